//! Loops (JLS 14.12–14.14).

use super::completion::has_break;
use crate::attribution::LocalKind;
use crate::checker::{Checker, Target};
use base::rules;
use classes::{Type, Wildcard};
use syntax::ast::{Expr, LoopSpec, Modifier, Parameter, Stmt, TypeRefKind};

impl<'a> Checker<'a> {
    /// `while (condition) body`
    pub(super) fn while_loop(&mut self, condition: &'a Expr, body: &'a Stmt) {
        self.condition(condition);
        let bindings = std::mem::take(&mut self.body.bindings);
        self.with_bindings(&bindings.when_true, |checker| {
            checker.breakable(true, |checker| checker.substatement(body));
        });
        if !bindings.when_false.is_empty() && !has_break(body, None) {
            self.introduce(&bindings.when_false);
        }
    }

    /// `do body while (condition);`
    pub(super) fn do_loop(&mut self, body: &'a Stmt, condition: &'a Expr) {
        self.breakable(true, |checker| checker.substatement(body));
        self.condition(condition);
        let bindings = std::mem::take(&mut self.body.bindings);
        if !bindings.when_false.is_empty() && !has_break(body, None) {
            self.introduce(&bindings.when_false);
        }
    }

    /// `for (init; condition; update) body`
    pub(super) fn for_loop(
        &mut self,
        spec: &'a LoopSpec,
        init: &'a [Stmt],
        condition: Option<&'a Expr>,
        update: &'a [Expr],
        body: &'a Stmt,
    ) {
        let after = self.in_block(|checker| {
            checker.statements(init);
            checker.loop_specification(spec);
            checker.body.bindings = Default::default();
            if let Some(condition) = condition {
                checker.condition(condition);
            }
            let bindings = std::mem::take(&mut checker.body.bindings);
            checker.with_bindings(&bindings.when_true, |checker| {
                for e in update {
                    checker.expression(e, &Target::Statement);
                }
                checker.breakable(true, |checker| checker.substatement(body));
            });
            bindings.when_false
        });
        if !after.is_empty() && !has_break(body, None) {
            self.introduce(&after);
        }
    }

    /// `for (T x : iterable) body`
    pub(super) fn for_each(
        &mut self,
        spec: &'a LoopSpec,
        parameter: &'a Parameter,
        iterable: &'a Expr,
        body: &'a Stmt,
    ) {
        let found = self.value(iterable);
        let element = self.element_type(iterable, &found);
        // Before the first iteration the variable has no value that a specification could speak of.
        self.loop_specification(spec);
        self.in_block(|checker| {
            let ty = match parameter.ty.kind {
                TypeRefKind::Var => checker.inferred_type(parameter.name, &element),
                _ => checker.resolve_type(&parameter.ty),
            };
            let is_final = parameter.modifiers.has(Modifier::Final);
            checker.new_local(parameter.name, ty.clone(), LocalKind::Variable, is_final);
            if element.is_known()
                && ty.is_known()
                && !checker.classes.is_convertible(&element, &ty, classes::Context::Loose)
            {
                checker.incompatible(iterable.span, &element, &ty, "the variable");
            }
            checker.breakable(true, |checker| checker.substatement(body));
        });
    }

    /// What `for` takes out of a value: the elements of an array or of an `Iterable`.
    fn element_type(&mut self, e: &Expr, found: &Type) -> Type {
        let found = match found {
            Type::Variable(variable) if self.classes.is_captured(*variable) => self.classes.upper_bound(found),
            _ => found.clone(),
        };
        if let Type::Array(element) = &found {
            return (**element).clone();
        }
        let Some(iterable) = self.classes.well_known("java.lang.Iterable") else {
            return Type::Unknown;
        };
        if !found.is_known() {
            return Type::Unknown;
        }
        match self.classes.as_super(&found, iterable) {
            Some(Type::Class(class)) => match class.arguments.first() {
                None => self.classes.object(),
                Some(Type::Wildcard(Wildcard::Extends(bound))) => (**bound).clone(),
                Some(Type::Wildcard(_)) => self.classes.object(),
                Some(argument) => argument.clone(),
            },
            _ if found.class_id().is_some_and(|class| self.classes.has_unknown_supertype(class)) => {
                self.uncertain(e.span, "a supertype is not known")
            }
            _ => {
                let ty = self.classes.display(&found);
                let message = format!("`for` goes through arrays and `Iterable`s, and this is of type `{ty}`");
                self.error(&rules::TYPE_ERROR, e.span, message);
                Type::Unknown
            }
        }
    }
}
