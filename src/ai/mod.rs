//! Players that are programs.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "counts of pieces, visits and games are far below 2^24"
)]

mod between;
mod bot;
mod budget;
mod caution;
mod evaluation;
mod first;
mod grande;
mod intent;
mod keeper;
mod kind;
mod knight;
mod mind;
mod plain_uct;
mod program;
mod random;
mod route;
mod squire;
mod tuning;

pub use bot::{ADVICE, Advice, Bot, Choice, NoChoice};
pub use budget::{Allowance, Budget, Pace, thinking_time};
pub use caution::{BLUNDER, Caution};
pub use evaluation::WeightsError;
pub use intent::{BidAim, Intent, Rival};
pub use keeper::Keeper;
pub use kind::{BotKind, BotSpec, NoSuchBot};
pub use program::{
    BadCommand, CommandLine, LONGEST_ANSWER, LONGEST_COMPLAINT, Mishap, ProgramBot, USUAL_LIMIT,
};
pub use random::RandomPlayer;
pub(crate) use random::seed_of;
pub use tuning::{Generation, Method, Tuning, TuningError, TuningProgress};
