//! Walking over expressions.

use crate::program::{Expr, ExprKind, Location, Stmt, StmtKind};

impl Expr {
    /// Visits this expression and all below it.
    pub fn visit(&self, visit: &mut dyn FnMut(&Expr)) {
        visit(self);
        match &self.kind {
            ExprKind::Field(inner, _)
            | ExprKind::Length(inner)
            | ExprKind::Unary(_, inner)
            | ExprKind::Convert(inner)
            | ExprKind::Cast(inner)
            | ExprKind::InstanceOf(inner, _)
            | ExprKind::Old(inner)
            | ExprKind::Before(inner)
            | ExprKind::NonNull(inner)
            | ExprKind::Unboxed(inner, _)
            | ExprKind::Step { target: inner, .. } => inner.visit(visit),
            ExprKind::Index(left, right)
            | ExprKind::Binary(_, left, right)
            | ExprKind::SameBox(left, right, _)
            | ExprKind::Assign { target: left, value: right, .. }
            | ExprKind::Update { target: left, value: right, .. } => {
                left.visit(visit);
                right.visit(visit);
            }
            ExprKind::Conditional(condition, left, right) => {
                [condition, left, right].into_iter().for_each(|part| part.visit(visit));
            }
            ExprKind::VirtualCall(receiver, _, arguments) => {
                receiver.visit(visit);
                arguments.iter().for_each(|part| part.visit(visit));
            }
            ExprKind::StaticCall(_, parts)
            | ExprKind::SuperCall(_, parts)
            | ExprKind::ConstructorCall(_, parts)
            | ExprKind::New(_, parts)
            | ExprKind::NewArray(parts)
            | ExprKind::Content(_, parts)
            | ExprKind::Logic(_, parts)
            | ExprKind::Concat(parts)
            | ExprKind::ArrayLiteral(parts) => parts.iter().for_each(|part| part.visit(visit)),
            ExprKind::Sequence(statements, value) => {
                statements.iter().for_each(|statement| statement.visit_expressions(&mut |expr| expr.visit(visit)));
                value.visit(visit);
            }
            ExprKind::Int(_)
            | ExprKind::Float(_)
            | ExprKind::Double(_)
            | ExprKind::String(_)
            | ExprKind::ClassLiteral(_)
            | ExprKind::Bool(_)
            | ExprKind::Null
            | ExprKind::This
            | ExprKind::Local(_)
            | ExprKind::StaticField(_)
            | ExprKind::TypeLiteral(_)
            | ExprKind::Result => {}
            ExprKind::Quantified { range, body, .. } | ExprKind::Comprehension { range, body, .. } => {
                range.iter().for_each(|range| range.visit(visit));
                body.visit(visit);
            }
            ExprKind::SequenceDefinition { low, high, body, .. } => {
                [low, high, body].into_iter().for_each(|part| part.visit(visit));
            }
            ExprKind::Locations(list) => {
                list.iter().flat_map(Location::expressions).for_each(|part| part.visit(visit));
            }
        }
    }
}

impl Stmt {
    /// Visits the expressions that stand directly in this statement or in a statement within it, specifications excluded.
    pub fn visit_expressions(&self, visit: &mut dyn FnMut(&Expr)) {
        let mut all = |statements: &[Stmt]| statements.iter().for_each(|part| part.visit_expressions(visit));
        match &self.kind {
            StmtKind::Block(statements) => all(statements),
            StmtKind::Local(_, value) | StmtKind::Return(value) => value.iter().for_each(visit),
            StmtKind::Expr(expr) | StmtKind::Throw(expr) => visit(expr),
            StmtKind::If(condition, yes, no) => {
                visit(condition);
                yes.visit_expressions(visit);
                no.iter().for_each(|no| no.visit_expressions(visit));
            }
            StmtKind::While { condition, update, body, .. } => {
                visit(condition);
                body.visit_expressions(visit);
                update.iter().for_each(visit);
            }
            StmtKind::DoWhile { body, condition, .. } => {
                body.visit_expressions(visit);
                visit(condition);
            }
            StmtKind::ForEach { array, body, .. } => {
                visit(array);
                body.visit_expressions(visit);
            }
            StmtKind::Labeled(_, body) | StmtKind::Contracted(_, body) => body.visit_expressions(visit),
            StmtKind::Switch { value, groups } => {
                visit(value);
                groups.iter().flat_map(|group| &group.body).for_each(|part| part.visit_expressions(visit));
            }
            StmtKind::Try { body, catches, finally } => {
                all(body);
                catches.iter().for_each(|catch| all(&catch.body));
                finally.iter().for_each(|finally| all(finally));
            }
            StmtKind::Assert(condition, error) => {
                visit(condition);
                error.iter().for_each(visit);
            }
            StmtKind::Break(_)
            | StmtKind::Continue(_)
            | StmtKind::SpecAssert(_)
            | StmtKind::SpecAssume(_)
            | StmtKind::Set(..) => {}
        }
    }
}
