mod refusals;
mod sentences;

use super::*;
use crate::ai::RandomPlayer;
use crate::rules::{
    CardId, Colour, Edition, EvictPenalty, Game, MAX_PLAYERS, ModifierId, Place, Power, RegionId,
    Scoreboard, Seat, Setup, Source, VetoRule,
};
use crate::text::Text;

const ISABEL: Seat = Seat::new(0);
const DIEGO: Seat = Seat::new(1);
const BEATRIZ: Seat = Seat::new(2);

fn power(value: u8) -> Power {
    Power::new(value).expect("1 to 13")
}

#[test]
fn everything_has_a_name_and_every_card_a_text() {
    let text = Text::english();
    let cards = CardId::ALL.iter().flat_map(|card| {
        let id = format!("card-{}", card.key());
        [format!("{id}.text"), id]
    });
    let regions = RegionId::ALL
        .iter()
        .map(|region| format!("region-{region:?}"));
    let colours = Colour::ALL
        .iter()
        .map(|colour| format!("colour-{colour:?}"));
    let places = ["place-Castillo".to_owned()];
    let modifiers = ModifierId::ALL.iter().flat_map(|modifier| {
        let id = format!("modifier-{}", modifier.key());
        [format!("{id}.text"), id]
    });
    let anniversary = RegionId::ALL
        .iter()
        .map(|region| format!("region-Anniversary-{region:?}"));
    let all = cards.chain(regions).chain(colours).chain(places);
    for id in all.chain(modifiers).chain(anniversary) {
        assert!(text.has(&id), "{id}");
    }
}

#[test]
fn no_two_cards_share_a_title() {
    let text = Text::english();
    let mut titles: Vec<String> = CardId::ALL
        .iter()
        .map(|card| text.say(&format!("card-{}", card.key()), &[]))
        .collect();
    titles.sort_unstable();
    titles.dedup();
    assert_eq!(titles.len(), CardId::ALL.len());
}

#[test]
fn whole_games_are_told_without_gaps() {
    let text = Text::english();
    for players in 2..=MAX_PLAYERS {
        for veto in [VetoRule::Classic, VetoRule::WholeAction, VetoRule::NoVeto] {
            let mut setup = Setup::with_players(players);
            setup.veto = veto;
            setup.evicted_to = EvictPenalty::Provinces;
            for seed in 0..10 {
                let log = random_game(&text, &setup, seed);
                assert!(!log.contains('⟨'), "seed {seed}, {players} players:\n{log}");
                let too_long = log.lines().find(|line| line.chars().count() > WIDTH);
                assert_eq!(too_long, None);
            }
        }
    }
}

#[test]
fn whole_games_of_the_anniversary_edition_are_told_without_gaps() {
    let text = Text::english();
    for players in 2..=MAX_PLAYERS {
        for seed in 0..40 {
            let mut setup = Setup::of_edition(Edition::Anniversary, players);
            setup.modules.new_regent = seed % 2 == 0;
            setup.modules.power_shift = seed % 3 == 0;
            setup.modules.alternative_cards = setup.all_alternatives();
            let log = random_game(&text, &setup, seed);
            assert!(!log.contains('⟨'), "seed {seed}, {players} players:\n{log}");
            assert!(!log.contains("Basque"), "the names are those on its board");
            let too_long = log.lines().find(|line| line.chars().count() > WIDTH);
            assert_eq!(too_long, None);
        }
    }
}

fn random_game(text: &Text, setup: &Setup, seed: u64) -> String {
    let mut player = RandomPlayer::from_seed(seed);
    let mut game = Game::shuffled(setup, player.rng()).expect("a sound setup");
    let mut narrator = Narrator::new(text, setup);
    narrator.open(&game);
    game.settle(&mut narrator);
    while let Some(decision) = player.decide(&game) {
        game.apply(decision, &mut narrator).expect("listed");
        game.settle(&mut narrator);
    }
    narrator.finish()
}
