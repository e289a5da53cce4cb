//! Expressions: operators, by precedence. Java's and the specification language's are one grammar; the tokens `==>`,
//! `<==>`, … only arise in annotation comments.

use super::operators::{Level, Operator};
use super::strings::is_string;
use super::{Lambdas, MAX_TREE_DEPTH, Parse, Parser};
use crate::ast::{BinaryOp, Expr, ExprKind, TypeRef, TypeRefKind, UnaryOp};
use crate::token::TokenKind;
use base::Diagnostic;
use base::rules::SPECIFICATION_ERROR;

impl Parser<'_> {
    /// An expression.
    pub(super) fn expression(&mut self) -> Parse<Expr> {
        let outside = std::mem::replace(&mut self.lambdas, Lambdas::Allowed);
        let result = self.nested(Self::assignment);
        self.lambdas = outside;
        result
    }

    /// An expression that assigns nothing: the value of an annotation's element.
    pub(super) fn condition_expression(&mut self) -> Parse<Expr> {
        self.nested(Self::conditional)
    }

    /// A list of expressions, separated by `,`.
    pub(super) fn expression_list(&mut self) -> Parse<Vec<Expr>> {
        let mut list = vec![self.expression()?];
        while self.eat(TokenKind::Comma).is_some() {
            list.push(self.expression()?);
        }
        Ok(list)
    }

    // Functions that call one another for every pair of parentheses only choose, and leave building to others: their
    // frames are on the stack once a level.

    pub(super) fn assignment(&mut self) -> Parse<Expr> {
        let target = self.conditional()?;
        match self.assignment_operator() {
            Some((op, width)) => self.assign(target, op, width),
            None => Ok(target),
        }
    }

    fn assign(&mut self, target: Expr, op: Option<BinaryOp>, width: usize) -> Parse<Expr> {
        let is_specification = self.token().in_annotation && !self.in_model_body;
        if is_specification {
            self.refuse_assignment();
        }
        self.position += width;
        let value = self.nested(Self::assignment)?;
        if !is_specification {
            self.check_variable(&target, "the left side of an assignment");
        }
        self.grow()?;
        let span = target.span.to(value.span);
        let kind = ExprKind::Assign { op, target: Box::new(target), value: Box::new(value) };
        Ok(Expr { kind, span, id: self.expression_id() })
    }

    fn refuse_assignment(&mut self) {
        let span = self.span_of(self.token());
        let diagnostic = Diagnostic::error(&SPECIFICATION_ERROR, span, "a specification cannot assign");
        self.note(diagnostic.with_help("to compare, write `==`"));
    }

    /// Reports it if `target` is not a variable.
    fn check_variable(&mut self, target: &Expr, place: &str) {
        let mut inner = target;
        while let ExprKind::Paren(inside) = &inner.kind {
            inner = inside;
        }
        let is_variable =
            matches!(inner.kind, ExprKind::Name(_) | ExprKind::Field(..) | ExprKind::Index(..) | ExprKind::Error);
        if !is_variable {
            self.note_syntax(target.span, format!("{place} must be a variable, a field or an element of an array"));
        }
    }

    fn conditional(&mut self) -> Parse<Expr> {
        let condition = self.binary(Level::Equivalence)?;
        if self.at(TokenKind::Question) { self.conditional_arms(condition) } else { Ok(condition) }
    }

    /// `c ? a : b` with its condition read; long chains of them are read in a loop.
    fn conditional_arms(&mut self, condition: Expr) -> Parse<Expr> {
        let mut last = condition;
        let mut arms = Vec::new();
        while self.eat(TokenKind::Question).is_some() {
            let then = self.nested(Self::assignment)?;
            self.expect(TokenKind::Colon, "of the conditional expression")?;
            arms.push((last, then));
            last = self.sibling(|parser| parser.binary(Level::Equivalence))?;
            self.grow()?;
        }
        while let Some((condition, then)) = arms.pop() {
            let span = condition.span.to(last.span);
            let kind = ExprKind::Conditional(Box::new(condition), Box::new(then), Box::new(last));
            last = Expr { kind, span, id: self.expression_id() };
        }
        Ok(last)
    }

    /// Operators with two operands that bind at least as tightly as `weakest`.
    pub(super) fn binary(&mut self, weakest: Level) -> Parse<Expr> {
        let start = self.position;
        let left = self.unary()?;
        match self.binary_operator() {
            Some((_, level, _)) if level >= weakest => self.operations(start, left, weakest),
            _ => Ok(left),
        }
    }

    /// What follows the first operand, which began at index `start`.
    fn operations(&mut self, start: usize, left: Expr, weakest: Level) -> Parse<Expr> {
        let mut left = left;
        while let Some((operator, level, width)) = self.binary_operator() {
            if level < weakest {
                break;
            }
            self.position += width;
            left = match operator {
                Operator::Plain(op) => self.plain_operation(left, op, level)?,
                Operator::InstanceOf => self.instance_of(start, left)?,
                _ => self.implication_operation(left, operator)?,
            };
        }
        Ok(left)
    }

    fn plain_operation(&mut self, left: Expr, op: BinaryOp, level: Level) -> Parse<Expr> {
        let right = self.sibling(|parser| parser.binary(level.tighter()))?;
        let mut left = left;
        if op == BinaryOp::Add && self.depth + self.height + 1 >= MAX_TREE_DEPTH && is_string(&right) {
            // Tables of strings are sums of thousands of them, which need not become deep trees.
            left = self.joined_strings(left);
        }
        self.grow()?;
        Ok(self.binary_expression(op, left, right))
    }

    fn implication_operation(&mut self, left: Expr, operator: Operator) -> Parse<Expr> {
        let result = match operator {
            Operator::ImpliedBy => {
                let right = self.sibling(|parser| parser.binary(Level::Implication.tighter()))?;
                self.refuse_mixed(TokenKind::Implies)?;
                self.binary_expression(BinaryOp::ImpliedBy, left, right)
            }
            _ => {
                let right = self.sibling(Self::implication)?;
                self.refuse_mixed(TokenKind::ImpliedBy)?;
                self.binary_expression(BinaryOp::Implies, left, right)
            }
        };
        self.grow()?;
        Ok(result)
    }

    /// What follows `==>`, which groups to the right.
    fn implication(&mut self) -> Parse<Expr> {
        let left = self.binary(Level::Implication.tighter())?;
        if self.eat(TokenKind::Implies).is_none() {
            return Ok(left);
        }
        let right = self.nested(Self::implication)?;
        self.grow()?;
        Ok(self.binary_expression(BinaryOp::Implies, left, right))
    }

    fn refuse_mixed(&mut self, other: TokenKind) -> Parse<()> {
        if self.at(other) {
            return Err(self.error("`==>` and `<==` need parentheses to stand side by side"));
        }
        Ok(())
    }

    fn binary_expression(&mut self, op: BinaryOp, left: Expr, right: Expr) -> Expr {
        let span = left.span.to(right.span);
        Expr { kind: ExprKind::Binary(op, Box::new(left), Box::new(right)), span, id: self.expression_id() }
    }

    /// Operators with one operand, and casts.
    pub(super) fn unary(&mut self) -> Parse<Expr> {
        match self.kind() {
            TokenKind::Identifier => self.primary_with_postfix(),
            TokenKind::Minus if self.ahead(1) == TokenKind::IntegerLiteral => self.negative_literal(),
            TokenKind::Plus => self.prefix(UnaryOp::Plus),
            TokenKind::Minus => self.prefix(UnaryOp::Minus),
            TokenKind::Tilde => self.prefix(UnaryOp::Complement),
            TokenKind::Bang => self.prefix(UnaryOp::Not),
            TokenKind::PlusPlus | TokenKind::MinusMinus => self.prefix_step(),
            TokenKind::OpenParen if self.at_lambda() => self.primary_with_postfix(),
            TokenKind::OpenParen if self.ahead(1) == TokenKind::AnnotationStart => self.cast(),
            TokenKind::OpenParen if self.at_cast() => self.cast(),
            _ => self.primary_with_postfix(),
        }
    }

    fn prefix(&mut self, op: UnaryOp) -> Parse<Expr> {
        let start = self.position;
        self.bump();
        let operand = self.nested(Self::unary)?;
        Ok(self.expr(start, ExprKind::Unary(op, Box::new(operand))))
    }

    fn prefix_step(&mut self) -> Parse<Expr> {
        let start = self.position;
        let is_increment = self.bump().kind == TokenKind::PlusPlus;
        let target = self.nested(Self::unary)?;
        self.check_variable(&target, if is_increment { "the operand of `++`" } else { "the operand of `--`" });
        let kind = ExprKind::Step { is_increment, is_prefix: true, target: Box::new(target) };
        Ok(self.expr(start, kind))
    }

    /// `e++` or `e--`.
    pub(super) fn postfix_step(&mut self, start: usize, target: Expr) -> Expr {
        let is_increment = self.bump().kind == TokenKind::PlusPlus;
        self.check_variable(&target, if is_increment { "the operand of `++`" } else { "the operand of `--`" });
        let kind = ExprKind::Step { is_increment, is_prefix: false, target: Box::new(target) };
        self.expr(start, kind)
    }

    /// `(T) e`, `(A & B) e`
    fn cast(&mut self) -> Parse<Expr> {
        let start = self.position;
        self.bump();
        let target = self.cast_type()?;
        self.close(start, TokenKind::CloseParen)?;
        let operand = self.nested(Self::unary)?;
        Ok(self.expr(start, ExprKind::Cast(Box::new(target), Box::new(operand))))
    }

    fn cast_type(&mut self) -> Parse<TypeRef> {
        let start = self.position;
        let target = self.type_reference()?;
        if !self.at(TokenKind::Ampersand) {
            return Ok(target);
        }
        let mut types = vec![target];
        while self.eat(TokenKind::Ampersand).is_some() {
            types.push(self.type_reference()?);
        }
        let kind = TypeRefKind::Intersection(types);
        Ok(TypeRef { kind, annotations: Vec::new(), span: self.span_from(start) })
    }
}
