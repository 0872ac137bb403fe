//! Three players with stacks 2 and 3 joined.

use super::{settled, setup};
use el_grande::rules::{CardId, Edition, Game, Setup, SetupError, StackId};

#[test]
fn three_players_may_join_stacks_two_and_three() {
    for edition in Edition::ALL {
        let mut setup = Setup::of_edition(edition, 3);
        let apart = Game::new(&setup, 4).expect("a sound setup").position();
        setup.joined_stacks = true;
        let mut game = Game::new(&setup, 4).expect("a sound setup");
        let joined = game.position().stacks;
        let mut all = joined[1].face_down.clone();
        assert!(joined[2].face_down.is_empty());
        let mut expected: Vec<CardId> = apart.stacks[1..3]
            .iter()
            .flat_map(|stack| stack.face_down.clone())
            .collect();
        all.sort_unstable();
        expected.sort_unstable();
        assert_eq!(all, expected, "shuffled together");
        settled(&mut game);
        let open = StackId::ALL.map(|stack| game.face_up(stack).is_some());
        assert_eq!(open, [true, true, false, true, true]);
    }
}

#[test]
fn joined_cards_place_what_is_printed_on_them() {
    let mut setup = setup(3);
    setup.joined_stacks = true;
    let placed: std::collections::BTreeSet<u8> = (0..20)
        .map(|seed| {
            let mut game = Game::new(&setup, seed).expect("a sound setup");
            settled(&mut game);
            game.face_up(StackId::ALL[1]).map_or(0, CardId::places)
        })
        .collect();
    assert_eq!(placed, [2, 3].into());
}

#[test]
fn joined_stacks_are_refused_with_four_or_five_and_two_of_the_classic_game() {
    for (edition, players) in [
        (Edition::Anniversary, 4),
        (Edition::Anniversary, 5),
        (Edition::Classic, 2),
        (Edition::Classic, 4),
    ] {
        let mut setup = Setup::of_edition(edition, players);
        setup.joined_stacks = true;
        assert_eq!(setup.check(), Err(SetupError::JoinedStacks));
        let sentence = SetupError::JoinedStacks.to_string();
        assert!(sentence.contains("three players"), "{sentence}");
    }
    let mut two = setup(2);
    two.joined_stacks = true;
    assert_eq!(two.check(), Ok(()), "they are joined anyway");
}
