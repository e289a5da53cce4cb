//! Recursion ends: at each call that may come back to the calling method, what `measured_by` says becomes smaller.

use crate::build::builder::Builder;
use crate::program::context::{Context, Lowered};
use crate::program::signatures::has_this;
use crate::spec::expressions::{Arithmetic, Meaning, State};
use base::{Span, rules};
use logic::Term;
use logic::build::{and, bool, eq, int, le, lt, or};
use sema::program::{Expr, ExprKind, LocalId, MethodId};
use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap};

impl Builder<'_> {
    /// At a call of a method with a measure from one with a measure, both of which may call one another.
    pub fn check_measure(&mut self, callee: MethodId, arguments: &[Term], span: Span) -> Lowered<()> {
        let context = self.context;
        let methods = &context.program.methods;
        let caller = methods.iter().find(|(_, method)| std::ptr::eq(*method, self.method)).map(|(id, _)| id);
        let (Some(caller), Some(theirs)) = (caller, measured(context, callee)) else { return Ok(()) };
        let Some(ours) = measured(context, caller) else { return Ok(()) };
        if !comes_back(context, callee, caller) {
            return Ok(());
        }
        let own: Vec<Term> = self.method.parameters.iter().map(|id| self.scope.entry_values[id].term()).collect();
        let before = self.measure(&ours, self.scope.this.clone(), own, State::Entry)?;
        let (this, values) = match (has_this(&methods[callee]), arguments) {
            (true, [this, rest @ ..]) => (Some(this.clone()), rest.to_vec()),
            _ => (None, arguments.to_vec()),
        };
        let after = self.measure(&theirs, this, values, State::Current)?;
        let message = format!("what measures `{}` may not become smaller at this call", methods[callee].signature);
        let obligation = self.oblige(&rules::VARIANT, span, message, Vec::new());
        // A run goes on where it fails: nothing that is checked behind it may rest on it.
        self.emit(span, ir::CommandKind::Check { condition: is_smaller(&after, &before), obligation });
        Ok(())
    }

    /// What measures a call, as of a state.
    pub fn measure(
        &mut self,
        measure: &Measure<'_>,
        this: Option<Term>,
        arguments: Vec<Term>,
        state: State,
    ) -> Lowered<Vec<Term>> {
        let origin = &self.context.program.methods[measure.origin];
        let values: HashMap<LocalId, Term> = origin.parameters.iter().copied().zip(arguments).collect();
        let (arithmetic, locals) = (Arithmetic::of(origin), &origin.locals);
        let meaning =
            Meaning { this, result: None, variables: values.clone(), entry_values: values, locals, arithmetic };
        measure.parts.iter().map(|part| self.specification_at(state, part, &meaning)).collect()
    }
}

/// What becomes smaller from call to recursive call.
pub struct Measure<'a> {
    /// The method whose parameters it speaks of.
    pub origin: MethodId,
    /// Its parts, the first that differs deciding.
    pub parts: Cow<'a, [Expr]>,
}

/// What the contract of a method says that measures it.
pub fn measured<'a>(context: &Context<'a>, id: MethodId) -> Option<Measure<'a>> {
    let mut cases = context.cases(id).into_iter();
    let written = cases.find(|written| !written.case.measures.is_empty())?;
    Some(Measure { origin: written.origin, parts: Cow::Borrowed(&written.case.measures) })
}

/// Whether a method may call another, by way of others too.
fn comes_back(context: &Context<'_>, from: MethodId, wanted: MethodId) -> bool {
    let mut seen = BTreeSet::new();
    let mut open = vec![from];
    while let Some(id) = open.pop() {
        if id == wanted {
            return true;
        }
        if !seen.insert(id) {
            continue;
        }
        for statement in context.program.methods[id].body.iter().flatten() {
            statement.visit_expressions(&mut |expr| {
                expr.visit(&mut |part| match &part.kind {
                    ExprKind::StaticCall(method, _)
                    | ExprKind::SuperCall(method, _)
                    | ExprKind::ConstructorCall(method, _)
                    | ExprKind::New(method, _) => open.push(*method),
                    ExprKind::VirtualCall(_, method, _) => {
                        let owner = context.program.methods[*method].owner;
                        open.extend(context.implementations(owner, *method).into_iter().map(|(_, target)| target));
                    }
                    _ => {}
                });
            });
        }
    }
    false
}

/// That the first measure which differs is smaller, and was not negative.
pub fn is_smaller(after: &[Term], before: &[Term]) -> Term {
    let mut same = bool(true);
    let mut cases = Vec::new();
    for (after, before) in after.iter().zip(before) {
        let is_less = and([le(int(0), before.clone()), lt(after.clone(), before.clone())]);
        cases.push(and([same.clone(), is_less]));
        same = and([same, eq(after.clone(), before.clone())]);
    }
    or(cases)
}
