//! Floating-point literals: values exactly rounded, in decimal and hexadecimal form.

use super::Parser;
use crate::ast::Literal;

impl Parser<'_> {
    /// `1.5`, `2e3f`, `0x1.8p3`: the literal that is next, which is not taken.
    pub(super) fn float_literal(&mut self) -> Literal {
        let text = self.text_of(self.token());
        match value(text) {
            Ok(literal) => literal,
            Err(message) => {
                self.error(message);
                Literal::Double(0)
            }
        }
    }
}

/// The value of a literal.
fn value(text: &str) -> Result<Literal, String> {
    let is_hexadecimal = text.starts_with("0x") || text.starts_with("0X");
    let (number, is_float) = match text.as_bytes().last() {
        // In a hexadecimal literal, a digit can only be meant before the exponent, which there must be.
        Some(b'f' | b'F') => (&text[..text.len() - 1], true),
        Some(b'd' | b'D') => (&text[..text.len() - 1], false),
        _ => (text, false),
    };
    check_underscores(text, number, is_hexadecimal)?;
    let digits: String = number.chars().filter(|character| *character != '_').collect();
    let (bits, is_zero, is_infinite) = if is_hexadecimal {
        let parts = hexadecimal_parts(&digits[2..]).ok_or_else(|| malformed(text))?;
        let (fraction_bits, smallest, largest) = if is_float { (23, -149, 127) } else { (52, -1074, 1023) };
        let bits = round(parts, fraction_bits, smallest, largest);
        let infinity = if is_float { 0x7f80_0000 } else { 0x7ff0_0000_0000_0000 };
        (bits, parts.0 != 0 && bits == 0, bits == infinity)
    } else {
        decimal(&digits, is_float).ok_or_else(|| malformed(text))?
    };
    if is_zero {
        return Err(format!("the number `{text}` is too small: it would be rounded to 0"));
    }
    if is_infinite {
        return Err(format!("the number `{text}` is too large for `{}`", if is_float { "float" } else { "double" }));
    }
    Ok(if is_float { Literal::Float(bits as u32) } else { Literal::Double(bits) })
}

fn malformed(text: &str) -> String {
    format!("`{text}` is not a number")
}

/// An underscore stands between two digits.
fn check_underscores(text: &str, number: &str, is_hexadecimal: bool) -> Result<(), String> {
    let bytes = number.as_bytes();
    let is_digit = |index: Option<usize>| {
        let byte = index.and_then(|index| bytes.get(index)).copied().unwrap_or(b' ');
        byte == b'_' || if is_hexadecimal { byte.is_ascii_hexdigit() } else { byte.is_ascii_digit() }
    };
    for (index, _) in bytes.iter().enumerate().filter(|(_, byte)| **byte == b'_') {
        let is_first = is_hexadecimal && index == 2;
        if is_first || !is_digit(index.checked_sub(1)) || !is_digit(Some(index + 1)) {
            return Err(malformed(text));
        }
    }
    Ok(())
}

/// The bits of a decimal number; whether it was rounded to zero; whether it is infinite.
fn decimal(digits: &str, is_float: bool) -> Option<(u64, bool, bool)> {
    let (mantissa, exponent) = match digits.find(['e', 'E']) {
        Some(mark) => (&digits[..mark], &digits[mark + 1..]),
        None => (digits, "0"),
    };
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let has_digits = mantissa.bytes().any(|byte| byte.is_ascii_digit());
    let has_form = mantissa.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    if !has_digits || !has_form || !is_number(exponent.strip_prefix(['+', '-']).unwrap_or(exponent)) {
        return None;
    }
    let is_not_zero = mantissa.bytes().any(|byte| matches!(byte, b'1'..=b'9'));
    if is_float {
        let value: f32 = digits.parse().ok()?;
        return Some((value.to_bits().into(), is_not_zero && value == 0.0, value.is_infinite()));
    }
    let value: f64 = digits.parse().ok()?;
    Some((value.to_bits(), is_not_zero && value == 0.0, value.is_infinite()))
}

/// What a hexadecimal number is made of: `mantissa * 2^exponent`. Digits that do not fit into the mantissa only leave
/// a trace in its last bit, which decides how it is rounded.
fn hexadecimal_parts(digits: &str) -> Option<(u64, i64)> {
    let mark = digits.find(['p', 'P'])?;
    let (number, exponent) = (&digits[..mark], &digits[mark + 1..]);
    let unsigned = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
    if unsigned.is_empty() || !unsigned.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let magnitude = unsigned.parse::<i64>().unwrap_or(i64::MAX / 4).min(i64::MAX / 4);
    let mut exponent = if exponent.starts_with('-') { -magnitude } else { magnitude };
    let (mut mantissa, mut is_fraction, mut has_digits) = (0u64, false, false);
    for character in number.chars() {
        if character == '.' && !is_fraction {
            is_fraction = true;
            continue;
        }
        let digit = u64::from(character.to_digit(16)?);
        has_digits = true;
        if mantissa >> 59 == 0 {
            mantissa = mantissa << 4 | digit;
            exponent -= if is_fraction { 4 } else { 0 };
        } else {
            mantissa |= u64::from(digit != 0);
            exponent += if is_fraction { 0 } else { 4 };
        }
    }
    has_digits.then_some((mantissa, exponent))
}

/// The bits of the number of IEEE 754 that is nearest to `mantissa * 2^exponent`, the even one of two.
fn round((mantissa, exponent): (u64, i64), fraction_bits: u32, smallest: i64, largest: i64) -> u64 {
    if mantissa == 0 {
        return 0;
    }
    let infinity = ((largest as u64) * 2 + 1) << fraction_bits;
    // The exponent of the highest bit, and of the lowest bit that is kept.
    let highest = exponent.saturating_add(63 - i64::from(mantissa.leading_zeros()));
    if highest > largest {
        return infinity;
    }
    let lowest = (highest - i64::from(fraction_bits)).max(smallest);
    let dropped = lowest - exponent;
    let kept = if dropped <= 0 {
        mantissa << -dropped
    } else if dropped > 64 {
        0
    } else {
        let (whole, rest) = ((u128::from(mantissa) >> dropped) as u64, u128::from(mantissa) & ((1 << dropped) - 1));
        let half = 1u128 << (dropped - 1);
        whole + u64::from(rest > half || rest == half && whole & 1 == 1)
    };
    // Adding the exponent to the bits carries over where rounding has made one bit more.
    let biased = (lowest - smallest) as u64;
    let bits = if kept >> fraction_bits == 0 { kept } else { kept + (biased << fraction_bits) };
    bits.min(infinity)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn double(text: &str) -> f64 {
        match value(text) {
            Ok(Literal::Double(bits)) => f64::from_bits(bits),
            other => panic!("{text}: {other:?}"),
        }
    }

    fn float(text: &str) -> f32 {
        match value(text) {
            Ok(Literal::Float(bits)) => f32::from_bits(bits),
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn decimal_numbers() {
        assert_eq!(double("1.5"), 1.5);
        assert_eq!(double("1_0.2_5e1_0D"), 10.25e10);
        assert_eq!(double(".5"), 0.5);
        assert_eq!(double("1."), 1.0);
        assert_eq!(double("1d"), 1.0);
        assert_eq!(double("0e999999999999"), 0.0);
        assert_eq!(double("4.9e-324"), f64::from_bits(1));
        assert_eq!(float("1.17549435E-38f"), f32::MIN_POSITIVE);
        assert_eq!(float("3.4028235e+38F"), f32::MAX);
        assert_eq!(float("09f"), 9.0);
    }

    #[test]
    fn hexadecimal_numbers() {
        assert_eq!(double("0x1p3"), 8.0);
        assert_eq!(double("0x1.8p1"), 3.0);
        assert_eq!(double("0x.8p0"), 0.5);
        assert_eq!(double("0X1.fffffffffffffP1023"), f64::MAX);
        assert_eq!(double("0x0.0000000000001p-1022"), f64::from_bits(1));
        assert_eq!(double("0x1p-1074"), f64::from_bits(1));
        assert_eq!(double("0x1.0p-1022"), f64::MIN_POSITIVE);
        assert_eq!(double("0x0.fffffffffffff8p-1022"), f64::MIN_POSITIVE);
        assert_eq!(double("0x1.00000000000008p0"), 1.0);
        assert_eq!(double("0x1.000000000000080000000000000001p0"), 1.0 + f64::EPSILON);
        assert_eq!(double("0x1.00000000000018p0"), 1.0 + 2.0 * f64::EPSILON);
        assert_eq!(double("0x123456789abcdef0123p0"), 0x0123_4567_89ab_cdef_0123_u128 as f64);
        assert_eq!(float("0x1.fffffeP+127f"), f32::MAX);
        assert_eq!(float("0x1p-149f"), f32::from_bits(1));
        assert_eq!(float("0x1.0p-126f"), f32::MIN_POSITIVE);
        assert_eq!(double("0x0p99999999999999999999"), 0.0);
    }

    #[test]
    fn what_is_too_small_or_too_large_or_no_number() {
        for text in ["1e-400", "1e400", "1e39f", "1e-46f", "0x1p1024", "0x1p-1075", "0x1p128f", "0x1p-151f"] {
            assert!(value(text).is_err(), "{text}");
        }
        assert!(value("0x1.8p-1075").is_ok());
        for text in
            ["1e", "1e+", "0x1.8", "1_.5", "1._5", "1e_5", "1.5_f", "0x_1p1", "0x1_p1", "0x.p1", "1.5x", "1.2.3"]
        {
            assert!(value(text).is_err(), "{text}");
        }
    }
}
