use std::borrow::Cow;

use fluent_bundle::FluentValue;

/// Something a message can show or choose its wording by.
///
/// Fluent counts in floating point, so there are conversions only from integers that it holds
/// exactly. Numbers that are names, such as seeds, are better given as words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value<'a> {
    Word(Cow<'a, str>),
    Number(i64),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(word: &'a str) -> Self {
        Self::Word(Cow::Borrowed(word))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(word: &'a String) -> Self {
        Self::Word(Cow::Borrowed(word))
    }
}

impl From<String> for Value<'_> {
    fn from(word: String) -> Self {
        Self::Word(Cow::Owned(word))
    }
}

macro_rules! numbers {
    ($($integer:ty)*) => {$(
        impl From<$integer> for Value<'_> {
            fn from(number: $integer) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}

numbers!(u8 u16 u32 i8 i16 i32);

/// For lengths of lists.
impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl<'a> From<&'a Value<'_>> for FluentValue<'a> {
    fn from(value: &'a Value<'_>) -> Self {
        match value {
            Value::Word(word) => Self::from(word.as_ref()),
            Value::Number(number) => Self::from(*number),
        }
    }
}
