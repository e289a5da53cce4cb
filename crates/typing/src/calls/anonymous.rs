//! Anonymous classes (JLS 15.9.5): their bodies are typed once the type that they extend is known.

use super::argument::Pending;
use super::creation::is_diamond;
use crate::checker::Checker;
use crate::scope::Scope;
use base::rules;
use classes::{ClassId, Flags, MethodId, Type, VariableOwner, Wildcard};
use syntax::ast::{ExprKind, New};

impl<'a> Checker<'a> {
    /// The type of a creation, after the body of its anonymous class is typed.
    pub(super) fn complete_creation(&mut self, pending: &Pending<'a>, created: Type) -> Type {
        let ExprKind::New(new) = &pending.expr.kind else { return created };
        let Some(body) = &new.body else { return created };
        if is_diamond(new) {
            self.check_denotable(new, &created);
        }
        let saved = pending.scopes.as_ref().map(|scopes| std::mem::replace(&mut self.scopes, scopes.clone()));
        let class = self.declare_anonymous(body, &created);
        self.class_body(class, body);
        if is_diamond(new) {
            self.check_anonymous_methods(class);
        }
        if let Some(saved) = saved {
            self.scopes = saved;
        }
        self.classes.declared_type(class)
    }

    /// The type arguments that a diamond stands for must be types that could be written, if a class extends the type.
    fn check_denotable(&mut self, new: &'a New, created: &Type) {
        if !self.is_denotable(created) {
            let message =
                format!("`<>` would stand for `{}`, which no class can extend", self.classes.display(created));
            self.error(&rules::TYPE_ERROR, new.class.span, message);
            return;
        }
        let Type::Class(class) = created else { return };
        let viewpoint = self.viewpoint();
        for argument in &class.arguments {
            if !self.classes.is_type_accessible(argument, &viewpoint) {
                let message = format!("`{}` cannot be accessed from here", self.classes.display(argument));
                self.error(&rules::NAME_ERROR, new.class.span, message);
                return;
            }
        }
    }

    fn is_denotable(&self, ty: &Type) -> bool {
        match ty {
            Type::Class(class) => class.arguments.iter().chain(&class.outer).all(|part| self.is_denotable(part)),
            Type::Array(element) => self.is_denotable(element),
            Type::Variable(variable) => match self.classes.variable(*variable).owner {
                VariableOwner::Class(_) => true,
                VariableOwner::Capture => false,
                // Inference makes variables that nobody declares.
                VariableOwner::Method => self.scopes.iter().any(|scope| {
                    matches!(scope, Scope::Method(method)
                        if method.type_parameters.iter().any(|(_, declared)| declared == variable))
                }),
            },
            Type::Wildcard(Wildcard::Extends(bound) | Wildcard::Super(bound)) => self.is_denotable(bound),
            Type::Intersection(_) | Type::Union(_) | Type::Null => false,
            _ => true,
        }
    }

    /// In a class that extends what a diamond stands for, all methods must override: their types depend on it.
    fn check_anonymous_methods(&mut self, class: ClassId) {
        for method in self.classes.members(class).methods.clone() {
            let declared = self.classes.method(method);
            let Some(span) = declared.span.filter(|_| !declared.is_constructor()) else { continue };
            let is_overriding = declared.flags.has(Flags::PRIVATE) || self.overrides_any(class, method);
            if !is_overriding {
                let message =
                    format!("`{}` overrides nothing, which is not allowed in a class with `<>`", declared.name);
                self.error(&rules::CLASS_ERROR, span, message);
            }
        }
    }

    fn overrides_any(&self, class: ClassId, method: MethodId) -> bool {
        let name = self.classes.method(method).name;
        let mut open = self.classes.supertypes(&self.classes.declared_type(class));
        while let Some(above) = open.pop() {
            let mut declared =
                above.class_id().into_iter().flat_map(|above| self.classes.declared_methods(above, name));
            if declared.any(|other| self.classes.overrides(method, other, class)) {
                return true;
            }
            open.extend(self.classes.supertypes(&above));
        }
        false
    }
}
