//! A file of messages is refused, or all of them can be said, whatever is missing for it.

use el_grande::text::Text;

/// Whether anything was read.
pub(crate) fn hold(bytes: &[u8]) -> bool {
    let Ok(source) = std::str::from_utf8(bytes) else {
        return false;
    };
    let Ok(text) = Text::from_sources("en", &[("dropped-in.ftl", source)]) else {
        return false;
    };
    let words = source.split(|letter: char| !letter.is_alphanumeric() && !"-_.".contains(letter));
    for id in words.filter(|word| !word.is_empty()).take(200) {
        let _ = text.say(id, &[]);
        let count = ("count", 3_u32.into());
        let _ = text.say(id, &[count, ("name", "Isabel".into())]);
    }
    true
}
