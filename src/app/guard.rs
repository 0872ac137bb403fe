//! The engine gives up on a machine it can't work with by a panic. People get a sentence instead.

use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Mutex, PoisonError};

/// Does work that may give up, quietly, and returns why it did. Developers who ask for a backtrace
/// (`RUST_BACKTRACE`) still get it.
pub(crate) fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    let reason: Arc<Mutex<Option<String>>> = Arc::default();
    let told = reason.clone();
    let usual = panic::take_hook();
    let for_developers = std::env::var_os("RUST_BACKTRACE").is_some_and(|wanted| wanted != "0");
    let usual = Arc::new(usual);
    let loud = usual.clone();
    panic::set_hook(Box::new(move |info| {
        let message = info.payload_as_str().unwrap_or("nobody knows why");
        let place = info.location().map(|at| format!(" ({at})"));
        let message = format!("{message}{}", place.unwrap_or_default());
        // The first one tells the cause; those that follow are its consequences.
        let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
        told.get_or_insert(message);
        if for_developers {
            loud(info);
        }
    }));
    let outcome = panic::catch_unwind(AssertUnwindSafe(work));
    panic::set_hook(Box::new(move |info| usual(info)));
    outcome.map_err(|_| {
        let mut reason = reason.lock().unwrap_or_else(PoisonError::into_inner);
        reason.take().unwrap_or_default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_gives_up_says_why() {
        assert_eq!(guarded(|| 3), Ok(3));
        let find = |names: &[&str]| names.first().expect("Unable to find a GPU!").len();
        let reason = guarded(|| find(&[])).expect_err("gave up");
        assert!(reason.starts_with("Unable to find a GPU!"), "{reason}");
    }
}
