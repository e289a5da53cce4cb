//! Every word of the specification language that the parser knows is honoured, or makes what depends on it `skipped` by its name. The rows
//! are in `tests/keywords`: each begins with `// keyword: WORD…` and ends where the next begins, and the file tests check its verdicts.

use crate::common;
use crate::common::examined::examined;
use std::collections::BTreeSet;
use std::path::Path;

/// A row: a small program for some words.
struct Row {
    file: String,
    words: Vec<String>,
    /// The lines of the file that it has.
    lines: std::ops::Range<u64>,
    text: String,
}

#[test]
fn every_keyword_has_a_row() {
    let known = known_words();
    let rows = rows();
    let in_rows: BTreeSet<&str> = rows.iter().flat_map(|row| &row.words).map(String::as_str).collect();
    let missing: Vec<&String> = known.iter().filter(|word| !in_rows.contains(word.as_str())).collect();
    assert!(
        missing.is_empty(),
        "the parser accepts these words, and no file in tests/keywords shows what they do: {missing:?}"
    );
    let strange: Vec<&&str> = in_rows.iter().filter(|word| !known.contains(**word)).collect();
    assert!(strange.is_empty(), "rows for words that the parser does not know: {strange:?}");
}

#[test]
fn a_row_uses_its_words_and_shows_their_effect() {
    for row in rows() {
        let place = format!("{}:{}", row.file, row.lines.start);
        for word in &row.words {
            assert!(row.text.contains(word.as_str()), "{place}: `{word}` is not used");
        }
        let marks: Vec<&str> =
            row.text.lines().filter_map(|line| line.split_once("//~ ")).map(|(_, mark)| mark).collect();
        let is_effect =
            |mark: &&str| ["refuted[", "unknown[", "skipped["].iter().any(|verdict| mark.starts_with(verdict));
        assert!(marks.iter().any(is_effect), "{place}: nothing shows that the words have an effect");
    }
}

#[test]
fn what_is_skipped_is_skipped_by_name() {
    let rows = rows();
    let paths = common::java_files(&common::root().join("tests/keywords"));
    for (path, found) in paths.iter().zip(examined(&paths)) {
        let (file, report) = (common::relative(path).display().to_string(), &found.report);
        let outcomes = report["obligations"].as_array().expect("a report has obligations");
        for outcome in outcomes.iter().filter(|outcome| outcome["verdict"] == "skipped") {
            let line = outcome["line"].as_u64().expect("an obligation has a line");
            let message = outcome["message"].as_str().expect("an obligation has a message");
            let row = rows.iter().find(|row| row.file == file && row.lines.contains(&line));
            let row = row.unwrap_or_else(|| panic!("{file}:{line}: skipped outside every row"));
            let is_named = row.words.iter().any(|word| message.contains(word.trim_start_matches('\\')));
            assert!(is_named, "{file}:{line}: {message}: none of {:?} is named", row.words);
        }
    }
}

fn known_words() -> BTreeSet<String> {
    let of_parser = syntax::keywords().into_iter().map(|keyword| keyword.word.to_owned());
    let functions = typing::function_names().into_iter().map(|name| format!("\\{name}"));
    of_parser.chain(functions).collect()
}

fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for path in common::java_files(&common::root().join("tests/keywords")) {
        let text = std::fs::read_to_string(&path).expect("a test is readable");
        let file = path.strip_prefix(common::root()).unwrap_or(Path::new(&path)).display().to_string();
        let mut current: Option<Row> = None;
        for (line, number) in text.lines().zip(1_u64..) {
            if let Some(words) = line.trim().strip_prefix("// keyword: ") {
                rows.extend(current.take());
                let words = words.split_whitespace().map(str::to_owned).collect();
                current = Some(Row { file: file.clone(), words, lines: number..number, text: String::new() });
            } else if let Some(row) = &mut current {
                row.lines.end = number + 1;
                row.text += line;
                row.text.push('\n');
            }
        }
        rows.extend(current);
    }
    rows
}
