//! Supertypes (JLS 4.10.2): direct ones, the one that is an instance of a class, and members seen from a subtype.

use crate::table::{ClassId, Classes, VariableId};
use crate::types::{ClassType, Type};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use base::arena::Id;

/// All supertypes of a class.
#[derive(Debug)]
pub(crate) struct Closure {
    /// The class itself first, then those of its superclass, then those of its interfaces; each class once, in terms
    /// of the type parameters of the class itself.
    pub(crate) types: Vec<(ClassId, Type)>,
    /// The length of the longest way up to `Object`.
    pub(crate) rank: u32,
    /// Whether some supertype is not known, so that nothing can be said about what is not among `types`.
    pub(crate) has_unknown: bool,
    /// Whether it can be kept: no header was missing and no class its own supertype.
    is_final: bool,
}

impl Closure {
    /// The supertype that is an instance of `class`.
    pub(crate) fn find(&self, class: ClassId) -> Option<&Type> {
        self.types.iter().find(|(known, _)| *known == class).map(|(_, ty)| ty)
    }
}

impl Classes {
    /// The supertypes of a class, from the cache if they are known.
    pub(crate) fn closure(&self, class: ClassId) -> Arc<Closure> {
        if let Some(known) = self.kept_closure(class) {
            return known;
        }
        // No recursion: a file may declare a chain of any number of classes.
        let mut done: HashMap<ClassId, Arc<Closure>> = HashMap::new();
        let mut stack = vec![class];
        let mut on_stack = HashSet::from([class]);
        while let Some(&top) = stack.last() {
            let is_known = |id: &ClassId| done.contains_key(id) || self.kept_closure(*id).is_some();
            let next = self.direct_supertypes(top).into_iter().filter_map(|ty| ty.class_id());
            let mut next = next.filter(|id| !on_stack.contains(id) && !is_known(id));
            if let Some(first) = next.next() {
                stack.push(first);
                on_stack.insert(first);
                continue;
            }
            stack.pop();
            on_stack.remove(&top);
            let closure = Arc::new(self.close(top, &|id| done.get(&id).cloned().or_else(|| self.kept_closure(id))));
            if closure.is_final {
                let mut kept = self.cache.closures.borrow_mut();
                if kept.len() <= top.index() {
                    kept.resize(top.index() + 1, None);
                }
                kept[top.index()] = Some(Arc::clone(&closure));
            }
            done.insert(top, closure);
        }
        Arc::clone(&done[&class])
    }

    fn kept_closure(&self, class: ClassId) -> Option<Arc<Closure>> {
        self.cache.closures.borrow().get(class.index()).cloned().flatten()
    }

    /// Whether all supertypes of a class are known, and for good.
    pub(crate) fn closure_is_final(&self, class: ClassId) -> bool {
        self.closure(class).is_final
    }

    fn close(&self, class: ClassId, known: &dyn Fn(ClassId) -> Option<Arc<Closure>>) -> Closure {
        let mut closure = Closure {
            types: vec![(class, self.declared_type(class))],
            rank: 0,
            has_unknown: false,
            is_final: self.class(class).header.get().is_some(),
        };
        for direct in self.direct_supertypes(class) {
            let Type::Class(direct) = direct else {
                closure.has_unknown |= direct == Type::Unknown;
                continue;
            };
            let Some(above) = known(direct.class) else {
                // It is its own supertype.
                closure.is_final = false;
                continue;
            };
            closure.rank = closure.rank.max(above.rank + 1);
            closure.has_unknown |= above.has_unknown;
            closure.is_final &= above.is_final;
            let arguments = self.arguments_of(&direct);
            // Those of one supertype are all different, so that only the ones before them need to be compared.
            let before = closure.types.len();
            for (id, ty) in &above.types {
                if closure.types[..before].iter().all(|(known, _)| known != id) {
                    let ty = match &arguments {
                        Some(arguments) => self.substitute(ty, arguments),
                        None => Type::class(*id),
                    };
                    closure.types.push((*id, ty));
                }
            }
        }
        closure
    }

    /// The direct supertypes of a class in terms of its own parameters; `Object` first for an interface.
    fn direct_supertypes(&self, class: ClassId) -> Vec<Type> {
        let header = self.header(class);
        self.declared_superclass(class).into_iter().chain(header.interfaces.iter().cloned()).collect()
    }

    /// The superclass in terms of the parameters of the class; `Object` for an interface, nothing for `Object`.
    fn declared_superclass(&self, class: ClassId) -> Option<Type> {
        match &self.header(class).superclass {
            Some(superclass) => Some(superclass.clone()),
            None => self.object_class().filter(|object| *object != class).map(Type::class),
        }
    }

    /// A supertype of the class of `ty`, in terms of the parameters of that class, as supertype of `ty`.
    fn seen_from(&self, ty: &ClassType, supertype: &Type) -> Type {
        match self.arguments_of(ty) {
            Some(arguments) => self.substitute(supertype, &arguments),
            None => self.erasure(supertype),
        }
    }

    /// The direct superclass of a class type; `Object` for interfaces and arrays, the first bound of variables.
    pub fn superclass(&self, ty: &Type) -> Option<Type> {
        match ty {
            Type::Class(class) => Some(self.seen_from(class, &self.declared_superclass(class.class)?)),
            Type::Array(_) => Some(self.object()),
            Type::Variable(_) | Type::Intersection(_) => self.supertypes(ty).into_iter().next(),
            Type::Union(types) => self.superclass(&self.lub(types)),
            _ => None,
        }
    }

    /// The direct superinterfaces of a class type.
    pub fn interfaces(&self, ty: &Type) -> Vec<Type> {
        let Type::Class(class) = ty else { return Vec::new() };
        self.header(class.class).interfaces.iter().map(|interface| self.seen_from(class, interface)).collect()
    }

    /// The direct supertypes: superclass, then interfaces; the bounds of a variable.
    pub fn supertypes(&self, ty: &Type) -> Vec<Type> {
        match ty {
            Type::Class(_) => self.superclass(ty).into_iter().chain(self.interfaces(ty)).collect(),
            Type::Array(_) => std::iter::once(self.object()).chain(self.array_interfaces()).collect(),
            Type::Variable(variable) => self.upper_bounds(*variable),
            Type::Intersection(types) => types.to_vec(),
            Type::Union(types) => vec![self.lub(types)],
            _ => Vec::new(),
        }
    }

    /// The upper bounds of a variable, `Object` as long as they are not known.
    pub(crate) fn upper_bounds(&self, variable: VariableId) -> Vec<Type> {
        match self.bounds(variable) {
            [] => {
                let provisional = self.cache.provisional.borrow();
                let bound = provisional.iter().rev().find(|(known, _)| *known == variable);
                vec![bound.map_or_else(|| self.object(), |(_, bound)| bound.clone())]
            }
            bounds => bounds.to_vec(),
        }
    }

    /// The supertype of `ty` that is an instance of `class`; not known if some supertype is not.
    pub fn as_super(&self, ty: &Type, class: ClassId) -> Option<Type> {
        match ty {
            Type::Unknown => Some(Type::Unknown),
            Type::Class(own) if own.class == class => Some(ty.clone()),
            Type::Class(own) => {
                let closure = self.closure(own.class);
                match closure.find(class) {
                    Some(found) if own.arguments.is_empty() && own.outer.is_none() => {
                        Some(if self.is_generic(own.class) { Type::class(class) } else { found.clone() })
                    }
                    Some(found) => Some(self.seen_from(own, found)),
                    None => closure.has_unknown.then_some(Type::Unknown),
                }
            }
            Type::Array(_) => {
                let mut above = self.supertypes(ty).into_iter();
                above.find(|supertype| supertype.class_id() == Some(class))
            }
            Type::Variable(variable) => {
                let _level = self.cache.deeper()?;
                self.upper_bounds(*variable).iter().find_map(|bound| self.as_super(bound, class))
            }
            Type::Intersection(types) => {
                types.iter().find_map(|component| self.as_super(component, class)).or_else(|| {
                    let object = self.object_class();
                    object.filter(|object| *object == class).map(Type::class)
                })
            }
            Type::Union(types) => self.as_super(&self.lub(types), class),
            Type::Wildcard(_) => self.as_super(&self.upper_bound(ty), class),
            Type::Primitive(_) | Type::Void | Type::Null | Type::Inference(_) | Type::Logic(..) => None,
        }
    }

    /// The supertype of `ty`, or of a type around it, that is an instance of `class`.
    pub fn as_outer_super(&self, ty: &Type, class: ClassId) -> Option<Type> {
        let mut current = ty.clone();
        loop {
            if let Some(found) = self.as_super(&current, class) {
                return Some(found);
            }
            let Type::Class(ty) = &current else { return None };
            current = match &ty.outer {
                Some(outer) => outer.clone(),
                None => Type::class(self.inner_of(ty.class)?),
            };
        }
    }

    /// Whether a class is the other or inherits from it.
    pub fn is_subclass(&self, sub: ClassId, sup: ClassId) -> bool {
        sub == sup || self.closure(sub).find(sup).is_some()
    }

    /// Whether some supertype of a class is not known: it may then have any member.
    pub fn has_unknown_supertype(&self, class: ClassId) -> bool {
        self.closure(class).has_unknown
    }

    /// A type that a member of `owner` mentions, as it is for the member of `site` (JLS 4.5.2). The caller leaves out
    /// static members and the constructors of raw types.
    pub fn member_type(&self, site: &Type, owner: ClassId, ty: &Type) -> Type {
        match self.member_arguments(site, owner) {
            Some(arguments) => self.substitute(ty, &arguments),
            None => self.erasure(ty),
        }
    }

    /// What replaces the type parameters of `owner` in its members when they are members of `site`; nothing if they
    /// are members of a raw type, and so to be erased.
    pub fn member_arguments(&self, site: &Type, owner: ClassId) -> Option<crate::Substitution> {
        if !self.is_generic(owner) {
            return Some(crate::Substitution::new());
        }
        let base = match site {
            // The parts of an intersection may have wildcards, which nobody could capture so far.
            Type::Intersection(_) | Type::Variable(_) | Type::Wildcard(_) => {
                self.as_super(site, owner).map(|base| self.capture(&base))
            }
            _ => self.as_outer_super(site, owner),
        };
        match base {
            Some(Type::Class(base)) => self.arguments_of(&base),
            _ => Some(crate::Substitution::new()),
        }
    }
}
