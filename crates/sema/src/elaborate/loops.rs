//! Loops (JLS 14.12–14.14). `for` over an array stays one; over an `Iterable` it becomes a loop over its iterator.

use super::body::{Body, Iterated};
use super::expressions::{binary_operation, truth};
use super::labels::JumpKind;
use super::world::{Made, unsupported};
use crate::program::{Expr, ExprKind, LocalId, MethodId, Stmt, StmtKind, Type};
use crate::specification::LoopSpec;
use base::{Name, Span};
use classes::Wildcard;
use syntax::ast;

impl Body<'_, '_> {
    /// A loop with the labels before it.
    pub(super) fn loop_statement(&mut self, statement: &ast::Stmt, labels: &[Name]) -> Made<Stmt> {
        let span = statement.span;
        match &statement.kind {
            ast::StmtKind::While { spec, condition, body } => {
                let spec = self.loop_specification(spec);
                self.jumpable(JumpKind::Loop, labels, span, |this, _| {
                    let condition = this.condition(condition)?;
                    let body = Box::new(this.statement(body)?);
                    Ok(Stmt { kind: StmtKind::While { spec, condition, update: Vec::new(), body }, span })
                })
            }
            ast::StmtKind::DoWhile { spec, body, condition } => {
                let spec = self.loop_specification(spec);
                self.jumpable(JumpKind::Loop, labels, span, |this, _| {
                    let body = Box::new(this.statement(body)?);
                    let condition = this.condition(condition)?;
                    Ok(Stmt { kind: StmtKind::DoWhile { spec, body, condition }, span })
                })
            }
            ast::StmtKind::For { spec, init, condition, update, body } => {
                let parts = ForParts { spec, condition: condition.as_ref(), update, body };
                self.for_loop(init, &parts, labels, span)
            }
            ast::StmtKind::ForEach { spec, parameter, iterable, body } => {
                let found = self.type_of(iterable)?;
                match self.iterated_type(&found) {
                    classes::Type::Array(element) => {
                        let each = Each { spec, parameter, iterable, element: &element, body };
                        self.for_each_element(&each, labels, span)
                    }
                    found => {
                        let element = self.iterable_element(&found, iterable.span)?;
                        let each = Each { spec, parameter, iterable, element: &element, body };
                        self.for_each_iterated(&found, &each, labels, span)
                    }
                }
            }
            _ => unsupported("loops of this kind", span),
        }
    }

    /// `for (init; condition; update) body`
    fn for_loop(&mut self, init: &[ast::Stmt], parts: &ForParts<'_>, labels: &[Name], span: Span) -> Made<Stmt> {
        let mut made = self.statements(init)?;
        let spec = self.loop_specification(parts.spec);
        let looping = self.jumpable(JumpKind::Loop, labels, span, |this, _| {
            let condition = match parts.condition {
                Some(condition) => this.condition(condition)?,
                None => truth(true, span),
            };
            // Pattern variables of the condition are declared by now, which both parts may use.
            let body = Box::new(this.statement(parts.body)?);
            let mut update = Vec::new();
            for expr in parts.update {
                update.push(this.raw(expr)?);
            }
            Ok(Stmt { kind: StmtKind::While { spec, condition, update, body }, span })
        })?;
        if made.is_empty() {
            return Ok(looping);
        }
        made.push(looping);
        Ok(Stmt { kind: StmtKind::Block(made), span })
    }

    /// The type that `for` goes through: of a captured variable its bound.
    fn iterated_type(&self, found: &classes::Type) -> classes::Type {
        match found {
            classes::Type::Variable(variable) if self.world.classes.is_captured(*variable) => {
                self.world.classes.upper_bound(found)
            }
            _ => found.clone(),
        }
    }

    /// `for (T x : array) body`
    fn for_each_element(&mut self, each: &Each<'_>, labels: &[Name], span: Span) -> Made<Stmt> {
        let array = self.expression(each.iterable)?;
        let spec = self.iteration_specification(each.spec, Iterated::Array);
        let name = each.parameter.name;
        let id = self.declared_local(name.span)?;
        let wanted = self.attribution().locals[id].ty.clone();
        let declared = self.declare(id);
        let Type::Array(element) = array.ty.clone() else {
            return unsupported("loops over what is no array", span);
        };
        let is_direct = self.locals[declared].ty == *element;
        // Where an element has to be converted it is taken in a variable of its own type first.
        let variable = if is_direct { declared } else { self.fresh(&name.name, *element, name.span) };
        self.jumpable(JumpKind::Loop, labels, span, |this, _| {
            let mut statements = Vec::new();
            if !is_direct {
                let value = this.local(variable, name.span);
                let value = this.convert(value, each.element, &wanted, name.span)?;
                statements.push(Stmt { kind: StmtKind::Local(declared, Some(value)), span: name.span });
            }
            let body = Box::new(this.body_after(statements, each.body)?);
            Ok(Stmt { kind: StmtKind::ForEach { spec, variable, array, body }, span })
        })
    }

    /// `for (T x : iterable) body`
    fn for_each_iterated(&mut self, found: &classes::Type, each: &Each<'_>, labels: &[Name], span: Span) -> Made<Stmt> {
        let at = each.iterable.span;
        let iterable = self.world.library_class("java.lang.Iterable", at)?;
        let collection = self.expression(each.iterable)?;
        let collection = self.cast_for_iteration(collection, found, Type::Class(iterable));
        let method = self.iterator_method(found, at)?;
        let ty = self.world.program.methods[method].result.clone();
        let call = Expr { kind: ExprKind::VirtualCall(Box::new(collection), method, Vec::new()), ty, span: at };
        let iterator_class = Type::Class(self.world.library_class("java.util.Iterator", at)?);
        let call = self.cast(call, iterator_class.clone());
        let iterator = self.fresh("iterator", iterator_class, at);
        let start = Stmt { kind: StmtKind::Local(iterator, Some(call)), span: at };

        let spec = self.iteration_specification(each.spec, Iterated::Collection(iterator));
        // Where nobody has written anything, nobody asks.
        let facts = if spec.invariants.is_empty() { Vec::new() } else { vec![self.is_within(iterator, at)?] };
        let spec = LoopSpec { iterator: Some(iterator), facts, ..spec };
        let looping = self.jumpable(JumpKind::Loop, labels, span, |this, _| {
            let condition = this.iterator_call(iterator, "hasNext", at)?;
            let name = each.parameter.name;
            let id = this.declared_local(name.span)?;
            let wanted = this.attribution().locals[id].ty.clone();
            let next = this.iterator_call(iterator, "next", at)?;
            let value = this.convert(next, each.element, &wanted, name.span)?;
            let local = this.declare(id);
            let variable = Stmt { kind: StmtKind::Local(local, Some(value)), span: name.span };
            let body = Box::new(this.body_after(vec![variable], each.body)?);
            Ok(Stmt { kind: StmtKind::While { spec, condition, update: Vec::new(), body }, span })
        })?;
        Ok(Stmt { kind: StmtKind::Block(vec![start, looping]), span })
    }

    /// The specification of a loop that has a position in what it goes through.
    fn iteration_specification(&mut self, spec: &ast::LoopSpec, iterated: Iterated) -> LoopSpec {
        self.iterated = Some(iterated);
        let made = self.loop_specification(spec);
        self.iterated = None;
        made
    }

    /// How many elements the iterator of a loop has given (`\index`). It must be one of the library that can say so.
    pub(super) fn given(&mut self, iterator: LocalId, span: Span) -> Made<Expr> {
        self.iteration_call(iterator, ("given", &[]), Vec::new(), span)
    }

    /// The elements that the iterator of a loop has given (`\values`).
    pub(super) fn given_elements(&mut self, iterator: LocalId, span: Span) -> Made<Expr> {
        let number = |value: i64| Expr { kind: ExprKind::Int(value), ty: Type::Int, span };
        let variable = self.fresh("position", Type::Int, span);
        let position = self.local(variable, span);
        let body = Box::new(self.iteration_call(iterator, ("givenAt", &["int"]), vec![position], span)?);
        let (low, high) = (Box::new(number(0)), Box::new(self.given(iterator, span)?));
        Ok(Expr { kind: ExprKind::SequenceDefinition { variable, low, high, body }, ty: Type::Seq, span })
    }

    /// That the iterator of a loop has given no fewer elements than none, if it is one that can say so.
    fn is_within(&mut self, iterator: LocalId, span: Span) -> Made<Expr> {
        let class = Type::Class(self.world.library_class("invar.logic.Iteration", span)?);
        let is_other =
            Expr { kind: ExprKind::InstanceOf(Box::new(self.local(iterator, span)), class), ty: Type::Boolean, span };
        let is_other = Expr { kind: ExprKind::Unary(ast::UnaryOp::Not, Box::new(is_other)), ty: Type::Boolean, span };
        let is_within = self.iteration_call(iterator, ("isWithin", &[]), Vec::new(), span)?;
        Ok(binary_operation(ast::BinaryOp::OrElse, is_other, is_within, Type::Boolean, span))
    }

    fn iteration_call(
        &mut self,
        iterator: LocalId,
        (name, parameters): (&str, &[&str]),
        arguments: Vec<Expr>,
        span: Span,
    ) -> Made<Expr> {
        let class = Type::Class(self.world.library_class("invar.logic.Iteration", span)?);
        let method = self.world.library_method("invar.logic.Iteration", name, parameters, span)?;
        // A cast at a place of its own is one that specifications check.
        let iterator = Box::new(self.local(iterator, self.locals[iterator].span));
        let receiver = Box::new(Expr { kind: ExprKind::Cast(iterator), ty: class, span });
        let ty = self.world.program.methods[method].result.clone();
        Ok(Expr { kind: ExprKind::VirtualCall(receiver, method, arguments), ty, span })
    }

    /// What is iterated over as an `Iterable`: an intersection or variable may be another type first.
    fn cast_for_iteration(&mut self, value: Expr, found: &classes::Type, iterable: Type) -> Expr {
        let value = self.cast_to(value, found, found);
        match self.world.classes.skip_variables(found) {
            classes::Type::Intersection(_) => self.cast(value, iterable),
            _ => value,
        }
    }

    /// The body of a loop behind statements of its own.
    fn body_after(&mut self, mut statements: Vec<Stmt>, body: &ast::Stmt) -> Made<Stmt> {
        let made = self.statement(body)?;
        if statements.is_empty() {
            return Ok(made);
        }
        statements.push(made);
        Ok(Stmt { kind: StmtKind::Block(statements), span: body.span })
    }

    fn iterator_call(&mut self, iterator: LocalId, name: &str, span: Span) -> Made<Expr> {
        let method = self.world.library_method("java.util.Iterator", name, &[], span)?;
        let receiver = self.local(iterator, span);
        let ty = self.world.program.methods[method].result.clone();
        Ok(Expr { kind: ExprKind::VirtualCall(Box::new(receiver), method, Vec::new()), ty, span })
    }

    /// The method `iterator()` of a type; that of `Iterable` where its own is in no model.
    fn iterator_method(&mut self, ty: &classes::Type, span: Span) -> Made<MethodId> {
        self.method_without_parameters(ty, "iterator", "java.lang.Iterable", span)
    }

    /// A method without parameters of a type; that of the class `general`, which it overrides, where its own is in no model.
    pub(super) fn method_without_parameters(
        &mut self,
        ty: &classes::Type,
        name: &str,
        general: &str,
        span: Span,
    ) -> Made<MethodId> {
        let methods = self.world.classes.methods_named(ty, Name::new(name));
        let own = methods.into_iter().find(|method| self.world.classes.method(*method).parameters.is_empty());
        if let Some(own) = own
            && let Ok(method) = self.world.method(own, span)
        {
            return Ok(method);
        }
        self.world.library_method(general, name, &[], span)
    }

    /// What `for` takes out of an `Iterable`.
    fn iterable_element(&self, found: &classes::Type, span: Span) -> Made<classes::Type> {
        let classes = self.world.classes;
        let iterable = classes.well_known("java.lang.Iterable").and_then(|iterable| classes.as_super(found, iterable));
        match iterable {
            Some(classes::Type::Class(class)) => Ok(match class.arguments.first() {
                None => classes.object(),
                Some(classes::Type::Wildcard(Wildcard::Extends(bound))) => (**bound).clone(),
                Some(classes::Type::Wildcard(_)) => classes.object(),
                Some(argument) => argument.clone(),
            }),
            _ => unsupported("loops over what is not certain to be an `Iterable`", span),
        }
    }
}

/// The parts of a `for` behind its beginning.
struct ForParts<'s> {
    spec: &'s ast::LoopSpec,
    condition: Option<&'s ast::Expr>,
    update: &'s [ast::Expr],
    body: &'s ast::Stmt,
}

/// The parts of a `for` over elements, with the type of these.
struct Each<'s> {
    spec: &'s ast::LoopSpec,
    parameter: &'s ast::Parameter,
    iterable: &'s ast::Expr,
    element: &'s classes::Type,
    body: &'s ast::Stmt,
}
