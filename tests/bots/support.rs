//! Tables of every kind, and games played by bots.

use super::setups::later_setups;
use el_grande::ai::{Bot, BotKind, Budget};
use el_grande::rules::{Decision, Decisions, EvictPenalty, Game, Length, Setup, VetoRule};

/// Enough for every part of a search to be reached, and quick.
pub(crate) const FEW: u32 = 6;

/// Every kind of table: sizes, lengths, Veto rules and eviction rules.
pub(crate) fn all_setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for players in 2..=5 {
        for length in [Length::NineRounds, Length::SixRounds] {
            for veto in [VetoRule::Classic, VetoRule::WholeAction, VetoRule::NoVeto] {
                let mut setup = Setup::with_players(players);
                setup.length = length;
                setup.veto = veto;
                setup.evicted_to = if setups.len() % 2 == 0 {
                    EvictPenalty::Court
                } else {
                    EvictPenalty::Provinces
                };
                setups.push(setup);
            }
        }
    }
    setups.extend(later_setups());
    setups
}

pub(crate) fn short(players: usize) -> Setup {
    let mut setup = Setup::with_players(players);
    setup.length = Length::SixRounds;
    setup
}

/// Plays a game between bots. `watch` sees every position in which somebody has a real choice.
/// A decision that is not legal ends the test.
pub(crate) fn play(
    mut game: Game,
    bots: &mut [Box<dyn Bot>],
    iterations: u32,
    mut watch: impl FnMut(&Game, Decision),
) -> Game {
    let mut legal = Decisions::new();
    game.settle(&mut ());
    while let Some(seat) = game.to_act() {
        let bot = &mut bots[seat.index()];
        let choice = bot
            .choose(&game.view(seat), &Budget::iterations(iterations))
            .unwrap_or_else(|error| panic!("{seat:?} is asked and says: {error}"));
        game.legal(&mut legal);
        let decision = choice.decision;
        assert!(legal.contains(&decision), "{decision:?} is not legal");
        if legal.len() > 1 {
            watch(&game, decision);
        }
        game.apply(decision, &mut ()).expect("legal");
        game.settle(&mut ());
    }
    assert!(game.is_over());
    game
}

pub(crate) fn bots(kinds: &[BotKind], seed: u64) -> Vec<Box<dyn Bot>> {
    let numbered = kinds.iter().zip(seed..);
    numbered.map(|(kind, seed)| kind.bot(seed)).collect()
}
