//! Finding and reading the files that the user names.

use base::{Diagnostic, FileId, SourceMap, Span, rules};
use ignore::WalkBuilder;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// A file of Java, and the file of specifications that stands beside it.
#[derive(Clone, Copy)]
pub struct Input {
    /// `List.java`
    pub file: FileId,
    /// `List.jml` or `List.spec`
    pub specification: Option<FileId>,
}

/// Reads the files, sorted by path. What cannot be read is a diagnostic; the rest goes on.
pub fn read(paths: &[PathBuf], sources: &mut SourceMap, diagnostics: &mut Vec<Diagnostic>) -> Vec<Input> {
    let mut files = BTreeSet::new();
    for path in paths {
        find(path, &mut files, diagnostics);
    }
    let mut inputs = Vec::new();
    for path in files {
        let Some(file) = read_file(&path, sources, diagnostics) else { continue };
        let beside = ["jml", "spec"].map(|extension| path.with_extension(extension));
        let beside = beside.iter().find(|candidate| **candidate != path && candidate.is_file());
        let specification = beside.and_then(|path| read_file(path, sources, diagnostics));
        inputs.push(Input { file, specification });
    }
    inputs
}

fn read_file(path: &Path, sources: &mut SourceMap, diagnostics: &mut Vec<Diagnostic>) -> Option<FileId> {
    match fs::read(path) {
        // Latin-1 may need two bytes for each of its own.
        Ok(bytes) if u32::try_from(bytes.len() * 2).is_ok() => Some(read_text(path, bytes, sources, diagnostics)),
        Ok(_) => {
            diagnostics.push(cannot_read(path, "it is larger than 2 GiB"));
            None
        }
        Err(error) => {
            diagnostics.push(cannot_read(path, &reason(&error)));
            None
        }
    }
}

/// Adds a file. What is not UTF-8 is taken for Latin-1, in which every byte is a character; that is said.
fn read_text(path: &Path, bytes: Vec<u8>, sources: &mut SourceMap, diagnostics: &mut Vec<Diagnostic>) -> FileId {
    match String::from_utf8(bytes) {
        Ok(text) => sources.add(path, text),
        Err(error) => {
            let offset = error.utf8_error().valid_up_to();
            let text: String = error.as_bytes().iter().map(|byte| char::from(*byte)).collect();
            let message = format!("`{}` is not UTF-8 and is read as Latin-1", path.display());
            let id = sources.add(path, text);
            let first = sources.text(id).char_indices().nth(offset).map_or(0, |(at, _)| at as u32);
            let place = Span::new(id, first, first + 2);
            let help = "convert the file to UTF-8, which `javac` expects too";
            diagnostics.push(Diagnostic::warning(&rules::CANNOT_READ, place, message).with_help(help));
            id
        }
    }
}

fn find(path: &Path, files: &mut BTreeSet<PathBuf>, diagnostics: &mut Vec<Diagnostic>) {
    match fs::metadata(path) {
        Err(error) => diagnostics.push(cannot_read(path, &reason(&error))),
        Ok(metadata) if metadata.is_dir() => {
            let before = files.len();
            walk(path, files, diagnostics);
            if files.len() == before {
                let message = format!("there is no Java file in `{}`", path.display());
                let help = "name a folder that contains `.java` files, or a file";
                diagnostics.push(Diagnostic::general(&rules::NOTHING_TO_CHECK, message).with_help(help));
            }
        }
        // A file that the user names is read whatever it is called.
        Ok(_) => {
            files.insert(path.to_path_buf());
        }
    }
}

fn walk(folder: &Path, files: &mut BTreeSet<PathBuf>, diagnostics: &mut Vec<Diagnostic>) {
    for entry in WalkBuilder::new(folder).require_git(false).build() {
        match entry {
            Ok(entry) => {
                let is_java = entry.path().extension().is_some_and(|extension| extension == "java");
                if is_java && entry.file_type().is_some_and(|kind| !kind.is_dir()) {
                    files.insert(entry.into_path());
                }
            }
            Err(error) => {
                diagnostics.push(Diagnostic::general(&rules::CANNOT_READ, format!("a folder cannot be read: {error}")));
            }
        }
    }
}

fn cannot_read(path: &Path, reason: &str) -> Diagnostic {
    Diagnostic::general(&rules::CANNOT_READ, format!("cannot read `{}`: {reason}", path.display()))
}

fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file or folder".into(),
        io::ErrorKind::PermissionDenied => "no permission".into(),
        _ => error.to_string(),
    }
}
