//! Prints statements.

use super::expressions::Printer;
use super::{declaration, line};
use crate::program::{LabelId, LoopSpec, Stmt, StmtKind};
use base::arena::Id;

fn target(label: Option<LabelId>) -> String {
    label.map_or_else(String::new, |label| format!(" {}", label.index()))
}

impl Printer<'_> {
    /// Appends a statement.
    pub fn statement(&self, statement: &Stmt, depth: usize, out: &mut String) {
        match &statement.kind {
            StmtKind::Block(statements) => {
                line(out, depth, "block");
                self.statements(statements, depth + 1, out);
            }
            StmtKind::Local(local, value) => {
                let declared = declaration(self.program, self.locals, *local);
                let value = value.as_ref().map_or_else(String::new, |value| format!(" = {}", self.expr(value)));
                line(out, depth, &format!("{declared}{value}"));
            }
            StmtKind::Expr(expr) => line(out, depth, &self.expr(expr)),
            StmtKind::If(condition, yes, no) => {
                line(out, depth, &format!("if {}", self.expr(condition)));
                self.part(yes, depth + 1, out);
                if let Some(no) = no {
                    line(out, depth, "else");
                    self.part(no, depth + 1, out);
                }
            }
            StmtKind::While { spec, condition, update, body } => {
                line(out, depth, &format!("while {}", self.expr(condition)));
                self.loop_spec(spec, depth + 1, out);
                self.part(body, depth + 1, out);
                for update in update {
                    line(out, depth + 1, &format!("update {}", self.expr(update)));
                }
            }
            StmtKind::DoWhile { spec, body, condition } => {
                line(out, depth, "do");
                self.loop_spec(spec, depth + 1, out);
                self.part(body, depth + 1, out);
                line(out, depth, &format!("while {}", self.expr(condition)));
            }
            StmtKind::ForEach { spec, variable, array, body } => {
                let declared = declaration(self.program, self.locals, *variable);
                line(out, depth, &format!("for {declared} : {}", self.expr(array)));
                self.loop_spec(spec, depth + 1, out);
                self.part(body, depth + 1, out);
            }
            StmtKind::Break(label) => line(out, depth, &format!("break{}", target(*label))),
            StmtKind::Continue(label) => line(out, depth, &format!("continue{}", target(*label))),
            StmtKind::Labeled(label, body) => {
                line(out, depth, &format!("label {}", label.index()));
                self.statement(body, depth + 1, out);
            }
            StmtKind::Switch { value, groups } => {
                line(out, depth, &format!("switch {}", self.expr(value)));
                for group in groups {
                    let mut labels: Vec<String> = group.values.iter().map(i64::to_string).collect();
                    labels.extend(group.is_default.then(|| "default".to_owned()));
                    line(out, depth + 1, &format!("case {}", labels.join(", ")));
                    self.statements(&group.body, depth + 2, out);
                }
            }
            StmtKind::Throw(exception) => line(out, depth, &format!("throw {}", self.expr(exception))),
            StmtKind::Try { body, catches, finally } => {
                line(out, depth, "try");
                self.statements(body, depth + 1, out);
                for catch in catches {
                    let names = catch.classes.iter().map(|class| self.program.classes[*class].simple_name.to_string());
                    let name = self.locals[catch.variable].name;
                    line(out, depth, &format!("catch {} {name}", names.collect::<Vec<_>>().join(" | ")));
                    self.statements(&catch.body, depth + 1, out);
                }
                if let Some(finally) = finally {
                    line(out, depth, "finally");
                    self.statements(finally, depth + 1, out);
                }
            }
            StmtKind::Return(None) => line(out, depth, "return"),
            StmtKind::Return(Some(value)) => line(out, depth, &format!("return {}", self.expr(value))),
            StmtKind::Assert(condition, error) => {
                let error =
                    error.as_ref().map_or_else(String::new, |error| format!(" else throw {}", self.expr(error)));
                line(out, depth, &format!("assert {}{error}", self.expr(condition)));
            }
            StmtKind::Contracted(contract, body) => {
                line(out, depth, "@ contract");
                super::print_contract(self, contract, out);
                self.statement(body, depth, out);
            }
            StmtKind::Set(target, value) => {
                line(out, depth, &format!("@ set {} = {}", self.expr(target), self.expr(value)));
            }
            StmtKind::SpecAssert(formula) => line(out, depth, &format!("@ assert {}", self.expr(formula))),
            StmtKind::SpecAssume(formula) => line(out, depth, &format!("@ assume {}", self.expr(formula))),
        }
    }

    fn statements(&self, statements: &[Stmt], depth: usize, out: &mut String) {
        for statement in statements {
            self.statement(statement, depth, out);
        }
    }

    /// A part of another statement; the lines of a block need no heading there.
    fn part(&self, statement: &Stmt, depth: usize, out: &mut String) {
        match &statement.kind {
            StmtKind::Block(statements) => self.statements(statements, depth, out),
            _ => self.statement(statement, depth, out),
        }
    }

    fn loop_spec(&self, spec: &LoopSpec, depth: usize, out: &mut String) {
        for summary in &spec.summaries {
            line(out, depth, &format!("ensures {}", self.expr(summary)));
        }
        for invariant in &spec.invariants {
            line(out, depth, &format!("loop_invariant {}", self.expr(invariant)));
        }
        for constant in &spec.constants {
            line(out, depth, &format!("skolem_constant {}", self.locals[*constant].name));
        }
        for predicate in &spec.predicates {
            line(out, depth, &format!("loop_predicate {}", self.expr(predicate)));
        }
        if let Some(variant) = &spec.variant {
            line(out, depth, &format!("decreases {}", self.expr(variant)));
        }
        if let Some(locations) = &spec.assignable {
            line(out, depth, &format!("assignable {}", self.locations(locations)));
        }
    }
}
