//! Errors that teach, one for one mistake, and where reading goes on behind them.

use super::{Broken, MAX_DIAGNOSTICS, Parse, Parser};
use crate::SourceLevel;
use crate::ast::{Stmt, StmtKind};
use crate::token::{Token, TokenKind};
use base::rules::{SPECIFICATION_ERROR, SYNTAX_ERROR};
use base::{Diagnostic, Rule, Span};

/// What a clause with a syntax error becomes.
pub(super) const SYNTAX_ERRORS: &str = "constructs with syntax errors";

impl Parser<'_> {
    /// The rule of an error at the next token.
    pub(super) fn rule(&self) -> &'static Rule {
        let token = self.token();
        if token.in_annotation || token.kind == TokenKind::JahobComment { &SPECIFICATION_ERROR } else { &SYNTAX_ERROR }
    }

    /// Reports an error, unless one was reported at the same position.
    pub(super) fn report(&mut self, diagnostic: Diagnostic) -> Broken {
        let follows_from = |index: usize| {
            let token = &self.tokens[index];
            let first = self.lexical_errors.partition_point(|error| *error < token.start);
            self.lexical_errors.get(first).is_some_and(|error| *error == token.start || *error < token.end)
        };
        let is_known = self.reported_at == Some(self.position)
            || follows_from(self.position)
            || follows_from(self.position.saturating_sub(1));
        if !is_known {
            self.has_broken_java |= diagnostic.rule == &SYNTAX_ERROR;
            self.note(diagnostic);
        }
        self.reported_at = Some(self.position);
        Broken
    }

    /// Reports an error in how braces and declarations stand to one another, unless there was an error before it: a
    /// broken statement or head often leaves a brace too many or too few.
    pub(super) fn report_structure(&mut self, diagnostic: Diagnostic) -> Broken {
        if self.has_broken_java {
            self.reported_at = Some(self.position);
            return Broken;
        }
        self.report(diagnostic)
    }

    /// Keeps a diagnostic; reading goes on where it is.
    pub(super) fn note(&mut self, diagnostic: Diagnostic) {
        if self.diagnostics.len() < 2 * MAX_DIAGNOSTICS {
            self.diagnostics.push(diagnostic);
        }
    }

    /// Reports an error at the next token.
    pub(super) fn error(&mut self, message: impl Into<String>) -> Broken {
        let diagnostic = Diagnostic::error(self.rule(), self.span_of(self.token()), message);
        self.report(diagnostic)
    }

    /// Keeps an error about what was just read; reading goes on where it is.
    pub(super) fn note_syntax(&mut self, span: Span, message: impl Into<String>) {
        let is_specification = self.tokens[self.position.saturating_sub(1)].in_annotation;
        let rule = if is_specification { &SPECIFICATION_ERROR } else { &SYNTAX_ERROR };
        self.note(Diagnostic::error(rule, span, message));
    }

    /// Keeps an error in a specification; reading goes on where it is.
    pub(super) fn note_specification(&mut self, span: Span, message: impl Into<String>) {
        self.note(Diagnostic::error(&SPECIFICATION_ERROR, span, message));
    }

    /// The next token, for people.
    pub(super) fn found(&self) -> String {
        let token = self.token();
        match token.kind {
            TokenKind::Identifier | TokenKind::IntegerLiteral | TokenKind::FloatLiteral | TokenKind::BackslashWord => {
                format!("`{}`", shortened(self.text_of(token)))
            }
            TokenKind::Unknown => {
                let first: String = self.text_of(token).chars().take(41).collect();
                format!("`{}`", shortened(&first.escape_debug().to_string()))
            }
            kind => kind.describe(),
        }
    }

    /// Reports that something else was expected at the next token.
    pub(super) fn expected(&mut self, what: &str) -> Broken {
        let message = format!("expected {what}, found {}", self.found());
        self.error(message)
    }

    /// Where something is missing: at the next token, or, if that stands on another line, behind the one before it.
    fn place_of_missing(&self) -> Span {
        let token = self.token();
        let is_elsewhere = token.after_line_break || token.kind == TokenKind::EndOfFile;
        if is_elsewhere && self.position > 0 {
            let behind = self.tokens[self.position - 1].end;
            return self.span(behind, behind);
        }
        self.span_of(token)
    }

    /// Reports that something is missing before the next token.
    pub(super) fn expected_behind(&mut self, what: &str) -> Broken {
        let message = format!("expected {what}, found {}", self.found());
        let diagnostic = Diagnostic::error(self.rule(), self.place_of_missing(), message);
        self.report(diagnostic)
    }

    /// Takes a token of this kind, or reports that it is missing: "expected `(` after `while`, found …".
    pub(super) fn expect(&mut self, kind: TokenKind, place: &str) -> Parse<Token> {
        match self.eat(kind) {
            Some(token) => Ok(token),
            None => Err(self.expected_behind(&format!("{} {place}", kind.describe()))),
        }
    }

    /// Takes the bracket that closes the one at index `open`.
    pub(super) fn close(&mut self, open: usize, closing: TokenKind) -> Parse<()> {
        if self.eat(closing).is_some() {
            return Ok(());
        }
        let label = format!("this {} is not closed", self.tokens[open].kind.describe());
        Err(self.expected_closing(open, &closing.describe(), &label))
    }

    /// Reports that something is missing which closes the bracket at index `open`.
    pub(super) fn expected_closing(&mut self, open: usize, what: &str, label: &str) -> Broken {
        let message = format!("expected {what}, found {}", self.found());
        let opening = self.span_of(&self.tokens[open]);
        let diagnostic = Diagnostic::error(self.rule(), self.place_of_missing(), message).with_label(opening, label);
        let is_structure = self.tokens[open].kind == TokenKind::OpenBrace && self.at(TokenKind::EndOfFile);
        if is_structure { self.report_structure(diagnostic) } else { self.report(diagnostic) }
    }

    /// Reports the name `_`, which is a keyword since Java 9.
    pub(super) fn refuse_underscore(&mut self, token: &Token) {
        if self.options.source != SourceLevel::Java1_4 && !token.in_annotation {
            let span = self.span_of(token);
            self.note_syntax(span, "`_` is a keyword and cannot be a name");
        }
    }

    /// Reports that the bracket at index `open` has no partner.
    pub(super) fn not_closed(&mut self, open: usize) -> Broken {
        let opening = self.tokens[open];
        let message = format!("this {} is not closed", opening.kind.describe());
        let diagnostic = Diagnostic::error(self.rule(), self.span_of(&opening), message);
        self.report(diagnostic)
    }

    /// Takes the `;` after something. If it is missing where the line or the block ends, reading goes on as if it
    /// were there. What stands in an annotation comment needs none at its end.
    pub(super) fn semicolon(&mut self, after: &str) -> Parse<()> {
        if self.eat(TokenKind::Semicolon).is_some() || self.clause_may_end() {
            return Ok(());
        }
        let message = format!("expected `;` after {after}, found {}", self.found());
        let behind = self.tokens[self.position.saturating_sub(1)].end;
        // An annotation could belong to an expression or name before it: where it does not, it is the mistake.
        let is_annotation = self.at(TokenKind::At) && !matches!(after, "the package" | "the import");
        let place = if is_annotation { self.span_of(self.token()) } else { self.span(behind, behind) };
        let diagnostic = Diagnostic::error(self.rule(), place, message);
        let broken = self.report(diagnostic);
        let token = self.token();
        let can_go_on = match token.kind {
            TokenKind::CloseBrace | TokenKind::AnnotationEnd => true,
            TokenKind::EndOfFile | TokenKind::AnnotationStart | TokenKind::JahobComment => false,
            _ => token.after_line_break,
        };
        if can_go_on { Ok(()) } else { Err(broken) }
    }

    /// Reports, once a file, that something is nested too deeply.
    pub(super) fn too_deep(&mut self) -> Broken {
        if self.is_too_deep {
            return Broken;
        }
        self.is_too_deep = true;
        let diagnostic = Diagnostic::error(self.rule(), self.span_of(self.token()), "this is nested too deeply")
            .with_help("split the expression or the method into several");
        self.report(diagnostic)
    }

    /// Whether reading on is of no use: what is nested too deeply is seldom a program, and neither is what has a
    /// hundred mistakes.
    pub(super) fn gives_up(&mut self) -> bool {
        let gives_up = self.is_too_deep || self.diagnostics.len() >= MAX_DIAGNOSTICS;
        if gives_up {
            self.reported_at = Some(self.tokens.len() - 1);
        }
        gives_up
    }

    /// Goes behind a broken statement, which began at index `start`.
    pub(super) fn recover_statement(&mut self, start: usize) -> Stmt {
        if self.gives_up() {
            self.position = self.tokens.len() - 1;
        } else if self.in_annotation() && !self.in_model_body {
            self.leave_brackets(start);
            self.recover_clause();
        } else {
            self.skip_to_statement(start);
        }
        Stmt { span: self.span_from(start), kind: StmtKind::Error }
    }

    /// If the error stands in brackets that were opened since `start`, goes behind where they close. Braces among
    /// them are those of array initialisers, in which there is no `;`: before one, the brace was forgotten.
    pub(super) fn leave_brackets(&mut self, start: usize) {
        let position = self.position;
        let at_semicolon = self.at(TokenKind::Semicolon);
        let encloses = |index: &usize| {
            let opens = match self.tokens[*index].kind {
                TokenKind::OpenParen | TokenKind::OpenBracket => true,
                TokenKind::OpenBrace => !at_semicolon,
                _ => false,
            };
            opens && self.partner_of(*index).is_some_and(|partner| partner >= position)
        };
        if let Some(partner) = (start..position).find(encloses).and_then(|open| self.partner_of(open)) {
            self.position = partner;
            self.bump();
        }
    }

    /// Goes behind the bracket at index `open` and everything in it.
    pub(super) fn leave_group(&mut self, open: usize) {
        if self.gives_up() {
            self.position = self.tokens.len() - 1;
        } else if let Some(partner) = self.partner_of(open) {
            self.position = self.position.max(partner);
            self.bump();
        } else {
            self.position = self.tokens.len() - 1;
        }
    }

    /// Whether the next token stands within an annotation comment.
    fn in_annotation(&self) -> bool {
        self.token().in_annotation && !self.at(TokenKind::AnnotationStart)
    }

    /// Steps over an annotation comment that was reported because it cannot stand where it does.
    fn skip_misplaced_comment(&mut self) {
        let is_comment = matches!(self.kind(), TokenKind::AnnotationStart | TokenKind::JahobComment);
        if is_comment && self.reported_at == Some(self.position) {
            self.skip_bracket();
        }
    }

    fn skip_to_statement(&mut self, start: usize) {
        self.skip_broken(start, |kind| begins_statement(kind) || begins_member(kind));
    }

    /// Goes behind something broken that began at index `start`: behind its `;` or its block, or to where the next thing
    /// begins.
    fn skip_broken(&mut self, start: usize, begins_next: impl Fn(TokenKind) -> bool) {
        self.leave_brackets(start);
        self.skip_misplaced_comment();
        loop {
            match self.kind() {
                TokenKind::EndOfFile | TokenKind::CloseBrace => return,
                TokenKind::AnnotationEnd if self.in_model_body => return,
                TokenKind::Semicolon => {
                    self.bump();
                    return;
                }
                TokenKind::OpenBrace => {
                    self.skip_bracket();
                    return;
                }
                kind if self.position > start && (begins_next(kind)) => return,
                _ => self.skip_bracket(),
            }
        }
    }

    /// Steps over the next token, and if it is a bracket that is closed, to its partner.
    pub(super) fn skip_bracket(&mut self) {
        let opens = matches!(
            self.kind(),
            TokenKind::OpenParen | TokenKind::OpenBracket | TokenKind::OpenBrace | TokenKind::AnnotationStart
        );
        if opens && let Some(partner) = self.partner_of(self.position) {
            self.position = self.position.max(partner);
        }
        self.bump();
    }

    /// Goes behind a broken clause: behind its `;`, or to the end of the annotation comment.
    pub(super) fn recover_clause(&mut self) {
        loop {
            match self.kind() {
                TokenKind::EndOfFile | TokenKind::AnnotationEnd => return,
                TokenKind::Semicolon => {
                    self.bump();
                    return;
                }
                _ => self.skip_bracket(),
            }
        }
    }

    /// Goes to the next case of a `switch`, or to its end; the broken one began at index `start`.
    pub(super) fn recover_case(&mut self, start: usize) {
        if self.gives_up() {
            self.position = self.tokens.len() - 1;
            return;
        }
        self.leave_brackets(start);
        use TokenKind::*;
        while !matches!(self.kind(), Case | Default | CloseBrace | EndOfFile) {
            self.skip_bracket();
        }
    }

    /// Goes behind a broken member, which began at index `start`.
    pub(super) fn recover_member(&mut self, start: usize) {
        if self.gives_up() {
            self.position = self.tokens.len() - 1;
            return;
        }
        if self.in_annotation() {
            return self.recover_clause();
        }
        self.skip_broken(start, |kind| begins_member(kind) || begins_type(kind));
    }

    /// Goes to the next type declaration.
    pub(super) fn recover_top_level(&mut self) {
        if self.gives_up() {
            self.position = self.tokens.len() - 1;
            return;
        }
        loop {
            match self.kind() {
                TokenKind::EndOfFile => return,
                kind if begins_type(kind) => return,
                TokenKind::Public | TokenKind::Abstract | TokenKind::Final if self.modifiers_of_type_follow() => return,
                _ => self.skip_bracket(),
            }
        }
    }

    fn modifiers_of_type_follow(&self) -> bool {
        let is_modifier = |kind| matches!(kind, TokenKind::Public | TokenKind::Abstract | TokenKind::Final);
        let modifiers = (0..3).take_while(|ahead| is_modifier(self.ahead(*ahead))).count();
        begins_type(self.ahead(modifiers))
    }
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(40) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Keywords that only a statement begins with.
fn begins_statement(kind: TokenKind) -> bool {
    use TokenKind::*;
    matches!(kind, If | While | Do | For | Return | Break | Continue | Switch | Try | Throw | AnnotationStart)
}

/// Keywords that a member of a class begins with and a statement never does.
pub(super) fn begins_member(kind: TokenKind) -> bool {
    use TokenKind::*;
    matches!(kind, Public | Protected | Private | Static | Native | Transient | Volatile | Import | Package)
}

/// Keywords that declare a type.
pub(super) fn begins_type(kind: TokenKind) -> bool {
    matches!(kind, TokenKind::Class | TokenKind::Interface | TokenKind::Enum)
}
