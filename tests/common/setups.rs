//! Setups that several test programs play.

use el_grande::rules::{Edition, Length, Setup};

/// Games of the Anniversary edition and of every module, alone and together.
pub(crate) fn later_setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for players in 2..=5 {
        for mixture in 0..4 {
            let edition = if mixture == 3 && players > 2 {
                Edition::Classic
            } else {
                Edition::Anniversary
            };
            let mut setup = Setup::of_edition(edition, players);
            setup.modules.new_regent = mixture % 2 == 1;
            setup.modules.power_shift = mixture >= 2;
            setup.joined_stacks = players == 3 && mixture == 1;
            if mixture % 2 == 1 {
                setup.length = Length::SixRounds;
                setup.modules.alternative_cards = setup.all_alternatives();
            }
            setups.push(setup);
        }
    }
    setups
}
