//! Tokens → syntax tree, by recursive descent. This file holds the cursor; the grammar stands in the files below it.
//!
//! A function of the grammar that meets something wrong reports it and returns [`Broken`]; lists of statements,
//! members and clauses catch that and go on behind it ([`recovery`]).

mod assignable;
mod clauses;
mod declarations;
mod expressions;
mod lookahead;
mod loops;
mod members;
mod modifiers;
mod numbers;
mod primary;
mod quantifiers;
mod recovery;
mod specification;
mod statements;
mod types;

#[cfg(test)]
mod tests;

use crate::Parsed;
use crate::ast::{CompilationUnit, Ident, Unsupported};
use crate::hidden::hides_classes;
use crate::lexer::escapes::{self, Offsets};
use crate::lexer::{self, brackets};
use crate::token::{Token, TokenKind};
use base::rules::{SPECIFICATION_ERROR, SYNTAX_ERROR};
use base::{Diagnostic, FileId, Name, Span};
use std::collections::HashMap;

/// How deep calls of the parser may nest. Keeps its stack small.
const MAX_NESTING: u32 = 150;

/// How deep a tree may become, counting long chains like `a + b + c + …`, which nest to the left. Later stages walk
/// the tree recursively: this leaves them 4 KiB a level on a thread of 2 MiB.
const MAX_TREE_DEPTH: u32 = 500;

/// How long a file may be. Its tree can need a hundred times the memory.
const MAX_LENGTH: usize = 16 << 20;

/// How many diagnostics are kept for one file.
const MAX_DIAGNOSTICS: usize = 100;

/// Something was wrong, and it has been reported.
#[derive(Clone, Copy, Debug)]
struct Broken;

/// The result of a function of the grammar.
type Parse<T> = Result<T, Broken>;

/// Reads one file.
pub fn parse(file: FileId, text: &str) -> Parsed {
    if text.len() > MAX_LENGTH {
        let place = Span::new(file, 0, 0);
        let unit = CompilationUnit { package: None, imports: Vec::new(), types: Vec::new(), span: place };
        let message = format!("the file is larger than {} MiB", MAX_LENGTH >> 20);
        let diagnostics = vec![Diagnostic::error(&SYNTAX_ERROR, place, message)];
        return Parsed { unit, diagnostics, hides_classes: true };
    }
    let replaced = escapes::replace(text);
    let (tokens, lexical_errors) = lexer::lex(&replaced.text);
    let mut known: Vec<u32> = lexical_errors.iter().map(|error| error.start).collect();
    known.extend(replaced.malformed.iter().map(|(start, _)| *start));
    known.sort_unstable();
    let mut parser = Parser {
        file,
        text: &replaced.text,
        offsets: replaced.offsets,
        tokens,
        position: 0,
        depth: 0,
        height: 0,
        reported_at: None,
        is_too_deep: false,
        lexical_errors: known,
        names: HashMap::new(),
        diagnostics: Vec::new(),
    };
    for (start, end) in replaced.malformed.into_iter().take(MAX_DIAGNOSTICS) {
        let message = "a Unicode escape is `\\u` and four hexadecimal digits";
        let span = parser.span(start, end);
        parser.diagnostics.push(Diagnostic::error(&SYNTAX_ERROR, span, message));
    }
    for error in lexical_errors {
        let rule = if error.in_annotation { &SPECIFICATION_ERROR } else { &SYNTAX_ERROR };
        let span = parser.span(error.start, error.end);
        parser.diagnostics.push(Diagnostic::error(rule, span, error.message));
    }
    let mut unit = parser.compilation_unit();
    let hides_classes = hides_classes(&parser.tokens, &unit.types);
    unit.span = Span::new(file, 0, text.len() as u32);
    let mut diagnostics = parser.diagnostics;
    diagnostics.sort_by_key(|diagnostic| diagnostic.span.map(|span| span.start));
    diagnostics.truncate(MAX_DIAGNOSTICS);
    Parsed { unit, diagnostics, hides_classes }
}

/// The cursor over the tokens of one file.
struct Parser<'text> {
    file: FileId,
    text: &'text str,
    offsets: Offsets,
    tokens: Vec<Token>,
    /// Index of the token that is next.
    position: usize,
    /// How many [`Parser::nested`] are under way.
    depth: u32,
    /// The height of the highest tree that was read on this level of nesting.
    height: u32,
    /// The position of the last error: a second one at the same place says nothing new.
    reported_at: Option<usize>,
    /// Whether it was reported that something is nested too deeply.
    is_too_deep: bool,
    /// Where tokens begin in which the lexer found a mistake: what follows from it is no mistake of its own. Sorted.
    lexical_errors: Vec<u32>,
    /// The names seen so far: the global table has a lock.
    names: HashMap<&'text str, Name>,
    diagnostics: Vec<Diagnostic>,
}

impl<'text> Parser<'text> {
    /// The kind of the next token.
    fn kind(&self) -> TokenKind {
        self.tokens[self.position].kind
    }

    /// The kind of the token at an index; behind the last, the end of the file.
    fn kind_at(&self, index: usize) -> TokenKind {
        self.tokens.get(index).map_or(TokenKind::EndOfFile, |token| token.kind)
    }

    /// The kind of the token `ahead` of the next one.
    fn ahead(&self, ahead: usize) -> TokenKind {
        self.kind_at(self.position + ahead)
    }

    fn at(&self, kind: TokenKind) -> bool {
        self.kind() == kind
    }

    /// The next token, which is taken. The end of the file stays.
    fn bump(&mut self) -> Token {
        let token = self.tokens[self.position];
        if self.position + 1 < self.tokens.len() {
            self.position += 1;
        }
        token
    }

    /// Takes the next token if it is of this kind.
    fn eat(&mut self, kind: TokenKind) -> Option<Token> {
        self.at(kind).then(|| self.bump())
    }

    fn token(&self) -> &Token {
        &self.tokens[self.position]
    }

    /// The text of a token without escapes.
    fn text_of(&self, token: &Token) -> &'text str {
        &self.text[token.start as usize..token.end as usize]
    }

    /// The text of the token at an index.
    fn text_at(&self, index: usize) -> &'text str {
        self.tokens.get(index).map_or("", |token| self.text_of(token))
    }

    /// Whether the next token is this word, which is not a keyword.
    fn at_word(&self, word: &str) -> bool {
        self.at(TokenKind::Identifier) && self.text_of(self.token()) == word
    }

    fn span(&self, start: u32, end: u32) -> Span {
        Span::new(self.file, self.offsets.original(start), self.offsets.original(end))
    }

    fn span_of(&self, token: &Token) -> Span {
        self.span(token.start, token.end)
    }

    /// From the token at index `start` to the last token that was taken.
    fn span_from(&self, start: usize) -> Span {
        let first = self.tokens[start].start;
        let last = if self.position > start { self.tokens[self.position - 1].end } else { first };
        self.span(first, last)
    }

    /// A construct that is not understood: from the token at index `start` to the last that was taken.
    fn unsupported(&self, start: usize, what: impl Into<String>) -> Unsupported {
        Unsupported { what: what.into(), span: self.span_from(start) }
    }

    fn name_of(&mut self, token: &Token) -> Name {
        let text = self.text_of(token);
        *self.names.entry(text).or_insert_with(|| Name::new(text))
    }

    fn ident_of(&mut self, token: &Token) -> Ident {
        Ident { name: self.name_of(token), span: self.span_of(token) }
    }

    /// The index of the partner of the bracket at an index.
    fn partner_of(&self, index: usize) -> Option<usize> {
        self.tokens.get(index).and_then(brackets::partner)
    }

    /// Whether the tokens at an index and behind it touch.
    fn touches_next(&self, index: usize) -> bool {
        self.tokens.get(index + 1).is_some_and(|next| next.start == self.tokens[index].end)
    }

    /// Steps over a bracket and everything up to its partner.
    fn skip_group(&mut self) -> Parse<()> {
        match self.partner_of(self.position) {
            Some(partner) if partner > self.position => {
                self.position = partner;
                self.bump();
                Ok(())
            }
            _ => Err(self.not_closed(self.position)),
        }
    }

    /// Reads something one level deeper, unless that is too deep.
    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        if self.depth >= MAX_NESTING {
            return Err(self.too_deep());
        }
        self.depth += 1;
        let siblings = std::mem::take(&mut self.height);
        let result = parse(self);
        self.depth -= 1;
        self.height = siblings.max(self.height + 1);
        result
    }

    /// Notes that what was read on this level becomes the child of a new node.
    fn grow(&mut self) -> Parse<()> {
        self.height += 1;
        if self.depth + self.height > MAX_TREE_DEPTH { Err(self.too_deep()) } else { Ok(()) }
    }

    /// Reads a second child: the height is afterwards that of the higher one.
    fn sibling<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        let siblings = std::mem::take(&mut self.height);
        let result = parse(self);
        self.height = self.height.max(siblings);
        result
    }
}
