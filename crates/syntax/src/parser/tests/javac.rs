//! Programs that javac rejects while parsing are rejected by one message on javac's line; programs that it accepts
//! have none. The marks in the programs are explained in `tests/rejected/README.md`.

use super::*;
use std::path::{Path, PathBuf};

fn programs(folder: &str) -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests").join(folder);
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "java"));
    paths.sort();
    paths.into_iter().map(|path| (path.clone(), std::fs::read_to_string(path).unwrap())).collect()
}

/// The line that is marked, counted from 1.
fn marked_line(text: &str) -> usize {
    let marked = text.lines().enumerate().find_map(|(index, line)| {
        let (_, mark) = line.split_once("//~ error")?;
        match mark.trim().strip_prefix("on line ") {
            Some(number) => number.parse().ok(),
            None => Some(index + 1),
        }
    });
    marked.expect("a mark")
}

#[test]
fn rejected_programs() {
    let programs = programs("rejected/syntax");
    assert!(programs.len() >= 50);
    for (path, text) in programs {
        let parsed = parse(file(&text), &text);
        let found: Vec<String> = parsed.diagnostics.iter().map(|diagnostic| message(&text, diagnostic)).collect();
        let line = format!("{}: ", marked_line(&text));
        assert!(found.len() == 1 && found[0].starts_with(&line), "{}: {line}{found:?}", path.display());
    }
}

#[test]
fn accepted_programs() {
    let programs = programs("accepted");
    assert!(programs.len() >= 50);
    for (path, text) in programs {
        assert_eq!(parse(file(&text), &text).diagnostics, [], "{}", path.display());
    }
}
