//! Where programs are looked for: in the absolute folders of `PATH`. An entry that is relative, or empty, means the folder that
//! somebody happens to be in, and what is there may be anybody's.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

/// The folders of `PATH` that are absolute.
pub(crate) fn folders() -> Vec<PathBuf> {
    set("PATH").map(|path| absolute(&path)).unwrap_or_default()
}

/// The absolute folders in a list of folders.
pub(crate) fn absolute(list: &OsStr) -> Vec<PathBuf> {
    env::split_paths(list).filter(|folder| folder.is_absolute()).collect()
}

/// A program of the system.
pub(crate) fn program(name: &str) -> Option<PathBuf> {
    let name = format!("{name}{}", env::consts::EXE_SUFFIX);
    folders().into_iter().map(|folder| folder.join(&name)).find(|path| path.is_file())
}

/// `PATH` for programs that look for others themselves.
pub(crate) fn path() -> OsString {
    env::join_paths(folders()).unwrap_or_default()
}

/// The value of an environment variable that is set and not empty.
pub(crate) fn set(variable: &str) -> Option<OsString> {
    env::var_os(variable).filter(|value| !value.is_empty())
}

/// The user's folder for data: `$XDG_DATA_HOME`, or `~/.local/share`.
pub(crate) fn data() -> Option<PathBuf> {
    let folder = |variable: &str| set(variable).map(PathBuf::from).filter(|path| path.is_absolute());
    folder("XDG_DATA_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/share")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_current_folder_is_not_searched() {
        let list = env::join_paths(["", ".", "bin", "/usr/bin", "./x", "/bin"]).expect("a list");
        assert_eq!(absolute(&list), [PathBuf::from("/usr/bin"), PathBuf::from("/bin")]);
    }
}
