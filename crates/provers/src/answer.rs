//! What a prover said, as an answer. Whatever is not exactly one expected verdict is an error: a verdict beside
//! an error line is worth nothing.

use crate::driver::Driver;
use crate::process::{Failure, shortened};

/// A verdict line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Said {
    Proved,
    Refuted,
    Unknown,
}

/// Why there is no verdict.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    OutOfResources(String),
    Stopped(String),
    Error(String),
}

/// Reads the lines that a goal printed.
pub(crate) fn read(driver: &Driver, lines: &[String]) -> Result<Said, Trouble> {
    read_all(driver, lines.iter().map(String::as_str))
}

/// Reads everything that a prover printed that got one goal.
pub(crate) fn read_all<'l>(driver: &Driver, lines: impl Iterator<Item = &'l str>) -> Result<Said, Trouble> {
    let mut verdict = None;
    for line in lines.filter(|line| !line.is_empty()) {
        if is_error(line) {
            return Err(error_line(driver, line));
        }
        let Some(said) = said(driver, line) else {
            if driver.is_one_shot() && is_out_of_resources(driver, line) {
                return Err(Trouble::OutOfResources(format!("{} reached its resource limit", driver.name)));
            }
            if is_ignored(driver, line) {
                continue;
            }
            return Err(Trouble::Error(format!("{} printed {:?}", driver.name, shortened(line))));
        };
        if verdict.replace(said).is_some() {
            return Err(Trouble::Error(format!("{} answered more than once", driver.name)));
        }
    }
    verdict.ok_or_else(|| Trouble::Error(format!("{} did not answer", driver.name)))
}

/// Why an exchange failed.
pub(crate) fn failed(driver: &Driver, failure: Failure) -> Trouble {
    let name = &driver.name;
    match failure {
        Failure::Time(limit) => Trouble::Stopped(format!(
            "wall clock: {name} was stopped after {} s (a backstop: a slower or faster machine may differ)",
            limit.as_secs_f64()
        )),
        Failure::Ended => Trouble::Stopped(format!("{name} was stopped with the run, or with the share of the method")),
        Failure::Nonsense(what) => Trouble::Error(format!("{name}: {what}")),
        Failure::Died { how, said } => {
            if let Some(line) = said.iter().find(|line| is_out_of_memory(driver, line)) {
                return error_line(driver, line);
            }
            let last = said.iter().rev().find(|line| !line.is_empty() && !line.starts_with("invar-"));
            let detail = last.map(|line| format!(": {}", shortened(line))).unwrap_or_default();
            Trouble::Error(format!("{name} {how}{detail}"))
        }
    }
}

/// Whether the reason for `unknown` is that the resource limit was reached.
pub(crate) fn is_out_of_resources(driver: &Driver, reason: &str) -> bool {
    driver.answers.out_of_resources.iter().any(|part| reason.contains(part))
}

/// Whether a line tells of an error.
pub(crate) fn is_error(line: &str) -> bool {
    line.trim_start().starts_with("(error")
}

/// What an error line means.
pub(crate) fn error_line(driver: &Driver, line: &str) -> Trouble {
    if is_out_of_memory(driver, line) {
        Trouble::Stopped(format!("{} reached its memory limit", driver.name))
    } else {
        Trouble::Error(format!("{} said {}", driver.name, shortened(line)))
    }
}

fn is_out_of_memory(driver: &Driver, line: &str) -> bool {
    driver.answers.out_of_memory.iter().any(|part| line.contains(part))
}

fn is_ignored(driver: &Driver, line: &str) -> bool {
    let is_verdict = driver.answers.verdict.as_ref().is_some_and(|start| line.starts_with(start.as_str()));
    !is_verdict && driver.answers.ignored.iter().any(|start| line.starts_with(start.as_str()))
}

fn said(driver: &Driver, line: &str) -> Option<Said> {
    let patterns = &driver.answers;
    let is_one_of = |lines: &[String]| lines.iter().any(|expected| line == expected);
    if is_one_of(&patterns.proved) {
        Some(Said::Proved)
    } else if is_one_of(&patterns.refuted) {
        Some(Said::Refuted)
    } else if is_one_of(&patterns.unknown) {
        Some(Said::Unknown)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(lines: &[&str]) -> Result<Said, Trouble> {
        let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        read(&Driver::all()[0], &lines)
    }

    #[test]
    fn exactly_one_verdict_counts() {
        assert_eq!(answer(&["unsat"]), Ok(Said::Proved));
        assert_eq!(answer(&["", "sat"]), Ok(Said::Refuted));
        assert!(matches!(answer(&[]), Err(Trouble::Error(_))));
        assert!(matches!(answer(&["unsat", "unsat"]), Err(Trouble::Error(_))));
        assert!(matches!(answer(&["unsat", "oops"]), Err(Trouble::Error(_))));
    }

    #[test]
    fn comments_are_ignored_and_verdicts_are_not() {
        let eprover = Driver::named("eprover").expect("there is one");
        let answer = |lines: &[&str]| read_all(eprover, lines.iter().copied());
        assert_eq!(answer(&["# No SInE strategy applied", "#", "# SZS status Theorem"]), Ok(Said::Proved));
        assert_eq!(answer(&["# SZS status CounterSatisfiable"]), Ok(Said::Refuted));
        assert!(matches!(answer(&["# SZS status ResourceOut"]), Err(Trouble::OutOfResources(_))));
        assert!(matches!(answer(&["# SZS status Theorem", "# SZS status Perhaps"]), Err(Trouble::Error(_))));
        assert!(matches!(answer(&["# SZS status Theorem", "eprover: what?"]), Err(Trouble::Error(_))));
        assert!(matches!(answer(&["# Proof found!"]), Err(Trouble::Error(_))));
    }

    #[test]
    fn an_error_line_is_never_a_verdict() {
        assert!(matches!(answer(&["(error \"x\")", "unsat"]), Err(Trouble::Error(_))));
        assert!(matches!(answer(&["unsat", "(error \"x\")"]), Err(Trouble::Error(_))));
        assert!(matches!(answer(&["(error \"out of memory\")"]), Err(Trouble::Stopped(_))));
    }
}
