//! Tables to test on: any position in a few words.

use el_grande::rules::{
    CardId, Decision, Decisions, Game, GameEvent, HeldVeto, KingSpot, MAX_VETOES, Phase,
    PileRecord, Place, Position, Power, RegionId, RuleError, Seat, Setup, Turn, VetoRule,
};

/// Seat 0 always acts in these tables, bids 13, and has taken the card in question; the King is
/// in Galicia, the Grandes stand in Catalonia, and all caballeros are in the provinces.
pub(crate) struct Table {
    pub(crate) position: Position,
}

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index)
}

pub(crate) fn power(value: u8) -> Power {
    Power::new(value).expect("1 to 13")
}

impl Table {
    pub(crate) fn new(players: usize, card: CardId) -> Self {
        let mut setup = Setup::with_players(players);
        setup.veto = VetoRule::Classic;
        let mut position = Game::new(&setup, 1).expect("a sound setup").position();
        position.round = 2;
        position.phase = Phase::Act;
        position.king = KingSpot::In(RegionId::Galicia);
        position.caballeros.clear();
        position.court = vec![0; players];
        position.provinces = vec![30; players];
        position.grandes = vec![Some(Place::Catalonia); players];
        position.turn_order = (0..players).map(seat).collect();
        position.first_bidder = seat(0);
        for index in 0..players {
            let bid = power(13 - index as u8);
            position.bids[index] = Some(bid);
            position.hands[index].retain(|&card| card != bid);
            position.spent[index] = PileRecord {
                cards: vec![bid],
                maybe: vec![],
            };
        }
        for stack in &mut position.stacks[..4] {
            let turned: Vec<_> = stack.face_down.drain(..2).collect();
            stack.turned_up = turned;
        }
        position.turn = Turn {
            card: Some(card),
            to_place: card.places(),
            ..Turn::default()
        };
        Self { position }
    }

    /// Caballeros by seat in a place, taken from the provinces.
    pub(crate) fn men(mut self, place: impl Into<Place>, counts: &[u8]) -> Self {
        let players = self.position.hands.len();
        let entry = self
            .position
            .caballeros
            .entry(place.into())
            .or_insert(vec![0; players]);
        for (index, &count) in counts.iter().enumerate() {
            entry[index] += count;
            self.position.provinces[index] -= count;
        }
        self
    }

    /// Caballeros by seat at court, taken from the provinces.
    pub(crate) fn court(mut self, counts: &[u8]) -> Self {
        for (index, &count) in counts.iter().enumerate() {
            self.position.court[index] += count;
            self.position.provinces[index] -= count;
        }
        self
    }

    pub(crate) fn king(mut self, region: RegionId) -> Self {
        self.position.king = KingSpot::In(region);
        self
    }

    pub(crate) fn grande(mut self, index: usize, region: RegionId) -> Self {
        self.position.grandes[index] = Some(region.into());
        self
    }

    /// Where the scoreboards 8 4 0 and 4 0 0 lie.
    pub(crate) fn scoreboards(mut self, eight: Option<Place>, four: Option<Place>) -> Self {
        self.position.scoreboards = [eight, four];
        self
    }

    /// This seat holds a Veto.
    pub(crate) fn veto(mut self, index: usize) -> Self {
        assert!(self.position.vetoes.len() < MAX_VETOES);
        self.position.vetoes.push(HeldVeto {
            holder: seat(index),
            rounds_left: 2,
        });
        self
    }

    pub(crate) fn veto_rule(mut self, rule: VetoRule) -> Self {
        self.position.rules.veto = rule;
        self
    }

    pub(crate) fn game(self) -> Game {
        Game::try_from(self.position).expect("a possible position")
    }

    /// The game with the special action begun.
    pub(crate) fn act(self) -> Game {
        let mut game = self.game();
        play(&mut game, &[Decision::Act]);
        game
    }
}

/// Makes decisions that must all be accepted, and returns what happened.
pub(crate) fn play(game: &mut Game, decisions: &[Decision]) -> Vec<GameEvent> {
    let mut events = Vec::new();
    for &decision in decisions {
        if let Err(error) = game.apply(decision, &mut events) {
            panic!("{decision:?} was refused: {error}");
        }
    }
    events
}

/// Makes a decision that must be refused, and leaves the game as it was.
pub(crate) fn refused(game: &Game, decision: Decision) -> RuleError {
    let mut copy = game.clone();
    let error = copy
        .apply(decision, &mut ())
        .expect_err("this must be refused");
    assert_eq!(&copy, game, "a refused decision changed the game");
    assert!(
        !legal(game).contains(&decision),
        "{decision:?} is listed but refused"
    );
    error
}

pub(crate) fn legal(game: &Game) -> Vec<Decision> {
    let mut decisions = Decisions::new();
    game.legal(&mut decisions);
    decisions.to_vec()
}

pub(crate) fn moves(whose: usize, from: RegionId, to: impl Into<Place>) -> Decision {
    Decision::Move {
        whose: seat(whose),
        from,
        to: to.into(),
    }
}
