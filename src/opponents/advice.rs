//! "What would you do?": the strongest bot's three best choices for whoever has to decide.

use super::Keepers;
use crate::ai::{Advice, BotKind, Budget, NoChoice, thinking_time};
use crate::app::Settings;
use crate::rules::Game;
use crate::table::{Match, drive};
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Somebody asks for advice.
#[derive(Message, Clone, Copy, Debug)]
pub struct AskAdvice;

/// Advice on the position on the table.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub enum Advised {
    #[default]
    NotAsked,
    Thinking,
    /// Best first.
    Given(Vec<Advice>),
}

struct Consultation {
    about: Game,
    task: Task<Result<Vec<Advice>, NoChoice>>,
    cancelled: Arc<AtomicBool>,
}

impl Drop for Consultation {
    fn drop(&mut self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }
}

/// What is being thought about, or what the advice given was about.
#[derive(Default)]
struct Counsel {
    asked: Option<Consultation>,
    given_for: Option<Game>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Advised>()
        .add_message::<AskAdvice>()
        .insert_non_send(Counsel::default())
        .add_systems(Update, advise.after(drive).after(super::Thinks));
}

fn advise(
    mut questions: MessageReader<AskAdvice>,
    on_table: Option<Res<Match>>,
    keepers: Res<Keepers>,
    settings: Res<Settings>,
    wake: Option<Res<EventLoopProxyWrapper>>,
    mut counsel: NonSendMut<Counsel>,
    mut advised: ResMut<Advised>,
) {
    let asked = questions.read().count() > 0;
    let game = on_table.as_ref().map(|on_table| &on_table.game);
    // Advice on another position is worse than none.
    counsel
        .asked
        .take_if(|question| Some(&question.about) != game);
    let stale = counsel.given_for.as_ref() != game;
    if counsel.asked.is_none() && stale {
        counsel.given_for = None;
        advised.set_if_neq(Advised::NotAsked);
    }
    if let Some(question) = &mut counsel.asked
        && let Some(answer) = block_on(poll_once(&mut question.task))
    {
        let about = question.about.clone();
        counsel.asked = None;
        counsel.given_for = Some(about);
        *advised = answer.map_or(Advised::NotAsked, Advised::Given);
    }
    let Some(game) = game.filter(|_| asked && settings.advice && counsel.asked.is_none()) else {
        return;
    };
    let Some(seat) = game.to_act().filter(|&seat| keepers.of(seat).is_human()) else {
        return;
    };
    let (view, time) = (game.view(seat), thinking_time(game));
    let cancelled = Arc::new(AtomicBool::new(false));
    let flag = cancelled.clone();
    let wake = wake.map(|wake| (**wake).clone());
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let advice = BotKind::Grande
            .bot(1)
            .advise(&view, &Budget::time(time).until(&flag));
        if let Some(wake) = wake {
            let _ = wake.send_event(WinitUserEvent::WakeUp);
        }
        advice
    });
    counsel.asked = Some(Consultation {
        about: game.clone(),
        task,
        cancelled,
    });
    advised.set_if_neq(Advised::Thinking);
}
