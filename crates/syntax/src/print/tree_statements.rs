//! Statements as an indented tree.

use super::Printer;
use crate::ast::*;

impl Printer {
    fn tree_block(&mut self, head: &str, block: &Block) {
        self.line(head);
        self.below(|printer| printer.statements(&block.statements));
    }

    /// A line of a word and, maybe, an expression.
    fn tree_line(&mut self, word: &str, value: Option<&Expr>) {
        self.begin();
        self.put(word);
        if let Some(value) = value {
            self.put(" ");
            self.expression(value);
        }
        self.end();
    }

    /// A line of a word and, maybe, a name.
    fn tree_jump(&mut self, word: &str, label: Option<&Ident>) {
        self.begin();
        self.put(word);
        if let Some(label) = label {
            self.put(" ");
            self.name(label);
        }
        self.end();
    }

    pub(super) fn tree_statement(&mut self, statement: &Stmt) {
        match &statement.kind {
            StmtKind::Empty => self.line("empty"),
            StmtKind::Block(block) => self.tree_block("block", block),
            StmtKind::Local(local) => {
                self.begin();
                self.put("local ");
                self.local(local);
                self.end();
            }
            StmtKind::Class(declaration) => self.tree_type(declaration),
            StmtKind::Expr(value) => {
                self.begin();
                self.expression(value);
                self.end();
            }
            StmtKind::If { condition, then_branch, else_branch } => {
                self.tree_line("if", Some(condition));
                self.below(|printer| printer.statement(then_branch));
                if let Some(else_branch) = else_branch {
                    self.line("else");
                    self.below(|printer| printer.statement(else_branch));
                }
            }
            StmtKind::Labeled { label, body } => {
                self.tree_jump("label", Some(label));
                self.below(|printer| printer.statement(body));
            }
            StmtKind::Switch(switch) => {
                self.tree_line("switch", Some(&switch.selector));
                self.below(|printer| printer.tree_cases(switch));
            }
            StmtKind::Break(label) => self.tree_jump("break", label.as_ref()),
            StmtKind::Continue(label) => self.tree_jump("continue", label.as_ref()),
            StmtKind::Yield(value) => self.tree_line("yield", Some(value)),
            StmtKind::Return(value) => self.tree_line("return", value.as_ref()),
            StmtKind::Throw(value) => self.tree_line("throw", Some(value)),
            StmtKind::Synchronized(lock, body) => {
                self.tree_line("synchronized", Some(lock));
                self.below(|printer| printer.statements(&body.statements));
            }
            StmtKind::Try(statement) => self.tree_try(statement),
            StmtKind::Assert { condition, message } => {
                self.begin();
                self.put("assert ");
                self.expression(condition);
                if let Some(message) = message {
                    self.put(" : ");
                    self.expression(message);
                }
                self.end();
            }
            StmtKind::Specification(specification) => self.spec_statement(specification),
            StmtKind::Contracted(contract, body) => {
                self.contract(contract);
                self.statement(body);
            }
            StmtKind::Error => self.line("error"),
            _ => self.tree_loop(statement),
        }
    }

    fn tree_loop(&mut self, statement: &Stmt) {
        let (spec, body) = match &statement.kind {
            StmtKind::While { spec, condition, body } => {
                self.tree_line("while", Some(condition));
                (spec, body)
            }
            StmtKind::DoWhile { spec, body, condition } => {
                self.tree_line("do-while", Some(condition));
                (spec, body)
            }
            StmtKind::For { spec, init, condition, update, body } => {
                self.begin();
                self.put("for ");
                self.for_head(init, condition.as_ref(), update);
                self.end();
                (spec, body)
            }
            StmtKind::ForEach { spec, parameter, iterable, body } => {
                self.begin();
                self.put("for-each ");
                self.parameter(parameter);
                self.put(" : ");
                self.expression(iterable);
                self.end();
                (spec, body)
            }
            _ => return,
        };
        self.below(|printer| {
            printer.loop_clauses(spec);
            printer.statement(body);
        });
    }

    /// `i; c; u`
    pub(super) fn for_head(&mut self, init: &[Stmt], condition: Option<&Expr>, update: &[Expr]) {
        self.list(init, |printer, statement| match &statement.kind {
            StmtKind::Local(local) => printer.local(local),
            StmtKind::Expr(value) => printer.expression(value),
            _ => {}
        });
        self.put("; ");
        if let Some(condition) = condition {
            self.expression(condition);
        }
        self.put("; ");
        self.expressions(update);
    }

    fn tree_try(&mut self, statement: &Try) {
        self.line("try");
        self.below(|printer| {
            for resource in &statement.resources {
                printer.begin();
                printer.put("resource ");
                printer.resource(resource);
                printer.end();
            }
            printer.statements(&statement.body.statements);
        });
        for catch in &statement.catches {
            self.begin();
            self.put("catch ");
            self.parameter(&catch.parameter);
            self.end();
            self.below(|printer| printer.statements(&catch.body.statements));
        }
        if let Some(finally) = &statement.finally {
            self.tree_block("finally", finally);
        }
    }

    pub(super) fn resource(&mut self, resource: &Resource) {
        match resource {
            Resource::Local { modifiers, ty, name, value } => {
                self.modifiers(modifiers);
                self.type_reference(ty);
                self.put(" ");
                self.name(name);
                self.put(" = ");
                self.expression(value);
            }
            Resource::Expr(value) => self.expression(value),
        }
    }

    pub(super) fn tree_cases(&mut self, switch: &Switch) {
        for case in &switch.cases {
            self.begin();
            self.put("case ");
            self.list(&case.labels, Self::label);
            if let Some(guard) = &case.guard {
                self.put(" when ");
                self.expression(guard);
            }
            self.put(if matches!(case.body, CaseBody::Statements(_)) { ":" } else { " ->" });
            self.end();
            self.below(|printer| match &case.body {
                CaseBody::Statements(statements) => printer.statements(statements),
                CaseBody::Expr(value) => printer.tree_line("value", Some(value)),
                CaseBody::Stmt(statement) => printer.statement(statement),
            });
        }
    }

    pub(super) fn label(&mut self, label: &Label) {
        match label {
            Label::Default(_) => self.put("default"),
            Label::Expr(value) => self.expression(value),
            Label::Pattern(pattern) => {
                if self.style == super::Style::Tree {
                    self.put("pattern ");
                }
                self.pattern(pattern);
            }
        }
    }
}
