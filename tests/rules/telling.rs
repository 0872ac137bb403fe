//! Whole games, told: the log has a sentence for everything, and knows whom and what it is about.

use el_grande::ai::RandomPlayer;
use el_grande::log::{LogLine, Narrator, WIDTH};
use el_grande::rules::{
    Edition, EvictPenalty, Game, MAX_PLAYERS, Place, RegionId, Seat, Setup, VetoRule,
};
use el_grande::text::Text;

fn random_game(text: &Text, setup: &Setup, seed: u64) -> Vec<LogLine> {
    let mut player = RandomPlayer::from_seed(seed);
    let mut game = Game::shuffled(setup, player.rng()).expect("a sound setup");
    let mut narrator = Narrator::new(text, setup);
    narrator.open(&game);
    game.settle(&mut narrator);
    while let Some(decision) = player.decide(&game) {
        game.apply(decision, &mut narrator).expect("listed");
        game.settle(&mut narrator);
    }
    narrator.pause();
    narrator.take_lines()
}

fn assert_no_gaps(lines: &[LogLine], seed: u64) {
    for line in lines {
        assert!(!line.text.contains('⟨'), "seed {seed}: {line}");
        let plain = line.to_string();
        let too_long = plain.lines().find(|row| row.chars().count() > WIDTH);
        assert_eq!(too_long, None, "seed {seed}");
    }
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
                assert_no_gaps(&random_game(&text, &setup, seed), seed);
            }
        }
    }
}

fn anniversary(players: usize, seed: u64) -> Setup {
    let mut setup = Setup::of_edition(Edition::Anniversary, players);
    setup.modules.new_regent = seed.is_multiple_of(2);
    setup.modules.power_shift = seed.is_multiple_of(3);
    setup.modules.alternative_cards = setup.all_alternatives();
    setup
}

#[test]
fn whole_games_of_the_anniversary_edition_are_told_without_gaps() {
    let text = Text::english();
    for players in 2..=MAX_PLAYERS {
        for seed in 0..40 {
            let lines = random_game(&text, &anniversary(players, seed), seed);
            assert_no_gaps(&lines, seed);
            let elsewhere = lines.iter().find(|line| line.text.contains("Basque"));
            assert_eq!(elsewhere, None, "the names are those on its board");
        }
    }
}

/// Here, where nobody is called like anything else, names can be searched for.
#[test]
fn lines_are_about_everybody_and_every_region_they_name() {
    let text = Text::english();
    for (players, seed) in (2..=MAX_PLAYERS).flat_map(|n| (0..12).map(move |seed| (n, seed))) {
        let (mut setup, id) = if seed % 2 == 0 {
            (anniversary(players, seed), "region-Anniversary")
        } else {
            (Setup::with_players(players), "region")
        };
        for (seat, player) in setup.players.iter_mut().enumerate() {
            player.name = format!("Player#{seat}");
        }
        let regions = RegionId::ALL.map(|region| text.say(&format!("{id}-{}", region.name()), &[]));
        let mut named = 0;
        for line in random_game(&text, &setup, seed) {
            for (seat, player) in setup.players.iter().enumerate() {
                let about = line.topic.seats().contains(Seat::new(seat));
                assert!(about || !line.text.contains(&player.name), "{line}");
            }
            for (name, region) in regions.iter().zip(RegionId::ALL) {
                let about = line.topic.places().contains(&Place::from(region));
                let mentioned = line.text.contains(name);
                assert!(about || !mentioned, "{line}");
                named += usize::from(mentioned);
            }
        }
        assert!(named > 50, "seed {seed}: {named}");
    }
}
