//! Whether a statement can complete normally (JLS 14.22), as far as the scope of pattern variables and the flow through
//! `switch` depend on it. What cannot be reached is reported elsewhere.

use crate::checker::Checker;
use base::Name;
use syntax::ast::{CaseBody, Expr, Label, Stmt, StmtKind, Switch};

impl<'a> Checker<'a> {
    /// Whether the statement behind this one can be reached; its conditions have been typed.
    pub(crate) fn can_complete(&self, statement: &Stmt) -> bool {
        match &statement.kind {
            StmtKind::Break(_)
            | StmtKind::Continue(_)
            | StmtKind::Yield(_)
            | StmtKind::Return(_)
            | StmtKind::Throw(_) => false,
            StmtKind::Block(block) => self.can_complete_all(&block.statements),
            StmtKind::If { then_branch, else_branch, .. } => {
                self.can_complete(then_branch) || else_branch.as_ref().is_none_or(|branch| self.can_complete(branch))
            }
            StmtKind::While { condition, body, .. } => !self.is_true(condition) || has_break(body, None),
            StmtKind::DoWhile { body, condition, .. } => {
                let reaches_condition = self.can_complete(body) || has_continue(body, None);
                (reaches_condition && !self.is_true(condition)) || has_break(body, None)
            }
            StmtKind::For { condition, body, .. } => {
                condition.as_ref().is_some_and(|condition| !self.is_true(condition)) || has_break(body, None)
            }
            StmtKind::Labeled { label, body } => self.can_complete(body) || has_break(body, Some(label.name)),
            StmtKind::Switch(switch) => self.can_complete_switch(switch),
            StmtKind::Synchronized(_, body) => self.can_complete_all(&body.statements),
            StmtKind::Try(statement) => {
                let finally = statement.finally.as_ref();
                let is_left = self.can_complete_all(&statement.body.statements)
                    || statement.catches.iter().any(|catch| self.can_complete_all(&catch.body.statements));
                is_left && finally.is_none_or(|block| self.can_complete_all(&block.statements))
            }
            StmtKind::Contracted(_, inner) => self.can_complete(inner),
            _ => true,
        }
    }

    /// Whether the end of a list of statements can be reached.
    pub(crate) fn can_complete_all(&self, statements: &[Stmt]) -> bool {
        statements.iter().all(|statement| self.can_complete(statement))
    }

    fn is_true(&self, condition: &Expr) -> bool {
        self.truth(condition) == Some(true)
    }

    fn can_complete_switch(&self, switch: &Switch) -> bool {
        let labels = || switch.cases.iter().flat_map(|case| &case.labels);
        // A `switch` with patterns or `null` must cover everything, so that one of its cases is always taken.
        let is_covered = labels().any(|label| match label {
            Label::Default(_) | Label::Pattern(_) => true,
            Label::Expr(e) => is_null(e),
        });
        if !is_covered || switch.cases.iter().any(|case| case_has_break(&case.body, None)) {
            return true;
        }
        let last = switch.cases.len().saturating_sub(1);
        switch.cases.iter().enumerate().any(|(index, case)| match &case.body {
            CaseBody::Statements(statements) => index == last && self.can_complete_all(statements),
            CaseBody::Expr(_) => true,
            CaseBody::Stmt(statement) => self.can_complete(statement),
        })
    }
}

/// Whether an expression is `null`.
pub(super) fn is_null(e: &Expr) -> bool {
    use syntax::ast::{ExprKind, Literal};
    matches!(crate::expressions::without_parens(e).kind, ExprKind::Literal(Literal::Null))
}

/// Whether a `break` without label, or with this one, leaves the statement around this one.
pub(super) fn has_break(statement: &Stmt, label: Option<Name>) -> bool {
    let is_wanted = |statement: &Stmt, is_inner: bool| match &statement.kind {
        StmtKind::Break(None) => label.is_none() && !is_inner,
        StmtKind::Break(Some(found)) => Some(found.name) == label,
        _ => false,
    };
    any(statement, Inside::Nothing, &is_wanted)
}

fn has_continue(statement: &Stmt, label: Option<Name>) -> bool {
    let is_wanted = |statement: &Stmt, is_inner: bool| match &statement.kind {
        StmtKind::Continue(None) => label.is_none() && !is_inner,
        StmtKind::Continue(Some(found)) => Some(found.name) == label,
        _ => false,
    };
    any(statement, Inside::Switch, &is_wanted)
}

fn case_has_break(body: &CaseBody, label: Option<Name>) -> bool {
    match body {
        CaseBody::Statements(statements) => statements.iter().any(|statement| has_break(statement, label)),
        CaseBody::Stmt(statement) => has_break(statement, label),
        CaseBody::Expr(_) => false,
    }
}

/// Which statements a jump without label does not go through.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inside {
    /// None: loops and `switch` are what it leaves.
    Nothing,
    /// `switch` is gone through, by `continue`.
    Switch,
}

/// Whether a statement within this one is wanted; the second argument says whether it stands within a loop (or a
/// `switch`) that catches jumps without label.
fn any(statement: &Stmt, inside: Inside, is_wanted: &dyn Fn(&Stmt, bool) -> bool) -> bool {
    let mut open = vec![(statement, false)];
    while let Some((statement, is_inner)) = open.pop() {
        if is_wanted(statement, is_inner) {
            return true;
        }
        match &statement.kind {
            StmtKind::Block(block) | StmtKind::Synchronized(_, block) => {
                open.extend(block.statements.iter().map(|statement| (statement, is_inner)));
            }
            StmtKind::If { then_branch, else_branch, .. } => {
                open.push((&**then_branch, is_inner));
                open.extend(else_branch.as_deref().map(|branch| (branch, is_inner)));
            }
            StmtKind::While { body, .. }
            | StmtKind::DoWhile { body, .. }
            | StmtKind::For { body, .. }
            | StmtKind::ForEach { body, .. } => open.push((&**body, true)),
            StmtKind::Labeled { body, .. } | StmtKind::Contracted(_, body) => open.push((&**body, is_inner)),
            StmtKind::Switch(switch) => {
                let is_inner = is_inner || inside == Inside::Nothing;
                for case in &switch.cases {
                    match &case.body {
                        CaseBody::Statements(statements) => {
                            open.extend(statements.iter().map(|statement| (statement, is_inner)));
                        }
                        CaseBody::Stmt(statement) => open.push((&**statement, is_inner)),
                        CaseBody::Expr(_) => {}
                    }
                }
            }
            StmtKind::Try(statement) => {
                let blocks = std::iter::once(&statement.body)
                    .chain(statement.catches.iter().map(|catch| &catch.body))
                    .chain(&statement.finally);
                open.extend(blocks.flat_map(|block| &block.statements).map(|statement| (statement, is_inner)));
            }
            _ => {}
        }
    }
    false
}
