//! Power Shift: what modifiers are worth in the hand, and what one just played is still good for.

use crate::rules::{Ability, Game, ModifierId, Phase, Seat};

/// What a step up in the order of turns is worth, and one down costs, in points.
const STEP_UP: f32 = 0.35;
const STEP_DOWN: f32 = 0.25;
/// A modifier kept serves when it suits best, but may never do.
const KEPT: f32 = 0.75;

/// Points a seat can expect of its modifiers, with so many bids to come.
pub(super) fn worth(game: &Game, seat: Seat, bids: u8) -> f32 {
    let mut kept: [f32; ModifierId::ALL.len()] = [0.0; 16];
    let mut count = 0;
    for modifier in game.modifiers(seat).iter() {
        kept[count] = in_hand(modifier);
        count += 1;
    }
    let kept = &mut kept[..count];
    kept.sort_unstable_by(|a, b| b.total_cmp(a));
    let usable = kept.iter().take(usize::from(bids));
    KEPT * usable.sum::<f32>() + still_to_use(game, seat)
}

/// What a modifier in the hand is good for.
pub(crate) fn in_hand(modifier: ModifierId) -> f32 {
    let value = f32::from(modifier.value());
    let order = if value > 0.0 {
        value * STEP_UP
    } else {
        value * STEP_DOWN
    };
    order + modifier.ability().map_or(0.0, of_ability)
}

fn of_ability(ability: Ability) -> f32 {
    match ability {
        Ability::Levy(count) => 0.6 * f32::from(count),
        Ability::Ride(count) | Ability::Banish(count) => 0.8 * f32::from(count),
        Ability::Outriders(count) => 1.1 * f32::from(count),
        Ability::Train(count) => 0.9 * f32::from(count),
        Ability::Tribute(points) => f32::from(points),
        Ability::Recall => 1.0,
    }
}

/// What the modifier of this round's bid will bring, until it has.
fn still_to_use(game: &Game, seat: Seat) -> f32 {
    let Some(ability) = game.played_modifier(seat).and_then(ModifierId::ability) else {
        return 0.0;
    };
    let order = game.turn_order();
    let waits = |seat| order.iter().position(|&other| other == seat);
    let to_come = match game.phase() {
        Phase::Bid => true,
        Phase::Recruit | Phase::Ability | Phase::Take | Phase::Act => {
            let on_turn = waits(game.actor());
            // A train serves once a card is taken, all else before.
            let used = match ability {
                Ability::Train(_) => game.phase() == Phase::Act,
                _ => game.phase() != Phase::Recruit,
            };
            waits(seat) > on_turn || (waits(seat) == on_turn && !used)
        }
        _ => false,
    };
    if to_come { of_ability(ability) } else { 0.0 }
}
