//! Tokens → syntax tree, by recursive descent. This file holds the cursor; the grammar stands in the files below it.
//!
//! A function of the grammar that meets something wrong reports it and returns [`Broken`]; lists of statements,
//! members and clauses catch that and go on behind it ([`recovery`]).

mod assignable;
mod blocks;
mod bodies;
mod cases;
mod clauses;
mod contracts;
mod creation;
mod declarations;
mod enums;
mod expressions;
mod files;
mod floats;
mod jahob;
mod lambdas;
mod lookahead;
mod loops;
mod members;
mod methods;
mod modifiers;
mod modules;
mod names;
mod numbers;
mod operators;
mod parameters;
mod patterns;
mod pragmas;
mod primary;
mod quantifiers;
mod recovery;
mod selectors;
mod spec_members;
mod spec_statements;
mod specification;
mod statements;
mod strings;
mod switches;
mod tables;
mod tries;
mod types;
mod variables;

#[cfg(test)]
mod tests;

use crate::ast::{CompilationUnit, DeclId, Expr, ExprId, ExprKind, Ident, Import, Unsupported};
use crate::lexer::escapes::{self, Offsets};
use crate::lexer::{self, brackets};
use crate::token::{Token, TokenKind};
use crate::{Options, Parsed};
use base::arena::Id;
use base::rules::{SPECIFICATION_ERROR, SYNTAX_ERROR};
use base::{Diagnostic, FileId, Name, Span};
use names::Names;
use std::cell::RefCell;
pub use tables::keywords;

/// How deep calls of the parser may nest. Keeps its stack small enough for threads of 2 MiB.
const MAX_NESTING: u32 = 150;

/// How deep a tree may become, counting long chains like `a + b + c + …`, which nest to the left. Later stages walk
/// the tree recursively, on threads whose stack is made for this.
const MAX_TREE_DEPTH: u32 = 3000;

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
pub fn parse(file: FileId, text: &str, options: Options) -> Parsed {
    if text.len() > MAX_LENGTH {
        let message = format!("the file is larger than {} MiB", MAX_LENGTH >> 20);
        let place = Span::new(file, 0, 0);
        let diagnostics = vec![Diagnostic::error(&SYNTAX_ERROR, place, message)];
        return Parsed { unit: empty_unit(place), diagnostics, read_over: Vec::new(), unchecked: Vec::new() };
    }
    let replaced = escapes::replace(text);
    let (tokens, lexical_errors) = lexer::lex(&replaced.text, options.source);
    let mut known: Vec<u32> = lexical_errors.iter().map(|error| error.token).collect();
    known.extend(replaced.malformed.iter().map(|(start, _)| *start));
    known.sort_unstable();
    let mut parser = Parser {
        file,
        options,
        text: &replaced.text,
        offsets: replaced.offsets,
        tokens,
        position: 0,
        depth: 0,
        height: 0,
        lambdas: Lambdas::Allowed,
        in_model_body: false,
        reported_at: None,
        has_broken_java: false,
        is_too_deep: false,
        lexical_errors: known,
        names: Names::default(),
        expressions: options.first_ids.expression,
        declarations: options.first_ids.declaration,
        not_understood: Vec::new(),
        jahob: crate::jahob::Comment::default(),
        owner: None,
        model_imports: Vec::new(),
        read_over: RefCell::default(),
        unchecked: Vec::new(),
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
    unit.span = Span::new(file, 0, text.len() as u32);
    unit.expressions = parser.expressions;
    unit.declarations = parser.declarations;
    let mut diagnostics = parser.diagnostics;
    diagnostics.sort_by_key(|diagnostic| diagnostic.span.map(|span| span.start));
    diagnostics.truncate(MAX_DIAGNOSTICS);
    let read_over = parser.read_over.into_inner();
    Parsed { unit, diagnostics, read_over, unchecked: parser.unchecked }
}

fn empty_unit(span: Span) -> CompilationUnit {
    CompilationUnit {
        package: None,
        imports: Vec::new(),
        types: Vec::new(),
        module: None,
        expressions: 0,
        declarations: 0,
        span,
    }
}

/// Whether `x -> …` is a lambda expression: behind `case` it is a label and what it leads to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lambdas {
    Allowed,
    Excluded,
}

/// The cursor over the tokens of one file.
struct Parser<'text> {
    file: FileId,
    options: Options,
    text: &'text str,
    offsets: Offsets,
    tokens: Vec<Token>,
    /// Index of the token that is next.
    position: usize,
    /// How many [`Parser::nested`] are under way.
    depth: u32,
    /// The height of the highest tree that was read on this level of nesting.
    height: u32,
    lambdas: Lambdas,
    /// Whether the statements of a model method are being read, which can assign.
    in_model_body: bool,
    /// The position of the last error: a second one at the same place says nothing new.
    reported_at: Option<usize>,
    /// Whether an error of Java was reported behind which reading went on elsewhere.
    has_broken_java: bool,
    /// Whether it was reported that something is nested too deeply.
    is_too_deep: bool,
    /// Places in tokens in which the lexer found a mistake: what follows from it is no mistake of its own. Sorted.
    lexical_errors: Vec<u32>,
    /// The names seen so far: the global table has a lock.
    names: Names<'text>,
    /// How many expressions have an id.
    expressions: usize,
    /// How many declarations of classes have an id.
    declarations: usize,
    /// What was read over in annotation comments and has not yet found its place in the tree: the statement, method,
    /// member or class around it takes it.
    not_understood: Vec<Unsupported>,
    /// What was read in Jahob's comments and has not yet found its place in the tree.
    jahob: crate::jahob::Comment,
    /// The type whose members are being read.
    owner: Option<bodies::Owner>,
    /// `//@ model import …;` before a type.
    model_imports: Vec<Import>,
    /// Everything that was read over in specifications.
    read_over: RefCell<Vec<Unsupported>>,
    /// What is claimed about variables and nobody checks.
    unchecked: Vec<Unsupported>,
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
        let unsupported = Unsupported { what: what.into(), span: self.span_from(start) };
        self.read_over.borrow_mut().push(unsupported.clone());
        unsupported
    }

    fn expression_id(&mut self) -> ExprId {
        let id = ExprId::from_index(self.expressions);
        self.expressions += 1;
        id
    }

    fn declaration_id(&mut self) -> DeclId {
        let id = DeclId::from_index(self.declarations);
        self.declarations += 1;
        id
    }

    /// An expression from the token at index `start` to the last that was taken.
    fn expr(&mut self, start: usize, kind: ExprKind) -> Expr {
        Expr { kind, span: self.span_from(start), id: self.expression_id() }
    }

    fn name_of(&mut self, token: &Token) -> Name {
        let text = self.text_of(token);
        self.names.name(text)
    }

    /// The name that a token is.
    fn ident_of(&mut self, token: &Token) -> Ident {
        if token.end == token.start + 1 && self.text_of(token) == "_" {
            self.refuse_underscore(token);
        }
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
