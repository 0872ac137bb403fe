//! Whatever can be read or counted follows what is seen, not what the rules have decided already.

use super::mouse::Mouse;
use super::support::phase;
use bevy::prelude::*;
use el_grande::ai::{BotKind, Intent, Keeper, RandomPlayer};
use el_grande::common::Settings;
use el_grande::opponents::BotSpeech;
use el_grande::panels::{Journal, Offers, PanelAction};
use el_grande::rules::{GameEvent, Setup};
use el_grande::session::Command;
use el_grande::table::{Inbox, Match, PowerCard, Shown, Spot, StandsIn, awaits_decision};

#[test]
fn the_phase_is_that_of_the_game_that_is_seen() {
    let mut mouse = Mouse::with_game(Setup::with_players(3), 14);
    let mut player = RandomPlayer::from_seed(14);
    let mut behind = 0;
    while mouse.game().round() < 4 {
        let decision = player.decide(mouse.game()).expect("not over");
        let mut inbox = mouse.app.world_mut().resource_mut::<Inbox>();
        assert!(inbox.offer(decision));
        loop {
            mouse.frames(1);
            let shown = mouse.app.world().resource::<Shown>();
            assert_eq!(phase(&mouse.app), shown.game().phase().into());
            behind += usize::from(shown.game().phase() != mouse.game().phase());
            if awaits_decision(mouse.app.world()) {
                break;
            }
        }
        assert_eq!(phase(&mouse.app), mouse.game().phase().into());
    }
    assert!(behind > 10, "only {behind} frames behind the rules");
}

/// Where a power card lies.
fn spot_of_card(mouse: &mut Mouse, wanted: PowerCard) -> Spot {
    let world = mouse.app.world_mut();
    let mut cards = world.query::<(&PowerCard, &StandsIn)>();
    let mut found = cards.iter(world).filter(|(card, _)| **card == wanted);
    let at = found.next().expect("on the table").1.0;
    *world.get::<Spot>(at).expect("in a spot")
}

#[test]
fn a_bots_bid_is_read_nowhere_before_its_card_has_landed() {
    let mut mouse = Mouse::new(None);
    mouse.app.world_mut().resource_mut::<Settings>().patience = 0.01;
    mouse.app.world_mut().write_message(Command::Begin {
        setup: Setup::with_players(3),
        seed: 8,
        keepers: vec![Keeper::Bot(BotKind::Squire); 3],
    });
    mouse.frames(3);
    let (mut on_its_way, mut told) = (0, 0);
    let mut read: Option<(usize, Vec<String>)> = None;
    while mouse.game().round() < 3 {
        mouse.frames(1);
        std::thread::sleep(std::time::Duration::from_millis(1));
        let world = mouse.app.world();
        let (on_table, shown) = (world.resource::<Match>(), world.resource::<Shown>());
        let lines = world.resource::<Journal>().lines().iter();
        let lines: Vec<String> = lines.map(|line| line.text.clone()).collect();
        if let Some((landed, before)) = &read
            && *landed == shown.landed()
        {
            assert_eq!(&lines, before, "the log has run ahead");
        }
        read = Some((shown.landed(), lines));
        let said = world.resource::<BotSpeech>().0;
        told += usize::from(matches!(said, Some((_, Intent::Bid { .. }))));
        let offers = &world.resource::<Offers>().0;
        let decides = |(action, _): &(PanelAction, Rect)| matches!(action, PanelAction::Decide(_));
        assert!(!offers.iter().any(decides), "{offers:?}");
        let bids: Vec<(bool, PowerCard)> = on_table.history.happenings()[shown.landed()..]
            .iter()
            .zip(shown.landed()..)
            .filter_map(|(happening, nth)| match happening.event {
                Some(GameEvent::Bid { seat, power }) => {
                    Some((nth < shown.begun(), PowerCard { seat, power }))
                }
                _ => None,
            })
            .collect();
        for (begun, card) in bids {
            on_its_way += 1;
            let PowerCard { seat, power } = card;
            let world = mouse.app.world();
            let shown = world.resource::<Shown>().game();
            assert_eq!(shown.bid(seat), None);
            assert!(shown.hand(seat).contains(power));
            let said = world.resource::<BotSpeech>().0;
            let speaks = matches!(said, Some((who, Intent::Bid { .. })) if who == seat);
            assert!(!speaks, "{said:?} before the card has landed");
            let stands = spot_of_card(&mut mouse, card);
            let spot = if begun { Spot::Before } else { Spot::Hand };
            assert_eq!(stands, spot(seat));
        }
    }
    assert!(on_its_way > 6, "{on_its_way} frames with a bid on its way");
    assert!(told > 3, "{told} frames with a bid told");
}
