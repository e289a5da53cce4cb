//! Reduction of constraints to bounds (JLS 18.2). The questions without variables go to the relations of classes.

use super::walk::mentions_any;
use super::{Bound, Inference, Kind};
use crate::relations::{Context, Unchecked};
use crate::types::{ClassType, Type, Wildcard};

/// Whether the type on the left is captured before it is looked at: arguments of types are not.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Capture {
    Yes,
    No,
}

impl Inference<'_> {
    /// Constrains `a` to be a subtype of `b` (JLS 18.2.3). `false` is a contradiction.
    pub fn subtype(&mut self, a: &Type, b: &Type) -> bool {
        self.reduce_subtype(a, b, Capture::Yes) && self.incorporate().is_ok()
    }

    /// The same, but wildcards of `a` are not captured: they are compared as such.
    pub fn subtype_without_capture(&mut self, a: &Type, b: &Type) -> bool {
        self.reduce_subtype(a, b, Capture::No) && self.incorporate().is_ok()
    }

    /// Constrains `a` and `b` to be the same type (JLS 18.2.4). `false` is a contradiction.
    pub fn same(&mut self, a: &Type, b: &Type) -> bool {
        self.reduce_same(a, b) && self.incorporate().is_ok()
    }

    /// Constrains a value of type `from` to be usable where a `to` is expected (JLS 18.2.2). `false` is a contradiction.
    pub fn compatible(&mut self, from: &Type, to: &Type, context: Context) -> bool {
        self.reduce_compatible(from, to, context) && self.incorporate().is_ok()
    }

    /// The same for the result of a call. That an unchecked conversion is needed for it alone does not count: it is the
    /// bounds that follow which do.
    pub fn compatible_as_result(&mut self, from: &Type, to: &Type, context: Context) -> bool {
        let was_unchecked = self.state.unchecked;
        let is_compatible = self.reduce_compatible(from, to, context);
        self.state.unchecked = was_unchecked;
        is_compatible && self.incorporate().is_ok()
    }

    fn reduce_compatible(&mut self, from: &Type, to: &Type, context: Context) -> bool {
        let (from, to) = (&self.instantiate(from), &self.instantiate(to));
        let is_primitive = |ty: &Type| matches!(ty, Type::Primitive(_));
        if matches!(from, Type::Logic(..)) || matches!(to, Type::Logic(..)) {
            return self.classes.is_convertible(from, to, context);
        }
        match (is_primitive(from), is_primitive(to), context) {
            (true, true, _) => self.classes.is_convertible(from, to, context),
            (false, false, _) => self.reduce_unchecked_subtype(from, to),
            (_, _, Context::Strict) => false,
            (true, false, Context::Loose) => {
                let boxed = self.classes.boxed(from);
                self.reduce_subtype(&boxed, to, Capture::Yes)
            }
            (false, true, Context::Loose) if matches!(from, Type::Inference(_)) => {
                let boxed = self.classes.boxed(to);
                self.reduce_subtype(from, &boxed, Capture::Yes)
            }
            (false, true, Context::Loose) => self.classes.is_convertible(from, to, context),
        }
    }

    /// Subtyping that also allows unchecked conversion, and notes that it was needed.
    pub(super) fn reduce_unchecked_subtype(&mut self, a: &Type, b: &Type) -> bool {
        self.reduce_unchecked(a, b, Capture::Yes)
    }

    fn reduce_unchecked(&mut self, a: &Type, b: &Type, capture: Capture) -> bool {
        let (a, b) = (&self.instantiate(a), &self.instantiate(b));
        if !mentions_any(a) && !mentions_any(b) {
            return match self.classes.is_unchecked_subtype(a, b) {
                None => false,
                Some(Unchecked::No) => true,
                Some(Unchecked::Yes) => {
                    self.state.unchecked = true;
                    true
                }
            };
        }
        if let (Type::Array(a), Type::Array(b)) = (a, b) {
            return match (&**a, &**b) {
                (Type::Primitive(_), _) | (_, Type::Primitive(_)) => self.reduce_same(a, b),
                (a, b) => self.reduce_unchecked(a, b, Capture::No),
            };
        }
        if let Type::Class(target) = b
            && !target.arguments.is_empty()
            && !matches!(a, Type::Inference(_))
            && let Some(found) = self.classes.as_super(a, target.class)
            && self.classes.is_raw(&found)
        {
            let is_silent = target.arguments.iter().all(|argument| matches!(argument, Type::Wildcard(Wildcard::Any)));
            self.state.unchecked |= !is_silent;
            return true;
        }
        self.reduce_subtype(a, b, capture)
    }

    fn reduce_subtype(&mut self, a: &Type, b: &Type, capture: Capture) -> bool {
        let (a, b) = (&self.instantiate(a), &self.instantiate(b));
        if a == b || *a == Type::Unknown || *b == Type::Unknown {
            return true;
        }
        if !mentions_any(a) && !mentions_any(b) {
            return self.classes.is_subtype(a, b);
        }
        match (a, b) {
            (Type::Null, Type::Primitive(_)) => false,
            (Type::Null, _) => true,
            (Type::Primitive(_) | Type::Void | Type::Logic(..), _)
            | (_, Type::Primitive(_) | Type::Void | Type::Null) => false,
            (_, Type::Inference(variable)) => self.reduce_bound(*variable, Bound::Lower, a),
            (_, Type::Intersection(parts)) => parts.iter().all(|part| self.reduce_subtype(a, part, capture)),
            (Type::Inference(variable), _) => self.reduce_bound(*variable, Bound::Upper, b),
            (Type::Union(parts), _) => parts.iter().all(|part| self.reduce_subtype(part, b, capture)),
            (Type::Array(a), Type::Array(b)) => match (&**a, &**b) {
                (Type::Primitive(_), _) | (_, Type::Primitive(_)) => false,
                (a, b) => self.reduce_subtype(a, b, Capture::No),
            },
            (Type::Variable(_) | Type::Intersection(_), Type::Array(_)) => {
                let above = self.classes.supertypes(a);
                above.iter().any(|above| self.attempt(|engine| engine.reduce_subtype(above, b, Capture::No)))
            }
            (Type::Array(_), Type::Class(_)) => self.classes.is_subtype(&Type::array(self.classes.object()), b),
            (_, Type::Variable(variable)) => match self.classes.variable(*variable).lower.clone() {
                Some(lower) => self.reduce_subtype(a, &lower, capture),
                None => false,
            },
            (Type::Class(_) | Type::Variable(_) | Type::Intersection(_), Type::Class(target)) => {
                self.reduce_class_subtype(a, target, capture)
            }
            _ => false,
        }
    }

    /// Bounds a variable that is not resolved.
    fn reduce_bound(&mut self, variable: u32, bound: Bound, ty: &Type) -> bool {
        let Some(Kind::Captured(wildcard)) =
            self.state.variables.get(variable as usize).map(|state| state.kind.clone())
        else {
            self.add_bound(variable, bound, ty.clone());
            return true;
        };
        if matches!(ty, Type::Inference(_)) {
            self.add_bound(variable, bound, ty.clone());
            return true;
        }
        // The bounds of a captured wildcard are given, so that they decide (JLS 18.3.2).
        match (bound, wildcard) {
            (Bound::Equal, _) | (Bound::Lower, Wildcard::Any | Wildcard::Extends(_)) => false,
            (Bound::Lower, Wildcard::Super(lower)) => self.reduce_subtype(ty, &lower, Capture::No),
            (Bound::Upper, _) => {
                let uppers: Vec<Type> = self.bounds(variable, Bound::Upper).cloned().collect();
                uppers.iter().any(|upper| self.attempt(|engine| engine.reduce_subtype(upper, ty, Capture::No)))
            }
        }
    }

    /// Does something that leaves no trace if it fails.
    fn attempt(&mut self, work: impl FnOnce(&mut Self) -> bool) -> bool {
        let before = self.snapshot();
        let is_success = work(self);
        if !is_success {
            self.rollback(before);
        }
        is_success
    }

    fn reduce_class_subtype(&mut self, a: &Type, target: &ClassType, capture: Capture) -> bool {
        let a = if capture == Capture::Yes { self.capture_proper(a) } else { a.clone() };
        let found = match self.classes.as_super(&a, target.class) {
            Some(Type::Class(found)) => found,
            // A variable whose bound is an inference variable, or an intersection with one: nothing is known of it.
            Some(other) => return self.reduce_subtype(&other, &Type::Class(target.clone().into()), Capture::No),
            None => return false,
        };
        if !target.arguments.is_empty() {
            if found.arguments.len() != target.arguments.len() {
                return false;
            }
            for (outer, inner) in target.arguments.iter().zip(&found.arguments) {
                if !self.reduce_contains(outer, inner) {
                    return false;
                }
            }
        }
        match (&found.outer, &target.outer) {
            (Some(found), Some(target)) => self.reduce_subtype(found, target, Capture::No),
            _ => true,
        }
    }

    /// Whether one type argument contains another (JLS 4.5.1, 18.2.3).
    fn reduce_contains(&mut self, outer: &Type, inner: &Type) -> bool {
        let (outer, inner) = (&self.instantiate(outer), &self.instantiate(inner));
        let Type::Wildcard(wildcard) = outer else {
            return !matches!(inner, Type::Wildcard(_)) && self.reduce_same(outer, inner);
        };
        match (wildcard, inner) {
            (Wildcard::Any, _) => true,
            (_, inner) if outer == inner => true,
            (Wildcard::Extends(bound), Type::Wildcard(Wildcard::Extends(other))) => {
                self.reduce_subtype(other, bound, Capture::No)
            }
            (Wildcard::Extends(bound), Type::Wildcard(_)) => {
                let object = self.classes.object();
                self.reduce_subtype(&object, bound, Capture::No)
            }
            (Wildcard::Extends(bound), inner) => self.reduce_subtype(inner, bound, Capture::No),
            (Wildcard::Super(bound), Type::Wildcard(Wildcard::Super(other))) => {
                self.reduce_subtype(bound, other, Capture::No)
            }
            (Wildcard::Super(_), Type::Wildcard(_)) => false,
            (Wildcard::Super(bound), inner) => self.reduce_subtype(bound, inner, Capture::No),
        }
    }

    pub(super) fn reduce_same(&mut self, a: &Type, b: &Type) -> bool {
        let (a, b) = (&self.instantiate(a), &self.instantiate(b));
        if a == b || *a == Type::Unknown || *b == Type::Unknown {
            return true;
        }
        if !mentions_any(a) && !mentions_any(b) {
            return self.classes.is_same(a, b);
        }
        match (a, b) {
            (Type::Inference(variable), other) | (other, Type::Inference(variable)) => {
                let is_reference = other.is_reference() && !matches!(other, Type::Wildcard(_) | Type::Null);
                is_reference && self.reduce_bound(*variable, Bound::Equal, other)
            }
            (Type::Class(a), Type::Class(b)) => {
                a.class == b.class
                    && a.arguments.len() == b.arguments.len()
                    && self.reduce_same_outer(a.outer.as_ref(), b.outer.as_ref())
                    && a.arguments.iter().zip(&b.arguments).all(|(a, b)| self.reduce_same(a, b))
            }
            (Type::Array(a), Type::Array(b)) => self.reduce_same(a, b),
            (Type::Wildcard(Wildcard::Extends(a)), Type::Wildcard(Wildcard::Extends(b)))
            | (Type::Wildcard(Wildcard::Super(a)), Type::Wildcard(Wildcard::Super(b))) => self.reduce_same(a, b),
            (Type::Wildcard(Wildcard::Extends(bound)), Type::Wildcard(Wildcard::Any))
            | (Type::Wildcard(Wildcard::Any), Type::Wildcard(Wildcard::Extends(bound))) => {
                let object = self.classes.object();
                self.reduce_same(bound, &object)
            }
            (Type::Intersection(a), Type::Intersection(b)) => {
                a.len() == b.len() && a.iter().zip(b.iter()).all(|(a, b)| self.reduce_same(a, b))
            }
            _ => false,
        }
    }

    fn reduce_same_outer(&mut self, a: Option<&Type>, b: Option<&Type>) -> bool {
        match (a, b) {
            (Some(a), Some(b)) => self.reduce_same(a, b),
            _ => true,
        }
    }
}
