//! The flow of control through statements (JLS 14.22, 16.2). Each function says whether control can come to the
//! end of the statement.

use super::{Flow, LoopExits};
use crate::constants;
use crate::flow::state::State;
use crate::program::{Expr, LocalId, Location, LoopSpec, Stmt, StmtKind};
use base::rules;

/// What one walk through a loop gives.
struct LoopWalk {
    /// The state at the end of the body, before the loop goes on.
    back: State,
    /// The state behind the loop.
    exit: State,
    completes: bool,
}

impl Flow<'_> {
    /// Walks through statements, one after another.
    pub fn sequence(&mut self, statements: &[Stmt], state: &mut State) -> bool {
        let mut completes = true;
        for statement in statements {
            if !completes {
                if matches!(statement.kind, StmtKind::SpecAssert(_) | StmtKind::SpecAssume(_)) {
                    continue;
                }
                self.never_reached(statement);
            }
            completes = self.statement(statement, state);
        }
        completes
    }

    fn statement(&mut self, statement: &Stmt, state: &mut State) -> bool {
        match &statement.kind {
            StmtKind::Block(statements) => return self.sequence(statements, state),
            StmtKind::Local(local, value) => self.declaration(*local, value.as_ref(), state),
            StmtKind::Expr(expr) => self.expression(expr, state),
            StmtKind::If(condition, yes, no) => return self.branches(condition, yes, no.as_deref(), state),
            StmtKind::While { spec, condition, update, body } => {
                self.specification(spec, state);
                return self.repeat(state, |flow, state| flow.while_walk(condition, update, body, state));
            }
            StmtKind::DoWhile { spec, body, condition } => {
                self.specification(spec, state);
                return self.repeat(state, |flow, state| flow.do_walk(body, condition, state));
            }
            StmtKind::ForEach { spec, variable, array, body } => {
                self.expression(array, state);
                state.declare(self.local(*variable));
                self.specification(spec, state);
                return self.repeat(state, |flow, state| flow.for_each_walk(*variable, body, state));
            }
            StmtKind::Break => {
                if let Some(exits) = self.loops.last_mut() {
                    exits.breaks = Some(joined(exits.breaks.take(), state));
                }
                *state = state.unreachable();
                return false;
            }
            StmtKind::Continue => {
                if let Some(exits) = self.loops.last_mut() {
                    exits.continues = Some(joined(exits.continues.take(), state));
                }
                *state = state.unreachable();
                return false;
            }
            StmtKind::Return(value) => {
                value.iter().for_each(|value| self.expression(value, state));
                self.check_fields_assigned(state, statement.span);
                *state = state.unreachable();
                return false;
            }
            StmtKind::Assert(condition) => {
                // The condition is evaluated only where assertions are switched on.
                let (when_true, _) = self.condition(condition, state.clone());
                state.restrict_unassigned(&when_true);
            }
            StmtKind::SpecAssert(formula) | StmtKind::SpecAssume(formula) => self.formula(formula, state),
        }
        true
    }

    /// Reports the first statement that is never reached; others may be a consequence of it.
    fn never_reached(&mut self, statement: &Stmt) {
        if !self.has_unreachable {
            self.error(&rules::TYPE_ERROR, statement.span, "this statement is never reached");
            self.has_unreachable = self.silent == 0;
        }
    }

    fn declaration(&mut self, local: LocalId, value: Option<&Expr>, state: &mut State) {
        let variable = self.local(local);
        state.declare(variable);
        if let Some(value) = value {
            self.expression(value, state);
            state.assign(variable);
        }
    }

    fn branches(&mut self, condition: &Expr, yes: &Stmt, no: Option<&Stmt>, state: &mut State) -> bool {
        let (mut when_true, mut when_false) = self.condition(condition, state.clone());
        let yes_completes = self.statement(yes, &mut when_true);
        let no_completes = no.is_none_or(|no| self.statement(no, &mut when_false));
        *state = when_true.join(&when_false);
        yes_completes || no_completes
    }

    /// Walks through a loop. What certainly has no value at its head must have none at the end of its body either,
    /// which a first, silent walk finds out.
    fn repeat(&mut self, state: &mut State, walk: impl Fn(&mut Self, State) -> LoopWalk) -> bool {
        if self.follows_finals() {
            self.silent += 1;
            let trial = walk(self, state.clone());
            self.silent -= 1;
            state.restrict_unassigned(&trial.back);
        }
        let result = walk(self, state.clone());
        *state = result.exit;
        result.completes
    }

    fn while_walk(&mut self, condition: &Expr, update: &[Expr], body: &Stmt, state: State) -> LoopWalk {
        let value = constants::truth(condition);
        let (mut when_true, when_false) = self.condition(condition, state);
        if value == Some(false) {
            self.never_reached(body);
        }
        self.loops.push(LoopExits::default());
        self.statement(body, &mut when_true);
        let exits = self.loops.pop().unwrap_or_default();
        let mut back = merged(when_true, exits.continues.as_ref());
        update.iter().for_each(|update| self.expression(update, &mut back));
        let completes = value != Some(true) || exits.breaks.is_some();
        LoopWalk { back, exit: merged(when_false, exits.breaks.as_ref()), completes }
    }

    fn do_walk(&mut self, body: &Stmt, condition: &Expr, mut state: State) -> LoopWalk {
        self.loops.push(LoopExits::default());
        let body_completes = self.statement(body, &mut state);
        let exits = self.loops.pop().unwrap_or_default();
        let at_condition = merged(state, exits.continues.as_ref());
        let (back, when_false) = self.condition(condition, at_condition);
        let reaches_condition = body_completes || exits.continues.is_some();
        let leaves = reaches_condition && constants::truth(condition) != Some(true);
        let completes = leaves || exits.breaks.is_some();
        LoopWalk { back, exit: merged(when_false, exits.breaks.as_ref()), completes }
    }

    fn for_each_walk(&mut self, variable: LocalId, body: &Stmt, state: State) -> LoopWalk {
        let mut inside = state.clone();
        inside.assign(self.local(variable));
        self.loops.push(LoopExits::default());
        self.statement(body, &mut inside);
        let exits = self.loops.pop().unwrap_or_default();
        let back = merged(inside, exits.continues.as_ref());
        LoopWalk { back, exit: merged(state, exits.breaks.as_ref()), completes: true }
    }

    /// The formulas before a loop are about the state in which its condition is evaluated.
    fn specification(&mut self, spec: &LoopSpec, state: &mut State) {
        for formula in spec.invariants.iter().chain(&spec.variant) {
            self.formula(formula, state);
        }
        for location in spec.assignable.iter().flatten() {
            match location {
                Location::Everything | Location::StaticField(_) => {}
                Location::Field(object, _) | Location::AllFields(object) | Location::AllElements(object) => {
                    self.formula(object, state);
                }
                Location::Elements(array, low, high) => {
                    [array, low, high].into_iter().for_each(|part| self.formula(part, state));
                }
            }
        }
    }

    fn formula(&mut self, formula: &Expr, state: &mut State) {
        self.in_specification = true;
        // A formula changes nothing.
        self.expression(formula, &mut state.clone());
        self.in_specification = false;
    }
}

fn joined(known: Option<State>, state: &State) -> State {
    match known {
        Some(known) => known.join(state),
        None => state.clone(),
    }
}

fn merged(state: State, exits: Option<&State>) -> State {
    match exits {
        Some(exits) => state.join(exits),
        None => state,
    }
}
