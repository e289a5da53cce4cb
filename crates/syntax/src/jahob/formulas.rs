//! Formulas, by precedence climbing.

use super::lexer::{self, Token, TokenKind};
use super::operators::{Grouping, IMPLICATION, MINUS, NOT, PRODUCT, WHOLE, binary_operator, level};
use super::{Binary, Binder, Formula, FormulaKind, Type, Unary, Variable};
use crate::ast::Ident;
use base::{Name, Span};

/// How deep a formula may nest.
const MAX_NESTING: usize = 150;

/// How many operators one formula may have: chains of them nest, and whoever walks the tree is recursive.
const MAX_OPERATORS: usize = 1000;

/// A formula, or what is wrong at the next token. It has a box, which keeps the frames of recursive functions small.
pub type Read = Result<Box<Formula>, String>;

/// Reads one formula or type.
pub struct Parser<'a> {
    tokens: Vec<Token<'a>>,
    position: usize,
    depth: usize,
    operators: usize,
    place: &'a dyn Fn(usize, usize) -> Span,
}

/// A formula from its text; `place` turns offsets in the text into spans. An error says where it is.
pub fn formula(text: &str, place: &dyn Fn(usize, usize) -> Span) -> Result<Formula, (Span, String)> {
    let mut parser = Parser::new(text, place)?;
    let formula = parser.formula().and_then(|formula| parser.end().map(|()| formula));
    formula.map(|formula| *formula).map_err(|message| (parser.here(), message))
}

/// A type from its text.
pub fn ty(text: &str, place: &dyn Fn(usize, usize) -> Span) -> Result<Type, (Span, String)> {
    let mut parser = Parser::new(text, place)?;
    let ty = parser.ty().and_then(|ty| parser.end().map(|()| ty));
    ty.map_err(|message| (parser.here(), message))
}

impl<'a> Parser<'a> {
    fn new(text: &'a str, place: &'a dyn Fn(usize, usize) -> Span) -> Result<Parser<'a>, (Span, String)> {
        match lexer::tokens(text, true) {
            Ok(tokens) => Ok(Parser { tokens, position: 0, depth: 0, operators: 0, place }),
            Err((at, message)) => Err((place(at, at), message.to_owned())),
        }
    }

    /// The next token.
    pub fn token(&self) -> Token<'a> {
        self.tokens[self.position]
    }

    /// What the next token is.
    pub fn kind(&self) -> TokenKind {
        self.token().kind
    }

    /// The text of the next token.
    pub fn text(&self) -> &'a str {
        self.token().text
    }

    /// Goes on.
    pub fn bump(&mut self) {
        self.position = (self.position + 1).min(self.tokens.len() - 1);
    }

    /// Whether this symbol or word is next.
    pub fn at(&self, text: &str) -> bool {
        self.text() == text && matches!(self.kind(), TokenKind::Symbol | TokenKind::Word)
    }

    /// Takes this symbol or word, if it is next.
    pub fn eat(&mut self, text: &str) -> bool {
        let is_there = self.at(text);
        if is_there {
            self.bump();
        }
        is_there
    }

    /// Takes this symbol or word, which must be next.
    pub fn expect(&mut self, text: &str) -> Result<(), String> {
        if self.eat(text) { Ok(()) } else { Err(format!("`{text}` is expected, {} was found", self.found())) }
    }

    /// The next token in words.
    pub fn found(&self) -> String {
        match self.kind() {
            TokenKind::End => "the end of the formula".to_owned(),
            _ => format!("`{}`", self.text()),
        }
    }

    fn end(&self) -> Result<(), String> {
        match self.kind() {
            TokenKind::End => Ok(()),
            _ => Err(format!("an operator or the end of the formula is expected, {} was found", self.found())),
        }
    }

    /// The place of the next token.
    pub fn here(&self) -> Span {
        (self.place)(self.token().start, self.token().end)
    }

    /// The place from offset `start` to the last token that was taken.
    pub fn from(&self, start: usize) -> Span {
        let end = self.tokens[..self.position].last().map_or(start, |token| token.end);
        (self.place)(start, end.max(start))
    }

    /// Goes one level down, unless that is too deep.
    pub fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T, String>) -> Result<T, String> {
        if self.depth >= MAX_NESTING {
            return Err("the formula is nested too deeply".to_owned());
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }

    /// Counts one more operator, unless there are too many.
    pub fn grow(&mut self) -> Result<(), String> {
        self.operators += 1;
        if self.operators > MAX_OPERATORS { Err("the formula has too many operators".to_owned()) } else { Ok(()) }
    }

    /// A whole formula.
    pub fn formula(&mut self) -> Read {
        self.nested(|parser| parser.operations(WHOLE))
    }

    /// The formula that began at offset `start` and ends before the next token.
    #[expect(clippy::unnecessary_box_returns, reason = "recursive functions hand it on")]
    pub fn make(&self, start: usize, kind: FormulaKind) -> Box<Formula> {
        Box::new(Formula { kind, span: self.from(start) })
    }

    // Functions that call one another for every pair of parentheses only choose, and leave building to others: their
    // frames are on the stack once a level.

    /// Operators that bind at least as tightly as `weakest`.
    pub fn operations(&mut self, weakest: u8) -> Read {
        let start = self.token().start;
        let mut left = self.operand()?;
        // The operator to the left, if it does not group.
        let mut last: Option<Token<'a>> = None;
        while let Some(operation) = self.operation(weakest) {
            let token = self.token();
            let is_alone = matches!(operation, Operation::Binary(operator) if level(operator).1 == Grouping::None);
            if let Some(last) = last.filter(|last| is_alone && same_level(last, &token)) {
                return Err(format!("`{}` and `{}` need parentheses to stand side by side", last.text, token.text));
            }
            last = is_alone.then_some(token);
            self.bump();
            left = self.operation_rest(start, operation, left)?;
        }
        Ok(left)
    }

    /// What is next behind an operand, if it binds at least as tightly as `weakest`.
    fn operation(&self, weakest: u8) -> Option<Operation> {
        if self.at("==") || self.at("\\<equiv>") {
            // It takes all that follows, whatever it stands behind.
            return Some(Operation::Binary(Binary::Definition));
        }
        if self.at("::") {
            return (weakest == WHOLE).then_some(Operation::Typed);
        }
        if self.at("^") {
            return (weakest <= PRODUCT).then_some(Operation::Closure);
        }
        let operator = binary_operator(&self.token())?;
        (level(operator).0 >= weakest).then_some(Operation::Binary(operator))
    }

    /// What follows an operator, which was taken; the whole began at `start`.
    fn operation_rest(&mut self, start: usize, operation: Operation, left: Box<Formula>) -> Read {
        self.grow()?;
        let kind = match operation {
            Operation::Typed => FormulaKind::Typed(left, self.ty()?),
            Operation::Closure => {
                self.expect("*")?;
                FormulaKind::Closure(left)
            }
            Operation::Binary(operator) => {
                let weakest = match level(operator) {
                    _ if operator == Binary::Definition => WHOLE,
                    (level, Grouping::Right) => level,
                    (level, _) => level + 1,
                };
                FormulaKind::Binary(operator, left, self.nested(|parser| parser.operations(weakest))?)
            }
        };
        Ok(self.make(start, kind))
    }

    /// What stands between operators.
    fn operand(&mut self) -> Read {
        let binder = match self.text() {
            _ if !matches!(self.kind(), TokenKind::Word | TokenKind::Symbol) => None,
            "ALL" | "\\<forall>" => Some(Binder::Forall),
            "EX" | "\\<exists>" => Some(Binder::Exists),
            "%" | "\\<lambda>" => Some(Binder::Lambda),
            "let" | "if" | "~" | "\\<not>" | "-" => return self.prefixed(),
            _ => None,
        };
        match binder {
            Some(binder) => self.bound(binder),
            None => self.application_with_fields(),
        }
    }

    fn bound(&mut self, binder: Binder) -> Read {
        let start = self.token().start;
        self.bump();
        let variables = self.variables()?;
        self.expect(".")?;
        let kind = FormulaKind::Binder(binder, variables, self.formula()?);
        Ok(self.make(start, kind))
    }

    /// `let …`, `if …`, `~f`, `-f`
    fn prefixed(&mut self) -> Read {
        let start = self.token().start;
        let word = self.text();
        self.bump();
        let kind = match word {
            "let" => {
                let variable = self.variable()?;
                self.expect("=")?;
                let value = self.formula()?;
                self.expect("in")?;
                FormulaKind::Let(variable, value, self.formula()?)
            }
            "if" => {
                let condition = self.formula()?;
                self.expect("then")?;
                let then = self.formula()?;
                self.expect("else")?;
                FormulaKind::If(condition, then, self.nested(|parser| parser.operations(IMPLICATION))?)
            }
            "-" => FormulaKind::Unary(Unary::Minus, self.nested(|parser| parser.operations(MINUS))?),
            _ => FormulaKind::Unary(Unary::Not, self.nested(|parser| parser.operations(NOT))?),
        };
        Ok(self.make(start, kind))
    }

    fn variables(&mut self) -> Result<Vec<Variable>, String> {
        let mut variables = vec![self.variable()?];
        while !self.at(".") && self.kind() != TokenKind::End {
            variables.push(self.variable()?);
        }
        Ok(variables)
    }

    /// `x` or `(x :: t)`.
    fn variable(&mut self) -> Result<Variable, String> {
        let is_typed = self.eat("(");
        if self.kind() != TokenKind::Word {
            return Err(format!("the name of a variable is expected, {} was found", self.found()));
        }
        let name = Ident { name: Name::new(self.text()), span: self.here() };
        self.bump();
        let mut ty = None;
        if is_typed {
            self.expect("::")?;
            ty = Some(self.ty()?);
            self.expect(")")?;
        } else if self.eat("::") {
            ty = Some(self.ty()?);
        }
        Ok(Variable { name, ty })
    }
}

/// What may stand behind an operand.
#[derive(Clone, Copy)]
enum Operation {
    Binary(Binary),
    /// `:: t`
    Typed,
    /// `^*`
    Closure,
}

fn same_level(first: &Token<'_>, second: &Token<'_>) -> bool {
    let level_of = |token: &Token<'_>| binary_operator(token).map(|operator| level(operator).0);
    level_of(first) == level_of(second)
}
