//! Decks as data that whoever owns the box can edit.

use super::setup;
use el_grande::record::{Header, LastLine, Record};
use el_grande::rules::{CardId, Deck, DeckError, Edition, Game, SetupError, VetoRule};

const ANNIVERSARY: &str = include_str!("../../../assets/decks/anniversary.ron");

fn edited(from: &str, to: &str) -> Result<Deck, DeckError> {
    assert!(ANNIVERSARY.contains(from), "{from}");
    Deck::from_ron(&ANNIVERSARY.replacen(from, to, 1))
}

#[test]
fn decks_of_the_editions_are_sound() {
    for edition in Edition::ALL {
        assert_eq!(edition.deck().stacks(VetoRule::Classic).len(), 5);
        assert_eq!(edition.deck().regents().len(), 10);
    }
}

#[test]
fn regents_are_one_of_each_and_three_of_king_to_any_region() {
    let expected = [
        CardId::KingTravels,
        CardId::KingTravels,
        CardId::KingTravels,
        CardId::Exile,
        CardId::Escort,
        CardId::Rivalry,
        CardId::SummerResidence,
        CardId::Rebellion,
        CardId::Infiltration,
        CardId::Deputy,
    ];
    for edition in Edition::ALL {
        let mut regents = edition.deck().regents();
        regents.sort_unstable();
        assert_eq!(regents, expected, "{edition:?}");
    }
    assert_eq!(expected.map(CardId::places), [5; 10]);
}

#[test]
fn edited_decks_are_played_with() {
    let deck = edited(r#"("four-own", 1)"#, r#"("four-own", 2)"#).expect("a sound deck");
    let mut setup = setup(4);
    setup.deck = Some(deck);
    let game = Game::new(&setup, 1).expect("a sound setup");
    assert_eq!(game.position().stacks[0].face_down.len(), 11);
}

#[test]
fn decks_that_make_no_sense_are_refused_with_the_reason() {
    let cases = [
        (
            edited("four-own", "four-horses"),
            "no action card called 'four-horses'",
        ),
        (
            edited(r#"("four-own", 1)"#, r#"("king-rages", 1)"#),
            "stack 1 holds 'king-rages', which places 2",
        ),
        (
            edited(r#"("five-from-one", 2)"#, r#"("five-from-one", 0)"#),
            "stack 1 has 8 cards",
        ),
        (
            edited(r#"("king-travels", 1)"#, r#"("escort", 1)"#),
            "the fifth stack",
        ),
        (edited(r#"("exile", 1)"#, r#"("four-own", 1)"#), "no regent"),
        (
            edited(r#"("king-travels", 3)"#, r#"("king-travels", 1)"#),
            "there are 8 regents",
        ),
        (edited(r#"("veto", 2)"#, r#"("veto", 3)"#), "3 Vetoes"),
        (
            edited(r#"("secret-scoring", 1)"#, r#"("deputy", 1)"#),
            "can't be an alternative",
        ),
        (
            edited(r#"("redeploy", 1)"#, r#"("redeploy", 9)"#),
            "58 cards",
        ),
        (edited("alternatives:", "altarnatives:"), "altarnatives"),
        (Deck::from_ron("(stacks: [])"), "five stacks, not 0"),
    ];
    for (deck, words) in cases {
        let error = deck.expect_err(words).to_string();
        assert!(error.contains(words), "{error}");
    }
}

#[test]
fn a_deck_without_regents_has_no_new_regent() {
    let start = ANNIVERSARY.find("    // The fifth stack").expect("regents");
    let end = ANNIVERSARY
        .find("    // What the module")
        .expect("alternatives");
    let source = format!("{}{}", &ANNIVERSARY[..start], &ANNIVERSARY[end..]);
    let mut setup = setup(4);
    setup.deck = Some(Deck::from_ron(&source).expect("a sound deck"));
    assert_eq!(setup.check(), Ok(()));
    setup.modules.new_regent = true;
    assert_eq!(setup.check(), Err(SetupError::NoRegents));
}

/// What a record or a request brings is checked as a file is.
#[test]
fn decks_from_elsewhere_are_checked_too() {
    let mut written = serde_json::to_value(Deck::anniversary()).expect("JSON");
    written["stacks"][0][0][1] = 99.into();
    let mut setup = setup(4);
    setup.deck = Some(serde_json::from_value(written).expect("the shape of a deck"));
    assert!(matches!(setup.check(), Err(SetupError::Deck(_))));
}

#[test]
fn records_keep_the_deck_and_replay_alone() {
    let mut setup = setup(3);
    setup.deck = Some(edited(r#"("four-any", 1)"#, r#"("four-any", 3)"#).expect("a deck"));
    setup.modules.new_regent = true;
    setup.modules.power_shift = true;
    setup.modules.alternative_cards = setup.all_alternatives();
    let mut record = Record::new(Header::new(setup, 5).expect("a sound setup"));
    let mut game = record.play(0, &mut ()).expect("a game");
    let mut chance = el_grande::ai::RandomPlayer::from_seed(5);
    while let Some(decision) = chance.decide(&game) {
        el_grande::record::decide(&mut game, decision, &mut ()).expect("legal");
        record.note(decision);
    }
    let lines = record.to_lines().expect("text");
    let (read, again) = Record::read(lines.as_bytes(), LastLine::MustBeWhole).expect("a record");
    assert_eq!((read, again), (record, game));
}
