//! Plays the script frame by frame and keeps what is drawn.

use super::reel::{NoFilm, Reel};
use super::script::{Script, Shot};
use crate::app::{NoWindow, Sight, engine, game, guarded, make_ready};
use crate::common::{CleanPicture, Settings};
use crate::panels::PanelCamera;
use crate::record::Record;
use crate::rules::{Decision, Setup};
use crate::session::{Command, Secrecy};
use crate::sound::{Cue, Sound, Soundtrack};
use crate::stage::{Overheard, StageCamera};
use crate::table::{Inbox, Match, awaits_decision};
use bevy::camera::{ImageRenderTarget, RenderTarget};
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy::window::WindowResolution;
use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Duration;

/// What is to be filmed, and how.
#[derive(Clone, Debug)]
pub struct Film {
    pub record: Record,
    pub folder: PathBuf,
    /// No more pictures than this.
    pub most: u32,
    /// In pixels.
    pub size: (u32, u32),
    /// How much quicker a scoring is told than at the table.
    pub speed: f32,
    /// All of the game, and not only one turn and one scoring.
    pub whole: bool,
}

impl Film {
    pub const SIZE: (u32, u32) = (640, 360);
    pub const FRAMES_A_SECOND: u32 = 12;
    pub const MOST: u32 = 300;
    /// A scoring is long: a short film tells it quicker than at the table.
    pub const SCORING_SPEED: f32 = 3.5;
    /// Panels and board are laid out as in a window so high, at least.
    const LAID_OUT: f32 = 720.0;

    /// Pixels of the film for one of the layout.
    fn scale(&self) -> f32 {
        (f32::from(self.size.1 as u16) / Self::LAID_OUT).min(1.0)
    }

    /// What lies between the scorings of a whole game is told in quick motion.
    fn settings(&self) -> Settings {
        let others = if self.whole { QUICK } else { 1.0 };
        Settings {
            speed: others,
            others_speed: others,
            scoring_speed: self.speed,
            ..default()
        }
    }

    /// Of all pictures, those kept for the scoring.
    const fn for_scoring(&self) -> u32 {
        self.most * 19 / 30
    }
}

/// How much quicker turns are told in a whole film.
const QUICK: f32 = 4.0;
/// Frames between two decisions, so that they can be followed.
const BETWEEN: u32 = 3;
/// Frames on which a shot begins and ends.
const HOLDS: u32 = 8;
/// Frames until everything that is shown from the start lies where it belongs.
const SETTLES: u32 = 12;
/// Pictures come back from the renderer some frames later; never so many.
const COMES_BACK: u32 = 60;

/// Shoots the film, and tells how many of how many pictures it has.
pub fn shoot(film: &Film, progress: impl FnMut(u32, u32)) -> Result<Reel, NoFilm> {
    let shots = if film.whole {
        Script::whole(&film.record).map(|shot| vec![shot])
    } else {
        Script::of(&film.record).map(Script::shots)
    };
    let shots = shots.map_err(|error| NoFilm::Unplayable(error.to_string()))?;
    if shots.iter().all(|shot| shot.decisions.is_empty()) {
        return Err(NoFilm::NothingToShow);
    }
    let reel = Reel::new(&film.folder)?;
    let setup = film.record.header().setup.clone();
    let mut cues = Vec::new();
    let shooting = guarded(|| {
        let mut set = FilmSet::build(film, reel.clone(), progress);
        let many = shots.len();
        for (index, shot) in shots.into_iter().enumerate() {
            let last = index + 1 == many;
            let until = match (last, film.most) {
                (true, most) => most,
                (false, most) => most - film.for_scoring(),
            };
            set.shoot(setup.clone(), shot, until);
        }
        set.wrap();
        cues = std::mem::take(&mut set.cues);
    });
    shooting.map_err(|reason| NoFilm::NoDriver(NoWindow::because(reason)))?;
    reel.keep_sound(&soundtrack(cues, reel.pictures()));
    match reel.failure() {
        Some(failure) => Err(failure),
        None => Ok(reel),
    }
}

/// When a picture is shown.
fn second(picture: u32) -> f32 {
    (f64::from(picture) / f64::from(Film::FRAMES_A_SECOND)) as f32
}

/// What is heard in a film of so many pictures.
fn soundtrack(cues: Vec<(f32, Cue)>, pictures: u32) -> Soundtrack {
    let room = (0.0, Cue::Hold(Sound::RoomTone));
    Soundtrack {
        length: second(pictures),
        cues: std::iter::once(room).chain(cues).collect(),
        levels: Soundtrack::FULL,
    }
}

/// The engine with the camera rolling.
struct FilmSet<P> {
    app: App,
    target: RenderTarget,
    reel: Reel,
    asked: u32,
    most: u32,
    /// Of a whole game: how many decisions have been shown, of how many.
    decided: Option<(u32, u32)>,
    progress: P,
    /// What was heard, and at which second of the film.
    cues: Vec<(f32, Cue)>,
}

impl<P: FnMut(u32, u32)> FilmSet<P> {
    fn build(film: &Film, reel: Reel, progress: P) -> Self {
        let (width, height) = film.size;
        let window = Window {
            resolution: WindowResolution::new(width, height)
                .with_scale_factor_override(film.scale()),
            ..default()
        };
        let mut app = engine(window, Sight::Picture);
        app.insert_resource(ClearColor(Color::srgb(0.09, 0.06, 0.04)))
            .add_plugins(game)
            .init_resource::<Overheard>()
            .init_resource::<CleanPicture>()
            // A second of the film is a second, however long a picture takes.
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f64(
                1.0 / f64::from(Film::FRAMES_A_SECOND),
            )))
            .insert_resource(film.settings());
        make_ready(&mut app);
        app.update();
        let world = app.world_mut();
        let empty = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
        let canvas = world.resource_mut::<Assets<Image>>().add(empty);
        let mut found =
            world.query_filtered::<Entity, Or<(With<StageCamera>, With<PanelCamera>)>>();
        let eyes: Vec<Entity> = found.iter(world).collect();
        let target = RenderTarget::Image(ImageRenderTarget {
            handle: canvas,
            scale_factor: film.scale(),
        });
        for eye in eyes {
            world.entity_mut(eye).insert(target.clone());
        }
        Self {
            app,
            target,
            reel,
            asked: 0,
            most: film.most,
            decided: film.whole.then_some((0, 0)),
            progress,
            cues: Vec::new(),
        }
    }

    /// Puts the position up and lets it play, until it is told or the film runs out.
    fn shoot(&mut self, setup: Setup, shot: Shot, until: u32) {
        let game = Box::new(shot.opening);
        let put_up = Command::Show { setup, game };
        self.app.world_mut().write_message(put_up);
        for _ in 0..SETTLES {
            self.frame();
        }
        let mut decisions: VecDeque<Decision> = shot.decisions.into();
        let all = decisions.len() as u32;
        let between = if self.decided.is_some() { 0 } else { BETWEEN };
        let mut still = 0;
        let mut hold = HOLDS;
        // On a full disk nobody waits for the rest.
        while self.asked < until && self.reel.failure().is_none() {
            if awaits_decision(self.app.world()) {
                still += 1;
                if still > hold {
                    match decisions.pop_front() {
                        Some(decision) => {
                            self.app.world_mut().resource_mut::<Inbox>().offer(decision);
                        }
                        None => return,
                    }
                    still = 0;
                    hold = if decisions.is_empty() { HOLDS } else { between };
                    if let Some(decided) = &mut self.decided {
                        *decided = (all - decisions.len() as u32, all);
                    }
                }
            } else {
                still = 0;
            }
            self.keep();
            self.frame();
        }
    }

    fn frame(&mut self) {
        let world = self.app.world_mut();
        // Nobody sits here who might see a secret.
        let decides = world
            .get_resource::<Match>()
            .and_then(|on_table| on_table.now().to_act());
        *world.resource_mut::<Secrecy>() = Secrecy {
            trusted: decides,
            curtain: None,
        };
        self.app.update();
        let mut heard = self.app.world_mut().resource_mut::<Overheard>();
        let heard = std::mem::take(&mut heard.0);
        let now = second(self.asked.saturating_sub(1));
        self.cues.extend(heard.into_iter().map(|cue| (now, cue)));
        let (done, all) = self.decided.unwrap_or((self.reel.pictures(), self.most));
        (self.progress)(done, all);
    }

    /// Asks for a picture of the next frame.
    fn keep(&mut self) {
        self.asked += 1;
        let reel = self.reel.clone();
        self.app
            .world_mut()
            .spawn(Screenshot(self.target.clone()))
            .observe(move |captured: On<ScreenshotCaptured>| reel.keep(&captured.image));
    }

    /// Waits for the pictures that are still on their way.
    fn wrap(&mut self) {
        for _ in 0..COMES_BACK {
            if self.reel.pictures() >= self.asked {
                break;
            }
            self.frame();
        }
        (self.progress)(self.asked, self.asked);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sound::{SAMPLE_RATE, measured};

    #[test]
    fn the_sound_is_as_long_as_the_film_and_not_silent() {
        let cues = vec![(0.0, Cue::Music(true)), (1.5, Cue::Play(Sound::GreatBell))];
        let pictures = 5 * Film::FRAMES_A_SECOND;
        let mixed = soundtrack(cues, pictures).mix();
        assert_eq!(mixed.samples.len(), 5 * SAMPLE_RATE as usize);
        assert_eq!(mixed.wav().len(), 44 + mixed.samples.len() * 2);
        assert!(measured(&mixed.samples).loudest > -30.0);
    }
}
