//! Players that are programs.

mod bot;
mod budget;
mod evaluation;
mod grande;
mod intent;
mod kind;
mod knight;
mod mind;
mod plain_uct;
mod random;
mod route;
mod squire;

pub use bot::{ADVICE, Advice, Bot, Choice, NoChoice};
pub use budget::{Budget, Pace};
pub use evaluation::WeightsError;
pub use intent::{BidAim, Intent, Rival};
pub use kind::{BotKind, BotSpec, NoSuchBot};
pub use random::RandomPlayer;
