//! The judgement of the bots, as data: `assets/bots/weights.ron`, written by `el-grande tune`.

use super::features::{FEATURES, Feature};
use crate::rules::MAX_PLAYERS;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Rounds of the longest game.
pub(crate) const ROUNDS: usize = 9;

/// How much the counts of today say about a scoring to come.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Blur {
    /// Caballeros of difference that a round may well make up for.
    pub(crate) round: f32,
    /// The same for the scorings after the next.
    pub(crate) later: f32,
}

/// What features are worth at a table of some size.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "WeightsFile", into = "WeightsFile")]
pub(crate) struct Weights {
    pub(crate) blur: Blur,
    /// Points a feature brings until the end of the game.
    pub(crate) features: [f32; FEATURES],
    /// By rounds left: how far the expected points may be off. The higher, the less sure the
    /// leader is to win.
    pub(crate) doubt: [f32; ROUNDS + 1],
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WeightsFile {
    blur: Blur,
    doubt: Vec<f32>,
    features: BTreeMap<String, f32>,
}

/// Weights for every size of table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Judgement(BTreeMap<usize, Weights>);

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    #[error("the weights can't be read: {0}")]
    Syntax(String),
    #[error("there is no feature '{0}'")]
    NoSuchFeature(String),
    #[error("the feature '{0}' has no weight")]
    Missing(&'static str),
    #[error("doubt is given for 0 to {ROUNDS} rounds left")]
    Doubt,
    #[error("there are no weights for {0} players")]
    Players(usize),
}

impl TryFrom<WeightsFile> for Weights {
    type Error = WeightsError;

    fn try_from(mut file: WeightsFile) -> Result<Self, WeightsError> {
        let mut features = [0.0; FEATURES];
        for feature in Feature::all() {
            let name = feature.name();
            let weight = file.features.remove(name);
            features[feature.index()] = weight.ok_or(WeightsError::Missing(name))?;
        }
        if let Some(name) = file.features.into_keys().next() {
            return Err(WeightsError::NoSuchFeature(name));
        }
        Ok(Self {
            blur: file.blur,
            features,
            doubt: file.doubt.try_into().map_err(|_| WeightsError::Doubt)?,
        })
    }
}

impl From<Weights> for WeightsFile {
    fn from(weights: Weights) -> Self {
        let named = Feature::all()
            .map(|feature| (feature.name().to_owned(), weights.features[feature.index()]));
        Self {
            blur: weights.blur,
            doubt: weights.doubt.to_vec(),
            features: named.collect(),
        }
    }
}

impl Judgement {
    /// What the bots go by.
    pub(crate) fn tuned() -> &'static Self {
        static TUNED: LazyLock<Judgement> = LazyLock::new(|| {
            #[expect(clippy::expect_used, reason = "a file of ours, compiled in, tested")]
            Judgement::from_ron(include_str!("../../../assets/bots/weights.ron"))
                .expect("the weights are sound")
        });
        &TUNED
    }

    pub(crate) fn from_ron(source: &str) -> Result<Self, WeightsError> {
        let judgement: Self =
            ron::from_str(source).map_err(|error| WeightsError::Syntax(error.to_string()))?;
        match (2..=MAX_PLAYERS).find(|players| !judgement.0.contains_key(players)) {
            Some(players) => Err(WeightsError::Players(players)),
            None => Ok(judgement),
        }
    }

    pub(crate) fn to_ron(&self) -> Result<String, ron::Error> {
        let pretty = ron::ser::PrettyConfig::new().depth_limit(4);
        Ok(ron::ser::to_string_pretty(self, pretty)? + "\n")
    }

    pub(crate) fn at_table_of(&self, players: usize) -> &Weights {
        // All sizes are there: `from_ron` has seen to it.
        &self.0[&players]
    }

    pub(crate) fn replace(&mut self, players: usize, weights: Weights) {
        self.0.insert(players, weights);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tuned_weights_survive_being_written_and_read() {
        let text = Judgement::tuned().to_ron().expect("text");
        assert_eq!(Judgement::from_ron(&text).as_ref(), Ok(Judgement::tuned()));
    }

    #[test]
    fn wrong_weights_are_refused() {
        let text = Judgement::tuned().to_ron().expect("text");
        let unknown = text.replace("court-first", "court-jester");
        assert!(matches!(
            Judgement::from_ron(&unknown),
            Err(WeightsError::Syntax(_))
        ));
        assert_eq!(Judgement::from_ron("{}"), Err(WeightsError::Players(2)),);
    }
}
