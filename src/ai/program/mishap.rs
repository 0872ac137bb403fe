//! How a program can fail.

use super::message::LONGEST_ANSWER;
use crate::rules::Decision;
use std::time::Duration;

/// Why a program was stopped, in words for the person who let it play.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Mishap {
    #[error("it can't be started: {reason}")]
    CantStart { reason: String },
    #[error("it ended before the game did")]
    Ended,
    #[error("it did not answer within {} s", limit.as_secs_f64())]
    Silent { limit: Duration },
    #[error("it wrote a line of more than {LONGEST_ANSWER} bytes")]
    TooLong,
    /// `line` is how it begins.
    #[error("its answer {line:?} is no decision: {reason}")]
    NotADecision { line: String, reason: String },
    #[error("it decided {}, which is not legal there", as_json(*decision))]
    Illegal { decision: Decision },
}

/// As programs write it.
fn as_json(decision: Decision) -> String {
    serde_json::to_string(&decision).unwrap_or_else(|_| decision.name().to_owned())
}
