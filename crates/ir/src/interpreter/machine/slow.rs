//! Steps as they are done exactly: where the quick way gave up, and where everything is looked at.

use super::*;
use crate::interpreter::classes::TypeNumber;
use crate::interpreter::expression::Expression;
use crate::interpreter::value::MapValue;
use std::sync::Arc;

impl<'i> Machine<'i> {
    pub(super) fn truth_exactly(&mut self, formula: &Expression, base: usize) -> Flow<bool> {
        let view = view!(self, base);
        let truth = view.truth(formula, &mut Vec::new());
        let cost = self.limits.instances - view.budget.get();
        if cost > 0 {
            self.count(cost)?;
        }
        truth.map_err(|reason| self.undefined(reason))
    }

    pub(super) fn value_exactly(&mut self, term: &Expression, base: usize) -> Flow<Value> {
        let view = view!(self, base);
        let value = view.value(term, &mut Vec::new());
        let cost = self.limits.instances - view.budget.get();
        if cost > 0 {
            self.count(cost)?;
        }
        value.map_err(|reason| self.undefined(reason))
    }

    pub(super) fn condition_slowly(&mut self, code: &'i Code, at: usize, base: usize) -> Flow<bool> {
        let origin = &code.origins[at];
        self.span = origin.span;
        match origin.terms.first() {
            Some(term) => self.truth_exactly(term, base),
            None => Err(self.malformed("a condition without a term")),
        }
    }

    pub(super) fn assign_slowly(&mut self, place: Place, code: &'i Code, at: usize, base: usize) -> Flow<()> {
        let origin = &code.origins[at];
        self.span = origin.span;
        let Some(term) = origin.terms.first() else { return Err(self.malformed("an assignment without a term")) };
        let value = self.value_exactly(term, base)?;
        self.write(place, value, base)
    }

    pub(super) fn assumption_failed<T>(&self, code: &'i Code, at: usize) -> Flow<T> {
        let (block, command) = code.origins[at].command;
        let body = self.source(code.procedure).body.as_ref();
        let command =
            body.and_then(|body| body.blocks.get(BlockId::from_index(block as usize))?.commands.get(command as usize));
        let what = match command.map(|command| &command.kind) {
            Some(CommandKind::Assume { condition, .. }) => condition.to_string(),
            _ => String::new(),
        };
        halt(End::AssumptionFailed { what, span: code.origins[at].span })
    }

    /// Gives a variable a value.
    pub(super) fn write(&mut self, place: Place, value: Value, base: usize) -> Flow<()> {
        match place {
            Place::Local(slot) => {
                let slot = base + slot as usize;
                if Register::simple(&value).is_none()
                    && let Register::Large(position) = self.variables[slot]
                {
                    self.large[position as usize] = value;
                    return Ok(());
                }
                self.variables[slot] = self.keep(&value);
            }
            Place::Global(global) => match (&self.interpreter.program.globals[global as usize].kind, &value) {
                (GlobalKind::Field { .. } | GlobalKind::Elements(_), Value::Map(map)) => {
                    self.write_map(global, map.clone(), base)?;
                }
                (GlobalKind::Static { .. }, _) => self.state.set_global(global, value),
                _ => return Err(self.malformed("a global that cannot be assigned")),
            },
        }
        Ok(())
    }

    fn write_map(&mut self, global: u32, map: Arc<MapValue>, base: usize) -> Flow<()> {
        let values = view!(self, base).spread(global, &map).map_err(|reason| self.undefined(reason))?;
        for (id, value) in values {
            let stored = self.state.store(global, &[Value::Ref(Some(id))], &value);
            stored.map_err(|reason| self.undefined(reason))?;
        }
        self.state.maps.get_mut()[global as usize] = None;
        Ok(())
    }

    pub(super) fn has_sort(&self, value: &Value, sort: &logic::Sort) -> bool {
        use logic::Sort;
        match value {
            Value::Ref(Some(id)) => *sort == Sort::Ref && self.state.heap.type_of(*id).is_some(),
            Value::Ref(None) => *sort == Sort::Ref,
            Value::Bool(_) => *sort == Sort::Bool,
            Value::Int(_) => *sort == Sort::Int,
            Value::Float(_) => *sort == Sort::Float32,
            Value::Double(_) => *sort == Sort::Float64,
            Value::Type(_) => *sort == Sort::Type,
            Value::Map(_) => matches!(sort, Sort::Map(..)),
        }
    }

    pub(super) fn update_slowly(&mut self, place: Place, code: &'i Code, at: usize, base: usize) -> Flow<()> {
        let origin = &code.origins[at];
        self.span = origin.span;
        let Some((term, keys)) = origin.terms.split_last() else {
            return Err(self.malformed("an update without terms"));
        };
        let keys = keys.iter().map(|key| self.value_exactly(key, base)).collect::<Flow<Vec<Value>>>()?;
        let value = self.value_exactly(term, base)?;
        if self.trace.is_some() {
            self.tell_update(place, &keys, &value, code, at);
        }
        let done = match place {
            Place::Local(slot) => {
                let slot = self.variables[base + slot as usize];
                let Register::Large(position) = slot else {
                    return Err(self.malformed("an update of a map that has no value"));
                };
                // Taken out while it is changed, so that it has one owner.
                let mut map = std::mem::replace(&mut self.large[position as usize], Value::NULL);
                let done = view!(self, base).update(&mut map, &keys, value);
                self.large[position as usize] = map;
                done
            }
            Place::Global(global) => {
                let stored = match (&value, keys.len()) {
                    (Value::Map(_), 1) => self.store_row(global, &keys, &value, base),
                    _ => self.state.store(global, &keys, &value),
                };
                match (stored, self.state.maps.get_mut()[global as usize].take()) {
                    (Ok(()), Some(map)) => {
                        let mut map = Value::Map(map);
                        let done = view!(self, base).update(&mut map, &keys, value);
                        if let Value::Map(map) = map {
                            self.state.maps.get_mut()[global as usize] = Some(map);
                        }
                        done
                    }
                    (done, _) => done,
                }
            }
        };
        done.map_err(|reason| self.undefined(reason))
    }

    /// All elements of an array at once.
    fn store_row(&mut self, global: u32, keys: &[Value], row: &Value, base: usize) -> Result<(), Reason> {
        let [Value::Ref(Some(id))] = keys else { return Err(Reason::OfNull) };
        let row = view!(self, base).as_row(global, *id, row.clone())?;
        self.state.store(global, keys, &row)
    }

    /// What is checked where a loop begins.
    pub(super) fn begin_loop(&mut self, header: u32, code: &'i Code, base: usize) -> Flow<()> {
        let header = &code.headers[header as usize];
        let body = self.source(code.procedure).body.as_ref();
        let source = body.and_then(|body| body.blocks.get(header.block)?.header.as_ref());
        let Some(source) = source else { return Err(self.malformed("a loop without a beginning")) };
        let is_back = self.is_back;
        for (fact, (formula, places)) in source.facts.iter().zip(&header.facts) {
            if places.iter().all(|place| self.is_set(*place, base)) && !self.truth_exactly(formula, base)? {
                let what = format!("a fact about {} where a loop begins: {}", fact.variable, fact.formula);
                return halt(End::AssumptionFailed { what, span: source.span });
            }
        }
        let obligation = |invariant: &LoopInvariant| if is_back { invariant.preserved } else { invariant.on_entry };
        let checks = source.invariants.iter().zip(&header.invariants);
        let checks = checks.map(|(invariant, formula)| (obligation(invariant), formula));
        self.check_together(checks, code.procedure, source.span, base)
    }

    fn is_set(&self, place: Place, base: usize) -> bool {
        match place {
            Place::Local(slot) => self.variables[base + slot as usize] != Register::Unset,
            Place::Global(_) => true,
        }
    }

    /// Checks what must hold at the same time. If something does not, all that does not is told; but where the first
    /// that does not hold has no value at all, nothing is.
    pub(super) fn check_together<'f>(
        &mut self,
        checks: impl Iterator<Item = (ObligationId, &'f Expression)>,
        procedure: ProcedureId,
        span: Span,
        base: usize,
    ) -> Flow<()> {
        let mut failed = Vec::new();
        for (obligation, formula) in checks {
            match self.truth_exactly(formula, base) {
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
                halt(End::Failed { obligation, procedure, span, also })
            }
        }
    }

    pub(super) fn new_object(
        &mut self,
        place: Place,
        ty: TypeNumber,
        code: &'i Code,
        at: usize,
        base: usize,
    ) -> Flow<()> {
        self.make_room(0);
        self.count_cells(|heap| {
            let position = heap.classes.position(ty);
            1 + position.map_or(0, |position| heap.layouts.classes[position].fields.len() as u64)
        })?;
        let number = self.state.heap.new_object(ty)?;
        self.place_new(place, number, code, at, base)
    }

    pub(super) fn new_array(
        &mut self,
        place: Place,
        ty: TypeNumber,
        length: Option<Register>,
        code: &'i Code,
        at: usize,
        base: usize,
    ) -> Flow<()> {
        self.span = code.origins[at].span;
        let length = match (length, code.origins[at].terms.first()) {
            (Some(Register::Int(length)), _) => i128::from(length),
            (_, Some(term)) => match self.value_exactly(term, base)? {
                Value::Int(length) => length,
                _ => return Err(self.malformed("a length that is no integer")),
            },
            _ => return Err(self.malformed("an array without a length")),
        };
        let length = u64::try_from(length).map_err(|_| self.malformed("a negative length"))?;
        self.count_cells(|_| length.saturating_add(1))?;
        let size = self.state.layouts().element(ty).map_or(1, super::super::layout::Cell::size) as u64;
        self.make_room(usize::try_from(length.saturating_mul(size)).unwrap_or(usize::MAX));
        let number = self.state.heap.new_array(ty, length)?;
        self.place_new(place, number, code, at, base)
    }

    /// Runs that check are small, whatever the machine has.
    pub(super) fn count_cells(&mut self, cells: impl FnOnce(&Heap) -> u64) -> Flow<()> {
        if self.purpose == Purpose::Running {
            return Ok(());
        }
        self.cells = self.cells.saturating_add(cells(&self.state.heap));
        if self.cells > self.limits.cells {
            return halt(End::OutOfResources(format!("memory for {} values", self.limits.cells)));
        }
        Ok(())
    }

    fn place_new(&mut self, place: Place, number: u32, code: &'i Code, at: usize, base: usize) -> Flow<()> {
        if self.purpose == Purpose::Checking {
            self.state.born(number);
        }
        match place {
            Place::Local(slot) => self.variables[base + slot as usize] = Register::Ref(number),
            Place::Global(global) => self.state.statics[global as usize] = Register::Ref(number),
        }
        if self.trace.is_some() {
            self.tell_new(number, code, at);
        }
        Ok(())
    }
}
