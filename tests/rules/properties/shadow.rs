//! A second table on which only what the events tell is done.

use el_grande::rules::{
    COLOURS, CardId, Deed, Game, GameEvent, KingSpot, ModifierId, PLACES, Phase, Place, Power,
    Refuge, RegionId, STACKS, Scoreboard, Seat, SeatSet, Source, StackId, Step, Values,
};

#[derive(Debug)]
pub(super) struct Shadow {
    players: usize,
    king: KingSpot,
    men: [[u8; COLOURS]; PLACES],
    court: [u8; COLOURS],
    provinces: [u8; COLOURS],
    grandes: Vec<Option<Place>>,
    scoreboards: [Option<Place>; 2],
    scores: Vec<u16>,
    hand_sizes: Vec<u32>,
    bids: Vec<Option<Power>>,
    first_bidder: Seat,
    actor: Option<Seat>,
    card: Option<CardId>,
    face_up: [Option<CardId>; STACKS],
    vetoes: Vec<Seat>,
    discs_set: SeatSet,
    /// The special action under way, and what of it was announced last.
    acting: bool,
    announced: Option<Deed>,
    castillo_open: bool,
    over: bool,
    hands: Vec<u32>,
    neutral: Option<Power>,
    played: Vec<Option<ModifierId>>,
}

impl Shadow {
    pub(super) fn new(start: &Game) -> Self {
        let seats = || start.seats();
        let colours: [Seat; COLOURS] = std::array::from_fn(Seat::new);
        Self {
            players: start.players(),
            king: start.king(),
            men: Place::ALL.map(|place| colours.map(|seat| start.caballeros(place, seat))),
            court: colours.map(|seat| start.court(seat)),
            provinces: colours.map(|seat| start.provinces(seat)),
            grandes: seats().map(|seat| start.grande(seat)).collect(),
            scoreboards: [None; 2],
            scores: vec![0; start.players()],
            hand_sizes: vec![13; start.players()],
            bids: vec![None; start.players()],
            first_bidder: start.first_bidder(),
            actor: None,
            card: None,
            face_up: [None; STACKS],
            vetoes: Vec::new(),
            discs_set: SeatSet::EMPTY,
            acting: false,
            announced: None,
            castillo_open: false,
            over: false,
            hands: seats().map(|seat| start.modifiers(seat).len()).collect(),
            neutral: None,
            played: vec![None; start.players()],
        }
    }

    pub(super) fn take(&mut self, event: GameEvent) {
        match event {
            GameEvent::RoundBegan { .. } => {
                self.bids.fill(None);
                self.played.fill(None);
            }
            GameEvent::ModifierPlayed { seat, modifier } => {
                assert!(self.bids[seat.index()].is_some(), "{event:?}");
                self.played[seat.index()] = Some(modifier);
                self.hands[seat.index()] -= 1;
            }
            GameEvent::ModifierTakenBack { seat, .. } => self.hands[seat.index()] += 1,
            GameEvent::NeutralShowed { power } => self.neutral = Some(power),
            GameEvent::AbilityUsed { seat, modifier } => {
                self.acts(seat);
                assert_eq!(self.played[seat.index()], Some(modifier));
            }
            GameEvent::CardRevealed { stack, card } => {
                assert_eq!(self.face_up[stack.index()].replace(card), None, "{event:?}");
            }
            GameEvent::Bid { seat, power } => {
                self.bids[seat.index()] = Some(power);
                self.hand_sizes[seat.index()] -= 1;
            }
            GameEvent::TurnBegan { seat } => self.actor = Some(seat),
            GameEvent::CardTaken { seat, stack, card } => {
                self.acts(seat);
                self.leaves(stack, card);
                self.card = Some(card);
            }
            GameEvent::ActionBegan { seat, card } => {
                self.acts(seat);
                assert_eq!(self.card, Some(card), "{event:?}");
                self.acting = true;
            }
            GameEvent::ActionEnded { seat, .. } => {
                self.acts(seat);
                self.acting = false;
                self.announced = None;
                self.discs_set = SeatSet::EMPTY;
                assert!(!self.castillo_open, "nobody closed the Castillo");
            }
            GameEvent::ActionLeftOut { seat, card } => {
                self.acts(seat);
                assert_eq!(self.card, Some(card), "{event:?}");
            }
            GameEvent::TurnEnded { seat } => {
                self.acts(seat);
                self.card = None;
            }
            GameEvent::CardDiscarded { stack, card } | GameEvent::NeutralTook { stack, card } => {
                self.leaves(stack, card);
            }
            GameEvent::RoundEnded {
                bids_first_next, ..
            } => {
                let king_card = self.face_up[STACKS - 1].take();
                assert!(king_card.is_none_or(|card| card == CardId::KingTravels));
                assert_eq!(self.face_up, [None; STACKS]);
                self.first_bidder = bids_first_next;
                self.actor = None;
            }
            GameEvent::PowerTakenBack { seat, .. } => self.hand_sizes[seat.index()] += 1,
            GameEvent::DiscSet { seat } => self.discs_set.insert(seat),
            GameEvent::DiscsShown { discs } => self.discs_are_shown(discs),
            GameEvent::GeneralScoringBegan { .. }
            | GameEvent::ModifierChosen { .. }
            | GameEvent::ModifiersPassed => {}
            GameEvent::GameEnded { winners } => {
                let best = self.scores.iter().max();
                let are_best = |seat: &Seat| Some(&self.scores[seat.index()]) == best;
                let seats = (0..self.players).map(Seat::new);
                assert_eq!(winners, seats.filter(are_best).collect());
                self.over = true;
            }
            _ => self.take_piece(event),
        }
    }

    /// What moves pieces, pays points or has to do with Vetoes.
    fn take_piece(&mut self, event: GameEvent) {
        match event {
            GameEvent::Recruited { seat, count } => {
                self.provinces[seat.index()] -= count;
                self.court[seat.index()] += count;
            }
            GameEvent::RecruitedFrom { seat, region } => {
                self.men[region.index()][seat.index()] -= 1;
                self.court[seat.index()] += 1;
            }
            GameEvent::Placed { seat, to } => self.place(seat, to),
            GameEvent::NeutralSettled { region, count } => {
                let own = Seat::NEUTRAL.index();
                self.provinces[own] -= count;
                self.men[region.index()][own] += count;
            }
            GameEvent::GrandeMarched { seat, to } => {
                let from = self.grandes[seat.index()].replace(to.place());
                assert_eq!(from, Some(Place::Castillo), "{event:?}");
            }
            GameEvent::CastilloHeld => assert_eq!(self.king, KingSpot::Castillo),
            GameEvent::Done { by, deed } => {
                self.acts(by);
                self.do_deed(by, deed);
            }
            GameEvent::Marched { seat, count, to } => self.depart(seat, Place::Castillo, count, to),
            GameEvent::CastilloOpened { inside } => {
                assert_eq!(inside, self.men[Place::Castillo.index()]);
                assert!(!self.castillo_open, "the Castillo is opened twice");
                self.castillo_open = true;
            }
            GameEvent::CastilloClosed => {
                assert!(self.castillo_open, "the Castillo is closed twice");
                self.castillo_open = false;
            }
            GameEvent::ScoringBegan {
                place,
                values,
                counts,
            } => {
                assert_eq!(counts, self.men[place.index()]);
                assert_eq!(values, self.values(place));
                assert!(place != Place::Castillo || self.castillo_open);
            }
            GameEvent::Tribute {
                seat,
                points,
                total,
            }
            | GameEvent::Points {
                seat,
                points,
                total,
                ..
            } => {
                self.scores[seat.index()] += u16::from(points);
                assert_eq!(self.scores[seat.index()], total, "{event:?}");
            }
            GameEvent::VetoKept { seat } => self.vetoes.push(seat),
            GameEvent::VetoExpired { seat } => self.loses_veto(seat),
            GameEvent::Announced { by, deed } => {
                self.acts(by);
                assert!(self.acting && !self.vetoes.is_empty(), "{event:?}");
                self.announced = Some(deed);
            }
            GameEvent::VetoWithheld { seat, .. } => assert!(self.vetoes.contains(&seat)),
            GameEvent::VetoPlayed { seat, against } => {
                assert_eq!(self.announced, Some(against));
                self.loses_veto(seat);
            }
            GameEvent::VetoAnswered { seat, answered } => {
                assert_ne!(seat, answered);
                self.loses_veto(seat);
            }
            GameEvent::Vetoed { deed, .. } => assert_eq!(self.announced.take(), Some(deed)),
            _ => panic!("{event:?} is not known here"),
        }
    }

    fn do_deed(&mut self, by: Seat, deed: Deed) {
        match deed {
            Deed::Move { whose, from, to } => {
                self.men[from.index()][whose.index()] -= 1;
                self.men[to.index()][whose.index()] += 1;
            }
            Deed::PlaceMore { to } => self.place(by, to),
            Deed::SendHome { whose, from } => self.send_home(whose, from, 1),
            Deed::LoseRegion { whose, from, count } => self.send_home(whose, from, count),
            Deed::LoseCourt { whose, count } => {
                self.court[whose.index()] -= count;
                self.provinces[whose.index()] += count;
            }
            Deed::GiveUp { whose, picked } => {
                for source in picked.iter() {
                    match source {
                        Source::Court => self.court[whose.index()] -= 1,
                        Source::In(region) => self.men[region.index()][whose.index()] -= 1,
                    }
                    self.provinces[whose.index()] += 1;
                }
            }
            Deed::Displace {
                whose,
                from,
                count,
                to,
            } => self.depart(whose, from.place(), count, to),
            Deed::SetScoreboard { board, from, to } => {
                let place = &mut self.scoreboards[board.index()];
                assert_eq!(place.replace(to), from, "{deed:?}");
            }
            Deed::MoveKing { from, to } => {
                assert_eq!(std::mem::replace(&mut self.king, to), from);
            }
            Deed::MoveGrande { from, to } => {
                let home = self.grandes[by.index()].replace(to.place());
                assert_eq!(home, Some(from));
            }
            Deed::GrowCourt { count } => {
                self.provinces[by.index()] -= count;
                self.court[by.index()] += count;
            }
            Deed::CallIn { from } => {
                self.men[from.index()][by.index()] -= 1;
                self.court[by.index()] += 1;
            }
            Deed::EnterCastillo { whose, from } => {
                let home = self.grandes[whose.index()].replace(Place::Castillo);
                assert_eq!(home, Some(from.place()));
                assert_eq!(self.king, KingSpot::In(from), "{deed:?}");
            }
            Deed::SwapKing {
                whose,
                king,
                grande,
            } => {
                let home = self.grandes[whose.index()].replace(king.place());
                assert_eq!(home, Some(grande.place()));
                let left = std::mem::replace(&mut self.king, KingSpot::In(grande));
                assert_eq!(left, KingSpot::In(king));
            }
            Deed::Infiltrate
            | Deed::CallDiscs { .. }
            | Deed::Evict { .. }
            | Deed::ScorePlace { .. } => {}
            Deed::WholeAction | Deed::OpenCastillo | Deed::Pay(_) | Deed::TakeBack => {
                panic!("{deed:?} is told by what it leads to");
            }
        }
    }

    fn acts(&self, seat: Seat) {
        assert_eq!(self.actor, Some(seat), "whose turn it is");
    }

    fn place(&mut self, seat: Seat, to: Place) {
        self.court[seat.index()] -= 1;
        self.men[to.index()][seat.index()] += 1;
    }

    fn send_home(&mut self, whose: Seat, from: RegionId, count: u8) {
        self.men[from.index()][whose.index()] -= count;
        self.provinces[whose.index()] += count;
    }

    fn depart(&mut self, whose: Seat, from: Place, count: u8, to: Refuge) {
        let own = whose.index();
        self.men[from.index()][own] -= count;
        match to {
            Refuge::In(region) => self.men[region.index()][own] += count,
            Refuge::Court => self.court[own] += count,
            Refuge::Provinces => self.provinces[own] += count,
        }
    }

    fn leaves(&mut self, stack: StackId, card: CardId) {
        assert_eq!(self.face_up[stack.index()].take(), Some(card));
    }

    fn loses_veto(&mut self, seat: Seat) {
        let held = self.vetoes.iter().position(|&holder| holder == seat);
        self.vetoes.remove(held.expect("a Veto to lose"));
    }

    fn discs_are_shown(&mut self, discs: [Option<RegionId>; 5]) {
        for (index, disc) in discs.into_iter().enumerate() {
            assert_eq!(disc.is_some(), self.discs_set.contains(Seat::new(index)));
        }
        // In general scoring they are put away at once.
        if !self.acting {
            self.discs_set = SeatSet::EMPTY;
        }
    }

    fn values(&self, place: Place) -> Values {
        let lies_there = |board: &Scoreboard| self.scoreboards[board.index()] == Some(place);
        let board = Scoreboard::ALL.into_iter().find(lies_there);
        board.map_or(place.printed_values(), Scoreboard::values)
    }

    /// The game looks as it was told.
    pub(super) fn is_like(&self, game: &Game) {
        assert_eq!(self.king, game.king());
        for seat in (0..COLOURS).map(Seat::new) {
            for place in Place::ALL {
                let told = self.men[place.index()][seat.index()];
                assert_eq!(told, game.caballeros(place, seat), "{seat:?} in {place:?}");
            }
            assert_eq!(
                self.court[seat.index()],
                game.court(seat),
                "court of {seat:?}"
            );
            assert_eq!(
                self.provinces[seat.index()],
                game.provinces(seat),
                "{seat:?}"
            );
        }
        for seat in game.seats() {
            let own = seat.index();
            assert_eq!(self.grandes[own], game.grande(seat), "Grande of {seat:?}");
            assert_eq!(self.scores[own], game.score(seat), "score of {seat:?}");
            assert_eq!(
                self.hand_sizes[own],
                game.hand(seat).len(),
                "hand of {seat:?}"
            );
            assert_eq!(self.bids[own], game.bid(seat), "bid of {seat:?}");
            assert_eq!(self.hands[own], game.modifiers(seat).len(), "{seat:?}");
            assert_eq!(self.played[own], game.played_modifier(seat), "{seat:?}");
        }
        assert_eq!(self.neutral, game.bid(Seat::NEUTRAL));
        assert_eq!(
            self.scoreboards,
            Scoreboard::ALL.map(|board| game.scoreboard(board))
        );
        assert_eq!(self.face_up, StackId::ALL.map(|stack| game.face_up(stack)));
        assert!(
            self.vetoes
                .iter()
                .copied()
                .eq(game.vetoes().map(|veto| veto.holder))
        );
        assert_eq!(self.first_bidder, game.first_bidder());
        assert_eq!(self.discs_set, game.discs_set());
        assert_eq!(self.card, game.turn().card);
        assert_eq!(self.acting, !game.pending().is_empty());
        assert_eq!(self.over, game.is_over());
        if !game.turn_order().is_empty() {
            assert_eq!(self.actor, Some(game.actor()));
        }
        if let Some(Step::Objections { deed, .. } | Step::Answer { deed, .. }) =
            game.pending().top()
        {
            assert_eq!(self.announced, Some(deed));
        }
        assert!(!self.castillo_open || self.acting || game.phase() == Phase::March);
    }
}
