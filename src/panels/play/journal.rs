//! The log as told so far: what can be read about what happened.

use crate::common::{Spectacle, Words};
use crate::history::Happening;
use crate::log::{LogLine, Narrator};
use crate::rules::{Game, GameEvent, Phase, Setup};
use crate::table::{Match, Shown};
use crate::text::Text;
use bevy::prelude::*;
use bevy_egui::egui::Rangef;

/// The log as told so far.
#[derive(Resource, Debug, Default)]
pub struct Journal {
    pub(crate) lines: Vec<LogLine>,
    /// So many of them tell of rounds that are over.
    pub(crate) past: usize,
    /// What is being shown at this moment of a scene.
    pub(crate) caption: Option<String>,
    teller: Option<LogTeller<'static>>,
}

impl Journal {
    /// Everything that can be read in the log now.
    pub fn lines(&self) -> &[LogLine] {
        &self.lines
    }
}

/// Tells what has been shown since the last time; all of it anew where something was taken back.
pub(crate) fn keep(
    words: Res<Words>,
    on_table: Option<Res<Match>>,
    shown: Option<Res<Shown>>,
    spectacle: Res<State<Spectacle>>,
    mut journal: ResMut<Journal>,
) {
    let (Some(on_table), Some(shown)) = (on_table, shown) else {
        return;
    };
    let (rewound, landed) = (on_table.history.rewound(), shown.landed());
    let goes_on = |teller: &LogTeller| {
        teller.rewound == rewound && teller.told <= landed && !on_table.is_added()
    };
    let known = journal.bypass_change_detection().teller.take();
    let known = known.filter(goes_on);
    let news = known.as_ref().is_none_or(|teller| teller.told < landed);
    let mut teller = known.unwrap_or_else(|| {
        journal.lines.clear();
        let start = on_table.history.start();
        // What was before a position that was put up, nobody knows.
        let fresh = start.round() == 1 && matches!(start.phase(), Phase::Pass | Phase::Reveal);
        let opening = fresh.then_some(start);
        LogTeller {
            rewound,
            ..LogTeller::new(words.0, &on_table.setup, opening)
        }
    });
    if news {
        let happenings = &on_table.history.happenings()[..landed];
        teller.tell(happenings, &mut journal.lines);
        journal.past = teller.past;
    }
    // In a scene the light is on what happens; elsewhere nothing is told before it has landed.
    let under_way = on_table.history.happenings().get(landed..shown.begun());
    let scene = *spectacle.get() != Spectacle::Off;
    let caption = under_way
        .filter(|_| scene)
        .and_then(|now| teller.told_ahead(now));
    if journal.caption != caption {
        journal.caption = caption;
    }
    journal.bypass_change_detection().teller = Some(teller);
}

/// Turns events into lines as they come.
#[derive(Debug)]
pub(crate) struct LogTeller<'a> {
    narrator: Narrator<'a>,
    /// So many happenings have been told, and so often was something taken back before.
    told: usize,
    rewound: usize,
    /// So many lines will not change any more.
    settled: usize,
    /// So many lines tell of rounds that are over.
    past: usize,
}

impl<'a> LogTeller<'a> {
    pub(crate) fn new(text: &'a Text, setup: &Setup, opening: Option<&Game>) -> Self {
        let mut narrator = Narrator::new(text, setup);
        if let Some(opening) = opening {
            narrator.open(opening);
        }
        Self {
            narrator,
            told: 0,
            rewound: 0,
            settled: 0,
            past: 0,
        }
    }

    #[cfg(test)]
    pub(crate) const fn past(&self) -> usize {
        self.past
    }

    /// How the last of these would be told, if anything can be told of them.
    pub(crate) fn told_ahead(&self, happenings: &[Happening]) -> Option<String> {
        let mut events = happenings.iter().filter_map(|h| h.event).peekable();
        events.peek()?;
        let mut ahead = self.narrator.clone();
        events.for_each(|event| ahead.tell(event));
        ahead.pause();
        ahead.take_lines().pop().map(|line| line.text)
    }

    /// Adds what has happened since the last time to the lines it was given then.
    pub(crate) fn tell(&mut self, happenings: &[Happening], lines: &mut Vec<LogLine>) {
        let news = happenings[self.told..].iter();
        lines.truncate(self.settled);
        for event in news.filter_map(|happening| happening.event) {
            if matches!(event, GameEvent::RoundBegan { .. }) {
                lines.extend(self.narrator.take_lines());
                self.past = lines.len();
            }
            self.narrator.tell(event);
        }
        self.told = happenings.len();
        lines.extend(self.narrator.take_lines());
        self.settled = lines.len();
        // Sentences that may still grow.
        let mut pausing = self.narrator.clone();
        pausing.pause();
        lines.extend(pausing.take_lines());
    }
}

/// How high each line of the log is, so that only those in sight need to be laid out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Heights {
    /// For which width of paper and which size of letters.
    paper: (f32, f32),
    of_lines: Vec<f32>,
}

impl Heights {
    pub(crate) fn fit(&mut self, paper: (f32, f32), lines: usize) {
        if self.paper != paper || lines < self.of_lines.len() {
            self.of_lines.clear();
            self.paper = paper;
        }
    }

    /// Unless it is in sight, or has never been.
    pub(crate) fn out_of_sight(&self, nth: usize, top: f32, sight: Rangef) -> Option<f32> {
        let height = self
            .of_lines
            .get(nth)
            .copied()
            .filter(|&height| height > 0.0)?;
        let line = Rangef::new(top, top + height);
        (!line.intersects(sight)).then_some(height)
    }

    pub(crate) fn note(&mut self, nth: usize, height: f32) {
        if nth >= self.of_lines.len() {
            self.of_lines.resize(nth + 1, 0.0);
        }
        self.of_lines[nth] = height;
    }
}
