//! Least upper bounds (JLS 4.10.4) and greatest lower bounds (JLS 5.1.10).

use super::cache::begin;
use super::containment::{Argument, Place};
use super::subtyping::Capturing;
use crate::table::{ClassId, Classes, Origin, VariableId};
use crate::types::{ClassType, Type, Wildcard};
use std::cmp::Reverse;
use std::sync::Arc;

/// The interfaces that javac knows before it reads anything, in the order in which it meets them.
const KNOWN_EARLY: [&str; 11] = [
    "java.io.Serializable",
    "java.lang.Cloneable",
    "java.lang.annotation.Annotation",
    "java.util.List",
    "java.lang.Comparable",
    "java.util.Comparator",
    "java.lang.Iterable",
    "java.util.Iterator",
    "java.util.function.Supplier",
    "java.lang.AutoCloseable",
    "java.lang.invoke.TypeDescriptor",
];

/// When javac meets a class for the first time.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Meeting {
    /// Before it reads anything.
    Early(usize),
    /// When it reads the sources, in their order.
    Source(ClassId),
    /// When it looks into `java.lang`, for every program.
    Language(base::Name),
    /// When something needs it; we do not know the order of that.
    Later(base::Name),
}

impl Classes {
    /// Components as one type: those of intersections flattened, without `Object` and repetitions.
    pub fn intersection(&self, components: Vec<Type>) -> Type {
        let mut kept: Vec<Type> = Vec::with_capacity(components.len());
        let mut add = |component: &Type| {
            if !self.is_object(component) && !kept.contains(component) {
                kept.push(component.clone());
            }
        };
        for component in &components {
            match component {
                Type::Intersection(inner) => inner.iter().for_each(&mut add),
                component => add(component),
            }
        }
        match kept.len() {
            0 => self.object(),
            1 => kept.remove(0),
            _ => Type::Intersection(kept.into()),
        }
    }

    /// The least upper bound of types; `null` counts only if there is nothing else.
    pub fn lub(&self, types: &[Type]) -> Type {
        let is_unsuited =
            |ty: &Type| matches!(ty, Type::Unknown | Type::Primitive(_) | Type::Void | Type::Inference(_));
        if types.iter().any(is_unsuited) {
            return Type::Unknown;
        }
        let mut distinct: Vec<Type> = Vec::new();
        for ty in types.iter().filter(|ty| **ty != Type::Null) {
            let ty = match ty {
                Type::Union(alternatives) => self.lub(alternatives),
                ty => ty.clone(),
            };
            if !distinct.iter().any(|known| self.is_same(known, &ty)) {
                distinct.push(ty);
            }
        }
        match distinct.len() {
            0 => return Type::Null,
            1 => return distinct.remove(0),
            _ => {}
        }
        let Some(_level) = self.cache.deeper() else { return self.object() };
        let is_array = |ty: &Type| matches!(self.skip_variables(ty), Type::Array(_));
        let arrays = distinct.iter().filter(|ty| is_array(ty)).count();
        if arrays == distinct.len() {
            return self.lub_of_arrays(&distinct);
        }
        if arrays > 0 {
            distinct.retain(|ty| !is_array(ty));
            distinct.reverse();
            distinct.push(Type::Intersection(self.array_interfaces().into()));
        }
        self.lub_of_classes(&distinct)
    }

    fn lub_of_arrays(&self, types: &[Type]) -> Type {
        let element = |ty: &Type| match self.skip_variables(ty) {
            Type::Array(element) => (*element).clone(),
            other => other,
        };
        let elements: Vec<Type> = types.iter().map(element).collect();
        if elements.iter().any(|element| matches!(element, Type::Primitive(_))) {
            // They are not all the same, or there would be but one of them.
            return Type::Intersection(self.array_interfaces().into());
        }
        Type::array(self.lub(&elements))
    }

    fn lub_of_classes(&self, types: &[Type]) -> Type {
        let mut erased: Vec<Type> = Vec::new();
        for (index, ty) in types.iter().enumerate() {
            let above: Vec<Type> = self.ordered_supertypes(ty).iter().map(|ty| self.erased_candidate(ty)).collect();
            if index == 0 {
                erased = above;
            } else {
                erased.retain(|candidate| above.contains(candidate));
            }
        }
        let mut candidates = Vec::new();
        for candidate in self.minimal(&erased) {
            let Some(class) = candidate.class_id() else {
                candidates.push(candidate);
                continue;
            };
            let first = self.as_super(&types[0], class);
            let common = types[1..]
                .iter()
                .fold(first, |known, ty| self.least_invocation((&known?, &types[0]), (&self.as_super(ty, class)?, ty)));
            candidates.extend(common);
        }
        let minimal = self.minimal(&candidates);
        if minimal.is_empty() { self.object() } else { self.intersection(minimal) }
    }

    fn erased_candidate(&self, ty: &Type) -> Type {
        match ty {
            Type::Variable(_) => ty.clone(),
            ty => self.erasure(ty),
        }
    }

    /// The least invocation of a class that contains both of its instances, which come with the types whose supertypes
    /// they are.
    fn least_invocation(&self, first: (&Type, &Type), second: (&Type, &Type)) -> Option<Type> {
        if self.is_same(first.0, second.0) {
            return Some(first.0.clone());
        }
        let (Type::Class(one), Type::Class(other)) = (first.0, second.0) else { return None };
        if one.arguments.is_empty() || one.arguments.len() != other.arguments.len() {
            let is_raw = self.is_raw(first.0) || self.is_raw(second.0);
            return match (is_raw, &one.outer) {
                (false, Some(_)) => Some(first.0.clone()),
                _ => is_raw.then(|| self.erasure(first.0)),
            };
        }
        let mut arguments = Vec::with_capacity(one.arguments.len());
        for index in 0..one.arguments.len() {
            let (own, theirs) = (self.written_at(one, index, first.1), self.written_at(other, index, second.1));
            arguments.push(if self.contains_argument(own.ty, theirs) {
                own.ty.clone()
            } else if self.contains_argument(theirs.ty, own) {
                theirs.ty.clone()
            } else if let Some(_under_way) = begin(&self.cache.merging, first.0, second.0) {
                let bounds = [own, theirs].map(|argument| self.argument_bound(argument));
                Type::Wildcard(Wildcard::Extends(Arc::new(self.lub(&bounds))))
            } else {
                Type::Wildcard(Wildcard::Any)
            });
        }
        Some(Type::Class(Arc::new(ClassType { outer: one.outer.clone(), class: one.class, arguments })))
    }

    /// An argument of `origin` or of a supertype of it. A wildcard has, for javac, the bound of the parameter that
    /// handed it on last when all supertypes of `origin` were found.
    fn written_at<'a>(&self, supertype: &'a ClassType, index: usize, origin: &'a Type) -> Argument<'a> {
        let ty = &supertype.arguments[index];
        let (Type::Wildcard(_), Type::Class(origin)) = (ty, origin) else { return Argument::of(supertype, index) };
        let Some(place) = origin.arguments.iter().position(|argument| argument == ty) else {
            return Argument::of(supertype, index);
        };
        match self.handed_on_by(origin.class, place) {
            Some(parameter) => Argument { ty, place: Place::For(parameter) },
            None => Argument::of(origin, place),
        }
    }

    /// The last parameter by which the argument for a parameter gets into supertypes, in the order in which javac finds
    /// them: the superclass and its supertypes, then the interfaces and theirs.
    fn handed_on_by(&self, class: ClassId, index: usize) -> Option<VariableId> {
        let _level = self.cache.deeper()?;
        let parameter = *self.header(class).parameters.get(index)?;
        let header = self.header(class);
        let mut last = None;
        let superclass: Vec<Type> = header.superclass.iter().cloned().collect();
        for group in [superclass.as_slice(), header.interfaces.as_slice()] {
            if group.iter().any(|above| self.mentions(above, &|variable| variable == parameter)) {
                last = Some(parameter);
            }
            for above in
                group.iter().filter_map(|above| if let Type::Class(above) = above { Some(above) } else { None })
            {
                let places = above.arguments.iter().enumerate();
                for (place, _) in places.filter(|(_, argument)| **argument == Type::Variable(parameter)) {
                    last = self.handed_on_by(above.class, place).or(last);
                }
            }
        }
        last
    }

    /// All supertypes of a type and itself: variables first, then classes from the most to the least derived.
    fn ordered_supertypes(&self, ty: &Type) -> Vec<Type> {
        let Some(_level) = self.cache.deeper() else { return vec![ty.clone()] };
        match ty {
            Type::Class(class) => {
                let closure = self.closure(class.class);
                let mut types: Vec<Type> = closure.types.iter().filter_map(|(id, _)| self.as_super(ty, *id)).collect();
                self.sort_supertypes(&mut types);
                types
            }
            Type::Variable(variable) => {
                let above = match self.bound_of(*variable) {
                    // javac forgets the bound here.
                    Type::Array(_) => Vec::new(),
                    bound => self.ordered_supertypes(&bound),
                };
                std::iter::once(ty.clone()).chain(above).collect()
            }
            Type::Intersection(components) => {
                let components: Vec<Vec<Type>> = components.iter().map(|ty| self.ordered_supertypes(ty)).collect();
                self.union_of_supertypes(components)
            }
            Type::Union(types) => self.ordered_supertypes(&self.lub(types)),
            Type::Array(_) => {
                let mut types = vec![ty.clone()];
                types.extend(self.array_interfaces());
                types.push(self.object());
                types
            }
            _ => vec![ty.clone()],
        }
    }

    /// The types of all lists, each class once.
    fn union_of_supertypes(&self, lists: Vec<Vec<Type>>) -> Vec<Type> {
        let mut all: Vec<Type> = Vec::new();
        for ty in lists.into_iter().flatten() {
            let is_known = |known: &Type| match (known.class_id(), ty.class_id()) {
                (Some(known), Some(class)) => known == class,
                // For javac all arrays are of one class, so that the first one of them stays.
                _ => *known == ty || matches!((known, &ty), (Type::Array(_), Type::Array(_))),
            };
            if !all.iter().any(is_known) {
                all.push(ty);
            }
        }
        self.sort_supertypes(&mut all);
        all
    }

    fn sort_supertypes(&self, types: &mut [Type]) {
        types.sort_by_cached_key(|ty| ty.class_id().map(|class| self.precedence(class)));
    }

    /// Orders classes as javac does: by depth, and otherwise by when it met their names.
    fn precedence(&self, class: ClassId) -> (Reverse<u32>, Meeting) {
        let declaration = self.class(class);
        let name = declaration.binary_name;
        let meeting = match KNOWN_EARLY.iter().position(|known| **known == *name) {
            Some(place) => Meeting::Early(place),
            None if declaration.origin == Origin::Source => Meeting::Source(class),
            None if &*declaration.package == "java.lang" => Meeting::Language(name),
            None => Meeting::Later(name),
        };
        (Reverse(self.closure(class).rank), meeting)
    }

    /// Those types of an ordered list that are no supertypes of others: classes and variables first, then interfaces.
    fn minimal(&self, types: &[Type]) -> Vec<Type> {
        let mut skipped = vec![false; types.len()];
        let (mut classes, mut interfaces) = (Vec::new(), Vec::new());
        let is_below = |sub: &Type, sup: &Type| self.is_subtype_with(sub, sup, Capturing::No);
        for (index, ty) in types.iter().enumerate() {
            let rest = &types[index + 1..];
            let is_variable = matches!(ty, Type::Variable(_));
            if skipped[index] || (is_variable && rest.iter().any(|other| is_below(other, ty))) {
                continue;
            }
            for (offset, other) in rest.iter().enumerate() {
                skipped[index + 1 + offset] |= is_below(ty, other);
            }
            if self.is_interface_type(ty) { interfaces.push(ty.clone()) } else { classes.push(ty.clone()) }
        }
        classes.append(&mut interfaces);
        classes
    }

    /// Whether it is an interface with or without arguments.
    pub fn is_interface_type(&self, ty: &Type) -> bool {
        ty.class_id().is_some_and(|class| self.class(class).is_interface())
    }

    /// The greatest lower bound; not known if there is none because two classes are not related.
    pub fn glb(&self, types: &[Type]) -> Type {
        let Some((first, rest)) = types.split_first() else { return self.object() };
        rest.iter().fold(first.clone(), |known, next| self.glb_of_two(&known, next))
    }

    fn glb_of_two(&self, first: &Type, second: &Type) -> Type {
        let is_unsuited = |ty: &Type| matches!(ty, Type::Unknown | Type::Primitive(_) | Type::Void);
        if is_unsuited(first) || is_unsuited(second) {
            return Type::Unknown;
        }
        if self.is_subtype_with(first, second, Capturing::No) {
            return first.clone();
        }
        if self.is_subtype_with(second, first, Capturing::No) {
            return second.clone();
        }
        let Some(_level) = self.cache.deeper() else { return Type::Unknown };
        let all = self.union_of_supertypes(vec![self.ordered_supertypes(first), self.ordered_supertypes(second)]);
        let minimal = self.minimal(&all);
        let classes: Vec<&Type> = minimal.iter().filter(|ty| !self.is_interface_type(ty)).collect();
        if classes.len() > 1 {
            // Captured variables with lower bounds are left out in favour of these.
            let lower = |ty: &Type| match ty {
                Type::Variable(variable) => self.variable(*variable).lower.clone(),
                _ => None,
            };
            let lowers: Vec<Type> = classes.iter().filter_map(|ty| lower(ty)).collect();
            if lowers.is_empty() {
                return Type::Unknown;
            }
            let others = minimal.iter().filter(|ty| lower(ty).is_none()).cloned();
            let again: Vec<Type> = others.chain(lowers).collect();
            return self.glb(&again);
        }
        self.intersection(minimal)
    }
}
