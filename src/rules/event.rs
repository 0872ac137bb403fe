//! What happened, in order and in full: all that a screen or a log needs to tell it.

use super::board::{Place, RegionId, Values};
use super::cards::{CardId, StackId};
use super::decision::Refuge;
use super::game::Game;
use super::modifiers::ModifierId;
use super::seat::{COLOURS, MAX_PLAYERS, Power, Seat, SeatSet};
use super::steps::Deed;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GameEvent {
    RoundBegan {
        round: u8,
    },
    CardRevealed {
        stack: StackId,
        card: CardId,
    },
    Bid {
        seat: Seat,
        power: Power,
    },
    /// Played beside the power card of the bid just made.
    ModifierPlayed {
        seat: Seat,
        modifier: ModifierId,
    },
    /// Somebody knows what to pass to the left.
    ModifierChosen {
        seat: Seat,
    },
    /// Everybody passes a modifier to the left, all at once.
    ModifiersPassed,
    /// Neutral caballeros go to a region that was drawn; none, if the King is there.
    NeutralSettled {
        region: RegionId,
        count: u8,
    },
    /// The neutral colour's power card: its value is taken.
    NeutralShowed {
        power: Power,
    },
    /// The neutral colour's turn: an action card is gone, unused.
    NeutralTook {
        stack: StackId,
        card: CardId,
    },
    TurnBegan {
        seat: Seat,
    },
    Recruited {
        seat: Seat,
        count: u8,
    },
    /// `SHORTAGE`: from the board to court.
    RecruitedFrom {
        seat: Seat,
        region: RegionId,
    },
    /// What a modifier is good for happens now.
    AbilityUsed {
        seat: Seat,
        modifier: ModifierId,
    },
    /// Points from a modifier.
    Tribute {
        seat: Seat,
        points: u8,
        total: u16,
    },
    CardTaken {
        seat: Seat,
        stack: StackId,
        card: CardId,
    },
    Placed {
        seat: Seat,
        to: Place,
    },
    ActionBegan {
        seat: Seat,
        card: CardId,
    },
    /// A Veto now lies open before this seat.
    VetoKept {
        seat: Seat,
    },
    /// A step is open to objections. Steps nobody could object to are not announced.
    Announced {
        by: Seat,
        deed: Deed,
    },
    /// A holder of a Veto does not use it now, or not against this action at all.
    VetoWithheld {
        seat: Seat,
        whole_action: bool,
    },
    VetoPlayed {
        seat: Seat,
        against: Deed,
    },
    /// A Veto was answered with the other Veto: both are gone, the step happens.
    VetoAnswered {
        seat: Seat,
        answered: Seat,
    },
    /// The Veto stands: the step and all that would follow do not happen.
    Vetoed {
        by: Seat,
        deed: Deed,
    },
    Done {
        by: Seat,
        deed: Deed,
    },
    /// `seen` is the card, if everybody could see it go: the newest of an open pile.
    PowerTakenBack {
        seat: Seat,
        seen: Option<Power>,
    },
    /// `seen` is the modifier, if no other can have returned.
    ModifierTakenBack {
        seat: Seat,
        seen: Option<ModifierId>,
    },
    DiscSet {
        seat: Seat,
    },
    DiscsShown {
        discs: [Option<RegionId>; MAX_PLAYERS],
    },
    CastilloOpened {
        inside: [u8; COLOURS],
    },
    CastilloClosed,
    ScoringBegan {
        place: Place,
        values: Values,
        counts: [u8; COLOURS],
    },
    /// Points for one reason; a rank that pays nothing is told too.
    Points {
        seat: Seat,
        place: Place,
        points: u8,
        reason: Reason,
        total: u16,
    },
    ActionEnded {
        seat: Seat,
        card: CardId,
    },
    /// The turn ended without the special action.
    ActionLeftOut {
        seat: Seat,
        card: CardId,
    },
    TurnEnded {
        seat: Seat,
    },
    CardDiscarded {
        stack: StackId,
        card: CardId,
    },
    VetoExpired {
        seat: Seat,
    },
    RoundEnded {
        round: u8,
        bids_first_next: Seat,
    },
    GeneralScoringBegan {
        round: u8,
    },
    /// Caballeros left the Castillo at general scoring.
    Marched {
        seat: Seat,
        count: u8,
        to: Refuge,
    },
    /// A Grande left the Castillo at general scoring.
    GrandeMarched {
        seat: Seat,
        to: RegionId,
    },
    /// The King stands at the Castillo: all who are inside stay there.
    CastilloHeld,
    GameEnded {
        winners: SeatSet,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// Alone in this position: 1 is first.
    Rank {
        position: u8,
    },
    /// Tied with others, and so paid the value of this position, one lower.
    Tie {
        position: u8,
    },
    KingBonus,
    HomeBonus,
}

/// Takes in events as they happen.
pub trait Sink {
    /// `after` is the game as it stands once this has happened, in the middle of a step too: counts,
    /// cards and points are those a player may read at this moment.
    fn hear(&mut self, after: &Game, event: GameEvent);
}

/// Nobody listens; costs nothing.
impl Sink for () {
    fn hear(&mut self, _: &Game, _: GameEvent) {}
}

impl Sink for Vec<GameEvent> {
    fn hear(&mut self, _: &Game, event: GameEvent) {
        self.push(event);
    }
}
