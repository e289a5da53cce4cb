//! Loops that nobody has annotated: those of everyday Java, and the programs of the papers, over data of any size and content. In `tests/found` a line
//! with `// holds` holds in every execution, and one with `// wrong` fails in some.
//!
//! `make test` checks some of the files; `INVAR_FOUND=all` checks all, as `make soak` does, and prints what is proved of each.

use crate::common;
use crate::common::examined::examined;
use serde_json::Value;
use std::path::{Path, PathBuf};

/// The files that are checked in every run, and how many of their claims that hold are proved at least.
const QUICK: &[(&str, usize)] = &[
    ("esc/Clear.java", 1),
    ("esc/Find.java", 5),
    ("esc/Sort.java", 1),
    ("loops/ArrayCounting.java", 4),
    ("loops/ArrayExtremes.java", 5),
    ("loops/ArrayFill.java", 6),
    ("loops/ArraySearch.java", 6),
    ("loops/BinarySearch.java", 4),
    ("loops/Flags.java", 5),
    ("loops/ListSearch.java", 4),
    ("loops/Sums.java", 3),
    ("loops/Windows.java", 3),
];

/// How many of the claims that hold in all files are proved at least.
const PROVED_OF_ALL: usize = 180;

/// What is proved of one file.
struct Proved {
    file: PathBuf,
    holding: usize,
    proved: usize,
    /// Lines that fail and of which everything is proved.
    wrong: Vec<usize>,
}

#[test]
fn what_holds_of_loops_is_proved_and_what_fails_is_not() {
    let root = common::root().join("tests/found");
    let is_all = std::env::var("INVAR_FOUND").is_ok_and(|which| which == "all");
    let files: Vec<PathBuf> = match is_all {
        true => ["loops", "esc", "dillig", "j2bp"]
            .iter()
            .flat_map(|folder| common::java_files(&root.join(folder)))
            .filter(|file| !file.starts_with(root.join("esc/with")))
            .collect(),
        false => QUICK.iter().map(|(file, _)| root.join(file)).collect(),
    };
    let all: Vec<Proved> =
        files.iter().zip(examined(&files)).map(|(file, found)| proved(file, &found.report)).collect();
    let mut failures = Vec::new();
    for Proved { file, holding, proved, wrong } in &all {
        let name = file.strip_prefix(&root).unwrap_or(file).display().to_string();
        println!("{name}: {proved} of {holding}");
        failures.extend(wrong.iter().map(|line| format!("{name}:{line} fails, and all of it is proved")));
        let expected = QUICK.iter().find(|(quick, _)| *quick == name).map_or(0, |(_, expected)| *expected);
        if *proved < expected {
            failures.push(format!("{name}: only {proved} of {holding} are proved, {expected} were"));
        }
    }
    let sum = |count: fn(&Proved) -> usize| all.iter().map(count).sum::<usize>();
    let (proved, holding) = (sum(|it| it.proved), sum(|it| it.holding));
    println!("{proved} of {holding} claims are proved");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(!is_all || proved >= PROVED_OF_ALL, "only {proved} of {holding} claims are proved");
}

fn proved(file: &Path, report: &Value) -> Proved {
    let text = std::fs::read_to_string(file).expect("a test is readable");
    let obligations = report["obligations"].as_array().cloned().unwrap_or_default();
    let is_proved = |line: usize| {
        let mut here = obligations.iter().filter(|it| it["line"].as_u64() == Some(line as u64)).peekable();
        here.peek().is_some() && here.all(|it| it["verdict"] == "proved")
    };
    let marked = |mark: &str| -> Vec<usize> {
        (1..).zip(text.lines()).filter(|(_, line)| line.contains(mark)).map(|(line, _)| line).collect()
    };
    let (holding, failing) = (marked("// holds"), marked("// wrong"));
    assert!(!holding.is_empty() && !failing.is_empty(), "{} has no claims", file.display());
    Proved {
        file: file.to_owned(),
        holding: holding.len(),
        proved: holding.into_iter().filter(|line| is_proved(*line)).count(),
        wrong: failing.into_iter().filter(|line| is_proved(*line)).collect(),
    }
}
