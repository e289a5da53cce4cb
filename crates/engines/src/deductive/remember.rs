//! Checking with a memory: an entry point that was checked before, as it is and as everything is that it comes to, is not checked
//! again. What was found is known by the hash of all that was looked at.
//!
//! Obligations are remembered by their position, so that code may move. Executions are remembered by the state that they began
//! in, and are run again: nothing is shown that was not executed. Where one ends otherwise, nothing of what was remembered counts.

use super::callbacks::is_foreign;
use super::classes::find_invariants;
use super::decisions::branches;
use super::known_loops::{KnownLoop, loops};
use super::refute::{Found, Refuter, States, Tried};
use super::watched::Watched;
use super::{Checked, Finding, Findings, Shared, examine, finish, is_checkable, millis, skipped};
use crate::{Depth, Extent, Inference};
use base::Span;
use base::arena::Id;
use base::budget;
use ir::digest::Digests;
use ir::interpreter::{ObjectId, Start, StartObject, Value};
use ir::types::parse_type;
use ir::{JavaType, ObligationId, ProcedureId, Program, Visibility};
use logic::memory::{Packer, Unpacker};
use logic::{Decision, Key, Memory, Prover, Var, Verdict};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Changes whenever findings are stored otherwise.
const VERSION: &str = "findings 4";

/// Checks the entry points of one program with a memory.
pub struct Remembering<'r> {
    program: &'r Program,
    shared: Shared<'r>,
    memory: &'r dyn Memory,
    digests: Digests<'r>,
    circumstances: String,
    /// By type, the digest of what makes values of it.
    makers: Mutex<HashMap<JavaType, Key>>,
}

impl<'r> Remembering<'r> {
    /// Checks of this program. The circumstances are all that findings depend on apart from the program and the prover: the build
    /// of Invar, for one.
    pub fn new(program: &'r Program, memory: &'r dyn Memory, circumstances: String) -> Remembering<'r> {
        let (shared, digests, makers) = (Shared::new(program), Digests::new(program), Mutex::default());
        Remembering { program, shared, memory, digests, circumstances, makers }
    }

    /// Looks for invariants that nobody wrote, or does not.
    pub fn with_inference(mut self, inference: Inference) -> Remembering<'r> {
        self.shared.inference = inference;
        match inference {
            Inference::Off => self.circumstances += ", no inference",
            Inference::On => {}
            Inference::Predicates(algorithm) => self.circumstances += &format!(", predicates by {algorithm:?}"),
        }
        self
    }

    /// Finds invariants of objects, which everything that is checked may rely on. `is_whole` says of which entry points all is known.
    pub fn find_invariants(&mut self, prover: &dyn Prover, is_whole: &dyn Fn(ProcedureId) -> bool) {
        if self.shared.inference != Inference::On {
            return;
        }
        if budget::attempt(|| find_invariants(&self.shared, prover, is_whole)).is_err() {
            self.program.invariants.set(Vec::new());
            self.program.invariants.set_owned(Vec::new());
        }
        // What is found about an entry point depends on them.
        self.digests = Digests::new(self.program);
    }

    /// The program that is checked.
    pub fn program(&self) -> &'r Program {
        self.program
    }

    /// Checks one entry point, or knows what came of it.
    pub fn check(&self, entry: ProcedureId, prover: &dyn Prover, depth: Depth) -> Checked {
        let program = self.program;
        if !is_checkable(program, entry) {
            return skipped(program, entry);
        }
        let started = Instant::now();
        let reached = reached(program, [entry]);
        let key = self.key(entry, &reached, prover);
        let positions = Positions::of(program, &reached);
        let remembered = self.memory.recall(&key).and_then(|bytes| Known::unpack(&self.shared, &bytes));
        if let Some(findings) = remembered.and_then(|known| known.findings(&self.shared, entry, &positions, prover)) {
            let mut checked = Checked { is_remembered: true, ..finish(program, entry, findings) };
            let share = millis(started) / checked.outcomes.len().max(1) as u64;
            checked.outcomes.iter_mut().for_each(|outcome| outcome.evidence.millis = share);
            return checked;
        }
        let watched = Watched::new(prover);
        let findings = examine(&self.shared, entry, &watched, depth);
        if findings.extent == Extent::Whole
            && watched.is_repeatable()
            && let Some(known) = Known::of(&findings, &positions).and_then(|known| known.pack())
        {
            self.memory.keep(key, known);
        }
        finish(program, entry, findings)
    }

    fn key(&self, entry: ProcedureId, reached: &BTreeSet<ProcedureId>, prover: &dyn Prover) -> Key {
        let mut packer = Packer::default();
        packer.text(VERSION);
        packer.text(&self.circumstances);
        packer.text(&prover.identity());
        packer.text(&self.program.procedures[entry].name);
        packer.key(&self.digests.of(reached));
        // Executions may begin with other calls.
        let is_written = self.program.procedures[entry].visibility == Visibility::Contract;
        if !is_written || States::of(self.program, entry) == States::Reached {
            for parameter in &self.program.procedures[entry].parameters {
                packer.key(&self.digest_of_makers(&parameter.ty));
            }
        }
        ir::digest::hash(packer)
    }

    /// What the procedures are, and all that they come to, that make values of a type.
    fn digest_of_makers(&self, ty: &JavaType) -> Key {
        let known = || self.makers.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(digest) = known().get(ty) {
            return *digest;
        }
        let makers = self.shared.makers_of(ty);
        let digest = self.digests.of(&reached(self.program, makers.iter().copied()));
        known().insert(ty.clone(), digest);
        digest
    }
}

/// Some procedures and all that proofs and executions may come to from them.
fn reached(program: &Program, starts: impl IntoIterator<Item = ProcedureId>) -> BTreeSet<ProcedureId> {
    let mut seen = BTreeSet::new();
    let mut open: Vec<ProcedureId> = starts.into_iter().collect();
    while let Some(id) = open.pop() {
        if seen.insert(id) {
            let procedure = &program.procedures[id];
            open.extend(procedure.all_callees());
        }
    }
    seen
}

/// What findings speak of, in an order that is the same wherever it stands.
struct Positions {
    obligations: Vec<ObligationId>,
    /// The places where the program decides.
    branches: Vec<Span>,
    loops: Vec<(ProcedureId, Span)>,
}

impl Positions {
    /// Those in some procedures.
    fn of(program: &Program, procedures: &BTreeSet<ProcedureId>) -> Positions {
        let mut named: Vec<ProcedureId> = procedures.iter().copied().collect();
        named.sort_by_key(|id| program.procedures[*id].name);
        let mut seen = HashSet::new();
        let all = named.iter().flat_map(|id| program.procedures[*id].obligations()).copied();
        let obligations = all.filter(|obligation| seen.insert(*obligation)).collect();
        let loops = loops(program, &named).collect();
        Positions { obligations, branches: branches(program, named).collect(), loops }
    }

    /// A way to a failure, by positions; `None` if it leads elsewhere.
    fn path(&self, path: &[Decision]) -> Option<Vec<(usize, bool)>> {
        let position = |place: Span| self.branches.iter().position(|branch| *branch == place);
        path.iter().map(|decision| Some((position(decision.place)?, decision.truth))).collect()
    }

    /// The way as it is now.
    fn decisions(&self, path: &[(usize, bool)]) -> Option<Vec<Decision>> {
        path.iter()
            .map(|(position, truth)| Some(Decision { place: *self.branches.get(*position)?, truth: *truth }))
            .collect()
    }
}

/// What is remembered of an entry point.
struct Known {
    /// How many obligations it comes to.
    obligations: usize,
    /// The states that executions began in.
    starts: Vec<Start>,
    found: Vec<KnownFinding>,
    /// Positions of obligations that failed, and of the start states.
    failed: Vec<(usize, usize)>,
    /// Invariants of loops, by the positions of the loops.
    loops: Vec<KnownLoop>,
}

struct KnownFinding {
    obligation: usize,
    verdict: Verdict,
    prover: Option<String>,
    reason: Option<String>,
    execution: Option<KnownExecution>,
    /// The positions of the conjuncts that are to blame.
    conjuncts: Vec<usize>,
    /// The positions of branches on the way to the failure, with what is decided there.
    path: Vec<(usize, bool)>,
}

/// An execution, by the position of its start state.
enum KnownExecution {
    Confirmed(usize),
    Candidate(usize),
}

impl Known {
    /// What there is to remember. `None` if something was found that has no position.
    fn of(findings: &Findings, reached: &Positions) -> Option<Known> {
        let obligations = &reached.obligations;
        let positions: HashMap<ObligationId, usize> =
            obligations.iter().enumerate().map(|(position, id)| (*id, position)).collect();
        let loops = findings.loops.iter().map(|found| KnownLoop::of(found, &reached.loops)).collect::<Option<_>>()?;
        let mut known =
            Known { obligations: obligations.len(), starts: Vec::new(), found: Vec::new(), failed: Vec::new(), loops };
        for (id, finding) in &findings.found {
            let verdict = finding.verdict.unwrap_or(Verdict::Unknown);
            let execution = finding.execution.as_ref().map(|found| {
                let start = known.position(&found.start);
                match found.execution.confirmed {
                    true => KnownExecution::Confirmed(start),
                    false => KnownExecution::Candidate(start),
                }
            });
            let (obligation, prover) = (*positions.get(id)?, finding.prover.clone());
            let reason = match verdict {
                Verdict::Unknown => Some(finding.why()),
                Verdict::Proved => finding.note.clone(),
                _ => None,
            };
            let conjuncts = finding.conjuncts.iter().map(|blamed| blamed.position).collect();
            let path = reached.path(&finding.path)?;
            known.found.push(KnownFinding { obligation, verdict, prover, reason, execution, conjuncts, path });
        }
        for (id, found) in &findings.failed {
            let start = known.position(&found.start);
            known.failed.push((*positions.get(id)?, start));
        }
        Some(known)
    }

    fn position(&mut self, start: &Start) -> usize {
        self.starts.iter().position(|known| known == start).unwrap_or_else(|| {
            self.starts.push(start.clone());
            self.starts.len() - 1
        })
    }

    /// The findings as they are now. `None` if an execution does not end as it did.
    fn findings(
        self,
        shared: &Shared<'_>,
        entry: ProcedureId,
        reached: &Positions,
        prover: &dyn Prover,
    ) -> Option<Findings> {
        let program = shared.program;
        let obligations = &reached.obligations;
        if self.obligations != obligations.len() {
            return None;
        }
        let tried: Vec<Tried> = match self.starts.is_empty() {
            true => Vec::new(),
            false => {
                let refuter = Refuter::new(shared, entry, prover, None);
                let again = |start: &Start| match is_foreign(program, start) {
                    true => shared.with_callbacks(|shared| Refuter::new(shared, entry, prover, None).again(start)),
                    false => Some(refuter.again(start)),
                };
                self.starts.iter().map(|start| again(start).unwrap_or_default()).collect()
            }
        };
        let failure = |start: usize, wanted: ObligationId| {
            let mut failures = tried.get(start)?.failures.iter();
            failures.find(|(id, _)| *id == wanted).map(|(_, found)| found.clone())
        };
        let mut found = BTreeMap::new();
        let mut blamed = Vec::new();
        for known in self.found {
            let id = *obligations.get(known.obligation)?;
            let execution: Option<Found> = match known.execution {
                None => None,
                Some(KnownExecution::Confirmed(start)) => Some(failure(start, id)?),
                Some(KnownExecution::Candidate(start)) => Some(tried.get(start)?.candidate.clone()?),
            };
            let is_refuted = execution.as_ref().is_some_and(|found| found.execution.confirmed);
            if is_refuted != (known.verdict == Verdict::Refuted) {
                return None;
            }
            let KnownFinding { verdict, prover, reason, conjuncts, path, .. } = known;
            let path = reached.decisions(&path)?;
            if !conjuncts.is_empty() {
                blamed.push((id, conjuncts));
            }
            let note = reason.clone().filter(|_| verdict == Verdict::Proved);
            let finding =
                Finding { verdict: Some(verdict), prover, reason, note, execution, path, ..Finding::default() };
            found.insert(id, finding);
        }
        let failed = self.failed.into_iter().map(|(position, start)| {
            let id = *obligations.get(position)?;
            Some((id, failure(start, id)?))
        });
        let failed = failed.collect::<Option<_>>()?;
        let loops = self.loops.into_iter().map(|known| known.found(&reached.loops)).collect::<Option<_>>()?;
        let mut findings = Findings { found, failed, loops, extent: Extent::Whole };
        super::conjuncts::place(program, &mut findings, blamed);
        Some(findings)
    }

    /// `None` if a start state has something in it that is not remembered.
    fn pack(&self) -> Option<Vec<u8>> {
        let mut packer = Packer::default();
        packer.count(self.obligations);
        packer.count(self.starts.len());
        for start in &self.starts {
            pack_start(&mut packer, start)?;
        }
        packer.count(self.found.len());
        for KnownFinding { obligation, verdict, prover, reason, execution, conjuncts, path } in &self.found {
            packer.count(*obligation);
            packer.tag(VERDICTS.iter().position(|known| known == verdict)? as u8);
            packer.optional_text(prover.as_deref());
            packer.optional_text(reason.as_deref());
            let (tag, start) = match execution {
                None => (0, None),
                Some(KnownExecution::Confirmed(start)) => (1, Some(start)),
                Some(KnownExecution::Candidate(start)) => (2, Some(start)),
            };
            packer.tag(tag);
            start.into_iter().for_each(|start| packer.count(*start));
            packer.count(conjuncts.len());
            conjuncts.iter().for_each(|conjunct| packer.count(*conjunct));
            packer.count(path.len());
            for (branch, truth) in path {
                packer.count(*branch);
                packer.tag(u8::from(*truth));
            }
        }
        packer.count(self.failed.len());
        for (obligation, start) in &self.failed {
            packer.count(*obligation);
            packer.count(*start);
        }
        packer.count(self.loops.len());
        self.loops.iter().for_each(|known| known.pack(&mut packer));
        Some(packer.finish())
    }

    fn unpack(shared: &Shared<'_>, bytes: &[u8]) -> Option<Known> {
        let mut unpacker = Unpacker::new(bytes);
        let position = |unpacker: &mut Unpacker<'_>| usize::try_from(unpacker.number()?).ok();
        let obligations = position(&mut unpacker)?;
        let mut globals: HashMap<&str, Var> = HashMap::new();
        let starts = unpacker.list(|unpacker| {
            if globals.is_empty() {
                let mut all: Vec<Var> = shared.program.globals.iter().map(|global| global.variable.clone()).collect();
                // Objects that call back have fields of their own.
                let others = |copy: &Shared<'_>| copy.program.globals[all.len()..].to_vec();
                let others = shared.with_callbacks(others).unwrap_or_default();
                all.extend(others.into_iter().map(|global| global.variable));
                globals = all.into_iter().map(|variable| (variable.name.as_str(), variable)).collect();
            }
            unpack_start(unpacker, &globals)
        })?;
        let found = unpacker.list(|unpacker| {
            Some(KnownFinding {
                obligation: position(unpacker)?,
                verdict: *VERDICTS.get(usize::from(unpacker.tag()?))?,
                prover: unpacker.optional_text()?.map(str::to_owned),
                reason: unpacker.optional_text()?.map(str::to_owned),
                execution: match unpacker.tag()? {
                    0 => None,
                    1 => Some(KnownExecution::Confirmed(position(unpacker)?)),
                    2 => Some(KnownExecution::Candidate(position(unpacker)?)),
                    _ => return None,
                },
                conjuncts: unpacker.list(position)?,
                path: unpacker.list(|unpacker| {
                    let branch = position(unpacker)?;
                    let truth = match unpacker.tag()? {
                        0 => false,
                        1 => true,
                        _ => return None,
                    };
                    Some((branch, truth))
                })?,
            })
        })?;
        let failed = unpacker.list(|unpacker| Some((position(unpacker)?, position(unpacker)?)))?;
        let loops = unpacker.list(KnownLoop::unpack)?;
        unpacker.end()?;
        Some(Known { obligations, starts, found, failed, loops })
    }
}

/// The verdicts that this engine gives, in the order of their numbers.
const VERDICTS: [Verdict; 3] = [Verdict::Proved, Verdict::Refuted, Verdict::Unknown];

fn pack_start(packer: &mut Packer, start: &Start) -> Option<()> {
    let Start { objects, statics, arguments } = start;
    packer.count(objects.len());
    for StartObject { ty, fields, elements } in objects {
        packer.text(&ty.to_string());
        pack_variables(packer, fields)?;
        pack_values(packer, elements)?;
    }
    pack_variables(packer, statics)?;
    pack_values(packer, arguments)
}

fn pack_variables(packer: &mut Packer, values: &[(Var, Value)]) -> Option<()> {
    packer.count(values.len());
    values.iter().try_for_each(|(variable, value)| {
        packer.text(&variable.name);
        pack_value(packer, value)
    })
}

fn pack_values(packer: &mut Packer, values: &[Value]) -> Option<()> {
    packer.count(values.len());
    values.iter().try_for_each(|value| pack_value(packer, value))
}

fn pack_value(packer: &mut Packer, value: &Value) -> Option<()> {
    match value {
        Value::Bool(value) => packer.tag(u8::from(*value)),
        Value::Int(value) => {
            packer.tag(2);
            packer.integer(*value);
        }
        Value::Ref(None) => packer.tag(3),
        Value::Ref(Some(object)) => {
            packer.tag(4);
            packer.count(object.index());
        }
        Value::Float(bits) => {
            packer.tag(5);
            packer.number((*bits).into());
        }
        Value::Double(bits) => {
            packer.tag(6);
            packer.number(*bits);
        }
        // No start state has them.
        Value::Type(_) | Value::Map(_) => return None,
    }
    Some(())
}

fn unpack_start(unpacker: &mut Unpacker<'_>, globals: &HashMap<&str, Var>) -> Option<Start> {
    let objects = unpacker.list(|unpacker| {
        let ty = parse_type(unpacker.text()?);
        let fields = unpack_variables(unpacker, globals)?;
        Some(StartObject { ty, fields, elements: unpacker.list(unpack_value)? })
    })?;
    let statics = unpack_variables(unpacker, globals)?;
    Some(Start { objects, statics, arguments: unpacker.list(unpack_value)? })
}

fn unpack_variables(unpacker: &mut Unpacker<'_>, globals: &HashMap<&str, Var>) -> Option<Vec<(Var, Value)>> {
    unpacker.list(|unpacker| {
        let variable = globals.get(unpacker.text()?)?.clone();
        Some((variable, unpack_value(unpacker)?))
    })
}

fn unpack_value(unpacker: &mut Unpacker<'_>) -> Option<Value> {
    Some(match unpacker.tag()? {
        0 => Value::Bool(false),
        1 => Value::Bool(true),
        2 => Value::Int(unpacker.integer()?),
        3 => Value::NULL,
        4 => Value::Ref(Some(ObjectId::from_index(u32::try_from(unpacker.number()?).ok()? as usize))),
        5 => Value::Float(unpacker.number()?.try_into().ok()?),
        6 => Value::Double(unpacker.number()?),
        _ => return None,
    })
}
