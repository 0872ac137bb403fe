//! The one sentence that says who acts, what to do and why it matters.
//!
//! It tells only what the whole table may know.

use crate::log::{Names, announcement, yes_no};
use crate::rules::{
    Burden, CardId, Decision, Duty, Effect, Game, GivenUp, KingSpot, ModifierId, MoveAllowance,
    Phase, Place, Power, Progress, Regent, RegionId, RegionSet, Seat, Setup, Step,
};
use crate::text::{Text, Value};

/// What is to be done, for the ribbon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// In bold: what to do.
    pub order: String,
    /// In a line below: where, or why it matters.
    pub line: Option<String>,
}

/// The sentence for the game as it stands.
pub fn sentence(game: &Game, setup: &Setup, text: &Text) -> String {
    told(game, setup, text, Part::Sentence).unwrap_or_default()
}

/// The same in few words.
pub fn order(game: &Game, setup: &Setup, text: &Text) -> Order {
    let order = told(game, setup, text, Part::Order);
    Order {
        order: order.unwrap_or_else(|| sentence(game, setup, text)),
        line: told(game, setup, text, Part::Line),
    }
}

/// Which part of a prompt is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Sentence,
    Order,
    Line,
}

fn told(game: &Game, setup: &Setup, text: &Text, part: Part) -> Option<String> {
    let names = Names::new(text, setup);
    let teller = PromptTeller {
        game,
        setup,
        text,
        seat: game.to_act(),
        names,
        part,
    };
    let told = match game.phase() {
        Phase::Reveal => teller.say("prompt-reveal", &[("round", game.round().into())]),
        Phase::Bid => teller.bid(),
        Phase::Recruit => teller.recruit(),
        Phase::Pass => teller.say("prompt-pass", &[]),
        Phase::Ability => teller.ability(),
        Phase::Take => teller.say("prompt-take", &[]),
        Phase::Act => match game.pending().top() {
            None => teller.between_actions(),
            Some(step) => teller.step(step),
        },
        Phase::EndOfRound => teller.say("prompt-end-of-round", &[("round", game.round().into())]),
        Phase::Discs => teller.march(),
        Phase::Castillo => teller.say("prompt-castillo", &[]),
        Phase::March if game.king() == KingSpot::Castillo => teller.say("prompt-march-shut", &[]),
        Phase::March => teller.say("prompt-march", &[]),
        Phase::Regions => teller.say("prompt-regions", &[]),
        Phase::Over => teller.over(),
    };
    (!told.is_empty()).then_some(told)
}

struct PromptTeller<'a> {
    game: &'a Game,
    setup: &'a Setup,
    text: &'a Text,
    seat: Option<Seat>,
    names: Names<'a>,
    part: Part,
}

impl PromptTeller<'_> {
    fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        let mut args = args.to_vec();
        if let Some(seat) = self.seat {
            args.push(("seat", self.names.seat(seat)));
        }
        let id = match self.part {
            Part::Sentence => id.to_owned(),
            Part::Order => format!("{id}.order"),
            Part::Line => format!("{id}.line"),
        };
        // Not every sentence has a short form, nor every order a second line.
        if self.part == Part::Sentence || self.text.has(&id) {
            self.text.say(&id, &args)
        } else {
            String::new()
        }
    }

    fn bid(&self) -> String {
        let holds = |seat| !self.game.modifiers(seat).is_empty();
        let id = if self.seat.is_some_and(holds) {
            "prompt-bid-shift"
        } else {
            "prompt-bid"
        };
        self.say(id, &[])
    }

    /// Where one's own in the Castillo ride in a general scoring.
    fn march(&self) -> String {
        let inside = |seat| self.game.grande(seat) == Some(Place::Castillo);
        let id = if self.seat.is_some_and(inside) {
            "prompt-disc-march-grande"
        } else {
            "prompt-disc-march"
        };
        self.say(id, &[])
    }

    fn recruit(&self) -> String {
        if let Some(left) = self.game.turn().recruits_left {
            return self.say("prompt-recruit-from", &[("left", left.into())]);
        }
        let actor = self.game.actor();
        let wanted = self.game.bid(actor).map_or(0, Power::recruits);
        let provinces = self.game.provinces(actor);
        let lacking = wanted.saturating_sub(provinces);
        let rest = lacking.min(in_regions(self.game, actor).sum());
        let id = match (lacking, rest) {
            (1.., 1..) => "prompt-recruit-short",
            (1.., 0) if provinces == 0 => "prompt-recruit-nowhere",
            _ => "prompt-recruit",
        };
        let limit = wanted.min(provinces);
        self.say(id, &[("limit", limit.into()), ("rest", rest.into())])
    }

    /// Which card comes back may be a secret; what everybody sees go is none.
    fn take_back(&self) -> String {
        let (game, actor) = (self.game, self.game.actor());
        let face_down = game.rules().edition.rules().piles_face_down;
        let open = if face_down { "round" } else { "top" };
        let id = if !game.spent_modifiers(actor).is_empty() {
            "prompt-take-back-shift"
        } else if game.spent(actor).len() == 1 {
            "prompt-take-back-alone"
        } else {
            "prompt-take-back"
        };
        self.say(id, &[("open", open.into())])
    }

    /// What the modifier lets one do, as its card says.
    fn ability(&self) -> String {
        let modifier = self.game.played_modifier(self.game.actor());
        let said = |of: &str| {
            let key = modifier.map_or("", ModifierId::key);
            self.text.say(&format!("modifier-{key}{of}"), &[])
        };
        let args = [
            ("modifier", said("").into()),
            ("words", said(".text").into()),
        ];
        self.say("prompt-ability", &args)
    }

    /// Placing, the special action, or the end of the turn.
    fn between_actions(&self) -> String {
        let (game, turn) = (self.game, self.game.turn());
        let count = turn.to_place.min(game.court(game.actor()));
        let can_place = count > 0 && turn.placing != Progress::Finished;
        let can_act = game.judge(Decision::Act).is_ok();
        let first = self.effect() == Some(Effect::Regent(Regent::Infiltration));
        let id = match (can_place, can_act) {
            (true, true) if first => "prompt-act-first",
            (true, true) if turn.placing == Progress::Begun => "prompt-act-placing",
            (true, true) => "prompt-act-both",
            (true, false) if turn.action == Progress::Open => "prompt-act-place-useless",
            (true, false) => "prompt-act-place",
            (false, true) => "prompt-act-only",
            (false, false) => "prompt-act-nothing",
        };
        let place = match (game.king(), turn.infiltrates) {
            (KingSpot::Castillo, true) => "where-anywhere-inside",
            (KingSpot::Castillo, false) => "where-anywhere",
            (KingSpot::France, _) => "where-france",
            (KingSpot::Portugal, _) => "where-portugal",
            (KingSpot::In(_), true) => "where-king-too",
            (KingSpot::In(_), false) => "where-king",
        };
        let (near, too) = (format!("{place}.near"), format!("{place}.too"));
        let short = |id: &str| Value::from(self.text.say(id, &[]));
        let (near, too) = (short(&near), short(&too));
        let place = self.text.say(place, &[]);
        self.say(
            id,
            &[
                ("count", count.into()),
                ("where", place.into()),
                ("near", near),
                ("too", too),
                ("card", self.card()),
            ],
        )
    }

    fn card(&self) -> Value<'static> {
        self.game
            .turn()
            .card
            .map_or_else(|| "".into(), |card| self.names.card(card))
    }

    fn step(&self, step: Step) -> String {
        match step {
            Step::Moves { left, source } => {
                let source = source.map(|region| self.names.region(region));
                self.moves(left, source)
            }
            Step::PlaceMore(extra) => {
                let count = extra.count.min(self.game.court(self.game.actor()));
                let castillo = extra.castillo && self.game.king() != KingSpot::Castillo;
                let place = if castillo {
                    "where-more"
                } else {
                    "where-more-regions"
                };
                let args = [
                    ("count", count.into()),
                    ("upto", yes_no(extra.up_to)),
                    ("where", self.text.say(place, &[]).into()),
                ];
                self.say("prompt-place-more", &args)
            }
            Step::MoveOrPlaceMore => {
                let militia =
                    matches!(self.effect(), Some(Effect::MoveOrPlaceMore(_, extra)) if extra.up_to);
                self.say("prompt-move-or-place", &[("upto", yes_no(militia))])
            }
            Step::OneOfEach { of } => self.say(
                "prompt-one-of-each",
                &[("seats", self.names.seats(of.iter()))],
            ),
            Step::ChooseScored => {
                let castillo = !matches!(self.effect(), Some(Effect::ScoreOne { castillo: false }));
                let id = if castillo {
                    "prompt-score-one"
                } else {
                    "prompt-score-region"
                };
                self.say(id, &[])
            }
            Step::ChooseScoreboard => self.say("prompt-scoreboard", &[]),
            Step::ChooseKing { to_neighbour } => self.king(to_neighbour),
            Step::ChooseGrande => self.say("prompt-grande", &[]),
            Step::ChooseEvicted => self.say("prompt-evict", &[]),
            Step::ChooseRegent(regent) => {
                self.say(&format!("prompt-regent-{}", regent.name()), &[])
            }
            Step::Escort { from, left } => {
                let args = [("left", left.into()), ("region", self.names.region(from))];
                self.say("prompt-escort", &args)
            }
            Step::CallIn { left } => self.say("prompt-recruit-from", &[("left", left.into())]),
            Step::ChoosePower => self.take_back(),
            Step::Comply { who, duty } => {
                let duty = match duty {
                    Duty::Bear(burden) => self.text.say(&format!("duty-{}", burden.name()), &[]),
                    Duty::Leave(region) => self
                        .text
                        .say("duty-leave", &[("region", self.names.region(region))]),
                };
                let seats = self.names.seats(who.iter());
                self.say("prompt-next", &[("seats", seats), ("duty", duty.into())])
            }
            Step::GiveUp { whose, picked } => {
                let left = to_give_up(self.game, whose).saturating_sub(picked.len());
                self.say(
                    "prompt-give-up",
                    &[("left", left.into()), ("card", self.card())],
                )
            }
            Step::SetDiscs { .. } => self.disc(),
            Step::Objections { deed, .. } => {
                let plan = announcement(self.text, self.setup, self.game, deed);
                self.say("prompt-veto", &[("plan", plan.into())])
            }
            Step::Answer { by, .. } => self.say("prompt-answer", &[("by", self.names.seat(by))]),
            // Run by themselves: never on top when the game waits.
            Step::Score { .. } | Step::ScoreDiscs | Step::Rivals { .. } => {
                self.say("prompt-scoring", &[])
            }
        }
    }

    /// Where the King may go depends on where he is.
    fn king(&self, to_neighbour: bool) -> String {
        match self.game.king() {
            KingSpot::In(_) if to_neighbour => self.say("prompt-king-neighbour", &[]),
            abroad @ (KingSpot::France | KingSpot::Portugal) if to_neighbour => {
                let country = self.names.king_spot(abroad);
                self.say("prompt-king-back", &[("country", country)])
            }
            _ => self.say("prompt-king", &[]),
        }
    }

    /// What the card of this turn does.
    fn effect(&self) -> Option<Effect> {
        self.game.turn().card.map(CardId::effect)
    }

    fn moves(&self, left: MoveAllowance, source: Option<Value<'static>>) -> String {
        let id = match (left.one_source, left.any > 0, &source) {
            (true, false, None) => "prompt-moves-spread",
            (true, false, Some(_)) => "prompt-moves-spread-on",
            (true, true, None) => "prompt-moves-source",
            (true, true, Some(_)) => "prompt-moves-source-on",
            (false, ..) if left.any > 0 => "prompt-moves-any",
            (false, ..) if left.own > 0 && left.foreign > 0 => "prompt-moves-mixed",
            (false, ..) if left.own > 0 => "prompt-moves-own",
            (false, ..) => "prompt-moves-foreign",
        };
        let spare =
            (left.own > 0 && left.own_spare > 0) || (left.foreign > 0 && left.foreign_spare > 0);
        let upto = match (left.may_end(), spare) {
            (false, true) => "spare".into(),
            (may_end, _) => yes_no(may_end),
        };
        let mut args = vec![
            ("own", left.own.into()),
            ("foreign", left.foreign.into()),
            ("any", left.any.into()),
            ("upto", upto),
        ];
        args.extend(source.map(|source| ("source", source)));
        self.say(id, &args)
    }

    /// What the disc is for, the card says.
    fn disc(&self) -> String {
        match self.effect() {
            Some(Effect::Burden(Burden::TwoByDisc)) => {
                let most = self.seat.and_then(|seat| in_regions(self.game, seat).max());
                let count = most.unwrap_or(0).min(2);
                self.say("prompt-disc-two", &[("count", count.into())])
            }
            Some(Effect::Burden(_)) => self.say("prompt-disc-all", &[]),
            Some(Effect::Evict) => {
                let left = self.game.pending().iter().find_map(|step| match step {
                    Step::Comply {
                        duty: Duty::Leave(region),
                        ..
                    } => Some(region),
                    _ => None,
                });
                let region = left.map_or_else(|| "".into(), |region| self.names.region(region));
                self.say("prompt-disc-leave", &[("region", region)])
            }
            _ => self.say("prompt-disc-score", &[]),
        }
    }

    fn over(&self) -> String {
        let winners = self.game.winners();
        let points = winners
            .iter()
            .next()
            .map_or(0, |seat| self.game.score(seat));
        let args = [
            ("seats", self.names.seats(winners.iter())),
            ("count", winners.len().into()),
            ("points", points.into()),
        ];
        self.say("prompt-over", &args)
    }
}

/// How many a seat gives up in all: three, or all that can be given.
fn to_give_up(game: &Game, seat: Seat) -> usize {
    let available = game.court(seat) + in_regions(game, seat).sum::<u8>();
    usize::from(available).min(GivenUp::MOST)
}

/// A seat’s caballeros in each region that they may leave.
fn in_regions(game: &Game, seat: Seat) -> impl Iterator<Item = u8> {
    let free: RegionSet = game.free_regions();
    RegionId::ALL
        .into_iter()
        .filter(move |&region| free.contains(region))
        .map(move |region| game.caballeros(region, seat))
}
