//! Expressions: operators, by precedence. Java's and the specification language's are one grammar; the tokens `==>`,
//! `<==>`, … only arise in annotation comments.

use super::numbers::Sign;
use super::primary::STRING_LITERALS;
use super::{Parse, Parser};
use crate::ast::{BinaryOp, Expr, ExprKind, UnaryOp, Unsupported};
use crate::token::TokenKind;
use base::rules::SPECIFICATION_ERROR;
use base::{Diagnostic, Span};

/// The levels of precedence of operators with two operands, the weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Equivalence,
    Implication,
    OrElse,
    AndAlso,
    Or,
    Xor,
    And,
    Equality,
    Relation,
    Shift,
    Sum,
    Product,
    /// Operators with one operand.
    Unary,
}

impl Level {
    fn tighter(self) -> Level {
        use Level::*;
        match self {
            Equivalence => Implication,
            Implication => OrElse,
            OrElse => AndAlso,
            AndAlso => Or,
            Or => Xor,
            Xor => And,
            And => Equality,
            Equality => Relation,
            Relation => Shift,
            Shift => Sum,
            Sum => Product,
            Product | Unary => Unary,
        }
    }
}

/// What stands between two operands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Operator {
    Plain(BinaryOp),
    Implies,
    ImpliedBy,
    InstanceOf,
    Subtype,
}

impl Parser<'_> {
    /// An expression.
    pub(super) fn expression(&mut self) -> Parse<Expr> {
        self.nested(Self::assignment)
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

    fn assignment(&mut self) -> Parse<Expr> {
        let target = self.conditional()?;
        match self.assignment_operator() {
            Some((op, width)) => self.assign(target, op, width),
            None => Ok(target),
        }
    }

    fn assign(&mut self, target: Expr, op: Option<BinaryOp>, width: usize) -> Parse<Expr> {
        if self.token().in_annotation {
            self.refuse_assignment();
        } else {
            self.check_variable(&target, "the left side of an assignment");
        }
        self.position += width;
        let value = self.expression()?;
        self.grow()?;
        let span = target.span.to(value.span);
        Ok(Expr { kind: ExprKind::Assign { op, target: Box::new(target), value: Box::new(value) }, span })
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
        let is_variable = matches!(
            inner.kind,
            ExprKind::Name(_)
                | ExprKind::Field(..)
                | ExprKind::SuperField(_)
                | ExprKind::Index(..)
                | ExprKind::Unsupported(_)
        );
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
            let then = self.expression()?;
            self.expect(TokenKind::Colon, "of the conditional expression")?;
            arms.push((last, then));
            last = self.sibling(|parser| parser.binary(Level::Equivalence))?;
            self.grow()?;
        }
        while let Some((condition, then)) = arms.pop() {
            let span = condition.span.to(last.span);
            last = Expr { kind: ExprKind::Conditional(Box::new(condition), Box::new(then), Box::new(last)), span };
        }
        Ok(last)
    }

    /// Operators with two operands that bind at least as tightly as `weakest`.
    fn binary(&mut self, weakest: Level) -> Parse<Expr> {
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
                _ => self.specification_operation(start, left, operator)?,
            };
        }
        Ok(left)
    }

    fn plain_operation(&mut self, left: Expr, op: BinaryOp, level: Level) -> Parse<Expr> {
        let right = self.sibling(|parser| parser.binary(level.tighter()))?;
        if op == BinaryOp::Add && is_string(&left) && is_string(&right) {
            // Tables of strings are sums of thousands of them, which need not become deep trees.
            let what = STRING_LITERALS.to_owned();
            let span = left.span.to(right.span);
            return Ok(Expr { kind: ExprKind::Unsupported(Unsupported { what, span }), span });
        }
        self.grow()?;
        Ok(binary_expression(op, left, right))
    }

    fn specification_operation(&mut self, start: usize, left: Expr, operator: Operator) -> Parse<Expr> {
        let result = match operator {
            Operator::Implies => {
                let right = self.sibling(Self::implication)?;
                self.refuse_mixed(TokenKind::ImpliedBy)?;
                binary_expression(BinaryOp::Implies, left, right)
            }
            Operator::ImpliedBy => {
                let right = self.sibling(|parser| parser.binary(Level::Implication.tighter()))?;
                self.refuse_mixed(TokenKind::Implies)?;
                binary_expression(BinaryOp::Implies, right, left)
            }
            _ => {
                self.sibling(|parser| parser.binary(Level::Relation.tighter()))?;
                self.unsupported_expression(start, "comparisons of types (`<:`)")
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
        Ok(binary_expression(BinaryOp::Implies, left, right))
    }

    fn refuse_mixed(&mut self, other: TokenKind) -> Parse<()> {
        if self.at(other) {
            return Err(self.error("`==>` and `<==` need parentheses to stand side by side"));
        }
        Ok(())
    }

    /// The operator that is next, its level, and how many tokens it has.
    fn binary_operator(&self) -> Option<(Operator, Level, usize)> {
        use BinaryOp::*;
        let (op, level) = match self.kind() {
            TokenKind::Star => (Mul, Level::Product),
            TokenKind::Slash => (Div, Level::Product),
            TokenKind::Percent => (Rem, Level::Product),
            TokenKind::Plus => (Add, Level::Sum),
            TokenKind::Minus => (Sub, Level::Sum),
            TokenKind::ShiftLeft => (ShiftLeft, Level::Shift),
            TokenKind::Less => (Lt, Level::Relation),
            TokenKind::LessEqual => (Le, Level::Relation),
            TokenKind::Greater => return self.greater(),
            TokenKind::GreaterEqual => (Ge, Level::Relation),
            TokenKind::Equal => (Eq, Level::Equality),
            TokenKind::NotEqual => (Ne, Level::Equality),
            TokenKind::Ampersand => (And, Level::And),
            TokenKind::Caret => (Xor, Level::Xor),
            TokenKind::Bar => (Or, Level::Or),
            TokenKind::AndAnd => (AndAlso, Level::AndAlso),
            TokenKind::OrOr => (OrElse, Level::OrElse),
            TokenKind::Equivalent => (Iff, Level::Equivalence),
            TokenKind::NotEquivalent => (NotIff, Level::Equivalence),
            TokenKind::Implies => return Some((Operator::Implies, Level::Implication, 1)),
            TokenKind::ImpliedBy => return Some((Operator::ImpliedBy, Level::Implication, 1)),
            TokenKind::InstanceOf => return Some((Operator::InstanceOf, Level::Relation, 1)),
            TokenKind::Subtype => return Some((Operator::Subtype, Level::Relation, 1)),
            _ => return None,
        };
        Some((Operator::Plain(op), level, 1))
    }

    /// `>`, `>>` or `>>>`: the lexer leaves them apart, for they may close type arguments.
    fn greater(&self) -> Option<(Operator, Level, usize)> {
        let (width, assigns) = self.joined_greater();
        if assigns {
            return None;
        }
        Some(match width {
            1 => (Operator::Plain(BinaryOp::Gt), Level::Relation, 1),
            2 => (Operator::Plain(BinaryOp::ShiftRight), Level::Shift, 2),
            _ => (Operator::Plain(BinaryOp::ShiftRightUnsigned), Level::Shift, 3),
        })
    }

    /// How many tokens `>`, `>>`, `>>>`, `>>=` or `>>>=` has, and whether it ends in `=`.
    fn joined_greater(&self) -> (usize, bool) {
        let mut width = 1;
        while width < 3 && self.touches_next(self.position + width - 1) {
            match self.ahead(width) {
                TokenKind::Greater => width += 1,
                TokenKind::GreaterEqual => return (width + 1, true),
                _ => break,
            }
        }
        (width, false)
    }

    /// The operator of an assignment (`None` for `=`), and how many tokens it has.
    fn assignment_operator(&self) -> Option<(Option<BinaryOp>, usize)> {
        use BinaryOp::*;
        let op = match self.kind() {
            TokenKind::Assign => return Some((None, 1)),
            TokenKind::StarAssign => Mul,
            TokenKind::SlashAssign => Div,
            TokenKind::PercentAssign => Rem,
            TokenKind::PlusAssign => Add,
            TokenKind::MinusAssign => Sub,
            TokenKind::ShiftLeftAssign => ShiftLeft,
            TokenKind::AmpersandAssign => And,
            TokenKind::CaretAssign => Xor,
            TokenKind::BarAssign => Or,
            TokenKind::Greater => {
                return match self.joined_greater() {
                    (2, true) => Some((Some(ShiftRight), 2)),
                    (3, true) => Some((Some(ShiftRightUnsigned), 3)),
                    _ => None,
                };
            }
            _ => return None,
        };
        Some((Some(op), 1))
    }

    /// What follows `instanceof`.
    fn instance_of(&mut self, start: usize, value: Expr) -> Parse<Expr> {
        let is_modified = matches!(self.kind(), TokenKind::Final | TokenKind::At);
        self.eat(TokenKind::Final);
        let class = self.type_reference()?;
        let is_record_pattern = self.at(TokenKind::OpenParen);
        if is_record_pattern {
            self.skip_group()?;
        }
        let is_pattern = self.eat(TokenKind::Identifier).is_some();
        if is_modified || is_record_pattern || is_pattern {
            return Ok(self.unsupported_expression(start, "patterns in `instanceof`"));
        }
        self.grow()?;
        let span = self.span_from(start);
        Ok(Expr { kind: ExprKind::InstanceOf(Box::new(value), class), span })
    }

    /// Operators with one operand, and casts.
    pub(super) fn unary(&mut self) -> Parse<Expr> {
        match self.kind() {
            TokenKind::Minus if self.ahead(1) == TokenKind::IntegerLiteral => self.negative_literal(),
            TokenKind::Plus => self.prefix(UnaryOp::Plus),
            TokenKind::Minus => self.prefix(UnaryOp::Minus),
            TokenKind::Tilde => self.prefix(UnaryOp::Complement),
            TokenKind::Bang => self.prefix(UnaryOp::Not),
            TokenKind::PlusPlus | TokenKind::MinusMinus => self.prefix_step(),
            TokenKind::OpenParen if self.at_lambda() => self.primary_with_postfix(),
            TokenKind::OpenParen if self.ahead(1) == TokenKind::AnnotationStart => self.annotated_cast(),
            TokenKind::OpenParen if self.at_cast() => self.cast(),
            _ => self.primary_with_postfix(),
        }
    }

    fn negative_literal(&mut self) -> Parse<Expr> {
        let start = self.position;
        self.bump();
        let literal = self.integer_literal(start, Sign::Minus)?;
        self.postfix(start, literal)
    }

    fn prefix(&mut self, op: UnaryOp) -> Parse<Expr> {
        let start = self.position;
        self.bump();
        let operand = self.nested(Self::unary)?;
        Ok(Expr { kind: ExprKind::Unary(op, Box::new(operand)), span: self.span_from(start) })
    }

    fn prefix_step(&mut self) -> Parse<Expr> {
        let start = self.position;
        let is_increment = self.bump().kind == TokenKind::PlusPlus;
        let target = self.nested(Self::unary)?;
        self.check_variable(&target, if is_increment { "the operand of `++`" } else { "the operand of `--`" });
        let kind = ExprKind::Step { is_increment, is_prefix: true, target: Box::new(target) };
        Ok(Expr { kind, span: self.span_from(start) })
    }

    /// `e++` or `e--`.
    pub(super) fn postfix_step(&mut self, start: usize, target: Expr) -> Expr {
        let is_increment = self.bump().kind == TokenKind::PlusPlus;
        self.check_variable(&target, if is_increment { "the operand of `++`" } else { "the operand of `--`" });
        let kind = ExprKind::Step { is_increment, is_prefix: false, target: Box::new(target) };
        Expr { kind, span: self.span_from(start) }
    }

    fn cast(&mut self) -> Parse<Expr> {
        let start = self.position;
        self.bump();
        let inside = self.position;
        let mut target = self.type_reference()?;
        if self.at(TokenKind::Ampersand) {
            while self.eat(TokenKind::Ampersand).is_some() {
                self.type_reference()?;
            }
            target = self.unsupported_type(inside, "intersection types");
        }
        self.close(start, TokenKind::CloseParen)?;
        let operand = self.nested(Self::unary)?;
        Ok(Expr { kind: ExprKind::Cast(target, Box::new(operand)), span: self.span_from(start) })
    }

    /// `(/*@ nullable @*/ T) e`
    fn annotated_cast(&mut self) -> Parse<Expr> {
        let start = self.position;
        self.skip_group()?;
        self.nested(Self::unary)?;
        Ok(self.unsupported_expression(start, "annotation comments in casts"))
    }

    /// An expression that is not understood: from the token at index `start` to the last that was taken.
    pub(super) fn unsupported_expression(&self, start: usize, what: impl Into<String>) -> Expr {
        let unsupported = self.unsupported(start, what);
        Expr { span: unsupported.span, kind: ExprKind::Unsupported(unsupported) }
    }
}

fn is_string(expression: &Expr) -> bool {
    matches!(&expression.kind, ExprKind::Unsupported(unsupported) if unsupported.what == STRING_LITERALS)
}

fn binary_expression(op: BinaryOp, left: Expr, right: Expr) -> Expr {
    let span: Span = left.span.to(right.span);
    Expr { kind: ExprKind::Binary(op, Box::new(left), Box::new(right)), span }
}
