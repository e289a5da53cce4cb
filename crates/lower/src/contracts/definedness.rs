//! The obligations that clauses have values (see [`crate::spec::defined`]), for what stands in code, in loops and in promises.

use crate::build::builder::Builder;
use crate::program::context::Lowered;
use crate::spec::defined::learn;
use crate::spec::expressions::Meaning;
use base::{Span, rules};
use ir::{Ensures, LoopInvariant, Requires};
use logic::Term;
use logic::build::{and, bool, implies};
use logic::transform::free_variables;
use sema::program::{Expr, Location};

/// The invariants of a loop that were written before another one.
#[derive(Default)]
pub struct Earlier {
    /// What they say.
    pub formulas: Vec<Term>,
    /// What they have values by. Each is an obligation where it was found first.
    conditions: Vec<Term>,
}

impl Builder<'_> {
    /// What is said of an expression that may have no value.
    pub fn ill_defined(&self, span: Span) -> String {
        let text = self.context.text(span);
        format!("`{}` may have no value: something in it may fail", text.trim_end_matches(';'))
    }

    /// What is said of locations that may have no value.
    pub fn ill_placed(&self, span: Span) -> String {
        format!("`{}`, whose locations are meant, may be null or have no value", self.context.text(span))
    }

    /// Keeps what holds on entry and does not speak of the state: it holds from then on.
    pub fn keep_lasting(&mut self, requires: &[Requires]) {
        let mut known = Vec::new();
        requires.iter().for_each(|requires| learn(&requires.formula, &mut known));
        let globals = &self.context.globals;
        let speaks_of_state = |term: &Term| {
            free_variables(term).iter().any(|variable| globals.iter().any(|global| global.variable == *variable))
        };
        known.retain(|term| !speaks_of_state(term));
        self.specified.lasting = known;
    }

    /// An assertion that an expression in a statement of the specification has a value.
    pub fn check_defined(&mut self, expr: &Expr) -> Lowered<()> {
        if self.is_trusted() {
            return Ok(());
        }
        let meaning = self.meaning_here();
        let condition = self.is_defined(expr, &meaning, &[])?;
        let message = self.ill_defined(expr.span);
        self.check(&rules::ILL_DEFINED, expr.span, message, condition);
        Ok(())
    }

    /// The same for what a loop may change.
    pub fn check_locations(&mut self, list: &[Location], span: Span) -> Lowered<()> {
        if self.is_trusted() {
            return Ok(());
        }
        let meaning = self.meaning_here();
        let condition = self.are_defined(list, &meaning, &[])?;
        let place = place_of(list, span);
        let message = self.ill_placed(place);
        self.check(&rules::ILL_DEFINED, place, message, condition);
        Ok(())
    }

    /// That a loop invariant has a value wherever those before it hold, as an invariant of its own.
    pub fn invariant_defined(&mut self, expr: &Expr, earlier: &mut Earlier) -> Lowered<Option<LoopInvariant>> {
        let meaning = self.meaning_here();
        let premises = and(earlier.formulas.iter().cloned());
        let Some(condition) = self.condition_after(expr, &meaning, &premises, &earlier.conditions)? else {
            return Ok(None);
        };
        learn(&condition, &mut earlier.conditions);
        let formula = implies(premises, condition);
        let message = self.ill_defined(expr.span);
        let obligation = self.oblige(&rules::ILL_DEFINED, expr.span, message, Vec::new());
        Ok(Some(LoopInvariant { formula, on_entry: obligation, preserved: obligation }))
    }

    /// That what a clause promises has a value where its premises hold, as a promise of its own at the place of the clause.
    pub fn promise_defined(
        &mut self,
        (expr, place): (&Expr, Span),
        meaning: &Meaning<'_>,
        premises: Term,
    ) -> Lowered<Option<Ensures>> {
        let Some(formula) = self.defined_after(expr, meaning, premises)? else { return Ok(None) };
        let related = vec![(self.method.span, "of this method".to_string())];
        let message = self.ill_defined(place);
        let obligation = self.oblige(&rules::ILL_DEFINED, place, message, related);
        Ok(Some(Ensures { formula, obligation: Some(obligation) }))
    }

    /// When an expression has a value where premises hold, unless that is plain to see. The library is not asked.
    fn defined_after(&mut self, expr: &Expr, meaning: &Meaning<'_>, premises: Term) -> Lowered<Option<Term>> {
        let condition = self.condition_after(expr, meaning, &premises, &[])?;
        Ok(condition.map(|condition| implies(premises, condition)))
    }

    /// The same without the premises; what is already known need not be said again.
    fn condition_after(
        &mut self,
        expr: &Expr,
        meaning: &Meaning<'_>,
        premises: &Term,
        known: &[Term],
    ) -> Lowered<Option<Term>> {
        if self.is_trusted() {
            return Ok(None);
        }
        let mut known = known.to_vec();
        learn(premises, &mut known);
        let condition = self.is_defined(expr, meaning, &known)?;
        let is_plain = implies(premises.clone(), condition.clone()) == bool(true);
        Ok(Some(condition).filter(|_| !is_plain))
    }
}

/// Where the first of some locations is written.
pub fn place_of(list: &[Location], otherwise: Span) -> Span {
    list.iter().flat_map(Location::expressions).map(|expr| expr.span).next().unwrap_or(otherwise)
}
