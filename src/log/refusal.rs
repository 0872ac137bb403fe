//! Why a decision is refused, told to the player who made it.

use super::names::{self, Names};
use crate::rules::{RuleError, Setup, Source};
use crate::text::{Text, Value};

/// A sentence that names the rule in the way.
pub fn refusal(text: &Text, setup: &Setup, error: RuleError) -> String {
    let names = &Names::new(text, setup);
    let say = |id: &str, args: &[(&str, Value<'_>)]| names.say(&format!("refusal-{id}"), args);
    let seat = |seat| ("seat", names.seat(seat));
    let region = |region| ("region", names.region(region));
    match error {
        RuleError::GameOver => say("game-over", &[]),
        RuleError::NotAskedFor { phase, .. } => {
            say("not-asked-for", &[("phase", phase.name().into())])
        }
        RuleError::NotInHand { power } => say("not-in-hand", &[("power", power.value().into())]),
        RuleError::PowerPlayed { power, by } => {
            let power = ("power", power.value().into());
            say("power-played", &[power, seat(by)])
        }
        RuleError::ModifierNotInHand { modifier } => {
            let modifier = names.modifier(modifier);
            say("modifier-not-in-hand", &[("modifier", modifier)])
        }
        RuleError::SumPlayed { sum, by } => {
            say("sum-played", &[("sum", sum.to_string().into()), seat(by)])
        }
        RuleError::LevyOf { limit } => say("levy-of", &[("limit", limit.into())]),
        RuleError::TooManyRecruits { limit } => {
            say("too-many-recruits", &[("limit", limit.into())])
        }
        RuleError::ProvincesFirst { provinces } => {
            say("provinces-first", &[("provinces", provinces.into())])
        }
        RuleError::ProvincesShort { provinces } => {
            say("provinces-short", &[("provinces", provinces.into())])
        }
        RuleError::CardGone { stack } => say("card-gone", &[("stack", (stack.index() + 1).into())]),
        RuleError::KingsRegion { region: r } => say("kings-region", &[region(r)]),
        RuleError::NotNextToKing { region: r } => say("not-next-to-king", &[region(r)]),
        RuleError::CourtEmpty => say("court-empty", &[]),
        RuleError::NothingLeftToPlace => say("nothing-left-to-place", &[]),
        RuleError::PlacingFinished => say("placing-finished", &[]),
        RuleError::NotIntoCastillo => say("not-into-castillo", &[]),
        RuleError::ActionOver => say("action-over", &[]),
        RuleError::NothingToDo { card } => say("nothing-to-do", &[("card", names.card(card))]),
        RuleError::OnlyBeforePlacing { card } => {
            say("only-before-placing", &[("card", names.card(card))])
        }
        RuleError::MustFinish => say("must-finish", &[]),
        RuleError::NobodyThere { whose, from } => say("nobody-there", &[seat(whose), region(from)]),
        RuleError::SamePlace => say("same-place", &[]),
        RuleError::NoOwnMoveLeft => say("no-own-move-left", &[]),
        RuleError::NoForeignMoveLeft => say("no-foreign-move-left", &[]),
        RuleError::OtherSource { source_region } => say("other-source", &[region(source_region)]),
        RuleError::NotTheirs { whose } => say("not-theirs", &[seat(whose)]),
        RuleError::NothingToGiveUp { source_place } => match source_place {
            Source::Court => say("nothing-to-give-up-court", &[]),
            Source::In(r) => say("nothing-to-give-up", &[("place", names.region(r))]),
        },
        RuleError::NotWaiting { seat: s } => say("not-waiting", &[seat(s)]),
        RuleError::TooFewThere { region: r, needed } => {
            say("too-few-there", &[region(r), ("needed", needed.into())])
        }
        RuleError::MustLeave { region: r } => say("must-leave", &[region(r)]),
        RuleError::ScoreboardInKingsRegion { board } => {
            let values = names::scoreboard(board);
            say("scoreboard-in-kings-region", &[("values", values)])
        }
        RuleError::ScoreboardThere { place } => {
            say("scoreboard-there", &[("place", names.place(place))])
        }
        RuleError::KingMustMove => say("king-must-move", &[]),
        RuleError::KingTooFar => say("king-too-far", &[]),
        RuleError::KingNotThere => say("king-not-there", &[]),
        RuleError::KingOnlyAbroad => say("king-only-abroad", &[]),
        RuleError::NotTheFewest { region: r } => say("not-the-fewest", &[region(r)]),
        RuleError::OnlyWithKing { region: r } => say("only-with-king", &[region(r)]),
        RuleError::NoSwap { whose } => say("no-swap", &[seat(whose)]),
        RuleError::CastilloNotScored => say("castillo-not-scored", &[]),
        RuleError::GrandeInCastillo => say("grande-in-castillo", &[]),
        RuleError::ModifierNotSpent { modifier } => {
            let modifier = names.modifier(modifier);
            say("modifier-not-spent", &[("modifier", modifier)])
        }
        RuleError::GrandeInKingsRegion => say("grande-in-kings-region", &[]),
        RuleError::GrandeAlreadyThere { region: r } => say("grande-already-there", &[region(r)]),
        RuleError::NoOpponentThere { region: r } => say("no-opponent-there", &[region(r)]),
        RuleError::NotSpent { power } => say("not-spent", &[("power", power.value().into())]),
    }
}
