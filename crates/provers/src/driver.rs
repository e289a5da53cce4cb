//! Driver files: what Invar must know of a prover, as data in `provers/*.toml`.

use logic::Hope;
use serde::Deserialize;
use std::sync::LazyLock;

/// A prover family.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Driver {
    /// Its name: `z3`.
    pub name: String,
    /// Names that its executable may have, the preferred one first.
    pub executables: Vec<String>,
    /// Arguments for a conversation over standard input; `{memory}` stands for the limit in megabytes.
    pub arguments: Vec<String>,
    /// The language that it reads.
    pub input_language: InputLanguage,
    /// The largest resource limit that it can be given.
    pub largest_resource_limit: u64,
    /// The command that makes it forget everything.
    pub reset: String,
    /// Commands before each goal; `{resource}` stands for the resource limit.
    pub options: Vec<String>,
    /// What is different in a quick attempt.
    pub quick: Quick,
    /// How to ask for the version.
    pub version: VersionQuery,
    /// What its answers mean.
    pub answers: AnswerPatterns,
    /// Where it can be got.
    pub package: Package,
}

/// The languages that goals can be printed in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum InputLanguage {
    /// SMT-LIB 2.
    #[serde(rename = "smtlib2")]
    SmtLib2,
}

/// What is different in a quick attempt.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quick {
    /// The resource limit is divided by this.
    pub divisor: u64,
    /// Further commands when a proof is hoped for.
    pub proof: Vec<String>,
    /// Further commands when a model is hoped for.
    pub model: Vec<String>,
}

/// How to ask a prover for its version.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VersionQuery {
    /// Arguments that make it print the version and end.
    pub arguments: Vec<String>,
    /// What stands before the version.
    pub prefix: String,
}

/// What a prover's answers mean.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnswerPatterns {
    /// The line that means that the negated goal has no model.
    pub proved: String,
    /// The line that means that it has one.
    pub refuted: String,
    /// The line that means neither.
    pub unknown: String,
    /// Parts of the reason for `unknown` that mean that the resource limit was reached.
    pub out_of_resources: Vec<String>,
    /// Parts of an error that mean that the memory limit was reached.
    pub out_of_memory: Vec<String>,
}

/// A package on PyPI that has the executable.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Package {
    /// Its name there.
    pub name: String,
    /// How the executable's path in the wheel ends.
    pub executable: String,
}

const Z3: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../provers/z3.toml"));

static DRIVERS: LazyLock<Vec<Driver>> =
    LazyLock::new(|| vec![Driver::parse(Z3).expect("provers/z3.toml is part of the program and is tested")]);

impl Driver {
    /// Reads a driver file.
    pub fn parse(text: &str) -> Result<Driver, String> {
        toml::from_str(text).map_err(|error| error.to_string())
    }

    /// All drivers that Invar has, the default prover first.
    pub fn all() -> &'static [Driver] {
        &DRIVERS
    }

    /// The driver with this name.
    pub fn named(name: &str) -> Option<&'static Driver> {
        Driver::all().iter().find(|driver| driver.name == name)
    }

    /// The arguments to start it with.
    pub(crate) fn arguments(&self, memory_megabytes: u64) -> Vec<String> {
        let memory = memory_megabytes.to_string();
        self.arguments.iter().map(|argument| argument.replace("{memory}", &memory)).collect()
    }

    /// The commands that come before each goal.
    pub(crate) fn prelude(&self, resource_limit: u64) -> String {
        self.prelude_with(resource_limit, &[])
    }

    /// The commands that come before a goal that gets a quick attempt.
    pub(crate) fn quick_prelude(&self, resource_limit: u64, hoping_for: Hope) -> String {
        let further = match hoping_for {
            Hope::Proof => &self.quick.proof,
            Hope::Model => &self.quick.model,
        };
        self.prelude_with(resource_limit / self.quick.divisor.max(1), further)
    }

    fn prelude_with(&self, resource_limit: u64, further: &[String]) -> String {
        let resource = resource_limit.min(self.largest_resource_limit).to_string();
        let options = further.iter().chain(&self.options).map(|option| option.replace("{resource}", &resource));
        let mut text = self.reset.clone();
        for option in options {
            text.push('\n');
            text.push_str(&option);
        }
        text.push('\n');
        text
    }

    /// The version in what the prover printed.
    pub(crate) fn read_version(&self, output: &str) -> Option<String> {
        let (_, rest) = output.split_once(&self.version.prefix)?;
        rest.split_whitespace().next().map(str::to_owned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_drivers_are_well_formed() {
        let z3 = Driver::named("z3").expect("there is one for z3");
        assert_eq!(z3.input_language, InputLanguage::SmtLib2);
        assert!(z3.arguments(512).contains(&"-memory:512".to_owned()));
        assert!(z3.prelude(77).contains("(set-option :rlimit 77)"));
        assert!(z3.prelude(u64::MAX).contains("(set-option :rlimit 4294967295)"));
    }

    #[test]
    fn unknown_keys_are_errors() {
        let error = Driver::parse(&format!("colour = \"red\"\n{Z3}")).expect_err("colour means nothing");
        assert!(error.contains("colour"), "{error}");
    }

    #[test]
    fn the_version_is_read() {
        let z3 = &Driver::all()[0];
        assert_eq!(z3.read_version("Z3 version 5.4.0 - 64 bit\n").as_deref(), Some("5.4.0"));
        assert_eq!(z3.read_version("z4"), None);
    }
}
