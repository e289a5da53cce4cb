//! Annotation comments before declarations: what belongs where.

use super::contracts::add_clause;
use super::files::has_java_modifiers;
use super::modifiers::{Taken, java_modifier};
use super::{Parse, Parser};
use crate::ast::{
    Clause, ClauseKind, Contract, LoopClause, LoopClauseKind, LoopSpec, Member, Modifier, Modifiers, SpecStmt, Stmt,
    StmtKind, Unsupported,
};
use crate::token::TokenKind;
use base::Span;

/// What stands before a declaration.
#[derive(Default)]
pub(super) struct Prefix {
    /// The modifiers, of Java and of the specification.
    pub modifiers: Modifiers,
    /// The contract.
    pub contract: Option<Contract>,
    /// Index of the first token of Java.
    pub start: Option<usize>,
}

/// Modifiers in an annotation comment, of which it is not yet clear what they belong to.
#[derive(Default)]
pub(super) struct Pending {
    /// The modifiers.
    pub modifiers: Modifiers,
    /// Index of the first of them.
    pub start: Option<usize>,
}

impl Parser<'_> {
    /// An annotation comment before a declaration or among its modifiers.
    pub(super) fn annotation_before_declaration(&mut self, prefix: &mut Prefix, members: &mut Vec<Member>) {
        self.bump();
        // Within the body of a model method there may be a class with specifications of its own, which cannot assign.
        let outside = std::mem::replace(&mut self.in_model_body, false);
        let mut pending = Pending::default();
        while !matches!(self.kind(), TokenKind::AnnotationEnd | TokenKind::EndOfFile) {
            let start = self.position;
            if self.item_before_declaration(prefix, members, &mut pending).is_err() {
                if self.position == start {
                    self.bump();
                }
                self.leave_brackets(start);
                self.recover_clause();
                let unsupported = self.unsupported(start, super::recovery::SYNTAX_ERRORS);
                self.not_understood.push(unsupported);
                pending = Pending::default();
            }
        }
        self.in_model_body = outside;
        self.refuse_java_modifiers(&pending);
        self.refuse_open_declaration(&pending.modifiers);
        self.bump();
        prefix.modifiers.list.append(&mut pending.modifiers.list);
        prefix.modifiers.annotations.append(&mut pending.modifiers.annotations);
    }

    /// Reports modifiers of Java in an annotation comment which declares nothing.
    fn refuse_java_modifiers(&mut self, pending: &Pending) {
        if let Some(start) = pending.start
            && has_java_modifiers(&pending.modifiers)
        {
            let message = "in an annotation comment, a modifier of Java needs a declaration after it";
            self.note_specification(self.span_of(&self.tokens[start]), message);
        }
    }

    /// Reports `ghost` or `model` at the end of an annotation comment: what is declared behind it belongs to the program.
    pub(super) fn refuse_open_declaration(&mut self, modifiers: &Modifiers) {
        let is_declaration = |modifier: Modifier| matches!(modifier, Modifier::Ghost | Modifier::Model);
        if let Some((modifier, span)) = modifiers.list.iter().find(|(modifier, _)| is_declaration(*modifier)) {
            let message = format!("what is `{}` must be declared within the annotation comment", modifier.keyword());
            self.note_specification(*span, message);
        }
    }

    fn item_before_declaration(
        &mut self,
        prefix: &mut Prefix,
        members: &mut Vec<Member>,
        pending: &mut Pending,
    ) -> Parse<()> {
        if self.at_contract_item() {
            // `accessible \inv: …` is about the class, wherever it stands.
            if self.at_class_clause() {
                members.push(self.class_clause(std::mem::take(pending))?);
                return Ok(());
            }
            self.refuse_java_modifiers(pending);
            return self.item_of_contract(&mut prefix.contract);
        }
        if self.at_word("model") && self.ahead(1) == TokenKind::Import {
            self.bump();
            let import = self.import()?;
            self.model_imports.push(import);
            return Ok(());
        }
        let modifier = self.specification_modifier().or_else(|| java_modifier(self.kind()));
        if let Some(modifier) = modifier {
            let start = self.position;
            self.bump();
            pending.start = pending.start.or(Some(start));
            pending.modifiers.list.push((modifier, self.span_from(start)));
            return Ok(());
        }
        if self.at_annotation() {
            pending.start = pending.start.or(Some(self.position));
            let annotations = self.annotations()?;
            pending.modifiers.annotations.extend(annotations);
            return Ok(());
        }
        if self.eat(TokenKind::Semicolon).is_some() {
            return Ok(());
        }
        let separates_modifiers = pending.start.is_some() && self.eat(TokenKind::Comma).is_some();
        if separates_modifiers {
            return Ok(());
        }
        if self.pragma_of_variable()? == Taken::Yes {
            return Ok(());
        }
        self.spec_member(prefix, members, pending)
    }

    /// Whether a heading, a clause or nested cases of a contract are next.
    pub(super) fn at_contract_item(&self) -> bool {
        self.at_behavior() || self.at_nested_cases() || self.at_contract_clause()
    }

    /// What was not understood of a method's head becomes part of its contract.
    pub(super) fn contract_takes_not_understood(&mut self, prefix: &mut Prefix) {
        for unsupported in self.not_understood.drain(..) {
            add_clause(&mut prefix.contract, clause(unsupported.span, ClauseKind::Unsupported(unsupported)));
        }
        self.contract_takes_jahob(prefix);
    }

    /// What was not understood of a loop's head becomes part of its specification.
    pub(super) fn loop_takes_not_understood(&mut self, spec: &mut LoopSpec) {
        for unsupported in self.not_understood.drain(..) {
            spec.clauses.push(LoopClause { span: unsupported.span, kind: LoopClauseKind::Unsupported(unsupported) });
        }
        self.loop_takes_jahob(spec);
    }
}

/// A clause that says nothing about heaps and follows from nothing.
pub(super) fn clause(span: Span, kind: ClauseKind) -> Clause {
    Clause { kind, heaps: Vec::new(), is_redundant: false, adds_to_inherited: false, span }
}

/// A statement that is not understood.
pub(super) fn unsupported_statement(unsupported: Unsupported) -> Stmt {
    let span = unsupported.span;
    Stmt { kind: StmtKind::Specification(Box::new(SpecStmt::Unsupported(unsupported))), span }
}
