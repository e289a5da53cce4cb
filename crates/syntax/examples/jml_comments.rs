//! How many JML comments below a folder are understood: `jml_comments FOLDER`. A comment is not understood if a
//! diagnostic points into it or if something in it was read over.

use base::{FileId, Span, arena::Id};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn main() {
    let root = PathBuf::from(std::env::args().nth(1).expect("a folder"));
    let mut files = Vec::new();
    find(&root, &mut files);
    files.sort();
    let (mut total, mut understood, mut broken) = (0, 0, Vec::new());
    let mut causes: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for path in &files {
        let bytes = std::fs::read(path).expect("a file can be read");
        let text = String::from_utf8(bytes)
            .unwrap_or_else(|error| error.as_bytes().iter().map(|byte| char::from(*byte)).collect());
        // Stubs of libraries have no bodies there.
        let options = syntax::Options { bodies: syntax::Bodies::Optional, ..syntax::Options::default() };
        let parsed = syntax::parse_with(FileId::from_index(0), &text, options);
        let comments = comments(&text);
        let shown = path.strip_prefix(&root).unwrap_or(path).display().to_string();
        let mut problems: Vec<(Span, String)> = Vec::new();
        for diagnostic in &parsed.diagnostics {
            let Some(span) = diagnostic.span else { continue };
            if comments.iter().any(|(start, end)| span.start as usize >= *start && (span.start as usize) < *end) {
                problems.push((span, diagnostic.message.clone()));
            } else {
                let line = text[..span.start as usize].lines().count();
                broken.push(format!("{shown}:{line}: {}", diagnostic.message));
            }
        }
        problems.extend(parsed.read_over.iter().map(|reason| (reason.span, reason.what.clone())));
        for (start, end) in comments {
            total += 1;
            let mut inside = problems.iter().filter(|(span, _)| {
                let (from, to) = (span.start as usize, (span.end as usize).max(span.start as usize + 1));
                from < end && to > start
            });
            match inside.next() {
                None => understood += 1,
                Some((span, message)) => {
                    let line = text[..span.start as usize].lines().count();
                    causes.entry(message.clone()).or_default().push(format!("{shown}:{line}"));
                }
            }
        }
    }
    println!("{} files, {} messages outside of comments:", files.len(), broken.len());
    broken.iter().take(60).for_each(|line| println!("    {line}"));
    println!("{total} comments, {understood} understood ({:.2} %)", 100.0 * understood as f64 / total as f64);
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

/// The places of `/*@ … */`, `//@ …` and those with keys (`/*+KEY@ … */`).
fn comments(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let is_annotation = |rest: &str| {
            let key = rest.trim_start_matches(|c: char| c == '+' || c == '-' || c.is_ascii_alphanumeric());
            key.starts_with('@') && (rest.starts_with('@') || rest.starts_with(['+', '-']))
        };
        let length = if let Some(inside) = rest.strip_prefix("/*") {
            let length = inside.find("*/").map_or(rest.len(), |end| end + 4);
            if is_annotation(inside) {
                found.push((at, at + length));
            }
            length
        } else if let Some(inside) = rest.strip_prefix("//") {
            let length = rest.find('\n').unwrap_or(rest.len());
            if is_annotation(inside) {
                found.push((at, at + length));
            }
            length
        } else if let Some(quoted) = rest.strip_prefix('"') {
            quoted.find(['"', '\n']).map_or(rest.len(), |end| end + 2)
        } else {
            rest.chars().next().map_or(1, char::len_utf8)
        };
        at += length.max(1);
    }
    found
}
