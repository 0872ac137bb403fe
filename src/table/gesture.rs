//! What a hand on the table means: which piece goes where, or which place is pointed at, for every
//! decision that is made with pieces.

use super::pieces::Spot;
use crate::rules::{Decision, Decisions, Game, Phase, Regent, Scoreboard, Seat, Source, Step};

/// A piece as the rules know it; which cube of a group it is makes no difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    Caballero { whose: Seat, at: Spot },
    Grande { whose: Seat },
    King,
    Scoreboard(Scoreboard),
}

/// A piece brought to a spot, or a spot pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Gesture {
    pub piece: Option<Piece>,
    pub target: Spot,
}

/// How a decision is made by hand. None for those made with cards, discs and words.
pub fn gesture(game: &Game, decision: Decision) -> Option<Gesture> {
    let decider = game.to_act()?;
    let with = |piece, target| {
        Some(Gesture {
            piece: Some(piece),
            target,
        })
    };
    let at_court = Piece::Caballero {
        whose: decider,
        at: Spot::Court(decider),
    };
    let in_region = |whose, region: crate::rules::RegionId| Piece::Caballero {
        whose,
        at: Spot::Place(region.place()),
    };
    match decision {
        Decision::Place(to) => with(at_court, Spot::Place(to)),
        Decision::RecruitFrom(region) => with(in_region(decider, region), Spot::Court(decider)),
        Decision::Move { whose, from, to } => with(in_region(whose, from), Spot::Place(to)),
        Decision::SendHome { whose, from } => with(in_region(whose, from), Spot::Provinces(whose)),
        Decision::GiveUp(Source::Court) => with(at_court, Spot::Provinces(decider)),
        Decision::GiveUp(Source::In(region)) => {
            with(in_region(decider, region), Spot::Provinces(decider))
        }
        Decision::SetScoreboard { board, to } => with(Piece::Scoreboard(board), Spot::Place(to)),
        Decision::MoveKing(to) => with(Piece::King, Spot::of_king(to)),
        Decision::SwapKing(whose) => with(Piece::Grande { whose }, Spot::of_king(game.king())),
        Decision::MoveGrande(to) => with(Piece::Grande { whose: decider }, Spot::Place(to.place())),
        Decision::Score(place) => Some(Gesture {
            piece: None,
            target: Spot::Place(place),
        }),
        Decision::Evict(region) => Some(Gesture {
            piece: None,
            target: Spot::Place(region.place()),
        }),
        _ => None,
    }
}

/// The decision a gesture means now, legal or not: the rules judge it and say why not.
pub fn meaning(game: &Game, gesture: Gesture) -> Option<Decision> {
    let decider = game.to_act()?;
    let place = match gesture.target {
        Spot::Place(place) => Some(place),
        _ => None,
    };
    match gesture.piece {
        Some(Piece::Caballero { whose, at }) => caballero(game, decider, whose, at, gesture.target),
        Some(Piece::Grande { whose }) => match game.pending().top() {
            Some(Step::ChooseRegent(Regent::Deputy)) => {
                let to_king = gesture.target == Spot::of_king(game.king());
                to_king.then_some(Decision::SwapKing(whose))
            }
            _ => Some(Decision::MoveGrande(place?.region()?)),
        },
        Some(Piece::King) => Some(Decision::MoveKing(gesture.target.as_king()?)),
        Some(Piece::Scoreboard(board)) => Some(Decision::SetScoreboard { board, to: place? }),
        None => match game.pending().top() {
            Some(Step::ChooseScored) => Some(Decision::Score(place?)),
            Some(Step::ChooseEvicted) => Some(Decision::Evict(place?.region()?)),
            _ => None,
        },
    }
}

fn caballero(game: &Game, decider: Seat, whose: Seat, at: Spot, target: Spot) -> Option<Decision> {
    match (at, target) {
        (Spot::Court(_), Spot::Place(to)) if whose == decider => Some(Decision::Place(to)),
        (Spot::Court(_), Spot::Provinces(_)) if whose == decider => {
            Some(Decision::GiveUp(Source::Court))
        }
        (Spot::Place(from), Spot::Place(to)) => Some(Decision::Move {
            whose,
            from: from.region()?,
            to,
        }),
        (Spot::Place(from), Spot::Court(_))
            if game.phase() == Phase::Recruit
                || matches!(game.pending().top(), Some(Step::CallIn { .. })) =>
        {
            Some(Decision::RecruitFrom(from.region()?))
        }
        (Spot::Place(from), Spot::Provinces(_)) => match game.pending().top() {
            Some(Step::GiveUp { .. }) => Some(Decision::GiveUp(Source::In(from.region()?))),
            _ => Some(Decision::SendHome {
                whose,
                from: from.region()?,
            }),
        },
        _ => None,
    }
}

/// All that a hand can legally do now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    gestures: Vec<Gesture>,
}

impl Choices {
    pub fn of(game: &Game) -> Self {
        let mut legal = Decisions::new();
        game.legal(&mut legal);
        let gestures = legal.iter().filter_map(|&decision| gesture(game, decision));
        Self {
            gestures: gestures.collect(),
        }
    }

    /// As if nothing else were legal.
    pub fn only(game: &Game, decision: Decision) -> Self {
        Self {
            gestures: gesture(game, decision).into_iter().collect(),
        }
    }

    pub fn may_move(&self, piece: Piece) -> bool {
        self.gestures.iter().any(|g| g.piece == Some(piece))
    }

    pub fn may_go(&self, piece: Piece, target: Spot) -> bool {
        let piece = Some(piece);
        self.gestures.contains(&Gesture { piece, target })
    }

    /// Whether any piece may go there.
    pub fn is_target(&self, spot: Spot) -> bool {
        self.gestures.iter().any(|gesture| gesture.target == spot)
    }

    /// Whether the spot itself can be chosen by pointing at it.
    pub fn may_point_at(&self, target: Spot) -> bool {
        let piece = None;
        self.gestures.contains(&Gesture { piece, target })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::RandomPlayer;
    use crate::rules::{Edition, Setup};

    #[test]
    fn every_gesture_means_its_decision() {
        let mut seen = 0;
        for seed in 0..200 {
            let edition = Edition::ALL[seed as usize / 4 % 2];
            let mut setup = Setup::of_edition(edition, 2 + seed as usize % 4);
            setup.modules.new_regent = seed % 3 == 0;
            setup.modules.power_shift = seed % 5 == 0;
            let mut game = Game::new(&setup, seed).expect("set up");
            let mut player = RandomPlayer::from_seed(seed);
            let mut legal = Decisions::new();
            game.settle(&mut ());
            while let Some(decision) = player.decide(&game) {
                game.legal(&mut legal);
                for &decision in legal.iter() {
                    if let Some(gesture) = gesture(&game, decision) {
                        assert_eq!(meaning(&game, gesture), Some(decision), "seed {seed}");
                        seen += 1;
                    }
                }
                game.apply(decision, &mut ()).expect("legal");
                game.settle(&mut ());
            }
        }
        assert!(seen > 10_000);
    }
}
