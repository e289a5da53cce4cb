//! Abstract methods that a class must implement (JLS 8.1.1.1, 8.9.1), and what interfaces leave undecided (JLS 8.4.8.4).

use super::super::enter::has_body;
use crate::checker::Checker;
use classes::{ClassId, ClassKind, Flags, MethodId};
use syntax::ast::TypeDecl;

impl<'a> Checker<'a> {
    /// Reports an abstract method that a class which is not abstract does not implement.
    pub(super) fn check_implemented(&mut self, class: ClassId, decl: &'a TypeDecl) {
        let found = self.classes.class(class);
        if !found.flags.has(Flags::ABSTRACT)
            && let Some(missing) = self.first_unimplemented(class)
        {
            let method = self.classes.method(missing);
            let (name, owner) = (self.method_name_in(class, missing), self.class_name(method.owner));
            if found.kind == ClassKind::Enum && decl.constants.iter().any(has_body) {
                // Its constants implement the method, each in its body.
                for constant in decl.constants.iter().filter(|constant| !has_body(constant)) {
                    let message = format!("`{}` must have a body that implements `{name}`", constant.name.name);
                    self.class_error(constant.name.span, message);
                }
            } else {
                let own = self.class_name(class);
                let message = if owner == own {
                    format!("`{own}` has an abstract method `{name}`, so it must be abstract")
                } else {
                    format!("{} is not abstract and does not implement `{name}` of `{owner}`", quoted(&own))
                };
                self.class_error(self.place_of_class(class, decl), message);
            }
        }
        self.check_defaults(class, decl);
    }

    /// The first abstract method of a class that is not implemented.
    pub(crate) fn first_unimplemented(&mut self, class: ClassId) -> Option<MethodId> {
        let mut order = vec![class];
        let mut next = 0;
        while let Some(current) = order.get(next).copied() {
            next += 1;
            let found = self.classes.class(current);
            // An enum whose constants have bodies may have abstract methods without being `abstract`.
            let is_searched = current == class || found.flags.has(Flags::ABSTRACT) || found.kind == ClassKind::Enum;
            if !is_searched {
                continue;
            }
            for id in self.classes.members(current).methods.clone() {
                let flags = self.classes.method(id).flags;
                let is_abstract = flags.has(Flags::ABSTRACT)
                    && !flags.has(Flags::DEFAULT)
                    && !flags.has(Flags::PRIVATE)
                    && !flags.has(Flags::SPECIFICATION);
                if is_abstract && !self.is_implemented(id, class) {
                    return Some(id);
                }
            }
            for above in self.supers(current) {
                if !order.contains(&above) {
                    order.push(above);
                }
            }
        }
        None
    }

    /// Whether a class has an implementation of an abstract method: in itself, in a superclass, or as a default.
    fn is_implemented(&mut self, method: MethodId, class: ClassId) -> bool {
        match self.implementation(method, class) {
            Some(found) if found != method => return true,
            _ => {}
        }
        let name = self.classes.method(method).name;
        self.classes.methods_named(&self.own_type(class), name).into_iter().any(|candidate| {
            candidate != method
                && self.classes.method(candidate).flags.has(Flags::DEFAULT)
                && self.classes.overrides(candidate, method, class)
        })
    }

    /// The method of a class or of its superclasses that overrides a method; it may be abstract again.
    pub(super) fn implementation(&self, method: MethodId, class: ClassId) -> Option<MethodId> {
        let name = self.classes.method(method).name;
        let mut current = Some(class);
        // The chain of superclasses cannot be longer than there are classes.
        for _ in 0..self.classes.class_count() {
            let here = current?;
            let mut best = None;
            for candidate in self.classes.declared_methods(here, name) {
                if self.classes.overrides(candidate, method, class) {
                    best = Some(candidate);
                    if !self.classes.method(candidate).flags.has(Flags::ABSTRACT) {
                        break;
                    }
                }
            }
            if best.is_some() {
                return best;
            }
            current = self.classes.header(here).superclass.as_ref().and_then(classes::Type::class_id);
        }
        None
    }

    /// Reports a default method that a class inherits together with another method that it does not override.
    fn check_defaults(&mut self, class: ClassId, decl: &'a TypeDecl) {
        let this = self.own_type(class);
        let mut names = Vec::new();
        for above in self.classes_above(class) {
            if self.classes.class(above).is_interface() {
                let methods = self.classes.members(above).methods.iter().map(|id| self.classes.method(*id));
                names.extend(methods.filter(|method| method.flags.has(Flags::DEFAULT)).map(|method| method.name));
            }
        }
        names.sort();
        names.dedup();
        for name in names {
            let mut methods = self.classes.methods_named(&this, name);
            methods.retain(|id| {
                let method = self.classes.method(*id);
                self.classes.class(method.owner).is_interface()
                    && !method.flags.has(Flags::STATIC)
                    && !method.flags.has(Flags::PRIVATE)
            });
            for (index, one) in methods.iter().enumerate() {
                for other in &methods[index + 1..] {
                    self.check_default_pair(class, decl, *one, *other);
                }
            }
        }
    }

    fn check_default_pair(&mut self, class: ClassId, decl: &'a TypeDecl, one: MethodId, other: MethodId) {
        let this = self.own_type(class);
        let (left, right) = (self.classes.method(one), self.classes.method(other));
        let has_default = left.flags.has(Flags::DEFAULT) || right.flags.has(Flags::DEFAULT);
        let is_own = left.owner == class || right.owner == class;
        // An abstract class in between may have taken the decision.
        let is_decided = self.implementation(one, class).is_some() || self.implementation(other, class).is_some();
        let signatures = (self.classes.signature(&this, one), self.classes.signature(&this, other));
        if has_default && !is_own && !is_decided && self.classes.is_override_equivalent(&signatures.0, &signatures.1) {
            let message = format!(
                "{} inherits `{}` from both `{}` and `{}`, and must say what it does",
                quoted(&self.class_name(class)),
                self.method_name(left),
                self.class_name(left.owner),
                self.class_name(right.owner),
            );
            self.class_error(self.place_of_class(class, decl), message);
        }
    }
}

/// A name in quotes; what is not a name is left alone.
fn quoted(name: &str) -> String {
    if name.contains(' ') { name.into() } else { format!("`{name}`") }
}
