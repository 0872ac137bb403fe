//! That the game stands at a fair, and who looks on there.

use crate::fair::FairPlan;
use bevy::prelude::*;

/// There while the game is on show: what the exhibitor wants.
#[derive(Resource, Clone, Debug, Default, Deref)]
pub struct Exhibition(pub FairPlan);

/// Whether others look on in a window of their own: then what somebody chooses in secret is not to be
/// seen on the board, either.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Onlookers(pub bool);

/// A name as it may stand before everybody's eyes: letters, digits and what joins them.
pub fn spellable(name: &str) -> String {
    let fits = |c: &char| c.is_alphanumeric() || " -'’.".contains(*c);
    let kept: String = name.chars().filter(fits).collect();
    kept.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_their_letters_only() {
        assert_eq!(spellable("  Doña  Inés\u{202E}\n "), "Doña Inés");
        assert_eq!(spellable("<b>Rodrigo</b>"), "bRodrigob");
        assert_eq!(spellable("\u{1F984}"), "");
    }
}
