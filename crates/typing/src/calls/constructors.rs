//! `this(…)` and `super(…)` (JLS 8.8.7.1).

use super::argument::Pending;
use super::candidates::Level;
use super::overloads::Passed;
use crate::checker::{Checker, Target};
use crate::scope::Scope;
use base::rules;
use classes::Type;
use std::cell::RefCell;
use std::rc::Rc;
use syntax::ast::{ConstructorCall, Expr};

impl<'a> Checker<'a> {
    /// `this(…)`, `super(…)`, `outer.super(…)`
    pub(crate) fn constructor_call(&mut self, e: &'a Expr, call: &'a ConstructorCall) -> Type {
        let Some(class) = self.current_class() else { return Type::Unknown };
        if !self.is_in_constructor() {
            let word = if call.is_super { "super" } else { "this" };
            let message = format!("`{word}(…)` can only stand at the beginning of a constructor");
            self.error(&rules::TYPE_ERROR, e.span, message);
        }
        let own = self.classes.declared_type(class);
        let site = if call.is_super { self.classes.superclass(&own) } else { Some(own) };
        let (arguments, type_arguments) = self.before_construction(|checker| {
            let arguments = checker.arguments(&call.arguments);
            let types: Vec<Type> = call.type_arguments.iter().map(|ty| checker.resolve_type(ty)).collect();
            if let Some(outer) = &call.outer {
                checker.value(outer);
            }
            (arguments, types)
        });
        let Some(site) = site.filter(Type::is_known) else {
            arguments.iter().for_each(|given| self.recover(given));
            return Type::Void;
        };
        let candidates = self.constructors_of(&site);
        let levels = [Level { candidates, has_object: true, class: None }];
        let passed = Passed { type_arguments: &type_arguments, arguments: &arguments, is_super: true };
        match self.choose(&levels, passed) {
            Ok(chosen) => {
                let span = e.span.at_start();
                let pending = Pending { expr: e, span, arguments, chosen, scopes: None, instance: RefCell::new(None) };
                self.before_construction(|checker| checker.finish_call(&Rc::new(pending), &Target::None));
            }
            Err(failure) => {
                self.report_inapplicable_constructor(e.span.at_start(), &site, &arguments, &failure);
                arguments.iter().for_each(|given| self.recover(given));
            }
        }
        Type::Void
    }

    fn is_in_constructor(&self) -> bool {
        let innermost = self
            .scopes
            .iter()
            .rev()
            .find(|scope| matches!(scope, Scope::Method(_) | Scope::Lambda(_) | Scope::Class(_)));
        matches!(innermost, Some(Scope::Method(method)) if method.is_constructor)
    }

    /// Does something where there is no `this` yet.
    pub(crate) fn before_construction<R>(&mut self, work: impl FnOnce(&mut Self) -> R) -> R {
        let position = self.scopes.iter().rposition(|scope| matches!(scope, Scope::Class(_)));
        let previous = self.set_static(position, true);
        let result = work(self);
        self.set_static(position, previous);
        result
    }

    fn set_static(&mut self, position: Option<usize>, is_static: bool) -> bool {
        match position.and_then(|position| self.scopes.get_mut(position)) {
            Some(Scope::Class(scope)) => std::mem::replace(&mut scope.is_static, is_static),
            _ => is_static,
        }
    }
}
