//! The one way strings reach a player: messages in Fluent files, looked up by id.
//!
//! ```
//! use el_grande::text::Text;
//!
//! let text = Text::english();
//! assert_eq!(text.say("region-OldCastile", &[]), "Old Castile");
//! ```

use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

#[cfg(test)]
mod tests;
mod value;

pub use value::Value;

/// Every file of the English text; a new file must be named here.
const ENGLISH: &[(&str, &str)] = &[
    ("en/book.ftl", include_str!("../../assets/text/en/book.ftl")),
    (
        "en/book-cards.ftl",
        include_str!("../../assets/text/en/book-cards.ftl"),
    ),
    (
        "en/book-rulings.ftl",
        include_str!("../../assets/text/en/book-rulings.ftl"),
    ),
    (
        "en/cards.ftl",
        include_str!("../../assets/text/en/cards.ftl"),
    ),
    (
        "en/events.ftl",
        include_str!("../../assets/text/en/events.ftl"),
    ),
    ("en/game.ftl", include_str!("../../assets/text/en/game.ftl")),
    (
        "en/glossary.ftl",
        include_str!("../../assets/text/en/glossary.ftl"),
    ),
    (
        "en/lessons.ftl",
        include_str!("../../assets/text/en/lessons.ftl"),
    ),
    ("en/log.ftl", include_str!("../../assets/text/en/log.ftl")),
    (
        "en/panels.ftl",
        include_str!("../../assets/text/en/panels.ftl"),
    ),
    (
        "en/refusals.ftl",
        include_str!("../../assets/text/en/refusals.ftl"),
    ),
    (
        "en/screens.ftl",
        include_str!("../../assets/text/en/screens.ftl"),
    ),
];

/// All messages of one language.
pub struct Text {
    bundle: FluentBundle<FluentResource>,
}

/// Why a set of Fluent files can't be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TextError {
    #[error("“{language}” is not a language code: {reason}")]
    Language { language: String, reason: String },
    #[error("{file}, line {line}: {reason}")]
    Syntax {
        file: String,
        line: usize,
        reason: String,
    },
    #[error("{file}: the id “{id}” is already taken")]
    DuplicateId { file: String, id: String },
}

impl Text {
    /// Languages there is a text in.
    pub const LANGUAGES: [&str; 1] = ["en"];

    /// The text that is compiled into the program.
    ///
    /// # Panics
    ///
    /// If a compiled-in file is broken, which the tests of this module rule out.
    pub fn english() -> Self {
        Self::from_sources("en", ENGLISH).expect("the English text is tested")
    }

    /// The English text, read once for the whole program.
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Text> = OnceLock::new();
        SHARED.get_or_init(Self::english)
    }

    /// Reads the files of one language, each given as its name (for error messages) and content.
    pub fn from_sources(language: &str, sources: &[(&str, &str)]) -> Result<Self, TextError> {
        let locale: LanguageIdentifier =
            language.parse().map_err(|reason| TextError::Language {
                language: language.to_owned(),
                reason: format!("{reason}"),
            })?;
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The invisible marks around inserted values serve mixed writing directions; in a terminal
        // or a font without them they show up as boxes.
        bundle.set_use_isolating(false);
        for &(file, source) in sources {
            let resource = parse(file, source)?;
            bundle
                .add_resource(resource)
                .map_err(|errors| duplicate_id(file, &errors))?;
        }
        Ok(Self { bundle })
    }

    /// The message `id`, or with `id.attribute` one of its attributes, with `args` filled in.
    ///
    /// A text that is missing or can't be formatted shows as `⟨id⟩`: odd enough to be reported,
    /// harmless enough to play on.
    pub fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        match self.format(id, args) {
            Some(Ok(text)) => text,
            Some(Err(_)) | None => format!("⟨{id}⟩"),
        }
    }

    /// Whether there is a text for `id`, which may be an `id.attribute`.
    pub fn has(&self, id: &str) -> bool {
        self.format(id, &[]).is_some()
    }

    /// `None` if there is no such text, the errors if it can't be made with these `args`.
    fn format(
        &self,
        id: &str,
        args: &[(&str, Value<'_>)],
    ) -> Option<Result<String, Vec<FluentError>>> {
        let (message, attribute) = match id.split_once('.') {
            Some((message, attribute)) => (message, Some(attribute)),
            None => (id, None),
        };
        let message = self.bundle.get_message(message)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let args: FluentArgs<'_> = args
            .iter()
            .map(|(name, value)| (*name, FluentValue::from(value)))
            .collect();
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors)
            .into_owned();
        Some(if errors.is_empty() {
            Ok(text)
        } else {
            Err(errors)
        })
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Text")
            .field("languages", &self.bundle.locales)
            .finish_non_exhaustive()
    }
}

fn parse(file: &str, source: &str) -> Result<FluentResource, TextError> {
    let line_at = |at: usize| source.get(..at).unwrap_or(source).matches('\n').count() + 1;
    if let Some(at) = half_escape(source) {
        return Err(TextError::Syntax {
            file: file.to_owned(),
            line: line_at(at),
            reason: "after \\u four hexadecimal digits must follow, after \\U six".to_owned(),
        });
    }
    FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| {
        // One mistake often causes several errors; the first is the one to mend. It is noticed
        // where the parser gives up, often lines later, so name the start of the message.
        let (start, reason) = errors.first().map_or_else(Default::default, |error| {
            let entry = error.slice.as_ref().unwrap_or(&error.pos);
            (entry.start, error.to_string())
        });
        TextError::Syntax {
            file: file.to_owned(),
            line: line_at(start),
            reason,
        }
    })
}

/// Where a letter is to be named by its number, and a letter of more than one byte stands in place of a
/// digit. Fluent's own parser panics there instead of refusing it.
fn half_escape(source: &str) -> Option<usize> {
    let mut letters = source.char_indices();
    while let Some((at, letter)) = letters.next() {
        if letter != '\\' {
            continue;
        }
        // Whatever follows is spoken for, be it a second backslash.
        let digits = match letters.next() {
            Some((_, 'u')) => 4,
            Some((_, 'U')) => 6,
            _ => continue,
        };
        let mut number = letters.as_str().chars().take(digits);
        let stopped_by = number.find(|digit| !digit.is_ascii_hexdigit());
        if stopped_by.is_some_and(|letter| !letter.is_ascii()) {
            return Some(at);
        }
    }
    None
}

fn duplicate_id(file: &str, errors: &[FluentError]) -> TextError {
    let id = errors.iter().find_map(|error| match error {
        FluentError::Overriding { id, .. } => Some(id.clone()),
        FluentError::ParserError(_) | FluentError::ResolverError(_) => None,
    });
    TextError::DuplicateId {
        file: file.to_owned(),
        id: id.unwrap_or_default(),
    }
}

/// Tells whoever started the program. That they can't be told must not bring it down, as `eprintln!`
/// does where the stream is a full disk.
pub fn complain(what: std::fmt::Arguments<'_>) {
    use std::io::Write;
    let _ = writeln!(std::io::stderr(), "el-grande: {what}");
}
