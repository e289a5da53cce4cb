//! The values of integer literals.

use super::{Parse, Parser};
use crate::ast::{Expr, ExprKind};
use crate::token::TokenKind;

/// Whether a minus sign stands directly before a literal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
    Minus,
    None,
}

impl Parser<'_> {
    /// `17` or `-17`: the sign belongs to the literal.
    pub(super) fn integer_literal(&mut self, start: usize, sign: Sign) -> Parse<Expr> {
        let token = *self.token();
        debug_assert_eq!(token.kind, TokenKind::IntegerLiteral);
        let (value, is_long) = match value(self.text_of(&token), sign) {
            Ok(found) => found,
            Err(message) => {
                // The form of the program is clear, so that reading can go on.
                self.error(message);
                (0, false)
            }
        };
        self.bump();
        Ok(Expr { kind: ExprKind::Int { value, is_long }, span: self.span_from(start) })
    }
}

/// The value of a literal, and whether it has the suffix `L`.
fn value(text: &str, sign: Sign) -> Result<(i64, bool), String> {
    let lowercase = text.to_ascii_lowercase();
    let (unsuffixed, is_long) = match lowercase.strip_suffix('l') {
        Some(rest) => (rest, true),
        None => (lowercase.as_str(), false),
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
    let value = if is_long { magnitude as i64 } else { i64::from(magnitude as u32 as i32) };
    let value = match (sign, is_long) {
        (Sign::None, _) => value,
        (Sign::Minus, true) => value.wrapping_neg(),
        (Sign::Minus, false) => i64::from((value as i32).wrapping_neg()),
    };
    Ok((value, is_long))
}

/// The digits of a literal and their base.
fn split_radix(text: &str) -> (&str, u32) {
    if let Some(digits) = text.strip_prefix("0x") {
        (digits, 16)
    } else if let Some(digits) = text.strip_prefix("0b") {
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

    #[test]
    fn values_of_all_bases() {
        assert_eq!(value("17", Sign::None), Ok((17, false)));
        assert_eq!(value("1_000L", Sign::None), Ok((1000, true)));
        assert_eq!(value("0x1F", Sign::None), Ok((31, false)));
        assert_eq!(value("0xFFFFFFFF", Sign::None), Ok((-1, false)));
        assert_eq!(value("0xFFFFFFFFL", Sign::None), Ok((0xFFFF_FFFF, true)));
        assert_eq!(value("0xFFFFFFFFFFFFFFFFl", Sign::None), Ok((-1, true)));
        assert_eq!(value("017", Sign::None), Ok((15, false)));
        assert_eq!(value("0_7", Sign::None), Ok((7, false)));
        assert_eq!(value("0b1010", Sign::None), Ok((10, false)));
        assert_eq!(value("0", Sign::None), Ok((0, false)));
        assert_eq!(value("0L", Sign::None), Ok((0, true)));
        assert_eq!(value("00", Sign::None), Ok((0, false)));
        assert_eq!(value("0b1L", Sign::None), Ok((1, true)));
    }

    #[test]
    fn a_sign_belongs_to_its_literal() {
        assert_eq!(value("2147483648", Sign::Minus), Ok((-2147483648, false)));
        assert_eq!(value("9223372036854775808L", Sign::Minus), Ok((i64::MIN, true)));
        assert_eq!(value("0xFFFFFFFF", Sign::Minus), Ok((1, false)));
        assert_eq!(value("0x80000000", Sign::Minus), Ok((-2147483648, false)));
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
