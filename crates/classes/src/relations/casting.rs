//! Which casts are allowed (JLS 5.5), as javac decides it.

use super::containment::Argument;
use super::conversions::Context;
use crate::Substitution;
use crate::flags::Flags;
use crate::table::{ClassId, Classes, VariableId};
use crate::types::{ClassType, Type, Wildcard};
use std::sync::Arc;

/// Which bound of the types that a wildcard stands for replaces it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// The upper one.
    High,
    /// The lower one.
    Low,
}

/// Which variables are replaced by wildcards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Which {
    /// Only captured ones.
    Captured,
    /// All of them.
    All,
}

impl Classes {
    /// Whether a value of the first type may be cast to the second.
    pub fn is_castable(&self, from: &Type, to: &Type) -> bool {
        if from == to || *from == Type::Unknown || *to == Type::Unknown {
            return true;
        }
        if matches!(from, Type::Logic(..)) || matches!(to, Type::Logic(..)) {
            return self.is_logic_castable(from, to);
        }
        // So deep it is not certain; then there is no error.
        let Some(_level) = self.cache.deeper() else { return true };
        if matches!(from, Type::Primitive(_)) != matches!(to, Type::Primitive(_)) {
            let from = self.skip_variables(from);
            let is_box = |from: &Type| matches!(to, Type::Primitive(_)) && self.is_subtype(&self.boxed(to), from);
            return self.is_convertible(&from, to, Context::Loose) || (from != Type::Void && is_box(&from));
        }
        if !self.is_castable_structurally(from, to) {
            return false;
        }
        match (from.class_id(), to.class_id()) {
            (Some(from), Some(to)) if self.is_sealed(from) || self.is_sealed(to) => {
                !self.are_classes_disjoint(from, to)
            }
            _ => true,
        }
    }

    fn is_sealed(&self, class: ClassId) -> bool {
        self.class(class).flags.has(Flags::SEALED)
    }

    /// Whether no object can be an instance of both, because classes are final and hierarchies sealed.
    pub fn are_classes_disjoint(&self, first: ClassId, second: ClassId) -> bool {
        let (first_class, second_class) = (self.class(first), self.class(second));
        if self.is_subclass(first, second) {
            return false;
        }
        if first_class.is_interface() == second_class.is_interface() && self.is_subclass(second, first) {
            return false;
        }
        if first_class.is_interface() && !second_class.is_interface() {
            return self.are_classes_disjoint(second, first);
        }
        if !first_class.is_interface() && first_class.flags.has(Flags::FINAL) {
            return true;
        }
        let Some(_level) = self.cache.deeper() else { return false };
        let permits = |sealed: ClassId, other: ClassId| {
            self.header(sealed).permits.iter().all(|permitted| self.are_classes_disjoint(*permitted, other))
        };
        if self.is_sealed(first) { permits(first, second) } else { self.is_sealed(second) && permits(second, first) }
    }

    fn is_castable_structurally(&self, from: &Type, to: &Type) -> bool {
        if *to == Type::Unknown {
            return true;
        }
        match (from, to) {
            (Type::Primitive(from), Type::Primitive(to)) => from == to || (from.is_numeric() && to.is_numeric()),
            (Type::Unknown, _) => true,
            (Type::Null, _) => self.is_subtype(from, to),
            (Type::Union(types), _) => self.is_castable(&self.lub(types), to),
            (_, Type::Union(types)) => self.is_castable(from, &self.lub(types)),
            (Type::Wildcard(_), _) => self.is_castable(&self.upper_bound(from), to),
            (Type::Class(_) | Type::Intersection(_) | Type::Array(_) | Type::Variable(_), Type::Null) => true,
            (Type::Variable(variable), _) => {
                (matches!(to, Type::Variable(_)) && self.is_subtype(from, to))
                    || self.is_castable(&self.bound_of(*variable), to)
            }
            (Type::Class(_) | Type::Intersection(_), Type::Variable(variable)) => {
                self.is_castable(from, &self.bound_of(*variable))
            }
            (Type::Array(_), Type::Variable(_)) => self.is_castable(to, from),
            (Type::Intersection(types), _) => types.iter().all(|component| self.is_castable(component, to)),
            (Type::Class(_), Type::Intersection(types)) => types.iter().all(|to| self.is_castable(from, to)),
            (Type::Class(_), Type::Array(_)) => self.is_subtype(to, &self.erasure(from)),
            (Type::Class(from_class), Type::Class(to_class)) => self.is_class_castable(from, from_class, to, to_class),
            (Type::Array(_), Type::Class(_) | Type::Intersection(_)) => self.is_subtype(from, to),
            (Type::Array(from), Type::Array(to)) => match (&**from, &**to) {
                (Type::Primitive(from), Type::Primitive(to)) => from == to,
                (Type::Primitive(_), _) | (_, Type::Primitive(_)) => false,
                (from, to) => from == to || self.is_castable_structurally(from, to),
            },
            _ => from == to,
        }
    }

    fn is_class_castable(&self, from: &Type, from_class: &ClassType, to: &Type, to_class: &ClassType) -> bool {
        if self.has_unknown_supertype(from_class.class) || self.has_unknown_supertype(to_class.class) {
            return true;
        }
        let is_upcast = self.is_subclass(from_class.class, to_class.class);
        if is_upcast || self.is_subclass(to_class.class, from_class.class) {
            if self.is_raw(from) || self.is_raw(to) {
                return true;
            }
            let (sub, sup) = if is_upcast { (from, to) } else { (to, from) };
            return self.is_related_castable(sub, sup);
        }
        let declaration = |class: &ClassType| self.class(class.class);
        let (from_is_interface, to_is_interface) =
            (declaration(from_class).is_interface(), declaration(to_class).is_interface());
        let is_final = |class: &ClassType| declaration(class).flags.has(Flags::FINAL);
        if to_is_interface {
            self.is_side_castable(from, to, is_final(from_class))
        } else if from_is_interface {
            self.is_side_castable(to, from, is_final(to_class))
        } else {
            false
        }
    }

    /// Whether types whose classes are sub- and superclass can have a common value.
    fn is_related_castable(&self, sub: &Type, sup: &Type) -> bool {
        let Some(class) = sub.class_id() else { return false };
        for which in [Which::Captured, Which::All] {
            let ends = [End::High, End::Low];
            let [high, low] = ends.map(|end| self.rewrite(sub, end, which));
            let [sup_high, sup_low] = ends.map(|end| self.rewrite(sup, end, which));
            let Some(below_low) = self.as_sub(&sup_low, class) else { continue };
            let Some(below_high) = self.as_sub(&sup_high, class) else { continue };
            let candidates = [&high, &low].map(|own| [&below_high, &below_low].map(|below| (own, below)));
            if candidates.iter().flatten().all(|(own, below)| !self.are_arguments_disjoint(own, below)) {
                return true;
            }
            break;
        }
        self.is_unchecked_subtype(sub, sup).is_some()
    }

    /// Whether a type and an interface to which its class is not related can have a common value.
    fn is_side_castable(&self, from: &Type, interface: &Type, is_final: bool) -> bool {
        let (Some(from_class), Some(interface_class)) = (from.class_id(), interface.class_id()) else { return false };
        if is_final {
            let Some(above) = self.as_super(from, interface_class) else { return false };
            return !self.are_arguments_disjoint(&above, interface);
        }
        let mut common = Vec::new();
        self.common_interfaces(interface, from_class, &mut common);
        common.iter().all(|shared| {
            let above = shared.class_id().and_then(|class| self.as_super(from, class));
            above.is_none_or(|above| !self.are_own_arguments_disjoint(&above, shared))
        })
    }

    /// The lowest superinterfaces of a type that are superinterfaces of `class` too.
    fn common_interfaces(&self, ty: &Type, class: ClassId, found: &mut Vec<Type>) {
        for interface in self.interfaces(ty) {
            let Some(id) = interface.class_id() else { continue };
            if !self.is_subclass(class, id) {
                self.common_interfaces(&interface, class, found);
            } else if !found.iter().any(|known| known.class_id() == Some(id)) {
                found.push(interface);
            }
        }
    }

    /// The least specific subtype of a type that is an instance of `class`.
    fn as_sub(&self, ty: &Type, class: ClassId) -> Option<Type> {
        let super_class = ty.class_id()?;
        if super_class == class {
            return Some(ty.clone());
        }
        let declared = self.declared_type(class);
        let base = self.as_super(&declared, super_class)?;
        let mut found = Substitution::new();
        self.adapt(&base, Argument::alone(ty), &mut found)?;
        let below = self.substitute(&declared, &found);
        if !self.is_subtype(&below, ty) {
            return None;
        }
        let is_open = |variable: &VariableId| {
            self.mentions(&below, &|other| other == *variable) && !self.mentions(ty, &|other| other == *variable)
        };
        let open: Vec<VariableId> = self.all_parameters(class).into_iter().filter(is_open).collect();
        if open.is_empty() {
            return Some(below);
        }
        if self.is_raw(ty) {
            return Some(self.erasure(&below));
        }
        let wildcards = vec![Type::Wildcard(Wildcard::Any); open.len()];
        Some(self.substitute(&below, &Substitution::from_pairs(&open, &wildcards)))
    }

    /// Finds what the variables of `source` stand for if it is to become `target`; nothing if that contradicts itself.
    fn adapt(&self, source: &Type, target: Argument<'_>, found: &mut Substitution) -> Option<()> {
        let _level = self.cache.deeper()?;
        match (source, target.ty) {
            (Type::Class(source), Type::Class(target)) => {
                if source.arguments.len() == target.arguments.len() {
                    for (index, source) in source.arguments.iter().enumerate() {
                        self.adapt(source, Argument::of(target, index), found)?;
                    }
                }
                if let (Some(source), Some(target)) = (&source.outer, &target.outer) {
                    self.adapt(source, Argument::alone(target), found)?;
                }
            }
            (Type::Array(source), Type::Array(target)) => self.adapt(source, Argument::alone(target), found)?,
            (Type::Wildcard(Wildcard::Extends(source)), _) => {
                self.adapt(source, Argument::alone(&self.argument_bound(target)), found)?;
            }
            (Type::Wildcard(Wildcard::Super(source)), Type::Wildcard(Wildcard::Super(target))) => {
                self.adapt(source, Argument::alone(target), found)?;
            }
            (Type::Wildcard(Wildcard::Super(_)), Type::Wildcard(_)) => {}
            (Type::Wildcard(Wildcard::Super(source)), _) => self.adapt(source, target, found)?,
            (Type::Variable(variable), _) => {
                let value = match found.get(*variable) {
                    Some(known) => self.narrower_argument(known, target.ty)?,
                    None => target.ty.clone(),
                };
                found.insert(*variable, value);
            }
            _ => {}
        }
        Some(())
    }

    /// The one of two arguments for the same variable that allows less; nothing if they contradict each other.
    fn narrower_argument(&self, first: &Type, second: &Type) -> Option<Type> {
        use Wildcard::{Any, Extends, Super};
        let chosen = match (first, second) {
            (Type::Wildcard(Any), Type::Wildcard(_)) => second,
            (Type::Wildcard(_), Type::Wildcard(Any)) => first,
            (Type::Wildcard(Super(low)), Type::Wildcard(Super(other))) => {
                if self.is_subtype(low, other) {
                    second
                } else {
                    first
                }
            }
            (Type::Wildcard(Extends(high)), Type::Wildcard(Extends(other))) => {
                if self.is_subtype(high, other) {
                    first
                } else {
                    second
                }
            }
            _ if self.is_same(first, second) => first,
            _ => return None,
        };
        Some(chosen.clone())
    }

    /// The type with wildcards for its variables, whose bounds they have.
    pub(super) fn rewrite(&self, ty: &Type, end: End, which: Which) -> Type {
        let Some(_level) = self.cache.deeper() else { return self.erasure(ty) };
        match ty {
            Type::Class(class) => Type::Class(Arc::new(ClassType {
                outer: class.outer.as_ref().map(|outer| self.rewrite(outer, end, which)),
                class: class.class,
                arguments: class.arguments.iter().map(|argument| self.rewrite(argument, end, which)).collect(),
            })),
            Type::Variable(variable) => match &self.variable(*variable).wildcard {
                Some(wildcard) => self.rewrite_bound(*variable, wildcard, end, which),
                None if which == Which::All => {
                    let bound = Arc::new(self.bound_of(*variable));
                    self.rewrite_bound(*variable, &Wildcard::Extends(bound), end, which)
                }
                None => ty.clone(),
            },
            Type::Wildcard(Wildcard::Any) => ty.clone(),
            Type::Wildcard(wildcard @ (Wildcard::Extends(bound) | Wildcard::Super(bound))) => {
                let rewritten = self.rewrite(bound, end, which);
                if rewritten == **bound { ty.clone() } else { self.rewritten_wildcard(wildcard, rewritten, end) }
            }
            _ => ty.clone(),
        }
    }

    fn rewrite_bound(&self, variable: VariableId, wildcard: &Wildcard, end: End, which: Which) -> Type {
        let (Wildcard::Extends(bound) | Wildcard::Super(bound)) = wildcard else {
            return Type::Wildcard(Wildcard::Any);
        };
        let is_recursive = self.mentions(bound, &|other| other == variable);
        let bound = if is_recursive { self.erasure(bound) } else { self.rewrite(bound, end, which) };
        self.rewritten_wildcard(wildcard, bound, end)
    }

    fn rewritten_wildcard(&self, wildcard: &Wildcard, bound: Type, end: End) -> Type {
        let bound = match (bound, end) {
            (Type::Wildcard(Wildcard::Extends(bound)), End::High)
            | (Type::Wildcard(Wildcard::Super(bound)), End::Low) => (*bound).clone(),
            (Type::Wildcard(_), End::High) => self.object(),
            (Type::Wildcard(_), End::Low) => Type::Null,
            (bound, _) => bound,
        };
        Type::Wildcard(match (wildcard, end) {
            (Wildcard::Extends(_), End::High) if !self.is_object(&bound) => Wildcard::Extends(Arc::new(bound)),
            (Wildcard::Super(_), End::Low) if bound != Type::Null => Wildcard::Super(Arc::new(bound)),
            _ => Wildcard::Any,
        })
    }
}
