//! "What would you do?": the strongest bot's three best choices for whoever has to decide.

use super::Keepers;
use crate::ai::{Advice, BotKind, Budget, NoChoice, thinking_time};
use crate::common::{Background, FrameSet, Settings, Viewing};
use crate::rules::Game;
use crate::table::Match;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

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
    work: Background<Result<Vec<Advice>, NoChoice>>,
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
        .add_systems(
            Update,
            advise
                .in_set(FrameSet::Advice)
                .run_if(in_state(Viewing::Game)),
        );
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
    let game = on_table.as_ref().map(|on_table| on_table.now());
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
        && let Some(answer) = question.work.finished()
    {
        let about = question.about.clone();
        counsel.asked = None;
        counsel.given_for = Some(about);
        *advised = match answer {
            Ok(Ok(best)) => Advised::Given(best),
            _ => Advised::NotAsked,
        };
    }
    let Some(game) = game.filter(|_| asked && settings.advice && counsel.asked.is_none()) else {
        return;
    };
    let Some(seat) = game.to_act().filter(|&seat| keepers.of(seat).is_human()) else {
        return;
    };
    let (view, time) = (game.view(seat), thinking_time(game));
    let work = Background::begin(wake.as_deref(), move |cancelled| {
        let budget = Budget::time(time).until(cancelled);
        BotKind::Grande.bot(1).advise(&view, &budget)
    });
    counsel.asked = Some(Consultation {
        about: game.clone(),
        work,
    });
    advised.set_if_neq(Advised::Thinking);
}
