//! z3 and scripts for it: texts, so that a test can change them.

use provers::{Driver, Places, discover, discover_in};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;

/// The real z3: of the environment, else of the workspace's `.provers`.
static Z3: LazyLock<PathBuf> = LazyLock::new(|| {
    let workspace =
        Places { folders: vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.provers")], ..Places::default() };
    let found = discover().into_iter().chain(discover_in(&workspace)).find(|found| found.version.is_ok());
    found.expect("these tests need z3: run `invar provers install`, or set INVAR_Z3 to its executable").path
});

/// Whether the assertions of a script can be true together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    Impossible,
    Possible,
    Unknown,
}

/// What z3 says of a script that ends in `(check-sat)`.
pub fn ask(script: &str, options: &[String]) -> Answer {
    let text = format!("{}\n{script}", options.join("\n"));
    let mut child = Command::new(&*Z3)
        .args(["-in", "-smt2", "-memory:1000"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("z3 starts");
    let mut input = child.stdin.take().expect("z3 reads");
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = child.wait_with_output().expect("z3 ends");
    let written = writer.join().expect("nothing panics");
    let [answer, errors] = [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
    if [&answer, &errors].iter().any(|text| text.contains("out of memory")) {
        return Answer::Unknown;
    }
    written.expect("z3 reads the script");
    match answer.trim() {
        "unsat" => Answer::Impossible,
        "sat" => Answer::Possible,
        "unknown" => Answer::Unknown,
        other => panic!("z3 says {other} of\n{script}"),
    }
}

/// The options with which z3 gets goals: quantified formulas are looked at by their triggers alone.
pub fn options_of_goals(resources: u64) -> Vec<String> {
    let driver = Driver::named("z3").expect("Invar has a driver for z3");
    let options = driver.quick.proof.iter().chain(&driver.options);
    options.map(|option| option.replace("{resource}", &resources.to_string())).collect()
}

/// Options for what can be computed.
pub fn options_to_compute(resources: u64) -> Vec<String> {
    vec![format!("(set-option :rlimit {resources})"), "(set-option :smt.random_seed 0)".to_owned()]
}
