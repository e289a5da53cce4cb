//! Members of a class in annotation comments: `ghost` and `model` declarations, `invariant`, `represents`, …

use super::declarations::unsupported_member;
use super::modifiers::Taken;
use super::specification::{Pending, Prefix};
use super::tables::{MEMBERS, Mark, MemberKeyword, find};
use super::{Parse, Parser};
use crate::ast::{
    ClauseKind, Expr, Ident, InvariantDecl, Member, Modifier, Modifiers, SpecExpr, SpecMember, SpecMemberKind,
};
use crate::token::TokenKind;
use base::Name;

impl Parser<'_> {
    /// Whether a clause that could belong to a contract is one of the class: `accessible \inv: …;`.
    pub(super) fn at_class_clause(&self) -> bool {
        if !self.at_word("accessible") && !self.at_word("reads") {
            return false;
        }
        let mut index = self.position + 1;
        loop {
            match self.kind_at(index) {
                TokenKind::Colon => return true,
                TokenKind::OpenParen | TokenKind::OpenBracket => match self.partner_of(index) {
                    Some(partner) => index = partner,
                    None => return false,
                },
                // Behind `?`, a colon is that of a conditional expression.
                TokenKind::Question | TokenKind::Comma | TokenKind::Semicolon => return false,
                TokenKind::AnnotationEnd | TokenKind::EndOfFile => return false,
                _ => {}
            }
            index += 1;
        }
    }

    /// `accessible x: l, …;` as a member of the class.
    pub(super) fn class_clause(&mut self, pending: Pending) -> Parse<Member> {
        let clause = self.contract_clause()?;
        let span = clause.span;
        let kind = match clause.kind {
            ClauseKind::Unsupported(reason) => SpecMemberKind::Unsupported(reason),
            _ => SpecMemberKind::Accessible(clause),
        };
        Ok(Member::Specification(SpecMember { modifiers: pending.modifiers, kind, span }))
    }

    /// Takes a part of a specification in the body of a model class, where it needs no comment of its own.
    pub(super) fn item_in_model_class(&mut self, prefix: &mut Prefix, members: &mut Vec<Member>) -> Parse<Taken> {
        let is_inside = self.token().in_annotation && !self.at(TokenKind::AnnotationStart);
        if !is_inside {
            return Ok(Taken::No);
        }
        if self.at_contract_item() && !self.at_class_clause() {
            self.item_of_contract(&mut prefix.contract)?;
            return Ok(Taken::Yes);
        }
        let start = self.position;
        if let Some(modifier) = self.specification_modifier() {
            self.bump();
            prefix.start = prefix.start.or(Some(start));
            prefix.modifiers.list.push((modifier, self.span_from(start)));
            return Ok(Taken::Yes);
        }
        let is_clause = self.at(TokenKind::Identifier) && begins_clause(self.text_of(self.token()));
        if !is_clause {
            return Ok(Taken::No);
        }
        let modifiers = std::mem::take(&mut prefix.modifiers);
        let mut pending = Pending { modifiers, start: prefix.start.take() };
        if self.at_class_clause() {
            members.push(self.class_clause(pending)?);
        } else {
            self.spec_member(prefix, members, &mut pending)?;
        }
        Ok(Taken::Yes)
    }

    /// A member in an annotation comment, behind its modifiers.
    pub(super) fn spec_member(
        &mut self,
        prefix: &mut Prefix,
        members: &mut Vec<Member>,
        pending: &mut Pending,
    ) -> Parse<()> {
        let pending = std::mem::take(pending);
        let start = pending.start.unwrap_or(self.position);
        let is_declaration = pending.modifiers.has(Modifier::Ghost) || pending.modifiers.has(Modifier::Model);
        let word = self.text_of(self.token());
        if find(MEMBERS, word) == Some(MemberKeyword::Invariant) {
            self.refuse_contract(prefix);
            members.push(Member::Invariant(self.invariant(start, pending.modifiers)?));
            return Ok(());
        }
        if let Some(kind) = self.clause_member(word)? {
            self.refuse_contract(prefix);
            let span = self.span_from(start);
            members.push(Member::Specification(SpecMember { modifiers: pending.modifiers, kind, span }));
            return Ok(());
        }
        if is_declaration {
            return self.ghost_or_model_member(prefix, members, start, pending.modifiers);
        }
        if find(MEMBERS, word) == Some(MemberKeyword::Initializer) {
            self.bump();
            prefix.contract = None;
            let what = format!("specifications of initialisers (`{word}`)");
            members.push(unsupported_member(self.unsupported(start, what)));
            return Ok(());
        }
        if !matches!(self.kind(), TokenKind::Identifier | TokenKind::Import) {
            return Err(self.expected("a clause or a modifier in the annotation comment"));
        }
        self.skip_clause();
        let unsupported = self.unsupported(start, format!("annotation comments with `{word}`"));
        self.not_understood.push(unsupported);
        Ok(())
    }

    /// `ghost int x;`, `model int f(int y);`, `model class C { … }`
    fn ghost_or_model_member(
        &mut self,
        prefix: &mut Prefix,
        members: &mut Vec<Member>,
        start: usize,
        modifiers: Modifiers,
    ) -> Parse<()> {
        // A model method may have a contract of its own before it.
        let own = Prefix { modifiers, contract: prefix.contract.take(), start: Some(start) };
        if self.at_type() {
            members.push(Member::Type(self.type_declaration(own)?));
            return Ok(());
        }
        let Some(owner) = self.owner else {
            return Err(self.error("a ghost or model member can only stand in a class"));
        };
        match self.kind() {
            TokenKind::Less => self.constructor_or_generic_method(owner, own, members),
            TokenKind::Identifier if self.ahead(1) == TokenKind::OpenParen => {
                self.constructor_or_generic_method(owner, own, members)
            }
            _ => self.field_or_method(owner, own, members),
        }
    }

    fn invariant(&mut self, start: usize, modifiers: Modifiers) -> Parse<InvariantDecl> {
        self.bump();
        let formula = self.formula()?;
        self.semicolon("the invariant")?;
        Ok(InvariantDecl { modifiers, formula, span: self.span_from(start) })
    }

    /// A member that begins with a keyword of its own; nothing is taken if the word is none.
    fn clause_member(&mut self, word: &str) -> Parse<Option<SpecMemberKind>> {
        let start = self.position;
        let Some(keyword) = find(MEMBERS, word) else { return Ok(None) };
        let kind = match keyword {
            MemberKeyword::Represents => self.represents()?,
            MemberKeyword::Constraint => {
                self.bump();
                SpecMemberKind::Constraint(self.formula()?)
            }
            MemberKeyword::Initially => {
                self.bump();
                SpecMemberKind::Initially(self.formula()?)
            }
            MemberKeyword::Axiom => {
                self.bump();
                SpecMemberKind::Axiom(self.formula()?)
            }
            MemberKeyword::In => {
                self.bump();
                SpecMemberKind::DataGroup(self.expression_list()?)
            }
            MemberKeyword::Maps => {
                self.bump();
                let mut parts = vec![self.primary_with_postfix()?];
                if self.at_mark(Mark::Into) {
                    self.bump();
                    parts.extend(self.expression_list()?);
                }
                SpecMemberKind::DataGroup(parts)
            }
            MemberKeyword::Access => {
                let token = self.bump();
                let keyword = self.ident_of(&token);
                let mut parts = vec![self.primary_with_postfix()?];
                if matches!(self.kind(), TokenKind::If | TokenKind::Assign) {
                    self.bump();
                    parts.extend(self.expression_list()?);
                }
                SpecMemberKind::Other(keyword, parts)
            }
            MemberKeyword::OtherClause => {
                self.skip_clause();
                return Ok(Some(SpecMemberKind::Unsupported(self.unsupported(start, format!("`{word}` clauses")))));
            }
            MemberKeyword::OtherDeclaration => {
                self.skip_declaration();
                return Ok(Some(SpecMemberKind::Unsupported(self.unsupported(start, format!("`{word}` clauses")))));
            }
            MemberKeyword::Invariant | MemberKeyword::Initializer => return Ok(None),
        };
        self.semicolon("the clause")?;
        Ok(Some(kind))
    }

    /// `represents x = e`, `represents x <- e`, `represents x \such_that e`
    fn represents(&mut self) -> Parse<SpecMemberKind> {
        self.bump();
        // `represents<heap> x = e`
        if self.at(TokenKind::Less) && self.ahead(2) == TokenKind::Greater {
            self.position += 3;
        }
        let place = self.primary_with_postfix()?;
        let span = place.span;
        let location = crate::ast::Location { kind: crate::ast::LocationKind::Place(place), span };
        let is_relation = self.at_mark(Mark::SuchThat);
        if is_relation || self.at(TokenKind::Assign) {
            self.bump();
        } else if self.at(TokenKind::Less) && self.ahead(1) == TokenKind::Minus {
            self.bump();
            self.bump();
        } else {
            return Err(self.expected("`=` or `\\such_that` after what is represented"));
        }
        Ok(SpecMemberKind::Represents { location, is_relation, value: self.represented_value()? })
    }

    /// `e`, or locations `a, b[*]` that together are a set of locations.
    fn represented_value(&mut self) -> Parse<Expr> {
        let start = self.position;
        let mut parts = self.expression_list()?;
        match parts.pop() {
            Some(only) if parts.is_empty() => Ok(only),
            last => {
                parts.extend(last);
                let name = Ident { name: Name::new("locset"), span: self.span_from(start) };
                Ok(self.specification(start, SpecExpr::Function(name, parts)))
            }
        }
    }

    /// Goes behind the `;` or `{…}` that ends a declaration, or to the end of the annotation comment.
    pub(super) fn skip_declaration(&mut self) {
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
}

/// Whether a member of the specification begins with this word.
fn begins_clause(word: &str) -> bool {
    matches!(
        word,
        "invariant"
            | "class_invariant"
            | "represents"
            | "constraint"
            | "initially"
            | "axiom"
            | "in"
            | "maps"
            | "accessible"
    )
}
