//! The words on a print: a language, and the edition whose names the regions have.

use crate::log::region_key;
use crate::rules::{Edition, RegionId};
use crate::text::{Text, Value};

#[derive(Clone, Copy, Debug)]
pub struct Wording<'a> {
    pub text: &'a Text,
    pub edition: Edition,
}

/// The names of the classic edition.
impl<'a> From<&'a Text> for Wording<'a> {
    fn from(text: &'a Text) -> Self {
        Self {
            text,
            edition: Edition::Classic,
        }
    }
}

impl Wording<'_> {
    pub(super) fn say(self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.text.say(id, args)
    }

    pub(super) fn region(self, region: RegionId) -> String {
        self.say(&region_key(self.edition, region), &[])
    }
}
