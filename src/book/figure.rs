//! The book's pictures, as far as the rules have to work them out.

use super::example::arranged;
use crate::rules::{Decision, Edition, Game, Place, Power, RegionId, Scoreboard, Seat, Setup};

/// What is drawn on the page of a topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BookFigure {
    /// One region, with who gets what.
    Scored,
    Ties,
    KingBonus,
    HomeBonus,
    /// The same region with two, three and four players, in this edition and the other.
    Few,
    /// Where one may place.
    Placing,
    /// The map with regions numbered as they are scored.
    Order,
    PowerCards,
    Pieces,
    Scoreboards,
    RoundSteps,
}

impl BookFigure {
    pub const ALL: [Self; 11] = [
        Self::Scored,
        Self::Ties,
        Self::KingBonus,
        Self::HomeBonus,
        Self::Few,
        Self::Placing,
        Self::Order,
        Self::PowerCards,
        Self::Pieces,
        Self::Scoreboards,
        Self::RoundSteps,
    ];

    /// In ids of text.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Scored => "Scored",
            Self::Ties => "Ties",
            Self::KingBonus => "KingBonus",
            Self::HomeBonus => "HomeBonus",
            Self::Few => "Few",
            Self::Placing => "Placing",
            Self::Order => "Order",
            Self::PowerCards => "PowerCards",
            Self::Pieces => "Pieces",
            Self::Scoreboards => "Scoreboards",
            Self::RoundSteps => "RoundSteps",
        }
    }

    /// The places whose scoring it shows.
    pub fn cases(self) -> Vec<ScoredCase> {
        let four = Setup::with_players(4);
        let case = |place, counts: &'static [u8]| ScoredCase::new(&four, place, counts);
        match self {
            Self::Scored => vec![case(Place::Aragon, &[4, 3, 2, 1])],
            Self::Ties => vec![
                case(Place::OldCastile, &[3, 3, 2, 1]),
                case(Place::OldCastile, &[4, 2, 2, 1]),
                case(Place::OldCastile, &[2, 2, 2, 1]),
            ],
            Self::KingBonus => vec![
                case(Place::Valencia, &[3, 2, 1, 0]).with_king(),
                case(Place::Valencia, &[2, 2, 1, 0]).with_king(),
            ],
            Self::HomeBonus => vec![
                case(Place::Granada, &[3, 2, 0, 1]).home_of(0),
                case(Place::Granada, &[2, 3, 0, 1]).home_of(0),
            ],
            Self::Few => Edition::ALL
                .into_iter()
                .flat_map(|edition| (2..=4).map(move |players| (edition, players)))
                .map(|(edition, players)| {
                    let setup = Setup::of_edition(edition, players);
                    ScoredCase::new(&setup, Place::BasqueCountry, &[3, 2, 1, 0])
                })
                .collect(),
            Self::Scoreboards => vec![
                case(Place::Galicia, &[3, 2, 1, 0]),
                case(Place::Galicia, &[3, 2, 1, 0]).under(Scoreboard::Eight),
                case(Place::Galicia, &[3, 2, 1, 0]).under(Scoreboard::Four),
            ],
            _ => Vec::new(),
        }
    }
}

/// A place about to be scored.
#[derive(Clone, Debug)]
pub struct ScoredCase {
    pub setup: Setup,
    pub place: Place,
    counts: &'static [u8],
    king: bool,
    home: Option<usize>,
    board: Option<Scoreboard>,
}

impl ScoredCase {
    fn new(setup: &Setup, place: Place, counts: &'static [u8]) -> Self {
        Self {
            setup: setup.clone(),
            place,
            counts,
            king: false,
            home: None,
            board: None,
        }
    }

    const fn with_king(mut self) -> Self {
        self.king = true;
        self
    }

    const fn home_of(mut self, seat: usize) -> Self {
        self.home = Some(seat);
        self
    }

    const fn under(mut self, board: Scoreboard) -> Self {
        self.board = Some(board);
        self
    }

    /// The game in which it is so. Everything about it is worked out from there.
    pub fn game(&self) -> Option<Game> {
        let elsewhere = RegionId::ALL
            .into_iter()
            .filter(|region| region.place() != self.place);
        let king = match self.place.region() {
            Some(region) if self.king => region,
            _ => elsewhere.clone().next()?,
        };
        // Everybody's Grande is somewhere else, unless it matters.
        let homes = elsewhere.filter(|&region| region != king);
        let mut grandes: Vec<(usize, Place)> = homes
            .map(RegionId::place)
            .enumerate()
            .take(self.setup.players.len())
            .collect();
        if let Some(seat) = self.home {
            grandes[seat].1 = self.place;
        }
        let camps: [(Place, &[u8]); 1] = [(self.place, self.counts)];
        let game = arranged(&self.setup, &camps, king, &grandes)?;
        let Some(board) = self.board else {
            return Some(game);
        };
        let mut position = game.position();
        position.scoreboards[board.index()] = Some(self.place);
        Game::try_from(position).ok()
    }

    pub const fn board(&self) -> Option<Scoreboard> {
        self.board
    }
}

/// Where caballeros may be placed when the King stands here, the Castillo included, as the rules
/// answer somebody who tries.
pub fn legal_places(king: RegionId) -> Vec<Place> {
    let places = |game: &Game| {
        let free = |&place: &Place| game.judge(Decision::Place(place)).is_ok();
        Place::ALL.into_iter().filter(free).collect()
    };
    placing(king).as_ref().map(places).unwrap_or_default()
}

/// A player who is about to place, with the King in this region.
fn placing(king: RegionId) -> Option<Game> {
    let setup = Setup::with_players(4);
    let mut game = Game::new(&setup, 2).ok()?;
    game.settle(&mut ());
    while game.turn().card.is_none() {
        let mut legal = crate::rules::Decisions::new();
        game.legal(&mut legal);
        let decision = *legal.last()?;
        game.apply(decision, &mut ()).ok()?;
        game.settle(&mut ());
    }
    let mut position = game.position();
    position.king = crate::rules::KingSpot::In(king);
    Game::try_from(position).ok()
}

/// In which order those act who have played these power cards, one after the other.
pub fn turn_order_of(bids: &[u8]) -> Vec<Seat> {
    let setup = Setup::with_players(bids.len());
    let Ok(mut game) = Game::new(&setup, 5) else {
        return Vec::new();
    };
    game.settle(&mut ());
    let mut bidders = Vec::new();
    for &bid in bids {
        bidders.extend(game.to_act());
        let Some(power) = Power::new(bid) else { break };
        if game.apply(Decision::Bid(power), &mut ()).is_err() {
            break;
        }
        game.settle(&mut ());
    }
    // Told as if the first had bid in the first seat.
    let nth = |seat: &Seat| bidders.iter().position(|bidder| bidder == seat);
    let order = game.turn_order().iter().filter_map(nth);
    order.map(Seat::new).collect()
}
