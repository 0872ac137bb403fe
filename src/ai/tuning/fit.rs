//! Weights that come nearest to what positions led to: least squares, held back towards the old
//! weights so that what the games say little about stays as it was. Whoever wins is ahead of the
//! others, however many points all have: what is fitted is how far each seat is from the mean of
//! all. How many points all have, depends on the rounds that are left, and is put right afterwards.

use super::self_play::Sample;
use crate::ai::evaluation::{
    Blur, FEATURES, Feature, Holdings, Horizon, Payoffs, PerSeat, PowerOrder, ROUNDS, Weights,
    chances, expected, extract,
};

/// How strongly old weights hold back new ones, against this many samples.
const HOLD: f64 = 40.0;

/// Doubts that are tried: from nearly sure to nearly anything goes.
const DOUBTS: usize = 60;

type Matrix = Vec<[f64; FEATURES]>;

/// A sample in numbers.
struct SampleRow {
    holdings: PerSeat<Holdings>,
    rounds_left: usize,
}

fn rows(old: &Weights, blur: Blur, samples: &[Sample], players: usize) -> Vec<SampleRow> {
    let powers = PowerOrder::by(&old.features);
    let mut payoffs = Payoffs::new(players, blur);
    let row = |sample: &Sample| {
        let horizon = Horizon::of(&sample.game);
        SampleRow {
            holdings: extract(&sample.game, horizon, &powers, &mut payoffs),
            rounds_left: horizon.rounds_left(),
        }
    };
    samples.iter().map(row).collect()
}

/// The best weights with this blur, and how far they are off.
pub(super) fn fit(old: &Weights, blur: Blur, samples: &[Sample], players: usize) -> (Weights, f64) {
    let rows = rows(old, blur, samples, players);
    let mut matrix: Matrix = vec![[0.0; FEATURES]; FEATURES];
    let mut target = [0.0; FEATURES];
    for (row, sample) in rows.iter().zip(samples) {
        // What is far off is uncertain, and says less.
        let says = 1.0 / (1.0 + row.rounds_left as f64);
        let (mean_features, mean_missing) = means(row, sample);
        for (holdings, score) in row.holdings.iter().zip(&sample.scores) {
            let mut features = holdings.features.map(f64::from);
            for (feature, mean) in features.iter_mut().zip(mean_features) {
                *feature -= mean;
            }
            let missing = score - f64::from(holdings.certain) - mean_missing;
            for (i, a) in features.iter().enumerate().filter(|(_, a)| **a != 0.0) {
                target[i] += says * a * missing;
                for (entry, b) in matrix[i].iter_mut().zip(&features) {
                    *entry += says * a * b;
                }
            }
        }
    }
    for (i, &weight) in old.features.iter().enumerate() {
        matrix[i][i] += HOLD;
        target[i] += HOLD * f64::from(weight);
    }
    let mut weights = Weights {
        blur,
        features: solve(matrix, target).map(|weight| (weight * 1000.0).round() as f32 / 1000.0),
        doubt: old.doubt,
    };
    put_level_right(&mut weights, &rows, samples);
    weights.doubt = doubts(&weights, &rows, samples, players);
    let error = mean_error(&weights, &rows, samples);
    (weights, error)
}

/// The features of all seats of a sample, and what they were yet to win, on the average.
fn means(row: &SampleRow, sample: &Sample) -> ([f64; FEATURES], f64) {
    let seats = sample.scores.len() as f64;
    let (mut features, mut missing) = ([0.0; FEATURES], 0.0);
    for (holdings, score) in row.holdings.iter().zip(&sample.scores) {
        for (mean, feature) in features.iter_mut().zip(holdings.features) {
            *mean += f64::from(feature) / seats;
        }
        missing += (score - f64::from(holdings.certain)) / seats;
    }
    (features, missing)
}

/// Weights of what is the same for all seats, such that the points of all come out right.
fn put_level_right(weights: &mut Weights, rows: &[SampleRow], samples: &[Sample]) {
    const LEVEL: [Feature; 2] = [Feature::Rounds, Feature::Scorings];
    let (mut matrix, mut target) = ([[0.0; 2]; 2], [0.0; 2]);
    for (row, sample) in rows.iter().zip(samples) {
        let (features, missing) = means(row, sample);
        let told = features.iter().zip(weights.features);
        let told: f64 = told.map(|(f, w)| f * f64::from(w)).sum();
        let level = LEVEL.map(|feature| features[feature.index()]);
        for i in 0..2 {
            target[i] += level[i] * (missing - told);
            for j in 0..2 {
                matrix[i][j] += level[i] * level[j];
            }
        }
    }
    let [[a, b], [c, d]] = matrix;
    let determinant = a * d - b * c;
    // Too few samples to tell rounds from scorings.
    if determinant.abs() < 1e-6 {
        return;
    }
    let more = [
        (target[0] * d - b * target[1]) / determinant,
        (a * target[1] - c * target[0]) / determinant,
    ];
    for (feature, more) in LEVEL.into_iter().zip(more) {
        let weight = &mut weights.features[feature.index()];
        *weight += (more * 1000.0).round() as f32 / 1000.0;
    }
}

/// How far weights are off in what puts a seat ahead of the others, in points, on the average.
fn mean_error(weights: &Weights, rows: &[SampleRow], samples: &[Sample]) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0_f64);
    for (row, sample) in rows.iter().zip(samples) {
        let says = 1.0 / (1.0 + row.rounds_left as f64);
        let seats = row.holdings.iter().zip(&sample.scores);
        let off: Vec<f64> = seats
            .map(|(holdings, score)| f64::from(expected(holdings, &weights.features)) - score)
            .collect();
        let mean = off.iter().sum::<f64>() / off.len().max(1) as f64;
        for off in off {
            sum += says * (off - mean) * (off - mean);
            count += says;
        }
    }
    (sum / count.max(1.0)).sqrt()
}

/// By rounds left, the doubt under which the actual winners were the least surprise.
fn doubts(
    weights: &Weights,
    rows: &[SampleRow],
    samples: &[Sample],
    players: usize,
) -> [f32; ROUNDS + 1] {
    let mut best = [(f64::MIN, 0.0); ROUNDS + 1];
    for step in 0..DOUBTS {
        let doubt = 0.5 * 1.07_f32.powi(step as i32);
        let mut likelihood = [0.0; ROUNDS + 1];
        for (row, sample) in rows.iter().zip(samples) {
            let points = row
                .holdings
                .map(|holdings| expected(&holdings, &weights.features));
            let shares = chances(&points, players, doubt);
            let most = sample.scores.iter().copied().fold(0.0, f64::max);
            let winners = || (0..players).filter(|&seat| sample.scores[seat] >= most);
            let won: f32 = winners().map(|seat| shares[seat]).sum();
            likelihood[row.rounds_left] += f64::from(won.max(1e-6)).ln();
        }
        for (best, likelihood) in best.iter_mut().zip(likelihood) {
            if likelihood > best.0 {
                *best = (likelihood, (doubt * 100.0).round() / 100.0);
            }
        }
    }
    let mut doubts = best.map(|(_, doubt)| doubt);
    for (doubt, old) in doubts.iter_mut().zip(weights.doubt) {
        // No sample had so many rounds left.
        let unknown = *doubt < 0.51;
        *doubt = if unknown { old } else { *doubt };
    }
    doubts
}

/// Solves a system of linear equations by elimination; the hold makes sure that it can be solved.
fn solve(mut matrix: Matrix, mut target: [f64; FEATURES]) -> [f64; FEATURES] {
    for pivot in 0..FEATURES {
        let best = (pivot..FEATURES)
            .max_by(|&a, &b| matrix[a][pivot].abs().total_cmp(&matrix[b][pivot].abs()))
            .unwrap_or(pivot);
        matrix.swap(pivot, best);
        target.swap(pivot, best);
        for row in pivot + 1..FEATURES {
            let factor = matrix[row][pivot] / matrix[pivot][pivot];
            let above = matrix[pivot];
            for (entry, above) in matrix[row].iter_mut().zip(above).skip(pivot) {
                *entry -= factor * above;
            }
            target[row] -= factor * target[pivot];
        }
    }
    let mut solution = [0.0; FEATURES];
    for row in (0..FEATURES).rev() {
        let known: f64 = (row + 1..FEATURES)
            .map(|column| matrix[row][column] * solution[column])
            .sum();
        solution[row] = (target[row] - known) / matrix[row][row];
    }
    solution
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_solved() {
        let mut matrix: Matrix = vec![[0.0; FEATURES]; FEATURES];
        let wanted: [f64; FEATURES] = std::array::from_fn(|i| i as f64 - 3.0);
        let mut target = [0.0; FEATURES];
        for i in 0..FEATURES {
            for (j, entry) in matrix[i].iter_mut().enumerate() {
                *entry = 1.0 / (1 + i + 2 * j) as f64;
            }
            matrix[i][(i * 3) % FEATURES] += 2.0;
            matrix[i][i] += 5.0;
            target[i] = (0..FEATURES).map(|j| matrix[i][j] * wanted[j]).sum();
        }
        for (found, wanted) in solve(matrix, target).iter().zip(wanted) {
            assert!((found - wanted).abs() < 1e-6, "{found} instead of {wanted}");
        }
    }
}
