//! Secret discs.

use crate::support::{bots, play, short};
use el_grande::ai::BotKind;
use el_grande::rules::{Decision, Game, Phase, Place, RegionId};
use std::collections::BTreeMap;

/// A bot that gives no thought to its disc sends everybody to the first region there is.
#[test]
fn knights_send_their_men_to_many_regions() {
    let mut sent: BTreeMap<RegionId, usize> = BTreeMap::new();
    for seed in 0..8 {
        let game = Game::new(&short(4), seed).expect("a game");
        let mut knights = bots(&[BotKind::Knight; 4], seed);
        play(game, &mut knights, 1, |game, decision| {
            let inside = |seat| game.caballeros(Place::Castillo, seat) > 0;
            if let (Phase::Discs, Decision::SetDisc(region)) = (game.phase(), decision)
                && game.to_act().is_some_and(inside)
            {
                *sent.entry(region).or_default() += 1;
            }
        });
    }
    let all: usize = sent.values().sum();
    let most = sent.values().max().copied().unwrap_or_default();
    assert!(all >= 20, "{sent:?}");
    assert!(sent.len() >= 5 && most * 2 < all, "{sent:?}");
}
