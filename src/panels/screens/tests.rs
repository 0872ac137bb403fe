//! Every screen in windows of any size: what can be pressed is in sight, and nothing lies over
//! anything else.

use super::settings::SettingsPage;
use super::{back, curtain, menu, new_game, result, title, too_small};
use crate::ai::{Keeper, RandomPlayer};
use crate::common::{Notice, Screen, Settings};
use crate::history::History;
use crate::panels::paint::theme;
use crate::panels::state::{PanelState, Repeatable};
use crate::panels::tests::view;
use crate::panels::view::{PanelAction, PanelActions, PanelView};
use crate::rules::{Decision, Edition, Game, Length, Seat, Setup};
use crate::session::{Command, UnfinishedGame, UnreadableSave};
use crate::text::Text;
use bevy_egui::egui::{self, Rect, Ui, Vec2, vec2};
use std::path::PathBuf;
use std::time::Duration;

/// The usual, the smallest window, and text twice as large in both.
const ROOMS: [Vec2; 6] = [
    vec2(1280.0, 720.0),
    vec2(1024.0, 640.0),
    vec2(800.0, 500.0),
    vec2(640.0, 360.0),
    vec2(512.0, 320.0),
    vec2(400.0, 250.0),
];

struct ScreenWindow {
    ctx: egui::Context,
    room: Rect,
    offered: Vec<(PanelAction, Rect)>,
    made: Vec<PanelAction>,
    told: Vec<String>,
}

impl ScreenWindow {
    fn new(size: Vec2) -> Self {
        let ctx = egui::Context::default();
        theme::apply(&ctx);
        Self {
            ctx,
            room: Rect::from_min_size(egui::Pos2::ZERO, size),
            offered: Vec::new(),
            made: Vec::new(),
            told: Vec::new(),
        }
    }

    fn frame(
        &mut self,
        events: Vec<egui::Event>,
        draw: &mut dyn FnMut(&mut Ui, &mut PanelActions),
    ) {
        let input = egui::RawInput {
            screen_rect: Some(self.room),
            events,
            ..Default::default()
        };
        let mut actions = PanelActions::default();
        let output = self.ctx.run_ui(input, |ui| {
            actions.offered.clear();
            draw(ui, &mut actions);
        });
        self.told.clear();
        for clipped in &output.shapes {
            read(&clipped.shape, &mut self.told);
        }
        output.drop_without_applying_deltas();
        self.offered = actions.offered;
        self.made = actions.made;
    }

    /// Draws until nothing changes its size any more, and looks whether all is well.
    fn draw(&mut self, name: &str, mut draw: impl FnMut(&mut Ui, &mut PanelActions)) {
        for _ in 0..4 {
            self.frame(vec![], &mut draw);
        }
        self.check(name);
    }

    fn check(&self, name: &str) {
        let size = self.room.size();
        for (nth, (action, rect)) in self.offered.iter().enumerate() {
            assert!(
                self.room.contains_rect(*rect),
                "{name} {size}: {action:?} at {rect}"
            );
            for (other, place) in &self.offered[nth + 1..] {
                let both = rect.shrink(0.5).intersect(place.shrink(0.5));
                assert!(
                    !both.is_positive(),
                    "{name} {size}: {action:?} at {rect} over {other:?} at {place}"
                );
            }
        }
        for told in &self.told {
            assert!(!told.contains('⟨'), "{name} {size}: {told}");
        }
    }

    fn offers(&self, wanted: &PanelAction) -> bool {
        self.offered.iter().any(|(action, _)| action == wanted)
    }

    /// Scrolls down step by step and collects what comes into sight.
    fn scrolled(
        &mut self,
        name: &str,
        mut draw: impl FnMut(&mut Ui, &mut PanelActions),
    ) -> Vec<PanelAction> {
        let mut met = Vec::new();
        for _ in 0..60 {
            let wheel = egui::Event::MouseWheel {
                unit: egui::MouseWheelUnit::Point,
                delta: vec2(0.0, -40.0),
                phase: egui::TouchPhase::Move,
                modifiers: egui::Modifiers::NONE,
            };
            let over = egui::Event::PointerMoved(self.room.center());
            self.frame(vec![over, wheel], &mut draw);
            self.check(name);
            met.extend(self.offered.iter().map(|(action, _)| action.clone()));
        }
        met
    }
}

fn read(shape: &egui::Shape, told: &mut Vec<String>) {
    match shape {
        egui::Shape::Text(text) => told.push(text.galley.text().to_owned()),
        egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| read(shape, told)),
        _ => {}
    }
}

fn unfinished(age: Option<Duration>) -> UnfinishedGame {
    UnfinishedGame {
        path: PathBuf::new(),
        setup: Setup::with_players(5),
        round: 6,
        age,
        in_use: false,
    }
}

#[test]
fn the_title_fits_and_begins_with_the_game_that_waits() {
    let text = Text::english();
    for room in ROOMS {
        for waiting in [None, Some(unfinished(Some(Duration::from_secs(90))))] {
            let waits = waiting.is_some();
            let mut state = PanelState::default();
            state.can_continue = waiting;
            let mut window = ScreenWindow::new(room);
            window.draw("title", |ui, actions| {
                title::show(ui, &text, &state, false, actions);
            });
            assert_eq!(window.offered.len(), 6 + usize::from(waits), "{room}");
            let first = &window.offered[0].0;
            let goes_on = *first == PanelAction::Ask(Command::Continue);
            assert_eq!(goes_on, waits);
            let alone =
                |action: &PanelAction| matches!(action, PanelAction::Ask(Command::Begin { .. }));
            assert!(window.offered.iter().any(|(action, _)| alone(action)));
            state.notice(Notice::warning("A line of reasons. ".repeat(9)), 0.0, None);
            window.draw("title with notice", |ui, actions| {
                title::show(ui, &text, &state, false, actions);
            });
        }
    }
}

#[test]
fn a_damaged_game_is_told_and_can_be_gone_on_with() {
    let text = Text::english();
    let save =
        |name: &str, age: Option<u64>, fault: &'static str, whole: Option<usize>| UnreadableSave {
            path: PathBuf::from(name),
            age: age.map(Duration::from_secs),
            fault,
            line: 7,
            whole,
            reason: "line 7: changed".to_owned(),
        };
    let changed = save("1790.jsonl", Some(3 * 86_400), "Changed", Some(5));
    let list = save("list.jsonl", None, "NotAHeader", None);
    assert_eq!(
        title::damage(&text, &changed),
        "A game begun 3 days ago can’t be read to its end: line 7 is not as it was written."
    );
    assert_eq!(
        title::damage(&text, &list),
        "The game “list.jsonl” can’t be read to its end: it does not begin like a game of ours."
    );
    for room in ROOMS {
        let mut state = PanelState::default();
        state.unreadable = vec![changed.clone(), list.clone()];
        let mut window = ScreenWindow::new(room);
        window.draw("title with damage", |ui, actions| {
            title::show(ui, &text, &state, false, actions);
        });
        let met = window.scrolled("title with damage", |ui, actions| {
            title::show(ui, &text, &state, false, actions);
        });
        let repair = PanelAction::Ask(Command::Repair("1790.jsonl".into()));
        assert!(met.contains(&repair), "{room}");
    }
}

#[test]
fn a_game_in_another_window_can_be_watched_or_played_on_apart() {
    let text = Text::english();
    for room in ROOMS {
        let mut state = PanelState::default();
        state.can_continue = Some(UnfinishedGame {
            in_use: true,
            ..unfinished(None)
        });
        let mut window = ScreenWindow::new(room);
        window.draw("title with a game in use", |ui, actions| {
            title::show(ui, &text, &state, false, actions);
        });
        let met = window.scrolled("title with a game in use", |ui, actions| {
            title::show(ui, &text, &state, false, actions);
        });
        let asks = |wish: Command| met.contains(&PanelAction::Ask(wish));
        assert!(asks(Command::Watch(PathBuf::new())), "{room}");
        assert!(asks(Command::Branch(PathBuf::new())), "{room}");
        assert!(!asks(Command::Continue), "{room}");
    }
}

#[test]
fn what_waits_is_told_with_names_round_and_time() {
    let text = Text::english();
    let told = |age: Option<u64>| title::facts(&text, &unfinished(age.map(Duration::from_secs)));
    let players = "Isabel, Diego, Beatriz, Rodrigo, Leonor".to_owned();
    assert_eq!(told(None), (players.clone(), "Round 6".to_owned()));
    let minute = 60;
    let (hour, day) = (60 * minute, 24 * 60 * minute);
    for (age, when) in [
        (5, "begun just now"),
        (minute, "begun a minute ago"),
        (59 * minute, "begun 59 minutes ago"),
        (hour, "begun an hour ago"),
        (23 * hour, "begun 23 hours ago"),
        (day, "begun yesterday"),
        (3 * day, "begun 3 days ago"),
        (7 * day, "begun a week ago"),
        (30 * day, "begun 4 weeks ago"),
    ] {
        let when = format!("Round 6, {when}");
        assert_eq!(told(Some(age)), (players.clone(), when));
    }
}

#[test]
fn a_new_game_can_be_begun_and_left_wherever_one_has_scrolled() {
    let text = Text::english();
    for room in ROOMS {
        for edition in Edition::ALL {
            for more in [false, true] {
                let mut state = PanelState::default();
                state.propose(Setup::of_edition(edition, 5));
                state.more = more;
                let mut advice = true;
                let mut show = |ui: &mut Ui, actions: &mut PanelActions| {
                    new_game::show(ui, &text, &mut state, &mut advice, actions);
                };
                let mut window = ScreenWindow::new(room);
                window.draw("new game", &mut show);
                let met = window.scrolled("new game", &mut show);
                let begins = |action: &&PanelAction| {
                    matches!(action, PanelAction::Ask(Command::Begin { .. }))
                };
                assert_eq!(met.iter().filter(begins).count(), 60, "{room}");
                let leaves = PanelAction::Ask(Command::ToTitle);
                assert_eq!(met.iter().filter(|met| **met == leaves).count(), 60);
                assert!(met.contains(&PanelAction::ShowMore(!more)), "{room}");
                for length in [Length::NineRounds, Length::SixRounds] {
                    assert_eq!(met.contains(&PanelAction::Rounds(length)), more, "{room}");
                }
                let seed = PanelAction::WriteSeed(String::new());
                assert_eq!(met.contains(&seed), more, "{room}");
            }
        }
    }
}

#[test]
fn a_game_that_can_not_be_says_why() {
    let text = Text::english();
    let mut state = PanelState::default();
    state.draft.setup.players[0].name.clear();
    let mut window = ScreenWindow::new(ROOMS[3]);
    window.draw("new game", |ui, actions| {
        new_game::show(ui, &text, &mut state, &mut true, actions);
    });
    let begins = |action: &PanelAction| matches!(action, PanelAction::Ask(Command::Begin { .. }));
    assert!(!window.offered.iter().any(|(action, _)| begins(action)));
    assert!(
        window
            .told
            .iter()
            .any(|told| told.starts_with("Player 1 needs a name"))
    );
}

#[test]
fn bots_are_called_bots() {
    let text = Text::english();
    for keeper in Keeper::COMPANY {
        let name = text.say(&format!("keeper-{keeper}"), &[]);
        assert_eq!(name.ends_with(" bot"), !keeper.is_human(), "{name}");
    }
}

#[test]
fn menu_and_settings_fit() {
    let text = Text::english();
    for room in ROOMS {
        for possible in [false, true] {
            let possible = Repeatable {
                turn: possible,
                scoring: possible,
            };
            let mut settings = Settings::default();
            let mut window = ScreenWindow::new(room);
            window.draw("menu", |ui, actions| {
                menu::show(
                    ui.ctx(),
                    &text,
                    Some(possible),
                    None,
                    &mut settings,
                    actions,
                );
            });
            let many = if possible.turn { 7 } else { 5 };
            assert_eq!(window.offered.len(), many, "{room}: {:?}", window.offered);
            for page in SettingsPage::ALL {
                for in_game in [None, Some(possible)] {
                    let mut show = |ui: &mut Ui, actions: &mut PanelActions| {
                        let page = Some(page);
                        menu::show(ui.ctx(), &text, in_game, page, &mut settings, actions);
                    };
                    let mut window = ScreenWindow::new(room);
                    window.draw("settings", &mut show);
                    let leave = match in_game {
                        Some(_) => PanelAction::TurnPage(None),
                        None => PanelAction::OpenMenu(false),
                    };
                    assert!(window.offers(&leave), "{room}");
                    for other in SettingsPage::ALL {
                        assert!(window.offers(&PanelAction::TurnPage(Some(other))), "{room}");
                    }
                    window.scrolled("settings", &mut show);
                    assert!(window.offers(&leave), "{room}");
                }
            }
        }
    }
}

/// A game played to its end.
fn over(players: usize) -> (Setup, History) {
    let setup = Setup::with_players(players);
    let mut history = History::new(Game::new(&setup, 3).expect("set up"));
    let mut player = RandomPlayer::from_seed(3);
    loop {
        let game = History::now(&history);
        let decision = if game.proceeds() {
            Some(Decision::Proceed)
        } else {
            player.decide(game)
        };
        let Some(decision) = decision else { break };
        history.decide(decision).expect("legal");
    }
    (setup, history)
}

#[test]
fn the_result_fits_beside_the_table_and_says_why_something_can_not_be_done() {
    let text = Text::english();
    let (setup, history) = over(5);
    let mut view: PanelView = view(&text, &setup, History::now(&history), &[]);
    view.happened = history.happenings();
    for room in ROOMS {
        for possible in [false, true] {
            let mut state = PanelState::default();
            state.written = possible;
            state.repeatable.scoring = possible;
            let mut window = ScreenWindow::new(room);
            let mut free = Rect::NOTHING;
            window.draw("result", |ui, actions| {
                free = result::show(ui, &view, &state, actions);
            });
            assert!(free.width() >= 200.0, "{room}: {free}");
            let many = if possible { 5 } else { 3 };
            assert_eq!(window.offered.len(), many, "{room}: {:?}", window.offered);
            let reason = text.say("result-keep-unwritten", &[]);
            assert_eq!(window.told.contains(&reason), !possible);
        }
    }
    let told = |window: &ScreenWindow, id: &str| window.told.contains(&text.say(id, &[]));
    let mut window = ScreenWindow::new(ROOMS[0]);
    let state = PanelState::default();
    window.draw("result", |ui, actions| {
        result::show(ui, &view, &state, actions);
    });
    assert!(told(&window, "chart-rounds") && told(&window, "chart-points"));
}

#[test]
fn the_curtain_fits_and_has_one_button() {
    let text = Text::english();
    let mut setup = Setup::with_players(3);
    setup.players[0].name = "M".repeat(24);
    let game = Game::new(&setup, 1).expect("set up");
    let view = view(&text, &setup, &game, &[]);
    for room in ROOMS {
        let mut window = ScreenWindow::new(room);
        window.draw("curtain", |ui, actions| {
            curtain::show(ui, &view, Seat::new(0), actions);
        });
        assert_eq!(window.offered.len(), 1, "{room}");
        assert_eq!(window.told.len(), 3, "{room}");
    }
}

#[test]
fn escape_is_one_step_back() {
    let mut state = PanelState::default();
    let step = |screen, menu, state: &PanelState| back(screen, menu, state);
    assert_eq!(step(Screen::Title, false, &state), None);
    assert_eq!(
        step(Screen::NewGame, false, &state),
        Some(PanelAction::Ask(Command::ToTitle))
    );
    assert_eq!(
        step(Screen::Result, false, &state),
        Some(PanelAction::Turn(Screen::Playing))
    );
    let open = PanelAction::OpenMenu;
    assert_eq!(step(Screen::Playing, false, &state), Some(open(true)));
    assert_eq!(step(Screen::Playing, true, &state), Some(open(false)));
    state.page = Some(SettingsPage::Sound);
    let to_menu = PanelAction::TurnPage(None);
    assert_eq!(step(Screen::Playing, true, &state), Some(to_menu));
    assert_eq!(step(Screen::Title, true, &state), Some(open(false)));
    state.audit = true;
    assert_eq!(
        step(Screen::Playing, false, &state),
        Some(PanelAction::Audit(false))
    );
}

#[test]
fn the_keyboard_walks_through_the_title_and_presses() {
    let text = Text::english();
    let state = PanelState::default();
    let mut window = ScreenWindow::new(ROOMS[0]);
    let mut show = |ui: &mut Ui, actions: &mut PanelActions| {
        title::show(ui, &text, &state, false, actions);
    };
    let key = |key, pressed| egui::Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: egui::Modifiers::NONE,
    };
    window.frame(vec![], &mut show);
    let mut made = Vec::new();
    for _ in 0..6 {
        window.frame(
            vec![key(egui::Key::Tab, true), key(egui::Key::Tab, false)],
            &mut show,
        );
        window.frame(vec![], &mut show);
        window.frame(
            vec![key(egui::Key::Enter, true), key(egui::Key::Enter, false)],
            &mut show,
        );
        made.append(&mut window.made);
    }
    assert_eq!(made.len(), 6, "{made:?}");
    assert_eq!(made[5], PanelAction::Ask(Command::Quit));
}

#[test]
fn a_window_from_800_by_500_has_room() {
    let is = |x: f32, y: f32| too_small::is(bevy::math::Vec2::new(x, y));
    assert!(!is(800.0, 500.0));
    assert!(is(799.0, 500.0) && is(800.0, 499.0));
}
