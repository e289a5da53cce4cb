//! Sets of exception types, in which a type stands for its subtypes too.

use classes::{Classes, Type};

/// A set of exceptions. What is not known stands for anything.
#[derive(Clone, Default, Debug)]
pub(super) struct Exceptions(Vec<Type>);

impl From<Vec<Type>> for Exceptions {
    fn from(list: Vec<Type>) -> Exceptions {
        Exceptions(list)
    }
}

impl Exceptions {
    /// Whatever there may be.
    pub fn anything() -> Exceptions {
        Exceptions(vec![Type::Unknown])
    }

    /// The types, none of which is a subtype of another.
    pub fn list(&self) -> &[Type] {
        &self.0
    }

    /// Whether it has this type, or may have it.
    pub fn covers(&self, classes: &Classes, ty: &Type) -> bool {
        !ty.is_known() || self.0.iter().any(|one| !one.is_known() || classes.is_subtype(ty, one))
    }

    /// Whether it has this type, certainly.
    pub fn surely_covers(&self, classes: &Classes, ty: &Type) -> bool {
        ty.is_known() && self.0.iter().any(|one| one.is_known() && classes.is_subtype(ty, one))
    }

    /// Whether it has a subtype or a supertype of this type, or may have one.
    pub fn touches(&self, classes: &Classes, ty: &Type) -> bool {
        self.covers(classes, ty) || self.0.iter().any(|one| classes.is_subtype(one, ty))
    }

    /// Puts a type into it.
    pub fn insert(&mut self, classes: &Classes, ty: &Type) {
        if !ty.is_known() {
            if self.0.iter().all(Type::is_known) {
                self.0.push(Type::Unknown);
            }
        } else if !self.surely_covers(classes, ty) {
            self.remove(classes, ty);
            self.0.push(ty.clone());
        }
    }

    /// Takes a type with its subtypes out of it.
    pub fn remove(&mut self, classes: &Classes, ty: &Type) {
        if ty.is_known() {
            self.0.retain(|one| !one.is_known() || !classes.is_subtype(one, ty));
        }
    }

    /// Puts all of another set into it.
    pub fn join(&mut self, classes: &Classes, other: &Exceptions) {
        other.0.iter().for_each(|ty| self.insert(classes, ty));
    }

    /// Takes all of another set out of it.
    pub fn subtract(&mut self, classes: &Classes, other: &Exceptions) {
        other.0.iter().for_each(|ty| self.remove(classes, ty));
    }

    /// What is in both.
    pub fn common(&self, classes: &Classes, other: &Exceptions) -> Exceptions {
        let mut common = Exceptions::default();
        for (one, another) in [(self, other), (other, self)] {
            for ty in &one.0 {
                if another.covers(classes, ty) {
                    common.insert(classes, ty);
                }
            }
        }
        common
    }
}
