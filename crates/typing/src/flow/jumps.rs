//! Where `break`, `continue` and `yield` go.

use base::{Name, Span};
use syntax::ast::Ident;

/// A statement, or a `switch` expression, that a jump goes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TargetId(u32);

/// What a jump does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Jump {
    /// Leaves a statement.
    Break(TargetId),
    /// Goes on with a loop.
    Continue(TargetId),
    /// Gives a `switch` expression its value.
    Yield(TargetId),
    /// Leaves the method or lambda; by the statement at this place.
    Return(Span),
}

/// What can be jumped to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TargetKind {
    /// `while`, `do`, `for`
    Loop,
    /// A `switch` statement.
    Switch,
    /// A `switch` expression.
    SwitchExpression,
    /// A statement with a label.
    Labeled(Name),
}

/// What can be jumped to from where we are.
#[derive(Default, Debug)]
pub(super) struct Jumps {
    /// Innermost last.
    around: Vec<(TargetId, TargetKind)>,
    next: u32,
}

impl Jumps {
    /// Enters a statement that can be jumped to.
    pub fn enter(&mut self, kind: TargetKind) -> TargetId {
        let id = TargetId(self.next);
        self.next += 1;
        self.around.push((id, kind));
        id
    }

    /// Leaves the innermost one.
    pub fn leave(&mut self) {
        self.around.pop();
    }

    /// Enters a lambda or a class, out of which no jump goes; gives what [`Jumps::leave_body`] wants back.
    pub fn enter_body(&mut self) -> Vec<(TargetId, TargetKind)> {
        std::mem::take(&mut self.around)
    }

    /// Leaves a lambda or a class.
    pub fn leave_body(&mut self, around: Vec<(TargetId, TargetKind)>) {
        self.around = around;
    }

    /// Where a `break` goes; `None` if nowhere, which was reported.
    pub fn find_break(&self, label: Option<Ident>) -> Option<Jump> {
        let found = self.around.iter().rev().find(|(_, kind)| match label {
            Some(label) => *kind == TargetKind::Labeled(label.name),
            None => matches!(kind, TargetKind::Loop | TargetKind::Switch),
        });
        found.map(|(id, _)| Jump::Break(*id))
    }

    /// Where a `continue` goes. With a label it is the loop that stands directly behind it.
    pub fn find_continue(&self, label: Option<Ident>) -> Option<Jump> {
        let is_loop = |(_, kind): &&(TargetId, TargetKind)| *kind == TargetKind::Loop;
        let found = match label {
            None => self.around.iter().rev().find(is_loop),
            Some(label) => {
                let at = self.around.iter().rposition(|(_, kind)| *kind == TargetKind::Labeled(label.name))?;
                self.around[at..].iter().find(is_loop)
            }
        };
        found.map(|(id, _)| Jump::Continue(*id))
    }

    /// Where a `yield` goes.
    pub fn find_yield(&self) -> Option<Jump> {
        let found = self.around.iter().rev().find(|(_, kind)| *kind == TargetKind::SwitchExpression);
        found.map(|(id, _)| Jump::Yield(*id))
    }
}
