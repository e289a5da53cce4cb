//! Capture conversion (JLS 5.1.10), and bounds of wildcards and variables.

use crate::Substitution;
use crate::table::{Classes, TypeVariable, VariableId, VariableOwner};
use crate::types::{ClassType, Type, Wildcard};
use std::cell::OnceCell;
use std::sync::Arc;

impl Classes {
    /// The type with a fresh variable for each wildcard among its arguments; other types as they are.
    pub fn capture(&self, ty: &Type) -> Type {
        let Type::Class(class) = ty else { return ty.clone() };
        let outer = class.outer.as_ref().map(|outer| self.capture(outer));
        let has_wildcards = class.arguments.iter().any(|argument| matches!(argument, Type::Wildcard(_)));
        if !has_wildcards && outer == class.outer {
            return ty.clone();
        }
        let parameters = &self.header(class.class).parameters;
        if parameters.len() != class.arguments.len() {
            // The number of arguments is wrong, which has been reported.
            return self.erasure(ty);
        }
        let arguments = match self.cache.deeper() {
            Some(_level) => self.capture_arguments(parameters, class, outer.as_ref()),
            None => class.arguments.iter().map(|argument| self.upper_bound(argument)).collect(),
        };
        Type::Class(Arc::new(ClassType { outer, class: class.class, arguments }))
    }

    fn capture_arguments(&self, parameters: &[VariableId], ty: &ClassType, outer: Option<&Type>) -> Vec<Type> {
        let mut arguments: Vec<Type> = Vec::with_capacity(parameters.len());
        for (parameter, argument) in parameters.iter().zip(&ty.arguments) {
            arguments.push(match argument {
                Type::Wildcard(wildcard) => Type::Variable(self.fresh_capture(*parameter, wildcard)),
                argument => argument.clone(),
            });
        }
        let mut substitution = Substitution::from_pairs(parameters, &arguments);
        if let (Some(Type::Class(outer)), Some(_)) = (outer, self.inner_of(ty.class)) {
            substitution.extend(self.arguments_of(outer).unwrap_or_default());
        }
        for (index, (parameter, argument)) in parameters.iter().zip(&ty.arguments).enumerate() {
            let (Type::Wildcard(wildcard), Type::Variable(fresh)) = (argument, &arguments[index]) else { continue };
            let declared = self.substitute(&self.bound_of(*parameter), &substitution);
            let upper = match wildcard {
                Wildcard::Extends(bound) => self.glb(&[(**bound).clone(), declared]),
                Wildcard::Any | Wildcard::Super(_) => declared,
            };
            let is_exact =
                matches!(wildcard, Wildcard::Super(lower) if **lower != Type::Unknown && self.is_same(&upper, lower));
            let bounds = match &upper {
                Type::Intersection(components) => components.to_vec(),
                upper => vec![upper.clone()],
            };
            // A fresh variable has no bounds yet, so that this cannot fail.
            let _ = self.variable(*fresh).bounds.set(bounds);
            self.cache.provisional.borrow_mut().retain(|(variable, _)| variable != fresh);
            if is_exact {
                arguments[index] = upper;
            }
        }
        arguments
    }

    /// A variable for a wildcard. Its bounds are those of the wildcard until they are set.
    fn fresh_capture(&self, parameter: VariableId, wildcard: &Wildcard) -> VariableId {
        let (upper, lower) = match wildcard {
            Wildcard::Any => (self.object(), None),
            Wildcard::Extends(bound) => ((**bound).clone(), None),
            Wildcard::Super(bound) => (self.object(), Some((**bound).clone())),
        };
        let variable = self.add_variable(TypeVariable {
            name: self.variable(parameter).name,
            owner: VariableOwner::Capture,
            bounds: OnceCell::new(),
            lower,
            wildcard: Some(wildcard.clone()),
        });
        self.cache.provisional.borrow_mut().push((variable, upper));
        variable
    }

    /// The captured type for questions whose answer does not mention the fresh variables.
    pub(crate) fn capture_for_question(&self, ty: &Type) -> Type {
        let Type::Class(class) = ty else { return ty.clone() };
        let has_wildcards = class.arguments.iter().any(|argument| matches!(argument, Type::Wildcard(_)));
        if !has_wildcards && class.outer.is_none() {
            return ty.clone();
        }
        if let Some(known) = self.cache.captured.borrow().get(ty) {
            return known.clone();
        }
        let captured = self.capture(ty);
        let is_complete = self.all_parameters(class.class).iter().all(|parameter| !self.bounds(*parameter).is_empty());
        if is_complete && self.closure_is_final(class.class) {
            self.cache.captured.borrow_mut().insert(ty.clone(), captured.clone());
        }
        captured
    }

    /// Whether it is a captured variable.
    pub fn is_captured(&self, variable: VariableId) -> bool {
        self.variable(variable).owner == VariableOwner::Capture
    }

    /// The upper bound of a variable as one type.
    pub fn bound_of(&self, variable: VariableId) -> Type {
        let mut bounds = self.upper_bounds(variable);
        if bounds.len() == 1 { bounds.remove(0) } else { Type::Intersection(bounds.into()) }
    }

    /// The upper bound of a wildcard or variable; other types as they are.
    pub fn upper_bound(&self, ty: &Type) -> Type {
        match ty {
            Type::Variable(variable) => self.bound_of(*variable),
            Type::Wildcard(Wildcard::Extends(bound)) => (**bound).clone(),
            Type::Wildcard(_) => self.object(),
            _ => ty.clone(),
        }
    }

    /// The bound of a variable, or of the variable that this is, and so on until it is a class or array.
    pub fn skip_variables(&self, ty: &Type) -> Type {
        let mut current = ty.clone();
        // Variables that bound each other in a circle have been reported.
        for _ in 0..64 {
            let Type::Variable(variable) = current else { return current };
            current = self.bound_of(variable);
        }
        self.object()
    }
}
