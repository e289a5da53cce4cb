//! Typing against the javac of the machine, on the programs of this project that it accepts: the same type for every
//! expression and variable, the same method for every call. `benches/frontend.sh` does the same for the JDK's sources.

#[path = "../examples/compare/oracle.rs"]
#[expect(dead_code, reason = "the example prints what the test only counts")]
mod oracle;

use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The version of the javac of the machine, if there is one.
fn javac_version() -> Option<u32> {
    let output = Command::new("javac").arg("-version").output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.trim().strip_prefix("javac ")?.split('.').next()?.parse().ok()
}

/// The accepted programs that this javac knows the Java of.
fn programs(version: u32) -> Vec<String> {
    let mut programs = Vec::new();
    for entry in std::fs::read_dir(root().join("tests/accepted")).expect("the folder can be listed") {
        let path = entry.expect("the folder can be listed").path();
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let first = text.lines().next().unwrap_or_default();
        let release = first.split_once("release ").and_then(|(_, rest)| rest.split(' ').next()?.parse().ok());
        if release.is_none_or(|release: u32| release <= version) {
            programs.push(format!("tests/accepted/{}", path.file_name().unwrap_or_default().display()));
        }
    }
    programs.sort();
    programs
}

#[test]
fn types_and_methods_are_those_of_javac() {
    let Some(version) = javac_version().filter(|version| *version >= 17) else {
        println!("no javac of version 17 or later on this machine: nothing is compared");
        return;
    };
    let cache = std::env::temp_dir().join(format!("invar-oracle-{}", std::process::id()));
    let output = Command::new("bash")
        .current_dir(root())
        .env("INVAR_ORACLE_CACHE", &cache)
        .args(["tests/oracle/oracle.sh", "--each"])
        .args(programs(version))
        .output()
        .expect("the oracle can be run");
    let _ = std::fs::remove_dir_all(&cache);
    let text = String::from_utf8(output.stdout).expect("the oracle prints UTF-8");
    let oracles = oracle::read(&text);
    assert!(oracles.len() >= 60, "only {} files: {}", oracles.len(), String::from_utf8_lossy(&output.stderr));
    let thread = std::thread::Builder::new().stack_size(256 << 20);
    let comparison = thread.spawn(move || oracle::compare(&oracles, &root(), None));
    let comparison = comparison.expect("a thread can be started").join().expect("typing does not panic");
    assert_eq!(comparison.diagnostics, Vec::<String>::new());
    let mut compared = 0;
    for (what, tally) in comparison.tallies {
        assert_eq!(tally.shown, Vec::<String>::new(), "{what}");
        assert_eq!(tally.undecided, 0, "{what}: {:#?}", tally.reasons);
        compared += tally.total;
    }
    assert!(compared > 5000, "only {compared} things were compared");
}
