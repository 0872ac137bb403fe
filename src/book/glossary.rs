//! Words that mean something here: found in any sentence, explained in a line, with a page each.

use super::{BookPage, BookTopic};
use crate::text::Text;
use std::borrow::Cow;
use std::ops::Range;
use std::sync::OnceLock;

macro_rules! terms {
    ($($term:ident $key:literal $topic:ident;)+) => {
        /// A word with a meaning.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum GlossaryTerm {
            $($term,)+
        }

        impl GlossaryTerm {
            pub const ALL: [Self; [$($key),+].len()] = [$(Self::$term),+];

            /// In ids of text.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$term => $key,)+
                }
            }

            /// Where more is told.
            pub const fn page(self) -> BookPage {
                match self {
                    $(Self::$term => BookPage::Topic(BookTopic::$topic),)+
                }
            }
        }
    };
}

terms! {
    KingsRegion "kings-region" King;
    King "king" King;
    Castillo "castillo" Castillo;
    Court "court" Court;
    Provinces "provinces" Court;
    Caballero "caballero" Pieces;
    Grande "grande" Grande;
    Veto "veto" Veto;
    Disc "disc" Disc;
    Scoreboard "scoreboard" Scoreboard;
    PowerCard "power-card" Bid;
    ActionCard "action-card" Take;
    SpecialAction "special-action" SpecialAction;
    GeneralScoring "general-scoring" GeneralScoring;
    Tie "tie" Ties;
    FirstPlace "first-place" Scoring;
    Recruit "recruit" Recruit;
    Modifier "modifier" PowerShift;
    Neutral "neutral" TwoPlayers;
    UpTo "up-to" Numbers;
}

impl GlossaryTerm {
    /// What it means, in a line.
    pub fn meaning(self, text: &Text) -> String {
        text.say(&format!("term-{}", self.key()), &[])
    }

    /// How it can stand in a sentence, longest first.
    fn words(self, text: &Text) -> Vec<Vec<char>> {
        let words = text.say(&format!("term-{}.words", self.key()), &[]);
        let mut words: Vec<Vec<char>> = words
            .split(';')
            .map(|word| word.trim().chars().map(lower).collect::<Vec<char>>())
            .filter(|word| !word.is_empty())
            .collect();
        words.sort_by_key(|word| std::cmp::Reverse(word.len()));
        words
    }
}

/// All words to look for. Panels ask for them with every line they lay out.
type Vocabulary = Vec<(GlossaryTerm, Vec<Vec<char>>)>;

fn vocabulary(text: &Text) -> Cow<'static, Vocabulary> {
    static SHARED: OnceLock<Vocabulary> = OnceLock::new();
    let read = || {
        let terms = GlossaryTerm::ALL.into_iter();
        terms.map(|term| (term, term.words(text))).collect()
    };
    if std::ptr::eq(text, Text::shared()) {
        Cow::Borrowed(SHARED.get_or_init(read))
    } else {
        Cow::Owned(read())
    }
}

/// Where a word with a meaning stands in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mention {
    pub term: GlossaryTerm,
    /// In letters, not bytes.
    pub letters: Range<usize>,
}

/// All words of a sentence that have a meaning, in order; of each the first time it is used.
pub fn mentions(text: &Text, sentence: &str) -> Vec<Mention> {
    let letters: Vec<char> = sentence.chars().map(lower).collect();
    let mut taken = vec![false; letters.len()];
    let mut found: Vec<Mention> = Vec::new();
    for (term, words) in vocabulary(text).iter() {
        let mut places = words.iter();
        let place = places.find_map(|word| first_whole(&letters, word, &taken));
        if let Some(place) = place {
            taken[place.clone()].fill(true);
            found.push(Mention {
                term: *term,
                letters: place,
            });
        }
    }
    found.sort_by_key(|mention| mention.letters.start);
    found
}

/// One letter for one, so that places stay what they were.
fn lower(letter: char) -> char {
    let mut small = letter.to_lowercase();
    match (small.next(), small.next()) {
        (Some(one), None) => one,
        _ => letter,
    }
}

/// Where a word stands by itself for the first time, and nothing else is meant already.
fn first_whole(letters: &[char], word: &[char], taken: &[bool]) -> Option<Range<usize>> {
    let apart = |at: Option<&char>| at.is_none_or(|letter| !letter.is_alphanumeric());
    (0..letters.len().saturating_sub(word.len() - 1)).find_map(|start| {
        let place = start..start + word.len();
        let fits = letters[place.clone()] == *word
            && apart(start.checked_sub(1).and_then(|before| letters.get(before)))
            && apart(letters.get(place.end))
            && !taken[place.clone()].contains(&true);
        fits.then_some(place)
    })
}
