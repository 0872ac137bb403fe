//! Examples that the rules work out: a card is really played, by bots, in a position that was put up
//! for it. Nothing of what an example shows is written by hand.

use crate::ai::{BotKind, Budget};
use crate::log::Narrator;
use crate::rules::{
    CardId, Decision, Decisions, Deed, Edition, Effect, Game, GameEvent, KingSpot, Phase, Place,
    Refuge, Regent, RegionId, Seat, Setup, Sink, Source, StackId, Step,
};
use crate::text::Text;

/// Where something that moves is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sighting {
    On(Place),
    /// Court, provinces, abroad: beside the map.
    Off,
}

/// A way that pieces went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trail {
    /// The King's, or the scoreboard's, if it is nobody's.
    pub whose: Option<Seat>,
    pub from: Sighting,
    pub to: Sighting,
    pub count: u8,
}

/// A card played.
#[derive(Clone, Debug)]
pub struct CardExample {
    pub setup: Setup,
    /// Once the card is taken.
    pub before: Game,
    pub after: Game,
    /// What happened, as the log tells it.
    pub lines: Vec<String>,
    pub trails: Vec<Trail>,
    /// What was scored, in order.
    pub scored: Vec<Place>,
}

/// Everything a step tells, for the log and for the little map.
struct Witness<'a> {
    narrator: Narrator<'a>,
    trails: Vec<Trail>,
    scored: Vec<Place>,
}

impl Sink for Witness<'_> {
    fn hear(&mut self, after: &Game, event: GameEvent) {
        self.narrator.hear(after, event);
        match event {
            GameEvent::Done { by, deed } => self.see(by, deed),
            GameEvent::Placed { seat, to } => {
                self.trail(Some(seat), Sighting::Off, Sighting::On(to), 1);
            }
            GameEvent::ScoringBegan { place, .. } if !self.scored.contains(&place) => {
                self.scored.push(place);
            }
            _ => {}
        }
    }
}

impl Witness<'_> {
    fn trail(&mut self, whose: Option<Seat>, from: Sighting, to: Sighting, count: u8) {
        let same = |known: &&mut Trail| (known.whose, known.from, known.to) == (whose, from, to);
        match self.trails.iter_mut().find(same) {
            Some(known) => known.count += count,
            None => self.trails.push(Trail {
                whose,
                from,
                to,
                count,
            }),
        }
    }

    fn see(&mut self, by: Seat, deed: Deed) {
        let on = |region: RegionId| Sighting::On(region.place());
        let king = |spot: KingSpot| match spot {
            KingSpot::In(region) => on(region),
            KingSpot::Castillo => Sighting::On(Place::Castillo),
            KingSpot::France | KingSpot::Portugal => Sighting::Off,
        };
        match deed {
            Deed::Move { whose, from, to } => {
                self.trail(Some(whose), on(from), Sighting::On(to), 1);
            }
            Deed::PlaceMore { to } => self.trail(Some(by), Sighting::Off, Sighting::On(to), 1),
            Deed::SendHome { whose, from } => self.trail(Some(whose), on(from), Sighting::Off, 1),
            Deed::CallIn { from } => self.trail(Some(by), on(from), Sighting::Off, 1),
            Deed::LoseRegion { whose, from, count } => {
                self.trail(Some(whose), on(from), Sighting::Off, count);
            }
            Deed::GiveUp { whose, picked } => {
                for source in picked.iter() {
                    if let Source::In(from) = source {
                        self.trail(Some(whose), on(from), Sighting::Off, 1);
                    }
                }
            }
            Deed::Displace {
                whose,
                from,
                count,
                to,
            } => {
                let to = match to {
                    Refuge::In(region) => on(region),
                    Refuge::Court | Refuge::Provinces => Sighting::Off,
                };
                self.trail(Some(whose), on(from), to, count);
            }
            Deed::MoveKing { from, to } => self.trail(None, king(from), king(to), 1),
            Deed::MoveGrande { from, to } => {
                self.trail(Some(by), Sighting::On(from), on(to), 1);
            }
            Deed::SetScoreboard { from, to, .. } => {
                let from = from.map_or(Sighting::Off, Sighting::On);
                self.trail(None, from, Sighting::On(to), 1);
            }
            _ => {}
        }
    }
}

/// Caballeros by seat in a few places.
type Camps<'a> = &'a [(Place, &'a [u8])];

/// A table as the first round begins, with these caballeros on the board instead of the usual ones,
/// the King here, and Grandes there. None if the rules find something wrong with it.
pub fn arranged(
    setup: &Setup,
    camps: Camps,
    king: RegionId,
    grandes: &[(usize, Place)],
) -> Option<Game> {
    let mut position = Game::new(setup, 7).ok()?.position();
    arrange(&mut position, camps, king, grandes);
    Game::try_from(position).ok()
}

fn arrange(
    position: &mut crate::rules::Position,
    camps: Camps,
    king: RegionId,
    grandes: &[(usize, Place)],
) {
    let players = position.court.len();
    for counts in std::mem::take(&mut position.caballeros).values() {
        for (seat, count) in counts.iter().enumerate() {
            position.provinces[seat] += count;
        }
    }
    for &(place, counts) in camps {
        let mut here = vec![0; players];
        for (seat, &count) in counts.iter().enumerate().take(players) {
            here[seat] = count;
            position.provinces[seat] = position.provinces[seat].saturating_sub(count);
        }
        position.caballeros.insert(place, here);
    }
    position.king = KingSpot::In(king);
    for &(seat, place) in grandes {
        position.grandes[seat] = Some(place);
    }
}

/// Four families in the middle of a game; nobody is far ahead anywhere.
const MIDDLE: &[(Place, &[u8])] = &[
    (Place::Galicia, &[3, 0, 2, 0]),
    (Place::BasqueCountry, &[0, 4, 2, 1]),
    (Place::Aragon, &[2, 2, 0, 3]),
    (Place::Catalonia, &[0, 3, 0, 2]),
    (Place::OldCastile, &[3, 0, 3, 1]),
    (Place::NewCastile, &[2, 3, 0, 4]),
    (Place::Seville, &[1, 0, 4, 0]),
    (Place::Granada, &[4, 1, 0, 2]),
    (Place::Valencia, &[0, 2, 3, 0]),
    (Place::Castillo, &[2, 1, 2, 1]),
];
const MIDDLE_GRANDES: &[(usize, Place)] = &[
    (0, Place::Granada),
    (1, Place::BasqueCountry),
    (2, Place::Seville),
    (3, Place::Aragon),
];
/// More than any card asks for.
const STEPS: usize = 80;

impl CardExample {
    /// Plays a card in a position made for it.
    pub fn of(card: CardId, text: &Text) -> Option<Self> {
        setups().into_iter().find_map(|setup| {
            (0..6).find_map(|seed| {
                let before = about_to_take(&setup, card, seed)?;
                play(&setup, before, card, text)
            })
        })
    }
}

/// Tables at which any card can turn up.
fn setups() -> [Setup; 4] {
    let classic = Setup::with_players(4);
    let mut regents = classic.clone();
    regents.modules.new_regent = true;
    let anniversary = Setup::of_edition(Edition::Anniversary, 4);
    let mut other_cards = anniversary.clone();
    other_cards.modules.alternative_cards = other_cards.all_alternatives();
    [classic, regents, anniversary, other_cards]
}

/// The first player of round one is about to take a card, and this one lies there.
fn about_to_take(setup: &Setup, card: CardId, seed: u64) -> Option<Game> {
    let mut game = Game::new(setup, seed).ok()?;
    game.settle(&mut ());
    while game.phase() != Phase::Take {
        let mut legal = Decisions::new();
        game.legal(&mut legal);
        // The most that can be recruited, and any card to bid.
        let decision = *legal.last()?;
        game.apply(decision, &mut ()).ok()?;
        game.settle(&mut ());
    }
    let mut position = game.position();
    arrange(&mut position, MIDDLE, RegionId::OldCastile, MIDDLE_GRANDES);
    let nth = usize::from(card.places()) - 1;
    let stack = position.stacks.get_mut(nth)?;
    let open = stack.turned_up.last_mut()?;
    if *open != card {
        let hidden = stack.face_down.iter_mut().find(|other| **other == card)?;
        std::mem::swap(open, hidden);
    }
    position.face_up[nth] = Some(card);
    Game::try_from(position).ok()
}

fn play(setup: &Setup, mut game: Game, card: CardId, text: &Text) -> Option<CardExample> {
    let stack = StackId::ALL[usize::from(card.places()) - 1];
    game.apply(Decision::Take(stack), &mut ()).ok()?;
    let before = game.clone();
    let mut witness = Witness {
        narrator: Narrator::new(text, setup),
        trails: Vec::new(),
        scored: Vec::new(),
    };
    game.apply(Decision::Act, &mut witness).ok()?;
    match card.effect() {
        Effect::KeepVeto => objected(&mut game, &mut witness)?,
        Effect::Regent(Regent::Infiltration) => {
            let king = game.king().region()?;
            game.apply(Decision::Place(king.place()), &mut witness)
                .ok()?;
        }
        _ => carry_on(&mut game, &mut witness)?,
    }
    witness.narrator.pause();
    let lines = witness.narrator.take_lines().into_iter();
    Some(CardExample {
        setup: setup.clone(),
        before,
        after: game,
        lines: lines
            .filter(|line| line.depth > 0)
            .map(|line| line.text)
            .collect(),
        trails: witness.trails,
        scored: witness.scored,
    })
}

/// Bots decide until the action has ended.
fn carry_on(game: &mut Game, witness: &mut Witness) -> Option<()> {
    for _ in 0..STEPS {
        if game.pending().top().is_none() {
            return Some(());
        }
        choose(game, witness)?;
    }
    None
}

fn choose(game: &mut Game, witness: &mut Witness) -> Option<()> {
    let seat = game.to_act()?;
    let mut bot = BotKind::Knight.bot(3);
    let choice = bot.choose(&game.view(seat), &Budget::iterations(1)).ok()?;
    game.apply(choice.decision, witness).ok()
}

/// A Veto was kept: the next player wants to move the King, and may not.
fn objected(game: &mut Game, witness: &mut Witness) -> Option<()> {
    let holder = game.actor();
    game.apply(Decision::Done, witness).ok()?;
    game.settle(witness);
    for _ in 0..STEPS {
        let decision = match (game.phase(), game.pending().top()) {
            (_, Some(Step::Objections { .. })) if game.to_act() == Some(holder) => Decision::Veto,
            (Phase::Recruit, _) => {
                let mut legal = Decisions::new();
                game.legal(&mut legal);
                *legal.last()?
            }
            (Phase::Take, _) => Decision::Take(StackId::ALL[4]),
            (Phase::Act, None) => Decision::Act,
            _ => {
                choose(game, witness)?;
                continue;
            }
        };
        game.apply(decision, witness).ok()?;
        if decision == Decision::Veto {
            return Some(());
        }
    }
    None
}
