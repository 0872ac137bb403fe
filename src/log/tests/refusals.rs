use super::*;
use crate::rules::{Decision, Phase, RuleError, StackId};

/// One of each kind, and each wording. (A new kind makes [`refusal`] fail to compile.)
fn all_rule_errors() -> Vec<RuleError> {
    use RuleError as E;
    let (region, seat, power) = (RegionId::BasqueCountry, DIEGO, power(7));
    let modifier = ModifierId::Pardon;
    let mut errors: Vec<RuleError> = Phase::ALL
        .into_iter()
        .map(|phase| E::NotAskedFor {
            phase,
            decision: Decision::Done,
        })
        .collect();
    errors.extend((0..=3).map(|limit| E::TooManyRecruits { limit }));
    errors.extend((0..=3).map(|provinces| E::ProvincesShort { provinces }));
    errors.extend((0..=3).map(|provinces| E::ProvincesFirst { provinces }));
    errors.extend((1..=2).map(|needed| E::TooFewThere { region, needed }));
    errors.extend([
        E::GameOver,
        E::NotInHand { power },
        E::PowerPlayed { power, by: seat },
        E::CardGone {
            stack: StackId::ALL[1],
        },
        E::KingsRegion { region },
        E::NotNextToKing { region },
        E::CourtEmpty,
        E::NothingLeftToPlace,
        E::PlacingFinished,
        E::NotIntoCastillo,
        E::ActionOver,
        E::NothingToDo { card: CardId::Veto },
        E::OnlyBeforePlacing {
            card: CardId::Infiltration,
        },
        E::MustFinish,
        E::NobodyThere {
            whose: seat,
            from: region,
        },
        E::SamePlace,
        E::NoOwnMoveLeft,
        E::NoForeignMoveLeft,
        E::OtherSource {
            source_region: region,
        },
        E::NotTheirs { whose: seat },
        E::NothingToGiveUp {
            source_place: Source::Court,
        },
        E::NothingToGiveUp {
            source_place: Source::In(region),
        },
        E::NotWaiting { seat },
        E::ScoreboardInKingsRegion {
            board: Scoreboard::Four,
        },
        E::ScoreboardThere {
            place: Place::Castillo,
        },
        E::KingMustMove,
        E::KingTooFar,
        E::KingNotThere,
        E::GrandeInKingsRegion,
        E::GrandeAlreadyThere { region },
        E::NoOpponentThere { region },
        E::MustLeave { region },
        E::NotSpent { power },
        E::ModifierNotInHand { modifier },
        E::SumPlayed { sum: -2, by: seat },
        E::LevyOf { limit: 1 },
        E::LevyOf { limit: 2 },
        E::KingOnlyAbroad,
        E::NotTheFewest { region },
        E::OnlyWithKing { region },
        E::NoSwap { whose: seat },
        E::CastilloNotScored,
        E::GrandeInCastillo,
        E::ModifierNotSpent { modifier },
    ]);
    errors
}

#[test]
fn every_refusal_has_a_sentence_of_its_own() {
    let (text, setup) = (Text::english(), Setup::with_players(3));
    let mut sentences = Vec::new();
    for error in all_rule_errors() {
        let sentence = refusal(&text, &setup, error);
        assert!(!sentence.contains('⟨'), "{error:?}: {sentence}");
        assert!(sentence.ends_with('.'), "{sentence}");
        sentences.push(sentence);
    }
    assert!(
        sentences.contains(
            &"The King is in the Basque Country: nothing may enter or leave it.".to_owned()
        )
    );
}
