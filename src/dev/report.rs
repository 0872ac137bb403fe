//! What the overlay tells, as text.

use super::cost::{FrameCosts, LAST, LastCosts};
use crate::common::{
    AttractAct, Backstage, Curtain, Menu, Occasion, Screen, Spectacle, Viewing, Visit,
};
use crate::rules::Decision;
use crate::stage::{InFlight, Painted};
use crate::table::{Inbox, Match, RoundPhase, Show, Shown, TablePiece};
use bevy::prelude::*;
use std::time::Duration;

/// So many decisions are looked back on.
const LAST_DECISIONS: usize = 5;

/// Lines about one thing: what each is about, and how it is.
#[derive(Clone, Debug)]
pub(super) struct Section {
    pub(super) title: &'static str,
    pub(super) rows: Vec<(String, String)>,
}

pub(super) fn report(world: &mut World) -> Vec<Section> {
    let count = entities(world);
    let world = &*world;
    let mut sections = vec![
        Section {
            title: "States",
            rows: states(world),
        },
        Section {
            title: "World",
            rows: [count, assets(world)].concat(),
        },
    ];
    if let Some(costs) = world.get_resource::<FrameCosts>() {
        sections.push(Section {
            title: "Cost of a frame",
            rows: vec![
                row("systems", told(&costs.systems)),
                row("processor", told(&costs.processor)),
            ],
        });
    }
    let (on_table, shown) = (world.get_resource::<Match>(), world.get_resource::<Shown>());
    if let (Some(on_table), Some(shown)) = (on_table, shown) {
        sections.push(Section {
            title: "History",
            rows: history(world, on_table, shown),
        });
        sections.push(Section {
            title: "Last decided",
            rows: decided(on_table),
        });
    }
    sections
}

fn row(name: &str, value: impl ToString) -> (String, String) {
    (name.to_owned(), value.to_string())
}

/// Every state of the app; a test finds the one that is forgotten here.
fn states(world: &World) -> Vec<(String, String)> {
    vec![
        state::<Screen>(world),
        state::<Menu>(world),
        state::<Viewing>(world),
        state::<Curtain>(world),
        state::<Occasion>(world),
        state::<Spectacle>(world),
        state::<Visit>(world),
        state::<AttractAct>(world),
        state::<Backstage>(world),
        state::<RoundPhase>(world),
    ]
}

fn state<S: States>(world: &World) -> (String, String) {
    let path = std::any::type_name::<S>();
    let name = path.rsplit("::").next().unwrap_or(path);
    let state = world.get_resource::<State<S>>();
    row(
        name,
        state.map_or_else(|| "none".to_owned(), |state| format!("{:?}", state.get())),
    )
}

fn entities(world: &mut World) -> Vec<(String, String)> {
    let mut pieces = world.query_filtered::<(), With<TablePiece>>();
    let mut in_flight = world.query_filtered::<(), With<InFlight>>();
    vec![
        row("entities", world.entities().count_spawned()),
        row("of the table", pieces.iter(world).count()),
        row("in flight", in_flight.iter(world).count()),
    ]
}

fn assets(world: &World) -> Vec<(String, String)> {
    vec![
        row("meshes", number_of::<Mesh>(world)),
        row("images", number_of::<Image>(world)),
        row("materials", number_of::<Painted>(world)),
    ]
}

fn number_of<A: Asset>(world: &World) -> usize {
    world.get_resource::<Assets<A>>().map_or(0, Assets::len)
}

fn told(costs: &LastCosts) -> String {
    let millis = |cost: Option<Duration>| cost.unwrap_or_default().as_secs_f64() * 1000.0;
    let (median, worst) = (millis(costs.median()), millis(costs.worst()));
    format!("median {median:.1} ms, worst of {LAST} {worst:.1} ms")
}

fn history(world: &World, on_table: &Match, shown: &Shown) -> Vec<(String, String)> {
    let show = world.resource::<Show>();
    let rests = show.rests(world.resource::<Inbox>());
    let history = &on_table.history;
    vec![
        row("decisions", history.decision_count()),
        row("happenings", history.happenings().len()),
        row("begun", shown.begun()),
        row("landed", shown.landed()),
        row("taken back", history.rewound()),
        row("rests", if rests { "yes" } else { "no" }),
    ]
}

/// The last first.
fn decided(on_table: &Match) -> Vec<(String, String)> {
    let decisions: Vec<Decision> = on_table.history.decisions().collect();
    let numbered = decisions.iter().enumerate().rev().take(LAST_DECISIONS);
    numbered
        .map(|(index, decision)| {
            let json = serde_json::to_string(decision);
            row(
                &format!("{}.", index + 1),
                json.unwrap_or_else(|error| error.to_string()),
            )
        })
        .collect()
}
