//! For listening: writes every sound to disk.

use super::{Sound, render, wav};
use std::time::Instant;

#[test]
#[ignore = "writes files to listen to: SOUND_DIR=... cargo test --lib sounds_to_listen_to -- --ignored"]
fn sounds_to_listen_to() -> std::io::Result<()> {
    let folder = std::env::var_os("SOUND_DIR").map_or_else(std::env::temp_dir, Into::into);
    std::fs::create_dir_all(&folder)?;
    let (mut spent, mut length) = (0.0, 0);
    for sound in Sound::ALL {
        for variation in 0..sound.variations() {
            let begin = Instant::now();
            let samples = render(sound, variation);
            let millis = begin.elapsed().as_secs_f32() * 1000.0;
            println!(
                "{sound:?} {variation}: {} samples, {millis:.1} ms",
                samples.len()
            );
            spent += millis;
            length += samples.len();
            std::fs::write(
                folder.join(format!("{sound:?}-{variation}.wav")),
                wav(&samples),
            )?;
        }
    }
    println!("all: {length} samples, {spent:.0} ms");
    Ok(())
}
