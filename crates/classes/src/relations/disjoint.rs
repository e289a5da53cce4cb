//! Type arguments that no type is an instance of at once (JLS 4.5: provably distinct), as javac decides it.

use super::cache::begin;
use super::casting::{End, Which};
use crate::table::Classes;
use crate::types::{Type, Wildcard};

impl Classes {
    /// Whether it can be proved that no type is allowed by both type arguments.
    pub fn is_provably_distinct(&self, first: &Type, second: &Type) -> bool {
        use Wildcard::{Any, Extends, Super};
        if *first == Type::Unknown || *second == Type::Unknown {
            return false;
        }
        match (first, second) {
            (Type::Wildcard(Any), _) | (_, Type::Wildcard(Any)) => false,
            (Type::Wildcard(Extends(bound)), Type::Wildcard(Extends(other))) => {
                let _under_way = begin(&self.cache.separating, bound, other);
                _under_way.is_some() && !self.is_castable(bound, other)
            }
            (Type::Wildcard(Extends(upper)), Type::Wildcard(Super(lower)))
            | (Type::Wildcard(Super(lower)), Type::Wildcard(Extends(upper))) => self.cannot_be_below(lower, upper),
            (Type::Wildcard(Super(_)), Type::Wildcard(Super(_))) => false,
            (Type::Wildcard(Extends(bound)), exact) | (exact, Type::Wildcard(Extends(bound))) => {
                self.cannot_be_below(exact, bound)
            }
            (Type::Wildcard(Super(bound)), exact) | (exact, Type::Wildcard(Super(bound))) => {
                self.cannot_be_below(bound, exact)
            }
            _ => self.cannot_be_below(first, second) || self.cannot_be_below(second, first),
        }
    }

    /// Whether some argument of the first type, or of those around it, is provably distinct from that of the second.
    pub(super) fn are_arguments_disjoint(&self, first: &Type, second: &Type) -> bool {
        if self.are_own_arguments_disjoint(first, second) {
            return true;
        }
        let (Type::Class(first), Type::Class(second)) = (first, second) else { return false };
        match (&first.outer, &second.outer) {
            (Some(first), Some(second)) => self.are_arguments_disjoint(first, second),
            _ => false,
        }
    }

    /// The same without the types around them.
    pub(super) fn are_own_arguments_disjoint(&self, first: &Type, second: &Type) -> bool {
        let (Type::Class(first), Type::Class(second)) = (first, second) else { return false };
        first.arguments.iter().zip(&second.arguments).any(|(first, second)| self.is_provably_distinct(first, second))
    }

    /// Whether nothing that the first may stand for can be a subtype of the second.
    pub(super) fn cannot_be_below(&self, sub: &Type, sup: &Type) -> bool {
        let Some(_under_way) = begin(&self.cache.separating, sub, sup) else { return false };
        if sub == sup {
            return false;
        }
        if let Type::Variable(variable) = sub {
            return !self.is_castable(&self.bound_of(*variable), &self.relaxed(sup));
        }
        let sup = self.captured_upper_bound(sup);
        !self.is_subtype(sub, &self.relaxed(&sup))
    }

    /// The upper bound of a captured variable, or of the one that this is, and so on.
    pub(super) fn captured_upper_bound(&self, ty: &Type) -> Type {
        let mut current = ty.clone();
        for _ in 0..64 {
            match current {
                Type::Variable(variable) if self.is_captured(variable) => current = self.bound_of(variable),
                _ => break,
            }
        }
        current
    }

    /// The bound of a variable with wildcards for the variables in it.
    fn relaxed(&self, ty: &Type) -> Type {
        match ty {
            Type::Variable(_) => self.rewrite(&self.skip_variables(ty), End::High, Which::All),
            _ => ty.clone(),
        }
    }
}
