//! That a stand is alive: the program that draws says so to the one that watches it, and that one to
//! the system that started it (systemd's watchdog), if it asks for it.

use bevy::prelude::*;
use std::time::Duration;

/// How often the heart beats.
const BEAT: Duration = Duration::from_secs(2);

/// The child's side: a beat after a frame, every other second.
pub(super) fn plugin(app: &mut App) {
    if let Some(heart) = heart::Heart::find() {
        app.insert_resource(heart)
            .add_systems(Last, beat.in_set(crate::common::FrameSet::Probe));
    }
}

/// A stand whose keeper has gone ends as well: nobody would bring it back.
fn beat(
    time: Res<Time<Real>>,
    mut last: Local<Duration>,
    mut heart: ResMut<heart::Heart>,
    mut exit: MessageWriter<AppExit>,
) {
    let now = time.elapsed();
    if now.saturating_sub(*last) >= BEAT {
        *last = now;
        if !heart.beat() {
            exit.write(AppExit::Success);
        }
    }
}

/// Tells systemd, if it asked to be told.
pub(super) fn tell_system() {
    notify("WATCHDOG=1\nREADY=1");
}

/// Says something to whoever started us; nobody need listen.
#[cfg(unix)]
fn notify(told: &str) {
    use std::os::unix::net::{SocketAddr, UnixDatagram};
    let Some(path) = std::env::var_os("NOTIFY_SOCKET") else {
        return;
    };
    let Ok(socket) = UnixDatagram::unbound() else {
        return;
    };
    let name = path.to_string_lossy();
    // Systemd mostly listens at a name without a file.
    #[cfg(target_os = "linux")]
    if let Some(hidden) = name.strip_prefix('@') {
        use std::os::linux::net::SocketAddrExt;
        if let Ok(address) = SocketAddr::from_abstract_name(hidden) {
            let _ = socket.send_to_addr(told.as_bytes(), &address);
        }
        return;
    }
    if let Ok(address) = SocketAddr::from_pathname(&*name) {
        let _ = socket.send_to_addr(told.as_bytes(), &address);
    }
}

#[cfg(not(unix))]
fn notify(_: &str) {}

pub(super) use heart::Pulse;

/// The line between the two: the child's standard input, which a stand does not read.
#[cfg(unix)]
mod heart {
    use bevy::prelude::Resource;
    use std::io::{ErrorKind, Read, Write};
    use std::os::fd::AsFd;
    use std::os::unix::net::UnixStream;
    use std::process::{Command, Stdio};

    #[derive(Resource, Debug)]
    pub(crate) struct Heart(UnixStream);

    impl Heart {
        pub(super) fn find() -> Option<Self> {
            let line = std::io::stdin().as_fd().try_clone_to_owned().ok()?;
            let line = UnixStream::from(line);
            line.set_nonblocking(true).ok()?;
            Some(Self(line))
        }

        /// Whether anybody listens.
        pub(super) fn beat(&mut self) -> bool {
            let told = self.0.write_all(b".");
            !told.is_err_and(|error| error.kind() == ErrorKind::BrokenPipe)
        }
    }

    #[derive(Debug)]
    pub(crate) struct Pulse {
        ours: UnixStream,
        theirs: Option<UnixStream>,
    }

    impl Pulse {
        pub(crate) fn listen(command: &mut Command) -> std::io::Result<Self> {
            let (ours, theirs) = UnixStream::pair()?;
            ours.set_nonblocking(true)?;
            let line = theirs.try_clone()?;
            command.stdin(Stdio::from(std::os::fd::OwnedFd::from(line)));
            Ok(Self {
                ours,
                theirs: Some(theirs),
            })
        }

        /// The child has its own end by now.
        pub(crate) fn opened(&mut self) {
            self.theirs = None;
        }

        /// Whether the heart has beaten since it was asked last.
        pub(crate) fn beats(&mut self) -> bool {
            let mut beats = false;
            let mut told = [0; 64];
            loop {
                match self.ours.read(&mut told) {
                    Ok(0) => return beats,
                    Ok(_) => beats = true,
                    Err(error) if error.kind() == ErrorKind::Interrupted => {}
                    Err(_) => return beats,
                }
            }
        }
    }
}

/// Elsewhere only the end of a child is noticed.
#[cfg(not(unix))]
mod heart {
    use bevy::prelude::Resource;
    use std::process::Command;

    #[derive(Resource, Debug)]
    pub(crate) struct Heart;

    impl Heart {
        pub(super) fn find() -> Option<Self> {
            None
        }

        pub(super) fn beat(&mut self) -> bool {
            true
        }
    }

    #[derive(Debug)]
    pub(crate) struct Pulse;

    impl Pulse {
        pub(crate) fn listen(_: &mut Command) -> std::io::Result<Self> {
            Ok(Self)
        }

        pub(crate) fn opened(&mut self) {}

        pub(crate) fn beats(&mut self) -> bool {
            true
        }
    }
}
