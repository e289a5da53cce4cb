//! The deductive engine: verification conditions to a prover, one query for a whole method, split by obligation where
//! that fails; and what is not proved is searched for a failing execution, which is run before it is believed.

mod abstraction;
mod callbacks;
mod classes;
mod collections;
mod conjuncts;
mod contradicted;
mod decisions;
mod engine;
mod explore;
pub mod found;
mod inference;
mod initial;
mod known_loops;
mod leaks;
mod makers;
mod not_followed;
mod observed;
mod owned;
mod parallel;
mod proving;
mod reached;
mod refute;
mod reliance;
mod remember;
pub mod samples;
mod sampling;
mod shapes;
mod shared;
mod start;
mod texts;
mod vacuity;
mod watched;

pub use abstraction::{Abstracted, Algorithm};
pub use engine::Deductive;
pub use found::FoundLoop;
pub use reliance::relied_on;
pub use remember::Remembering;
pub use shared::Shared;

use crate::{Checked, Depth, Extent, owners_of};
use base::budget::{self, Stop};
use ir::{CommandKind, ObligationId, ProcedureId, ProcedureKind, Program, Visibility};
use logic::{Answer, Assumption, Decision, Evidence, Hope, Obligation, Outcome, Prover, Verdict};
use parallel::in_parallel;
use refute::{Found, Refuter, Tried};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use vacuity::{Proofs, vacuous};
use vcgen::followed::followed;
use vcgen::{MOST_TARGETS, Options, Passive, Selection, dispatch_targets};

/// The name in evidence.
pub const NAME: &str = "deductive";

/// The name of goals that are only about a part of an obligation.
const NAME_OF_PART: &str = "conjunct";

/// How many iterations of a loop are looked at one by one, at first and then; and how many blocks the result may have.
const ITERATIONS: &[(usize, usize)] = &[(3, 2_000), (11, 600)];

/// So many attempts in a row to prove something of an entry point, and so many searches for a failing execution, may run out of resources, if
/// nobody has written a contract for it.
const MOST_PROOFS_EXHAUSTED: usize = 8;
const MOST_SEARCHES_EXHAUSTED: usize = 2;

/// And so many searches if somebody has.
const MOST_SEARCHES_OF_CONTRACTS: usize = 6;

/// So many obligations are tried at a time; what is spent is looked at in between.
const FEW_AT_A_TIME: usize = 2;

/// Why something is not even asked about.
const NOT_FOLLOWED: &str = "it lies within a call that is not followed to its end";

/// Why something was not tried.
const BUDGET_SPENT: &str = "not tried: what was tried before has used up the resources of this method";

/// Why something is not proved that a prover has a model for.
const HAS_COUNTEREXAMPLE: &str = "the proof does not go through: the prover has a counterexample to it";

/// Up to this size, trying harder is cheap.
const HANDFUL_OF_BLOCKS: usize = 6;

/// From this size on, nothing of code without a contract is asked about that makes goals larger still, or that has to be asked for each call.
const MANY_BLOCKS: usize = 400;

/// From this size on, fewer calls of code without a contract are followed: until so many commands are there.
const HUGE: usize = 2_500;
const LESS_COMMANDS: usize = 2_000;

/// At a glance, calls are followed until so many commands are there.
const COMMANDS_AT_A_GLANCE: usize = 1_000;

/// Rules among those of specifications that code without one has to meet, too.
static NOT_SPECIFIED: [&base::Rule; 4] =
    [&base::rules::CALL_DEPTH, &base::rules::ASSERTION, &base::rules::PRECONDITION, &base::rules::CLASS_INVARIANT];

/// From this size on, formulas take a prover long, and trying harder hardly ever helps.
const FEW_BLOCKS: usize = 30;

/// The entry points of a program, in order.
pub fn entries(program: &Program) -> Vec<ProcedureId> {
    program.procedures.iter().filter(|(_, procedure)| procedure.is_entry).map(|(id, _)| id).collect()
}

/// The laws of methods, `equals` and `compareTo` among them, that an entry point is there to check. It claims nothing else: what must
/// hold within the methods that it calls is checked where they are entry points themselves.
fn laws(program: &Program, entry: ProcedureId) -> Vec<ObligationId> {
    let is_law = |id: &ObligationId| base::rules::LAWS.contains(&program.obligations[*id].rule);
    program.procedures[entry].body_obligations().into_iter().filter(is_law).collect()
}

/// Checks one entry point.
pub fn check(program: &Program, entry: ProcedureId, prover: &dyn Prover) -> Checked {
    if !is_checkable(program, entry) {
        return skipped(program, entry);
    }
    finish(program, entry, examine(&Shared::new(program), entry, prover, Depth::Full))
}

/// Whether an entry point can be checked at all.
fn is_checkable(program: &Program, entry: ProcedureId) -> bool {
    let procedure = &program.procedures[entry];
    procedure.body.is_some() && procedure.unsupported.is_empty()
}

/// What is found out about an entry point that can be checked.
fn examine(shared: &Shared<'_>, entry: ProcedureId, prover: &dyn Prover, depth: Depth) -> Findings {
    let program = shared.program;
    let options = match depth {
        Depth::Glance => Options { size: COMMANDS_AT_A_GLANCE, ..Options::proof() },
        Depth::Full => Options::proof(),
    };
    let passive = match budget::attempt(|| vcgen::passive(program, entry, options)) {
        Ok(Some(passive)) => passive,
        Ok(None) => return Findings::default(),
        Err(stop) => return Findings { extent: Extent::Stopped(stop), ..not_looked_at(program, entry) },
    };
    let mut session = Session::new(shared, entry, prover, options, passive);
    session.depth = depth;
    session.look();
    let mut extent = Extent::Whole;
    if depth == Depth::Glance && session.stopped.is_none() && !session.open().is_empty() {
        extent = Extent::Glance;
    } else {
        session.look_harder();
    }
    session.doubt_what_was_not_followed();
    session.step(Session::doubt_what_is_assumed);
    session.blame_what_is_in_the_way();
    session.leave_to_induction();
    let loops = session.loops_relied_on();
    let mut findings = Findings { found: session.findings, failed: session.failed, loops, extent };
    let mut stopped = session.stopped;
    if stopped.is_none() && extent == Extent::Whole {
        stopped = budget::attempt(|| conjuncts::blame(program, entry, prover, &mut findings)).err();
    }
    if let Some(stop) = stopped {
        findings.extent = Extent::Stopped(stop);
    }
    findings
}

/// What is said of an entry point that nobody came to look at.
fn untried(program: &Program, entry: ProcedureId) -> Checked {
    if !is_checkable(program, entry) {
        return skipped(program, entry);
    }
    let findings = not_looked_at(program, entry);
    let own = BTreeSet::from([entry]);
    finish_with(program, entry, &own, findings)
}

/// Nothing is known of the obligations in the text of an entry point.
fn not_looked_at(program: &Program, entry: ProcedureId) -> Findings {
    let laws = laws(program, entry);
    let claimed = program.procedures[entry].obligations().iter().copied();
    let claimed = claimed.filter(|id| laws.is_empty() || laws.contains(id));
    let found = claimed.map(|id| (id, Finding::default())).collect();
    Findings { found, extent: Extent::Glance, ..Findings::default() }
}

/// What cannot be checked says why, once for each reason.
fn skipped(program: &Program, entry: ProcedureId) -> Checked {
    let procedure = &program.procedures[entry];
    let outcome = |(index, (span, what)): (usize, &(base::Span, String))| Outcome {
        id: format!("{}#{}", procedure.name, index + 1),
        obligation: Obligation {
            rule: &base::rules::NOT_SUPPORTED,
            span: *span,
            message: format!("not yet supported: {what}"),
            related: Vec::new(),
        },
        method: procedure.name.to_string(),
        entry: procedure.name.to_string(),
        verdict: Verdict::Skipped,
        evidence: Evidence { reason: Some(format!("in `{}`: {what}", procedure.name)), ..Evidence::default() },
    };
    Checked { outcomes: procedure.unsupported.iter().enumerate().map(outcome).collect(), ..Checked::default() }
}

/// What is known of an entry point.
#[derive(Default)]
struct Findings {
    found: BTreeMap<ObligationId, Finding>,
    failed: Vec<(ObligationId, Found)>,
    /// Invariants of loops that proofs rest on and nobody wrote.
    loops: Vec<FoundLoop>,
    extent: Extent,
}

impl Findings {
    /// What is refuted or unknown.
    fn not_proved(&self) -> BTreeSet<ObligationId> {
        let open = self.found.iter().filter(|(_, finding)| finding.verdict != Some(Verdict::Proved));
        open.map(|(id, _)| *id).collect()
    }
}

/// A conjunct that fails or is not proved.
#[derive(Clone, Copy)]
struct Blamed {
    /// Its position among the conjuncts of its obligation.
    position: usize,
    /// Where it is written.
    place: base::Span,
}

/// What is known of an obligation so far.
#[derive(Default)]
struct Finding {
    verdict: Option<Verdict>,
    prover: Option<String>,
    reason: Option<String>,
    note: Option<String>,
    again: Again,
    execution: Option<Found>,
    conjuncts: Vec<Blamed>,
    path: Vec<Decision>,
    millis: u64,
}

impl Finding {
    /// Why it is open, and what the search for a failure came to.
    fn why(&self) -> String {
        let parts = [self.reason.as_deref(), self.note.as_deref()];
        parts.into_iter().flatten().collect::<Vec<_>>().join("; ")
    }
}

/// How hard to try.
#[derive(Clone, Copy)]
enum Effort {
    Quick,
    ByModels,
    Full,
}

/// What came of trying to prove one obligation.
enum Proved {
    /// It is plain to see.
    Plainly,
    /// This prover did it.
    By(String),
    /// Nobody did.
    Not {
        /// Why.
        reason: String,
        /// Whether trying again makes sense.
        again: Again,
        /// What the program decides on a way to the failure.
        path: Vec<Decision>,
    },
}

/// Whether trying again makes sense.
#[derive(Clone, Copy, PartialEq, Default)]
enum Again {
    #[default]
    No,
    /// Triggers find nothing more. Candidates for models may.
    InAnotherWay,
    WithMoreResources,
}

struct Session<'s> {
    program: &'s Program,
    shared: &'s Shared<'s>,
    entry: ProcedureId,
    prover: &'s dyn Prover,
    /// How calls and loops are treated.
    options: Options,
    passive: Passive,
    findings: BTreeMap<ObligationId, Finding>,
    failed: Vec<(ObligationId, Found)>,
    inferred: inference::Inferred,
    /// How often loops run at most.
    most_iterations: Option<usize>,
    /// Whether calls are followed less deep than usual.
    follows_less: bool,
    /// What lies within calls that are not followed to their end: nothing of it can be proved.
    doomed: BTreeSet<ObligationId>,
    /// What stands in methods that may come back to themselves: it is shown where they are checked.
    left: BTreeSet<ObligationId>,
    /// How many attempts to prove something ran out of resources since one succeeded.
    exhausted: AtomicUsize,
    /// How thoroughly it looks.
    depth: Depth,
    /// Why it is to stop.
    stopped: Option<Stop>,
}

impl<'s> Session<'s> {
    fn new(
        shared: &'s Shared<'s>,
        entry: ProcedureId,
        prover: &'s dyn Prover,
        options: Options,
        passive: Passive,
    ) -> Session<'s> {
        let program = shared.program;
        let laws = laws(program, entry);
        let claimed = passive.obligations().into_iter().filter(|id| laws.is_empty() || laws.contains(id));
        let findings = claimed.map(|id| (id, Finding::default())).collect();
        let (failed, doomed) = (Vec::new(), BTreeSet::new());
        let exhausted = AtomicUsize::new(0);
        let (most_iterations, follows_less) = (None, false);
        Session {
            program,
            shared,
            entry,
            prover,
            options,
            passive,
            findings,
            failed,
            inferred: inference::Inferred::default(),
            most_iterations,
            follows_less,
            doomed,
            left: not_followed::left_to_induction(program, entry),
            exhausted,
            depth: Depth::Full,
            stopped: None,
        }
    }

    /// Does one step of the work, unless the work is to stop. What is found before it is stopped stays.
    fn step(&mut self, step: impl FnOnce(&mut Session<'s>)) {
        if self.stopped.is_none() {
            let stopped = budget::attempt(|| step(self)).err();
            self.stopped = stopped.or_else(budget::stopped);
        }
    }

    /// What is cheap: all obligations at once, and some executions. At a glance there are none: states to begin in are made by calls of many
    /// methods.
    fn look(&mut self) {
        if self.depth == Depth::Glance {
            self.step(Session::prove_all);
            return;
        }
        self.step(Session::follow_less_if_huge);
        self.step(Session::give_up_what_is_too_deep);
        // What is large takes a prover longer than some executions take, above all if it is wrong.
        if self.passive.blocks.len() > FEW_BLOCKS {
            self.step(Session::sample);
            self.step(Session::prove_all);
        } else {
            self.step(Session::prove_all);
            self.step(Session::sample);
            self.step(Session::prove_rest);
        }
        self.step(Session::infer);
    }

    /// Everything else.
    fn look_harder(&mut self) {
        // Unrolled loops make large goals: of code without a contract, they come last.
        if self.is_written() {
            self.step(Session::exhaust);
            self.step(|session| session.prove_each(&session.open(), Effort::Quick));
        } else {
            self.step(|session| session.prove_each(&session.not_asked(), Effort::Quick));
            self.step(Session::exhaust);
        }
        self.step(Session::sample_farther);
        self.doubt_what_was_not_followed();
        self.step(Session::refute);
        self.step(|session| session.prove_if_written(&session.hopeful(Again::WithMoreResources), Effort::Full));
        self.step(|session| session.prove_if_written(&session.hopeful(Again::InAnotherWay), Effort::ByModels));
        // What is given up by triggers and by models may still be for another prover.
        if self.prover.has_others() {
            self.step(|session| session.prove_each(&session.hopeful(Again::InAnotherWay), Effort::Full));
        }
    }

    /// Whether more may be tried. Whoever has written a contract wants to know about all of it.
    fn may_try_more(&self) -> bool {
        self.is_written() || self.exhausted.load(Ordering::Relaxed) < MOST_PROOFS_EXHAUSTED
    }

    /// Whether the entry point is there to check what somebody has specified.
    fn is_written(&self) -> bool {
        let is_specified = |id: &ObligationId| {
            let rule = self.program.obligations[*id].rule;
            rule.code.starts_with("IV02") && !NOT_SPECIFIED.contains(&rule)
        };
        let procedure = &self.program.procedures[self.entry];
        procedure.visibility == Visibility::Contract
            || procedure.contract.ensures.iter().any(|ensures| ensures.obligation.is_some())
            || procedure.body_obligations().iter().any(is_specified)
    }

    /// Whether it is not worth the time to make goals larger.
    fn is_too_large(&self) -> bool {
        !self.is_written() && self.passive.blocks.len() > MANY_BLOCKS
    }

    /// How large goals may be in which failing executions are searched for.
    fn most_blocks(&self) -> usize {
        if self.is_written() { usize::MAX } else { MANY_BLOCKS }
    }

    /// How hard to try at first. What is proved of ordinary code is proved at once, or not at all; laws relate several calls.
    fn hope(&self) -> Hope {
        let is_law = !laws(self.program, self.entry).is_empty();
        if is_law || self.is_written() { Hope::Proof } else { Hope::Glance }
    }

    /// Counts an attempt that ran out of resources.
    fn count(&self, answer: &Answer) {
        if matches!(answer, Answer::OutOfResources(_) | Answer::Stopped(_)) {
            self.exhausted.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Of code that nobody has written a contract for, so much is followed and no more: what is larger takes all the time there is to say that
    /// nothing is known.
    fn follow_less_if_huge(&mut self) {
        if self.is_written() || self.passive.blocks.len() <= HUGE {
            return;
        }
        let less = Options { size: LESS_COMMANDS, recursion: 1, ..Options::proof() };
        if let Some(passive) = vcgen::passive(self.program, self.entry, less) {
            *self = Session::new(self.shared, self.entry, self.prover, less, passive);
            self.follows_less = true;
        }
    }

    /// That all calls are followed to their end is asked first. Where they are not, nothing within them is asked about, and calls are
    /// followed less deep: that would show nothing more of the rest.
    fn give_up_what_is_too_deep(&mut self) {
        let (open, started) = (self.open(), Instant::now());
        let is_depth = |id: &ObligationId| self.program.obligations[*id].rule == &base::rules::CALL_DEPTH;
        let depths: Vec<ObligationId> = open.into_iter().filter(is_depth).collect();
        if depths.is_empty() {
            return;
        }
        if let Some(prover) = self.proves(&self.passive, Selection::These(&depths)) {
            return self.note_all(&depths, prover.as_deref(), started);
        }
        if !self.is_too_large() {
            self.prove_each(&depths, Effort::Quick);
        }
        let within = self.within_what_is_not_followed();
        self.doomed = within.into_iter().filter(|id| self.findings.contains_key(id)).collect();
        if self.doomed.is_empty() {
            return;
        }
        for id in &self.doomed {
            if let Some(finding) = self.findings.get_mut(id) {
                finding.reason = Some(NOT_FOLLOWED.into());
            }
        }
        if self.follows_less {
            return;
        }
        let shallow = Options { recursion: 1, ..Options::proof() };
        if let Some(passive) = vcgen::passive(self.program, self.entry, shallow) {
            self.passive = passive;
            self.options = shallow;
        }
    }

    /// That a call is not followed which lies within one that is not followed either says nothing new, unless it is what is in the way. One
    /// that stays covers each that goes: calls that lie within one another may come back to where they are made.
    fn blame_what_is_in_the_way(&mut self) {
        let within: BTreeSet<ObligationId> = self.within_what_is_not_followed().into_iter().collect();
        if within.is_empty() {
            return;
        }
        let causes = self.causes_of_depth();
        let program = self.program;
        let says_nothing_new = |id: &ObligationId| {
            program.obligations[*id].rule == &base::rules::CALL_DEPTH && within.contains(id) && !causes.contains(id)
        };
        self.findings.retain(|id, finding| finding.verdict.is_some() || !says_nothing_new(id));
    }

    /// The calls that nothing can follow to their end: those that may come back to where they are made, and those that may run too many methods.
    fn causes_of_depth(&self) -> BTreeSet<ObligationId> {
        let program = self.program;
        let mut causes = BTreeSet::new();
        for caller in followed(program, self.entry) {
            for command in program.procedures[caller].commands() {
                if let CommandKind::Call { procedure, obligations, .. } = &command.kind
                    && !obligations.is_empty()
                {
                    let is_wide = match &program.procedures[*procedure].kind {
                        ProcedureKind::Dispatch(targets) => !(1..=MOST_TARGETS).contains(&dispatch_targets(targets)),
                        _ => false,
                    };
                    if is_wide || followed(program, *procedure).contains(&caller) {
                        causes.extend(obligations);
                    }
                }
            }
        }
        causes
    }

    fn name(&self) -> &'static str {
        self.program.procedures[self.entry].name.as_str()
    }

    /// All of these are proved.
    fn note_all(&mut self, obligations: &[ObligationId], prover: Option<&str>, started: Instant) {
        let share = millis(started) / obligations.len().max(1) as u64;
        for id in obligations {
            if let Some(finding) = self.findings.get_mut(id) {
                finding.verdict = Some(Verdict::Proved);
                finding.prover = prover.map(str::to_owned);
                finding.millis += share;
            }
        }
    }

    /// What came of trying to prove one obligation.
    fn note(&mut self, id: ObligationId, proved: Proved, spent: u64) {
        let Some(finding) = self.findings.get_mut(&id) else { return };
        finding.millis += spent;
        match proved {
            Proved::Plainly => finding.verdict = Some(Verdict::Proved),
            Proved::By(prover) => {
                finding.verdict = Some(Verdict::Proved);
                finding.prover = Some(prover);
                finding.execution = None;
                finding.note = None;
            }
            Proved::Not { reason, again, path } => {
                if !path.is_empty() {
                    finding.path = path;
                }
                finding.prover = Some(self.prover.name().to_string());
                finding.reason = Some(reason);
                finding.again = again;
            }
        }
    }

    fn open(&self) -> Vec<ObligationId> {
        let is_asked = |id: &ObligationId| !self.doomed.contains(id) && !self.left.contains(id);
        self.undecided().into_iter().filter(is_asked).collect()
    }

    /// What is open and has not been asked about by itself.
    fn not_asked(&self) -> Vec<ObligationId> {
        self.open().into_iter().filter(|id| self.findings[id].reason.is_none()).collect()
    }

    /// What is open, and what cannot be proved: an execution may still show that it fails.
    fn undecided(&self) -> Vec<ObligationId> {
        self.findings.iter().filter(|(_, finding)| finding.verdict.is_none()).map(|(id, _)| *id).collect()
    }

    /// What is open and could be proved by trying again like this.
    fn hopeful(&self, again: Again) -> Vec<ObligationId> {
        self.open().into_iter().filter(|id| self.findings[id].again == again).collect()
    }

    /// Looks for failing executions of what is not proved, for as many obligations at a time as the prover can be asked about. One
    /// that fails in the search for another before it is not searched for, or what its own search found is dropped: how many are
    /// looked at together makes no difference.
    fn refute(&mut self) {
        let open = self.undecided();
        if open.is_empty() || self.is_too_large() {
            return;
        }
        let refuter =
            Refuter::new(self.shared, self.entry, self.prover, self.most_iterations).within(self.most_blocks());
        let search = |id: ObligationId| {
            let started = Instant::now();
            let tried = refuter.search(id);
            (id, tried, millis(started))
        };
        let mut exhausted = 0;
        let most_exhausted = if self.is_written() { MOST_SEARCHES_OF_CONTRACTS } else { MOST_SEARCHES_EXHAUSTED };
        for together in open.chunks(self.prover.workers()) {
            let wanted: Vec<ObligationId> = together.iter().copied().filter(|id| self.is_open(*id)).collect();
            if exhausted >= most_exhausted {
                return;
            }
            for (id, tried, spent) in in_parallel(&wanted, wanted.len(), &search) {
                if self.is_open(id) && exhausted < most_exhausted {
                    exhausted += tried.exhausted;
                    self.take(id, tried, spent);
                }
            }
        }
    }

    fn is_open(&self, id: ObligationId) -> bool {
        self.findings.get(&id).is_some_and(|finding| finding.verdict.is_none())
    }

    /// An obligation failed in an execution.
    fn fail(&mut self, id: ObligationId, found: Found) {
        if let Some(finding) = self.findings.get_mut(&id).filter(|finding| finding.verdict.is_none()) {
            finding.verdict = Some(Verdict::Refuted);
            finding.reason = None;
            finding.execution = Some(found.clone());
        }
        self.failed.push((id, found));
    }

    fn take(&mut self, wanted: ObligationId, tried: Tried, spent: u64) {
        for (id, found) in tried.failures {
            self.fail(id, found);
        }
        if let Some(finding) = self.findings.get_mut(&wanted) {
            finding.millis += spent;
            if finding.verdict.is_none() {
                finding.execution = tried.candidate;
                finding.note = tried.note;
            }
        }
    }

    /// What rests on a contradiction is said to be vacuous, beside what is proved.
    fn doubt_what_is_assumed(&mut self) {
        let is_proved = |finding: &Finding| finding.verdict == Some(Verdict::Proved);
        let proofs = if self.findings.values().all(is_proved) { Proofs::Complete } else { Proofs::Incomplete };
        for found in vacuous(self.shared, self.entry, self.prover, proofs) {
            if found.extent == vacuity::Extent::Everything {
                let proved = self.findings.values_mut().filter(|finding| is_proved(finding));
                proved.for_each(|finding| finding.note = Some("from a contradiction".into()));
            }
            let finding = Finding {
                prover: Some(self.prover.name().to_string()),
                reason: Some("what is assumed up to here contradicts itself".into()),
                millis: found.millis,
                ..Finding::default()
            };
            self.findings.insert(found.probe, finding);
        }
    }
}

/// The findings as outcomes, in order of place.
fn finish(program: &Program, entry: ProcedureId, findings: Findings) -> Checked {
    finish_with(program, entry, &followed(program, entry), findings)
}

fn finish_with(program: &Program, entry: ProcedureId, followed: &BTreeSet<ProcedureId>, findings: Findings) -> Checked {
    let owners = owners_of(program, followed, findings.found.keys());
    let name = program.procedures[entry].name.as_str();
    let mut ordered: Vec<(ObligationId, Finding)> = findings.found.into_iter().collect();
    let key = |id: &ObligationId| {
        let obligation = &program.obligations[*id];
        (obligation.span, obligation.rule.code, obligation.message.clone())
    };
    ordered.sort_by_cached_key(|(id, _)| key(id));
    let extent = findings.extent;
    let is_untried = |finding: &Finding| {
        finding.verdict.is_none() && extent != Extent::Whole && finding.reason.is_none() && finding.note.is_none()
    };
    let untried: BTreeSet<ObligationId> =
        ordered.iter().filter(|(_, finding)| is_untried(finding)).map(|(id, _)| *id).collect();
    blame_unknown_effects(program, ordered.iter_mut().filter(|(id, _)| !untried.contains(id)));
    let outcome = |(index, (id, finding)): (usize, (ObligationId, Finding))| {
        let verdict = finding.verdict.unwrap_or(Verdict::Unknown);
        let is_untried = untried.contains(&id);
        let is_consequence = finding.reason.as_deref().is_some_and(|why| [NOT_FOLLOWED, BUDGET_SPENT].contains(&why));
        // A proof says something of itself only if it comes from a contradiction.
        let reason = match verdict {
            Verdict::Unknown => Some(finding.why()),
            Verdict::Proved => finding.note.clone(),
            _ => None,
        };
        Outcome {
            id: format!("{name}#{}", index + 1),
            obligation: program.obligations[id].clone(),
            method: owners.get(&id).map_or(name, |owner| program.procedures[*owner].name.as_str()).to_string(),
            entry: name.to_string(),
            verdict,
            evidence: Evidence {
                engine: Some(NAME.into()),
                prover: finding.prover,
                millis: finding.millis,
                reason,
                is_untried,
                is_consequence: verdict == Verdict::Unknown && is_consequence,
                execution: finding.execution.map(|found| found.execution),
                conjuncts: finding.conjuncts.iter().map(|blamed| blamed.place).collect(),
                path: if verdict == Verdict::Unknown { finding.path } else { Vec::new() },
            },
        }
    };
    Checked {
        obligations: ordered.iter().map(|(id, _)| *id).collect(),
        outcomes: ordered.into_iter().enumerate().map(outcome).collect(),
        assumptions: assumptions(program, entry, followed),
        loops: findings.loops,
        failed: findings.failed.into_iter().map(|(id, found)| (id, found.execution)).collect(),
        extent,
        is_remembered: false,
    }
}

/// What may be open only because of calls of which nothing is known says so.
fn blame_unknown_effects<'f>(program: &Program, findings: impl Iterator<Item = &'f mut (ObligationId, Finding)>) {
    let mut findings: Vec<&mut (ObligationId, Finding)> = findings.collect();
    let is_effect = |id: ObligationId| program.obligations[id].rule == &base::rules::UNKNOWN_EFFECT;
    let is_open = |finding: &Finding| finding.verdict.is_none_or(|verdict| verdict == Verdict::Unknown);
    let open = findings.iter().filter(|(id, finding)| is_effect(*id) && is_open(finding));
    let Some(blamed) = open.map(|(id, _)| program.obligations[*id].message.clone()).next() else { return };
    for (id, finding) in findings.iter_mut().filter(|(_, finding)| is_open(finding)) {
        let reason = match is_effect(*id) {
            true => program.obligations[*id].related.first().map_or_else(String::new, |(_, why)| why.clone()),
            false => format!("{blamed}, and this may depend on it"),
        };
        *finding = Finding { reason: Some(reason), note: None, path: Vec::new(), ..std::mem::take(finding) };
    }
}

/// Why something is not proved that a prover neither proved nor refuted.
fn gave_up(reason: &str) -> String {
    format!("the prover gave up: {reason}")
}

fn is_true(term: &logic::Term) -> bool {
    matches!(term.kind(), logic::TermKind::Bool(true))
}

fn millis(started: Instant) -> u64 {
    u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX)
}

/// What an entry point rests on, and whatever it follows.
fn assumptions(program: &Program, entry: ProcedureId, followed: &BTreeSet<ProcedureId>) -> Vec<Assumption> {
    let name = program.procedures[entry].name;
    let mut list = Vec::new();
    for id in followed.iter().copied() {
        let procedure = &program.procedures[id];
        // What stands at the name of a procedure is about its callers, and here they are known.
        let kept = procedure.assumptions.iter().filter(|(span, _)| id == entry || *span != procedure.span);
        list.extend(kept.map(|(span, text)| Assumption { entry: name.to_string(), span: *span, text: text.clone() }));
    }
    list.sort_by(|left, right| (left.span, &left.text).cmp(&(right.span, &right.text)));
    list
}
