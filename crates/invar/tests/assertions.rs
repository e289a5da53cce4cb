//! Programs with assertions (`generate::assertions`) through `invar check`: values come from a run on the JVM, half of the assertions
//! are made false. A false one is never `proved`, a true one never `refuted`, and where the JVM throws an exception that no `throw`
//! of the program names, something is not `proved`.
//!
//! `INVAR_ASSERTION_PROGRAMS` says how many programs, `INVAR_ASSERTION_SEED` with which seed they begin. Wrong verdicts are made
//! smaller, printed with their seeds, and kept under `target/tmp/assertion-differences`. With `INVAR_ASSERTION_STOP` the first one is
//! enough, as it is.

use crate::common::jvm::Jdk;
use crate::common::observing::{Run, Runs};
use crate::common::verdicts::{Judged, Limits, Verdicts};
use crate::common::{self, observing, verdicts};
use generate::assertions::{self, Asserted, Asserting, Draft};
use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::ops::AddAssign;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// So many programs go through one JVM.
const BATCH: u64 = 30;
/// So many wrong verdicts are enough to stop.
const ENOUGH: usize = 40;
/// So many of them are made smaller.
const REDUCED: usize = 6;
/// So many texts are tried to make one smaller.
const ATTEMPTS: usize = 250;
const LIMITS: Limits = Limits { resources: 100_000, goal: Duration::from_secs(1), file: Duration::from_secs(5) };

/// What is wrong with a verdict.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wrong {
    /// A false assertion is proved, or asked nowhere.
    Proved,
    /// A true assertion is refuted.
    Refuted,
    /// Everything on the line is proved where the JVM throws.
    NoFailure,
    /// The program is rejected, or Invar fails.
    Error,
}

/// A wrong verdict.
#[derive(Clone, Debug)]
struct Finding {
    wrong: Wrong,
    /// The line, from 1; 0 for the program as a whole.
    line: usize,
    /// The value of `which` in the run that shows it.
    which: i32,
    detail: String,
}

/// Counts over programs.
#[derive(Clone, Copy, Default, Debug)]
struct Tally {
    programs: usize,
    right: usize,
    right_proved: usize,
    wrong: usize,
    wrong_refuted: usize,
    throws: usize,
    throws_refuted: usize,
    /// Programs that took too long, and programs with something that Invar does not model.
    stopped: usize,
    skipped: usize,
    /// Assertions that failed in no run, although they should: an exception came before.
    unconfirmed: usize,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.programs += other.programs;
        self.right += other.right;
        self.right_proved += other.right_proved;
        self.wrong += other.wrong;
        self.wrong_refuted += other.wrong_refuted;
        self.throws += other.throws;
        self.throws_refuted += other.throws_refuted;
        self.unconfirmed += other.unconfirmed;
        self.stopped += other.stopped;
        self.skipped += other.skipped;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (proved, refuted) = (share(self.right_proved, self.right), share(self.wrong_refuted, self.wrong));
        let thrown = share(self.throws_refuted, self.throws);
        write!(to, "({} skipped, {} took too long): ", self.skipped, self.stopped)?;
        write!(
            to,
            "{} true assertions, {proved} % proved; {} false ones, {refuted} % refuted ",
            self.right, self.wrong
        )?;
        write!(to, "({} more did not fail); ", self.unconfirmed)?;
        write!(to, "{} uncaught exceptions, {thrown} % refuted", self.throws)
    }
}

/// A program with what the JVM says of it.
struct Case {
    draft: Draft,
    asserting: Asserting,
    path: PathBuf,
}

/// The verdicts on an assertion: those whose place lies in its expression.
fn of_assertion<'a>(verdicts: &'a Verdicts, asserted: &Asserted, others: &[Asserted]) -> Vec<&'a Judged> {
    let next = others.iter().filter(|other| other.line == asserted.line && other.column > asserted.column);
    let end = next.map(|other| other.column).min().unwrap_or(usize::MAX);
    let is_here = |it: &&Judged| {
        it.line == asserted.line && it.rule == "assertion" && it.column >= asserted.column && it.column < end
    };
    verdicts.judged.iter().filter(is_here).collect()
}

/// Whether the run could not be checked at all.
fn is_skipped(verdicts: &Verdicts) -> bool {
    verdicts.judged.iter().any(|it| it.verdict == "skipped" && begins_as_run(it))
}

/// Whether a method is run from states that the run of the program stands for: `run` itself, and static initialisers.
fn begins_as_run(judged: &Judged) -> bool {
    judged.entry.contains(".run(") || judged.entry.contains("<clinit>")
}

/// Whether an assertion failed in the run that was made for it.
fn is_confirmed(run: Option<&Run>, line: usize) -> bool {
    run.and_then(|run| run.thrown.as_ref()).is_some_and(|it| it.class == "java.lang.AssertionError" && it.line == line)
}

fn judge(case: &Case, runs: &Runs, verdicts: &Verdicts) -> (Tally, Vec<Finding>) {
    let mut tally = Tally { programs: 1, stopped: usize::from(verdicts.is_stopped), ..Tally::default() };
    if verdicts.is_stopped {
        return (tally, Vec::new());
    }
    tally.skipped = usize::from(is_skipped(verdicts));
    let mut findings: Vec<Finding> = verdicts
        .errors
        .iter()
        .map(|error| Finding { wrong: Wrong::Error, line: 0, which: 0, detail: error.clone() })
        .collect();
    if !findings.is_empty() {
        return (tally, findings);
    }
    for asserted in &case.asserting.assertions {
        let all = of_assertion(verdicts, asserted, &case.asserting.assertions);
        match asserted.fails_for {
            None => {
                tally.right += 1;
                tally.right_proved += usize::from(!all.is_empty() && all.iter().all(|it| it.is_proved()));
                let refuted = all.iter().find(|it| it.is_refuted() && begins_as_run(it));
                if let Some(refuted) = refuted.filter(|_| !case.draft.is_open) {
                    let detail = format!("{} is refuted from {}", refuted.message, refuted.entry);
                    findings.push(Finding { wrong: Wrong::Refuted, line: asserted.line, which: 0, detail });
                }
            }
            Some(which) if is_confirmed(runs.get(&case.draft.name, which), asserted.line) => {
                tally.wrong += 1;
                tally.wrong_refuted += usize::from(all.iter().any(|it| it.is_refuted()));
                if all.iter().all(|it| it.is_proved()) && !(all.is_empty() && is_skipped(verdicts)) {
                    let detail = all.first().map_or("no obligation".to_owned(), |it| it.message.clone() + ": proved");
                    findings.push(Finding { wrong: Wrong::Proved, line: asserted.line, which, detail });
                }
            }
            Some(_) => tally.unconfirmed += 1,
        }
    }
    findings.extend(judge_failure(case, runs, verdicts, &mut tally));
    (tally, findings)
}

/// What the program throws when no assertion fails.
fn judge_failure(case: &Case, runs: &Runs, verdicts: &Verdicts, tally: &mut Tally) -> Option<Finding> {
    let which = -1;
    let thrown = runs.get(&case.draft.name, which)?.thrown.as_ref()?;
    let text = case.asserting.text.lines().nth(thrown.line.checked_sub(1)?)?;
    if text.contains("throw ") || thrown.class == "java.lang.AssertionError" {
        return None;
    }
    tally.throws += 1;
    let all: Vec<&Judged> = verdicts.judged.iter().filter(|it| it.line == thrown.line).collect();
    tally.throws_refuted += usize::from(all.iter().any(|it| it.is_refuted()));
    let is_proved = all.iter().all(|it| it.is_proved()) && !is_skipped(verdicts);
    is_proved.then(|| {
        let detail = format!("the JVM throws {}, all {} obligations of the line are proved", thrown.class, all.len());
        Finding { wrong: Wrong::NoFailure, line: thrown.line, which, detail }
    })
}

fn write(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(format!("{name}.java"));
    fs::create_dir_all(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    path
}

/// The programs of some seeds with their assertions, and what the JVM does with them.
fn cases(jdk: &Jdk, seeds: &[u64], folder: &Path) -> (Vec<Case>, Runs) {
    let root = common::root();
    let drafts: Vec<Draft> = seeds.iter().map(|seed| assertions::draft(*seed)).collect();
    let observing =
        drafts.iter().map(|draft| (write(&folder.join("observe"), &draft.name, &draft.observing()), vec![0]));
    let seen = observing::observe(jdk, &root, &observing.collect::<Vec<_>>());
    assert!(seen.rejected.is_empty(), "the generator makes programs that javac rejects: {:#?}", seen.rejected);
    let mut cases = Vec::new();
    for draft in drafts {
        let run = seen.get(&draft.name, 0).unwrap_or_else(|| panic!("{} did not end", draft.name));
        let asserting = draft.asserting(&run.seen);
        let path = write(&folder.join("check"), &draft.name, &asserting.text);
        cases.push(Case { draft, asserting, path });
    }
    let confirming = cases.iter().map(|case| {
        let text = assertions::with_call(&case.asserting.text, &case.asserting.call);
        let which: BTreeSet<i32> = case.asserting.assertions.iter().filter_map(|it| it.fails_for).chain([-1]).collect();
        (write(&folder.join("confirm"), &case.draft.name, &text), which.into_iter().collect())
    });
    let runs = observing::observe(jdk, &root, &confirming.collect::<Vec<_>>());
    assert!(runs.rejected.is_empty(), "assertions make programs that javac rejects: {:#?}", runs.rejected);
    (cases, runs)
}

/// A smaller program in which the same line has the same wrong verdict, and the JVM still shows that it is wrong.
fn smaller(jdk: &Jdk, case: &Case, finding: &Finding) -> String {
    let text = &case.asserting.text;
    let Some(needle) = finding.line.checked_sub(1).and_then(|at| text.lines().nth(at)).map(str::trim) else {
        return text.clone();
    };
    let folder = tempfile::tempdir().expect("a folder can be made");
    let mut attempts = 0;
    generate::reduce::reduce(text, |candidate| {
        attempts += 1;
        attempts <= ATTEMPTS && shows(jdk, case, finding, needle, candidate, folder.path())
    })
}

/// Whether a text shows the wrong verdict on the line that reads so.
fn shows(jdk: &Jdk, case: &Case, finding: &Finding, needle: &str, text: &str, folder: &Path) -> bool {
    let name = &case.draft.name;
    let places: Vec<usize> =
        text.lines().enumerate().filter(|(_, line)| line.trim() == needle).map(|(at, _)| at + 1).collect();
    let [line] = places.as_slice() else { return false };
    let indent =
        |text: &str, line: usize| text.lines().nth(line - 1).map_or(0, |line| line.len() - line.trim_start().len());
    let moved = |asserted: &Asserted| Asserted {
        line: *line,
        column: asserted.column + indent(text, *line) - indent(&case.asserting.text, finding.line),
        fails_for: asserted.fails_for,
    };
    let of_line = case.asserting.assertions.iter().filter(|it| it.line == finding.line).map(moved).collect();
    let asserting = Asserting { text: text.to_owned(), assertions: of_line, call: case.asserting.call.clone() };
    let candidate = Case { draft: case.draft.clone(), asserting, path: write(&folder.join("check"), name, text) };
    let verdicts = verdicts::check(&candidate.path, LIMITS);
    if !verdicts.errors.is_empty() || verdicts.is_stopped {
        return false;
    }
    let confirm = write(&folder.join("confirm"), name, &assertions::with_call(text, &candidate.asserting.call));
    // The JVM is slow to start: it is asked only if the verdict, trusted for the moment, is wrong.
    let is_wrong = |runs: &Runs| {
        let same = |it: &&Finding| it.wrong == finding.wrong && it.line == *line;
        judge(&candidate, runs, &verdicts).1.iter().any(|it| same(&it))
    };
    let hopeful = match finding.wrong {
        Wrong::Error => true,
        Wrong::Refuted => is_wrong(&Runs::default()),
        Wrong::Proved | Wrong::NoFailure => {
            verdicts.judged.iter().filter(|it| it.line == *line).any(|it| it.is_proved())
        }
    };
    if !hopeful {
        return false;
    }
    let runs = observing::observe(jdk, &common::root(), &[(confirm, vec![finding.which, -1])]);
    let fails = runs.get(name, -1).is_none_or(|run| is_confirmed(Some(run), *line));
    is_wrong(&runs) && !(finding.wrong == Wrong::Refuted && fails)
}

/// Keeps a wrong verdict, and says where.
fn keep(jdk: &Jdk, case: &Case, finding: &Finding, is_reduced: bool) -> String {
    let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join("assertion-differences");
    let text = if is_reduced { smaller(jdk, case, finding) } else { case.asserting.text.clone() };
    let Finding { wrong, line, which, detail } = finding;
    let head = format!("// {wrong:?} wrongly, line {line} of the whole program, which = {which}: {detail}\n");
    let whole = case.asserting.text.lines().nth(line.saturating_sub(1)).unwrap_or_default().trim();
    let call = &case.asserting.call;
    let text = format!("{head}// {whole}\n// {call}\n{text}");
    let path = write(&kept.join(format!("{}-{line}", case.draft.name)), &case.draft.name, &text);
    format!("{}: {detail}\n{}\n{text}", case.draft.name, path.display())
}

fn number(variable: &str, otherwise: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text.parse().unwrap_or_else(|error| panic!("{variable}={text}: {error}")),
        Err(_) => otherwise,
    }
}

fn share(part: usize, whole: usize) -> usize {
    (100 * part).checked_div(whole).unwrap_or(0)
}

#[test]
fn false_assertions_are_not_proved_and_true_ones_not_refuted() {
    let Some(jdk) = Jdk::find() else {
        println!("no JDK of version 17 or later on this machine: nothing is compared");
        return;
    };
    let (first, count) = (number("INVAR_ASSERTION_SEED", 1), number("INVAR_ASSERTION_PROGRAMS", 60));
    let (enough, reduced) = if number("INVAR_ASSERTION_STOP", 0) == 0 { (ENOUGH, REDUCED) } else { (1, 0) };
    let (mut tally, mut reports, mut done) = (Tally::default(), Vec::new(), 0);
    while done < count && reports.len() < enough {
        let seeds: Vec<u64> = (first + done..first + done + BATCH.min(count - done)).collect();
        let folder = tempfile::tempdir().expect("a folder can be made");
        let (cases, runs) = cases(&jdk, &seeds, folder.path());
        let judged = common::in_parallel(&cases, |case| judge(case, &runs, &verdicts::check(&case.path, LIMITS)));
        for (case, (of_case, findings)) in cases.iter().zip(judged) {
            tally += of_case;
            if of_case.stopped > 0 {
                println!("{} took too long", case.draft.name);
            }
            for finding in findings {
                let report = keep(&jdk, case, &finding, reports.len() < reduced);
                println!("WRONG {report}");
                reports.push(report);
            }
        }
        done += seeds.len() as u64;
        println!("{done} programs from seed {first} {tally}; {} wrong verdicts", reports.len());
    }
    assert!(reports.is_empty(), "{} wrong verdicts in {done} programs:\n{}", reports.len(), reports.join("\n"));
    assert!(tally.wrong * 3 > tally.right, "too few false assertions: {tally:?}");
    assert!(share(tally.right_proved, tally.right) >= 30, "too few decisions: {tally:?}");
    assert!(share(tally.unconfirmed, tally.wrong) <= 10, "false assertions that do not fail: {tally:?}");
}
