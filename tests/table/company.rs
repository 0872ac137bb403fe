//! Bots in some of the seats, or in all.

use super::mouse::Mouse;
use el_grande::ai::{BotKind, Keeper};
use el_grande::common::{Screen, Settings};
use el_grande::opponents::{BotSpeech, Keepers};
use el_grande::panels::{Offers, PanelAction};
use el_grande::rules::{Phase, Seat, Setup};
use el_grande::session::{Command, Secrecy};
use el_grande::stage::PossibleGestures;
use el_grande::table::gesture::Choices;

/// A table with these seats; bots hardly think, and nothing is shown on its way.
fn table(keepers: &[Keeper], seed: u64) -> Mouse {
    let mut mouse = Mouse::new(None);
    let mut settings = mouse.app.world_mut().resource_mut::<Settings>();
    settings.instant = true;
    settings.patience = 0.01;
    mouse.app.world_mut().write_message(Command::Begin {
        setup: Setup::with_players(keepers.len()),
        seed,
        keepers: keepers.to_vec(),
    });
    mouse.frames(3);
    mouse
}

/// Frames go by until something holds, with time for the bots to think.
fn until(mouse: &mut Mouse, holds: impl Fn(&Mouse) -> bool) {
    for _ in 0..20_000 {
        if holds(mouse) {
            return;
        }
        mouse.frames(1);
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    unreachable!("it never came: {:?}", mouse.game());
}

const SQUIRE: Keeper = Keeper::Bot(BotKind::Squire);
const KNIGHT: Keeper = Keeper::Bot(BotKind::Knight);

#[test]
fn bots_alone_play_a_whole_game() {
    let mut mouse = table(&[SQUIRE, KNIGHT, SQUIRE], 3);
    until(&mut mouse, |mouse| mouse.screen() == Screen::Result);
    assert_eq!(mouse.game().phase(), Phase::Over);
    assert!(mouse.app.world().resource::<BotSpeech>().0.is_some());
}

#[test]
fn a_bots_turn_is_its_own() {
    let mut mouse = table(&[Keeper::Human, KNIGHT, SQUIRE], 4);
    let human = Seat::new(0);
    for _ in 0..60 {
        let seat = mouse.game().to_act();
        let offers = &mouse.app.world().resource::<Offers>().0;
        let decisions = offers
            .iter()
            .any(|(wish, _)| matches!(wish, PanelAction::Decide(_)));
        if seat != Some(human) {
            assert!(!decisions, "{offers:?}");
            let possible: &Choices = mouse.app.world().resource::<PossibleGestures>();
            assert_eq!(possible, &Choices::default());
        }
        // Nobody else looks on: there is no curtain.
        assert_eq!(mouse.app.world().resource::<Secrecy>().curtain, None);
        mouse.frames(1);
    }
    until(&mut mouse, |mouse| mouse.game().to_act() == Some(human));
}

#[test]
fn seats_change_hands_in_the_middle_of_a_game() {
    let mut mouse = table(&[Keeper::Human, Keeper::Human], 5);
    let before = mouse.game().clone();
    mouse.frames(20);
    assert_eq!(mouse.game(), &before);
    for index in 0..2 {
        let seat = Seat::new(index);
        let keeper = SQUIRE;
        mouse
            .app
            .world_mut()
            .write_message(Command::HandOver { seat, keeper });
    }
    until(&mut mouse, |mouse| mouse.game().round() > before.round());
    let keeper = Keeper::Human;
    for seat in [Seat::new(0), Seat::new(1)] {
        mouse
            .app
            .world_mut()
            .write_message(Command::HandOver { seat, keeper });
    }
    mouse.frames(5);
    let asked = mouse.game().to_act().expect("somebody decides");
    assert!(mouse.app.world().resource::<Keepers>().of(asked).is_human());
    let stands = mouse.game().clone();
    mouse.frames(30);
    assert_eq!(mouse.game(), &stands);
}

#[test]
fn leaving_the_table_ends_all_thinking() {
    let mut mouse = table(&[KNIGHT, KNIGHT], 6);
    mouse.app.world_mut().write_message(Command::ToTitle);
    mouse.frames(5);
    assert_eq!(mouse.screen(), Screen::Title);
    assert_eq!(mouse.app.world().resource::<BotSpeech>(), &BotSpeech(None));
}
