//! The verdicts of `invar check` on one file, by place.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// What became of one obligation in the file.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// The rule.
    pub rule: String,
    /// The method that was checked.
    pub entry: String,
    /// What could go wrong.
    pub message: String,
    /// The verdict: `proved`, `refuted`, ….
    pub verdict: String,
}

impl Judged {
    /// Whether it is proved.
    pub fn is_proved(&self) -> bool {
        self.verdict == "proved"
    }

    /// Whether it is refuted.
    pub fn is_refuted(&self) -> bool {
        self.verdict == "refuted"
    }
}

/// What is known of a file.
#[derive(Clone, Debug, Default)]
pub struct Verdicts {
    /// All obligations in the file itself.
    pub judged: Vec<Judged>,
    /// Why the file does not compile, and internal errors.
    pub errors: Vec<String>,
    /// Whether it took too long, and nothing is known.
    pub is_stopped: bool,
}

/// What a check may cost: programs are many, and a verdict that costs more is no less right.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// For a goal, in the prover's units.
    pub resources: u64,
    /// For a goal.
    pub goal: Duration,
    /// For the file.
    pub file: Duration,
}

/// Checks a file.
pub fn check(file: &Path, limits: Limits) -> Verdicts {
    let report = tempfile::NamedTempFile::new().expect("a file can be made");
    let mut command = crate::common::invar();
    command.args(["check", "--jobs", "1", "--output-format", "json", "--output"]).arg(report.path());
    command.args(["--resource-limit", &limits.resources.to_string()]);
    command.args(["--timeout", &limits.goal.as_secs().max(1).to_string()]).arg(file);
    if !ends(&mut command, limits.file) {
        return Verdicts { is_stopped: true, ..Verdicts::default() };
    }
    match std::fs::read(report.path()).map(|bytes| serde_json::from_slice(&bytes)) {
        Ok(Ok(report)) => read(&report, file),
        failed => Verdicts { errors: vec![format!("no report: {failed:?}")], ..Verdicts::default() },
    }
}

/// Whether a command ends in time; it is killed otherwise.
fn ends(command: &mut Command, limit: Duration) -> bool {
    let started = Instant::now();
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("invar can be started");
    loop {
        if child.try_wait().expect("a child can be asked").is_some() {
            return true;
        }
        if started.elapsed() > limit {
            child.kill().and_then(|()| child.wait()).expect("a child can be killed");
            return false;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn read(report: &serde_json::Value, file: &Path) -> Verdicts {
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    let list = |name: &str| report[name].as_array().cloned().unwrap_or_default();
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let is_here = |it: &&serde_json::Value| it["file"].as_str().is_some_and(|path| path.ends_with(&name));
    let number = |value: &serde_json::Value| value.as_u64().unwrap_or(0) as usize;
    let judged = |it: &serde_json::Value| Judged {
        line: number(&it["line"]),
        column: number(&it["column"]),
        rule: text(&it["kind"]),
        entry: text(&it["entry"]),
        message: text(&it["message"]),
        verdict: text(&it["verdict"]),
    };
    let is_error = |it: &&serde_json::Value| it["severity"] == "error";
    Verdicts {
        judged: list("obligations").iter().filter(is_here).map(judged).collect(),
        errors: list("diagnostics").iter().filter(is_error).map(|it| text(&it["message"])).collect(),
        is_stopped: false,
    }
}
