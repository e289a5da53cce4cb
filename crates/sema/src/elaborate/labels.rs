//! Where `break`, `continue` and `yield` go: the enclosing loops, switches and labelled statements, innermost last.

use super::body::Body;
use super::world::{Made, unsupported};
use crate::program::{Expr, LabelId, LocalId, Stmt, StmtKind};
use base::arena::Id;
use base::{Name, Span};

/// The statements around the one that is being made, as far as something can jump to them.
#[derive(Default)]
pub struct Labels {
    /// The statements, innermost last.
    open: Vec<Jumpable>,
    /// How many labels have been given out in this body.
    count: usize,
}

/// What kind of statement it is that something can jump to.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum JumpKind {
    /// A loop: `break` and `continue`.
    Loop,
    /// A `switch` statement: `break`.
    Switch,
    /// Another statement with a label: `break` with that label.
    Block,
    /// A `switch` expression: `yield` puts the value, converted to this type, into the variable.
    Value(LocalId, classes::Type),
}

/// A statement that something can jump to.
struct Jumpable {
    id: LabelId,
    kind: JumpKind,
    names: Vec<Name>,
    is_used: bool,
}

impl Body<'_, '_> {
    /// Makes a statement that can be jumped to, by the names of its labels too. It gets a label around it only if
    /// something does.
    pub(super) fn jumpable(
        &mut self,
        kind: JumpKind,
        names: &[Name],
        span: Span,
        make: impl FnOnce(&mut Self, LabelId) -> Made<Stmt>,
    ) -> Made<Stmt> {
        let id = LabelId::from_index(self.labels.count);
        self.labels.count += 1;
        self.labels.open.push(Jumpable { id, kind, names: names.to_vec(), is_used: false });
        let made = make(self, id);
        let is_used = self.labels.open.pop().is_some_and(|target| target.is_used);
        let made = made?;
        Ok(if is_used { Stmt { kind: StmtKind::Labeled(id, Box::new(made)), span } } else { made })
    }

    /// A jump behind the statement with this label, which is open.
    pub(super) fn leave(&mut self, id: LabelId, span: Span) -> Stmt {
        if let Some(target) = self.labels.open.iter_mut().rev().find(|target| target.id == id) {
            target.is_used = true;
        }
        Stmt { kind: StmtKind::Break(Some(id)), span }
    }

    /// `break;`, `break l;`
    pub(super) fn break_statement(&mut self, label: Option<Name>, span: Span) -> Made<Stmt> {
        let found = self.find_target(|target| match label {
            Some(label) => target.names.contains(&label),
            None => matches!(target.kind, JumpKind::Loop | JumpKind::Switch),
        });
        match found {
            Some(id) => Ok(Stmt { kind: StmtKind::Break(Some(id)), span }),
            None => unsupported("jumps to nowhere", span),
        }
    }

    /// `continue;`, `continue l;`
    pub(super) fn continue_statement(&mut self, label: Option<Name>, span: Span) -> Made<Stmt> {
        let found = self.find_target(|target| {
            target.kind == JumpKind::Loop && label.is_none_or(|label| target.names.contains(&label))
        });
        match found {
            Some(id) => Ok(Stmt { kind: StmtKind::Continue(Some(id)), span }),
            None => unsupported("jumps to nowhere", span),
        }
    }

    /// `yield e;`, and `-> e` in a `switch` expression.
    pub(super) fn yield_statement(&mut self, value: &syntax::ast::Expr, span: Span) -> Made<Stmt> {
        let wanted = self.labels.open.iter().rev().find_map(|target| match &target.kind {
            JumpKind::Value(local, ty) => Some((target.id, *local, ty.clone())),
            _ => None,
        });
        let Some((id, local, ty)) = wanted else {
            return unsupported("jumps to nowhere", span);
        };
        let value = self.converted(value, &ty)?;
        let assigned = self.assigned_local(local, value, span);
        let leave = self.leave(id, span);
        Ok(Stmt { kind: StmtKind::Block(vec![assigned, leave]), span })
    }

    /// `local = value;`
    pub(super) fn assigned_local(&mut self, local: LocalId, value: Expr, span: Span) -> Stmt {
        let target = self.local(local, span);
        super::body::expression_statement(super::expressions::assignment(target, value, span))
    }

    fn find_target(&mut self, is_meant: impl Fn(&Jumpable) -> bool) -> Option<LabelId> {
        let target = self.labels.open.iter_mut().rev().find(|target| is_meant(target))?;
        target.is_used = true;
        Some(target.id)
    }
}
