//! The checksum at the end of every line. It is worked out over the line and all lines before it, so
//! that a line which was changed, lost, doubled or exchanged does not fit where it stands.
//!
//! A sealed line is still one JSON object: its last field is `sum`, sixteen digits.

use serde::Serialize;

const BEFORE: &str = ",\"sum\":\"";
const AFTER: &str = "\"}";
const DIGITS: usize = 16;

/// All lines so far, in one number: FNV-1a in 64 bits. Each of its steps can be undone, so one
/// changed letter always shows; it is no lock against somebody who wants to forge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Chain(u64);

impl Chain {
    const BEGINNING: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0100_0000_01b3;

    /// Nothing has been written yet.
    pub(super) const fn new() -> Self {
        Self(Self::BEGINNING)
    }

    fn take(&mut self, text: &str) {
        for byte in text.bytes().chain([b'\n']) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(Self::PRIME);
        }
    }

    /// The next line, without its line break: `object` with its sum.
    pub(super) fn seal(&mut self, object: &impl Serialize) -> serde_json::Result<String> {
        let mut line = serde_json::to_string(object)?;
        // The closing brace follows after the sum.
        line.pop();
        self.take(&line);
        let sum = self.0;
        Ok(format!("{line}{BEFORE}{sum:016x}{AFTER}"))
    }

    /// The object in a line, if the line is the one that was written here.
    pub(super) fn open(&mut self, line: &str) -> Result<String, BrokenSeal> {
        // Some editors and mail programs write other line ends.
        let line = line.trim_end_matches(['\n', '\r']);
        let sealed = line.strip_suffix(AFTER).and_then(|line| {
            let (line, sum) = line.split_at_checked(line.len().checked_sub(DIGITS)?)?;
            Some((line.strip_suffix(BEFORE)?, sum))
        });
        let (object, sum) = sealed.ok_or(BrokenSeal::Missing)?;
        self.take(object);
        if sum != format!("{:016x}", self.0) {
            return Err(BrokenSeal::Wrong);
        }
        Ok(format!("{object}}}"))
    }
}

/// Why a line is not the one that was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BrokenSeal {
    Missing,
    Wrong,
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_sealed_line_opens_where_it_was_written_and_nowhere_else() {
        let objects = [json!({ "decision": "Act" }), json!({ "decision": "Done" })];
        let mut chain = Chain::new();
        let lines = objects.each_ref().map(|o| chain.seal(o).expect("JSON"));
        for line in &lines {
            let value: serde_json::Value = serde_json::from_str(line).expect("JSON all the same");
            assert!(value["sum"].is_string());
        }
        let mut chain = Chain::new();
        assert_eq!(
            chain.open(&lines[0]).as_deref(),
            Ok("{\"decision\":\"Act\"}")
        );
        assert!(chain.open(&(lines[1].clone() + "\r\n")).is_ok());
        assert_eq!(Chain::new().open(&lines[1]), Err(BrokenSeal::Wrong));
        for bare in ["", "\"Act\"", "{}", "\"}", "é\"}", ",\"sum\":\"\"}"] {
            assert_eq!(Chain::new().open(bare), Err(BrokenSeal::Missing), "{bare}");
        }
    }

    #[test]
    fn every_flipped_bit_shows() {
        let line = Chain::new().seal(&json!({ "decision": { "Bid": 7 } }));
        let line = line.expect("JSON").into_bytes();
        for at in 0..line.len() * 8 {
            let mut flipped = line.clone();
            flipped[at / 8] ^= 1 << (at % 8);
            if let Ok(text) = std::str::from_utf8(&flipped) {
                assert!(Chain::new().open(text).is_err(), "{text}");
            }
        }
    }
}
