//! The interpreter: the one meaning of the IR. It runs a procedure from a given state, with assertions on, and
//! says how that ended. What has no meaning ends the run as [`End::Undefined`]; nothing is ever guessed.
//!
//! Terms become [`expression::Expression`]s and procedures [`compile::Code`], once; [`machine`] runs them.

pub mod arithmetic;
pub mod compile;
pub mod evaluate;
pub mod expression;
pub mod guard;
pub mod heap;
mod machine;
pub mod maps;
pub mod quantifier;
pub mod reason;
pub mod start;
pub mod trace;
pub mod value;

use crate::program::{ObligationId, ProcedureId, Program};
use base::arena::Id;
use base::{Name, Span};
use compile::{Code, Tables};
use logic::{TraceStep, Var};
use std::sync::OnceLock;

pub use heap::{Heap, Labels, Object};
pub use reason::Reason;
pub use start::{Start, StartObject, State, describe};
pub use value::{MapValue, ObjectId, Value};

/// How far a run may go.
#[derive(Clone, PartialEq, Debug)]
pub struct Limits {
    /// Commands, jumps, and instances of quantified formulas.
    pub steps: u64,
    /// Calls within calls.
    pub call_depth: usize,
    /// Fields and array elements that are allocated.
    pub cells: u64,
    /// Instances of quantified formulas in one formula.
    pub instances: u64,
    /// Whether to tell what happened.
    pub tracing: Tracing,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { steps: 10_000_000, call_depth: 10_000, cells: 10_000_000, instances: 2_000_000, tracing: Tracing::Off }
    }
}

/// Whether a run tells what happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Tracing {
    Off,
    On,
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

/// What a run did.
#[derive(Clone, PartialEq, Debug)]
pub struct Run {
    /// How it ended.
    pub end: End,
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

/// A program ready to run, as often as one likes.
pub struct Interpreter<'p> {
    program: &'p Program,
    tables: Tables,
    codes: Vec<OnceLock<Box<Code>>>,
}

impl<'p> Interpreter<'p> {
    /// Makes the program ready; procedures follow when they are first called.
    pub fn new(program: &'p Program) -> Interpreter<'p> {
        let codes = program.procedures.values().map(|_| OnceLock::new()).collect();
        Interpreter { program, tables: Tables::new(program), codes }
    }

    fn code(&self, procedure: ProcedureId) -> Option<&Code> {
        let source = self.program.procedures.get(procedure)?;
        Some(self.codes.get(procedure.index())?.get_or_init(|| Box::new(self.tables.compile(source))))
    }

    /// Runs a procedure.
    pub fn run(&self, procedure: ProcedureId, start: &Start, limits: &Limits, oracle: &mut dyn Oracle) -> Run {
        machine::run(self, procedure, start, limits, oracle)
    }
}

/// Runs a procedure of a program once.
pub fn run(program: &Program, procedure: ProcedureId, start: &Start, limits: &Limits, oracle: &mut dyn Oracle) -> Run {
    Interpreter::new(program).run(procedure, start, limits, oracle)
}
