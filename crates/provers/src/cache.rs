//! A prover that remembers its answers. What is asked is known by its text: whoever sends the same text to the same prover with
//! the same limits gets the same answer.
//!
//! A model is remembered by what it was asked and said. Asked for something else, it is made again.

use crate::smtlib::{Batch, Printer, script};
use crate::theory::Theory;
use logic::memory::{Packer, Unpacker};
use logic::{Answer, Goal, Hope, Key, Memory, Model, ModelValue, Prover, Sieve, Sifted, Term};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Changes whenever answers are stored otherwise, or mean something else.
const VERSION: &str = "answers 2";

/// A prover that remembers its answers.
pub struct Cached<P> {
    shared: Arc<Shared<P>>,
}

/// What the prover shares with the models that it gave out.
struct Shared<P> {
    prover: P,
    memory: Arc<dyn Memory>,
    identity: String,
    asked: AtomicU64,
    recalled: AtomicU64,
    nanoseconds: AtomicU64,
}

/// What was asked of a prover and of the memory.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Usage {
    /// Goals that went to the prover.
    pub asked: u64,
    /// Goals whose answer was remembered.
    pub recalled: u64,
    /// How long somebody waited for the prover, summed over all that did.
    pub waited: Duration,
}

/// How a goal is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Full,
    Quick(Hope),
}

impl<P: Prover + Send + 'static> Cached<P> {
    /// The prover with this memory.
    pub fn new(prover: P, memory: Arc<dyn Memory>) -> Cached<P> {
        let theories = Theory::texts().fold(blake3::Hasher::new(), |mut hasher, text| {
            hasher.update(text.as_bytes());
            hasher
        });
        let identity = format!("{VERSION}; {}; theories {}", prover.identity(), theories.finalize().to_hex());
        let counters = || AtomicU64::new(0);
        let (asked, recalled, nanoseconds) = (counters(), counters(), counters());
        let shared = Shared { prover, memory, identity, asked, recalled, nanoseconds };
        Cached { shared: Arc::new(shared) }
    }

    /// The prover behind it.
    pub fn prover(&self) -> &P {
        &self.shared.prover
    }

    /// What was asked so far.
    pub fn usage(&self) -> Usage {
        Usage {
            asked: self.shared.asked.load(Ordering::Relaxed),
            recalled: self.shared.recalled.load(Ordering::Relaxed),
            waited: Duration::from_nanos(self.shared.nanoseconds.load(Ordering::Relaxed)),
        }
    }

    fn answer(&self, goal: &Goal, kind: Kind) -> Answer {
        let key = self.shared.key(goal, kind);
        if let Some(stored) = self.shared.memory.recall(&key).and_then(|bytes| Stored::unpack(&bytes)) {
            self.shared.recalled.fetch_add(1, Ordering::Relaxed);
            return match stored {
                Stored::Proved => Answer::Proved { by: self.name().to_owned() },
                Stored::Unknown(reason) => Answer::Unknown { reason, candidate: None },
                Stored::OutOfResources(reason) => Answer::OutOfResources(reason),
                Stored::Model(said) => match said.origin.clone() {
                    Origin::Refuted => Answer::Refuted(self.model(goal, kind, key, said, None)),
                    Origin::Unknown(reason) => {
                        Answer::Unknown { reason, candidate: Some(self.model(goal, kind, key, said, None)) }
                    }
                },
            };
        }
        let model = |said, live| self.model(goal, kind, key, said, Some(live));
        match self.shared.ask(goal, kind) {
            Answer::Refuted(live) => {
                let said = Transcript { origin: Origin::Refuted, ..Transcript::default() };
                Answer::Refuted(model(said, live))
            }
            Answer::Unknown { reason, candidate: Some(live) } => {
                let said = Transcript { origin: Origin::Unknown(reason.clone()), ..Transcript::default() };
                Answer::Unknown { reason, candidate: Some(model(said, live)) }
            }
            // A text is known by what z3 would be sent: what another prover made of it is asked again.
            Answer::Proved { by } if by != self.name() => Answer::Proved { by },
            answer => {
                if let Some(stored) = Stored::of(&answer) {
                    self.shared.memory.keep(key, stored.pack());
                }
                answer
            }
        }
    }

    fn model(
        &self,
        goal: &Goal,
        kind: Kind,
        key: Key,
        said: Transcript,
        live: Option<Box<dyn Model>>,
    ) -> Box<dyn Model> {
        let is_new = live.is_some();
        Box::new(Recorded {
            shared: self.shared.clone(),
            goal: goal.clone(),
            kind,
            key,
            said,
            is_new,
            live,
            is_lost: false,
        })
    }
}

impl<P: Prover + Send + 'static> Prover for Cached<P> {
    fn name(&self) -> &str {
        self.shared.prover.name()
    }

    fn has_others(&self) -> bool {
        self.shared.prover.has_others()
    }

    fn workers(&self) -> usize {
        self.shared.prover.workers()
    }

    fn identity(&self) -> String {
        self.shared.identity.clone()
    }

    fn prove(&self, goal: &Goal) -> Answer {
        self.answer(goal, Kind::Full)
    }

    fn try_quickly(&self, goal: &Goal, hoping_for: Hope) -> Answer {
        self.answer(goal, Kind::Quick(hoping_for))
    }

    /// What is remembered is which candidates are left.
    fn sift(&self, sieve: &Sieve<'_>, hoping_for: Hope) -> Sifted {
        let key = self.shared.key_of_sieve(sieve, hoping_for);
        let is_known = |sifted: &Sifted| sifted.kept.iter().all(|position| *position < sieve.switches.len());
        let recalled = self.shared.memory.recall(&key).and_then(|bytes| unpack_sifted(&bytes)).filter(is_known);
        if let Some(sifted) = recalled {
            self.shared.recalled.fetch_add(1, Ordering::Relaxed);
            return sifted;
        }
        self.shared.asked.fetch_add(1, Ordering::Relaxed);
        let sifted = self.shared.waiting(|| self.shared.prover.sift(sieve, hoping_for));
        if sifted.fickle.is_none() {
            self.shared.memory.keep(key, pack_sifted(&sifted));
        }
        sifted
    }
}

fn pack_sifted(sifted: &Sifted) -> Vec<u8> {
    let mut packer = Packer::default();
    packer.count(sifted.questions);
    packer.count(sifted.kept.len());
    sifted.kept.iter().for_each(|position| packer.count(*position));
    packer.finish()
}

fn unpack_sifted(bytes: &[u8]) -> Option<Sifted> {
    let mut unpacker = Unpacker::new(bytes);
    let questions = usize::try_from(unpacker.number()?).ok()?;
    let kept = unpacker.list(|unpacker| usize::try_from(unpacker.number()?).ok())?;
    unpacker.end()?;
    Some(Sifted { kept: kept.into_iter().collect(), fickle: None, questions })
}

impl<P: Prover> Shared<P> {
    /// The name of the goal is no part of the key: it is a comment in the first line of the text.
    fn key(&self, goal: &Goal, kind: Kind) -> Key {
        let unnamed = Goal { name: String::new(), ..goal.clone() };
        let mut packer = Packer::default();
        packer.text(&self.identity);
        packer.text(match kind {
            Kind::Full => "full",
            Kind::Quick(Hope::Proof) => "quick, for a proof",
            Kind::Quick(Hope::Glance) => "at a glance",
            Kind::Quick(Hope::Model) => "quick, for a model",
        });
        packer.text(&script(&unnamed));
        *blake3::hash(&packer.finish()).as_bytes()
    }

    /// What a counterexample contradicts follows from the goal.
    fn key_of_sieve(&self, sieve: &Sieve<'_>, hoping_for: Hope) -> Key {
        let mut packer = Packer::default();
        packer.text("sieve");
        packer.key(&self.key(sieve.goal, Kind::Quick(hoping_for)));
        packer.text(&format!("{:?} {:?} {}", sieve.claims, sieve.switches, sieve.most_questions));
        *blake3::hash(&packer.finish()).as_bytes()
    }

    fn ask(&self, goal: &Goal, kind: Kind) -> Answer {
        self.asked.fetch_add(1, Ordering::Relaxed);
        self.waiting(|| match kind {
            Kind::Full => self.prover.prove(goal),
            Kind::Quick(hope) => self.prover.try_quickly(goal, hope),
        })
    }

    /// Adds the time that something takes.
    fn waiting<T>(&self, wait: impl FnOnce() -> T) -> T {
        let started = Instant::now();
        let result = wait();
        let spent = u64::try_from(started.elapsed().as_nanos()).unwrap_or(u64::MAX);
        self.nanoseconds.fetch_add(spent, Ordering::Relaxed);
        result
    }
}

/// An answer as it is remembered.
enum Stored {
    Proved,
    Unknown(String),
    OutOfResources(String),
    Model(Transcript),
}

/// What a model was asked, and what it said.
#[derive(Default)]
struct Transcript {
    origin: Origin,
    /// By the hash of the printed terms.
    said: BTreeMap<Key, Result<Vec<ModelValue>, String>>,
}

/// The answer that the model came with.
#[derive(Clone, Default)]
enum Origin {
    #[default]
    Refuted,
    /// With the prover's reason.
    Unknown(String),
}

impl Stored {
    /// What is remembered of an answer without a model. What may be different the next time is not.
    fn of(answer: &Answer) -> Option<Stored> {
        match answer {
            Answer::Proved { .. } => Some(Stored::Proved),
            Answer::Unknown { reason, candidate: None } => Some(Stored::Unknown(reason.clone())),
            Answer::OutOfResources(reason) => Some(Stored::OutOfResources(reason.clone())),
            Answer::Refuted(_)
            | Answer::Unknown { .. }
            | Answer::Unconfirmed(_)
            | Answer::Stopped(_)
            | Answer::Error(_) => None,
        }
    }

    fn pack(&self) -> Vec<u8> {
        let mut packer = Packer::default();
        match self {
            Stored::Proved => packer.tag(0),
            Stored::Unknown(reason) => {
                packer.tag(1);
                packer.text(reason);
            }
            Stored::OutOfResources(reason) => {
                packer.tag(2);
                packer.text(reason);
            }
            Stored::Model(transcript) => {
                packer.tag(3);
                transcript.pack(&mut packer);
            }
        }
        packer.finish()
    }

    fn unpack(bytes: &[u8]) -> Option<Stored> {
        let mut unpacker = Unpacker::new(bytes);
        let stored = match unpacker.tag()? {
            0 => Stored::Proved,
            1 => Stored::Unknown(unpacker.text()?.to_owned()),
            2 => Stored::OutOfResources(unpacker.text()?.to_owned()),
            3 => Stored::Model(Transcript::unpack(&mut unpacker)?),
            _ => return None,
        };
        unpacker.end()?;
        Some(stored)
    }
}

impl Transcript {
    fn pack(&self, packer: &mut Packer) {
        packer.optional_text(match &self.origin {
            Origin::Refuted => None,
            Origin::Unknown(reason) => Some(reason),
        });
        packer.count(self.said.len());
        for (asked, said) in &self.said {
            packer.key(asked);
            match said {
                Ok(values) => {
                    packer.tag(0);
                    packer.count(values.len());
                    values.iter().for_each(|value| pack_value(packer, value));
                }
                Err(reason) => {
                    packer.tag(1);
                    packer.text(reason);
                }
            }
        }
    }

    fn unpack(unpacker: &mut Unpacker<'_>) -> Option<Transcript> {
        let origin = match unpacker.optional_text()? {
            None => Origin::Refuted,
            Some(reason) => Origin::Unknown(reason.to_owned()),
        };
        let said = unpacker.list(|unpacker| {
            let asked = unpacker.key()?;
            let said = match unpacker.tag()? {
                0 => Ok(unpacker.list(unpack_value)?),
                1 => Err(unpacker.text()?.to_owned()),
                _ => return None,
            };
            Some((asked, said))
        })?;
        Some(Transcript { origin, said: said.into_iter().collect() })
    }
}

fn pack_value(packer: &mut Packer, value: &ModelValue) {
    match value {
        ModelValue::Bool(value) => packer.tag(u8::from(*value)),
        ModelValue::Int(value) => {
            packer.tag(2);
            packer.integer(*value);
        }
        ModelValue::Float32(bits) => {
            packer.tag(3);
            packer.number((*bits).into());
        }
        ModelValue::Float64(bits) => {
            packer.tag(4);
            packer.number(*bits);
        }
        ModelValue::Opaque(text) => {
            packer.tag(5);
            packer.text(text);
        }
    }
}

fn unpack_value(unpacker: &mut Unpacker<'_>) -> Option<ModelValue> {
    Some(match unpacker.tag()? {
        0 => ModelValue::Bool(false),
        1 => ModelValue::Bool(true),
        2 => ModelValue::Int(unpacker.integer()?),
        3 => ModelValue::Float32(unpacker.number()?.try_into().ok()?),
        4 => ModelValue::Float64(unpacker.number()?),
        5 => ModelValue::Opaque(unpacker.text()?.to_owned()),
        _ => return None,
    })
}

/// A model that notes what it says, and keeps that when it is dropped.
struct Recorded<P: Prover> {
    shared: Arc<Shared<P>>,
    goal: Goal,
    kind: Kind,
    key: Key,
    said: Transcript,
    /// Whether the memory does not have it like this.
    is_new: bool,
    /// The prover's own; `None` while nobody needed it.
    live: Option<Box<dyn Model>>,
    /// Whether the prover did not come to it again.
    is_lost: bool,
}

impl<P: Prover> Recorded<P> {
    /// The prover's own model, if need be by proving again.
    fn live(&mut self) -> Result<&mut Box<dyn Model>, String> {
        if self.live.is_none() {
            self.live = match self.shared.ask(&self.goal, self.kind) {
                Answer::Refuted(model) => Some(model),
                Answer::Unknown { candidate, .. } => candidate,
                Answer::Proved { .. }
                | Answer::OutOfResources(_)
                | Answer::Unconfirmed(_)
                | Answer::Stopped(_)
                | Answer::Error(_) => None,
            };
            self.is_lost = self.live.is_none();
        }
        self.live.as_mut().ok_or_else(|| "the prover does not find this model again".to_owned())
    }
}

impl<P: Prover> Model for Recorded<P> {
    fn evaluate(&mut self, terms: &[Term]) -> Result<Vec<ModelValue>, String> {
        if terms.is_empty() {
            return Ok(Vec::new());
        }
        let asked = question(terms);
        if let Some(said) = self.said.said.get(&asked) {
            return said.clone();
        }
        let shared = self.shared.clone();
        let live = self.live()?;
        let said = shared.waiting(|| live.evaluate(terms));
        // What a process that died had to say is not remembered.
        if live.is_alive() {
            self.said.said.insert(asked, said.clone());
            self.is_new = true;
        }
        said
    }

    fn is_alive(&self) -> bool {
        !self.is_lost && self.live.as_ref().is_none_or(|live| live.is_alive())
    }
}

impl<P: Prover> Drop for Recorded<P> {
    fn drop(&mut self) {
        if self.is_new && self.is_alive() {
            let said = std::mem::take(&mut self.said);
            self.shared.memory.keep(self.key, Stored::Model(said).pack());
        }
    }
}

/// The hash of some terms as text. Different terms have different texts, for variables and functions are declared with their
/// sorts.
fn question(terms: &[Term]) -> Key {
    let Batch { declarations, terms } = Printer::default().batch(&terms.iter().collect::<Vec<_>>());
    let text = terms.into_iter().fold(declarations, |text, (definitions, term)| text + &definitions + &term + "\n");
    *blake3::hash(text.as_bytes()).as_bytes()
}
