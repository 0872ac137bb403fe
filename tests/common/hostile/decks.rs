//! Cards are refused, or they can be dealt.

use el_grande::rules::{Deck, Game, Setup};

/// Whether anything was read.
pub(crate) fn hold(bytes: &[u8]) -> bool {
    let Ok(source) = std::str::from_utf8(bytes) else {
        return false;
    };
    let Ok(deck) = Deck::from_ron(source) else {
        return false;
    };
    for players in 2..=5 {
        let mut setup = Setup::with_players(players);
        setup.deck = Some(deck.clone());
        if let Ok(mut game) = Game::new(&setup, 1) {
            game.settle(&mut ());
            let _ = serde_json::to_string(&game).expect("JSON");
        }
    }
    true
}
