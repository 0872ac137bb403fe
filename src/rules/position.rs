//! A game written out: how positions are saved, sent and loaded.

use super::board::{KingSpot, Place, RegionId};
use super::cards::{CardId, STACKS};
use super::check::PositionError;
use super::game::{Game, HeldVeto, Phase, TurnSoFar};
use super::neutral::{Neutral, NeutralDeal, NeutralRecord};
use super::seat::{MAX_PLAYERS, Power, PowerSet, Seat};
use super::setup::Rules;
use super::shift::{ModifiersRecord, Shift};
use super::spent::{PileRecord, SpentPile};
use super::steps::Step;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Every fact of a position, in the open. [`Game`] is the same, made small and checked.
///
/// Lists by seat have one entry a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub rules: Rules,
    pub round: u8,
    pub phase: Phase,
    pub king: KingSpot,
    /// Caballeros by seat in each place; places not named hold none.
    pub caballeros: BTreeMap<Place, Vec<u8>>,
    pub court: Vec<u8>,
    pub provinces: Vec<u8>,
    pub grandes: Vec<Option<Place>>,
    /// Where the two mobile scoreboards lie, 8 4 0 first.
    #[serde(default)]
    pub scoreboards: [Option<Place>; 2],
    pub scores: Vec<u16>,
    pub hands: Vec<Vec<Power>>,
    pub spent: Vec<PileRecord>,
    pub bids: Vec<Option<Power>>,
    pub first_bidder: Seat,
    /// Given while turns are taken.
    #[serde(default)]
    pub turn_order: Vec<Seat>,
    #[serde(default)]
    pub turn_index: u8,
    pub stacks: Vec<StackRecord>,
    pub face_up: [Option<CardId>; STACKS],
    #[serde(default)]
    pub vetoes: Vec<HeldVeto>,
    #[serde(default)]
    pub discs: [Option<RegionId>; MAX_PLAYERS],
    #[serde(default)]
    pub turn: TurnSoFar,
    /// Steps of the special action under way, the current one last.
    #[serde(default)]
    pub pending: Vec<Step>,
    /// General scoring: how many regions have been scored.
    #[serde(default)]
    pub next_region: u8,
    /// The neutral colour, in games with one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub neutral: Option<NeutralRecord>,
    /// Power Shift: the modifiers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub modifiers: Option<ModifiersRecord>,
}

/// A stack of action cards, in the order they are turned up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StackRecord {
    #[serde(default)]
    pub turned_up: Vec<CardId>,
    pub face_down: Vec<CardId>,
}

impl Default for TurnSoFar {
    fn default() -> Self {
        Self::NEW
    }
}

impl From<Game> for Position {
    fn from(game: Game) -> Self {
        game.position()
    }
}

impl Game {
    pub fn position(&self) -> Position {
        let players = self.players();
        let stacks = self.stacks.iter().map(|stack| {
            let cards = |range: std::ops::Range<u8>| {
                self.deck[usize::from(range.start)..usize::from(range.end)].to_vec()
            };
            StackRecord {
                turned_up: cards(stack.start..stack.next),
                face_down: cards(stack.next..stack.end),
            }
        });
        let occupied = Place::ALL
            .into_iter()
            .filter(|p| self.men[p.index()][..players].iter().any(|&men| men > 0));
        Position {
            rules: self.rules,
            round: self.round,
            phase: self.phase,
            king: self.king,
            caballeros: occupied
                .map(|p| (p, self.men[p.index()][..players].to_vec()))
                .collect(),
            court: self.court[..players].to_vec(),
            provinces: self.provinces[..players].to_vec(),
            grandes: self.grandes[..players].to_vec(),
            scoreboards: self.scoreboards,
            scores: self.scores[..players].to_vec(),
            hands: self.hands[..players]
                .iter()
                .map(|&hand| hand.into())
                .collect(),
            spent: self.spent[..players]
                .iter()
                .map(SpentPile::record)
                .collect(),
            bids: self.bids[..players].to_vec(),
            first_bidder: self.first_bidder,
            turn_order: self.turn_order().to_vec(),
            turn_index: self.turn_index,
            stacks: stacks.collect(),
            face_up: self.face_up,
            vetoes: self.vetoes().collect(),
            discs: self.discs,
            turn: self.turn,
            pending: self.pending.iter().collect(),
            next_region: self.next_region,
            neutral: self.rules.neutral.then(|| self.neutral_record()),
            modifiers: self.rules.power_shift.then(|| self.shift.record(players)),
        }
    }

    fn neutral_record(&self) -> NeutralRecord {
        let Neutral {
            powers,
            regions,
            shown,
            drawn,
        } = self.neutral;
        let count = |place: Place| self.caballeros(place, Seat::NEUTRAL);
        let occupied = Place::ALL.into_iter().filter(|&place| count(place) > 0);
        NeutralRecord {
            caballeros: occupied.map(|place| (place, count(place))).collect(),
            supply: self.provinces(Seat::NEUTRAL),
            powers: powers.into_iter().flatten().collect(),
            regions: regions.map(|deck| deck.to_vec()).to_vec(),
            shown,
            drawn,
        }
    }

    /// Puts the neutral colour where the record has it; its cards have been checked.
    fn place_neutral(&mut self, record: &NeutralRecord) {
        self.seat_neutral(&NeutralDeal {
            powers: record.powers.clone(),
            regions: record.regions.clone(),
        });
        let own = Seat::NEUTRAL.index();
        for (&place, &count) in &record.caballeros {
            self.men[place.index()][own] = count;
        }
        self.provinces[own] = record.supply;
        self.neutral.shown = record.shown;
        self.neutral.drawn = record.drawn;
        // Bids lie there until the next round begins, and so does its power card.
        let last = usize::from(record.shown).checked_sub(1);
        self.bids[own] = last.and_then(|last| record.powers.get(last).copied());
    }
}

impl TryFrom<Position> for Game {
    type Error = PositionError;

    fn try_from(position: Position) -> Result<Self, PositionError> {
        position.check_shape()?;
        let players = position.hands.len();
        let mut game = Self::empty(position.rules, position.king, position.first_bidder);
        game.round = position.round;
        game.phase = position.phase;
        game.scoreboards = position.scoreboards;
        game.turn_index = position.turn_index;
        game.face_up = position.face_up;
        game.discs = position.discs;
        game.discs_set = game
            .seats()
            .filter(|seat| position.discs[seat.index()].is_some())
            .collect();
        game.turn = position.turn;
        game.next_region = position.next_region;
        for (&place, counts) in &position.caballeros {
            game.men[place.index()][..counts.len()].copy_from_slice(counts);
        }
        game.court[..players].copy_from_slice(&position.court);
        game.provinces[..players].copy_from_slice(&position.provinces);
        game.grandes[..players].copy_from_slice(&position.grandes);
        game.scores[..players].copy_from_slice(&position.scores);
        game.bids[..players].copy_from_slice(&position.bids);
        game.order[..position.turn_order.len()].copy_from_slice(&position.turn_order);
        for (seat, (hand, pile)) in position.hands.iter().zip(&position.spent).enumerate() {
            let hand: PowerSet = hand.iter().copied().collect();
            game.hands[seat] = hand;
            game.spent[seat] =
                SpentPile::from_record(pile, hand, game.rules.edition.rules().piles_face_down)
                    .ok_or(PositionError::PowerCards { seat })?;
        }
        for (slot, veto) in game.vetoes.iter_mut().zip(&position.vetoes) {
            *slot = Some(*veto);
        }
        let stacks: Vec<Vec<CardId>> = position
            .stacks
            .iter()
            .map(|stack| {
                stack
                    .turned_up
                    .iter()
                    .chain(&stack.face_down)
                    .copied()
                    .collect()
            })
            .collect();
        game.lay_out(&stacks);
        for (stack, record) in game.stacks.iter_mut().zip(&position.stacks) {
            stack.next += record.turned_up.len() as u8;
        }
        for &step in &position.pending {
            game.pending.push(step);
        }
        if let Some(neutral) = &position.neutral {
            game.place_neutral(neutral);
        }
        if let Some(modifiers) = &position.modifiers {
            game.shift = Shift::from_record(modifiers);
        }
        game.check()?;
        Ok(game)
    }
}
