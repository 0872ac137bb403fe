//! Answers one request at a time, whatever it is.

use super::request::{AgreedSetup, Request};
use crate::protocol::view_json;
use crate::rules::{
    Deal, Decision, Decisions, Game, GameEvent, Place, PositionError, RuleError, Seat, Setup,
    SetupError,
};
use serde_json::{Map, Value, json};

/// Keeps one game by the rules.
#[derive(Debug)]
pub struct Referee {
    /// What is played where a request does not say.
    usual: Setup,
    game: Option<Game>,
}

impl Default for Referee {
    /// The classic game.
    fn default() -> Self {
        Self::playing(Setup::with_players(0))
    }
}

/// A reply, and whether it is the last.
#[derive(Debug)]
pub struct RefereeAnswer {
    pub line: String,
    pub quit: bool,
}

/// Why a request is refused.
#[derive(Debug, thiserror::Error)]
enum Refusal {
    #[error("the line is not JSON: {0}")]
    NotJson(serde_json::Error),
    #[error("a request is a JSON object with a \"cmd\"")]
    NotAnObject,
    #[error("the request is not understood: {0}")]
    NotUnderstood(serde_json::Error),
    #[error("there is no game yet: begin with \"new\" or \"load\"")]
    NoGame,
    #[error("there is no seat {} at this table", .0.index())]
    NoSuchSeat(Seat),
    #[error("it is not for seat {} to decide now", .0.index())]
    NotYours(Seat),
    #[error("{0}")]
    Setup(#[from] SetupError),
    #[error("the position is impossible: {0}")]
    Position(#[from] PositionError),
    #[error("{0}")]
    Rule(#[from] RuleError),
    #[error("the answer could not be written: {0}")]
    Answer(serde_json::Error),
}

impl Refusal {
    /// A word for programs; the sentence is for people.
    const fn kind(&self) -> &'static str {
        match self {
            Self::NotJson(_) | Self::NotAnObject | Self::NotUnderstood(_) => "request",
            Self::NoGame => "no-game",
            Self::NoSuchSeat(_) | Self::NotYours(_) => "seat",
            Self::Setup(_) => "setup",
            Self::Position(_) => "position",
            Self::Rule(_) => "rule",
            Self::Answer(_) => "internal",
        }
    }
}

type Reply = Result<Map<String, Value>, Refusal>;

impl Referee {
    /// One whose games are like this one, unless a request says otherwise. The players are not
    /// looked at.
    pub const fn playing(usual: Setup) -> Self {
        Self { usual, game: None }
    }

    /// Answers a request, always with one line.
    pub fn answer(&mut self, request: &str) -> RefereeAnswer {
        let mut id = None;
        let (reply, quit) = match parse(request, &mut id) {
            Ok(Request::Quit {}) => (Ok(Map::new()), true),
            Ok(request) => (self.reply(request), false),
            Err(refusal) => (Err(refusal), false),
        };
        let mut fields = match reply {
            Ok(mut fields) => {
                fields.insert("ok".to_owned(), true.into());
                fields
            }
            Err(refusal) => refused(&refusal),
        };
        if let Some(id) = id {
            fields.insert("id".to_owned(), id);
        }
        RefereeAnswer {
            line: Value::Object(fields).to_string(),
            quit,
        }
    }

    fn reply(&mut self, request: Request) -> Reply {
        match request {
            Request::New {
                players,
                edition,
                length,
                veto,
                evicted_to,
                modules,
                joined_stacks,
                deck,
                seed,
                deal,
                settle,
            } => {
                let agreed = AgreedSetup {
                    edition,
                    length,
                    veto,
                    evicted_to,
                    modules,
                    joined_stacks,
                    deck,
                };
                let setup = agreed.setup(players, &self.usual)?;
                self.begin(&setup, seed, deal, settle)
            }
            Request::Load { state } => {
                let game = Game::try_from(*state)?;
                Ok(summary(self.game.insert(game)))
            }
            Request::State {} => {
                let game = self.game()?;
                let state = serde_json::to_value(game).map_err(Refusal::Answer)?;
                Ok(with(game, "state", state))
            }
            Request::View { seat } => {
                let game = self.game()?;
                if seat.index() >= game.players() {
                    return Err(Refusal::NoSuchSeat(seat));
                }
                let view = view_json(&game.view(seat)).map_err(Refusal::Answer)?;
                Ok(with(game, "view", view))
            }
            Request::Legal {} => {
                let game = self.game()?;
                let mut legal = Decisions::new();
                game.legal(&mut legal);
                Ok(with(game, "decisions", json!(&*legal)))
            }
            Request::Apply {
                decision,
                seat,
                settle,
            } => self.apply(decision, seat, settle),
            Request::Score { place } => Ok(score(self.game()?, place)),
            Request::Quit {} => Ok(Map::new()),
        }
    }

    fn game(&self) -> Result<&Game, Refusal> {
        self.game.as_ref().ok_or(Refusal::NoGame)
    }

    fn begin(&mut self, setup: &Setup, seed: u64, deal: Option<Deal>, settle: bool) -> Reply {
        setup.check()?;
        let deal = match deal {
            Some(deal) => deal,
            None => Deal::from_seed(setup, seed)?,
        };
        let mut game = Game::from_deal(setup, &deal)?;
        let mut events: Vec<GameEvent> = Vec::new();
        if settle {
            game.settle(&mut events);
        }
        Ok(with(self.game.insert(game), "events", json!(events)))
    }

    fn apply(&mut self, decision: Decision, seat: Option<Seat>, settle: bool) -> Reply {
        let game = self.game.as_mut().ok_or(Refusal::NoGame)?;
        if let Some(seat) = seat
            && game.to_act() != Some(seat)
        {
            return Err(Refusal::NotYours(seat));
        }
        let mut events: Vec<GameEvent> = Vec::new();
        game.apply(decision, &mut events)?;
        if settle {
            game.settle(&mut events);
        }
        Ok(with(game, "events", json!(events)))
    }
}

fn parse(request: &str, id: &mut Option<Value>) -> Result<Request, Refusal> {
    let value: Value = serde_json::from_str(request).map_err(Refusal::NotJson)?;
    let Value::Object(mut fields) = value else {
        return Err(Refusal::NotAnObject);
    };
    *id = fields.remove("id");
    serde_json::from_value(Value::Object(fields)).map_err(Refusal::NotUnderstood)
}

fn refused(refusal: &Refusal) -> Map<String, Value> {
    let mut fields = Map::new();
    fields.insert("ok".to_owned(), false.into());
    fields.insert("error".to_owned(), refusal.to_string().into());
    fields.insert("kind".to_owned(), refusal.kind().into());
    if let Refusal::Rule(rule) = refusal {
        fields.insert("rule".to_owned(), json!(rule));
    }
    fields
}

/// What every reply about a game tells: where it stands and who decides.
fn summary(game: &Game) -> Map<String, Value> {
    let scores: Vec<u16> = game.seats().map(|seat| game.score(seat)).collect();
    let mut fields = Map::new();
    for (name, value) in [
        ("round", json!(game.round())),
        ("phase", json!(game.phase())),
        ("to_act", json!(game.to_act())),
        ("scores", json!(scores)),
        ("over", json!(game.is_over())),
    ] {
        fields.insert(name.to_owned(), value);
    }
    if game.is_over() {
        fields.insert("winners".to_owned(), json!(game.winners()));
    }
    fields
}

fn with(game: &Game, name: &str, value: Value) -> Map<String, Value> {
    let mut fields = summary(game);
    fields.insert(name.to_owned(), value);
    fields
}

fn score(game: &Game, place: Place) -> Map<String, Value> {
    let neutral = game.rules().neutral.then_some(Seat::NEUTRAL);
    let counts: Vec<u8> = game
        .seats()
        .chain(neutral)
        .map(|seat| game.caballeros(place, seat))
        .collect();
    let payments: Vec<Value> = game
        .payments(place)
        .map(|payment| {
            json!({
                "seats": payment.paid(),
                "position": payment.position,
                "tied": payment.tied(),
                "points": payment.points,
                "king_bonus": payment.king_bonus,
                "home_bonus": payment.home_bonus,
                "total": payment.total(),
            })
        })
        .collect();
    let mut fields = summary(game);
    fields.insert("place".to_owned(), json!(place));
    fields.insert("values".to_owned(), json!(game.values(place)));
    fields.insert("counts".to_owned(), json!(counts));
    fields.insert("payments".to_owned(), json!(payments));
    fields
}
