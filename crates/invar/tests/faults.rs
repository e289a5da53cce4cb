//! Provers that misbehave: each costs the goal that it was asked, and nothing else. The stand-ins are real executables.

use crate::common;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

const PROGRAM: &str = "class Two {
    static int first(int x) { return 10 / (x * x + 1); }
    static int second(int y) { return y > 3 ? 7 / (y - 1) : 0; }
}";

struct Bench {
    folder: tempfile::TempDir,
}

impl Bench {
    fn new() -> Bench {
        let folder = tempfile::tempdir().expect("a temporary folder");
        fs::write(folder.path().join("Two.java"), PROGRAM).expect("written");
        Bench { folder }
    }

    /// A stand-in that answers `--version` as z3 does and then runs this script.
    fn stand_in(&self, script: &str) -> PathBuf {
        let path = self.folder.path().join("z3");
        let text = format!(
            "#!/bin/sh\nif [ \"$1\" = --version ]; then echo 'Z3 version 5.4.0 - 64 bit'; exit 0; fi\n{script}\n"
        );
        fs::write(&path, text).expect("written");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("made executable");
        path
    }

    fn check(&self, prover: &Path) -> (Option<i32>, serde_json::Value, String) {
        let mut command = common::invar();
        command
            .env("INVAR_Z3", prover)
            .args(["check", "--output-format", "json", "-j", "1", "--timeout", "1"])
            .args(["--profile", "default"]);
        let output = common::output(command.arg(self.folder.path().join("Two.java")));
        let json = serde_json::from_slice(&output.stdout).unwrap_or(serde_json::Value::Null);
        (output.status.code(), json, common::stderr(&output))
    }
}

fn verdicts(report: &serde_json::Value) -> Vec<String> {
    let list = report["obligations"].as_array().cloned().unwrap_or_default();
    list.iter().map(|obligation| obligation["verdict"].as_str().unwrap_or_default().to_string()).collect()
}

fn real_z3() -> PathBuf {
    let folder = std::env::var_os("INVAR_PROVERS_DIR").map_or_else(|| common::root().join(".provers"), PathBuf::from);
    let path = folder.join("z3/bin/z3");
    assert!(path.exists(), "z3 is not at {}: run `make install-provers`", path.display());
    path
}

#[test]
fn a_prover_that_always_fails_leaves_everything_unknown() {
    let scripts = [
        ("is killed in the middle", "kill -9 $$"),
        ("prints rubbish", "echo 'Segmentation fault'; cat >/dev/null"),
        ("answers after an error", "while read line; do echo '(error \"line 1: no\")'; echo unsat; done"),
        ("closes its output", "exec >&-; cat >/dev/null"),
        ("exits at once", "exit 0"),
    ];
    for (what, script) in scripts {
        let bench = Bench::new();
        let (code, report, stderr) = bench.check(&bench.stand_in(script));
        assert_eq!(code, Some(3), "a prover that {what}: {report:#} {stderr}");
        let verdicts = verdicts(&report);
        assert!(verdicts.len() >= 2 && verdicts.iter().all(|verdict| verdict == "unknown"), "{what}: {verdicts:?}");
    }
}

#[test]
fn a_prover_that_hangs_is_killed() {
    let bench = Bench::new();
    let (code, report, stderr) = bench.check(&bench.stand_in("exec sleep 1000"));
    assert_eq!(code, Some(3), "{report:#} {stderr}");
    assert!(verdicts(&report).iter().all(|verdict| verdict == "unknown"), "{report:#}");
}

#[test]
fn a_prover_that_fails_once_costs_one_goal_at_most() {
    let bench = Bench::new();
    let flag = bench.folder.path().join("failed");
    let script = format!(
        "if [ ! -e '{flag}' ]; then touch '{flag}'; kill -9 $$; fi\nexec '{z3}' \"$@\"",
        flag = flag.display(),
        z3 = real_z3().display()
    );
    let (code, report, stderr) = bench.check(&bench.stand_in(&script));
    // The goal for the whole method fails; split by obligation, a new process proves it.
    assert_eq!(code, Some(0), "{report:#} {stderr}");
    assert!(flag.exists());
}

#[test]
fn a_missing_prover_is_exit_code_two_with_what_to_do() {
    let bench = Bench::new();
    let (code, report, _) = bench.check(&bench.folder.path().join("nowhere"));
    assert_eq!(code, Some(2), "{report:#}");
    assert!(report["diagnostics"].to_string().contains("invar provers install"), "{report:#}");
    // Outside of the clone, whose provers it would find, and with nothing but java on the path.
    let program = bench.folder.path().join("invar");
    fs::copy(env!("CARGO_BIN_EXE_invar"), &program).expect("copied");
    let path = std::env::var_os("PATH").expect("a PATH");
    let java = std::env::split_paths(&path).map(|folder| folder.join("java")).find(|java| java.is_file());
    let only_java = bench.folder.path().join("bin");
    fs::create_dir(&only_java).expect("made");
    std::os::unix::fs::symlink(java.expect("these tests need java"), only_java.join("java")).expect("linked");
    let mut command = std::process::Command::new(program);
    command
        .env("INVAR_PROVERS_DIR", bench.folder.path())
        .env("XDG_DATA_HOME", bench.folder.path())
        .env("INVAR_NO_CACHE", "1")
        .env("PATH", &only_java);
    let output = common::output(command.env_remove("INVAR_Z3").arg("check").arg(bench.folder.path().join("Two.java")));
    assert_eq!(output.status.code(), Some(2));
    assert!((common::stdout(&output) + &common::stderr(&output)).contains("invar provers install"));
}
