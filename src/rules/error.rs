//! Why a decision is refused: the rule it would break, with what a screen needs to explain it.

use super::board::{Place, RegionId};
use super::cards::{CardId, StackId};
use super::decision::{Decision, Scoreboard, Source};
use super::game::Phase;
use super::modifiers::ModifierId;
use super::seat::{Power, Seat};
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
pub enum RuleError {
    #[error("the game is over")]
    GameOver,
    #[error("{} is not asked for now (phase {})", decision.name(), phase.name())]
    NotAskedFor { phase: Phase, decision: Decision },

    #[error("power card {} is not in the hand", power.value())]
    NotInHand { power: Power },
    #[error("power card {} was already played this round by seat {}", power.value(), by.index())]
    PowerPlayed { power: Power, by: Seat },

    #[error("the modifier '{}' is not in the hand", modifier.key())]
    ModifierNotInHand { modifier: ModifierId },
    #[error("the sum {sum} was already played this round by seat {}", by.index())]
    SumPlayed { sum: i8, by: Seat },
    #[error("the modifier brings 1 to {limit} to court")]
    LevyOf { limit: u8 },

    #[error("the power card brings at most {limit} to court")]
    TooManyRecruits { limit: u8 },
    #[error("{provinces} are still in the provinces: those come first")]
    ProvincesFirst { provinces: u8 },
    #[error("only {provinces} are left in the provinces")]
    ProvincesShort { provinces: u8 },

    #[error("the card of stack {} is not there to be taken", u8::from(*stack) + 1)]
    CardGone { stack: StackId },

    #[error("{} is the King's region: nothing enters or leaves it", region.name())]
    KingsRegion { region: RegionId },
    #[error("{} is not next to the King's region", region.name())]
    NotNextToKing { region: RegionId },
    #[error("the court is empty")]
    CourtEmpty,
    #[error("all caballeros that the card allows have been placed")]
    NothingLeftToPlace,
    #[error("placing was finished before the special action began")]
    PlacingFinished,
    #[error("caballeros may not go to the Castillo here")]
    NotIntoCastillo,

    #[error("the special action was already carried out")]
    ActionOver,
    #[error("the special action of {} would do nothing", card.key())]
    NothingToDo { card: CardId },
    #[error("'{}' serves the placing and comes before it", .card.key())]
    OnlyBeforePlacing { card: CardId },
    #[error("the special action must be carried out whole")]
    MustFinish,
    #[error("seat {} has no caballero in {}", whose.index(), from.name())]
    NobodyThere { whose: Seat, from: RegionId },
    #[error("a move must lead to another place")]
    SamePlace,
    #[error("no move of own caballeros is left")]
    NoOwnMoveLeft,
    #[error("no move of others' caballeros is left")]
    NoForeignMoveLeft,
    #[error("all caballeros must leave {}", source_region.name())]
    OtherSource { source_region: RegionId },
    #[error("seat {} is not one of those who lose a caballero, or already has", whose.index())]
    NotTheirs { whose: Seat },
    #[error("there is nothing to give up at {}", source_place.name())]
    NothingToGiveUp { source_place: Source },
    #[error("seat {} does not have to comply, or already has", seat.index())]
    NotWaiting { seat: Seat },
    #[error("{} holds too few own caballeros: the disc must show one with {needed} or more", region.name())]
    TooFewThere { region: RegionId, needed: u8 },
    #[error("who is evicted must leave {region:?}: the disc can't show it")]
    MustLeave { region: RegionId },

    #[error("the scoreboard {} lies in the King's region and stays there", board.name())]
    ScoreboardInKingsRegion { board: Scoreboard },
    #[error("a scoreboard already lies on {}", place.name())]
    ScoreboardThere { place: Place },
    #[error("the King must go to another region")]
    KingMustMove,
    #[error("the King may only go to a neighbouring region")]
    KingTooFar,
    #[error("the King can't go there")]
    KingNotThere,
    #[error("the King goes abroad, to France or Portugal")]
    KingOnlyAbroad,
    #[error("the King goes to a region with the fewest caballeros, and {} is none", region.name())]
    NotTheFewest { region: RegionId },
    #[error("those who escort the King go with him to {}", region.name())]
    OnlyWithKing { region: RegionId },
    #[error("the King and the Grande of seat {} can't change places", whose.index())]
    NoSwap { whose: Seat },
    #[error("only a region can be scored, and the Castillo is none")]
    CastilloNotScored,
    #[error("the Grande is in the Castillo and stays there until the general scoring")]
    GrandeInCastillo,
    #[error("the Grande stands in the King's region and stays there")]
    GrandeInKingsRegion,
    #[error("the Grande is already in {}", region.name())]
    GrandeAlreadyThere { region: RegionId },
    #[error("no opponent has a caballero in {}", region.name())]
    NoOpponentThere { region: RegionId },
    #[error("power card {} is not spent", power.value())]
    NotSpent { power: Power },
    #[error("the modifier '{}' is not spent", modifier.key())]
    ModifierNotSpent { modifier: ModifierId },
}
