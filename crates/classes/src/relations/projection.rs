//! Upward projection (JLS 4.10.5): the nearest supertype that mentions no captured variables, for what `var` declares.

use crate::table::{Classes, VariableId};
use crate::types::{ClassType, Type, Wildcard};
use std::sync::Arc;

/// Where the projection goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    /// To a supertype, which there always is.
    Up,
    /// To a subtype, which there may not be.
    Down,
}

impl Direction {
    fn reversed(self) -> Direction {
        match self {
            Direction::Up => Direction::Down,
            Direction::Down => Direction::Up,
        }
    }
}

impl Classes {
    /// The upward projection of a type with respect to all captured variables.
    pub fn upward(&self, ty: &Type) -> Type {
        if !self.mentions_captured(ty) {
            return ty.clone();
        }
        self.project(ty, Direction::Up, &mut Vec::new()).unwrap_or_else(|| self.object())
    }

    /// Whether a captured variable occurs in a type.
    pub fn mentions_captured(&self, ty: &Type) -> bool {
        self.mentions(ty, &|variable| self.is_captured(variable))
    }

    /// Nothing if it is not defined.
    fn project(&self, ty: &Type, direction: Direction, seen: &mut Vec<VariableId>) -> Option<Type> {
        match ty {
            Type::Variable(variable) if self.is_captured(*variable) => {
                if seen.contains(variable) {
                    return (direction == Direction::Up).then(|| self.object());
                }
                let bound = match direction {
                    Direction::Up => self.bound_of(*variable),
                    Direction::Down => self.variable(*variable).lower.clone()?,
                };
                seen.push(*variable);
                let projected = self.project(&bound, direction, seen);
                seen.pop();
                projected
            }
            Type::Class(class) => {
                let outer = match &class.outer {
                    Some(outer) => Some(self.project(outer, direction, seen)?),
                    None => None,
                };
                let parameters = &self.header(class.class).parameters;
                let mut arguments = Vec::with_capacity(class.arguments.len());
                for (index, argument) in class.arguments.iter().enumerate() {
                    if self.mentions_captured(argument) {
                        arguments.push(self.project_argument(parameters, index, argument, direction, seen)?);
                    } else {
                        arguments.push(argument.clone());
                    }
                }
                Some(Type::Class(Arc::new(ClassType { outer, class: class.class, arguments })))
            }
            Type::Array(element) => self.project(element, direction, seen).map(Type::array),
            Type::Intersection(types) => {
                let types: Option<Vec<Type>> = types.iter().map(|ty| self.project(ty, direction, seen)).collect();
                types.map(|types| self.intersection(types))
            }
            _ => Some(ty.clone()),
        }
    }

    fn project_argument(
        &self,
        parameters: &[VariableId],
        index: usize,
        argument: &Type,
        direction: Direction,
        seen: &mut Vec<VariableId>,
    ) -> Option<Type> {
        let wildcard = match argument {
            Type::Wildcard(Wildcard::Any) => Wildcard::Any,
            Type::Wildcard(Wildcard::Extends(bound)) => {
                Wildcard::Extends(Arc::new(self.project(bound, direction, seen)?))
            }
            Type::Wildcard(Wildcard::Super(bound)) => match self.project(bound, direction.reversed(), seen) {
                Some(bound) => Wildcard::Super(Arc::new(bound)),
                None => Wildcard::Any,
            },
            _ if direction == Direction::Down => return None,
            _ => {
                let upper = self.project(argument, Direction::Up, seen).unwrap_or_else(|| self.object());
                let lower = self.project(argument, Direction::Down, seen);
                let declared = parameters.get(index).map_or_else(|| self.object(), |variable| self.bound_of(*variable));
                let is_recursive = self.mentions(&declared, &|variable| parameters.contains(&variable));
                let is_open = upper == Type::Unknown || self.is_object(&upper);
                if !is_open && (is_recursive || !self.is_subtype(&declared, &upper)) {
                    Wildcard::Extends(Arc::new(upper))
                } else {
                    lower.map_or(Wildcard::Any, |lower| Wildcard::Super(Arc::new(lower)))
                }
            }
        };
        Some(Type::Wildcard(wildcard))
    }
}
