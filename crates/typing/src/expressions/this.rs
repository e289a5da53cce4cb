//! `this` and `super`, also of enclosing classes.

use super::names::{Denoted, Qualifier, Wanted};
use crate::checker::Checker;
use crate::scope::Scope;
use base::{Span, rules};
use classes::{ClassId, Flags, Type};
use syntax::ast::Expr;

impl<'a> Checker<'a> {
    /// `this`, `Outer.this`
    pub(super) fn this(&mut self, e: &'a Expr, qualifier: Option<&'a Expr>) -> Type {
        let class = match qualifier {
            None => self.current_class(),
            Some(qualifier) => match self.denoted(qualifier, Wanted::Qualifier) {
                Denoted::Class(ty) => ty.class_id(),
                Denoted::Nothing => None,
                _ => {
                    self.error(&rules::TYPE_ERROR, qualifier.span, "only the name of a class can stand before `.this`");
                    None
                }
            },
        };
        match class {
            Some(class) if self.check_object(class, e.span, "this") => self.classes.declared_type(class),
            _ => Type::Unknown,
        }
    }

    /// Checks that there is an object of this class, which is the current or an enclosing one.
    pub(crate) fn check_object(&mut self, class: ClassId, span: Span, word: &str) -> bool {
        match self.has_object(class) {
            Some(true) => true,
            Some(false) => {
                let message = format!("there is no `{word}` in static code");
                self.error(&rules::NAME_ERROR, span, message);
                false
            }
            None => {
                let name = self.classes.class(class).simple_name;
                self.error(&rules::NAME_ERROR, span, format!("`{name}` is no class around this one"));
                false
            }
        }
    }

    /// Whether there is an object of a class that is the current or an enclosing one; `None` if it is neither.
    pub(crate) fn has_object(&self, class: ClassId) -> Option<bool> {
        let mut is_static = false;
        for (index, scope) in self.scopes.iter().enumerate().rev() {
            let Scope::Class(scope) = scope else {
                continue;
            };
            if scope.class == class {
                return Some(!is_static && !scope.is_static);
            }
            let is_static_class = self.classes.class(scope.class).flags.has(Flags::STATIC);
            is_static |= is_static_class || (scope.is_static && !self.is_early(index));
        }
        None
    }

    /// `super`, `Outer.super` (the superclass of an enclosing class), `Interface.super` (a direct superinterface).
    pub(super) fn super_qualifier(&mut self, e: &'a Expr, outer: Option<&'a Expr>) -> Qualifier {
        let unknown = Qualifier::Expr(Type::Unknown);
        let Some(current) = self.current_class() else {
            return unknown;
        };
        let mut class = current;
        if let Some(outer) = outer {
            match self.denoted(outer, Wanted::Qualifier) {
                Denoted::Class(ty) => match ty.class_id() {
                    Some(named) => class = named,
                    None => return unknown,
                },
                Denoted::Nothing => return unknown,
                _ => {
                    self.error(&rules::TYPE_ERROR, outer.span, "only the name of a class can stand before `.super`");
                    return unknown;
                }
            }
        }
        if self.has_object(class).is_none() && self.classes.class(class).is_interface() {
            let interfaces = &self.classes.header(current).interfaces;
            let found = interfaces.iter().find(|interface| interface.class_id() == Some(class)).cloned();
            if let Some(ty) = found {
                if !self.check_object(current, e.span, "super") {
                    return unknown;
                }
                self.out().set_type(e.id, ty.clone());
                return Qualifier::Super { class: current, ty };
            }
            let name = self.classes.class(class).simple_name;
            let message = format!("`{name}` is not a direct superinterface of this class");
            self.error(&rules::TYPE_ERROR, e.span, message);
            return unknown;
        }
        if !self.check_object(class, e.span, "super") {
            return unknown;
        }
        let declared = self.classes.declared_type(class);
        let ty = self.classes.superclass(&declared).unwrap_or_else(|| self.classes.object());
        self.out().set_type(e.id, ty.clone());
        Qualifier::Super { class, ty }
    }
}
