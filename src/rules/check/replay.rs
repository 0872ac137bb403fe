//! Plays a special action again, to see whether it comes to the steps that are pending.

use crate::rules::decision::Decision;
use crate::rules::game::{Game, HeldVeto, Progress};
use crate::rules::seat::{MAX_PLAYERS, Seat, SeatSet};
use crate::rules::steps::{Deed, Duty, GivenUp, Step};

/// More decisions than any special action needs to come to a step: scoring nine regions with two
/// holders of Vetoes asked at each of three ranks.
const LONGEST_REPLAY: usize = 100;

impl Game {
    /// Plays the action again from these steps on, or from its beginning, with the decisions that
    /// the position tells of: whether that comes to the pending steps.
    pub(super) fn is_reached_from(&self, steps: &[Step]) -> bool {
        let mut replay = self.clone();
        replay.pending.clear();
        for &step in steps {
            replay.pending.push(step);
        }
        if steps.is_empty() {
            replay.turn.action = Progress::Open;
            replay.turn.cleared = false;
            replay.discs = [None; MAX_PLAYERS];
            replay.discs_set = SeatSet::EMPTY;
        }
        if let Some(Step::Answer { by, .. }) = self.pending.top() {
            replay.vetoes[1] = Some(HeldVeto {
                holder: by,
                rounds_left: 2,
            });
        }
        for _ in 0..LONGEST_REPLAY {
            if self.is_as_far_as(&replay) {
                return replay.discs == self.discs;
            }
            let decided = self.decision_that_led_on_from(&replay);
            if decided.is_none_or(|decision| replay.apply(decision, &mut ()).is_err()) {
                return false;
            }
        }
        false
    }

    /// The same steps are pending, whoever of the holders has already been asked.
    fn is_as_far_as(&self, replay: &Self) -> bool {
        let told = |step| match step {
            Step::Objections { deed, .. } | Step::Answer { deed, .. } => Step::Objections {
                deed,
                asked: SeatSet::EMPTY,
            },
            other => other,
        };
        self.pending
            .iter()
            .map(told)
            .eq(replay.pending.iter().map(told))
    }

    /// What was decided at the step where the replay stands, as the position tells.
    fn decision_that_led_on_from(&self, replay: &Self) -> Option<Decision> {
        let bottom = self.pending.iter().next()?;
        let top = self.pending.top()?;
        let deed = match top {
            Step::Objections { deed, .. } | Step::Answer { deed, .. } => Some(deed),
            _ => None,
        };
        let Some(step) = replay.pending.top() else {
            return (replay.turn.action == Progress::Open).then_some(Decision::Act);
        };
        match (step, deed) {
            (Step::Objections { .. }, _) => Some(Decision::NotNow),
            (Step::SetDiscs { .. }, _) => {
                let seat = replay.to_act()?;
                self.disc(seat).map(Decision::SetDisc)
            }
            (Step::ChooseScored, Some(Deed::ScorePlace { place })) => Some(Decision::Score(place)),
            (Step::ChooseScored, _) => match bottom {
                Step::Score { places, .. } => places.first().map(Decision::Score),
                _ => None,
            },
            (Step::ChooseEvicted, Some(Deed::Evict { from })) => Some(Decision::Evict(from)),
            (Step::ChooseEvicted, _) => match bottom {
                Step::Comply {
                    duty: Duty::Leave(from),
                    ..
                } => Some(Decision::Evict(from)),
                _ => None,
            },
            (Step::ChooseScoreboard, Some(Deed::SetScoreboard { board, to, .. })) => {
                Some(Decision::SetScoreboard { board, to })
            }
            (Step::ChooseKing { .. } | Step::ChooseRegent(_), Some(Deed::MoveKing { to, .. })) => {
                Some(Decision::MoveKing(to))
            }
            (Step::ChooseGrande, Some(Deed::MoveGrande { to, .. })) => {
                Some(Decision::MoveGrande(to))
            }
            (Step::ChooseRegent(_), Some(Deed::SwapKing { whose, .. })) => {
                Some(Decision::SwapKing(whose))
            }
            (Step::CallIn { .. }, Some(Deed::CallIn { from })) => Some(Decision::RecruitFrom(from)),
            (
                Step::Moves { .. } | Step::MoveOrPlaceMore | Step::Escort { .. },
                Some(Deed::Move { whose, from, to }),
            ) => Some(Decision::Move { whose, from, to }),
            (Step::PlaceMore(_) | Step::MoveOrPlaceMore, Some(Deed::PlaceMore { to })) => {
                Some(Decision::Place(to))
            }
            (Step::OneOfEach { .. }, Some(Deed::SendHome { whose, from })) => {
                Some(Decision::SendHome { whose, from })
            }
            (Step::Comply { .. }, _) => complying(deed, &[top]).map(Decision::Next),
            (Step::GiveUp { picked, .. }, _) => {
                let mut given_up = chosen(deed, top)?.iter().skip(picked.len());
                given_up.next().map(Decision::GiveUp)
            }
            _ => None,
        }
    }
}

/// Who is just complying: what is announced, or the step above the duty, says so.
pub(super) fn complying(deed: Option<Deed>, above: &[Step]) -> Option<Seat> {
    match (deed, above) {
        (
            Some(
                Deed::LoseCourt { whose, .. }
                | Deed::GiveUp { whose, .. }
                | Deed::LoseRegion { whose, .. }
                | Deed::Displace { whose, .. },
            ),
            _,
        )
        | (None, &[Step::GiveUp { whose, .. }]) => Some(whose),
        _ => None,
    }
}

/// What is given up, so far.
const fn chosen(deed: Option<Deed>, top: Step) -> Option<GivenUp> {
    match (deed, top) {
        (Some(Deed::GiveUp { picked, .. }), _) | (None, Step::GiveUp { picked, .. }) => {
            Some(picked)
        }
        _ => None,
    }
}
