//! Bots can't know what their seat may not know.

use crate::support::{FEW, bots, play, short};
use el_grande::ai::{BotKind, Budget};
use el_grande::rules::{Game, ModifierSet, RegionId, Seat};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Another game that looks the same from the seat: stacks in another order, other discs face
/// down, other power cards and modifiers taken back.
fn with_other_secrets(game: &Game, seat: Seat, rng: &mut impl Rng) -> Game {
    let mut position = game.position();
    for stack in &mut position.stacks {
        stack.face_down.shuffle(rng);
    }
    if let Some(neutral) = &mut position.neutral {
        neutral.powers[usize::from(neutral.shown)..].shuffle(rng);
    }
    if let Some(modifiers) = &mut position.modifiers {
        // Everybody else holds what nobody has seen, if there is enough of it.
        let passed: ModifierSet = modifiers.passed.iter().copied().flatten().collect();
        let mut held = modifiers.shown;
        for hand in &modifiers.hands {
            held = held.or(*hand);
        }
        let mut unseen = ModifierSet::ALL.minus(held).iter();
        for other in game.seats().filter(|&other| other != seat) {
            let hand = &mut modifiers.hands[other.index()];
            let in_doubt = game.doubtful_modifiers(other);
            let back = in_doubt.and(*hand).iter().next();
            if let (Some(back), Some(spent)) = (back, in_doubt.minus(*hand).iter().next()) {
                hand.remove(back);
                hand.insert(spent);
            }
            let gone = hand.minus(modifiers.shown).minus(passed).iter().next();
            if let (Some(gone), Some(come)) = (gone, unseen.next()) {
                hand.remove(gone);
                hand.insert(come);
            }
        }
    }
    for other in game.seats().filter(|&other| other != seat) {
        let in_doubt = game.spent_pile(other).maybe();
        let back = in_doubt.and(game.hand(other)).iter().next();
        let spent = in_doubt.minus(game.hand(other)).iter().next();
        if let (Some(back), Some(spent)) = (back, spent) {
            let hand = &mut position.hands[other.index()];
            hand.retain(|&power| power != back);
            hand.push(spent);
        }
    }
    let mut changed = Game::try_from(position.clone()).expect("as possible as before");
    for other in game.seats().filter(|&other| other != seat) {
        if game.discs_hidden() && game.disc(other).is_some() {
            position.discs[other.index()] = Some(RegionId::ALL[rng.random_range(0..9)]);
            if let Ok(possible) = Game::try_from(position.clone()) {
                changed = possible;
            } else {
                position.discs[other.index()] = game.disc(other);
            }
        }
    }
    changed
}

#[test]
fn hidden_information_does_not_change_the_choice() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let (mut asked, mut different) = (0, 0);
    for seed in 0..5 {
        let mut setup = short(3);
        setup.modules.power_shift = seed >= 3;
        setup.modules.new_regent = seed >= 3;
        let game = Game::new(&setup, seed).expect("a game");
        let table = [BotKind::Knight, BotKind::Random, BotKind::Squire];
        play(game, &mut bots(&table, seed), FEW, |game, _| {
            let seat = game.to_act().expect("somebody is asked");
            let interesting = game.discs_hidden() || rng.random_ratio(1, 8);
            if !interesting {
                return;
            }
            let other = with_other_secrets(game, seat, &mut rng);
            different += u32::from(other != *game);
            for kind in BotKind::ALL {
                let choice = |game: &Game| {
                    let budget = Budget::iterations(FEW);
                    kind.bot(seed).choose(&game.view(seat), &budget)
                };
                assert_eq!(choice(game), choice(&other), "{kind} has seen something");
            }
            asked += 1;
        });
    }
    assert!(asked > 30 && different > 30, "{different} of {asked}");
}
