//! What the program remembers from run to run, and where.

use base::Diagnostic;
use logic::{Memory, NoMemory};
use provers::store::{cache_folder, clean};
use provers::{Access, Store};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::UNIX_EPOCH;

/// The cache of a run.
#[derive(Default)]
pub struct Cache {
    store: Option<Arc<Store>>,
}

impl Cache {
    /// The cache in this folder, or in the user's.
    pub fn open(folder: Option<&Path>, access: Access) -> Cache {
        let folder = chosen(folder);
        Cache { store: folder.map(|folder| Arc::new(Store::open(&folder, access))) }
    }

    /// Forgets everything, because a prover gives wrong answers.
    pub fn forget(&self) {
        if let Some(store) = &self.store {
            store.forget();
        }
    }

    /// For whoever remembers.
    pub fn memory(&self) -> Arc<dyn Memory> {
        match &self.store {
            Some(store) => store.clone(),
            None => Arc::new(NoMemory),
        }
    }

    /// For findings about whole entry points, with the circumstances that they hold in. Without them nothing is remembered: they
    /// depend on every part of the program that made them.
    pub fn findings(&self) -> (Arc<dyn Memory>, String) {
        match build() {
            Some(build) => (self.memory(), build),
            None => (Arc::new(NoMemory), String::new()),
        }
    }

    /// Adds what is new to the file. What was wrong with it is a warning.
    pub fn save(&self) -> Vec<Diagnostic> {
        let Some(store) = &self.store else { return Vec::new() };
        store.save();
        store.warnings()
    }
}

/// Removes the cache in this folder, or in the user's: the file, and how large it was.
pub fn remove(folder: Option<&Path>) -> io::Result<Option<(PathBuf, u64)>> {
    match chosen(folder) {
        Some(folder) => clean(&folder),
        None => Ok(None),
    }
}

/// Which build of Invar this is. Findings of another build are not used: whatever has changed in it may have changed them.
fn build() -> Option<String> {
    let metadata = std::env::current_exe().and_then(std::fs::metadata).ok()?;
    let built = metadata.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
    Some(format!("invar {} of {} bytes, built {}", env!("CARGO_PKG_VERSION"), metadata.len(), built.as_nanos()))
}

fn chosen(folder: Option<&Path>) -> Option<PathBuf> {
    folder.filter(|folder| !folder.as_os_str().is_empty()).map(Path::to_path_buf).or_else(cache_folder)
}
