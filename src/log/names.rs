//! What players, places and cards are called inside a sentence.

use crate::rules::{
    COLOURS, CardId, Edition, KingSpot, ModifierId, Place, Player, Refuge, RegionId, Scoreboard,
    Seat, Setup, Values,
};
use crate::text::{Text, Value};

/// The words of one game: its language and its players.
#[derive(Clone, Debug)]
pub(crate) struct Names<'a> {
    text: &'a Text,
    players: Vec<Player>,
    edition: Edition,
}

impl<'a> Names<'a> {
    pub(crate) fn new(text: &'a Text, setup: &Setup) -> Self {
        Self {
            text,
            players: setup.players.clone(),
            edition: setup.edition,
        }
    }

    pub(crate) fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.text.say(id, args)
    }

    pub(crate) fn players(&self) -> &[Player] {
        &self.players
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        self.players.get(seat.index()).map_or_else(
            || self.say("neutral-colour", &[]),
            |player| player.name.clone(),
        )
    }

    pub(crate) fn seat(&self, seat: Seat) -> Value<'static> {
        self.name(seat).into()
    }

    /// In a row, in this order.
    pub(crate) fn seats_in_order(&self, seats: impl IntoIterator<Item = Seat>) -> Value<'static> {
        self.row(seats.into_iter().map(|seat| self.name(seat)))
    }

    pub(crate) fn seats(&self, seats: impl IntoIterator<Item = Seat>) -> Value<'static> {
        self.list(seats.into_iter().map(|seat| self.name(seat)))
    }

    /// As the board has it.
    pub(crate) fn on_board(&self, region: RegionId) -> String {
        self.say(&region_key(self.edition, region), &[])
    }

    /// As on the board, alone on a line.
    pub(crate) fn region_on_board(&self, region: RegionId) -> Value<'static> {
        self.on_board(region).into()
    }

    pub(crate) fn region(&self, region: RegionId) -> Value<'static> {
        let args = [
            ("key", key_of(self.edition, region).into()),
            ("name", self.region_on_board(region)),
        ];
        self.say("in-region", &args).into()
    }

    pub(crate) fn place(&self, place: impl Into<Place>) -> Value<'static> {
        match place.into().region() {
            Some(region) => self.region(region),
            None => self.say("place-Castillo", &[]).into(),
        }
    }

    pub(crate) fn king_spot(&self, spot: KingSpot) -> Value<'static> {
        match spot {
            KingSpot::In(region) => self.region(region),
            KingSpot::France | KingSpot::Portugal | KingSpot::Castillo => {
                self.say(&format!("king-spot-{}", spot.name()), &[]).into()
            }
        }
    }

    /// With the direction: "to Granada", "back to court".
    pub(crate) fn refuge(&self, refuge: Refuge) -> Value<'static> {
        match refuge {
            Refuge::In(region) => {
                let region = ("region", self.region(region));
                self.say("refuge-region", &[region]).into()
            }
            Refuge::Court | Refuge::Provinces => {
                self.say(&format!("refuge-{}", refuge.name()), &[]).into()
            }
        }
    }

    pub(crate) fn card(&self, card: CardId) -> Value<'static> {
        self.say(&format!("card-{}", card.key()), &[]).into()
    }

    pub(crate) fn modifier(&self, modifier: ModifierId) -> Value<'static> {
        self.say(&format!("modifier-{}", modifier.key()), &[])
            .into()
    }

    /// Who has how many, those with none left out; nothing if nobody has any.
    pub(crate) fn counts(&self, counts: [u8; COLOURS]) -> Option<Value<'static>> {
        let present: Vec<String> = (0..COLOURS)
            .map(Seat::new)
            .filter(|seat| counts[seat.index()] > 0)
            .map(|seat| {
                let count = counts[seat.index()];
                let args = [("seat", self.seat(seat)), ("count", count.into())];
                self.say("part-count", &args)
            })
            .collect();
        (!present.is_empty()).then(|| self.row(present))
    }

    /// In a sentence: one, two and three.
    pub(crate) fn list(&self, items: impl IntoIterator<Item = String>) -> Value<'static> {
        let mut items: Vec<String> = items.into_iter().collect();
        let last = items.pop().unwrap_or_default();
        if items.is_empty() {
            return last.into();
        }
        let args = [("first", self.row(items)), ("last", last.into())];
        self.say("list-and", &args).into()
    }

    /// Like the entries of a table: one, two, three.
    pub(crate) fn row(&self, items: impl IntoIterator<Item = String>) -> Value<'static> {
        let joined = items.into_iter().reduce(|first, next| {
            let args = [("first", first.into()), ("next", next.into())];
            self.say("list-comma", &args)
        });
        joined.unwrap_or_default().into()
    }
}

/// Under which id the texts have the name of a region.
pub(crate) fn region_key(edition: Edition, region: RegionId) -> String {
    format!("region-{}", key_of(edition, region))
}

/// By which sentences tell regions of all editions apart.
fn key_of(edition: Edition, region: RegionId) -> String {
    match edition {
        Edition::Classic => region.name().to_owned(),
        Edition::Anniversary => format!("Anniversary-{}", region.name()),
    }
}

/// Values as on the board: "5 3 1". Only those in use at this table.
pub(crate) fn values(values: Values, in_use: usize) -> Value<'static> {
    let shown: Vec<String> = values.iter().take(in_use).map(u8::to_string).collect();
    shown.join(" ").into()
}

pub(crate) fn scoreboard(board: Scoreboard) -> Value<'static> {
    values(board.values(), board.values().len())
}

/// For messages that choose their wording by a condition.
pub(crate) fn yes_no(condition: bool) -> Value<'static> {
    if condition { "yes" } else { "no" }.into()
}
