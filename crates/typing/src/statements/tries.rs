//! `try` with its resources and handlers (JLS 14.20).

use super::super::expressions::Qualifier;
use crate::attribution::LocalKind;
use crate::checker::{Checker, Target};
use base::{Span, rules};
use classes::Type;
use syntax::ast::{Catch, ExprKind, Modifier, Resource, Try, TypeRef, TypeRefKind};

impl<'a> Checker<'a> {
    pub(super) fn try_statement(&mut self, statement: &'a Try) {
        self.in_block(|checker| {
            for resource in &statement.resources {
                checker.resource(resource);
            }
            checker.block(&statement.body);
        });
        for catch in &statement.catches {
            self.catch(catch);
        }
        if let Some(finally) = &statement.finally {
            self.block(finally);
        }
    }

    fn resource(&mut self, resource: &'a Resource) {
        match resource {
            Resource::Local { ty: written, name, value, .. } => {
                // A resource is final whether it says so or not.
                let ty = match written.kind {
                    TypeRefKind::Var => {
                        let local = self.new_local(*name, Type::Void, LocalKind::Resource, true);
                        let found = self.expression(value, &Target::None);
                        let ty = self.inferred_type(*name, &found);
                        self.out().locals[local].ty = ty.clone();
                        ty
                    }
                    _ => {
                        let ty = self.resolve_type(written);
                        self.new_local(*name, ty.clone(), LocalKind::Resource, true);
                        self.expression_for(value, &ty, "the resource");
                        ty
                    }
                };
                self.check_closeable(name.span, &ty);
            }
            Resource::Expr(e) => {
                let ty = match &e.kind {
                    ExprKind::Name(_) | ExprKind::Field(..) => match self.qualifier(e) {
                        Qualifier::Expr(ty) => ty,
                        Qualifier::Class(_) | Qualifier::Super { .. } => {
                            self.error(&rules::TYPE_ERROR, e.span, "a resource is a variable, and this is a class");
                            Type::Unknown
                        }
                    },
                    _ => self.value(e),
                };
                self.check_closeable(e.span, &ty);
            }
        }
    }

    fn check_closeable(&mut self, span: Span, ty: &Type) {
        let closeable = self.named("java.lang.AutoCloseable");
        if ty.is_known() && closeable.is_known() && !self.classes.is_subtype(ty, &closeable) {
            let message =
                format!("a resource must be an `AutoCloseable`, and this is a `{}`", self.classes.display(ty));
            self.error(&rules::TYPE_ERROR, span, message);
        }
    }

    fn catch(&mut self, catch: &'a Catch) {
        let written = &catch.parameter.ty;
        let ty = self.resolve_type(written);
        let is_union = matches!(written.kind, TypeRefKind::Union(_));
        let is_wrong = match &written.kind {
            TypeRefKind::Union(alternatives) => self.check_alternatives(alternatives),
            _ => !self.check_throwable(written, &ty),
        };
        let ty = if is_wrong { Type::Unknown } else { ty };
        self.in_block(|checker| {
            let parameter = &catch.parameter;
            let is_final = is_union || parameter.modifiers.has(Modifier::Final);
            checker.new_local(parameter.name, ty, LocalKind::Exception, is_final);
            checker.statements(&catch.body.statements);
        });
    }

    /// Checks that what is caught can be thrown.
    fn check_throwable(&mut self, written: &TypeRef, ty: &Type) -> bool {
        let throwable = self.named("java.lang.Throwable");
        if !ty.is_known() || !throwable.is_known() || self.classes.is_subtype(ty, &throwable) {
            return true;
        }
        self.incompatible(written.span, ty, &throwable, "what is caught");
        false
    }

    /// Checks the types of `catch (A | B e)`: no one may be a subclass of another. Gives whether something is wrong.
    fn check_alternatives(&mut self, alternatives: &'a [TypeRef]) -> bool {
        let mut is_wrong = false;
        let mut before: Vec<Type> = Vec::new();
        for written in alternatives {
            let ty = self.out().written.get(&written.span).cloned().unwrap_or(Type::Unknown);
            is_wrong |= !self.check_throwable(written, &ty);
            let is_below = |checker: &Self, sub: &Type, sup: &Type| {
                sub.is_known() && sup.is_known() && checker.classes.is_subtype(sub, sup)
            };
            for other in &before {
                if is_below(self, &ty, other) || is_below(self, other, &ty) {
                    let (first, second) = (self.classes.display(other), self.classes.display(&ty));
                    let message = format!("`{first}` and `{second}` are related by subclassing: one is enough");
                    self.error(&rules::TYPE_ERROR, written.span, message);
                    is_wrong = true;
                }
            }
            before.push(ty);
        }
        is_wrong
    }
}
