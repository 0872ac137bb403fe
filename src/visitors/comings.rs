//! Who comes in and who goes: what was wished for on the screen is done here.

use super::diary::FairDiary;
use super::{LeftBehind, LeftGame, VisitorWish};
use crate::common::{AttractAct, Exhibition, Menu, Occasion, Screen, SettingsFile, Visit};
use crate::opponents::Keepers;
use crate::rules::Phase;
use crate::session::{Command, DemonstrationTable};
use crate::table::Match;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// All that changes when somebody comes or goes.
#[derive(SystemParam)]
pub(super) struct Doorway<'w> {
    pub(super) visit: ResMut<'w, NextState<Visit>>,
    act: ResMut<'w, NextState<AttractAct>>,
    occasion: ResMut<'w, NextState<Occasion>>,
    menu: ResMut<'w, NextState<Menu>>,
    commands: MessageWriter<'w, Command>,
    left: ResMut<'w, LeftGame>,
    pub(super) diary: ResMut<'w, FairDiary>,
    on_table: Option<Res<'w, Match>>,
    keepers: Res<'w, Keepers>,
}

impl Doorway<'_> {
    /// What it shall be is asked beside the table.
    pub(super) fn let_in(&mut self) {
        self.visit.set(Visit::ComeIn);
        self.back_to_title();
    }

    /// What is on the table is written down already; the next person may go on with it.
    pub(super) fn let_go(&mut self, waits: f32) {
        if let Some(path) = self.unfinished() {
            self.left.0 = Some(LeftBehind { path, waits });
            self.diary.now.left += 1;
        }
        self.show_itself();
    }

    /// Nobody is there.
    pub(super) fn show_itself(&mut self) {
        self.visit.set(Visit::Attract);
        self.act.set(AttractAct::Title);
        self.back_to_title();
    }

    fn back_to_title(&mut self) {
        self.occasion.set(Occasion::Game);
        NextState::set_if_neq(&mut self.menu, Menu::Closed);
        self.commands.write(Command::ToTitle);
    }

    /// The record of a game with people that is not over.
    fn unfinished(&self) -> Option<std::path::PathBuf> {
        let on_table = self.on_table.as_ref()?;
        let game = on_table.now();
        let people = game.seats().any(|seat| self.keepers.of(seat).is_human());
        let goes_on = game.phase() != Phase::Over;
        let file = on_table.file.as_ref().filter(|_| people && goes_on)?;
        Some(file.path().to_owned())
    }
}

/// What the plan says of bots' tables, and that visitors' settings are not kept.
pub(super) fn heed(
    plan: Option<Res<Exhibition>>,
    mut wishes: MessageReader<VisitorWish>,
    mut door: Doorway,
    mut table: ResMut<DemonstrationTable>,
    mut file: ResMut<SettingsFile>,
    mut commands: Commands,
) {
    for wish in wishes.read() {
        let waits = plan
            .as_ref()
            .map_or(0.0, |plan| f32::from(plan.idle.continue_for));
        match wish {
            VisitorWish::ComeIn => door.let_in(),
            VisitorWish::Watch => {
                door.visit.set(Visit::Stays);
                if let Some(plan) = &plan {
                    table.0 = Some(plan.usual_game().watched().0);
                }
                door.commands.write(Command::Demonstrate);
            }
            VisitorWish::GoOn => {
                if let Some(left) = door.left.0.take() {
                    door.diary.now.continued += 1;
                    door.visit.set(Visit::Stays);
                    door.commands.write(Command::Resume(left.path));
                }
            }
            VisitorWish::Stay => door.visit.set(Visit::Stays),
            VisitorWish::Leave => door.let_go(waits),
            VisitorWish::Exhibit => {
                if plan.is_none() {
                    commands.insert_resource(Exhibition::default());
                }
                file.0 = None;
                door.show_itself();
            }
            VisitorWish::Backstage(_) => {}
        }
    }
}

/// A game that begins is somebody's; a title that comes back asks what it shall be.
pub(super) fn follow_screen(
    screen: Res<State<Screen>>,
    visit: Res<State<Visit>>,
    occasion: Res<State<Occasion>>,
    plan: Option<Res<Exhibition>>,
    mut was: Local<Option<Screen>>,
    mut door: Doorway,
) {
    let now = *screen.get();
    if was.replace(now) == Some(now) {
        return;
    }
    match (*visit.get(), now) {
        (Visit::ComeIn, Screen::Playing) => door.visit.set(Visit::Stays),
        (Visit::Stays | Visit::StillThere, Screen::Title | Screen::NewGame)
            if *occasion.get() == Occasion::Game =>
        {
            // Who only looks round finds the way back.
            if let (Some(path), Some(plan)) = (door.diary.unfinished(), &plan) {
                let waits = f32::from(plan.idle.continue_for);
                door.left.0 = Some(LeftBehind { path, waits });
            }
            door.visit.set(Visit::ComeIn);
        }
        _ => {}
    }
}

/// What was left waits for some minutes only.
pub(super) fn forget_left_game(time: Res<Time<Real>>, mut left: ResMut<LeftGame>) {
    let passed = time.delta_secs();
    let waiting = &mut left.bypass_change_detection().0;
    let over = waiting.as_mut().is_some_and(|left| {
        left.waits -= passed;
        left.waits <= 0.0
    });
    if over {
        left.0 = None;
    }
}
