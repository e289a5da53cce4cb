//! `\reach` and `\reachLocs`: paths along a field, with KeY's meaning. `\reach(o.f, from, to, n)` says that `f` leads from `from` to `to` in `n`
//! steps, neither of them null; which object stands before the field does not matter. Without a number some number of steps is meant.
//! `\reachLocs` has all fields of the objects that are reached.

use crate::build::builder::unsupported;
use crate::program::context::Lowered;
use crate::spec::expressions::Translation;
use ir::vocabulary::{PATH_END, PATH_INDEX, PATH_STATE, now, null};
use logic::build::{and, call, eq, int, le, ne};
use logic::{Sort, Term};
use sema::program::{Expr, ExprKind};

impl Translation<'_, '_, '_, '_> {
    /// That an object is reached along the field of a place, in so many steps if these are given.
    pub fn is_reached(&mut self, place: &Expr, from: &Expr, to: &Term, steps: Option<&Expr>) -> Lowered<Term> {
        let field = match &place.kind {
            ExprKind::Field(_, field) if !self.is_model(*field) => *field,
            _ => return unsupported(place.span, "paths along what is no field of objects"),
        };
        let map = self.builder.context.field(field);
        if map.sort != Sort::map(Sort::Ref, Sort::Ref) {
            return unsupported(place.span, "paths along a field that does not refer to objects");
        }
        let (map, clock) = (self.global(&map), self.global(&now()));
        let from = self.term(from)?;
        let steps = match steps {
            Some(steps) => self.term(steps)?,
            None => call(&PATH_INDEX, vec![map.clone(), from.clone(), to.clone()]),
        };
        let end = call(&PATH_END, vec![map.clone(), from, steps.clone()]);
        let state = call(&PATH_STATE, vec![map, clock]);
        Ok(and([le(int(0), steps), ne(to.clone(), null()), eq(end, to.clone()), state]))
    }
}
