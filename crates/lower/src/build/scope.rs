//! The names that a body speaks of: `this`, parameters, fields that are constants.

use crate::build::builder::{Builder, unsupported};
use crate::program::context::Lowered;
use crate::program::signatures::has_this;
use base::Span;
use logic::{Sort, Term, Var};
use sema::program::{Expr, ExprKind, LocalId};
use std::collections::HashMap;

/// The names that the body of a procedure speaks of.
#[derive(Default)]
pub struct Scope {
    /// `this`, if there is one.
    pub this: Option<Term>,
    /// The variable for each parameter and local.
    pub variables: HashMap<LocalId, Var>,
    /// When the iterators of loops were asked for that say what they assign.
    pub iterations: HashMap<LocalId, Term>,
    /// The variable for each parameter's value on entry.
    pub entry_values: HashMap<LocalId, Var>,
    /// Locals in scope, outermost first.
    pub in_scope: Vec<LocalId>,
    /// The position of the loop over an array that is being lowered.
    pub position: Option<Term>,
}

impl<'a> Builder<'a> {
    /// Variables for `this` and the parameters, as they are on entry.
    pub fn enter_parameters(&mut self) {
        if has_this(self.method) {
            self.scope.this = Some(self.declare("this".into(), Sort::Ref).term());
        }
        for id in &self.method.parameters {
            let local = &self.method.locals[*id];
            let variable = self.declare(local.name, self.context.java_type(&local.ty).sort());
            self.scope.variables.insert(*id, variable.clone());
            self.scope.entry_values.insert(*id, variable);
        }
    }

    /// `this`
    pub fn this_object(&self, span: Span) -> Lowered<Term> {
        match &self.scope.this {
            Some(this) => Ok(this.clone()),
            None => unsupported(span, "`this` without an object"),
        }
    }

    /// The value of a field of an object, if it is a constant variable: no code reads such a field (JLS 13.1).
    pub fn constant_of_object(&self, expr: &Expr) -> Option<&'a Expr> {
        match expr.kind {
            ExprKind::Field(_, field) => self.context.program.fields[field].constant.as_ref(),
            _ => None,
        }
    }
}
