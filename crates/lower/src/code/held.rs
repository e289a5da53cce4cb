//! What is known of values by [where they come from](crate::program::holdings): of fields, of results of the library, of parameters of lambda
//! expressions.

use crate::build::builder::Builder;
use crate::program::context::Context;
use crate::program::holdings::Known;
use crate::program::library::contents;
use base::Span;
use ir::vocabulary::{DICT_HAS, DICT_VALUE, KEY, SEQ_SIZE, SEQ_VALUE, null, type_constant, type_of};
use logic::build::{and, call, eq, int, ne, not, or, select};
use logic::{Term, Var};
use sema::program::{MethodId, MethodKind, Type};

impl Builder<'_> {
    /// What is known of the result of a call of the library.
    pub fn assume_result(&mut self, method: MethodId, value: &Term, span: Span) {
        self.assume_known(self.context.holdings.results.get(&(span, method)), value, span);
    }

    /// What is known of a value.
    pub fn assume_known(&mut self, known: Option<&Known>, value: &Term, span: Span) {
        if let Some(known) = known.filter(|known| known.is_not_null || known.classes.is_some()) {
            let fact = fact(self.context, value, known);
            self.assume_typing(span, fact);
        }
    }

    /// Before a call whose result is null only if there is nothing to give: the condition for that. A map has no such key, a queue no
    /// elements.
    pub fn absent(&mut self, method: MethodId, values: &[Term], span: Span) -> Option<Term> {
        let place = (span, method);
        let known = self.context.holdings.results.get(&place)?;
        let class = self.context.holdings.receivers.get(&place).filter(|_| known.is_null_if_absent)?;
        let [field] = contents(self.context, &Type::Class(*class))[..] else { return None };
        let handle = select(self.context.field(field).term(), values[0].clone());
        match (self.context.is_sequence(field), &*self.context.program.methods[method].name, values) {
            (false, "get", [_, key]) => {
                let has = call(&DICT_HAS, vec![call(&DICT_VALUE, vec![handle]), call(&KEY, vec![key.clone()])]);
                Some(not(self.capture(span, has)))
            }
            (true, "poll" | "peek" | "pollFirst" | "pollLast" | "peekFirst" | "peekLast", [_]) => {
                let size = call(&SEQ_SIZE, vec![call(&SEQ_VALUE, vec![handle])]);
                Some(eq(self.capture(span, size), int(0)))
            }
            _ => None,
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
        true => and(typed.chain(std::iter::once(is_set))),
        false => or(std::iter::once(eq(value.clone(), null())).chain(typed)),
    }
}
