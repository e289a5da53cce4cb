//! Signatures of methods as members of a type, and which methods override which (JLS 8.4.2, 8.4.8).

use crate::Substitution;
use crate::flags::Flags;
use crate::table::{ClassId, Classes, MethodId, VariableId};
use crate::types::Type;

/// A method as a member of some type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// Its type parameters; none if it is a member of a raw type.
    pub type_parameters: Vec<VariableId>,
    /// The upper bounds of its type parameters.
    pub bounds: Vec<Type>,
    /// The types of its parameters.
    pub parameters: Vec<Type>,
    /// Its result.
    pub result: Type,
    /// The exceptions that it declares.
    pub throws: Vec<Type>,
}

impl Classes {
    /// A method as a member of `site`. Static methods are as they are declared.
    pub fn signature(&self, site: &Type, method: MethodId) -> Signature {
        let declared = self.method(method);
        let arguments = if declared.flags.has(Flags::STATIC) {
            Some(Substitution::new())
        } else {
            self.member_arguments(site, declared.owner)
        };
        match arguments {
            Some(arguments) => Signature {
                type_parameters: declared.type_parameters.clone(),
                bounds: self.substituted_bounds(&declared.type_parameters, &arguments),
                parameters: self.substitute_all(&declared.parameters, &arguments),
                result: self.substitute(&declared.result, &arguments),
                throws: self.substitute_all(&declared.throws, &arguments),
            },
            None => Signature {
                type_parameters: Vec::new(),
                bounds: Vec::new(),
                parameters: self.erase_all(&declared.parameters),
                result: self.erasure(&declared.result),
                throws: self.erase_all(&declared.throws),
            },
        }
    }

    fn substituted_bounds(&self, variables: &[VariableId], arguments: &Substitution) -> Vec<Type> {
        variables.iter().map(|variable| self.substitute(&self.bound_of(*variable), arguments)).collect()
    }

    fn erased_signature(&self, signature: &Signature) -> Signature {
        Signature {
            type_parameters: Vec::new(),
            bounds: Vec::new(),
            parameters: self.erase_all(&signature.parameters),
            result: self.erasure(&signature.result),
            throws: self.erase_all(&signature.throws),
        }
    }

    /// The variables of the second method become those of the first, with which it has as many.
    pub(super) fn renaming(&self, first: &Signature, second: &Signature) -> Substitution {
        let variables: Vec<Type> = first.type_parameters.iter().map(|variable| Type::Variable(*variable)).collect();
        Substitution::from_pairs(&second.type_parameters, &variables)
    }

    fn has_same_parameters(&self, first: &Signature, second: &Signature) -> bool {
        if first.parameters.len() != second.parameters.len()
            || first.type_parameters.len() != second.type_parameters.len()
        {
            return false;
        }
        let renaming = self.renaming(first, second);
        let same = |first: &[Type], second: &[Type]| {
            first.iter().zip(second).all(|(first, second)| self.is_same(first, &self.substitute(second, &renaming)))
        };
        same(&first.bounds, &second.bounds) && same(&first.parameters, &second.parameters)
    }

    /// Whether the first signature is the second, or its erasure (JLS 8.4.2).
    pub fn is_signature_below(&self, first: &Signature, second: &Signature) -> bool {
        self.has_same_parameters(first, second)
            || (first.parameters.len() == second.parameters.len()
                && first.type_parameters.is_empty()
                && self.has_same_parameters(first, &self.erased_signature(second)))
    }

    /// Whether the signature of `first` as a member of `site` is a subsignature of that of `second`.
    pub fn is_subsignature(&self, first: MethodId, second: MethodId, site: &Type) -> bool {
        if self.method(first).parameters.len() != self.method(second).parameters.len() {
            return false;
        }
        self.is_signature_below(&self.signature(site, first), &self.signature(site, second))
    }

    /// Whether one of two signatures is a subsignature of the other.
    pub fn is_override_equivalent(&self, first: &Signature, second: &Signature) -> bool {
        self.is_signature_below(first, second) || self.is_signature_below(second, first)
    }

    /// Whether the first result can stand for the second in an overriding method (JLS 8.4.5).
    pub fn is_return_substitutable(&self, first: &Signature, second: &Signature) -> bool {
        let second_result = if self.has_same_parameters(first, second) {
            self.substitute(&second.result, &self.renaming(first, second))
        } else {
            self.erasure(&second.result)
        };
        self.is_same(&first.result, &second_result)
            || (first.result.is_reference()
                && second_result.is_reference()
                && self.is_unchecked_subtype(&first.result, &second_result).is_some())
    }

    /// Whether `first` overrides `second` (or, both static, hides it) when both are members of `class`.
    pub fn overrides(&self, first: MethodId, second: MethodId, class: ClassId) -> bool {
        self.overrides_in(first, second, &self.declared_type(class), Some(class))
    }

    /// The same for the members of any type; `class` is its class if it has one.
    pub(super) fn overrides_in(&self, first: MethodId, second: MethodId, site: &Type, class: Option<ClassId>) -> bool {
        if first == second {
            return true;
        }
        let (over, under) = (self.method(first), self.method(second));
        // Two methods of one class are never one above the other, whatever a broken class declares.
        if over.name != under.name
            || over.is_constructor()
            || over.owner == under.owner
            || over.parameters.len() != under.parameters.len()
        {
            return false;
        }
        let [over_class, under_class] = [over.owner, under.owner].map(|owner| !self.class(owner).is_interface());
        // What an interface redeclares of `Object` counts for itself only: what inherits it has that of `Object`.
        let is_redeclared = !over_class && under_class && class != Some(over.owner);
        if self.is_subclass(over.owner, under.owner)
            && !is_redeclared
            && self.is_overridable(second, over.owner)
            && self.is_subsignature(first, second, &self.declared_type(over.owner))
        {
            return true;
        }
        // What implements a method of an interface may be inherited from a superclass.
        let implements = !over.flags.has(Flags::ABSTRACT)
            && over_class
            && !under_class
            && class != Some(under.owner)
            && (under.flags.has(Flags::ABSTRACT) || under.flags.has(Flags::DEFAULT));
        implements
            && class.is_none_or(|class| self.is_overridable(second, class) && self.is_inherited_method(first, class))
            && self.is_subsignature(first, second, site)
    }

    /// Whether access allows that a class overrides a method.
    fn is_overridable(&self, method: MethodId, class: ClassId) -> bool {
        let method = self.method(method);
        let is_interface = self.class(class).is_interface();
        if method.flags.has(Flags::PRIVATE) {
            false
        } else if method.flags.has(Flags::PUBLIC) {
            !self.class(method.owner).is_interface() || !method.flags.has(Flags::STATIC)
        } else if method.flags.has(Flags::PROTECTED) {
            !is_interface
        } else {
            !is_interface && self.class(method.owner).package == self.class(class).package
        }
    }
}
