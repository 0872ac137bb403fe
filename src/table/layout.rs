//! Where every piece of a game lies: pure data, for setting the table and for putting things back.

use super::pieces::Spot;
use crate::rules::{
    CardId, Game, ModifierId, Phase, Place, Power, PowerSet, Scoreboard, Seat, StackId,
};

/// The discs, the Castillo and nine regions.
pub(super) const SCORING_SPACES: u8 = 11;

/// A piece as one tells it from others; several may be equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum PieceKind {
    Caballero(Seat),
    Grande(Seat),
    King,
    Scoreboard(Scoreboard),
    RoundMarker,
    ScoreMarker(Seat),
    Disc(Seat),
    Power(Seat, Power),
    Modifier(ModifierId),
    Action(StackId, CardId),
}

/// All pieces, spot by spot; in a pile the lowest first.
pub(super) fn layout(game: &Game) -> Vec<(Spot, PieceKind)> {
    let mut laid = Layout {
        game,
        pieces: Vec::new(),
    };
    laid.caballeros();
    laid.figures();
    laid.markers();
    laid.power_cards();
    laid.modifiers();
    laid.neutral();
    laid.action_cards();
    laid.pieces
}

struct Layout<'g> {
    game: &'g Game,
    pieces: Vec<(Spot, PieceKind)>,
}

impl Layout<'_> {
    fn put(&mut self, at: Spot, piece: PieceKind) {
        self.pieces.push((at, piece));
    }

    fn put_men(&mut self, at: Spot, seat: Seat, count: u8) {
        for _ in 0..count {
            self.put(at, PieceKind::Caballero(seat));
        }
    }

    fn caballeros(&mut self) {
        let game = self.game;
        for seat in game.seats() {
            for place in Place::ALL {
                self.put_men(Spot::Place(place), seat, game.caballeros(place, seat));
            }
            self.put_men(Spot::Court(seat), seat, game.court(seat));
            self.put_men(Spot::Provinces(seat), seat, game.provinces(seat));
        }
    }

    fn figures(&mut self) {
        self.put(Spot::of_king(self.game.king()), PieceKind::King);
        for seat in self.game.seats() {
            if let Some(home) = self.game.grande(seat) {
                self.put(Spot::Place(home), PieceKind::Grande(seat));
            }
        }
        for board in Scoreboard::ALL {
            let at = self.game.scoreboard(board);
            let at = at.map_or(Spot::Beside, Spot::Place);
            self.put(at, PieceKind::Scoreboard(board));
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
        self.put(at, PieceKind::RoundMarker);
        for seat in self.game.seats() {
            let cell = (self.game.score(seat) % 100) as u8;
            self.put(Spot::Track(cell), PieceKind::ScoreMarker(seat));
            self.put(Spot::Before(seat), PieceKind::Disc(seat));
        }
    }

    fn power_cards(&mut self) {
        for seat in self.game.seats() {
            let hand = self.game.hand(seat);
            // Oldest first, so that the newest lies on top.
            let pile: Vec<_> = self.game.spent_pile(seat).iter().collect();
            for power in pile.into_iter().filter(|&power| !hand.contains(power)) {
                self.put(Spot::Before(seat), PieceKind::Power(seat, power));
            }
            for power in PowerSet::ALL.and(hand).iter() {
                self.put(Spot::Hand(seat), PieceKind::Power(seat, power));
            }
        }
    }

    fn modifiers(&mut self) {
        for seat in self.game.seats() {
            for modifier in self.game.modifiers(seat).iter() {
                self.put(Spot::Hand(seat), PieceKind::Modifier(modifier));
            }
            for modifier in self.game.spent_modifiers(seat).iter() {
                self.put(Spot::Before(seat), PieceKind::Modifier(modifier));
            }
        }
    }

    /// The colour nobody decides for has caballeros and power cards, no more.
    fn neutral(&mut self) {
        let Some(neutral) = self.game.position().neutral else {
            return;
        };
        let seat = Seat::NEUTRAL;
        for (&place, &count) in &neutral.caballeros {
            self.put_men(Spot::Place(place), seat, count);
        }
        self.put_men(Spot::Provinces(seat), seat, neutral.supply);
        let shown = usize::from(neutral.shown);
        for (nth, &power) in neutral.powers.iter().enumerate() {
            let at = if nth < shown {
                Spot::Before(seat)
            } else {
                Spot::Hand(seat)
            };
            self.put(at, PieceKind::Power(seat, power));
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
                self.put(at, PieceKind::Action(stack, card));
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
                self.put(at, PieceKind::Action(stack, card));
            }
        }
    }
}
