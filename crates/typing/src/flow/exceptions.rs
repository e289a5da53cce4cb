//! Checked exceptions (JLS 11.2): each that can be thrown must be caught or declared, and each that is caught must be
//! possible.

mod sets;
mod sources;
mod tries;

use super::facts::{Facts, Reports, constructor_call, is_initial_constructor, is_specification};
use base::{Span, rules};
use classes::Type;
use sets::Exceptions;
use std::collections::{HashMap, HashSet};
use std::mem::{replace, take};
use syntax::ast::*;
use syntax::visit::{self, Visitor};

/// What throws an exception that nobody has caught so far.
#[derive(Clone, Copy)]
enum Source {
    /// A call, `new` or `throw`.
    Code,
    /// The constructor that a class has if it declares none, by calling that of its superclass.
    ImplicitConstructor,
    /// `close()` of a resource.
    Close,
}

/// The analysis of a class.
pub(super) struct Thrown<'c> {
    facts: Facts<'c>,
    /// What can be thrown so far in the `try` block, lambda or class around.
    thrown: Exceptions,
    /// What is caught or declared around.
    caught: Exceptions,
    /// What is neither.
    pending: Vec<(Span, Type, Source)>,
    /// What `throw e` of an exception parameter throws, by the place of its name.
    rethrown: HashMap<Span, Exceptions>,
    /// The local variables that are not effectively final.
    changed: &'c HashSet<Span>,
    /// The `finally` blocks that cannot complete normally.
    endless: &'c HashSet<Span>,
    /// What is wrong.
    pub reports: Reports,
}

impl<'c> Thrown<'c> {
    /// Nothing is analysed yet.
    pub fn new(facts: Facts<'c>, changed: &'c HashSet<Span>, endless: &'c HashSet<Span>) -> Thrown<'c> {
        Thrown {
            facts,
            thrown: Exceptions::default(),
            caught: Exceptions::default(),
            pending: Vec::new(),
            rethrown: HashMap::new(),
            changed,
            endless,
            reports: Reports::default(),
        }
    }

    /// Something may be thrown here.
    fn throws(&mut self, place: Span, ty: &Type, source: Source) {
        if let Type::Union(alternatives) = ty {
            alternatives.iter().for_each(|alternative| self.throws(place, alternative, source));
        } else if self.facts.is_checked(ty) {
            if !self.caught.covers(self.facts.classes, ty) {
                self.pending.push((place, ty.clone(), source));
            }
            self.thrown.insert(self.facts.classes, ty);
        }
    }

    fn throws_all(&mut self, place: Span, types: &[Type], source: Source) {
        types.iter().for_each(|ty| self.throws(place, ty, source));
    }

    /// Reports what nobody has caught.
    fn report_uncaught(&mut self) {
        for (place, ty, source) in take(&mut self.pending) {
            let name = self.facts.classes.display(&ty);
            let message = match source {
                Source::Code => format!("`{name}` is neither caught nor declared to be thrown"),
                Source::ImplicitConstructor => {
                    format!(
                        "the constructor of the superclass throws `{name}`, which the one of this class does not declare"
                    )
                }
                Source::Close => {
                    format!("`close()` throws `{name}`, which is neither caught nor declared to be thrown")
                }
            };
            self.reports.error(&rules::EXCEPTION_ERROR, place, message);
        }
    }

    /// A class of any kind. An anonymous one is created right where it stands, so that what its initialisers throw is
    /// thrown there; what its constructor throws was said of the creation.
    fn class(&mut self, declaration: &TypeDecl) {
        let Some(class) = self.facts.class(declaration) else { return };
        let is_anonymous = declaration.name.name.is_empty();
        let (outer_thrown, outer_caught) = (take(&mut self.thrown), self.caught.clone());
        let outer_pending = take(&mut self.pending);
        if !is_anonymous {
            self.caught = Exceptions::default();
        }
        declaration.constants.iter().for_each(|constant| self.expression(&constant.creation));
        self.report_uncaught();
        self.initializers(declaration, true);
        if !is_anonymous {
            self.caught = self.declared_by_all_constructors(declaration);
        }
        self.initializers(declaration, false);
        let by_initializers = take(&mut self.thrown);
        for member in &declaration.members {
            match member {
                Member::Type(nested) => self.class(nested),
                Member::Method(method) if !is_specification(&method.modifiers) => self.method(method),
                _ => {}
            }
        }
        let has_constructor = declaration.members.iter().any(is_constructor);
        if declaration.kind == TypeKind::Class && !is_anonymous && !has_constructor {
            self.caught = Exceptions::default();
            let types = self.facts.implicit_super_throws(class);
            self.throws_all(declaration.name.span, &types, Source::ImplicitConstructor);
            self.report_uncaught();
        }
        (self.thrown, self.caught, self.pending) = (outer_thrown, outer_caught, outer_pending);
        if is_anonymous {
            self.thrown.join(self.facts.classes, &by_initializers);
        }
    }

    fn initializers(&mut self, declaration: &TypeDecl, is_static: bool) {
        let of_interface = matches!(declaration.kind, TypeKind::Interface | TypeKind::Annotation);
        for member in &declaration.members {
            match member {
                Member::Field(field)
                    if !is_specification(&field.modifiers)
                        && (of_interface || field.modifiers.has(Modifier::Static)) == is_static =>
                {
                    let values = field.declarators.iter().filter_map(|declarator| declarator.initializer.as_ref());
                    values.for_each(|value| self.expression(value));
                }
                Member::Initializer(initializer) if initializer.is_static == is_static => {
                    visit::block(self, &initializer.body);
                }
                _ => {}
            }
            self.report_uncaught();
        }
    }

    /// What every constructor declares that does not call another one: the initialisers may throw it too.
    fn declared_by_all_constructors(&self, declaration: &TypeDecl) -> Exceptions {
        let mut common: Option<Exceptions> = None;
        for member in &declaration.members {
            let Member::Method(method) = member else { continue };
            if is_initial_constructor(method) {
                let declared = self.declared(method);
                common = Some(match common {
                    None => declared,
                    Some(before) => before.common(self.facts.classes, &declared),
                });
            }
        }
        common.unwrap_or_default()
    }

    /// What a method or constructor declares.
    fn declared(&self, method: &MethodDecl) -> Exceptions {
        match self.facts.found.methods.get(&method.name.span) {
            Some(id) => Exceptions::from(self.facts.classes.method(*id).throws.clone()),
            None => Exceptions::anything(),
        }
    }

    /// The body of a lambda: what it throws, the method of its interface must declare.
    fn lambda(&mut self, e: &Expr, lambda: &Lambda) {
        let ty = self.facts.ty(e);
        if !ty.is_known() {
            return;
        }
        let declared = match self.facts.classes.descriptor(ty) {
            Some(descriptor) => Exceptions::from(descriptor.throws),
            None => Exceptions::anything(),
        };
        let caught = replace(&mut self.caught, declared);
        let (thrown, pending) = (take(&mut self.thrown), take(&mut self.pending));
        match &lambda.body {
            LambdaBody::Expr(body) => self.expression(body),
            LambdaBody::Block(body) => visit::block(self, body),
        }
        self.report_uncaught();
        (self.caught, self.thrown, self.pending) = (caught, thrown, pending);
    }

    /// What the referenced method throws, the method of the interface must declare.
    fn reference(&mut self, e: &Expr) {
        let ty = self.facts.ty(e);
        let Some(call) = self.facts.found.calls.get(&e.id).filter(|_| ty.is_known()) else { return };
        let Some(descriptor) = self.facts.classes.descriptor(ty) else { return };
        let declared = Exceptions::from(descriptor.throws);
        for thrown in self.facts.thrown_by(call) {
            if self.facts.is_checked(&thrown) && !declared.covers(self.facts.classes, &thrown) {
                let name = self.facts.classes.display(&thrown);
                let method = descriptor_name(self.facts, descriptor.method);
                let message = format!("the referenced method throws `{name}`, which `{method}` does not declare");
                self.reports.early(&rules::EXCEPTION_ERROR, e.span, message);
            }
        }
    }

    /// `new C(…)`, perhaps with a body.
    fn creation(&mut self, e: &Expr, new: &New) {
        new.outer.iter().chain(&new.arguments).for_each(|inner| self.expression(inner));
        let place = match &new.outer {
            Some(_) => Span { end: e.span.end, ..new.class.span },
            None => e.span,
        };
        let types = self.facts.thrown_at(e);
        self.throws_all(place, &types, Source::Code);
        let Some(body) = &new.body else { return };
        let caught = self.caught.clone();
        for ty in types {
            self.caught.insert(self.facts.classes, &ty);
        }
        self.class(body);
        self.caught = caught;
    }

    fn throw(&mut self, place: Span, value: &Expr) {
        self.expression(value);
        let precise = self.facts.local(value).and_then(|local| {
            let is_final = local.is_final || !self.changed.contains(&local.span);
            self.rethrown.get(&local.span).filter(|_| is_final).cloned()
        });
        match precise {
            Some(types) => self.throws_all(place, types.list(), Source::Code),
            None => self.throws(place, self.facts.ty(value), Source::Code),
        }
    }
}

impl<'a> Visitor<'a> for Thrown<'_> {
    fn type_declaration(&mut self, declaration: &'a TypeDecl) {
        self.class(declaration);
    }

    fn method(&mut self, method: &'a MethodDecl) {
        let Some(body) = &method.body else { return };
        let declared = self.declared(method);
        let caught = replace(&mut self.caught, declared);
        if method.result.is_none() && constructor_call(method).is_none() {
            let id = self.facts.found.methods.get(&method.name.span);
            let owner = id.map(|id| self.facts.classes.method(*id).owner);
            let types = owner.map(|owner| self.facts.implicit_super_throws(owner)).unwrap_or_default();
            self.throws_all(body.span, &types, Source::Code);
        }
        visit::block(self, body);
        self.report_uncaught();
        self.caught = caught;
    }

    fn statement(&mut self, statement: &'a Stmt) {
        match &statement.kind {
            StmtKind::Local(local) if is_specification(&local.modifiers) => {}
            StmtKind::Try(inner) => self.try_statement(inner),
            StmtKind::Throw(value) => self.throw(statement.span, value),
            _ => visit::statement(self, statement),
        }
    }

    fn expression(&mut self, e: &'a Expr) {
        match &e.kind {
            ExprKind::Lambda(lambda) => self.lambda(e, lambda),
            ExprKind::New(new) => self.creation(e, new),
            ExprKind::Call(call) => {
                visit::expression(self, e);
                let place = Span { end: e.span.end, ..call.name.span };
                let types = self.facts.thrown_at(e);
                self.throws_all(place, &types, Source::Code);
            }
            ExprKind::ConstructorCall(_) => {
                visit::expression(self, e);
                let types = self.facts.thrown_at(e);
                self.throws_all(e.span, &types, Source::Code);
            }
            ExprKind::MethodReference(_) => {
                visit::expression(self, e);
                self.reference(e);
            }
            _ => visit::expression(self, e),
        }
    }
}

fn is_constructor(member: &Member) -> bool {
    matches!(member, Member::Method(method) if method.result.is_none())
}

fn descriptor_name(facts: Facts<'_>, method: classes::MethodId) -> String {
    let method = facts.classes.method(method);
    format!("{}.{}", facts.classes.class(method.owner).simple_name, method.name)
}
