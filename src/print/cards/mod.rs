//! The faces and backs of action cards and power cards.
//!
//! A card is drawn 100 units wide; how many pixels that is, the caller says.

mod action;
mod back;
mod contests;
mod journeys;
mod losses;
mod modifier;
mod power;
mod props;
mod regents;
mod scorings;

pub use action::{PICTOGRAM_TALL, action_card, pictogram};
pub use back::{power_back, stack_back};
pub use modifier::{modifier_back, modifier_card};
pub use power::power_card;

#[cfg(feature = "window")]
pub(crate) use modifier::signed;

#[cfg(test)]
pub(super) use action::{TEXT_BOX, TITLE_BOX, text_outline, title_outline};

use super::grain::lay_grain;
use super::ink::Ink;
use super::shape::Frame;
use super::sheet::Sheet;
use crate::board::size::{CARD_HEIGHT, CARD_WIDTH};

const WIDTH: f32 = 100.0;
const HEIGHT: f32 = WIDTH * CARD_HEIGHT / CARD_WIDTH;
/// The whole card.
const CARD: Frame = Frame::new(0.0, 0.0, WIDTH, HEIGHT);

/// Height in pixels of a card that is `width` pixels wide.
pub const fn height_for(width: u32) -> u32 {
    width * 16 / 11
}

/// An empty card of heavy paper.
fn blank(width: u32, paper: Ink) -> Sheet {
    let width = width.clamp(16, 4096);
    let scale = f32::from(width as u16) / WIDTH;
    let mut sheet = Sheet::new(width, height_for(width), scale);
    sheet.flood(paper);
    lay_grain(&mut sheet.pixmap);
    sheet
}
