//! What is known of values by [where they come from](crate::program::holdings): of fields, of results of the library, of parameters of lambda
//! expressions.

use crate::build::builder::Builder;
use crate::program::context::Context;
use crate::program::holdings::Known;
use base::Span;
use ir::vocabulary::{null, type_constant, type_of};
use logic::build::{and, eq, ne, or};
use logic::{Term, Var};
use sema::program::{MethodId, MethodKind, Type};

impl Builder<'_> {
    /// What is known of the result of a call of the library.
    pub fn assume_result(&mut self, method: MethodId, value: &Term, span: Span) {
        if let Some(known) = self.context.holdings.results.get(&(span, method)) {
            let fact = fact(self.context, value, known);
            self.assume_typing(span, fact);
        }
    }

    /// What is known of the value of a field. Constructors may read it before they set it.
    pub fn assume_held(&mut self, map: &Var, value: &Term, span: Span) {
        let Some((field, known)) = self.context.held.get(map) else { return };
        let owner = self.context.program.fields[*field].owner;
        let is_setting = self.method.kind == MethodKind::Constructor && self.method.owner == owner;
        if !is_setting {
            let fact = fact(self.context, value, known);
            self.assume_typing(span, fact);
        }
    }

    /// What is known of the parameters of a lambda expression.
    pub fn assume_parameters(&mut self, id: MethodId) {
        for (index, local) in self.method.parameters.iter().enumerate() {
            if let Some(known) = self.context.holdings.parameters.get(&(id, index)) {
                let value = self.scope.variables[local].term();
                let fact = fact(self.context, &value, known);
                self.assume_typing(self.method.span, fact);
            }
        }
    }
}

fn fact(context: &Context<'_>, value: &Term, known: &Known) -> Term {
    let is_one = |class: &sema::program::ClassId| {
        eq(type_of(value.clone()), type_constant(&context.java_type(&Type::Class(*class))))
    };
    let typed = known.classes.iter().map(|classes| or(classes.iter().map(is_one)));
    let is_set = ne(value.clone(), null());
    match known.is_not_null {
        true => and(std::iter::once(is_set).chain(typed)),
        false => or(std::iter::once(eq(value.clone(), null())).chain(typed)),
    }
}
