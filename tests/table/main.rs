//! The table as entities and ordered systems, tested without a screen.

mod absence;
mod again;
mod arcs;
mod audience;
mod cinema;
mod company;
mod evenings;
#[path = "../common/failing_disk.rs"]
mod failing_disk;
mod faults;
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
mod touch;
mod undo;
mod visitors;
mod watching;
mod whole_games;
