//! Integer literals and their values.

use super::{Parse, Parser};
use crate::ast::{Expr, ExprKind, Literal, UnaryOp};
use crate::token::TokenKind;

/// Whether a minus sign stands directly before a literal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
    Minus,
    None,
}

impl Parser<'_> {
    /// `17`, behind a minus sign or not.
    pub(super) fn integer_literal(&mut self, sign: Sign) -> Parse<Expr> {
        let start = self.position;
        let token = *self.token();
        debug_assert_eq!(token.kind, TokenKind::IntegerLiteral);
        let literal = match value(self.text_of(&token), sign) {
            Ok(found) => found,
            Err(message) => {
                // The form of the program is clear, so that reading can go on.
                self.error(message);
                Literal::Int(0)
            }
        };
        self.bump();
        Ok(self.expr(start, ExprKind::Literal(literal)))
    }

    /// `-17`: only behind the sign can the smallest number stand.
    pub(super) fn negative_literal(&mut self) -> Parse<Expr> {
        let start = self.position;
        self.bump();
        let literal_start = self.position;
        let literal = self.integer_literal(Sign::Minus)?;
        let operand = self.postfix(literal_start, literal)?;
        self.grow()?;
        Ok(self.expr(start, ExprKind::Unary(UnaryOp::Minus, Box::new(operand))))
    }
}

/// The value of a literal, without its sign.
fn value(text: &str, sign: Sign) -> Result<Literal, String> {
    let (unsuffixed, is_long) = match text.strip_suffix(['l', 'L']) {
        Some(rest) => (rest, true),
        None => (text, false),
    };
    let (digits, radix) = split_radix(unsuffixed);
    let magnitude = magnitude(text, digits, radix)?;
    let bits = if is_long { 64 } else { 32 };
    let limit = match (radix, sign) {
        (10, Sign::None) => (1u128 << (bits - 1)) - 1,
        (10, Sign::Minus) => 1u128 << (bits - 1),
        _ => (1u128 << bits) - 1,
    };
    let magnitude = magnitude.filter(|found| u128::from(*found) <= limit).ok_or_else(|| too_large(text, is_long))?;
    // Hexadecimal, octal and binary literals are bit patterns: `0xFFFFFFFF` is -1.
    Ok(if is_long { Literal::Long(magnitude as i64) } else { Literal::Int(magnitude as u32 as i32) })
}

/// The digits of a literal and their base.
fn split_radix(text: &str) -> (&str, u32) {
    if let Some(digits) = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        (digits, 16)
    } else if let Some(digits) = text.strip_prefix("0b").or_else(|| text.strip_prefix("0B")) {
        (digits, 2)
    } else if text.len() > 1 && text.starts_with('0') {
        (&text[1..], 8)
    } else {
        (text, 10)
    }
}

/// The number that the digits are, or `None` if it has more than 64 bits.
fn magnitude(text: &str, digits: &str, radix: u32) -> Result<Option<u64>, String> {
    // `0_7` is octal; everywhere else, an underscore stands between two digits.
    let begins_wrongly = digits.is_empty() || digits.starts_with('_') && radix != 8;
    if begins_wrongly || digits.ends_with('_') {
        return Err(format!("`{text}` is not a number"));
    }
    let mut number = Some(0u64);
    for character in digits.chars().filter(|character| *character != '_') {
        let Some(digit) = character.to_digit(radix) else {
            return Err(match character.is_ascii_digit() {
                true => format!("`{character}` is not a digit in a number of base {radix}"),
                false => format!("`{text}` is not a number"),
            });
        };
        number =
            number.and_then(|found| found.checked_mul(radix.into())).and_then(|found| found.checked_add(digit.into()));
    }
    Ok(number)
}

fn too_large(text: &str, is_long: bool) -> String {
    let name = if is_long { "long" } else { "int" };
    format!("the number `{text}` does not fit into `{name}`")
}

#[cfg(test)]
mod tests {
    use super::*;
    use Literal::{Int, Long};

    #[test]
    fn values_of_all_bases() {
        assert_eq!(value("17", Sign::None), Ok(Int(17)));
        assert_eq!(value("1_000L", Sign::None), Ok(Long(1000)));
        assert_eq!(value("0x1F", Sign::None), Ok(Int(31)));
        assert_eq!(value("0XfF", Sign::None), Ok(Int(255)));
        assert_eq!(value("0xFFFFFFFF", Sign::None), Ok(Int(-1)));
        assert_eq!(value("0xFFFFFFFFL", Sign::None), Ok(Long(0xFFFF_FFFF)));
        assert_eq!(value("0xFFFFFFFFFFFFFFFFl", Sign::None), Ok(Long(-1)));
        assert_eq!(value("017", Sign::None), Ok(Int(15)));
        assert_eq!(value("0_7", Sign::None), Ok(Int(7)));
        assert_eq!(value("0b1010", Sign::None), Ok(Int(10)));
        assert_eq!(value("0", Sign::None), Ok(Int(0)));
        assert_eq!(value("0L", Sign::None), Ok(Long(0)));
        assert_eq!(value("00", Sign::None), Ok(Int(0)));
        assert_eq!(value("0B1L", Sign::None), Ok(Long(1)));
    }

    #[test]
    fn the_smallest_numbers_stand_behind_a_sign() {
        assert_eq!(value("2147483648", Sign::Minus), Ok(Int(i32::MIN)));
        assert_eq!(value("9223372036854775808L", Sign::Minus), Ok(Long(i64::MIN)));
        assert_eq!(value("0xFFFFFFFF", Sign::Minus), Ok(Int(-1)));
        assert_eq!(value("0x80000000", Sign::Minus), Ok(Int(i32::MIN)));
    }

    #[test]
    fn what_does_not_fit_or_is_no_number() {
        for text in ["2147483648", "9223372036854775808L", "0x1FFFFFFFF", "99999999999999999999999999"] {
            assert_eq!(value(text, Sign::None).unwrap_err(), too_large(text, text.ends_with('L')));
        }
        assert!(value("2147483649", Sign::Minus).is_err());
        for text in ["1_", "0x", "0x_1", "0b", "0b12", "09", "12abc", "0xL"] {
            assert!(value(text, Sign::None).is_err(), "{text}");
        }
    }
}
