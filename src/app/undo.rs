//! Takes decisions back, as far as nothing has come to light.

use super::session::{Chronicle, notice};
use crate::rules::{Decision, GameEvent};
use crate::table::{Inbox, Match, Past, Story, set_table};
use bevy::prelude::*;

/// Why the last decision can't be taken back, or none if it can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoLock {
    NothingDecided,
    AnotherDecided,
    SomethingRevealed,
    NotWrittenDown,
}

impl UndoLock {
    pub const ALL: [Self; 4] = [
        Self::NothingDecided,
        Self::AnotherDecided,
        Self::SomethingRevealed,
        Self::NotWrittenDown,
    ];

    /// In ids of text.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NothingDecided => "NothingDecided",
            Self::AnotherDecided => "AnotherDecided",
            Self::SomethingRevealed => "SomethingRevealed",
            Self::NotWrittenDown => "NotWrittenDown",
        }
    }
}

/// Undo reaches back within the own turn, to the last thing that revealed something or that
/// another seat answered.
pub fn undo_lock(on_table: &Match) -> Option<UndoLock> {
    let Some(record) = &on_table.record else {
        return Some(UndoLock::NotWrittenDown);
    };
    let decisions = record.record().decisions();
    let Some((&last, before)) = decisions.split_last() else {
        return Some(UndoLock::NothingDecided);
    };
    let Ok(mut game) = record.record().play(before.len(), &mut ()) else {
        return Some(UndoLock::NothingDecided);
    };
    let decider = game.to_act();
    let mut events: Vec<GameEvent> = Vec::new();
    if crate::record::decide(&mut game, last, &mut events).is_err() {
        return Some(UndoLock::NothingDecided);
    }
    if game.to_act() != decider {
        return Some(UndoLock::AnotherDecided);
    }
    let reveals = |event: &GameEvent| {
        matches!(
            event,
            GameEvent::CardRevealed { .. }
                | GameEvent::DiscsShown { .. }
                | GameEvent::CastilloOpened { .. }
                | GameEvent::VetoPlayed { .. }
        )
    };
    let secret = matches!(
        last,
        Decision::SetDisc(_) | Decision::Bid(_) | Decision::BidWith { .. }
    );
    (secret || events.iter().any(reveals)).then_some(UndoLock::SomethingRevealed)
}

pub(super) fn undo(world: &mut World) {
    let Some(mut on_table) = world.remove_resource::<Match>() else {
        return;
    };
    let shown = world.resource::<Story>().is_empty() && world.resource::<Inbox>().is_empty();
    if !shown || undo_lock(&on_table).is_some() {
        world.insert_resource(on_table);
        return;
    }
    let Some(record) = &mut on_table.record else {
        return;
    };
    let count = record.record().decisions().len() - 1;
    let mut past = world.resource::<Past>().clone();
    past.0.pop();
    let mut events = Vec::new();
    let taken_back = record
        .record()
        .play(count, &mut events)
        .map_err(|e| e.to_string());
    let taken_back = taken_back.and_then(|game| {
        record.rewind(count).map_err(|error| error.to_string())?;
        Ok(game)
    });
    match taken_back {
        Ok(game) => {
            on_table.game = game;
            set_table(world, on_table);
            world.resource_mut::<Chronicle>().events = events;
            world.insert_resource(past);
        }
        Err(error) => {
            world.insert_resource(on_table);
            notice(world, error);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::RandomPlayer;
    use crate::record::{Header, RecordFile};
    use crate::rules::Setup;

    #[test]
    fn a_bid_with_a_modifier_is_not_taken_back() {
        let mut setup = Setup::with_players(2);
        setup.modules.power_shift = true;
        let path = std::env::temp_dir().join(format!("el-grande-undo-{}", std::process::id()));
        let mut own_turn_next = 0;
        for seed in 0..20 {
            let header = Header::new(setup.clone(), seed).expect("set up");
            let record = RecordFile::create(&path, header).expect("a new file");
            let mut game = record.record().play(0, &mut ()).expect("nothing yet");
            let mut on_table = Match {
                setup: setup.clone(),
                game: game.clone(),
                record: Some(record),
            };
            let mut player = RandomPlayer::from_seed(seed);
            for _ in 0..8 {
                let Some(decision) = player.decide(&game) else {
                    break;
                };
                let decider = game.to_act();
                crate::record::decide(&mut game, decision, &mut ()).expect("legal");
                let file = on_table.record.as_mut().expect("written down");
                file.append(decision).expect("room");
                if matches!(decision, Decision::BidWith { .. }) {
                    assert!(undo_lock(&on_table).is_some(), "{decision:?}");
                    own_turn_next += usize::from(game.to_act() == decider);
                }
            }
            std::fs::remove_file(&path).expect("it was there");
        }
        // Else any lock would do: somebody else decides next.
        assert!(own_turn_next > 0);
    }
}
