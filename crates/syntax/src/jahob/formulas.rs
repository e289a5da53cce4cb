//! Formulas, by precedence climbing.

use super::lexer::{self, Token, TokenKind};
use super::{Binary, Binder, Formula, FormulaKind, Type, Unary, Variable};
use crate::ast::Ident;
use base::{Name, Span};

/// How deep a formula may nest.
const MAX_NESTING: usize = 200;

/// Reads one formula or type.
pub struct Parser<'a> {
    tokens: Vec<Token<'a>>,
    position: usize,
    depth: usize,
    place: &'a dyn Fn(usize, usize) -> Span,
}

/// A formula from its text; `place` turns offsets in the text into spans. An error says where it is.
pub fn formula(text: &str, place: &dyn Fn(usize, usize) -> Span) -> Result<Formula, (Span, String)> {
    let mut parser = Parser::new(text, place)?;
    let formula = parser.formula().and_then(|formula| parser.end().map(|()| formula));
    formula.map_err(|message| (parser.here(), message))
}

/// A type from its text.
pub fn ty(text: &str, place: &dyn Fn(usize, usize) -> Span) -> Result<Type, (Span, String)> {
    let mut parser = Parser::new(text, place)?;
    let ty = parser.ty().and_then(|ty| parser.end().map(|()| ty));
    ty.map_err(|message| (parser.here(), message))
}

/// How tightly an operator binds, and whether it groups to the right.
fn binary_operator(token: &Token<'_>) -> Option<(Binary, u8, bool)> {
    let is_word = token.kind == TokenKind::Word;
    if !is_word && token.kind != TokenKind::Symbol {
        return None;
    }
    Some(match token.text {
        "==" | "\\<equiv>" => (Binary::Definition, 1, false),
        "<->" | "\\<longleftrightarrow>" => (Binary::Iff, 2, false),
        "-->" | "\\<longrightarrow>" => (Binary::Implies, 3, true),
        "==>" | "\\<Longrightarrow>" => (Binary::MetaImplies, 4, true),
        "|" | "\\<or>" => (Binary::Or, 5, false),
        "&" | "\\<and>" => (Binary::And, 6, false),
        "=" => (Binary::Equal, 8, false),
        ":" | "\\<in>" => (Binary::Element, 8, false),
        "~:" | "\\<notin>" => (Binary::NotElement, 8, false),
        "<" => (Binary::Less, 9, false),
        ">" => (Binary::Greater, 9, false),
        "<=" | "\\<le>" => (Binary::LessOrEqual, 9, false),
        ">=" | "\\<ge>" => (Binary::GreaterOrEqual, 9, false),
        "~=" | "!=" | "\\<noteq>" => (Binary::NotEqual, 9, false),
        "<==" | "\\<subseteq>" => (Binary::SubsetOrEqual, 10, false),
        "\\<subset>" => (Binary::Subset, 10, false),
        "===" => (Binary::SetEqual, 10, false),
        "\\<union>" => (Binary::Union, 11, false),
        "\\<inter>" => (Binary::Intersection, 11, false),
        "Un" if is_word => (Binary::Union, 11, false),
        "Int" if is_word => (Binary::Intersection, 11, false),
        "+" => (Binary::Plus, 12, false),
        "-" => (Binary::Minus, 12, false),
        "\\<setminus>" => (Binary::Difference, 12, false),
        "*" | "\\<times>" => (Binary::Times, 14, true),
        "div" if is_word => (Binary::Divide, 14, true),
        "mod" if is_word => (Binary::Modulo, 14, true),
        "``" => (Binary::Image, 14, true),
        "$" => (Binary::ElementImage, 17, false),
        _ => return None,
    })
}

/// `~` binds more loosely than comparisons, `-` more tightly than `*`.
const NOT_LEVEL: u8 = 7;
const MINUS_LEVEL: u8 = 15;

impl<'a> Parser<'a> {
    fn new(text: &'a str, place: &'a dyn Fn(usize, usize) -> Span) -> Result<Parser<'a>, (Span, String)> {
        match lexer::tokens(text, true) {
            Ok(tokens) => Ok(Parser { tokens, position: 0, depth: 0, place }),
            Err((at, message)) => Err((place(at, at), message.to_owned())),
        }
    }

    fn token(&self) -> Token<'a> {
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

    fn from(&self, start: usize) -> Span {
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

    /// A whole formula.
    pub fn formula(&mut self) -> Result<Formula, String> {
        self.nested(|parser| parser.operations(0))
    }

    /// Operators that bind at least as tightly as `weakest`.
    fn operations(&mut self, weakest: u8) -> Result<Formula, String> {
        let start = self.token().start;
        let mut left = self.operand()?;
        loop {
            if self.at("::") && weakest == 0 {
                self.bump();
                let ty = self.ty()?;
                left = Formula { kind: FormulaKind::Typed(Box::new(left), ty), span: self.from(start) };
                continue;
            }
            if self.at("^") && weakest <= 14 {
                self.bump();
                self.expect("*")?;
                left = Formula { kind: FormulaKind::Closure(Box::new(left)), span: self.from(start) };
                continue;
            }
            let Some((operator, level, is_right)) = binary_operator(&self.token()) else { return Ok(left) };
            if level < weakest {
                return Ok(left);
            }
            self.bump();
            let right = self.nested(|parser| parser.operations(if is_right { level } else { level + 1 }))?;
            let kind = FormulaKind::Binary(operator, Box::new(left), Box::new(right));
            left = Formula { kind, span: self.from(start) };
        }
    }

    /// What stands between operators.
    fn operand(&mut self) -> Result<Formula, String> {
        let start = self.token().start;
        let binder = match self.text() {
            _ if !matches!(self.kind(), TokenKind::Word | TokenKind::Symbol) => None,
            "ALL" | "\\<forall>" => Some(Binder::Forall),
            "EX" | "\\<exists>" => Some(Binder::Exists),
            "%" | "\\<lambda>" => Some(Binder::Lambda),
            _ => None,
        };
        let kind = if let Some(binder) = binder {
            self.bump();
            let variables = self.variables()?;
            self.expect(".")?;
            FormulaKind::Binder(binder, variables, Box::new(self.formula()?))
        } else if self.eat("let") {
            let variable = self.variable()?;
            self.expect("=")?;
            let value = self.formula()?;
            self.expect("in")?;
            FormulaKind::Let(variable, Box::new(value), Box::new(self.formula()?))
        } else if self.eat("if") {
            let condition = self.formula()?;
            self.expect("then")?;
            let then = self.formula()?;
            self.expect("else")?;
            let otherwise = self.nested(|parser| parser.operations(3))?;
            FormulaKind::If(Box::new(condition), Box::new(then), Box::new(otherwise))
        } else if self.eat("~") || self.eat("\\<not>") {
            FormulaKind::Unary(Unary::Not, Box::new(self.nested(|parser| parser.operations(NOT_LEVEL))?))
        } else if self.eat("-") {
            FormulaKind::Unary(Unary::Minus, Box::new(self.nested(|parser| parser.operations(MINUS_LEVEL))?))
        } else {
            return self.application_with_fields();
        };
        Ok(Formula { kind, span: self.from(start) })
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

    /// `f x y`, and any `..field` and `.[index]` behind it.
    fn application_with_fields(&mut self) -> Result<Formula, String> {
        let start = self.token().start;
        let mut left = self.application_of_factors()?;
        loop {
            let kind = if self.eat("..") {
                FormulaKind::Field(Box::new(left), Box::new(self.factor()?))
            } else if self.eat(".[") {
                let index = self.formula()?;
                self.expect("]")?;
                FormulaKind::Element(Box::new(left), Box::new(index))
            } else {
                return Ok(left);
            };
            left = Formula { kind, span: self.from(start) };
        }
    }

    fn application_of_factors(&mut self) -> Result<Formula, String> {
        let start = self.token().start;
        let prefix = match self.text() {
            _ if self.kind() != TokenKind::Word => None,
            "old" => Some(Unary::Old),
            "card" | "Card" | "cardinality" => Some(Unary::Cardinality),
            "rtrancl" => Some(Unary::ReflexiveTransitiveClosure),
            "objlocs" => Some(Unary::ObjectLocations),
            _ => None,
        };
        if let Some(prefix) = prefix {
            self.bump();
            let operand = self.nested(Self::factor_or_prefix)?;
            return Ok(Formula { kind: FormulaKind::Unary(prefix, Box::new(operand)), span: self.from(start) });
        }
        if self.eat("comment") {
            let name = Name::new(self.text());
            self.bump();
            let inner = self.nested(Self::factor)?;
            return Ok(Formula { kind: FormulaKind::Named(name, Box::new(inner)), span: self.from(start) });
        }
        let function = self.factor()?;
        let mut arguments = Vec::new();
        while self.begins_factor() {
            arguments.push(self.factor()?);
        }
        if arguments.is_empty() {
            return Ok(function);
        }
        Ok(Formula { kind: FormulaKind::Apply(Box::new(function), arguments), span: self.from(start) })
    }

    /// `old` may stand before `card`.
    fn factor_or_prefix(&mut self) -> Result<Formula, String> {
        match self.text() {
            "old" | "card" | "Card" | "cardinality" | "rtrancl" | "objlocs" => self.application_of_factors(),
            _ => self.factor(),
        }
    }

    fn begins_factor(&self) -> bool {
        match self.kind() {
            TokenKind::Word => !is_keyword(self.text()),
            TokenKind::Number => true,
            TokenKind::Symbol => matches!(self.text(), "(" | "{" | "{}" | "[" | "[|" | "\\<emptyset>"),
            TokenKind::String | TokenKind::TypeVariable | TokenKind::End => false,
        }
    }

    fn factor(&mut self) -> Result<Formula, String> {
        let start = self.token().start;
        let text = self.text();
        let kind = match self.kind() {
            TokenKind::Word if is_keyword(text) => return Err(format!("a term is expected, `{text}` was found")),
            TokenKind::Word => {
                self.bump();
                match text {
                    "True" => FormulaKind::Bool(true),
                    "False" => FormulaKind::Bool(false),
                    "null" => FormulaKind::Null,
                    "UNIV" => FormulaKind::Universe,
                    _ => FormulaKind::Name(Name::new(text)),
                }
            }
            TokenKind::Number => {
                self.bump();
                FormulaKind::Number(Name::new(text))
            }
            TokenKind::Symbol if text == "{}" || text == "\\<emptyset>" => {
                self.bump();
                FormulaKind::EmptySet
            }
            TokenKind::Symbol if text == "(" => return self.nested(Self::parenthesised),
            TokenKind::Symbol if text == "{" => self.nested(Self::set)?,
            TokenKind::Symbol if text == "[" => {
                self.bump();
                FormulaKind::List(self.list("]")?)
            }
            TokenKind::Symbol if text == "[|" => {
                self.bump();
                let mut formulas = vec![self.formula()?];
                while self.eat(";") {
                    formulas.push(self.formula()?);
                }
                self.expect("|]")?;
                FormulaKind::Conjunction(formulas)
            }
            _ => return Err(format!("a term is expected, {} was found", self.found())),
        };
        Ok(Formula { kind, span: self.from(start) })
    }

    /// `(f)` or `(a, b)`.
    fn parenthesised(&mut self) -> Result<Formula, String> {
        let start = self.token().start;
        self.bump();
        let mut parts = self.list(")")?;
        let span = self.from(start);
        match parts.pop() {
            Some(only) if parts.is_empty() => Ok(Formula { span, ..only }),
            Some(last) => {
                parts.push(last);
                Ok(Formula { kind: FormulaKind::Tuple(parts), span })
            }
            None => Err("a formula is expected between the parentheses".to_owned()),
        }
    }

    /// `{a, b}` or `{x. f}`.
    fn set(&mut self) -> Result<FormulaKind, String> {
        self.bump();
        if self.eat("}") {
            return Ok(FormulaKind::EmptySet);
        }
        let mut parts = vec![self.formula()?];
        while self.eat(",") {
            parts.push(self.formula()?);
        }
        if self.eat(".") {
            let condition = self.formula()?;
            self.expect("}")?;
            return Ok(FormulaKind::Comprehension(parts, Box::new(condition)));
        }
        self.expect("}")?;
        Ok(FormulaKind::Set(parts))
    }

    /// Formulas with `,` between them, and what closes them.
    fn list(&mut self, close: &str) -> Result<Vec<Formula>, String> {
        let mut parts = Vec::new();
        if self.eat(close) {
            return Ok(parts);
        }
        loop {
            parts.push(self.formula()?);
            if !self.eat(",") {
                self.expect(close)?;
                return Ok(parts);
            }
        }
    }
}

/// Words that are no names in formulas.
fn is_keyword(word: &str) -> bool {
    matches!(
        word,
        "ALL" | "EX" | "let" | "in" | "Un" | "Int" | "div" | "mod" | "if" | "then" | "else" | "comment" | "old"
    ) || matches!(word, "card" | "Card" | "cardinality" | "rtrancl" | "objlocs")
}
