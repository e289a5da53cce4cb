//! What ESC/Java says about a variable beside its declaration, before or behind the name: `int size /*@ readable_if open */;`. It is read and
//! noted as something that nobody checks. And where clauses end that have no `;`.

use super::clauses::{is_clause, loop_keyword, without_redundantly};
use super::modifiers::Taken;
use super::tables::{BEHAVIORS, MEMBERS, PRAGMAS, Pragma, ROLES, STATEMENTS, find};
use super::{Parse, Parser};
use crate::ast::{Modifier, Unsupported};
use crate::token::TokenKind;

impl Parser<'_> {
    /// Takes what is said about a variable, if that is next.
    pub(super) fn pragma_of_variable(&mut self) -> Parse<Taken> {
        if !self.at(TokenKind::Identifier) {
            return Ok(Taken::No);
        }
        let word = self.text_of(self.token());
        let Some(pragma) = find(PRAGMAS, word) else { return Ok(Taken::No) };
        let start = self.position;
        self.bump();
        match pragma {
            Pragma::Formula => drop(self.formula()?),
            Pragma::Locks => drop(self.expression_list()?),
            Pragma::Word => {}
        }
        let span = self.span_from(start);
        self.eat(TokenKind::Semicolon);
        self.unchecked.push(Unsupported { what: format!("what `{word}` says"), span });
        Ok(Taken::Yes)
    }

    /// Takes an annotation comment behind the name of a variable, if it has nothing but what may be said there.
    pub(super) fn pragmas_behind_name(&mut self) -> Parse<()> {
        let is_pragma = self.at(TokenKind::AnnotationStart)
            && self.ahead(1) == TokenKind::Identifier
            && find(PRAGMAS, self.text_at(self.position + 1)).is_some();
        if !is_pragma {
            return Ok(());
        }
        self.bump();
        while self.pragma_of_variable()? == Taken::Yes {}
        self.expect(TokenKind::AnnotationEnd, "behind what is said about the variable")?;
        Ok(())
    }

    /// Whether a clause may end here without a `;`: at the end of the annotation comment, and before what begins with a keyword.
    pub(super) fn clause_may_end(&self) -> bool {
        let token = self.token();
        if !token.in_annotation || self.in_model_body {
            return false;
        }
        match token.kind {
            TokenKind::AnnotationEnd | TokenKind::Assert => true,
            TokenKind::OpenBrace => self.at_nested_cases(),
            TokenKind::Public | TokenKind::Protected | TokenKind::Private | TokenKind::Static => token.after_line_break,
            TokenKind::Identifier => begins_item(self.text_of(token)),
            _ => false,
        }
    }
}

/// Whether a clause, a statement, a member or a declaration of a specification begins with this word.
fn begins_item(word: &str) -> bool {
    let (word, _) = without_redundantly(word);
    is_clause(word)
        || loop_keyword(word).is_some()
        || find(ROLES, word).is_some()
        || find(BEHAVIORS, word).is_some()
        || find(MEMBERS, word).is_some()
        || find(STATEMENTS, word).is_some()
        || find(PRAGMAS, word).is_some()
        || Modifier::of_specification(word).is_some()
        || matches!(word, "assume" | "loop_contract")
}
