//! The real program in a real window on a virtual display, drawn by the processor, and played with a
//! real mouse. Everything that is clicked is found by asking the program (`--probe`), and nothing
//! is waited for by the clock: only that it happens at all is a matter of time.
//!
//! Pictures of every stage are left in `tmp/window` of the target directory.
#![cfg(target_os = "linux")]

mod display;
mod evening;
mod film;
mod kills;
mod mouse;
mod picture;
mod program;
mod refusals;
mod soak;
