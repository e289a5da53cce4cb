//! An executable as it was when it was looked at: its place and the hash of its content. Answers are remembered under the hash, for a
//! version is only what a program says of itself.

use base::files::open_regular;
use std::collections::HashMap;
use std::fs::{self, Metadata};
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::SystemTime;

/// An executable and the hash of its content.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Executable {
    path: PathBuf,
    hash: String,
    stamp: Stamp,
}

/// What changes when a file is replaced or written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Stamp {
    size: u64,
    modified: Option<SystemTime>,
    /// Device and number of the file.
    place: (u64, u64),
}

/// Hashes of this process. None is kept on disk, where nobody would know whose it is.
static HASHES: LazyLock<Mutex<HashMap<(PathBuf, Stamp), String>>> = LazyLock::new(Mutex::default);

impl Executable {
    /// Reads an executable. Its path becomes absolute, so that nobody looks for it in `PATH` again.
    pub fn open(path: &Path) -> Result<Executable, String> {
        let fail = |error: std::io::Error| format!("{} cannot be read: {error}", path.display());
        let path = std::path::absolute(path).map_err(fail)?;
        let mut file = open_regular(&path).map_err(fail)?;
        let stamp = Stamp::of(&file.metadata().map_err(fail)?);
        let known = HASHES.lock().unwrap_or_else(PoisonError::into_inner).get(&(path.clone(), stamp)).cloned();
        if let Some(hash) = known {
            return Ok(Executable { path, hash, stamp });
        }
        let mut hasher = blake3::Hasher::new();
        hasher.update_reader(&mut file).map_err(fail)?;
        let hash = hasher.finalize().to_hex().to_string();
        HASHES.lock().unwrap_or_else(PoisonError::into_inner).insert((path.clone(), stamp), hash.clone());
        Ok(Executable { path, hash, stamp })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The blake3 hash of its content, in hexadecimal digits.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// That it is still the file that was read. One that is gone says so when it is started.
    pub(crate) fn check(&self) -> Result<(), String> {
        match fs::metadata(&self.path) {
            Ok(metadata) if Stamp::of(&metadata) != self.stamp => {
                Err(format!("cannot be started: {} was replaced during the run", self.path.display()))
            }
            _ => Ok(()),
        }
    }
}

impl Stamp {
    fn of(metadata: &Metadata) -> Stamp {
        #[cfg(unix)]
        let place = {
            use std::os::unix::fs::MetadataExt;
            (metadata.dev(), metadata.ino())
        };
        #[cfg(not(unix))]
        let place = (0, 0);
        Stamp { size: metadata.len(), modified: metadata.modified().ok(), place }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_that_of_the_content() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let [first, second] = ["first", "second"].map(|name| folder.path().join(name));
        fs::write(&first, "one").expect("written");
        fs::write(&second, "one").expect("written");
        let open = |path: &Path| Executable::open(path).expect("it can be read");
        let before = open(&first);
        assert_eq!(before.hash(), open(&second).hash());
        assert_eq!(before.check(), Ok(()));
        fs::write(&first, "other").expect("written");
        assert!(before.check().is_err());
        assert_ne!(before.hash(), open(&first).hash());
        assert!(Executable::open(folder.path()).is_err());
        assert!(Executable::open(&folder.path().join("none")).is_err());
    }
}
