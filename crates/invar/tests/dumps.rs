//! Golden dumps of every arrow of the pipeline, and the IR's text form read back.

use crate::common;
use crate::common::examined::examined;

fn dump(stage: &str, file: &str) -> String {
    let output = common::output(common::invar().args(["dump", "--stage", stage, file]));
    assert_eq!(output.status.code(), Some(0), "{}{}", common::stdout(&output), common::stderr(&output));
    common::stdout(&output)
}

#[test]
fn each_stage_has_its_golden_dump() {
    for stage in ["ast", "program", "ir", "obligations", "smt"] {
        let text = dump(stage, "examples/Account.java");
        insta::assert_snapshot!(stage, if stage == "ir" { of_the_user(&text) } else { text });
    }
}

/// What is printed of the methods that a glob chooses.
fn dump_methods(what: [&str; 2], glob: &str) -> String {
    let output =
        common::output(common::invar().arg("dump").args(what).args(["--method", glob, "examples/ArrayTools.java"]));
    assert_eq!(output.status.code(), Some(0), "{}", common::stderr(&output));
    common::stdout(&output)
}

#[test]
fn methods_are_printed_behind_each_pass() {
    for pass in &vcgen::PASSES {
        let text = dump_methods(["--after", pass.name], "ArrayTools.maximum(*");
        let heads: Vec<&str> = text.lines().filter(|line| line.starts_with(';')).collect();
        assert_eq!(heads, ["; ArrayTools.maximum(int[])"], "{}", pass.name);
        assert_eq!(text.contains(": loop latch"), pass.name != "loops", "{}:\n{text}", pass.name);
    }
}

#[test]
fn stages_that_have_methods_print_some_of_them() {
    for stage in ["ir", "obligations", "smt"] {
        let text = dump_methods(["--stage", stage], "ArrayTools.maximum(*");
        assert!(text.contains("ArrayTools.maximum(int[])"), "{stage}:\n{text}");
        assert!(!text.contains("ArrayTools.sum("), "{stage}:\n{text}");
    }
    let output =
        common::output(common::invar().args(["dump", "--stage", "ast", "--method", "*", "examples/ArrayTools.java"]));
    assert_eq!(output.status.code(), Some(2));
    assert!(common::stderr(&output).contains("`--method` chooses among methods"), "{}", common::stderr(&output));
}

/// The procedures of the user's file: the library's would change with every model.
fn of_the_user(text: &str) -> String {
    let paragraphs = text
        .split("\n\n")
        .filter(|part| part.lines().next().is_some_and(|head| head.contains("procedure ") && head.contains("@0:")));
    paragraphs.collect::<Vec<_>>().join("\n\n")
}

#[test]
fn the_ir_that_is_printed_is_read_back_and_prints_the_same() {
    let files = [common::examples(), common::verdict_files()].concat();
    let mut count = 0;
    for (file, found) in files.iter().zip(examined(&files)) {
        if let Some(read) = &found.printed {
            count += 1;
            assert_eq!(*read, Ok(()), "{}", file.display());
        }
    }
    assert!(count >= 700, "only {count} files were lowered");
}

/// A method of so many branches that each change a variable and an array.
fn branches(count: usize) -> String {
    let branch = |i: usize| format!("if (x > {i}) {{ y = y + {}; a[{}] = y; }} else {{ y = y - 1; }}\n", i % 7, i % 10);
    let body: String = (0..count).map(branch).collect();
    format!(
        "class Branches {{ static int f(int x, int[] a) {{ int y = 0; if (a.length > 9) {{ {body} }} return y; }} }}"
    )
}

#[test]
fn goals_stay_linear_in_the_size_of_a_method() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let size = |count: usize| {
        let file = folder.path().join("Branches.java");
        std::fs::write(&file, branches(count)).expect("written");
        dump("smt", &file.display().to_string()).len()
    };
    let (small, large) = (size(40), size(160));
    assert!(large < 5 * small, "{small} bytes for 40 branches, {large} for 160");
}
