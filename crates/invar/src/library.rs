//! The models of libraries: those of `library/`, as they were when the program was built, and those that the user adds.

use base::{Diagnostic, FileId, SourceMap};
use sema::effects::Effects;
use std::collections::HashSet;
use std::path::{Path, PathBuf};

include!(concat!(env!("OUT_DIR"), "/library.rs"));

/// The files with models.
pub struct Models {
    /// Those of the user.
    pub added: Vec<FileId>,
    /// Those that came with the program.
    pub built_in: Vec<FileId>,
}

/// Reads all models. A file of the user's replaces the built-in one with the same path below its folder, and one of an earlier folder
/// that of a later one.
pub fn read(folders: &[PathBuf], sources: &mut SourceMap, diagnostics: &mut Vec<Diagnostic>) -> Models {
    let mut taken = HashSet::new();
    let mut added = Vec::new();
    for folder in folders {
        for input in
            crate::input::read(std::slice::from_ref(folder), &crate::pipeline::Texts::new(), sources, diagnostics)
        {
            let path = sources.path(input.file);
            let below = path.strip_prefix(folder).map_or_else(|_| path.to_path_buf(), Path::to_path_buf);
            if taken.insert(below) {
                added.push(input.file);
            }
        }
    }
    let others = FILES.iter().filter(|(name, _)| !taken.contains(Path::new(name)));
    let built_in = others.map(|(name, text)| sources.add(PathBuf::from("library").join(name), *text)).collect();
    Models { added, built_in }
}

/// What is claimed of methods of the library that have no model; or what is wrong in the list.
pub fn effects() -> Result<Effects, String> {
    Effects::parse(EFFECTS)
}
