//! The interpreter: the one meaning of the IR. It either *checks* a procedure ([`Interpreter::run`]): from a given
//! state, with contracts and everything that is assumed, and says how that ended; or it *runs* a program as Java does
//! ([`run::Session`]). What has no meaning ends the run as [`End::Undefined`]; nothing is ever guessed.
//!
//! Terms become [`expression::Expression`]s and procedures [`compile::Code`], once; [`machine`] runs them.

pub mod arithmetic;
pub mod classes;
mod collect;
pub mod compile;
pub mod contents;
pub mod equality;
pub mod evaluate;
pub mod expression;
pub mod fast;
pub mod floats;
pub mod guard;
pub mod heap;
pub mod labels;
pub mod layout;
mod machine;
pub mod maps;
pub mod natives;
pub mod quantifier;
pub mod reason;
pub mod register;
pub mod run;
mod snapshot;
pub mod start;
pub mod state;
mod strings;
pub mod trace;
pub mod value;
mod values;
pub mod world;

use crate::program::{ObligationId, Procedure, ProcedureId, Program};
use base::arena::Id;
use base::{Name, Span};
use compile::{Code, Purpose, Tables};
use logic::{TraceStep, Var};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

pub use heap::Heap;
pub use labels::Labels;
pub use reason::Reason;
pub use run::{Ending, Execution, Session};
pub use snapshot::Snapshots;
pub use start::{DICTIONARY, SEQUENCE, STRING, Start, StartObject, describe};
pub use state::State;
pub use value::{MapValue, ObjectId, Value};
pub use world::World;

/// How far a run may go.
#[derive(Clone, PartialEq, Debug)]
pub struct Limits {
    /// Commands, jumps, and instances of quantified formulas.
    pub steps: u64,
    /// Calls within calls. Running, one more is a `StackOverflowError`.
    pub call_depth: usize,
    /// Fields and array elements that are allocated, in a run that checks.
    pub cells: u64,
    /// Bytes of memory for objects. Running, more is an `OutOfMemoryError`.
    pub heap: u64,
    /// Instances of quantified formulas in one formula.
    pub instances: u64,
    /// Whether to tell what happened.
    pub tracing: Tracing,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            steps: 10_000_000,
            call_depth: 10_000,
            cells: 10_000_000,
            heap: 4 << 30,
            instances: 2_000_000,
            tracing: Tracing::Off,
        }
    }
}

impl Limits {
    /// For programs that run as long as they like. The JVM with its usual stack has room for ten to twenty thousand calls.
    pub fn to_run() -> Limits {
        Limits { steps: u64::MAX, call_depth: 16_000, ..Limits::default() }
    }
}

/// Whether a run tells what happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Tracing {
    Off,
    On,
    /// Only calls.
    Calls,
}

/// Who decides what `havoc` gives.
pub trait Oracle {
    /// A value for the variable, of its sort.
    fn choose(&mut self, variable: &Var) -> Value;
}

/// Always zero, false or null.
#[derive(Clone, Copy, Default, Debug)]
pub struct Defaults;

impl Oracle for Defaults {
    fn choose(&mut self, variable: &Var) -> Value {
        maps::default_value(&variable.sort).unwrap_or(Value::NULL)
    }
}

/// How a run ended.
#[derive(Clone, PartialEq, Debug)]
pub enum End {
    /// The procedure returned.
    Finished(Option<Value>),
    /// An obligation does not hold.
    Failed {
        /// Which one.
        obligation: ObligationId,
        /// The procedure that it belongs to: for a precondition, the caller.
        procedure: ProcedureId,
        /// The place that was reached.
        span: Span,
        /// Others that do not hold either, among those that are checked at the same time: the promises of one
        /// return, the invariants of one loop, what one call requires.
        also: Vec<ObligationId>,
    },
    /// Something that is assumed does not hold: this run says nothing.
    AssumptionFailed {
        /// What is assumed.
        what: String,
        /// Where.
        span: Span,
    },
    /// Something has no value.
    Undefined {
        /// Why.
        reason: String,
        /// Where.
        span: Span,
    },
    /// A procedure without a body was called.
    NoBody(Name),
    /// A limit was reached.
    OutOfResources(String),
}

/// A procedure that had not returned when a run ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Active {
    /// The procedure.
    pub procedure: ProcedureId,
    /// The call, but for the first.
    pub called_at: Option<Span>,
}

/// An obligation that does not hold in a run that goes on all the same.
#[derive(Clone, Debug)]
pub struct Noted {
    /// Which one.
    pub obligation: ObligationId,
    /// What happened up to the first time, if that was asked for.
    pub trace: Vec<TraceStep>,
}

/// What a run did.
#[derive(Clone, Debug)]
pub struct Run {
    /// How it ended.
    pub end: End,
    /// What did not hold on the way to that end, whatever it is.
    pub noted: Vec<Noted>,
    /// The places that executions ought to come to, and this one did.
    pub reached: BTreeSet<ObligationId>,
    /// The exception by which the procedure ended, if it ended by one; then it has no result.
    pub exception: Option<Value>,
    /// The procedures that had not returned, the outermost first. If a precondition failed, the caller is the
    /// last; if a postcondition failed, the procedure that promised it.
    pub stack: Vec<Active>,
    /// What it cost.
    pub steps: u64,
    /// What happened, if that was asked for.
    pub trace: Vec<TraceStep>,
    /// The state at the end.
    pub state: State,
}

impl Run {
    /// The obligations that do not hold, each with what happened up to there.
    pub fn failures(&self) -> Vec<(ObligationId, &[TraceStep])> {
        let noted = self.noted.iter().map(|noted| (noted.obligation, &*noted.trace));
        let last: Vec<ObligationId> = match &self.end {
            End::Failed { obligation, also, .. } => std::iter::once(*obligation).chain(also.iter().copied()).collect(),
            _ => Vec::new(),
        };
        noted.chain(last.into_iter().map(|id| (id, &*self.trace))).collect()
    }
}

/// By procedure: made ready to be checked, and to be run.
type Codes = Vec<[OnceLock<Box<Code>>; 2]>;

/// A program ready to run, as often as one likes.
pub struct Interpreter<'p> {
    program: &'p Program,
    tables: Arc<Tables>,
    codes: Arc<Codes>,
    /// Procedures that runs which check execute in the place of those of the program.
    replaced: BTreeMap<ProcedureId, Box<Code>>,
}

impl<'p> Interpreter<'p> {
    /// Makes the program ready; procedures follow when they are first called.
    pub fn new(program: &'p Program) -> Interpreter<'p> {
        let codes: Codes = program.procedures.values().map(|_| Default::default()).collect();
        let (tables, codes) = (Arc::new(Tables::new(program)), Arc::new(codes));
        Interpreter { program, tables, codes, replaced: BTreeMap::new() }
    }

    /// The same program with other procedures in the place of some, for runs that check: a [`CommandKind::Check`](crate::CommandKind::Check) in them
    /// whose condition has no value is passed over. What is ready already is shared.
    pub fn with(&self, procedures: &BTreeMap<ProcedureId, Procedure>) -> Interpreter<'p> {
        let compiled = |(id, procedure): (&ProcedureId, &Procedure)| {
            (*id, Box::new(self.tables.compile_as(self.program, *id, procedure, Purpose::Checking)))
        };
        Interpreter {
            program: self.program,
            tables: self.tables.clone(),
            codes: self.codes.clone(),
            replaced: procedures.iter().map(compiled).collect(),
        }
    }

    /// Whether what ends a run at a check in a procedure does not count.
    fn passes_over(&self, procedure: ProcedureId, halt: &machine::Halt) -> bool {
        matches!(halt, machine::Halt::End(End::Undefined { .. })) && self.replaced.contains_key(&procedure)
    }

    fn code(&self, procedure: ProcedureId, purpose: Purpose) -> Option<&Code> {
        if purpose == Purpose::Checking
            && let Some(code) = self.replaced.get(&procedure)
        {
            return Some(code);
        }
        let codes = self.codes.get(procedure.index())?;
        let code = &codes[usize::from(purpose == Purpose::Running)];
        Some(code.get_or_init(|| Box::new(self.tables.compile(self.program, procedure, purpose))))
    }

    /// A place for what has none.
    fn nowhere(&self) -> Span {
        let first = self.program.procedures.values().next();
        first.map_or(Span::new(base::FileId::from_index(0), 0, 0), |procedure| procedure.span)
    }

    /// A program about to run.
    pub fn session(&self, limits: &Limits) -> Session<'_> {
        Session::new(self, limits)
    }

    /// Runs one procedure as Java does, in a session of its own.
    pub fn execute(
        &self,
        procedure: ProcedureId,
        arguments: &[Value],
        world: &mut World<'_>,
        limits: &Limits,
    ) -> Execution {
        self.session(limits).call(procedure, arguments, world)
    }

    /// Checks a procedure by running it from this state.
    pub fn run(&self, procedure: ProcedureId, start: &Start, limits: &Limits, oracle: &mut dyn Oracle) -> Run {
        machine::run(self, procedure, start, limits, oracle, Assumptions::Checked)
    }

    /// The same from a state that other runs have led to: what holds by types and the heap model is not looked at.
    pub fn run_reached(&self, procedure: ProcedureId, start: &Start, limits: &Limits, oracle: &mut dyn Oracle) -> Run {
        machine::run(self, procedure, start, limits, oracle, Assumptions::Reached)
    }
}

/// What a run looks at before it begins.
#[derive(Clone, Copy, PartialEq)]
enum Assumptions {
    /// Everything that is assumed.
    Checked,
    /// What callers must see to. The state is one that runs have led to, so the rest holds.
    Reached,
}

/// Runs a procedure of a program once.
pub fn run(program: &Program, procedure: ProcedureId, start: &Start, limits: &Limits, oracle: &mut dyn Oracle) -> Run {
    Interpreter::new(program).run(procedure, start, limits, oracle)
}
