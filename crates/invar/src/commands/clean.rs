//! `invar clean`: removes the cache.

use super::{fail, print};
use crate::cache;
use crate::cli::CleanArguments;

/// Removes the cache and says what was removed.
pub fn run(arguments: &CleanArguments) -> u8 {
    match cache::remove(arguments.cache_dir.as_deref()) {
        Ok(Some((path, size))) => print(&format!("removed {} ({})\n", path.display(), amount(size))),
        Ok(None) => print("there is no cache to remove\n"),
        Err(error) => fail(&format!("the cache cannot be removed: {error}")),
    }
}

fn amount(bytes: u64) -> String {
    match bytes {
        0..1_000 => format!("{bytes} bytes"),
        1_000..1_000_000 => format!("{:.1} kB", bytes as f64 / 1e3),
        _ => format!("{:.1} MB", bytes as f64 / 1e6),
    }
}
