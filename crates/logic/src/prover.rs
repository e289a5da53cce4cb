//! What the engines know of a prover: a goal goes in, one of a closed set of answers comes out.

use crate::sieve::{Sieve, Sifted};
use crate::term::Term;
use std::collections::HashSet;

/// "From the hypotheses follows the conclusion."
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goal {
    /// What it is about, for dumps and messages: `Account.withdraw(int)#3`.
    pub name: String,
    /// What may be used.
    pub hypotheses: Vec<Term>,
    /// What is to be shown.
    pub conclusion: Term,
}

impl Goal {
    /// How many different terms it has: how large it is for a prover.
    pub fn size(&self) -> usize {
        let mut seen: HashSet<&Term> = HashSet::new();
        let mut open: Vec<&Term> = self.hypotheses.iter().chain([&self.conclusion]).collect();
        while let Some(term) = open.pop() {
            if seen.insert(term) {
                open.extend(term.children());
            }
        }
        seen.len()
    }
}

/// What a prover says of a goal.
pub enum Answer {
    /// The goal is valid.
    Proved {
        /// Name and version of the prover that proved it.
        by: String,
    },
    /// It is not; the model makes the hypotheses true and the conclusion false.
    Refuted(Box<dyn Model>),
    /// The prover gave up. Some provers still offer a candidate model, which may be wrong.
    Unknown {
        /// The prover's reason.
        reason: String,
        /// A candidate.
        candidate: Option<Box<dyn Model>>,
    },
    /// The resource limit was reached. It would be again.
    OutOfResources(String),
    /// The wall clock or the memory stopped it: on another machine, or on another day, the answer may be another.
    Stopped(String),
    /// A prover has a proof that another one, which is to confirm it, does not find.
    Unconfirmed(String),
    /// The prover failed: it could not be started, died, or printed what it should not.
    Error(String),
}

impl Answer {
    /// In a word.
    pub fn word(&self) -> &'static str {
        match self {
            Answer::Proved { .. } => "proved",
            Answer::Refuted(_) => "refuted",
            Answer::Unknown { .. } => "unknown",
            Answer::OutOfResources(_) => "out of resources",
            Answer::Stopped(_) => "stopped",
            Answer::Unconfirmed(_) => "unconfirmed",
            Answer::Error(_) => "error",
        }
    }
}

/// A model, which can be asked for the values of terms as long as it lives.
pub trait Model {
    /// The values of these terms, in their order.
    fn evaluate(&mut self, terms: &[Term]) -> Result<Vec<ModelValue>, String>;

    /// Whether it can still be asked. If so, an error was about the terms, and would be the same again.
    fn is_alive(&self) -> bool {
        true
    }
}

/// A value in a model.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ModelValue {
    /// A truth value.
    Bool(bool),
    /// An integer that fits 128 bits.
    Int(i128),
    /// A `float` by its bits; all NaNs are one.
    Float32(u32),
    /// A `double` by its bits; all NaNs are one.
    Float64(u64),
    /// A value of another sort: two of the same sort are equal exactly if their texts are.
    Opaque(String),
}

/// What somebody who asks a prover hopes for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hope {
    /// A proof: quantified formulas are instantiated where their triggers match.
    Proof,
    /// A proof that is found at once: as [`Hope::Proof`], with a part of its resources.
    Glance,
    /// A model: quantified formulas are instantiated where a candidate violates them.
    Model,
}

/// A prover, or several behind one face. Called from several threads at a time.
pub trait Prover: Sync {
    /// Name and version, for evidence: `z3 5.4.0`.
    fn name(&self) -> &str;

    /// All that its answers depend on apart from the goal: names, versions, options and limits. Answers are remembered under it.
    fn identity(&self) -> String;

    /// Whether a full attempt goes to further provers, so that it may decide what a quick one gave up.
    fn has_others(&self) -> bool {
        false
    }

    /// How many goals it can be asked about at the same time. More of them wait for each other.
    fn workers(&self) -> usize {
        1
    }

    /// Tries to prove the goal.
    fn prove(&self, goal: &Goal) -> Answer;

    /// Tries with a fraction of the resources: most goals that can be proved need no more, and most that cannot take
    /// all they are given.
    fn try_quickly(&self, goal: &Goal, hoping_for: Hope) -> Answer {
        let _ = hoping_for;
        self.prove(goal)
    }

    /// Finds candidates that hold together.
    fn sift(&self, sieve: &Sieve<'_>, hoping_for: Hope) -> Sifted {
        sieve.sift_by_goals(self, hoping_for)
    }
}
