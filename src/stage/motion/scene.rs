//! What is played before everybody's eyes, as the events shown so far tell it.

use crate::common::{FrameSet, Spectacle};
use crate::rules::{
    COLOURS, GameEvent, MAX_PLAYERS, Place, Reason, RegionId, Seat, SeatSet, Values,
};
use crate::stage::motion::playback::Playing;
use crate::table::{Match, Show, Shown};
use bevy::prelude::*;

/// What is played before everybody's eyes.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    pub active: bool,
    /// What is being counted.
    pub place: Option<Place>,
    /// What it pays.
    pub values: Option<Values>,
    /// Who has how many there, and what each has been paid so far.
    pub counts: [u8; COLOURS],
    pub paid: [Paid; COLOURS],
    /// The tower shows what is in it.
    pub open: bool,
    /// What the discs were set to, while they are held up.
    pub discs: Option<[Option<RegionId>; MAX_PLAYERS]>,
    /// Points on their way to a marker.
    pub gain: Option<(Seat, u8)>,
    /// The act of a general scoring that is under way.
    pub act: Option<Act>,
    /// Everybody's points after an act, until the next begins.
    pub standing: Option<Act>,
    /// What everybody got in the act under way, or in the one that has just ended.
    pub gained: [u16; COLOURS],
    /// And in the whole scoring.
    pub gained_in_all: [u16; COLOURS],
    pub veto: Option<Veto>,
    /// A place that an event has to do with, while it is shown: the Castillo, if all stay there.
    pub lit: Option<Place>,
    /// Who has become El Grande.
    pub crowned: Option<SeatSet>,
    /// A special action is under way.
    card: bool,
}

/// An act of a general scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    Castillo,
    Regions,
}

impl Act {
    pub const ALL: [Self; 2] = [Self::Castillo, Self::Regions];

    /// In ids of text.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Castillo => "Castillo",
            Self::Regions => "Regions",
        }
    }
}

/// What somebody got for a place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Paid {
    /// For the rank; the position is none where nothing was said yet.
    pub points: u8,
    pub position: Option<u8>,
    /// Shared with somebody, and so paid the value of the position below.
    pub tied: bool,
    pub king: u8,
    pub home: u8,
}

/// A Veto before everybody's eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Veto {
    Played(Seat),
    /// By the other Veto: it happens after all.
    Answered(Seat),
    Stands(Seat),
}

impl Veto {
    /// Seals on the table.
    pub(crate) const fn seals(self) -> usize {
        match self {
            Self::Played(_) | Self::Stands(_) => 1,
            Self::Answered(_) => 2,
        }
    }
}

/// Whether the scene begins anew with this.
const fn begins_anew(event: &GameEvent) -> bool {
    matches!(
        event,
        GameEvent::ActionEnded { .. }
            | GameEvent::TurnBegan { .. }
            | GameEvent::RoundBegan { .. }
            | GameEvent::GameEnded { .. }
    )
}

impl Scene {
    /// The scene once these events have been shown, the last of them still under way.
    pub(crate) fn after<'e>(events: impl DoubleEndedIterator<Item = &'e GameEvent>) -> Self {
        let mut since = Vec::new();
        for event in events.rev() {
            since.push(event);
            if begins_anew(event) {
                break;
            }
        }
        let mut scene = Self::default();
        since.iter().rev().for_each(|event| scene.follow(event));
        scene
    }

    /// What an event does to the scene.
    fn follow(&mut self, event: &GameEvent) {
        self.calm();
        self.standing = None;
        match *event {
            GameEvent::GeneralScoringBegan { .. } => self.active = true,
            GameEvent::ActionBegan { .. } => self.card = true,
            GameEvent::CastilloOpened { inside } => {
                (self.active, self.open) = (true, true);
                self.begin(Place::Castillo, None, inside);
            }
            GameEvent::CastilloClosed => self.open = false,
            GameEvent::CastilloHeld => {
                self.open = false;
                self.place = None;
                self.lit = Some(Place::Castillo);
            }
            GameEvent::NeutralSettled { region, .. } => self.lit = Some(region.place()),
            GameEvent::Tribute { seat, points, .. } => self.gain = Some((seat, points)),
            GameEvent::ScoringBegan {
                place,
                values,
                counts,
            } => {
                self.active = true;
                self.discs = None;
                self.begin(place, Some(values), counts);
                self.open &= place == Place::Castillo;
            }
            GameEvent::DiscsShown { discs } => {
                self.place = None;
                self.discs = Some(discs);
            }
            GameEvent::Points {
                seat,
                points,
                reason,
                ..
            } => self.pay(seat, points, reason),
            GameEvent::VetoPlayed { seat, .. } => self.veto = Some(Veto::Played(seat)),
            GameEvent::VetoAnswered { seat, .. } => self.veto = Some(Veto::Answered(seat)),
            GameEvent::Vetoed { by, .. } => self.veto = Some(Veto::Stands(by)),
            GameEvent::Done { .. } | GameEvent::Announced { .. } => self.veto = None,
            GameEvent::ActionEnded { .. }
            | GameEvent::TurnBegan { .. }
            | GameEvent::RoundBegan { .. } => *self = Self::default(),
            GameEvent::GameEnded { winners } => {
                *self = Self {
                    active: true,
                    crowned: Some(winners),
                    ..Self::default()
                }
            }
            _ => {}
        }
    }

    /// Everybody has seen what was pointed out.
    pub(crate) const fn calm(&mut self) {
        (self.gain, self.lit) = (None, None);
    }

    /// What kind of scene it is.
    const fn spectacle(&self) -> Spectacle {
        if self.crowned.is_some() {
            Spectacle::Crowning
        } else if self.veto.is_some() {
            Spectacle::Veto
        } else if self.active {
            Spectacle::Scoring
        } else {
            Spectacle::Off
        }
    }

    fn begin(&mut self, place: Place, values: Option<Values>, counts: [u8; COLOURS]) {
        self.place = Some(place);
        self.values = values;
        self.counts = counts;
        self.paid = [Paid::default(); COLOURS];
        let act = match (self.card, place) {
            (true, _) => None,
            (false, Place::Castillo) => Some(Act::Castillo),
            (false, _) => Some(Act::Regions),
        };
        if self.act != act {
            self.gained = [0; COLOURS];
            self.act = act;
        }
    }

    fn pay(&mut self, seat: Seat, points: u8, reason: Reason) {
        self.gained[seat.index()] += u16::from(points);
        self.gained_in_all[seat.index()] += u16::from(points);
        let paid = &mut self.paid[seat.index()];
        match reason {
            Reason::Rank { position } => (paid.points, paid.position) = (points, Some(position)),
            // Paid the value of this position, for sharing the one above.
            Reason::Tie { position } => {
                (paid.points, paid.position) = (points, Some(position.saturating_sub(1)));
                paid.tied = true;
            }
            Reason::KingBonus => paid.king = points,
            Reason::HomeBonus => paid.home = points,
        }
        if points > 0 {
            self.gain = Some((seat, points));
        }
    }

    /// An event that ends an act waits until the standing has been seen.
    pub(crate) const fn ends_act(&self, event: &GameEvent) -> bool {
        match (self.act, event) {
            // Once: after the discs everybody has seen it.
            (Some(Act::Castillo), GameEvent::DiscsShown { .. } | GameEvent::CastilloClosed) => {
                self.discs.is_none()
            }
            (Some(Act::Regions), GameEvent::RoundBegan { .. } | GameEvent::GameEnded { .. }) => {
                true
            }
            _ => false,
        }
    }

    /// Shows the standing after the act under way.
    pub(crate) const fn take_stock(&mut self) {
        self.standing = self.act.take();
        self.place = None;
        self.gain = None;
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Scene>()
        .add_systems(Update, follow.in_set(FrameSet::Scene));
}

/// The scene is what the history tells, up to what is being shown.
fn follow(
    on_table: Option<Res<Match>>,
    shown: Option<Res<Shown>>,
    show: Res<Show>,
    playing: Res<Playing>,
    mut scene: ResMut<Scene>,
    mut spectacle: ResMut<NextState<Spectacle>>,
) {
    let mut next = Scene::default();
    // Where nothing is shown on its way, nobody looks at a scene.
    if let (Some(on_table), Some(shown), false) = (on_table, shown, show.instant) {
        next = Scene::after(on_table.history.events(shown.begun()));
        if playing.takes_stock() {
            next.take_stock();
        }
        if !show.busy {
            next.calm();
        }
    }
    NextState::set_if_neq(&mut spectacle, next.spectacle());
    scene.set_if_neq(next);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::RandomPlayer;
    use crate::rules::{Game, Setup};

    /// Every event of a game, with what the scene was before it.
    fn follow(seed: u64, mut each: impl FnMut(&mut Scene, &GameEvent)) {
        let mut game = Game::new(&Setup::with_players(4), seed).expect("set up");
        let mut player = RandomPlayer::from_seed(seed);
        let mut scene = Scene::default();
        let mut events = Vec::new();
        game.settle(&mut events);
        loop {
            for event in events.drain(..) {
                each(&mut scene, &event);
                scene.follow(&event);
            }
            let Some(decision) = player.decide(&game) else {
                return;
            };
            game.apply(decision, &mut events).expect("legal");
            game.settle(&mut events);
        }
    }

    #[test]
    fn every_general_scoring_has_two_acts_with_a_standing_after_each() {
        for seed in 0..5 {
            let mut stood = Vec::new();
            follow(seed, |scene, event| {
                if scene.ends_act(event) {
                    // As it is shown: for a while, and then the scene goes on as it was.
                    let mut stock = *scene;
                    stock.take_stock();
                    stood.extend(stock.standing);
                    assert!(!stock.ends_act(event), "twice");
                }
            });
            assert_eq!(stood, [Act::Castillo, Act::Regions].repeat(3));
        }
    }

    #[test]
    fn what_is_paid_adds_up() {
        let mut gained = [0_u16; COLOURS];
        let mut told = [0_u16; COLOURS];
        follow(3, |scene, event| {
            if let GameEvent::Points { seat, points, .. } = *event {
                gained[seat.index()] += u16::from(points);
            }
            if scene.ends_act(event) {
                scene.take_stock();
                for (sum, more) in told.iter_mut().zip(scene.gained) {
                    *sum += more;
                }
            }
            // What a card pays is told as it is paid.
            if let (GameEvent::Points { seat, points, .. }, None) = (event, scene.act) {
                told[seat.index()] += u16::from(*points);
            }
        });
        assert_eq!(gained, told);
    }
}
