//! What the body of a method comes to that does nothing else than choose and name values: an expression, or an exception.
//!
//! Terms are total: where a body throws, its value is that of the other branch, as `a[i]` has some value for every `i`. That it does not throw
//! there is asked besides, where specifications must have values ([`crate::spec::defined`]).

use crate::build::builder::Builder;
use crate::program::context::Lowered;
use crate::spec::expressions::{Meaning, State, Translation};
use logic::Term;
use logic::build::{and, bool, implies, not};
use sema::program::{Expr, ExprKind, LocalId, Stmt, StmtKind};

/// What statements come to.
pub enum Outcome {
    /// They return the value of an expression.
    Value(Expr),
    /// They throw an exception.
    Throws,
    /// They do more than can be said by an expression.
    Other,
}

/// Statements that are read as an expression.
pub struct Reading<'r, 'b, 'm> {
    /// The procedure that the specification belongs to.
    pub builder: &'r mut Builder<'b>,
    /// What names stand for. Variables get their values as they are met.
    pub meaning: &'r mut Meaning<'m>,
    /// The state that is spoken of.
    pub state: State,
}

impl Reading<'_, '_, '_> {
    /// What statements come to.
    pub fn outcome(&mut self, statements: &[Stmt]) -> Lowered<Outcome> {
        let Some((first, rest)) = statements.split_first() else { return Ok(Outcome::Other) };
        match &first.kind {
            StmtKind::Return(Some(value)) => Ok(Outcome::Value(value.clone())),
            StmtKind::Throw(_) => Ok(Outcome::Throws),
            StmtKind::Block(inner) => self.outcome(&joined(inner, rest)),
            StmtKind::If(condition, yes, no) => {
                let (yes, no) = branches(yes, no.as_deref(), rest);
                let outcomes = (self.outcome(&yes)?, self.outcome(&no)?);
                Ok(match outcomes {
                    (Outcome::Other, _) | (_, Outcome::Other) => Outcome::Other,
                    (Outcome::Throws, other) | (other, Outcome::Throws) => other,
                    (Outcome::Value(yes), Outcome::Value(no)) => {
                        let ty = yes.ty.clone();
                        let kind = ExprKind::Conditional(Box::new(condition.clone()), Box::new(yes), Box::new(no));
                        Outcome::Value(Expr { kind, ty, span: first.span })
                    }
                })
            }
            _ => match self.pass(first)? {
                Passed::On => self.outcome(rest),
                Passed::Not => Ok(Outcome::Other),
            },
        }
    }

    /// When statements do not throw, if they come to something that an expression can say.
    pub fn completes(&mut self, statements: &[Stmt]) -> Lowered<Option<Term>> {
        let Some((first, rest)) = statements.split_first() else { return Ok(None) };
        match &first.kind {
            StmtKind::Return(_) => Ok(Some(bool(true))),
            StmtKind::Throw(_) => Ok(Some(bool(false))),
            StmtKind::Block(inner) => self.completes(&joined(inner, rest)),
            StmtKind::If(condition, yes, no) => {
                let condition = self.term(condition)?;
                let (yes, no) = branches(yes, no.as_deref(), rest);
                let (Some(yes), Some(no)) = (self.completes(&yes)?, self.completes(&no)?) else { return Ok(None) };
                Ok(Some(and([implies(condition.clone(), yes), implies(not(condition), no)])))
            }
            _ => match self.pass(first)? {
                Passed::On => self.completes(rest),
                Passed::Not => Ok(None),
            },
        }
    }

    fn term(&mut self, expr: &Expr) -> Lowered<Term> {
        Translation::new(self.builder, self.meaning, self.state).term(expr)
    }

    /// Goes past a statement that names a value, or does nothing.
    fn pass(&mut self, statement: &Stmt) -> Lowered<Passed> {
        match &statement.kind {
            StmtKind::Local(local, Some(value)) => {
                let value = self.term(value)?;
                self.name(*local, value);
                Ok(Passed::On)
            }
            StmtKind::Expr(Expr { kind: ExprKind::Assign { compound: None, target, value }, .. }) => {
                let ExprKind::Local(local) = target.kind else { return Ok(Passed::Not) };
                let value = self.term(value)?;
                // Branches share the variables, so that each has one value for all of them.
                if self.meaning.variables.get(&local).is_some_and(|known| *known != value) {
                    return Ok(Passed::Not);
                }
                self.name(local, value);
                Ok(Passed::On)
            }
            StmtKind::Local(_, None)
            | StmtKind::SpecAssert(_)
            | StmtKind::SpecAssume(_)
            | StmtKind::Set(..)
            | StmtKind::Assert(..) => Ok(Passed::On),
            _ => Ok(Passed::Not),
        }
    }

    fn name(&mut self, local: LocalId, value: Term) {
        self.meaning.variables.insert(local, value.clone());
        self.meaning.entry_values.insert(local, value);
    }
}

/// Whether a statement can be gone past.
enum Passed {
    On,
    Not,
}

fn joined(inner: &[Stmt], rest: &[Stmt]) -> Vec<Stmt> {
    inner.iter().chain(rest).cloned().collect()
}

fn branches(yes: &Stmt, no: Option<&Stmt>, rest: &[Stmt]) -> (Vec<Stmt>, Vec<Stmt>) {
    let branch = |statement: Option<&Stmt>| statement.into_iter().chain(rest).cloned().collect();
    (branch(Some(yes)), branch(no))
}
