//! Comments in Jahob's language: where what they hold belongs in the tree.

use super::contracts::add_clause;
use super::specification::{Prefix, clause};
use super::{Parser, TokenKind};
use crate::ast::{
    ClauseKind, LoopClause, LoopClauseKind, LoopSpec, Member, Modifiers, SpecMember, SpecMemberKind, SpecStmt, Stmt,
    StmtKind,
};
use crate::jahob::{self, Formula, FormulaKind, MemberKind, NamedFormula, Statement, StatementKind};
use base::Span;

impl Parser<'_> {
    /// Reads the comments that are next; what they hold is kept for whatever is around.
    pub(super) fn jahob_comments(&mut self) {
        while self.at(TokenKind::JahobComment) {
            let token = self.bump();
            let whole = self.text_of(&token);
            let inner = whole.get(3..).map_or("", |rest| rest.strip_suffix("*/").unwrap_or(rest));
            let start = token.start + 3;
            let file = self.file;
            let place = |from: usize, to: usize| {
                let (from, to) = (start + from as u32, start + to as u32);
                Span::new(file, self.offsets.original(from), self.offsets.original(to))
            };
            let read = jahob::parse(inner, &place);
            self.jahob.members.extend(read.members);
            self.jahob.clauses.extend(read.clauses);
            self.jahob.modifiers.extend(read.modifiers);
            self.jahob.statements.extend(read.statements);
            if let Some((span, message)) = read.problem {
                self.note_specification(span, message);
            }
        }
    }

    /// What was read in a class becomes members of it; a contract stays for the method that follows.
    pub(super) fn take_jahob_members(&mut self, members: &mut Vec<Member>) {
        let stray = std::mem::take(&mut self.jahob.statements);
        if let Some(first) = stray.first() {
            self.note_specification(first.span, "a statement can only stand in a method");
        }
        for member in std::mem::take(&mut self.jahob.members) {
            let span = member.span;
            let kind = SpecMemberKind::Jahob(Box::new(member));
            members.push(Member::Specification(SpecMember { modifiers: Modifiers::default(), kind, span }));
        }
    }

    /// Reports contracts and modifiers that belong to nothing: behind them there was no method, field or type.
    pub(super) fn refuse_stray_jahob(&mut self) {
        if self.jahob == Default::default() {
            return;
        }
        let stray = std::mem::take(&mut self.jahob);
        if let Some(clause) = stray.clauses.first() {
            self.note_specification(clause.span, "a contract must stand before a method or constructor");
        } else if let Some(modifier) = stray.modifiers.first() {
            let word = modifier.word();
            self.note_specification(word.span, format!("`{}` must stand before a declaration", word.name));
        } else if let Some(member) = stray.members.first() {
            self.note_specification(member.span, "a member of the specification can only stand in a class");
        } else if let Some(statement) = stray.statements.first() {
            self.note_specification(statement.span, "a statement can only stand in a method");
        }
    }

    /// What was read at the head of a method becomes part of its contract.
    pub(super) fn contract_takes_jahob(&mut self, prefix: &mut Prefix) {
        for read in std::mem::take(&mut self.jahob.clauses) {
            add_clause(&mut prefix.contract, clause(read.span, ClauseKind::Jahob(Box::new(read))));
        }
    }

    /// What was read at the head of a loop becomes part of its specification.
    pub(super) fn loop_takes_jahob(&mut self, spec: &mut LoopSpec) {
        for member in std::mem::take(&mut self.jahob.members) {
            match member.kind {
                MemberKind::Invariant(invariant) => {
                    let kind = LoopClauseKind::Jahob(Box::new(with_name(invariant)));
                    spec.clauses.push(LoopClause { kind, span: member.span });
                }
                _ => self.note_specification(member.span, "before a loop only `inv \"…\"` can stand"),
            }
        }
    }

    /// What was read among statements.
    pub(super) fn take_jahob_statements(&mut self) -> Vec<Stmt> {
        let read = std::mem::take(&mut self.jahob);
        let members = read.members.into_iter().map(|member| (member.span, StatementKind::Member(member)));
        let clauses = read.clauses.into_iter().map(|clause| (clause.span, StatementKind::Clause(clause)));
        let modifiers =
            read.modifiers.into_iter().map(|modifier| (modifier.word().span, StatementKind::Modifier(modifier)));
        let others = members.chain(clauses).chain(modifiers).map(|(span, kind)| Statement { kind, span });
        let mut statements: Vec<Statement> = read.statements.into_iter().chain(others).collect();
        statements.sort_by_key(|statement| statement.span);
        let as_statement = |read: Statement| {
            let span = read.span;
            Stmt { kind: StmtKind::Specification(Box::new(SpecStmt::Jahob(Box::new(read)))), span }
        };
        statements.into_iter().map(as_statement).collect()
    }
}

/// A formula whose name is part of it, as `comment` writes it.
fn with_name(named: NamedFormula) -> Formula {
    let NamedFormula { name, formula } = named;
    match name {
        Some(name) => Formula { span: formula.span, kind: FormulaKind::Named(name.name, Box::new(formula)) },
        None => formula,
    }
}
