//! `module-info.java`: modules and their directives. Their words are names everywhere else.

use super::{Parse, Parser};
use crate::ast::{Directive, DirectiveKind, Ident, Module};
use crate::token::TokenKind;

impl Parser<'_> {
    /// Whether a module declaration begins here.
    pub(super) fn at_module(&self) -> bool {
        if !matches!(self.kind(), TokenKind::Identifier | TokenKind::At) {
            return false;
        }
        let start = self.behind_annotations(self.position).unwrap_or(self.position);
        let word = start + usize::from(self.text_at(start) == "open");
        self.text_at(word) == "module"
            && self.kind_at(word + 1) == TokenKind::Identifier
            && matches!(self.kind_at(word + 2), TokenKind::Dot | TokenKind::OpenBrace)
    }

    /// `@A [open] module a.b { … }`
    pub(super) fn module(&mut self) -> Parse<Module> {
        let start = self.position;
        let annotations = self.annotations()?;
        let is_open = self.at_word("open");
        if is_open {
            self.bump();
        }
        self.bump();
        let path = self.path("of the module")?;
        let open = self.position;
        self.expect(TokenKind::OpenBrace, "of the module")?;
        let mut directives = Vec::new();
        while !matches!(self.kind(), TokenKind::CloseBrace | TokenKind::EndOfFile) {
            match self.directive() {
                Ok(directive) => directives.push(directive),
                Err(_) => self.recover_directive(),
            }
        }
        self.close(open, TokenKind::CloseBrace)?;
        Ok(Module { annotations, is_open, path, directives, span: self.span_from(start) })
    }

    fn directive(&mut self) -> Parse<Directive> {
        let start = self.position;
        let (mut kind, joining) = match self.text_of(self.token()) {
            "requires" => (DirectiveKind::Requires { is_transitive: false, is_static: false }, None),
            "exports" => (DirectiveKind::Exports, Some("to")),
            "opens" => (DirectiveKind::Opens, Some("to")),
            "uses" => (DirectiveKind::Uses, None),
            "provides" => (DirectiveKind::Provides, Some("with")),
            _ => return Err(self.expected("`requires`, `exports`, `opens`, `uses`, `provides` or `}`")),
        };
        self.bump();
        if let DirectiveKind::Requires { .. } = kind {
            kind = self.requirement_modifiers();
        }
        let path = self.path("of the directive")?;
        let mut targets = Vec::new();
        if joining.is_some_and(|word| self.at_word(word)) {
            self.bump();
            targets = self.paths()?;
        } else if kind == DirectiveKind::Provides {
            return Err(self.expected("`with` and the classes that provide the service"));
        }
        self.semicolon("the directive")?;
        Ok(Directive { kind, path, targets, span: self.span_from(start) })
    }

    /// `transitive` and `static` behind `requires`; a module may itself be called `transitive`.
    fn requirement_modifiers(&mut self) -> DirectiveKind {
        let (mut is_transitive, mut is_static) = (false, false);
        loop {
            let names_module = matches!(self.ahead(1), TokenKind::Semicolon | TokenKind::Dot);
            if self.at(TokenKind::Static) {
                is_static = true;
            } else if self.at_word("transitive") && !names_module {
                is_transitive = true;
            } else {
                return DirectiveKind::Requires { is_transitive, is_static };
            }
            self.bump();
        }
    }

    fn paths(&mut self) -> Parse<Vec<Vec<Ident>>> {
        let mut paths = vec![self.path("of the directive")?];
        while self.eat(TokenKind::Comma).is_some() {
            paths.push(self.path("of the directive")?);
        }
        Ok(paths)
    }

    fn recover_directive(&mut self) {
        while !matches!(self.kind(), TokenKind::CloseBrace | TokenKind::EndOfFile) {
            if self.bump().kind == TokenKind::Semicolon {
                return;
            }
        }
    }
}
