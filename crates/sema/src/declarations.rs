//! What is known of every declaration while the program is being typed: the syntax behind it, where it
//! stands, and what about it is not supported.

use crate::program::{Access, ClassId, FieldId, MethodId, Origin, Program, Type, Unsupported};
use crate::slice as ast;
use base::{Arena, Diagnostic, Name};
use std::collections::HashMap;

/// Everything that has been collected so far.
pub(crate) struct Declarations<'a> {
    /// The typed program, as far as it is known.
    pub program: Program,
    /// The source files.
    pub units: Vec<UnitInfo<'a>>,
    /// One entry for each class of the program.
    pub classes: Arena<ClassId, ClassInfo<'a>>,
    /// One entry for each field of the program.
    pub fields: Arena<FieldId, FieldInfo<'a>>,
    /// One entry for each method of the program.
    pub methods: Arena<MethodId, MethodInfo<'a>>,
    /// The classes by qualified name.
    pub by_name: HashMap<Name, ClassId>,
    /// `java.lang.Object`.
    pub object: ClassId,
    /// What is wrong with the program.
    pub diagnostics: Vec<Diagnostic>,
}

/// A source file.
pub(crate) struct UnitInfo<'a> {
    /// Its syntax.
    pub unit: &'a ast::CompilationUnit,
    /// The name of its package; empty for the unnamed one.
    pub package: Name,
    /// Where it comes from.
    pub origin: Origin,
}

/// A class.
pub(crate) struct ClassInfo<'a> {
    /// Its syntax.
    pub declaration: &'a ast::TypeDecl,
    /// The file that declares it.
    pub unit: usize,
    /// The class that it is nested in.
    pub outer: Option<ClassId>,
    /// Whether it can be used.
    pub status: ClassStatus,
    /// The fields that have no place in the program.
    pub opaque_fields: Vec<OpaqueField>,
    /// What in the initialisation of objects is not supported.
    pub initialization_obstacles: Vec<Unsupported>,
}

/// Whether a class can be used.
#[derive(Clone)]
pub(crate) enum ClassStatus {
    /// It is understood.
    Supported,
    /// It is Java, but not of the slice that is understood.
    Unsupported(Vec<Unsupported>),
    /// Its head is wrong, which has been reported.
    Broken,
}

/// A field whose type is not known.
pub(crate) struct OpaqueField {
    /// Its name.
    pub name: Name,
    /// Why it is not known; `None` if an error has been reported.
    pub reason: Option<String>,
}

/// A field.
pub(crate) struct FieldInfo<'a> {
    /// The modifiers of the declaration.
    pub modifiers: &'a ast::Modifiers,
    /// Its part of the declaration.
    pub declarator: &'a ast::Declarator,
    /// Who may use it.
    pub access: Access,
}

/// A method.
pub(crate) struct MethodInfo<'a> {
    /// Its syntax; `None` for a default constructor.
    pub declaration: Option<&'a ast::MethodDecl>,
    /// The types of the parameters, where they are supported.
    pub parameter_types: Vec<Option<Type>>,
    /// Whether nothing is known of the arguments that it takes: it is generic or takes a variable number of them.
    pub takes_any_arguments: bool,
    /// Whether its result type is supported.
    pub has_known_result: bool,
    /// Whether it can be called: its signature and its specification are supported.
    pub is_callable: bool,
}

/// Why something has no place in the typed program.
pub(crate) enum Problem {
    /// It is not supported.
    Unsupported(Unsupported),
    /// It is wrong.
    Error(Box<Diagnostic>),
    /// It is wrong, and that has been reported at another place.
    Reported,
}

/// A field as a name lookup finds it.
pub(crate) enum FoundField<'d> {
    /// A field of the program.
    Known(FieldId),
    /// A field whose type is not known.
    Opaque(&'d OpaqueField),
}

impl<'a> Declarations<'a> {
    /// The package of a class.
    pub fn package(&self, class: ClassId) -> Name {
        self.units[self.classes[class].unit].package
    }

    /// The outermost class around a class, which is the border of `private`.
    pub fn top_level(&self, class: ClassId) -> ClassId {
        let mut class = class;
        while let Some(outer) = self.classes[class].outer {
            class = outer;
        }
        class
    }

    /// Whether the members of a class are understood.
    pub fn is_supported(&self, class: ClassId) -> bool {
        matches!(self.classes[class].status, ClassStatus::Supported)
    }

    /// The field with this name in a class or the nearest of its superclasses that has one (JLS 8.3).
    pub fn find_field(&self, class: ClassId, name: Name) -> Option<FoundField<'_>> {
        self.program.ancestry(class).find_map(|class| {
            let known =
                self.program.classes[class].fields.iter().find(|field| self.program.fields[**field].name == name);
            if let Some(field) = known {
                return Some(FoundField::Known(*field));
            }
            self.classes[class].opaque_fields.iter().find(|field| field.name == name).map(FoundField::Opaque)
        })
    }

    /// Records something unsupported outside of every method, once.
    pub fn record_unsupported(&mut self, unsupported: Unsupported) {
        if !self.program.unsupported.contains(&unsupported) {
            self.program.unsupported.push(unsupported);
        }
    }

    /// Records a problem outside of every method.
    pub fn record(&mut self, problem: Problem) {
        match problem {
            Problem::Unsupported(unsupported) => self.record_unsupported(unsupported),
            Problem::Error(diagnostic) => self.diagnostics.push(*diagnostic),
            Problem::Reported => {}
        }
    }

    /// Whether code of the class `from` may use a member with this access of the class `owner`, reached through
    /// the class `site` (JLS 6.6).
    pub fn is_accessible(&self, access: Access, owner: ClassId, site: ClassId, from: ClassId) -> bool {
        match access {
            Access::Public => true,
            Access::Private => self.top_level(owner) == self.top_level(from) && site == owner,
            Access::Package => self.package(owner) == self.package(from),
            Access::Protected => {
                self.package(owner) == self.package(from)
                    || (self.program.is_subclass(from, owner) && self.program.is_subclass(site, from))
            }
        }
    }
}

/// The access that modifiers give.
pub(crate) fn access(modifiers: &ast::Modifiers) -> Access {
    if modifiers.has(ast::Modifier::Public) {
        Access::Public
    } else if modifiers.has(ast::Modifier::Protected) {
        Access::Protected
    } else if modifiers.has(ast::Modifier::Private) {
        Access::Private
    } else {
        Access::Package
    }
}
