//! One game of a tournament.

use super::{Tournament, TournamentError};
use crate::ai::{Allowance, Bot, Mishap, seed_of};
use crate::rules::{Decision, Game, Seat};
use std::time::{Duration, Instant};

/// What one game brought an entry.
#[derive(Clone, Debug, PartialEq)]
pub struct EntryResult {
    /// Of the win: a shared one counts in part.
    pub share: f64,
    pub score: u16,
    /// Over the best of the others.
    pub margin: i32,
    pub decisions: u32,
    pub thought: Duration,
    pub slowest: Duration,
    /// Why a Knight had to play on for it.
    pub mishap: Option<Mishap>,
}

/// Plays deal number `block` with the entries moved on by `rotation` seats. Returns what the
/// entries came to, in the order they were named.
pub fn play(
    tournament: &Tournament,
    block: u64,
    rotation: usize,
) -> Result<Vec<EntryResult>, TournamentError> {
    let count = tournament.seats.len();
    let deal = seed_of(tournament.seed, block);
    let mut game = Game::new(&tournament.setup, deal)?;
    // The entry that sits in a seat.
    let entry_at = |seat: Seat| (seat.index() + count - rotation) % count;
    let mut bots: Vec<Box<dyn Bot>> = tournament
        .seats
        .iter()
        .enumerate()
        .map(|(entry, spec)| {
            let number = (rotation * count + entry + 1) as u64;
            spec.bot(seed_of(deal, number))
        })
        .collect();
    let mut clocks = vec![(0, Duration::ZERO, Duration::ZERO); count];
    game.settle(&mut ());
    while let Some(seat) = game.to_act() {
        let entry = entry_at(seat);
        let bot = &tournament.seats[entry];
        let usual = Allowance::Iterations(tournament.iterations);
        let budget = bot.allowance().unwrap_or(usual).budget(&game);
        let start = Instant::now();
        let decision = if let Some(decision) = only_choice(&game) {
            decision
        } else {
            let choice = bots[entry].choose(&game.view(seat), &budget);
            choice
                .map_err(|reason| {
                    let bot = bot.clone();
                    TournamentError::NoChoice { bot, reason }
                })?
                .decision
        };
        let (decisions, thought, slowest) = &mut clocks[entry];
        *decisions += 1;
        *thought += start.elapsed();
        *slowest = start.elapsed().max(*slowest);
        game.apply(decision, &mut ()).map_err(|rule| {
            let bot = bot.clone();
            TournamentError::Illegal { bot, rule }
        })?;
        game.settle(&mut ());
    }
    let mut played: Vec<(usize, EntryResult)> = game
        .seats()
        .map(|seat| {
            let entry = entry_at(seat);
            (
                entry,
                outcome(&game, seat, clocks[entry], bots[entry].mishap()),
            )
        })
        .collect();
    played.sort_by_key(|(entry, _)| *entry);
    Ok(played.into_iter().map(|(_, played)| played).collect())
}

/// Where there is nothing to decide nobody is asked.
fn only_choice(game: &Game) -> Option<Decision> {
    let mut legal = crate::rules::Decisions::new();
    game.legal(&mut legal);
    match *legal {
        [only] => Some(only),
        _ => None,
    }
}

fn outcome(
    game: &Game,
    seat: Seat,
    clock: (u32, Duration, Duration),
    mishap: Option<&Mishap>,
) -> EntryResult {
    let winners = game.winners();
    let others = game.seats().filter(|&other| other != seat);
    let best_other = others.map(|other| game.score(other)).max().unwrap_or(0);
    let (decisions, thought, slowest) = clock;
    EntryResult {
        share: if winners.contains(seat) {
            1.0 / f64::from(winners.len())
        } else {
            0.0
        },
        score: game.score(seat),
        margin: i32::from(game.score(seat)) - i32::from(best_other),
        decisions,
        thought,
        slowest,
        mishap: mishap.cloned(),
    }
}
