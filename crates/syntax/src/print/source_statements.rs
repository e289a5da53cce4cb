//! Statements as Java.

use super::Printer;
use super::source::is_specification;
use crate::ast::*;

impl Printer {
    /// `{ … }`, without the end of the last line.
    pub(super) fn source_block(&mut self, block: &Block) {
        self.put("{\n");
        self.below(|printer| printer.statements(&block.statements));
        self.begin();
        self.put("}");
    }

    /// A line of a word and, maybe, an expression.
    fn word_line(&mut self, word: &str, value: Option<&Expr>) {
        self.begin();
        self.put(word);
        if let Some(value) = value {
            self.put(" ");
            self.expression(value);
        }
        self.put(";\n");
    }

    fn local_line(&mut self, local: &LocalDecl) {
        self.begin();
        self.local(local);
        self.put(";\n");
    }

    fn jump_line(&mut self, word: &str, label: Option<&Ident>) {
        self.begin();
        self.put(word);
        if let Some(label) = label {
            self.put(" ");
            self.name(label);
        }
        self.put(";\n");
    }

    /// The beginning of a line up to a condition in parentheses, and the statement below it.
    fn headed(&mut self, word: &str, condition: &Expr, body: &Stmt) {
        self.begin();
        self.condition(word, condition);
        self.end();
        self.below(|printer| printer.statement(body));
    }

    fn condition(&mut self, word: &str, condition: &Expr) {
        self.put(word);
        self.put(" (");
        self.expression(condition);
        self.put(")");
    }

    pub(super) fn source_statement(&mut self, statement: &Stmt) {
        match &statement.kind {
            StmtKind::Empty => self.line(";"),
            StmtKind::Block(block) => {
                self.begin();
                self.source_block(block);
                self.end();
            }
            StmtKind::Local(local) if is_specification(&local.modifiers) => {
                self.comment(|printer| printer.local_line(local));
            }
            StmtKind::Local(local) => self.local_line(local),
            StmtKind::Class(declaration) => self.source_type(declaration),
            StmtKind::Expr(value) => {
                self.begin();
                self.expression(value);
                self.put(";\n");
            }
            StmtKind::If { condition, then_branch, else_branch } => {
                self.headed("if", condition, then_branch);
                if let Some(else_branch) = else_branch {
                    self.line("else");
                    // A chain of `else if` is as deep as it is long: it would be wide, too.
                    match else_branch.kind {
                        StmtKind::If { .. } => self.statement(else_branch),
                        _ => self.below(|printer| printer.statement(else_branch)),
                    }
                }
            }
            StmtKind::Labeled { label, body } => {
                self.begin();
                self.name(label);
                self.put(":\n");
                self.statement(body);
            }
            StmtKind::Switch(switch) => {
                self.begin();
                self.source_switch(switch);
                self.end();
            }
            StmtKind::Break(label) => self.jump_line("break", label.as_ref()),
            StmtKind::Continue(label) => self.jump_line("continue", label.as_ref()),
            StmtKind::Yield(value) => self.word_line("yield", Some(value)),
            StmtKind::Return(value) => self.word_line("return", value.as_ref()),
            StmtKind::Throw(value) => self.word_line("throw", Some(value)),
            StmtKind::Synchronized(lock, body) => {
                self.begin();
                self.condition("synchronized", lock);
                self.put(" ");
                self.source_block(body);
                self.end();
            }
            StmtKind::Try(statement) => self.source_try(statement),
            StmtKind::Assert { condition, message } => {
                self.begin();
                self.put("assert ");
                self.expression(condition);
                if let Some(message) = message {
                    self.put(" : ");
                    self.expression(message);
                }
                self.put(";\n");
            }
            StmtKind::Specification(specification) if matches!(**specification, SpecStmt::Jahob(_)) => {
                self.spec_statement(specification);
            }
            StmtKind::Specification(specification) => {
                self.comment(|printer| printer.spec_statement(specification));
            }
            StmtKind::Contracted(contract, body) => {
                self.comment(|printer| printer.contract(contract));
                self.statement(body);
            }
            StmtKind::Error => {}
            _ => self.source_loop(statement),
        }
    }

    fn source_loop(&mut self, statement: &Stmt) {
        match &statement.kind {
            StmtKind::While { spec, condition, body } => {
                self.comment(|printer| printer.loop_clauses(spec));
                self.begin();
                self.put("while");
                self.jahob_invariants(spec);
                self.condition("", condition);
                self.end();
                self.below(|printer| printer.statement(body));
            }
            StmtKind::DoWhile { spec, body, condition } => {
                self.comment(|printer| printer.loop_clauses(spec));
                self.line("do");
                self.below(|printer| printer.statement(body));
                self.begin();
                self.condition("while", condition);
                self.put(";\n");
            }
            StmtKind::For { spec, init, condition, update, body } => {
                self.comment(|printer| printer.loop_clauses(spec));
                self.begin();
                self.put("for (");
                self.for_head(init, condition.as_ref(), update);
                self.put(")\n");
                self.below(|printer| printer.statement(body));
            }
            StmtKind::ForEach { spec, parameter, iterable, body } => {
                self.comment(|printer| printer.loop_clauses(spec));
                self.begin();
                self.put("for (");
                self.parameter(parameter);
                self.put(" : ");
                self.expression(iterable);
                self.put(")\n");
                self.below(|printer| printer.statement(body));
            }
            _ => {}
        }
    }

    fn source_try(&mut self, statement: &Try) {
        self.begin();
        self.put("try ");
        if !statement.resources.is_empty() {
            self.put("(");
            self.separated(&statement.resources, "; ", Self::resource);
            self.put(") ");
        }
        self.source_block(&statement.body);
        for catch in &statement.catches {
            self.put(" catch (");
            self.parameter(&catch.parameter);
            self.put(") ");
            self.source_block(&catch.body);
        }
        if let Some(finally) = &statement.finally {
            self.put(" finally ");
            self.source_block(finally);
        }
        self.end();
    }

    /// `switch (e) { … }`, without the end of the last line.
    pub(super) fn source_switch(&mut self, switch: &Switch) {
        self.condition("switch", &switch.selector);
        self.put(" {\n");
        self.below(|printer| switch.cases.iter().for_each(|case| printer.source_case(case)));
        self.begin();
        self.put("}");
    }

    fn source_case(&mut self, case: &Case) {
        self.begin();
        match case.labels[..] {
            [Label::Default(_)] => {}
            _ => self.put("case "),
        }
        self.list(&case.labels, Self::label);
        if let Some(guard) = &case.guard {
            self.put(" when ");
            self.expression(guard);
        }
        match &case.body {
            CaseBody::Statements(statements) => {
                self.put(":\n");
                self.below(|printer| printer.statements(statements));
            }
            CaseBody::Expr(value) => {
                self.put(" -> ");
                self.expression(value);
                self.put(";\n");
            }
            CaseBody::Stmt(statement) => {
                self.put(" ->\n");
                self.below(|printer| printer.statement(statement));
            }
        }
    }
}
