//! How many of Jahob's annotation comments below a folder are understood: `jahob_comments FOLDER`.

use base::{FileId, Span, arena::Id};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn main() {
    let root = PathBuf::from(std::env::args().nth(1).expect("a folder"));
    let mut files = Vec::new();
    find(&root, &mut files);
    files.sort();
    let (mut total, mut understood) = (0, 0);
    let mut causes: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for path in &files {
        let bytes = std::fs::read(path).expect("a file can be read");
        let text: String = bytes.iter().map(|byte| char::from(*byte)).collect();
        for (start, comment) in comments(&text) {
            total += 1;
            let place = |from: usize, to: usize| Span::new(FileId::from_index(0), from as u32, to as u32);
            match syntax::jahob::parse(comment, &place).problem {
                None => understood += 1,
                Some((span, message)) => {
                    let line = text[..start + span.start as usize].lines().count();
                    let shown = path.strip_prefix(&root).unwrap_or(path).display();
                    causes.entry(message).or_default().push(format!("{shown}:{line}"));
                }
            }
        }
    }
    println!(
        "{total} comments in {} files, {understood} understood ({:.2} %)",
        files.len(),
        100.0 * understood as f64 / total as f64
    );
    let mut causes: Vec<_> = causes.into_iter().collect();
    causes.sort_by_key(|(_, places)| std::cmp::Reverse(places.len()));
    for (cause, places) in causes {
        println!("{:5} {cause}: {}", places.len(), places.iter().take(3).cloned().collect::<Vec<_>>().join(" "));
    }
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder can be listed") {
        let path = entry.expect("a folder can be listed").path();
        if path.is_dir() {
            find(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "java") {
            files.push(path);
        }
    }
}

/// The texts of `/*: … */` and `//: …`, with where they begin. Ordinary comments and strings are stepped over.
fn comments(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let end_of = |mark: &str, from: usize| rest[from..].find(mark).map_or(rest.len(), |end| from + end);
        let length = if rest.starts_with("/*") {
            let end = end_of("*/", 2);
            if rest.starts_with("/*:") {
                found.push((at + 3, &rest[3..end.max(3)]));
            }
            end + 2
        } else if rest.starts_with("//") {
            let end = end_of("\n", 2);
            if rest.starts_with("//:") {
                found.push((at + 3, &rest[3..end.max(3)]));
            }
            end
        } else if let Some(quoted) = rest.strip_prefix('"') {
            quoted.find(['"', '\n']).map_or(rest.len(), |end| end + 2)
        } else {
            rest.chars().next().map_or(1, char::len_utf8)
        };
        at += length.max(1);
    }
    found
}
