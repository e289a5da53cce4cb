//! Provers that are killed at any moment, on programs as people write them: what is proved may become unknown, and so may what is refuted,
//! but no verdict becomes any other. `INVAR_KILLED_RUNS` asks for so many runs over all of `examples/`.

use crate::common;
use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

/// Without further ado: so many runs over these.
const RUNS: usize = 3;
const FILES: [&str; 4] = ["Account.java", "Counter.java", "contracts/Saddleback.java", "contracts/RingBuffer.java"];

/// What the verdicts of two runs are told apart by: the place, the rule and the message of an obligation, and the entry point. Numbers
/// would not do: what only shows that a proof is vacuous is not there if it could not be shown.
type Verdicts = BTreeMap<String, String>;

/// Runs z3, kills it within a quarter of a second, and adds a line to a list of those that were killed. The shell has not waited for its
/// child by then, so that nobody else can have its number.
fn killed_z3(folder: &Path) -> PathBuf {
    let provers = std::env::var_os("INVAR_PROVERS_DIR").map_or_else(|| common::root().join(".provers"), PathBuf::from);
    let z3 = provers.join("z3/bin/z3");
    assert!(z3.exists(), "z3 is not at {}: run `make install-provers`", z3.display());
    let script = format!(
        "#!/bin/sh
if [ \"$1\" = --version ]; then exec '{z3}' --version; fi
exec 3<&0
'{z3}' \"$@\" <&3 3<&- &
child=$!
exec <&- 3<&-
sleep $(printf '0.%03d' $(od -An -N1 -tu1 /dev/urandom))
kill -9 $child && echo killed >> '{list}'
wait $child
exit 1
",
        z3 = z3.display(),
        list = folder.join("killed").display()
    );
    let path = folder.join("z3");
    fs::write(&path, script).expect("written");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("made executable");
    path
}

/// The verdicts of one run; what it says must hold together, however its prover ends.
fn verdicts(file: &Path, prover: Option<&Path>) -> Verdicts {
    let mut command = common::invar();
    command.args(["check", "--output-format", "json", "--profile", "default"]).arg(file);
    if let Some(prover) = prover {
        command.env("INVAR_Z3", prover);
    }
    let output = common::output(&mut command);
    let shown = || format!("{}: {}", file.display(), common::stderr(&output));
    assert!(matches!(output.status.code(), Some(0 | 1 | 3)), "{:?} {}", output.status, shown());
    let report: serde_json::Value =
        serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error} {}", shown()));
    let mut found = Verdicts::new();
    for obligation in report["obligations"].as_array().expect("a list of obligations") {
        let parts = ["entry", "file", "line", "column", "kind", "message"].map(|key| obligation[key].to_string());
        let (key, verdict) = (parts.join(" "), obligation["verdict"].as_str().expect("a verdict"));
        // Obligations that nothing tells apart count as one, with the weakest verdict.
        let known = found.entry(key).or_insert_with(|| verdict.to_owned());
        if known == "proved" {
            *known = verdict.to_owned();
        }
    }
    found
}

/// Counts what became of the verdicts of a quiet run; the ways that must not occur are an error.
fn compare(file: &Path, quiet: &Verdicts, killed: &Verdicts, counts: &mut BTreeMap<String, usize>) {
    for (obligation, before) in quiet {
        let after = killed.get(obligation).map_or("nothing", String::as_str);
        let is_vacuity = obligation.contains("\"vacuous\"");
        let is_possible = match (before.as_str(), after) {
            (before, after) if before == after => true,
            ("proved" | "refuted", "unknown") => true,
            ("unknown", "nothing") => is_vacuity,
            _ => false,
        };
        assert!(is_possible, "{}: {before} became {after}: {obligation}", file.display());
        *counts.entry(format!("{before} to {after}")).or_default() += 1;
    }
    let added = killed.keys().find(|obligation| !quiet.contains_key(*obligation));
    assert_eq!(added, None, "{}: an obligation that a quiet run does not have", file.display());
}

#[test]
fn a_prover_that_is_killed_at_any_moment_makes_verdicts_unknown_and_nothing_else() {
    let asked = std::env::var("INVAR_KILLED_RUNS").ok().map(|text| text.parse::<usize>().expect("a number"));
    let examples = common::root().join("examples");
    let files = match asked {
        Some(_) => common::java_files(&examples),
        None => FILES.iter().map(|file| examples.join(file)).collect(),
    };
    let folder = tempfile::tempdir().expect("a temporary folder");
    let prover = killed_z3(folder.path());
    let mut counts = BTreeMap::new();
    for file in &files {
        let quiet = verdicts(file, None);
        assert!(!quiet.is_empty(), "{}", file.display());
        for _ in 0..asked.unwrap_or(RUNS) {
            compare(file, &quiet, &verdicts(file, Some(&prover)), &mut counts);
        }
    }
    let kills = fs::read_to_string(folder.path().join("killed")).map_or(0, |list| list.lines().count());
    println!("{} files, {} runs each, {kills} provers killed: {counts:#?}", files.len(), asked.unwrap_or(RUNS));
    assert!(kills > 0, "nobody was killed");
}
