//! Specifications in bodies: of loops, and the statements that only the specification has.

use super::Rules;
use super::contracts::Subject;
use crate::attribution::Symbol;
use crate::checker::{Checker, Target};
use crate::expressions::without_parens;
use classes::Flags;
use syntax::ast::{Contract, Expr, ExprKind, LoopClauseKind, LoopSpec, SpecStmt, Stmt, StmtKind};

/// Jahob's formulas are another language.
pub(super) const JAHOB: &str = "Jahob formulas are not typed yet";

impl<'a> Checker<'a> {
    /// Types the specification of a loop, where the variables of its head are visible.
    pub(crate) fn loop_specification(&mut self, spec: &'a LoopSpec) {
        if let Some(contract) = self.loop_contract.take() {
            self.block_specification(contract);
        }
        let subject = Subject { is_inside: true, ..Subject::default() };
        self.in_block(|checker| {
            for clause in &spec.clauses {
                match &clause.kind {
                    LoopClauseKind::Invariant(e) => {
                        checker.specify(Rules::inside(), |checker| checker.formula(e, "the invariant"));
                    }
                    LoopClauseKind::Decreases(e) => {
                        checker.specify(Rules::inside(), |checker| checker.whole_number(e, "what decreases"));
                    }
                    LoopClauseKind::Assignable(locations) => {
                        checker.specify(Rules::inside(), |checker| checker.locations(locations, &subject));
                    }
                    LoopClauseKind::Predicates(list) => checker.specify(Rules::inside(), |checker| {
                        list.iter().for_each(|e| checker.formula(e, "the predicate"));
                    }),
                    LoopClauseKind::Constants(ty, declarators) => {
                        checker.specify(Rules::inside(), |checker| checker.specification_variables(ty, declarators));
                    }
                    LoopClauseKind::Clause(clause) => checker.clause(clause, None, &subject),
                    LoopClauseKind::Contract(contract) => checker.block_specification(contract),
                    LoopClauseKind::Jahob(formula) => {
                        checker.uncertain(formula.span, JAHOB);
                    }
                    LoopClauseKind::Unsupported(what) => {
                        checker.uncertain(what.span, &what.what);
                    }
                }
            }
        });
    }

    /// Types a statement with its contract. That of a loop speaks of the variables of its head, too.
    pub(crate) fn contracted(&mut self, contract: &'a Contract, statement: &'a Stmt) {
        if contract.is_loop_contract && is_loop(statement) {
            self.loop_contract = Some(contract);
        } else {
            self.block_specification(contract);
        }
        self.statement(statement);
    }

    /// Types a statement of the specification.
    pub(crate) fn spec_statement(&mut self, statement: &'a SpecStmt) {
        match statement {
            SpecStmt::Assert(e) => self.specify(Rules::inside(), |checker| checker.formula(e, "what is asserted")),
            SpecStmt::Assume(e) => self.specify(Rules::inside(), |checker| checker.formula(e, "what is assumed")),
            SpecStmt::Set(e) => self.set(e),
            SpecStmt::Unreachable => {}
            SpecStmt::Other(word, parts) => self.specify(Rules::inside(), |checker| match &*word.name {
                "hence_by" => parts.iter().for_each(|e| checker.formula(e, "the condition")),
                "havoc" => checker.location_values(parts),
                _ => parts.iter().for_each(|e| {
                    checker.expression(e, &Target::None);
                }),
            }),
            SpecStmt::Jahob(statement) => {
                self.uncertain(statement.span, JAHOB);
            }
            SpecStmt::Unsupported(what) => {
                self.uncertain(what.span, &what.what);
            }
        }
    }

    /// `set x = e`: only ghosts can be changed.
    fn set(&mut self, e: &'a Expr) {
        self.specify(Rules::code(), |checker| checker.expression(e, &Target::Statement));
        let target = match &e.kind {
            ExprKind::Assign { target, .. } | ExprKind::Step { target, .. } => target,
            _ => return,
        };
        if self.is_of_program(target) {
            let message = "`set` can only change ghost variables and fields, and this belongs to the program";
            self.specification_error(target.span, message);
        }
    }

    /// Whether a variable that has been typed belongs to the program, not to the specification.
    fn is_of_program(&self, e: &Expr) -> bool {
        let e = without_parens(e);
        match &e.kind {
            ExprKind::Index(array, _) => self.is_of_program(array),
            ExprKind::Name(_) | ExprKind::Field(..) => match self.files[self.current].symbols.get(&e.id) {
                Some(Symbol::Local(local)) => !self.files[self.current].locals[*local].is_specification,
                Some(Symbol::Field(field)) => !self.classes.field(*field).flags.has(Flags::SPECIFICATION),
                Some(Symbol::Length) => true,
                _ => false,
            },
            _ => false,
        }
    }
}

/// Whether a statement is a loop, perhaps with labels, or a block that begins with one.
fn is_loop(statement: &Stmt) -> bool {
    match &statement.kind {
        StmtKind::While { .. } | StmtKind::DoWhile { .. } | StmtKind::For { .. } | StmtKind::ForEach { .. } => true,
        StmtKind::Labeled { body, .. } => is_loop(body),
        StmtKind::Block(block) => block.statements.first().is_some_and(is_loop),
        _ => false,
    }
}
