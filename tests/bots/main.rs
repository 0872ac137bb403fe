//! The computer players, tested as a table meets them: through views, decisions and budgets.

#![expect(clippy::panic, reason = "a failing test says what it expected")]

mod advice;
mod cage;
mod cancelling;
mod caution;
mod command_line;
mod discs;
// Elsewhere the exponential function may be off in its last digit, and with it a choice between
// equals.
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod frozen;
mod job;
mod programs;
mod puzzles;
mod secrets;
#[path = "../common/setups.rs"]
mod setups;
mod strength;
mod support;
mod whole_games;
