//! The list of what is assumed of the library (`library/effects.txt`) against the JDK: every method on it is called with random arguments, and
//! nothing may happen that the list excludes. `INVAR_REVIEWED` says how many calls are made.

use crate::common;
use crate::common::jvm::Jdk;
use std::path::Path;
use std::process::Command;

/// How many calls are made by default: some twenty of each method.
const CALLS: &str = "20000";

/// How many methods the list has, at least: if fewer are found, the list is not read.
const METHODS: usize = 800;

#[test]
fn the_jdk_does_nothing_that_the_list_excludes() {
    let Some(jdk) = Jdk::find() else {
        println!("no JDK of version 17 or later on this machine: nothing is compared");
        return;
    };
    let calls = std::env::var("INVAR_REVIEWED").unwrap_or_else(|_| CALLS.to_owned());
    let list = common::root().join("library/effects.txt").canonicalize().expect("the list is there");
    let text = reviewed(&jdk, &list, &calls);
    let (wrong, summary): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| !line.starts_with("listed: "));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let numbers: Vec<usize> =
        summary[0].split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect();
    assert!(numbers[0] >= METHODS, "{}", summary[0]);
    assert_eq!(numbers[1], 0, "{}", summary[0]);
}

#[test]
fn wrong_claims_are_noticed() {
    let Some(jdk) = Jdk::find() else {
        println!("no JDK of version 17 or later on this machine: nothing is compared");
        return;
    };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("reviewed-wrong");
    std::fs::create_dir_all(&folder).expect("a folder for the list");
    for (line, message) in [
        ("java.lang.System: getenv(String) = non-null", "null"),
        ("java.time.LocalDate: of = non-null", "java.time.DateTimeException"),
        ("java.lang.Integer: parseInt(String) = null-safe", "java.lang.NumberFormatException"),
        ("java.util.Arrays: sort(int[]) =", "an array changes"),
        ("java.time.LocalDate: ofYears =", "there is none"),
        ("java.util.Objects: requireNonNull(Object) = null-safe", "java.lang.NullPointerException"),
    ] {
        let list = folder.join("effects.txt");
        std::fs::write(&list, line).expect("a list");
        let text = reviewed(&jdk, &list, "2000");
        assert!(text.contains(message), "{line}: {text}");
    }
}

/// What the driver prints.
fn reviewed(jdk: &Jdk, list: &Path, calls: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("reviewed");
    std::fs::create_dir_all(&folder).expect("a folder to run in");
    let driver = common::root().join("tests/reviewed/Reviewed.java").canonicalize().expect("the driver is there");
    let mut java = Command::new(jdk.home.join("bin/java"));
    java.arg("-ea").arg(&driver).arg(list).arg("1").arg(calls).current_dir(&folder);
    common::stdout(&common::output(&mut java))
}
