//! A record is whole, or refused at one of its lines; what is whole of it is a game.

use el_grande::record::{LastLine, Record};

/// Whether anything was read.
pub(crate) fn hold(bytes: &[u8]) -> bool {
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
    let Ok(salvage) = Record::salvage(bytes) else {
        return false;
    };
    let played = salvage.record.play(usize::MAX, &mut ());
    assert_eq!(played.expect("it was played"), salvage.game);
    true
}
