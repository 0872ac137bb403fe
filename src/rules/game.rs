//! The whole state of a game, as small plain data that a bot can clone a million times.

use super::board::{KingSpot, PLACES, Place, RegionId};
use super::cards::{CardId, STACKS};
use super::decision::{Decision, Decisions, Scoreboard};
use super::error::RuleError;
use super::event::Sink;
use super::neutral::Neutral;
use super::phases;
use super::position::Position;
use super::seat::{COLOURS, MAX_PLAYERS, Power, PowerSet, Seat, SeatSet};
use super::setup::{Rules, is_default};
use super::shift::Shift;
use super::spent::SpentPile;
use super::steps::Pending;
use serde::{Deserialize, Serialize};

/// A game of El Grande. Changes only through [`Game::apply`].
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Position", into = "Position")]
pub struct Game {
    pub(super) rules: Rules,
    pub(super) round: u8,
    pub(super) phase: Phase,
    pub(super) king: KingSpot,
    /// Caballeros by place and owner.
    pub(super) men: [[u8; COLOURS]; PLACES],
    pub(super) court: [u8; COLOURS],
    pub(super) provinces: [u8; COLOURS],
    pub(super) grandes: [Option<Place>; MAX_PLAYERS],
    pub(super) scoreboards: [Option<Place>; Scoreboard::ALL.len()],
    pub(super) scores: [u16; MAX_PLAYERS],

    pub(super) hands: [PowerSet; MAX_PLAYERS],
    pub(super) spent: [SpentPile; MAX_PLAYERS],
    /// This round's bids. They stand, even when the card itself is taken back.
    pub(super) bids: [Option<Power>; COLOURS],
    pub(super) first_bidder: Seat,
    /// Seats in order of turns, and which of them is on; while turns are taken.
    pub(super) order: [Seat; COLOURS],
    pub(super) turn_index: u8,

    /// All action cards as dealt: each stack a stretch of it, top card first.
    pub(super) deck: [CardId; DECK],
    pub(super) stacks: [Stack; STACKS],
    pub(super) face_up: [Option<CardId>; STACKS],
    pub(super) vetoes: [Option<HeldVeto>; MAX_VETOES],
    pub(super) discs: [Option<RegionId>; MAX_PLAYERS],
    /// Who has set the disc: in a view the regions of others are hidden, but not that they are set.
    pub(super) discs_set: SeatSet,

    pub(super) turn: TurnSoFar,
    pub(super) pending: Pending,
    /// General scoring: the next region to be scored.
    pub(super) next_region: u8,

    pub(super) neutral: Neutral,
    pub(super) shift: Shift,
}

const _: () = assert!(size_of::<Game>() <= 512, "bots clone games a million times");

/// Room for 45 action cards with the fifth stack grown to ten, and joined stacks.
pub(super) const DECK: usize = 56;
pub const MAX_VETOES: usize = 2;

/// The phases of a round, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Power Shift: modifiers are passed on, once before the first round.
    Pass,
    Reveal,
    Bid,
    Recruit,
    /// Power Shift: what a modifier is good for.
    Ability,
    Take,
    Act,
    EndOfRound,
    /// General scoring: the secret discs are set.
    Discs,
    /// General scoring: the Castillo is scored.
    Castillo,
    /// General scoring: caballeros leave the Castillo.
    March,
    /// General scoring: the regions, one at a time.
    Regions,
    Over,
}

impl Phase {
    pub const ALL: [Self; 13] = [
        Self::Pass,
        Self::Reveal,
        Self::Bid,
        Self::Recruit,
        Self::Ability,
        Self::Take,
        Self::Act,
        Self::EndOfRound,
        Self::Discs,
        Self::Castillo,
        Self::March,
        Self::Regions,
        Self::Over,
    ];

    /// Whether a general scoring is being counted: the discs are set, and nobody decides any more.
    pub const fn is_counting(self) -> bool {
        matches!(self, Self::Castillo | Self::March | Self::Regions)
    }
}

/// A stack of action cards: a stretch of the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(super) struct Stack {
    pub(super) start: u8,
    /// The next card to be turned up.
    pub(super) next: u8,
    pub(super) end: u8,
    /// The King card: never discarded, turned up every round.
    pub(super) stays: bool,
}

/// A Veto lying open before a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeldVeto {
    pub holder: Seat,
    /// Ends of rounds until it is discarded.
    pub rounds_left: u8,
}

/// What the acting player has done of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnSoFar {
    /// Still to recruit from regions, once the provinces have run out (`SHORTAGE`).
    pub recruits_left: Option<u8>,
    pub card: Option<CardId>,
    pub to_place: u8,
    pub placing: Progress,
    pub action: Progress,
    /// Holders of a Veto who let the rest of this action pass.
    pub waived: SeatSet,
    /// Where a Veto stops the whole or nothing: the moment for it is over.
    pub cleared: bool,
    /// Infiltration: caballeros may be placed beside the King.
    #[serde(default, skip_serializing_if = "is_default")]
    pub infiltrates: bool,
    /// Power Shift: how often the modifier's ability can still be used.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ability_left: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Progress {
    Open,
    Begun,
    Finished,
}

impl TurnSoFar {
    pub(super) const NEW: Self = Self {
        recruits_left: None,
        card: None,
        to_place: 0,
        placing: Progress::Open,
        action: Progress::Open,
        waived: SeatSet::EMPTY,
        cleared: false,
        infiltrates: false,
        ability_left: 0,
    };
}

/// Asks one function of the phase the game is in.
macro_rules! in_phase {
    ($game:expr, $function:ident($($arg:expr),*)) => {
        match $game.phase {
            Phase::Pass => phases::pass::$function($($arg),*),
            Phase::Reveal => phases::reveal::$function($($arg),*),
            Phase::Bid => phases::bid::$function($($arg),*),
            Phase::Recruit => phases::recruit::$function($($arg),*),
            Phase::Ability => phases::ability::$function($($arg),*),
            Phase::Take => phases::take::$function($($arg),*),
            Phase::Act => phases::act::$function($($arg),*),
            Phase::EndOfRound => phases::end_of_round::$function($($arg),*),
            Phase::Discs => phases::discs::$function($($arg),*),
            Phase::Castillo => phases::castillo::$function($($arg),*),
            Phase::March => phases::march::$function($($arg),*),
            Phase::Regions => phases::regions::$function($($arg),*),
            Phase::Over => phases::over::$function($($arg),*),
        }
    };
}

impl Game {
    /// An empty table before the first round, to be set up.
    pub(super) fn empty(rules: Rules, king: KingSpot, first_bidder: Seat) -> Self {
        Self {
            rules,
            round: rules.length.first_round(),
            phase: Phase::Reveal,
            king,
            men: [[0; COLOURS]; PLACES],
            court: [0; COLOURS],
            provinces: [0; COLOURS],
            grandes: [None; MAX_PLAYERS],
            scoreboards: [None; Scoreboard::ALL.len()],
            scores: [0; MAX_PLAYERS],
            hands: [PowerSet::EMPTY; MAX_PLAYERS],
            spent: [SpentPile::default(); MAX_PLAYERS],
            bids: [None; COLOURS],
            first_bidder,
            order: [Seat::new(0); COLOURS],
            turn_index: 0,
            deck: [CardId::KingTravels; DECK],
            stacks: [Stack::default(); STACKS],
            face_up: [None; STACKS],
            vetoes: [None; MAX_VETOES],
            discs: [None; MAX_PLAYERS],
            discs_set: SeatSet::EMPTY,
            turn: TurnSoFar::NEW,
            pending: Pending::default(),
            next_region: 0,
            neutral: Neutral::NONE,
            shift: Shift::default(),
        }
    }

    /// Who decides next. Nobody, when the game proceeds by itself or is over.
    pub fn to_act(&self) -> Option<Seat> {
        match self.phase {
            Phase::Pass => phases::pass::passer(self),
            Phase::Bid => phases::bid::bidder(self),
            Phase::Recruit | Phase::Ability | Phase::Take => Some(self.actor()),
            Phase::Act => Some(phases::act::decider(self)),
            Phase::Discs => phases::discs::setter(self),
            _ => None,
        }
    }

    /// Collects every decision that may be made now.
    pub fn legal(&self, out: &mut Decisions) {
        out.clear();
        in_phase!(self, legal(self, out));
    }

    /// Whether a decision may be made now, and if not, which rule forbids it.
    pub fn judge(&self, decision: Decision) -> Result<(), RuleError> {
        in_phase!(self, judge(self, decision))
    }

    /// Makes a decision. On an error the game is as it was.
    pub fn apply<S: Sink>(&mut self, decision: Decision, sink: &mut S) -> Result<(), RuleError> {
        self.judge(decision)?;
        in_phase!(self, apply(self, decision, sink));
        Ok(())
    }

    /// Runs the phases in which nobody decides, up to the next decision or the end.
    pub fn settle<S: Sink>(&mut self, sink: &mut S) {
        while self.proceeds() {
            in_phase!(self, apply(self, Decision::Proceed, sink));
        }
    }

    /// The game waits for [`Decision::Proceed`] alone.
    pub const fn proceeds(&self) -> bool {
        matches!(
            self.phase,
            Phase::Reveal | Phase::EndOfRound | Phase::Castillo | Phase::March | Phase::Regions
        )
    }

    /// Vetoes lie in the order they were taken, without gaps: equal tables are equal data.
    pub(super) fn close_ranks_of_vetoes(&mut self) {
        self.vetoes.sort_by_key(Option::is_none);
    }

    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over)
    }

    /// Those with most points, once the game is over.
    pub fn winners(&self) -> SeatSet {
        if !self.is_over() {
            return SeatSet::EMPTY;
        }
        let best = self.seats().map(|seat| self.score(seat)).max();
        self.seats()
            .filter(|&seat| Some(self.score(seat)) == best)
            .collect()
    }
}
