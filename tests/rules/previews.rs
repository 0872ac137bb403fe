//! What a scoring card is said to pay is what it pays.

use el_grande::ai::RandomPlayer;
use el_grande::rules::{Decision, Game, Setup, StackId, Step};

/// Carries the scoring of the card taken out, with nobody objecting.
fn carried_out(mut game: Game, stack: StackId, chosen: Option<Decision>) -> Option<Game> {
    let sink = &mut ();
    game.apply(Decision::Take(stack), sink).ok()?;
    game.apply(Decision::Act, sink).ok()?;
    if let Some(decision) = chosen {
        while matches!(game.pending().top(), Some(Step::Objections { .. })) {
            game.apply(Decision::NotNow, sink).ok()?;
        }
        game.apply(decision, sink).ok()?;
    }
    while matches!(game.pending().top(), Some(Step::Objections { .. })) {
        game.apply(Decision::NotNow, sink).ok()?;
    }
    Some(game)
}

#[test]
fn a_scoring_card_pays_what_it_promises() {
    let mut compared = 0;
    for seed in 0..12 {
        let setup = Setup::with_players(2 + seed as usize % 4);
        let mut game = Game::new(&setup, seed).expect("a game");
        let mut player = RandomPlayer::from_seed(seed);
        game.settle(&mut ());
        while let Some(decision) = player.decide(&game) {
            for stack in StackId::ALL {
                let card = game.face_up(stack);
                let Some(scored) = card.and_then(|card| game.scored_by(card)) else {
                    continue;
                };
                let ways: Vec<_> = if scored.one_of_them {
                    scored
                        .places
                        .iter()
                        .map(|place| (vec![place], Some(Decision::Score(place))))
                        .collect()
                } else {
                    vec![(scored.places.iter().collect(), None)]
                };
                for (places, chosen) in ways {
                    let Some(after) = carried_out(game.clone(), stack, chosen) else {
                        continue;
                    };
                    for seat in game.seats() {
                        let payments = places
                            .iter()
                            .flat_map(|&place| scored.payments(&game, place));
                        let own = payments.filter(|payment| payment.paid().contains(seat));
                        let promised: u16 = own.map(|payment| u16::from(payment.total())).sum();
                        let got = after.score(seat) - game.score(seat);
                        assert_eq!(got, promised, "{card:?} in {places:?} for {seat:?}");
                    }
                    compared += 1;
                }
            }
            game.apply(decision, &mut ()).expect("legal");
            game.settle(&mut ());
        }
    }
    assert!(compared > 300, "{compared}");
}
