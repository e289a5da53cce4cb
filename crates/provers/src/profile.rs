//! Profiles: which provers are tried on a goal, in which order and how, as data in `profiles/*.toml`.

use crate::driver::Driver;
use crate::transform::Transformation;
use base::files::read_regular_text;
use serde::Deserialize;
use std::path::Path;
use std::sync::LazyLock;

/// More than any profile has.
const LARGEST: u64 = 1 << 20;

/// A strategy.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// Its name.
    pub name: String,
    /// What it is for, in one sentence.
    pub description: String,
    /// What is tried, in this order, until one attempt gives a proof.
    #[serde(rename = "attempt")]
    pub attempts: Vec<Attempt>,
}

/// One attempt at a goal.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// The prover, by the name of its driver.
    pub prover: String,
    /// What is done to the goal before the driver's own transformations.
    #[serde(default)]
    pub transformations: Vec<Transformation>,
    /// Arguments before the driver's own; only for provers that get a process for each goal.
    #[serde(default)]
    pub arguments: Vec<String>,
    /// Which part of the resource limit it gets, in percent.
    #[serde(default = "all")]
    pub percent: u64,
}

fn all() -> u64 {
    100
}

/// The profiles that Invar has, the default first.
const TEXTS: [(&str, &str); 2] = [
    ("default", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../profiles/default.toml"))),
    ("portfolio", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../profiles/portfolio.toml"))),
];

static PROFILES: LazyLock<Vec<Profile>> = LazyLock::new(|| {
    let profile = |(name, text): &(&str, &str)| match Profile::parse(text) {
        Ok(profile) => profile,
        Err(problem) => panic!("profiles/{name}.toml is part of the program and is tested: {problem}"),
    };
    TEXTS.iter().map(profile).collect()
});

impl Profile {
    /// All profiles that Invar has, the default first.
    pub fn all() -> &'static [Profile] {
        &PROFILES
    }

    /// Reads a profile.
    pub fn parse(text: &str) -> Result<Profile, String> {
        let profile: Profile = toml::from_str(text).map_err(|error| error.to_string())?;
        for attempt in &profile.attempts {
            let driver = Driver::named(&attempt.prover).ok_or_else(|| unknown_prover(&attempt.prover))?;
            if !driver.is_one_shot() && !attempt.arguments.is_empty() {
                return Err(format!("{} is kept from goal to goal: it gets no arguments", driver.name));
            }
            if attempt.percent == 0 {
                return Err(format!("an attempt of {} gets no resources", driver.name));
            }
        }
        if profile.attempts.is_empty() { Err("a profile needs an attempt".to_owned()) } else { Ok(profile) }
    }

    /// The profile of this name or, if there is none, in this file.
    pub fn load(name_or_file: &str) -> Result<Profile, String> {
        if let Some(known) = Profile::all().iter().find(|profile| profile.name == name_or_file) {
            return Ok(known.clone());
        }
        if !Path::new(name_or_file).is_file() {
            let names: Vec<&str> = Profile::all().iter().map(|profile| profile.name.as_str()).collect();
            return Err(format!("there is no profile or file `{name_or_file}`: there are {}", names.join(", ")));
        }
        let text =
            read_regular_text(Path::new(name_or_file), LARGEST).map_err(|error| format!("{name_or_file}: {error}"))?;
        Profile::parse(&text).map_err(|problem| format!("{name_or_file}: {problem}"))
    }

    /// Whether a prover is tried.
    pub fn mentions(&self, prover: &str) -> bool {
        self.attempts.iter().any(|attempt| attempt.prover == prover)
    }

    /// The profile without a prover, which is to confirm what the others prove.
    pub fn without(&self, prover: &str) -> Result<Profile, String> {
        let others = self.attempts.iter().filter(|attempt| attempt.prover != prover);
        let attempts: Vec<Attempt> = others.cloned().collect();
        match attempts.is_empty() {
            true => Err(format!("{prover} cannot confirm its own proofs, and no other prover is to be tried")),
            false => Ok(Profile { attempts, ..self.clone() }),
        }
    }

    /// The attempts of these provers only. A prover that has none gets a plain one.
    pub fn only(&self, provers: &[String]) -> Result<Profile, String> {
        let mut attempts: Vec<Attempt> =
            self.attempts.iter().filter(|attempt| provers.contains(&attempt.prover)).cloned().collect();
        for prover in provers {
            Driver::named(prover).ok_or_else(|| unknown_prover(prover))?;
            if !attempts.iter().any(|attempt| attempt.prover == *prover) {
                attempts.push(Attempt {
                    prover: prover.clone(),
                    transformations: Vec::new(),
                    arguments: Vec::new(),
                    percent: all(),
                });
            }
        }
        Ok(Profile { attempts, ..self.clone() })
    }
}

fn unknown_prover(name: &str) -> String {
    let names: Vec<&str> = Driver::all().iter().map(|driver| driver.name.as_str()).collect();
    format!("there is no prover `{name}`: there are {}", names.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_profiles_are_well_formed_and_named_as_their_files() {
        for ((name, _), profile) in TEXTS.iter().zip(Profile::all()) {
            assert_eq!(*name, profile.name);
        }
        assert!(Profile::load("default").is_ok());
        assert!(Profile::load("nowhere").expect_err("there is none").contains("default, portfolio"));
    }

    #[test]
    fn mistakes_are_errors() {
        let parse = |attempt: &str| Profile::parse(&format!("name = 'x'\ndescription = 'x'\n[[attempt]]\n{attempt}"));
        assert!(parse("prover = 'z3'").is_ok());
        for wrong in [
            "prover = 'magic'",
            "prover = 'z3'\nspeed = 3",
            "prover = 'z3'\npercent = 0",
            "prover = 'z3'\narguments = ['-x']",
            "prover = 'spass'\ntransformations = ['magic']",
        ] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
        assert!(Profile::parse("name = 'x'\ndescription = 'x'\nattempt = []").is_err());
    }

    #[test]
    fn a_prover_alone_gets_its_attempts_or_a_plain_one() {
        let profile = &Profile::all()[1];
        let only = profile.only(&["spass".to_owned()]).expect("there is one");
        assert_eq!(only.attempts.len(), 1);
        assert_eq!(only.attempts[0].prover, "spass");
        assert!(profile.only(&["magic".to_owned()]).is_err());
    }
}
