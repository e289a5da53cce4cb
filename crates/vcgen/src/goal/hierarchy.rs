//! The classes and interfaces of a program, asked from above: which types lie below one, and whether two types can have
//! an object in common. The classes of a run are all there are; a class that is abstract and has no known subclass stands
//! for its unknown ones.

use base::Name;
use ir::types::Types;
use ir::{ARRAY_SUPERTYPES, JavaType, Program};
use logic::Sort;
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

/// As many types can be listed one by one. Of more, only what matters is said.
const FEW: usize = 8;

/// The types of a program.
pub struct Hierarchy<'p> {
    types: &'p Types,
    program: &'p Program,
    roots: HashSet<Name>,
    /// The classes and interfaces below one, itself among them, in the program's order.
    below: RefCell<HashMap<Name, Rc<Vec<Name>>>>,
}

impl<'p> Hierarchy<'p> {
    /// The types of this program.
    pub fn new(program: &'p Program, types: &'p Types) -> Hierarchy<'p> {
        let roots = program.classes.iter().filter(|class| class.superclass.is_none()).map(|class| class.name);
        Hierarchy { types, program, roots: roots.collect(), below: RefCell::default() }
    }

    /// Whether every object is one of this type.
    pub fn is_root(&self, ty: &JavaType) -> bool {
        matches!(ty, JavaType::Class(name) if self.roots.contains(name))
    }

    /// Whether every object of `sub` is one of `ty`.
    pub fn is_subtype(&self, sub: &JavaType, ty: &JavaType) -> bool {
        self.types.is_subtype(sub, ty)
    }

    /// Whether an object may have exactly this type.
    pub fn has_objects(&self, ty: &JavaType) -> bool {
        match ty {
            JavaType::Class(_) => self.types.is_concrete(ty),
            _ => true,
        }
    }

    fn below(&self, name: Name) -> Rc<Vec<Name>> {
        if let Some(known) = self.below.borrow().get(&name) {
            return known.clone();
        }
        let ty = JavaType::Class(name);
        let classes = self.program.classes.iter().map(|class| class.name);
        let found = Rc::new(classes.filter(|class| self.is_subtype(&JavaType::Class(*class), &ty)).collect::<Vec<_>>());
        self.below.borrow_mut().insert(name, found.clone());
        found
    }

    /// The types that an object of this type may have exactly, sorted by name, if they are few. Arrays are among what
    /// some interfaces have, and those are never few.
    pub fn objects(&self, ty: &JavaType) -> Option<Vec<JavaType>> {
        let JavaType::Class(name) = ty else { return self.all(ty) };
        if is_above_arrays(*name) {
            return None;
        }
        let below = self.below(*name);
        let concrete = below.iter().map(|class| JavaType::Class(*class)).filter(|class| self.has_objects(class));
        match few(concrete)? {
            none if none.is_empty() => Some(vec![ty.clone()]),
            some => Some(some),
        }
    }

    /// All types below this one, sorted by name, if they are few.
    fn all(&self, ty: &JavaType) -> Option<Vec<JavaType>> {
        match ty {
            JavaType::Class(name) if is_above_arrays(*name) || self.roots.contains(name) => None,
            JavaType::Class(name) => few(self.below(*name).iter().map(|class| JavaType::Class(*class))),
            JavaType::Array(element) => {
                Some(self.all(element)?.into_iter().map(|element| JavaType::Array(Box::new(element))).collect())
            }
            _ => Some(vec![ty.clone()]),
        }
    }

    /// Some concrete classes below a class that has many.
    pub fn some(&self, ty: &JavaType) -> Vec<JavaType> {
        match ty {
            JavaType::Class(name) => {
                let below = self.below(*name);
                let concrete = below.iter().map(|class| JavaType::Class(*class));
                concrete.filter(|class| self.has_objects(class)).take(FEW).collect()
            }
            _ => vec![ty.clone()],
        }
    }

    /// Whether no object is of both types.
    pub fn are_disjoint(&self, left: &JavaType, right: &JavaType) -> bool {
        !self.have_common(left, right, Wanted::Objects)
    }

    fn have_common(&self, left: &JavaType, right: &JavaType, wanted: Wanted) -> bool {
        if self.is_subtype(left, right) || self.is_subtype(right, left) {
            return true;
        }
        match (left, right) {
            (JavaType::Class(left), JavaType::Class(right)) => {
                let both_have_arrays = is_above_arrays(*left) && is_above_arrays(*right);
                let is_wanted = |class: &JavaType| wanted == Wanted::Types || self.has_objects(class);
                let right = JavaType::Class(*right);
                let below = self.below(*left);
                let mut classes = below.iter().map(|class| JavaType::Class(*class));
                both_have_arrays || classes.any(|class| is_wanted(&class) && self.is_subtype(&class, &right))
            }
            // An array of an abstract class has objects too.
            (JavaType::Array(left), JavaType::Array(right)) => {
                left.sort() == Sort::Ref && right.sort() == Sort::Ref && self.have_common(left, right, Wanted::Types)
            }
            _ => false,
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Wanted {
    Objects,
    Types,
}

fn is_above_arrays(class: Name) -> bool {
    ARRAY_SUPERTYPES.contains(&&*class)
}

fn few(types: impl Iterator<Item = JavaType>) -> Option<Vec<JavaType>> {
    let mut types: Vec<JavaType> = types.take(FEW + 1).collect();
    types.sort_by_cached_key(JavaType::to_string);
    (types.len() <= FEW).then_some(types)
}
