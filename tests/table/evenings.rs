//! Whole games played with nothing but a mouse, from the first bid to the winner.

use super::mouse::Mouse;
use super::support::{everything, pieces_agree};
use el_grande::ai::RandomPlayer;
use el_grande::common::{Screen, Settings};
use el_grande::rules::{Game, Phase, Setup, VetoRule};

/// Plays on until the end, and compares with the rules alone after every decision.
fn play_through(mouse: &mut Mouse, mut alone: Game, seed: u64) {
    let mut player = RandomPlayer::from_seed(seed);
    alone.settle(&mut ());
    let mut dragging = false;
    while let Some(decision) = player.decide(&alone) {
        alone
            .apply(decision, &mut ())
            .expect("a listed decision is legal");
        alone.settle(&mut ());
        dragging = !dragging;
        mouse.decide(decision, dragging);
        assert_eq!(mouse.game(), &alone);
        pieces_agree(&mut mouse.app);
    }
    assert_eq!(mouse.game().phase(), Phase::Over);
    assert_eq!(mouse.screen(), Screen::Result);
}

#[test]
fn three_play_with_everything_shown() {
    let setup = Setup::with_players(3);
    let mut mouse = Mouse::with_game(setup.clone(), 11);
    play_through(&mut mouse, Game::new(&setup, 11).expect("set up"), 11);
}

#[test]
fn two_play_the_anniversary_edition_with_every_module() {
    let setup = everything(2);
    let mut mouse = Mouse::with_game(setup.clone(), 31);
    mouse.app.world_mut().resource_mut::<Settings>().instant = true;
    play_through(&mut mouse, Game::new(&setup, 31).expect("set up"), 31);
}

#[test]
fn two_to_five_play_with_nothing_on_its_way() {
    for players in 2..=5 {
        let mut setup = Setup::with_players(players);
        if players == 4 {
            setup.veto = VetoRule::WholeAction;
        }
        let seed = 20 + players as u64;
        let mut mouse = Mouse::with_game(setup.clone(), seed);
        mouse.app.world_mut().resource_mut::<Settings>().instant = true;
        play_through(&mut mouse, Game::new(&setup, seed).expect("set up"), seed);
    }
}
