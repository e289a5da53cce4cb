//! The kind of body that a lambda has (JLS 15.27.2): whether it returns values, and whether its end can be reached.

use crate::checker::Checker;
use base::Span;
use syntax::ast::{Block, CaseBody, LambdaBody, Stmt, StmtKind};

/// What can be seen of the body of a lambda without its types.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Shape {
    /// Whether there is `return e;`.
    pub has_value_return: bool,
    /// The first `return;`.
    pub empty_return: Option<Span>,
    /// Whether the end of the block can be reached.
    pub can_complete: bool,
}

/// The shape of a body.
pub(super) fn of_body(body: &LambdaBody, checker: &Checker<'_>) -> Shape {
    let mut shape = Shape::default();
    if let LambdaBody::Block(block) = body {
        shape.can_complete = checker.can_complete_all(&block.statements);
        for statement in &block.statements {
            each(statement, &mut |statement| match &statement.kind {
                StmtKind::Return(Some(_)) => shape.has_value_return = true,
                StmtKind::Return(None) => shape.empty_return = shape.empty_return.or(Some(statement.span)),
                _ => {}
            });
        }
    }
    shape
}

/// Visits a statement and those within it, but no lambdas and classes.
pub(super) fn each<'s>(statement: &'s Stmt, visit: &mut impl FnMut(&'s Stmt)) {
    let mut open = vec![statement];
    while let Some(statement) = open.pop() {
        visit(statement);
        let mut inner: Vec<&Stmt> = Vec::new();
        within(statement, &mut inner);
        open.extend(inner.into_iter().rev());
    }
}

/// The statements directly within a statement.
pub(super) fn within<'s>(statement: &'s Stmt, inner: &mut Vec<&'s Stmt>) {
    fn all<'s>(block: &'s Block, inner: &mut Vec<&'s Stmt>) {
        inner.extend(&block.statements);
    }
    match &statement.kind {
        StmtKind::Block(block) | StmtKind::Synchronized(_, block) => all(block, inner),
        StmtKind::If { then_branch, else_branch, .. } => {
            inner.push(then_branch);
            inner.extend(else_branch.as_deref());
        }
        StmtKind::While { body, .. }
        | StmtKind::DoWhile { body, .. }
        | StmtKind::ForEach { body, .. }
        | StmtKind::Labeled { body, .. }
        | StmtKind::Contracted(_, body) => inner.push(body),
        StmtKind::For { init, body, .. } => {
            inner.extend(init);
            inner.push(body);
        }
        StmtKind::Switch(switch) => {
            for case in &switch.cases {
                match &case.body {
                    CaseBody::Statements(statements) => inner.extend(statements),
                    CaseBody::Stmt(statement) => inner.push(statement),
                    CaseBody::Expr(_) => {}
                }
            }
        }
        StmtKind::Try(statement) => {
            all(&statement.body, inner);
            for catch in &statement.catches {
                all(&catch.body, inner);
            }
            if let Some(finally) = &statement.finally {
                all(finally, inner);
            }
        }
        _ => {}
    }
}
