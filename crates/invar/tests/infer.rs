//! What `invar infer` finds in small programs of our own (`tests/infer`), what it writes into them, and that it holds there by itself.

use crate::common;
use std::fs;
use std::path::{Path, PathBuf};

/// The programs, by name.
fn programs() -> Vec<PathBuf> {
    let folder = common::root().join("tests/infer");
    let all = fs::read_dir(&folder).expect("the folder is there");
    let mut programs: Vec<PathBuf> = all.map(|entry| entry.expect("it can be read").path()).collect();
    programs.retain(|path| path.extension().is_some_and(|extension| extension == "java"));
    programs.sort();
    assert!(programs.len() >= 4, "{programs:?}");
    programs
}

fn name(program: &Path) -> String {
    program.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// What the program prints for these arguments, with its exit code.
fn printed(arguments: &[&str], path: &Path) -> (Option<i32>, String) {
    let output = common::output(common::invar().args(arguments).arg(path));
    (output.status.code(), common::stdout(&output) + &common::stderr(&output))
}

/// The last line of a report: how many obligations have which verdict; and how many lines are about something open.
fn open(arguments: &[&str], path: &Path) -> usize {
    let (code, text) = printed(&[&["check", "--output-format", "concise"], arguments].concat(), path);
    assert!(code == Some(0) || code == Some(3), "{text}");
    text.lines().filter(|line| line.contains(": unknown[") || line.contains(": refuted[")).count()
}

#[test]
fn what_is_printed() {
    for program in programs() {
        let shown = Path::new("tests/infer").join(program.file_name().unwrap_or_default());
        let (code, list) = printed(&["infer"], &shown);
        assert_eq!(code, Some(0), "{list}");
        let (_, diff) = printed(&["infer", "--diff"], &shown);
        insta::assert_snapshot!(name(&program), format!("{list}\n{diff}"));
    }
}

#[test]
fn what_is_written_is_all_that_changes_and_is_written_once() {
    let folder = tempfile::tempdir().expect("a folder");
    for program in programs() {
        let copy = folder.path().join(program.file_name().unwrap_or_default());
        let before = fs::read_to_string(&program).expect("it can be read");
        fs::write(&copy, &before).expect("it can be written");
        let (code, text) = printed(&["infer", "--write"], &copy);
        assert_eq!(code, Some(0), "{text}");
        let after = fs::read_to_string(&copy).expect("it can be read");
        assert_ne!(before, after, "{}", copy.display());
        assert_eq!(before, without_written(&after), "{}", copy.display());
        assert_eq!(before.contains("\r\n"), after.contains("\r\n"));
        // Lines end as those of the author do.
        let is_mixed = |text: &str| text.contains("\r\n") && text.replace("\r\n", "").contains('\n');
        assert!(!is_mixed(&after), "{}", copy.display());
        let (code, text) = printed(&["infer", "--write"], &copy);
        assert_eq!(code, Some(0), "{text}");
        assert_eq!(after, fs::read_to_string(&copy).expect("it can be read"), "{text}");
    }
}

/// The text without the lines and comments that `--write` adds: none of the programs has any of its own.
fn without_written(text: &str) -> String {
    let is_own =
        |line: &&str| !["//@ loop_invariant ", "//@ invariant "].iter().any(|head| line.trim_start().starts_with(head));
    let mut rest: String = text.split_inclusive('\n').filter(is_own).collect();
    while let Some((before, behind)) = rest.split_once("/*@ ") {
        let (_, behind) = behind.split_once("@*/ ").expect("the comment ends");
        rest = format!("{before}{behind}");
    }
    rest
}

#[test]
fn what_is_written_is_proved_without_inference() {
    let folder = tempfile::tempdir().expect("a folder");
    for program in programs() {
        let copy = folder.path().join(program.file_name().unwrap_or_default());
        fs::copy(&program, &copy).expect("it can be copied");
        let (alone, inferred) = (open(&["--inference", "off"], &copy), open(&[], &copy));
        assert!(inferred < alone, "{}: {inferred} of {alone} open", copy.display());
        let (_, text) = printed(&["infer", "--write"], &copy);
        let written = open(&["--inference", "off"], &copy);
        assert!(written <= inferred, "{}: {written} open, {inferred} with inference\n{text}", copy.display());
        assert_eq!(open(&[], &copy), written, "{}", copy.display());
    }
}

#[test]
fn reports_say_how_many_invariants_were_found() {
    let [of_objects, of_loops] = [Path::new("tests/infer/Stack.java"), Path::new("tests/infer/Arrays.java")];
    let lines = |arguments: &[&str]| -> Vec<String> {
        let (_, text) = printed(&[&["check"], arguments].concat(), of_loops);
        text.lines()
            .filter(|line| line.contains("relies on ") || line.starts_with("found of "))
            .map(str::to_owned)
            .collect()
    };
    let usual = lines(&[]);
    assert_eq!(usual.len(), 1, "{usual:?}");
    assert!(usual[0].starts_with("relies on ") && usual[0].contains("`invar infer` shows them"), "{usual:?}");
    let all = lines(&["--verbose"]);
    assert!(
        all.iter().any(|line| line.starts_with("Arrays.meet(int[]) relies on what was found of the loop at ")),
        "{all:?}"
    );
    assert!(lines(&["--quiet"]).is_empty() && lines(&["--inference", "off"]).is_empty());
    let found = |program: &Path| {
        let (_, text) = printed(&["check", "--output-format", "json"], program);
        let report: serde_json::Value = serde_json::from_str(&text).expect("a report is JSON");
        (report["invariants"].as_array().expect("a list").clone(), text)
    };
    let (found_of_objects, text) = found(of_objects);
    let of_class = found_of_objects.iter().find(|it| it["kind"] == "class").expect("one of a class");
    assert_eq!((of_class["class"].as_str(), of_class["line"].as_u64()), (Some("shop.Stack"), Some(4)), "{text}");
    let (found_of_loops, text) = found(of_loops);
    let is_sum = |it: &&serde_json::Value| it["jml"].as_str().is_some_and(|jml| jml.contains("high + low == a.length"));
    let of_loop = found_of_loops.iter().filter(|it| it["kind"] == "loop").find(is_sum).expect("one of a loop");
    assert_eq!(
        (of_loop["method"].as_str(), of_loop["line"].as_u64()),
        (Some("Arrays.meet(int[])"), Some(50)),
        "{text}"
    );
}

#[test]
fn a_second_run_says_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    for program in programs() {
        let run = || {
            let mut command = common::invar();
            command.env_remove("INVAR_NO_CACHE").args(["check", "--verbose", "--output-format", "json", "--cache-dir"]);
            let output = common::output(command.arg(folder.path()).arg(&program));
            let text = common::stdout(&output);
            let report: serde_json::Value = serde_json::from_str(&text).expect("a report is JSON");
            report["invariants"].clone()
        };
        let first = run();
        assert!(first.as_array().is_some_and(|found| !found.is_empty()));
        assert_eq!(first, run(), "{}", program.display());
    }
}

#[test]
fn what_does_not_compile_is_told_and_not_touched() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("Broken.java");
    let text = "class Broken { int m(int[] a) { for (int i = 0; i < a.length; i++) { } return } }";
    fs::write(&file, text).expect("written");
    let (code, said) = printed(&["infer", "--write"], &file);
    assert_eq!(code, Some(4), "{said}");
    assert_eq!(fs::read_to_string(&file).expect("it can be read"), text);
}
