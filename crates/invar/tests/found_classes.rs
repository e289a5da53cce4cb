//! Classes of everyday Java about which nobody has written anything: their object invariants are found. `tests/found/classes` has the programs; a line
//! with `// BUG` fails in some use of the class, and no other line does.

use crate::common;
use crate::common::examined::examined;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// So many classes there are, at least so many of a hundred obligations are proved, and so many of the bugs are shown by an execution.
const CLASSES: usize = 60;
const PROVED_PERCENT: usize = 88;
const FOUND: usize = 29;

/// Refutations at lines that cannot fail, each with the reason why it is there. None may be added.
const KNOWN_FALSE_ALARMS: &[(&str, &str)] = &[
    // Laws of `compareTo` are checked of objects that no constructor makes: with negative parts, which the differences of parts do not allow.
    ("VersionNumber.java", "order-contract"),
];

#[test]
fn everyday_classes_are_proved_and_their_bugs_are_not() {
    let files = common::java_files(&common::root().join("tests/found/classes"));
    assert_eq!(files.len(), CLASSES);
    let (mut proved, mut all, mut shown, mut wrong) = (0, 0, 0, Vec::new());
    for (file, found) in files.iter().zip(examined(&files)) {
        let obligations = found.report["obligations"].as_array().cloned().unwrap_or_default();
        let bugs = bugs(file);
        shown += bugs.len() - not_shown(&bugs, &obligations).len();
        all += obligations.len();
        proved += obligations.iter().filter(|obligation| obligation["verdict"] == "proved").count();
        wrong.extend(wrong_verdicts(file, &obligations));
    }
    assert!(wrong.is_empty(), "wrong verdicts:\n{}", wrong.join("\n"));
    assert!(100 * proved >= PROVED_PERCENT * all, "only {proved} of {all} obligations are proved");
    assert!(shown >= FOUND, "only {shown} bugs are found");
}

/// Classes whose bugs need calls before them, or arguments that are not just anything: all are found, and nothing else.
#[test]
fn bugs_that_need_calls_before_them_are_found() {
    let files = common::java_files(&common::root().join("tests/found/searched"));
    assert!(files.len() >= 17, "only {} programs", files.len());
    let mut wrong = Vec::new();
    for (file, found) in files.iter().zip(examined(&files)) {
        let obligations = found.report["obligations"].as_array().cloned().unwrap_or_default();
        wrong.extend(wrong_verdicts(file, &obligations));
        let name = common::relative(file);
        let missed = not_shown(&bugs(file), &obligations);
        wrong.extend(missed.iter().map(|line| format!("{}:{line}: no execution shows the bug", name.display())));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The lines with a bug.
fn bugs(file: &Path) -> BTreeSet<u64> {
    let text = std::fs::read_to_string(file).expect("a test is readable");
    let marked = (1..).zip(text.lines()).filter(|(_, line)| line.contains("// BUG"));
    marked.map(|(number, _)| number).collect()
}

/// Those at which nothing is refuted.
fn not_shown(bugs: &BTreeSet<u64>, obligations: &[Value]) -> Vec<u64> {
    let is_shown =
        |bug: &u64| obligations.iter().any(|it| it["line"].as_u64() == Some(*bug) && it["verdict"] == "refuted");
    bugs.iter().copied().filter(|bug| !is_shown(bug)).collect()
}

/// What is refuted at lines that cannot fail, and the bugs of which everything is proved.
fn wrong_verdicts(file: &Path, obligations: &[Value]) -> Vec<String> {
    let bugs = bugs(file);
    let line = |obligation: &Value| obligation["line"].as_u64().unwrap_or_default();
    let name = common::relative(file);
    let is_known = |obligation: &Value| {
        let kind = obligation["kind"].as_str().unwrap_or_default();
        KNOWN_FALSE_ALARMS.iter().any(|(known, what)| name.ends_with(known) && *what == kind)
    };
    let false_alarms = obligations.iter().filter(|it| it["verdict"] == "refuted" && !bugs.contains(&line(it)));
    let false_alarms = false_alarms.filter(|obligation| !is_known(obligation));
    let mut wrong: Vec<String> = false_alarms
        .map(|it| format!("{}:{}: {} is refuted, and cannot fail", name.display(), line(it), it["kind"]))
        .collect();
    for bug in bugs {
        let mut here = obligations.iter().filter(|obligation| line(obligation) == bug).peekable();
        if here.peek().is_some() && here.all(|obligation| obligation["verdict"] == "proved") {
            wrong.push(format!("{}:{bug}: a bug is proved not to be there", name.display()));
        }
    }
    wrong
}

/// Programs that try to get a false invariant accepted: what fails in them has a mark, and must not be proved.
#[test]
fn false_invariants_are_not_found() {
    let is_one = |file: &PathBuf| file.file_name().is_some_and(|name| name.to_string_lossy().starts_with("Held"));
    let mut files = common::java_files(&common::root().join("tests/states"));
    files.retain(is_one);
    assert!(files.len() >= 16, "only {} programs", files.len());
    for (file, found) in files.iter().zip(examined(&files)) {
        let text = std::fs::read_to_string(file).expect("a test is readable");
        let mut marked = (1..).zip(text.lines()).filter(|(_, line)| line.contains("//~ ")).peekable();
        assert!(marked.peek().is_some(), "{} has no mark", file.display());
        let obligations = found.report["obligations"].as_array().cloned().unwrap_or_default();
        for (number, line) in marked.filter(|(_, line)| !line.contains("obligations:")) {
            let is_here = |obligation: &&Value| obligation["line"].as_u64() == Some(number);
            let is_open = obligations.iter().filter(is_here).any(|obligation| obligation["verdict"] != "proved");
            assert!(is_open, "{}:{number}: `{}` is proved", file.display(), line.trim());
        }
    }
}
