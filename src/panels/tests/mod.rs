mod answers;
mod ids;
mod learning;
mod sentences;
mod words;

use super::paint::theme;
use super::play::{controls, dial, drawer, journal, lens};
use super::screens::{new_game, result};
use super::state::PanelState;
use super::view::{PanelAction, PanelActions, PanelView};
use crate::ai::RandomPlayer;
use crate::history::{Happening, History};
use crate::log::{LogLine, Topic};
use crate::opponents::BotSpeech;
use crate::rules::{
    Decision, Decisions, Edition, Game, GameEvent, Place, RegionId, Seat, Setup, VetoRule,
};
use crate::session::{Secrecy, secret_choice};
use crate::stage::Scene;
use crate::table::RoundPhase;
use crate::text::Text;
use bevy_egui::egui;

/// The Anniversary edition with everything that can be added to it.
fn with_modules(players: usize) -> Setup {
    let mut setup = Setup::of_edition(Edition::Anniversary, players);
    setup.modules.new_regent = true;
    setup.modules.power_shift = true;
    setup.modules.alternative_cards = setup.all_alternatives();
    setup
}

/// Every position of random games, before each decision and each step that proceeds by itself.
fn positions(games: u64, mut each: impl FnMut(&Game, &Setup)) {
    for seed in 0..games * 2 {
        let players = 2 + seed as usize / 2 % 4;
        let setup = match seed % 2 {
            0 => Setup::with_players(players),
            _ => with_modules(players),
        };
        let mut game = Game::new(&setup, seed).expect("set up");
        let mut player = RandomPlayer::from_seed(seed);
        loop {
            each(&game, &setup);
            let decision = if game.proceeds() {
                Some(Decision::Proceed)
            } else {
                player.decide(&game)
            };
            let Some(decision) = decision else { break };
            game.apply(decision, &mut ()).expect("legal");
        }
    }
}

/// A window without a window: draws once, and gives back all that can be read.
struct Window {
    ctx: egui::Context,
    state: PanelState,
    size: egui::Vec2,
}

impl Window {
    fn new() -> Self {
        Self::of_size(egui::vec2(1600.0, 900.0))
    }

    fn of_size(size: egui::Vec2) -> Self {
        let ctx = egui::Context::default();
        theme::apply(&ctx);
        Self {
            ctx,
            state: PanelState::default(),
            size,
        }
    }

    fn draw(
        &mut self,
        view: &PanelView,
        events: Vec<egui::Event>,
    ) -> (Vec<(String, egui::Rect)>, Vec<PanelAction>) {
        let input = egui::RawInput {
            screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, self.size)),
            events,
            ..Default::default()
        };
        let mut actions = PanelActions::default();
        let output = self.ctx.run_ui(input, |ui| {
            let controls = controls::of(RoundPhase::from(view.game.phase()));
            super::play::over_table::playing(ui, view, &mut self.state, &mut actions, controls);
        });
        let mut told = Vec::new();
        for clipped in &output.shapes {
            collect(&clipped.shape, &mut told);
        }
        output.drop_without_applying_deltas();
        (told, actions.made)
    }

    /// Points at a text and presses.
    fn click(&mut self, view: &PanelView, text: &str) -> Vec<PanelAction> {
        self.draw(view, vec![]);
        let (told, _) = self.draw(view, vec![]);
        let found = told.iter().find(|(told, _)| told == text);
        let at = found
            .unwrap_or_else(|| unreachable!("{text} in {told:?}"))
            .1
            .center();
        let press = |pressed| egui::Event::PointerButton {
            pos: at,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        self.draw(view, vec![egui::Event::PointerMoved(at)]);
        let mut actions = self.draw(view, vec![press(true)]).1;
        actions.extend(self.draw(view, vec![press(false)]).1);
        actions
    }
}

fn collect(shape: &egui::Shape, told: &mut Vec<(String, egui::Rect)>) {
    match shape {
        egui::Shape::Text(text) => {
            told.push((text.galley.text().to_owned(), text.visual_bounding_rect()));
        }
        egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, told)),
        _ => {}
    }
}

pub(crate) fn view<'a>(
    text: &'a Text,
    setup: &'a Setup,
    game: &'a Game,
    legal: &'a [Decision],
) -> PanelView<'a> {
    PanelView {
        // Leaked: a few bytes for each position of a test.
        keepers: Box::leak(Box::default()),
        said: BotSpeech(None),
        advised: None,
        demo: false,
        watching: false,
        text,
        setup,
        game,
        legal,
        secrecy: Secrecy::default(),
        busy: false,
        again: None,
        hovered: Some(Place::Castillo),
        in_hand: None,
        mustered: None,
        scene: None,
        numerals: None,
        lesson: None,
        warned: None,
        still: false,
        hints: None,
        clean: false,
        fair: false,
        from_above: false,
        lines: &[],
        past: 0,
        caption: None,
        happened: &[],
        now: 0.0,
    }
}

#[test]
fn every_position_can_be_drawn() {
    let text = Text::english();
    let mut window = Window::new();
    let mut legal = Decisions::new();
    positions(8, |game, setup| {
        game.legal(&mut legal);
        let mut view = view(&text, setup, game, &legal);
        view.secrecy.trusted = game.to_act();
        for (told, _) in window.draw(&view, vec![]).0 {
            assert!(!told.contains('⟨'), "{told}");
        }
    });
}

#[test]
fn nothing_secret_is_drawn_for_the_wrong_eyes() {
    let text = Text::english();
    let mut seen = 0;
    // Each sees the same one after the other: what differs comes from the secret alone.
    let [mut true_window, mut guessed_window, mut curtained_window] =
        [Window::new(), Window::new(), Window::new()];
    positions(12, |game, setup| {
        let Some(seat) = secret_choice(game) else {
            return;
        };
        let mut legal = Decisions::new();
        game.legal(&mut legal);
        let other = seat.left(game.players());
        let known = game.view(other);
        let read = |window: &mut Window, view: &PanelView| window.draw(view, vec![]).0;
        // Before the curtain has fallen, as another seat would see it.
        let (truth, guess) = (
            view(&text, setup, game, &legal),
            view(&text, setup, known.table(), &[]),
        );
        let strip = |told: Vec<(String, egui::Rect)>| -> Vec<String> {
            told.into_iter().map(|(told, _)| told).collect()
        };
        assert_eq!(
            strip(read(&mut true_window, &truth)),
            strip(read(&mut guessed_window, &guess))
        );
        // Behind the curtain: only name, colour and shape.
        let mut curtained = view(&text, setup, game, &legal);
        curtained.secrecy.curtain = Some(seat);
        assert_eq!(read(&mut curtained_window, &curtained).len(), 3);
        seen += 1;
    });
    assert!(seen > 50);
}

#[test]
fn buttons_make_their_decisions() {
    let text = Text::english();
    let mut tried = std::collections::HashMap::<&str, u32>::new();
    let mut legal = Decisions::new();
    positions(30, |game, setup| {
        game.legal(&mut legal);
        let label = |decision: Decision| match decision {
            Decision::Recruit(0) => Some(("recruit", text.say("recruit-nobody", &[]))),
            Decision::Act => Some(("act", text.say("act-begin", &[]))),
            Decision::Veto => Some(("veto", text.say("veto-play", &[]))),
            Decision::NotNow if game.rules().veto == VetoRule::WholeAction => {
                Some(("allow", text.say("veto-allow", &[])))
            }
            Decision::NotNow => Some(("not now", text.say("veto-not-now", &[]))),
            Decision::LetPass => Some(("let pass", text.say("veto-let-pass", &[]))),
            Decision::Take(stack) => {
                let key = game.face_up(stack)?.key();
                Some(("take", text.say(&format!("card-{key}"), &[])))
            }
            Decision::Done if !game.pending().is_empty() => {
                Some(("done", text.say("seal-done", &[])))
            }
            _ => None,
        };
        for &decision in legal.iter() {
            let Some((kind, label)) = label(decision) else {
                continue;
            };
            if matches!(
                game.pending().top(),
                Some(crate::rules::Step::Answer { .. })
            ) {
                continue;
            }
            let so_far = tried.entry(kind).or_default();
            if *so_far >= 4 {
                continue;
            }
            *so_far += 1;
            let actions = Window::new().click(&view(&text, setup, game, &legal), &label);
            // A card is lifted before it is taken.
            let wanted = match decision {
                Decision::Take(_) => PanelAction::Choose(decision),
                _ => PanelAction::Decide(decision),
            };
            let made = actions.contains(&wanted);
            assert!(made, "{decision:?}: {actions:?}");
        }
    });
    assert_eq!(tried.len(), 8, "{tried:?}");
}

#[test]
fn the_tower_keeps_its_secret() {
    let mut setup = Setup::with_players(3);
    let mut scene = Scene::default();
    assert!(!lens::may_tell(&setup, None, Place::Castillo));
    assert!(!lens::may_tell(&setup, Some(&scene), Place::Castillo));
    assert!(lens::may_tell(&setup, None, Place::Granada));
    scene.open = true;
    assert!(lens::may_tell(&setup, Some(&scene), Place::Castillo));
    setup.castillo_ledger = true;
    assert!(lens::may_tell(&setup, None, Place::Castillo));
}

#[test]
fn the_dial_points_where_it_is_pulled() {
    for region in RegionId::ALL {
        for turned in [0.0, 3.0, -4.0] {
            let way = dial::direction(f32::from(region as u8) + turned) * 50.0;
            assert_eq!(dial::sector(way, turned), Some(region));
        }
    }
    assert_eq!(dial::sector(egui::Vec2::ZERO, 0.0), None);
}

#[test]
fn a_seed_is_a_number_or_a_word() {
    assert_eq!(new_game::seed(" 42 "), 42);
    assert_eq!(new_game::seed("Isabel"), new_game::seed("Isabel"));
    assert_ne!(new_game::seed("Isabel"), new_game::seed("Diego"));
}

#[test]
fn standings_are_ranked() {
    positions(4, |game, _| {
        let standings = result::standings(game);
        assert_eq!(standings.len(), game.players());
        assert!(standings.is_sorted_by_key(|&(rank, _)| rank));
        for &(rank, seat) in &standings {
            assert_eq!(
                rank == 1,
                game.seats()
                    .all(|other| game.score(other) <= game.score(seat))
            );
        }
    });
}

#[test]
fn the_log_is_filtered_by_seat_whatever_players_are_called() {
    let text = Text::english();
    let mut setup = Setup::with_players(3);
    setup.players[0].name = "Aragon".into();
    setup.players[1].name = "King".into();
    let [aragon, king, beatriz] = [0, 1, 2].map(Seat::new);
    let mut lines = Vec::new();
    let events = [
        GameEvent::Recruited {
            seat: aragon,
            count: 3,
        },
        GameEvent::Placed {
            seat: king,
            to: Place::Granada,
        },
        GameEvent::Placed {
            seat: beatriz,
            to: Place::Aragon,
        },
    ];
    let game = Game::new(&setup, 1).expect("set up");
    let happenings = events.map(|event| Happening {
        event: Some(event),
        after: game.clone(),
    });
    journal::LogTeller::new(&text, &setup, None).tell(&happenings, &mut lines);
    let about = |seat| -> Vec<&str> {
        let lines = lines.iter().filter(|line| drawer::is_about(line, seat));
        lines.map(|line| line.text.as_str()).collect()
    };
    assert_eq!(about(aragon), ["Aragon recruits 3."]);
    assert_eq!(about(king), ["King places 1 in Granada."]);
    assert_eq!(about(beatriz), ["Beatriz places 1 in Aragon."]);
}

#[test]
fn only_lines_in_sight_are_laid_out() {
    let (text, setup) = (Text::english(), Setup::with_players(3));
    let game = Game::new(&setup, 3).expect("set up");
    let lines: Vec<_> = (0..500)
        .map(|nth| LogLine {
            depth: 1,
            text: format!("Line {nth}."),
            topic: Topic::default(),
            since: nth,
        })
        .collect();
    let mut view = view(&text, &setup, &game, &[]);
    view.lines = &lines;
    let mut window = Window::new();
    window.state.log_open = true;
    let mut drawn = |events: Vec<egui::Event>| -> Vec<(String, egui::Rect)> {
        window.draw(&view, events);
        let (told, _) = window.draw(&view, vec![]);
        told.into_iter()
            .filter(|(told, _)| told.starts_with("Line "))
            .collect()
    };
    drawn(vec![]);
    let end = drawn(vec![]);
    assert!((5..100).contains(&end.len()), "{end:?}");
    assert_eq!(end.last().map(|(told, _)| told.as_str()), Some("Line 499."));
}

#[test]
fn the_log_knows_where_things_happened() {
    let (text, setup) = (Text::english(), Setup::with_players(4));
    let opening = Game::new(&setup, 3).expect("set up");
    let mut history = History::new(opening.clone());
    let mut player = RandomPlayer::from_seed(3);
    loop {
        let game = history.now();
        let decision = if game.proceeds() {
            Some(Decision::Proceed)
        } else {
            player.decide(game)
        };
        let Some(decision) = decision else { break };
        history.decide(decision).expect("legal");
    }
    let happenings = history.happenings();
    let mut lines = Vec::new();
    journal::LogTeller::new(&text, &setup, Some(&opening)).tell(happenings, &mut lines);
    assert!(lines.iter().all(|line| !line.text.contains('⟨')));
    assert!(
        lines
            .iter()
            .filter(|line| !line.topic.places().is_empty())
            .count()
            > 50
    );
    // One happening at a time it tells the same.
    let (mut teller, mut grown) = (
        journal::LogTeller::new(&text, &setup, Some(&opening)),
        Vec::new(),
    );
    let mut told = 0;
    for heard in 0..=happenings.len() {
        // What is under way in a scene is told ahead as it will be told once it has been seen.
        let under_way = &happenings[heard.saturating_sub(1)..heard];
        let ahead = teller.told_ahead(under_way);
        teller.tell(&happenings[..heard], &mut grown);
        if ahead.is_some() {
            assert_eq!(ahead.as_ref(), grown.last().map(|line| &line.text));
            told += 1;
        }
    }
    assert!(told > 100, "{told}");
    assert_eq!(grown, lines);
}

/// "Everyone remembers": the table has memory, the screen has not.
#[test]
fn without_a_ledger_the_log_forgets_who_went_into_the_tower() {
    let text = Text::english();
    let mut setup = Setup::with_players(4);
    let opening = Game::new(&setup, 5).expect("set up");
    let mut history = History::new(opening.clone());
    let mut player = RandomPlayer::from_seed(5);
    while history.now().round() < 4 {
        let game = history.now();
        let decision = if game.proceeds() {
            Some(Decision::Proceed)
        } else {
            player.decide(game)
        };
        history.decide(decision.expect("not over")).expect("legal");
    }
    let mut teller = journal::LogTeller::new(&text, &setup, Some(&opening));
    let mut lines = Vec::new();
    teller.tell(history.happenings(), &mut lines);
    let game = history.now().clone();
    let entries = |setup: &Setup, past: usize| {
        let mut view = view(&text, setup, &game, &[]);
        (view.lines, view.past) = (&lines, past);
        let told = view.readable_lines();
        told.filter(|(_, line)| line.topic.enters_castillo())
            .count()
    };
    let all = entries(&setup, 0);
    assert!(all > 0);
    assert!(entries(&setup, teller.past()) < all);
    setup.castillo_ledger = true;
    assert_eq!(entries(&setup, teller.past()), all);
}
