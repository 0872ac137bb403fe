//! From events to lines.

use super::deeds;
use super::line::{LogLine, Sentence, plain_text};
use super::names::Names;
use super::open_sentence::{OpenSentence, SentenceKind};
use super::scoring::PlaceScoring;
use super::tell::ROUND;
use super::topic::Topic;
use crate::rules::{
    CardId, Deed, Game, GameEvent, KingSpot, Length, MAX_PLAYERS, Place, Seat, Setup, Sink,
    VetoRule,
};
use crate::text::Text;

/// Tells a game. It hears only what the whole table may know, and so gives no secret away.
///
/// Events that belong together become one sentence, so the latest events may not have been told
/// yet: [`Self::pause`] tells them, for a log that is read while the game waits for somebody.
#[derive(Clone, Debug)]
pub struct Narrator<'a> {
    pub(super) names: Names<'a>,
    values_in_use: usize,
    pub(super) veto_rule: VetoRule,
    length: Length,
    pub(super) lines: Vec<LogLine>,
    /// Of the event heard last.
    pub(super) topic: Topic,
    /// How many events were heard, and the number of the first that the open sentence tells of.
    pub(super) heard: usize,
    pub(super) held_since: usize,
    pub(super) held: Option<OpenSentence>,
    pub(super) scoring: Option<PlaceScoring>,
    /// A Veto that may still be answered.
    pub(super) open_veto: Option<Seat>,
    /// This round's bids as far as they decide the turns, until those begin.
    pub(super) bids: Vec<(i8, Seat)>,
    pub(super) acting: Option<Seat>,
    /// The card taken last.
    card: Option<CardId>,
    /// Not known until it was told.
    pub(super) king: Option<KingSpot>,
    pub(super) action: ActionTold,
    pub(super) totals: [u16; MAX_PLAYERS],
    /// When the scoring or special action under way began.
    pub(super) totals_before: [u16; MAX_PLAYERS],
    pub(super) general_scoring: bool,
}

/// What was told of the special action under way.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ActionTold {
    pub(super) anything: bool,
    pub(super) scoring: bool,
    pub(super) vetoed: bool,
}

impl<'a> Narrator<'a> {
    pub fn new(text: &'a Text, setup: &Setup) -> Self {
        Self {
            names: Names::new(text, setup),
            values_in_use: setup.rules().values_in_use.into(),
            veto_rule: setup.veto,
            length: setup.length,
            lines: Vec::new(),
            topic: Topic::default(),
            heard: 0,
            held_since: 0,
            held: None,
            scoring: None,
            open_veto: None,
            bids: Vec::new(),
            acting: None,
            card: None,
            king: None,
            action: ActionTold::default(),
            totals: [0; MAX_PLAYERS],
            totals_before: [0; MAX_PLAYERS],
            general_scoring: false,
        }
    }

    /// Tells who plays and where everybody starts.
    pub fn open(&mut self, game: &Game) {
        let names = &self.names;
        let players = names.players().iter().map(|player| {
            let colour = names.say(&format!("colour-{}", player.colour.name()), &[]);
            let args = [("seat", (&player.name).into()), ("colour", colour.into())];
            names.say("part-player", &args)
        });
        let seats = names.say("log-seats", &[("parts", names.list(players))]);
        let at_home: Vec<(Seat, Place)> = game
            .seats()
            .filter_map(|seat| Some((seat, game.grande(seat)?)))
            .collect();
        let homes = at_home.iter().map(|&(seat, home)| {
            let args = [("seat", names.seat(seat)), ("home", names.place(home))];
            names.say("part-home", &args)
        });
        let everyone = Topic::of_seats(game.seats());
        let seats = Sentence {
            text: seats,
            topic: everyone.clone(),
        };
        let homes = Sentence {
            text: names.say("log-homes", &[("parts", names.list(homes))]),
            topic: at_home
                .iter()
                .fold(everyone, |topic, &(_, home)| topic.at(home)),
        };
        self.king = Some(game.king());
        self.say(0, "log-title", &[]);
        self.push(ROUND, seats);
        if game.rules().neutral {
            self.say(ROUND, "log-neutral-seat", &[]);
        }
        self.push(ROUND, homes);
    }

    /// Hears an event.
    pub fn tell(&mut self, event: GameEvent) {
        self.topic = Topic::of(event);
        self.heard += 1;
        if let Some(sentence) = OpenSentence::from_event(event) {
            if let GameEvent::Bid { seat, power } = event {
                self.bids.push((power.value().cast_signed(), seat));
            }
            self.hold(sentence);
            return;
        }
        match event {
            GameEvent::Announced { .. }
            | GameEvent::DiscSet { .. }
            | GameEvent::ModifierChosen { .. }
            | GameEvent::CastilloOpened { .. }
            | GameEvent::CastilloClosed => {}
            GameEvent::ModifierPlayed { modifier, .. } => {
                if let Some((sum, _)) = self.bids.last_mut() {
                    *sum += modifier.value();
                }
                if let Some(held) = &mut self.held {
                    held.modify_bid(modifier);
                }
            }
            GameEvent::Points {
                seat,
                points,
                reason,
                total,
                ..
            } => {
                self.totals[seat.index()] = total;
                if let Some(scoring) = &mut self.scoring {
                    scoring.pay(seat, points, reason);
                }
            }
            GameEvent::TurnBegan { seat } => {
                self.tell_order();
                self.acting = Some(seat);
            }
            GameEvent::NeutralTook { card, .. } => {
                self.tell_order();
                let card = self.names.card(card);
                self.say(ROUND, "log-neutral-takes", &[("card", card)]);
            }
            GameEvent::CardTaken { seat, card, .. } => {
                self.card = Some(card);
                self.tell_taken(seat, card);
            }
            GameEvent::VetoWithheld { seat, whole_action } => {
                self.tell_withheld(seat, whole_action);
            }
            GameEvent::VetoPlayed { seat, against } => {
                self.pause();
                let by = self.acting.unwrap_or(seat);
                let plan = Sentence {
                    text: deeds::plan(by, self.card, against, &self.names),
                    topic: Topic::of_deed(by, against).and(&self.topic),
                };
                self.push(self.depth(), plan);
                self.open_veto = Some(seat);
            }
            GameEvent::VetoAnswered { seat, answered } => self.tell_answered(seat, answered),
            GameEvent::Vetoed { by, .. } => self.tell_vetoed(by),
            _ => {
                self.close();
                self.tell_closing(event);
            }
        }
    }

    /// Events that end whatever was being told.
    fn tell_closing(&mut self, event: GameEvent) {
        let depth = self.depth();
        match event {
            GameEvent::RoundBegan { round } => {
                self.tell_standing();
                self.say(0, "log-round", &[("round", round.into())]);
                self.tell_king();
                self.say(ROUND, "log-face-up", &[]);
            }
            GameEvent::CardRevealed { card, .. } => self.tell_face_up(card),
            GameEvent::ActionBegan { .. } => {
                self.action = ActionTold::default();
                self.totals_before = self.totals;
            }
            GameEvent::VetoKept { seat } => self.say_of(depth, "log-veto-kept", seat),
            GameEvent::Done { by, deed } => {
                match deed {
                    Deed::MoveKing { to, .. } => self.king = Some(to),
                    Deed::SwapKing { grande, .. } => self.king = Some(KingSpot::In(grande)),
                    _ => {}
                }
                if let Some(sentence) = deeds::done(by, deed, &self.names) {
                    self.push_heard(depth, sentence);
                }
            }
            GameEvent::NeutralShowed { .. }
            | GameEvent::ModifiersPassed
            | GameEvent::AbilityUsed { .. }
            | GameEvent::Tribute { .. }
            | GameEvent::ModifierTakenBack { .. }
            | GameEvent::GrandeMarched { .. }
            | GameEvent::CastilloHeld => self.tell_of_modules(event),
            GameEvent::PowerTakenBack { seat, seen } => self.tell_power_back(seat, seen),
            GameEvent::DiscsShown { discs } => self.tell_discs(discs),
            GameEvent::ScoringBegan {
                place,
                values,
                counts,
            } => {
                let scoring = PlaceScoring::new(place, counts);
                let heading = scoring.heading(values, self.values_in_use, &self.names);
                self.push_heard(depth, heading);
                self.action.scoring = true;
                self.scoring = Some(scoring);
            }
            GameEvent::ActionEnded { card, .. } => self.tell_action_ended(card),
            GameEvent::ActionLeftOut { seat, .. } => {
                self.say_of(depth, "log-action-left-out", seat);
            }
            GameEvent::TurnEnded { .. } => self.acting = None,
            GameEvent::VetoExpired { seat } => self.say_of(depth, "log-veto-expired", seat),
            GameEvent::RoundEnded {
                round,
                bids_first_next,
            } if self.length.round_after(round).is_some() => {
                self.say_of(depth, "log-first-bidder", bids_first_next);
            }
            GameEvent::GeneralScoringBegan { round } => {
                self.general_scoring = true;
                self.totals_before = self.totals;
                self.say(0, "log-general-scoring", &[("round", round.into())]);
                self.tell_king();
            }
            GameEvent::GameEnded { winners } => {
                self.tell_standing();
                self.tell_winners(winners);
            }
            // After the last round nobody bids; all others were told before they came here. They
            // are named so that a new event must find its place.
            GameEvent::RoundEnded { .. }
            | GameEvent::Bid { .. }
            | GameEvent::TurnBegan { .. }
            | GameEvent::Recruited { .. }
            | GameEvent::RecruitedFrom { .. }
            | GameEvent::CardTaken { .. }
            | GameEvent::Placed { .. }
            | GameEvent::Announced { .. }
            | GameEvent::VetoWithheld { .. }
            | GameEvent::VetoPlayed { .. }
            | GameEvent::VetoAnswered { .. }
            | GameEvent::Vetoed { .. }
            | GameEvent::DiscSet { .. }
            | GameEvent::CastilloOpened { .. }
            | GameEvent::CastilloClosed
            | GameEvent::Points { .. }
            | GameEvent::CardDiscarded { .. }
            | GameEvent::ModifierPlayed { .. }
            | GameEvent::NeutralTook { .. }
            | GameEvent::ModifierChosen { .. }
            | GameEvent::NeutralSettled { .. }
            | GameEvent::Marched { .. } => {}
        }
    }

    /// What only the Anniversary edition and its modules bring.
    fn tell_of_modules(&mut self, event: GameEvent) {
        let depth = self.depth();
        match event {
            GameEvent::NeutralShowed { power } => {
                self.say(
                    ROUND,
                    "log-neutral-shows",
                    &[("power", power.value().into())],
                );
                self.bids.push((power.value().cast_signed(), Seat::NEUTRAL));
            }
            GameEvent::ModifiersPassed => self.say(ROUND, "log-modifiers-passed", &[]),
            GameEvent::AbilityUsed { seat, modifier } => self.tell_ability(seat, modifier),
            GameEvent::Tribute {
                seat,
                points,
                total,
            } => self.tell_tribute(seat, points, total),
            GameEvent::ModifierTakenBack { seat, seen } => self.tell_modifier_back(seat, seen),
            GameEvent::GrandeMarched { seat, to } => {
                let args = [
                    ("seat", self.names.seat(seat)),
                    ("to", self.names.region(to)),
                ];
                self.say(depth, "log-grande-marches", &args);
            }
            GameEvent::CastilloHeld => self.say(depth, "log-castillo-held", &[]),
            _ => {}
        }
    }

    /// Tells what is still being put together, as it stands.
    pub fn pause(&mut self) {
        if let Some(held) = self.held.take() {
            let depth = match held.kind {
                SentenceKind::Bids
                | SentenceKind::Settles
                | SentenceKind::Recruits(_)
                | SentenceKind::Unused => ROUND,
                _ => self.depth(),
            };
            self.push(depth, held.tell(&self.names));
            let since = self.held_since;
            self.lines
                .iter_mut()
                .last()
                .into_iter()
                .for_each(|line| line.since = since);
        }
        if let Some(scoring) = &mut self.scoring
            && let Some(shares) = scoring.tell_shares(&self.names)
        {
            self.push(self.depth() + 1, shares);
        }
        if let Some(seat) = self.open_veto.take() {
            let args = [("seat", self.names.seat(seat))];
            let played = Sentence {
                text: self.names.say("log-veto-played", &args),
                topic: Topic::of_seats([seat]),
            };
            self.push(self.depth(), played);
        }
    }

    /// The lines told since the last time they were taken.
    pub fn take_lines(&mut self) -> Vec<LogLine> {
        std::mem::take(&mut self.lines)
    }

    /// All that was told and not taken, as plain text.
    pub fn finish(mut self) -> String {
        self.pause();
        plain_text(&self.lines)
    }
}

/// A narrator can listen to the game itself.
impl Sink for Narrator<'_> {
    fn hear(&mut self, _: &Game, event: GameEvent) {
        self.tell(event);
    }
}
