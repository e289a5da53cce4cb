//! What the tests of this crate share: the real z3, pools of it, and stand-ins for it.

#![allow(dead_code, reason = "each test file uses its own part")]

use logic::{Answer, Goal, Prover, Term};
use provers::{Driver, OneShot, Places, Pool, PoolOptions, discover, discover_in};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The driver of z3.
pub fn driver() -> &'static Driver {
    Driver::named("z3").expect("Invar has a driver for z3")
}

/// The real z3: of the environment, else of the workspace's `.provers`.
pub fn z3() -> PathBuf {
    let workspace =
        Places { folders: vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.provers")], ..Places::default() };
    let found = discover()
        .into_iter()
        .chain(discover_in(&workspace))
        .find(|found| found.driver.name == "z3" && found.version.is_ok());
    found.expect("these tests need z3: run `invar provers install`, or set INVAR_Z3 to its executable").path
}

/// A pool of the real z3.
pub fn pool() -> Pool {
    pool_of(&z3(), options())
}

/// A pool of this executable.
pub fn pool_of(executable: &Path, options: PoolOptions) -> Pool {
    Pool::open(driver(), executable, options).expect("the executable tells its version")
}

/// One job, and a wall clock that a test should not meet.
pub fn options() -> PoolOptions {
    PoolOptions { jobs: 1, timeout: Duration::from_secs(120), ..PoolOptions::default() }
}

/// The goal with these hypotheses.
pub fn goal(hypotheses: Vec<Term>, conclusion: Term) -> Goal {
    Goal { name: "a test".to_owned(), hypotheses, conclusion }
}

/// The answer in one word, and its reason.
pub fn word(answer: &Answer) -> (&'static str, String) {
    match answer {
        Answer::Proved { .. } => ("proved", String::new()),
        Answer::Refuted(_) => ("refuted", String::new()),
        Answer::Unknown { reason, .. } => ("unknown", reason.clone()),
        Answer::Stopped(reason) => ("stopped", reason.clone()),
        Answer::Unconfirmed(reason) => ("unconfirmed", reason.clone()),
        Answer::OutOfResources(reason) => ("out of resources", reason.clone()),
        Answer::Error(reason) => ("error", reason.clone()),
    }
}

/// What the prover says of the goal, in one word.
pub fn verdict(prover: &dyn Prover, hypotheses: Vec<Term>, conclusion: Term) -> &'static str {
    let (word, reason) = word(&prover.prove(&goal(hypotheses, conclusion)));
    if word == "error" { panic!("the prover failed: {reason}") } else { word }
}

/// An executable shell script in a folder.
pub fn script(folder: &Path, name: &str, body: &str) -> PathBuf {
    let path = folder.join(name);
    fs::write(&path, format!("#!/bin/sh\n{body}\n")).expect("the folder is writable");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("the file is ours");
    path
}

/// A stand-in for z3 that tells a version and then does as the body says.
pub fn stand_in(folder: &Path, body: &str) -> PathBuf {
    let version = "case \"$1\" in --version) echo 'Z3 version 9.9.9 - stand-in'; exit 0;; esac";
    script(folder, "z3", &format!("{version}\n{body}"))
}

/// One of the provers beside z3.
pub fn one_shot(name: &str) -> OneShot {
    one_shot_with(name, options())
}

/// One of the provers beside z3, with these limits.
pub fn one_shot_with(name: &str, options: PoolOptions) -> OneShot {
    let found = discover().into_iter().find(|found| found.driver.name == name && found.version.is_ok());
    let found = found.unwrap_or_else(|| panic!("these tests need {name}: `invar provers` says how to get it"));
    OneShot::open(found.driver, &found.path, options).expect("it tells its version")
}
