//! What panels tell beside the sentence on top: reasons, warnings, and what is our own.

use super::{positions, view};
use crate::panels::play::{dial, letterbox};
use crate::panels::screens::modules;
use crate::rules::{CardId, Deck, Edition, EvictPenalty, Game, KingSpot, RegionId, Setup, Step};
use crate::stage::Paid;
use crate::text::Text;

#[test]
fn every_place_is_called_by_its_own_name() {
    let (text, setup) = (Text::english(), Setup::with_players(5));
    let game = Game::new(&setup, 1).expect("set up");
    let view = view(&text, &setup, &game, &[]);
    let told = |position: u8, tied: bool| {
        let paid = Paid {
            position: Some(position),
            tied,
            ..Paid::default()
        };
        letterbox::reasons(&view, paid).join(" ")
    };
    let names = ["first", "second", "third", "fourth", "fifth"];
    for (position, name) in (1..).zip(names) {
        for tied in [false, true] {
            let told = told(position, tied);
            assert!(told.ends_with(name), "{position}: {told}");
            assert_eq!(told.contains("tied"), tied, "{told}");
            // Who gets nothing for his place is not paid nought.
            assert!(!told.contains('+'), "{told}");
        }
    }
}

/// `EVICT`: what a choice without a refuge leads to is told before it is made.
#[test]
fn evict_the_disc_warns_of_what_is_no_refuge() {
    let text = Text::english();
    let mut warned = [0; 2];
    positions(60, |game, setup| {
        let evicting = game.turn().card == Some(CardId::Eviction)
            && matches!(game.pending().top(), Some(Step::SetDiscs { .. }));
        if !evicting {
            return;
        }
        let view = view(&text, setup, game, &[]);
        for region in RegionId::ALL {
            let kings = game.king() == KingSpot::In(region);
            let told = dial::in_vain(&view, region);
            assert!(!kings || told.is_some(), "{region:?} of the King");
            let Some(told) = told else { continue };
            let sentence = view.word(told);
            let (penalty, place) = match game.rules().evicted_to {
                EvictPenalty::Court => (0, "court"),
                EvictPenalty::Provinces => (1, "provinces"),
            };
            assert!(sentence.contains(place), "{sentence}");
            warned[penalty] += 1;
        }
    });
    assert!(warned.iter().all(|&count| count > 0), "{warned:?}");
}

#[test]
fn what_is_our_own_is_told_where_it_can_be_chosen() {
    let text = Text::english();
    let told = |setup: &Setup| -> String {
        let lines = modules::ours(setup).into_iter();
        let lines: Vec<String> = lines.map(|line| text.say(line, &[])).collect();
        lines.join("\n")
    };
    let mut classic = Setup::with_players(3);
    assert!(told(&classic).contains("each regent"));
    assert!(told(&classic).contains("sixteen modifiers"));
    let anniversary = told(&Setup::of_edition(Edition::Anniversary, 3));
    for ours in [
        "each regent",
        "sixteen modifiers",
        "the rest of this deck",
        "Veto",
    ] {
        assert!(anniversary.contains(ours), "{ours}: {anniversary}");
    }
    // Whoever brings a deck knows what is in it.
    classic.deck = Some(Deck::anniversary().clone());
    assert!(!told(&classic).contains("each regent"));
    assert!(told(&classic).contains("sixteen modifiers"));
}
