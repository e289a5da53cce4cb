//! Running procedures. Calls are frames on a stack of our own, so that the depth of recursion is the program's
//! affair and not this process's.

use super::compile::{Code, Jump, Place, Step};
use super::evaluate::View;
use super::expression::Expression;
use super::heap::Object;
use super::reason::Reason;
use super::start::{self, Start, State};
use super::trace::{self, Trace};
use super::value::{MapValue, ObjectId, Slots, Value};
use super::{Active, End, Interpreter, Limits, Oracle, Run, Tracing};
use crate::program::*;
use base::Span;
use base::arena::Id;
use logic::Var;
use std::cell::Cell;
use std::sync::Arc;

struct Frame<'i> {
    procedure: ProcedureId,
    code: &'i Code,
    /// The position of its first variable.
    base: usize,
    block: usize,
    step: usize,
    /// What gets the result, in the caller.
    result: Option<Place>,
    /// Whether its promises are checked when it returns.
    promises: Promises,
    called_at: Option<Span>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Promises {
    Checked,
    NotChecked,
}

struct Machine<'i> {
    interpreter: &'i Interpreter<'i>,
    limits: &'i Limits,
    state: State,
    variables: Vec<Option<Value>>,
    frames: Vec<Frame<'i>>,
    steps: u64,
    cells: u64,
    trace: Option<Trace>,
    /// The place of the last command.
    span: Span,
    /// Where the keys of an update are gathered, so that none needs memory of its own.
    keys: Vec<Value>,
}

/// What ends a run: boxed, since every step could give it and none but the last does.
type Flow<T> = Result<T, Box<End>>;

/// Runs a procedure.
pub fn run<'i>(
    interpreter: &'i Interpreter<'i>,
    procedure: ProcedureId,
    start: &Start,
    limits: &'i Limits,
    oracle: &mut dyn Oracle,
) -> Run {
    let empty = State { heap: Default::default(), globals: Vec::new() };
    let stopped = |end, state| Run { end, stack: Vec::new(), steps: 0, trace: Vec::new(), state };
    let (Some(code), Some(source)) = (interpreter.code(procedure), interpreter.program.procedures.get(procedure))
    else {
        return stopped(End::NoBody("".into()), empty);
    };
    let state = match start::build(interpreter.program, &interpreter.tables, source, start) {
        Ok(state) => state,
        Err(what) => return stopped(End::AssumptionFailed { what, span: source.span }, empty),
    };
    let cells = start.objects.iter().map(|object| 1 + object.fields.len() + object.elements.len()).sum::<usize>();
    let mut machine = Machine {
        interpreter,
        limits,
        state,
        variables: Vec::new(),
        frames: Vec::new(),
        steps: 0,
        cells: cells as u64,
        trace: (limits.tracing == Tracing::On).then(Trace::default),
        span: source.span,
        keys: Vec::new(),
    };
    let end = match machine.execute(procedure, code, start, oracle) {
        Ok(result) => End::Finished(result),
        Err(end) => *end,
    };
    let active = |frame: &Frame<'_>| Active { procedure: frame.procedure, called_at: frame.called_at };
    Run {
        end,
        stack: machine.frames.iter().map(active).collect(),
        steps: machine.steps,
        trace: machine.trace.map(Trace::finish).unwrap_or_default(),
        state: machine.state,
    }
}

/// Evaluates in the frame on top; a macro, since the borrow must leave the other parts of the machine free.
macro_rules! view {
    ($machine:expr, $frame:expr) => {
        View {
            declarations: &$machine.interpreter.program.globals,
            types: &$machine.interpreter.tables.types,
            heap: &$machine.state.heap,
            globals: &$machine.state.globals,
            locals: &$machine.variables[$frame.base..],
            budget: Cell::new($machine.limits.instances),
        }
    };
}

impl<'i> Machine<'i> {
    fn execute(
        &mut self,
        procedure: ProcedureId,
        code: &'i Code,
        start: &Start,
        oracle: &mut dyn Oracle,
    ) -> Flow<Option<Value>> {
        self.push(procedure, code, start.arguments.clone(), None, Promises::Checked, None)?;
        let contract = &self.source(procedure).contract;
        for (clause, formula) in contract.requires.iter().zip(&code.requires) {
            self.span = clause.span;
            if !self.truth(formula)? {
                let what = format!("a precondition: {}", clause.text);
                return Err(Box::new(End::AssumptionFailed { what, span: clause.span }));
            }
        }
        self.span = self.source(procedure).span;
        self.enter()?;
        loop {
            if let Some(result) = self.advance(oracle)? {
                return Ok(result);
            }
        }
    }

    fn source(&self, procedure: ProcedureId) -> &'i Procedure {
        &self.interpreter.program.procedures[procedure]
    }

    fn top(&self) -> &Frame<'i> {
        // There is a frame from the first push on: the run ends when the last one returns.
        &self.frames[self.frames.len() - 1]
    }

    fn count(&mut self, cost: u64) -> Flow<()> {
        self.steps += cost;
        if self.steps > self.limits.steps {
            return Err(Box::new(End::OutOfResources(format!("{} steps", self.limits.steps))));
        }
        Ok(())
    }

    fn undefined(&self, reason: Reason) -> Box<End> {
        Box::new(End::Undefined { reason: reason.to_string(), span: self.span })
    }

    fn malformed(&self, what: &str) -> Box<End> {
        Box::new(End::Undefined { reason: format!("malformed program: {what}"), span: self.span })
    }

    fn truth(&mut self, formula: &Expression) -> Flow<bool> {
        let view = view!(self, self.top());
        let truth = view.truth(formula, &mut Vec::new());
        let cost = self.limits.instances - view.budget.get();
        if cost > 0 {
            self.count(cost)?;
        }
        truth.map_err(|reason| self.undefined(reason))
    }

    fn value(&mut self, term: &Expression) -> Flow<Value> {
        let view = view!(self, self.top());
        let value = view.value(term, &mut Vec::new());
        let cost = self.limits.instances - view.budget.get();
        if cost > 0 {
            self.count(cost)?;
        }
        value.map_err(|reason| self.undefined(reason))
    }

    fn values(&mut self, terms: &[Expression]) -> Flow<Vec<Value>> {
        terms.iter().map(|term| self.value(term)).collect()
    }

    fn push(
        &mut self,
        procedure: ProcedureId,
        code: &'i Code,
        arguments: Vec<Value>,
        result: Option<Place>,
        promises: Promises,
        called_at: Option<Span>,
    ) -> Flow<()> {
        if self.frames.len() >= self.limits.call_depth {
            return Err(Box::new(End::OutOfResources(format!("{} calls within calls", self.limits.call_depth))));
        }
        let base = self.variables.len();
        self.variables.extend(arguments.into_iter().map(Some));
        self.variables.resize(base + code.slots, None);
        self.frames.push(Frame { procedure, code, base, block: 0, step: 0, result, promises, called_at });
        Ok(())
    }

    /// Begins the body of the procedure on top.
    fn enter(&mut self) -> Flow<()> {
        let frame = self.top();
        match &frame.code.body {
            Some(body) => self.jump(body.entry, None),
            None => Err(Box::new(End::NoBody(self.source(frame.procedure).name))),
        }
    }

    /// One command or jump; the result once the first procedure has returned.
    fn advance(&mut self, oracle: &mut dyn Oracle) -> Flow<Option<Option<Value>>> {
        self.count(1)?;
        let frame = self.top();
        let (code, block_index, step_index) = (frame.code, frame.block, frame.step);
        let Some(block) = code.body.as_ref().and_then(|body| body.blocks.get(block_index)) else {
            return Err(self.malformed("a block that does not exist"));
        };
        if let Some(step) = block.steps.get(step_index) {
            let last = self.frames.len() - 1;
            self.frames[last].step += 1;
            let command = self.command(block_index, step_index);
            self.span = command.span;
            self.step(step, command, oracle)?;
            return Ok(None);
        }
        match &block.jump {
            Jump::Goto(target) => self.jump(*target, Some(block_index))?,
            Jump::Branch(condition, then_block, else_block) => {
                let truth = self.truth(condition)?;
                if self.trace.is_some() {
                    self.trace_branch(block_index, truth);
                }
                self.jump(if truth { *then_block } else { *else_block }, Some(block_index))?;
            }
            Jump::Return => return self.leave(),
            Jump::Stop => {
                let what = "that no execution comes here".to_owned();
                return Err(Box::new(End::AssumptionFailed { what, span: self.span }));
            }
        }
        Ok(None)
    }

    /// Where the code came from. Code and source have the same shape.
    fn command(&self, block: usize, step: usize) -> &'i Command {
        let body = self.source(self.top().procedure).body.as_ref();
        &body.expect("code with blocks has a body").blocks[BlockId::from_index(block)].commands[step]
    }

    fn jump(&mut self, target: usize, from: Option<usize>) -> Flow<()> {
        let last = self.frames.len() - 1;
        let frame = &mut self.frames[last];
        (frame.block, frame.step) = (target, 0);
        let (code, procedure) = (frame.code, frame.procedure);
        let Some(block) = code.body.as_ref().and_then(|body| body.blocks.get(target)) else {
            return Err(self.malformed("a jump to a block that does not exist"));
        };
        let Some(header) = &block.header else { return Ok(()) };
        let body = self.source(procedure).body.as_ref();
        let source = body.and_then(|body| body.blocks[BlockId::from_index(target)].header.as_ref());
        let source = source.expect("code with a header has a source with one");
        for (fact, (formula, places)) in source.facts.iter().zip(&header.facts) {
            if places.iter().all(|place| self.read(*place).is_some()) && !self.truth(formula)? {
                let what = format!("a fact about {} where a loop begins: {}", fact.variable, fact.formula);
                return Err(Box::new(End::AssumptionFailed { what, span: source.span }));
            }
        }
        let again = from == Some(header.latch);
        let obligation = |invariant: &LoopInvariant| if again { invariant.preserved } else { invariant.on_entry };
        let checks = source.invariants.iter().zip(&header.invariants);
        let checks = checks.map(|(invariant, formula)| (obligation(invariant), formula));
        self.check_together(checks, procedure, source.span)
    }

    /// Checks what must hold at the same time. If something does not, all that does not is told; but where the first
    /// that does not hold has no value at all, nothing is.
    fn check_together<'f>(
        &mut self,
        checks: impl Iterator<Item = (ObligationId, &'f Expression)>,
        procedure: ProcedureId,
        span: Span,
    ) -> Flow<()> {
        let mut failed = Vec::new();
        for (obligation, formula) in checks {
            match self.truth(formula) {
                Ok(true) => {}
                Ok(false) => failed.push(obligation),
                Err(_) if !failed.is_empty() => {}
                Err(end) => return Err(end),
            }
        }
        let mut failed = failed.into_iter();
        match failed.next() {
            None => Ok(()),
            Some(obligation) => {
                let also = failed.filter(|other| *other != obligation).collect();
                Err(Box::new(End::Failed { obligation, procedure, span, also }))
            }
        }
    }

    fn read(&self, place: Place) -> Option<&Value> {
        match place {
            Place::Local(slot) => self.variables[self.top().base + slot as usize].as_ref(),
            Place::Global(slot) => self.state.globals[slot as usize].as_ref(),
        }
    }

    fn write(&mut self, place: Place, value: Value) -> Flow<()> {
        match place {
            Place::Local(slot) => {
                let base = self.top().base;
                self.variables[base + slot as usize] = Some(value);
            }
            Place::Global(slot) => {
                let value = view!(self, self.top()).as_global(slot, value);
                self.state.globals[slot as usize] = Some(value.map_err(|reason| self.undefined(reason))?);
            }
        }
        Ok(())
    }

    fn step(&mut self, step: &'i Step, command: &'i Command, oracle: &mut dyn Oracle) -> Flow<()> {
        match step {
            Step::Assign(place, term) => {
                let value = self.value(term)?;
                if self.trace.is_some() {
                    self.trace_assignment(command, &value);
                }
                self.write(*place, value)
            }
            Step::Update(place, keys, term) => self.update(*place, keys, term, command),
            Step::Havoc(place) => {
                let CommandKind::Havoc(variable) = &command.kind else { return Ok(()) };
                let value = oracle.choose(variable);
                if !self.has_sort(&value, &variable.sort) {
                    return Err(self.malformed("the oracle chose a value of another sort"));
                }
                self.write(*place, value)
            }
            Step::Assume(condition) => {
                if self.truth(condition)? {
                    return Ok(());
                }
                let what = match &command.kind {
                    CommandKind::Assume { condition, .. } => condition.to_string(),
                    _ => String::new(),
                };
                Err(Box::new(End::AssumptionFailed { what, span: command.span }))
            }
            Step::Assert(condition, obligation) => {
                if self.truth(condition)? {
                    return Ok(());
                }
                let procedure = self.top().procedure;
                let also = Vec::new();
                Err(Box::new(End::Failed { obligation: *obligation, procedure, span: command.span, also }))
            }
            Step::New(place, ty) => self.allocate(*place, ty, None, command),
            Step::NewArray(place, ty, length) => {
                let length = match self.value(length)? {
                    Value::Int(length) => u64::try_from(length).map_err(|_| self.malformed("a negative length"))?,
                    _ => return Err(self.malformed("a length that is no integer")),
                };
                self.allocate(*place, ty, Some(length), command)
            }
            Step::Call { procedure, arguments, result, obligations } => {
                self.call(*procedure, arguments, *result, obligations, command.span)
            }
            Step::Malformed(what) => Err(self.malformed(what)),
        }
    }

    fn has_sort(&self, value: &Value, sort: &logic::Sort) -> bool {
        use logic::Sort;
        match value {
            Value::Ref(Some(id)) => *sort == Sort::Ref && self.state.heap.get(*id).is_some(),
            Value::Ref(None) => *sort == Sort::Ref,
            Value::Bool(_) => *sort == Sort::Bool,
            Value::Int(_) => *sort == Sort::Int,
            Value::Type(_) => *sort == Sort::Type,
            Value::Map(_) => matches!(sort, Sort::Map(..)),
        }
    }

    fn update(&mut self, place: Place, keys: &[Expression], term: &Expression, command: &'i Command) -> Flow<()> {
        let mut gathered = std::mem::take(&mut self.keys);
        gathered.clear();
        for key in keys {
            gathered.push(self.value(key)?);
        }
        let keys = gathered;
        let value = self.value(term)?;
        if self.trace.is_some() {
            self.trace_update(command, place, &keys, &value);
        }
        let base = self.top().base;
        let slot = match place {
            Place::Local(slot) => &mut self.variables[base + slot as usize],
            Place::Global(slot) => &mut self.state.globals[slot as usize],
        };
        // Taken out while it is changed, so that it has one owner.
        let Some(mut map) = slot.take() else {
            return Err(self.malformed("an update of a map that has no value"));
        };
        let done = view!(self, self.top()).update(&mut map, &keys, value);
        match place {
            Place::Local(slot) => self.variables[base + slot as usize] = Some(map),
            Place::Global(slot) => self.state.globals[slot as usize] = Some(map),
        }
        self.keys = keys;
        done.map_err(|reason| self.undefined(reason))
    }

    fn allocate(&mut self, place: Place, ty: &JavaType, length: Option<u64>, command: &'i Command) -> Flow<()> {
        let interpreter = self.interpreter;
        if !interpreter.tables.types.is_concrete(ty) {
            return Err(self.malformed(&format!("no object has exactly the type `{ty}`")));
        }
        self.cells = self.cells.saturating_add(1 + length.unwrap_or(0));
        if self.cells > self.limits.cells {
            return Err(Box::new(End::OutOfResources(format!("memory for {} values", self.limits.cells))));
        }
        let length = length.map(|length| length as usize);
        let id = self.state.heap.add(Object { ty: ty.clone(), length });
        for (global, value) in interpreter.tables.fields_of(ty) {
            self.cells += 1;
            self.first_value(global as usize, id, value.clone());
        }
        if let (JavaType::Array(element), Some(length)) = (ty, length) {
            let first = super::maps::default_value(&element.sort());
            let row = MapValue::Row { owner: id, slots: Slots::filled(first, length) };
            if let Some(global) = start::elements_global(interpreter.program, &interpreter.tables, ty) {
                self.first_value(global, id, Value::Map(Arc::new(row)));
            }
        }
        if let Some(now) = interpreter.tables.now {
            self.state.globals[now as usize] = Some(Value::Int(self.state.heap.len() as i128));
        }
        if self.trace.is_some() {
            self.trace_new(command, id);
        }
        self.write(place, Value::Ref(Some(id)))
    }

    fn first_value(&mut self, global: usize, id: ObjectId, value: Value) {
        if let Some(Value::Map(map)) = &mut self.state.globals[global]
            && let MapValue::Objects { slots, .. } = Arc::make_mut(map)
        {
            slots.set(id.index(), value);
        }
    }

    fn call(
        &mut self,
        procedure: ProcedureId,
        arguments: &[Expression],
        result: Option<Place>,
        obligations: &[ObligationId],
        span: Span,
    ) -> Flow<()> {
        let (Some(code), Some(source)) =
            (self.interpreter.code(procedure), self.interpreter.program.procedures.get(procedure))
        else {
            return Err(self.malformed("a call of a procedure that does not exist"));
        };
        if source.parameters.len() != arguments.len() {
            return Err(self.malformed("a call with another number of arguments than parameters"));
        }
        let arguments = self.values(arguments)?;
        if let Some(trace) = &mut self.trace {
            trace.push(span, format!("call {}", source.name));
        }
        let caller = self.top().procedure;
        let promises = match source.visibility {
            Visibility::Contract => Promises::Checked,
            Visibility::Body => Promises::NotChecked,
        };
        self.push(procedure, code, arguments, result, promises, Some(span))?;
        if source.visibility == Visibility::Contract {
            let clauses = source.contract.requires.iter().zip(&code.requires);
            let checked = clauses.filter(|(clause, _)| clause.role == Role::Checked);
            let checks = obligations.iter().copied().zip(checked.map(|(_, formula)| formula));
            if let Err(end) = self.check_together(checks, caller, span) {
                // Whoever is called has not begun.
                self.frames.pop();
                return Err(end);
            }
        }
        self.enter()
    }

    /// Returns from the procedure on top; the result if it was the first one.
    fn leave(&mut self) -> Flow<Option<Option<Value>>> {
        let frame = self.top();
        let (code, procedure, base, target) = (frame.code, frame.procedure, frame.base, frame.result);
        let called_at = frame.called_at;
        if frame.promises == Promises::Checked {
            let contract = &self.source(procedure).contract;
            let span = self.span;
            let clauses = contract.ensures.iter().zip(&code.ensures);
            for (clause, formula) in clauses.clone().filter(|(clause, _)| clause.obligation.is_none()) {
                if !self.truth(formula)? {
                    let what = format!("on return: {}", clause.formula);
                    return Err(Box::new(End::AssumptionFailed { what, span }));
                }
            }
            let checks = clauses.filter_map(|(clause, formula)| clause.obligation.map(|id| (id, formula)));
            self.check_together(checks, procedure, span)?;
        }
        let result = match code.result {
            Some((slot, name)) => match &self.variables[base + slot as usize] {
                Some(value) => Some(value.clone()),
                None => return Err(self.undefined(Reason::Unset(name))),
            },
            None => None,
        };
        if self.frames.len() == 1 {
            self.frames.pop();
            return Ok(Some(result));
        }
        self.frames.pop();
        self.variables.truncate(base);
        self.span = called_at.unwrap_or(self.span);
        match (target, result) {
            (Some(place), Some(value)) => {
                if self.trace.is_some() {
                    self.trace_result(place, &value);
                }
                self.write(place, value)?;
            }
            (Some(_), None) => return Err(self.malformed("a result of a procedure that has none")),
            (None, _) => {}
        }
        Ok(None)
    }
}

/// What the trace says of each step. Only called while there is one.
impl Machine<'_> {
    fn tell(&mut self, text: String) {
        let span = self.span;
        if let Some(trace) = &mut self.trace {
            trace.push(span, text);
        }
    }

    fn show(&mut self, value: &Value) -> String {
        self.trace.as_mut().map_or_else(String::new, |trace| trace.show(&self.state.heap, value))
    }

    fn tell_variable(&mut self, variable: &Var, value: String) {
        let snapshots = &self.source(self.top().procedure).contract.snapshots;
        if trace::is_visible(variable) && snapshots.iter().all(|(snapshot, _)| snapshot != variable) {
            self.tell(format!("{} = {value}", trace::java_name(&variable.name)));
        }
    }

    fn trace_assignment(&mut self, command: &Command, value: &Value) {
        if let CommandKind::Assign { target, .. } = &command.kind {
            let value = self.show(value);
            self.tell_variable(target, value);
        }
    }

    fn trace_update(&mut self, command: &Command, place: Place, keys: &[Value], value: &Value) {
        let (CommandKind::Update { keys: terms, .. }, Place::Global(slot)) = (&command.kind, place) else { return };
        let global = &self.interpreter.program.globals[slot as usize];
        let value = self.show(value);
        if let Some(trace) = &mut self.trace {
            let place = trace.place(&self.state.heap, global, keys, terms);
            self.tell(format!("{place} = {value}"));
        }
    }

    fn trace_new(&mut self, command: &Command, id: ObjectId) {
        let label = self.show(&Value::Ref(Some(id)));
        match &command.kind {
            CommandKind::New { target, .. } | CommandKind::NewArray { target, .. } if trace::is_visible(target) => {
                self.tell_variable(target, format!("new {label}"));
            }
            _ => self.tell(format!("new {label}")),
        }
    }

    fn trace_result(&mut self, place: Place, value: &Value) {
        let Place::Local(slot) = place else { return };
        let source = self.source(self.top().procedure);
        let parameters = source.parameters.iter().map(|parameter| &parameter.variable);
        let variable = parameters.chain(&source.result).chain(&source.locals).nth(slot as usize).cloned();
        if let Some(variable) = variable {
            let value = self.show(value);
            self.tell_variable(&variable, value);
        }
    }

    fn trace_branch(&mut self, block: usize, truth: bool) {
        let body = self.source(self.top().procedure).body.as_ref();
        let terminator = body.map(|body| &body.blocks[BlockId::from_index(block)].terminator);
        if let Some(Terminator::Branch { condition, .. }) = terminator
            && let Some(text) = trace::java_text(condition, &self.interpreter.program.globals)
        {
            self.tell(format!("{text} is {truth}"));
        }
    }
}
