//! The table as entities and ordered systems, tested without a screen.

mod again;
mod arcs;
mod cinema;
mod company;
mod evenings;
mod focus;
mod grips;
mod hands;
mod learning;
mod mouse;
mod phases;
mod resizing;
mod schedules;
mod screens;
mod secrets;
mod seen;
mod support;
mod theatre;
mod undo;
mod whole_games;
