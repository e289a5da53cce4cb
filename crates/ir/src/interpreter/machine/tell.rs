//! What the trace says of each step. Only called while there is one.

use super::*;
use crate::interpreter::heap::id_of;
use crate::interpreter::trace;
use logic::Var;

/// Natives that do nothing in a run.
const FOR_PROOFS: &str = "invar.logic.Generic.";

impl<'i> Machine<'i> {
    fn tell(&mut self, span: Span, text: String) {
        if let Some(trace) = self.trace.as_mut().filter(|_| !self.calls_only) {
            trace.push(span, text);
        }
    }

    /// Lets the listener know what happened since the last time.
    pub(super) fn report(&mut self, world: &mut World<'_>) {
        let steps = self.trace.as_mut().map(Trace::take).unwrap_or_default();
        if let Some(listener) = &mut world.listener {
            steps.iter().for_each(|step| listener(step.span, &step.text));
        }
    }

    pub(super) fn tell_call(&mut self, callee: &'i Code) {
        let (span, name) = (self.span, self.source(callee.procedure).name);
        // What only proofs are told happens in no execution.
        if let Some(trace) = self.trace.as_mut().filter(|_| !name.starts_with(FOR_PROOFS)) {
            trace.push(span, format!("call {name}"));
        }
    }

    fn show(&mut self, value: &Value) -> String {
        self.trace.as_mut().map_or_else(String::new, |trace| trace.show(&self.state.heap, value))
    }

    fn command(&self, code: &'i Code, at: usize) -> Option<&'i Command> {
        let (block, command) = code.origins[at].command;
        let body = self.source(code.procedure).body.as_ref()?;
        body.blocks.get(BlockId::from_index(block as usize))?.commands.get(command as usize)
    }

    fn tell_variable(&mut self, variable: &Var, value: String, code: &'i Code, span: Span) {
        let snapshots = &self.source(code.procedure).contract.snapshots;
        if trace::is_visible(variable) && snapshots.iter().all(|(snapshot, _)| snapshot != variable) {
            self.tell(span, format!("{} = {value}", trace::java_name(&variable.name)));
        }
    }

    fn read(&self, place: Place, base: usize) -> Option<Value> {
        match place {
            Place::Local(slot) => match self.variables[base + slot as usize] {
                Register::Large(position) => self.large.get(position as usize).cloned(),
                register => register.value(),
            },
            Place::Global(global) => self.state.global(global),
        }
    }

    pub(super) fn tell_assignment(&mut self, place: Place, code: &'i Code, at: usize, base: usize) {
        if let Some(Command { kind: CommandKind::Assign { target, .. }, span }) = self.command(code, at)
            && let Some(value) = self.read(place, base)
        {
            let value = self.show(&value);
            self.tell_variable(target, value, code, *span);
        }
    }

    pub(super) fn tell_update(&mut self, place: Place, keys: &[Value], value: &Value, code: &'i Code, at: usize) {
        let (Some(command), Place::Global(slot)) = (self.command(code, at), place) else { return };
        let CommandKind::Update { keys: terms, .. } = &command.kind else { return };
        let global = &self.interpreter.program.globals[slot as usize];
        let value = self.show(value);
        if let Some(trace) = &mut self.trace {
            let place = trace.place(&self.state.heap, global, keys, terms);
            self.tell(command.span, format!("{place} = {value}"));
        }
    }

    pub(super) fn tell_new(&mut self, number: u32, code: &'i Code, at: usize) {
        let Some(command) = self.command(code, at) else { return };
        let label = match (&mut self.trace, id_of(number)) {
            (Some(trace), Some(id)) => trace.label(&self.state.heap, id),
            _ => return,
        };
        match &command.kind {
            CommandKind::New { target, .. } | CommandKind::NewArray { target, .. } if trace::is_visible(target) => {
                self.tell_variable(target, format!("new {label}"), code, command.span);
            }
            _ => self.tell(command.span, format!("new {label}")),
        }
    }

    pub(super) fn tell_result(&mut self, place: Place, code: &'i Code, base: usize) {
        let Place::Local(slot) = place else { return };
        let source = self.source(code.procedure);
        let parameters = source.parameters.iter().map(|parameter| &parameter.variable);
        let variables = parameters.chain(&source.result).chain(&source.exception).chain(&source.locals);
        if let (Some(variable), Some(value)) = (variables.clone().nth(slot as usize), self.read(place, base)) {
            let (value, span) = (self.show(&value), self.span);
            self.tell_variable(variable, value, code, span);
        }
    }

    pub(super) fn tell_branch(&mut self, code: &'i Code, at: usize, truth: bool) {
        let block = code.origins[at].command.0 as usize;
        let body = self.source(code.procedure).body.as_ref();
        let terminator = body.map(|body| &body.blocks[BlockId::from_index(block)].terminator);
        if let Some(Terminator::Branch { condition, .. }) = terminator
            && let Some(text) = trace::java_text(condition, &self.interpreter.program.globals)
        {
            self.tell(code.origins[at].span, format!("{text} is {truth}"));
        }
    }
}
