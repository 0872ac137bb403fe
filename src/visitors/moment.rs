//! The moment before a general scoring that will be worth seeing: games are played in thought, and the
//! one whose count turns most about is kept.

use crate::ai::{Bot, BotKind, Budget};
use crate::fair::OfferedGame;
use crate::rules::{Game, Phase, Place, Seat, Setup};

/// So many games are played to choose from.
const TRIED: u64 = 5;

/// A game in which the discs are about to be set, with what was agreed.
pub fn best_moment(offered: OfferedGame, seed: u64) -> Option<(Setup, Game)> {
    let (setup, _) = offered.watched();
    let tried = (0..TRIED).filter_map(|nth| moments(&setup, seed.wrapping_add(nth)));
    let best = tried.flatten().max_by_key(|(excitement, _)| *excitement)?;
    Some((setup, best.1))
}

/// All moments before a scoring of one game, with how exciting each scoring is.
fn moments(setup: &Setup, seed: u64) -> Option<Vec<(u32, Game)>> {
    let mut game = Game::new(setup, seed).ok()?;
    let mut bots: Vec<Box<dyn Bot>> = (0..setup.players.len())
        .map(|seat| BotKind::Squire.bot(seed.wrapping_add(seat as u64)))
        .collect();
    let mut found: Vec<(u32, Game)> = Vec::new();
    let mut before: Option<Game> = None;
    game.settle(&mut ());
    while let Some(seat) = game.to_act() {
        let discs = game.phase() == Phase::Discs;
        if discs && before.is_none() {
            before = Some(game.clone());
        }
        let choice = bots[seat.index()].choose(&game.view(seat), &Budget::iterations(1));
        game.apply(choice.ok()?.decision, &mut ()).ok()?;
        game.settle(&mut ());
        if game.phase() != Phase::Discs
            && let Some(start) = before.take()
        {
            found.push((excitement(&start, &game), start));
        }
    }
    Some(found)
}

/// Changes of rank count most, then who comes out of the tower, then points.
fn excitement(before: &Game, after: &Game) -> u32 {
    let rank = |game: &Game, seat: Seat| {
        let own = game.score(seat);
        game.seats()
            .filter(|&other| game.score(other) > own)
            .count()
    };
    let moved = before
        .seats()
        .map(|seat| rank(before, seat).abs_diff(rank(after, seat)));
    let moved = moved.sum::<usize>() as u32;
    let inside = before.seats();
    let inside = inside.map(|seat| u32::from(before.caballeros(Place::Castillo, seat)));
    let points = after.seats().map(|seat| u32::from(after.score(seat)));
    let earlier = before.seats().map(|seat| u32::from(before.score(seat)));
    let won = points.sum::<u32>().saturating_sub(earlier.sum());
    moved * 12 + inside.sum::<u32>() * 2 + won / 4
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_just_before_a_scoring() {
        let (setup, game) = best_moment(OfferedGame::default(), 3).expect("a moment");
        assert_eq!(game.phase(), Phase::Discs);
        assert_eq!(game.players(), setup.players.len());
        assert!(matches!(game.round(), 3 | 6 | 9), "{}", game.round());
    }
}
