//! What lies on the table while nobody plays: a game somebody left in the middle, always the same.

use crate::ai::RandomPlayer;
use crate::common::{FrameSet, Screen};
use crate::opponents::Keepers;
use crate::rules::{Game, Phase, Setup};
use crate::table::{Match, set_table};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

const PLAYERS: usize = 5;
/// One of the games that look well.
const SEED: u64 = 12;
/// The board is full enough to look at, and somebody might still win.
const ROUND: u8 = 7;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, lay.in_set(FrameSet::StillLife).run_if(bare));
}

fn bare(on_table: Option<Res<Match>>, screen: Res<State<Screen>>) -> bool {
    on_table.is_none() && matches!(screen.get(), Screen::Title | Screen::NewGame)
}

/// The window opens first: nobody waits for what lies on the table.
fn lay(world: &mut World, mut opened: Local<bool>) {
    if !std::mem::replace(&mut *opened, true) {
        world.write_message(RequestRedraw);
        return;
    }
    let setup = Setup::with_players(PLAYERS);
    if let Some(game) = left_in_the_middle(&setup) {
        world.insert_resource(Keepers::default());
        set_table(world, Match::unwritten(setup, game));
    }
}

/// Before bids: nothing on the board waits for anybody.
fn left_in_the_middle(setup: &Setup) -> Option<Game> {
    let mut player = RandomPlayer::new(ChaCha8Rng::seed_from_u64(SEED));
    let mut game = Game::shuffled(setup, player.rng()).ok()?;
    game.settle(&mut ());
    while game.round() < ROUND || game.phase() != Phase::Bid {
        let decision = player.decide(&game)?;
        game.apply(decision, &mut ()).ok()?;
        game.settle(&mut ());
    }
    Some(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_lies_on_the_table_that_waits_for_nobody_on_the_board() {
        let setup = Setup::with_players(PLAYERS);
        let game = left_in_the_middle(&setup).expect("a game in the middle");
        assert_eq!((game.round(), game.phase()), (ROUND, Phase::Bid));
    }
}
