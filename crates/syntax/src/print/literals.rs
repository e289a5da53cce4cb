//! Literals as they are written in Java.

use super::{Printer, Style};
use crate::ast::Literal;

impl Printer {
    pub(super) fn literal(&mut self, literal: &Literal) {
        match literal {
            // A literal has no sign: these were written in another base, or behind a minus sign.
            Literal::Int(value) if *value < 0 && self.style == Style::Source => self.put(&format!("{value:#x}")),
            Literal::Long(value) if *value < 0 && self.style == Style::Source => self.put(&format!("{value:#x}L")),
            Literal::Int(value) => self.put(&value.to_string()),
            Literal::Long(value) => self.put(&format!("{value}L")),
            Literal::Float(bits) => self.put(&format!("{:?}f", f32::from_bits(*bits))),
            Literal::Double(bits) => self.put(&format!("{:?}", f64::from_bits(*bits))),
            Literal::Char(unit) => {
                self.put("'");
                self.code_units(&[*unit]);
                self.put("'");
            }
            Literal::String(units) => {
                self.put("\"");
                self.code_units(units);
                self.put("\"");
            }
            Literal::Bool(true) => self.put("true"),
            Literal::Bool(false) => self.put("false"),
            Literal::Null => self.put("null"),
        }
    }

    /// Characters with the escapes that they need; half a surrogate pair as a Unicode escape.
    fn code_units(&mut self, units: &[u16]) {
        for unit in char::decode_utf16(units.iter().copied()) {
            match unit {
                Ok('\n') => self.put("\\n"),
                Ok('\r') => self.put("\\r"),
                Ok('\t') => self.put("\\t"),
                Ok('\u{8}') => self.put("\\b"),
                Ok('\u{c}') => self.put("\\f"),
                Ok(quote @ ('"' | '\'' | '\\')) => {
                    self.text.push('\\');
                    self.text.push(quote);
                }
                Ok(control @ '\0'..='\u{1f}') => self.put(&format!("\\{:03o}", u32::from(control))),
                Ok(character) if character.is_control() => self.put(&format!("\\u{:04x}", u32::from(character))),
                Ok(character) => self.text.push(character),
                Err(lone) => self.put(&format!("\\u{:04x}", lone.unpaired_surrogate())),
            }
        }
    }
}
