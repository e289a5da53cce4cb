//! Boxing, the conversions of method invocation and assignment (JLS 5.1, 5.2, 5.3), and reifiable types (JLS 4.7).

use crate::table::Classes;
use crate::types::{Primitive, Type, Wildcard};
use base::Name;
use std::sync::LazyLock;

/// What an argument or value may undergo.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Context {
    /// No boxing.
    Strict,
    /// Boxing and unboxing too.
    Loose,
}

static BOXES: LazyLock<[Name; 8]> = LazyLock::new(|| Primitive::ALL.map(|primitive| Name::new(primitive.box_name())));

impl Classes {
    /// The class type that boxes a primitive type; other types as they are.
    pub fn boxed(&self, ty: &Type) -> Type {
        match ty {
            Type::Primitive(primitive) => self.find(BOXES[*primitive as usize]).map_or(Type::Unknown, Type::class),
            _ => ty.clone(),
        }
    }

    /// The primitive type to which a type can be unboxed; also variables whose bound can.
    pub fn unboxed(&self, ty: &Type) -> Option<Primitive> {
        match ty {
            Type::Class(class) => {
                let name = self.class(class.class).binary_name;
                Primitive::ALL.into_iter().zip(BOXES.iter()).find(|(_, known)| **known == name).map(|(found, _)| found)
            }
            Type::Variable(variable) => {
                let _level = self.cache.deeper()?;
                self.upper_bounds(*variable).iter().find_map(|bound| self.unboxed(bound))
            }
            Type::Intersection(types) => types.iter().find_map(|component| self.unboxed(component)),
            _ => None,
        }
    }

    /// The primitive type that it is or can be unboxed to.
    pub fn primitive_of(&self, ty: &Type) -> Option<Primitive> {
        ty.primitive().or_else(|| self.unboxed(ty))
    }

    /// Whether a value can be converted without a cast; constants that fit into less are left to the caller.
    pub fn is_convertible(&self, from: &Type, to: &Type, context: Context) -> bool {
        if *from == Type::Unknown || *to == Type::Unknown {
            return true;
        }
        match (from, to) {
            (Type::Void, _) | (_, Type::Void) => false,
            (Type::Logic(..), _) | (_, Type::Logic(..)) => self.is_logic_convertible(from, to, context),
            (Type::Primitive(_), Type::Primitive(_)) => self.is_subtype(from, to),
            (Type::Primitive(_), _) => context == Context::Loose && self.is_subtype(&self.boxed(from), to),
            (_, Type::Primitive(_)) => {
                let unboxed = self.unboxed(from).filter(|_| context == Context::Loose);
                unboxed.is_some_and(|unboxed| self.is_subtype(&Type::Primitive(unboxed), to))
            }
            _ => self.is_unchecked_subtype(from, to).is_some(),
        }
    }

    /// Whether the type is wholly known at run time.
    pub fn is_reifiable(&self, ty: &Type) -> bool {
        match ty {
            Type::Class(class) => {
                class.arguments.iter().all(|argument| *argument == Type::Wildcard(Wildcard::Any))
                    && class.outer.as_ref().is_none_or(|outer| self.is_reifiable(outer))
            }
            Type::Array(element) => self.is_reifiable(element),
            Type::Variable(_) | Type::Intersection(_) => false,
            _ => true,
        }
    }
}
