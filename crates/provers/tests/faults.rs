//! Provers that misbehave, as real executables: each costs the goal that it was given, and nothing else.

use crate::support::{driver, goal, options, pool_of, script, stand_in, word, z3};
use logic::build::{bool, int, lt};
use logic::{Answer, Hope, Prover, Sort, Var};
use provers::{Pool, PoolOptions};
use std::path::Path;
use std::time::{Duration, Instant};
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("there is a temporary folder")
}

fn ask(pool: &Pool) -> (&'static str, String) {
    let x = Var::new("x", Sort::Int).term();
    word(&pool.prove(&goal(vec![lt(x.clone(), int(3))], lt(x, int(4)))))
}

/// A stand-in that does as `body` says when it is started first, and is the real z3 afterwards.
fn once(folder: &Path, body: &str) -> std::path::PathBuf {
    let marker = folder.join("started");
    let real = z3();
    let (marker, real) = (marker.display(), real.display());
    stand_in(folder, &format!("if [ -e '{marker}' ]; then exec '{real}' \"$@\"; fi\n: > '{marker}'\n{body}"))
}

/// The first goal gets `expected` and a reason with `part` in it; the next ones are proved.
fn check_with(body: &str, options: PoolOptions, expected: &str, part: &str) {
    let folder = folder();
    let pool = pool_of(&once(folder.path(), body), options);
    let (word, reason) = ask(&pool);
    assert_eq!(word, expected, "{body}: {reason}");
    assert!(reason.contains(part), "{body}: {reason:?} should contain {part:?}");
    for _ in 0..2 {
        assert_eq!(ask(&pool).0, "proved", "after {body}");
    }
    assert_eq!(pool.queries(), 3);
}

fn check(body: &str, expected: &str, part: &str) {
    check_with(body, options(), expected, part);
}

/// Shell that reads commands and echoes what it is told to echo, with `on_check` in place of an answer.
fn parrot(on_check: &str) -> String {
    format!(
        "while read -r line; do case \"$line\" in\n\
         '(echo '*) line=${{line#*\\\"}}; echo \"${{line%%\\\"*}}\";;\n\
         '(check-sat)') {on_check};;\n\
         esac; done"
    )
}

#[test]
fn killed_in_the_middle() {
    check("read -r line; kill -9 $$", "error", "killed by signal 9");
    check(&parrot("kill -9 $$"), "error", "killed by signal 9");
}

#[test]
fn hangs() {
    let options = PoolOptions { timeout: Duration::from_secs(2), ..options() };
    let start = Instant::now();
    check_with("exec sleep 1000", options.clone(), "stopped", "wall clock");
    check_with(&parrot("exec sleep 1000"), options, "stopped", "wall clock");
    assert!(start.elapsed() < Duration::from_secs(100));
}

#[test]
fn prints_rubbish() {
    check("echo hello; exec cat > /dev/null", "error", "hello");
    check(&parrot("echo maybe"), "error", "maybe");
    check(&parrot("echo maybe; echo unsat"), "error", "maybe");
    check(&parrot("printf '\\377\\376 unsat\\n'"), "error", "printed");
}

#[test]
fn an_error_before_or_after_a_verdict() {
    check(&parrot("echo '(error \"x\")'; echo sat"), "error", "(error \"x\")");
    check(&parrot("echo unsat; echo '(error \"x\")'"), "error", "(error \"x\")");
}

#[test]
fn answers_twice_or_not_at_all() {
    check(&parrot("echo unsat; echo unsat"), "error", "more than once");
    check(&parrot("echo sat; echo unsat"), "error", "more than once");
    check(&parrot(":"), "error", "did not answer");
}

#[test]
fn an_answer_that_comes_late_is_not_taken_for_the_next_goal() {
    // The first goal and the two canaries behind it are answered properly, but another verdict follows after the end of the exchange.
    let late = format!(
        "'{}' \"$@\" | while read -r line; do echo \"$line\"; case \"$line\" in *invar-end-3*) echo unsat;; esac; done",
        z3().display()
    );
    let folder = folder();
    let pool = pool_of(&once(folder.path(), &late), options());
    assert_eq!(ask(&pool).0, "proved");
    // A quick attempt uses the process that was kept.
    let again = || word(&pool.try_quickly(&goal(vec![], bool(false)), Hope::Model));
    let (second, reason) = again();
    assert_eq!(second, "error", "{reason}");
    assert_eq!(again().0, "refuted");
}

/// A prover that answers everything in the same way, whatever it says of itself.
fn liar(folder: &Path, verdict: &str) -> Pool {
    pool_of(&stand_in(folder, &parrot(&format!("echo {verdict}"))), options())
}

#[test]
fn a_prover_that_always_says_the_same_is_found_out() {
    let x = Var::new("x", Sort::Int).term();
    let (right, wrong) = (goal(vec![lt(x.clone(), int(3))], lt(x.clone(), int(4))), goal(vec![], lt(x, int(4))));
    for verdict in ["unsat", "sat"] {
        for asked in [&right, &wrong] {
            let folder = folder();
            let pool = liar(folder.path(), verdict);
            assert_eq!(pool.distrusted(), None);
            let (word, reason) = word(&pool.try_quickly(asked, Hope::Proof));
            assert_eq!(word, "error", "{verdict}");
            assert!(reason.contains("gives wrong answers"), "{reason}");
            assert!(pool.distrusted().is_some_and(|reason| reason.contains("wrong answers")));
            // Nobody starts it again.
            assert_eq!(ask(&pool).0, "error");
        }
    }
    // A process that is started for one goal is not believed either.
    let folder = folder();
    assert_eq!(ask(&liar(folder.path(), "unsat")).0, "error");
}

#[test]
fn a_prover_that_does_not_know_canaries_proves_nothing() {
    let folder = folder();
    let body = "while read -r line; do case \"$line\" in\n\
        '(echo '*) line=${line#*\\\"}; echo \"${line%%\\\"*}\";;\n\
        '(check-sat)') if [ -z \"$asked\" ]; then asked=1; echo unsat; else echo unknown; fi;;\n esac; done";
    let pool = pool_of(&stand_in(folder.path(), body), options());
    let (word, reason) = ask(&pool);
    assert_eq!(word, "error", "{reason}");
    assert!(reason.contains("does not decide a simple goal"), "{reason}");
    assert_eq!(pool.distrusted(), None);
}

#[test]
fn a_prover_for_one_goal_that_always_says_the_same_is_found_out() {
    let x = Var::new("x", Sort::Int).term();
    let wrong = goal(vec![], lt(x, int(4)));
    for (name, version, verdict) in [
        ("cvc5", "This is cvc5 version 1.0.3", "unsat"),
        ("cvc5", "This is cvc5 version 1.0.3", "sat"),
        ("eprover", "E 2.6 x", "# SZS status Theorem"),
        ("spass", "SPASS V 3.9", "SPASS beiseite: Proof found."),
    ] {
        let folder = folder();
        let body = format!(
            "case \"$*\" in *--version*|'') echo '{version}'; exit 0;; esac; cat > /dev/null; echo '{verdict}'"
        );
        let path = script(folder.path(), name, &body);
        let driver = provers::Driver::named(name).expect("there is one");
        let driver = provers::Driver {
            version: provers::driver::VersionQuery { exit_code: 0, ..driver.version.clone() },
            ..driver.clone()
        };
        let prover = provers::OneShot::open(&driver, &path, options()).expect("it says its version");
        let (word, reason) = word(&prover.prove(&wrong));
        assert_eq!(word, "error", "{name} {verdict}: {reason}");
        assert!(reason.contains("gives wrong answers"), "{name}: {reason}");
        assert!(prover.distrusted().is_some());
    }
}

#[test]
fn the_executable_is_replaced_during_the_run() {
    let folder = folder();
    let path = stand_in(folder.path(), &format!("exec '{}' \"$@\"", z3().display()));
    let pool = pool_of(&path, options());
    assert_eq!(ask(&pool).0, "proved");
    std::fs::remove_file(&path).expect("it is there");
    stand_in(folder.path(), &parrot("echo unsat"));
    let (word, reason) = ask(&pool);
    assert_eq!(word, "error");
    assert!(reason.contains("was replaced"), "{reason}");
}

#[test]
fn closes_its_output() {
    check("exec >&-; exec sleep 1000", "error", "closed its output");
    check(&parrot("exec >&-; exec sleep 1000"), "error", "closed its output");
}

#[test]
fn prints_without_end() {
    check(&parrot("yes"), "error", "without end");
    check(&parrot("tr '\\000' x < /dev/zero"), "error", "without end");
}

#[test]
fn never_reads_its_input() {
    let options = PoolOptions { timeout: Duration::from_secs(2), ..options() };
    let folder = folder();
    let pool = pool_of(&once(folder.path(), "exec sleep 1000"), options);
    let x = Var::new("x", Sort::Int).term();
    // More than a pipe holds.
    let many = (0..40_000).map(|number| lt(int(-1 - number), x.clone())).collect();
    let (answer, reason) = word(&pool.prove(&goal(many, lt(int(-1), x))));
    assert_eq!(answer, "stopped", "{reason}");
    assert_eq!(ask(&pool).0, "proved");
}

#[test]
fn ends_at_once() {
    check("exit 3", "error", "ended with code 3");
    check("echo 'no licence' >&2; exit 3", "error", "no licence");
}

#[test]
fn reaches_its_memory_limit() {
    check(&parrot("echo '(error \"out of memory\")'; exit 101"), "stopped", "memory limit");
}

#[test]
fn the_executable_goes_away() {
    let folder = folder();
    let path = stand_in(folder.path(), "exec cat");
    let pool = pool_of(&path, options());
    std::fs::remove_file(&path).expect("it is there");
    let (word, reason) = ask(&pool);
    assert_eq!(word, "error");
    assert!(reason.contains("cannot be started"), "{reason}");
}

#[test]
fn what_does_not_tell_its_version_is_no_prover() {
    let folder = folder();
    let path = script(folder.path(), "z3", "echo broken >&2; exit 1");
    let open = |path: &Path| Pool::open(driver(), path, options()).err().expect("not a prover");
    assert!(open(&path).contains("ended with code 1: broken"), "{}", open(&path));
    let path = script(folder.path(), "other", "echo 'hello'");
    assert!(open(&path).contains("does not say its version"), "{}", open(&path));
    assert!(open(&folder.path().join("missing")).contains("there is no file"));
}

#[test]
fn a_prover_that_dies_under_a_model_spoils_that_model_only() {
    let folder = folder();
    let body = "while read -r line; do case \"$line\" in\n\
        '(echo '*) line=${line#*\\\"}; echo \"${line%%\\\"*}\";;\n\
        '(check-sat)') echo sat;;\n\
        '(get-value '*) kill -9 $$;;\n esac; done";
    let pool = pool_of(&once(folder.path(), body), options());
    let x = Var::new("x", Sort::Int).term();
    let Answer::Refuted(mut model) = pool.prove(&goal(vec![], lt(x.clone(), int(3)))) else { panic!("it says sat") };
    let error = model.evaluate(std::slice::from_ref(&x)).expect_err("the prover died");
    assert!(error.contains("killed by signal 9"), "{error}");
    assert!(model.evaluate(&[x]).expect_err("still dead").contains("gone"));
    drop(model);
    assert_eq!(ask(&pool).0, "proved");
}
