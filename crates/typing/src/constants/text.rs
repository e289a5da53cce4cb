//! Constants as text, as Java's `+` writes them.

use base::decimal::{double_text, float_text};
use classes::{Constant, Primitive, Type};

/// The text of a constant of this type in a concatenation.
pub(crate) fn text_of(value: &Constant, ty: &Type) -> Vec<u16> {
    let text = match value {
        Constant::String(text) => return text.to_vec(),
        Constant::Int(value) if *ty == Type::Primitive(Primitive::Char) => return vec![*value as u16],
        Constant::Boolean(value) => value.to_string(),
        Constant::Int(value) => value.to_string(),
        Constant::Long(value) => value.to_string(),
        Constant::Float(value) => float_text(*value),
        Constant::Double(value) => double_text(*value),
    };
    text.encode_utf16().collect()
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
