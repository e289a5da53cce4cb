//! Contracts of loops (`loop_contract`), KeY's. Such a contract is about all iterations that are still to come: what it requires holds where each
//! of them begins, and what it ensures follows from what it ensures of the iterations behind the first. So what it requires is an invariant,
//! and what it ensures is the contract of the loop as a block.

use super::body::Body;
use super::world::{Made, unsupported};
use crate::program::{Case, Contract, Ending, Expr, ExprKind, LoopSpec, Stmt, StmtKind};
use base::{Name, Span};
use syntax::ast::{self, Behavior, ClauseKind};

/// A contract on the way to its loop.
pub(super) struct LoopContract {
    /// The clauses that speak of the beginning of an iteration.
    clauses: Vec<ast::Clause>,
    /// What is ensured and mentions the state before.
    summaries: Vec<Expr>,
    span: Span,
}

/// What a loop with a contract is part of.
enum Extent {
    /// It is all that the contract is about.
    Loop,
    /// Statements follow it that belong to the contract, too.
    Block,
}

impl Body<'_, '_> {
    /// A statement with the contract of a loop.
    pub(super) fn loop_contracted(
        &mut self,
        written: &ast::Contract,
        statement: &ast::Stmt,
        labels: &[Name],
        span: Span,
    ) -> Made<Stmt> {
        let made = self.loop_contract(written, statement);
        let (case, contract) = match made {
            Ok((case, contract)) => (Some(case), Some(contract)),
            Err(reason) => {
                self.doubts.push(reason);
                (None, None)
            }
        };
        let outer = std::mem::replace(&mut self.loop_contract, contract);
        let body = self.labeled_statement(statement, labels);
        self.loop_contract = outer;
        let body = body?;
        Ok(match case {
            Some(case) => Stmt { kind: StmtKind::Contracted(Contract { cases: vec![case] }, Box::new(body)), span },
            None => body,
        })
    }

    /// What the contract says of the end, and what is left to say of the beginnings.
    fn loop_contract(&mut self, written: &ast::Contract, statement: &ast::Stmt) -> Made<(Case, LoopContract)> {
        let Some(extent) = extent(statement) else {
            return unsupported("loop contracts of this statement", written.span);
        };
        let [case] = written.cases.as_slice() else {
            return unsupported("loop contracts with several cases", written.span);
        };
        let mut made = Case::new(case.span);
        made.ending = match case.behavior {
            Some(Behavior::Normal) => Ending::Normal,
            Some(Behavior::Any) | None => Ending::Any,
            Some(_) => return unsupported("loop contracts of this behaviour", case.span),
        };
        let mut contract = LoopContract { clauses: Vec::new(), summaries: Vec::new(), span: case.span };
        for clause in &case.clauses {
            match &clause.kind {
                ClauseKind::Requires(_) | ClauseKind::MeasuredBy(_) => contract.clauses.push(clause.clone()),
                ClauseKind::Assignable(_) => {
                    contract.clauses.push(clause.clone());
                    if let Extent::Block = extent {
                        self.clause(clause, &mut made)?;
                    }
                }
                ClauseKind::Ensures(_) | ClauseKind::Diverges(_) | ClauseKind::SignalsOnly(_) => {
                    self.clause(clause, &mut made)?;
                }
                _ => return unsupported("clauses of this kind in loop contracts", clause.span),
            }
        }
        contract.summaries = made.ensures.iter().filter(|formula| looks_back(formula)).cloned().collect();
        if !contract.summaries.is_empty() && !is_plain_loop(statement) {
            return unsupported("`\\before` in contracts of this loop", case.span);
        }
        Ok((made, contract))
    }

    /// What the contract of a loop says of the beginning of its iterations.
    pub(super) fn contract_of_iterations(&mut self, contract: &LoopContract, made: &mut LoopSpec) -> Made<()> {
        let mut case = Case::new(contract.span);
        for clause in &contract.clauses {
            self.clause(clause, &mut case)?;
        }
        made.variant = match case.measures.as_slice() {
            [] => None,
            [measure] => Some(measure.clone()),
            [_, second, ..] => return unsupported("several measures of one loop", second.span),
        };
        made.invariants = case.requires;
        made.assignable = case.assignable;
        made.allocates = case.allocates;
        made.summaries = contract.summaries.clone();
        Ok(())
    }
}

/// Whether a formula mentions the state before.
fn looks_back(formula: &Expr) -> bool {
    let mut found = false;
    formula.visit(&mut |part| found |= matches!(part.kind, ExprKind::Before(_)));
    found
}

/// What a statement that is a loop, perhaps with labels, or a block that begins with one, is to its contract.
fn extent(statement: &ast::Stmt) -> Option<Extent> {
    match &statement.kind {
        ast::StmtKind::While { .. } | ast::StmtKind::For { .. } | ast::StmtKind::ForEach { .. } => Some(Extent::Loop),
        ast::StmtKind::Labeled { body, .. } => extent(body),
        ast::StmtKind::Block(block) => match block.statements.as_slice() {
            [only] => extent(only),
            [first, ..] => extent(first).map(|_| Extent::Block),
            [] => None,
        },
        _ => None,
    }
}

/// Whether a statement is a loop that begins where it stands: nothing happens between the state before and the first iteration.
fn is_plain_loop(statement: &ast::Stmt) -> bool {
    match &statement.kind {
        ast::StmtKind::While { .. } => true,
        ast::StmtKind::For { init, .. } => init.is_empty(),
        ast::StmtKind::Labeled { body, .. } => is_plain_loop(body),
        ast::StmtKind::Block(block) => matches!(block.statements.as_slice(), [only] if is_plain_loop(only)),
        _ => false,
    }
}
