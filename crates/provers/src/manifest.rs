//! What `invar provers install` noted of an executable, in a file beside it: an executable that has changed since then is not used.

use crate::executable::Executable;
use base::files::read_regular_text;
use serde::Deserialize;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

const LARGEST: u64 = 1 << 16;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Manifest {
    /// The version that it stated; for people.
    #[allow(dead_code, reason = "people read it")]
    version: String,
    blake3: String,
}

/// Notes the hash of an executable that was just installed.
pub(crate) fn write(path: &Path, executable: &Executable, version: &str) -> io::Result<()> {
    let text = format!(
        "# Written by `invar provers install`. An executable with another hash is not used.\n\
         version = {version:?}\nblake3 = \"{}\"\n",
        executable.hash()
    );
    fs::write(file(path), text)
}

/// That an executable is the one that was installed. Where nothing was noted, it was put there by hand.
pub(crate) fn check(path: &Path, executable: &Executable) -> Result<(), String> {
    let file = file(path);
    let text = match read_regular_text(&file, LARGEST) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(format!("{} cannot be read: {error}", file.display())),
    };
    let noted: Manifest = toml::from_str(&text).map_err(|error| format!("{}: {error}", file.display()))?;
    match noted.blake3 == executable.hash() {
        true => Ok(()),
        false => Err(format!(
            "{} is not the executable that was installed there: `invar provers install` replaces it",
            path.display()
        )),
    }
}

/// `z3/bin/z3.installed.toml` for `z3/bin/z3`.
fn file(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{name}.installed.toml"))
}
