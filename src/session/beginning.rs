//! Begins games, and seats people and bots at them.

use super::saves;
use crate::ai::Keeper;
use crate::common::{Exhibition, Notice, Screen, spellable};
use crate::history::History;
use crate::opponents::Keepers;
use crate::record::Header;
use crate::rules::{Game, Seat, Setup};
use crate::table::{Match, set_table};
use bevy::prelude::*;

pub(super) fn begin(world: &mut World, mut setup: Setup, seed: u64, keepers: Vec<Keeper>) {
    // What stands on a stage all day may not say anything.
    if world.contains_resource::<Exhibition>() {
        let usual = Setup::with_players(setup.players.len()).players;
        for (player, usual) in setup.players.iter_mut().zip(usual) {
            let kept = spellable(&player.name);
            player.name = if kept.is_empty() { usual.name } else { kept };
        }
    }
    let header = match Header::new(setup.clone(), seed) {
        Ok(header) => Header {
            keepers: keepers.clone(),
            ..header
        },
        Err(error) => return refuse(world, error.to_string()),
    };
    let game = match Game::from_deal(&setup, &header.deal) {
        Ok(game) => game,
        Err(error) => return refuse(world, error.to_string()),
    };
    // Nobody will want to continue a demonstration.
    let people = keepers.len() < setup.players.len() || keepers.iter().any(|k| k.is_human());
    let file = people.then(|| saves::new_record(world, header)).flatten();
    let on_table = Match {
        setup,
        history: History::new(game),
        file,
    };
    seat_everyone(world, on_table, keepers);
}

fn refuse(world: &mut World, reason: String) {
    world.write_message(Notice::refusal(reason));
}

pub(super) fn seat_everyone(world: &mut World, on_table: Match, keepers: Vec<Keeper>) {
    world.insert_resource(Keepers(keepers));
    set_table(world, on_table);
    world
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Playing);
}

/// Whoever takes the game up another day finds the same company.
pub(super) fn hand_over(world: &mut World, seat: Seat, keeper: Keeper) {
    world.resource_mut::<Keepers>().hand_over(seat, keeper);
    let keepers = world.resource::<Keepers>().0.clone();
    let Some(mut on_table) = world.get_resource_mut::<Match>() else {
        return;
    };
    let Match { file, history, .. } = on_table.bypass_change_detection();
    let Some(file) = file else {
        return;
    };
    if let Err(error) = file.reseat(keepers, history.decisions()) {
        saves::tell_unsaved(world, &error);
    }
}
