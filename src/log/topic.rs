//! Who and where a line of the log is about. It is taken from the events, never from the sentence:
//! players may be called like regions, and languages bend names.

use crate::rules::{
    COLOURS, Deed, GameEvent, KingSpot, Payment, Place, Refuge, Seat, SeatSet, Source,
};

/// The places and seats that something is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Topic {
    places: Vec<Place>,
    seats: SeatSet,
    /// Somebody goes into the Castillo.
    enters_castillo: bool,
}

impl Topic {
    /// Each place once, in the order the sentence comes to them.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// The neutral colour too.
    pub const fn seats(&self) -> SeatSet {
        self.seats
    }

    /// Whether it tells who went into the Castillo: what a table that plays without a ledger has to
    /// remember by itself.
    pub const fn enters_castillo(&self) -> bool {
        self.enters_castillo
    }

    /// The whole of an event. Whoever adds one has to say here what it is about.
    pub(super) fn of(event: GameEvent) -> Self {
        match event {
            GameEvent::RoundBegan { .. }
            | GameEvent::CardRevealed { .. }
            | GameEvent::ModifiersPassed
            | GameEvent::CardDiscarded { .. }
            | GameEvent::GeneralScoringBegan { .. } => Self::default(),
            GameEvent::Bid { seat, .. }
            | GameEvent::ModifierPlayed { seat, .. }
            | GameEvent::ModifierChosen { seat }
            | GameEvent::TurnBegan { seat }
            | GameEvent::Recruited { seat, .. }
            | GameEvent::AbilityUsed { seat, .. }
            | GameEvent::Tribute { seat, .. }
            | GameEvent::CardTaken { seat, .. }
            | GameEvent::ActionBegan { seat, .. }
            | GameEvent::VetoKept { seat }
            | GameEvent::VetoWithheld { seat, .. }
            | GameEvent::PowerTakenBack { seat, .. }
            | GameEvent::ModifierTakenBack { seat, .. }
            | GameEvent::DiscSet { seat }
            | GameEvent::ActionEnded { seat, .. }
            | GameEvent::ActionLeftOut { seat, .. }
            | GameEvent::TurnEnded { seat }
            | GameEvent::VetoExpired { seat }
            | GameEvent::RoundEnded {
                bids_first_next: seat,
                ..
            } => Self::of_seats([seat]),
            GameEvent::NeutralShowed { .. } | GameEvent::NeutralTook { .. } => {
                Self::of_seats([Seat::NEUTRAL])
            }
            GameEvent::NeutralSettled { region, .. } => Self::of_seats([Seat::NEUTRAL]).at(region),
            GameEvent::RecruitedFrom { seat, region } => Self::of_seats([seat]).at(region),
            GameEvent::Placed { seat, to } => Self::of_seats([seat]).going_to(to),
            GameEvent::Announced { by, deed } | GameEvent::Done { by, deed } => {
                Self::of_deed(by, deed)
            }
            GameEvent::VetoPlayed {
                seat: by,
                against: deed,
            }
            | GameEvent::Vetoed { by, deed } => Self::of_deed(by, deed),
            GameEvent::VetoAnswered { seat, answered } => Self::of_seats([seat, answered]),
            GameEvent::DiscsShown { discs } => {
                let set = discs.into_iter().enumerate();
                set.filter_map(|(seat, disc)| Some((Seat::new(seat), disc?)))
                    .fold(Self::default(), |topic, (seat, disc)| {
                        topic.with([seat]).at(disc)
                    })
            }
            GameEvent::CastilloOpened { inside } => Self::of_seats(present(inside)).at_castillo(),
            GameEvent::CastilloClosed | GameEvent::CastilloHeld => Self::default().at_castillo(),
            GameEvent::ScoringBegan { place, counts, .. } => {
                Self::of_seats(present(counts)).at(place)
            }
            GameEvent::Points { seat, place, .. } => Self::of_seats([seat]).at(place),
            GameEvent::Marched { seat, to, .. } => {
                Self::of_seats([seat]).at_castillo().at_refuge(to)
            }
            GameEvent::GrandeMarched { seat, to } => Self::of_seats([seat]).at_castillo().at(to),
            GameEvent::GameEnded { winners } => Self::of_seats(winners.iter()),
        }
    }

    /// A step of a special action, whoever brings it about or stops it.
    pub(super) fn of_deed(by: Seat, deed: Deed) -> Self {
        let topic = Self::of_seats([by]);
        match deed {
            Deed::WholeAction | Deed::TakeBack | Deed::GrowCourt { .. } | Deed::Infiltrate => topic,
            Deed::Move { whose, from, to } => topic.with([whose]).at(from).going_to(to),
            Deed::PlaceMore { to } => topic.going_to(to),
            Deed::SendHome { whose, from } | Deed::LoseRegion { whose, from, .. } => {
                topic.with([whose]).at(from)
            }
            Deed::LoseCourt { whose, .. } => topic.with([whose]),
            Deed::GiveUp { whose, picked } => {
                let sources = picked.iter();
                sources.fold(topic.with([whose]), |topic, source| match source {
                    Source::Court => topic,
                    Source::In(region) => topic.at(region),
                })
            }
            Deed::CallDiscs { who } => topic.with(who.iter()),
            Deed::Evict { from } | Deed::CallIn { from } => topic.at(from),
            Deed::Displace {
                whose, from, to, ..
            } => topic.with([whose]).at(from).at_refuge(to),
            Deed::ScorePlace { place } => topic.at(place),
            Deed::OpenCastillo => topic.at_castillo(),
            Deed::Pay(Payment { place, group, .. }) => topic.with(group.iter()).at(place),
            Deed::SetScoreboard { from, to, .. } => {
                from.into_iter().chain([to]).fold(topic, Self::at)
            }
            Deed::MoveKing { from, to } => topic.at_king_spot(from).at_king_spot(to),
            Deed::MoveGrande { from, to } => topic.at(from).at(to),
            Deed::EnterCastillo { whose, from } => topic.with([whose]).at(from).at_castillo(),
            Deed::SwapKing {
                whose,
                king,
                grande,
            } => topic.with([whose]).at(grande).at(king),
        }
    }

    pub(super) fn of_seats(seats: impl IntoIterator<Item = Seat>) -> Self {
        Self::default().with(seats)
    }

    pub(super) fn with(mut self, seats: impl IntoIterator<Item = Seat>) -> Self {
        for seat in seats {
            self.seats.insert(seat);
        }
        self
    }

    pub(super) fn at(mut self, place: impl Into<Place>) -> Self {
        let place = place.into();
        if !self.places.contains(&place) {
            self.places.push(place);
        }
        self
    }

    /// Where somebody goes.
    fn going_to(self, place: Place) -> Self {
        let mut topic = self.at(place);
        topic.enters_castillo |= place == Place::Castillo;
        topic
    }

    /// Abroad there is nothing on the map to point at.
    pub(super) fn at_king_spot(self, spot: KingSpot) -> Self {
        match spot {
            KingSpot::In(region) => self.at(region),
            KingSpot::Castillo => self.at_castillo(),
            KingSpot::France | KingSpot::Portugal => self,
        }
    }

    /// And of all that something else is about.
    pub(super) fn and(self, other: &Self) -> Self {
        let places = other.places.iter();
        let mut topic = places.fold(self.with(other.seats.iter()), |topic, &place| {
            topic.at(place)
        });
        topic.enters_castillo |= other.enters_castillo;
        topic
    }

    fn at_castillo(self) -> Self {
        self.at(Place::Castillo)
    }

    fn at_refuge(self, refuge: Refuge) -> Self {
        match refuge {
            Refuge::In(region) => self.at(region),
            Refuge::Court | Refuge::Provinces => self,
        }
    }
}

/// Whose caballeros are counted.
fn present(counts: [u8; COLOURS]) -> impl Iterator<Item = Seat> {
    let present = counts
        .into_iter()
        .enumerate()
        .filter(|&(_, count)| count > 0);
    present.map(|(index, _)| Seat::new(index))
}
