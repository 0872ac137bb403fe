//! Tells a program that watches what can be done in the window, and where: a line of JSON for every
//! change. Tests and robots play by it with a real mouse.

use crate::board::{self, Point};
use crate::book::BookPage;
use crate::common::{FrameSet, Notice, PlaqueAreas, Screen, Visit};
use crate::panels::{Offers, PanelAction, SettingsPage};
use crate::rules::{KingSpot, Place, Seat};
use crate::session::{Command, Secrecy};
use crate::stage::{
    HandReach, InHand, Obstacle, OnRail, PictureUnready, StageCamera, court_yard, open_ground,
    provinces_yard,
};
use crate::table::gesture::Piece;
use crate::table::{Match, Show, Shown, Spot};
use crate::visitors::{BackstageWish, VisitorWish};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use serde::Serialize;
use serde_json::{Value, json};
use std::io::Write;

/// A point of the window in its own pixels.
type At = [i32; 2];

/// What can be done now.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a thing of its own that is so or not"
)]
struct Prompt {
    /// Nothing moves: the next line comes only if something happens.
    rests: bool,
    /// The window shows it.
    drawn: bool,
    screen: &'static str,
    /// At a fair: whether anybody is there.
    #[serde(skip_serializing_if = "Option::is_none")]
    visit: Option<&'static str>,
    size: [u32; 2],
    pointer: Option<At>,
    /// The left button of the mouse is down.
    pressed: bool,
    /// A piece is in the hand.
    holds: bool,
    #[serde(flatten)]
    game: Option<Standing>,
    curtain: Option<Seat>,
    /// The last thing the players were told at once.
    notice: Option<String>,
    notice_kind: Option<&'static str>,
    #[serde(flatten)]
    within_reach: WithinReach,
}

/// How the game stands.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
struct Standing {
    round: u8,
    phase: &'static str,
    /// Who decides.
    seat: Option<Seat>,
    /// How many decisions are written down.
    decided: usize,
    /// What happened is still being shown.
    busy: bool,
}

/// Everything that can be clicked or dropped on.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
struct WithinReach {
    buttons: Vec<ProbedButton>,
    pieces: Vec<ProbedPiece>,
    places: Vec<ProbedPlace>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct ProbedButton {
    #[serde(flatten)]
    wish: Value,
    at: At,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct ProbedPiece {
    piece: Value,
    at: At,
    /// Places where it may go.
    to: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct ProbedPlace {
    place: String,
    at: At,
    /// Some piece may go there, or it can be chosen by a click.
    legal: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Told>()
        .add_systems(Last, (hear, tell).chain().in_set(FrameSet::Probe));
}

/// The last notice. Hands may write notices, so they are read on their own.
#[derive(Resource, Debug, Default)]
struct Told(Option<Notice>);

fn hear(mut notices: MessageReader<Notice>, mut told: ResMut<Told>) {
    if let Some(notice) = notices.read().last() {
        told.0 = Some(notice.clone());
    }
}

/// What the probe looks at, beside the table.
#[derive(SystemParam)]
struct ProbedTable<'w, 's> {
    screen: Res<'w, State<Screen>>,
    visit: Res<'w, State<Visit>>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    mouse: Res<'w, ButtonInput<MouseButton>>,
    in_hand: Res<'w, InHand>,
    on_table: Option<Res<'w, Match>>,
    shown: Option<Res<'w, Shown>>,
    show: Res<'w, Show>,
    secrecy: Res<'w, Secrecy>,
    offers: Res<'w, Offers>,
    plaques: Res<'w, PlaqueAreas>,
    rail: Res<'w, OnRail>,
    unready: Res<'w, PictureUnready>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<StageCamera>>,
}

/// Some frames pass until the renderer knows what it has to make ready.
const FIRST_FRAMES: u8 = 6;
/// So many frames later what is told now is in the window.
const SHOWS: u8 = 3;

fn tell(
    seen: ProbedTable,
    reach: HandReach,
    told: Res<Told>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut frames: Local<u8>,
    mut unchanged: Local<u8>,
    mut last: Local<Prompt>,
) {
    let Ok(window) = seen.windows.single() else {
        return;
    };
    *frames = frames.saturating_add(1);
    let mut prompt = seen.prompt(window, &reach);
    prompt.notice = told.0.as_ref().map(|notice| notice.text.clone());
    prompt.notice_kind = told.0.as_ref().map(|notice| notice.kind.name());
    let busy = prompt.game.as_ref().is_some_and(|game| game.busy);
    prompt.rests = *frames > FIRST_FRAMES
        && !seen.unready.waits()
        && !busy
        && prompt.screen == last.screen
        // Lifted in this frame, the curtain's button is still in the window.
        && prompt.curtain == last.curtain
        && prompt.within_reach == last.within_reach;
    prompt.drawn = last.drawn;
    if prompt == *last && prompt.rests {
        *unchanged = unchanged.saturating_add(1);
    } else {
        *unchanged = 0;
    }
    prompt.drawn = *unchanged >= SHOWS;
    if !prompt.drawn {
        redraw.write(RequestRedraw);
    }
    if prompt != *last {
        if let Ok(line) = serde_json::to_string(&prompt) {
            // Whoever no longer reads need not be told.
            let _ = writeln!(std::io::stdout().lock(), "{line}");
        }
        *last = prompt;
    }
}

impl ProbedTable<'_, '_> {
    fn prompt(&self, window: &Window, reach: &HandReach) -> Prompt {
        let scale = window.scale_factor();
        let at = |point: Vec2| (point * scale).round().as_ivec2().to_array();
        let table = self.on_table.as_deref().zip(self.shown.as_deref());
        let game = table.map(|(on_table, shown)| Standing {
            round: shown.game().round(),
            phase: shown.game().phase().name(),
            seat: shown.game().to_act(),
            decided: on_table
                .file
                .as_ref()
                .map_or(0, |_| on_table.history.decision_count()),
            // A scene that is skipped goes on by itself between two steps.
            busy: self.show.busy || on_table.now().proceeds(),
        });
        let buttons = self.offers.0.iter().map(|(wish, rect)| ProbedButton {
            wish: name(wish),
            at: at(rect.center()),
        });
        let mut within_reach = WithinReach {
            buttons: buttons.collect(),
            ..default()
        };
        if *self.screen.get() == Screen::Playing && reach.open() {
            within_reach.pieces = self.pieces(reach, at);
            within_reach.places = self.places(reach, at);
        }
        Prompt {
            screen: self.screen.get().name(),
            visit: (*self.visit.get() != Visit::AtHome).then(|| self.visit.get().name()),
            size: [
                window.resolution.physical_width(),
                window.resolution.physical_height(),
            ],
            pointer: window.cursor_position().map(at),
            pressed: self.mouse.pressed(MouseButton::Left),
            holds: !self.in_hand.is_empty(),
            game,
            curtain: self.secrecy.curtain,
            within_reach,
            ..default()
        }
    }

    fn pieces(&self, reach: &HandReach, at: impl Fn(Vec2) -> At) -> Vec<ProbedPiece> {
        let movable = reach.movable().into_iter();
        let pieces = movable.filter_map(|(entity, piece)| {
            let to = self.spots().into_iter();
            let to = to.filter(|&spot| reach.possible().may_go(piece, spot));
            Some(ProbedPiece {
                piece: piece_name(piece),
                at: at(reach.on_screen(entity)?),
                to: to.map(spot_name).collect(),
            })
        });
        let mut pieces: Vec<ProbedPiece> = pieces.collect();
        pieces.sort_by_key(|movable| movable.piece.to_string());
        pieces
    }

    fn places(&self, reach: &HandReach, at: impl Fn(Vec2) -> At) -> Vec<ProbedPlace> {
        let standing = reach.standing();
        let targets = self.spots().into_iter().filter_map(|spot| {
            Some(ProbedPlace {
                place: spot_name(spot),
                at: at(self.touched_at(spot, &standing)?),
                legal: reach.possible().is_target(spot),
            })
        });
        targets.collect()
    }

    /// All that pieces can be brought to.
    fn spots(&self) -> Vec<Spot> {
        let Some(shown) = &self.shown else {
            return Vec::new();
        };
        let game = shown.game();
        let rules = game.rules();
        let places = Place::ALL.into_iter().map(Spot::Place);
        let abroad = [KingSpot::France, KingSpot::Portugal].map(Spot::of_king);
        let abroad = abroad.into_iter().filter(|_| rules.new_regent);
        let courts = game.seats().map(Spot::Court);
        let provinces = game.colours().map(Spot::Provinces);
        places
            .chain(abroad)
            .chain(courts)
            .chain(provinces)
            .collect()
    }

    /// Where a spot can be touched and no piece stands: its name, the tower's walls, a tray.
    fn touched_at(&self, spot: Spot, standing: &[Obstacle]) -> Option<Vec2> {
        const TRAY: f32 = -0.14;
        const LAND: f32 = 0.12;
        let players = self.shown.as_ref()?.game().players();
        let (camera, eye) = self.cameras.single().ok()?;
        let project = |at: Vec3| camera.world_to_viewport(eye, at).ok();
        let (Point { x, y }, height) = match spot {
            Spot::Place(place) => return open_ground(place, standing, project),
            Spot::Abroad(_) => (board::king_place(spot.as_king()?), LAND),
            Spot::Court(seat) | Spot::Provinces(seat) if self.rail.0 != Some(seat) => {
                // Other players' pieces are brought to their slips.
                let plaque = self.plaques.0.iter().find(|(whose, _)| *whose == seat);
                return plaque.map(|(_, area)| area.center());
            }
            Spot::Court(seat) => (court_yard(seat, players, *self.rail).area.centre, TRAY),
            Spot::Provinces(seat) => (provinces_yard(seat, players, *self.rail).area.centre, TRAY),
            _ => return None,
        };
        project(Vec3::new(x, height, -y))
    }
}

fn spot_name(spot: Spot) -> String {
    match spot {
        Spot::Place(place) => place.name().to_owned(),
        Spot::Abroad(country) => country.king_spot().name().to_owned(),
        Spot::Court(seat) => format!("Court {}", seat.index()),
        Spot::Provinces(seat) => format!("Provinces {}", seat.index()),
        Spot::Hand(seat) => format!("Hand {}", seat.index()),
        Spot::Before(seat) => format!("Before {}", seat.index()),
        Spot::Beside => "Beside".to_owned(),
        Spot::Stack(stack) => format!("Stack {}", stack.index()),
        Spot::FaceUp(stack) => format!("FaceUp {}", stack.index()),
        Spot::Discarded => "Discarded".to_owned(),
        Spot::Track(points) => format!("Track {points}"),
        Spot::Round(round) => format!("Round {round}"),
        Spot::Scoring(round, space) => format!("Scoring {round} {space}"),
    }
}

fn piece_name(piece: Piece) -> Value {
    match piece {
        Piece::Caballero { whose, at } => json!({ "caballero": whose, "at": spot_name(at) }),
        Piece::Grande { whose } => json!({ "grande": whose }),
        Piece::King => json!("king"),
        Piece::Scoreboard(board) => json!({ "scoreboard": board.name() }),
    }
}

/// A button as `{"do": ..., "what": ...}`.
fn name(wish: &PanelAction) -> Value {
    let (action, what) = match wish {
        PanelAction::Decide(decision) => ("decide", json!(decision)),
        PanelAction::Ask(command) => match command {
            // The deal by chance is another in every frame.
            Command::Begin { keepers, .. } => ("begin", json!(keepers)),
            Command::HandOver { seat, keeper } => ("hand-over", json!([seat, keeper])),
            other => ("ask", json!(other.name())),
        },
        PanelAction::Choose(decision) => ("choose", json!(decision)),
        PanelAction::OpenLog(open) => ("log", json!(open)),
        PanelAction::Hurry(hurry) => ("hurry", json!(hurry.name())),
        PanelAction::Lift => ("lift", Value::Null),
        PanelAction::Turn(screen) => ("turn", json!(screen.name())),
        PanelAction::OpenMenu(paused) => ("pause", json!(paused)),
        PanelAction::TurnPage(page) => ("turn-page", json!(page.map(SettingsPage::name))),
        PanelAction::OpenBook(page) => ("book", json!(page.map(BookPage::key))),
        PanelAction::Insist => ("insist", Value::Null),
        PanelAction::Reconsider => ("reconsider", Value::Null),
        PanelAction::Heard(hint) => ("heard", json!(hint.name())),
        PanelAction::TurnBack => ("turn-back", Value::Null),
        PanelAction::CloseBook => ("close-book", Value::Null),
        PanelAction::PointOut(place) => ("point-out", json!(place)),
        PanelAction::ShowWay(from, to) => ("show-way", json!([from, to])),
        PanelAction::AskTwice(_) => ("ask-twice", Value::Null),
        PanelAction::WhyNot(_) => ("why-not", Value::Null),
        PanelAction::AskAdvice => ("ask-advice", Value::Null),
        PanelAction::Audit(open) => ("audit", json!(open)),
        PanelAction::LookFromAbove(above) => ("look-from-above", json!(above)),
        PanelAction::TurnDisc(region) => ("turn-disc", json!(region)),
        PanelAction::Muster(count) => ("muster", json!(count)),
        PanelAction::LayReady(modifier) => ("lay-ready", json!(modifier)),
        PanelAction::ListKeepers(seat) => ("list-keepers", json!(seat)),
        PanelAction::Keep(seat, keeper) => ("keep", json!([seat, keeper])),
        PanelAction::ShowMore(more) => ("show-more", json!(more)),
        PanelAction::Rounds(length) => ("rounds", json!(length)),
        PanelAction::Wish(VisitorWish::Backstage(BackstageWish::Digit(digit))) => {
            ("digit", json!(digit))
        }
        PanelAction::Wish(wish) => ("wish", json!(wish.name())),
        PanelAction::TurnAudience => ("audience", Value::Null),
        PanelAction::WriteSeed(written) => ("write-seed", json!(written)),
    };
    json!({ "do": action, "what": what })
}
