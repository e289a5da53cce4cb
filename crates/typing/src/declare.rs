//! Declarations: the classes of all files with their headers and members, and what is wrong with them by themselves.
//!
//! The order is that of javac: all classes are entered before any name is resolved; then the imports; then which class
//! has which superclasses (by name alone, so that inherited member classes can be found); then the headers with their
//! type arguments; then the members. Where a step needs the same step of another class, it is done on demand.

mod check;
mod enter;
mod file_names;
mod headers;
mod hierarchy;
mod implicit;
mod imports;
mod library;
mod local;
mod members;
mod modifiers;
mod parameters;
mod permits;

use crate::checker::Checker;
use crate::scope::{ClassScope, FileScope, Scope};
use base::{Name, Span};
use classes::{ClassId, Nesting, Type, VariableId};
pub use file_names::misplaced_classes;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;
use syntax::ast::{Annotation, TypeDecl};

/// All that declarations keep for the rest of the run.
#[derive(Default)]
pub(crate) struct Declarations<'a> {
    /// The classes that come from source.
    pub sources: HashMap<ClassId, Source<'a>>,
    /// Top-level and member classes, in the order of the text, outer ones first.
    pub order: Vec<ClassId>,
    /// The file scope of each unit.
    pub files: Vec<Rc<FileScope>>,
    /// The binary names that are taken by classes in source.
    pub taken: HashMap<Name, ClassId>,
    /// What has been reported to be found nowhere, by unit: once is enough.
    pub unknown: HashSet<(usize, Name)>,
    /// Types with arguments whose bounds are checked once all headers are known: unit, place, type.
    pub bounds_to_check: Vec<(usize, Span, Type)>,
    /// What methods say they throw, to be checked likewise.
    pub thrown_to_check: Vec<(usize, Span, Type)>,
    /// Annotations whose elements are to be checked when all members are known.
    pub annotations_to_check: Vec<(usize, &'a Annotation, ClassId)>,
    /// Whether all headers are known, so that bounds can be checked at once.
    pub headers_are_known: bool,
    /// Whether the supertypes of all top-level and member classes are known by name.
    pub supers_are_known: bool,
    /// Classes that are above themselves, which has been reported.
    pub cyclic: HashSet<ClassId>,
    /// Names that are known not to be member classes of a class, declared or inherited: most names are not.
    pub no_member_class: HashSet<(ClassId, Name)>,
    /// What is wrong with local and anonymous classes that only a provisional typing has seen so far.
    pub late: local::Late,
}

/// A class in source, and how far it has been entered.
pub(crate) struct Source<'a> {
    /// Its declaration.
    pub decl: &'a TypeDecl,
    /// The file that it is in.
    pub unit: usize,
    /// Its type parameters.
    pub parameters: Vec<(Name, VariableId)>,
    /// Its member classes; of two with one name the first.
    pub members: HashMap<Name, ClassId>,
    /// What is visible around a local or anonymous class.
    pub around: Option<Rc<[Scope]>>,
    /// The direct superclass and superinterfaces.
    pub supers: Step<Vec<ClassId>>,
    /// Whether the header is known.
    pub header: Step<()>,
}

/// How far something has come that is done when it is first needed.
pub(crate) enum Step<T> {
    /// Nobody has asked.
    Open,
    /// It is being found out.
    UnderWay,
    /// It is known.
    Done(T),
}

impl<'a> Checker<'a> {
    /// Enters all classes of all units with headers and members, and checks them.
    pub fn declare_all(&mut self) {
        let units = self.units;
        for (index, unit) in units.iter().enumerate() {
            self.current = index;
            self.enter_unit(unit);
        }
        for index in 0..units.len() {
            self.current = index;
            self.enter_imports();
        }
        let order = self.declarations.order.clone();
        for class in &order {
            self.supers(*class);
        }
        self.break_cycles(&order);
        self.declarations.supers_are_known = true;
        for class in &order {
            self.ensure_header(*class);
        }
        for class in &order {
            self.enter_members(*class);
        }
        self.declarations.headers_are_known = true;
        self.check_pending();
        self.check_pending_annotations();
        self.check_imports();
        for class in &order {
            self.check_class(*class);
        }
    }

    /// The declaration of a class in source.
    pub fn declaration(&self, class: ClassId) -> Option<&'a TypeDecl> {
        self.declarations.sources.get(&class).map(|source| source.decl)
    }

    /// What is visible around the declaration of a class.
    fn scopes_around(&self, class: ClassId) -> Vec<Scope> {
        let Some(source) = self.declarations.sources.get(&class) else { return Vec::new() };
        if let Some(around) = &source.around {
            return around.to_vec();
        }
        match self.classes.class(class).outer {
            Some(outer) => {
                let mut scopes = self.scopes_around(outer);
                scopes.push(Scope::Class(ClassScope { class: outer, is_static: false, in_header: false }));
                scopes
            }
            None => {
                self.declarations.files.get(source.unit).map(|file| Scope::File(file.clone())).into_iter().collect()
            }
        }
    }

    /// Does something at the place where a class is declared, whatever is being typed now.
    pub fn at_declaration_of<R>(&mut self, class: ClassId, work: impl FnOnce(&mut Self) -> R) -> R {
        let unit = self.declarations.sources.get(&class).map_or(self.current, |source| source.unit);
        let around = self.scopes_around(class);
        let scopes = std::mem::replace(&mut self.scopes, around);
        let current = std::mem::replace(&mut self.current, unit);
        let result = work(self);
        self.scopes = scopes;
        self.current = current;
        result
    }

    /// Does something in the body of a class. A local or anonymous class stands where we are; for a member we go to
    /// its place unless we are in the class around it already.
    pub fn enter_class<R>(
        &mut self,
        class: ClassId,
        _decl: &'a TypeDecl,
        is_static: bool,
        work: impl FnOnce(&mut Self) -> R,
    ) -> R {
        let scope = Scope::Class(ClassScope { class, is_static, in_header: false });
        let entered = self.classes.class(class);
        let is_here = match entered.nesting {
            Nesting::Local | Nesting::Anonymous => true,
            Nesting::Member => self.current_class() == entered.outer,
            Nesting::TopLevel => false,
        };
        if is_here {
            self.within(scope, work)
        } else {
            self.at_declaration_of(class, |checker| checker.within(scope, work))
        }
    }
}
