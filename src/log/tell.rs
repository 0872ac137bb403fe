//! How single events are told.

use super::line::{LogLine, Sentence};
use super::names::yes_no;
use super::narrator::{ActionTold, Narrator};
use super::open_sentence::{OpenSentence, SentenceKind};
use super::topic::Topic;
use crate::rules::{
    CardId, Effect, KingSpot, MAX_PLAYERS, ModifierId, Power, RegionId, Seat, SeatSet, VetoRule,
};
use crate::text::Value;

/// Headings stand at depth 0, what belongs to a round at 1, what belongs to a turn at 2.
pub(super) const ROUND: usize = 1;
pub(super) const TURN: usize = 2;

impl Narrator<'_> {
    pub(super) fn hold(&mut self, sentence: OpenSentence) {
        match &mut self.held {
            Some(held) if held.kind == sentence.kind => held.join(&sentence),
            _ => {
                self.close();
                self.action.anything = true;
                self.held = Some(sentence);
                self.held_since = self.heard.saturating_sub(1);
            }
        }
    }

    /// Tells everything that later events can't add to.
    pub(super) fn close(&mut self) {
        self.pause();
        if let Some(scoring) = self.scoring.take()
            && let Some(shares) = scoring.close(&self.names)
        {
            self.push(self.depth() + 1, shares);
        }
    }

    pub(super) fn tell_king(&mut self) {
        let Some(king) = self.king else { return };
        let text = if king == KingSpot::Castillo {
            self.names.say("log-king-at-castillo", &[])
        } else {
            let king = self.names.king_spot(king);
            self.names.say("log-king-stands", &[("king", king)])
        };
        let topic = Topic::default().at_king_spot(king);
        self.push(ROUND, Sentence { text, topic });
    }

    pub(super) fn tell_face_up(&mut self, card: CardId) {
        let text = self.names.say(&format!("card-{}.text", card.key()), &[]);
        let args = [
            ("places", card.places().into()),
            ("title", self.names.card(card)),
            ("text", text.into()),
        ];
        self.say(TURN, "log-card", &args);
    }

    /// Once all have bid: the bids and what follows from them.
    pub(super) fn tell_order(&mut self) {
        if self.bids.is_empty() {
            return self.close();
        }
        self.bids.sort_unstable();
        let seats: Vec<Seat> = self.bids.drain(..).rev().map(|(_, seat)| seat).collect();
        let named = self.names.seats_in_order(seats.iter().copied());
        let order = Sentence {
            text: self.names.say("log-order", &[("seats", named)]),
            topic: Topic::of_seats(seats),
        };
        match self.held.take() {
            Some(bids) => self.push(ROUND, bids.tell(&self.names).and(&order)),
            None => self.push(ROUND, order),
        }
    }

    pub(super) fn tell_taken(&mut self, seat: Seat, card: CardId) {
        let recruits = self
            .held
            .take_if(|held| held.kind == SentenceKind::Recruits(seat));
        if let Some(recruits) = recruits {
            let sentence = recruits.tell_recruits_and(seat, card, &self.names);
            self.push(ROUND, sentence);
        } else {
            self.close();
            let args = [
                ("seat", self.names.seat(seat)),
                ("card", self.names.card(card)),
            ];
            self.say(ROUND, "log-takes", &args);
        }
    }

    /// That nobody objects to one step of many goes without saying, and so does letting the own
    /// action or a Veto pass.
    pub(super) fn tell_withheld(&mut self, seat: Seat, whole_action: bool) {
        let weighty = whole_action || self.veto_rule == VetoRule::WholeAction;
        if weighty && self.open_veto.is_none() && self.acting != Some(seat) {
            self.pause();
            self.say_of(self.depth(), "log-veto-withheld", seat);
        }
    }

    pub(super) fn tell_answered(&mut self, seat: Seat, answered: Seat) {
        let id = match self.open_veto.take() {
            Some(_) => "log-veto-answered",
            None => "log-veto-cancelled",
        };
        let args = [
            ("seat", self.names.seat(seat)),
            ("answered", self.names.seat(answered)),
        ];
        self.say(self.depth(), id, &args);
    }

    pub(super) fn tell_vetoed(&mut self, by: Seat) {
        let id = match self.open_veto.take() {
            Some(_) => "log-vetoed",
            None => "log-veto-stands",
        };
        let args = [
            ("seat", self.names.seat(by)),
            ("own", yes_no(self.acting == Some(by))),
        ];
        self.say(self.depth(), id, &args);
        self.action.vetoed = true;
        // What has been paid there was told with the Veto.
        self.scoring = None;
    }

    pub(super) fn tell_power_back(&mut self, seat: Seat, seen: Option<Power>) {
        let mut args = vec![("seat", self.names.seat(seat))];
        let id = match seen {
            None => "log-power-back-unseen",
            Some(power) => {
                args.push(("power", power.value().into()));
                "log-power-back"
            }
        };
        self.say(self.depth(), id, &args);
    }

    pub(super) fn tell_ability(&mut self, seat: Seat, modifier: ModifierId) {
        let modifier = self.names.modifier(modifier);
        let args = [("seat", self.names.seat(seat)), ("modifier", modifier)];
        self.say(ROUND, "log-ability", &args);
    }

    pub(super) fn tell_tribute(&mut self, seat: Seat, points: u8, total: u16) {
        self.totals[seat.index()] = total;
        let args = [
            ("seat", self.names.seat(seat)),
            ("points", points.into()),
            ("total", total.into()),
        ];
        self.say(ROUND, "log-tribute", &args);
    }

    pub(super) fn tell_modifier_back(&mut self, seat: Seat, seen: Option<ModifierId>) {
        let mut args = vec![("seat", self.names.seat(seat))];
        let id = match seen {
            None => "log-modifier-back-unseen",
            Some(modifier) => {
                args.push(("modifier", self.names.modifier(modifier)));
                "log-modifier-back"
            }
        };
        self.say(self.depth(), id, &args);
    }

    pub(super) fn tell_discs(&mut self, discs: [Option<RegionId>; MAX_PLAYERS]) {
        let names = &self.names;
        let shown = discs.into_iter().enumerate().filter_map(|(index, disc)| {
            let args = [
                ("seat", names.seat(Seat::new(index))),
                ("region", names.region_on_board(disc?)),
            ];
            Some(names.say("part-disc", &args))
        });
        let parts = names.row(shown);
        self.say(self.depth(), "log-discs", &[("parts", parts)]);
    }

    pub(super) fn tell_action_ended(&mut self, card: CardId) {
        let ActionTold {
            anything,
            scoring,
            vetoed,
        } = self.action;
        if vetoed {
            // The Veto has said it all.
        } else if card.effect() == Effect::ScoreByDisc && !scoring {
            self.say(self.depth(), "log-no-lone-disc", &[]);
        } else if !anything {
            self.say(self.depth(), "log-no-effect", &[]);
        }
        let changed: Vec<Seat> = self
            .ranked()
            .into_iter()
            .filter(|seat| self.totals[seat.index()] != self.totals_before[seat.index()])
            .collect();
        if !changed.is_empty() {
            self.say_totals(self.depth(), "log-score-now", "part-total", changed);
        }
    }

    /// After general scoring, whose end no event tells.
    pub(super) fn tell_standing(&mut self) {
        if std::mem::take(&mut self.general_scoring) {
            self.say_totals(ROUND, "log-standing", "part-standing", self.ranked());
        }
    }

    pub(super) fn tell_winners(&mut self, winners: SeatSet) {
        let best = self.totals.iter().copied().max().unwrap_or(0);
        let names = self.names.seats(winners.iter());
        let id = if winners.len() > 1 {
            "log-winners"
        } else {
            "log-winner"
        };
        self.say(0, "log-end", &[]);
        let args = [
            ("seat", names.clone()),
            ("seats", names),
            ("points", best.into()),
        ];
        self.say(ROUND, id, &args);
    }
}

impl Narrator<'_> {
    /// All seats, most points first.
    pub(super) fn ranked(&self) -> Vec<Seat> {
        let players = self.names.players().len().min(MAX_PLAYERS);
        let mut seats: Vec<Seat> = (0..players).map(Seat::new).collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(self.totals[seat.index()]));
        seats
    }

    /// What these seats have, each told by the message `part`.
    fn say_totals(&mut self, depth: usize, id: &str, part: &str, seats: Vec<Seat>) {
        let names = &self.names;
        let parts = names.row(seats.iter().map(|&seat| {
            let (total, before) = (self.totals[seat.index()], self.totals_before[seat.index()]);
            let args = [
                ("seat", names.seat(seat)),
                ("total", total.into()),
                ("gained", total.saturating_sub(before).into()),
            ];
            names.say(part, &args)
        }));
        let text = names.say(id, &[("parts", parts)]);
        let topic = Topic::of_seats(seats);
        self.push(depth, Sentence { text, topic });
    }

    pub(super) fn depth(&self) -> usize {
        if self.acting.is_some() { TURN } else { ROUND }
    }

    pub(super) fn say_of(&mut self, depth: usize, id: &str, seat: Seat) {
        let seat = self.names.seat(seat);
        self.say(depth, id, &[("seat", seat)]);
    }

    /// About all that the event heard last is about.
    pub(super) fn say(&mut self, depth: usize, id: &str, args: &[(&str, Value<'_>)]) {
        let text = self.names.say(id, args);
        self.push_heard(depth, text);
    }

    pub(super) fn push_heard(&mut self, depth: usize, text: String) {
        let topic = self.topic.clone();
        self.push(depth, Sentence { text, topic });
    }

    pub(super) fn push(&mut self, depth: usize, sentence: Sentence) {
        self.action.anything = true;
        let Sentence { text, topic } = sentence;
        let since = self.heard.saturating_sub(1);
        self.lines.push(LogLine {
            depth,
            text,
            topic,
            since,
        });
    }
}
