//! Weights that differ a little sit down at the same tables; the next ones lie between those that
//! scored best.

use super::self_play::SelfPlay;
use crate::ai::evaluation::Weights;
use crate::rules::SetupError;
use rand::seq::SliceRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Weights that compete in a generation.
const POPULATION: usize = 12;
/// Those of them that the next ones are made of.
const PARENTS: usize = 5;
/// How much they differ: this part of each weight, and this much in any case.
const SPREAD: f32 = 0.18;
const LEAST_SPREAD: f32 = 0.03;

/// One generation: the weights around which the next one will differ. `over` hears of each
/// game.
pub(super) fn step(
    play: SelfPlay,
    centre: &Weights,
    games: u64,
    mut over: impl FnMut(),
) -> Result<Weights, SetupError> {
    let mut rng = ChaCha8Rng::seed_from_u64(play.seed);
    let rivals: Vec<Weights> = (0..POPULATION / 2)
        .flat_map(|_| mirrored(centre, &mut rng))
        .collect();
    let mut leads = [0.0; POPULATION];
    let mut played = [0.0_f64; POPULATION];
    let mut queue: Vec<usize> = Vec::new();
    for index in 0..games {
        // Everybody has sat down before anybody sits down again.
        while queue.len() < play.players {
            let mut all: Vec<usize> = (0..POPULATION).collect();
            all.shuffle(&mut rng);
            queue.splice(0..0, all);
        }
        let seated = queue.split_off(queue.len() - play.players);
        let weights: Vec<&Weights> = seated.iter().map(|&rival| &rivals[rival]).collect();
        let scores = play.scores(index, &weights)?;
        let total: f64 = scores.iter().sum();
        for (&rival, score) in seated.iter().zip(&scores) {
            let others = (total - score) / (scores.len() - 1) as f64;
            leads[rival] += score - others;
            played[rival] += 1.0;
        }
        over();
    }
    let mut ranking: Vec<usize> = (0..POPULATION).collect();
    ranking.sort_by(|&a, &b| {
        let lead = |rival: usize| leads[rival] / played[rival].max(1.0);
        lead(b).total_cmp(&lead(a))
    });
    let parents: Vec<&Weights> = ranking.iter().map(|&rival| &rivals[rival]).collect();
    Ok(between(centre, &parents[..PARENTS]))
}

/// Two that differ from the centre in opposite ways: chance can't push both the same way.
fn mirrored(centre: &Weights, rng: &mut impl Rng) -> [Weights; 2] {
    let mut pair = [centre.clone(), centre.clone()];
    let mut differ = |weight: f32, least: f32| -> f32 {
        // Three coins: about a bell curve.
        let toss: f32 = (0..3).map(|_| rng.random_range(-1.0..1.0_f32)).sum();
        toss * (weight.abs() * SPREAD).max(least)
    };
    for (index, &weight) in centre.features.iter().enumerate() {
        let by = differ(weight, LEAST_SPREAD);
        pair[0].features[index] += by;
        pair[1].features[index] -= by;
    }
    let (round, later) = (
        differ(centre.blur.round, 0.0) / 2.0,
        differ(centre.blur.later, 0.0) / 2.0,
    );
    pair[0].blur.round += round;
    pair[1].blur.round -= round;
    pair[0].blur.later += later;
    pair[1].blur.later -= later;
    pair
}

/// The average of the parents, the better ones counting more.
fn between(centre: &Weights, parents: &[&Weights]) -> Weights {
    let share = |rank: usize| (parents.len() - rank) as f32;
    let total: f32 = (0..parents.len()).map(share).sum();
    let average = |value: &dyn Fn(&Weights) -> f32| -> f32 {
        let shares = parents.iter().enumerate();
        let sum: f32 = shares.map(|(rank, one)| share(rank) * value(one)).sum();
        (sum / total * 1000.0).round() / 1000.0
    };
    let mut next = centre.clone();
    for (index, weight) in next.features.iter_mut().enumerate() {
        *weight = average(&|parent| parent.features[index]);
    }
    next.blur.round = average(&|parent| parent.blur.round).max(0.05);
    next.blur.later = average(&|parent| parent.blur.later).max(0.05);
    next
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::evaluation::Judgement;

    #[test]
    fn mirrored_weights_lie_around_the_centre() {
        let centre = Judgement::tuned().at_table_of(4);
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let [one, other] = mirrored(centre, &mut rng);
        assert_ne!(one, other);
        let middle = between(centre, &[&one, &other]);
        for (index, &weight) in centre.features.iter().enumerate() {
            let (low, high) = (one.features[index], other.features[index]);
            assert!((f32::midpoint(low, high) - weight).abs() < 1e-3);
            let (low, high) = (low.min(high) - 1e-3, low.max(high) + 1e-3);
            assert!((low..=high).contains(&middle.features[index]));
        }
    }
}
