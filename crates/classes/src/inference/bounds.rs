//! Bounds of variables, and their incorporation (JLS 18.3): each new bound is compared with the others of its variable,
//! which may imply further bounds or show that there is a contradiction.

use super::walk::{map, mentions};
use super::{Bound, Inference, Pending};
use crate::table::ClassId;
use crate::types::Type;

/// After so many steps incorporation stops, as javac's does: bounds can grow for ever (`T extends Comparable<T>`
/// against a type that compares to something larger), and what was found until then serves.
const MAXIMUM_STEPS: usize = 10_000;

impl Inference<'_> {
    /// Adds a bound to a variable that is not resolved; what it implies is found out by `incorporate`.
    pub(super) fn add_bound(&mut self, variable: u32, bound: Bound, ty: Type) {
        if ty == Type::Inference(variable) || ty == Type::Unknown {
            return;
        }
        let Some(state) = self.state.variables.get_mut(variable as usize) else { return };
        if state.is_captured() {
            // The bounds of a captured wildcard are given; only other variables can learn from this.
            if let Type::Inference(other) = ty
                && self.state.variables.get(other as usize).is_some_and(|other| !other.is_captured())
            {
                self.add_bound(other, bound.complement(), Type::Inference(variable));
            }
            return;
        }
        let list = state.list_mut(bound);
        if list.contains(&ty) {
            return;
        }
        list.push(ty.clone());
        self.state.pending.push_back(Pending { variable, bound, ty, is_update: false });
    }

    /// Compares the new bounds with the others until nothing new appears. `Err` names a variable whose bounds
    /// contradict one another.
    pub(super) fn incorporate(&mut self) -> Result<(), u32> {
        let mut steps = 0;
        while let Some(pending) = self.state.pending.pop_front() {
            steps += 1;
            if steps > MAXIMUM_STEPS {
                self.state.pending.clear();
                break;
            }
            if self.incorporate_one(&pending).is_none() {
                self.state.pending.clear();
                return Err(pending.variable);
            }
        }
        Ok(())
    }

    fn incorporate_one(&mut self, pending: &Pending) -> Option<()> {
        let ty = self.instantiate(&pending.ty);
        for kind in Bound::ALL {
            if kind == pending.bound && kind != Bound::Equal {
                continue;
            }
            for other in self.bounds_now(pending.variable, kind) {
                if !self.compare(&ty, pending.bound, &other, kind) {
                    return None;
                }
            }
        }
        if pending.is_update {
            return Some(());
        }
        if pending.bound == Bound::Upper {
            self.compare_uppers(pending.variable, &ty)?;
        }
        self.propagate(pending.variable, pending.bound, &ty);
        Some(())
    }

    /// The bounds of one kind, the newest first, with resolved variables replaced.
    fn bounds_now(&self, variable: u32, bound: Bound) -> Vec<Type> {
        self.bounds(variable, bound).map(|ty| self.instantiate(ty)).collect()
    }

    fn compare(&mut self, a: &Type, a_bound: Bound, b: &Type, b_bound: Bound) -> bool {
        match (a_bound, b_bound) {
            (Bound::Equal, Bound::Equal) => a == b || self.reduce_same(a, b),
            (Bound::Lower, _) | (Bound::Equal, Bound::Upper) => self.reduce_unchecked_subtype(a, b),
            (Bound::Upper, _) | (Bound::Equal, Bound::Lower) => self.reduce_unchecked_subtype(b, a),
        }
    }

    /// Two upper bounds that have supertypes of the same generic class agree on its arguments.
    fn compare_uppers(&mut self, variable: u32, ty: &Type) -> Option<()> {
        for other in self.bounds_now(variable, Bound::Upper) {
            if other == *ty {
                continue;
            }
            for class in self.generic_superclasses(ty) {
                let (Some(a), Some(b)) = (self.classes.as_super(ty, class), self.classes.as_super(&other, class))
                else {
                    continue;
                };
                let (Type::Class(a), Type::Class(b)) = (a, b) else { continue };
                for (a, b) in a.arguments.iter().zip(&b.arguments) {
                    let is_wildcard = matches!(a, Type::Wildcard(_)) || matches!(b, Type::Wildcard(_));
                    if !is_wildcard && a != b && !self.reduce_same(a, b) {
                        return None;
                    }
                }
            }
        }
        Some(())
    }

    /// Whether two types have supertypes of the same generic class with different arguments.
    pub fn differ_in_arguments(&self, a: &Type, b: &Type) -> bool {
        self.generic_superclasses(a).into_iter().any(|class| {
            match (self.classes.as_super(a, class), self.classes.as_super(b, class)) {
                (Some(a), Some(b)) => !self.classes.is_raw(&b) && !self.classes.is_same(&a, &b),
                _ => false,
            }
        })
    }

    /// The generic classes of which a type has a parameterised supertype, itself included.
    fn generic_superclasses(&self, ty: &Type) -> Vec<ClassId> {
        let mut found = Vec::new();
        let mut todo = vec![ty.clone()];
        let mut seen: Vec<Type> = Vec::new();
        while let Some(ty) = todo.pop() {
            if matches!(ty, Type::Inference(_)) || seen.contains(&ty) {
                continue;
            }
            if let Type::Class(class) = &ty
                && !class.arguments.is_empty()
                && !found.contains(&class.class)
            {
                found.push(class.class);
            }
            todo.extend(self.classes.supertypes(&ty));
            seen.push(ty);
        }
        found
    }

    /// What a new bound of a variable says about other variables.
    fn propagate(&mut self, variable: u32, bound: Bound, ty: &Type) {
        if let Type::Inference(other) = *ty
            && self.is_open(other)
        {
            self.add_bound(other, bound.complement(), Type::Inference(variable));
            for kind in Bound::ALL {
                if bound == Bound::Equal || kind == bound {
                    for inherited in self.bounds_now(other, kind) {
                        self.add_bound(variable, kind, inherited);
                    }
                }
            }
        }
        for kind in Bound::ALL {
            let is_forward = if bound == Bound::Equal { kind == Bound::Equal } else { kind != bound };
            if !is_forward {
                continue;
            }
            for other in self.bounds_now(variable, kind) {
                if let Type::Inference(other) = other
                    && self.is_open(other)
                {
                    self.add_bound(other, bound, ty.clone());
                }
            }
        }
    }

    /// Whether bounds can still be added to the variable.
    fn is_open(&self, variable: u32) -> bool {
        self.state
            .variables
            .get(variable as usize)
            .is_some_and(|variable| variable.instance.is_none() && !variable.is_captured())
    }

    /// Resolves a variable: it is replaced in all bounds, and its own bounds must fit.
    pub(super) fn set_instance(&mut self, variable: u32, instance: Type) {
        let Some(state) = self.state.variables.get_mut(variable as usize) else { return };
        state.instance = Some(instance.clone());
        for index in 0..self.state.variables.len() {
            for kind in Bound::ALL {
                self.replace_in_bounds(index, kind, variable, &instance);
            }
        }
        if !matches!(self.state.variables[variable as usize].kind, super::Kind::Captured(_)) {
            self.state.pending.push_back(Pending { variable, bound: Bound::Equal, ty: instance, is_update: true });
        }
    }

    fn replace_in_bounds(&mut self, index: usize, kind: Bound, variable: u32, instance: &Type) {
        let state = &mut self.state.variables[index];
        let list = state.list_mut(kind);
        if !list.iter().any(|ty| mentions(ty, variable)) {
            return;
        }
        let mut kept: Vec<Type> = Vec::with_capacity(list.len());
        let mut changed = Vec::new();
        for ty in std::mem::take(list) {
            if mentions(&ty, variable) {
                changed.push(map(&ty, &|other| (other == variable).then(|| instance.clone())));
            } else {
                kept.push(ty);
            }
        }
        for ty in changed {
            if ty == Type::Inference(index as u32) || kept.contains(&ty) {
                continue;
            }
            kept.push(ty.clone());
            if !matches!(state.kind, super::Kind::Captured(_)) {
                self.state.pending.push_back(Pending { variable: index as u32, bound: kind, ty, is_update: true });
            }
        }
        *state.list_mut(kind) = kept;
    }
}
