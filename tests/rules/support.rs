//! Tables to test on: any position in a few words.

use el_grande::rules::{
    CardId, Decision, Decisions, Deck, Deed, Effect, Game, GameEvent, HeldVeto, KingSpot,
    MAX_VETOES, Phase, PileRecord, Place, Position, Power, PowerSet, RegionId, RuleError, Seat,
    SeatSet, Setup, StackRecord, Step, TurnSoFar, VetoRule,
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
        // The second round: two cards of each stack are turned up; the King card always is.
        for (stack, open) in position.stacks[..4].iter_mut().zip(&mut position.face_up) {
            stack.turned_up = stack.face_down.drain(..2).collect();
            *open = stack.turned_up.last().copied();
        }
        position.face_up[4] = Some(CardId::KingTravels);
        position.face_up[usize::from(card.places()) - 1] = None;
        position.turn = TurnSoFar {
            card: Some(card),
            to_place: card.places(),
            ..TurnSoFar::default()
        };
        Self { position }
    }

    /// The stack of New Regent lies in the place of the King card, which these tables have taken.
    pub(crate) fn regents(mut self) -> Self {
        let mut cards = Deck::anniversary().regents();
        let face_down = cards.split_off(2);
        self.position.rules.new_regent = true;
        self.position.stacks[4] = StackRecord {
            turned_up: cards,
            face_down,
        };
        self
    }

    /// The same if the card taken asks for it.
    pub(crate) fn with_its_stack(self) -> Self {
        match self.position.turn.card.map(CardId::effect) {
            Some(Effect::Regent(_)) => self.regents(),
            _ => self,
        }
    }

    /// The King is not in a region.
    pub(crate) fn king_at(mut self, spot: KingSpot) -> Self {
        self.position.king = spot;
        self
    }

    /// This Grande is in the Castillo.
    pub(crate) fn grande_inside(mut self, index: usize) -> Self {
        self.position.grandes[index] = Some(Place::Castillo);
        self
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

    /// Another seat than 0 acts.
    pub(crate) fn actor(mut self, index: usize) -> Self {
        let on_turn = |&on: &Seat| on == seat(index);
        let at = self.position.turn_order.iter().position(on_turn);
        self.position.turn_index = at.expect("a seat of the table") as u8;
        self
    }

    /// Other bids, and with them another order of turns. The highest bidder acts.
    pub(crate) fn bids(mut self, values: &[u8]) -> Self {
        for (index, &value) in values.iter().enumerate() {
            let bid = power(value);
            self.position.bids[index] = Some(bid);
            let hand = PowerSet::ALL.iter().filter(|&card| card != bid);
            self.position.hands[index] = hand.collect();
            self.position.spent[index].cards = vec![bid];
        }
        let order = &mut self.position.turn_order;
        order.sort_by_key(|on| std::cmp::Reverse(values[on.index()]));
        self
    }

    /// The turn has just begun: no card is taken yet.
    pub(crate) fn recruiting(mut self) -> Self {
        self.position.phase = Phase::Recruit;
        if let Some(card) = self.position.turn.card {
            self.position.face_up[usize::from(card.places()) - 1] = Some(card);
        }
        self.position.turn = TurnSoFar::default();
        self
    }

    /// The discs are about to be set for the general scoring after round 3.
    pub(crate) fn general_scoring(mut self) -> Self {
        self.position.round = 3;
        self.position.phase = Phase::Discs;
        self.position.face_up = Default::default();
        self.position.turn = TurnSoFar::default();
        self.position.turn_order.clear();
        self.position.turn_index = 0;
        self
    }

    pub(crate) fn veto_rule(mut self, rule: VetoRule) -> Self {
        self.position.rules.veto = rule;
        self
    }

    pub(crate) fn game(self) -> Game {
        Game::try_from(self.position).expect("a possible position")
    }

    /// The game in another phase of the same round.
    pub(crate) fn game_in(mut self, phase: Phase) -> Game {
        self.position.phase = phase;
        self.game()
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

/// A turn in which nothing is done: nobody recruited, the first card there taken and left unused.
pub(crate) fn pass_turn(game: &mut Game) -> Vec<GameEvent> {
    let mut events = play(game, &[Decision::Recruit(0)]);
    // `SHORTAGE` asks once more.
    if game.phase() == Phase::Recruit {
        events.extend(play(game, &[Decision::Done]));
    }
    let take = legal(game)[0];
    events.extend(play(game, &[take, Decision::Done]));
    events
}

/// Caballeros by seat in a place.
pub(crate) fn men(game: &Game, place: impl Into<Place>) -> Vec<u8> {
    let place = place.into();
    let count = |seat| game.caballeros(place, seat);
    game.seats().map(count).collect()
}

pub(crate) fn seats(indices: &[usize]) -> SeatSet {
    indices.iter().copied().map(seat).collect()
}

/// The step that waits for objections.
pub(crate) fn announced(game: &Game) -> Deed {
    match game.pending().top() {
        Some(Step::Objections { deed, .. }) => deed,
        other => panic!("no step waits for objections, but {other:?}"),
    }
}
