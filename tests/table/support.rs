//! Apps to test: the table without stage and panels.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use el_grande::rules::{Edition, Game, ModifierId, Place, Scoreboard, Seat, Setup};
use el_grande::table::{
    ActionCard, Caballero, Grande, King, Match, MobileScoreboard, ModifierCard, Occupants,
    PowerCard, RoundPhase, ScoreMarker, Show, Spot, Spots, StandsIn, TablePlugin, core_plugin,
    set_table,
};

/// The table alone, with everything shown at once.
pub(crate) fn table_app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, TablePlugin));
    app.world_mut().resource_mut::<Show>().instant = true;
    app
}

/// The table without its phases: the test adds those it wants.
pub(crate) fn bare_app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, core_plugin));
    app.world_mut().resource_mut::<Show>().instant = true;
    app
}

/// The edition of 2023 with all its modules.
pub(crate) fn everything(players: usize) -> Setup {
    let mut setup = Setup::of_edition(Edition::Anniversary, players);
    setup.modules.new_regent = true;
    setup.modules.power_shift = true;
    setup.modules.alternative_cards = Edition::Anniversary.deck().alternatives();
    setup.joined_stacks = players == 3;
    setup
}

pub(crate) fn begin(app: &mut App, players: usize, seed: u64) {
    begin_with(app, Setup::with_players(players), seed);
}

pub(crate) fn begin_with(app: &mut App, setup: Setup, seed: u64) {
    let game = Game::new(&setup, seed).expect("a sound setup");
    set_table(app.world_mut(), Match::unwritten(setup, game));
    app.update();
    app.update();
}

pub(crate) fn game(app: &App) -> &Game {
    app.world().resource::<Match>().now()
}

pub(crate) fn phase(app: &App) -> RoundPhase {
    *app.world().resource::<State<RoundPhase>>().get()
}

fn spot_of(world: &World, piece: Entity) -> Spot {
    let at = world
        .get::<StandsIn>(piece)
        .expect("every piece stands somewhere")
        .0;
    *world.get::<Spot>(at).expect("in a spot")
}

/// Pieces of a kind in a spot that fit.
fn count<P: Component>(world: &World, spot: Spot, fits: impl Fn(&P) -> bool) -> usize {
    let entity = world.resource::<Spots>().get(spot).expect("a known spot");
    let occupants = world.get::<Occupants>(entity);
    let pieces = occupants.into_iter().flat_map(Occupants::pieces);
    pieces
        .filter(|&piece| world.get::<P>(piece).is_some_and(&fits))
        .count()
}

/// Every piece stands where the game says.
pub(crate) fn pieces_agree(app: &mut App) {
    let game = game(app).clone();
    let world = app.world_mut();
    for seat in game.seats() {
        let own = |caballero: &Caballero| caballero.seat == seat;
        for place in Place::ALL {
            let here = count(world, Spot::Place(place), own);
            assert_eq!(
                here,
                usize::from(game.caballeros(place, seat)),
                "{place:?} {seat:?}"
            );
        }
        let at_court = count(world, Spot::Court(seat), own);
        assert_eq!(at_court, usize::from(game.court(seat)), "court of {seat:?}");
        let at_home = count(world, Spot::Provinces(seat), own);
        assert_eq!(
            at_home,
            usize::from(game.provinces(seat)),
            "provinces of {seat:?}"
        );
        for power in el_grande::rules::PowerSet::ALL.iter() {
            let held = count(world, Spot::Hand(seat), |card: &PowerCard| {
                card.power == power
            });
            assert_eq!(
                held == 1,
                game.hand(seat).contains(power),
                "{power:?} of {seat:?}"
            );
        }
        for modifier in ModifierId::ALL {
            let this = |card: &ModifierCard| card.0 == modifier;
            let held = count(world, Spot::Hand(seat), this) == 1;
            assert_eq!(
                held,
                game.modifiers(seat).contains(modifier),
                "{modifier:?}"
            );
            let spent = count(world, Spot::Before(seat), this) == 1;
            assert_eq!(spent, game.spent_modifiers(seat).contains(modifier));
        }
        figures_agree(world, &game, seat);
    }
    let mut kings = world.query_filtered::<Entity, With<King>>();
    let king = kings.single(world).expect("one King");
    assert_eq!(spot_of(world, king), Spot::of_king(game.king()));
    neutral_agrees(world, &game);
    let mut tiles = world.query::<(Entity, &MobileScoreboard)>();
    let tiles: Vec<_> = tiles
        .iter(world)
        .map(|(entity, tile)| (entity, tile.0))
        .collect();
    assert_eq!(tiles.len(), Scoreboard::ALL.len());
    for (entity, board) in tiles {
        let expected = game.scoreboard(board).map_or(Spot::Beside, Spot::Place);
        assert_eq!(spot_of(world, entity), expected, "{board:?}");
    }
}

fn neutral_agrees(world: &mut World, game: &Game) {
    let neutral = Seat::NEUTRAL;
    if !game.rules().neutral {
        return;
    }
    let own = |caballero: &Caballero| caballero.seat == neutral;
    for place in Place::ALL {
        let here = count(world, Spot::Place(place), own);
        let told = usize::from(game.caballeros(place, neutral));
        assert_eq!(here, told, "neutral in {place:?}");
    }
    let supply = count(world, Spot::Provinces(neutral), own);
    assert_eq!(supply, usize::from(game.provinces(neutral)));
    let bid = game.bid(neutral);
    let shown = |card: &PowerCard| Some(card.power) == bid;
    let expected = usize::from(bid.is_some());
    assert_eq!(count(world, Spot::Before(neutral), shown), expected);
}

fn figures_agree(world: &mut World, game: &Game, seat: Seat) {
    let mut grandes = world.query::<(Entity, &Grande)>();
    let grande = grandes.iter(world).find(|(_, grande)| grande.seat == seat);
    let at = spot_of(world, grande.expect("a Grande each").0);
    assert_eq!(at, Spot::Place(game.grande(seat).expect("on the board")));
    let mut markers = world.query::<(Entity, &ScoreMarker)>();
    let marker = markers.iter(world).find(|(_, marker)| marker.seat == seat);
    let at = spot_of(world, marker.expect("a marker each").0);
    assert_eq!(
        at,
        Spot::Track((game.score(seat) % 100) as u8),
        "score of {seat:?}"
    );
}

/// Every piece with its spot and, for what stands on the board, its exact place, in a fixed order:
/// two tables with the same layout look the same.
pub(crate) fn layout(app: &mut App) -> Vec<String> {
    let world = app.world_mut();
    let mut pieces = world.query::<(
        &StandsIn,
        &Transform,
        Option<&Caballero>,
        Option<&Grande>,
        Has<King>,
        Option<&MobileScoreboard>,
        Option<&ScoreMarker>,
        Option<&PowerCard>,
        Option<&ActionCard>,
    )>();
    let found: Vec<_> = pieces.iter(world).collect();
    let mut layout: Vec<String> = found
        .into_iter()
        .map(
            |(stands, at, man, grande, king, tile, marker, power, action)| {
                let spot = world.get::<Spot>(stands.0).copied();
                let kind =
                    format!("{man:?} {grande:?} {king} {tile:?} {marker:?} {power:?} {action:?}");
                let figure = man.is_some() || grande.is_some() || king || tile.is_some();
                // To the hundredth, and never "-0".
                let place = figure.then(|| (at.translation * 100.0).round().as_ivec3());
                format!("{spot:?} {kind} {place:?}")
            },
        )
        .collect();
    layout.sort();
    layout
}
