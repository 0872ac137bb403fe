//! What must hold for anything that comes from outside: it is read or refused, and nothing else
//! happens. `fuzz/` tries it with whatever it can think of, `tests/service/corpus.rs` with what is kept
//! of that.

use el_grande::record::{LastLine, Record};
use el_grande::referee::serve;
use el_grande::rules::{Decisions, Deck, Game, Setup};
use el_grande::text::Text;

/// A record is whole, or refused at one of its lines; what is whole of it is a game.
pub(crate) fn records(bytes: &[u8]) {
    let lines = bytes.split(|&byte| byte == b'\n').count();
    for ending in [LastLine::MustBeWhole, LastLine::MayBeTorn] {
        match Record::read(bytes, ending) {
            Ok((record, game)) => {
                let replayed = record.play(usize::MAX, &mut ()).expect("it was played");
                assert_eq!(replayed, game);
                let text = record.to_lines().expect("text");
                let again = Record::read(text.as_bytes(), LastLine::MustBeWhole);
                assert_eq!(again.expect("as it was written").0, record);
            }
            Err(error) => assert!((1..=lines).contains(&error.line), "{error}"),
        }
    }
    if let Ok(salvage) = Record::salvage(bytes) {
        let played = salvage.record.play(usize::MAX, &mut ());
        assert_eq!(played.expect("it was played"), salvage.game);
    }
}

/// A position is refused, or somebody can play on from it, and it can be written down again.
pub(crate) fn positions(bytes: &[u8]) {
    const STEPS: usize = 40;
    let Ok(mut game) = serde_json::from_slice::<Game>(bytes) else {
        return;
    };
    let mut legal = Decisions::new();
    for step in 0..STEPS {
        let written = serde_json::to_string(&game).expect("JSON");
        let read: Game = serde_json::from_str(&written).expect("what was written is read");
        assert_eq!(read, game);
        for seat in game.seats() {
            let _ = game.view(seat);
        }
        game.legal(&mut legal);
        if legal.is_empty() {
            assert!(game.is_over());
            return;
        }
        let decision = legal[step * 7 % legal.len()];
        game.apply(decision, &mut ())
            .expect("what is legal can be done");
    }
}

/// Cards are refused, or they can be dealt.
pub(crate) fn decks(bytes: &[u8]) {
    let Ok(source) = std::str::from_utf8(bytes) else {
        return;
    };
    let Ok(deck) = Deck::from_ron(source) else {
        return;
    };
    for players in 2..=5 {
        let mut setup = Setup::with_players(players);
        setup.deck = Some(deck.clone());
        if let Ok(mut game) = Game::new(&setup, 1) {
            game.settle(&mut ());
            let _ = serde_json::to_string(&game).expect("JSON");
        }
    }
}

/// Every line is answered with a line.
pub(crate) fn requests(bytes: &[u8]) {
    let mut answers = Vec::new();
    serve(bytes, &mut answers).expect("nothing but memory");
    let answers = String::from_utf8(answers).expect("replies are text");
    let mut asked = bytes.split(|&byte| byte == b'\n').count();
    // After the last line break nothing is asked.
    asked -= usize::from(bytes.is_empty() || bytes.ends_with(b"\n"));
    assert_eq!(answers.lines().count(), asked);
    for answer in answers.lines() {
        let answer: serde_json::Value = serde_json::from_str(answer).expect("replies are JSON");
        assert!(answer["ok"].is_boolean(), "{answer}");
        assert_ne!(answer["kind"], "internal", "{answer}");
    }
}

/// A file of messages is refused, or all of them can be said, whatever is missing for it.
pub(crate) fn texts(bytes: &[u8]) {
    let Ok(source) = std::str::from_utf8(bytes) else {
        return;
    };
    let Ok(text) = Text::from_sources("en", &[("dropped-in.ftl", source)]) else {
        return;
    };
    let words = source.split(|letter: char| !letter.is_alphanumeric() && !"-_.".contains(letter));
    for id in words.filter(|word| !word.is_empty()).take(200) {
        let _ = text.say(id, &[]);
        let count = ("count", 3_u32.into());
        let _ = text.say(id, &[count, ("name", "Isabel".into())]);
    }
}
