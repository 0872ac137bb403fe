//! An announced step hovers over its target until nobody objects any more.

use super::reach::Looked;
use super::{height, on_board};
use crate::board::{self, Point, tray};
use crate::rules::{Deed, Game, Place, Step};
use crate::table::gesture::Piece;
use crate::table::{
    Caballero, Grande, Journey, King, Match, MobileScoreboard, Occupants, Spot, Spots, journeys,
};
use bevy::prelude::*;

/// Held in the air here instead of standing in its place.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) struct Hovering(pub(super) Transform);

/// The place an announced step is about, if it moves no piece there.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Announced(pub(super) Option<Place>);

const LIFT: f32 = 1.0;
/// Side by side where several go together.
const APART: f32 = 0.34;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Announced>()
        .add_systems(Update, hover.after(Looked));
}

/// What waits for objections.
pub(super) fn deed(game: &Game) -> Option<Deed> {
    match game.pending().top() {
        Some(Step::Objections { deed, .. } | Step::Answer { deed, .. }) => Some(deed),
        _ => None,
    }
}

pub(super) fn hover(
    on_table: Option<Res<Match>>,
    spots: Res<Spots>,
    occupants: Query<&Occupants>,
    kinds: Query<(
        Option<&Caballero>,
        Option<&Grande>,
        Has<King>,
        Option<&MobileScoreboard>,
    )>,
    hovering: Query<Entity, With<Hovering>>,
    mut announced: ResMut<Announced>,
    mut commands: Commands,
) {
    let Some(on_table) = on_table else { return };
    if !on_table.is_changed() {
        return;
    }
    for piece in &hovering {
        commands.entity(piece).remove::<Hovering>();
    }
    let game = &on_table.game;
    let deed = deed(game);
    announced.set_if_neq(Announced(deed.and_then(place_of)));
    let journeys = deed.map_or_else(Vec::new, |deed| journeys(game.actor(), deed));
    let mut nth = 0_u8;
    for journey in journeys {
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
        for piece in pieces.filter(fits).take(journey.count.into()) {
            let mut over = on_board(anchor(&journey, game.players()), height::LAND + LIFT);
            over.x += f32::from(nth) * APART;
            nth += 1;
            commands
                .entity(piece)
                .insert(Hovering(Transform::from_translation(over)));
        }
    }
}

fn anchor(journey: &Journey, players: usize) -> Point {
    match (journey.to, journey.piece) {
        (Spot::Place(place), Piece::Caballero { whose, .. }) => {
            board::caballeros_in(place, whose).middle()
        }
        (Spot::Place(place), _) => board::label_of(place).centre,
        (Spot::Court(seat), _) => tray(seat, players).court.area.centre,
        (Spot::Provinces(seat), _) => tray(seat, players).provinces.area.centre,
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
