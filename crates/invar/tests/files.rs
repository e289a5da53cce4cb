//! The file tests: every Java file below `tests/`, with what is expected written on the line where it is expected.
//!
//! `//~ refuted[null-dereference]` names a verdict and a rule; several are separated by commas. Every obligation that
//! is not proved must be named, and everything named must occur. `//~ error[type-error]` is a diagnostic, and
//! `//~ options: --int checked` anywhere in the file sets options. `FIXME-` before a verdict marks one that is known
//! to be weaker than it should be. `//~ obligations: 7` in the last line says how many obligations the file has, so that none gets lost:
//! only a file that does not compile has none.
//!
//! A folder is a test (`cargo test -p invar files::loops`). `INVAR_FILES` selects files by a part of their path, as in
//! `INVAR_FILES=loops/CopyArray cargo test -p invar files::`; with `INVAR_UPDATE=1` the numbers of obligations are written anew.

use crate::common;
use crate::common::examined::{Examined, examined};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// How often each (line, "verdict[rule]") occurs.
type Findings = BTreeMap<(u64, String), usize>;

/// What begins the line with the number of obligations.
const OBLIGATIONS: &str = "//~ obligations:";

macro_rules! folders {
    ($($folder:ident)*) => {
        $(
            #[test]
            fn $folder() {
                every_file_gets_the_verdicts_that_it_names(stringify!($folder));
            }
        )*

        #[test]
        fn every_folder_has_a_test() {
            assert_eq!([$(stringify!($folder)),*], common::VERDICT_FOLDERS);
            let files = common::verdict_files();
            assert!(files.len() >= 790, "only {} file tests", files.len());
        }
    };
}

folders! { java runtime contracts loops frames invariants errors unsupported campaign clients keywords states effects streams strings escjava }

fn every_file_gets_the_verdicts_that_it_names(folder: &str) {
    let wanted = std::env::var("INVAR_FILES").ok();
    let is_wanted = |file: &PathBuf| wanted.as_ref().is_none_or(|part| file.to_string_lossy().contains(part));
    assert!(common::verdict_files().iter().any(is_wanted), "INVAR_FILES selects nothing");
    let mut files = common::java_files(&common::root().join("tests").join(folder));
    files.retain(is_wanted);
    let all = files.iter().zip(examined(&files));
    let failures: Vec<String> = all.filter_map(|(file, found)| compare(file, found).err()).collect();
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

fn compare(file: &Path, found: &Examined) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let (expected, found_here) = (expectations(&text), findings(&found.report));
    let mut lines = Vec::new();
    for (key, count) in &found_here {
        if !key.1.starts_with("proved[") && expected.get(key) != Some(count) {
            lines.push(format!("  line {}: {} was not expected ({count} times)", key.0, key.1));
        }
    }
    for (key, count) in &expected {
        if found_here.get(key).is_none_or(|found| found < count) {
            lines.push(format!("  line {}: {} did not occur", key.0, key.1));
        }
    }
    let is_broken = expected.keys().any(|(_, word)| word.starts_with("error["));
    let count = found.report["obligations"].as_array().map_or(0, Vec::len);
    lines.extend(miscounted(file, &text, count, is_broken));
    if lines.is_empty() { Ok(()) } else { Err(format!("{}\n{}", common::relative(file).display(), lines.join("\n"))) }
}

/// What is wrong with the number of obligations that a file states.
fn miscounted(file: &Path, text: &str, count: usize, is_broken: bool) -> Option<String> {
    let stated = text.lines().find_map(|line| line.strip_prefix(OBLIGATIONS)).map(|number| number.trim().parse());
    let is_right = match stated {
        Some(stated) => stated == Ok(count) && count > 0,
        None => count == 0 && is_broken,
    };
    if is_right {
        return None;
    }
    if std::env::var_os("INVAR_UPDATE").is_some() && count > 0 {
        let kept: String =
            text.lines().filter(|line| !line.starts_with(OBLIGATIONS)).map(|line| format!("{line}\n")).collect();
        std::fs::write(file, format!("{kept}{OBLIGATIONS} {count}\n")).expect("a test can be written");
        return None;
    }
    Some(format!("  it has {count} obligations, and its last line should say so: INVAR_UPDATE=1 writes it"))
}

fn expectations(text: &str) -> Findings {
    let mut expected = Findings::new();
    for (index, line) in text.lines().enumerate() {
        let Some((_, comment)) = line.split_once("//~") else { continue };
        if ["options:", "obligations:"].iter().any(|word| comment.trim().starts_with(word)) {
            continue;
        }
        for word in comment.split(',') {
            let word = word.trim().trim_start_matches("FIXME-").to_string();
            *expected.entry((index as u64 + 1, word)).or_default() += 1;
        }
    }
    expected
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
