//! Moments of an execution that specifications look back at: `\before(e)` in the contract of a block is what `e` was when the block began.
//!
//! What depends on the state does so by the variables in it. So `e` is made a term of the state here, and its variables are replaced by
//! copies that are made at that moment, of those variables only that somebody asks for.

use crate::builder::{Builder, Point, unsupported};
use crate::context::Lowered;
use crate::specification::Translation;
use base::Span;
use ir::{Command, CommandKind};
use logic::transform::{free_variables, substitute};
use logic::{Sort, Term, Var};
use sema::program::{Expr, ExprKind};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A moment, with what has been asked of it.
pub struct Moment {
    point: Point,
    /// What may change after it.
    changing: BTreeSet<Var>,
    copies: BTreeMap<Var, Var>,
}

impl Builder<'_> {
    /// This moment.
    pub fn moment(&self) -> Moment {
        let globals = self.context.globals.iter().map(|global| global.variable.clone());
        let locals = self.scope.iter().map(|local| self.variables[local].clone());
        Moment { point: self.point(), changing: globals.chain(locals).collect(), copies: BTreeMap::new() }
    }

    /// Does something where `\before` speaks of a moment, and has copied then what it asks for.
    pub fn looking_back<T>(
        &mut self,
        moment: Moment,
        span: Span,
        work: impl FnOnce(&mut Self) -> Lowered<T>,
    ) -> Lowered<T> {
        let outer = self.moment.replace(moment);
        let value = work(self);
        if let Some(Moment { point, copies, .. }) = std::mem::replace(&mut self.moment, outer) {
            let copied = copies.into_iter().map(|(variable, copy)| Command {
                kind: CommandKind::Assign { target: copy, value: variable.term() },
                span,
            });
            self.insert(point, copied.collect());
        }
        value
    }

    /// What a term of the state here was at the moment that is looked back at.
    fn as_before(&mut self, term: &Term) -> Option<Term> {
        let mut moment = self.moment.take()?;
        let mut values = HashMap::new();
        for variable in free_variables(term).into_iter().filter(|variable| moment.changing.contains(variable)) {
            let copy = match moment.copies.get(&variable) {
                Some(copy) => copy.clone(),
                None => self.temporary(variable.sort.clone()),
            };
            moment.copies.insert(variable.clone(), copy.clone());
            values.insert(variable, copy.term());
        }
        self.moment = Some(moment);
        Some(substitute(term, &values))
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
