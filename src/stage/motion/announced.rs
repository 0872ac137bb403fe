//! An announced step hovers over its target until nobody objects any more.

use crate::board::{self, Point, tray};
use crate::common::{FrameSet, Settings};
use crate::rules::{Deed, Game, Place, Seat, Step};
use crate::stage::motion::choreography::Manner;
use crate::stage::motion::flights::InFlight;
use crate::stage::{height, on_board};
use crate::table::gesture::Piece;
use crate::table::{
    Caballero, Grande, Inbox, Journey, King, Match, MobileScoreboard, Occupants, Shown, Spot,
    Spots, journeys,
};
use bevy::prelude::*;

/// Held in the air here instead of standing in its place.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Hovering(pub(crate) Transform);

/// The step that waits for objections, as far as it has been shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Announced {
    step: Option<(Seat, Deed)>,
    /// Where everybody looks: over the pieces held up, over the place, or over the card.
    stage: Option<Vec3>,
}

impl Announced {
    /// The place it is about, if it moves no piece there.
    pub(crate) fn place(&self) -> Option<Place> {
        self.step.and_then(|(_, deed)| place_of(deed))
    }

    /// Stays where it was until something else is announced: a seal lies there for a while.
    pub(crate) const fn stage(&self) -> Option<Vec3> {
        self.stage
    }
}

const LIFT: f32 = 1.0;
/// Side by side where several go together.
const APART: f32 = 0.34;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Announced>()
        .add_systems(Update, (follow, hover).chain().in_set(FrameSet::Announce));
}

/// What waits for objections in a game.
fn waiting(game: &Game) -> Option<(Seat, Deed)> {
    match game.pending().top() {
        Some(Step::Objections { deed, .. } | Step::Answer { deed, .. }) => {
            Some((game.actor(), deed))
        }
        _ => None,
    }
}

/// What is held up is what the game waits for at the moment that is shown. A Veto leaves it in the
/// air until it is clear whether it stands.
fn follow(
    on_table: Option<Res<Match>>,
    shown: Option<Res<Shown>>,
    mut announced: ResMut<Announced>,
) {
    let step = on_table
        .zip(shown)
        .and_then(|(on_table, shown)| waiting(on_table.history.after(shown.begun())));
    if announced.step != step {
        announced.step = step;
    }
}

fn hover(
    shown: Option<Res<Shown>>,
    settings: Res<Settings>,
    inbox: Res<Inbox>,
    spots: Res<Spots>,
    occupants: Query<&Occupants>,
    kinds: Query<(
        Option<&Caballero>,
        Option<&Grande>,
        Has<King>,
        Option<&MobileScoreboard>,
    )>,
    hovering: Query<(Entity, &Transform, Has<InFlight>), With<Hovering>>,
    mut announced: ResMut<Announced>,
    mut held: Local<Option<(Seat, Deed)>>,
    mut commands: Commands,
) {
    let Some(shown) = shown else { return };
    // Pieces of another table are not held up any more.
    let lost = hovering.is_empty() && shown.is_changed();
    if *held == announced.step && !lost {
        return;
    }
    *held = announced.step;
    let back = Manner::TakenBack.staged(&settings);
    for (nth, (piece, &from, flies)) in hovering.iter().enumerate() {
        commands.entity(piece).remove::<Hovering>();
        // What was done flies on by itself; what was forbidden goes back.
        if !flies {
            commands
                .entity(piece)
                .insert(InFlight::new(from, back, nth));
        }
    }
    let Some((by, deed)) = announced.step else {
        return;
    };
    let players = shown.game().players();
    let mut sum = Vec3::ZERO;
    let mut nth = 0_u8;
    for journey in journeys(by, deed) {
        let there = spots.get(journey.from);
        let there = there.and_then(|spot| occupants.get(spot).ok());
        let pieces = there.into_iter().flat_map(|there| there.pieces().rev());
        let fits = |piece: &Entity| match (journey.piece, kinds.get(*piece)) {
            (Piece::Caballero { whose, .. }, Ok((Some(c), ..))) => c.seat == whose,
            (Piece::Grande { whose }, Ok((_, Some(grande), ..))) => grande.seat == whose,
            (Piece::King, Ok((_, _, king, _))) => king,
            (Piece::Scoreboard(board), Ok((.., Some(tile)))) => tile.0 == board,
            _ => false,
        };
        let mut pieces: Vec<Entity> = pieces.filter(fits).collect();
        // The one somebody moved by hand goes first.
        pieces.sort_by_key(|&piece| Some(piece) != inbox.moved_piece());
        for piece in pieces.into_iter().take(journey.count.into()) {
            let mut over = on_board(anchor(&journey, players), height::LAND + LIFT);
            over.x += f32::from(nth) * APART;
            nth += 1;
            sum += over;
            commands
                .entity(piece)
                .insert(Hovering(Transform::from_translation(over)));
        }
    }
    announced.stage = Some(match (nth, announced.place()) {
        (1.., _) => sum / f32::from(nth),
        (0, Some(place)) => on_board(board::label_of(place).centre, height::LAND),
        (0, None) => on_board(tray(by, players).taken.centre, height::TABLE),
    });
}

fn anchor(journey: &Journey, players: usize) -> Point {
    match (journey.to, journey.piece) {
        (Spot::Place(place), Piece::Caballero { whose, .. }) => {
            board::caballeros_in(place, whose).middle()
        }
        (Spot::Place(place), _) => board::label_of(place).centre,
        (Spot::Court(seat), _) => tray(seat, players).court.area.centre,
        (Spot::Provinces(seat), _) => tray(seat, players).provinces.area.centre,
        (abroad @ Spot::Abroad(_), _) => abroad
            .as_king()
            .map_or(Point::new(0.0, 0.0), board::king_place),
        _ => Point::new(0.0, 0.0),
    }
}

fn place_of(deed: Deed) -> Option<Place> {
    match deed {
        Deed::ScorePlace { place } => Some(place),
        Deed::Pay(payment) => Some(payment.place),
        Deed::OpenCastillo => Some(Place::Castillo),
        Deed::Evict { from } => Some(from.place()),
        _ => None,
    }
}
