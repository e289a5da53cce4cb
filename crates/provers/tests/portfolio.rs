//! Portfolios, and provers for one goal that misbehave, as real executables.

use crate::support::{goal, options, script, word, z3};
use logic::build::{bool, int, lt};
use logic::{Answer, Goal, Hope, Prover, Sort, Var};
use provers::{Driver, Found, OneShot, PoolOptions, Portfolio, Profile};
use std::path::Path;
use std::time::Duration;
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("there is a temporary folder")
}

fn easy() -> Goal {
    let x = Var::new("x", Sort::Int).term();
    goal(vec![lt(x.clone(), int(3))], lt(x, int(4)))
}

fn driver(name: &str) -> &'static Driver {
    Driver::named(name).expect("Invar has a driver for it")
}

/// An E that tells its version, gives up two canaries, and then does as the body says.
fn eprover(folder: &Path, body: &str) -> std::path::PathBuf {
    let version = "case \"$1\" in --version) echo 'E 9.9 Stand-in'; exit 0;; esac";
    let canaries = format!(
        "echo >> '{0}'; if [ $(wc -l < '{0}') -le 2 ]; then cat > /dev/null; echo '# SZS status GaveUp'; exit 0; fi",
        folder.join("asked").display()
    );
    script(folder, "eprover", &format!("{version}\n{canaries}\n{body}"))
}

fn check(body: &str, expected: &str, part: &str) {
    let folder = folder();
    let options = PoolOptions { timeout: Duration::from_secs(2), ..options() };
    let prover =
        OneShot::open(driver("eprover"), &eprover(folder.path(), body), options).expect("it tells its version");
    let (word, reason) = word(&prover.prove(&easy()));
    assert_eq!(word, expected, "{body}: {reason}");
    assert!(reason.contains(part), "{body}: {reason:?} should contain {part:?}");
}

#[test]
fn a_proof_must_be_said_exactly_and_end_well() {
    check("cat > /dev/null; echo '# SZS status Theorem'", "proved", "");
    check("echo '# SZS status Theorem'; exit 1", "error", "says that it has a proof");
    check("echo '# SZS status Theorem'; echo '# SZS status Theorem'", "error", "more than once");
    check("echo '# SZS status Theorem'; echo 'warning' >&2", "error", "warning");
    check("echo '# SZS status Theorem'; kill -9 $$", "error", "killed by signal 9");
    check("echo '# SZS status TheoremPerhaps'", "error", "TheoremPerhaps");
}

#[test]
fn what_misbehaves_costs_one_goal() {
    check("kill -9 $$", "error", "killed by signal 9");
    check("exit 3", "error", "ended with code 3");
    check(":", "error", "did not answer");
    check("echo hello", "error", "hello");
    check("echo 'eprover: Out of memory' >&2; exit 1", "out of resources", "memory limit");
    check("yes '# nothing'  | head -c 3000000", "error", "without end");
    check("echo '# SZS status CounterSatisfiable'; exit 1", "unknown", "as it was put to it");
    check("echo '# SZS status ResourceOut'; exit 8", "out of resources", "resource limit");
}

#[test]
fn what_hangs_is_killed() {
    check("exec sleep 1000", "stopped", "wall clock");
}

fn found(name: &str, path: &Path) -> Found {
    let executable = provers::Executable::open(path).ok();
    Found { driver: driver(name), path: path.to_owned(), version: Ok("9.9".to_owned()), executable }
}

fn profile(attempts: &[&str]) -> Profile {
    let attempts: Vec<String> = attempts.iter().map(|name| format!("[[attempt]]\nprover = '{name}'\n")).collect();
    Profile::parse(&format!("name = 'test'\ndescription = 'test'\n{}", attempts.join(""))).expect("well formed")
}

#[test]
fn the_first_in_the_order_that_proves_it_is_named() {
    let folder = folder();
    let sure = eprover(folder.path(), "cat > /dev/null; echo '# SZS status Theorem'");
    let found = [found("z3", &z3()), found("eprover", &sure)];
    let by = |attempts: &[&str]| {
        let portfolio = Portfolio::of(&profile(attempts), &found, options()).expect("both are there");
        match portfolio.prove(&easy()) {
            Answer::Proved { by } => by,
            other => panic!("it is valid: {:?}", word(&other)),
        }
    };
    assert_eq!(by(&["z3", "eprover"]), "z3 9.9");
    assert_eq!(by(&["eprover", "z3"]), "eprover 9.9");
}

#[test]
fn who_is_not_there_is_left_out_and_not_named() {
    let portfolio = Portfolio::of(&profile(&["spass", "z3", "cvc5"]), &[found("z3", &z3())], options()).expect("z3 is");
    assert_eq!(portfolio.provers(), ["z3 9.9"]);
    assert_eq!(portfolio.name(), "z3 9.9");
    assert!(matches!(portfolio.prove(&easy()), Answer::Proved { .. }));
    assert_eq!(portfolio.queries(), 1);
    assert!(Portfolio::of(&profile(&["spass"]), &[found("z3", &z3())], options()).is_err());
}

#[test]
fn what_z3_refutes_nobody_else_is_asked_about() {
    let folder = folder();
    let liar = eprover(folder.path(), "cat > /dev/null; echo '# SZS status Theorem'");
    let found = [found("z3", &z3()), found("eprover", &liar)];
    let portfolio = Portfolio::of(&profile(&["z3", "eprover"]), &found, options()).expect("both are there");
    assert_eq!(word(&portfolio.prove(&goal(vec![], bool(false)))).0, "refuted");
    assert_eq!(word(&portfolio.try_quickly(&goal(vec![], bool(false)), Hope::Model)).0, "refuted");
}

#[test]
fn all_reasons_are_told() {
    let folder = folder();
    let unsure = eprover(folder.path(), "cat > /dev/null; echo '# SZS status GaveUp'");
    let broken = folder.path().join("SPASS");
    std::fs::write(&broken, "not a program").expect("written");
    let found = [found("eprover", &unsure), found("spass", &broken)];
    let portfolio = Portfolio::of(&profile(&["eprover", "spass"]), &found, options()).expect("one is there");
    let (answer, reason) = word(&portfolio.prove(&easy()));
    assert_eq!(answer, "unknown");
    assert!(reason.contains("eprover does not know; spass"), "{reason}");
}
