//! Work on a thread of its own that can be called off, and that wakes the window when it is done.
//! The engine's pools have one thread for such work on a small machine: a bot that thinks would keep
//! everything else waiting.

use bevy::platform::cell::SyncCell;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

/// Dropped, it is called off.
pub(crate) struct Background<T: Send> {
    result: SyncCell<Receiver<T>>,
    cancelled: Arc<AtomicBool>,
}

impl<T: Send + 'static> Background<T> {
    /// Begins work that looks now and then whether the flag tells it to stop.
    pub(crate) fn begin(
        wake: Option<&EventLoopProxyWrapper>,
        work: impl FnOnce(&AtomicBool) -> T + Send + 'static,
    ) -> Self {
        let cancelled = Arc::new(AtomicBool::new(false));
        let flag = cancelled.clone();
        let wake = wake.map(|wake| (**wake).clone());
        let (deliver, result) = sync_channel(1);
        thread::spawn(move || {
            // Nobody may wait for it any more.
            let _ = deliver.send(work(&flag));
            // A window at rest does not look by itself whether a thought is done. One that is
            // closed by now needs no waking.
            if let Some(wake) = wake {
                let _ = wake.send_event(WinitUserEvent::WakeUp);
            }
        });
        Self {
            result: SyncCell::new(result),
            cancelled,
        }
    }

    /// What came of it, once.
    pub(crate) fn finished(&mut self) -> Option<T> {
        self.result.get().try_recv().ok()
    }
}

impl<T: Send> Drop for Background<T> {
    fn drop(&mut self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }
}
