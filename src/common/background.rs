//! Work on a thread of its own that can be called off, and that wakes the window when it is done.
//! The engine's pools have one thread for such work on a small machine: a bot that thinks would keep
//! everything else waiting.

use bevy::platform::cell::SyncCell;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::thread;

/// The work ended without a result: it panicked, or the system has no thread for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Broken;

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
        let wake = AtLast(move || {
            // A window at rest does not look by itself whether a thought is done. One that is
            // closed by now needs no waking.
            if let Some(wake) = &wake {
                let _ = wake.send_event(WinitUserEvent::WakeUp);
            }
        });
        let (deliver, result) = sync_channel(1);
        let run = move || {
            // Also if the work panics, first the channel closes, then the window looks.
            let _wake = wake;
            let deliver = deliver;
            // Nobody may wait for it any more.
            let _ = deliver.send(work(&flag));
        };
        // Without a thread the channel closes at once, which is told as any other failure.
        let _ = thread::Builder::new().spawn(run);
        Self {
            result: SyncCell::new(result),
            cancelled,
        }
    }

    /// What came of it. To be asked no more after that.
    pub(crate) fn finished(&mut self) -> Option<Result<T, Broken>> {
        match self.result.get().try_recv() {
            Ok(result) => Some(Ok(result)),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(Broken)),
        }
    }
}

/// Dropped, it does this.
struct AtLast<F: FnMut()>(F);

impl<F: FnMut()> Drop for AtLast<F> {
    fn drop(&mut self) {
        (self.0)();
    }
}

impl<T: Send> Drop for Background<T> {
    fn drop(&mut self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;

    fn wait_for<T: Send + 'static>(mut work: Background<T>) -> Result<T, Broken> {
        loop {
            if let Some(result) = work.finished() {
                return result;
            }
            thread::yield_now();
        }
    }

    #[test]
    fn work_that_panics_is_told_as_broken() {
        let fails = |_: &AtomicBool| -> u8 { std::panic::resume_unwind(Box::new("on purpose")) };
        assert_eq!(wait_for(Background::begin(None, fails)), Err(Broken));
        assert_eq!(wait_for(Background::begin(None, |_| 7)), Ok(7));
    }

    #[test]
    fn dropped_it_is_called_off() {
        let (begin, may_begin) = channel::<()>();
        let (tell, told) = channel();
        let work = Background::begin(None, move |called_off: &AtomicBool| {
            may_begin.recv().ok();
            tell.send(called_off.load(Ordering::Relaxed)).ok();
        });
        drop(work);
        begin.send(()).ok();
        assert_eq!(told.recv(), Ok(true));
    }
}
