//! Subtyping among reference types and among primitive types (JLS 4.10), and sameness.

use crate::table::Classes;
use crate::types::{ClassType, Primitive, Type, Wildcard};
use std::sync::Arc;

/// Whether a conversion needs to trust the arguments of a raw type (JLS 5.1.9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Unchecked {
    /// It does not.
    No,
    /// It does.
    Yes,
}

/// Whether the wildcards of the subtype are captured first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Capturing {
    /// As for the type of an expression.
    Yes,
    /// As for types inside of other types.
    No,
}

impl Classes {
    /// Whether each value of the first type is one of the second.
    pub fn is_subtype(&self, sub: &Type, sup: &Type) -> bool {
        self.is_subtype_with(sub, sup, Capturing::Yes)
    }

    pub(crate) fn is_subtype_with(&self, sub: &Type, sup: &Type, capturing: Capturing) -> bool {
        if sub == sup || *sub == Type::Unknown || *sup == Type::Unknown {
            return true;
        }
        if let (Type::Class(sub), Type::Class(sup)) = (sub, sup)
            && sup.arguments.is_empty()
            && sup.outer.is_none()
        {
            let closure = self.closure(sub.class);
            return closure.has_unknown || closure.find(sup.class).is_some();
        }
        let Some(_level) = self.cache.deeper() else { return false };
        let captured = |ty: &Type| match capturing {
            Capturing::Yes => self.capture_for_question(ty),
            Capturing::No => ty.clone(),
        };
        match sup {
            Type::Logic(..) => return self.is_logic_subtype(sub, sup),
            Type::Intersection(types) => return types.iter().all(|sup| self.is_subtype_with(sub, sup, capturing)),
            Type::Union(types) => return self.is_subtype_with(sub, &self.lub(types), capturing),
            _ => {}
        }
        if !matches!(sub, Type::Intersection(_))
            && let Some(lower) = self.proper_lower_bound(sup)
        {
            return self.is_subtype_with(&captured(sub), &lower, Capturing::No);
        }
        match sub {
            Type::Primitive(sub) => matches!(sup, Type::Primitive(sup) if is_narrower(*sub, *sup)),
            Type::Null => matches!(sup, Type::Class(_) | Type::Array(_) | Type::Variable(_)),
            Type::Variable(variable) => {
                self.upper_bounds(*variable).iter().any(|bound| self.is_subtype_with(bound, sup, Capturing::No))
            }
            Type::Class(_) => match sup {
                Type::Class(sup) => self.is_instance_subtype(&captured(sub), sup),
                _ => sub.class_id().is_some_and(|class| self.has_unknown_supertype(class)),
            },
            Type::Array(element) => match sup {
                Type::Array(sup) if matches!(**element, Type::Primitive(_)) => self.is_same(element, sup),
                Type::Array(sup) => self.is_subtype_with(element, sup, Capturing::No),
                Type::Class(sup) => self.as_super(sub, sup.class).is_some(),
                _ => false,
            },
            Type::Intersection(types) => {
                types.iter().any(|sub| self.is_subtype_with(sub, sup, Capturing::No)) || self.is_object(sup)
            }
            Type::Union(types) => self.is_subtype_with(&self.lub(types), sup, capturing),
            Type::Void | Type::Wildcard(_) | Type::Inference(_) | Type::Logic(..) | Type::Unknown => false,
        }
    }

    fn is_instance_subtype(&self, sub: &Type, sup: &Arc<ClassType>) -> bool {
        let above = match self.as_super(sub, sup.class) {
            Some(Type::Class(above)) => above,
            Some(_) => return true,
            None => return false,
        };
        let arguments_fit = sup.arguments.is_empty() || self.contains_arguments(sup, &above);
        arguments_fit
            && match (&above.outer, &sup.outer) {
                (_, None) => true,
                (Some(above), Some(sup)) => self.is_subtype_with(above, sup, Capturing::No),
                (None, Some(_)) => false,
            }
    }

    /// The lower bound of a captured variable (or of the one that this is, and so on) or of a wildcard.
    fn proper_lower_bound(&self, ty: &Type) -> Option<Type> {
        let mut lower = match ty {
            Type::Wildcard(Wildcard::Super(bound)) => (**bound).clone(),
            Type::Variable(variable) => self.variable(*variable).lower.clone()?,
            _ => return None,
        };
        while let Type::Variable(variable) = lower
            && self.is_captured(variable)
        {
            lower = self.variable(variable).lower.clone()?;
        }
        (lower != Type::Null).then_some(lower)
    }

    /// Whether they are the same type (JLS 4.3.4).
    pub fn is_same(&self, first: &Type, second: &Type) -> bool {
        if first == second || *first == Type::Unknown || *second == Type::Unknown {
            return true;
        }
        match (first, second) {
            (Type::Class(first), Type::Class(second)) => {
                let outer_same = match (&first.outer, &second.outer) {
                    (None, None) => true,
                    (Some(first), Some(second)) => self.is_same(first, second),
                    _ => false,
                };
                first.class == second.class
                    && first.arguments.len() == second.arguments.len()
                    && outer_same
                    && self.are_arguments_equivalent(first, second)
            }
            (Type::Array(first), Type::Array(second)) => self.is_same(first, second),
            (Type::Wildcard(first), Type::Wildcard(second)) => match (first, second) {
                (Wildcard::Any, Wildcard::Extends(bound)) | (Wildcard::Extends(bound), Wildcard::Any) => {
                    self.is_object(bound)
                }
                (Wildcard::Extends(first), Wildcard::Extends(second))
                | (Wildcard::Super(first), Wildcard::Super(second)) => self.is_same(first, second),
                _ => false,
            },
            (Type::Intersection(first), Type::Intersection(second)) => {
                // `Object` may be written or not.
                let parts = |types: &[Type]| types.iter().filter(|ty| !self.is_object(ty)).cloned().collect::<Vec<_>>();
                let (first, second) = (parts(first), parts(second));
                let is_there = |ty: &Type| second.iter().any(|other| self.is_same(other, ty));
                first.len() == second.len() && first.iter().all(is_there)
            }
            (Type::Union(types), other) | (other, Type::Union(types)) => self.is_same(&self.lub(types), other),
            _ => false,
        }
    }

    /// Whether the first is a subtype of the second if a raw type may stand for one with arguments (JLS 5.1.9).
    pub fn is_unchecked_subtype(&self, sub: &Type, sup: &Type) -> Option<Unchecked> {
        self.unchecked_subtype(sub, sup, Capturing::Yes)
    }

    fn unchecked_subtype(&self, sub: &Type, sup: &Type, capturing: Capturing) -> Option<Unchecked> {
        if let (Type::Array(sub), Type::Array(sup)) = (sub, sup) {
            return match **sub {
                Type::Primitive(_) => self.is_same(sub, sup).then_some(Unchecked::No),
                _ => self.unchecked_subtype(sub, sup, Capturing::No),
            };
        }
        if self.is_subtype_with(sub, sup, capturing) {
            return Some(Unchecked::No);
        }
        if let Type::Variable(variable) = sub {
            let _level = self.cache.deeper()?;
            return self.unchecked_subtype(&self.bound_of(*variable), sup, Capturing::No);
        }
        let class = sup.class_id().filter(|_| self.is_parameterized(sup))?;
        let above = self.as_super(sub, class)?;
        self.is_raw(&above).then(|| if self.is_reifiable(sup) { Unchecked::No } else { Unchecked::Yes })
    }
}

/// Whether a primitive type can be widened to another without a cast (JLS 4.10.1).
fn is_narrower(sub: Primitive, sup: Primitive) -> bool {
    use Primitive::{Boolean, Byte, Char, Short};
    match (sub, sup) {
        (Boolean, _) | (_, Boolean) | (Byte | Short, Char) | (Char, Byte | Short) => sub == sup,
        _ => sub <= sup,
    }
}
