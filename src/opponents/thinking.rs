//! Bots think on background threads, beginning while the stage still shows what happened. Their
//! decision waits until the table is at rest, and goes into the same inbox as everybody's.

use super::{Keepers, Programs};
use crate::ai::{Bot, BotKind, Budget, Choice, Intent, Keeper, NoChoice, thinking_time};
use crate::common::{
    Background, FrameSet, Menu, Notice, Occasion, Settings, ShownFor, Viewing, Words,
};
use crate::rules::{Game, Seat};
use crate::table::{Inbox, Match, OnRails, Show, Shown};
use crate::text::Text;
use bevy::ecs::system::SystemParam;
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::EventLoopProxyWrapper;
use std::time::Duration;

/// What a bot is up to, for everybody to read.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BotSpeech(pub Option<(Seat, Intent)>);

/// A bot between two decisions: it may plan its turn ahead.
type SeatedBot = Box<dyn Bot>;

type Answer = (SeatedBot, Result<Choice, NoChoice>);

/// A decision somebody is thinking about.
struct Thought {
    asked: Game,
    seat: Seat,
    kind: BotKind,
    work: Background<Answer>,
}

/// All minds at the table. Only this plugin looks into it, so it needs no other thread.
#[derive(Default)]
struct Minds {
    idle: HashMap<Seat, (BotKind, SeatedBot)>,
    thought: Option<Thought>,
    /// Decided, and waiting for the table to come to rest.
    ready: Option<(Game, Choice)>,
    /// Programs that a Knight plays for.
    failed: HashSet<Seat>,
    /// What is said once the first happening after these has been seen: it names a bid.
    unsaid: Option<(usize, Seat, Intent)>,
    /// Seconds until the next decision of a bot is made, so that people can follow.
    pause: f32,
}

/// What people should know about a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Trouble {
    /// A Knight plays for a program, for this reason.
    Program(String),
    /// Its thinking broke off, and chance has decided: nobody's mistake must stop the game.
    Stumbled,
}

impl Trouble {
    fn told(self, seat: &str, text: &Text) -> String {
        match self {
            Self::Program(reason) => {
                let args = [("seat", seat.into()), ("reason", reason.into())];
                text.say("notice-program", &args)
            }
            Self::Stumbled => text.say("notice-stumbled", &[("seat", seat.into())]),
        }
    }
}

fn by_chance(game: &Game, seat: Seat) -> Option<Choice> {
    let mut chance = BotKind::Random.bot(seat.index() as u64);
    chance.choose(&game.view(seat), &Budget::iterations(1)).ok()
}

/// Between two decisions of bots, at the usual speed.
const PAUSE: f32 = 0.45;
const PROGRAM_TIME: Duration = Duration::from_secs(5);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BotSpeech>()
        .add_message::<RequestRedraw>()
        .insert_non_send(Minds::default())
        .add_systems(
            Update,
            think
                .in_set(FrameSet::Bots)
                // What is looked at is decided elsewhere.
                .run_if(not(in_state(Occasion::Watching))),
        );
}

/// What the bots look at.
#[derive(SystemParam)]
struct BotsTable<'w> {
    on_table: Option<Res<'w, Match>>,
    shown: Option<Res<'w, Shown>>,
    programs: Res<'w, Programs>,
    keepers: Res<'w, Keepers>,
    show: Res<'w, Show>,
    menu: Res<'w, State<Menu>>,
    viewing: Res<'w, State<Viewing>>,
    settings: Res<'w, Settings>,
    words: Res<'w, Words>,
    time: Res<'w, Time<Real>>,
    wake: Option<Res<'w, EventLoopProxyWrapper>>,
}

fn think(
    table: BotsTable,
    mut minds: NonSendMut<Minds>,
    mut inbox: ResMut<Inbox>,
    mut said: ResMut<BotSpeech>,
    mut notices: MessageWriter<Notice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if table.on_table.as_ref().is_none_or(Res::is_added) {
        *minds = Minds::default();
        said.set_if_neq(BotSpeech(None));
    }
    let Some(on_table) = &table.on_table else {
        return;
    };
    if *table.viewing.get() == Viewing::Again {
        // What is shown again has been decided long ago.
        minds.thought = None;
        return;
    }
    if inbox.rails() != OnRails::No {
        // In a lesson others do as it says.
        *minds = Minds::default();
        return;
    }
    let game = on_table.now();
    let asked = table.keepers.thinking(game);
    minds.forget_unless(game, asked, &table.keepers);
    if let Some((seat, trouble)) = minds.listen() {
        let name = on_table.setup.players.get(seat.index());
        let name = name.map_or("", |player| player.name.as_str());
        notices.write(Notice::warning(trouble.told(name, table.words.0)));
    }
    let rests = table.show.rests(&inbox) && *table.menu.get() == Menu::Closed;
    if rests {
        let pace = table.settings.pace(ShownFor::Others).unwrap_or(f32::MAX);
        minds.pause -= table.time.delta_secs() * pace;
    }
    let may_speak = rests && (minds.pause <= 0.0 || table.show.instant);
    if may_speak && let (Some((_, choice)), Some(seat)) = (minds.ready.take(), asked) {
        inbox.offer(choice.decision);
        let happened = on_table.history.happenings().len();
        minds.unsaid = Some((happened, seat, choice.intent));
        minds.pause = PAUSE;
    }
    // A choice that waits for its moment: frames must go by until it comes.
    if rests && minds.ready.is_some() {
        redraw.write(RequestRedraw);
    }
    let landed = table.shown.as_ref().map_or(0, |shown| shown.landed());
    if let Some((_, seat, intent)) = minds.unsaid.take_if(|(before, ..)| *before < landed) {
        said.set_if_neq(BotSpeech(Some((seat, intent))));
    }
    if let Some(seat) = asked
        && minds.thought.is_none()
        && minds.ready.is_none()
        && inbox.is_empty()
    {
        minds.begin(game, seat, &table);
    }
}

/// Cores to think on, with one left for the picture.
fn spare_cores() -> u8 {
    let all = std::thread::available_parallelism().map_or(1, usize::from);
    if all > 2 { 2 } else { 1 }
}

impl Minds {
    /// What was thought about another position is of no use any more.
    fn forget_unless(&mut self, game: &Game, asked: Option<Seat>, keepers: &Keepers) {
        let stale = self.thought.as_ref().is_some_and(|thought| {
            thought.asked != *game
                || asked != Some(thought.seat)
                || keepers.of(thought.seat) != Keeper::Bot(thought.kind)
        });
        if stale {
            self.thought = None;
        }
        self.ready
            .take_if(|(about, _)| about != game || asked.is_none());
    }

    /// Takes in a finished thought. A program that failed is told of once.
    fn listen(&mut self) -> Option<(Seat, Trouble)> {
        let answer = self.thought.as_mut()?.work.finished()?;
        let Thought {
            asked, seat, kind, ..
        } = self.thought.take()?;
        let mut trouble = None;
        let mut choice = None;
        if let Ok((mind, chosen)) = answer {
            choice = chosen.ok();
            trouble = mind
                .mishap()
                .filter(|_| self.failed.insert(seat))
                .map(|mishap| Trouble::Program(mishap.to_string()));
            self.idle.insert(seat, (kind, mind));
        }
        if choice.is_none() {
            trouble = Some(Trouble::Stumbled);
            choice = by_chance(&asked, seat);
        }
        self.ready = choice.map(|choice| (asked, choice));
        Some(seat).zip(trouble)
    }

    fn begin(&mut self, game: &Game, seat: Seat, table: &BotsTable) {
        let Keeper::Bot(kind) = table.keepers.of(seat) else {
            return;
        };
        let known = self.idle.remove(&seat).filter(|(known, _)| *known == kind);
        let program = table.programs.0.get(&seat);
        let mut mind = known.map_or_else(
            || {
                let seed = seat.index() as u64 + 1;
                program.map_or_else(|| kind.bot(seed), |program| program.bot(seed))
            },
            |known| known.1,
        );
        let view = game.view(seat);
        let time = match program {
            // It has a limit of its own, and may be slow to begin.
            Some(_) => PROGRAM_TIME,
            None => thinking_time(game).mul_f32(table.settings.patience),
        };
        let work = Background::begin(table.wake.as_deref(), move |cancelled| {
            let _span = debug_span!("bot thinks", seat = seat.index(), ?kind, ?time).entered();
            let budget = Budget::time(time).on_cores(spare_cores()).until(cancelled);
            let choice = mind.choose(&view, &budget);
            (mind, choice)
        });
        self.thought = Some(Thought {
            asked: game.clone(),
            seat,
            kind,
            work,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Setup;
    use std::sync::atomic::AtomicBool;

    fn listened(work: Background<Answer>) -> (Minds, Game, Option<(Seat, Trouble)>) {
        let mut game = Game::new(&Setup::with_players(2), 1).expect("two can play");
        game.settle(&mut ());
        let seat = game.to_act().expect("somebody bids");
        let mut minds = Minds {
            thought: Some(Thought {
                asked: game.clone(),
                seat,
                kind: BotKind::Grande,
                work,
            }),
            ..Minds::default()
        };
        let mut told = None;
        while minds.thought.is_some() {
            told = minds.listen();
            std::thread::yield_now();
        }
        (minds, game, told)
    }

    fn assert_chance_decides(work: Background<Answer>) {
        let (minds, mut game, told) = listened(work);
        let seat = game.to_act().expect("somebody bids");
        assert_eq!(told, Some((seat, Trouble::Stumbled)));
        let (about, choice) = minds.ready.expect("the game must go on");
        assert_eq!(about, game);
        assert!(game.apply(choice.decision, &mut ()).is_ok());
    }

    #[test]
    fn a_bot_that_breaks_does_not_stop_the_game() {
        assert_chance_decides(Background::begin(None, |_: &AtomicBool| {
            std::panic::resume_unwind(Box::new("on purpose"))
        }));
    }

    #[test]
    fn a_bot_without_an_answer_does_not_stop_the_game() {
        assert_chance_decides(Background::begin(None, |_: &AtomicBool| {
            (BotKind::Knight.bot(1), Err(NoChoice::NotAsked))
        }));
    }
}
