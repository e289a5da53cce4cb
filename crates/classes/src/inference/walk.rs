//! Finding and replacing inference variables inside types.

use super::Inference;
use crate::types::{ClassType, Type, Wildcard};
use std::sync::Arc;

impl Inference<'_> {
    /// The type with every variable that was resolved replaced by what was found for it.
    pub fn instantiate(&self, ty: &Type) -> Type {
        if !mentions_any(ty) {
            return ty.clone();
        }
        map(ty, &|variable| self.instance(variable).cloned())
    }

    /// Whether a variable in the type is not yet resolved.
    pub fn mentions_unresolved(&self, ty: &Type) -> bool {
        any(ty, &mut |variable| self.instance(variable).is_none())
    }

    /// The variables in a type that are not yet resolved, each once, in order of appearance.
    pub fn free_variables(&self, ty: &Type) -> Vec<u32> {
        let mut found = Vec::new();
        any(ty, &mut |variable| {
            if self.instance(variable).is_none() && !found.contains(&variable) {
                found.push(variable);
            }
            false
        });
        found
    }
}

/// Whether there is an inference variable in a type, resolved or not.
pub(super) fn mentions_any(ty: &Type) -> bool {
    any(ty, &mut |_| true)
}

/// Whether this very variable is in a type.
pub(super) fn mentions(ty: &Type, variable: u32) -> bool {
    any(ty, &mut |other| other == variable)
}

/// Whether some variable in a type is wanted.
fn any(ty: &Type, is_wanted: &mut impl FnMut(u32) -> bool) -> bool {
    match ty {
        Type::Inference(variable) => is_wanted(*variable),
        Type::Class(class) => {
            class.outer.as_ref().is_some_and(|outer| any(outer, is_wanted))
                || class.arguments.iter().any(|argument| any(argument, is_wanted))
        }
        Type::Array(element) => any(element, is_wanted),
        Type::Wildcard(Wildcard::Extends(bound) | Wildcard::Super(bound)) => any(bound, is_wanted),
        Type::Intersection(parts) | Type::Union(parts) | Type::Logic(_, parts) => {
            parts.iter().any(|part| any(part, is_wanted))
        }
        Type::Primitive(_)
        | Type::Void
        | Type::Null
        | Type::Variable(_)
        | Type::Wildcard(Wildcard::Any)
        | Type::Unknown => false,
    }
}

/// The type with some variables replaced.
pub(super) fn map(ty: &Type, replace: &impl Fn(u32) -> Option<Type>) -> Type {
    if !mentions_any(ty) {
        return ty.clone();
    }
    let map_all = |types: &[Type]| types.iter().map(|part| map(part, replace)).collect::<Vec<_>>();
    match ty {
        Type::Inference(variable) => replace(*variable).unwrap_or_else(|| ty.clone()),
        Type::Class(class) => Type::Class(Arc::new(ClassType {
            outer: class.outer.as_ref().map(|outer| map(outer, replace)),
            class: class.class,
            arguments: map_all(&class.arguments),
        })),
        Type::Array(element) => Type::array(map(element, replace)),
        Type::Wildcard(Wildcard::Extends(bound)) => Type::Wildcard(extends(map(bound, replace))),
        Type::Wildcard(Wildcard::Super(bound)) => Type::Wildcard(Wildcard::Super(Arc::new(map(bound, replace)))),
        Type::Intersection(parts) => Type::Intersection(map_all(parts).into()),
        Type::Union(parts) => Type::Union(map_all(parts).into()),
        Type::Logic(name, parts) => Type::Logic(*name, map_all(parts).into()),
        Type::Primitive(_)
        | Type::Void
        | Type::Null
        | Type::Variable(_)
        | Type::Wildcard(Wildcard::Any)
        | Type::Unknown => ty.clone(),
    }
}

/// `? extends T`, where `T` may itself have become a wildcard by substitution.
fn extends(bound: Type) -> Wildcard {
    match bound {
        Type::Wildcard(wildcard) => wildcard,
        bound => Wildcard::Extends(Arc::new(bound)),
    }
}
