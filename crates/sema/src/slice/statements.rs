//! Statements.

use super::declarations::{declarator, modifiers, parameter};
use super::expressions::expression;
use super::specification::{loop_spec, spec_statement};
use super::types::type_reference;
use super::{Block, Stmt, StmtKind, unsupported};
use syntax::ast::{self, Modifier};

/// The slice of a block.
pub fn block(written: &ast::Block) -> Block {
    Block { statements: written.statements.iter().map(statement).collect(), span: written.span }
}

/// The slice of a statement.
pub fn statement(written: &ast::Stmt) -> Stmt {
    let what = |what: &str| StmtKind::Unsupported(unsupported(what, written.span));
    let kind = match &written.kind {
        ast::StmtKind::Empty => StmtKind::Empty,
        ast::StmtKind::Block(inner) => StmtKind::Block(block(inner)),
        ast::StmtKind::Local(local) if local.modifiers.has(Modifier::Ghost) => what("ghost variables"),
        ast::StmtKind::Local(local) => StmtKind::Local {
            modifiers: modifiers(&local.modifiers),
            ty: type_reference(&local.ty),
            declarators: local.declarators.iter().map(declarator).collect(),
        },
        ast::StmtKind::Class(class) if class.kind == ast::TypeKind::Class => what("local classes"),
        ast::StmtKind::Class(_) => what("local types"),
        ast::StmtKind::Expr(inner) => StmtKind::Expr(expression(inner)),
        ast::StmtKind::If { condition, then_branch, else_branch } => StmtKind::If {
            condition: expression(condition),
            then_branch: Box::new(statement(then_branch)),
            else_branch: else_branch.as_deref().map(|branch| Box::new(statement(branch))),
        },
        ast::StmtKind::While { .. }
        | ast::StmtKind::DoWhile { .. }
        | ast::StmtKind::For { .. }
        | ast::StmtKind::ForEach { .. } => loop_statement(&written.kind),
        ast::StmtKind::Labeled { .. } => what("labels"),
        ast::StmtKind::Switch(_) => what("`switch` statements"),
        ast::StmtKind::Break(None) => StmtKind::Break,
        ast::StmtKind::Break(Some(_)) => what("labelled `break` statements"),
        ast::StmtKind::Continue(None) => StmtKind::Continue,
        ast::StmtKind::Continue(Some(_)) => what("labelled `continue` statements"),
        ast::StmtKind::Yield(_) => what("`yield` statements"),
        ast::StmtKind::Return(value) => StmtKind::Return(value.as_ref().map(expression)),
        ast::StmtKind::Throw(_) => what("`throw` statements"),
        ast::StmtKind::Synchronized(..) => what("`synchronized` statements"),
        ast::StmtKind::Try(_) => what("`try` statements"),
        ast::StmtKind::Assert { condition, message } => {
            StmtKind::Assert { condition: expression(condition), message: message.as_ref().map(expression) }
        }
        ast::StmtKind::Specification(specified) => spec_statement(specified, written.span),
        ast::StmtKind::Contracted(..) => what("block contracts"),
        ast::StmtKind::Error => what("code with syntax errors"),
    };
    Stmt { kind, span: written.span }
}

fn loop_statement(kind: &ast::StmtKind) -> StmtKind {
    match kind {
        ast::StmtKind::While { spec, condition, body } => {
            StmtKind::While { spec: loop_spec(spec), condition: expression(condition), body: Box::new(statement(body)) }
        }
        ast::StmtKind::DoWhile { spec, body, condition } => StmtKind::DoWhile {
            spec: loop_spec(spec),
            body: Box::new(statement(body)),
            condition: expression(condition),
        },
        ast::StmtKind::For { spec, init, condition, update, body } => StmtKind::For {
            spec: loop_spec(spec),
            init: init.iter().map(statement).collect(),
            condition: condition.as_ref().map(expression),
            update: update.iter().map(expression).collect(),
            body: Box::new(statement(body)),
        },
        ast::StmtKind::ForEach { spec, parameter: variable, iterable, body } => StmtKind::ForEach {
            spec: loop_spec(spec),
            parameter: parameter(variable),
            iterable: expression(iterable),
            body: Box::new(statement(body)),
        },
        _ => StmtKind::Empty,
    }
}
