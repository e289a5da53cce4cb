//! Programs that javac rejects, each with one error, are rejected at the same line with one error; programs that it
//! accepts are accepted. `tests/rejected/Check.java` compares the expectations with javac itself.

use crate::common;
use base::Severity;
use std::path::Path;

#[test]
fn what_javac_rejects_is_rejected_at_the_same_line() {
    let files = common::java_files(&common::root().join("tests/rejected"));
    let programs: Vec<_> = files.iter().filter(|file| !file.ends_with("Check.java")).collect();
    assert!(programs.len() >= 150, "only {} programs", programs.len());
    let found = common::in_parallel(&programs, |file| difference(file, Some(marked(file))));
    let differences: Vec<String> = found.into_iter().flatten().collect();
    let count = differences.len();
    assert!(count == 0, "{count} of {} programs:\n{}", programs.len(), differences.join("\n"));
}

#[test]
fn what_javac_accepts_is_accepted() {
    let files = common::java_files(&common::root().join("tests/accepted"));
    let found = common::in_parallel(&files, |file| difference(file, None));
    let differences: Vec<String> = found.into_iter().flatten().collect();
    assert!(differences.is_empty(), "{} of {} programs:\n{}", differences.len(), files.len(), differences.join("\n"));
}

/// The line that a program marks: `//~ error` at its end, or `//~ error on line N` in the first line.
fn marked(file: &Path) -> u32 {
    let text = std::fs::read_to_string(file).expect("a test is readable");
    for (line, number) in text.lines().zip(1..) {
        if let Some((_, mark)) = line.split_once("//~ error") {
            let given = mark.trim().strip_prefix("on line ");
            return given.map_or(number, |given| given.trim().parse().expect("a line number"));
        }
    }
    panic!("{} has no mark", file.display())
}

/// What is not as expected: exactly one error on this line, or none at all.
fn difference(file: &Path, expected: Option<u32>) -> Option<String> {
    let front = invar::pipeline::front(&[file.to_path_buf()], &invar::pipeline::FrontOptions::default());
    let errors = front.diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Error);
    let line = |diagnostic: &base::Diagnostic| diagnostic.span.map_or(0, |span| front.sources.location(span).line);
    let found: Vec<(u32, &str)> = errors.map(|diagnostic| (line(diagnostic), &*diagnostic.message)).collect();
    let lines: Vec<u32> = found.iter().map(|(line, _)| *line).collect();
    if lines == expected.into_iter().collect::<Vec<_>>() {
        return None;
    }
    let folder = file.parent().and_then(Path::file_name).unwrap_or_default().display();
    let name = file.file_name().unwrap_or_default().display();
    let found: Vec<String> = found.iter().map(|(line, message)| format!("{line}: {message}")).collect();
    Some(format!("{folder}/{name}: expected {expected:?}, found [{}]", found.join("; ")))
}
