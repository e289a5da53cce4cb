//! Every example gets the exit code that its first line names, and every run gives the same report.

use crate::common;
use std::path::Path;

fn report(path: &Path) -> (Option<i32>, serde_json::Value) {
    let output = common::output(common::invar().args(["check", "--output-format", "json"]).arg(path));
    let json = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{}: {error}: {}", path.display(), common::stderr(&output)));
    (output.status.code(), json)
}

#[test]
fn examples_have_the_exit_codes_that_they_name() {
    let files = common::java_files(&common::root().join("examples"));
    assert!(files.len() >= 8);
    for file in files {
        let text = std::fs::read_to_string(&file).expect("an example is readable");
        let first = text.lines().next().unwrap_or_default();
        let expected: i32 = first
            .strip_prefix("// expected: exit ")
            .and_then(|code| code.parse().ok())
            .unwrap_or_else(|| panic!("{}: the first line names no exit code", file.display()));
        let (code, json) = report(&file);
        assert_eq!(code, Some(expected), "{}: {:#}", file.display(), json["summary"]);
    }
}

#[test]
fn two_runs_differ_in_nothing_but_times() {
    let run = || {
        let output = common::output(common::invar().args(["check", "--output-format", "json", "examples"]));
        let text = common::stdout(&output);
        text.lines().filter(|line| !line.trim_start().starts_with("\"millis\":")).collect::<Vec<_>>().join("\n")
    };
    let first = run();
    assert!(first.contains("\"refuted\""), "{first}");
    assert_eq!(first, run());
}

#[test]
fn a_refutation_comes_with_an_executed_counterexample() {
    let (_, json) = report(Path::new("examples/BinarySearchFaulty.java"));
    let obligations = json["obligations"].as_array().expect("a report has obligations");
    let refuted: Vec<_> = obligations.iter().filter(|obligation| obligation["verdict"] == "refuted").collect();
    assert!(!refuted.is_empty());
    for obligation in refuted {
        assert_eq!(obligation["counterexample"]["confirmed"], true, "{obligation:#}");
    }
}
