//! Calls of natives that compute with values: what they amount to, and what is known of their results ahead.

use crate::graph::call::Call;
use crate::passes::calls::Expansion;
use flow::constants::{State, Value};
use ir::natives::{Operation, Proof};
use ir::{Command, ProcedureKind};
use logic::Var;
use logic::build::bool;

/// A call of a native that computes with values.
pub struct Computed {
    /// What it amounts to.
    pub commands: Vec<Command>,
    /// What gets the result, with what the collection that is looked into says of it.
    pub found: Option<(Var, Value)>,
}

impl Expansion<'_> {
    /// What a call computes; `None` if it is no call of such a native.
    pub fn computed(&self, state: &State, call: &Call) -> Option<Computed> {
        let callee = &self.program.procedures[call.procedure];
        if callee.kind != ProcedureKind::Native {
            return None;
        }
        if ir::natives::proof(&callee.name) == Some(Proof::Operation(Operation::Follows)) {
            let is_known = call.arguments.first().is_some_and(|handle| self.knowledge.knows_elements(state, handle));
            return Some(Computed { commands: call.value(bool(is_known)), found: None });
        }
        let commands = crate::facts::values::native(self.program, callee, call, self.options.calls)?;
        let looked_into = ir::natives::meaning(&callee.name).zip(call.arguments.first());
        let found = looked_into.and_then(|(meaning, collection)| self.knowledge.found(state, meaning, collection));
        Some(Computed { commands, found: call.result.clone().zip(found) })
    }

    /// Behind the commands, what was found ahead is known of a result of which nothing better is.
    pub fn know_found(&self, state: &mut State, found: Option<(Var, Value)>) {
        if let Some((result, found)) = found
            && self.knowledge.evaluate(state, &result.term()).is_none()
        {
            self.knowledge.set(state, &result, Some(found));
        }
    }
}
