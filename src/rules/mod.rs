//! The law: the rules of El Grande as plain data, with no engine, clock or file in sight.
//!
//! A [`Game`] changes only through [`Game::apply`]; [`Game::legal`] lists what may be decided and
//! [`Game::to_act`] says by whom. What happens is told to a [`Sink`] as [`GameEvent`]s. Rulings
//! that settle a doubt have names, such as `TABOO` or `VETO-PART`; code and tests use them, and
//! `docs/rulings.md` tells what each decides and why.

mod board;
mod cards;
mod check;
mod deal;
mod decision;
mod deck;
mod edition;
mod effects;
mod error;
mod event;
mod game;
mod look;
mod modifiers;
mod names;
mod neutral;
pub mod phases;
mod position;
mod score;
mod seat;
mod set;
mod setup;
mod shift;
mod spent;
mod steps;
mod view;

pub use board::{KingSpot, PLACES, Place, PlaceSet, REGIONS, RegionId, RegionSet, Values};
pub use cards::{Card, CardId, STACKS, StackId};
pub use check::PositionError;
pub use deal::Deal;
pub use decision::{Decision, Decisions, Refuge, Scoreboard, Source};
pub use deck::{Deck, DeckError};
pub use edition::{Edition, EditionRules};
pub use effects::{Burden, Effect, ExtraPlacing, MoveAllowance, Regent, Scoring};
pub use error::RuleError;
pub use event::{GameEvent, Reason, Sink};
pub use game::{Game, HeldVeto, MAX_VETOES, Phase, Progress, TurnSoFar};
pub use modifiers::{Ability, MODIFIERS_DEALT, Modifier, ModifierId, ModifierSet};
pub use neutral::{NeutralDeal, NeutralRecord};
pub use position::{Position, StackRecord};
pub use score::{HOME_BONUS, KING_BONUS, Payment, Ranking, ScoredPlaces};
pub use seat::{CABALLEROS, COLOURS, MAX_PLAYERS, POWER_CARDS, Power, PowerSet, Seat, SeatSet};
pub use set::{Member, Set};
pub use setup::{
    Colour, EvictPenalty, LONGEST_NAME, Length, Modules, Player, Rules, Setup, SetupError, VetoRule,
};
pub use shift::ModifiersRecord;
pub use spent::{PileRecord, SpentPile};
pub use steps::{Deed, Duty, GivenUp, Pending, Step};
pub use view::{DiscKnowledge, HandKnowledge, ModifierKnowledge, PlayerView};
