//! `invar provers`: what was found, and installing what is not there.

use super::{fail, print};
use crate::cli::{ProversAction, ProversArguments};
use std::io::Write;

/// Lists or installs.
pub fn run(arguments: &ProversArguments) -> u8 {
    match &arguments.action {
        None => list(),
        Some(ProversAction::Install { prefix }) => {
            let progress = |step: &str| drop(writeln!(std::io::stderr(), "{step}"));
            match provers::install(prefix.as_deref(), &progress) {
                Ok(installed) => print(&format!("z3 {} is at {}\n", installed.version, installed.path.display())),
                Err(error) => fail(&error.to_string()),
            }
        }
    }
}

fn list() -> u8 {
    let found = provers::discover();
    if found.is_empty() {
        return fail("no prover was found; `invar provers install` gets z3 from PyPI");
    }
    let mut text = String::new();
    for prover in &found {
        let version = match &prover.version {
            Ok(version) => version.clone(),
            Err(reason) => format!("does not run: {reason}"),
        };
        text.push_str(&format!("{:<8}{:<12}{}\n", prover.driver.name, version, prover.path.display()));
    }
    match found.iter().any(|prover| prover.version.is_ok()) {
        true => print(&text),
        false => {
            print(&text);
            fail("none of the provers runs")
        }
    }
}
