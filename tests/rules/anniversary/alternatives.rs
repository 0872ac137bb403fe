//! Alternative cards: for each one a random card of its stack leaves.

use super::setup;
use el_grande::rules::{CardId, Deal, Edition, Game, Setup, SetupError, VetoRule};
use std::collections::BTreeSet;

const ALL: [CardId; 4] = [
    CardId::RedeployOrMilitia,
    CardId::Veto,
    CardId::Veto,
    CardId::SecretScoring,
];

fn with(cards: &[CardId]) -> Setup {
    let mut setup = setup(4);
    setup.modules.alternative_cards = cards.to_vec();
    setup
}

#[test]
fn alternatives_are_one_for_stack_one_two_for_two_and_one_for_four() {
    assert_eq!(Edition::Anniversary.deck().alternatives(), ALL);
    assert_eq!(ALL.map(CardId::places), [1, 2, 2, 4]);
}

#[test]
fn alternatives_replace_random_cards_of_their_stack() {
    let mut left_out = BTreeSet::new();
    for seed in 0..40 {
        let deal = Deal::from_seed(&with(&ALL), seed).expect("a sound setup");
        let sizes: Vec<usize> = deal.stacks.iter().map(Vec::len).collect();
        assert_eq!(sizes, [10, 10, 10, 10, 1]);
        let count = |stack: usize, card| deal.stacks[stack].iter().filter(|&&c| c == card).count();
        assert_eq!(count(0, CardId::RedeployOrMilitia), 1);
        assert_eq!(count(1, CardId::Veto), 2);
        assert_eq!(count(3, CardId::SecretScoring), 1);
        let whole = Edition::Anniversary.deck().stacks(VetoRule::WholeAction);
        for &card in &whole[0] {
            let all = whole[0].iter().filter(|&&c| c == card).count();
            if count(0, card) < all {
                left_out.insert(card);
            }
        }
    }
    assert!(left_out.len() > 4, "any card may leave: {left_out:?}");
}

#[test]
fn alternatives_may_be_any_of_the_four() {
    for cards in [
        &[CardId::Veto][..],
        &[CardId::SecretScoring, CardId::Veto],
        &[],
    ] {
        let setup = with(cards);
        let deal = Deal::from_seed(&setup, 9).expect("a sound setup");
        let inside: Vec<CardId> = deal.stacks.iter().flatten().copied().collect();
        for &card in cards {
            assert!(inside.contains(&card));
        }
        assert!(!inside.contains(&CardId::RedeployOrMilitia));
        assert!(Game::from_deal(&setup, &deal).is_ok());
    }
}

#[test]
fn alternatives_that_make_no_sense_are_refused() {
    let mut classic = Setup::with_players(4);
    classic.modules.alternative_cards = vec![CardId::Veto];
    assert_eq!(classic.check(), Err(SetupError::NoAlternatives));
    let three = with(&[CardId::Veto; 3]);
    assert_eq!(
        three.check(),
        Err(SetupError::NotAnAlternative(CardId::Veto))
    );
    let other = with(&[CardId::FourOwn]);
    assert_eq!(
        other.check(),
        Err(SetupError::NotAnAlternative(CardId::FourOwn))
    );
    let mut none = with(&[CardId::Veto]);
    none.veto = VetoRule::NoVeto;
    assert_eq!(none.check(), Err(SetupError::AlternativeVeto));
    assert_eq!(
        none.all_alternatives(),
        [CardId::RedeployOrMilitia, CardId::SecretScoring]
    );
}

#[test]
fn alternative_deals_are_checked() {
    let setup = with(&ALL);
    let mut deal = Deal::from_seed(&setup, 9).expect("a sound setup");
    let veto = deal.stacks[1].iter().position(|&c| c == CardId::Veto);
    deal.stacks[1][veto.expect("a Veto")] = CardId::KingRages;
    assert!(Game::from_deal(&setup, &deal).is_err(), "a Veto is missing");
    let plain = Deal::from_seed(&with(&[]), 9).expect("a sound setup");
    assert!(Game::from_deal(&setup, &plain).is_err(), "all are missing");
}

#[test]
fn alternatives_go_with_joined_stacks() {
    for players in [2, 3] {
        let mut setup = setup(players);
        setup.joined_stacks = true;
        setup.modules.alternative_cards = ALL.to_vec();
        let mut third = setup.deck().stacks(setup.veto).swap_remove(2);
        third.sort_unstable();
        let mut vetoes_at = BTreeSet::new();
        for seed in 0..40 {
            let deal = Deal::from_seed(&setup, seed).expect("a sound setup");
            let sizes: Vec<usize> = deal.stacks.iter().map(Vec::len).collect();
            assert_eq!(sizes, [10, 20, 0, 10, 1]);
            assert!(deal.stacks[0].contains(&CardId::RedeployOrMilitia));
            assert!(deal.stacks[3].contains(&CardId::SecretScoring));
            let joined = deal.stacks[1].iter().copied();
            let vetoes = joined.clone().enumerate();
            let vetoes = vetoes.filter(|&(_, card)| card == CardId::Veto);
            assert_eq!(vetoes.clone().count(), 2);
            vetoes_at.extend(vetoes.map(|(at, _)| at));
            // They came in for cards of stack 2, and none of stack 3 has left.
            let mut of_three: Vec<CardId> = joined.filter(|card| card.places() == 3).collect();
            of_three.sort_unstable();
            assert_eq!(of_three, third);
            assert!(Game::from_deal(&setup, &deal).is_ok());
        }
        assert!(
            vetoes_at.len() > 15,
            "anywhere in the joined stack: {vetoes_at:?}"
        );
    }
}
