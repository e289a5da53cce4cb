//! Annotation comments before declarations and among statements: what belongs where.

use super::declarations::has_java_modifiers;
use super::modifiers::{Taken, java_modifier};
use super::{Parse, Parser};
use crate::ast::{
    Behavior, Clause, ClauseKind, Contract, InvariantDecl, LoopClause, LoopClauseKind, LoopSpec, Member, Modifiers,
    Stmt, StmtKind, Unsupported,
};
use crate::token::TokenKind;

/// What stands before a declaration.
#[derive(Default)]
pub(super) struct Prefix {
    /// The modifiers, of Java and of the specification.
    pub modifiers: Modifiers,
    /// The contract.
    pub contract: Option<Contract>,
    /// What is not understood of it.
    pub unsupported: Vec<Unsupported>,
    /// Index of the first token of Java.
    pub start: Option<usize>,
}

impl Prefix {
    /// Adds a clause to the contract.
    fn add_clause(&mut self, clause: Clause) {
        let contract =
            self.contract.get_or_insert_with(|| Contract { behavior: None, clauses: Vec::new(), span: clause.span });
        contract.span = contract.span.to(clause.span);
        contract.clauses.push(clause);
    }
}

/// Modifiers in an annotation comment, of which it is not yet clear what they belong to.
#[derive(Default)]
struct Pending {
    modifiers: Modifiers,
    /// Index of the first of them.
    start: Option<usize>,
}

impl Parser<'_> {
    /// An annotation comment before a declaration or among its modifiers.
    pub(super) fn annotation_before_declaration(&mut self, prefix: &mut Prefix, members: &mut Vec<Member>) {
        self.bump();
        let mut pending = Pending::default();
        while !matches!(self.kind(), TokenKind::AnnotationEnd | TokenKind::EndOfFile) {
            let start = self.position;
            if self.item_before_declaration(prefix, members, &mut pending).is_err() {
                if self.position == start {
                    self.bump();
                }
                self.recover_clause();
                prefix.unsupported.push(self.unsupported(start, super::recovery::SYNTAX_ERRORS));
                pending = Pending::default();
            }
        }
        self.refuse_java_modifiers(&pending);
        self.bump();
        prefix.modifiers.list.append(&mut pending.modifiers.list);
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

    fn item_before_declaration(
        &mut self,
        prefix: &mut Prefix,
        members: &mut Vec<Member>,
        pending: &mut Pending,
    ) -> Parse<()> {
        if let Some((behavior, width)) = self.behavior_heading() {
            return self.take_heading(prefix, behavior, width);
        }
        let modifier = self.specification_modifier().or_else(|| java_modifier(self.kind()));
        if let Some(modifier) = modifier {
            let start = self.position;
            self.bump();
            pending.start = pending.start.or(Some(start));
            pending.modifiers.list.push((modifier, self.span_from(start)));
            return Ok(());
        }
        let start = pending.start.unwrap_or(self.position);
        match self.kind() {
            TokenKind::Identifier | TokenKind::Assert | TokenKind::Import | TokenKind::For => {}
            TokenKind::OpenBrace => {
                self.skip_group()?;
                prefix.add_clause(self.unsupported_clause(start, "nested specification cases"));
                return Ok(());
            }
            TokenKind::At => {
                self.skip_annotation_rest();
                prefix.unsupported.push(self.unsupported(start, "annotations in annotation comments"));
                return Ok(());
            }
            TokenKind::Semicolon => {
                self.bump();
                return Ok(());
            }
            TokenKind::Comma if pending.start.is_some() => {
                self.bump();
                return Ok(());
            }
            _ => return Err(self.expected("a clause or a modifier in the annotation comment")),
        }
        let word = self.text_of(self.token());
        if self.at_class_clause() {
            self.skip_declaration();
            members.push(Member::Unsupported(self.unsupported(start, format!("`{word}` clauses"))));
            *pending = Pending::default();
            return Ok(());
        }
        if is_contract_clause(word) {
            self.refuse_java_modifiers(pending);
            let clause = self.contract_clause()?;
            prefix.add_clause(clause);
            return Ok(());
        }
        if let Some(what) = unsupported_member(word) {
            if word.starts_with("model_") {
                self.skip_to_model();
            }
            self.skip_declaration();
            let mut unsupported = self.unsupported(start, what);
            // A model method may have a contract of its own.
            match prefix.contract.take_if(|_| word == "model") {
                Some(contract) => unsupported.span = unsupported.span.to(contract.span),
                None => self.refuse_contract(prefix),
            }
            members.push(Member::Unsupported(unsupported));
            *pending = Pending::default();
            return Ok(());
        }
        if word == "invariant" {
            self.refuse_contract(prefix);
            let modifiers = std::mem::take(pending).modifiers;
            members.push(Member::Invariant(self.invariant(start, modifiers)?));
            return Ok(());
        }
        self.skip_clause();
        let what = format!("annotation comments with `{word}`");
        prefix.unsupported.push(self.unsupported(start, what));
        *pending = Pending::default();
        Ok(())
    }

    /// Whether a clause that could belong to a contract is one of the class: `accessible \inv: …;`.
    fn at_class_clause(&self) -> bool {
        // `accessible<heap> \inv: …`
        let name_ends = if self.ahead(1) == TokenKind::Less { 5 } else { 2 };
        self.at_word("accessible") && self.ahead(name_ends) == TokenKind::Colon
    }

    /// The heading of a case that is next, and how many tokens it has.
    fn behavior_heading(&self) -> Option<(Behavior, usize)> {
        let has_visibility = matches!(self.kind(), TokenKind::Public | TokenKind::Protected | TokenKind::Private);
        let width = 1 + usize::from(has_visibility);
        let behavior = match self.text_at(self.position + width - 1) {
            "behavior" | "behaviour" => Behavior::Any,
            "normal_behavior" | "normal_behaviour" => Behavior::Normal,
            "exceptional_behavior" | "exceptional_behaviour" => Behavior::Exceptional,
            _ => return None,
        };
        Some((behavior, width))
    }

    fn take_heading(&mut self, prefix: &mut Prefix, behavior: Behavior, width: usize) -> Parse<()> {
        let start = self.position;
        if prefix.contract.is_some() {
            self.skip_annotation_rest();
            prefix.add_clause(self.unsupported_clause(start, "contracts with several cases"));
            return Ok(());
        }
        self.position += width;
        let span = self.span_from(start);
        prefix.contract = Some(Contract { behavior: Some(behavior), clauses: Vec::new(), span });
        Ok(())
    }

    fn invariant(&mut self, start: usize, modifiers: Modifiers) -> Parse<InvariantDecl> {
        self.bump();
        let formula = self.expression()?;
        self.semicolon("the invariant")?;
        Ok(InvariantDecl { modifiers, formula, span: self.span_from(start) })
    }

    /// Goes to the word `model` of the method whose contract begins here.
    fn skip_to_model(&mut self) {
        while !self.at_word("model") && !matches!(self.kind(), TokenKind::AnnotationEnd | TokenKind::EndOfFile) {
            self.skip_bracket();
        }
    }

    /// Goes behind the `;` or `{…}` that ends a declaration, or to the end of the annotation comment.
    fn skip_declaration(&mut self) {
        while !matches!(self.kind(), TokenKind::AnnotationEnd | TokenKind::EndOfFile) {
            let kind = self.kind();
            let is_value = self.position > 0 && self.kind_at(self.position - 1) == TokenKind::Assign;
            self.skip_bracket();
            if kind == TokenKind::Semicolon || kind == TokenKind::OpenBrace && !is_value {
                return;
            }
        }
    }

    /// Goes behind the `;` that ends a clause, or to the end of the annotation comment.
    pub(super) fn skip_clause(&mut self) {
        self.recover_clause();
    }

    /// An annotation comment in a block, with the statement that it belongs to. Says whether there is one.
    pub(super) fn annotated_statements(&mut self, statements: &mut Vec<Stmt>) -> Parse<Taken> {
        let start = self.position;
        self.bump();
        let mut spec = LoopSpec::default();
        let mut modifiers = Modifiers::default();
        while !matches!(self.kind(), TokenKind::AnnotationEnd | TokenKind::EndOfFile) {
            let before = self.position;
            if self.item_in_block(statements, &mut spec, &mut modifiers).is_err() {
                if self.position == before {
                    self.bump();
                }
                statements.push(self.recover_statement(before));
            }
        }
        self.bump();
        if !spec.clauses.is_empty() {
            return self.loop_with_spec(start, spec, statements);
        }
        if modifiers.list.is_empty() {
            return Ok(Taken::No);
        }
        let statement = self.nested(|parser| parser.declaration_with_modifiers(start, modifiers))?;
        statements.push(statement);
        Ok(Taken::Yes)
    }

    /// The loop that must follow its specification.
    fn loop_with_spec(&mut self, start: usize, spec: LoopSpec, statements: &mut Vec<Stmt>) -> Parse<Taken> {
        let statement = if self.at_loop() {
            self.nested(|parser| parser.loop_statement(parser.position, spec))?
        } else if self.at_label() {
            self.nested(|parser| parser.labelled(start))?
        } else {
            let mut spec = spec;
            self.refuse_loop_clauses(&mut spec);
            return Ok(Taken::No);
        };
        statements.push(statement);
        Ok(Taken::Yes)
    }

    fn item_in_block(
        &mut self,
        statements: &mut Vec<Stmt>,
        spec: &mut LoopSpec,
        modifiers: &mut Modifiers,
    ) -> Parse<()> {
        let start = self.position;
        let is_assertion = self.at(TokenKind::Assert) || self.at_word("assume");
        if is_assertion {
            self.refuse_loop_clauses(spec);
            statements.push(self.spec_assertion()?);
            return Ok(());
        }
        if let Some(modifier) = self.specification_modifier() {
            self.bump();
            modifiers.list.push((modifier, self.span_from(start)));
            return Ok(());
        }
        let word = self.text_of(self.token());
        if is_loop_clause(word) {
            spec.clauses.push(self.loop_clause()?);
            return Ok(());
        }
        let what = match self.kind() {
            TokenKind::Semicolon => {
                self.bump();
                return Ok(());
            }
            TokenKind::Identifier if is_contract_clause(word) || self.behavior_heading().is_some() => {
                self.skip_annotation_rest();
                "block contracts".to_owned()
            }
            TokenKind::Identifier => {
                self.skip_declaration();
                unsupported_statement(word)
            }
            kind if java_modifier(kind).is_some() => {
                self.skip_annotation_rest();
                "declarations in annotation comments".to_owned()
            }
            _ => {
                self.skip_annotation_rest();
                "annotation comments of this kind".to_owned()
            }
        };
        let unsupported = self.unsupported(start, what);
        if spec.clauses.is_empty() {
            statements.push(Stmt { span: unsupported.span, kind: StmtKind::Unsupported(unsupported) });
        } else {
            let kind = LoopClauseKind::Unsupported(unsupported.clone());
            spec.clauses.push(LoopClause { span: unsupported.span, kind });
        }
        Ok(())
    }

    fn refuse_loop_clauses(&mut self, spec: &mut LoopSpec) {
        if let Some(first) = spec.clauses.first() {
            let span = first.span;
            self.note_specification(span, "a loop specification must stand immediately before a loop");
            spec.clauses.clear();
        }
    }

    /// `assert e;` or `assume e;` in an annotation comment.
    fn spec_assertion(&mut self) -> Parse<Stmt> {
        let start = self.position;
        let is_assert = self.bump().kind == TokenKind::Assert;
        let formula = self.expression()?;
        if self.at(TokenKind::BackslashWord) {
            self.skip_declaration();
            return Ok(self.unsupported_statement(start, "assertions with a proof"));
        }
        if self.at(TokenKind::Colon) {
            self.skip_clause();
            return Ok(self.unsupported_statement(start, "assertions with a message in annotation comments"));
        }
        self.semicolon(if is_assert { "the assertion" } else { "the assumption" })?;
        let kind = if is_assert { StmtKind::SpecAssert(formula) } else { StmtKind::SpecAssume(formula) };
        Ok(Stmt { kind, span: self.span_from(start) })
    }

    /// A clause that is not understood: from the token at index `start` to the last that was taken.
    pub(super) fn unsupported_clause(&self, start: usize, what: impl Into<String>) -> Clause {
        let unsupported = self.unsupported(start, what);
        Clause { span: unsupported.span, kind: ClauseKind::Unsupported(unsupported) }
    }
}

/// Words that begin a clause of a contract, understood or not.
fn is_contract_clause(word: &str) -> bool {
    let word = word.strip_suffix("_redundantly").unwrap_or(word);
    super::clauses::clause_keyword(word).is_some()
        || matches!(
            word,
            "also"
                | "for_example"
                | "implies_that"
                | "signals"
                | "exsures"
                | "diverges"
                | "measured_by"
                | "accessible"
                | "reads"
                | "when"
                | "working_space"
                | "duration"
                | "captures"
                | "callable"
                | "forall"
                | "old"
                | "determines"
                | "separates"
                | "requires_free"
                | "ensures_free"
                | "assignable_free"
                | "feasible_behavior"
                | "example"
                | "normal_example"
                | "exceptional_example"
                | "recommends"
        )
}

/// Words that begin a clause before a loop.
fn is_loop_clause(word: &str) -> bool {
    super::clauses::loop_keyword(word).is_some()
}

/// Words that begin a declaration in a class that is not understood: what it is called.
fn unsupported_member(word: &str) -> Option<String> {
    match word {
        "ghost" => Some("ghost fields".to_owned()),
        "model" | "model_behavior" | "model_behaviour" => Some("model fields and methods".to_owned()),
        "represents"
        | "constraint"
        | "initially"
        | "axiom"
        | "in"
        | "maps"
        | "monitors_for"
        | "readable"
        | "writable"
        | "invariant_redundantly"
        | "invariant_free"
        | "class_invariant"
        | "lemma" => Some(format!("`{word}` clauses")),
        "static_initializer" | "initializer" => Some("specifications of initialisers".to_owned()),
        _ => None,
    }
}

/// What a statement in an annotation comment is called that is not understood.
fn unsupported_statement(word: &str) -> String {
    match word {
        "ghost" => "ghost variables".to_owned(),
        _ => format!("`{word}` statements"),
    }
}
