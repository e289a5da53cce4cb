//! Operators as the tokens that they are made of, with their precedence.

use super::Parser;
use crate::ast::BinaryOp;
use crate::token::TokenKind;

/// The levels of precedence of operators with two operands, the weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(super) enum Level {
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
    pub(super) fn tighter(self) -> Level {
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
pub(super) enum Operator {
    Plain(BinaryOp),
    Implies,
    ImpliedBy,
    InstanceOf,
}

impl Parser<'_> {
    /// The operator that is next, its level, and how many tokens it has.
    pub(super) fn binary_operator(&self) -> Option<(Operator, Level, usize)> {
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
            TokenKind::Subtype => (Subtype, Level::Relation),
            TokenKind::Implies => return Some((Operator::Implies, Level::Implication, 1)),
            TokenKind::ImpliedBy => return Some((Operator::ImpliedBy, Level::Implication, 1)),
            TokenKind::InstanceOf => return Some((Operator::InstanceOf, Level::Relation, 1)),
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
    pub(super) fn assignment_operator(&self) -> Option<(Option<BinaryOp>, usize)> {
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
}
