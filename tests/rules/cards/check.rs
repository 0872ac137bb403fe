//! What the answers are made of: playing on with a watchful eye, and comparing whole tables.

use super::Refusals;
use crate::support::{Table, announced, legal, play, refused};
use el_grande::rules::{
    Decision, Deed, Game, GameEvent, KingSpot, ModifierId, Payment, Phase, Place, Power, Progress,
    RegionId, RuleError, Scoreboard, Seat, SeatSet, Source, StackId, TurnSoFar,
};
use std::collections::HashSet;
use std::sync::LazyLock;

/// Every decision that can be said at all.
static ALL_DECISIONS: LazyLock<Vec<Decision>> = LazyLock::new(|| {
    let seats = || (0..=Seat::NEUTRAL.index()).map(Seat::new);
    let powers = || (1..=13).filter_map(Power::new);
    let kings = [KingSpot::France, KingSpot::Portugal, KingSpot::Castillo];
    let mut all = vec![
        Decision::Proceed,
        Decision::Act,
        Decision::GiveUp(Source::Court),
        Decision::Veto,
        Decision::NotNow,
        Decision::LetPass,
        Decision::Done,
    ];
    all.extend((0..=6).map(Decision::Recruit));
    all.extend(powers().map(Decision::Bid));
    all.extend(powers().map(Decision::TakeBack));
    all.extend(StackId::ALL.map(Decision::Take));
    all.extend(seats().map(Decision::Next));
    all.extend(kings.map(Decision::MoveKing));
    all.extend(seats().map(Decision::SwapKing));
    all.extend(ModifierId::ALL.map(Decision::PassOn));
    all.extend(ModifierId::ALL.map(Decision::TakeBackModifier));
    for modifier in ModifierId::ALL {
        all.extend(powers().map(|power| Decision::BidWith { power, modifier }));
    }
    for to in Place::ALL {
        all.extend([Decision::Place(to), Decision::Score(to)]);
        all.extend(Scoreboard::ALL.map(|board| Decision::SetScoreboard { board, to }));
    }
    for from in RegionId::ALL {
        all.extend([
            Decision::RecruitFrom(from),
            Decision::GiveUp(Source::In(from)),
            Decision::SetDisc(from),
            Decision::MoveKing(KingSpot::In(from)),
            Decision::MoveGrande(from),
            Decision::Evict(from),
        ]);
        for whose in seats() {
            all.push(Decision::SendHome { whose, from });
            all.extend(Place::ALL.map(|to| Decision::Move { whose, from, to }));
        }
    }
    all
});

/// What is listed is accepted, what is accepted is listed, and nothing is listed twice. The
/// position can be saved and loaded.
pub(super) fn agree(game: &Game) {
    let listed = legal(game);
    let set: HashSet<Decision> = listed.iter().copied().collect();
    assert_eq!(set.len(), listed.len(), "listed twice");
    assert!(!listed.is_empty(), "nobody can go on");
    for &decision in ALL_DECISIONS.iter() {
        let (lists, judges) = (set.contains(&decision), game.judge(decision).is_ok());
        assert_eq!(lists, judges, "{decision:?}: listed, accepted");
    }
    let written = Game::try_from(game.position());
    assert_eq!(written.as_ref(), Ok(game), "written out and read again");
}

/// Plays on, and makes sure that list and judgement agree at every step.
pub(super) fn go(game: &mut Game, decisions: &[Decision]) -> Vec<GameEvent> {
    agree(game);
    let mut events = Vec::new();
    for &decision in decisions {
        events.extend(play(game, &[decision]));
        agree(game);
    }
    events
}

/// The game with the special action begun and these decisions made.
pub(super) fn begin(table: Table, decisions: &[Decision]) -> Game {
    let mut game = table.game();
    go(&mut game, &[Decision::Act]);
    go(&mut game, decisions);
    game
}

/// The same, with what happened.
pub(super) fn tell(table: Table, decisions: &[Decision]) -> (Game, Vec<GameEvent>) {
    let mut game = table.game();
    let mut events = go(&mut game, &[Decision::Act]);
    events.extend(go(&mut game, decisions));
    (game, events)
}

/// The special action can't be begun, because it would do nothing.
pub(super) fn nothing_to_do(table: Table) {
    let game = table.game();
    let card = game.turn().card.expect("a card is taken");
    assert_eq!(
        refused(&game, Decision::Act),
        RuleError::NothingToDo { card }
    );
}

pub(super) const fn not_asked(decision: Decision) -> (Decision, RuleError) {
    let phase = Phase::Act;
    (decision, RuleError::NotAskedFor { phase, decision })
}

/// Once begun, a special action is carried out whole.
pub(super) const fn cannot_stop() -> (Decision, RuleError) {
    (Decision::Done, RuleError::MustFinish)
}

pub(super) fn refusals(
    moment: &'static str,
    game: Game,
    list: impl Into<Vec<(Decision, RuleError)>>,
) -> Refusals {
    Refusals {
        moment,
        game,
        list: list.into(),
    }
}

/// All that lies on the table is as expected, whatever is under way.
pub(super) fn compare(game: &Game, expected: Table) {
    let actual = game.position();
    let mut expected = expected.game().position();
    assert_eq!(actual.caballeros, expected.caballeros, "caballeros");
    assert_eq!(actual.court, expected.court, "courts");
    assert_eq!(actual.provinces, expected.provinces, "provinces");
    assert_eq!(actual.king, expected.king, "the King");
    assert_eq!(actual.grandes, expected.grandes, "Grandes");
    assert_eq!(actual.scoreboards, expected.scoreboards, "scoreboards");
    assert_eq!(actual.scores, expected.scores, "scores");
    assert_eq!(actual.hands, expected.hands, "hands");
    assert_eq!(actual.vetoes, expected.vetoes, "Vetoes");
    expected.turn = actual.turn;
    expected.pending.clone_from(&actual.pending);
    expected.discs = actual.discs;
    assert_eq!(actual, expected, "something else");
}

/// The action is under way, and all else is as expected.
pub(super) fn under_way(game: &Game, expected: Table) {
    assert_eq!(game.turn().action, Progress::Begun);
    assert!(!game.pending().is_empty());
    compare(game, expected);
}

/// The action has ended, and can't be begun again; all else is as expected, and placing, which
/// had not been begun, is still to come.
pub(super) fn ended(game: &Game, expected: Table) {
    compare(game, expected);
    let card = game.turn().card.expect("a card is taken");
    let turn = TurnSoFar {
        card: Some(card),
        to_place: card.places(),
        action: Progress::Finished,
        ..TurnSoFar::default()
    };
    assert_eq!(game.turn(), &turn);
    assert!(game.pending().is_empty(), "{:?}", game.pending());
    assert_eq!(game.discs_set(), SeatSet::EMPTY);
    let (actor, king) = (game.actor(), game.king());
    assert_eq!(game.to_act(), Some(actor));
    let mut open: Vec<Decision> = Vec::new();
    if game.court(actor) > 0 {
        let beside_king = king.open_regions();
        open.extend(beside_king.iter().map(|r| Decision::Place(r.place())));
        open.push(Decision::Place(Place::Castillo));
    }
    open.push(Decision::Done);
    assert_eq!(legal(game), open);
    assert_eq!(refused(game, Decision::Act), RuleError::ActionOver);
    agree(game);
}

/// The holder lets this step pass, and it is done.
pub(super) fn pass(game: &mut Game, deed: Deed) -> Vec<GameEvent> {
    assert_eq!(announced(game), deed);
    go(game, &[Decision::NotNow])
}

/// The one holder stops this step: what has been done stays, nothing else happens, and placing,
/// which had not been begun, is not touched.
pub(super) fn stop(mut game: Game, deed: Deed, expected: Table) -> Vec<GameEvent> {
    assert_eq!(announced(&game), deed);
    let holder = game.to_act().expect("a holder is asked");
    let answers = [Decision::NotNow, Decision::LetPass, Decision::Veto];
    assert_eq!(legal(&game), answers);
    let events = go(&mut game, &[Decision::Veto]);
    let against = deed;
    let (seat, by) = (holder, holder);
    assert_eq!(
        events[..2],
        [
            GameEvent::VetoPlayed { seat, against },
            GameEvent::Vetoed { by, deed }
        ]
    );
    let (card, seat) = (game.turn().card.expect("a card is taken"), game.actor());
    assert_eq!(events.last(), Some(&GameEvent::ActionEnded { seat, card }));
    ended(&game, expected);

    let court = game.court(seat);
    assert!(court > 0, "to place after the Veto");
    let inside = game.caballeros(Place::Castillo, seat);
    play(&mut game, &[Decision::Place(Place::Castillo)]);
    assert_eq!(game.court(seat), court - 1);
    assert_eq!(game.caballeros(Place::Castillo, seat), inside + 1);
    assert_eq!(game.turn().to_place, card.places() - 1);
    events
}

/// More ways to set up a table, and to say how it must look.
pub(super) trait Expect {
    /// It is this seat's turn, and not seat 0's.
    fn acting(self, index: u8) -> Self;
    fn scores(self, points: &[u16]) -> Self;
}

impl Expect for Table {
    fn acting(mut self, index: u8) -> Self {
        self.position.turn_index = index;
        self
    }

    fn scores(mut self, points: &[u16]) -> Self {
        self.position.scores[..points.len()].copy_from_slice(points);
        self
    }
}

/// The places that were scored, in order.
pub(super) fn scored(events: &[GameEvent]) -> Vec<Place> {
    let place = |event: &GameEvent| match *event {
        GameEvent::ScoringBegan { place, .. } => Some(place),
        _ => None,
    };
    events.iter().filter_map(place).collect()
}

/// What was done, in order.
pub(super) fn deeds(events: &[GameEvent]) -> Vec<Deed> {
    let deed = |event: &GameEvent| match *event {
        GameEvent::Done { deed, .. } => Some(deed),
        _ => None,
    };
    events.iter().filter_map(deed).collect()
}

/// Every move of a caballero of `whose` from one region while the King is in Galicia.
pub(super) fn all_moves(whose: Seat, from: RegionId) -> Vec<Decision> {
    let to_go = |&to: &Place| to != from.place() && to != Place::Galicia;
    let places = Place::ALL.into_iter().filter(to_go);
    places
        .map(|to| Decision::Move { whose, from, to })
        .collect()
}

pub(super) fn move_deed(whose: usize, from: RegionId, to: impl Into<Place>) -> Deed {
    let (whose, to) = (Seat::new(whose), to.into());
    Deed::Move { whose, from, to }
}

/// What one rank of a place is paid, without bonuses.
pub(super) fn rank(place: impl Into<Place>, group: &[usize], position: u8, points: u8) -> Payment {
    Payment {
        place: place.into(),
        group: group.iter().map(|&index| Seat::new(index)).collect(),
        position,
        points,
        king_bonus: false,
        home_bonus: false,
    }
}

/// The same as a step, with the King's bonus or the home bonus.
pub(super) fn with_bonus(payment: Payment, king_bonus: bool, home_bonus: bool) -> Deed {
    Deed::Pay(Payment {
        king_bonus,
        home_bonus,
        ..payment
    })
}

/// A scoring that leaves its player nothing to decide: what is refused while a holder is asked,
/// and once it is over.
pub(super) fn scoring_refuses(table: impl Fn() -> Table) -> Vec<Refusals> {
    let others = [
        not_asked(Decision::Score(Place::Aragon)),
        not_asked(Decision::SetDisc(RegionId::Aragon)),
        not_asked(Decision::Next(Seat::new(0))),
    ];
    let mut asked = vec![
        not_asked(Decision::Done),
        not_asked(Decision::Act),
        not_asked(Decision::Place(Place::Castillo)),
    ];
    let mut over = vec![
        (Decision::Act, RuleError::ActionOver),
        not_asked(Decision::Veto),
        not_asked(Decision::NotNow),
    ];
    asked.extend(others);
    over.extend(others);
    vec![
        refusals("a holder is asked", begin(table().veto(1), &[]), asked),
        refusals("it is over", begin(table(), &[]), over),
    ]
}
