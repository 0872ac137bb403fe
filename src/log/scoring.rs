//! How one place is scored: who stands there, and every point with its reason.

use super::line::Sentence;
use super::names::{self, Names};
use super::topic::Topic;
use crate::rules::{COLOURS, Place, Reason, Seat, Values};
use crate::text::Value;

/// A place being scored, as far as it has come.
#[derive(Clone, Debug)]
pub(super) struct PlaceScoring {
    place: Place,
    counts: [u8; COLOURS],
    /// What has been paid since the last time it was told.
    shares: Vec<Share>,
    /// Something has been paid, or said about it.
    told: bool,
}

/// What a group of equals was paid.
#[derive(Clone, Debug)]
enum Share {
    Alone {
        seat: Seat,
        parts: Vec<(Reason, u8)>,
    },
    /// Paid the value of a position, because they share the one above.
    Tied {
        seats: Vec<Seat>,
        position: u8,
        points: u8,
    },
}

impl PlaceScoring {
    pub(super) const fn new(place: Place, counts: [u8; COLOURS]) -> Self {
        Self {
            place,
            counts,
            shares: Vec::new(),
            told: false,
        }
    }

    /// Who stands there and what there is to win.
    pub(super) fn heading(&self, values: Values, in_use: usize, names: &Names<'_>) -> String {
        let mut args = vec![("values", names::values(values, in_use))];
        let counts = names.counts(self.counts);
        let empty = counts.is_none();
        args.extend(counts.map(|counts| ("parts", counts)));
        let id = match self.place.region() {
            None if empty => "log-scoring-castillo-empty",
            None => "log-scoring-castillo",
            Some(region) => {
                args.push(("place", names.region_on_board(region)));
                if empty {
                    "log-scoring-empty"
                } else {
                    "log-scoring-place"
                }
            }
        };
        names.say(id, &args)
    }

    pub(super) fn pay(&mut self, seat: Seat, points: u8, reason: Reason) {
        if points == 0 {
            return;
        }
        match (reason, self.shares.last_mut()) {
            (Reason::KingBonus | Reason::HomeBonus, Some(Share::Alone { parts, .. })) => {
                parts.push((reason, points));
            }
            (
                Reason::Tie { position },
                Some(Share::Tied {
                    seats,
                    position: same,
                    ..
                }),
            ) if position == *same => seats.push(seat),
            (Reason::Tie { position }, _) => self.shares.push(Share::Tied {
                seats: vec![seat],
                position,
                points,
            }),
            _ => self.shares.push(Share::Alone {
                seat,
                parts: vec![(reason, points)],
            }),
        }
    }

    /// What has been paid since the last time.
    pub(super) fn tell_shares(&mut self, names: &Names<'_>) -> Option<Sentence> {
        for share in &mut self.shares {
            // The neutral colour ties without being paid.
            if let Share::Tied { seats, .. } = share
                && let Some(&paid) = seats.first()
                && !seats.contains(&Seat::NEUTRAL)
                && self.counts[Seat::NEUTRAL.index()] == self.counts[paid.index()]
            {
                seats.push(Seat::NEUTRAL);
            }
        }
        let place = self.place;
        let shares = self.shares.drain(..).map(|share| Sentence {
            text: share.tell(names),
            topic: Topic::of_seats(share.seats().iter().copied()).at(place),
        });
        let told = shares.reduce(|first, next| first.and(&next));
        self.told |= told.is_some();
        told
    }

    /// Nothing more is paid here; says so if nothing was.
    pub(super) fn close(mut self, names: &Names<'_>) -> Option<Sentence> {
        let shares = self.tell_shares(names);
        let most = self.counts.iter().copied().max().unwrap_or(0);
        if self.told || most == 0 {
            return shares;
        }
        let mut first = self.counts.iter().filter(|&&count| count == most);
        let id = if first.nth(1).is_some() {
            "log-share-tied-nothing"
        } else {
            "log-share-nothing"
        };
        Some(Sentence {
            text: names.say(id, &[]),
            topic: Topic::default().at(self.place),
        })
    }
}

impl Share {
    fn seats(&self) -> &[Seat] {
        match self {
            Self::Alone { seat, .. } => std::slice::from_ref(seat),
            Self::Tied { seats, .. } => seats,
        }
    }

    fn tell(&self, names: &Names<'_>) -> String {
        match self {
            Self::Alone { seat, parts } => {
                let parts = parts.iter().map(|&(reason, points)| {
                    let points = ("points", Value::from(points));
                    match reason {
                        Reason::Rank { position } | Reason::Tie { position } => {
                            names.say("part-rank", &[points, ("position", position.into())])
                        }
                        Reason::KingBonus => names.say("part-king-bonus", &[points]),
                        Reason::HomeBonus => names.say("part-home-bonus", &[points]),
                    }
                });
                let args = [("seat", names.seat(*seat)), ("parts", names.list(parts))];
                names.say("log-share", &args)
            }
            Self::Tied {
                seats,
                position,
                points,
            } => {
                let args = [
                    ("seats", names.seats(seats.iter().copied())),
                    ("position", (position - 1).into()),
                    ("points", (*points).into()),
                ];
                names.say("log-share-tied", &args)
            }
        }
    }
}
