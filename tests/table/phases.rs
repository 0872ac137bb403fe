//! Rules run as systems of their phase: without a phase's plugin the game stands still there.

use super::support::{bare_app, begin, game, phase};
use el_grande::ai::RandomPlayer;
use el_grande::table::{Inbox, PHASE_PLUGINS, RoundPhase};

const PHASES: [RoundPhase; 10] = [
    RoundPhase::Reveal,
    RoundPhase::Bid,
    RoundPhase::Recruit,
    RoundPhase::Take,
    RoundPhase::Act,
    RoundPhase::EndOfRound,
    RoundPhase::Discs,
    RoundPhase::Castillo,
    RoundPhase::March,
    RoundPhase::Regions,
];

#[test]
fn without_its_plugin_the_game_stands_still_in_a_phase() {
    for (missing, &stuck) in PHASES.iter().enumerate() {
        let mut app = bare_app();
        for (index, add_phase) in PHASE_PLUGINS.iter().enumerate() {
            if index != missing {
                add_phase(&mut app);
            }
        }
        begin(&mut app, 3, 5);
        let mut player = RandomPlayer::from_seed(5);
        for _ in 0..500 {
            if let Some(decision) = player.decide(game(&app)) {
                app.world_mut().resource_mut::<Inbox>().offer(decision);
            }
            app.update();
            if phase(&app) == stuck {
                break;
            }
        }
        assert_eq!(phase(&app), stuck);
        let before = game(&app).clone();
        for _ in 0..5 {
            if let Some(decision) = player.decide(&before) {
                app.world_mut().resource_mut::<Inbox>().offer(decision);
            }
            app.update();
        }
        assert_eq!(game(&app), &before, "{stuck:?} went on without its plugin");
    }
}
