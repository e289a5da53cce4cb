//! What calls, constructors and resources may throw.

use super::sets::Exceptions;
use crate::attribution::{CallInfo, CallMode};
use crate::flow::facts::Facts;
use base::Name;
use classes::{ClassId, ClassKind, Flags, MethodId, Type};
use syntax::ast::{Expr, ExprKind};

impl Facts<'_> {
    /// Whether a type of exceptions must be caught or declared. Of one that is not known it is assumed here; that it
    /// is reported nowhere is seen to by [`Exceptions`].
    pub(super) fn is_checked(self, ty: &Type) -> bool {
        match ty {
            Type::Null => false,
            Type::Variable(variable) => {
                let bounds = self.classes.bounds(*variable);
                !bounds.is_empty() && bounds.iter().all(|bound| self.is_checked(bound))
            }
            Type::Intersection(parts) => parts.iter().all(|part| self.is_checked(part)),
            Type::Class(class) => {
                let is_a = |name: &str| {
                    self.classes.well_known(name).is_some_and(|known| self.classes.is_subclass(class.class, known))
                };
                !is_a("java.lang.RuntimeException") && !is_a("java.lang.Error")
            }
            _ => true,
        }
    }

    /// What a call, creation or constructor call may throw; anything if it is not known what it calls.
    pub(super) fn thrown_at(self, e: &Expr) -> Vec<Type> {
        match self.found.calls.get(&e.id) {
            Some(_) if self.is_array_clone(e) => Vec::new(),
            Some(call) => self.thrown_by(call),
            None => vec![Type::Unknown],
        }
    }

    /// What a known call may throw.
    pub(super) fn thrown_by(self, call: &CallInfo) -> Vec<Type> {
        match call.mode {
            CallMode::ArrayConstructor => Vec::new(),
            _ => call.signature.throws.clone(),
        }
    }

    /// `clone` of an array throws nothing (JLS 10.7).
    fn is_array_clone(self, e: &Expr) -> bool {
        let ExprKind::Call(call) = &e.kind else { return false };
        let of_array = call.receiver.as_ref().is_some_and(|receiver| matches!(self.ty(receiver), Type::Array(_)));
        of_array && &*call.name.name == "clone"
    }

    /// What the constructor of the superclass may throw that is called where none is called explicitly.
    pub(super) fn implicit_super_throws(self, class: ClassId) -> Vec<Type> {
        let superclass = match self.classes.class(class).kind {
            ClassKind::Class => self.classes.header(class).superclass.as_ref(),
            _ => None,
        };
        let Some(superclass) = superclass else { return Vec::new() };
        let Some(owner) = superclass.class_id() else { return Vec::new() };
        let constructors = self.classes.constructors(owner);
        let takes_nothing = |id: &&MethodId| self.classes.method(**id).parameters.is_empty();
        let takes_any = |id: &&MethodId| {
            let method = self.classes.method(**id);
            method.parameters.len() == 1 && method.flags.has(Flags::VARARGS)
        };
        let called = constructors.iter().find(takes_nothing).or_else(|| constructors.iter().find(takes_any));
        called.map(|id| self.declared_by(superclass, *id)).unwrap_or_default()
    }

    /// What a method declares, as seen from a type that has it.
    fn declared_by(self, site: &Type, id: MethodId) -> Vec<Type> {
        let method = self.classes.method(id);
        method.throws.iter().map(|ty| self.classes.member_type(site, method.owner, ty)).collect()
    }

    /// What `close()` of a resource may throw.
    pub(super) fn thrown_by_close(self, ty: &Type) -> Vec<Type> {
        if !ty.is_known() {
            return vec![Type::Unknown];
        }
        let found = self.classes.methods_named(ty, Name::new("close"));
        let mut common: Option<Exceptions> = None;
        for id in found.into_iter().filter(|id| self.classes.method(*id).parameters.is_empty()) {
            let declared = Exceptions::from(self.declared_by(ty, id));
            common = Some(match common {
                None => declared,
                // Several interfaces have it: only what all of them declare can be thrown.
                Some(before) => before.common(self.classes, &declared),
            });
        }
        common.map(|types| types.list().to_vec()).unwrap_or_default()
    }
}
