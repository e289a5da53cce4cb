//! Replacing type variables by types.

use crate::flags::Flags;
use crate::table::{ClassId, Classes, Nesting, VariableId};
use crate::types::{ClassType, Type, Wildcard};
use std::sync::Arc;

/// What type variables are to be replaced by. Variables that are not in it stay.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Substitution {
    pairs: Vec<(VariableId, Type)>,
}

impl Substitution {
    /// Replaces nothing.
    pub fn new() -> Substitution {
        Substitution::default()
    }

    /// Replaces each variable by the type at the same place; those without one by a type that is not known.
    pub fn from_pairs(variables: &[VariableId], types: &[Type]) -> Substitution {
        let replacements = types.iter().cloned().chain(std::iter::repeat(Type::Unknown));
        Substitution { pairs: variables.iter().copied().zip(replacements).collect() }
    }

    /// Replaces `variable` by `ty` from now on.
    pub fn insert(&mut self, variable: VariableId, ty: Type) {
        match self.pairs.iter_mut().find(|(known, _)| *known == variable) {
            Some((_, replacement)) => *replacement = ty,
            None => self.pairs.push((variable, ty)),
        }
    }

    /// Adds what `other` replaces.
    pub fn extend(&mut self, other: Substitution) {
        self.pairs.extend(other.pairs);
    }

    /// What replaces a variable.
    pub fn get(&self, variable: VariableId) -> Option<&Type> {
        self.pairs.iter().find(|(known, _)| *known == variable).map(|(_, ty)| ty)
    }

    /// Whether it replaces nothing.
    pub fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// The variables with their replacements, in the order in which they were added.
    pub fn iter(&self) -> impl Iterator<Item = (VariableId, &Type)> {
        self.pairs.iter().map(|(variable, ty)| (*variable, ty))
    }

    /// The type with its variables replaced, or nothing if that changes nothing.
    fn apply(&self, ty: &Type) -> Option<Type> {
        match ty {
            Type::Variable(variable) => self.get(*variable).cloned(),
            Type::Class(class) => {
                let outer = class.outer.as_ref().and_then(|outer| self.apply(outer));
                let arguments = self.apply_all(&class.arguments);
                if outer.is_none() && arguments.is_none() {
                    return None;
                }
                Some(Type::Class(Arc::new(ClassType {
                    outer: outer.or_else(|| class.outer.clone()),
                    class: class.class,
                    arguments: arguments.unwrap_or_else(|| class.arguments.clone()),
                })))
            }
            Type::Array(element) => self.apply(element).map(|element| match element {
                // There are no arrays of wildcards; this happens in types that were not captured.
                Type::Wildcard(Wildcard::Extends(bound)) => Type::array((*bound).clone()),
                element => Type::array(element),
            }),
            Type::Wildcard(Wildcard::Any) => None,
            Type::Wildcard(Wildcard::Extends(bound)) => self.apply(bound).map(|bound| match bound {
                Type::Wildcard(Wildcard::Extends(inner)) => Type::Wildcard(Wildcard::Extends(inner)),
                Type::Wildcard(_) => Type::Wildcard(Wildcard::Any),
                bound => Type::Wildcard(Wildcard::Extends(Arc::new(bound))),
            }),
            Type::Wildcard(Wildcard::Super(bound)) => self.apply(bound).map(|bound| match bound {
                Type::Wildcard(Wildcard::Super(inner)) => Type::Wildcard(Wildcard::Super(inner)),
                Type::Wildcard(_) => Type::Wildcard(Wildcard::Any),
                bound => Type::Wildcard(Wildcard::Super(Arc::new(bound))),
            }),
            Type::Intersection(types) => self.apply_all(types).map(|types| Type::Intersection(types.into())),
            Type::Union(types) => self.apply_all(types).map(|types| Type::Union(types.into())),
            Type::Logic(name, arguments) => {
                self.apply_all(arguments).map(|arguments| Type::Logic(*name, arguments.into()))
            }
            Type::Primitive(_) | Type::Void | Type::Null | Type::Inference(_) | Type::Unknown => None,
        }
    }

    fn apply_all(&self, types: &[Type]) -> Option<Vec<Type>> {
        let first = types.iter().position(|ty| self.apply(ty).is_some())?;
        let rest = types[first..].iter().map(|ty| self.apply(ty).unwrap_or_else(|| ty.clone()));
        Some(types[..first].iter().cloned().chain(rest).collect())
    }
}

impl Classes {
    /// The type with its variables replaced.
    pub fn substitute(&self, ty: &Type, substitution: &Substitution) -> Type {
        if substitution.is_empty() {
            return ty.clone();
        }
        substitution.apply(ty).unwrap_or_else(|| ty.clone())
    }

    /// The types with their variables replaced.
    pub fn substitute_all(&self, types: &[Type], substitution: &Substitution) -> Vec<Type> {
        types.iter().map(|ty| self.substitute(ty, substitution)).collect()
    }

    /// The type of `this` in a class: `C<T1, …, Tn>`, with the enclosing type of an inner class.
    ///
    /// Local and anonymous classes have no enclosing type: the variables of the class around them cannot change.
    pub fn declared_type(&self, class: ClassId) -> Type {
        let outer = self.inner_of(class).filter(|outer| self.is_generic(*outer)).map(|outer| self.declared_type(outer));
        let arguments = self.header(class).parameters.iter().map(|variable| Type::Variable(*variable)).collect();
        Type::Class(Arc::new(ClassType { outer, class, arguments }))
    }

    /// The class whose objects enclose those of a member class, if the member class is not static.
    pub(crate) fn inner_of(&self, class: ClassId) -> Option<ClassId> {
        let declaration = self.class(class);
        let is_inner = declaration.nesting == Nesting::Member && !declaration.flags.has(Flags::STATIC);
        declaration.outer.filter(|_| is_inner)
    }

    /// Whether a class has type parameters, its own or those of the objects around it.
    pub fn is_generic(&self, class: ClassId) -> bool {
        let mut current = Some(class);
        while let Some(class) = current {
            if !self.header(class).parameters.is_empty() {
                return true;
            }
            current = self.inner_of(class);
        }
        false
    }

    /// The type parameters of a class and of the objects around it.
    pub fn all_parameters(&self, class: ClassId) -> Vec<VariableId> {
        let mut parameters = self.header(class).parameters.clone();
        let mut current = self.inner_of(class);
        while let Some(outer) = current {
            parameters.extend_from_slice(&self.header(outer).parameters);
            current = self.inner_of(outer);
        }
        parameters
    }

    /// What a class type puts for the type parameters of its class and of those around it; nothing if it is raw.
    pub fn arguments_of(&self, ty: &ClassType) -> Option<Substitution> {
        let parameters = &self.header(ty.class).parameters;
        if ty.arguments.is_empty() && !parameters.is_empty() {
            return None;
        }
        let mut arguments = Substitution::from_pairs(parameters, &ty.arguments);
        let Some(outer_class) = self.inner_of(ty.class) else { return Some(arguments) };
        match &ty.outer {
            Some(outer) => {
                if let Some(Type::Class(outer)) = self.as_super(outer, outer_class) {
                    arguments.extend(self.arguments_of(&outer)?);
                }
            }
            // With arguments of its own it is not raw: its outer type was left out inside of the outer class.
            None if parameters.is_empty() && self.is_generic(outer_class) => return None,
            None => {}
        }
        Some(arguments)
    }

    /// Whether a variable occurs in a type (not: in the bounds of its variables).
    pub(crate) fn mentions(&self, ty: &Type, is_wanted: &dyn Fn(VariableId) -> bool) -> bool {
        let any = |types: &[Type]| types.iter().any(|ty| self.mentions(ty, is_wanted));
        match ty {
            Type::Variable(variable) => is_wanted(*variable),
            Type::Class(class) => {
                any(&class.arguments) || class.outer.as_ref().is_some_and(|outer| self.mentions(outer, is_wanted))
            }
            Type::Array(element) => self.mentions(element, is_wanted),
            Type::Wildcard(Wildcard::Extends(bound) | Wildcard::Super(bound)) => self.mentions(bound, is_wanted),
            Type::Intersection(types) | Type::Union(types) | Type::Logic(_, types) => any(types),
            _ => false,
        }
    }
}
