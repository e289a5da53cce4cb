//! Finding and reading the files that the user names.

use base::{Diagnostic, SourceMap, rules};
use ignore::WalkBuilder;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Reads the files, sorted by path. What cannot be read is a diagnostic; the rest goes on.
pub fn read(paths: &[PathBuf], sources: &mut SourceMap, diagnostics: &mut Vec<Diagnostic>) {
    let mut files = BTreeSet::new();
    for path in paths {
        find(path, &mut files, diagnostics);
    }
    for file in files {
        match fs::read(&file).map(String::from_utf8) {
            Ok(Ok(text)) if u32::try_from(text.len()).is_ok() => {
                sources.add(file, text);
            }
            Ok(Ok(_)) => diagnostics.push(cannot_read(&file, "it is larger than 4 GiB")),
            Ok(Err(error)) => {
                let offset = error.utf8_error().valid_up_to();
                diagnostics.push(cannot_read(&file, &format!("it is not UTF-8: see the byte at offset {offset}")));
            }
            Err(error) => diagnostics.push(cannot_read(&file, &reason(&error))),
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
