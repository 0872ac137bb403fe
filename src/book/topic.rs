//! The topics, chapter by chapter: the book's index.

use super::figure::BookFigure;
use crate::rules::{Edition, Setup};

/// What belongs together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BookChapter {
    Game,
    Round,
    Powers,
    Scoring,
    Actions,
    Editions,
}

impl BookChapter {
    pub const ALL: [Self; 6] = [
        Self::Game,
        Self::Round,
        Self::Powers,
        Self::Scoring,
        Self::Actions,
        Self::Editions,
    ];

    /// In ids of text.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Game => "Game",
            Self::Round => "Round",
            Self::Powers => "Powers",
            Self::Scoring => "Scoring",
            Self::Actions => "Actions",
            Self::Editions => "Editions",
        }
    }

    pub fn topics(self) -> impl Iterator<Item = BookTopic> {
        BookTopic::ALL
            .into_iter()
            .filter(move |topic| topic.chapter() == self)
    }
}

macro_rules! topics {
    ($($topic:ident $key:literal $chapter:ident $figure:expr;)+) => {
        /// Something the book has a page about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum BookTopic {
            $($topic,)+
        }

        impl BookTopic {
            pub const ALL: [Self; [$($key),+].len()] = [$(Self::$topic),+];

            /// In links and ids of text.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$topic => $key,)+
                }
            }

            pub const fn chapter(self) -> BookChapter {
                match self {
                    $(Self::$topic => BookChapter::$chapter,)+
                }
            }

            /// What is drawn on its page.
            pub const fn figure(self) -> Option<BookFigure> {
                match self {
                    $(Self::$topic => $figure,)+
                }
            }
        }
    };
}

topics! {
    Aim "aim" Game Some(BookFigure::Scored);
    Pieces "pieces" Game Some(BookFigure::Pieces);
    Board "board" Game Some(BookFigure::Order);
    Table "table" Game None;
    Round "round" Round Some(BookFigure::RoundSteps);
    Reveal "reveal" Round None;
    Bid "bid" Round Some(BookFigure::PowerCards);
    Recruit "recruit" Round None;
    Take "take" Round None;
    Turn "turn" Round None;
    Placing "placing" Round Some(BookFigure::Placing);
    EndOfRound "end-of-round" Round None;
    King "king" Powers Some(BookFigure::Placing);
    Castillo "castillo" Powers None;
    Disc "disc" Powers None;
    Grande "grande" Powers Some(BookFigure::HomeBonus);
    Court "court" Powers None;
    Scoreboard "scoreboard" Powers Some(BookFigure::Scoreboards);
    Scoring "scoring" Scoring Some(BookFigure::Scored);
    Ties "ties" Scoring Some(BookFigure::Ties);
    Bonuses "bonuses" Scoring Some(BookFigure::KingBonus);
    Few "few" Scoring Some(BookFigure::Few);
    GeneralScoring "general-scoring" Scoring Some(BookFigure::Order);
    End "end" Scoring None;
    SpecialAction "special-action" Actions None;
    Numbers "numbers" Actions None;
    Moving "moving" Actions None;
    Losses "losses" Actions None;
    ScoringCards "scoring-cards" Actions None;
    Veto "veto" Actions None;
    Editions "editions" Editions None;
    TwoPlayers "two-players" Editions None;
    ThreePlayers "three-players" Editions None;
    NewRegent "new-regent" Editions None;
    AlternativeCards "alternative-cards" Editions None;
    PowerShift "power-shift" Editions None;
}

impl BookTopic {
    /// Whether it matters in a game agreed on like this. Pages on what is not played are there, too,
    /// but say so.
    pub fn in_play(self, setup: &Setup) -> bool {
        let modules = &setup.modules;
        match self {
            Self::TwoPlayers => setup.has_neutral(),
            Self::ThreePlayers => setup.players.len() == 3,
            Self::NewRegent => modules.new_regent,
            Self::AlternativeCards => !modules.alternative_cards.is_empty(),
            Self::PowerShift => modules.power_shift,
            Self::Few => setup.players.len() < 4,
            Self::Veto => {
                let in_deck = setup.deck().stacks(setup.veto).concat();
                let all = in_deck.iter().chain(&modules.alternative_cards);
                all.into_iter()
                    .any(|card| card.effect() == crate::rules::Effect::KeepVeto)
            }
            _ => true,
        }
    }

    /// Where the two editions play differently, the book says what holds at this table.
    pub const fn differs(self) -> bool {
        matches!(
            self,
            Self::Few | Self::Veto | Self::TwoPlayers | Self::ThreePlayers | Self::Bid
        )
    }

    /// The sentence on how this edition does it.
    pub fn edition_id(self, edition: Edition) -> String {
        format!("book-{}.{}", self.key(), edition.name().to_lowercase())
    }
}
