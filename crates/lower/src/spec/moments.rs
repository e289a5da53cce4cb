//! Moments of an execution that specifications look back at: `\before(e)` in the contract of a block is what `e` was when the block began.
//!
//! What depends on the state does so by the variables in it. So `e` is made a term of the state here, and its variables are replaced by
//! copies that are made at that moment, of those variables only that somebody asks for.

use crate::build::builder::{Builder, unsupported};
use crate::build::specified::Moment;
use crate::program::context::Lowered;
use crate::program::signatures::assigned_locals;
use crate::spec::expressions::Translation;
use base::{Span, rules};
use ir::{Command, CommandKind, LoopInvariant};
use logic::build::{and, forall, implies};
use logic::transform::{free_variables, substitute};
use logic::{Sort, Term};
use sema::program::{Expr, ExprKind, LoopSpec, Stmt};
use std::collections::{BTreeMap, HashMap};

impl Builder<'_> {
    /// This moment.
    pub fn moment(&self) -> Moment {
        let globals = self.context.globals.iter().map(|global| global.variable.clone());
        let locals = self.scope.in_scope.iter().map(|local| self.scope.variables[local].clone());
        Moment { point: self.point(), changing: globals.chain(locals).collect(), copies: BTreeMap::new() }
    }

    /// Does something where `\before` speaks of a moment, and has copied then what it asks for.
    pub fn looking_back<T>(
        &mut self,
        moment: Moment,
        span: Span,
        work: impl FnOnce(&mut Self) -> Lowered<T>,
    ) -> Lowered<T> {
        let outer = self.specified.moment.replace(moment);
        let value = work(self);
        if let Some(moment) = std::mem::replace(&mut self.specified.moment, outer) {
            self.copy_then(moment, span);
        }
        value
    }

    /// Makes the copies, at the moment that they are of.
    fn copy_then(&mut self, moment: Moment, span: Span) {
        let copied = moment.copies.into_iter().map(|(variable, copy)| Command {
            kind: CommandKind::Assign { target: copy, value: variable.term() },
            span,
        });
        self.insert(moment.point, copied.collect());
    }

    /// What a term of the state here was at the moment that is looked back at.
    fn as_before(&mut self, term: &Term) -> Option<Term> {
        let mut moment = self.specified.moment.take()?;
        let mut values = HashMap::new();
        for variable in free_variables(term).into_iter().filter(|variable| moment.changing.contains(variable)) {
            let copy = match moment.copies.get(&variable) {
                Some(copy) => copy.clone(),
                None => self.temporary(variable.sort.clone()),
            };
            moment.copies.insert(variable.clone(), copy.clone());
            values.insert(variable, copy.term());
        }
        self.specified.moment = Some(moment);
        Some(substitute(term, &values))
    }
}

impl Builder<'_> {
    /// That what a loop's contract ensures of the iterations to come, it ensures of all: whatever values the variables that the loop assigns
    /// will have, if these fit to what is here as before, they fit to what was before the loop.
    pub fn summary(&mut self, ensured: &Expr, spec: &LoopSpec, statement: &Stmt) -> Lowered<LoopInvariant> {
        let moment = self.moment();
        let outer = self.specified.moment.replace(moment);
        let formula = self.formula(ensured);
        let Some(moment) = std::mem::replace(&mut self.specified.moment, outer) else {
            return unsupported(ensured.span, "`\\before` in this place");
        };
        let formula = formula?;
        let globals = &self.context.globals;
        let mentions = free_variables(&formula);
        let is_changing = !matches!(spec.assignable.as_deref(), Some([]));
        if is_changing && globals.iter().any(|global| mentions.contains(&global.variable)) {
            return unsupported(ensured.span, "loop contracts that compare what the heap was and becomes");
        }
        let mut assigned = Vec::new();
        assigned_locals(statement, &mut assigned);
        let (mut bound, mut typed, mut final_values) = (Vec::new(), Vec::new(), HashMap::new());
        for local in self.scope.in_scope.clone().into_iter().filter(|local| assigned.contains(local)) {
            let variable = self.scope.variables[&local].clone();
            let becomes = self.bind(self.method.locals[local].name, variable.sort.clone());
            typed.push(self.context.typing(&becomes.term(), &self.method.locals[local].ty));
            final_values.insert(variable, becomes.term());
            bound.push(becomes);
        }
        let ours = substitute(&formula, &final_values);
        let now = moment.copies.iter().map(|(variable, copy)| (copy.clone(), variable.term()));
        let theirs = substitute(&formula, &final_values.into_iter().chain(now).collect());
        typed.push(theirs);
        self.copy_then(moment, ensured.span);
        let formula = forall(bound, implies(and(typed), ours));
        let text = self.context.text(ensured.span);
        let message = format!("`{text}` may not hold of all iterations although it holds of all but the first");
        let obligation = self.oblige(&rules::INVARIANT_PRESERVED, ensured.span, message, Vec::new());
        Ok(LoopInvariant { formula, on_entry: obligation, preserved: obligation })
    }
}

impl Translation<'_, '_, '_, '_> {
    /// `\before(e)`
    pub fn before(&mut self, inner: &Expr, span: Span) -> Lowered<Term> {
        let mut is_later = false;
        inner.visit(&mut |part| {
            is_later |= matches!(&part.kind, ExprKind::Local(local) if self.bound_sort(*local) == Some(&Sort::Ref));
        });
        if is_later {
            return unsupported(span, "objects within `\\before` that are quantified outside it");
        }
        let value = self.term(inner)?;
        match self.builder.as_before(&value) {
            Some(value) => Ok(value),
            None => unsupported(span, "`\\before` in this place"),
        }
    }
}
