//! Functional interfaces and their function types (JLS 9.8, 9.9).

use super::overriding::Signature;
use crate::flags::Flags;
use crate::table::{ClassId, ClassKind, Classes, MethodId, VariableId};
use crate::types::{ClassType, Type, Wildcard};
use std::sync::Arc;

/// The function type of a functional interface.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Descriptor {
    /// The method to be implemented.
    pub method: MethodId,
    /// The types of its parameters.
    pub parameters: Vec<Type>,
    /// Its result.
    pub result: Type,
    /// The exceptions that it may throw.
    pub throws: Vec<Type>,
    /// Its type parameters.
    pub type_parameters: Vec<VariableId>,
}

impl Classes {
    /// The function type of a functional interface type; of one with wildcards, that of its non-wildcard
    /// parameterization. Nothing if the type is not functional.
    pub fn descriptor(&self, ty: &Type) -> Option<Descriptor> {
        match ty {
            Type::Class(class) => {
                let methods = self.methods_to_implement(class.class);
                let site = self.without_wildcards(ty)?;
                self.merged_descriptor(&methods, &site)
            }
            Type::Intersection(components) => self.intersection_descriptor(components),
            _ => None,
        }
    }

    /// Whether a class is a functional interface.
    pub fn is_functional(&self, class: ClassId) -> bool {
        !self.methods_to_implement(class).is_empty()
    }

    fn intersection_descriptor(&self, components: &[Type]) -> Option<Descriptor> {
        if !components.iter().all(|component| self.is_interface_type(component)) {
            return None;
        }
        let mut found: Option<Descriptor> = None;
        for component in components {
            let Some(class) = component.class_id() else { continue };
            if self.abstract_methods(class).is_empty() {
                continue;
            }
            let next = self.descriptor(component)?;
            match &found {
                None => found = Some(next),
                Some(known) => {
                    let same = self.method(known.method).name == self.method(next.method).name
                        && known.parameters.len() == next.parameters.len()
                        && known.parameters.iter().zip(&next.parameters).all(|(a, b)| self.is_same(a, b));
                    if !same {
                        return None;
                    }
                    if self.is_subtype(&next.result, &known.result) {
                        found = Some(next);
                    }
                }
            }
        }
        found
    }

    /// The abstract methods of a functional interface, all of which one method implements; none if it is not one.
    fn methods_to_implement(&self, class: ClassId) -> Arc<[MethodId]> {
        if let Some(known) = self.cache.functional.borrow().get(&class) {
            return Arc::clone(known);
        }
        let declaration = self.class(class);
        let is_suited = declaration.kind == ClassKind::Interface && !declaration.flags.has(Flags::SEALED);
        let mut methods = if is_suited { self.abstract_methods(class) } else { Vec::new() };
        let site = self.declared_type(class);
        let signatures: Vec<Signature> = methods.iter().map(|method| self.signature(&site, *method)).collect();
        let is_one = methods.iter().zip(&signatures).all(|(method, signature)| {
            self.method(*method).name == self.method(methods[0]).name
                && self.is_override_equivalent(signature, &signatures[0])
        });
        if !is_one {
            methods.clear();
        }
        let methods: Arc<[MethodId]> = methods.into();
        let closure = self.closure(class);
        let is_final = self.closure_is_final(class)
            && closure.types.iter().all(|(above, _)| self.class(*above).members.get().is_some());
        if is_final {
            self.cache.functional.borrow_mut().insert(class, Arc::clone(&methods));
        }
        methods
    }

    /// The abstract methods of an interface that nothing in it overrides and that are not those of `Object`.
    fn abstract_methods(&self, class: ClassId) -> Vec<MethodId> {
        let closure = self.closure(class);
        let mut all: Vec<MethodId> = Vec::new();
        for (above, _) in closure.types.iter().filter(|(above, _)| self.class(*above).is_interface()) {
            all.extend(self.members(*above).methods.iter().filter(|id| {
                let flags = self.method(**id).flags;
                !flags.has(Flags::STATIC) && !flags.has(Flags::SYNTHETIC) && !flags.has(Flags::PRIVATE)
            }));
        }
        let is_overridden = |method: MethodId| {
            all.iter().any(|other| *other != method && self.overrides(*other, method, class))
                || self.is_method_of_object(method)
        };
        let is_abstract = |id: &MethodId| {
            let flags = self.method(*id).flags;
            flags.has(Flags::ABSTRACT) && !flags.has(Flags::DEFAULT)
        };
        all.iter().copied().filter(|id| is_abstract(id) && !is_overridden(*id)).collect()
    }

    /// Whether a method of an interface only repeats one that every object has.
    fn is_method_of_object(&self, method: MethodId) -> bool {
        let Some(object) = self.object_class() else { return false };
        let site = self.declared_type(self.method(method).owner);
        self.declared_methods(object, self.method(method).name)
            .any(|known| self.method(known).flags.has(Flags::PUBLIC) && self.is_subsignature(method, known, &site))
    }

    /// The type with types for its wildcards; nothing if these do not respect the bounds of the parameters.
    pub fn without_wildcards(&self, ty: &Type) -> Option<Type> {
        let Type::Class(class) = ty else { return Some(ty.clone()) };
        if !class.arguments.iter().any(|argument| matches!(argument, Type::Wildcard(_))) {
            return Some(ty.clone());
        }
        let parameters = &self.header(class.class).parameters;
        let mut arguments = Vec::with_capacity(class.arguments.len());
        for (parameter, argument) in parameters.iter().zip(&class.arguments) {
            let bound = self.bound_of(*parameter);
            let is_dependent = self.mentions(&bound, &|variable| parameters.contains(&variable));
            arguments.push(match argument {
                Type::Wildcard(Wildcard::Any) if is_dependent => self.object(),
                Type::Wildcard(Wildcard::Any) => bound,
                Type::Wildcard(Wildcard::Extends(upper)) if is_dependent => (**upper).clone(),
                Type::Wildcard(Wildcard::Extends(upper)) => self.glb(&[bound, (**upper).clone()]),
                Type::Wildcard(Wildcard::Super(lower)) => (**lower).clone(),
                argument => argument.clone(),
            });
        }
        let site = ClassType { outer: class.outer.clone(), class: class.class, arguments };
        self.is_within_bounds(&site).then(|| Type::Class(Arc::new(site)))
    }

    /// The method whose signature and result fit all of them, with the exceptions that all allow.
    fn merged_descriptor(&self, methods: &[MethodId], site: &Type) -> Option<Descriptor> {
        let signatures: Vec<Signature> = methods.iter().map(|method| self.signature(site, *method)).collect();
        for is_result_better in [Classes::is_result_below, Classes::is_return_substitutable] {
            for (method, best) in methods.iter().zip(&signatures) {
                let is_best = signatures.iter().all(|other| {
                    best == other || (self.is_signature_below(best, other) && is_result_better(self, best, other))
                });
                if is_best {
                    return Some(Descriptor {
                        method: *method,
                        parameters: best.parameters.clone(),
                        result: best.result.clone(),
                        throws: self.common_exceptions(best, &signatures),
                        type_parameters: best.type_parameters.clone(),
                    });
                }
            }
        }
        None
    }

    fn is_result_below(&self, first: &Signature, second: &Signature) -> bool {
        let renaming = self.renaming(first, second);
        let result = self.substitute(&second.result, &renaming);
        self.is_same(&first.result, &result)
            || (first.result.is_reference() && result.is_reference() && self.is_subtype(&first.result, &result))
    }

    /// The exceptions that `best` and all others declare.
    fn common_exceptions(&self, best: &Signature, signatures: &[Signature]) -> Vec<Type> {
        let mut common = best.throws.clone();
        for other in signatures.iter().filter(|other| *other != best) {
            let theirs = if best.type_parameters.len() == other.type_parameters.len() {
                self.substitute_all(&other.throws, &self.renaming(best, other))
            } else {
                self.erase_all(&other.throws)
            };
            let is_below = |ty: &Type, all: &[Type]| all.iter().any(|above| self.is_subtype(ty, above));
            let mut both: Vec<Type> = common.iter().filter(|ty| is_below(ty, &theirs)).cloned().collect();
            for ty in &theirs {
                if is_below(ty, &common) && !both.contains(ty) {
                    both.push(ty.clone());
                }
            }
            common = both;
        }
        common
    }
}
