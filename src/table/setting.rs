//! Sets the table for a game, puts its pieces back as they were earlier, and clears it.
//!
//! Spots and pieces are made once a game. Taking back and showing again only move them.

use super::driver::{Inbox, Show, follow_phase};
use super::layout::{PieceKind, SCORING_SPACES, layout};
use super::moving::PieceMove;
use super::pieces::{
    Abroad, ActionCard, Caballero, Castillo, Country, Court, Grande, King, MobileScoreboard,
    ModifierCard, Occupants, PowerCard, Provinces, Region, RoundMarker, ScoreMarker, SecretDisc,
    Spot, Spots, StandsIn, TablePiece,
};
use super::shown::Shown;
use super::step::{CurrentStep, Match};
use crate::rules::{Game, Place, Seat, StackId};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use std::collections::VecDeque;

const ROUNDS: u8 = 9;

/// Pieces were put back to where they stood earlier, each on its own way.
#[derive(Message, Clone, Debug)]
pub struct PutBack {
    pub moves: Vec<PieceMove>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Spots>().add_message::<PutBack>();
}

/// Sets the table for a game, at its beginning or in the middle; all of it counts as seen.
pub fn set_table(world: &mut World, on_table: Match) {
    clear_table(world);
    let shown = Shown::all_of(&on_table);
    let game = shown.game().clone();
    // Before the pieces: their looks depend on who sits where.
    world.insert_resource(on_table);
    world.insert_resource(shown);
    lay_spots(world, &game);
    for (spot, piece) in layout(&game) {
        if let Some(spot) = world.resource::<Spots>().get(spot) {
            spawn(world, piece, StandsIn(spot));
        }
    }
}

/// Takes everything off the table.
pub fn clear_table(world: &mut World) {
    let mut pieces = world.query_filtered::<Entity, With<TablePiece>>();
    let pieces: Vec<Entity> = pieces.iter(world).collect();
    for piece in pieces {
        world.despawn(piece);
    }
    world.remove_resource::<Match>();
    world.remove_resource::<Shown>();
    world.insert_resource(Spots::default());
    world.insert_resource(Inbox::default());
    world.insert_resource(CurrentStep::default());
    world.resource_mut::<Show>().busy = false;
    follow_phase(world);
}

/// Shows the game on the table as it stood after the first `count` happenings: no piece is made
/// anew, those that stood elsewhere go back.
pub fn put_back(world: &mut World, count: usize) {
    let Some(on_table) = world.get_resource::<Match>() else {
        return;
    };
    let shown = Shown::until(on_table, count);
    let moves = rearrange(world, shown.game());
    world.insert_resource(shown);
    world.insert_resource(Inbox::default());
    world.resource_mut::<Show>().busy = false;
    world.write_message(PutBack { moves });
    follow_phase(world);
}

fn lay_spots(world: &mut World, game: &Game) {
    let mut lay = |spot: Spot, kind: &dyn Fn(&mut EntityWorldMut)| {
        let mut entity = world.spawn(spot);
        kind(&mut entity);
        let entity = entity.id();
        world.resource_mut::<Spots>().0.insert(spot, entity);
    };
    let plain = |_: &mut EntityWorldMut| {};
    for place in Place::ALL {
        lay(Spot::Place(place), &|entity| {
            match place.region() {
                Some(region) => entity.insert(Region(region)),
                None => entity.insert(Castillo),
            };
        });
    }
    let neutral = game.rules().neutral.then_some(Seat::NEUTRAL);
    for seat in game.seats().chain(neutral) {
        if Some(seat) != neutral {
            lay(Spot::Court(seat), &|entity| {
                entity.insert(Court { seat });
            });
        }
        lay(Spot::Provinces(seat), &|entity| {
            entity.insert(Provinces { seat });
        });
        lay(Spot::Hand(seat), &plain);
        lay(Spot::Before(seat), &plain);
    }
    let abroad = Country::ALL.into_iter().filter(|_| game.rules().new_regent);
    for country in abroad {
        lay(Spot::Abroad(country), &|entity| {
            entity.insert(Abroad(country));
        });
    }
    for stack in StackId::ALL {
        lay(Spot::Stack(stack), &plain);
        lay(Spot::FaceUp(stack), &plain);
    }
    lay(Spot::Beside, &plain);
    lay(Spot::Discarded, &plain);
    for cell in 0..100 {
        lay(Spot::Track(cell), &plain);
    }
    for round in 1..=ROUNDS {
        lay(Spot::Round(round), &plain);
        let spaces = (0..SCORING_SPACES).filter(|_| round.is_multiple_of(3));
        for space in spaces {
            lay(Spot::Scoring(round, space), &plain);
        }
    }
}

fn spawn(world: &mut World, piece: PieceKind, at: StandsIn) -> Entity {
    match piece {
        PieceKind::Caballero(seat) => world.spawn((Caballero { seat }, at)),
        PieceKind::Grande(seat) => world.spawn((Grande { seat }, at)),
        PieceKind::King => world.spawn((King, at)),
        PieceKind::Scoreboard(board) => world.spawn((MobileScoreboard(board), at)),
        PieceKind::RoundMarker => world.spawn((RoundMarker, at)),
        PieceKind::ScoreMarker(seat) => world.spawn((ScoreMarker { seat }, at)),
        PieceKind::Disc(seat) => world.spawn((SecretDisc { seat }, at)),
        PieceKind::Power(seat, power) => world.spawn((PowerCard { seat, power }, at)),
        PieceKind::Modifier(modifier) => world.spawn((ModifierCard(modifier), at)),
        PieceKind::Action(stack, card) => world.spawn((ActionCard { stack, card }, at)),
    }
    .id()
}

fn kind_of(piece: EntityRef) -> Option<PieceKind> {
    let cube = |c: &Caballero| PieceKind::Caballero(c.seat);
    let card = |c: &ActionCard| PieceKind::Action(c.stack, c.card);
    let power = |c: &PowerCard| PieceKind::Power(c.seat, c.power);
    let figure = || {
        if piece.contains::<King>() {
            Some(PieceKind::King)
        } else if piece.contains::<RoundMarker>() {
            Some(PieceKind::RoundMarker)
        } else {
            None
        }
    };
    piece
        .get::<Caballero>()
        .map(cube)
        .or_else(|| piece.get::<ActionCard>().map(card))
        .or_else(|| piece.get::<PowerCard>().map(power))
        .or_else(|| piece.get::<Grande>().map(|g| PieceKind::Grande(g.seat)))
        .or_else(|| {
            piece
                .get::<ScoreMarker>()
                .map(|m| PieceKind::ScoreMarker(m.seat))
        })
        .or_else(|| piece.get::<SecretDisc>().map(|d| PieceKind::Disc(d.seat)))
        .or_else(|| {
            piece
                .get::<ModifierCard>()
                .map(|m| PieceKind::Modifier(m.0))
        })
        .or_else(|| {
            piece
                .get::<MobileScoreboard>()
                .map(|b| PieceKind::Scoreboard(b.0))
        })
        .or_else(figure)
}

/// Lets all pieces stand as in a game, and tells which of them had to move. Equal pieces that are
/// already in the right spot stay there, those that came last go first.
fn rearrange(world: &mut World, game: &Game) -> Vec<PieceMove> {
    let mut standing: HashMap<PieceKind, VecDeque<(Entity, Spot)>> = HashMap::default();
    let mut spots = world.query::<(&Spot, &Occupants)>();
    for (&spot, occupants) in spots.iter(world) {
        for piece in occupants.pieces() {
            if let Some(kind) = world.get_entity(piece).ok().and_then(kind_of) {
                standing.entry(kind).or_default().push_back((piece, spot));
            }
        }
    }
    let wanted = layout(game);
    let mut chosen: Vec<Option<Entity>> = vec![None; wanted.len()];
    for (nth, (spot, kind)) in wanted.iter().enumerate() {
        if let Some(equal) = standing.get_mut(kind)
            && let Some(stays) = equal.iter().position(|(_, at)| at == spot)
        {
            chosen[nth] = equal.remove(stays).map(|(piece, _)| piece);
        }
    }
    let mut moves = Vec::new();
    for ((to, kind), chosen) in wanted.iter().zip(&mut chosen) {
        if chosen.is_none()
            && let Some((piece, from)) = standing.get_mut(kind).and_then(VecDeque::pop_back)
        {
            *chosen = Some(piece);
            moves.push(PieceMove {
                piece,
                from,
                to: *to,
            });
        }
    }
    for moved in &moves {
        if let Some(spot) = world.resource::<Spots>().get(moved.to) {
            world.entity_mut(moved.piece).insert(StandsIn(spot));
        }
    }
    let mut piles: HashMap<Spot, Vec<Entity>> = HashMap::default();
    for ((spot, _), piece) in wanted.into_iter().zip(chosen) {
        if matches!(spot, Spot::Before(_) | Spot::Stack(_) | Spot::Discarded) {
            piles.entry(spot).or_default().extend(piece);
        }
    }
    for (spot, pile) in piles {
        let Some(spot) = world.resource::<Spots>().get(spot) else {
            continue;
        };
        // In a pile the newest lies on top: where the order is another, all are laid anew.
        let lying = world.get::<Occupants>(spot);
        if !lying.is_some_and(|lying| lying.pieces().eq(pile.iter().copied())) {
            for piece in pile {
                world.entity_mut(piece).insert(StandsIn(spot));
            }
        }
    }
    moves
}
