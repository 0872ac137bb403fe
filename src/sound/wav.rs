//! Samples as the bytes of a WAV file: one channel of 16 bit numbers behind a header of 44 bytes.

use super::SAMPLE_RATE;

const HEADER: u32 = 44;
const BYTES_A_SAMPLE: u16 = 2;
const CHANNELS: u16 = 1;
/// Plain numbers, not compressed.
const PCM: u16 = 1;

/// A whole WAV file. Samples beyond -1 and 1 are cut off there.
pub fn wav(samples: &[f32]) -> Vec<u8> {
    let size = samples.len() as u32 * u32::from(BYTES_A_SAMPLE);
    let mut bytes = Vec::with_capacity((HEADER + size) as usize);
    bytes.extend(b"RIFF");
    // What follows this number: all but the eight bytes so far.
    bytes.extend((HEADER - 8 + size).to_le_bytes());
    bytes.extend(b"WAVEfmt ");
    bytes.extend(16_u32.to_le_bytes());
    bytes.extend(PCM.to_le_bytes());
    bytes.extend(CHANNELS.to_le_bytes());
    bytes.extend(SAMPLE_RATE.to_le_bytes());
    bytes.extend((SAMPLE_RATE * u32::from(CHANNELS * BYTES_A_SAMPLE)).to_le_bytes());
    bytes.extend((CHANNELS * BYTES_A_SAMPLE).to_le_bytes());
    bytes.extend((BYTES_A_SAMPLE * 8).to_le_bytes());
    bytes.extend(b"data");
    bytes.extend(size.to_le_bytes());
    for sample in samples {
        let number = (sample.clamp(-1.0, 1.0) * f32::from(i16::MAX)).round() as i16;
        bytes.extend(number.to_le_bytes());
    }
    bytes
}
