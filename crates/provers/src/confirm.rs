//! A prover whose proofs another one confirms (`--confirm`): only what both prove is proved. What one proves and the other refutes is an
//! error of one of them, and is told.

use crate::portfolio::Portfolio;
use crate::smtlib::script;
use logic::memory::{Packer, Unpacker};
use logic::{Answer, Goal, Hope, Key, Memory, Prover, Sieve, Sifted};
use std::sync::{Arc, Mutex, PoisonError};

/// What a second prover says of a proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Confirmation {
    /// It proves the goal too.
    Confirmed,
    /// It does not, for this reason.
    Not(String),
    /// It does not, and the next time it may.
    Stopped(String),
    /// It has a counterexample.
    Contradicted,
}

/// A prover whose proofs another one confirms.
pub struct Confirming<P> {
    first: P,
    second: Option<Second>,
}

struct Second {
    prover: Portfolio,
    memory: Arc<dyn Memory>,
    contradictions: Mutex<Vec<String>>,
}

impl<P: Prover> Confirming<P> {
    /// Every proof of the first prover is put to the second, if there is one. What that one says is remembered.
    pub fn new(first: P, second: Option<Portfolio>, memory: Arc<dyn Memory>) -> Confirming<P> {
        let second = second.map(|prover| Second { prover, memory, contradictions: Mutex::default() });
        Confirming { first, second }
    }

    /// The prover whose proofs are confirmed.
    pub fn first(&self) -> &P {
        &self.first
    }

    /// The prover that confirms them.
    pub fn second(&self) -> Option<&Portfolio> {
        self.second.as_ref().map(|second| &second.prover)
    }

    /// Goals that one prover proved and the other refuted, in words.
    pub fn contradictions(&self) -> Vec<String> {
        let listed = |second: &Second| second.contradictions.lock().unwrap_or_else(PoisonError::into_inner).clone();
        self.second.as_ref().map(listed).unwrap_or_default()
    }

    fn confirmed(&self, goal: &Goal, answer: Answer) -> Answer {
        match (&self.second, answer) {
            (Some(second), Answer::Proved { by }) => second.judge(goal, by),
            (_, answer) => answer,
        }
    }
}

impl Second {
    fn judge(&self, goal: &Goal, by: String) -> Answer {
        let other = self.prover.name();
        match self.confirmation(goal) {
            Confirmation::Confirmed => Answer::Proved { by },
            Confirmation::Not(reason) => {
                Answer::Unconfirmed(format!("proved by {by}, not confirmed by {other}: {reason}"))
            }
            Confirmation::Stopped(reason) => {
                Answer::Stopped(format!("proved by {by}, not confirmed by {other}: {reason}"))
            }
            Confirmation::Contradicted => {
                let message = format!("{by} has a proof of `{}`, and {other} has a counterexample to it", goal.name);
                let mut contradictions = self.contradictions.lock().unwrap_or_else(PoisonError::into_inner);
                if !contradictions.contains(&message) {
                    contradictions.push(message.clone());
                }
                // An error is remembered by nobody, and so is told in every run.
                Answer::Error(message)
            }
        }
    }

    fn confirmation(&self, goal: &Goal) -> Confirmation {
        let key = self.key(goal);
        if let Some(known) = self.memory.recall(&key).and_then(|bytes| unpack(&bytes)) {
            return known;
        }
        let said = self.prover.confirm(goal);
        if let Some(bytes) = pack(&said) {
            self.memory.keep(key, bytes);
        }
        said
    }

    fn key(&self, goal: &Goal) -> Key {
        let mut packer = Packer::default();
        packer.text("confirmation 1");
        packer.text(&self.prover.identity());
        packer.text(&script(&Goal { name: String::new(), ..goal.clone() }));
        *blake3::hash(&packer.finish()).as_bytes()
    }
}

impl<P: Prover> Prover for Confirming<P> {
    fn name(&self) -> &str {
        self.first.name()
    }

    fn identity(&self) -> String {
        match &self.second {
            Some(second) => format!("{}; confirmed by {}", self.first.identity(), second.prover.identity()),
            None => self.first.identity(),
        }
    }

    fn has_others(&self) -> bool {
        self.first.has_others()
    }

    fn workers(&self) -> usize {
        self.first.workers()
    }

    fn prove(&self, goal: &Goal) -> Answer {
        self.confirmed(goal, self.first.prove(goal))
    }

    fn try_quickly(&self, goal: &Goal, hoping_for: Hope) -> Answer {
        self.confirmed(goal, self.first.try_quickly(goal, hoping_for))
    }

    fn sift(&self, sieve: &Sieve<'_>, hoping_for: Hope) -> Sifted {
        match self.second {
            Some(_) => sieve.sift_by_goals(self, hoping_for),
            None => self.first.sift(sieve, hoping_for),
        }
    }
}

/// What would be said again, as bytes. A contradiction is looked at again in every run.
fn pack(said: &Confirmation) -> Option<Vec<u8>> {
    let mut packer = Packer::default();
    match said {
        Confirmation::Confirmed => packer.tag(0),
        Confirmation::Not(reason) => {
            packer.tag(1);
            packer.text(reason);
        }
        Confirmation::Stopped(_) | Confirmation::Contradicted => return None,
    }
    Some(packer.finish())
}

fn unpack(bytes: &[u8]) -> Option<Confirmation> {
    let mut unpacker = Unpacker::new(bytes);
    let said = match unpacker.tag()? {
        0 => Confirmation::Confirmed,
        1 => Confirmation::Not(unpacker.text()?.to_owned()),
        _ => return None,
    };
    unpacker.end()?;
    Some(said)
}
