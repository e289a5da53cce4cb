//! How many of Jahob's annotation comments below a folder are understood: `jahob_comments FOLDER`. Whole files are read;
//! a comment is not understood if a diagnostic points into it or if something in it was read over.

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
        let text: String = bytes.iter().map(|byte| char::from(*byte)).collect();
        let parsed = syntax::parse(FileId::from_index(0), &text);
        let messages = parsed.diagnostics.iter().filter_map(|found| Some((found.span?, found.message.clone())));
        let read_over = parsed.read_over.iter().map(|reason| (reason.span, reason.what.clone()));
        let mut problems: Vec<(Span, String)> = messages.chain(read_over).collect();
        let shown = path.strip_prefix(&root).unwrap_or(path).display().to_string();
        let place = |span: Span| format!("{shown}:{}", text[..span.start as usize].matches('\n').count() + 1);
        for (start, end) in comments(&text) {
            total += 1;
            let is_inside = |span: Span| (span.start as usize) < end && span.end as usize >= start;
            let here = problems.iter().find(|(span, _)| is_inside(*span)).cloned();
            // Behind broken Java, comments may have been read over.
            match here.or_else(|| problem(&text, start, end)) {
                None => understood += 1,
                Some((span, message)) => causes.entry(message).or_default().push(place(span)),
            }
            problems.retain(|(span, _)| !is_inside(*span));
        }
        broken.extend(problems.into_iter().map(|(span, message)| format!("{}: {message}", place(span))));
    }
    println!("{} files, {} messages outside of comments:", files.len(), broken.len());
    broken.iter().for_each(|line| println!("    {line}"));
    println!("{total} comments, {understood} understood ({:.2} %)", 100.0 * f64::from(understood) / f64::from(total));
    let mut causes: Vec<_> = causes.into_iter().collect();
    causes.sort_by_key(|(_, places)| std::cmp::Reverse(places.len()));
    for (cause, places) in causes {
        println!("{:5} {cause}: {}", places.len(), places.iter().take(3).cloned().collect::<Vec<_>>().join(" "));
    }
}

/// What is wrong with the comment at these offsets.
fn problem(text: &str, start: usize, end: usize) -> Option<(Span, String)> {
    let comment = &text[start + 3..end];
    let inside = comment.strip_suffix("*/").unwrap_or(comment);
    let offset = start + 3;
    let place = |from: usize, to: usize| Span::new(FileId::from_index(0), (offset + from) as u32, (offset + to) as u32);
    syntax::jahob::parse(inside, &place).problem
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

/// The places of `/*: … */` and `//: …`. Ordinary comments and strings are stepped over.
fn comments(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let end_of = |mark: &str| rest[2..].find(mark).map_or(rest.len(), |end| 2 + end);
        let length = if rest.starts_with("/*") {
            (end_of("*/") + 2).min(rest.len())
        } else if rest.starts_with("//") {
            end_of("\n")
        } else if let Some(quoted) = rest.strip_prefix('"') {
            quoted.find(['"', '\n']).map_or(rest.len(), |end| end + 2)
        } else {
            rest.chars().next().map_or(1, char::len_utf8)
        };
        if rest.starts_with("/*:") || rest.starts_with("//:") {
            found.push((at, at + length));
        }
        at += length.max(1);
    }
    found
}
