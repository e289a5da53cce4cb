//! Annotation comments among statements: loop specifications, block contracts, assertions, ghost variables.

use super::clauses::{LoopKeyword, loop_keyword, without_redundantly};
use super::contracts::add_clause;
use super::modifiers::{Taken, java_modifier};
use super::specification::{clause, unsupported_statement};
use super::tables::{Mark, STATEMENTS, StatementKeyword, find};
use super::{Parse, Parser};
use crate::ast::{
    ClauseKind, Contract, ExprKind, LoopClause, LoopClauseKind, LoopSpec, Modifier, Modifiers, SpecStmt, Stmt, StmtKind,
};
use crate::token::TokenKind;

/// What an annotation comment says about the statement behind it.
#[derive(Default)]
struct Announced {
    /// The specification of a loop.
    spec: LoopSpec,
    /// The contract of a block or loop.
    contract: Option<Contract>,
    /// Modifiers of a declaration.
    modifiers: Modifiers,
}

impl Parser<'_> {
    /// An annotation comment in a block, with the statement that it belongs to. Says whether there is one.
    pub(super) fn annotated_statements(&mut self, statements: &mut Vec<Stmt>) -> Parse<Taken> {
        let start = self.position;
        self.bump();
        let mut announced = Announced::default();
        while !matches!(self.kind(), TokenKind::AnnotationEnd | TokenKind::EndOfFile) {
            let before = self.position;
            if self.item_in_block(statements, &mut announced).is_err() {
                if self.position == before {
                    self.bump();
                }
                statements.push(self.recover_statement(before));
            }
        }
        self.bump();
        self.announced_statement(start, announced, statements)
    }

    /// Statements of the specification in the body of a model method, which has no annotation comments of its own.
    pub(super) fn statements_in_model_body(&mut self, statements: &mut Vec<Stmt>) -> Parse<Taken> {
        let start = self.position;
        let mut announced = Announced::default();
        while self.at_statement_in_model_body() {
            self.item_in_block(statements, &mut announced)?;
        }
        self.announced_statement(start, announced, statements)
    }

    /// Whether a statement of the specification is next in the body of a model method, and not one of Java that begins
    /// with such a name.
    pub(super) fn at_statement_in_model_body(&self) -> bool {
        if !self.in_model_body || !self.at(TokenKind::Identifier) {
            return false;
        }
        let word = without_redundantly(self.text_of(self.token())).0;
        match self.ahead(1) {
            TokenKind::Identifier | TokenKind::BackslashWord | TokenKind::OpenParen | TokenKind::This => {}
            TokenKind::Bang | TokenKind::Minus | TokenKind::IntegerLiteral | TokenKind::Void => {}
            kind if kind.is_primitive_type() => {}
            _ => return word == "unreachable",
        }
        matches!(word, "set" | "assume" | "debug" | "hence_by" | "havoc") || loop_keyword(word).is_some()
    }

    /// The statement that belongs to what an annotation comment announced; the whole began at index `start`.
    fn announced_statement(&mut self, start: usize, announced: Announced, statements: &mut Vec<Stmt>) -> Parse<Taken> {
        if announced.contract.is_some() || !announced.spec.clauses.is_empty() {
            if let Some((modifier, span)) = announced.modifiers.list.first() {
                self.note_specification(*span, format!("`{}` must stand before a declaration", modifier.keyword()));
            }
            return self.specified_statement(start, announced, statements);
        }
        if announced.modifiers.list.is_empty() {
            return Ok(Taken::No);
        }
        self.refuse_open_declaration(&announced.modifiers);
        let statement = self.nested(|parser| parser.declaration_with_modifiers(start, announced.modifiers))?;
        statements.push(statement);
        Ok(Taken::Yes)
    }

    /// The statement that must follow the specification of a loop or a block contract.
    fn specified_statement(&mut self, start: usize, announced: Announced, statements: &mut Vec<Stmt>) -> Parse<Taken> {
        let Announced { mut spec, mut contract, .. } = announced;
        let is_loop = self.at_loop() || self.at_label();
        let claims =
            |clause: &LoopClause| clause.kind.claims() && !matches!(clause.kind, LoopClauseKind::Assignable(_));
        let has_invariant = spec.clauses.iter().any(claims);
        let is_block = self.at(TokenKind::OpenBrace) || self.begins_specified_statement();
        if is_block && !is_loop && !has_invariant {
            // Without a loop, `assignable` belongs to the contract of the block.
            for loop_clause in spec.clauses.drain(..) {
                if let LoopClauseKind::Assignable(locations) = loop_clause.kind {
                    let kind = ClauseKind::Assignable(locations);
                    add_clause(&mut contract, clause(loop_clause.span, kind));
                }
            }
        }
        if is_loop && (has_invariant || contract.is_none()) {
            if let Some(contract) = contract.take() {
                add_to_loop(&mut spec, contract);
            }
            let statement = self.nested(|parser| match parser.at_loop() {
                true => parser.loop_statement(parser.position, spec),
                false => parser.labelled(start, spec),
            })?;
            statements.push(statement);
            return Ok(Taken::Yes);
        }
        let Some(contract) = contract else {
            self.refuse_loop_clauses(&mut spec);
            return Ok(Taken::No);
        };
        if !is_loop && !is_block {
            self.note_specification(contract.span, "a contract must stand immediately before a statement");
            return Ok(Taken::No);
        }
        let inner = self.statement()?;
        let kind = StmtKind::Contracted(Box::new(contract), Box::new(inner));
        statements.push(Stmt { kind, span: self.span_from(start) });
        Ok(Taken::Yes)
    }

    /// Whether a statement is next that a block contract may stand before.
    fn begins_specified_statement(&self) -> bool {
        !matches!(self.kind(), TokenKind::CloseBrace | TokenKind::EndOfFile | TokenKind::AnnotationStart)
    }

    /// One statement or clause of an annotation comment in a block. What it says cannot assign.
    fn item_in_block(&mut self, statements: &mut Vec<Stmt>, announced: &mut Announced) -> Parse<()> {
        let outside = std::mem::replace(&mut self.in_model_body, false);
        let result = self.item_here(statements, announced);
        self.in_model_body = outside;
        result
    }

    fn item_here(&mut self, statements: &mut Vec<Stmt>, announced: &mut Announced) -> Parse<()> {
        let start = self.position;
        if self.eat(TokenKind::Semicolon).is_some() {
            return Ok(());
        }
        let is_assertion = self.at(TokenKind::Assert) || self.at_word("assume");
        if is_assertion {
            self.refuse_loop_clauses(&mut announced.spec);
            statements.push(self.spec_assertion()?);
            return Ok(());
        }
        let word = self.text_of(self.token());
        if self.at_loop_clause(announced) {
            announced.spec.clauses.push(self.loop_clause()?);
            return Ok(());
        }
        if self.at_word("loop_contract") {
            self.bump();
            let mut contract = None;
            while self.at_contract_item() {
                self.item_of_contract(&mut contract)?;
            }
            if let Some(contract) = &mut contract {
                contract.is_loop_contract = true;
            }
            announced.contract = contract;
            return Ok(());
        }
        if self.at_contract_item() {
            return self.item_of_contract(&mut announced.contract);
        }
        if self.pragma_of_variable()? == Taken::Yes {
            return Ok(());
        }
        let modifier = self.specification_modifier().or_else(|| java_modifier(self.kind()));
        if let Some(modifier) = modifier {
            self.bump();
            announced.modifiers.list.push((modifier, self.span_from(start)));
            return Ok(());
        }
        if announced.modifiers.has(Modifier::Ghost) || announced.modifiers.has(Modifier::Model) {
            let modifiers = std::mem::take(&mut announced.modifiers);
            let local = self.local(modifiers)?;
            self.semicolon("the declaration")?;
            statements.push(Stmt { kind: StmtKind::Local(local), span: self.span_from(start) });
            return Ok(());
        }
        let kind = self.spec_statement(word)?;
        statements.push(Stmt { kind: StmtKind::Specification(Box::new(kind)), span: self.span_from(start) });
        Ok(())
    }

    /// Whether a clause about the loop is next. Behind a clause of a contract, `assignable` and `decreases` belong to
    /// that, unless there is an invariant.
    fn at_loop_clause(&self, announced: &Announced) -> bool {
        if !self.at(TokenKind::Identifier) {
            return false;
        }
        let is_of_contract = announced.contract.is_some()
            && !announced.spec.clauses.iter().any(|clause| matches!(clause.kind, LoopClauseKind::Invariant(_)));
        match loop_keyword(without_redundantly(self.text_of(self.token())).0) {
            Some(LoopKeyword::Invariant | LoopKeyword::Predicate | LoopKeyword::Constant) => true,
            Some(_) => !is_of_contract,
            None => false,
        }
    }

    /// A statement of the specification that begins with its keyword.
    fn spec_statement(&mut self, word: &str) -> Parse<SpecStmt> {
        let start = self.position;
        if !self.at(TokenKind::Identifier) {
            self.skip_annotation_rest();
            return Ok(SpecStmt::Unsupported(self.unsupported(start, "annotation comments of this kind")));
        }
        match find(STATEMENTS, word) {
            Some(StatementKeyword::Set) => {
                self.bump();
                let assignment = self.ghost_assignment()?;
                self.semicolon("the statement")?;
                Ok(SpecStmt::Set(assignment))
            }
            Some(StatementKeyword::Unreachable) => {
                self.bump();
                self.eat(TokenKind::Semicolon);
                Ok(SpecStmt::Unreachable)
            }
            Some(StatementKeyword::Other) => {
                let token = self.bump();
                let keyword = self.ident_of(&token);
                let parts = self.expression_list()?;
                self.semicolon("the statement")?;
                Ok(SpecStmt::Other(keyword, parts))
            }
            None => {
                self.skip_declaration();
                Ok(SpecStmt::Unsupported(self.unsupported(start, format!("`{word}` statements"))))
            }
        }
    }

    /// `x = e`, `x += e`, `x++`: what `set` does to ghosts.
    fn ghost_assignment(&mut self) -> Parse<crate::ast::Expr> {
        let target = self.unary()?;
        match self.assignment_operator() {
            None => Ok(target),
            Some((op, width)) => {
                self.position += width;
                let value = self.expression()?;
                let span = target.span.to(value.span);
                let kind = ExprKind::Assign { op, target: Box::new(target), value: Box::new(value) };
                Ok(crate::ast::Expr { kind, span, id: self.expression_id() })
            }
        }
    }

    pub(super) fn refuse_loop_clauses(&mut self, spec: &mut LoopSpec) {
        if let Some(first) = spec.clauses.iter().find(|clause| clause.kind.claims()) {
            let span = first.span;
            self.note_specification(span, "a loop specification must stand immediately before a loop");
        }
        spec.clauses.clear();
    }

    /// `assert e;` or `assume e;` in an annotation comment.
    fn spec_assertion(&mut self) -> Parse<Stmt> {
        let start = self.position;
        let is_assert = self.bump().kind == TokenKind::Assert;
        let formula = self.formula()?;
        if is_assert && self.at_mark(Mark::By) {
            // A proof in KeY's language: whoever proves the formula finds one of his own.
            let span = self.span_from(start);
            self.skip_declaration();
            let kind = SpecStmt::Assert(formula);
            return Ok(Stmt { kind: StmtKind::Specification(Box::new(kind)), span });
        }
        if self.at(TokenKind::BackslashWord) {
            self.skip_declaration();
            return Ok(unsupported_statement(self.unsupported(start, "assertions with a proof")));
        }
        if self.at(TokenKind::Colon) {
            self.skip_clause();
            let what = "assertions with a message in annotation comments";
            return Ok(unsupported_statement(self.unsupported(start, what)));
        }
        self.semicolon(if is_assert { "the assertion" } else { "the assumption" })?;
        let kind = if is_assert { SpecStmt::Assert(formula) } else { SpecStmt::Assume(formula) };
        Ok(Stmt { kind: StmtKind::Specification(Box::new(kind)), span: self.span_from(start) })
    }
}

/// Clauses of a contract beside an invariant: without a heading, they are clauses of the loop.
fn add_to_loop(spec: &mut LoopSpec, contract: Contract) {
    let mut contract = contract;
    let span = contract.span;
    match &mut contract.cases[..] {
        [case] if case.behavior.is_none() && !contract.is_loop_contract && !contract.extends_inherited => {
            let clauses = std::mem::take(&mut case.clauses).into_iter();
            spec.clauses.extend(
                clauses.map(|clause| LoopClause { span: clause.span, kind: LoopClauseKind::Clause(Box::new(clause)) }),
            );
        }
        _ => spec.clauses.push(LoopClause { kind: LoopClauseKind::Contract(Box::new(contract)), span }),
    }
}
