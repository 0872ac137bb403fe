//! Puts the pieces of any position on the table, and clears them away.

use super::RoundPhase;
use super::driver::{Inbox, Show};
use super::moving::Story;
use super::past::Past;
use super::pieces::{
    Abroad, ActionCard, Caballero, Castillo, Country, Court, Grande, King, MobileScoreboard,
    ModifierCard, PowerCard, Provinces, Region, RoundMarker, ScoreMarker, SecretDisc, Spot, Spots,
    StandsIn, TablePiece,
};
use super::step::{CurrentStep, Match};
use crate::rules::{CardId, Game, Phase, Place, PowerSet, Scoreboard, Seat, StackId};
use bevy::prelude::*;

const ROUNDS: u8 = 9;
/// The discs, the Castillo and nine regions.
const SCORING_SPACES: u8 = 11;

/// Sets the table for a game, at its beginning or in the middle.
pub fn set_table(world: &mut World, on_table: Match) {
    clear_table(world);
    let game = on_table.game.clone();
    // Before the pieces: their looks depend on who sits where.
    world.insert_resource(on_table);
    let mut setting = Setting { world, game };
    setting.spots();
    setting.caballeros();
    setting.figures();
    setting.markers();
    setting.power_cards();
    setting.modifiers();
    setting.neutral();
    setting.action_cards();
}

/// Takes everything off the table.
pub fn clear_table(world: &mut World) {
    let mut pieces = world.query_filtered::<Entity, With<TablePiece>>();
    let pieces: Vec<Entity> = pieces.iter(world).collect();
    for piece in pieces {
        world.despawn(piece);
    }
    world.remove_resource::<Match>();
    world.insert_resource(Spots::default());
    world.insert_resource(Inbox::default());
    world.insert_resource(CurrentStep::default());
    world.insert_resource(Past::default());
    world.resource_mut::<Story>().clear();
    world.resource_mut::<Show>().busy = false;
    world
        .resource_mut::<NextState<RoundPhase>>()
        .set(RoundPhase::NoGame);
}

struct Setting<'w> {
    world: &'w mut World,
    game: Game,
}

impl Setting<'_> {
    fn spots(&mut self) {
        let seats: Vec<Seat> = self.game.seats().collect();
        for place in Place::ALL {
            match place.region() {
                Some(region) => self.spot(Spot::Place(place), Region(region)),
                None => self.spot(Spot::Place(place), Castillo),
            }
        }
        for seat in seats {
            self.spot(Spot::Court(seat), Court { seat });
            self.spot(Spot::Provinces(seat), Provinces { seat });
            self.spot(Spot::Hand(seat), ());
            self.spot(Spot::Before(seat), ());
        }
        if self.game.rules().neutral {
            let seat = Seat::NEUTRAL;
            self.spot(Spot::Provinces(seat), Provinces { seat });
            self.spot(Spot::Hand(seat), ());
            self.spot(Spot::Before(seat), ());
        }
        if self.game.rules().new_regent {
            for country in Country::ALL {
                self.spot(Spot::Abroad(country), Abroad(country));
            }
        }
        for stack in StackId::ALL {
            self.spot(Spot::Stack(stack), ());
            self.spot(Spot::FaceUp(stack), ());
        }
        self.spot(Spot::Beside, ());
        self.spot(Spot::Discarded, ());
        for cell in 0..100 {
            self.spot(Spot::Track(cell), ());
        }
        for round in 1..=ROUNDS {
            self.spot(Spot::Round(round), ());
            if round.is_multiple_of(3) {
                for space in 0..SCORING_SPACES {
                    self.spot(Spot::Scoring(round, space), ());
                }
            }
        }
    }

    fn spot(&mut self, spot: Spot, kind: impl Bundle) {
        let entity = self.world.spawn((spot, kind)).id();
        self.world.resource_mut::<Spots>().0.insert(spot, entity);
    }

    fn put(&mut self, at: Spot, piece: impl Bundle) {
        if let Some(spot) = self.world.resource::<Spots>().get(at) {
            self.world.spawn((piece, StandsIn(spot)));
        }
    }

    fn caballeros(&mut self) {
        let game = self.game.clone();
        for seat in game.seats() {
            let places = Place::ALL.map(|p| (Spot::Place(p), game.caballeros(p, seat)));
            let trays = [
                (Spot::Court(seat), game.court(seat)),
                (Spot::Provinces(seat), game.provinces(seat)),
            ];
            for (spot, count) in places.into_iter().chain(trays) {
                for _ in 0..count {
                    self.put(spot, Caballero { seat });
                }
            }
        }
    }

    fn figures(&mut self) {
        self.put(Spot::of_king(self.game.king()), King);
        for seat in self.game.seats() {
            if let Some(home) = self.game.grande(seat) {
                self.put(Spot::Place(home), Grande { seat });
            }
        }
        for board in Scoreboard::ALL {
            let at = self
                .game
                .scoreboard(board)
                .map_or(Spot::Beside, Spot::Place);
            self.put(at, MobileScoreboard(board));
        }
    }

    fn markers(&mut self) {
        let round = self.game.round();
        let at = match self.game.phase() {
            Phase::Discs => Spot::Scoring(round, 0),
            Phase::Castillo | Phase::March => Spot::Scoring(round, 1),
            Phase::Regions | Phase::Over => Spot::Scoring(round, SCORING_SPACES - 1),
            _ => Spot::Round(round),
        };
        self.put(at, RoundMarker);
        for seat in self.game.seats() {
            let cell = (self.game.score(seat) % 100) as u8;
            self.put(Spot::Track(cell), ScoreMarker { seat });
            self.put(Spot::Before(seat), SecretDisc { seat });
        }
    }

    fn power_cards(&mut self) {
        for seat in self.game.seats() {
            let hand = self.game.hand(seat);
            // Oldest first, so that the newest lies on top.
            let pile: Vec<_> = self.game.spent_pile(seat).iter().collect();
            for power in pile.into_iter().filter(|&power| !hand.contains(power)) {
                self.put(Spot::Before(seat), PowerCard { seat, power });
            }
            for power in PowerSet::ALL.and(hand).iter() {
                self.put(Spot::Hand(seat), PowerCard { seat, power });
            }
        }
    }

    fn modifiers(&mut self) {
        for seat in self.game.seats() {
            for modifier in self.game.modifiers(seat).iter() {
                self.put(Spot::Hand(seat), ModifierCard(modifier));
            }
            for modifier in self.game.spent_modifiers(seat).iter() {
                self.put(Spot::Before(seat), ModifierCard(modifier));
            }
        }
    }

    /// The colour nobody decides for has caballeros and power cards, no more.
    fn neutral(&mut self) {
        let Some(neutral) = self.game.position().neutral else {
            return;
        };
        let seat = Seat::NEUTRAL;
        let places = neutral.caballeros.iter();
        let places = places.map(|(&place, &count)| (Spot::Place(place), count));
        for (spot, count) in places.chain([(Spot::Provinces(seat), neutral.supply)]) {
            for _ in 0..count {
                self.put(spot, Caballero { seat });
            }
        }
        let shown = usize::from(neutral.shown);
        for (nth, &power) in neutral.powers.iter().enumerate() {
            let at = if nth < shown {
                Spot::Before(seat)
            } else {
                Spot::Hand(seat)
            };
            self.put(at, PowerCard { seat, power });
        }
    }

    /// Cards lie in their stack, open, before a player or among the discarded.
    fn action_cards(&mut self) {
        let position = self.game.position();
        let mut vetoes: Vec<Seat> = self.game.vetoes().map(|veto| veto.holder).collect();
        let mut taken = self.game.turn().card.map(|card| (card, self.game.actor()));
        for (stack, record) in StackId::ALL.into_iter().zip(&position.stacks) {
            let mut open = self.game.face_up(stack);
            // The newest turned up is the one that lies open or has been taken.
            for &card in record.turned_up.iter().rev() {
                let at = if open.take_if(|open| *open == card).is_some() {
                    Spot::FaceUp(stack)
                } else if let Some((_, by)) = taken.take_if(|(taken, _)| *taken == card) {
                    Spot::Before(by)
                } else if card == CardId::Veto
                    && let Some(holder) = vetoes.pop()
                {
                    Spot::Before(holder)
                } else {
                    Spot::Discarded
                };
                self.put(at, ActionCard { stack, card });
            }
            for &card in record.face_down.iter().rev() {
                let at = if open.take_if(|open| *open == card).is_some() {
                    Spot::FaceUp(stack)
                } else if let Some((_, by)) =
                    taken.take_if(|(taken, _)| *taken == card && card == CardId::KingTravels)
                {
                    Spot::Before(by)
                } else {
                    Spot::Stack(stack)
                };
                self.put(at, ActionCard { stack, card });
            }
        }
    }
}
