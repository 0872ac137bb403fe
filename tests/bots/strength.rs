//! Each level beats the one below. Seeds are fixed, so this comes out the same every time; README
//! has the figures of long tournaments.

use el_grande::ai::BotSpec;
use el_grande::rules::{Length, Setup};
use el_grande::tournament::{Tournament, TournamentOutcome};

fn tournament(seats: &str, games: u64) -> TournamentOutcome {
    let seats: Vec<BotSpec> = seats
        .split(',')
        .map(|name| name.parse().expect("a bot"))
        .collect();
    let mut setup = Setup::with_players(seats.len());
    setup.length = Length::SixRounds;
    let tournament = Tournament {
        seats,
        setup,
        games,
        iterations: 100,
        seed: 5,
        jobs: 1,
    };
    tournament.run(&|_, _| {}).expect("a tournament")
}

#[test]
fn each_level_beats_the_one_below() {
    for (seats, games) in [
        ("squire,random", 12),
        ("knight,squire", 16),
        ("grande,knight", 8),
    ] {
        let outcome = tournament(seats, games);
        let share = outcome.seats[0].win_share;
        assert!(share >= 0.75, "{seats}: {share}");
    }
}

#[test]
fn figures_do_not_depend_on_the_number_of_threads() {
    let once = |jobs| {
        let tournament = Tournament {
            seats: vec![
                "squire".parse().expect("a bot"),
                "random".parse().expect("a bot"),
            ],
            setup: Setup::with_players(2),
            games: 8,
            iterations: 1,
            seed: 2,
            jobs,
        };
        let outcome = tournament.run(&|_, _| {}).expect("a tournament");
        let figures = outcome.seats.into_iter();
        let figures: Vec<_> = figures
            .map(|seat| (seat.win_share, seat.low, seat.high, seat.mean_margin))
            .collect();
        figures
    };
    assert_eq!(once(1), once(3));
}
