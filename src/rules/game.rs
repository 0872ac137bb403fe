//! The whole state of a game, as small plain data that a bot can clone a million times.

use super::board::{KingSpot, PLACES, Place, RegionId, RegionSet};
use super::cards::{CardId, STACKS, StackId};
use super::decision::{Decision, Decisions, Scoreboard};
use super::error::RuleError;
use super::event::Sink;
use super::phases;
use super::position::Position;
use super::seat::{COLOURS, MAX_PLAYERS, Power, PowerSet, Seat, SeatSet};
use super::setup::Rules;
use super::spent::SpentPile;
use super::steps::{Pending, Step};
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

    pub(super) turn: Turn,
    pub(super) pending: Pending,
    /// General scoring: the next region to be scored.
    pub(super) next_region: u8,
}

const _: () = assert!(size_of::<Game>() <= 512, "bots clone games a million times");

/// Room for 45 action cards with the fifth stack grown to ten, and joined stacks.
pub(super) const DECK: usize = 56;
pub const MAX_VETOES: usize = 2;

/// The phases of a round, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    Reveal,
    Bid,
    Recruit,
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
pub struct Turn {
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
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Progress {
    Open,
    Begun,
    Finished,
}

impl Turn {
    pub(super) const NEW: Self = Self {
        recruits_left: None,
        card: None,
        to_place: 0,
        placing: Progress::Open,
        action: Progress::Open,
        waived: SeatSet::EMPTY,
        cleared: false,
    };
}

/// Asks one function of the phase the game is in.
macro_rules! in_phase {
    ($game:expr, $function:ident($($arg:expr),*)) => {
        match $game.phase {
            Phase::Reveal => phases::reveal::$function($($arg),*),
            Phase::Bid => phases::bid::$function($($arg),*),
            Phase::Recruit => phases::recruit::$function($($arg),*),
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
            turn: Turn::NEW,
            pending: Pending::default(),
            next_region: 0,
        }
    }

    /// Who decides next. Nobody, when the game proceeds by itself or is over.
    pub fn to_act(&self) -> Option<Seat> {
        match self.phase {
            Phase::Bid => phases::bid::bidder(self),
            Phase::Recruit | Phase::Take => Some(self.actor()),
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

/// Looking at the table.
impl Game {
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    pub const fn players(&self) -> usize {
        self.rules.players as usize
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        SeatSet::table(self.players()).iter()
    }

    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// As on the round track: the short game leaves out 1, 4 and 7.
    pub const fn round(&self) -> u8 {
        self.round
    }

    pub const fn king(&self) -> KingSpot {
        self.king
    }

    pub fn caballeros(&self, place: impl Into<Place>, whose: Seat) -> u8 {
        self.men[place.into().index()][whose.index()]
    }

    /// Caballeros of all colours in a place, by the index of their owner.
    pub const fn garrison(&self, place: Place) -> &[u8; COLOURS] {
        &self.men[place.index()]
    }

    pub const fn court(&self, seat: Seat) -> u8 {
        self.court[seat.index()]
    }

    pub const fn provinces(&self, seat: Seat) -> u8 {
        self.provinces[seat.index()]
    }

    pub fn grande(&self, seat: Seat) -> Option<Place> {
        self.grandes.get(seat.index()).copied().flatten()
    }

    pub const fn scoreboard(&self, board: Scoreboard) -> Option<Place> {
        self.scoreboards[board.index()]
    }

    pub const fn score(&self, seat: Seat) -> u16 {
        self.scores[seat.index()]
    }

    pub const fn hand(&self, seat: Seat) -> PowerSet {
        self.hands[seat.index()]
    }

    /// Power cards a seat has played and not taken back.
    pub fn spent(&self, seat: Seat) -> PowerSet {
        PowerSet::ALL.minus(self.hand(seat))
    }

    pub const fn spent_pile(&self, seat: Seat) -> &SpentPile {
        &self.spent[seat.index()]
    }

    pub const fn bid(&self, seat: Seat) -> Option<Power> {
        self.bids[seat.index()]
    }

    pub const fn first_bidder(&self) -> Seat {
        self.first_bidder
    }

    /// Seats in order of turns, from the last bid to the end of the round; else empty.
    pub fn turn_order(&self) -> &[Seat] {
        match self.phase {
            Phase::Recruit | Phase::Take | Phase::Act | Phase::EndOfRound => {
                &self.order[..self.players()]
            }
            _ => &[],
        }
    }

    /// The player whose turn it is, from the last bid to the end of the round; seat 0 else.
    pub const fn actor(&self) -> Seat {
        self.order[self.turn_index as usize]
    }

    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// The card that can be taken from a stack this round.
    pub const fn face_up(&self, stack: StackId) -> Option<CardId> {
        self.face_up[stack.index()]
    }

    /// Cards of a stack that have not been turned up.
    pub const fn face_down(&self, stack: StackId) -> u8 {
        let stack = self.stacks[stack.index()];
        stack.end - stack.next
    }

    pub fn vetoes(&self) -> impl Iterator<Item = HeldVeto> {
        self.vetoes.into_iter().flatten()
    }

    pub fn veto_holders(&self) -> SeatSet {
        self.vetoes().map(|veto| veto.holder).collect()
    }

    pub const fn pending(&self) -> &Pending {
        &self.pending
    }

    /// The region on a seat's disc, whoever may see it.
    pub const fn disc(&self, seat: Seat) -> Option<RegionId> {
        self.discs[seat.index()]
    }

    pub const fn discs_set(&self) -> SeatSet {
        self.discs_set
    }

    /// Discs lie face down: set, or being set, and not yet shown.
    pub fn discs_hidden(&self) -> bool {
        matches!(self.phase, Phase::Discs | Phase::Castillo | Phase::March)
            || self
                .pending
                .iter()
                .any(|step| matches!(step, Step::SetDiscs { .. }))
    }

    /// Regions where pieces may come and go.
    pub const fn free_regions(&self) -> RegionSet {
        match self.king {
            KingSpot::In(region) => RegionSet::ALL.without(region),
            _ => RegionSet::ALL,
        }
    }

    /// Nobody may enter the Castillo while the King stands there (Rebellion).
    pub const fn castillo_free(&self) -> bool {
        !matches!(self.king, KingSpot::Castillo)
    }
}
