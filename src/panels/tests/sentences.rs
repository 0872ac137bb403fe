//! The one sentence on top.

use super::positions;
use crate::panels::prompt;
use crate::rules::{CardId, Decision, Game, GameEvent, Phase, Power, Setup, Step};
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
                told("modifier") != game.spent_modifiers(game.actor()).is_empty()
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

/// `SHORTAGE`: that the rest may come from regions, and what taking fewer forfeits.
#[test]
fn recruiting_tells_what_lacking_provinces_mean() {
    let text = Text::english();
    let mut met = [0; 4];
    positions(60, |game, setup| {
        if game.phase() != Phase::Recruit || game.turn().recruits_left.is_some() {
            return;
        }
        let actor = game.actor();
        let wanted = game.bid(actor).map_or(0, Power::recruits);
        let provinces = game.provinces(actor);
        let free = game.free_regions();
        let in_regions = free.iter().any(|region| game.caballeros(region, actor) > 0);
        let sentence = prompt::sentence(game, setup, &text);
        let told = |part: &str| sentence.contains(part);
        let line = prompt::order(game, setup, &text).line.unwrap_or_default();
        let short = |part: &str| line.contains(part);
        let (kind, fits) = match (provinces < wanted, in_regions, provinces) {
            (false, ..) => (0, !told("region") && !told("empty")),
            (true, true, 0) => (
                1,
                told("empty") && told("from regions instead") && short("from regions instead"),
            ),
            (true, true, _) => (
                2,
                told("more may come from regions")
                    && told("nobody comes")
                    && short("more may come from regions; else none"),
            ),
            (true, false, _) => (
                3,
                !told("may come from regions") && !told("high power card"),
            ),
        };
        assert!(fits, "{wanted} of {provinces}: {sentence} / {line}");
        met[kind] += 1;
    });
    assert!(met[..3].iter().all(|&count| count > 0), "{met:?}");
}

#[test]
fn a_card_taken_back_is_called_unseen_only_where_it_is() {
    let text = Text::english();
    let mut met = [0; 2];
    positions(60, |game, setup| {
        if !matches!(game.pending().top(), Some(Step::ChoosePower)) {
            return;
        }
        let sentence = prompt::sentence(game, setup, &text);
        let mut legal = crate::rules::Decisions::new();
        game.legal(&mut legal);
        let unseen = legal.iter().any(|&decision| {
            let mut events = Vec::new();
            game.clone().apply(decision, &mut events).expect("legal");
            events.iter().any(|event| {
                matches!(
                    event,
                    GameEvent::PowerTakenBack { seen: None, .. }
                        | GameEvent::ModifierTakenBack { seen: None, .. }
                )
            })
        });
        assert!(sentence.contains("see"), "{sentence}");
        assert!(!unseen || sentence.contains("unseen"), "{sentence}");
        met[usize::from(unseen)] += 1;
    });
    assert!(met.iter().all(|&count| count > 0), "{met:?}");
}

/// `MANY`: who has no region with two loses one, and is told so.
#[test]
fn the_disc_tells_how_many_are_lost() {
    let text = Text::english();
    let mut met = [0; 2];
    positions(120, |game, setup| {
        let asked = game.turn().card == Some(CardId::SecretTwo)
            && matches!(game.pending().top(), Some(Step::SetDiscs { .. }));
        let (true, Some(seat)) = (asked, game.to_act()) else {
            return;
        };
        let mut there = game.free_regions().iter();
        let two = there.any(|region| game.caballeros(region, seat) >= 2);
        let sentence = prompt::sentence(game, setup, &text);
        let line = prompt::order(game, setup, &text).line.unwrap_or_default();
        let (lost, short) = if two {
            ("lose 2 caballeros", "lose 2.")
        } else {
            ("lose 1 caballero;", "lose 1:")
        };
        assert!(sentence.contains(lost), "{sentence}");
        assert!(line.contains(short), "{line}");
        met[usize::from(two)] += 1;
    });
    assert!(met.iter().all(|&count| count > 0), "{met:?}");
}

/// `MANY`: a lone caballero need not make both moves.
#[test]
fn the_sentence_tells_when_moving_may_end() {
    let text = Text::english();
    let mut ended = 0;
    positions(120, |game, setup| {
        let Some(Step::Moves { left, .. }) = game.pending().top() else {
            return;
        };
        tells_when_it_may_end(game, setup, &text);
        if left.own_spare + left.foreign_spare == 0 {
            return;
        }
        // Chance seldom gets there: every colour moves once, in the open.
        let mut game = game.clone();
        while let Some(Step::Moves { .. }) = game.pending().top() {
            tells_when_it_may_end(&game, setup, &text);
            if game.judge(Decision::Done).is_ok() {
                ended += 1;
                break;
            }
            let mut legal = crate::rules::Decisions::new();
            game.legal(&mut legal);
            game.apply(legal[0], &mut ()).expect("legal");
            while matches!(game.pending().top(), Some(Step::Objections { .. })) {
                game.apply(Decision::NotNow, &mut ()).expect("asked");
            }
        }
    });
    assert!(ended > 0);
}

fn tells_when_it_may_end(game: &Game, setup: &Setup, text: &Text) {
    let sentence = prompt::sentence(game, setup, text);
    let done = game.judge(Decision::Done).is_ok();
    assert_eq!(sentence.contains("say done"), done, "{sentence}");
    let spare = match game.pending().top() {
        Some(Step::Moves { left, .. }) => {
            (left.own > 0 && left.own_spare > 0) || (left.foreign > 0 && left.foreign_spare > 0)
        }
        _ => false,
    };
    assert!(!spare || !sentence.contains("in full"), "{sentence}");
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
