//! The pages of the rules are true: the first program on a page shows what the page is about.

use crate::common;
use base::rules::ALL;
use std::fs;

/// The first Java program on a page.
fn first_program(page: &str) -> Option<&str> {
    let (_, rest) = page.split_once("```java\n")?;
    rest.split_once("```").map(|(program, _)| program)
}

#[test]
fn the_first_program_on_a_page_shows_its_rule() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let shown = common::in_parallel(ALL, |rule| {
        let is_about_programs = ["IV01", "IV02", "IV03", "IV04"].iter().any(|group| rule.code.starts_with(group));
        let Some(program) = first_program(rule.page).filter(|_| is_about_programs) else { return false };
        let file = folder.path().join(format!("{}.java", rule.code));
        fs::write(&file, program).expect("written");
        let mut command = common::invar();
        command.args(["check", "--output-format", "concise"]).arg(&file);
        if rule.code == "IV0107" {
            command.args(["--int", "checked"]);
        }
        let output = common::output(&mut command);
        let text = common::stdout(&output);
        let is_shown = ["refuted", "unknown", "skipped", "error", "warning"]
            .iter()
            .any(|word| text.contains(&format!("{word}[{}]", rule.code)));
        assert!(is_shown, "{}:\n{program}\n{text}{}", rule.code, common::stderr(&output));
        true
    });
    let shown = shown.into_iter().filter(|shown| *shown).count();
    assert!(shown >= 20, "only {shown} pages have a program");
}
