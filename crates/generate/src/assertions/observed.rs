//! Values that a run showed, and what can be asserted of them.

use crate::random::Random;

/// What a value is, as far as assertions go.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// `byte`, `short`, `char` (its number) and `int`, boxed or not.
    Int,
    /// `long`, boxed or not.
    Long,
    /// `double` and `float`, boxed or not.
    Fraction,
    /// `boolean`, boxed or not.
    Boolean,
    /// A text.
    Text,
    /// A constant of an enum, with the name of the class.
    Constant,
    /// Something else that is not null; nothing else is said of it.
    Object,
    /// Null.
    Null,
}

/// A value.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Value {
    /// What it is.
    pub kind: Kind,
    /// As Java prints it.
    pub text: String,
}

impl Value {
    /// The value that the JVM's side names by a word and a text.
    pub fn read(word: &str, text: &str) -> Option<Value> {
        let kind = match word {
            "int" => Kind::Int,
            "long" => Kind::Long,
            "fraction" => Kind::Fraction,
            "boolean" => Kind::Boolean,
            "text" => Kind::Text,
            "constant" => Kind::Constant,
            "object" => Kind::Object,
            "null" => Kind::Null,
            _ => return None,
        };
        Some(Value { kind, text: text.to_owned() })
    }

    /// A condition that an expression has this value.
    fn equals(&self, expression: &str) -> String {
        match self.kind {
            Kind::Int | Kind::Fraction | Kind::Constant => format!("{expression} == {}", self.text),
            Kind::Long => format!("{expression} == {}L", self.text),
            Kind::Boolean => format!("{expression} == {}", self.text),
            Kind::Text => format!("{expression}.equals({})", literal(&self.text)),
            Kind::Object => format!("{expression} != null"),
            Kind::Null => format!("{expression} == null"),
        }
    }

    /// A condition that it does not.
    fn differs(&self, expression: &str) -> String {
        match self.kind {
            Kind::Text => format!("!{}", self.equals(expression)),
            Kind::Object => format!("{expression} == null"),
            Kind::Long => format!("{expression} != {}L", self.text),
            Kind::Null => format!("{expression} != null"),
            _ => format!("{expression} != {}", self.text),
        }
    }

    /// Another value of the same kind, near or far, if that makes sense.
    fn another(&self, random: &mut Random) -> Option<Value> {
        let text = match self.kind {
            Kind::Int => {
                let value: i32 = self.text.parse().ok()?;
                other_number(i64::from(value), random, |wide| i64::from(wide as i32)).to_string()
            }
            Kind::Long => other_number(self.text.parse().ok()?, random, |wide| wide).to_string(),
            Kind::Boolean => (self.text != "true").to_string(),
            Kind::Text => match random.below(3) {
                0 if !self.text.is_empty() => self.text.chars().skip(1).collect(),
                1 => format!("{}a", self.text),
                _ => format!("a{}", self.text),
            },
            _ => return None,
        };
        (text != self.text).then_some(Value { kind: self.kind, text })
    }
}

/// A number that is not this one: the neighbours, the opposite, or one that differs in the upper bits.
fn other_number(value: i64, random: &mut Random, narrow: impl Fn(i64) -> i64) -> i64 {
    let candidate = match random.below(8) {
        0 | 1 => value.wrapping_add(1),
        2 | 3 => value.wrapping_sub(1),
        4 => value.wrapping_neg(),
        5 => value ^ 0x100,
        6 => value ^ 0x1_0000,
        _ => 0,
    };
    let candidate = narrow(candidate);
    if candidate == value { narrow(value ^ 1) } else { candidate }
}

/// The observed expression of a line, if it is one of those.
pub fn expression(line: &str) -> Option<&str> {
    line.trim().strip_prefix("observe(")?.strip_suffix(");")
}

/// The values without repetitions, in order.
pub fn distinct(values: &[Value]) -> Vec<&Value> {
    let mut all: Vec<&Value> = Vec::new();
    for value in values {
        if !all.contains(&value) {
            all.push(value);
        }
    }
    all
}

/// What held whenever the place was reached.
pub fn right(expression: &str, values: &[Value]) -> String {
    let expression = tight(expression);
    let all: Vec<String> = distinct(values).into_iter().map(|value| value.equals(&expression)).collect();
    all.join(" || ")
}

/// What did not hold the last time that the place was reached, or at some time before.
pub fn wrong(expression: &str, values: &[Value], random: &mut Random) -> String {
    let expression = tight(expression);
    let all = distinct(values);
    let Some(last) = all.last() else { return "false".to_owned() };
    let other = if all.len() == 1 && random.chance(60) { last.another(random) } else { None };
    match other {
        Some(other) => other.equals(&expression),
        None => last.differs(&expression),
    }
}

/// The expression, so that operators may follow.
fn tight(expression: &str) -> String {
    let is_plain = |each: char| each.is_ascii_alphanumeric() || "._$".contains(each);
    if expression.chars().all(is_plain) { expression.to_owned() } else { format!("({expression})") }
}

/// A text as Java writes it.
fn literal(text: &str) -> String {
    let mut written = String::from("\"");
    for unit in text.encode_utf16() {
        match char::from_u32(u32::from(unit)) {
            Some(plain @ (' '..='~')) if plain != '"' && plain != '\\' => written.push(plain),
            _ => written.push_str(&format!("\\u{unit:04x}")),
        }
    }
    written.push('"');
    // Escapes by number are read before anything else: a quote or a line end written so would end the text.
    written.replace("\\u0022", "\\\"").replace("\\u005c", "\\\\").replace("\\u000a", "\\n").replace("\\u000d", "\\r")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_differs_from_what_is_right() {
        for seed in 0..200 {
            let mut random = Random::new(seed);
            for (word, text) in [("int", "-2147483648"), ("int", "0"), ("long", "7"), ("text", ""), ("boolean", "true")]
            {
                let values = [Value::read(word, text).expect("a kind")];
                assert_ne!(right("e", &values), wrong("e", &values, &mut random));
            }
        }
    }

    #[test]
    fn texts_are_written_as_java_reads_them() {
        assert_eq!(literal("a\"\\\n\u{e9}"), "\"a\\\"\\\\\\n\\u00e9\"");
    }
}
