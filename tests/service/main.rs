//! Records and the referee, tested as the programs and people that use them meet them.

#![expect(clippy::panic, reason = "a failing test says what it expected")]

mod anniversary;
mod client;
mod corpus;
mod documentation;
#[path = "../common/failing_disk.rs"]
mod failing_disk;
mod faults;
mod history;
#[path = "../common/hostile/mod.rs"]
mod hostile;
mod hostile_positions;
mod hostile_records;
mod hostile_requests;
mod mutation;
mod program;
mod record_damage;
mod record_files;
mod record_seals;
mod record_writers;
mod referee_commands;
mod referee_positions;
mod referee_refusals;
mod referee_scoring;
mod referee_secrets;
#[path = "../common/setups.rs"]
mod setups;
mod support;
