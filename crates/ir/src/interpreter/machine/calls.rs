//! Calls and returns.

use super::*;
use crate::interpreter::compile::{CallStep, CodeBody};
use crate::interpreter::heap::id_of;
use crate::interpreter::natives::{Context, Stop};

impl<'i> Machine<'i> {
    /// The procedure made ready, with its string constants.
    pub(super) fn code(&mut self, procedure: ProcedureId) -> Flow<&'i Code> {
        let Some(code) = self.interpreter.code(procedure, self.purpose) else {
            return Err(self.malformed("a call of a procedure that does not exist"));
        };
        if !self.ready[procedure.index()] {
            self.ready[procedure.index()] = true;
            for position in &code.texts {
                let Some(text) = self.interpreter.tables.texts.get(*position) else { continue };
                let number = match self.state.layouts().string {
                    Some(_) => self.state.intern(&text)?,
                    None => 0,
                };
                let known = self.state.texts.len().max(*position as usize + 1);
                self.state.texts.resize(known, 0);
                self.state.texts[*position as usize] = number;
            }
        }
        Ok(code)
    }

    /// The procedures that were called since the last time that this was asked. Their string constants are made ready again when they
    /// are called again, which changes nothing.
    pub(in crate::interpreter) fn take_called(&mut self) -> Vec<ProcedureId> {
        let mut called = Vec::new();
        for (index, is_ready) in self.ready.iter_mut().enumerate() {
            if std::mem::take(is_ready) {
                called.push(ProcedureId::from_index(index));
            }
        }
        called
    }

    /// Calls a procedure whose arguments are the last variables, from outside.
    pub(super) fn begin(&mut self, code: &'i Code, world: &mut World<'_>) -> Flow<Returned> {
        let base = self.variables.len() - code.parameters;
        let code = self.chosen(code, base)?;
        match &code.body {
            CodeBody::Steps(_) => {
                let floor = self.frames.len();
                self.enter(code, base, None, None, self.promises(code))?;
                self.go(floor, world)
            }
            CodeBody::Native(_) => {
                let result = self.native(code, base, world)?;
                self.variables.truncate(base);
                Ok(Returned { result: result.value(), exception: None })
            }
            CodeBody::Dispatch(_) | CodeBody::Missing => halt(End::NoBody(self.source(code.procedure).name)),
        }
    }

    fn promises(&self, code: &Code) -> Promises {
        match (self.purpose, self.source(code.procedure).visibility) {
            (Purpose::Checking, Visibility::Contract) => Promises::Checked,
            _ => Promises::NotChecked,
        }
    }

    /// The procedure that the class of the receiver chooses, if it is for that to choose.
    fn chosen(&mut self, code: &'i Code, base: usize) -> Flow<&'i Code> {
        let mut code = code;
        // One dispatch may lead to another, but not for ever.
        for _ in 0..16 {
            let CodeBody::Dispatch(targets) = &code.body else { return Ok(code) };
            let receiver = match self.variables.get(base) {
                Some(Register::Ref(number)) => self.state.heap.type_number(*number),
                _ => None,
            };
            // Arrays have the methods of `Object`.
            let position = receiver.and_then(|ty| self.state.classes().position_or_root(ty));
            let Some(target) = position.and_then(|position| targets.get(position).copied().flatten()) else {
                let class = receiver.map_or("null".to_owned(), |ty| self.state.classes().java_type(ty).to_string());
                let name = self.source(code.procedure).name;
                return Err(self.malformed(&format!("no method is chosen for `{name}` on `{class}`")));
            };
            let count = code.parameters;
            code = self.code(target)?;
            if code.parameters != count {
                return Err(self.malformed("a method that takes other arguments than its call has"));
            }
        }
        Err(self.malformed("a choice of methods without end"))
    }

    /// Pushes the frame of a procedure whose arguments are the variables from `base` on.
    pub(super) fn enter(
        &mut self,
        code: &'i Code,
        base: usize,
        result: Option<Place>,
        exception: Option<Place>,
        promises: Promises,
    ) -> Flow<()> {
        let CodeBody::Steps(start) = code.body else {
            return halt(End::NoBody(self.source(code.procedure).name));
        };
        if self.frames.len() >= self.limits.call_depth {
            return halt(End::OutOfResources(format!("{} calls within calls", self.limits.call_depth)));
        }
        self.variables.resize(base + code.slots, Register::Unset);
        let large = match self.variables[base..base + code.parameters].iter().find_map(|register| match register {
            Register::Large(position) => Some(*position as usize),
            _ => None,
        }) {
            Some(first) => first,
            None => self.large.len(),
        };
        self.frames.push(Frame { code, base, next: start as usize, large, result, exception, promises });
        self.is_back = false;
        Ok(())
    }

    pub(super) fn call(
        &mut self,
        call: &'i CallStep,
        code: &'i Code,
        at: usize,
        base: usize,
        world: &mut World<'_>,
    ) -> Flow<()> {
        let origin = &code.origins[at];
        self.span = origin.span;
        let callee = self.code(call.procedure)?;
        if callee.parameters != call.arguments.len() {
            return Err(self.malformed("a call with another number of arguments than parameters"));
        }
        let inner = self.variables.len();
        for (node, term) in call.arguments.iter().zip(&origin.terms) {
            let look = Look { state: &self.state, locals: &self.variables[base..] };
            let register = match look.node(node) {
                Some(register) => register,
                None => {
                    let value = self.value_exactly(term, base)?;
                    self.keep(&value)
                }
            };
            self.variables.push(register);
        }
        if self.trace.is_some() {
            self.tell_call(callee);
        }
        let chosen = self.chosen(callee, inner)?;
        match &chosen.body {
            CodeBody::Native(_) => {
                if self.purpose == Purpose::Checking && chosen.procedure == callee.procedure {
                    self.check_requires(chosen, call, code, inner)?;
                }
                let result = self.native(chosen, inner, world)?;
                if let Purpose::Checking = self.purpose {
                    self.check_native_promises(chosen, inner, result)?;
                }
                self.variables.truncate(inner);
                self.give(call.result, call.exception, Some(result), 0, base, code)
            }
            CodeBody::Steps(_) => {
                if self.frames.len() >= self.limits.call_depth && self.overflow(call, inner, base)? {
                    return Ok(());
                }
                self.enter(chosen, inner, call.result, call.exception, self.promises(chosen))?;
                if self.purpose == Purpose::Checking
                    && let Err(end) = self.check_requires(chosen, call, code, inner)
                {
                    // Whoever is called has not begun.
                    self.frames.pop();
                    return Err(end);
                }
                Ok(())
            }
            CodeBody::Dispatch(_) | CodeBody::Missing => halt(End::NoBody(self.source(chosen.procedure).name)),
        }
    }

    /// What the called procedure requires: of the caller, if it names the procedure. If the class of the receiver
    /// chose it, nobody is to blame.
    fn check_requires(&mut self, callee: &'i Code, call: &'i CallStep, code: &'i Code, base: usize) -> Flow<()> {
        let source = self.source(callee.procedure);
        if source.visibility != Visibility::Contract {
            return Ok(());
        }
        let clauses = source.contract.requires.iter().zip(&callee.requires);
        let checked = clauses.filter(|(clause, _)| clause.role == Role::Checked);
        let span = self.span;
        if callee.procedure == call.procedure {
            let checks = call.obligations.iter().copied().zip(checked.map(|(_, formula)| formula));
            return self.check_together(checks, code.procedure, span, base);
        }
        for (clause, formula) in checked {
            if !self.truth_exactly(formula, base)? {
                let what = format!("a precondition of a method that is chosen at run time: {}", clause.text);
                return halt(End::AssumptionFailed { what, span });
            }
        }
        Ok(())
    }

    fn check_native_promises(&mut self, code: &'i Code, base: usize, result: Register) -> Flow<()> {
        self.variables.resize(base + code.slots, Register::Unset);
        if let Some((slot, _)) = code.result {
            self.variables[base + slot as usize] = result;
        }
        for (clause, formula) in self.source(code.procedure).contract.ensures.iter().zip(&code.ensures) {
            if !self.truth_exactly(formula, base)? {
                let what = format!("on return: {}", clause.formula);
                return halt(End::AssumptionFailed { what, span: self.span });
            }
        }
        Ok(())
    }

    /// A call that lies too deep gives an exception, as on the JVM; if that can be said.
    fn overflow(&mut self, call: &'i CallStep, inner: usize, base: usize) -> Flow<bool> {
        let class = self.state.classes().class_named("java.lang.StackOverflowError");
        let (Purpose::Running, Some(place), Some(class)) = (self.purpose, call.exception, class) else {
            return Ok(false);
        };
        self.variables.truncate(inner);
        self.make_room(0);
        let number = self.state.heap.new_object(class)?;
        self.write(place, Value::Ref(id_of(number)), base)?;
        Ok(true)
    }

    fn native(&mut self, code: &'i Code, base: usize, world: &mut World<'_>) -> Flow<Register> {
        let CodeBody::Native(native) = code.body else {
            return halt(End::NoBody(self.source(code.procedure).name));
        };
        self.make_room(0);
        let (objects, beside) = (self.state.heap.entries.len(), self.state.heap.beside);
        let mut context = Context { state: &mut self.state, world, started: self.started };
        let mut result = native(&mut context, &self.variables[base..base + code.parameters]);
        if self.purpose == Purpose::Running && result == Err(Stop::Full) {
            // It may need more than could be known before. What it has made so far, nobody has seen.
            self.reclaim();
            let mut context = Context { state: &mut self.state, world, started: self.started };
            result = native(&mut context, &self.variables[base..base + code.parameters]);
        }
        if self.purpose == Purpose::Checking {
            // Natives change what objects hold behind the maps' back.
            self.state.maps.get_mut().iter_mut().for_each(|map| *map = None);
            let words = (self.state.heap.beside - beside) / 8;
            self.count_cells(|heap| (heap.entries.len() - objects + words) as u64)?;
        }
        result.map_err(|stop| match stop {
            Stop::Full => Box::new(Halt::OutOfMemory),
            Stop::Exit(status) => Box::new(Halt::Exit(status)),
            Stop::Wrong(what) => {
                let name = self.source(code.procedure).name;
                self.malformed(&format!("`{name}` cannot be run: {what}"))
            }
        })
    }

    /// Gives a caller what a call gave.
    fn give(
        &mut self,
        result: Option<Place>,
        exception: Option<Place>,
        value: Option<Register>,
        thrown: u32,
        base: usize,
        code: &'i Code,
    ) -> Flow<()> {
        match exception {
            Some(Place::Local(slot)) => self.variables[base + slot as usize] = Register::Ref(thrown),
            Some(place) => self.write(place, Value::Ref(id_of(thrown)), base)?,
            None if thrown != 0 => return Err(self.malformed("an exception of a call that has no place for it")),
            None => {}
        }
        if thrown != 0 {
            return Ok(());
        }
        match (result, value) {
            (Some(_), None | Some(Register::Unset)) => {
                return Err(self.malformed("a result of a procedure that has none"));
            }
            (Some(Place::Local(slot)), Some(value)) if !matches!(value, Register::Large(_)) => {
                self.variables[base + slot as usize] = value;
            }
            (Some(Place::Global(global)), Some(value)) if !matches!(value, Register::Large(_)) => {
                self.state.statics[global as usize] = value;
            }
            _ => return Ok(()),
        }
        if let (Some(place), true) = (result, self.trace.is_some()) {
            self.tell_result(place, code, base);
        }
        Ok(())
    }

    /// Returns from the procedure on top; what it gave if it was the last above the floor.
    pub(super) fn leave(&mut self, floor: usize) -> Flow<Option<Returned>> {
        let Some(frame) = self.frames.last() else { return Err(self.malformed("a return from nowhere")) };
        let (code, base, large) = (frame.code, frame.base, frame.large);
        let (result_place, exception_place) = (frame.result, frame.exception);
        if frame.promises == Promises::Checked {
            self.check_promises(code, base)?;
        }
        let thrown = match code.exception {
            Some(slot) => match self.variables[base + slot as usize] {
                Register::Ref(number) => number,
                _ => return Err(self.malformed("it returns without saying whether by an exception")),
            },
            None => 0,
        };
        let result = match code.result {
            Some((slot, name)) if thrown == 0 => match self.variables[base + slot as usize] {
                Register::Unset => return Err(self.undefined(Reason::Unset(name))),
                register => Some(register),
            },
            _ => None,
        };
        let large_result = match result {
            Some(Register::Large(position)) => self.large.get(position as usize).cloned(),
            _ => None,
        };
        self.frames.pop();
        self.variables.truncate(base);
        self.large.truncate(large);
        if self.frames.len() <= floor {
            let result = large_result.or_else(|| result.and_then(|register| self.value_of(register)));
            return Ok(Some(Returned { result, exception: (thrown != 0).then_some(thrown) }));
        }
        let Some(caller) = self.frames.last() else { return Err(self.malformed("a return to nowhere")) };
        let (code, base) = (caller.code, caller.base);
        if let Some(origin) = caller.next.checked_sub(1).and_then(|at| code.origins.get(at)) {
            self.span = origin.span;
        }
        self.give(result_place, exception_place, result, thrown, base, code)?;
        if let (Some(place), Some(value)) = (result_place, large_result) {
            self.write(place, value, base)?;
        }
        Ok(None)
    }

    fn value_of(&self, register: Register) -> Option<Value> {
        match register {
            Register::Type(number) => {
                Some(Value::Type(self.state.classes().java_type(crate::interpreter::classes::TypeNumber(number))))
            }
            other => other.value(),
        }
    }

    fn check_promises(&mut self, code: &'i Code, base: usize) -> Flow<()> {
        let contract = &self.source(code.procedure).contract;
        let span = self.span;
        let clauses = contract.ensures.iter().zip(&code.ensures);
        for (clause, formula) in clauses.clone().filter(|(clause, _)| clause.obligation.is_none()) {
            if !self.truth_exactly(formula, base)? {
                let what = format!("on return: {}", clause.formula);
                return halt(End::AssumptionFailed { what, span });
            }
        }
        let checks = clauses.filter_map(|(clause, formula)| clause.obligation.map(|id| (id, formula)));
        self.check_together(checks, code.procedure, span, base)
    }
}
