//! What the README shows is what the program prints.

use crate::common;

/// The text that the README shows behind a command.
fn shown(readme: &str, command: &str) -> String {
    let (_, rest) = readme.split_once(&format!("$ {command}\n")).expect("the README shows the command");
    rest.split("```").next().unwrap_or_default().trim_end().trim_end_matches('…').trim_end().to_string()
}

/// What another version of the prover prints too: without times, and without the values of a counterexample and what
/// follows from them.
fn lasting(text: &str) -> String {
    let text = text.split("   = with ").next().unwrap_or_default();
    text.split(" (0.").next().unwrap_or_default().to_string()
}

#[test]
fn the_readme_shows_what_is_printed() {
    let readme = std::fs::read_to_string(common::root().join("README.md")).expect("the README is there");
    for program in ["examples/BinarySearch.java", "examples/BinarySearchFaulty.java"] {
        let output = common::output(common::invar().args(["check", program]));
        let expected = lasting(&shown(&readme, &format!("invar check {program}")));
        let printed = common::stdout(&output);
        assert!(expected.len() > 20 && printed.starts_with(&expected), "{program}:\n{expected}\nprinted:\n{printed}");
    }
}
