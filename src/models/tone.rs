//! The colours of pieces that are not a player's: linear light, as vertex colours must be.

/// Linear red, green, blue and alpha.
pub(super) type Tone = [f32; 4];

pub(super) const WHITE: Tone = [1.0; 4];

/// From red, green and blue as written in style sheets.
pub(super) fn tone(rgb: u32) -> Tone {
    let [_, red, green, blue] = rgb.to_be_bytes();
    let [red, green, blue] = [red, green, blue].map(|channel| {
        let screen = f32::from(channel) / 255.0;
        if screen <= 0.040_45 {
            screen / 12.92
        } else {
            ((screen + 0.055) / 1.055).powf(2.4)
        }
    });
    [red, green, blue, 1.0]
}

/// As much light as this, of the same hue.
pub(super) fn lit(tone: Tone, light: f32) -> Tone {
    [tone[0] * light, tone[1] * light, tone[2] * light, tone[3]]
}

pub(super) fn ebony() -> Tone {
    tone(0x2A_22_20)
}

pub(super) fn gold() -> Tone {
    tone(0xE2_B4_3A)
}

pub(super) fn crimson() -> Tone {
    tone(0x9E_20_18)
}

pub(super) fn walnut() -> Tone {
    tone(0x6A_46_2A)
}
