//! Random games of every sort, and how to look at them decision by decision.

use el_grande::rules::{
    CardId, Deal, Decision, Decisions, Edition, EvictPenalty, Game, GameEvent, Length, Phase,
    Setup, StackId, Step, VetoRule,
};
use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A random game: the same one each time it is played.
#[derive(Clone, Copy, Debug)]
pub(super) struct RandomGame {
    players: usize,
    length: Length,
    pub(super) veto: VetoRule,
    evicted_to: EvictPenalty,
    added: Added,
    style: Style,
    pub(super) seed: u64,
}

/// What sets the game apart from the classic one, where that makes sense.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is something that is there or not"
)]
#[derive(Clone, Copy, Debug)]
struct Added {
    anniversary: bool,
    new_regent: bool,
    power_shift: bool,
    alternatives: bool,
    joined_stacks: bool,
}

impl Added {
    const NOTHING: Self = Self {
        anniversary: false,
        new_regent: false,
        power_shift: false,
        alternatives: false,
        joined_stacks: false,
    };

    /// Half of all games are the classic one, the others any mixture.
    fn any() -> impl Strategy<Value = Self> {
        (0..64_u8).prop_map(|bits| {
            if bits.is_multiple_of(2) {
                return Self::NOTHING;
            }
            Self {
                anniversary: bits & 2 != 0,
                new_regent: bits & 4 != 0,
                power_shift: bits & 8 != 0,
                alternatives: bits & 16 != 0,
                joined_stacks: bits & 32 != 0,
            }
        })
    }
}

/// How the seats decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Style {
    /// All legal decisions are equally likely.
    Indifferent,
    /// Acts, recruits and vetoes as often as possible, and so comes to rarer states.
    Keen,
}

/// The longest game is far shorter: this one would never end.
const ENDLESS: usize = 5_000;

fn random_games() -> impl Strategy<Value = RandomGame> {
    let lengths = proptest::sample::select(vec![Length::SixRounds, Length::NineRounds]);
    let vetoes = vec![VetoRule::NoVeto, VetoRule::WholeAction, VetoRule::Classic];
    let penalties = vec![EvictPenalty::Court, EvictPenalty::Provinces];
    let styles = vec![Style::Indifferent, Style::Keen];
    (
        2..=5_usize,
        lengths,
        proptest::sample::select(vetoes),
        proptest::sample::select(penalties),
        Added::any(),
        proptest::sample::select(styles),
        0..1_000_000_u64,
    )
        .prop_map(
            |(players, length, veto, evicted_to, added, style, seed)| RandomGame {
                players,
                length,
                veto,
                evicted_to,
                added,
                style,
                seed,
            },
        )
}

fn from_environment(name: &str) -> Option<u32> {
    std::env::var(name).ok()?.parse().ok()
}

/// How often a test is repeated in a long run.
pub(super) fn repeats() -> u32 {
    from_environment("PROPERTY_GAMES").unwrap_or(1)
}

/// Checks so many games, each by a function that panics if it finds something wrong.
pub(super) fn in_random_games(count: u32, check: impl Fn(RandomGame, &Counter)) {
    let config = Config {
        cases: count * repeats(),
        failure_persistence: None,
        max_shrink_iters: 500,
        ..Config::default()
    };
    let mut seed = [0; 32];
    seed[..4].copy_from_slice(&from_environment("PROPERTY_SEED").unwrap_or(0).to_le_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &seed);
    let result = TestRunner::new_with_rng(config, rng).run(&random_games(), |random_game| {
        let counter = Counter::default();
        catch_unwind(AssertUnwindSafe(|| check(random_game, &counter))).map_err(|panic| {
            let said = panic.downcast_ref::<String>().map(String::as_str);
            let said = said.or_else(|| panic.downcast_ref::<&str>().copied());
            TestCaseError::fail(format!(
                "decision {}: {}",
                counter.0.get(),
                said.unwrap_or("a panic without words")
            ))
        })
    });
    if let Err(error) = result {
        panic!("{error}");
    }
}

/// Which decision of the game is looked at, counted from 1, `Proceed` included.
#[derive(Debug, Default)]
pub(super) struct Counter(Cell<usize>);

impl Counter {
    pub(super) fn get(&self) -> usize {
        self.0.get()
    }
}

/// One decision, before and after.
#[derive(Debug)]
pub(super) struct Moment<'a> {
    pub(super) before: &'a Game,
    pub(super) decision: Decision,
    pub(super) events: &'a [GameEvent],
    pub(super) after: &'a Game,
}

impl RandomGame {
    /// The game before its first decision.
    pub(super) fn start(self) -> Game {
        let setup = self.setup();
        let mut deal = Deal::from_seed(&setup, self.seed).expect("a sound setup");
        if self.style == Style::Keen {
            bring_together(CardId::Veto, &mut deal.stacks[1], self.seed);
        }
        Game::from_deal(&setup, &deal).expect("a sound deal")
    }

    pub(super) fn setup(self) -> Setup {
        let Added {
            anniversary,
            new_regent,
            power_shift,
            alternatives,
            joined_stacks,
        } = self.added;
        let edition = if anniversary {
            Edition::Anniversary
        } else {
            Edition::Classic
        };
        let mut setup = Setup::of_edition(edition, self.players);
        setup.length = self.length;
        setup.veto = self.veto;
        setup.evicted_to = self.evicted_to;
        setup.modules.new_regent = new_regent;
        setup.modules.power_shift = power_shift;
        setup.joined_stacks = joined_stacks && self.players == 3;
        if alternatives {
            setup.modules.alternative_cards = setup.all_alternatives();
        }
        setup
    }

    /// Chance for this game that is not the chance of its decisions.
    pub(super) fn rng(self) -> ChaCha8Rng {
        ChaCha8Rng::seed_from_u64(!self.seed)
    }

    /// Plays the game, and shows every decision of it.
    pub(super) fn play(self, counter: &Counter, mut look: impl FnMut(&Moment)) -> Game {
        let mut chance = Chance::new(self.style, self.seed);
        let mut game = self.start();
        let mut events = Vec::new();
        while let Some(decision) = chance.decide(&game) {
            counter.0.set(counter.get() + 1);
            assert!(counter.get() < ENDLESS, "the game does not end");
            let before = game.clone();
            events.clear();
            if let Err(error) = game.apply(decision, &mut events) {
                panic!("{decision:?} is listed but refused: {error}");
            }
            look(&Moment {
                before: &before,
                decision,
                events: &events,
                after: &game,
            });
        }
        assert!(game.is_over(), "nobody can decide anything: {game:?}");
        game
    }
}

/// Lets copies of a card come up one after the other, so that they are out at the same time.
fn bring_together(card: CardId, stack: &mut Vec<CardId>, seed: u64) {
    let copies: Vec<CardId> = stack.extract_if(.., |&mut other| other == card).collect();
    let at = seed as usize % 8;
    stack.splice(at..at, copies);
}

/// Decides for all seats.
#[derive(Debug)]
pub(super) struct Chance {
    style: Style,
    rng: ChaCha8Rng,
    legal: Decisions,
}

impl Chance {
    fn new(style: Style, seed: u64) -> Self {
        Self {
            style,
            rng: ChaCha8Rng::seed_from_u64(seed),
            legal: Decisions::new(),
        }
    }

    pub(super) fn indifferent(seed: u64) -> Self {
        Self::new(Style::Indifferent, seed)
    }

    /// A legal decision, if there is one.
    pub(super) fn decide(&mut self, game: &Game) -> Option<Decision> {
        game.legal(&mut self.legal);
        if self.legal.is_empty() {
            return None;
        }
        if self.style == Style::Keen
            && let Some(decision) = self.keen(game)
        {
            return Some(decision);
        }
        Some(self.legal[self.rng.random_range(0..self.legal.len())])
    }

    fn keen(&mut self, game: &Game) -> Option<Decision> {
        let chance = self.rng.random_range(0..100);
        let wanted = match (game.phase(), game.pending().top()) {
            (Phase::Recruit, _) => {
                return (chance < 80).then(|| self.legal[self.legal.len().saturating_sub(2)]);
            }
            // Whoever never uses a modifier sees nothing of what it can do.
            (Phase::Ability, _) if chance < 60 => self.legal[0],
            (Phase::Act, Some(Step::ChoosePower)) if chance < 20 => *self.legal.last()?,
            (Phase::Take, _) if chance < 70 => {
                // One seat is after power cards, the others are after Vetoes.
                let after = [CardId::PowerReturns, CardId::Veto][game.actor().index().min(1)];
                let lies_there = |&stack: &StackId| game.face_up(stack) == Some(after);
                Decision::Take(StackId::ALL.into_iter().find(lies_there)?)
            }
            (Phase::Act, Some(Step::ChoosePower)) if chance < 40 => {
                Decision::TakeBack(game.spent_pile(game.actor()).newest()?)
            }
            (Phase::Act, None) if chance < 60 => Decision::Act,
            (Phase::Act, Some(Step::Objections { .. })) if chance < 60 => Decision::NotNow,
            (Phase::Act, Some(Step::Objections { .. })) if game.vetoes().count() == 2 => {
                Decision::Veto
            }
            (Phase::Act, Some(Step::Answer { .. })) if chance < 30 => Decision::Veto,
            _ => return None,
        };
        self.legal.contains(&wanted).then_some(wanted)
    }
}
