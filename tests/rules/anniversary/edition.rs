//! What sets the edition apart, with three to five players and no modules.

use super::{bids, pass_round, settled, setup};
use crate::support::{Table, legal, play, power, refused, seat};
use el_grande::rules::{
    CardId, Decision, Edition, Game, GameEvent, Phase, PileRecord, Place, RegionId, RuleError,
    Setup, VetoRule,
};

/// The same table in this edition.
fn anniversary(mut table: Table) -> Table {
    table.position.rules.edition = Edition::Anniversary;
    table
}

#[test]
fn old_setups_are_of_the_classic_edition() {
    let written = serde_json::to_value(Setup::with_players(3)).expect("JSON");
    assert_eq!(written.get("edition"), None, "written as ever");
    let read: Setup = serde_json::from_value(written).expect("a setup");
    assert_eq!(read, Setup::with_players(3));
    assert_eq!(read.edition, Edition::Classic);
    let new = setup(3);
    let written = serde_json::to_string(&new).expect("JSON");
    assert_eq!(serde_json::from_str::<Setup>(&written).ok(), Some(new));
}

#[test]
fn stacks_are_of_ten_and_the_king_card() {
    let sizes = |setup: &Setup| -> Vec<usize> {
        let game = Game::new(setup, 1).expect("a sound setup");
        let stacks = game.position().stacks;
        stacks.iter().map(|stack| stack.face_down.len()).collect()
    };
    for players in 3..=5 {
        assert_eq!(sizes(&setup(players)), [10, 10, 10, 10, 1]);
    }
}

#[test]
fn stacks_hold_the_cards_of_the_edition() {
    let stacks = Edition::Anniversary.deck().stacks(VetoRule::Classic);
    let count = |card| stacks.iter().flatten().filter(|&&c| c == card).count();
    for gone in [
        CardId::RedeployOrReinforce,
        CardId::Reinforce,
        CardId::TwoAndTwo,
        CardId::Veto,
        CardId::ScoreOneWithTwo,
        CardId::ScoreOneWithThree,
        CardId::CourtGrows,
        CardId::SecretScoring,
    ] {
        assert_eq!(count(gone), 0, "{gone:?}");
    }
    assert_eq!(count(CardId::Militia), 1);
    assert_eq!(count(CardId::UpToTwoAndTwo), 2);
    assert_eq!(count(CardId::ScoreRegion), 4, "the fourth is there");
    assert_eq!(count(CardId::CourtCalls), 1);
}

/// What is called otherwise because it does something else.
const fn of_2023(card: CardId) -> CardId {
    match card {
        CardId::Reinforce => CardId::Militia,
        CardId::TwoAndTwo => CardId::UpToTwoAndTwo,
        CardId::ScoreOneWithTwo | CardId::ScoreOneWithThree => CardId::ScoreRegion,
        CardId::CourtGrows => CardId::CourtCalls,
        other => other,
    }
}

#[test]
fn stacks_are_as_in_the_classic_edition_but_for_the_cards_named() {
    let mut expected = Edition::Classic.deck().stacks(VetoRule::Classic);
    let mut leave = |stack: usize, card| {
        let before = expected[stack].len();
        expected[stack].retain(|&other| other != card);
        before - expected[stack].len()
    };
    assert_eq!(leave(0, CardId::RedeployOrReinforce), 1);
    assert_eq!(leave(1, CardId::Veto), 2);
    assert_eq!(leave(2, CardId::ScoreOneWithThree), 1);
    assert_eq!(leave(3, CardId::SecretScoring), 1);
    // The one of stack 3 is the fourth of stack 2.
    expected[1].push(CardId::ScoreOneWithThree);
    let mut stacks = Edition::Anniversary.deck().stacks(VetoRule::Classic);
    for stack in &mut expected {
        for card in stack.iter_mut() {
            *card = of_2023(*card);
        }
    }
    for stack in stacks.iter_mut().chain(&mut expected) {
        stack.sort_unstable();
    }
    assert_eq!(stacks, expected);
}

/// `FEW`: the first two values with two and three players, all with four and five.
#[test]
fn few_pays_two_values_with_two_and_three() {
    let in_use = |edition, players| {
        let setup = Setup::of_edition(edition, players);
        Game::new(&setup, 1)
            .expect("a sound setup")
            .rules()
            .values_in_use
    };
    assert_eq!(
        [2, 3, 4, 5].map(|n| in_use(Edition::Anniversary, n)),
        [2, 2, 3, 3]
    );
    assert_eq!(
        [2, 3, 4, 5].map(|n| in_use(Edition::Classic, n)),
        [1, 2, 3, 3]
    );
}

#[test]
fn veto_of_the_edition_stops_whole_actions() {
    assert_eq!(setup(4).veto, VetoRule::WholeAction);
    assert_eq!(Setup::with_players(4).veto, VetoRule::Classic);
}

/// Played cards lie face down after their round: what lies below does not come to light.
#[test]
fn spent_piles_lie_face_down() {
    let pile = |table: Table| {
        let mut table = table;
        table.position.hands[0] = [1, 2, 4, 5, 6, 8, 9, 10, 11, 12, 3].map(power).to_vec();
        table.position.spent[0] = PileRecord {
            cards: [3, 7, 13].map(power).to_vec(),
            maybe: [3, 7].map(power).to_vec(),
        };
        let mut game = table.act();
        play(&mut game, &[Decision::TakeBack(power(13))]);
        game.spent_pile(seat(0)).maybe()
    };
    let table = || Table::new(3, CardId::PowerReturns);
    // In the classic game the 7 is now on top, open to view, so the 3 must be the one taken.
    assert!(pile(table()).is_empty());
    assert_eq!(pile(anniversary(table())).len(), 2);
}

#[test]
fn this_rounds_power_card_lies_open_in_any_edition() {
    let mut game = anniversary(Table::new(3, CardId::PowerReturns)).act();
    let events = play(&mut game, &[Decision::TakeBack(power(13))]);
    let (seat, seen) = (seat(0), Some(power(13)));
    assert!(events.contains(&GameEvent::PowerTakenBack { seat, seen }));
}

#[test]
fn scoring_one_region_may_name_the_kings_but_not_the_castillo() {
    let game = Table::new(4, CardId::ScoreRegion)
        .men(Place::Castillo, &[2])
        .act();
    assert!(legal(&game).contains(&Decision::Score(Place::Galicia)));
    assert_eq!(
        refused(&game, Decision::Score(Place::Castillo)),
        RuleError::CastilloNotScored
    );
}

/// Most points win, and a tie is a shared win.
#[test]
fn a_tie_is_a_shared_victory() {
    let mut table = anniversary(Table::new(3, CardId::Militia)).general_scoring();
    table.position.round = 9;
    for stack in &mut table.position.stacks {
        let rest = std::mem::take(&mut stack.face_down);
        if rest == [CardId::KingTravels] {
            stack.face_down = rest;
        } else {
            stack.turned_up.extend(rest);
        }
    }
    table.position.scores = vec![20, 31, 31];
    let mut game = table.game();
    play(&mut game, &[RegionId::Galicia; 3].map(Decision::SetDisc));
    let events = settled(&mut game);
    let winners = crate::support::seats(&[1, 2]);
    assert_eq!(events.last(), Some(&GameEvent::GameEnded { winners }));
}

#[test]
fn both_lengths_are_played() {
    let mut short = setup(4);
    short.length = el_grande::rules::Length::SixRounds;
    let mut game = Game::new(&short, 3).expect("a sound setup");
    settled(&mut game);
    assert_eq!(game.round(), 2);
    let hand: Vec<u8> = (10..=13).collect();
    bids(&mut game, &hand);
    pass_round(&mut game);
    assert_eq!(game.phase(), Phase::EndOfRound);
}
