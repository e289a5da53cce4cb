//! What Invar believes, and what it does not: provers that lie, caches that others wrote, folders with traps in them, and what is left of a
//! run that is killed.

use crate::common;
use serde_json::Value;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How long something may take that should take a moment.
const PATIENCE: Duration = Duration::from_secs(60);

/// Fails for one number, which no sample has; the other method is right.
const PROGRAM: &str = "class Two {
    static void wrong(int x) { assert x * 3 != 370370367; }
    static int right(int x) { return 10 / (x * x % 7 * 0 + 1); }
}";

struct Bench {
    folder: TempDir,
}

impl Bench {
    fn new() -> Bench {
        let folder = tempfile::tempdir().expect("a temporary folder");
        fs::write(folder.path().join("Two.java"), PROGRAM).expect("written");
        Bench { folder }
    }

    fn at(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn folder_at(&self, name: &str) -> PathBuf {
        let path = self.at(name);
        fs::create_dir_all(&path).expect("made");
        path
    }

    fn script(&self, name: &str, body: &str) -> PathBuf {
        let path = self.at(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(&path, format!("#!/bin/sh\n{body}\n")).expect("written");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("made executable");
        path
    }

    /// An executable that answers `--version` as z3 does and then runs this script.
    fn stand_in(&self, body: &str) -> PathBuf {
        self.script(
            "z3",
            &format!("if [ \"$1\" = --version ]; then exec '{}' --version; fi\n{body}", real_z3().display()),
        )
    }

    /// Answers canaries as z3 does, and everything behind them with `unsat` as long as there is a file `lie`.
    fn deceiver(&self) -> PathBuf {
        fs::write(self.at("lie"), "").expect("written");
        self.stand_in(&format!(
            "n=0
while IFS= read -r line; do
    if [ \"$line\" = '(check-sat)' ]; then
        n=$((n + 1))
        if [ $n -gt 2 ] && [ -e '{}' ]; then line='(echo \"unsat\")'; fi
    fi
    printf '%s\\n' \"$line\"
done | '{}' \"$@\"",
            self.at("lie").display(),
            real_z3().display()
        ))
    }

    /// In the place of cvc5: answers canaries as cvc5 does, and everything else like this.
    fn knows_canaries(&self, otherwise: &str) -> PathBuf {
        let body = format!(
            "case \"$*\" in *--version*) exec cvc5 --version;; esac
text=$(cat)
case \"$text\" in *'C0.m('*|*'C1.m('*) printf '%s\\n' \"$text\" | exec cvc5 \"$@\"; exit;; esac
echo {otherwise}"
        );
        self.script("stand-in/cvc5", &body)
    }

    /// `invar`, with a cache and a key of this bench.
    fn command(&self, action: &str) -> Command {
        let mut command = common::invar();
        command.env_remove("INVAR_NO_CACHE").env("XDG_DATA_HOME", self.at("data"));
        command.args([action, "--output-format", "json", "-j", "1", "--cache-dir"]).arg(self.at("cache"));
        command
    }

    fn run(&self, command: &mut Command) -> (Option<i32>, Value) {
        let output = common::output(command.arg(self.at("Two.java")));
        let json = serde_json::from_slice(&output.stdout);
        (output.status.code(), json.unwrap_or_else(|error| panic!("{error}: {}", common::stderr(&output))))
    }

    fn check(&self, prover: &Path) -> (Option<i32>, Value) {
        self.run(self.command("check").env("INVAR_Z3", prover))
    }
}

fn real_z3() -> PathBuf {
    let folder = std::env::var_os("INVAR_PROVERS_DIR").map_or_else(|| common::root().join(".provers"), PathBuf::from);
    let path = folder.join("z3/bin/z3");
    assert!(path.exists(), "z3 is not at {}: run `make install-provers`", path.display());
    path
}

/// The verdict on the assertion that fails.
fn verdict(report: &Value) -> &Value {
    let obligations = report["obligations"].as_array().expect("a list");
    let wrong = obligations.iter().find(|it| it["kind"] == "assertion").expect("there is one");
    &wrong["verdict"]
}

fn codes(report: &Value) -> Vec<&str> {
    let list = report["diagnostics"].as_array().expect("a list");
    list.iter().filter_map(|diagnostic| diagnostic["code"].as_str()).collect()
}

fn proved(report: &Value) -> u64 {
    report["summary"]["proved"].as_u64().expect("a number")
}

/// Runs a command that should end soon; one that does not is killed.
fn soon(command: &mut Command) -> Output {
    let mut child =
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("started");
    let started = Instant::now();
    while child.try_wait().expect("waited").is_none() {
        if started.elapsed() > PATIENCE {
            child.kill().expect("killed");
            panic!("{command:?} does not end");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    child.wait_with_output().expect("it has ended")
}

#[test]
fn a_prover_that_always_says_unsat_proves_nothing() {
    let parrot = "while read -r line; do case \"$line\" in
'(echo '*) line=${line#*\\\"}; echo \"${line%%\\\"*}\";;
'(check-sat)') echo unsat;;
esac; done";
    let bench = Bench::new();
    let (code, report) = bench.check(&bench.stand_in(parrot));
    assert_eq!((code, proved(&report)), (Some(2), 0), "{report:#}");
    assert_eq!(codes(&report), ["IV0602"], "{report:#}");
    assert!(!bench.at("cache/results.redb").exists());
    // Nothing of it is left for the real one.
    let (code, report) = bench.check(&real_z3());
    assert_eq!((code, verdict(&report)), (Some(1), &Value::from("refuted")), "{report:#}");
}

#[test]
fn a_prover_for_one_goal_that_always_says_unsat_proves_nothing() {
    let bench = Bench::new();
    let liar = bench.script(
        "cvc5",
        "case \"$*\" in *--version*) echo 'This is cvc5 version 1.0.3'; exit 0;; esac; cat > /dev/null; echo unsat",
    );
    let (code, report) = bench.run(bench.command("check").env("INVAR_CVC5", liar).args(["--prover", "cvc5"]));
    assert_eq!((code, proved(&report)), (Some(2), 0), "{report:#}");
    assert_eq!(codes(&report), ["IV0602"], "{report:#}");
}

/// Canaries do not find who was made to deceive. But what it said is not handed out as the answer of another executable that states
/// the same version.
#[test]
fn a_cache_that_a_lying_prover_filled_does_not_speak_for_another_one() {
    let bench = Bench::new();
    let (_, report) = bench.check(&bench.deceiver());
    assert_eq!(verdict(&report), "proved", "the test needs a lie: {report:#}");
    assert!(bench.at("cache/results.redb").exists());
    let (code, report) = bench.check(&real_z3());
    assert_eq!((code, verdict(&report)), (Some(1), &Value::from("refuted")), "{report:#}");
}

#[test]
fn a_second_prover_does_not_confirm_a_lie() {
    let bench = Bench::new();
    let mut command = bench.command("check");
    let (code, report) = bench.run(command.env("INVAR_Z3", bench.deceiver()).args(["--confirm", "cvc5"]));
    assert_ne!(verdict(&report), "proved", "{report:#}");
    assert_ne!(code, Some(0), "{report:#}");
    let text = report.to_string();
    assert!(text.contains("not confirmed by cvc5") || text.contains("has a counterexample to it"), "{report:#}");
}

/// One prover has a proof and the other a counterexample: one of them is wrong, and every run says so.
#[test]
fn a_contradiction_of_provers_is_an_internal_error() {
    let bench = Bench::new();
    let contrary = bench.knows_canaries("sat");
    for _ in 0..2 {
        let mut command = bench.command("check");
        command.env("INVAR_CVC5", &contrary).args(["--confirm", "cvc5", "--method", "Two.right*"]);
        let (code, report) = bench.run(&mut command);
        assert_eq!(code, Some(2), "{report:#}");
        assert!(!codes(&report).is_empty() && codes(&report).iter().all(|code| *code == "IV0901"), "{report:#}");
        let messages = report["diagnostics"].to_string();
        assert!(messages.contains("z3 5.4.0 has a proof of") && messages.contains("cvc5"), "{messages}");
        let by_provers = |it: &&Value| it["verdict"] == "proved" && !it["prover"].is_null();
        assert_eq!(report["obligations"].as_array().expect("a list").iter().find(by_provers), None);
    }
}

#[test]
fn proofs_are_confirmed_and_the_report_says_by_whom() {
    let bench = Bench::new();
    let (code, report) = bench.run(bench.command("check").args(["--confirm", "cvc5", "--method", "Two.right*"]));
    assert_eq!(code, Some(0), "{report:#}");
    let provers = report["provers"].as_array().expect("a list");
    let listed: Vec<(&str, &str)> =
        provers.iter().map(|it| (it["name"].as_str().expect("a name"), it["role"].as_str().expect("a role"))).collect();
    assert_eq!(listed, [("z3", "proves"), ("cvc5", "confirms")]);
    for prover in provers {
        let path = Path::new(prover["executable"].as_str().expect("a path"));
        assert!(path.is_absolute() && path.is_file(), "{prover:#}");
        let hash = blake3::hash(&fs::read(path).expect("it can be read"));
        assert_eq!(prover["blake3"], hash.to_hex().as_str(), "{prover:#}");
    }
    for obligation in report["obligations"].as_array().expect("a list") {
        let confirmed = obligation["confirmed_by"].as_str().is_some_and(|by| by.starts_with("cvc5 "));
        assert_eq!(confirmed, !obligation["prover"].is_null(), "{obligation:#}");
    }
    let asked = |report: &Value| report["queries"].as_u64();
    assert!(asked(&report) > Some(0), "{report:#}");
    let (_, again) = bench.run(bench.command("check").args(["--confirm", "cvc5", "--method", "Two.right*"]));
    assert_eq!(asked(&again), Some(0));
}

#[test]
fn what_is_not_confirmed_is_unknown_with_the_reason() {
    let bench = Bench::new();
    let shy = bench.knows_canaries("unknown");
    let mut command = bench.command("check");
    let (code, report) =
        bench.run(command.env("INVAR_CVC5", shy).args(["--confirm", "cvc5", "--method", "Two.right*"]));
    assert_eq!(code, Some(3), "{report:#}");
    assert!(report["obligations"].to_string().contains("proved by z3 5.4.0, not confirmed by cvc5"), "{report:#}");
}

#[test]
fn nobody_confirms_its_own_proofs() {
    let bench = Bench::new();
    for arguments in [&["--confirm", "z3"][..], &["--prover", "cvc5", "--confirm", "cvc5"], &["--confirm", "magic"]] {
        let (code, report) = bench.run(bench.command("check").args(arguments));
        assert_eq!((code, codes(&report)), (Some(2), vec!["IV0601"]), "{arguments:?}: {report:#}");
    }
}

#[test]
fn replay_finds_what_the_cache_should_not_say() {
    let bench = Bench::new();
    let prover = bench.deceiver();
    let (_, report) = bench.check(&prover);
    assert_eq!(verdict(&report), "proved");
    // The same executable tells the truth now; the cache does not know.
    fs::remove_file(bench.at("lie")).expect("it is there");
    let (code, report) = bench.check(&prover);
    assert_eq!((code, verdict(&report)), (Some(0), &Value::from("proved")));
    let before = fs::read(bench.at("cache/results.redb")).expect("a cache");
    let (code, report) = bench.run(bench.command("replay").env("INVAR_Z3", &prover));
    assert_eq!((code, verdict(&report)), (Some(2), &Value::from("refuted")), "{report:#}");
    assert_eq!(codes(&report), ["IV0505"], "{report:#}");
    let [known, again] = ["known", "again"].map(|key| report["replay"][key].as_u64().expect("a number"));
    assert_eq!(known, again + 1, "{report:#}");
    assert_eq!(fs::read(bench.at("cache/results.redb")).expect("a cache"), before);
}

#[test]
fn replay_agrees_with_an_honest_cache() {
    let bench = Bench::new();
    bench.check(&real_z3());
    let (code, report) = bench.run(&mut bench.command("replay"));
    assert_eq!((code, codes(&report)), (Some(1), Vec::new()), "{report:#}");
    assert!(report["replay"]["known"].as_u64() > Some(0), "{report:#}");
    assert_eq!(report["replay"]["known"], report["replay"]["again"]);
    assert!(report["queries"].as_u64() > Some(0));
}

#[test]
fn the_cache_of_somebody_else_is_not_believed() {
    let bench = Bench::new();
    bench.check(&real_z3());
    let (_, report) = bench.check(&real_z3());
    assert_eq!(report["queries"], 0, "{report:#}");
    // Copied to a user with another key.
    let mut command = bench.command("check");
    let (_, report) = bench.run(command.env("XDG_DATA_HOME", bench.at("other")).arg("--cache-read-only"));
    assert!(report["queries"].as_u64() > Some(0), "{report:#}");
    // In a folder that a group may write.
    let set = |mode| fs::set_permissions(bench.at("cache"), fs::Permissions::from_mode(mode)).expect("changed");
    set(0o770);
    let (code, report) = bench.check(&real_z3());
    assert!(report["queries"].as_u64() > Some(0), "{report:#}");
    assert_eq!((code, codes(&report)), (Some(1), vec!["IV0503"]), "{report:#}");
    set(0o700);
    let (_, report) = bench.check(&real_z3());
    assert_eq!(report["queries"], 0, "{report:#}");
}

#[test]
fn a_cache_that_is_only_read_stays_as_it_is() {
    let bench = Bench::new();
    let read_only = || bench.run(bench.command("check").arg("--cache-read-only")).1;
    assert!(read_only()["queries"].as_u64() > Some(0));
    assert!(!bench.at("cache").exists() && !bench.at("data").exists(), "nothing is made");
    bench.check(&real_z3());
    let before = fs::read(bench.at("cache/results.redb")).expect("a cache");
    assert_eq!(read_only()["queries"], 0);
    let more = bench.run(bench.command("check").args(["--cache-read-only", "--int", "checked"])).1;
    assert!(more["queries"].as_u64() > Some(0));
    assert_eq!(fs::read(bench.at("cache/results.redb")).expect("a cache"), before);
}

#[test]
fn installing_runs_nothing_of_the_current_folder() {
    let bench = Bench::new();
    let hostile = bench.folder_at("hostile");
    let planted = bench.at("was-run");
    let module = format!("open({:?}, 'w').close()\n", planted.display().to_string());
    for name in ["pip.py", "zipfile.py", "sitecustomize.py", "encodings.py", "os.py"] {
        fs::write(hostile.join(name), &module).expect("written");
    }
    for name in ["python3", "z3", "java", "id", "sh"] {
        bench.script(&format!("hostile/{name}"), &format!(": > '{}'; exit 0", planted.display()));
    }
    let path = std::env::var_os("PATH").expect("a PATH");
    let mut folders = vec![PathBuf::from(""), PathBuf::from(".")];
    folders.extend(std::env::split_paths(&path));
    let mut command = common::invar();
    command.current_dir(&hostile).env("PATH", std::env::join_paths(folders).expect("a list"));
    command.env("PYTHONPATH", &hostile).env("PIP_NO_INDEX", "1").env_remove("PIP_FIND_LINKS");
    let output = soon(command.args(["provers", "install", "--prefix"]).arg(bench.at("provers")));
    assert_eq!(output.status.code(), Some(2));
    assert!(common::stderr(&output).contains("the download failed"), "{}", common::stderr(&output));
    assert!(!planted.exists(), "code of the current folder was run");
    // Nor does looking for provers, or for the JDK.
    let mut command = common::invar();
    command.current_dir(&hostile).env("PATH", "::.:hostile").env_remove("JAVA_HOME").env_remove("INVAR_PROVERS_DIR");
    command.env("XDG_DATA_HOME", bench.at("data")).args(["check"]).arg(bench.at("Two.java"));
    assert_eq!(soon(&mut command).status.code(), Some(2));
    assert!(!planted.exists(), "code of the current folder was run");
}

/// A clone of Invar, as far as it matters, with the prover that `make demo` installs.
#[test]
fn the_program_in_a_clone_finds_the_prover_of_the_clone() {
    let bench = Bench::new();
    let clone = bench.folder_at("clone");
    for folder in ["target/debug", "crates/invar", ".provers/z3/bin"] {
        fs::create_dir_all(clone.join(folder)).expect("made");
    }
    fs::write(clone.join("crates/invar/Cargo.toml"), "").expect("written");
    let program = clone.join("target/debug/invar");
    fs::copy(env!("CARGO_BIN_EXE_invar"), &program).expect("copied");
    std::os::unix::fs::symlink(real_z3(), clone.join(".provers/z3/bin/z3")).expect("linked");
    let hostile = bench.folder_at("hostile");
    let planted = bench.at("was-run");
    bench.script("hostile/.provers/z3/bin/z3", &format!(": > '{}'", planted.display()));
    let provers = |program: &Path| {
        let mut command = Command::new(program);
        command.current_dir(&hostile).env("PATH", "/nowhere").env("XDG_DATA_HOME", bench.at("data"));
        command.env_remove("INVAR_PROVERS_DIR").env_remove("INVAR_Z3").arg("provers");
        common::stdout(&soon(&mut command))
    };
    let text = provers(&program);
    assert!(text.contains("clone/.provers/z3/bin/z3"), "{text}");
    // Moved out of the clone it does not, whatever is in the current folder.
    let moved = bench.at("invar");
    fs::rename(&program, &moved).expect("moved");
    assert!(provers(&moved).contains("z3        not found"), "{}", provers(&moved));
    assert!(!planted.exists());
}

#[test]
fn without_a_jdk_there_is_one_message() {
    let bench = Bench::new();
    let mut command = bench.command("check");
    let (code, report) = bench.run(command.env("PATH", "/nowhere").env_remove("JAVA_HOME"));
    assert_eq!((code, codes(&report)), (Some(2), vec!["IV0504"]), "{report:#}");
    let mut command = bench.command("check");
    let (code, report) = bench.run(command.env("JAVA_HOME", bench.folder.path()));
    assert_eq!((code, codes(&report)), (Some(2), vec!["IV0501", "IV0504"]), "{report:#}");
}

fn fifo(path: &Path) {
    let made = Command::new("mkfifo").arg(path).status().expect("there is mkfifo");
    assert!(made.success());
}

#[test]
fn pipes_devices_and_folders_are_not_read() {
    let bench = Bench::new();
    let sources = bench.folder_at("sources");
    fs::write(sources.join("Right.java"), "class Right { static int size(int[] a) { return a.length; } }")
        .expect("written");
    fs::create_dir(sources.join("Folder.java")).expect("made");
    fifo(&sources.join("Pipe.java"));
    fifo(&sources.join("Right.jml"));
    std::os::unix::fs::symlink("/dev/zero", sources.join("Zero.java")).expect("linked");
    let ignoring = bench.folder_at("sources/ignoring");
    fifo(&ignoring.join(".gitignore"));
    let check = |arguments: &[&Path]| {
        let mut command = common::invar();
        command.args(["check", "--output-format", "json"]).args(arguments);
        let output = soon(&mut command);
        (output.status.code(), common::stdout(&output) + &common::stderr(&output))
    };
    let (code, text) = check(&[&sources]);
    assert_eq!(code, Some(2), "{text}");
    for name in ["Pipe.java", "Zero.java", "ignoring/.gitignore"] {
        assert!(text.contains(&format!("{name}`: it is not a regular file")), "{name}: {text}");
    }
    assert!(text.contains("\"proved\": 1"), "{text}");
    for device in ["/dev/zero", "/dev/random"] {
        assert!(check(&[Path::new(device)]).1.contains("not a regular file"), "{device}");
    }
    let (right, pipe) = (sources.join("Right.java"), sources.join("Pipe.java"));
    for option in ["--classpath", "--library", "--profile", "--jdk"] {
        for strange in [&pipe, Path::new("/dev/zero")] {
            let (code, text) = check(&[&right, Path::new(option), strange]);
            assert_eq!(code, Some(2), "{option} {}: {text}", strange.display());
        }
    }
    for strange in [pipe.clone(), PathBuf::from("/dev/zero")] {
        let output = soon(common::invar().env("INVAR_Z3", &strange).arg("check").arg(&right));
        assert_eq!(output.status.code(), Some(2), "{}", common::stdout(&output));
    }
}

/// Whether a process is there and no zombie.
fn is_running(pid: &str) -> bool {
    let state = fs::read_to_string(format!("/proc/{pid}/stat"));
    state.is_ok_and(|text| text.rsplit(") ").next().is_some_and(|rest| !rest.starts_with('Z')))
}

/// The same command, whose process heeds signals even if the test was started by somebody who ignores them (`nohup`, `&` in a script): a
/// process inherits what is ignored.
#[cfg(target_os = "linux")]
fn heeding_signals(command: &Command) -> Command {
    let mut heeding = Command::new("env");
    heeding.arg("--default-signal=HUP,INT,TERM").arg(command.get_program()).args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => heeding.env(name, value),
            None => heeding.env_remove(name),
        };
    }
    heeding.current_dir(command.get_current_dir().unwrap_or(Path::new(".")));
    heeding
}

/// Whatever kills Invar: its provers, and what these have started, are gone soon after.
#[cfg(target_os = "linux")]
#[test]
fn nothing_is_left_of_a_run_that_is_killed() {
    for signal in ["KILL", "TERM", "INT", "HUP"] {
        let bench = Bench::new();
        let list = bench.at("processes");
        // Busy, deaf to signals, and not alone.
        let body = format!(
            "trap '' HUP INT TERM\nsleep 1000 &\necho $! >> '{0}'\necho $$ >> '{0}'\nwhile :; do sleep 1000; done",
            list.display()
        );
        let prover = bench.stand_in(&body);
        let mut command = heeding_signals(&common::invar());
        command.env("INVAR_Z3", prover).args(["check", "-j", "2"]).arg(bench.at("Two.java"));
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("started");
        let started = Instant::now();
        let processes = loop {
            let text = fs::read_to_string(&list).unwrap_or_default();
            if text.lines().count() >= 2 {
                break text;
            }
            assert!(started.elapsed() < PATIENCE, "no prover is started");
            std::thread::sleep(Duration::from_millis(10));
        };
        assert!(processes.lines().all(is_running));
        let killed = Command::new("kill").args(["-s", signal, &child.id().to_string()]).status();
        assert!(killed.expect("there is kill").success());
        child.wait().expect("it ends");
        let ended = Instant::now();
        while let Some(left) = processes.lines().find(|pid| is_running(pid)) {
            assert!(ended.elapsed() < PATIENCE, "after SIG{signal}, {left} is left");
            std::thread::sleep(Duration::from_millis(10));
        }
        println!("SIG{signal}: nothing left after {} ms", ended.elapsed().as_millis());
    }
}

/// What a run that was killed had begun to write does no harm: the next run says what it would have said.
#[test]
fn a_run_that_is_killed_leaves_no_wrong_verdict() {
    let bench = Bench::new();
    for pause in [50, 150, 300, 600] {
        let mut command = bench.command("check");
        command.arg(bench.at("Two.java")).stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = command.spawn().expect("started");
        std::thread::sleep(Duration::from_millis(pause));
        // It may have ended already.
        let _ = child.kill();
        child.wait().expect("it ends");
    }
    let (code, report) = bench.check(&real_z3());
    assert_eq!((code, verdict(&report)), (Some(1), &Value::from("refuted")), "{report:#}");
}
