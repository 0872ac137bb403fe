//! What a hand can reach: which piece is meant by a point on the screen, and what may be done.

use crate::board::size;
use crate::book::{BookPage, behind, of_phase};
use crate::common::{Curtain, FrameSet, Menu, Notice, Words};
use crate::log::refusal;
use crate::models::KING_HEIGHT;
use crate::opponents::Keepers;
use crate::rules::{Decision, Game, Phase, Seat};
use crate::stage::{Obstacle, StageCamera};
use crate::table::gesture::{self, Choices, Gesture, Piece};
use crate::table::{
    Caballero, Grande, Inbox, King, Match, MobileScoreboard, Occupants, OnRails, Show, Shown, Spot,
    StandsIn,
};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// What a hand may do now: nothing while something is shown, hidden, or the menu is open.
#[derive(Resource, Debug, Default, PartialEq, Eq, Deref)]
pub struct PossibleGestures(Choices);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<PossibleGestures>()
        .add_systems(Update, look.in_set(FrameSet::Choices));
}

/// Whether a hand may touch anything: not while something is shown, hidden, or the menu is open,
/// nor in a bot's turn.
#[derive(SystemParam)]
pub(super) struct Access<'w> {
    shown: Option<Res<'w, Shown>>,
    show: Res<'w, Show>,
    curtain: Res<'w, State<Curtain>>,
    menu: Res<'w, State<Menu>>,
    keepers: Res<'w, Keepers>,
}

impl Access<'_> {
    /// The game a hand may touch, once the menu is closed.
    pub(super) fn game_behind_menu(&self, inbox: &Inbox) -> Option<&Game> {
        let game = self.shown.as_ref()?.game();
        let open = self.show.rests(inbox)
            && *self.curtain.get() == Curtain::Lifted
            && self.keepers.thinking(game).is_none();
        open.then_some(game)
    }

    /// The game a hand may touch now.
    fn game(&self, inbox: &Inbox) -> Option<&Game> {
        let closed = *self.menu.get() == Menu::Closed;
        self.game_behind_menu(inbox).filter(|_| closed)
    }
}

fn look(access: Access, inbox: Res<Inbox>, mut possible: ResMut<PossibleGestures>) {
    let choices = access
        .game(&inbox)
        .map_or_else(Choices::default, |game| match inbox.rails() {
            OnRails::No => Choices::of(game),
            OnRails::Waits => Choices::default(),
            OnRails::Only(decision) => Choices::only(game, decision),
        });
    possible.set_if_neq(PossibleGestures(choices));
}

/// What a hand needs to know of the table.
#[derive(SystemParam)]
pub(crate) struct HandReach<'w, 's> {
    on_table: Option<Res<'w, Match>>,
    access: Access<'w>,
    possible: Res<'w, PossibleGestures>,
    words: Res<'w, Words>,
    inbox: ResMut<'w, Inbox>,
    notices: MessageWriter<'w, Notice>,
    spots: Query<'w, 's, &'static Spot>,
    stands: Query<'w, 's, &'static StandsIn>,
    occupants: Query<'w, 's, &'static Occupants>,
    caballeros: Query<'w, 's, &'static Caballero>,
    grandes: Query<'w, 's, &'static Grande>,
    kings: Query<'w, 's, (), With<King>>,
    scoreboards: Query<'w, 's, &'static MobileScoreboard>,
    pieces: Query<'w, 's, (Entity, &'static GlobalTransform), With<StandsIn>>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<StageCamera>>,
}

/// A small cube is hard to hit: so many pixels beside it still mean it.
const MAGNET: f32 = 16.0;

impl HandReach<'_, '_> {
    /// The spot of an entity: itself, or the one it stands in.
    pub(crate) fn spot(&self, entity: Entity) -> Option<Spot> {
        let at = self.stands.get(entity).map_or(entity, |stands| stands.0);
        self.spots.get(at).ok().copied()
    }

    pub(crate) fn piece(&self, entity: Entity) -> Option<Piece> {
        if let Ok(caballero) = self.caballeros.get(entity) {
            return Some(Piece::Caballero {
                whose: caballero.seat,
                at: self.spot(entity)?,
            });
        }
        if let Ok(grande) = self.grandes.get(entity) {
            return Some(Piece::Grande { whose: grande.seat });
        }
        if self.kings.contains(entity) {
            return Some(Piece::King);
        }
        let tile = self.scoreboards.get(entity).ok()?;
        Some(Piece::Scoreboard(tile.0))
    }

    /// Whether anything may be touched.
    pub(crate) fn open(&self) -> bool {
        self.access.game(&self.inbox).is_some()
    }

    /// Who decides with the pieces now.
    pub(crate) fn decider(&self) -> Option<Seat> {
        self.access.game(&self.inbox)?.to_act()
    }

    /// Where a piece goes that is brought to a player: to court if it may, else home.
    pub(crate) fn home_with(&self, seat: Seat, piece: Piece) -> Spot {
        let court = Spot::Court(seat);
        if self.possible.may_go(piece, court) {
            court
        } else {
            Spot::Provinces(seat)
        }
    }

    pub(crate) fn possible(&self) -> &Choices {
        &self.possible
    }

    /// Whether something at this point means more than the table it lies on: a piece, or a place that
    /// answers.
    pub(crate) fn answers(&self, hit: Entity, at: Vec2) -> bool {
        let place = |spot: Spot| self.possible.is_target(spot);
        self.piece(hit).is_some()
            || self.meant(hit, at).is_some()
            || self.spot(hit).is_some_and(place)
    }

    /// Whether the last step of the own turn may be taken back; says why not.
    pub(crate) fn may_take_back(&mut self) -> bool {
        let (Some(on_table), Some(game)) = (&self.on_table, self.access.game(&self.inbox)) else {
            return false;
        };
        let in_turn = matches!(
            game.phase(),
            Phase::Recruit | Phase::Ability | Phase::Take | Phase::Act
        );
        let lock = on_table.history.undo_lock();
        if let (true, Some(lock)) = (in_turn, lock) {
            let why = self.words.0.say(&format!("bar-undo-{}", lock.name()), &[]);
            self.notices.write(Notice::refusal(why));
        }
        in_turn && lock.is_none()
    }

    /// Every piece that may be moved, one for each group of equal ones.
    pub(crate) fn movable(&self) -> Vec<(Entity, Piece)> {
        let mut groups: Vec<(Entity, Piece)> = Vec::new();
        for (entity, _) in &self.pieces {
            let Some(piece) = self.piece(entity) else {
                continue;
            };
            if self.possible.may_move(piece) && !groups.iter().any(|(_, known)| *known == piece) {
                groups.push((self.top(entity, piece), piece));
            }
        }
        groups
    }

    /// All that stands about, for finding ground that nothing hides.
    pub(crate) fn standing(&self) -> Vec<Obstacle> {
        let pieces = self.pieces.iter().filter_map(|(entity, at)| {
            let half = match self.piece(entity)? {
                Piece::Caballero { .. } => size::CABALLERO / 2.0,
                Piece::Grande { .. } => size::GRANDE / 2.0,
                Piece::King => KING_HEIGHT / 2.0,
                Piece::Scoreboard(_) => return None,
            };
            Some((at.translation(), half))
        });
        pieces.collect()
    }

    pub(crate) fn on_screen(&self, entity: Entity) -> Option<Vec2> {
        let (_, at) = self.pieces.get(entity).ok()?;
        self.project(at.translation())
    }

    /// Where a point of the world is seen.
    pub(crate) fn project(&self, at: Vec3) -> Option<Vec2> {
        let (camera, eye) = self.cameras.single().ok()?;
        camera.world_to_viewport(eye, at).ok()
    }

    /// The piece that is meant at a point of the screen where this entity was hit: one that may be
    /// moved if there is one close by.
    pub(crate) fn meant(&self, hit: Entity, at: Vec2) -> Option<(Entity, Piece)> {
        let movable = |entity: Entity| {
            let piece = self.piece(entity)?;
            self.possible
                .may_move(piece)
                .then(|| (self.top(entity, piece), piece))
        };
        if let Some(found) = movable(hit) {
            return Some(found);
        }
        let near = self.pieces.iter().filter_map(|(entity, _)| {
            let distance = self.on_screen(entity)?.distance(at);
            (distance <= MAGNET).then_some((entity, distance))
        });
        let near = near.filter_map(|(entity, distance)| Some((movable(entity)?, distance)));
        near.min_by(|a, b| a.1.total_cmp(&b.1)).map(|near| near.0)
    }

    /// Of a group of equal cubes the newest: it lies on top, and goes first.
    pub(crate) fn top(&self, entity: Entity, piece: Piece) -> Entity {
        let stands = self.stands.get(entity);
        let others = stands.and_then(|stands| self.occupants.get(stands.0));
        let others = others.into_iter().flat_map(|others| others.pieces().rev());
        let mut equal = others.filter(|&other| self.piece(other) == Some(piece));
        equal.next().unwrap_or(entity)
    }

    /// All that are this piece, the oldest first.
    pub(crate) fn equal_pieces(&self, piece: Piece) -> Vec<Entity> {
        let mut standing = self.pieces.iter();
        let one = standing.find(|&(entity, _)| self.piece(entity) == Some(piece));
        let stands = one.and_then(|(entity, _)| self.stands.get(entity).ok());
        let others = stands.and_then(|stands| self.occupants.get(stands.0).ok());
        let others = others.into_iter().flat_map(Occupants::pieces);
        let equal = others.filter(|&other| self.piece(other) == Some(piece));
        equal.collect()
    }

    /// Says why something can't be decided.
    pub(crate) fn refuse(&mut self, decision: Decision) {
        let (Some(on_table), Some(game)) = (&self.on_table, self.access.game(&self.inbox)) else {
            return;
        };
        if let Err(error) = game.judge(decision) {
            let why = refusal(self.words.0, &on_table.setup, error);
            let refusal = Notice::refusal(why).about(behind(error));
            self.notices.write(refusal);
        }
    }

    /// Makes the decision a gesture means, with this piece, or says why not.
    pub(crate) fn try_gesture(&mut self, gesture: Gesture, with: Option<Entity>) -> bool {
        let (Some(on_table), Some(game)) = (&self.on_table, self.access.game(&self.inbox)) else {
            return false;
        };
        let words = &self.words.0;
        let Some(decision) = gesture::meaning(game, gesture) else {
            // Pointing at something that can't be chosen is just looking at it.
            if gesture.piece.is_some() {
                let nowhere = words.say("notice-nowhere", &[]);
                let page = BookPage::Topic(of_phase(game.phase()));
                self.notices.write(Notice::refusal(nowhere).about(page));
            }
            return false;
        };
        match game.judge(decision) {
            Ok(()) => self.inbox.offer_with(decision, with),
            Err(error) => {
                let why = refusal(words, &on_table.setup, error);
                let refusal = Notice::refusal(why).about(behind(error));
                self.notices.write(refusal);
                false
            }
        }
    }
}
