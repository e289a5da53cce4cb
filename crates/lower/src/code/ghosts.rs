//! Ghosts: what `set` does to variables and fields that only the specification has. Their values are what specification expressions say; sets
//! and sequences get a value of which nothing else is known than what is in it.

use crate::build::builder::{Builder, unsupported};
use crate::program::context::Lowered;
use crate::spec::expressions::{State, Translation};
use crate::spec::sequences::Sequence;
use base::Span;
use ir::CommandKind;
use logic::build::{and, eq, implies, int, le, lt, quantified_with, select};
use logic::{Quantifier, Sort, Term, Var};
use sema::program::{Expr, ExprKind, Type};

impl Builder<'_> {
    /// `set target = value;`. What is not understood of it leaves the method without conclusions, but it can be run.
    pub fn set(&mut self, target: &Expr, value: &Expr, span: Span) {
        if let Err(reason) = self.set_understood(target, value, span) {
            self.proofless.get_or_insert((reason.span, reason.what));
        }
    }

    fn set_understood(&mut self, target: &Expr, value: &Expr, span: Span) -> Lowered<()> {
        if let ExprKind::Field(_, field) | ExprKind::StaticField(field) = &target.kind
            && !self.context.has_place(*field)
        {
            return unsupported(span, "fields that the code does not come to");
        }
        self.check_defined(target)?;
        self.check_defined(value)?;
        let value = self.ghost_value(value, &target.ty, span)?;
        match &target.kind {
            ExprKind::Local(local) => {
                let variable = self.scope.variables[local].clone();
                self.assign(span, &variable, value);
            }
            ExprKind::StaticField(field) => {
                let variable = self.context.field(*field);
                self.assign(span, &variable, value);
            }
            ExprKind::Field(object, field) => {
                let object = self.formula(object)?;
                let map = self.context.field(*field);
                self.emit(span, CommandKind::Update { map, keys: vec![object], value });
            }
            _ => return unsupported(span, "`set` statements of this form"),
        }
        Ok(())
    }

    /// The value that a ghost of a type gets.
    pub fn ghost_value(&mut self, value: &Expr, ty: &Type, span: Span) -> Lowered<Term> {
        match ty {
            Type::Locset => {
                let meaning = self.meaning_here();
                let set = self.temporary(Sort::locations());
                let mut translation = Translation::new(self, &meaning, State::Current);
                let (object, position) = translation.any_location();
                let member = translation.member(value, &object.term(), &position.term())?;
                let has = select(select(set.term(), object.term()), position.term());
                let fact = eq(has.clone(), member);
                let fact = quantified_with(Quantifier::Forall, vec![object, position], vec![vec![has]], fact);
                Ok(self.some_value(&set, fact, span))
            }
            Type::Seq => {
                let meaning = self.meaning_here();
                let held = self.temporary(Sort::Seq);
                let mut translation = Translation::new(self, &meaning, State::Current);
                let sequence = translation.sequence(value)?;
                let index = translation.fresh("i", Sort::Int);
                let made = Sequence::held(held.term());
                let element = made.element(index.term());
                let inside = and([le(int(0), index.term()), lt(index.term(), sequence.length.clone())]);
                let same = implies(inside, eq(element.clone(), sequence.element(index.term())));
                let same = quantified_with(Quantifier::Forall, vec![index], vec![vec![element]], same);
                let fact = and([eq(made.length.clone(), sequence.length.clone()), same]);
                Ok(self.some_value(&held, fact, span))
            }
            _ => self.formula(value),
        }
    }

    /// Some value of which a fact holds: there always is one.
    fn some_value(&mut self, variable: &Var, fact: Term, span: Span) -> Term {
        self.emit(span, CommandKind::Havoc(variable.clone()));
        self.assume_typing(span, fact);
        variable.term()
    }
}
