//! An announced step hovers over its target until nobody objects any more.

use super::choreography::Manner;
use super::playback::InFlight;
use super::reach::Looked;
use super::{height, on_board};
use crate::app::Settings;
use crate::board::{self, Point, tray};
use crate::rules::{Deed, Game, GameEvent, Place, Seat, Step};
use crate::table::gesture::Piece;
use crate::table::{
    Caballero, Grande, Journey, King, Match, MobileScoreboard, Occupants, Show, Spot, Spots, Story,
    journeys,
};
use bevy::prelude::*;

/// Held in the air here instead of standing in its place.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) struct Hovering(pub(super) Transform);

/// The step that waits for objections, as far as it has been shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Announced {
    step: Option<(Seat, Deed)>,
    /// Where everybody looks: over the pieces held up, over the place, or over the card.
    stage: Option<Vec3>,
}

impl Announced {
    /// What an event does to it. A Veto leaves it in the air until it is clear whether it stands.
    pub(super) fn follow(&mut self, event: &GameEvent) {
        match *event {
            GameEvent::Announced { by, deed } => self.step = Some((by, deed)),
            GameEvent::Done { .. }
            | GameEvent::Vetoed { .. }
            | GameEvent::ActionEnded { .. }
            | GameEvent::TurnBegan { .. }
            | GameEvent::RoundBegan { .. } => self.step = None,
            _ => {}
        }
    }

    /// The place it is about, if it moves no piece there.
    pub(super) fn place(&self) -> Option<Place> {
        self.step.and_then(|(_, deed)| place_of(deed))
    }

    /// Stays where it was until something else is announced: a seal lies there for a while.
    pub(super) const fn stage(&self) -> Option<Vec3> {
        self.stage
    }
}

const LIFT: f32 = 1.0;
/// Side by side where several go together.
const APART: f32 = 0.34;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Announced>()
        .add_systems(Update, (agree, hover).chain().after(Looked));
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

/// Once all has been shown, what is held up is what the game says: also in a game taken up in the
/// middle.
pub(super) fn agree(
    on_table: Option<Res<Match>>,
    show: Res<Show>,
    story: Res<Story>,
    mut announced: ResMut<Announced>,
) {
    let step = on_table.and_then(|on_table| waiting(&on_table.game));
    let shown = !show.busy && story.is_empty();
    if shown && announced.step != step {
        announced.step = step;
    }
}

pub(super) fn hover(
    on_table: Option<Res<Match>>,
    settings: Res<Settings>,
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
    let Some(on_table) = on_table else { return };
    // Pieces of another table are not held up any more.
    let lost = hovering.is_empty() && on_table.is_changed();
    if *held == announced.step && !lost {
        return;
    }
    *held = announced.step;
    let back = Manner::TakenBack.staged(&settings);
    for (nth, (piece, &from, flies)) in hovering.iter().enumerate() {
        commands.entity(piece).remove::<Hovering>();
        // What was done flies on by itself; what was forbidden goes back.
        if !flies {
            let flight = InFlight::new(from, back, nth).still_counted();
            commands.entity(piece).insert(flight);
        }
    }
    let Some((by, deed)) = announced.step else {
        return;
    };
    let game = &on_table.game;
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
        for piece in pieces.filter(fits).take(journey.count.into()) {
            let mut over = on_board(anchor(&journey, game.players()), height::LAND + LIFT);
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
        (0, None) => on_board(tray(by, game.players()).taken.centre, height::TABLE),
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
