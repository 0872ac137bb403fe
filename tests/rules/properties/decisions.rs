//! What is listed as legal, what is accepted, and what is refused.

use super::games::in_random_games;
use el_grande::rules::{
    Decision, Decisions, Game, KingSpot, ModifierId, Place, PowerSet, RegionId, Scoreboard, Seat,
    Source, StackId,
};
use rand::{Rng, RngExt};
use std::collections::HashSet;

/// Every decision there is, those included that no table of the classic game asks for.
fn all_decisions() -> Vec<Decision> {
    let seats = || (0..=Seat::NEUTRAL.index()).map(Seat::new);
    let powers = || PowerSet::ALL.iter();
    let spots = RegionId::ALL.into_iter().map(KingSpot::In);
    let spots = spots.chain([KingSpot::France, KingSpot::Portugal, KingSpot::Castillo]);
    let sources = RegionId::ALL
        .into_iter()
        .map(Source::In)
        .chain([Source::Court]);
    let mut all = vec![
        Decision::Proceed,
        Decision::Act,
        Decision::Veto,
        Decision::NotNow,
        Decision::LetPass,
        Decision::Done,
    ];
    all.extend(powers().map(Decision::Bid));
    all.extend(powers().map(Decision::TakeBack));
    all.extend((0..=31).chain([u8::MAX]).map(Decision::Recruit));
    all.extend(StackId::ALL.map(Decision::Take));
    all.extend(sources.map(Decision::GiveUp));
    all.extend(seats().map(Decision::Next));
    all.extend(seats().map(Decision::SwapKing));
    all.extend(ModifierId::ALL.map(Decision::PassOn));
    all.extend(ModifierId::ALL.map(Decision::TakeBackModifier));
    for modifier in ModifierId::ALL {
        all.extend(powers().map(|power| Decision::BidWith { power, modifier }));
    }
    all.extend(spots.map(Decision::MoveKing));
    for region in RegionId::ALL {
        all.push(Decision::RecruitFrom(region));
        all.push(Decision::SetDisc(region));
        all.push(Decision::MoveGrande(region));
        all.push(Decision::Evict(region));
        for whose in seats() {
            all.push(Decision::SendHome {
                whose,
                from: region,
            });
            all.extend(Place::ALL.map(|to| Decision::Move {
                whose,
                from: region,
                to,
            }));
        }
    }
    for to in Place::ALL {
        all.push(Decision::Place(to));
        all.push(Decision::Score(to));
        all.extend(Scoreboard::ALL.map(|board| Decision::SetScoreboard { board, to }));
    }
    all
}

fn is_refused(game: &Game, decision: Decision) {
    let mut copy = game.clone();
    let refusal = copy.apply(decision, &mut ());
    assert!(refusal.is_err(), "{decision:?} is accepted but not listed");
    assert_eq!(
        &copy, game,
        "{decision:?} was refused, but changed the game"
    );
}

/// What is listed is accepted and does something; nothing is listed twice.
fn listed_is_accepted(game: &Game, legal: &[Decision]) {
    let different: HashSet<Decision> = legal.iter().copied().collect();
    assert_eq!(different.len(), legal.len(), "listed twice: {legal:?}");
    for &decision in legal {
        let mut copy = game.clone();
        if let Err(error) = copy.apply(decision, &mut ()) {
            panic!("{decision:?} is listed but refused: {error}");
        }
        assert_ne!(&copy, game, "{decision:?} does nothing");
    }
}

/// Somebody can decide something until the game is over, unless it proceeds by itself.
fn somebody_can_decide(game: &Game, legal: &[Decision]) {
    assert_eq!(legal.is_empty(), game.is_over());
    assert_eq!(legal == [Decision::Proceed], game.proceeds());
    let decides = game.to_act();
    assert_eq!(decides.is_none(), game.is_over() || game.proceeds());
    assert!(decides.is_none_or(|seat| seat.index() < game.players()));
}

/// Of all decisions those are accepted that are listed.
fn unlisted_is_refused(game: &Game, legal: &[Decision], all: &[Decision], rng: &mut impl Rng) {
    let accepted = all.iter().filter(|&&decision| game.judge(decision).is_ok());
    // As many as are listed, which have all been accepted: so they are the same ones.
    if accepted.count() != legal.len() {
        let unlisted = all.iter().filter(|decision| !legal.contains(decision));
        unlisted.for_each(|&decision| is_refused(game, decision));
        panic!("listed, but not among all decisions: {legal:?}");
    }
    for _ in 0..4 {
        let decision = all[rng.random_range(0..all.len())];
        if !legal.contains(&decision) {
            is_refused(game, decision);
        }
    }
}

#[test]
fn listed_and_accepted_are_the_same() {
    let all = all_decisions();
    in_random_games(600, |random_game, counter| {
        let mut legal = Decisions::new();
        let mut rng = random_game.rng();
        let mut look = |game: &Game| {
            game.legal(&mut legal);
            somebody_can_decide(game, &legal);
            listed_is_accepted(game, &legal);
            unlisted_is_refused(game, &legal, &all, &mut rng);
        };
        look(&random_game.start());
        random_game.play(counter, |moment| look(moment.after));
    });
}

#[test]
fn decisions_are_small() {
    assert!(size_of::<Decision>() <= 4);
    println!("a game is {} bytes", size_of::<Game>());
    assert!(size_of::<Game>() <= 512);
    let all: HashSet<Decision> = all_decisions().into_iter().collect();
    assert_eq!(
        all.len(),
        all_decisions().len(),
        "the list of all has no twins"
    );
}
