//! Operators and separators, of Java and of the specification language.

use super::Lexer;
use crate::token::TokenKind;

impl Lexer<'_> {
    /// The symbol at the position and its length. `>` is always alone: the parser joins `>>` where it is an operator.
    pub(super) fn symbol(&self, byte: u8) -> Option<(TokenKind, usize)> {
        use TokenKind::*;
        let (second, third) = (self.at(1), self.at(2));
        if self.in_annotation
            && let Some(found) = self.specification_symbol(byte, second, third)
        {
            return Some(found);
        }
        Some(match (byte, second) {
            (b'(', _) => (OpenParen, 1),
            (b')', _) => (CloseParen, 1),
            (b'{', _) => (OpenBrace, 1),
            (b'}', _) => (CloseBrace, 1),
            (b'[', _) => (OpenBracket, 1),
            (b']', _) => (CloseBracket, 1),
            (b';', _) => (Semicolon, 1),
            (b',', _) => (Comma, 1),
            (b'.', b'.') if third == b'.' => (Ellipsis, 3),
            (b'.', b'.') => (DotDot, 2),
            (b'.', _) => (Dot, 1),
            (b'@', _) => (At, 1),
            (b':', b':') => (ColonColon, 2),
            (b':', _) => (Colon, 1),
            (b'?', _) => (Question, 1),
            (b'~', _) => (Tilde, 1),
            (b'=', b'=') => (Equal, 2),
            (b'=', _) => (Assign, 1),
            (b'!', b'=') => (NotEqual, 2),
            (b'!', _) => (Bang, 1),
            (b'<', b'<') if third == b'=' => (ShiftLeftAssign, 3),
            (b'<', b'<') => (ShiftLeft, 2),
            (b'<', b'=') => (LessEqual, 2),
            (b'<', _) => (Less, 1),
            (b'>', b'=') => (GreaterEqual, 2),
            (b'>', _) => (Greater, 1),
            _ => return self.arithmetic_symbol(byte, second),
        })
    }

    fn arithmetic_symbol(&self, byte: u8, second: u8) -> Option<(TokenKind, usize)> {
        use TokenKind::*;
        Some(match (byte, second) {
            (b'&', b'&') => (AndAnd, 2),
            (b'&', b'=') => (AmpersandAssign, 2),
            (b'&', _) => (Ampersand, 1),
            (b'|', b'|') => (OrOr, 2),
            (b'|', b'=') => (BarAssign, 2),
            (b'|', _) => (Bar, 1),
            (b'+', b'+') => (PlusPlus, 2),
            (b'+', b'=') => (PlusAssign, 2),
            (b'+', _) => (Plus, 1),
            (b'-', b'-') => (MinusMinus, 2),
            (b'-', b'=') => (MinusAssign, 2),
            (b'-', b'>') => (Arrow, 2),
            (b'-', _) => (Minus, 1),
            (b'*', b'=') => (StarAssign, 2),
            (b'*', _) => (Star, 1),
            (b'^', b'=') => (CaretAssign, 2),
            (b'^', _) => (Caret, 1),
            (b'%', b'=') => (PercentAssign, 2),
            (b'%', _) => (Percent, 1),
            _ => return None,
        })
    }

    fn specification_symbol(&self, byte: u8, second: u8, third: u8) -> Option<(TokenKind, usize)> {
        use TokenKind::*;
        match (byte, second, third) {
            (b'=', b'=', b'>') => Some((Implies, 3)),
            (b'<', b'=', b'=') if self.at(3) == b'>' => Some((Equivalent, 4)),
            (b'<', b'=', b'=') => Some((ImpliedBy, 3)),
            (b'<', b'=', b'!') if self.at(3) == b'=' && self.at(4) == b'>' => Some((NotEquivalent, 5)),
            (b'<', b':', _) => Some((Subtype, 2)),
            _ => None,
        }
    }
}
