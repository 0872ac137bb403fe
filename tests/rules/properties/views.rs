//! What a seat can see: everything it may know, and nothing else.

use super::games::{Chance, in_random_games};
use el_grande::rules::{Decisions, Game, ModifierSet, PlayerView, Position, Power, RegionId, Seat};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

/// The position with all that is hidden from a seat left out.
fn known_to(seat: Seat, game: &Game) -> Position {
    let mut position = game.position();
    for stack in &mut position.stacks {
        stack.face_down.sort_unstable();
    }
    for other in game.seats().filter(|&other| other != seat) {
        // How many of those in doubt are in the hand is known, but not which.
        let in_doubt = game.spent_pile(other).maybe();
        let hand = &mut position.hands[other.index()];
        hand.retain(|&power| !in_doubt.contains(power));
        if game.discs_hidden() {
            position.discs[other.index()] = None;
        }
        if let Some(modifiers) = &mut position.modifiers {
            // How many of those nobody has seen are in the hand is known, but not which.
            let passed = modifiers.passed[seat.index()];
            let seen = modifiers.shown.or(passed.into_iter().collect());
            let in_doubt = game.doubtful_modifiers(other);
            let hand = &mut modifiers.hands[other.index()];
            *hand = hand.and(seen).minus(in_doubt);
        }
    }
    if let Some(modifiers) = &mut position.modifiers {
        for other in game.seats().filter(|&other| other != seat) {
            modifiers.passed[other.index()] = None;
        }
    }
    if let Some(neutral) = &mut position.neutral {
        neutral.powers[usize::from(neutral.shown)..].sort_unstable();
        let stretch = (usize::from(position.round) - 1) / 3;
        for (index, deck) in neutral.regions.iter_mut().enumerate().skip(stretch) {
            let drawn = if index == stretch { neutral.drawn } else { 0 };
            deck[usize::from(drawn)..].sort_unstable();
        }
    }
    position
}

fn legal_in_view(view: &PlayerView) -> Vec<el_grande::rules::Decision> {
    let mut legal = Decisions::new();
    view.legal(&mut legal);
    legal.to_vec()
}

/// The seat can decide what the game says it can, and nothing while another decides.
fn shows_own_decisions(view: &PlayerView, game: &Game) {
    let mut legal = Decisions::new();
    if game.to_act() == Some(view.seat()) {
        game.legal(&mut legal);
    }
    assert_eq!(legal_in_view(view), *legal);
}

/// Two of a seat's power cards that may have changed places unseen: one in the hand, one spent.
fn doubtful_cards(game: &Game, seat: Seat) -> Option<(Power, Power)> {
    let in_doubt = game.spent_pile(seat).maybe();
    let back = in_doubt.and(game.hand(seat)).iter().next()?;
    let spent = in_doubt.minus(game.hand(seat)).iter().next()?;
    Some((back, spent))
}

/// The same game, except that this seat has taken another power card back.
fn with_other_hand(game: &Game, seat: Seat) -> Option<Game> {
    let (back, spent) = doubtful_cards(game, seat)?;
    let mut position = game.position();
    let hand = &mut position.hands[seat.index()];
    hand.retain(|&power| power != back);
    hand.push(spent);
    Some(Game::try_from(position).expect("as possible as before"))
}

/// The same game, except that this seat's disc shows another region, if another one may be set.
fn with_other_disc(game: &Game, seat: Seat, rng: &mut impl Rng) -> Option<Game> {
    let shown = game.disc(seat).filter(|_| game.discs_hidden())?;
    let mut regions = RegionId::ALL;
    regions.shuffle(rng);
    let others = regions.into_iter().filter(|&region| region != shown);
    let mut changed = others.filter_map(|region| {
        let mut position = game.position();
        position.discs[seat.index()] = Some(region);
        Game::try_from(position).ok()
    });
    changed.next()
}

/// The same game with the cards that lie face down in another order.
fn with_other_stacks(game: &Game, rng: &mut impl Rng) -> Game {
    let mut position = game.position();
    for stack in &mut position.stacks {
        stack.face_down.shuffle(rng);
    }
    if let Some(neutral) = &mut position.neutral {
        neutral.powers[usize::from(neutral.shown)..].shuffle(rng);
        let stretch = (usize::from(position.round) - 1) / 3;
        neutral.regions[stretch][usize::from(neutral.drawn)..].shuffle(rng);
    }
    Game::try_from(position).expect("as possible as before")
}

/// The same game, except that this seat holds another modifier: one that nobody has.
fn with_other_modifier(game: &Game, owner: Seat) -> Option<Game> {
    let mut position = game.position();
    let modifiers = position.modifiers.as_mut()?;
    let passed: ModifierSet = modifiers.passed.iter().copied().flatten().collect();
    let mut held = modifiers.shown;
    for hand in &modifiers.hands {
        held = held.or(*hand);
    }
    let hand = &mut modifiers.hands[owner.index()];
    let gone = hand.minus(modifiers.shown).minus(passed).iter().next()?;
    let come = ModifierSet::ALL.minus(held).iter().next()?;
    hand.remove(gone);
    hand.insert(come);
    Some(Game::try_from(position).expect("as possible as before"))
}

/// The same game, except that this seat has taken another modifier back.
fn with_other_modifier_back(game: &Game, owner: Seat) -> Option<Game> {
    let (in_doubt, hand) = (game.doubtful_modifiers(owner), game.modifiers(owner));
    let back = in_doubt.and(hand).iter().next()?;
    let spent = in_doubt.minus(hand).iter().next()?;
    let mut position = game.position();
    let hand = &mut position.modifiers.as_mut()?.hands[owner.index()];
    hand.remove(back);
    hand.insert(spent);
    Some(Game::try_from(position).expect("as possible as before"))
}

/// Secrets of one seat change its own view and no other; the stacks' order changes none.
fn secrets_are_kept(game: &Game, rng: &mut impl Rng) {
    let reordered = with_other_stacks(game, rng);
    for seat in game.seats() {
        assert_eq!(
            game.view(seat),
            reordered.view(seat),
            "{seat:?} sees the stacks"
        );
    }
    for owner in game.seats() {
        let others = [
            with_other_hand(game, owner),
            with_other_disc(game, owner, rng),
            with_other_modifier(game, owner),
            with_other_modifier_back(game, owner),
        ];
        for other in others.into_iter().flatten() {
            for seat in game.seats() {
                let same = game.view(seat) == other.view(seat);
                assert_eq!(same, seat != owner, "{seat:?} looks at {owner:?}");
            }
        }
    }
}

/// Filling in the unknown at random gives a game that looks the same from the seat.
fn fills_in_what_is_hidden(view: &PlayerView, game: &Game, rng: &mut impl Rng) -> Game {
    let filled_in = view.determinise(rng);
    let seat = view.seat();
    assert_eq!(&filled_in.view(seat), view);
    assert_eq!(known_to(seat, &filled_in), known_to(seat, game));
    for other in game.seats() {
        assert_eq!(
            filled_in.hand(other).len(),
            game.hand(other).len(),
            "{other:?}"
        );
        assert_eq!(view.hand_of(other).certain.minus(game.hand(other)).len(), 0);
        let (known, held) = (view.modifiers_of(other), game.modifiers(other));
        assert_eq!(filled_in.modifiers(other).len(), held.len(), "{other:?}");
        assert!(known.certain.minus(held).is_empty());
        let in_all = known.certain.len() + known.further + known.returned;
        assert_eq!(in_all, held.len());
    }
    filled_in
}

#[test]
fn views_hide_what_a_seat_may_not_know() {
    in_random_games(500, |random_game, counter| {
        let mut rng = random_game.rng();
        random_game.play(counter, |moment| {
            let game = moment.after;
            for seat in game.seats() {
                let view = game.view(seat);
                shows_own_decisions(&view, game);
                fills_in_what_is_hidden(&view, game, &mut rng);
            }
            let has_secrets = game.discs_hidden() && !game.discs_set().is_empty();
            if has_secrets || rng.random_ratio(1, 8) {
                secrets_are_kept(game, &mut rng);
            }
        });
    });
}

#[test]
fn games_filled_in_at_random_can_be_played_to_the_end() {
    in_random_games(500, |random_game, counter| {
        let mut rng = random_game.rng();
        random_game.play(counter, |moment| {
            if !rng.random_ratio(1, 80) {
                return;
            }
            let seat = Seat::new(rng.random_range(0..moment.after.players()));
            let view = moment.after.view(seat);
            let mut game = fills_in_what_is_hidden(&view, moment.after, &mut rng);
            let loaded = Game::try_from(game.position());
            assert_eq!(loaded.as_ref(), Ok(&game), "a possible position");
            let mut chance = Chance::indifferent(random_game.seed);
            while let Some(decision) = chance.decide(&game) {
                if let Err(error) = game.apply(decision, &mut ()) {
                    panic!("{decision:?} is listed but refused: {error}");
                }
            }
            assert!(game.is_over());
        });
    });
}
