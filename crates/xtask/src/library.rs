//! `docs/library.md`: what of the JDK is modelled, as the models in `library/java` say it, and which of their contracts are proved. The page is
//! written by `cargo xtask library`, and `cargo xtask tidy` compares it with the models.

mod contracts;
mod introduction;
mod models;
mod page;
mod reach;

use crate::tidy::{File, Problem};
use std::fs;
use std::path::Path;

/// The page, from the root of the project.
pub const PAGE: &str = "docs/library.md";

/// The models, from the root of the project.
const MODELS: &str = "library";

/// Writes the page, unless something is wrong with the models.
pub fn write(root: &Path) -> Result<Vec<Problem>, String> {
    let (text, problems) = generate(root)?;
    if problems.is_empty() {
        fs::write(root.join(PAGE), text).map_err(|error| format!("cannot write `{PAGE}`: {error}"))?;
    }
    Ok(problems)
}

/// Compares the page with the models.
pub fn check(root: &Path) -> Result<Vec<Problem>, String> {
    let (expected, mut problems) = generate(root)?;
    let found = fs::read_to_string(root.join(PAGE)).unwrap_or_default();
    if problems.is_empty() {
        problems.extend(difference(&found, &expected));
    }
    Ok(problems)
}

/// The page as it should be.
fn generate(root: &Path) -> Result<(String, Vec<Problem>), String> {
    let mut files = Vec::new();
    collect(root, MODELS, &mut files)?;
    let (mut page, problems) = page_of(&files);
    let list = contracts::LIST;
    let list = fs::read_to_string(root.join(list)).map_err(|error| format!("cannot read `{list}`: {error}"))?;
    page.push_str(&contracts::section(&list));
    Ok((page, problems))
}

/// The page for some models, and what is wrong with them.
fn page_of(files: &[File]) -> (String, Vec<Problem>) {
    let (mut library, mut problems) = models::read(files);
    reach::spread(&mut library);
    problems.extend(introduction::stale(&library));
    (page::page(&library), problems)
}

/// The Java files below a folder, sorted by path.
fn collect(root: &Path, folder: &str, files: &mut Vec<File>) -> Result<(), String> {
    let describe = |error: std::io::Error| format!("cannot read `{folder}`: {error}");
    let mut names = Vec::new();
    for entry in fs::read_dir(root.join(folder)).map_err(describe)? {
        names.push(entry.map_err(describe)?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    for name in names {
        let path = format!("{folder}/{name}");
        if root.join(&path).is_dir() {
            collect(root, &path, files)?;
        } else if name.ends_with(".java") {
            let text =
                fs::read_to_string(root.join(&path)).map_err(|error| format!("cannot read `{path}`: {error}"))?;
            files.push(File { path, text });
        }
    }
    Ok(())
}

/// The first line on which a page is not what it should be.
fn difference(found: &str, expected: &str) -> Option<Problem> {
    if found == expected {
        return None;
    }
    let same = found.lines().zip(expected.lines()).take_while(|(found, expected)| found == expected).count();
    Some(Problem::new(PAGE, same + 1, "not what the models in `library/java` say: run `cargo xtask library`"))
}

#[cfg(test)]
mod tests;
