//! Whose files are: what others may have written is not believed.

use std::fs::Metadata;
use std::io;
use std::path::Path;

/// Why a file or folder is not this user's alone to write; `None` if it is.
pub(crate) fn objection(metadata: &Metadata) -> Option<String> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        if metadata.uid() != rustix::process::geteuid().as_raw() {
            return Some(format!("it belongs to another user (number {})", metadata.uid()));
        }
        if metadata.mode() & 0o022 != 0 {
            return Some(format!("others may write it (its mode is {:o})", metadata.mode() & 0o7777));
        }
    }
    let _ = metadata;
    None
}

/// Why a file is no secret of this user; `None` if nobody else may read it.
pub(crate) fn is_shown(metadata: &Metadata) -> Option<String> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        if metadata.mode() & 0o077 != 0 {
            return Some(format!("others may read it (its mode is {:o})", metadata.mode() & 0o7777));
        }
    }
    let _ = metadata;
    None
}

/// Makes a folder, and those around it, that nobody else may look into.
pub(crate) fn create_folder(path: &Path) -> io::Result<()> {
    builder().recursive(true).create(path)
}

fn builder() -> std::fs::DirBuilder {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
}

/// Makes a folder that nobody else may look into. One that is there already is an error.
pub(crate) fn create_new_folder(path: &Path) -> io::Result<()> {
    builder().create(path)
}

/// How a file is made that nobody else may read or write.
pub(crate) fn new_file() -> std::fs::OpenOptions {
    let mut options = std::fs::OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.write(true);
    options
}
