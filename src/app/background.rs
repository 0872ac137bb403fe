//! Work on a background thread that can be called off, and that wakes the window when it is done.

use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Dropped, it is called off.
pub(crate) struct Background<T> {
    task: Task<T>,
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
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let done = work(&flag);
            // A window at rest does not look by itself whether a thought is done. One that is
            // closed by now needs no waking.
            if let Some(wake) = wake {
                let _ = wake.send_event(WinitUserEvent::WakeUp);
            }
            done
        });
        Self { task, cancelled }
    }

    /// What came of it, once.
    pub(crate) fn finished(&mut self) -> Option<T> {
        block_on(poll_once(&mut self.task))
    }
}

impl<T> Drop for Background<T> {
    fn drop(&mut self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }
}
