//! How a piece is written down: every voice a line of words. `w h q e` say how long the notes after
//! them are (semibreve, minim, crotchet, quaver; with a dot, half as long again), `d4` or `bb3` is a
//! note, `r` a rest, `~` goes on with the note before, and `|` stands between bars.

/// Beats are crotchets.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::sound) struct Note {
    pub(in crate::sound) at: f32,
    pub(in crate::sound) beats: f32,
    /// Half tones; 69 is the A of 440 Hz.
    pub(in crate::sound) key: u8,
    /// Which voice, the highest first.
    pub(in crate::sound) voice: usize,
}

/// A piece as it is written.
#[derive(Clone, Copy, Debug)]
pub struct MusicPiece {
    pub title: &'static str,
    /// Crotchets in a minute.
    pub tempo: f32,
    /// Sections one after the other; in each all voices at once, the highest first.
    pub sections: &'static [&'static [&'static str]],
}

/// What can't be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{word:?} is no word of a score, in voice {voice}")]
pub struct Misprint {
    pub word: String,
    pub voice: usize,
}

impl MusicPiece {
    /// All notes, in the order in which they begin.
    pub(in crate::sound) fn notes(&self) -> Result<Vec<Note>, Misprint> {
        let mut notes = Vec::new();
        let mut begin = 0.0;
        for voices in self.sections {
            let mut end = begin;
            for (voice, line) in voices.iter().enumerate() {
                let over = read(line, voice, begin, &mut notes)?;
                end = f32::max(end, over);
            }
            begin = end;
        }
        notes.sort_by(|one: &Note, other| {
            let order = one.at.total_cmp(&other.at);
            order.then(one.key.cmp(&other.key))
        });
        Ok(notes)
    }

    /// Crotchets of the whole piece.
    pub(in crate::sound) fn beats(&self) -> f32 {
        let notes = self.notes().unwrap_or_default();
        let end = |note: &Note| note.at + note.beats;
        notes.iter().map(end).fold(0.0, f32::max)
    }
}

/// Reads one voice from this beat on, and tells where it ends.
fn read(line: &str, voice: usize, begin: f32, notes: &mut Vec<Note>) -> Result<f32, Misprint> {
    let mut at = begin;
    let mut length = 1.0;
    let mut sounds = false;
    for word in line.split_whitespace() {
        if let Some(beats) = beats(word) {
            length = beats;
            continue;
        }
        match word {
            "|" => continue,
            "r" => sounds = false,
            "~" => {
                if let (Some(last), true) = (notes.last_mut(), sounds) {
                    last.beats += length;
                }
            }
            _ => {
                let key = key(word).ok_or_else(|| Misprint {
                    word: word.to_owned(),
                    voice,
                })?;
                notes.push(Note {
                    at,
                    beats: length,
                    key,
                    voice,
                });
                sounds = true;
            }
        }
        at += length;
    }
    Ok(at)
}

fn beats(word: &str) -> Option<f32> {
    Some(match word {
        "w" => 4.0,
        "h." => 3.0,
        "h" => 2.0,
        "q." => 1.5,
        "q" => 1.0,
        "e" => 0.5,
        _ => return None,
    })
}

fn key(word: &str) -> Option<u8> {
    let mut letters = word.chars();
    let step = match letters.next()? {
        'c' => 0,
        'd' => 2,
        'e' => 4,
        'f' => 5,
        'g' => 7,
        'a' => 9,
        'b' => 11,
        _ => return None,
    };
    let rest = letters.as_str();
    let (rest, bent) = match (rest.strip_prefix('#'), rest.strip_prefix('b')) {
        (Some(rest), _) => (rest, 1),
        (_, Some(rest)) => (rest, -1),
        _ => (rest, 0),
    };
    let octave: i32 = rest.parse().ok()?;
    u8::try_from(12 * (octave + 1) + step + bent).ok()
}
