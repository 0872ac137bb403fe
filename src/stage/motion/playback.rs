//! Shows what happened, one beat after the other. It owns time: the game waits until it is done.

use crate::common::{FrameSet, Hurry, Settings, ShownFor, Viewing};
use crate::history::{drawn_level, lead_taken};
use crate::opponents::Keepers;
use crate::rules::{GameEvent, Reason, Seat};
use crate::session::Repetition;
use crate::sound::Sound;
use crate::stage::cinema::race::{RACE, Runner};
use crate::stage::cinema::tumble::Tumbling;
use crate::stage::motion::announced::Hovering;
use crate::stage::motion::choreography::{Choreographer, reading_time};
use crate::stage::motion::flights::InFlight;
use crate::stage::motion::scene::{Act, Scene};
use crate::stage::motion::sounds::{self, PlaySound};
use crate::stage::motion::staging::Paraded;
use crate::table::gesture::Piece;
use crate::table::{
    GeneralScoring, Journey, Match, PieceMove, Show, Shown, Spot, chosen_ways, land, next_event,
    show_next, show_until,
};
use bevy::log::tracing::field::{Empty, debug};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

/// The beat being shown.
#[derive(Resource, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a thing of its own that is so or not"
)]
pub(crate) struct Playing {
    /// In seconds of showing time: until the next beat may begin, and until the pieces of this one
    /// have landed.
    left: f32,
    flies: f32,
    /// How fast that time goes by; none: all at once.
    pace: Option<f32>,
    /// Whose doing it is.
    seat: Option<Seat>,
    /// The ways pieces of this beat go, where everybody sees them first.
    ways: Vec<SeenWay>,
    /// What is heard when they leave, and in how many seconds.
    leaves: Option<(f32, Sound)>,
    /// The last way that was seen: what goes there again is known.
    last_way: Option<(Spot, Spot)>,
    known_way: bool,
    /// Nobody wants to see the rest of it.
    rush: bool,
    /// Everybody's points after an act are looked at, or have just been.
    takes_stock: bool,
    took_stock: bool,
}

impl Default for Playing {
    fn default() -> Self {
        Self {
            left: 0.0,
            flies: 0.0,
            pace: Some(1.0),
            seat: None,
            ways: Vec::new(),
            leaves: None,
            last_way: None,
            known_way: false,
            rush: false,
            takes_stock: false,
            took_stock: false,
        }
    }
}

impl Playing {
    /// How fast the time of the show goes by.
    pub(crate) fn pace(&self) -> f32 {
        self.pace.unwrap_or(f32::MAX)
    }

    /// The ways pieces go that are on their way now.
    pub(crate) fn ways(&self) -> &[SeenWay] {
        if self.flies > 0.0 { &self.ways } else { &[] }
    }

    /// Somebody went the same way just before.
    pub(crate) const fn known_way(&self) -> bool {
        self.known_way
    }

    /// Everybody's points after an act are looked at.
    pub(crate) const fn takes_stock(&self) -> bool {
        self.takes_stock
    }
}

/// A way that is seen before pieces go it.
#[derive(Clone, Debug)]
pub(crate) struct SeenWay {
    pub(crate) piece: Piece,
    pub(crate) pieces: Vec<Entity>,
    pub(crate) ends: (Spot, Spot),
    /// Where the middle of the first of them was.
    pub(crate) from: Vec3,
}

/// How long a way is seen before anything goes it, and how long if it was seen just before.
const WAY: f32 = 0.8;
const KNOWN_WAY: f32 = 0.25;

/// How long after their ways are seen caballeros ride out of the tower, and one colour after another.
const MARCH_BEGINS: f32 = 0.6;
const MARCH_GAP: f32 = 0.8;

/// How long the standing after an act can be read, where no markers run.
const STANDING: f32 = 1.8;

fn stock_takes(scene: &Scene, unmoved: bool) -> f32 {
    match scene.act {
        Some(Act::Regions) if !unmoved => RACE,
        _ => STANDING,
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Playing>()
        .add_systems(Update, (hurry, play).chain().in_set(FrameSet::Show));
}

/// Those who tie are paid together, and all colours leave the tower together.
fn together(one: &GameEvent, other: &GameEvent) -> bool {
    let tie = |event: &GameEvent| match *event {
        GameEvent::Points {
            place,
            reason: Reason::Tie { position },
            ..
        } => Some((place, position)),
        _ => None,
    };
    let marches = |event: &GameEvent| matches!(event, GameEvent::Marched { .. });
    (tie(one).is_some() && tie(one) == tie(other)) || (marches(one) && marches(other))
}

/// Who does this, where it is told.
const fn doer(event: &GameEvent) -> Option<Seat> {
    match *event {
        GameEvent::Bid { seat, .. }
        | GameEvent::TurnBegan { seat }
        | GameEvent::Recruited { seat, .. }
        | GameEvent::CardTaken { seat, .. }
        | GameEvent::Placed { seat, .. }
        | GameEvent::ActionBegan { seat, .. }
        | GameEvent::VetoPlayed { seat, .. }
        | GameEvent::VetoAnswered { seat, .. }
        | GameEvent::DiscSet { seat }
        | GameEvent::Announced { by: seat, .. }
        | GameEvent::Done { by: seat, .. } => Some(seat),
        _ => None,
    }
}

/// A click on the board or the space bar ends what is being shown, Escape all of it.
fn hurry(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    wants: Option<Res<EguiWantsInput>>,
    mut asked: MessageReader<Hurry>,
    show: Res<Show>,
    mut playing: ResMut<Playing>,
    mut flights: Query<&mut InFlight>,
) {
    let asked = asked.read().last().copied();
    if !show.busy {
        return;
    }
    let pressed = |key| keys.as_ref().is_some_and(|keys| keys.just_pressed(key));
    let over_panel = wants.is_some_and(|wants| wants.is_pointer_over_area());
    let clicked = buttons.is_some_and(|buttons| buttons.just_pressed(MouseButton::Left));
    if pressed(KeyCode::Escape) || asked == Some(Hurry::Skip) {
        playing.rush = true;
    }
    if asked.is_some()
        || pressed(KeyCode::Space)
        || pressed(KeyCode::Escape)
        || (clicked && !over_panel)
    {
        (playing.left, playing.flies) = (0.0, 0.0);
        playing.leaves = None;
        flights.iter_mut().for_each(|mut flight| flight.finish());
    }
}

fn play(world: &mut World) {
    if !world.resource::<Show>().busy {
        world
            .resource_mut::<Playing>()
            .bypass_change_detection()
            .left = 0.0;
        return;
    }
    let until = world.get_resource::<Repetition>().map(Repetition::end);
    let until = until.unwrap_or(usize::MAX);
    if world.resource::<Show>().instant || world.resource::<Playing>().rush {
        show_until(world, until);
        let goes_on = |on_table: &Match| on_table.now().proceeds();
        let goes_on = world.get_resource::<Match>().is_some_and(goes_on);
        let mut playing = world.resource_mut::<Playing>();
        playing.left = 0.0;
        // A scene goes through many steps of the rules: all of it is skipped.
        playing.rush &= goes_on;
        return rest(world);
    }
    let seconds = world.resource::<Time>().delta_secs();
    let mut playing = world.resource_mut::<Playing>();
    let step = seconds * playing.pace();
    playing.left -= step;
    playing.flies -= step;
    if let Some((left, _)) = &mut playing.leaves {
        *left -= step;
    }
    let leaves = playing.leaves.take_if(|(left, _)| *left <= 0.0);
    let lands = playing.flies <= 0.0;
    world.write_message_batch(leaves.map(|(_, sound)| PlaySound(sound)));
    if lands {
        land(world);
    }
    while world.resource::<Playing>().left <= 0.0 {
        land(world);
        let scene = scene(world);
        let pace = pace(world, &scene);
        let next = next_event(world, until);
        let unmoved = world.resource::<Settings>().reduced_motion;
        let mut playing = world.resource_mut::<Playing>();
        playing.pace = pace;
        playing.takes_stock = false;
        let Some(next) = next else {
            playing.left = 0.0;
            return rest(world);
        };
        let takes_stock = !std::mem::replace(&mut playing.took_stock, false)
            && next.is_some_and(|next| scene.ends_act(&next));
        if takes_stock {
            playing.took_stock = true;
            playing.takes_stock = true;
            playing.left = pace.map_or(0.0, |_| stock_takes(&scene, unmoved));
        } else {
            begin_beat(world, until);
        }
    }
}

/// Nothing is being shown any more, unless it is the end of something that is shown again.
fn rest(world: &mut World) {
    if *world.resource::<State<Viewing>>().get() == Viewing::Game {
        world.resource_mut::<Show>().busy = false;
    }
}

/// The scene as far as it has been shown.
fn scene(world: &World) -> Scene {
    let on_table = world.get_resource::<Match>();
    let shown = world.get_resource::<Shown>();
    on_table
        .zip(shown)
        .map_or_else(Scene::default, |(on_table, shown)| {
            Scene::after(on_table.history.events(shown.begun()))
        })
}

/// How fast what comes now is shown; none: at once.
fn pace(world: &World, scene: &Scene) -> Option<f32> {
    let keepers = world.resource::<Keepers>();
    let general = world.contains_resource::<State<GeneralScoring>>();
    let shown_for = match world.resource::<Playing>().seat {
        _ if scene.active || general => ShownFor::Scoring,
        Some(seat) if !keepers.of(seat).is_human() => ShownFor::Others,
        _ => ShownFor::Own,
    };
    let again = world.get_resource::<Repetition>();
    // What is asked for again is wanted to be seen.
    let pace = world.resource::<Settings>().pace(shown_for);
    pace.or(again.map(|_| 1.0))
}

/// Begins the next beat, with all that is shown together with it.
fn begin_beat(world: &mut World, until: usize) {
    let span = debug_span!("beat", event = Empty).entered();
    // Of flights that are shown together.
    let mut longest: f32 = 0.0;
    world.resource_mut::<Playing>().ways.clear();
    while let Some(beat) = show_next(world) {
        let Some(event) = beat.event else {
            break;
        };
        span.record("event", debug(event));
        let mut playing = world.resource_mut::<Playing>();
        playing.seat = doer(&event).or(playing.seat);
        let lead = lead_in(world, &event, &beat.moves);
        let mut playing = world.resource_mut::<Playing>();
        let sound = sounds::of_event(&event).filter(|_| playing.pace.is_some());
        if lead > 0.0 {
            playing.leaves = sound.map(|sound| (lead, sound));
        } else {
            world.write_message_batch(sound.map(PlaySound));
        }
        longest = longest.max(fly(world, &event, &beat.moves, lead));
        let next = next_event(world, until).flatten();
        if next.is_none_or(|next| !together(&event, &next)) {
            let shown = world.resource::<Playing>().pace.is_some();
            let left = if shown {
                let unmoved = world.resource::<Settings>().reduced_motion;
                longest + reading_time(&event, unmoved) + lead_changes(world)
            } else {
                0.0
            };
            let mut playing = world.resource_mut::<Playing>();
            playing.flies = if shown { longest } else { 0.0 };
            playing.left = left;
            break;
        }
    }
}

/// Who takes the lead in a scoring or draws level is told, and heard: how much longer that takes.
fn lead_changes(world: &mut World) -> f32 {
    const TOLD: f32 = 1.1;
    let (Some(on_table), Some(shown)) =
        (world.get_resource::<Match>(), world.get_resource::<Shown>())
    else {
        return 0.0;
    };
    let Some(happened) = on_table.history.happenings().get(..shown.begun()) else {
        return 0.0;
    };
    if lead_taken(happened)
        .or_else(|| drawn_level(happened))
        .is_none()
    {
        return 0.0;
    }
    world.write_message(PlaySound(Sound::LeadChanges));
    TOLD
}

/// Lets everybody see where pieces will go that no hand at this table moves, and tells for how long
/// before they do. What was announced has been seen already.
fn lead_in(world: &mut World, event: &GameEvent, moves: &[PieceMove]) -> f32 {
    let ways = seen_ways(world, event, moves);
    let announced = |moved: &PieceMove| world.get::<Hovering>(moved.piece).is_some();
    let announced = moves.iter().any(announced);
    let mut playing = world.resource_mut::<Playing>();
    if matches!(event, GameEvent::Marched { .. }) {
        // Colours ride off one after the other.
        let before = f32::from(playing.ways.len() as u8);
        playing.ways.extend(ways);
        let shown = playing.pace.is_some() && !world.resource::<Settings>().reduced_motion;
        return if shown {
            MARCH_BEGINS + before * MARCH_GAP
        } else {
            0.0
        };
    }
    let first = ways.first().map(|way| way.ends);
    playing.known_way = announced || (first.is_some() && first == playing.last_way);
    playing.last_way = first;
    playing.ways.extend(ways);
    match (first, announced, playing.known_way) {
        (None, ..) | (_, true, _) => 0.0,
        (_, _, true) => KNOWN_WAY,
        _ => WAY,
    }
}

fn seen_ways(world: &World, event: &GameEvent, moves: &[PieceMove]) -> Vec<SeenWay> {
    let playing = world.resource::<Playing>();
    let keepers = world.resource::<Keepers>();
    let by_hand = doer(event).is_none_or(|seat| keepers.of(seat).is_human());
    let again = world.contains_resource::<Repetition>();
    let marches = matches!(event, GameEvent::Marched { .. });
    if playing.pace.is_none() || (by_hand && !again && !marches) {
        return Vec::new();
    }
    let seen = |way: Journey| {
        let goes = |moved: &&PieceMove| (moved.from, moved.to) == (way.from, way.to);
        let pieces: Vec<Entity> = moves.iter().filter(goes).map(|m| m.piece).collect();
        let from = world.get::<Transform>(*pieces.first()?)?.translation;
        Some(SeenWay {
            piece: way.piece,
            pieces,
            ends: (way.from, way.to),
            from,
        })
    };
    chosen_ways(event).into_iter().filter_map(seen).collect()
}

/// Sends the pieces of a beat on their way, and tells when the last of them lands.
fn fly(world: &mut World, event: &GameEvent, moves: &[PieceMove], lead: f32) -> f32 {
    let manner = world.resource::<Choreographer>().manner(event);
    let line = manner.staged(world.resource::<Settings>());
    let at_once = world.resource::<Playing>().pace.is_none();
    let mut longest: f32 = 0.0;
    for (nth, moved) in moves.iter().enumerate() {
        let Some(&from) = world.get::<Transform>(moved.piece) else {
            continue;
        };
        // Whoever waits for the race does not run before.
        let waits = world.get::<Runner>(moved.piece).is_some();
        if waits && world.get::<Paraded>(moved.piece).is_some() {
            continue;
        }
        let mut flight = InFlight::new(from, line.between(moved.from, moved.to), nth);
        if lead > 0.0 {
            flight = flight.led(lead);
        }
        longest = longest.max(flight.ends());
        if at_once {
            flight.finish();
        }
        world
            .entity_mut(moved.piece)
            .remove::<(Paraded, Tumbling)>()
            .insert(flight);
    }
    longest
}
