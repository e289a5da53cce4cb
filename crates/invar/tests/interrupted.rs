//! Runs that are interrupted at any moment, or whose budget ends: the report is well-formed and tells what is known, nothing that it says is
//! wrong, no prover is left behind, and the next run goes on from a sound cache. `INVAR_INTERRUPTED_RUNS` asks for so many runs.

use crate::common;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// Without further ado: so many runs.
const RUNS: usize = 8;

/// The runs are interrupted within so many milliseconds: some while files are read, some at the end.
const LONGEST: u64 = 1500;

/// Everything below this folder is checked: many methods, of which some need provers.
fn program() -> PathBuf {
    common::root().join("examples/contracts")
}

/// `invar check` with a cache of its own.
fn check(cache: &Path) -> Command {
    let mut command = common::invar();
    command.args(["check", "--output-format", "json", "--profile", "default", "--cache-dir"]).arg(cache);
    command.arg(program());
    command
}

/// The verdict of each obligation, by what tells them apart; of what was not tried there is none.
fn verdicts(report: &Value) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for obligation in report["obligations"].as_array().expect("a list of obligations") {
        let is_untried = obligation["reason"].as_str().is_some_and(|reason| reason.starts_with("not tried: the "));
        if !is_untried {
            let parts = ["entry", "file", "line", "column", "kind", "message"].map(|key| obligation[key].to_string());
            found.insert(parts.join(" "), obligation["verdict"].as_str().expect("a verdict").to_owned());
        }
    }
    found
}

/// Runs a command, sends it a signal after a while, and returns what it reported and whether it had been stopped.
fn interrupted(mut command: Command, after: Duration, signal: &str) -> (Value, bool) {
    let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("started");
    std::thread::sleep(after);
    let sent = Command::new("kill").args(["-s", signal, &child.id().to_string()]).output().expect("kill can be run");
    let output = child.wait_with_output().expect("it ends");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(matches!(output.status.code(), Some(0 | 1 | 3)), "{:?} after {after:?}: {errors}", output.status);
    let report: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error} after {after:?}: {}", String::from_utf8_lossy(&output.stdout)));
    let is_stopped = report["stopped"].is_string();
    assert!(is_stopped || sent.status.code().is_some(), "the signal was lost");
    (report, is_stopped)
}

/// Nothing that an interrupted run says is otherwise in a whole run; what it does not prove or refute may be unknown.
fn compare(whole: &BTreeMap<String, String>, part: &BTreeMap<String, String>) {
    for (obligation, verdict) in part {
        let expected = whole.get(obligation).map_or("nothing", String::as_str);
        let is_weaker = verdict == "unknown";
        assert!(expected == verdict || is_weaker, "{verdict} instead of {expected}: {obligation}");
    }
}

#[test]
fn an_interrupted_run_tells_what_it_knows_and_the_next_one_goes_on() {
    let asked = std::env::var("INVAR_INTERRUPTED_RUNS").ok().map(|text| text.parse::<usize>().expect("a number"));
    let folder = tempfile::tempdir().expect("a temporary folder");
    let whole = common::output(&mut check(&folder.path().join("whole")));
    let whole = verdicts(&serde_json::from_slice(&whole.stdout).expect("a report"));
    let cache = folder.path().join("interrupted");
    let prover = own_prover(folder.path());
    let mut stopped = 0;
    let runs = asked.unwrap_or(RUNS);
    for run in 0..runs {
        // Every moment is as likely as any other, and they are the same in every test.
        let after = Duration::from_millis((run as u64 * 977 + 40) % LONGEST);
        let signal = if run % 2 == 0 { "INT" } else { "TERM" };
        // Each cache is used for some runs, so that runs go on from what interrupted ones have left.
        let cache = cache.join((run / 4).to_string());
        let mut command = check(&cache);
        command.env("INVAR_Z3", &prover);
        let (report, is_stopped) = interrupted(command, after, signal);
        stopped += usize::from(is_stopped);
        compare(&whole, &verdicts(&report));
        if run % 4 == 3 {
            let last = common::output(&mut check(&cache));
            let last = verdicts(&serde_json::from_slice(&last.stdout).expect("a report"));
            assert_eq!(last, whole, "with what interrupted runs have left in the cache");
        }
    }
    println!("{runs} runs, {stopped} of them stopped on the way");
    assert!(stopped > 0, "no run was interrupted on its way");
    // The watchdog kills whatever is left when Invar has ended.
    let is_gone = (0..100).any(|_| {
        std::thread::sleep(Duration::from_millis(50));
        left_behind(folder.path()).is_empty()
    });
    assert!(is_gone, "left behind: {:?}", left_behind(folder.path()));
}

/// The processes whose executable lies below a folder.
fn left_behind(folder: &Path) -> Vec<String> {
    let processes = std::fs::read_dir("/proc").expect("processes are listed").flatten();
    let executables = processes.filter_map(|process| std::fs::read_link(process.path().join("exe")).ok());
    executables.filter(|path| path.starts_with(folder)).map(|path| path.display().to_string()).collect()
}

/// A prover of this test alone, so that its processes can be told from others.
fn own_prover(folder: &Path) -> PathBuf {
    let provers = std::env::var_os("INVAR_PROVERS_DIR").map_or_else(|| common::root().join(".provers"), PathBuf::from);
    let (z3, copy) = (provers.join("z3/bin/z3"), folder.join("z3"));
    std::fs::copy(&z3, &copy).unwrap_or_else(|error| panic!("{}: {error}", z3.display()));
    copy
}

#[test]
fn a_run_ends_with_its_budget() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let whole = common::output(&mut check(&folder.path().join("whole")));
    let whole = verdicts(&serde_json::from_slice(&whole.stdout).expect("a report"));
    let mut command = check(&folder.path().join("cache"));
    command.args(["--budget", "0.6"]);
    let output = common::output(&mut command);
    let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
    assert!(report["stopped"].as_str().is_some_and(|why| why.contains("--budget")), "{}", report["stopped"]);
    compare(&whole, &verdicts(&report));
}

#[test]
fn a_method_ends_with_its_share() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut command = check(&folder.path().join("cache"));
    command.args(["--per-method", "0.001"]);
    let report: Value = serde_json::from_slice(&common::output(&mut command).stdout).expect("a report");
    let is_share = |it: &&Value| it["reason"].as_str().is_some_and(|reason| reason.contains("--per-method"));
    assert!(report["obligations"].as_array().expect("a list").iter().any(|it| is_share(&it)));
    assert!(report["stopped"].is_null(), "the run itself is not stopped");
}
