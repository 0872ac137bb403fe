//! The colours of the print. LOOK: pieces are the most saturated things in the picture.

use crate::rules::{Colour, RegionId, StackId};
use tiny_skia::{Color, Paint, Shader};

/// A colour with straight alpha.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Ink {
    pub(super) red: f32,
    pub(super) green: f32,
    pub(super) blue: f32,
    pub(super) alpha: f32,
}

pub(super) const PARCHMENT: Ink = Ink::new(0xF3_E7_C9);
pub(super) const PARCHMENT_DARK: Ink = Ink::new(0xE4_D2_A6);
pub(super) const PAPER_WHITE: Ink = Ink::new(0xFB_F4_E2);
pub(super) const INK: Ink = Ink::new(0x2B_1D_0E);
pub(super) const FADED_INK: Ink = Ink::new(0x69_54_38);
pub(super) const CRIMSON: Ink = Ink::new(0x8C_1C_13);
pub(super) const GOLD: Ink = Ink::new(0xC9_A2_27);
pub(super) const PALE_GOLD: Ink = Ink::new(0xE6_CC_7A);
pub(super) const WALNUT: Ink = Ink::new(0x4A_30_1C);
pub(super) const STONE: Ink = Ink::new(0xB9_B0_9C);
pub(super) const DEEP_SEA: Ink = Ink::new(0x4F_74_7A);
pub(super) const SHALLOW_SEA: Ink = Ink::new(0x86_A9_A6);
pub(super) const FOREIGN: Ink = Ink::new(0xBF_B6_9E);

impl Ink {
    /// From red, green and blue as written in style sheets.
    pub(super) const fn new(rgb: u32) -> Self {
        let [_, red, green, blue] = rgb.to_be_bytes();
        Self {
            red: red as f32 / 255.0,
            green: green as f32 / 255.0,
            blue: blue as f32 / 255.0,
            alpha: 1.0,
        }
    }

    /// As thin as this.
    pub(super) const fn thin(self, alpha: f32) -> Self {
        Self { alpha, ..self }
    }

    /// From itself at 0 to the other at 1.
    pub(super) fn mix(self, other: Self, t: f32) -> Self {
        let between = |a: f32, b: f32| a + (b - a) * t;
        Self {
            red: between(self.red, other.red),
            green: between(self.green, other.green),
            blue: between(self.blue, other.blue),
            alpha: between(self.alpha, other.alpha),
        }
    }

    pub(super) fn darker(self, t: f32) -> Self {
        self.mix(INK.thin(self.alpha), t)
    }

    pub(super) fn lighter(self, t: f32) -> Self {
        self.mix(PAPER_WHITE.thin(self.alpha), t)
    }

    pub(super) fn channels(self) -> [f32; 3] {
        [self.red, self.green, self.blue].map(|channel| channel * 255.0)
    }

    pub(super) fn paint<'a>(self) -> Paint<'a> {
        let colour = Color::from_rgba(
            self.red.clamp(0.0, 1.0),
            self.green.clamp(0.0, 1.0),
            self.blue.clamp(0.0, 1.0),
            self.alpha.clamp(0.0, 1.0),
        );
        Paint {
            shader: Shader::SolidColor(colour.unwrap_or(Color::BLACK)),
            ..Paint::default()
        }
    }
}

/// The players' colours, told apart by all kinds of eyes: red, green and blue.
pub const fn player_rgb(colour: Colour) -> [u8; 3] {
    match colour {
        Colour::Rust => [0xA8, 0x32, 0x00],
        Colour::Amber => [0xF5, 0xC7, 0x10],
        Colour::Green => [0x14, 0xA3, 0x7F],
        Colour::Navy => [0x00, 0x4C, 0x8C],
        Colour::Ivory => [0xF2, 0xF2, 0xF2],
    }
}

pub(super) const fn player(colour: Colour) -> Ink {
    let [red, green, blue] = player_rgb(colour);
    Ink::new(u32::from_be_bytes([0, red, green, blue]))
}

/// What is drawn on a player's colour so that it stands out.
pub(super) const fn on_player(colour: Colour) -> Ink {
    match colour {
        Colour::Amber | Colour::Green | Colour::Ivory => INK,
        Colour::Rust | Colour::Navy => PARCHMENT,
    }
}

/// Calm enough not to be taken for a player's colour.
pub(super) const fn stack(stack: StackId) -> Ink {
    let [red, green, blue] = stack_rgb(stack);
    Ink::new(u32::from_be_bytes([0, red, green, blue]))
}

/// The colour of a stack's cards.
pub const fn stack_rgb(stack: StackId) -> [u8; 3] {
    match stack.index() {
        0 => [0x75, 0x55, 0x36],
        1 => [0x5E, 0x3F, 0x58],
        2 => [0x62, 0x63, 0x33],
        3 => [0x3E, 0x5C, 0x66],
        _ => [0x7A, 0x22, 0x1C],
    }
}

/// Earth and field tones: neighbours differ, and none is as strong as a piece.
pub(super) const fn ground(region: RegionId) -> Ink {
    Ink::new(ground_tone(region))
}

/// The colour of a region's ground.
pub const fn ground_rgb(region: RegionId) -> [u8; 3] {
    let [_, red, green, blue] = ground_tone(region).to_be_bytes();
    [red, green, blue]
}

const fn ground_tone(region: RegionId) -> u32 {
    match region {
        RegionId::Galicia => 0x9F_A4_7B,
        RegionId::BasqueCountry => 0xBF_97_7A,
        RegionId::Aragon => 0xD2_BD_8D,
        RegionId::Catalonia => 0xB8_90_88,
        RegionId::OldCastile => 0xC4_AC_70,
        RegionId::NewCastile => 0xDD_CD_A4,
        RegionId::Seville => 0xA3_AF_8B,
        RegionId::Granada => 0xC0_8E_72,
        RegionId::Valencia => 0xB0_B0_94,
    }
}
