//! Methods that override or hide others (JLS 8.4.8): access, `static`, `final`, results, exceptions.

use crate::checker::Checker;
use base::{Diagnostic, Span, rules};
use classes::{ClassId, Flags, Method, MethodId, Substitution, Type};
use syntax::ast::{MethodDecl, TypeDecl};

impl<'a> Checker<'a> {
    /// Checks the methods of a class against those that they override, and inherited ones against those that they
    /// implement.
    pub(super) fn check_overriding(&mut self, class: ClassId, decl: &'a TypeDecl) {
        let above = self.classes_above(class);
        let written = self.written_methods(decl);
        for (method, id) in &written {
            if self.classes.method(*id).is_constructor() {
                continue;
            }
            self.check_overridden(class, &above, Some(method), *id);
        }
        for id in self.classes.members(class).methods.clone() {
            let method = self.classes.method(id);
            if method.flags.has(Flags::IMPLICIT) && !method.is_constructor() {
                self.check_overridden(class, &above, None, id);
            }
        }
        self.check_inherited(class, decl, &above);
    }

    /// Checks one method against all that it overrides; one error is enough.
    fn check_overridden(&mut self, class: ClassId, above: &[ClassId], decl: Option<&MethodDecl>, id: MethodId) {
        let method = self.classes.method(id);
        for owner in above {
            for other in self.classes.declared_methods(*owner, method.name).collect::<Vec<_>>() {
                if self.classes.method(other).flags.has(Flags::SPECIFICATION) != method.flags.has(Flags::SPECIFICATION)
                {
                    continue;
                }
                if self.classes.overrides(id, other, class) {
                    let place = decl.map(|decl| decl.name.span).or(self.classes.class(class).span);
                    let Some(place) = place else { return };
                    if self.check_override(class, id, other, place) {
                        return;
                    }
                }
            }
        }
    }

    /// A superclass may implement a method of an interface without knowing it: that must fit as well.
    fn check_inherited(&mut self, class: ClassId, decl: &'a TypeDecl, above: &[ClassId]) {
        if self.classes.class(class).is_interface() {
            return;
        }
        let place = self.place_of_class(class, decl);
        for owner in above {
            if !self.classes.class(*owner).is_interface() {
                continue;
            }
            for id in self.classes.members(*owner).methods.clone() {
                let flags = self.classes.method(id).flags;
                if !flags.has(Flags::ABSTRACT) || flags.has(Flags::SPECIFICATION) {
                    continue;
                }
                let Some(found) = self.implementation(id, class) else { continue };
                let method = self.classes.method(found);
                let is_news = method.owner != class
                    && !self.classes.class(method.owner).is_interface()
                    && !self.is_below(method.owner, *owner);
                if is_news && self.check_override(class, found, id, place) {
                    return;
                }
            }
        }
    }

    /// Checks an overriding method against an overridden one. Whether something was reported.
    fn check_override(&mut self, class: ClassId, id: MethodId, other_id: MethodId, place: Span) -> bool {
        let (method, other) = (self.classes.method(id), self.classes.method(other_id));
        if other.flags.has(Flags::SYNTHETIC) || method.flags.has(Flags::SYNTHETIC) {
            return false;
        }
        let is_static = method.flags.has(Flags::STATIC);
        let what = format!("`{}`", self.method_name(method));
        let owner = self.class_name(other.owner);
        let problem = if is_static && !other.flags.has(Flags::STATIC) {
            Some(format!("{what} is static, but in `{owner}` it is not"))
        } else if method.flags.has(Flags::DEFAULT) && self.classes.is_object(&Type::class(other.owner)) {
            Some(format!("{what} is a method of `Object`, which an interface cannot implement"))
        } else if other.flags.has(Flags::FINAL) {
            Some(format!("{what} is final in `{owner}`, so it cannot be overridden"))
        } else if !is_static && other.flags.has(Flags::STATIC) {
            Some(format!("{what} is not static, but in `{owner}` it is"))
        } else if !self.classes.class(class).is_interface()
            && !method.flags.has(Flags::SPECIFICATION)
            && protection(method.flags) > protection(other.flags)
        {
            let word = access_word(other.flags);
            Some(format!("{what} must be {word}, as in `{owner}`"))
        } else {
            None
        };
        if let Some(message) = problem {
            self.report_override(place, other, message);
            return true;
        }
        self.check_result(class, id, other_id, place) || self.check_throws(class, id, other_id, place)
    }

    fn report_override(&mut self, place: Span, other: &Method, message: String) {
        let diagnostic = Diagnostic::error(&rules::CLASS_ERROR, place, message);
        self.class_report(match other.span {
            Some(span) if span.file == place.file => diagnostic.with_label(span, "the overridden method"),
            _ => diagnostic,
        });
    }

    fn check_result(&mut self, class: ClassId, id: MethodId, other_id: MethodId, place: Span) -> bool {
        let this = self.own_type(class);
        let (own, others) = (self.classes.signature(&this, id), self.classes.signature(&this, other_id));
        if !own.result.is_known() || !others.result.is_known() || self.is_result_allowed(&own, &others) {
            return false;
        }
        let (method, other) = (self.classes.method(id), self.classes.method(other_id));
        let message = format!(
            "`{}` gives `{}`, but in `{}` it gives `{}`",
            self.method_name(method),
            self.classes.display(&own.result),
            self.class_name(other.owner),
            self.classes.display(&others.result),
        );
        self.report_override(place, other, message);
        true
    }

    fn is_result_allowed(&self, own: &classes::Signature, others: &classes::Signature) -> bool {
        self.classes.is_return_substitutable(own, others)
            // With an unchecked conversion, the erasures count (JLS 8.4.5).
            || (own.result.is_reference()
                && others.result.is_reference()
                && self.classes.is_subtype(&own.result, &self.classes.erasure(&others.result))
                && self.classes.is_raw(&own.result))
    }

    fn check_throws(&mut self, class: ClassId, id: MethodId, other_id: MethodId, place: Span) -> bool {
        let this = self.own_type(class);
        let (own, others) = (self.classes.signature(&this, id), self.classes.signature(&this, other_id));
        let variables: Vec<Type> = own.type_parameters.iter().map(|id| Type::Variable(*id)).collect();
        let renaming = Substitution::from_pairs(&others.type_parameters, &variables);
        let allowed: Vec<Type> =
            others.throws.iter().map(|ty| self.classes.erasure(&self.classes.substitute(ty, &renaming))).collect();
        for thrown in &own.throws {
            let is_allowed =
                !self.is_checked(thrown) || allowed.iter().any(|other| self.classes.is_subtype(thrown, other));
            if is_allowed {
                continue;
            }
            let (method, other) = (self.classes.method(id), self.classes.method(other_id));
            let message = format!(
                "`{}` throws `{}`, but in `{}` it does not",
                self.method_name(method),
                self.classes.display(thrown),
                self.class_name(other.owner),
            );
            let diagnostic = Diagnostic::error(&rules::EXCEPTION_ERROR, place, message);
            self.class_report(diagnostic);
            return true;
        }
        false
    }

    /// Whether an exception is checked (JLS 11.1.1). What is not known is not.
    fn is_checked(&self, ty: &Type) -> bool {
        let is = |name: &str| {
            let class = self.named(name);
            class.is_known() && self.classes.is_subtype(ty, &class)
        };
        ty.is_known() && !is("java.lang.RuntimeException") && !is("java.lang.Error") && is("java.lang.Throwable")
    }
}

/// How far a member is protected: `public` least.
pub(super) fn protection(flags: Flags) -> u8 {
    if flags.has(Flags::PUBLIC) {
        0
    } else if flags.has(Flags::PROTECTED) {
        1
    } else if flags.has(Flags::PRIVATE) {
        3
    } else {
        2
    }
}

/// What the access of an overridden method asks for.
fn access_word(flags: Flags) -> &'static str {
    match protection(flags) {
        0 => "`public`",
        1 => "`protected` or `public`",
        _ => "accessible in its package at least",
    }
}
