//! Looking for executions that fail. A prover's model gives a start state; the interpreter runs the procedure from
//! it; only what really fails there counts. Loops are unrolled a few times and calls followed, as in an execution,
//! and small states are tried before large ones: they are found sooner and read better.

use super::Shared;
use super::collections;
use super::initial::graft;
use super::reached::{Reached, may_be_made_up};
use super::samples::{Numbers, Samples};
use super::start::read_start;
use ir::interpreter::{Defaults, End, Interpreter, Limits, Start, Tracing, describe};
use ir::vocabulary::null;
use ir::{CommandKind, GlobalKind, JavaType, ObligationId, ProcedureId, ProcedureKind, Program, Visibility};
use logic::build::{and, eq, int, le};
use logic::{Answer, Execution, Goal, Hope, Model, Prover, Sort, Term, TraceStep};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};
use vcgen::followed::{blocks, executed, followed};
use vcgen::{Calls, MOST_TARGETS, Options, Passive, Selection, dispatch_targets, goal};

/// How large a start state may be.
#[derive(Clone, Copy)]
struct Size {
    length: i128,
    number: i128,
}

const SMALL: Size = Size { length: 3, number: 10 };
const MEDIUM: Size = Size { length: 12, number: 1000 };
const LARGE: Size = Size { length: 64, number: i128::MAX };

/// One way to look for a failing execution.
#[derive(Clone, Copy)]
struct Plan {
    /// Iterations of loops.
    iterations: usize,
    /// Whether calls are followed, or taken by contract: that guesses right where recursion is deep.
    calls: Calls,
    /// The size of the start state.
    size: Size,
}

const fn plan(iterations: usize, calls: Calls, size: Size) -> Plan {
    Plan { iterations, calls, size }
}

/// What is tried, in order.
const WITH_LOOPS: &[Plan] = &[
    plan(1, Calls::FollowAll, SMALL),
    plan(2, Calls::FollowAll, SMALL),
    plan(4, Calls::FollowAll, SMALL),
    plan(2, Calls::ByContract, SMALL),
    plan(4, Calls::FollowAll, MEDIUM),
    plan(3, Calls::FollowAll, LARGE),
];
const WITHOUT_LOOPS: &[Plan] = &[
    plan(0, Calls::FollowAll, SMALL),
    plan(0, Calls::ByContract, SMALL),
    plan(0, Calls::FollowAll, MEDIUM),
    plan(0, Calls::FollowAll, LARGE),
];

/// So many searches in a row that run out of resources are enough.
const MOST_EXHAUSTED: usize = 2;

/// How many start states are tried without a prover, for most entry points and for laws, which relate several objects; and how large
/// the last ones are.
const SAMPLES: usize = 96;
const SAMPLES_OF_LAWS: usize = 384;
const LARGEST_SAMPLE: usize = 12;

/// An execution, and the state that it began in.
#[derive(Clone)]
pub struct Found {
    /// Where it began.
    pub start: Start,
    /// What happened.
    pub execution: Execution,
}

/// What the start states without a prover begin with.
pub const SEED: u64 = 0x9E37_79B9_7F4A_7C15;

/// How far an execution without a prover may go.
pub(super) const QUICK: Limits =
    Limits { steps: 20_000, call_depth: 500, cells: 100_000, heap: 4 << 30, instances: 20_000, tracing: Tracing::Off };

/// Which states executions begin in.
#[derive(Clone, Copy, PartialEq)]
pub enum States {
    /// Any that types and contracts allow.
    MadeUp,
    /// Those that constructors and calls lead to.
    Reached,
}

impl States {
    /// The states that count for an entry point.
    pub fn of(program: &Program, entry: ProcedureId) -> States {
        if may_be_made_up(program, entry) { States::MadeUp } else { States::Reached }
    }
}

/// What a search found.
#[derive(Default)]
pub struct Tried {
    /// Executions that failed, with the obligation that did.
    pub failures: Vec<(ObligationId, Found)>,
    /// A start state that the prover offered and that did not fail.
    pub candidate: Option<Found>,
    /// What was tried, in words.
    pub note: Option<String>,
    /// How often the prover ran out of resources.
    pub exhausted: usize,
}

/// What came of one search for a failing execution.
enum Attempt {
    /// The wanted obligation failed.
    Failed,
    /// It did not.
    Nothing,
    /// The prover took too much.
    OutOfResources,
}

/// By iterations of loops and treatment of calls: the entry point in passive form, if it has one.
type Unrolled = BTreeMap<(usize, Calls), Option<Arc<Passive>>>;

/// Searches for failing executions of one entry point.
pub struct Refuter<'r> {
    program: &'r Program,
    shared: &'r Shared<'r>,
    entry: ProcedureId,
    prover: &'r dyn Prover,
    plans: Vec<Plan>,
    unrolled: Mutex<Unrolled>,
    interpreter: &'r Interpreter<'r>,
    states: States,
    /// Goals may have so many blocks.
    most_blocks: usize,
}

/// So many states are enough to see what holds in executions.
const STARTS: usize = 40;

/// States in which executions of an entry point begin: small ones first, and from programs if any others would not do.
pub(super) fn starts(shared: &Shared<'_>, entry: ProcedureId) -> Vec<Start> {
    match States::of(shared.program, entry) {
        States::Reached => Reached::new(shared, entry).starts(STARTS),
        States::MadeUp => {
            let mut samples = Samples::new(shared.program, entry, Numbers::new(SEED));
            (0..STARTS).map(|number| samples.next(number * LARGEST_SAMPLE / STARTS)).collect()
        }
    }
}

/// Whether an execution may show that an obligation fails: that something is not known is nothing that happens.
pub fn may_be_shown(program: &Program, id: ObligationId) -> bool {
    ![&base::rules::UNKNOWN_EFFECT, &base::rules::CALL_DEPTH].contains(&program.obligations[id].rule)
}

/// What is said where no failing execution was found.
const NOTHING_REACHED: &str = "no calls were found that make it fail";

impl<'r> Refuter<'r> {
    /// A searcher for one entry point. How often loops run at most may be known.
    pub fn new(
        shared: &'r Shared<'r>,
        entry: ProcedureId,
        prover: &'r dyn Prover,
        most_iterations: Option<usize>,
    ) -> Refuter<'r> {
        let program = shared.program;
        let plans = match most_iterations {
            Some(most) => [SMALL, MEDIUM, LARGE].map(|size| plan(most, Calls::FollowAll, size)).to_vec(),
            None if reaches_loop(program, executed(program, entry)) => WITH_LOOPS.to_vec(),
            None => WITHOUT_LOOPS.to_vec(),
        };
        let states = States::of(program, entry);
        let interpreter = &shared.interpreter;
        Refuter {
            program,
            shared,
            entry,
            prover,
            plans,
            unrolled: Mutex::default(),
            interpreter,
            states,
            most_blocks: usize::MAX,
        }
    }

    /// The same, in goals with at most so many blocks.
    pub fn within(self, most_blocks: usize) -> Refuter<'r> {
        Refuter { most_blocks, ..self }
    }

    /// Which of these places some executions come to that need no prover.
    pub fn reached(&self, places: &BTreeSet<ObligationId>) -> BTreeSet<ObligationId> {
        let mut samples = Samples::new(self.program, self.entry, Numbers::new(SEED));
        let mut reached = BTreeSet::new();
        for number in 0..SAMPLES {
            if places.is_subset(&reached) {
                break;
            }
            let start = samples.next(number * LARGEST_SAMPLE / SAMPLES);
            reached.extend(self.interpreter.run(self.entry, &start, &QUICK, &mut Defaults).reached);
        }
        reached
    }

    /// Runs some start states that need no prover, and returns what failed.
    pub fn sample(&self) -> Vec<(ObligationId, Found)> {
        let failed = match self.states {
            States::MadeUp if self.is_written() => self.failures(),
            // Both count: states that are made up are small or strange, and those that calls lead to have what the program mentions.
            States::MadeUp => {
                let mut failed = self.failures();
                failed.extend(Reached::new(self.shared, self.entry).failures());
                failed
            }
            States::Reached => Reached::new(self.shared, self.entry).failures(),
        };
        failed.into_iter().map(|(id, start)| (id, self.replay(id, &start))).collect()
    }

    /// Runs more states that calls lead to, as long as one of these obligations did not fail, and returns what failed.
    pub fn sample_farther(&self, open: &[ObligationId]) -> Vec<(ObligationId, Found)> {
        if self.states == States::MadeUp && self.is_written() {
            return Vec::new();
        }
        let open: BTreeSet<ObligationId> = open.iter().copied().collect();
        let failed = Reached::new(self.shared, self.entry).failures_farther(&open);
        failed.into_iter().map(|(id, start)| (id, self.replay(id, &start))).collect()
    }

    /// Whether a contract or a law says what the entry point may begin with.
    fn is_written(&self) -> bool {
        let procedure = &self.program.procedures[self.entry];
        procedure.visibility == Visibility::Contract || !super::laws(self.program, self.entry).is_empty()
    }

    /// What fails in made-up states.
    fn failures(&self) -> BTreeMap<ObligationId, Start> {
        let mut samples = Samples::new(self.program, self.entry, Numbers::new(SEED));
        let mut failed: BTreeMap<ObligationId, Start> = BTreeMap::new();
        let count = if super::laws(self.program, self.entry).is_empty() { SAMPLES } else { SAMPLES_OF_LAWS };
        for number in 0..count {
            let start = samples.next(number * LARGEST_SAMPLE / count);
            for (id, _) in self.interpreter.run(self.entry, &start, &QUICK, &mut Defaults).failures() {
                failed.entry(id).or_insert_with(|| start.clone());
            }
        }
        failed
    }

    /// The same run once more, with its trace up to where the obligation fails.
    fn replay(&self, failed: ObligationId, start: &Start) -> Found {
        let limits = Limits { tracing: Tracing::On, ..Limits::default() };
        let run = self.interpreter.run(self.entry, start, &limits, &mut Defaults);
        let found = run.failures().into_iter().find(|(id, _)| *id == failed);
        let trace = found.map_or_else(|| run.trace.clone(), |(_, trace)| trace.to_vec());
        self.found(start, trace, Confirmed::Yes)
    }

    /// Searches for an execution in which this obligation fails.
    pub fn search(&self, wanted: ObligationId) -> Tried {
        let mut tried = Tried::default();
        let rule = self.program.obligations[wanted].rule;
        if rule == &base::rules::UNKNOWN_EFFECT {
            return tried;
        }
        if rule == &base::rules::CALL_DEPTH {
            tried.note = Some(self.why_not_followed(wanted));
            return tried;
        }
        if self.states == States::Reached {
            tried.note = Some(NOTHING_REACHED.into());
            return tried;
        }
        let mut exhausted = 0;
        for plan in &self.plans {
            match self.attempt(wanted, *plan, &mut tried) {
                Attempt::Failed => break,
                // What comes next is larger: it takes more still.
                Attempt::OutOfResources => {
                    tried.exhausted += 1;
                    exhausted += 1;
                    if exhausted == MOST_EXHAUSTED {
                        break;
                    }
                }
                Attempt::Nothing => exhausted = 0,
            }
        }
        tried
    }

    /// What keeps a call from being followed, and what helps.
    fn why_not_followed(&self, wanted: ObligationId) -> String {
        let reached = followed(self.program, self.entry).into_iter();
        let calls = reached.flat_map(|id| self.program.procedures[id].commands());
        let targets = calls.filter_map(|command| match &command.kind {
            CommandKind::Call { procedure, obligations, .. } if obligations.contains(&wanted) => {
                match &self.program.procedures[*procedure].kind {
                    ProcedureKind::Dispatch(targets) => Some(dispatch_targets(targets)),
                    _ => None,
                }
            }
            _ => None,
        });
        match targets.max() {
            Some(0) => "no class that is known implements the called method".into(),
            Some(count) if count > MOST_TARGETS => {
                format!("it may run any of {count} methods, and more than {MOST_TARGETS} are not followed")
            }
            _ => "give the called method a contract".into(),
        }
    }

    /// One query and, if it offers a model, one execution.
    fn attempt(&self, wanted: ObligationId, plan: Plan, tried: &mut Tried) -> Attempt {
        let Some(goal) = self.goal(wanted, plan) else { return Attempt::Nothing };
        let model = match self.prover.try_quickly(&goal, Hope::Model) {
            Answer::Refuted(model) => Some(model),
            Answer::Unknown { candidate, .. } => candidate,
            Answer::OutOfResources(_) | Answer::Stopped(_) => return Attempt::OutOfResources,
            Answer::Proved { .. } | Answer::Unconfirmed(_) | Answer::Error(_) => None,
        };
        match model.is_some_and(|model| self.execute(wanted, &goal, model, tried)) {
            true => Attempt::Failed,
            false => Attempt::Nothing,
        }
    }

    fn goal(&self, wanted: ObligationId, plan: Plan) -> Option<Goal> {
        let Plan { iterations, calls, size } = plan;
        let (program, entry) = (self.program, self.entry);
        let passive = self.unrolled(iterations, calls).filter(|passive| passive.blocks.len() <= self.most_blocks)?;
        let name = format!("{} {} (search)", program.procedures[entry].name, program.obligations[wanted].rule.name);
        let mut goal = goal(&passive, Selection::One(wanted), name);
        if matches!(goal.conclusion.kind(), logic::TermKind::Bool(true)) {
            return None;
        }
        goal.hypotheses.extend(passive.lengths.iter().map(|length| le(length.clone(), int(size.length))));
        goal.hypotheses.extend(self.unmade());
        if size.number < i128::MAX {
            goal.hypotheses.extend(self.numbers().iter().map(|number| within(number, size.number)));
        }
        Some(goal)
    }

    /// The entry point with loops as far as a plan follows them.
    fn unrolled(&self, iterations: usize, calls: Calls) -> Option<Arc<Passive>> {
        let make = || {
            let options = Options { calls, ..Options::search(iterations) };
            vcgen::passive(self.program, self.entry, options).map(Arc::new)
        };
        let mut known = self.unrolled.lock().unwrap_or_else(PoisonError::into_inner);
        known.entry((iterations, calls)).or_insert_with(make).clone()
    }

    /// What start states cannot have: objects of some classes of the library in static fields.
    fn unmade(&self) -> Vec<Term> {
        let is_made = |ty: &JavaType| ty.sort() != Sort::Ref || collections::is_possible(ty);
        let statics = self.program.globals.iter().filter_map(|global| match &global.kind {
            GlobalKind::Static { class, ty, .. }
                if class.starts_with("java.util.")
                    && !is_made(ty)
                    && !self.program.initial.statics.contains(&global.variable) =>
            {
                Some(eq(global.variable.term(), null()))
            }
            _ => None,
        });
        statics.collect()
    }

    fn numbers(&self) -> Vec<Term> {
        let parameters = self.program.procedures[self.entry].parameters.iter();
        parameters
            .map(|parameter| &parameter.variable)
            .filter(|var| var.sort == Sort::Int)
            .map(logic::Var::term)
            .collect()
    }

    fn execute(&self, wanted: ObligationId, goal: &Goal, mut model: Box<dyn Model>, tried: &mut Tried) -> bool {
        let settled = read_start(self.program, self.entry, goal, &mut *model).and_then(|start| {
            let (mut start, real) = graft(self.program, self.entry, start);
            collections::settle(self.program, &mut start, real)?;
            Ok(start)
        });
        let start = match settled {
            Ok(start) => start,
            Err(reason) => {
                tried.note = Some(format!("its model cannot be executed: {reason}"));
                return false;
            }
        };
        drop(model);
        let limits = Limits { tracing: Tracing::On, ..Limits::default() };
        let run = self.interpreter.run(self.entry, &start, &limits, &mut Defaults);
        let failures = run.failures();
        if failures.is_empty() {
            tried.note = Some(format!("a start state that it offered was executed, and {}", words(&run.end)));
            tried.candidate = Some(self.found(&start, run.trace, Confirmed::No));
            return false;
        }
        for (id, trace) in &failures {
            tried.failures.push((*id, self.found(&start, trace.to_vec(), Confirmed::Yes)));
        }
        failures.iter().any(|(id, _)| *id == wanted)
    }

    fn found(&self, start: &Start, trace: Vec<TraceStep>, confirmed: Confirmed) -> Found {
        let mut execution = describe(self.program, self.entry, start);
        execution.confirmed = confirmed == Confirmed::Yes;
        execution.trace = trace;
        Found { start: start.clone(), execution }
    }

    /// Runs a start state that was remembered: what fails there now and, if nothing does, the execution as a candidate.
    pub fn again(&self, start: &Start) -> Tried {
        let limits = Limits { tracing: Tracing::On, ..Limits::default() };
        let run = self.interpreter.run(self.entry, start, &limits, &mut Defaults);
        let failures: Vec<(ObligationId, Found)> = run
            .failures()
            .into_iter()
            .map(|(id, trace)| (id, self.found(start, trace.to_vec(), Confirmed::Yes)))
            .collect();
        let candidate = failures.is_empty().then(|| self.found(start, run.trace, Confirmed::No));
        Tried { failures, candidate, ..Tried::default() }
    }
}

/// How a run ended that did not fail.
fn words(end: &End) -> String {
    match end {
        End::Finished(_) => "nothing failed".into(),
        End::Failed { .. } => "it failed".into(),
        End::AssumptionFailed { what, .. } => format!("it does not meet an assumption: {what}"),
        End::Undefined { reason, .. } => format!("a specification has no value in it: {reason}"),
        End::NoBody(name) => format!("`{name}` has no body to run"),
        End::OutOfResources(what) => format!("it did not end within the limits: {what}"),
    }
}

#[derive(PartialEq)]
enum Confirmed {
    Yes,
    No,
}

fn within(number: &Term, bound: i128) -> Term {
    and([le(int(-bound), number.clone()), le(number.clone(), int(bound))])
}

/// Whether one of these procedures has a loop.
pub fn reaches_loop(program: &Program, procedures: impl IntoIterator<Item = ProcedureId>) -> bool {
    procedures.into_iter().any(|id| {
        let body = program.procedures[id].body.as_ref();
        body.is_some_and(|body| blocks(body).into_iter().any(|block| body.blocks[block].header.is_some()))
    })
}
