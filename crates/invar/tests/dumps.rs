//! Golden dumps of every arrow of the pipeline, and the IR's text form read back.

mod common;

fn dump(stage: &str, file: &str) -> String {
    let output = common::output(common::invar().args(["dump", "--stage", stage, file]));
    assert_eq!(output.status.code(), Some(0), "{}{}", common::stdout(&output), common::stderr(&output));
    common::stdout(&output)
}

#[test]
fn each_stage_has_its_golden_dump() {
    for stage in ["ast", "program", "ir", "obligations", "smt"] {
        insta::assert_snapshot!(stage, dump(stage, "examples/Account.java"));
    }
}

#[test]
fn the_ir_that_is_printed_is_read_back_and_prints_the_same() {
    let root = common::root();
    let files = [common::java_files(&root.join("examples")), common::java_files(&root.join("tests"))].concat();
    let mut count = 0;
    for file in files {
        let output = common::output(common::invar().args(["dump", "--stage", "ir"]).arg(&file));
        if output.status.code() != Some(0) {
            continue;
        }
        let text = common::stdout(&output);
        let program = ir::parse::parse(&text).unwrap_or_else(|error| panic!("{}: {error:?}", file.display()));
        assert_eq!(ir::print::print(&program), text, "{}", file.display());
        count += 1;
    }
    assert!(count >= 60, "only {count} files were lowered");
}
