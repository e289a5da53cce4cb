//! Driver files: what Invar must know of a prover, as data in `provers/*.toml`.

use crate::transform::Transformation;
use logic::Hope;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// A prover family.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Driver {
    /// Its name: `z3`.
    pub name: String,
    /// Names that its executable may have, the preferred one first.
    pub executables: Vec<String>,
    /// Whether its processes are kept from goal to goal.
    pub process: ProcessUse,
    /// Arguments, with which it reads standard input; `{memory}` stands for the limit in megabytes and, where each goal
    /// has a process of its own, `{resource}` for the resource limit.
    pub arguments: Vec<String>,
    /// The language that it reads.
    pub input_language: InputLanguage,
    /// Symbols of SMT-LIB that it has under other names.
    #[serde(default)]
    pub renamed: BTreeMap<String, String>,
    /// What brings a goal into its language, in this order.
    #[serde(default)]
    pub transformations: Vec<Transformation>,
    /// How many of z3's units, in which limits are given, are one of its own.
    #[serde(default = "one")]
    pub resource_unit: u64,
    /// The largest resource limit that it can be given.
    pub largest_resource_limit: u64,
    /// The command that makes it forget everything.
    #[serde(default)]
    pub reset: String,
    /// Commands before each goal; `{resource}` stands for the resource limit.
    #[serde(default)]
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

/// How long a process lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProcessUse {
    /// From goal to goal: a conversation.
    Kept,
    /// For one goal.
    OneAGoal,
}

/// The languages that goals can be printed in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum InputLanguage {
    /// SMT-LIB 2 with maps by `lambda`, and with maps that have any one value everywhere.
    #[serde(rename = "smtlib2")]
    SmtLib2,
    /// SMT-LIB 2 by the letter.
    #[serde(rename = "smtlib2-strict")]
    SmtLib2Strict,
    /// TPTP's first-order formulas with sorts (`tff`).
    #[serde(rename = "tptp-typed")]
    TptpTyped,
    /// TPTP's first-order formulas without sorts (`fof`).
    #[serde(rename = "tptp-untyped")]
    TptpUntyped,
}

/// What is different in a quick attempt.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quick {
    /// The resource limit is divided by this.
    pub divisor: u64,
    /// And by this as well when a model is hoped for: where there is one, it is mostly found soon.
    #[serde(default = "one")]
    pub model_divisor: u64,
    /// Or by this when only what is found at once counts.
    #[serde(default = "one")]
    pub glance_divisor: u64,
    /// Further commands when a proof is hoped for.
    #[serde(default)]
    pub proof: Vec<String>,
    /// If a proof is hoped for, maps by `lambda` in theories are functions with axioms, but for the definitions of these; if this is missing,
    /// all are as they are written.
    #[serde(default)]
    pub lambdas: Option<BTreeSet<String>>,
    /// Functions of theories whose names begin like this have no meaning when only what is found at once counts.
    #[serde(default)]
    pub opaque_at_a_glance: Vec<String>,
    /// Further commands when a model is hoped for.
    #[serde(default)]
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
    /// The code with which it ends then.
    #[serde(default)]
    pub exit_code: i32,
}

/// What a prover's answers mean.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnswerPatterns {
    /// Lines that mean that the negated goal has no model.
    pub proved: Vec<String>,
    /// Lines that mean that it has one.
    pub refuted: Vec<String>,
    /// Lines that mean neither.
    pub unknown: Vec<String>,
    /// Parts of the reason for `unknown`, or of the line that stands for a verdict, that mean that the resource limit was
    /// reached.
    pub out_of_resources: Vec<String>,
    /// Parts of an error that mean that the memory limit was reached.
    pub out_of_memory: Vec<String>,
    /// How lines begin that mean nothing.
    #[serde(default)]
    pub ignored: Vec<String>,
    /// How every verdict begins: such a line is never ignored.
    #[serde(default)]
    pub verdict: Option<String>,
}

/// Where the executable can be got.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "from", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Package {
    /// From PyPI.
    #[serde(rename = "pypi")]
    PyPi {
        /// Its name there.
        name: String,
        /// How the executable's path in the wheel ends.
        executable: String,
        /// The version of the package that is installed.
        version: String,
        /// The version that its executable states.
        says: String,
        /// The SHA-256 of its wheels, by platform. No other wheel is installed.
        sha256: BTreeMap<String, String>,
    },
    /// From Debian and what is made of it.
    Debian {
        /// Its name there.
        name: String,
    },
}

fn one() -> u64 {
    1
}

/// The driver files, the default prover first.
const TEXTS: [(&str, &str); 4] = [
    ("z3", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../provers/z3.toml"))),
    ("cvc5", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../provers/cvc5.toml"))),
    ("eprover", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../provers/eprover.toml"))),
    ("spass", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../provers/spass.toml"))),
];

static DRIVERS: LazyLock<Vec<Driver>> = LazyLock::new(|| {
    let driver = |(name, text): &(&str, &str)| match Driver::parse(text) {
        Ok(driver) => driver,
        Err(problem) => panic!("provers/{name}.toml is part of the program and is tested: {problem}"),
    };
    TEXTS.iter().map(driver).collect()
});

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

    /// The arguments to start it with for one goal.
    pub(crate) fn arguments_for_goal(&self, memory_megabytes: u64, resource_limit: u64) -> Vec<String> {
        let resource = self.resource(resource_limit).to_string();
        let arguments = self.arguments(memory_megabytes).into_iter();
        arguments.map(|argument| argument.replace("{resource}", &resource)).collect()
    }

    /// The commands that come before each goal.
    pub(crate) fn prelude(&self, resource_limit: u64) -> String {
        self.prelude_with(resource_limit, &[])
    }

    /// The commands that come before a goal that gets a quick attempt.
    pub(crate) fn quick_prelude(&self, resource_limit: u64, hoping_for: Hope) -> String {
        let (further, divisor) = match hoping_for {
            Hope::Proof => (&self.quick.proof, 1),
            Hope::Glance => (&self.quick.proof, self.quick.glance_divisor),
            Hope::Model => (&self.quick.model, self.quick.model_divisor),
        };
        self.prelude_with(resource_limit / self.quick.divisor.max(1) / divisor.max(1), further)
    }

    /// A limit that is given in z3's units, in its own; never none at all, which often means no limit.
    pub(crate) fn resource(&self, resource_limit: u64) -> u64 {
        (resource_limit / self.resource_unit.max(1)).clamp(1, self.largest_resource_limit)
    }

    fn prelude_with(&self, resource_limit: u64, further: &[String]) -> String {
        let resource = self.resource(resource_limit).to_string();
        let options = further.iter().chain(&self.options).map(|option| option.replace("{resource}", &resource));
        let mut text = self.reset.clone();
        for option in options {
            text.push('\n');
            text.push_str(&option);
        }
        text.push('\n');
        text
    }

    /// Whether each goal has a process of its own.
    pub(crate) fn is_one_shot(&self) -> bool {
        self.process == ProcessUse::OneAGoal
    }

    /// Whether it is told its memory limit.
    pub(crate) fn limits_its_memory(&self) -> bool {
        self.arguments.iter().any(|argument| argument.contains("{memory}"))
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
    fn what_is_downloaded_is_pinned() {
        for driver in Driver::all() {
            if let Package::PyPi { version, says, sha256, .. } = &driver.package {
                assert!(version.starts_with(says.as_str()), "{}", driver.name);
                for platform in ["manylinux_2_27_x86_64", "manylinux_2_38_aarch64", "macosx_13_0_arm64", "win_amd64"] {
                    assert!(sha256.contains_key(platform), "{platform}");
                }
                let is_hash = |text: &String| text.len() == 64 && text.chars().all(|c| c.is_ascii_hexdigit());
                assert!(sha256.values().all(is_hash), "{}", driver.name);
            }
        }
    }

    #[test]
    fn unknown_keys_are_errors() {
        for (name, text) in TEXTS {
            let error = Driver::parse(&format!("colour = \"red\"\n{text}")).expect_err("colour means nothing");
            assert!(error.contains("colour"), "{name}: {error}");
        }
    }

    #[test]
    fn the_version_is_read() {
        let read = |name: &str, text: &str| Driver::named(name).and_then(|driver| driver.read_version(text));
        assert_eq!(read("z3", "Z3 version 5.4.0 - 64 bit\n").as_deref(), Some("5.4.0"));
        assert_eq!(read("z3", "z4"), None);
        assert_eq!(read("cvc5", "This is cvc5 version 1.0.3\ncompiled with GCC").as_deref(), Some("1.0.3"));
        assert_eq!(read("eprover", "E 2.6 Floral Guranse (8e8b)").as_deref(), Some("2.6"));
        assert_eq!(read("spass", "\n\t          SPASS V 3.9\n\t       Usage:").as_deref(), Some("3.9"));
    }
}
