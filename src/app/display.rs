//! Asks for the display before the engine does: without one the engine ends the program with a
//! backtrace.

use super::NoWindow;

/// Whether a window can be opened, as far as can be told beforehand.
#[cfg(target_os = "linux")]
pub(crate) fn display_answers() -> Result<(), NoWindow> {
    let name = std::env::var("DISPLAY").unwrap_or_default();
    if name.is_empty() {
        return Err(NoWindow::NoDisplay);
    }
    if answers(&name) {
        Ok(())
    } else {
        Err(NoWindow::SilentDisplay(name))
    }
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn display_answers() -> Result<(), NoWindow> {
    Ok(())
}

/// Whether an X server takes connections: `host:display.screen`, the host being optional.
#[cfg(target_os = "linux")]
fn answers(name: &str) -> bool {
    use std::net::TcpStream;
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::net::{SocketAddr, UnixStream};

    let Some((host, display)) = name.rsplit_once(':') else {
        return false;
    };
    let number = display.split('.').next().unwrap_or_default();
    let Ok(number) = number.parse::<u16>() else {
        return false;
    };
    if !host.is_empty() && host != "unix" {
        // Unusual numbers overflow the ports: let the engine try.
        let Some(port) = number.checked_add(6000) else {
            return true;
        };
        return TcpStream::connect((host, port)).is_ok();
    }
    let path = format!("/tmp/.X11-unix/X{number}");
    let named = SocketAddr::from_abstract_name(&path);
    UnixStream::connect(&path).is_ok()
        || named.is_ok_and(|address| UnixStream::connect_addr(&address).is_ok())
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn nonsense_does_not_answer() {
        for name in ["", "nonsense", ":", ":x", ":65000", ":65000.0"] {
            assert!(!answers(name), "{name}");
        }
    }
}
