//! Which classes a class has above it, by name alone: enough to find inherited member classes while headers are being
//! resolved, for a name in one header may be that of a class that another header brings in.

use super::{Source, Step};
use crate::checker::Checker;
use crate::scope::{ClassScope, Scope};
use crate::type_names::ClassLookup;
use base::rules;
use classes::{ClassId, Type};
use syntax::ast::{TypeKind, TypeRef, TypeRefKind};

impl<'a> Checker<'a> {
    /// The direct superclass and superinterfaces of a class. None while they are being found out.
    pub fn supers(&mut self, class: ClassId) -> Vec<ClassId> {
        match self.declarations.sources.get_mut(&class) {
            None => self.supers_by_header(class),
            Some(Source { supers: Step::Done(supers), .. }) => supers.clone(),
            Some(Source { supers: Step::UnderWay, .. }) => Vec::new(),
            Some(source) => {
                source.supers = Step::UnderWay;
                let supers = self.find_supers(class);
                if let Some(source) = self.declarations.sources.get_mut(&class) {
                    source.supers = Step::Done(supers.clone());
                }
                supers
            }
        }
    }

    fn supers_by_header(&self, class: ClassId) -> Vec<ClassId> {
        let header = self.classes.header(class);
        header.superclass.iter().chain(&header.interfaces).filter_map(Type::class_id).collect()
    }

    fn find_supers(&mut self, class: ClassId) -> Vec<ClassId> {
        let Some(decl) = self.declaration(class) else { return Vec::new() };
        let scope = Scope::Class(ClassScope { class, is_static: false, in_header: true });
        let mut supers: Vec<ClassId> = self.at_declaration_of(class, |checker| {
            checker.within(scope, |checker| {
                let written = decl.superclass.iter().chain(&decl.interfaces);
                written.filter_map(|ty| checker.class_of_type_name(ty)).collect()
            })
        });
        let implied = match decl.kind {
            TypeKind::Enum => Some("java.lang.Enum"),
            TypeKind::Record => Some("java.lang.Record"),
            TypeKind::Annotation => Some("java.lang.annotation.Annotation"),
            TypeKind::Class if decl.superclass.is_none() => Some("java.lang.Object"),
            TypeKind::Class | TypeKind::Interface => None,
        };
        let implied = implied.and_then(|name| self.classes.find(name.into()));
        supers.extend(implied.filter(|implied| *implied != class));
        supers.extend(self.supers_of_class_file(class).into_iter().filter(|above| *above != class));
        supers
    }

    /// The class that a written type names, without its arguments; nothing is reported.
    fn class_of_type_name(&mut self, ty: &TypeRef) -> Option<ClassId> {
        let TypeRefKind::Named(segments) = &ty.kind else { return None };
        let first = segments.first()?;
        let (mut class, rest) = match self.lookup_class(first.name.name) {
            ClassLookup::Class { class, .. } => (class, &segments[1..]),
            ClassLookup::None => {
                let path: Vec<_> = segments.iter().map(|segment| segment.name).collect();
                let (class, used) = self.class_in_packages(&path)?;
                (class, &segments[used..])
            }
            _ => return None,
        };
        for segment in rest {
            match self.member_class(class, segment.name.name) {
                ClassLookup::Class { class: member, .. } => class = member,
                _ => return None,
            }
        }
        Some(class)
    }

    /// Reports classes that are above themselves (JLS 8.1.4: a class also depends on the class around it), and takes
    /// their supertypes from them, so that nobody goes round in circles later.
    pub(super) fn break_cycles(&mut self, order: &[ClassId]) {
        for class in order {
            while let Some(cycle) = self.cycle_from(*class) {
                // A class is where it is, so it is the supertypes that go.
                for member in &cycle {
                    if let Some(source) = self.declarations.sources.get_mut(member) {
                        source.supers = Step::Done(Vec::new());
                    }
                }
                let first = self.classes.class(*class);
                if let Some(source) = self.declarations.sources.get(class) {
                    self.current = source.unit;
                }
                if let Some(span) = first.span {
                    let message = format!("`{}` would be its own superclass", self.class_name(*class));
                    self.error(&rules::CLASS_ERROR, span, message);
                }
                for member in cycle {
                    self.declarations.cyclic.insert(member);
                }
            }
        }
    }

    /// A way from a class back to itself, along supertypes and classes around it, at least one step by a supertype.
    fn cycle_from(&mut self, start: ClassId) -> Option<Vec<ClassId>> {
        let mut seen = std::collections::HashSet::new();
        let mut path = vec![(start, self.dependencies(start))];
        while let Some((_, open)) = path.last_mut() {
            let Some(next) = open.pop() else {
                path.pop();
                continue;
            };
            if next == start {
                return Some(path.into_iter().map(|(class, _)| class).collect());
            }
            if seen.insert(next) {
                let dependencies = self.dependencies(next);
                path.push((next, dependencies));
            }
        }
        None
    }

    /// What must be known before a class: its supertypes and the class around it. Class files are taken as they are.
    fn dependencies(&mut self, class: ClassId) -> Vec<ClassId> {
        if !self.declarations.sources.contains_key(&class) {
            return Vec::new();
        }
        let mut classes = self.supers(class);
        classes.extend(self.classes.class(class).outer);
        classes.reverse();
        classes
    }
}
