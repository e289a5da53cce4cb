//! Writing a file back in the encoding that it was read in.

use std::path::Path;
use std::{fs, io};

/// Replaces the text of a file. One that was not UTF-8 was read as Latin-1 and is written as that; one that has changed since it was read is left alone.
pub fn store(path: &Path, read: &str, text: &str) -> io::Result<()> {
    let bytes = fs::read(path)?;
    if bytes == read.as_bytes() {
        return fs::write(path, text);
    }
    let latin = |text: &str| text.chars().map(|c| u8::try_from(u32::from(c)).ok()).collect::<Option<Vec<u8>>>();
    match (latin(read), latin(text)) {
        (Some(before), Some(after)) if before == bytes => fs::write(path, after),
        _ => Err(io::Error::other("it has changed since it was read")),
    }
}
