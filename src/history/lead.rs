//! Who leads, and when the lead changes hands.

use super::Happening;
use crate::rules::{Game, GameEvent, Seat};

/// Who leads alone.
pub fn sole_leader(game: &Game) -> Option<Seat> {
    let best = game.seats().map(|seat| game.score(seat)).max()?;
    let mut leaders = game.seats().filter(|&seat| game.score(seat) == best);
    leaders.next().filter(|_| leaders.next().is_none())
}

/// Who has just taken the lead from somebody, with the last of these happenings. Whoever led alone
/// before, was caught up with and leads again has taken nothing.
pub fn lead_taken(happened: &[Happening]) -> Option<Seat> {
    let (last, before) = happened.split_last()?;
    let paid = matches!(
        last.event,
        Some(GameEvent::Points { .. } | GameEvent::Tribute { .. })
    );
    let leads = sole_leader(&last.after).filter(|_| paid)?;
    let led = before.iter().rev().find_map(|one| sole_leader(&one.after));
    led.filter(|&led| led != leads).map(|_| leads)
}

/// Who has just caught up with somebody who led alone, with the last of these happenings.
pub fn drawn_level(happened: &[Happening]) -> Option<Seat> {
    let [.., before, last] = happened else {
        return None;
    };
    let Some(GameEvent::Points { seat, .. } | GameEvent::Tribute { seat, .. }) = last.event else {
        return None;
    };
    let led = sole_leader(&before.after)?;
    let level = last.after.score(seat) == last.after.score(led);
    (seat != led && level).then_some(seat)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::RandomPlayer;
    use crate::history::History;
    use crate::rules::{Decision, Setup};

    #[test]
    fn the_lead_goes_from_one_to_another_and_never_to_who_has_it() {
        let (mut taken, mut levelled) = (0, 0);
        for seed in 0..8 {
            let start = Game::new(&Setup::with_players(4), seed).expect("a sound setup");
            let mut history = History::new(start);
            let mut player = RandomPlayer::from_seed(seed);
            loop {
                let proceeds = history.now().proceeds().then_some(Decision::Proceed);
                let Some(decision) = proceeds.or_else(|| player.decide(history.now())) else {
                    break;
                };
                history.decide(decision).expect("legal");
            }
            let all = history.happenings();
            let mut leads = None;
            for nth in 0..all.len() {
                let now = lead_taken(&all[..=nth]);
                if let Some(seat) = now {
                    assert_ne!(leads, Some(seat));
                    taken += 1;
                }
                if let Some(seat) = drawn_level(&all[..=nth]) {
                    assert_ne!(leads, Some(seat));
                    assert_eq!((now, sole_leader(&all[nth].after)), (None, None));
                    levelled += 1;
                }
                leads = sole_leader(&all[nth].after).or(leads);
                assert!(now.is_none() || now == leads);
            }
        }
        assert!(taken > 8 && levelled > 2, "{taken}, {levelled}");
    }
}
