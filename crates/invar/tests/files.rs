//! The file tests: every Java file below `tests/`, with what is expected written on the line where it is expected.
//!
//! `//~ refuted[null-dereference]` names a verdict and a rule; several are separated by commas. Every obligation that
//! is not proved must be named, and everything named must occur. `//~ error[type-error]` is a diagnostic, and
//! `//~ options: --int checked` anywhere in the file sets options. `FIXME-` before a verdict marks one that is known
//! to be weaker than it should be.

use crate::common;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How often each (line, "verdict[rule]") occurs.
type Findings = BTreeMap<(u64, String), usize>;

#[test]
fn every_file_gets_the_verdicts_that_it_names() {
    let files = common::verdict_files();
    assert!(files.len() >= 80, "only {} file tests", files.len());
    let next = AtomicUsize::new(0);
    let failures = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Err(difference) = compare(file) {
                        failures.lock().expect("no test panics while it holds the lock").push(difference);
                    }
                }
            });
        }
    });
    let mut failures = failures.into_inner().expect("no test panics while it holds the lock");
    failures.sort();
    assert!(failures.is_empty(), "{} of {} files differ:\n{}", failures.len(), files.len(), failures.join("\n"));
}

#[test]
fn enough_files_have_a_false_obligation() {
    let files = common::verdict_files();
    let is_false = |text: &str| text.contains("//~ refuted[") || text.contains("FIXME-unknown[");
    let count =
        files.iter().filter(|file| is_false(&std::fs::read_to_string(file).expect("a test is readable"))).count();
    assert!(count >= 30, "only {count} files have an obligation that is false");
}

fn compare(file: &Path) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let (expected, options) = expectations(&text);
    let shown = file.strip_prefix(common::root()).unwrap_or(file);
    let output =
        common::output(common::invar().args(["check", "--output-format", "json", "-j", "1"]).args(&options).arg(shown));
    let found: serde_json::Value = serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("{}: no JSON ({error}): {}", shown.display(), common::stderr(&output)))?;
    let found = findings(&found);
    let mut lines = Vec::new();
    for (key, count) in &found {
        if !key.1.starts_with("proved[") && expected.get(key) != Some(count) {
            lines.push(format!("  line {}: {} was not expected ({count} times)", key.0, key.1));
        }
    }
    for (key, count) in &expected {
        if found.get(key).is_none_or(|found| found < count) {
            lines.push(format!("  line {}: {} did not occur", key.0, key.1));
        }
    }
    if lines.is_empty() { Ok(()) } else { Err(format!("{}\n{}", shown.display(), lines.join("\n"))) }
}

fn expectations(text: &str) -> (Findings, Vec<String>) {
    let mut expected = Findings::new();
    let mut options = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let Some((_, comment)) = line.split_once("//~") else { continue };
        if let Some(list) = comment.trim().strip_prefix("options:") {
            options.extend(list.split_whitespace().map(String::from));
            continue;
        }
        for word in comment.split(',') {
            let word = word.trim().trim_start_matches("FIXME-").to_string();
            *expected.entry((index as u64 + 1, word)).or_default() += 1;
        }
    }
    (expected, options)
}

fn findings(report: &serde_json::Value) -> Findings {
    let mut found = Findings::new();
    let list = |key: &str| report[key].as_array().cloned().unwrap_or_default();
    for obligation in list("obligations") {
        let text = |key: &str| obligation[key].as_str().unwrap_or_default().to_string();
        let key = (obligation["line"].as_u64().unwrap_or(0), format!("{}[{}]", text("verdict"), text("kind")));
        *found.entry(key).or_default() += 1;
    }
    for diagnostic in list("diagnostics") {
        let text = |key: &str| diagnostic[key].as_str().unwrap_or_default().to_string();
        let key = (diagnostic["line"].as_u64().unwrap_or(0), format!("{}[{}]", text("severity"), text("name")));
        *found.entry(key).or_default() += 1;
    }
    found
}
