//! What can go wrong with a class path.

use std::fmt;
use std::path::{Path, PathBuf};

/// A JDK or a jar that cannot be used, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// The file or folder.
    pub path: PathBuf,
    /// Why it cannot be used, as a clause: `it is no JDK: …`.
    pub reason: String,
}

impl Error {
    pub(crate) fn new(path: &Path, reason: impl Into<String>) -> Error {
        Error { path: path.to_path_buf(), reason: reason.into() }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot use `{}`: {}", self.path.display(), self.reason)
    }
}

impl std::error::Error for Error {}
