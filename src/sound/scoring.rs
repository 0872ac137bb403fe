//! The cues of a general scoring, with their seconds: what the scene sounds like at its usual pace, from
//! dusk to the last region. Worked out from what the rules tell, so that it can be mixed and measured
//! without anybody watching.

use super::mix::{Cue, Soundtrack};
use super::{Levels, Sound};
use crate::ai::RandomPlayer;
use crate::rules::{COLOURS, Game, GameEvent, Reason, Setup};

/// Seconds between two caballeros that tumble out, or line up in a row.
const TUMBLES: f32 = 0.09;
const LINES_UP: f32 = 0.07;
/// Seconds for a rank, and for a region in which nobody stands.
const RANK: f32 = 0.8;
const EMPTY: f32 = 1.0;

/// Writes cues down as time goes on.
#[derive(Default)]
struct Prompter {
    now: f32,
    cues: Vec<(f32, Cue)>,
    totals: [u16; COLOURS],
    leader: Option<usize>,
    tied: bool,
}

impl Prompter {
    fn cue(&mut self, after: f32, cue: Cue) {
        self.cues.push((self.now + after, cue));
    }

    /// So that its decisive blow falls after so many seconds.
    fn lands(&mut self, after: f32, sound: Sound) {
        self.cue(after - sound.landing(), Cue::Play(sound));
    }

    /// Rows that grow, all colours at once; tells how long that takes.
    fn line_up(&mut self, after: f32, counts: [u8; COLOURS]) -> f32 {
        for (row, &count) in counts.iter().enumerate() {
            for step in 0..count {
                let at = after + LINES_UP * f32::from(step) + 0.011 * row as f32;
                self.cue(at, Cue::Take(Sound::RowTick, step));
                self.cue(at + 0.02, Cue::Take(Sound::CounterTick, step));
            }
        }
        LINES_UP * f32::from(counts.iter().copied().max().unwrap_or(0))
    }

    fn hear(&mut self, event: &GameEvent) {
        match *event {
            GameEvent::GeneralScoringBegan { .. } => {
                self.cue(0.0, Cue::Music(false));
                self.cue(0.0, Cue::Play(Sound::DuskBell));
                self.now += 3.0;
            }
            GameEvent::CastilloOpened { inside } => {
                self.cue(0.4, Cue::Play(Sound::GateKnock));
                self.lands(3.4, Sound::GateDrops);
                self.now += 3.6;
                let many: u8 = inside.iter().sum();
                for man in 0..many {
                    let at = TUMBLES * f32::from(man);
                    self.cue(at, Cue::Take(Sound::CaballeroTumbles, man));
                }
                self.now += TUMBLES * f32::from(many) + 1.2;
            }
            GameEvent::ScoringBegan { place, counts, .. } => {
                self.tied = false;
                self.cue(0.0, Cue::Release(Sound::CountRoll));
                let empty = counts.iter().all(|count| *count == 0);
                if place.region().is_some() {
                    self.lands(1.2, Sound::RegionRises);
                    self.now += if empty { EMPTY } else { 1.2 };
                }
                if !empty {
                    self.cue(0.0, Cue::Hold(Sound::CountRoll));
                    self.now += 0.4 + self.line_up(0.0, counts);
                }
            }
            GameEvent::Points {
                seat,
                points,
                reason,
                total,
                ..
            } => {
                self.paid(seat.index(), points, reason, total);
            }
            GameEvent::DiscsShown { .. } => {
                self.cue(0.0, Cue::Release(Sound::CountRoll));
                self.cue(0.3, Cue::Play(Sound::DiscsRise));
                self.lands(2.6, Sound::DiscsTurn);
                self.now += 4.5;
            }
            GameEvent::Marched { count, .. } => {
                self.cue(0.0, Cue::Play(Sound::RideOff));
                for step in 0..count {
                    self.cue(1.0 + 0.06 * f32::from(step), Cue::Play(Sound::Knock));
                }
                self.now += 1.1;
            }
            GameEvent::GameEnded { .. } => {
                self.cue(0.0, Cue::Release(Sound::CountRoll));
                self.cue(1.0, Cue::Play(Sound::Crowning));
                self.now += 13.0;
            }
            _ => {}
        }
    }

    fn paid(&mut self, seat: usize, points: u8, reason: Reason, total: u16) {
        if points == 0 {
            return;
        }
        match reason {
            Reason::Rank { .. } => self.lands(0.4, Sound::PrizeRises),
            Reason::Tie { .. } if self.tied => self.lands(0.4, Sound::PrizeRises),
            Reason::Tie { .. } => {
                self.tied = true;
                self.cue(0.2, Cue::Play(Sound::Tie));
            }
            Reason::KingBonus => self.cue(0.1, Cue::Play(Sound::KingBonus)),
            Reason::HomeBonus => self.cue(0.1, Cue::Play(Sound::HomeBonus)),
        }
        // The marker runs.
        for step in 0..points {
            self.cue(0.45 + 0.07 * f32::from(step), Cue::Play(Sound::Step));
        }
        if let Some(before) = self.totals.get_mut(seat) {
            *before = total;
        }
        let others = self.totals.iter().enumerate();
        let most = others
            .filter(|(other, _)| *other != seat)
            .map(|(_, points)| *points)
            .max();
        if most.is_none_or(|most| total > most) && self.leader != Some(seat) {
            if self.leader.is_some() {
                self.cue(0.6, Cue::Play(Sound::LeadChanges));
            }
            self.leader = Some(seat);
        }
        self.now += RANK;
    }
}

impl Soundtrack {
    /// A general scoring from its first event to its last, with music before it and after.
    pub fn of_scoring<'e>(events: impl IntoIterator<Item = &'e GameEvent>, levels: Levels) -> Self {
        let mut prompter = Prompter {
            now: 6.0,
            cues: vec![(0.0, Cue::Music(true)), (0.0, Cue::Hold(Sound::RoomTone))],
            ..Prompter::default()
        };
        for event in events {
            prompter.hear(event);
        }
        prompter.cue(0.0, Cue::Release(Sound::CountRoll));
        prompter.cue(0.0, Cue::Music(true));
        Self {
            length: prompter.now + 8.0,
            cues: prompter.cues,
            levels,
        }
    }

    /// The last general scoring of a game by chance, crowning and all: what there is to be measured.
    pub fn example() -> Self {
        Self::of_scoring(&last_scoring(4, 5), Self::FULL)
    }
}

/// All events from the last general scoring of a game on.
pub(super) fn last_scoring(players: usize, seed: u64) -> Vec<GameEvent> {
    let Ok(mut game) = Game::new(&Setup::with_players(players), seed) else {
        return Vec::new();
    };
    let mut player = RandomPlayer::from_seed(seed);
    let mut events: Vec<GameEvent> = Vec::new();
    game.settle(&mut events);
    while let Some(decision) = player.decide(&game) {
        if game.apply(decision, &mut events).is_err() {
            break;
        }
        game.settle(&mut events);
    }
    let begins = |event: &GameEvent| matches!(event, GameEvent::GeneralScoringBegan { .. });
    let begin = events.iter().rposition(begins).unwrap_or(events.len());
    events.split_off(begin)
}
