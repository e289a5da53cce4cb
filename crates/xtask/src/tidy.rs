//! What the compiler does not see: each check is one file, and all problems are shown together.

mod architecture;
mod code;
mod layers;
mod links;
mod rules;

use std::fmt;
use std::fs;
use std::path::Path;

/// Something to put right.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Problem {
    /// The file, from the root of the project.
    pub file: String,
    /// The line, from 1; 0 for the file as a whole.
    pub line: usize,
    /// What is wrong, and what to do.
    pub message: String,
}

impl Problem {
    /// A problem on a line.
    pub fn new(file: &str, line: usize, message: impl Into<String>) -> Problem {
        Problem { file: file.to_owned(), line, message: message.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.message),
            line => write!(f, "{}:{line}: {}", self.file, self.message),
        }
    }
}

/// A file of the project.
pub struct File {
    /// Its path from the root, with forward slashes.
    pub path: String,
    /// Its text.
    pub text: String,
}

/// Everything that is wrong in the project, sorted by file and line.
pub fn tidy(root: &Path) -> Result<Vec<Problem>, String> {
    let mut files = Vec::new();
    collect(root, "", &mut files)?;
    let mut problems = architecture::check(root)?;
    problems.extend(layers::check(&files));
    problems.extend(rules::check(&files)?);
    problems.extend(crate::library::check(root)?);
    for file in &files {
        if file.path.starts_with("crates/") && file.path.ends_with(".rs") {
            problems.extend(code::check(file));
        } else if file.path.ends_with(".md") {
            problems.extend(links::check(file, &|path| root.join(path).exists()));
        }
    }
    problems.sort();
    Ok(problems)
}

/// The Rust and Markdown files of the project. Hidden folders and what is built are not part of it.
fn collect(root: &Path, folder: &str, files: &mut Vec<File>) -> Result<(), String> {
    let describe = |error: std::io::Error| format!("cannot read `{folder}`: {error}");
    let mut names = Vec::new();
    for entry in fs::read_dir(root.join(folder)).map_err(describe)? {
        names.push(entry.map_err(describe)?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    for name in names {
        let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
        if name.starts_with('.') || path == "target" {
            continue;
        }
        let full = root.join(&path);
        if full.is_dir() {
            collect(root, &path, files)?;
        } else if name.ends_with(".rs") || name.ends_with(".md") {
            let text = fs::read_to_string(&full).map_err(|error| format!("cannot read `{path}`: {error}"))?;
            files.push(File { path, text });
        }
    }
    Ok(())
}
