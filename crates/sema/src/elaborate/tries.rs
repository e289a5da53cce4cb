//! `try` (JLS 14.20). Resources become nested `try` statements that close them, as JLS 14.20.3.1 says.

use super::body::{Body, expression_statement};
use super::expressions::binary_operation;
use super::world::{Made, unsupported};
use crate::program::{Catch, ClassId, Expr, ExprKind, LocalId, Stmt, StmtKind, Type};
use base::Span;
use syntax::ast::{self, BinaryOp, Resource};

impl Body<'_, '_> {
    /// `try (…) { … } catch … finally { … }`
    pub(super) fn try_statement(&mut self, statement: &ast::Try, span: Span) -> Made<Stmt> {
        let body = self.with_resources(&statement.resources, &statement.body, span)?;
        if statement.catches.is_empty() && statement.finally.is_none() {
            return Ok(Stmt { kind: StmtKind::Block(body), span });
        }
        let mut catches = Vec::new();
        for catch in &statement.catches {
            catches.push(self.catch(catch)?);
        }
        let finally = match &statement.finally {
            Some(block) => Some(self.statements(&block.statements)?),
            None => None,
        };
        Ok(Stmt { kind: StmtKind::Try { body, catches, finally }, span })
    }

    fn catch(&mut self, catch: &ast::Catch) -> Made<Catch> {
        let parameter = &catch.parameter;
        let id = self.declared_local(parameter.name.span)?;
        let types = match &self.attribution().locals[id].ty {
            classes::Type::Union(alternatives) => alternatives.to_vec(),
            ty => vec![ty.clone()],
        };
        let mut caught = Vec::new();
        for ty in types {
            match self.world.erase(&ty) {
                Type::Class(class) if ty.is_known() => caught.push(class),
                _ => return unsupported("handlers whose exceptions are not certain", parameter.name.span),
            }
        }
        let variable = self.declare(id);
        let body = self.statements(&catch.body.statements)?;
        Ok(Catch { classes: caught, variable, body, passes_on: false, span: catch.span })
    }

    /// The body of a `try` within those of its resources.
    fn with_resources(&mut self, resources: &[Resource], block: &ast::Block, span: Span) -> Made<Vec<Stmt>> {
        let Some((first, rest)) = resources.split_first() else {
            return self.statements(&block.statements);
        };
        let mut made = Vec::new();
        let (resource, java_type, at) = match first {
            Resource::Local { name, value, .. } => {
                let id = self.declared_local(name.span)?;
                let java_type = self.attribution().locals[id].ty.clone();
                let local = self.declare(id);
                let value = self.converted(value, &java_type)?;
                made.push(Stmt { kind: StmtKind::Local(local, Some(value)), span: name.span });
                (local, java_type, name.span)
            }
            Resource::Expr(value) => {
                let java_type = self.type_of(value)?;
                let at = value.span;
                let value = self.expression(value)?;
                let local = self.fresh("resource", value.ty.clone(), at);
                made.push(Stmt { kind: StmtKind::Local(local, Some(value)), span: at });
                (local, java_type, at)
            }
        };
        let throwable = self.throwable(at)?;
        let throwable = self.world.class(throwable);
        let primary = self.fresh("primary", Type::Class(throwable), at);
        let null = Expr { kind: ExprKind::Null, ty: Type::Null, span: at };
        made.push(Stmt { kind: StmtKind::Local(primary, Some(null)), span: at });

        let body = self.with_resources(rest, block, span)?;
        let remember = self.remembering(primary, throwable, at);
        let finally = self.closing(resource, &java_type, primary, throwable, at)?;
        let kind = StmtKind::Try { body, catches: vec![remember], finally: Some(vec![finally]) };
        made.push(Stmt { kind, span });
        Ok(made)
    }

    /// `catch (Throwable t) { primary = t; throw t; }`
    fn remembering(&mut self, primary: LocalId, throwable: ClassId, span: Span) -> Catch {
        let variable = self.fresh("thrown", Type::Class(throwable), span);
        let caught = self.local(variable, span);
        let kept = self.assigned_local(primary, caught.clone(), span);
        let thrown = Stmt { kind: StmtKind::Throw(caught), span };
        Catch { classes: vec![throwable], variable, body: vec![kept, thrown], passes_on: true, span }
    }

    /// Closes a resource that is not null. An exception of it is lost to the one that there is already, if there is one.
    fn closing(
        &mut self,
        resource: LocalId,
        java_type: &classes::Type,
        primary: LocalId,
        throwable: ClassId,
        span: Span,
    ) -> Made<Stmt> {
        let close = self.close_call(resource, java_type, span)?;
        let suppressed = self.fresh("suppressed", Type::Class(throwable), span);
        let add = self.world.library_method("java.lang.Throwable", "addSuppressed", &["java.lang.Throwable"], span)?;
        let receiver = Box::new(self.local(primary, span));
        let argument = self.local(suppressed, span);
        let added = Expr { kind: ExprKind::VirtualCall(receiver, add, vec![argument]), ty: Type::Void, span };
        let body = vec![expression_statement(added)];
        let catch = Catch { classes: vec![throwable], variable: suppressed, body, passes_on: false, span };
        let kind =
            StmtKind::Try { body: vec![expression_statement(close.clone())], catches: vec![catch], finally: None };
        let quiet = Stmt { kind, span };
        let test = self.is_not_null(primary, span);
        let either = StmtKind::If(test, Box::new(quiet), Some(Box::new(expression_statement(close))));
        let either = Stmt { kind: either, span };
        let test = self.is_not_null(resource, span);
        Ok(Stmt { kind: StmtKind::If(test, Box::new(either), None), span })
    }

    fn is_not_null(&mut self, local: LocalId, span: Span) -> Expr {
        let null = Expr { kind: ExprKind::Null, ty: Type::Null, span };
        binary_operation(BinaryOp::Ne, self.local(local, span), null, Type::Boolean, span)
    }

    fn close_call(&mut self, resource: LocalId, java_type: &classes::Type, span: Span) -> Made<Expr> {
        let method = self.method_without_parameters(java_type, "close", "java.lang.AutoCloseable", span)?;
        let owner = Type::Class(self.world.program.methods[method].owner);
        let receiver = self.local(resource, span);
        let receiver = self.cast(receiver, owner);
        Ok(Expr { kind: ExprKind::VirtualCall(Box::new(receiver), method, Vec::new()), ty: Type::Void, span })
    }
}
