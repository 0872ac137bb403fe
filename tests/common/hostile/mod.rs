//! What must hold for anything that comes from outside: it is read or refused, and nothing else
//! happens. `fuzz/` tries it with whatever it can think of, `tests/service/corpus.rs` with what is kept
//! of that. A file for each form, so that a fuzz target has just what it tries.

pub(crate) mod decks;
pub(crate) mod positions;
pub(crate) mod records;
pub(crate) mod requests;
pub(crate) mod settings;
pub(crate) mod texts;
