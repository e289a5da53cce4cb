//! The checked exceptions that the body of a lambda may throw, where they decide a type argument (JLS 18.2.5).

use super::argument::{Argument, Body};
use super::reduction::Solver;
use crate::attribution::{Attribution, Symbol};
use crate::checker::Checker;
use base::{Name, Span};
use classes::{Classes, Type};
use syntax::ast::{Catch, Expr, ExprKind, LambdaBody, Resource, Stmt, StmtKind, Try, TypeDecl};
use syntax::visit::{self, Visitor};

impl<'a> Checker<'a> {
    /// Whether an exception must be declared or caught (JLS 11.1.1).
    pub(super) fn is_checked_exception(&self, ty: &Type) -> bool {
        is_checked(self.classes, ty)
    }

    /// The checked exceptions that a typed body may throw.
    pub(super) fn thrown_by(&self, solver: &Solver<'a>, body: &LambdaBody, typed: &Body<'a>) -> Vec<Type> {
        let mut collector = Collector {
            classes: self.classes,
            known: &self.files[self.current],
            found: Vec::new(),
            rethrown: Vec::new(),
        };
        match body {
            LambdaBody::Expr(e) => collector.expression(e),
            LambdaBody::Block(block) => visit::block(&mut collector, block),
        }
        // The calls that it returns are not recorded yet.
        for given in &typed.results {
            if let Argument::Call(pending) = &given.argument
                && let Some(instance) = &*pending.instance.borrow()
            {
                let thrown: Vec<Type> = instance.throws.iter().map(|ty| solver.engine.instantiate(ty)).collect();
                thrown.iter().filter(|ty| !solver.engine.mentions_unresolved(ty)).for_each(|ty| collector.add(ty));
            }
        }
        collector.found
    }
}

fn is_checked(classes: &Classes, ty: &Type) -> bool {
    let is_below = |name: &str| classes.is_subtype(ty, &classes.class_named(name));
    ty.is_known() && !is_below("java.lang.RuntimeException") && !is_below("java.lang.Error")
}

/// Collects what statements throw.
struct Collector<'c> {
    classes: &'c Classes,
    known: &'c Attribution,
    found: Vec<Type>,
    /// What the exception parameters around stand for, by the place of their name.
    rethrown: Vec<(Span, Vec<Type>)>,
}

impl Collector<'_> {
    /// What `throw e` throws if `e` is an exception parameter (JLS 11.2.2); that it is not assigned to is checked elsewhere.
    fn thrown_again(&self, value: &Expr) -> Option<Vec<Type>> {
        let Some(Symbol::Local(local)) = self.known.symbols.get(&value.id) else { return None };
        let place = self.known.locals[*local].span;
        self.rethrown.iter().find(|(parameter, _)| *parameter == place).map(|(_, types)| types.clone())
    }

    fn add(&mut self, ty: &Type) {
        match ty {
            Type::Union(parts) => parts.iter().for_each(|part| self.add(part)),
            _ if is_checked(self.classes, ty) && !self.found.contains(ty) => self.found.push(ty.clone()),
            _ => {}
        }
    }

    fn try_statement(&mut self, statement: &Try) {
        let outside = std::mem::take(&mut self.found);
        for resource in &statement.resources {
            let (Resource::Local { value, .. } | Resource::Expr(value)) = resource;
            self.expression(value);
            if let Some(ty) = self.known.ty(value.id).cloned() {
                self.close(&ty);
            }
        }
        visit::block(self, &statement.body);
        let inside = std::mem::replace(&mut self.found, outside);
        let mut left = inside;
        for catch in &statement.catches {
            let caught = self.caught_by(catch);
            let is_caught = |thrown: &Type| caught.iter().any(|caught| self.classes.is_subtype(thrown, caught));
            let (here, others) = left.into_iter().partition(is_caught);
            left = others;
            self.rethrown.push((catch.parameter.name.span, here));
            visit::block(self, &catch.body);
            self.rethrown.pop();
        }
        left.iter().for_each(|thrown| self.add(thrown));
        statement.finally.iter().for_each(|finally| visit::block(self, finally));
    }

    fn caught_by(&self, catch: &Catch) -> Vec<Type> {
        match self.known.written.get(&catch.parameter.ty.span) {
            Some(Type::Union(parts)) => parts.to_vec(),
            Some(ty) => vec![ty.clone()],
            None => Vec::new(),
        }
    }

    /// What closing a resource throws.
    fn close(&mut self, ty: &Type) {
        let methods = self.classes.methods_named(ty, Name::new("close"));
        let close = methods.into_iter().find(|method| self.classes.method(*method).parameters.is_empty());
        if let Some(close) = close {
            let method = self.classes.method(close);
            for thrown in &method.throws {
                self.add(&self.classes.member_type(ty, method.owner, thrown));
            }
        }
    }
}

impl<'s> Visitor<'s> for Collector<'_> {
    // What a class throws, its methods say; a lambda throws when it is called.
    fn type_declaration(&mut self, _: &'s TypeDecl) {}

    fn statement(&mut self, statement: &'s Stmt) {
        match &statement.kind {
            StmtKind::Try(inner) => self.try_statement(inner),
            StmtKind::Throw(value) => {
                visit::statement(self, statement);
                if let Some(types) = self.thrown_again(value) {
                    types.iter().for_each(|ty| self.add(ty));
                } else if let Some(ty) = self.known.ty(value.id).cloned() {
                    self.add(&ty);
                }
            }
            _ => visit::statement(self, statement),
        }
    }

    fn expression(&mut self, e: &'s Expr) {
        if matches!(e.kind, ExprKind::Lambda(_)) {
            return;
        }
        if let Some(call) = self.known.calls.get(&e.id)
            && !matches!(e.kind, ExprKind::MethodReference(_))
        {
            let throws = call.signature.throws.clone();
            throws.iter().for_each(|ty| self.add(ty));
        }
        visit::expression(self, e);
    }
}
