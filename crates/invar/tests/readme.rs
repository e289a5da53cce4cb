//! What the README shows is what the program prints.

mod common;

/// The text that the README shows behind a command.
fn shown(readme: &str, command: &str) -> String {
    let (_, rest) = readme.split_once(&format!("$ {command}\n")).expect("the README shows the command");
    rest.split("```").next().unwrap_or_default().trim_end().trim_end_matches('…').trim_end().to_string()
}

/// Without the time, which differs.
fn timeless(text: &str) -> String {
    text.split(" (0.").next().unwrap_or_default().to_string()
}

#[test]
fn the_readme_shows_what_is_printed() {
    let readme = std::fs::read_to_string(common::root().join("README.md")).expect("the README is there");
    for program in ["examples/BinarySearch.java", "examples/BinarySearchFaulty.java"] {
        let output = common::output(common::invar().args(["check", program]));
        let expected = shown(&readme, &format!("invar check {program}"));
        let printed = common::stdout(&output);
        assert!(printed.starts_with(&timeless(&expected)), "{program}\nREADME:\n{expected}\nprinted:\n{printed}");
    }
}
