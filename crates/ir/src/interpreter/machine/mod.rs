//! Running procedures. Calls are frames on a stack of our own, so that the depth of recursion is the program's
//! affair and not this process's.
//!
//! There is one machine for both purposes: what differs is how procedures were made ready ([`super::compile`]), what
//! a false condition leads to, and whether contracts are looked at.

mod calls;
mod escapes;
mod slow;
mod tell;

use super::compile::{Code, Place, Purpose, Step, Target};
use super::evaluate::View;
use super::fast::{BoolNode, Look};
use super::heap::{Births, Full, Heap};
use super::reason::Reason;
use super::register::Register;
use super::start::{self, Start};
use super::state::State;
use super::trace::Trace;
use super::value::Value;
use super::world::World;
use super::{Active, Assumptions, End, Interpreter, Limits, Noted, Oracle, Run, Tracing};
use crate::program::*;
use base::arena::Id;
use base::{Name, Span};
use std::cell::Cell;
use std::collections::BTreeSet;

pub(super) struct Frame<'i> {
    code: &'i Code,
    /// The position of its first variable.
    base: usize,
    /// The step to go on with, once what it called has returned.
    next: usize,
    /// The position of its first large value.
    large: usize,
    /// What gets the result, in the caller.
    result: Option<Place>,
    /// What gets the exception, in the caller.
    exception: Option<Place>,
    /// Whether its promises are checked when it returns.
    promises: Promises,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Promises {
    Checked,
    NotChecked,
}

pub(super) struct Machine<'i> {
    interpreter: &'i Interpreter<'i>,
    purpose: Purpose,
    limits: Limits,
    pub(super) state: State,
    variables: Vec<Register>,
    /// What registers cannot hold. Each entry is one variable's.
    large: Vec<Value>,
    frames: Vec<Frame<'i>>,
    pub(super) steps: u64,
    /// What a run that checks has allocated.
    cells: u64,
    trace: Option<Trace>,
    /// What did not hold without ending the run.
    noted: Vec<Noted>,
    /// The places it came to that executions ought to come to.
    reached: BTreeSet<ObligationId>,
    /// Whether only calls are told.
    calls_only: bool,
    /// The place of what was last evaluated exactly, called, or failed.
    pub(super) span: Span,
    /// Whether the last jump went back to the beginning of a loop.
    is_back: bool,
    /// The procedures whose string constants exist.
    ready: Vec<bool>,
    /// Objects that someone outside holds.
    pub(super) held: Vec<u32>,
    /// When the clock of `nanoTime` began.
    started: std::time::Instant,
}

/// What ends a run before its first procedure returns.
#[derive(Debug)]
pub(super) enum Halt {
    /// Something that every run may end by.
    End(End),
    /// The program asked for it.
    Exit(i32),
    /// There is no memory left.
    OutOfMemory,
}

/// Boxed, since every step could give it and none but the last does.
pub(super) type Flow<T> = Result<T, Box<Halt>>;

fn halt<T>(end: End) -> Flow<T> {
    Err(Box::new(Halt::End(end)))
}

/// What the first procedure gave: its result, and its exception if it ended by one.
pub(super) struct Returned {
    pub result: Option<Value>,
    pub exception: Option<u32>,
}

/// Evaluates exactly, in a frame; a macro, since the borrow must leave the other parts of the machine free.
macro_rules! view {
    ($machine:expr, $base:expr) => {
        View {
            declarations: &$machine.interpreter.program.globals,
            types: &$machine.interpreter.tables.types,
            state: &$machine.state,
            locals: &$machine.variables[$base..],
            large: &$machine.large,
            budget: Cell::new($machine.limits.instances),
        }
    };
}
use view;

/// After so many steps, a run looks whether it is to stop.
const STEPS_BETWEEN_GLANCES: u64 = 1 << 14;

/// Checks a procedure: runs it from a given state, with everything looked at.
pub fn run<'i>(
    interpreter: &'i Interpreter<'i>,
    procedure: ProcedureId,
    start: &Start,
    limits: &Limits,
    oracle: &mut dyn Oracle,
    assumptions: Assumptions,
) -> Run {
    let mut machine = Machine::new(interpreter, Purpose::Checking, limits);
    let (mut output, mut errors, mut input) = (std::io::sink(), std::io::sink(), std::io::empty());
    let mut world = World::new(&mut output, &mut errors, &mut input, oracle);
    let end = machine.check(procedure, start, &mut world, assumptions);
    let (end, exception) = match end {
        Ok(Returned { exception: Some(number), .. }) => {
            (End::Finished(None), Some(Value::Ref(super::heap::id_of(number))))
        }
        Ok(Returned { result, .. }) => (End::Finished(result), None),
        Err(halt) => (machine.end(*halt), None),
    };
    Run {
        end,
        exception,
        stack: machine.active(),
        steps: machine.steps,
        noted: machine.noted,
        reached: machine.reached,
        trace: machine.trace.map(Trace::finish).unwrap_or_default(),
        state: machine.state,
    }
}

impl<'i> Machine<'i> {
    pub fn new(interpreter: &'i Interpreter<'i>, purpose: Purpose, limits: &Limits) -> Machine<'i> {
        let tables = &interpreter.tables;
        let births = if purpose == Purpose::Checking { Births::Kept } else { Births::NotKept };
        let heap = Heap::new(tables.classes.clone(), tables.layouts(purpose).clone(), births, limits.heap);
        Machine {
            interpreter,
            purpose,
            limits: limits.clone(),
            state: State::new(heap, &interpreter.program.globals),
            variables: Vec::new(),
            large: Vec::new(),
            frames: Vec::new(),
            steps: 0,
            cells: 0,
            trace: (limits.tracing != Tracing::Off).then(Trace::default),
            noted: Vec::new(),
            reached: BTreeSet::new(),
            calls_only: limits.tracing == Tracing::Calls,
            span: interpreter.nowhere(),
            is_back: false,
            ready: vec![false; interpreter.program.procedures.len()],
            held: Vec::new(),
            started: std::time::Instant::now(),
        }
    }

    /// What a run that checks says of the ways to end that only running has.
    fn end(&self, halt: Halt) -> End {
        match halt {
            Halt::End(end) => end,
            Halt::Exit(_) => {
                End::AssumptionFailed { what: "that the program does not exit".to_owned(), span: self.span }
            }
            Halt::OutOfMemory => End::OutOfResources(format!("{} bytes of memory", self.limits.heap)),
        }
    }

    /// The procedures that have not returned.
    pub fn active(&self) -> Vec<Active> {
        let mut active = Vec::new();
        let mut called_at = None;
        for frame in &self.frames {
            active.push(Active { procedure: frame.code.procedure, called_at });
            called_at = frame.next.checked_sub(1).and_then(|at| frame.code.origins.get(at)).map(|origin| origin.span);
        }
        active
    }

    fn check(
        &mut self,
        procedure: ProcedureId,
        start: &Start,
        world: &mut World<'_>,
        assumptions: Assumptions,
    ) -> Flow<Returned> {
        let program = self.interpreter.program;
        let Some(source) = program.procedures.get(procedure) else { return halt(End::NoBody("".into())) };
        self.span = source.span;
        if let Err(what) = start::fill(program, &self.interpreter.tables, source, start, &mut self.state) {
            return halt(End::AssumptionFailed { what, span: source.span });
        }
        let cells = start.objects.iter().map(|object| 1 + object.fields.len() + object.elements.len());
        self.cells = cells.sum::<usize>() as u64;
        let code = self.code(procedure)?;
        self.push_arguments(&start.arguments);
        if matches!(code.body, super::compile::CodeBody::Steps(_)) {
            self.enter(code, 0, None, None, Promises::Checked)?;
            let clauses = source.contract.requires.iter().zip(&code.requires);
            let looked_at = |role: Role| assumptions == Assumptions::Checked || role == Role::Checked;
            for (clause, formula) in clauses.filter(|(clause, _)| looked_at(clause.role)) {
                self.span = clause.span;
                if !self.truth_exactly(formula, 0)? {
                    let what = format!("a precondition: {}", clause.text);
                    return halt(End::AssumptionFailed { what, span: clause.span });
                }
            }
            self.span = source.span;
            return self.go(0, world);
        }
        self.begin(code, world)
    }

    /// Calls a procedure from outside.
    pub fn call_from_outside(
        &mut self,
        procedure: ProcedureId,
        arguments: &[Value],
        world: &mut World<'_>,
    ) -> Flow<Returned> {
        self.frames.clear();
        self.variables.clear();
        self.large.clear();
        let code = self.code(procedure)?;
        if code.parameters != arguments.len() {
            return Err(self.malformed("a call with another number of arguments than parameters"));
        }
        self.push_arguments(arguments);
        self.begin(code, world)
    }

    fn push_arguments(&mut self, arguments: &[Value]) {
        for value in arguments {
            let register = self.keep(value);
            self.variables.push(register);
        }
    }

    /// A register for a value; what is too large is kept beside.
    fn keep(&mut self, value: &Value) -> Register {
        if let Some(register) = Register::simple(value) {
            return register;
        }
        if let Value::Type(ty) = value
            && let Some(number) = self.state.classes().number(ty)
        {
            return Register::Type(number.0);
        }
        self.large.push(value.clone());
        Register::Large(self.large.len() as u32 - 1)
    }

    fn source(&self, procedure: ProcedureId) -> &'i Procedure {
        &self.interpreter.program.procedures[procedure]
    }

    fn undefined(&self, reason: Reason) -> Box<Halt> {
        Box::new(Halt::End(End::Undefined { reason: reason.to_string(), span: self.span }))
    }

    fn malformed(&self, what: &str) -> Box<Halt> {
        let reason = format!("malformed program: {what}");
        Box::new(Halt::End(End::Undefined { reason, span: self.span }))
    }

    fn count(&mut self, cost: u64) -> Flow<()> {
        self.steps += cost;
        if self.steps > self.limits.steps {
            return halt(End::OutOfResources(format!("{} steps", self.limits.steps)));
        }
        Ok(())
    }

    /// Whether nobody wants to know what changes.
    fn is_alone(&self) -> bool {
        self.purpose == Purpose::Running && self.trace.is_none()
    }

    fn jump(&mut self, target: Target) -> usize {
        self.is_back = target.is_back;
        target.step as usize
    }

    /// A condition, quickly if that can be done.
    #[inline]
    fn condition(&mut self, quick: &Option<BoolNode>, code: &'i Code, at: usize, base: usize) -> Flow<bool> {
        if let Some(node) = quick
            && let Some(truth) = (Look { state: &self.state, locals: &self.variables[base..] }).truth(node)
        {
            return Ok(truth);
        }
        self.condition_slowly(code, at, base)
    }

    /// Goes on until the frames above this number have returned.
    fn go(&mut self, floor: usize, world: &mut World<'_>) -> Flow<Returned> {
        let Some(frame) = self.frames.last() else { return Err(self.malformed("nothing to run")) };
        let (mut code, mut base, mut at) = (frame.code, frame.base, frame.next);
        loop {
            self.steps += 1;
            if self.steps > self.limits.steps {
                self.count(0)?;
            }
            if self.steps.is_multiple_of(STEPS_BETWEEN_GLANCES) {
                base::budget::check();
            }
            let Some(step) = code.steps.get(at) else {
                return Err(self.malformed("a jump to a block that does not exist"));
            };
            match step {
                Step::Assign(local, node) => {
                    let look = Look { state: &self.state, locals: &self.variables[base..] };
                    match look.node(node) {
                        Some(value) => self.variables[base + *local as usize] = value,
                        None => self.assign_slowly(Place::Local(*local), code, at, base)?,
                    }
                    if self.trace.is_some() {
                        self.tell_assignment(Place::Local(*local), code, at, base);
                    }
                    at += 1;
                }
                Step::Branch(condition, then_target, else_target) => {
                    let truth = self.condition(condition, code, at, base)?;
                    if self.trace.is_some() {
                        self.tell_branch(code, at, truth);
                    }
                    at = self.jump(if truth { *then_target } else { *else_target });
                }
                Step::Goto(target) => at = self.jump(*target),
                Step::Assert(condition, obligation, otherwise) => {
                    if self.condition(condition, code, at, base)? {
                        at += 1;
                    } else if let Some((target, class)) = otherwise
                        && class.is_none_or(|class| self.is_caught(class))
                    {
                        at = self.jump(*target);
                    } else {
                        let (procedure, span) = (code.procedure, code.origins[at].span);
                        self.span = span;
                        return halt(End::Failed { obligation: *obligation, procedure, span, also: Vec::new() });
                    }
                }
                Step::Field { global, place, object, value } => {
                    let look = Look { state: &self.state, locals: &self.variables[base..] };
                    let quick = look.reference(object).and_then(|object| {
                        let value = look.node(value)?;
                        Some((self.state.heap.field_at(place, object)?, value))
                    });
                    // Whoever looks on has it done exactly, which tells the maps and the trace of it.
                    let done = self.is_alone()
                        && quick.is_some_and(|(field, value)| self.state.heap.put(place.cell, field, value));
                    if !done {
                        self.update_slowly(Place::Global(*global), code, at, base)?;
                    }
                    at += 1;
                }
                Step::Element { global, kind, cell, array, index, value } => {
                    let look = Look { state: &self.state, locals: &self.variables[base..] };
                    let quick = look.reference(array).and_then(|array| {
                        let (index, value) = (look.int(index)?, look.node(value)?);
                        Some((self.state.heap.element_at(*kind, *cell, array, index)?, value))
                    });
                    let done = self.is_alone()
                        && quick.is_some_and(|(element, value)| self.state.heap.put(*cell, element, value));
                    if !done {
                        self.update_slowly(Place::Global(*global), code, at, base)?;
                    }
                    at += 1;
                }
                Step::Call(call) => {
                    let last = self.frames.len() - 1;
                    self.frames[last].next = at + 1;
                    self.call(call, code, at, base, world)?;
                    let Some(frame) = self.frames.last() else { return Err(self.malformed("nothing to run")) };
                    (code, base, at) = (frame.code, frame.base, frame.next);
                }
                Step::Return => {
                    if let Some(returned) = self.leave(floor)? {
                        return Ok(returned);
                    }
                    let Some(frame) = self.frames.last() else { return Err(self.malformed("nothing to run")) };
                    (code, base, at) = (frame.code, frame.base, frame.next);
                }
                Step::New(place, ty) => {
                    self.new_object(*place, *ty, code, at, base)?;
                    at += 1;
                }
                Step::NewArray(place, ty, length) => {
                    let look = Look { state: &self.state, locals: &self.variables[base..] };
                    let length = look.node(length);
                    self.new_array(*place, *ty, length, code, at, base)?;
                    at += 1;
                }
                Step::AssignPlace(place, node) => {
                    let look = Look { state: &self.state, locals: &self.variables[base..] };
                    match (look.node(node), place) {
                        (Some(value), Place::Global(global)) => self.state.statics[*global as usize] = value,
                        _ => self.assign_slowly(*place, code, at, base)?,
                    }
                    if self.trace.is_some() {
                        self.tell_assignment(*place, code, at, base);
                    }
                    at += 1;
                }
                Step::Update(place) => {
                    self.update_slowly(*place, code, at, base)?;
                    at += 1;
                }
                Step::Loop(header) => {
                    self.begin_loop(*header, code, base)?;
                    at += 1;
                }
                Step::Assume(condition) => {
                    if !self.condition(condition, code, at, base)? {
                        return self.assumption_failed(code, at);
                    }
                    at += 1;
                }
                Step::Check(condition, obligation) => {
                    match self.condition(condition, code, at, base) {
                        Ok(true) => {}
                        Ok(false) => self.note(*obligation),
                        Err(halt) if self.interpreter.passes_over(code.procedure, &halt) => {}
                        Err(halt) => return Err(halt),
                    }
                    at += 1;
                }
                Step::Escape(condition, thrower, obligation) => {
                    if !self.condition(condition, code, at, base)? && self.is_uncaught(*thrower, code, at, base)? {
                        let (procedure, span) = (code.procedure, code.origins[at].span);
                        self.span = span;
                        return halt(End::Failed { obligation: *obligation, procedure, span, also: Vec::new() });
                    }
                    at += 1;
                }
                Step::Havoc(place, variable) => {
                    self.span = code.origins[at].span;
                    let value = world.oracle.choose(variable);
                    if !self.has_sort(&value, &variable.sort) {
                        return Err(self.malformed("the oracle chose a value of another sort"));
                    }
                    self.write(*place, value, base)?;
                    at += 1;
                }
                Step::Stop => {
                    let what = "that no execution comes here".to_owned();
                    return halt(End::AssumptionFailed { what, span: code.origins[at].span });
                }
                Step::Malformed(what) => {
                    self.span = code.origins[at].span;
                    return Err(self.malformed(what));
                }
            }
            if self.trace.is_some() && self.purpose == Purpose::Running {
                self.report(world);
            }
        }
    }

    /// Something that must hold does not, and the run goes on.
    fn note(&mut self, obligation: ObligationId) {
        let rule = self.interpreter.program.obligations.get(obligation).map(|obligation| obligation.rule);
        if rule == Some(&base::rules::VACUOUS) {
            self.reached.insert(obligation);
            return;
        }
        if self.noted.iter().all(|noted| noted.obligation != obligation) {
            let trace = self.trace.as_ref().map(Trace::so_far).unwrap_or_default();
            self.noted.push(Noted { obligation, trace });
        }
    }

    /// Makes room, if it is time.
    fn make_room(&mut self, bytes: usize) {
        if self.purpose == Purpose::Running && self.state.heap.is_crowded(bytes) {
            self.reclaim();
        }
    }

    fn reclaim(&mut self) {
        let mut roots = self.state.roots();
        roots.extend(&self.held);
        for register in &self.variables {
            if let Register::Ref(number) = register {
                roots.push(*number);
            }
        }
        self.large.iter().chain(self.state.large.values()).for_each(|value| value.objects(&mut roots));
        self.state.heap.collect(roots.into_iter());
    }
}

impl From<Full> for Box<Halt> {
    fn from(_: Full) -> Box<Halt> {
        Box::new(Halt::OutOfMemory)
    }
}
