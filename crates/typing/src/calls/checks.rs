//! What must hold of a call whose method and types are known, and does not follow from that.

use super::Site;
use super::argument::{Argument, Chosen, Instance, Pending, ReferenceArgument, SiteKind};
use super::overloads::Phase;
use super::references::is_new;
use crate::checker::Checker;
use base::rules;
use classes::{Context, Flags, MethodId, Type};
use syntax::ast::{Call, Expr, ExprKind};

impl<'a> Checker<'a> {
    /// What must hold of the method of a call.
    pub(super) fn check_chosen(&mut self, call: &'a Call, site: &Site, chosen: &Chosen) {
        let method = self.declared(&chosen.candidate);
        let name = call.name.name;
        let is_of_interface = self.classes.class(method.owner).is_interface();
        if site.is_super && method.flags.has(Flags::ABSTRACT) && !method.flags.has(Flags::DEFAULT) {
            let message = format!("`{name}` is abstract, so that `super` has no such method to call");
            self.error(&rules::TYPE_ERROR, call.name.span, message);
        }
        if site.is_value && is_of_interface && method.flags.has(Flags::STATIC) {
            let owner = self.classes.class(method.owner).simple_name;
            let message = format!("`{name}` is a static method of an interface and must be called as `{owner}.{name}`");
            self.error(&rules::TYPE_ERROR, call.name.span, message);
        }
        if site.is_super && is_of_interface {
            self.check_default_call(call, site, chosen.candidate.method);
        }
    }

    /// `Interface.super.m()`: the method must be what the class inherits from there, not something overridden (JLS
    /// 15.12.3).
    fn check_default_call(&mut self, call: &'a Call, site: &Site, method: MethodId) {
        let (Some(named), Some(class)) = (site.ty.as_ref().and_then(Type::class_id), self.current_class()) else {
            return;
        };
        let owner = self.classes.method(method).owner;
        let name = self.classes.method(method).name;
        let is_qualified = matches!(call.receiver.as_ref().map(|e| &e.kind), Some(ExprKind::Super(Some(_))));
        if !is_qualified {
            return;
        }
        for above in self.classes.supertypes(&self.classes.declared_type(class)) {
            let Some(other) = above.class_id().filter(|other| *other != named) else { continue };
            if !self.classes.is_subclass(other, owner) {
                continue;
            }
            let overrides = |found: MethodId| found != method && self.classes.overrides(found, method, other);
            let is_overridden = self.classes.methods_named(&above, name).into_iter().any(overrides);
            if is_overridden || self.classes.is_subclass(other, named) {
                let other = self.classes.class(other).simple_name;
                let message = format!("`{name}` cannot be called so, for `{other}` overrides or inherits it as well");
                self.error(&rules::TYPE_ERROR, call.name.span, message);
                return;
            }
        }
    }

    /// What must hold of arguments once the types of the parameters are known: they fit these too, without the
    /// freedom that inference has, and the array that some are collected into can be created here.
    pub(super) fn check_passed(&mut self, pending: &Pending<'a>, instance: &Instance, parameters: &[Type]) {
        if !instance.variables.is_empty() {
            for (index, given) in pending.arguments.iter().enumerate() {
                let (Argument::Value(found), Some(e)) = (&given.argument, given.expr) else { continue };
                let Some(formal) = pending.chosen.phase.formal(parameters, index) else { continue };
                let passed = self.passed(given, found);
                let fits = *found == formal || self.classes.is_convertible(&passed, &formal, Context::Loose);
                if found.is_known() && !fits {
                    self.incompatible(e.span, found, &formal, "the argument");
                }
            }
        }
        if pending.chosen.phase == Phase::Variable
            && let Some(element) = parameters.last().and_then(Type::element)
            && !self.classes.is_type_accessible(&self.classes.erasure(element), &self.viewpoint())
        {
            let message = format!("`{}` cannot be accessed from here", self.classes.display(element));
            self.error(&rules::NAME_ERROR, pending.span, message);
        }
    }

    /// The functional interface that a lambda or method reference becomes must be accessible.
    pub(super) fn check_target(&mut self, e: &'a Expr, target: &Type) {
        if !self.classes.is_type_accessible(target, &self.viewpoint()) {
            let message = format!("`{}` cannot be accessed from here", self.classes.display(target));
            self.error(&rules::NAME_ERROR, e.span, message);
        }
    }

    /// What must hold of the method of a reference.
    pub(super) fn check_referred(&mut self, reference: &ReferenceArgument<'a>, chosen: &Chosen) {
        let flags = self.declared(&chosen.candidate).flags;
        let name = reference.reference.name.name;
        let has_arguments = matches!(&reference.site, Type::Class(class) if !class.arguments.is_empty());
        if is_new(reference) {
            if let Some(class) = reference.site.class_id() {
                self.check_enclosing(reference.expr, class);
            }
        } else if flags.has(Flags::STATIC) && reference.kind == SiteKind::Type && has_arguments {
            let message = format!("`{name}` is static, so that the type before `::` has no arguments");
            self.error(&rules::TYPE_ERROR, reference.expr.span, message);
        } else if reference.kind == SiteKind::Super && flags.has(Flags::ABSTRACT) && !flags.has(Flags::DEFAULT) {
            let message = format!("`{name}` is abstract, so that `super` has no such method to call");
            self.error(&rules::TYPE_ERROR, reference.expr.span, message);
        }
    }
}
