//! `invar provers`: what was found, and installing what is not there.

use super::{fail, print};
use crate::cli::{ProversAction, ProversArguments};
use provers::{Driver, Found, Package};
use std::io::Write;

/// Lists or installs.
pub fn run(arguments: &ProversArguments) -> u8 {
    match &arguments.action {
        None => list(),
        Some(ProversAction::Install { name, prefix }) => {
            let progress = |step: &str| drop(writeln!(std::io::stderr(), "{step}"));
            match provers::install_named(name, prefix.as_deref(), &progress) {
                Ok(installed) => print(&format!("{name} {} is at {}\n", installed.version, installed.path.display())),
                Err(error) => fail(&error.to_string()),
            }
        }
    }
}

/// Every prover that Invar can use, with its version and place or how to get it.
fn list() -> u8 {
    let found = provers::discover();
    let mut text = String::new();
    for driver in Driver::all() {
        let name = &driver.name;
        let line = match found.iter().find(|prover| prover.driver.name == *name) {
            Some(Found { version: Ok(version), path, .. }) => format!("{name:<10}{version:<12}{}", path.display()),
            Some(Found { version: Err(reason), path, .. }) => {
                format!("{name:<10}does not run: {reason} ({})", path.display())
            }
            None => format!("{name:<10}not found: {}", how_to_get(driver)),
        };
        text.push_str(&line);
        text.push('\n');
    }
    let code = print(&text);
    match found.iter().any(|prover| prover.version.is_ok()) {
        true => code,
        false if found.is_empty() => fail("no prover was found; `invar provers install` gets z3 from PyPI"),
        false => fail("none of the provers runs"),
    }
}

fn how_to_get(driver: &Driver) -> String {
    match &driver.package {
        Package::PyPi { name, .. } => format!("`invar provers install` gets {name} from PyPI"),
        Package::Debian { name } => format!("it is Debian's package {name} (`apt-get install {name}`)"),
    }
}
