//! What is remembered from run to run: a second run asks nobody and says the same, after a change only what depends on it is asked
//! about, and whatever happens to the file, verdicts stay.

use crate::common;
use crate::common::examined::examined;
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

/// `invar check` with a cache of its own.
fn check(cache: &Path) -> Command {
    let mut command = common::invar();
    command.env_remove("INVAR_NO_CACHE").args(["check", "--output-format", "json", "--statistics"]);
    // An answer that a clock stopped is not remembered, and the machine may be busy: resources alone are limited.
    command.args(["--timeout", "600", "--cache-dir"]).arg(cache);
    command
}

fn report(command: &mut Command) -> Value {
    let output = common::output(command);
    assert_ne!(output.status.code(), Some(2), "{}", common::stdout(&output) + &common::stderr(&output));
    assert_eq!(common::stderr(&output), "");
    serde_json::from_slice(&output.stdout).expect("a report is JSON")
}

/// How many goals went to provers.
fn queries(report: &Value) -> u64 {
    report["queries"].as_u64().expect("a number")
}

/// The report without what differs from run to run: times, and who was asked.
pub fn lasting(mut report: Value) -> Value {
    let obligations = report["obligations"].as_array_mut().expect("a list");
    for obligation in obligations.iter_mut() {
        obligation["millis"] = Value::Null;
    }
    // Failures are written as they are found: those that a first look finds before the others.
    obligations.sort_by_cached_key(|it| ["file", "line", "column", "id", "entry"].map(|key| it[key].to_string()));
    report["queries"] = Value::Null;
    report["statistics"] = Value::Null;
    report
}

/// A run over the examples that remembers what it finds.
pub struct First {
    /// What it said.
    pub report: Value,
    cache: TempDir,
}

/// The first run over the examples. Tests that begin where something is remembered share it.
pub fn first() -> &'static First {
    static FIRST: LazyLock<First> = LazyLock::new(|| {
        let cache = folder();
        First { report: report(check(cache.path()).arg(common::root().join("examples"))), cache }
    });
    &FIRST
}

/// A cache that remembers the examples.
fn filled() -> TempDir {
    let cache = folder();
    fs::copy(first().cache.path().join("results.redb"), cache.path().join("results.redb")).expect("copied");
    cache
}

#[test]
fn a_second_run_over_the_examples_asks_nobody() {
    assert!(queries(&first().report) > 0);
    let second = report(check(filled().path()).arg(common::root().join("examples")));
    assert_eq!(queries(&second), 0);
    let statistics = &second["statistics"];
    assert_eq!(statistics["prover_millis"], 0, "{statistics:#}");
    assert_eq!(lasting(first().report.clone()), lasting(second));
}

#[test]
fn a_second_check_of_a_file_asks_nobody() {
    let files = [common::examples(), common::verdict_files()].concat();
    for (file, found) in files.iter().zip(examined(&files)) {
        for again in std::iter::once(&found.again).chain(&found.by_another_build) {
            assert_eq!(again.asked, 0, "{}", file.display());
            assert_eq!(lasting(again.report.clone()), lasting(found.report.clone()), "{}", file.display());
        }
    }
}

/// Another build of the program does not trust what this one found about methods, but the answers of provers are the same.
#[test]
fn another_build_asks_nobody_either() {
    let cache = filled();
    let other = cache.path().join("invar");
    fs::copy(env!("CARGO_BIN_EXE_invar"), &other).expect("copied");
    let usual = check(cache.path());
    let mut command = Command::new(other);
    command.current_dir(common::root()).args(usual.get_args()).arg(common::root().join("examples"));
    for (name, value) in usual.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    let second = report(&mut command);
    assert_eq!((queries(&second), &second["statistics"]["entries_from_cache"]), (0, &Value::from(0)));
    assert!(second["statistics"]["answers_from_cache"].as_u64() >= first().report["queries"].as_u64());
    assert_eq!(lasting(first().report.clone()), lasting(second));
}

const STACK: &str = "
class Cell {
    private int value;

    //@ ensures \\result == value;
    //@ assignable \\nothing;
    int get() {
        return value;
    }

    //@ requires 0 <= amount && amount <= 100 && value <= 1000;
    //@ ensures value == \\old(value) + amount;
    //@ assignable value;
    void add(int amount) {
        value = value + amount;
    }

    //@ requires value <= 10;
    //@ ensures value == \\old(value) + 2;
    //@ assignable value;
    void twice() {
        add(1);
        add(1);
    }

    static int wrong(int[] numbers) {
        int middle = 2;
        return numbers[middle];
    }
}
";
const METHODS: [&str; 4] = ["Cell.get()", "Cell.add(int)", "Cell.twice()", "Cell.wrong(int[])"];

/// Which methods are asked about after a change.
fn asked_after(change: impl Fn(&str) -> String) -> Vec<&'static str> {
    let (cache, sources) = (folder(), folder());
    let file = sources.path().join("Cell.java");
    fs::write(&file, STACK).expect("written");
    let first = report(check(cache.path()).arg(&file));
    assert_eq!(first["summary"]["proved"].as_u64().map(|proved| proved > 5), Some(true), "{first:#}");
    assert_eq!(first["summary"]["refuted"], 1, "{first:#}");
    let changed = change(STACK);
    fs::write(&file, &changed).expect("written");
    let asked = METHODS.into_iter().filter(|method| {
        let report = report(check(cache.path()).args(["--method", method]).arg(&file));
        queries(&report) > 0
    });
    let asked = asked.collect();
    // What is said is what a run without a memory says of the changed file.
    let remembered = lasting(report(check(cache.path()).arg(&file)));
    assert_eq!(remembered, lasting(report(check(cache.path()).arg("--no-cache").arg(&file))));
    asked
}

#[test]
fn nothing_is_asked_when_nothing_changes() {
    assert_eq!(asked_after(str::to_owned), Vec::<&str>::new());
}

#[test]
fn code_may_move() {
    assert_eq!(asked_after(|text| format!("\n\n// moved\n{text}")), Vec::<&str>::new());
    assert_eq!(asked_after(|text| text.replace("    static int", "\n\n    /* here */ static int")), Vec::<&str>::new());
}

/// Everything with a place in it, traces and all: as a run without a memory says it of the moved code.
#[test]
fn what_is_said_of_code_that_has_moved_is_right() {
    let (cache, sources) = (filled(), folder());
    let mut files = common::quick_examples();
    files.extend(common::java_files(&common::root().join("tests/contracts/inherited")));
    let texts = files.iter().map(|file| fs::read_to_string(file).expect("it is readable"));
    let texts: Vec<(usize, String)> = texts.enumerate().collect();
    let write = |change: &dyn Fn(&str) -> String| {
        for (number, text) in &texts {
            let folder = sources.path().join(number.to_string());
            fs::create_dir_all(&folder).expect("made");
            let name = files[*number].file_name().expect("it has a name");
            fs::write(folder.join(name), change(text)).expect("written");
        }
    };
    write(&str::to_owned);
    report(check(cache.path()).arg(sources.path()));
    write(&|text| format!("\n\n{}", text.replace("\n}", "\n\n}")));
    let moved = report(check(cache.path()).arg(sources.path()));
    assert_eq!(queries(&moved), 0);
    assert_eq!(lasting(moved), lasting(report(check(cache.path()).arg("--no-cache").arg(sources.path()))));
}

#[test]
fn a_body_concerns_its_own_method_only() {
    let change = |text: &str| text.replace("value = value + amount;", "int sum = value + amount; value = sum;");
    assert_eq!(asked_after(change), ["Cell.add(int)"]);
    let change = |text: &str| text.replace("int middle = 2;", "int middle = 3;");
    assert_eq!(asked_after(change), ["Cell.wrong(int[])"]);
}

#[test]
fn a_contract_concerns_its_method_and_its_callers() {
    let change = |text: &str| text.replace("value <= 1000;", "value <= 900;");
    assert_eq!(asked_after(change), ["Cell.add(int)", "Cell.twice()"]);
}

#[test]
fn what_integers_mean_and_what_provers_may_do_matter() {
    let (cache, sources) = (folder(), folder());
    let file = sources.path().join("Cell.java");
    fs::write(&file, STACK).expect("written");
    assert!(queries(&report(check(cache.path()).arg(&file))) > 0);
    for options in [["--int", "checked"], ["--resource-limit", "10000000"], ["--null-default", "nullable"]] {
        let first = report(check(cache.path()).args(options).arg(&file));
        let entries = &first["statistics"]["entries_from_cache"];
        assert!(entries.as_u64() < first["statistics"]["entries"].as_u64(), "{options:?}: {first:#}");
        assert_eq!(queries(&report(check(cache.path()).args(options).arg(&file))), 0);
    }
    assert_eq!(queries(&report(check(cache.path()).arg(&file))), 0);
}

#[test]
fn no_cache_remembers_nothing() {
    let cache = folder();
    for _ in 0..2 {
        assert!(queries(&report(check(cache.path()).arg("--no-cache").arg("examples/Account.java"))) > 0);
    }
    assert_eq!(fs::read_dir(cache.path()).expect("a folder").count(), 0);
}

#[test]
fn runs_at_the_same_time_agree_and_leave_a_whole_file() {
    let cache = folder();
    let files = common::quick_examples();
    // Who was asked is not known of what was checked in this process.
    let lasting = |mut report: Value| {
        report["provers"] = Value::Null;
        lasting(report)
    };
    let expected: Vec<Value> = examined(&files).iter().map(|found| lasting(found.report.clone())).collect();
    let run = |_| {
        let children =
            files.iter().map(|file| check(cache.path()).arg(file).stdout(std::process::Stdio::piped()).spawn());
        let children: Vec<_> = children.map(|child| child.expect("started")).collect();
        let outputs = children.into_iter().map(|child| child.wait_with_output().expect("it ends"));
        let reports: Vec<Value> =
            outputs.map(|output| serde_json::from_slice(&output.stdout).expect("a report is JSON")).collect();
        let asked: u64 = reports.iter().map(queries).sum();
        assert_eq!(reports.into_iter().map(lasting).collect::<Vec<_>>(), expected);
        asked
    };
    let asked: Vec<u64> = (0..3).map(run).collect();
    assert!(asked[0] > 0, "{asked:?}");
    assert_eq!(asked[1..], [0, 0]);
}

#[test]
fn a_damaged_file_is_a_warning_and_nothing_else() {
    let cache = folder();
    let file = cache.path().join("results.redb");
    let first = report(check(cache.path()).arg("examples/Account.java"));
    let whole = fs::read(&file).expect("it was written");
    let mut spoiled = whole.clone();
    spoiled[whole.len() / 3..whole.len() / 2].fill(0x5a);
    for damaged in [&whole[..whole.len() / 2], b"rubbish", &spoiled] {
        fs::write(&file, damaged).expect("written");
        let mut again = report(check(cache.path()).arg("examples/Account.java"));
        let messages = again["diagnostics"].take();
        let is_warning = |message: &Value| message["code"] == "IV0503" && message["severity"] == "warning";
        assert!(messages.as_array().is_some_and(|list| list.iter().all(is_warning)), "{messages:#}");
        again["diagnostics"] = first["diagnostics"].clone();
        assert_eq!(lasting(again), lasting(first.clone()));
        assert_eq!(queries(&report(check(cache.path()).arg("examples/Account.java"))), 0);
    }
    fs::write(&file, b"rubbish").expect("written");
    let text = common::stdout(&common::output(
        common::invar()
            .env_remove("INVAR_NO_CACHE")
            .args(["check", "--cache-dir"])
            .arg(cache.path())
            .arg("examples/Gcd.java"),
    ));
    assert!(text.contains("IV0503 cache") && text.contains("begins anew"), "{text}");
}

#[test]
fn a_run_that_is_killed_leaves_a_file_that_can_be_used() {
    let (cache, files) = (folder(), common::quick_examples());
    for pause in [20, 60, 120, 200, 300] {
        let mut child = check(cache.path()).args(&files).stdout(std::process::Stdio::null()).spawn().expect("started");
        std::thread::sleep(std::time::Duration::from_millis(pause));
        child.kill().expect("killed");
        child.wait().expect("it ends");
    }
    let first = report(check(cache.path()).args(&files));
    assert_eq!(first["diagnostics"], report(check(cache.path()).arg("--no-cache").args(&files))["diagnostics"]);
    assert_eq!(queries(&report(check(cache.path()).args(&files))), 0);
}

#[test]
fn clean_removes_the_cache_and_says_so() {
    let cache = folder();
    report(check(cache.path()).arg("examples/Gcd.java"));
    let clean = || common::output(common::invar().args(["clean", "--cache-dir"]).arg(cache.path()));
    let output = clean();
    let text = common::stdout(&output);
    assert!(output.status.success() && text.contains("results.redb (") && text.contains("B)"), "{text}");
    assert!(!cache.path().join("results.redb").exists());
    assert_eq!(common::stdout(&clean()), "there is no cache to remove\n");
    assert!(queries(&report(check(cache.path()).arg("examples/Gcd.java"))) > 0);
}

#[test]
fn the_cache_is_where_the_environment_says() {
    let home = folder();
    let run = |variable: &str, value: &Path| {
        let mut command = common::invar();
        command.env_remove("INVAR_NO_CACHE").env_remove("XDG_CACHE_HOME").env(variable, value);
        common::output(command.args(["check", "examples/Gcd.java"]));
    };
    run("INVAR_CACHE_DIR", &home.path().join("named"));
    run("XDG_CACHE_HOME", &home.path().join("caches"));
    run("HOME", &home.path().join("home"));
    for file in ["named/results.redb", "caches/invar/results.redb", "home/.cache/invar/results.redb"] {
        assert!(home.path().join(file).is_file(), "{file}");
    }
}

#[test]
fn statistics_say_who_proved_what() {
    let statistics = &first().report["statistics"];
    let number = |value: &Value| value.as_u64().unwrap_or_else(|| panic!("{value} is a number"));
    assert!(number(&statistics["wall_millis"]) > 0 && number(&statistics["queries"]) > 0, "{statistics:#}");
    assert!(number(&statistics["prover_millis"]) <= number(&statistics["worker_millis"]), "{statistics:#}");
    let account = &statistics["classes"]["Account"];
    let proved: u64 = account["provers"].as_object().expect("by prover").values().map(|it| number(&it["proved"])).sum();
    let all = proved + number(&account["without_prover"]["proved"]) + number(&account["not_proved"]);
    assert_eq!(all, number(&account["obligations"]), "{account:#}");
    let text =
        common::stdout(&common::output(common::invar().args(["check", "--statistics", "examples/Account.java"])));
    let table = text.split("class ").last().unwrap_or_default();
    assert!(table.contains("without prover") && table.contains("Account") && table.contains("to provers;"), "{text}");
    let plain = common::stdout(&common::output(common::invar().args(["check", "examples/Account.java"])));
    assert!(!plain.contains("without prover"));
}
