//! Moves the pieces as the rules say, and queues what happened for the stage to show.

use super::driver::Inbox;
use super::gesture::Piece;
use super::journey::{Journey, journeys, refuge};
use super::pieces::{
    ActionCard, Caballero, Grande, King, MobileScoreboard, ModifierCard, Occupants, PowerCard,
    RoundMarker, ScoreMarker, Spot, Spots, StandsIn,
};
use crate::rules::{CardId, Deed, Game, GameEvent, ModifierId, Place, STACKS, Seat, StackId};
use bevy::prelude::*;

/// One piece going from one spot to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceMove {
    pub piece: Entity,
    pub from: Spot,
    pub to: Spot,
}

/// Something that happened, with the pieces it moved.
#[derive(Clone, Debug)]
pub struct Beat {
    pub event: Option<GameEvent>,
    pub moves: Vec<PieceMove>,
}

/// Lets the pieces stand where an event brings them.
pub(super) fn move_pieces(world: &mut World, event: GameEvent, after: &Game) -> Vec<PieceMove> {
    let preferred = world.resource::<Inbox>().moved_piece();
    let mover = Mover {
        world,
        after,
        preferred,
        moves: Vec::new(),
    };
    mover.follow(event)
}

/// Carries out on the pieces what one event tells.
struct Mover<'w> {
    world: &'w mut World,
    after: &'w Game,
    /// Of several equal pieces the one somebody moved by hand.
    preferred: Option<Entity>,
    moves: Vec<PieceMove>,
}

impl Mover<'_> {
    fn follow(mut self, event: GameEvent) -> Vec<PieceMove> {
        match event {
            GameEvent::RoundBegan { round } => self.round_marker(Spot::Round(round)),
            GameEvent::CardRevealed { stack, card } => {
                self.action_card(Spot::Stack(stack), Some(card), Spot::FaceUp(stack));
            }
            GameEvent::Bid { seat, power } => {
                self.first::<PowerCard>(Spot::Hand(seat), Spot::Before(seat), |card| {
                    card.power == power
                });
            }
            GameEvent::ModifierPlayed { seat, modifier } => {
                self.modifier(modifier, Spot::Hand(seat), Spot::Before(seat));
            }
            GameEvent::ModifierTakenBack { seat, .. } => self.modifier_back(seat),
            // It stays where it lies, but everybody sees which one it is.
            GameEvent::AbilityUsed { seat, modifier } => {
                self.modifier(modifier, Spot::Before(seat), Spot::Before(seat));
            }
            GameEvent::ModifiersPassed => self.pass_modifiers(),
            GameEvent::NeutralSettled { region, count } => {
                let from = Spot::Provinces(Seat::NEUTRAL);
                self.caballeros(Seat::NEUTRAL, count, from, Spot::Place(region.place()));
            }
            GameEvent::NeutralShowed { power } => {
                let [hand, before] = [Spot::Hand, Spot::Before].map(|spot| spot(Seat::NEUTRAL));
                self.first::<PowerCard>(hand, before, |card| card.power == power);
            }
            GameEvent::NeutralTook { stack, .. } => {
                let to = if self.stays(stack) {
                    Spot::Stack(stack)
                } else {
                    Spot::Discarded
                };
                self.action_card(Spot::FaceUp(stack), None, to);
            }
            GameEvent::Recruited { seat, count } => {
                self.caballeros(seat, count, Spot::Provinces(seat), Spot::Court(seat));
            }
            GameEvent::RecruitedFrom { seat, region } => {
                self.caballeros(seat, 1, Spot::Place(region.place()), Spot::Court(seat));
            }
            GameEvent::CardTaken { seat, stack, .. } => {
                self.action_card(Spot::FaceUp(stack), None, Spot::Before(seat));
            }
            GameEvent::Placed { seat, to } => {
                self.caballeros(seat, 1, Spot::Court(seat), Spot::Place(to));
            }
            GameEvent::Done { by, deed } => self.deed(by, deed),
            GameEvent::PowerTakenBack { seat, .. } => {
                let hand = self.after.hand(seat);
                self.first::<PowerCard>(Spot::Before(seat), Spot::Hand(seat), |card| {
                    hand.contains(card.power)
                });
            }
            GameEvent::VetoPlayed { seat, .. }
            | GameEvent::VetoAnswered { seat, .. }
            | GameEvent::VetoExpired { seat } => {
                self.action_card(Spot::Before(seat), Some(CardId::Veto), Spot::Discarded);
            }
            GameEvent::TurnEnded { seat } => self.lay_card_aside(seat),
            GameEvent::CardDiscarded { stack, .. } => {
                self.action_card(Spot::FaceUp(stack), None, Spot::Discarded);
            }
            GameEvent::RoundEnded { .. } => {
                // The King card stays, taken or not.
                for stack in StackId::ALL {
                    self.action_card(Spot::FaceUp(stack), None, Spot::Stack(stack));
                }
            }
            GameEvent::Points {
                seat,
                total,
                points,
                ..
            } if points > 0 => self.score_marker(seat, total),
            GameEvent::Tribute { seat, total, .. } => self.score_marker(seat, total),
            GameEvent::GeneralScoringBegan { round } => {
                self.round_marker(Spot::Scoring(round, 0));
            }
            GameEvent::ScoringBegan { place, .. } => self.along_the_strip(place),
            GameEvent::Marched { seat, count, to } => {
                let to = refuge(seat, to);
                self.caballeros(seat, count, Spot::Place(Place::Castillo), to);
            }
            GameEvent::GrandeMarched { seat, to } => {
                let to = Spot::Place(to.place());
                self.first::<Grande>(Spot::Place(Place::Castillo), to, |g| g.seat == seat);
            }
            _ => {}
        }
        self.moves
    }

    fn score_marker(&mut self, seat: Seat, total: u16) {
        let from = self.spot_of_score_marker(seat);
        let to = Spot::Track((total % 100) as u8);
        self.first::<ScoreMarker>(from, to, |marker| marker.seat == seat);
    }

    fn modifier(&mut self, modifier: ModifierId, from: Spot, to: Spot) {
        self.first::<ModifierCard>(from, to, |card| card.0 == modifier);
    }

    /// The newest goes, whichever it is: nobody is to tell from where it lay which one came back.
    fn modifier_back(&mut self, seat: Seat) {
        let (from, to) = (Spot::Before(seat), Spot::Hand(seat));
        let held = self.after.modifiers(seat);
        let spent = self.pieces::<ModifierCard>(from);
        let taken = spent.iter().find(|(_, card)| held.contains(card.0));
        if let (Some((newest, instead)), Some((taken, card))) = (spent.first(), taken) {
            // All that are left may be the one, and so lie face down.
            self.world.entity_mut(*taken).insert(*instead);
            self.world.entity_mut(*newest).insert(*card);
            self.go(*newest, from, to);
        }
    }

    /// All at once, each to the left.
    fn pass_modifiers(&mut self) {
        let game = self.after;
        for seat in game.seats() {
            if let Some(modifier) = game.passed_modifier(seat) {
                let left = seat.left(game.players());
                self.modifier(modifier, Spot::Hand(seat), Spot::Hand(left));
            }
        }
    }

    /// The King card lies open again next round; regents do not.
    fn stays(&self, stack: StackId) -> bool {
        let rules = self.after.rules();
        stack.index() + 1 == STACKS && !rules.new_regent
    }

    fn deed(&mut self, by: Seat, deed: Deed) {
        for journey in journeys(by, deed) {
            let Journey {
                piece,
                count,
                from,
                to,
            } = journey;
            match piece {
                Piece::Caballero { whose, .. } => self.caballeros(whose, count, from, to),
                Piece::Grande { whose } => {
                    self.first::<Grande>(from, to, |grande| grande.seat == whose);
                }
                Piece::King => self.first::<King>(from, to, |_| true),
                Piece::Scoreboard(board) => {
                    self.first::<MobileScoreboard>(from, to, |tile| tile.0 == board);
                }
            }
        }
    }

    /// The newest pieces of a spot go first: they lie on top.
    fn caballeros(&mut self, seat: Seat, count: u8, from: Spot, to: Spot) {
        for _ in 0..count {
            self.first::<Caballero>(from, to, |caballero| caballero.seat == seat);
        }
    }

    fn action_card(&mut self, from: Spot, card: Option<CardId>, to: Spot) {
        self.first::<ActionCard>(from, to, |piece| card.is_none_or(|card| piece.card == card));
    }

    /// At the end of a turn the card taken goes, unless it is a Veto that is kept.
    fn lay_card_aside(&mut self, seat: Seat) {
        let vetoes = self.after.vetoes();
        let held = vetoes.filter(|veto| veto.holder == seat).count();
        let cards = self.pieces::<ActionCard>(Spot::Before(seat));
        let vetoes = cards
            .iter()
            .filter(|(_, card)| card.card == CardId::Veto)
            .count();
        let mut vetoes_to_drop = vetoes - held.min(vetoes);
        for (piece, card) in cards {
            let to = match card.card {
                CardId::Veto if vetoes_to_drop == 0 => continue,
                CardId::Veto => {
                    vetoes_to_drop -= 1;
                    Spot::Discarded
                }
                _ if self.stays(card.stack) => Spot::Stack(card.stack),
                _ => Spot::Discarded,
            };
            self.go(piece, Spot::Before(seat), to);
        }
    }

    fn round_marker(&mut self, to: Spot) {
        if let Some(from) = self.spot_of_round_marker() {
            self.first::<RoundMarker>(from, to, |_| true);
        }
    }

    /// In general scoring the marker steps from place to place.
    fn along_the_strip(&mut self, place: Place) {
        if let Some(Spot::Scoring(round, _)) = self.spot_of_round_marker() {
            let space = match place.region() {
                None => 1,
                Some(region) => region.index() as u8 + 2,
            };
            self.round_marker(Spot::Scoring(round, space));
        }
    }

    fn spot_of_round_marker(&mut self) -> Option<Spot> {
        let mut markers = self.world.query_filtered::<&StandsIn, With<RoundMarker>>();
        let at = markers.iter(self.world).next()?.0;
        self.world.get::<Spot>(at).copied()
    }

    fn spot_of_score_marker(&mut self, seat: Seat) -> Spot {
        let mut markers = self.world.query::<(&StandsIn, &ScoreMarker)>();
        let at = markers
            .iter(self.world)
            .find(|(_, marker)| marker.seat == seat);
        at.and_then(|(at, _)| self.world.get::<Spot>(at.0).copied())
            .unwrap_or(Spot::Track(0))
    }

    /// Pieces of a kind in a spot, the newest first.
    fn pieces<P: Component + Clone>(&self, spot: Spot) -> Vec<(Entity, P)> {
        let occupants = self
            .world
            .resource::<Spots>()
            .get(spot)
            .and_then(|entity| self.world.get::<Occupants>(entity));
        let pieces = occupants
            .into_iter()
            .flat_map(|occupants| occupants.pieces().rev());
        pieces
            .filter_map(|piece| Some((piece, self.world.get::<P>(piece)?.clone())))
            .collect()
    }

    fn first<P: Component + Clone>(&mut self, from: Spot, to: Spot, wanted: impl Fn(&P) -> bool) {
        let mut fitting = self.pieces::<P>(from);
        fitting.retain(|(_, piece)| wanted(piece));
        let preferred = fitting
            .iter()
            .find(|(entity, _)| Some(*entity) == self.preferred);
        if let Some(&(piece, _)) = preferred.or(fitting.first()) {
            self.go(piece, from, to);
        }
    }

    fn go(&mut self, piece: Entity, from: Spot, to: Spot) {
        if let Some(spot) = self.world.resource::<Spots>().get(to) {
            self.world.entity_mut(piece).insert(StandsIn(spot));
            self.moves.push(PieceMove { piece, from, to });
        }
    }
}
