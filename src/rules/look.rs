//! Looking at the table: everything there is to see of a game, whoever may see it.

use super::board::{KingSpot, Place, RegionId, RegionSet};
use super::cards::{CardId, StackId};
use super::decision::Scoreboard;
use super::game::{Game, HeldVeto, Phase, TurnSoFar};
use super::seat::{COLOURS, Power, PowerSet, Seat, SeatSet};
use super::setup::Rules;
use super::spent::SpentPile;
use super::steps::{Pending, Step};

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

    /// Everybody whose caballeros count: the players, and the neutral colour where it takes part.
    pub fn colours(&self) -> impl Iterator<Item = Seat> + use<> {
        let neutral = self.rules().neutral.then_some(Seat::NEUTRAL);
        self.seats().chain(neutral)
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

    /// The power card that lies open before a seat: this round's, or until then the last one, where
    /// played cards are not turned over.
    pub fn open_power(&self, seat: Seat) -> Option<Power> {
        match self.bid(seat) {
            None if !self.rules.edition.rules().piles_face_down => self.spent_pile(seat).newest(),
            bid => bid,
        }
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
            Phase::Recruit | Phase::Ability | Phase::Take | Phase::Act | Phase::EndOfRound => {
                &self.order[..self.players()]
            }
            _ => &[],
        }
    }

    /// The player whose turn it is, from the last bid to the end of the round; seat 0 else.
    pub const fn actor(&self) -> Seat {
        self.order[self.turn_index as usize]
    }

    pub const fn turn(&self) -> &TurnSoFar {
        &self.turn
    }

    /// The card that can be taken from a stack this round.
    pub const fn face_up(&self, stack: StackId) -> Option<CardId> {
        self.face_up[stack.index()]
    }

    /// Where two stacks are joined, the third has no cards of its own.
    pub fn stacks_in_play(&self) -> impl DoubleEndedIterator<Item = StackId> + use<> {
        const JOINED: usize = 2;
        let joined = self.rules.joined_stacks;
        let all = StackId::ALL.into_iter();
        all.filter(move |stack| !(joined && stack.index() == JOINED))
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

    /// Regions where pieces may come and go (`TABOO`), as the King stands at this step (`NOW`).
    pub fn free_regions(&self) -> RegionSet {
        match self.king {
            KingSpot::In(region) => RegionSet::ALL.without(region),
            _ => RegionSet::ALL,
        }
    }

    /// Caballeros of the acting player and of all others where a card can move them.
    pub(super) fn movable(&self) -> (u8, u8) {
        let (mut own, mut foreign) = (0, 0);
        for region in self.free_regions().iter() {
            let there = self.caballeros(region, self.actor());
            own += there;
            foreign += self.men[region.index()].iter().sum::<u8>() - there;
        }
        (own, foreign)
    }

    /// Regions next to the King and, by Infiltration, his own: where the acting player places.
    pub(super) fn regions_to_place(&self) -> RegionSet {
        let mut open = self.king.open_regions();
        if let KingSpot::In(region) = self.king
            && self.turn.infiltrates
        {
            open.insert(region);
        }
        open
    }

    /// Whether the acting player may place into the Castillo.
    pub(super) const fn castillo_to_place(&self) -> bool {
        self.castillo_free() || self.turn.infiltrates
    }

    /// Nobody may enter the Castillo while the King stands there (Rebellion).
    pub const fn castillo_free(&self) -> bool {
        !matches!(self.king, KingSpot::Castillo)
    }
}
