//! Sentences that the next event may still lengthen: three caballeros placed one by one are told
//! as three.

use super::line::Sentence;
use super::names::{Names, yes_no};
use super::topic::Topic;
use crate::rules::{
    CardId, Deed, GameEvent, ModifierId, Place, Power, Refuge, RegionId, Seat, Source,
};
use crate::text::Value;

/// What a sentence is about. Events that open the same one are told together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SentenceKind {
    Bids,
    /// The neutral colour's caballeros, where region cards send them.
    Settles,
    Recruits(Seat),
    Places(Seat),
    PlacesMore(Seat),
    Moves(Seat),
    SendsHome(Seat),
    /// To the provinces, because a card says so.
    Lost,
    /// Out of a region or the Castillo, as the discs show.
    Leave(Place),
    Unused,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SentencePart {
    Bid(Seat, Power, Option<ModifierId>),
    Settles(RegionId),
    FromProvinces,
    From(Source),
    In(Place),
    Move {
        whose: Seat,
        from: RegionId,
        to: Place,
    },
    Lost {
        whose: Seat,
        from: Source,
    },
    Leaves {
        whose: Seat,
        to: Refuge,
    },
    Card(CardId),
}

/// A sentence in the making.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OpenSentence {
    pub(super) kind: SentenceKind,
    /// What happened, and how often.
    parts: Vec<(SentencePart, u8)>,
    topic: Topic,
}

impl OpenSentence {
    /// The part of a sentence that an event is, if it is just that.
    pub(super) fn from_event(event: GameEvent) -> Option<Self> {
        let topic = Topic::of(event);
        let (kind, part, count) = match event {
            GameEvent::Bid { seat, power } => {
                (SentenceKind::Bids, SentencePart::Bid(seat, power, None), 1)
            }
            GameEvent::NeutralSettled { region, count } => {
                let mut held = Self::new(
                    SentenceKind::Settles,
                    SentencePart::Settles(region),
                    count,
                    topic,
                );
                // That none go to the King's region is told too.
                if count == 0 {
                    held.parts.push((SentencePart::Settles(region), 0));
                }
                return Some(held);
            }
            GameEvent::Recruited { seat, count } => (
                SentenceKind::Recruits(seat),
                SentencePart::FromProvinces,
                count,
            ),
            GameEvent::RecruitedFrom { seat, region } => (
                SentenceKind::Recruits(seat),
                SentencePart::From(Source::In(region)),
                1,
            ),
            GameEvent::Placed { seat, to } => (SentenceKind::Places(seat), SentencePart::In(to), 1),
            GameEvent::Marched { seat, count, to } => {
                let leaves = SentencePart::Leaves { whose: seat, to };
                (SentenceKind::Leave(Place::Castillo), leaves, count)
            }
            GameEvent::CardDiscarded { card, .. } => {
                (SentenceKind::Unused, SentencePart::Card(card), 1)
            }
            GameEvent::Done { by, deed } => return Self::from_deed(by, deed),
            _ => return None,
        };
        Some(Self::new(kind, part, count, topic))
    }

    pub(super) fn from_deed(by: Seat, deed: Deed) -> Option<Self> {
        let lost = |whose, from| SentencePart::Lost { whose, from };
        let (kind, part, count) = match deed {
            Deed::Move { whose, from, to } => (
                SentenceKind::Moves(by),
                SentencePart::Move { whose, from, to },
                1,
            ),
            Deed::PlaceMore { to } => (SentenceKind::PlacesMore(by), SentencePart::In(to), 1),
            Deed::SendHome { whose, from } => (
                SentenceKind::SendsHome(by),
                lost(whose, Source::In(from)),
                1,
            ),
            Deed::LoseCourt { whose, count } => {
                (SentenceKind::Lost, lost(whose, Source::Court), count)
            }
            Deed::LoseRegion { whose, from, count } => {
                (SentenceKind::Lost, lost(whose, Source::In(from)), count)
            }
            Deed::Displace {
                whose,
                from,
                count,
                to,
            } => (
                SentenceKind::Leave(from.place()),
                SentencePart::Leaves { whose, to },
                count,
            ),
            _ => return None,
        };
        Some(Self::new(kind, part, count, Topic::of_deed(by, deed)))
    }

    fn new(kind: SentenceKind, part: SentencePart, count: u8, topic: Topic) -> Self {
        let mut held = Self {
            kind,
            parts: Vec::new(),
            topic,
        };
        held.add(part, count);
        held
    }

    fn add(&mut self, part: SentencePart, count: u8) {
        match self.parts.iter_mut().find(|(known, _)| *known == part) {
            Some((_, sum)) => *sum += count,
            None if count > 0 => self.parts.push((part, count)),
            None => {}
        }
    }

    /// Takes the parts of another sentence about the same.
    pub(super) fn join(&mut self, other: &Self) {
        for &(part, count) in &other.parts {
            match part {
                SentencePart::Settles(_) => self.parts.push((part, count)),
                _ => self.add(part, count),
            }
        }
        self.topic = std::mem::take(&mut self.topic).and(&other.topic);
    }

    /// The bid told last was made with a modifier.
    pub(super) fn modify_bid(&mut self, played: ModifierId) {
        if let Some((SentencePart::Bid(_, _, modifier), _)) = self.parts.last_mut() {
            *modifier = Some(played);
        }
    }

    /// The sentence as it stands.
    pub(super) fn tell(&self, names: &Names<'_>) -> Sentence {
        Sentence {
            text: self.wording(names),
            topic: self.topic.clone(),
        }
    }

    fn wording(&self, names: &Names<'_>) -> String {
        let origin = self.common_origin();
        let parts = ("parts", self.list(names, origin.is_some()));
        let by_seat = |id, seat| names.say(id, &[("seat", names.seat(seat)), parts.clone()]);
        match self.kind {
            SentenceKind::Bids => names.say("log-bids", &[parts]),
            SentenceKind::Settles => names.say("log-neutral-settles", &[parts]),
            SentenceKind::Recruits(seat) if self.parts.is_empty() => {
                by_seat("log-recruits-nobody", seat)
            }
            SentenceKind::Recruits(seat) => by_seat("log-recruits", seat),
            SentenceKind::Places(seat) => by_seat("log-places", seat),
            SentenceKind::PlacesMore(seat) => by_seat("log-places-more", seat),
            SentenceKind::Moves(seat) => match origin {
                None => by_seat("log-moves", seat),
                Some(from) => {
                    let from = ("from", names.region(from));
                    names.say("log-moves-out", &[("seat", names.seat(seat)), from, parts])
                }
            },
            SentenceKind::SendsHome(seat) => by_seat("log-sends-home", seat),
            SentenceKind::Lost => names.say("log-lost", &[parts]),
            SentenceKind::Leave(place) => {
                names.say("log-leave", &[("place", names.place(place)), parts])
            }
            SentenceKind::Unused => names.say("log-unused", &[parts]),
        }
    }

    /// Recruiting and taking a card, which open nearly every turn, in one sentence.
    pub(super) fn tell_recruits_and(
        &self,
        seat: Seat,
        card: CardId,
        names: &Names<'_>,
    ) -> Sentence {
        let id = match self.parts[..] {
            [] => "log-takes",
            [(SentencePart::FromProvinces, _)] => "log-recruits-and-takes",
            _ => "log-recruits-far-and-takes",
        };
        let args = [
            ("seat", names.seat(seat)),
            ("card", names.card(card)),
            ("parts", self.list(names, false)),
        ];
        Sentence {
            text: names.say(id, &args),
            topic: self.topic.clone(),
        }
    }

    /// The region that several moves all come from: it need be named only once.
    fn common_origin(&self) -> Option<RegionId> {
        let mut origins = self.parts.iter().map(|&(part, _)| match part {
            SentencePart::Move { from, .. } => Some(from),
            _ => None,
        });
        let first = origins.next().flatten()?;
        (self.parts.len() > 1 && origins.all(|origin| origin == Some(first))).then_some(first)
    }

    fn list(&self, names: &Names<'_>, origin_named: bool) -> Value<'static> {
        let parts = self.parts.iter().map(|&(part, count)| {
            let number = ("count", Value::from(count));
            match part {
                SentencePart::Bid(seat, power, modifier) => {
                    let mut args =
                        vec![("seat", names.seat(seat)), ("power", power.value().into())];
                    let Some(modifier) = modifier else {
                        return names.say("part-bid", &args);
                    };
                    args.push(("change", format!("{:+}", modifier.value()).into()));
                    args.push(("modifier", names.modifier(modifier)));
                    names.say("part-bid-modified", &args)
                }
                SentencePart::Settles(region) => {
                    names.say("part-settles", &[number, ("place", names.region(region))])
                }
                // Where else would they come from? Only a shortage makes it worth saying.
                SentencePart::FromProvinces if self.parts.len() == 1 => {
                    names.say("part-recruits", &[number])
                }
                SentencePart::FromProvinces => names.say("part-from-provinces", &[number]),
                SentencePart::From(source) => from_source(source, count, names),
                SentencePart::In(place) => {
                    names.say("part-in", &[number, ("place", names.place(place))])
                }
                SentencePart::Move { whose, from, to } => {
                    let own = self.kind == SentenceKind::Moves(whose);
                    let args = [
                        number,
                        ("own", yes_no(own)),
                        ("whose", names.seat(whose)),
                        ("from", names.region(from)),
                        ("to", names.place(to)),
                    ];
                    let id = if origin_named {
                        "part-move-to"
                    } else {
                        "part-move"
                    };
                    names.say(id, &args)
                }
                SentencePart::Lost { whose, from } => {
                    let whose = ("whose", names.seat(whose));
                    match from {
                        Source::Court => names.say("part-of-from-court", &[number, whose]),
                        Source::In(region) => {
                            let place = ("place", names.region(region));
                            names.say("part-of-from", &[number, whose, place])
                        }
                    }
                }
                SentencePart::Leaves { whose, to } => {
                    let args = [
                        number,
                        ("whose", names.seat(whose)),
                        ("to", names.refuge(to)),
                    ];
                    names.say("part-leaves", &args)
                }
                SentencePart::Card(card) => names.say("part-card", &[("card", names.card(card))]),
            }
        });
        match self.kind {
            SentenceKind::Bids | SentenceKind::Settles => names.row(parts),
            _ => names.list(parts),
        }
    }

    /// The parts alone, for a sentence of another shape.
    pub(super) fn parts(&self, names: &Names<'_>) -> Value<'static> {
        self.list(names, false)
    }
}

/// So many from there.
pub(super) fn from_source(source: Source, count: u8, names: &Names<'_>) -> String {
    let number = ("count", Value::from(count));
    match source {
        Source::Court => names.say("part-from-court", &[number]),
        Source::In(region) => names.say("part-from", &[number, ("place", names.region(region))]),
    }
}
