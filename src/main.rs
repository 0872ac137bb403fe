//! The program: see [`el_grande::cli`].

fn main() -> std::process::ExitCode {
    el_grande::cli::run()
}
