//! Capture conversion (JLS 5.1.10) of types that may mention inference variables (the capture bounds of JLS 18.1.3).

use super::walk::mentions_any;
use super::{Bound, Inference, Kind, Variable};
use crate::relations::Substitution;
use crate::types::{ClassType, Type, Wildcard};
use std::sync::Arc;

impl Inference<'_> {
    /// The capture of a type. A wildcard of a type that mentions inference variables becomes a variable itself, which is
    /// resolved to a captured variable once its bounds are known.
    pub fn capture(&mut self, ty: &Type) -> Type {
        let ty = self.instantiate(ty);
        if !mentions_any(&ty) {
            return self.capture_proper(&ty);
        }
        let Type::Class(class) = &ty else { return ty };
        let parameters = &self.classes.header(class.class).parameters;
        let has_wildcard = class.arguments.iter().any(|argument| matches!(argument, Type::Wildcard(_)));
        if !has_wildcard || parameters.len() != class.arguments.len() {
            return ty;
        }
        let first = self.state.variables.len();
        let mut arguments = Vec::with_capacity(class.arguments.len());
        for (argument, parameter) in class.arguments.iter().zip(parameters) {
            if let Type::Wildcard(wildcard) = argument {
                arguments.push(Type::Inference(self.state.variables.len() as u32));
                let name = self.classes.variable(*parameter).name;
                self.state.variables.push(Variable::new(name, Kind::Captured(wildcard.clone())));
            } else {
                arguments.push(argument.clone());
            }
        }
        let substitution = Substitution::from_pairs(parameters, &arguments);
        let mut next = first;
        for (argument, parameter) in class.arguments.iter().zip(parameters) {
            let Type::Wildcard(wildcard) = argument else { continue };
            let declared: Vec<Type> = self
                .classes
                .bounds(*parameter)
                .iter()
                .map(|bound| self.classes.substitute(bound, &substitution))
                .collect();
            self.set_capture_bounds(next, wildcard, declared);
            next += 1;
        }
        Type::Class(Arc::new(ClassType { outer: class.outer.clone(), class: class.class, arguments }))
    }

    fn set_capture_bounds(&mut self, variable: usize, wildcard: &Wildcard, declared: Vec<Type>) {
        let object = self.classes.object();
        let state = &mut self.state.variables[variable];
        let mut upper = declared;
        match wildcard {
            Wildcard::Any => {}
            Wildcard::Extends(bound) => {
                upper.retain(|declared| *declared != object && *declared != **bound);
                upper.insert(0, (**bound).clone());
            }
            Wildcard::Super(bound) => state.list_mut(Bound::Lower).push((**bound).clone()),
        }
        upper.reverse();
        *state.list_mut(Bound::Upper) = upper;
    }

    /// The capture of a proper type; a type that mentions variables stays as it is, for its wildcards are then compared
    /// as such.
    pub(super) fn capture_proper(&mut self, ty: &Type) -> Type {
        let has_wildcard = |ty: &Type| {
            matches!(ty, Type::Class(class)
                if class.outer.is_some() || class.arguments.iter().any(|argument| matches!(argument, Type::Wildcard(_))))
        };
        if !has_wildcard(ty) || mentions_any(ty) {
            return ty.clone();
        }
        if let Some(known) = self.captures.get(ty) {
            return known.clone();
        }
        let captured = self.classes.capture(ty);
        self.captures.insert(ty.clone(), captured.clone());
        captured
    }
}
