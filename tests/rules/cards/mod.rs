//! Every card is asked the same six questions. Where one does not apply, the reason is written
//! there; a new card does not compile before it has answered.

mod anniversary;
mod check;
mod courts;
mod evict;
mod intrigue;
mod intrigue_many;
mod king;
mod own;
mod redeploy;
mod regents;
mod regents_near;
mod score_one;
mod score_ranked;
mod score_values;
mod scoreboard;
mod secret_losses;
mod secret_scoring;
mod sent_home;
mod veto_card;

use check::{agree, not_asked};
use el_grande::rules::{CardId, Decision, Game, RuleError};
use std::collections::HashSet;
use std::panic::catch_unwind;

/// What a card answers.
#[derive(Debug)]
struct CardCase {
    card: CardId,
    /// What it does, whole.
    effect: Answer,
    /// Fewer pieces than it asks for, and none at all.
    too_few_pieces: Answer,
    /// What the King's region forbids, and what it does not.
    kings_region: Answer,
    /// Into the Castillo, out of it, and scoring it.
    castillo: Answer,
    /// What is refused, and with which error.
    illegal: fn() -> Vec<Refusals>,
    /// What stays and what does not happen when a Veto comes in between.
    veto_in_the_middle: Answer,
}

#[derive(Clone, Copy, Debug)]
enum Answer {
    Test(fn()),
    DoesNotApply(&'static str),
}

/// Decisions that are refused in one moment of the game.
#[derive(Debug)]
struct Refusals {
    moment: &'static str,
    game: Game,
    list: Vec<(Decision, RuleError)>,
}

impl CardCase {
    const fn questions(&self) -> [(&'static str, Answer); 5] {
        [
            ("effect", self.effect),
            ("too few pieces", self.too_few_pieces),
            ("King's region", self.kings_region),
            ("Castillo", self.castillo),
            ("Veto in the middle", self.veto_in_the_middle),
        ]
    }

    /// What is listed is refused with its error, and so is what belongs to another phase.
    fn is_refused(&self) {
        let moments = (self.illegal)();
        assert!(!moments.is_empty(), "nothing is illegal");
        for Refusals { moment, game, list } in moments {
            assert_eq!(game.turn().card, Some(self.card), "{moment}");
            assert!(!list.is_empty(), "{moment}: nothing is illegal");
            agree(&game);
            let never = [Decision::Proceed, Decision::Recruit(0)];
            for (decision, error) in list.into_iter().chain(never.map(not_asked)) {
                let refusal = crate::support::refused(&game, decision);
                assert_eq!(refusal, error, "{moment}: {decision:?}");
            }
        }
    }
}

/// Asks all questions, also after one has failed, and names those that did.
fn ask(card: CardId) {
    let case = case(card);
    let mut failed = Vec::new();
    for (question, answer) in case.questions() {
        if let Answer::Test(test) = answer
            && catch_unwind(test).is_err()
        {
            failed.push(question);
        }
    }
    if catch_unwind(|| case.is_refused()).is_err() {
        failed.push("illegal");
    }
    assert!(failed.is_empty(), "{card:?} fails: {}", failed.join(", "));
}

macro_rules! every_card {
    ($($test:ident: $card:ident => $case:expr,)+) => {
        const fn case(card: CardId) -> &'static CardCase {
            match card {
                $(CardId::$card => &$case,)+
            }
        }

        /// How many cards have a test of their own below.
        const CASES: usize = [$(CardId::$card),+].len();

        $(
            #[test]
            fn $test() {
                ask(CardId::$card);
            }
        )+
    };
}

every_card! {
    redeploy: Redeploy => redeploy::REDEPLOY,
    reinforce: Reinforce => redeploy::REINFORCE,
    redeploy_or_reinforce: RedeployOrReinforce => redeploy::REDEPLOY_OR_REINFORCE,
    five_from_one: FiveFromOne => intrigue_many::FIVE_FROM_ONE,
    three_foreign: ThreeForeign => intrigue::THREE_FOREIGN,
    three_any: ThreeAny => intrigue::THREE_ANY,
    two_and_two: TwoAndTwo => intrigue_many::TWO_AND_TWO,
    four_own: FourOwn => intrigue::FOUR_OWN,
    four_any: FourAny => intrigue::FOUR_ANY,
    veto: Veto => veto_card::VETO,
    courts_emptied: CourtsEmptied => courts::COURTS_EMPTIED,
    courts_lose_three: CourtsLoseThree => courts::COURTS_LOSE_THREE,
    king_rages: KingRages => sent_home::KING_RAGES,
    one_of_each: OneOfEach => sent_home::ONE_OF_EACH,
    secret_two: SecretTwo => secret_losses::SECRET_TWO,
    secret_all: SecretAll => secret_losses::SECRET_ALL,
    score_one_with_two: ScoreOneWithTwo => score_one::SCORE_ONE_WITH_TWO,
    score_fours: ScoreFours => score_values::SCORE_FOURS,
    score_fives: ScoreFives => score_values::SCORE_FIVES,
    score_sixes_and_sevens: ScoreSixesAndSevens => score_values::SCORE_SIXES_AND_SEVENS,
    score_castillo: ScoreCastillo => score_one::SCORE_CASTILLO,
    score_firsts: ScoreFirsts => score_ranked::SCORE_FIRSTS,
    score_most: ScoreMost => score_ranked::SCORE_MOST,
    score_fewest: ScoreFewest => score_ranked::SCORE_FEWEST,
    score_one_with_three: ScoreOneWithThree => score_one::SCORE_ONE_WITH_THREE,
    mobile_scoreboard: MobileScoreboard => scoreboard::MOBILE_SCOREBOARD,
    royal_adviser: RoyalAdviser => king::ROYAL_ADVISER,
    eviction: Eviction => evict::EVICTION,
    grande_travels: GrandeTravels => own::GRANDE_TRAVELS,
    power_returns: PowerReturns => own::POWER_RETURNS,
    court_grows: CourtGrows => own::COURT_GROWS,
    secret_scoring: SecretScoring => secret_scoring::SECRET_SCORING,
    king_travels: KingTravels => king::KING_TRAVELS,
    militia: Militia => anniversary::MILITIA,
    redeploy_or_militia: RedeployOrMilitia => anniversary::REDEPLOY_OR_MILITIA,
    up_to_two_and_two: UpToTwoAndTwo => anniversary::UP_TO_TWO_AND_TWO,
    score_region: ScoreRegion => anniversary::SCORE_REGION,
    court_calls: CourtCalls => anniversary::COURT_CALLS,
    exile: Exile => regents::EXILE,
    escort: Escort => regents::ESCORT,
    rivalry: Rivalry => regents::RIVALRY,
    summer_residence: SummerResidence => regents_near::SUMMER_RESIDENCE,
    rebellion: Rebellion => regents_near::REBELLION,
    infiltration: Infiltration => regents_near::INFILTRATION,
    deputy: Deputy => regents_near::DEPUTY,
}

#[test]
fn every_card_answers_every_question() {
    let distinct: HashSet<CardId> = CardId::ALL.into_iter().collect();
    assert_eq!(distinct.len(), CardId::ALL.len());
    assert_eq!(CASES, CardId::ALL.len(), "a card is missing in CardId::ALL");
    for card in CardId::ALL {
        let case = case(card);
        assert_eq!(case.card, card, "a case stands at the wrong card");
        for (question, answer) in case.questions() {
            let Answer::DoesNotApply(reason) = answer else {
                continue;
            };
            let sentence = reason.starts_with(char::is_uppercase)
                && reason.ends_with('.')
                && reason.split_whitespace().count() >= 5;
            assert!(sentence, "{card:?}, {question}: a reason is a sentence");
        }
    }
}
