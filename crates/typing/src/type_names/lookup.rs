//! Finding the class that a name denotes (JLS 6.4.1, 6.5.5, 8.5).

use crate::checker::Checker;
use crate::scope::{ClassScope, FileScope, Scope};
use base::Name;
use classes::{ClassId, ClassKind, Flags, Nesting, VariableId};
use std::rc::Rc;
use syntax::ast::Ident;

/// What a simple name denotes, as a type.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum ClassLookup {
    /// A class.
    Class {
        /// Which.
        class: ClassId,
        /// The class in scope that has it as a member, declared or inherited.
        site: Option<ClassId>,
    },
    /// A type parameter.
    Variable(VariableId),
    /// A type parameter, or a class within one that has them, of an object that is not there: the place is static.
    NotStatic,
    /// Several classes.
    Ambiguous(ClassId, ClassId),
    /// A class that may not be used here.
    Inaccessible(ClassId),
    /// Its import has failed, which has been reported.
    Broken,
    /// Nothing.
    None,
}

impl ClassLookup {
    fn class(class: ClassId) -> ClassLookup {
        ClassLookup::Class { class, site: None }
    }

    /// Whether looking further out is of no use.
    fn is_final(&self) -> bool {
        !matches!(self, ClassLookup::None | ClassLookup::Inaccessible(_))
    }

    /// The better of two failures: what is there but not accessible is worth more than nothing.
    fn or(self, other: ClassLookup) -> ClassLookup {
        if self == ClassLookup::None { other } else { self }
    }
}

impl<'a> Checker<'a> {
    /// What a simple name denotes as a type, from the innermost scope to `java.lang`.
    pub fn lookup_class(&mut self, name: Name) -> ClassLookup {
        let mut failure = ClassLookup::None;
        let mut is_static = false;
        // Whether the place is within a constructor or initialiser of the class whose scope comes next.
        let mut in_constructor = false;
        for index in (0..self.scopes.len()).rev() {
            let found = match &self.scopes[index] {
                Scope::Block(block) => {
                    let class = block.classes.iter().rev().find(|(declared, _)| *declared == name);
                    class.map_or(ClassLookup::None, |(_, class)| ClassLookup::class(*class))
                }
                Scope::Method(method) => {
                    in_constructor = method.is_constructor;
                    let variable = method.type_parameters.iter().find(|(declared, _)| *declared == name);
                    match variable {
                        // A static class within a method knows nothing of the method.
                        Some(_) if is_static => ClassLookup::NotStatic,
                        Some((_, variable)) => ClassLookup::Variable(*variable),
                        None => ClassLookup::None,
                    }
                }
                Scope::Class(class) => {
                    let class = class.clone();
                    // The arguments of `this(…)` have no `this`, but they have the type parameters.
                    let has_no_parameters = is_static || (class.is_static && !in_constructor);
                    let found = self.lookup_in_class(&class, name, has_no_parameters);
                    is_static = has_no_parameters || self.is_closed_to_outside(class.class);
                    in_constructor = false;
                    found
                }
                Scope::File(file) => {
                    let file = file.clone();
                    self.lookup_in_file(&file, name)
                }
                Scope::Lambda(_) | Scope::Jump(_) | Scope::SwitchExpression(_) => ClassLookup::None,
            };
            if found.is_final() {
                return found;
            }
            failure = failure.or(found);
        }
        failure
    }

    /// Whether a class cannot see the type parameters around it. A local class in a static method has no object around
    /// it, but sees the type parameters of the method.
    fn is_closed_to_outside(&self, class: ClassId) -> bool {
        let class = self.classes.class(class);
        let is_open = matches!(class.nesting, Nesting::Local | Nesting::Anonymous) && class.kind == ClassKind::Class;
        class.flags.has(Flags::STATIC) && !is_open
    }

    fn lookup_in_class(&mut self, scope: &ClassScope, name: Name, is_static: bool) -> ClassLookup {
        let class = scope.class;
        let parameter = self
            .declarations
            .sources
            .get(&class)
            .and_then(|source| source.parameters.iter().find(|(declared, _)| *declared == name))
            .map(|(_, variable)| *variable);
        let member = if scope.in_header { None } else { self.visible_member_class(class, name) };
        match (parameter, member) {
            (Some(_), None) if is_static => return ClassLookup::NotStatic,
            (Some(variable), None) => return ClassLookup::Variable(variable),
            _ if scope.in_header => return ClassLookup::None,
            _ => {}
        }
        match self.member_class(class, name) {
            ClassLookup::Class { class: member, .. } => {
                let is_inner = !self.classes.class(member).flags.has(Flags::STATIC);
                if is_static && is_inner && self.parameter_count(class) > 0 && self.has_generic_outer(member) {
                    return ClassLookup::NotStatic;
                }
                ClassLookup::Class { class: member, site: Some(class) }
            }
            found => found,
        }
    }

    fn has_generic_outer(&self, class: ClassId) -> bool {
        self.classes.class(class).outer.is_some_and(|outer| self.parameter_count(outer) > 0)
    }

    /// A member class that a class declares itself.
    pub fn declared_member_class(&self, class: ClassId, name: Name) -> Option<ClassId> {
        if let Some(source) = self.declarations.sources.get(&class)
            && let Some(member) = source.members.get(&name)
        {
            return Some(*member);
        }
        let binary_name = Name::from(format!("{}${name}", self.classes.class(class).binary_name));
        // The source of a class of the user is all there is of it, though there may be an older class file.
        if self.declarations.sources.contains_key(&class)
            && self.classes.class(class).origin != classes::Origin::Library
        {
            return None;
        }
        let member = self.classes.find(binary_name)?;
        let found = self.classes.class(member);
        (found.outer == Some(class) && found.nesting == Nesting::Member).then_some(member)
    }

    /// The same without model classes outside specifications.
    fn visible_member_class(&self, class: ClassId, name: Name) -> Option<ClassId> {
        self.declared_member_class(class, name).filter(|member| self.is_visible(*member))
    }

    fn is_visible(&self, class: ClassId) -> bool {
        self.in_specification || !self.classes.class(class).flags.has(Flags::SPECIFICATION)
    }

    /// The member class of a class, declared or inherited, that is accessible here.
    pub fn member_class(&mut self, class: ClassId, name: Name) -> ClassLookup {
        if self.declarations.no_member_class.contains(&(class, name)) {
            return ClassLookup::None;
        }
        let found = self.member_class_of(class, class, name, &mut Vec::new());
        if found == ClassLookup::None && self.declarations.supers_are_known && !self.in_specification {
            self.declarations.no_member_class.insert((class, name));
        }
        found
    }

    fn member_class_of(&mut self, site: ClassId, class: ClassId, name: Name, seen: &mut Vec<ClassId>) -> ClassLookup {
        if let Some(member) = self.visible_member_class(class, name) {
            return if self.is_member_class_accessible(member, site) {
                ClassLookup::Class { class: member, site: Some(site) }
            } else {
                ClassLookup::Inaccessible(member)
            };
        }
        if seen.contains(&class) {
            return ClassLookup::None;
        }
        seen.push(class);
        let mut best = ClassLookup::None;
        for above in self.supers(class) {
            // Two ways to one interface find one class, so `seen` must not cut the second way short; it only stops
            // circles, and is therefore as long as the way.
            let found = self.member_class_of(site, above, name, seen);
            best = match (best, found) {
                (ClassLookup::Class { class: left, .. }, ClassLookup::Class { class: right, .. }) if left != right => {
                    ClassLookup::Ambiguous(left, right)
                }
                (best @ (ClassLookup::Class { .. } | ClassLookup::Ambiguous(..)), _) => best,
                (best, found) => found_or(found, best),
            };
        }
        seen.pop();
        best
    }

    fn lookup_in_file(&mut self, file: &Rc<FileScope>, name: Name) -> ClassLookup {
        if let Some(class) = file.single.get(&name) {
            return ClassLookup::class(*class);
        }
        if file.broken.contains(&name) {
            return ClassLookup::Broken;
        }
        let mut failure = ClassLookup::None;
        for class in file.static_single.get(&name).into_iter().flatten() {
            match self.member_class(*class, name) {
                ClassLookup::Class { class, .. } if self.classes.class(class).flags.has(Flags::STATIC) => {
                    return ClassLookup::class(class);
                }
                found @ ClassLookup::Inaccessible(_) => failure = failure.or(found),
                _ => {}
            }
        }
        if let Some(class) = file.own.get(&name).filter(|class| self.is_visible(**class)) {
            return ClassLookup::class(*class);
        }
        if let Some(class) = self.class_in_package(file.package, name) {
            return ClassLookup::class(class);
        }
        let found = self.lookup_on_demand(file, name);
        if found.is_final() { found } else { failure.or(found) }
    }

    /// A class by its package, which may be the unnamed one.
    fn class_in_package(&self, package: Option<Name>, name: Name) -> Option<ClassId> {
        let binary_name = match package {
            Some(package) => Name::from(format!("{package}.{name}")),
            None => name,
        };
        let class = self.classes.find(binary_name)?;
        (self.classes.class(class).nesting == Nesting::TopLevel && self.is_visible(class)).then_some(class)
    }

    fn lookup_on_demand(&mut self, file: &Rc<FileScope>, name: Name) -> ClassLookup {
        let java_lang = Name::new("java.lang");
        let mut failure = ClassLookup::None;
        let mut found: Option<ClassId> = None;
        let packages = file.packages.iter().chain(std::iter::once(&java_lang));
        let mut candidates: Vec<ClassId> =
            packages.filter_map(|package| self.class_in_package(Some(*package), name)).collect();
        for class in &file.class_demands {
            // As in javac, what the class inherits is not imported this way.
            let member = self.found_class(*class, name);
            candidates.extend(member.filter(|member| self.classes.class(*member).outer == Some(*class)));
        }
        for class in &file.static_demands {
            let member = self.found_class(*class, name);
            candidates.extend(member.filter(|member| self.classes.class(*member).flags.has(Flags::STATIC)));
        }
        for class in candidates {
            if !self.is_class_accessible_in(class, file.package) {
                failure = failure.or(ClassLookup::Inaccessible(class));
            } else if let Some(other) = found.filter(|other| *other != class) {
                return ClassLookup::Ambiguous(other, class);
            } else {
                found = Some(class);
            }
        }
        found.map_or(failure, ClassLookup::class)
    }

    fn found_class(&mut self, class: ClassId, name: Name) -> Option<ClassId> {
        match self.member_class(class, name) {
            ClassLookup::Class { class, .. } => Some(class),
            _ => None,
        }
    }

    /// The class that a qualified name begins with, all before it being a package, and how many segments it takes.
    pub fn class_in_packages(&self, path: &[Ident]) -> Option<(ClassId, usize)> {
        let mut package = String::new();
        for (index, segment) in path.iter().enumerate() {
            if index > 0 {
                if let Some(class) = self.class_in_package(Some(Name::new(&package)), segment.name) {
                    return Some((class, index + 1));
                }
                package.push('.');
            }
            package.push_str(&segment.name);
        }
        None
    }
}

/// What was found, or else the failure before.
fn found_or(found: ClassLookup, before: ClassLookup) -> ClassLookup {
    match found {
        ClassLookup::Class { .. } | ClassLookup::Ambiguous(..) => found,
        _ => before.or(found),
    }
}
