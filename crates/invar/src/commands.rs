//! The commands, one file each.

pub mod check;
pub mod clean;
pub mod dump;
pub mod explain;
pub mod infer;
pub mod provers;
pub mod replay;
pub mod run;

use std::io::{self, Write};

/// Prints a text to standard output; a reader that has gone away is no error.
pub fn print(text: &str) -> u8 {
    match io::stdout().lock().write_all(text.as_bytes()) {
        Ok(()) => 0,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
        Err(error) => fail(&format!("standard output cannot be written: {error}")),
    }
}

/// Says on standard error what went wrong; the exit code is 2.
pub fn fail(message: &str) -> u8 {
    let _ = writeln!(io::stderr(), "error: {message}");
    2
}
