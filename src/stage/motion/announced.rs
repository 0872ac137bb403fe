//! An announced step waits until nobody objects any more: its pieces are held up where they stand,
//! and an arc tells where they would go.

use crate::board::{self, tray};
use crate::common::{FrameSet, Settings};
use crate::rules::{Deed, Game, Place, Seat, Step};
use crate::stage::motion::choreography::Manner;
use crate::stage::motion::flights::InFlight;
use crate::stage::motion::pose::Target;
use crate::stage::{height, on_board};
use crate::table::gesture::Piece;
use crate::table::{
    Caballero, Grande, Inbox, Journey, King, Match, MobileScoreboard, Occupants, Shown, Spots,
    journeys,
};
use bevy::prelude::*;

/// Held in the air over its place instead of standing there.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Hovering;

impl Hovering {
    /// Where it is held, if that is its place.
    pub(crate) fn over(mut place: Transform) -> Transform {
        place.translation.y += LIFT;
        place
    }
}

/// Pieces that are held up together, and the way they would go.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct HeldUp {
    pub(crate) pieces: Vec<Entity>,
    pub(crate) journey: Journey,
}

/// The step that waits for objections, as far as it has been shown.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct Announced {
    step: Option<(Seat, Deed)>,
    /// Where everybody looks: over the pieces held up, over the place, or over the card.
    stage: Option<Vec3>,
    held_up: Vec<HeldUp>,
}

impl Announced {
    /// The place it is about, if it moves no piece there.
    pub(crate) fn place(&self) -> Option<Place> {
        self.step.and_then(|(_, deed)| place_of(deed))
    }

    /// Nobody knows yet whether it may happen.
    pub(crate) const fn waits(&self) -> bool {
        self.step.is_some()
    }

    /// What would move.
    pub(crate) fn held_up(&self) -> &[HeldUp] {
        &self.held_up
    }

    /// Stays where it was until something else is announced: a seal lies there for a while.
    pub(crate) const fn stage(&self) -> Option<Vec3> {
        self.stage
    }
}

/// How high pieces are held up.
pub(crate) const LIFT: f32 = 0.45;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Announced>().add_systems(
        Update,
        (follow, hover, look).chain().in_set(FrameSet::Announce),
    );
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
    let Some(shown) = shown else {
        if !announced.held_up.is_empty() {
            announced.held_up.clear();
        }
        return;
    };
    // Pieces of another table are not held up any more.
    let lost = hovering.is_empty() && shown.is_changed();
    if *held == announced.step && !lost {
        return;
    }
    *held = announced.step;
    announced.held_up.clear();
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
    let mut held_up = Vec::new();
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
        pieces.truncate(journey.count.into());
        for &piece in &pieces {
            commands.entity(piece).insert(Hovering);
        }
        held_up.push(HeldUp { pieces, journey });
    }
    announced.held_up = held_up;
    announced.stage = Some(if let Some(place) = announced.place() {
        on_board(board::label_of(place).centre, height::LAND)
    } else {
        let taken = tray(by, shown.game().players()).taken;
        on_board(taken.centre, height::TABLE)
    });
}

/// Where pieces are held up, everybody looks at them.
fn look(places: Query<&Target>, mut announced: ResMut<Announced>) {
    let pieces = announced.held_up.iter().flat_map(|held| &held.pieces);
    let places = pieces.filter_map(|&piece| places.get(piece).ok());
    let over: Vec<Vec3> = places
        .map(|&Target(place)| Hovering::over(place).translation)
        .collect();
    let middle = over.iter().sum::<Vec3>() / f32::from(over.len() as u16);
    if !over.is_empty() && announced.stage != Some(middle) {
        announced.stage = Some(middle);
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
