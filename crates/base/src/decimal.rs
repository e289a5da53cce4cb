//! Floating-point numbers as decimal text, in the form that Java documents since JDK 19.
//!
//! The digits are the fewest that read back as the number, but at least two; of all such decimals, the nearest to the
//! number. Compile-time constants and programs that run need the same text, which is why it is here.

use std::fmt::LowerExp;
use std::str::FromStr;

/// A `double` as Java writes it: `1.0`, `-0.0`, `4.9E-324`, `Infinity`, `NaN`.
pub fn double_text(value: f64) -> String {
    text(value, value)
}

/// A `float` as Java writes it, with the digits that tell it from other `float`s: `0.1`, not `0.10000000149011612`.
pub fn float_text(value: f32) -> String {
    text(value, value.into())
}

/// The text of a number, which is also given as a `double`.
fn text<T: LowerExp + FromStr + PartialEq>(value: T, wide: f64) -> String {
    if wide.is_nan() {
        return "NaN".to_owned();
    }
    let sign = if wide.is_sign_negative() { "-" } else { "" };
    if wide.is_infinite() {
        return format!("{sign}Infinity");
    }
    if wide == 0.0 {
        return format!("{sign}0.0");
    }
    let scientific = digits(&value);
    let unsigned = scientific.trim_start_matches('-');
    let (mantissa, exponent) = unsigned.split_once('e').unwrap_or((unsigned, "0"));
    let exponent = exponent.parse().unwrap_or(0);
    if (-3..7).contains(&exponent) {
        format!("{sign}{}", plain(&mantissa.replace('.', ""), exponent))
    } else {
        format!("{sign}{mantissa}E{exponent}")
    }
}

/// The number in the form `-1.25e-7`, with as many digits as Java shows.
fn digits<T: LowerExp + FromStr + PartialEq>(value: &T) -> String {
    let shortest = format!("{value:e}");
    let count = shortest.bytes().take_while(|byte| *byte != b'e').filter(u8::is_ascii_digit).count();
    // How many digits are needed is known now. The nearest decimal of that many digits is not always the shortest one:
    // where one digit would do, two may come nearer, and of two that are equally near, the even one is wanted.
    let nearest = format!("{value:.*e}", count.max(2) - 1);
    if nearest.parse().is_ok_and(|read: T| read == *value) {
        return nearest;
    }
    // Below a power of two, numbers lie closer together than above it. The nearest decimal, if it is the one below, may
    // then belong to the number before, though the next nearest, which is the one above, reads back.
    if count < 2 { shortest.replace('e', ".0e") } else { shortest }
}

/// A number without exponent, from digits of which the first stands for as many tens as `exponent` says.
fn plain(digits: &str, exponent: i32) -> String {
    let places = exponent.unsigned_abs() as usize;
    if exponent < 0 {
        // The second digit, if it is zero, was only shown because there must be two.
        return format!("0.{}{}", "0".repeat(places - 1), digits.trim_end_matches('0'));
    }
    // One digit more than there are before the point: one stands behind it.
    let padded = format!("{digits:0<width$}", width = places + 2);
    let (whole, fraction) = padded.split_at(places + 1);
    format!("{whole}.{fraction}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zeros_infinities_and_what_is_no_number() {
        assert_eq!(double_text(0.0), "0.0");
        assert_eq!(double_text(-0.0), "-0.0");
        assert_eq!(double_text(f64::NAN), "NaN");
        assert_eq!(double_text(-f64::NAN), "NaN");
        assert_eq!(double_text(f64::INFINITY), "Infinity");
        assert_eq!(double_text(f64::NEG_INFINITY), "-Infinity");
        assert_eq!(float_text(-0.0), "-0.0");
        assert_eq!(float_text(f32::NEG_INFINITY), "-Infinity");
    }

    #[test]
    fn exponents_are_shown_below_a_thousandth_and_from_ten_millions_on() {
        let cases = [
            (1.0, "1.0"),
            (-1.5, "-1.5"),
            (100.0, "100.0"),
            (120.5, "120.5"),
            (1_234_567.5, "1234567.5"),
            (9_999_999.0, "9999999.0"),
            (1e6, "1000000.0"),
            (1e7, "1.0E7"),
            (-12_345_678.9, "-1.23456789E7"),
            (0.1, "0.1"),
            (0.012, "0.012"),
            (0.001, "0.001"),
            (0.001_02, "0.00102"),
            (0.000_999, "9.99E-4"),
            (1e-4, "1.0E-4"),
            (1.25e-7, "1.25E-7"),
        ];
        for (value, text) in cases {
            assert_eq!(double_text(value), text);
        }
    }

    #[test]
    fn digits_are_the_fewest_that_read_back() {
        assert_eq!(double_text(0.1 + 0.2), "0.30000000000000004");
        assert_eq!(double_text(2e23), "2.0E23");
        assert_eq!(double_text(f64::MAX), "1.7976931348623157E308");
        assert_eq!(double_text(f64::MIN_POSITIVE), "2.2250738585072014E-308");
        assert_eq!(float_text(0.1), "0.1");
        assert_eq!(float_text(3.4e38), "3.4E38");
        assert_eq!(float_text(16_777_216.0), "1.6777216E7");
        assert_eq!(float_text(f32::MAX), "3.4028235E38");
    }

    #[test]
    fn where_one_digit_would_do_the_nearest_two_are_shown() {
        assert_eq!(double_text(f64::from_bits(1)), "4.9E-324");
        assert_eq!(double_text(f64::from_bits(2)), "9.9E-324");
        assert_eq!(double_text(f64::from_bits(4)), "2.0E-323");
        assert_eq!(float_text(f32::from_bits(1)), "1.4E-45");
        assert_eq!(float_text(f32::from_bits(3)), "4.2E-45");
    }

    #[test]
    fn of_two_equally_near_the_even_one_is_shown() {
        assert_eq!(double_text(2f64.powi(50) + 0.25), "1.1258999068426242E15");
        assert_eq!(double_text(2f64.powi(50) + 0.75), "1.1258999068426248E15");
        assert_eq!(float_text(2f32.powi(21) + 0.25), "2097152.2");
        assert_eq!(float_text(2f32.powi(21) + 0.75), "2097152.8");
    }

    #[test]
    fn powers_of_two_read_back_although_the_nearest_decimal_does_not() {
        // The nearest decimal of sixteen digits, 5.684341886080801E-14, is the number before.
        assert_eq!(double_text(2f64.powi(-44)), "5.684341886080802E-14");
        for exponent in -1074..1024 {
            let value = if exponent < -1022 { f64::from_bits(1 << (exponent + 1074)) } else { 2f64.powi(exponent) };
            assert_eq!(double_text(value).parse(), Ok(value));
        }
        for exponent in -149..128 {
            let value = if exponent < -126 { f32::from_bits(1 << (exponent + 149)) } else { 2f32.powi(exponent) };
            assert_eq!(float_text(value).parse(), Ok(value));
        }
    }
}
