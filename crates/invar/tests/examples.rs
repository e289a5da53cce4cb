//! Every example gets the exit code that its first line names, and every run gives the same report.

use crate::common::examined::examined;
use crate::{cache, common};

#[test]
fn examples_have_the_exit_codes_that_they_name() {
    let files = common::examples();
    assert!(files.len() >= 8);
    for (file, found) in files.iter().zip(examined(&files)) {
        let text = std::fs::read_to_string(file).expect("an example is readable");
        let first = text.lines().next().unwrap_or_default();
        let expected: u8 = first
            .strip_prefix("// expected: exit ")
            .and_then(|code| code.parse().ok())
            .unwrap_or_else(|| panic!("{}: the first line names no exit code", file.display()));
        assert_eq!(found.exit_code, expected, "{}: {:#}", file.display(), found.report["summary"]);
    }
}

#[test]
fn two_runs_differ_in_nothing_but_times() {
    let mut command = common::invar();
    let output =
        common::output(command.args(["check", "--output-format", "json"]).arg(common::root().join("examples")));
    let text = common::stdout(&output);
    let second = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {}", common::stderr(&output)));
    assert!(text.contains("\"refuted\""), "{text}");
    assert_eq!(cache::lasting(cache::first().report.clone()), cache::lasting(second));
}

#[test]
fn a_refutation_comes_with_an_executed_counterexample() {
    let found = examined(&[common::root().join("examples/BinarySearchFaulty.java")]);
    let obligations = found[0].report["obligations"].as_array().expect("a report has obligations");
    let refuted: Vec<_> = obligations.iter().filter(|obligation| obligation["verdict"] == "refuted").collect();
    assert!(!refuted.is_empty());
    for obligation in refuted {
        assert_eq!(obligation["counterexample"]["confirmed"], true, "{obligation:#}");
    }
}
