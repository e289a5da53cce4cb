//! Containment of type arguments (JLS 4.5.1).

use super::cache::begin;
use super::subtyping::Capturing;
use crate::Substitution;
use crate::table::{Classes, VariableId};
use crate::types::{ClassType, Type, Wildcard};
use std::sync::Arc;

/// A type argument and where it stands.
#[derive(Clone, Copy)]
pub(crate) struct Argument<'a> {
    /// The argument.
    pub(crate) ty: &'a Type,
    /// Where the upper bound of `?` and `? super T` comes from.
    pub(crate) place: Place<'a>,
}

/// Where a type argument stands.
#[derive(Clone, Copy)]
pub(crate) enum Place<'a> {
    /// It is not known.
    Nowhere,
    /// It is the argument of a type at an index.
    In(&'a ClassType, usize),
    /// It stands for a type parameter, of which other arguments are not known.
    For(VariableId),
}

impl<'a> Argument<'a> {
    /// An argument of a class type.
    pub(crate) fn of(ty: &'a ClassType, index: usize) -> Argument<'a> {
        Argument { ty: &ty.arguments[index], place: Place::In(ty, index) }
    }

    /// An argument of which it is not known where it stands.
    pub(crate) fn alone(ty: &'a Type) -> Argument<'a> {
        Argument { ty, place: Place::Nowhere }
    }
}

impl Classes {
    /// Whether each argument of `outer` contains that of `inner`.
    pub(super) fn contains_arguments(&self, outer: &Arc<ClassType>, inner: &Arc<ClassType>) -> bool {
        if outer.arguments.len() != inner.arguments.len() {
            return false;
        }
        let questions = &self.cache.containing;
        match begin(questions, &Type::Class(Arc::clone(outer)), &Type::Class(Arc::clone(inner))) {
            Some(_under_way) => self.contains_each(outer, inner),
            // It led back to itself: javac goes on without the lower bounds, because of which it can do so.
            None => match self.without_lower_bounds(inner) {
                Some(weaker) => self.contains_each(outer, &weaker),
                None => false,
            },
        }
    }

    fn contains_each(&self, outer: &ClassType, inner: &ClassType) -> bool {
        let mut places = 0..outer.arguments.len();
        places.all(|index| self.contains_argument(&outer.arguments[index], Argument::of(inner, index)))
    }

    /// The type with `?` for each argument `? super T`; nothing if there is none.
    fn without_lower_bounds(&self, ty: &ClassType) -> Option<ClassType> {
        let is_lower = |argument: &Type| matches!(argument, Type::Wildcard(Wildcard::Super(_)));
        if !ty.arguments.iter().any(is_lower) {
            return None;
        }
        let weakened =
            |argument: &Type| if is_lower(argument) { Type::Wildcard(Wildcard::Any) } else { argument.clone() };
        let arguments = ty.arguments.iter().map(weakened).collect();
        Some(ClassType { outer: ty.outer.clone(), class: ty.class, arguments })
    }

    /// Whether the first type argument contains the second: `? extends Number` contains `Integer`.
    pub fn contains(&self, outer: &Type, inner: &Type) -> bool {
        self.contains_argument(outer, Argument::alone(inner))
    }

    /// The same for an argument of which it is known where it stands.
    pub(super) fn contains_argument(&self, outer: &Type, inner: Argument<'_>) -> bool {
        let Type::Wildcard(wildcard) = outer else { return self.is_exactly(outer, inner) };
        if outer == inner.ty || *inner.ty == Type::Unknown || self.is_capture_of(inner.ty, wildcard) {
            return true;
        }
        match wildcard {
            Wildcard::Any => true,
            Wildcard::Extends(bound) => self.is_subtype_with(&self.argument_bound(inner), bound, Capturing::No),
            Wildcard::Super(bound) => match inner.ty {
                Type::Wildcard(Wildcard::Super(lower)) => self.is_subtype_with(bound, lower, Capturing::No),
                Type::Wildcard(_) => false,
                inner => self.is_subtype_with(bound, inner, Capturing::No),
            },
        }
    }

    fn is_capture_of(&self, ty: &Type, wildcard: &Wildcard) -> bool {
        matches!(ty, Type::Variable(variable) if self.variable(*variable).wildcard.as_ref() == Some(wildcard))
    }

    /// The upper bound of a type argument; that of `?` and of `? super T` is the bound of the parameter, as it is for
    /// the other arguments.
    pub(super) fn argument_bound(&self, argument: Argument<'_>) -> Type {
        let (ty, index) = match (argument.ty, argument.place) {
            (Type::Wildcard(Wildcard::Extends(bound)), _) => return (**bound).clone(),
            (Type::Wildcard(_), Place::Nowhere) => return self.object(),
            (Type::Wildcard(_), Place::For(parameter)) => return self.bound_of(parameter),
            (Type::Wildcard(_), Place::In(ty, index)) => (ty, index),
            (ty, _) => return ty.clone(),
        };
        let parameters = &self.header(ty.class).parameters;
        let Some(parameter) = parameters.get(index) else { return self.object() };
        let bound = self.bound_of(*parameter);
        if !self.mentions(&bound, &|variable| parameters.contains(&variable)) {
            return bound;
        }
        match self.capture_for_question(&Type::Class(Arc::new(ty.clone()))) {
            Type::Class(captured) => {
                self.substitute(&bound, &Substitution::from_pairs(parameters, &captured.arguments))
            }
            _ => bound,
        }
    }

    /// Whether two types of the same class have arguments that allow the same types.
    pub(super) fn are_arguments_equivalent(&self, first: &ClassType, second: &ClassType) -> bool {
        let mut places = 0..first.arguments.len();
        places.all(|index| self.is_equivalent(Argument::of(first, index), Argument::of(second, index)))
    }

    fn is_equivalent(&self, first: Argument<'_>, second: Argument<'_>) -> bool {
        if self.is_same(first.ty, second.ty) {
            return true;
        }
        if !matches!(first.ty, Type::Wildcard(_)) && !matches!(second.ty, Type::Wildcard(_)) {
            return false;
        }
        let Some(_level) = self.cache.deeper() else { return false };
        self.contains_argument(first.ty, second) && self.contains_argument(second.ty, first)
    }

    /// Whether a type that is no wildcard is the same as an argument: `Object` is the same as `? super Object`.
    fn is_exactly(&self, exact: &Type, argument: Argument<'_>) -> bool {
        match argument.ty {
            Type::Wildcard(Wildcard::Super(lower)) => {
                self.is_same(exact, lower) && self.is_same(exact, &self.argument_bound(argument))
            }
            ty => self.is_same(exact, ty),
        }
    }
}
