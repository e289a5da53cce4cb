//! The relations between types: subtyping, casting, promotion, least upper bounds (JLS 4.10, 5.1, 5.5, 5.6).

use crate::program::{ClassId, Program, Type};

impl Program {
    /// Whether a value of type `sub` may stand, without any conversion, where `sup` is wanted (JLS 4.10).
    pub fn is_subtype(&self, sub: &Type, sup: &Type) -> bool {
        match (sub, sup) {
            (Type::Null, _) => sup.is_reference(),
            (Type::Class(sub), Type::Class(sup)) => self.is_subclass(*sub, *sup),
            (Type::Array(_), Type::Class(class)) => self.classes[*class].superclass.is_none(),
            (Type::Array(sub), Type::Array(sup)) => {
                sub == sup || (sub.is_reference() && sup.is_reference() && self.is_subtype(sub, sup))
            }
            _ => sub == sup,
        }
    }

    /// Whether a value of type `from` fits a parameter of type `to` without boxing (JLS 5.3, strict invocation).
    pub fn is_invocation_convertible(&self, from: &Type, to: &Type) -> bool {
        self.is_subtype(from, to) || (*from == Type::Int && *to == Type::Long)
    }

    /// Whether a cast between these reference types can succeed for some value other than null (JLS 5.5.1).
    pub fn is_castable(&self, from: &Type, to: &Type) -> bool {
        match (from, to) {
            (Type::Array(from), Type::Array(to)) => {
                from == to || (from.is_reference() && to.is_reference() && self.is_castable(from, to))
            }
            _ => from.is_reference() && to.is_reference() && (self.is_subtype(from, to) || self.is_subtype(to, from)),
        }
    }

    /// The least common supertype of two reference types; `object` is `java.lang.Object` (JLS 4.10.4).
    pub fn least_upper_bound(&self, left: &Type, right: &Type, object: ClassId) -> Type {
        if self.is_subtype(left, right) {
            return right.clone();
        }
        if self.is_subtype(right, left) {
            return left.clone();
        }
        match (left, right) {
            (Type::Class(left), Type::Class(right)) => Type::Class(self.common_superclass(*left, *right, object)),
            (Type::Array(left), Type::Array(right)) if left.is_reference() && right.is_reference() => {
                Type::Array(Box::new(self.least_upper_bound(left, right, object)))
            }
            _ => Type::Class(object),
        }
    }

    /// The nearest class that both classes inherit from.
    fn common_superclass(&self, left: ClassId, right: ClassId, object: ClassId) -> ClassId {
        let mut current = Some(left);
        while let Some(class) = current {
            if self.is_subclass(right, class) {
                return class;
            }
            current = self.classes[class].superclass;
        }
        object
    }

    /// The class and its superclasses, the class first.
    pub fn ancestry(&self, class: ClassId) -> impl Iterator<Item = ClassId> + '_ {
        std::iter::successors(Some(class), |class| self.classes[*class].superclass)
    }
}

impl Type {
    /// Whether values are neither references nor nothing.
    pub fn is_primitive(&self) -> bool {
        matches!(self, Type::Boolean | Type::Int | Type::Long)
    }

    /// The type of arrays of this type with so many dimensions.
    pub fn with_dimensions(self, dimensions: usize) -> Type {
        (0..dimensions).fold(self, |ty, _| Type::Array(Box::new(ty)))
    }
}

/// The type in which an operator computes on two numbers (JLS 5.6.2).
pub(crate) fn promote(left: &Type, right: &Type) -> Type {
    if *left == Type::Long || *right == Type::Long { Type::Long } else { Type::Int }
}
