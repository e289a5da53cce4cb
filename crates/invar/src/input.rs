//! Finding and reading the files that the user names.

use crate::pipeline::Texts;
use base::files::read_regular;
use base::{Diagnostic, FileId, SourceMap, Span, rules};
use ignore::{DirEntry, Walk, WalkBuilder};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::{fs, io};

/// A file of Java, and the file of specifications that stands beside it.
#[derive(Clone, Copy)]
pub struct Input {
    /// `List.java`
    pub file: FileId,
    /// `List.jml` or `List.spec`
    pub specification: Option<FileId>,
}

/// Places in files have 32 bits, and Latin-1 may need two bytes for each of its own.
const LARGEST: u64 = u32::MAX as u64 / 2;

/// Reads the files, sorted by path, or takes the texts that stand for them. What cannot be read is a diagnostic; the rest goes on.
pub fn read(
    paths: &[PathBuf],
    texts: &Texts,
    sources: &mut SourceMap,
    diagnostics: &mut Vec<Diagnostic>,
) -> Vec<Input> {
    let mut files = BTreeSet::new();
    for path in paths {
        find(path, &mut files, diagnostics);
    }
    let mut inputs = Vec::new();
    for path in files {
        let known = texts.get(&path).map(|text| sources.add(&path, text.as_str()));
        let Some(file) = known.or_else(|| read_file(&path, sources, diagnostics)) else { continue };
        let beside = ["jml", "spec"].map(|extension| path.with_extension(extension));
        let beside = beside.iter().find(|candidate| **candidate != path && candidate.is_file());
        let specification = beside.and_then(|path| read_file(path, sources, diagnostics));
        inputs.push(Input { file, specification });
    }
    inputs
}

fn read_file(path: &Path, sources: &mut SourceMap, diagnostics: &mut Vec<Diagnostic>) -> Option<FileId> {
    match read_regular(path, LARGEST) {
        Ok(bytes) => Some(read_text(path, bytes, sources, diagnostics)),
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
    let around = folder.canonicalize().unwrap_or_else(|_| folder.to_path_buf());
    if let Some(list) = around.ancestors().find_map(strange_list) {
        return diagnostics.push(strange(&list));
    }
    let found: Arc<Mutex<Vec<PathBuf>>> = Arc::default();
    let noted = found.clone();
    let is_usual = move |entry: &DirEntry| match strange_list(entry.path()) {
        Some(list) => {
            noted.lock().unwrap_or_else(PoisonError::into_inner).push(list);
            false
        }
        None => true,
    };
    visit(WalkBuilder::new(folder).require_git(false).filter_entry(is_usual).build(), files, diagnostics);
    diagnostics.extend(found.lock().unwrap_or_else(PoisonError::into_inner).iter().map(|list| strange(list)));
}

/// A list of files to be ignored that is no file: whoever walks the folder would read it, and might wait for ever.
fn strange_list(folder: &Path) -> Option<PathBuf> {
    let lists = [".gitignore", ".ignore", ".git/info/exclude"].map(|name| folder.join(name));
    lists.into_iter().find(|list| fs::metadata(list).is_ok_and(|it| !it.is_file() && !it.is_dir()))
}

fn strange(list: &Path) -> Diagnostic {
    cannot_read(list, "it is not a regular file, and its folder is left out")
}

fn visit(walk: Walk, files: &mut BTreeSet<PathBuf>, diagnostics: &mut Vec<Diagnostic>) {
    for entry in walk {
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
        io::ErrorKind::FileTooLarge => "it is larger than 2 GiB".into(),
        _ => error.to_string(),
    }
}
