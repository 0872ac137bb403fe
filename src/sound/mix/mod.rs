//! Everything that is heard at once, put together: voices, loops and music, each as loud as the player
//! wants its kind, the music softer under a scene, and the sum held below the loudest possible. The
//! table and the film hear the same.

mod limiter;
mod mixer;
mod stock;
#[cfg(test)]
mod tests;
mod track;

pub use mixer::{Cue, Levels, MixOrder, Mixer, MusicFeed};
pub use stock::Stock;
pub use track::{Mixdown, Soundtrack};
