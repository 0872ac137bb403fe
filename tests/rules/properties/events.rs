//! What the events tell: everything, and in random games also everything there is.

use super::games::in_random_games;
use super::shadow::Shadow;
use el_grande::rules::{GameEvent, Step};
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::mem::{Discriminant, discriminant};

#[test]
fn events_tell_everything() {
    in_random_games(2000, |random_game, counter| {
        let mut shadow = Shadow::new(&random_game.start());
        random_game.play(counter, |moment| {
            for &event in moment.events {
                shadow.take(event);
            }
            shadow.is_like(moment.after);
        });
    });
}

/// The name of a variant, without what it carries.
fn name(variant: &impl std::fmt::Debug) -> String {
    let written = format!("{variant:?}");
    let end = written.find(|c: char| !c.is_alphanumeric());
    written[..end.unwrap_or(written.len())].to_owned()
}

const DECISIONS: &str = "Act Bid BidWith Done Evict GiveUp LetPass Move MoveGrande MoveKing Next \
    NotNow PassOn Place Proceed Recruit RecruitFrom Score SendHome SetDisc SetScoreboard SwapKing \
    Take TakeBack TakeBackModifier Veto";
const EVENTS: &str = "AbilityUsed CastilloHeld GrandeMarched ModifierChosen ModifierPlayed \
    ModifierTakenBack ModifiersPassed NeutralSettled NeutralShowed NeutralTook Tribute \
    ActionBegan ActionEnded ActionLeftOut Announced Bid CardDiscarded \
    CardRevealed CardTaken CastilloClosed CastilloOpened DiscSet DiscsShown Done GameEnded \
    GeneralScoringBegan Marched Placed Points PowerTakenBack Recruited RecruitedFrom RoundBegan \
    RoundEnded ScoringBegan TurnBegan TurnEnded VetoAnswered VetoExpired VetoKept VetoPlayed \
    VetoWithheld Vetoed";
const STEPS: &str = "CallIn ChooseRegent Escort Rivals Answer ChooseEvicted ChooseGrande ChooseKing ChoosePower ChooseScored \
    ChooseScoreboard Comply GiveUp MoveOrPlaceMore Moves Objections OneOfEach PlaceMore Score \
    ScoreDiscs SetDiscs";
const DEEDS: &str = "CallIn EnterCastillo Infiltrate SwapKing CallDiscs Displace Evict GiveUp GrowCourt LoseCourt LoseRegion Move \
    MoveGrande MoveKing OpenCastillo Pay PlaceMore ScorePlace SendHome SetScoreboard TakeBack \
    WholeAction";
const REASONS: &str = "HomeBonus KingBonus Rank Tie";

/// The variants that came up, by name.
#[derive(Debug)]
struct Seen<T>(RefCell<HashMap<Discriminant<T>, String>>);

impl<T: std::fmt::Debug> Seen<T> {
    fn new() -> Self {
        Self(RefCell::default())
    }

    fn note(&self, variant: &T) {
        let mut names = self.0.borrow_mut();
        names
            .entry(discriminant(variant))
            .or_insert_with(|| name(variant));
    }

    fn has(&self, name: &str) -> bool {
        self.0.borrow().values().any(|seen| seen == name)
    }

    fn is_all(&self, all: &str) {
        let names = self.0.borrow();
        let seen: BTreeSet<&str> = names.values().map(String::as_str).collect();
        assert_eq!(seen, all.split_whitespace().collect());
    }
}

/// The other properties hold for all of this because all of this comes up.
#[test]
fn random_games_leave_nothing_out() {
    let (decisions, events, steps) = (Seen::new(), Seen::new(), Seen::new());
    let (deeds, vetoed, answered) = (Seen::new(), Seen::new(), Seen::new());
    let reasons = Seen::new();
    in_random_games(2500, |random_game, counter| {
        random_game.play(counter, |moment| {
            decisions.note(&moment.decision);
            moment
                .after
                .pending()
                .iter()
                .for_each(|step| steps.note(&step));
            if let Some(Step::Answer { deed, .. }) = moment.after.pending().top() {
                answered.note(&deed);
            }
            for event in moment.events {
                events.note(event);
                match event {
                    GameEvent::Announced { deed, .. } | GameEvent::Done { deed, .. } => {
                        deeds.note(deed);
                    }
                    GameEvent::Vetoed { deed, .. } => vetoed.note(deed),
                    GameEvent::Points { reason, .. } => reasons.note(reason),
                    _ => {}
                }
            }
        });
    });
    decisions.is_all(DECISIONS);
    events.is_all(EVENTS);
    steps.is_all(STEPS);
    deeds.is_all(DEEDS);
    // These two can be stopped as all others, but hardly ever are by chance: the cards' own tests
    // show it.
    let seldom = ["CallIn", "Infiltrate"];
    for name in DEEDS.split_whitespace() {
        assert!(vetoed.has(name) || seldom.contains(&name), "{name}");
    }
    reasons.is_all(REASONS);
    assert!(answered.0.borrow().len() > 8, "{answered:?}");
}
