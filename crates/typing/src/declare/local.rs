//! Local and anonymous classes, declared where the typing of a body comes across them.

use super::enter::{class_flags, kind_of};
use super::{Source, Step};
use crate::checker::Checker;
use crate::scope::{BlockScope, Scope};
use base::{Diagnostic, Name, rules};
use classes::{Class, ClassId, ClassKind, Flags, Header, Nesting, Origin, Type};
use std::collections::HashMap;
use std::rc::Rc;
use syntax::ast::{TypeDecl, TypeKind};

impl<'a> Checker<'a> {
    /// Declares a local class, interface, enum or record, and puts its name into the innermost block. A class that was
    /// declared by a provisional typing of the same statement stays.
    pub fn declare_local_class(&mut self, decl: &'a TypeDecl) -> ClassId {
        if let Some(known) = self.out().classes.get(&decl.id).copied() {
            self.put_into_block(decl.name.name, known);
            self.report_late(known);
            return known;
        }
        self.collecting(|checker| {
            checker.check_local_name(decl);
            let binary_name = checker.local_binary_name(decl.name.name);
            let mut flags = class_flags(decl);
            if decl.kind != TypeKind::Class || checker.is_static_here() {
                flags = flags.with(Flags::STATIC);
            }
            let class = checker.class_here(binary_name, decl, flags, Nesting::Local);
            let id = checker.enter(class, decl, false);
            checker.put_into_block(decl.name.name, id);
            checker.set_around(id);
            let nested = checker.with_nested(id);
            for class in &nested {
                checker.supers(*class);
            }
            checker.break_cycles(&nested);
            checker.complete_local(&nested);
            id
        })
    }

    /// Declares the body behind `new C()`, or that of an enum constant. A class that was declared by a provisional
    /// typing of the same expression stays if it has the same supertype.
    pub fn declare_anonymous(&mut self, decl: &'a TypeDecl, supertype: &Type) -> ClassId {
        let known = self.out().classes.get(&decl.id).copied();
        if let Some(known) = known
            && self.supertype_of_anonymous(known) == *supertype
        {
            self.report_late(known);
            return known;
        }
        self.collecting(|checker| {
            let binary_name = match known {
                Some(known) => checker.classes.class(known).binary_name,
                None => checker.local_binary_name(Name::new("")),
            };
            let mut flags = class_flags(decl);
            if checker.is_static_here() {
                flags = flags.with(Flags::STATIC);
            }
            let class = checker.class_here(binary_name, decl, flags, Nesting::Anonymous);
            // The class of the provisional typing gives up its name.
            checker.declarations.taken.remove(&binary_name);
            let id = checker.enter(class, decl, false);
            checker.set_around(id);
            let above = supertype.class_id();
            let is_interface = above.is_some_and(|above| checker.classes.class(above).is_interface());
            let object = checker.named("java.lang.Object");
            let mut header = Header::default();
            let mut supers: Vec<ClassId> = above.into_iter().collect();
            if is_interface {
                supers.extend(object.class_id());
                header.superclass = Some(object);
                header.interfaces.push(supertype.clone());
            } else {
                header.superclass = Some(supertype.clone());
            }
            checker.classes.set_header(id, header);
            if let Some(source) = checker.declarations.sources.get_mut(&id) {
                source.supers = Step::Done(supers);
                source.header = Step::Done(());
            }
            let nested = checker.with_nested(id);
            checker.complete_local(&nested);
            id
        })
    }

    fn supertype_of_anonymous(&self, class: ClassId) -> Type {
        let header = self.classes.header(class);
        header.interfaces.first().or(header.superclass.as_ref()).cloned().unwrap_or(Type::Unknown)
    }

    /// A class where we are.
    fn class_here(&self, binary_name: Name, decl: &TypeDecl, flags: Flags, nesting: Nesting) -> Class {
        let outer = self.current_class();
        let around = outer.map(|outer| self.classes.class(outer));
        let (kind, span) = match nesting {
            Nesting::Anonymous => (ClassKind::Class, decl.body.at_start()),
            _ => (kind_of(decl.kind), decl.name.span),
        };
        let package = around.map_or_else(|| Name::new(""), |around| around.package);
        let mut class = Class::declared(binary_name, decl.name.name, package, kind, flags);
        class.nesting = nesting;
        class.outer = outer;
        class.origin = around.map_or(Origin::Source, |around| around.origin);
        class.span = Some(span);
        class
    }

    /// `Outer$1Local` or `Outer$1`: the first number that is free (JLS 13.1 leaves it open; this is javac's way).
    fn local_binary_name(&self, simple_name: Name) -> Name {
        let outer = self.current_class().map_or_else(|| Name::new(""), |outer| self.classes.class(outer).binary_name);
        let mut number = 1_usize;
        loop {
            let name = Name::from(format!("{outer}${number}{simple_name}"));
            if !self.declarations.taken.contains_key(&name) {
                return name;
            }
            number += 1;
        }
    }

    /// Whether there is no object of the current class. Within the arguments of `this(…)` there is none either, but
    /// the type parameters of the class are visible, and that is what counts for a class declared there.
    fn is_static_here(&self) -> bool {
        for scope in self.scopes.iter().rev() {
            match scope {
                Scope::Method(method) if method.is_constructor => return false,
                Scope::Class(class) => return class.is_static,
                _ => {}
            }
        }
        false
    }

    /// A local class may hide one of an outer method, but not one of the same (JLS 6.4).
    fn check_local_name(&mut self, decl: &TypeDecl) {
        let name = decl.name.name;
        let blocks = self.scopes.iter().rev().take_while(|scope| !matches!(scope, Scope::Class(_)));
        let other = blocks.filter_map(|scope| match scope {
            Scope::Block(block) => block.classes.iter().find(|(other, _)| *other == name),
            _ => None,
        });
        let is_outer = self.enclosing_class_named(name);
        if other.count() > 0 || is_outer {
            let message = format!("there is already a class `{name}` here");
            self.error(&rules::NAME_ERROR, decl.name.span, message);
        }
    }

    /// Whether a class around this place has a name.
    pub(super) fn enclosing_class_named(&self, name: Name) -> bool {
        self.scopes.iter().any(|scope| match scope {
            Scope::Class(class) => self.classes.class(class.class).simple_name == name,
            _ => false,
        })
    }

    fn put_into_block(&mut self, name: Name, class: ClassId) {
        let block = self.scopes.iter_mut().rev().find_map(|scope| match scope {
            Scope::Block(block) => Some(block),
            _ => None,
        });
        match block {
            Some(block) => block.classes.push((name, class)),
            None => {
                let block = BlockScope { locals: Vec::new(), classes: vec![(name, class)] };
                self.scopes.push(Scope::Block(block));
            }
        }
    }

    fn set_around(&mut self, class: ClassId) {
        let around: Rc<[Scope]> = self.scopes.iter().cloned().collect();
        if let Some(source) = self.declarations.sources.get_mut(&class) {
            source.around = Some(around);
        }
    }

    /// A class and all classes within it that are members.
    fn with_nested(&self, class: ClassId) -> Vec<ClassId> {
        let mut classes = vec![class];
        let mut next = 0;
        while let Some(current) = classes.get(next).copied() {
            next += 1;
            let Some(Source { decl, .. }) = self.declarations.sources.get(&current) else { continue };
            let file = &self.files[self.current];
            for member in &decl.members {
                if let syntax::ast::Member::Type(member) = member {
                    classes.extend(file.classes.get(&member.id));
                }
            }
        }
        classes
    }

    /// Headers, members and checks of classes that are entered.
    fn complete_local(&mut self, classes: &[ClassId]) {
        let before = std::mem::replace(&mut self.declarations.headers_are_known, false);
        for class in classes {
            self.ensure_header(*class);
        }
        for class in classes {
            self.enter_members(*class);
        }
        self.declarations.headers_are_known = before;
        self.check_pending();
        self.check_pending_annotations();
        for class in classes {
            self.check_class(*class);
        }
    }

    /// Does something; what it reports during a provisional typing is kept for the final one, which finds the class
    /// declared.
    fn collecting(&mut self, work: impl FnOnce(&mut Self) -> ClassId) -> ClassId {
        let reported = self.diagnostics.len();
        let class = work(self);
        if self.speculation > 0 {
            let late: Vec<Diagnostic> = self.diagnostics[reported..].to_vec();
            self.declarations.late.insert(class, late);
        }
        class
    }

    fn report_late(&mut self, class: ClassId) {
        if self.speculation == 0 {
            for diagnostic in self.declarations.late.remove(&class).unwrap_or_default() {
                self.report(diagnostic);
            }
        }
    }
}

/// Late messages by class.
pub(super) type Late = HashMap<ClassId, Vec<Diagnostic>>;
