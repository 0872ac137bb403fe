//! The judgement of the bots, as data: `assets/bots/weights-1.ron`.

use super::features::{FEATURES, FirstFeature};
use crate::rules::MAX_PLAYERS;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Rounds of the longest game.
pub(crate) const ROUNDS: usize = 9;

/// How much the counts of today say about a scoring to come.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub(crate) struct FirstBlur {
    /// Caballeros of difference that a round may well make up for.
    pub(crate) round: f32,
    /// The same for the scorings after the next.
    pub(crate) later: f32,
}

/// What features are worth at a table of some size.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(try_from = "FirstWeightsFile", into = "FirstWeightsFile")]
pub(crate) struct FirstWeights {
    pub(crate) blur: FirstBlur,
    /// Points a feature brings until the end of the game.
    pub(crate) features: [f32; FEATURES],
    /// By rounds left: how far the expected points may be off. The higher, the less sure the
    /// leader is to win.
    pub(crate) doubt: [f32; ROUNDS + 1],
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstWeightsFile {
    blur: FirstBlur,
    doubt: Vec<f32>,
    features: BTreeMap<String, f32>,
}

/// Weights for every size of table.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(transparent)]
pub(crate) struct FirstJudgement(BTreeMap<usize, FirstWeights>);

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
enum FirstWeightsError {
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

impl TryFrom<FirstWeightsFile> for FirstWeights {
    type Error = FirstWeightsError;

    fn try_from(mut file: FirstWeightsFile) -> Result<Self, FirstWeightsError> {
        let mut features = [0.0; FEATURES];
        for feature in FirstFeature::all() {
            let name = feature.name();
            let weight = file.features.remove(name);
            features[feature.index()] = weight.ok_or(FirstWeightsError::Missing(name))?;
        }
        if let Some(name) = file.features.into_keys().next() {
            return Err(FirstWeightsError::NoSuchFeature(name));
        }
        Ok(Self {
            blur: file.blur,
            features,
            doubt: file
                .doubt
                .try_into()
                .map_err(|_| FirstWeightsError::Doubt)?,
        })
    }
}

impl FirstJudgement {
    /// What the bots go by.
    pub(crate) fn tuned() -> &'static Self {
        static TUNED: LazyLock<FirstJudgement> = LazyLock::new(|| {
            #[expect(clippy::expect_used, reason = "a file of ours, compiled in, tested")]
            FirstJudgement::from_ron(include_str!("../../../../assets/bots/weights-1.ron"))
                .expect("the weights are sound")
        });
        &TUNED
    }

    fn from_ron(source: &str) -> Result<Self, FirstWeightsError> {
        let judgement: Self =
            ron::from_str(source).map_err(|error| FirstWeightsError::Syntax(error.to_string()))?;
        match (2..=MAX_PLAYERS).find(|players| !judgement.0.contains_key(players)) {
            Some(players) => Err(FirstWeightsError::Players(players)),
            None => Ok(judgement),
        }
    }

    pub(crate) fn at_table_of(&self, players: usize) -> &FirstWeights {
        // All sizes are there: `from_ron` has seen to it.
        &self.0[&players]
    }
}
