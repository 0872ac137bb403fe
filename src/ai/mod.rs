//! Players that are programs.

mod random;

pub use random::RandomPlayer;
