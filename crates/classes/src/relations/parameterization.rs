//! Whether type arguments respect the bounds of the parameters (JLS 4.5).

use crate::table::Classes;
use crate::types::{ClassType, Type, Wildcard};
use std::sync::Arc;

impl Classes {
    /// Whether each argument respects the bound of its parameter. Arguments of arguments are not looked at.
    pub fn is_within_bounds(&self, ty: &ClassType) -> bool {
        self.first_out_of_bounds(ty).is_none()
    }

    /// The place of the first argument that does not respect the bound of its parameter.
    pub fn first_out_of_bounds(&self, ty: &ClassType) -> Option<usize> {
        let arguments = self.arguments_of(ty)?;
        let parameters = &self.header(ty.class).parameters;
        let bounds: Vec<Type> =
            parameters.iter().map(|parameter| self.substitute(&self.bound_of(*parameter), &arguments)).collect();
        let mut places = 0..bounds.len().min(ty.arguments.len());
        let bad = places.find(|index| !self.may_stand_for(&ty.arguments[*index], &bounds[*index]));
        if bad.is_some() || !ty.arguments.iter().any(|argument| matches!(argument, Type::Wildcard(_))) {
            return bad;
        }
        let Type::Class(captured) = self.capture_for_question(&Type::Class(Arc::new(ty.clone()))) else { return None };
        // No type is below both the bound of the wildcard and that of the parameter.
        captured.arguments.iter().zip(&ty.arguments).zip(&bounds).position(|((captured, argument), bound)| {
            let has_bound = !matches!(captured, Type::Variable(variable) if self.bound_of(*variable) == Type::Unknown);
            !has_bound && *bound != Type::Unknown && !self.is_unknown_argument(argument)
        })
    }

    fn is_unknown_argument(&self, argument: &Type) -> bool {
        match argument {
            Type::Wildcard(Wildcard::Extends(bound) | Wildcard::Super(bound)) => **bound == Type::Unknown,
            argument => *argument == Type::Unknown,
        }
    }

    fn may_stand_for(&self, argument: &Type, bound: &Type) -> bool {
        match argument {
            Type::Wildcard(Wildcard::Any) => true,
            Type::Wildcard(Wildcard::Extends(upper)) => self.is_castable(bound, upper),
            Type::Wildcard(Wildcard::Super(lower)) => !self.cannot_be_below(lower, bound),
            argument => self.is_subtype(&self.captured_upper_bound(argument), bound),
        }
    }
}
