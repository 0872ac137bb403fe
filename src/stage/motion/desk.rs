//! The mixing desk: one source of sound for the engine, in which everything is put together on the
//! sound card's own thread. Orders are sent to it; sounds are worked out in the background, music a
//! moment before it is heard, so that no frame waits for either.

use crate::common::{Background, Settings};
use crate::sound::{
    Levels, MixOrder, Mixer, MusicFeed, Musician, PIECES, SAMPLE_RATE, SoundKind, Stock,
};
use bevy::audio::{
    AddAudioSource, AudioPlayer, AudioPlugin, ChannelCount, Decodable, PlaybackSettings,
    SampleRate, Source,
};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime};

/// Orders that may wait; more come only where nobody listens.
const MOST_WAITING: usize = 256;
/// Samples of music worked out together, and how many such parts may lie ready: a second or so.
const PART: usize = 8192;
const PARTS_READY: usize = 5;
/// Samples between two looks for orders.
const LOOKS: u8 = 64;

/// How orders reach the desk; there is none where nothing can be heard.
#[derive(Resource, Debug)]
pub(super) struct DeskOrders(SyncSender<MixOrder>);

impl DeskOrders {
    /// Whether it was taken: a desk that nobody runs takes no more after a while.
    pub(super) fn send(&self, order: MixOrder) -> bool {
        self.0.try_send(order).is_ok()
    }
}

/// Work that goes on beside the game.
#[derive(Resource)]
pub(super) struct Rehearsal {
    stock: Option<Background<Stock>>,
    _music: Background<()>,
}

/// What the engine plays: the desk, once.
#[derive(Asset, TypePath, Debug)]
struct MixingDesk(Mutex<Option<DeskOutput>>);

/// What comes out of the desk.
#[derive(Debug)]
struct DeskOutput {
    mixer: Mixer,
    orders: Receiver<MixOrder>,
    until_look: u8,
}

/// Parts of music as they get ready.
struct ReadyParts {
    parts: Receiver<Vec<f32>>,
    part: Vec<f32>,
    at: usize,
}

pub(super) fn plugin(app: &mut App) {
    if app.is_plugin_added::<AudioPlugin>() {
        app.add_audio_source::<MixingDesk>()
            .add_systems(Startup, set_up);
    }
}

/// How loud each kind is to be.
pub(super) fn levels(settings: &Settings) -> Levels {
    SoundKind::ALL.map(|kind| settings.volume_of(kind))
}

fn set_up(
    settings: Res<Settings>,
    wake: Option<Res<EventLoopProxyWrapper>>,
    mut desks: ResMut<Assets<MixingDesk>>,
    mut commands: Commands,
) {
    let (send, orders) = sync_channel(MOST_WAITING);
    let (deliver, parts) = sync_channel(PARTS_READY);
    // Not the same piece first every evening.
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let piece = now.map_or(0, |now| now.as_secs() as usize % PIECES.len());
    let music = Background::begin(None, move |called_off| {
        let mut musician = Musician::new(piece);
        while !called_off.load(Ordering::Relaxed) {
            let mut part = vec![0.0; PART];
            musician.fill(&mut part);
            // Waits while enough is ready; ends with the desk.
            if deliver.send(part).is_err() {
                break;
            }
        }
    });
    let feed = ReadyParts {
        parts,
        part: Vec::new(),
        at: 0,
    };
    let output = DeskOutput {
        mixer: Mixer::new(Box::new(feed), levels(&settings)),
        orders,
        until_look: 0,
    };
    let desk = desks.add(MixingDesk(Mutex::new(Some(output))));
    commands.spawn((AudioPlayer(desk), PlaybackSettings::ONCE));
    commands.insert_resource(DeskOrders(send));
    commands.insert_resource(Rehearsal {
        stock: Some(Background::begin(wake.as_deref(), |_| Stock::whole())),
        _music: music,
    });
}

/// Brings sounds to the desk once they are worked out.
pub(super) fn stock_up(orders: Res<DeskOrders>, rehearsal: Option<ResMut<Rehearsal>>) {
    let Some(mut rehearsal) = rehearsal else {
        return;
    };
    let finished = rehearsal.stock.as_mut().and_then(Background::finished);
    if let Some(ready) = finished {
        rehearsal.stock = None;
        if let Ok(stock) = ready {
            orders.send(MixOrder::Stock(stock));
        }
    }
}

impl MusicFeed for ReadyParts {
    fn fill(&mut self, out: &mut [f32]) {
        for sample in out {
            if self.at >= self.part.len() {
                let Ok(part) = self.parts.try_recv() else {
                    // Not ready yet: the piece goes on a moment later.
                    *sample = 0.0;
                    continue;
                };
                (self.part, self.at) = (part, 0);
            }
            *sample = self.part.get(self.at).copied().unwrap_or(0.0);
            self.at += 1;
        }
    }
}

impl Decodable for MixingDesk {
    type Decoder = DeskStream;

    fn decoder(&self) -> DeskStream {
        let mut output = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        DeskStream(output.take())
    }
}

/// The desk as the engine hears it; it never ends, unless somebody else has it.
#[derive(Debug)]
struct DeskStream(Option<DeskOutput>);

impl Iterator for DeskStream {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        let desk = self.0.as_mut()?;
        if desk.until_look == 0 {
            desk.until_look = LOOKS;
            while let Ok(order) = desk.orders.try_recv() {
                desk.mixer.obey(order);
            }
        }
        desk.until_look -= 1;
        Some(desk.mixer.sample())
    }
}

impl Source for DeskStream {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> ChannelCount {
        ChannelCount::MIN
    }

    fn sample_rate(&self) -> SampleRate {
        SampleRate::new(SAMPLE_RATE).unwrap_or(SampleRate::MIN)
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sound::{Cue, Sound};

    #[test]
    fn what_is_ordered_is_heard() {
        let (send, orders) = sync_channel(8);
        let mixer = Mixer::new(Box::new(()), [1.0; SoundKind::ALL.len()]);
        let output = DeskOutput {
            mixer,
            orders,
            until_look: 0,
        };
        let desk = MixingDesk(Mutex::new(Some(output)));
        let mut stream = desk.decoder();
        let sending = DeskOrders(send);
        let mut stock = Stock::default();
        stock.add(Sound::Bell);
        assert!(sending.send(MixOrder::Stock(stock)));
        let quiet: Vec<f32> = stream.by_ref().take(500).collect();
        assert!(quiet.iter().all(|sample| sample.abs() < 1e-6));
        assert!(sending.send(MixOrder::Cue(Cue::Play(Sound::Bell))));
        let heard = stream.by_ref().take(5000);
        assert!(heard.fold(0.0, |most: f32, sample| most.max(sample.abs())) > 0.05);
        // Who comes second hears nothing, and nobody who orders waits for that.
        assert_eq!(desk.decoder().next(), None);
        drop(stream);
        assert!(!sending.send(MixOrder::Cue(Cue::Play(Sound::Bell))));
    }
}
