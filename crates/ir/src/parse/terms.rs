//! Terms. Every application is checked for its sorts, so that a wrong one is an error at its place.

use super::lexer::TokenKind;
use super::{Parsed, Parser};
use crate::sorts::check_application;
use crate::vocabulary;
use logic::{Function, Op, Quantifier, Sort, Term, TermKind, Var};
use std::sync::Arc;

/// Deeper terms are refused: everything that walks a term recurses.
const DEEPEST: usize = 400;

/// Brackets within brackets beyond this number are refused: a level costs the parser a dozen calls.
pub const MOST_BRACKETS: usize = 150;

/// A term and how deeply it is nested.
struct Nested {
    term: Term,
    depth: usize,
}

impl Nested {
    fn leaf(kind: TermKind) -> Nested {
        Nested { term: Term::new(kind), depth: 1 }
    }
}

impl Parser {
    /// A term.
    pub fn term(&mut self) -> Parsed<Term> {
        Ok(self.lowest()?.term)
    }

    fn apply(&self, op: Op, arguments: Vec<Nested>) -> Parsed<Nested> {
        let depth = 1 + arguments.iter().map(|argument| argument.depth).max().unwrap_or(0);
        if depth > DEEPEST {
            return Err(self.error("this is nested too deeply"));
        }
        let arguments: Vec<Term> = arguments.into_iter().map(|argument| argument.term).collect();
        check_application(&op, &arguments).map_err(|message| self.error(message))?;
        Ok(Nested { term: Term::apply(op, arguments), depth })
    }

    /// Conditionals, quantifiers, and everything that binds more tightly.
    fn lowest(&mut self) -> Parsed<Nested> {
        if self.depth >= MOST_BRACKETS {
            return Err(self.error("this is nested too deeply"));
        }
        self.depth += 1;
        let result = if self.take_word("if") {
            self.conditional()
        } else if self.take_word("forall") {
            self.quantified(Quantifier::Forall)
        } else if self.take_word("exists") {
            self.quantified(Quantifier::Exists)
        } else {
            self.implication()
        };
        self.depth -= 1;
        result
    }

    fn conditional(&mut self) -> Parsed<Nested> {
        let condition = self.implication()?;
        self.word("then")?;
        let then_term = self.implication()?;
        self.word("else")?;
        let else_term = self.lowest()?;
        self.apply(Op::Ite, vec![condition, then_term, else_term])
    }

    fn quantified(&mut self, quantifier: Quantifier) -> Parsed<Nested> {
        let mut variables = Vec::new();
        while !self.at_symbol("::") && !self.at_symbol("{") {
            if !variables.is_empty() {
                self.symbol(",")?;
            }
            variables.push(self.declaration()?);
        }
        let outside = self.bound.len();
        self.bound.extend(variables.iter().cloned());
        let mut triggers = Vec::new();
        let mut depth = 0;
        while self.take_symbol("{") {
            let mut trigger = Vec::new();
            while !self.take_symbol("}") {
                if !trigger.is_empty() {
                    self.symbol(",")?;
                }
                let part = self.lowest()?;
                depth = depth.max(part.depth);
                trigger.push(part.term);
            }
            triggers.push(trigger);
        }
        self.symbol("::")?;
        let body = self.lowest()?;
        self.bound.truncate(outside);
        let depth = 1 + depth.max(body.depth);
        if depth > DEEPEST {
            return Err(self.error("this is nested too deeply"));
        }
        if *body.term.sort() != Sort::Bool {
            return Err(self.error(format!("this formula has the sort {}, Bool is expected", body.term.sort())));
        }
        Ok(Nested { term: Term::new(TermKind::Quantified { quantifier, variables, triggers, body: body.term }), depth })
    }

    fn implication(&mut self) -> Parsed<Nested> {
        let mut premises = Vec::new();
        let mut conclusion = self.disjunction()?;
        while self.take_symbol("==>") {
            let open = ["if", "forall", "exists"].iter().any(|word| self.at_word(word));
            let next = if open { self.lowest()? } else { self.disjunction()? };
            premises.push(std::mem::replace(&mut conclusion, next));
        }
        premises
            .into_iter()
            .rev()
            .try_fold(conclusion, |conclusion, premise| self.apply(Op::Implies, vec![premise, conclusion]))
    }

    fn disjunction(&mut self) -> Parsed<Nested> {
        self.chain("||", Op::Or, Self::conjunction)
    }

    fn conjunction(&mut self) -> Parsed<Nested> {
        self.chain("&&", Op::And, Self::equality)
    }

    fn chain(&mut self, symbol: &str, op: Op, part: fn(&mut Parser) -> Parsed<Nested>) -> Parsed<Nested> {
        let first = part(self)?;
        if !self.at_symbol(symbol) {
            return Ok(first);
        }
        let mut parts = vec![first];
        while self.take_symbol(symbol) {
            parts.push(part(self)?);
        }
        self.apply(op, parts)
    }

    fn equality(&mut self) -> Parsed<Nested> {
        let left = self.comparison()?;
        if self.take_symbol("==") {
            let right = self.comparison()?;
            return self.apply(Op::Eq, vec![left, right]);
        }
        if self.take_symbol("!=") {
            let right = self.comparison()?;
            let equality = self.apply(Op::Eq, vec![left, right])?;
            return self.apply(Op::Not, vec![equality]);
        }
        Ok(left)
    }

    fn comparison(&mut self) -> Parsed<Nested> {
        let left = self.sum()?;
        let (op, swapped) = match self.peek() {
            TokenKind::Symbol("<=") => (Op::Le, false),
            TokenKind::Symbol("<") => (Op::Lt, false),
            TokenKind::Symbol(">=") => (Op::Le, true),
            TokenKind::Symbol(">") => (Op::Lt, true),
            _ => return Ok(left),
        };
        self.advance();
        let right = self.sum()?;
        self.apply(op, if swapped { vec![right, left] } else { vec![left, right] })
    }

    fn sum(&mut self) -> Parsed<Nested> {
        let mut left = self.product()?;
        loop {
            let op = if self.take_symbol("+") {
                Op::Add
            } else if self.take_symbol("-") {
                Op::Sub
            } else {
                return Ok(left);
            };
            let right = self.product()?;
            left = self.apply(op, vec![left, right])?;
        }
    }

    fn product(&mut self) -> Parsed<Nested> {
        let mut left = self.unary()?;
        while self.take_symbol("*") {
            let right = self.unary()?;
            left = self.apply(Op::Mul, vec![left, right])?;
        }
        Ok(left)
    }

    fn unary(&mut self) -> Parsed<Nested> {
        let mut signs = Vec::new();
        loop {
            if self.take_symbol("!") {
                signs.push(Op::Not);
            } else if self.at_symbol("-") {
                self.advance();
                if let TokenKind::Number(number) = *self.peek() {
                    let value = 0i128.checked_sub_unsigned(number);
                    let value = value.ok_or_else(|| self.error("this integer is too small"))?;
                    self.advance();
                    return self.signed(signs, Nested::leaf(TermKind::Int(value)));
                }
                signs.push(Op::Neg);
            } else {
                let inner = self.postfix()?;
                return self.signed(signs, inner);
            }
        }
    }

    fn signed(&self, signs: Vec<Op>, inner: Nested) -> Parsed<Nested> {
        signs.into_iter().rev().try_fold(inner, |inner, op| self.apply(op, vec![inner]))
    }

    fn postfix(&mut self) -> Parsed<Nested> {
        let mut map = self.atom()?;
        while self.take_symbol("[") {
            let key = self.lowest()?;
            map = if self.take_symbol(":=") {
                let value = self.lowest()?;
                self.apply(Op::Store, vec![map, key, value])?
            } else {
                self.apply(Op::Select, vec![map, key])?
            };
            self.symbol("]")?;
        }
        Ok(map)
    }

    fn atom(&mut self) -> Parsed<Nested> {
        match self.peek() {
            TokenKind::Number(number) => {
                let value = i128::try_from(*number).map_err(|_| self.error("this integer is too large"))?;
                self.advance();
                Ok(Nested::leaf(TermKind::Int(value)))
            }
            TokenKind::Symbol("(") => {
                // `(x: Int)` is a variable that the name alone would not give.
                let is_name = matches!(self.peek_at(1), TokenKind::Word(_) | TokenKind::Quoted(_));
                if is_name
                    && *self.peek_at(2) == TokenKind::Symbol(":")
                    && !matches!(self.function_sort(3), Some(TokenKind::Symbol("(")))
                {
                    return Ok(Nested::leaf(TermKind::Var(self.variable()?)));
                }
                self.advance();
                let inner = self.lowest()?;
                self.symbol(")")?;
                Ok(inner)
            }
            TokenKind::Word(word) => match word.as_str() {
                "true" | "false" => {
                    let value = word == "true";
                    self.advance();
                    Ok(Nested::leaf(TermKind::Bool(value)))
                }
                "null" => {
                    self.advance();
                    self.apply(Op::Function(vocabulary::NULL.clone()), Vec::new())
                }
                "const" => self.constant_map(),
                _ => self.named(),
            },
            TokenKind::Quoted(_) => self.named(),
            _ => Err(self.unexpected("a term")),
        }
    }

    /// The token behind a sort that begins at this distance, if there is a sort.
    fn function_sort(&self, distance: usize) -> Option<&TokenKind> {
        let mut at = distance;
        let mut open = 0usize;
        loop {
            match self.peek_at(at) {
                TokenKind::Word(_) => {}
                TokenKind::Symbol("<") => open += 1,
                TokenKind::Symbol(">") => open = open.checked_sub(1)?,
                TokenKind::Symbol(",") if open > 0 => {}
                other => return (at > distance).then_some(other),
            }
            at += 1;
        }
    }

    fn constant_map(&mut self) -> Parsed<Nested> {
        self.word("const")?;
        self.symbol("<")?;
        let sort = self.sort()?;
        self.symbol(">")?;
        let arguments = self.arguments()?;
        self.apply(Op::ConstMap(sort), arguments)
    }

    fn arguments(&mut self) -> Parsed<Vec<Nested>> {
        self.symbol("(")?;
        let mut arguments = Vec::new();
        while !self.take_symbol(")") {
            if !arguments.is_empty() {
                self.symbol(",")?;
            }
            arguments.push(self.lowest()?);
        }
        Ok(arguments)
    }

    /// A variable, a type constant, or a function with its arguments.
    fn named(&mut self) -> Parsed<Nested> {
        let operator = match (self.peek(), self.peek_at(1)) {
            (TokenKind::Word(word), TokenKind::Symbol("(")) => match word.as_str() {
                "and" => Some(Op::And),
                "or" => Some(Op::Or),
                "sum" => Some(Op::Add),
                "distinct" => Some(Op::Distinct),
                _ => None,
            },
            _ => None,
        };
        if let Some(op) = operator {
            self.advance();
            let arguments = self.arguments()?;
            return self.apply(op, arguments);
        }
        match self.peek_at(1) {
            TokenKind::Symbol("(") => {
                let name = self.name()?;
                let function = vocabulary_function(&name);
                let function = function.ok_or_else(|| self.error(format!("the function `{name}` is not known")))?;
                let arguments = self.arguments()?;
                self.apply(Op::Function(function), arguments)
            }
            TokenKind::Symbol(":") if self.function_sort(2) == Some(&TokenKind::Symbol("(")) => {
                let name = self.name()?;
                self.symbol(":")?;
                let result = self.sort()?;
                let arguments = self.arguments()?;
                let parameters = arguments.iter().map(|argument| argument.term.sort().clone()).collect();
                self.apply(Op::Function(Arc::new(Function { name, parameters, result })), arguments)
            }
            _ => self.variable_or_type(),
        }
    }

    fn variable_or_type(&mut self) -> Parsed<Nested> {
        if let TokenKind::Quoted(name) = self.peek()
            && vocabulary::constant_sort(name).is_some()
            && let Some(function) = vocabulary::function_named(name)
        {
            self.advance();
            return self.apply(Op::Function(function), Vec::new());
        }
        let variable: Var = self.variable()?;
        Ok(Nested::leaf(TermKind::Var(variable)))
    }
}

/// The function of the vocabulary with this name.
pub fn vocabulary_function(name: &str) -> Option<Arc<Function>> {
    vocabulary::function_named(name)
}
