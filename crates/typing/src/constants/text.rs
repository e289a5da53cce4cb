//! Constants as text, as Java's `+` writes them.

use classes::{Constant, Primitive, Type};

/// The text of a constant of this type in a concatenation.
pub(crate) fn text_of(value: &Constant, ty: &Type) -> Vec<u16> {
    let text = match value {
        Constant::String(text) => return text.to_vec(),
        Constant::Int(value) if *ty == Type::Primitive(Primitive::Char) => return vec![*value as u16],
        Constant::Boolean(value) => value.to_string(),
        Constant::Int(value) => value.to_string(),
        Constant::Long(value) => value.to_string(),
        Constant::Float(value) => fraction(f64::from(*value), &format!("{value:e}")),
        Constant::Double(value) => fraction(*value, &format!("{value:e}")),
    };
    text.encode_utf16().collect()
}

/// A number as `Double.toString` writes it, from its shortest digits in the form `-1.25e-7`.
fn fraction(value: f64, scientific: &str) -> String {
    if value.is_nan() {
        return "NaN".into();
    }
    let sign = if value.is_sign_negative() { "-" } else { "" };
    if value.is_infinite() {
        return format!("{sign}Infinity");
    }
    if value == 0.0 {
        return format!("{sign}0.0");
    }
    let scientific = scientific.trim_start_matches('-');
    let (mantissa, exponent) = scientific.split_once('e').unwrap_or((scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let digits: String = mantissa.chars().filter(char::is_ascii_digit).collect();
    let or_zero = |digits: &str| if digits.is_empty() { "0".to_owned() } else { digits.to_owned() };
    if !(-3..7).contains(&exponent) {
        return format!("{sign}{}.{}E{exponent}", &digits[..1], or_zero(&digits[1..]));
    }
    if exponent < 0 {
        let zeros = "0".repeat((-exponent - 1) as usize);
        return format!("{sign}0.{zeros}{digits}");
    }
    let whole = exponent as usize + 1;
    let padded = format!("{digits:0<whole$}");
    format!("{sign}{}.{}", &padded[..whole], or_zero(&padded[whole..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn java(value: f64) -> String {
        String::from_utf16(&text_of(&Constant::Double(value), &Type::DOUBLE)).expect("numbers are ASCII")
    }

    #[test]
    fn fractions_are_written_as_java_writes_them() {
        let cases = [(1.0, "1.0"), (0.001, "0.001"), (1e-4, "1.0E-4"), (1e7, "1.0E7"), (1_234_567.5, "1234567.5")];
        for (value, text) in cases {
            assert_eq!(java(value), text);
        }
        assert_eq!(java(-120.0), "-120.0");
        assert_eq!(java(1.25e-7), "1.25E-7");
    }
}
