//! The one sentence on top.

use super::positions;
use crate::panels::prompt;
use crate::rules::{CardId, Decision, Phase, Step};
use crate::text::Text;

#[test]
fn every_position_has_its_sentence() {
    let text = Text::english();
    let mut known = std::collections::HashSet::new();
    positions(60, |game, setup| {
        let sentence = prompt::sentence(game, setup, &text);
        assert!(!sentence.contains('⟨'), "{sentence} in {game:?}");
        assert!(sentence.len() < 240, "{sentence}");
        known.insert(sentence);
    });
    assert!(known.len() > 500);
}

/// Cards of the Anniversary edition allow other things than those they come from.
#[test]
fn the_sentence_fits_the_card() {
    let text = Text::english();
    let mut met = Vec::new();
    positions(60, |game, setup| {
        let sentence = prompt::sentence(game, setup, &text);
        let top = game.pending().top();
        let told = |part: &str| sentence.contains(part);
        let fits = match (game.turn().card, top) {
            (Some(CardId::ScoreRegion), Some(Step::ChooseScored)) => !told("Castillo"),
            (Some(CardId::UpToTwoAndTwo), Some(Step::Moves { .. })) => told("up to"),
            (Some(CardId::Militia), Some(Step::PlaceMore(_))) => {
                told("up to") && told("in any region") && !told("anywhere")
            }
            (Some(CardId::RedeployOrMilitia), Some(Step::MoveOrPlaceMore)) => told("up to 2"),
            (Some(CardId::Reinforce), Some(Step::PlaceMore(_))) => !told("up to"),
            (Some(CardId::Infiltration), None)
                if game.phase() == Phase::Act && game.judge(Decision::Act).is_ok() =>
            {
                told("before you place")
            }
            (Some(CardId::PowerReturns), Some(Step::ChoosePower)) => {
                told("modifier") == game.rules().power_shift
            }
            _ => return,
        };
        assert!(fits, "{:?}: {sentence}", game.turn().card);
        met.extend(game.turn().card);
    });
    met.sort_unstable();
    met.dedup();
    assert_eq!(met.len(), 7, "{met:?}");
}

#[test]
fn the_sentence_tells_only_what_everybody_knows() {
    let text = Text::english();
    positions(30, |game, setup| {
        let sentence = prompt::sentence(game, setup, &text);
        for seat in game.seats() {
            let known = game.view(seat);
            assert_eq!(prompt::sentence(known.table(), setup, &text), sentence);
        }
    });
}
