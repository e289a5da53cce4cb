//! Pieces of Java text: expressions that know how tightly they bind, and lines that are indented at the end.

/// How tightly an expression binds.
pub mod level {
    #![expect(missing_docs, reason = "they are Java's operators")]
    pub const ASSIGNMENT: u8 = 0;
    pub const CONDITIONAL: u8 = 1;
    pub const OR: u8 = 2;
    pub const AND: u8 = 3;
    pub const BIT_OR: u8 = 4;
    pub const BIT_XOR: u8 = 5;
    pub const BIT_AND: u8 = 6;
    pub const EQUALITY: u8 = 7;
    pub const RELATION: u8 = 8;
    pub const SHIFT: u8 = 9;
    pub const SUM: u8 = 10;
    pub const PRODUCT: u8 = 11;
    pub const UNARY: u8 = 12;
    pub const POSTFIX: u8 = 13;
    pub const PRIMARY: u8 = 14;
}

/// An expression.
#[derive(Clone, Debug)]
pub struct Expression {
    text: String,
    level: u8,
}

impl Expression {
    /// How tightly it binds.
    pub fn level(&self) -> u8 {
        self.level
    }

    /// A text that binds so tightly.
    pub fn new(text: impl Into<String>, level: u8) -> Expression {
        Expression { text: text.into(), level }
    }

    /// A name, a literal, a call, ….
    pub fn primary(text: impl Into<String>) -> Expression {
        Expression::new(text, level::PRIMARY)
    }

    /// The text, for a place where anything may stand.
    pub fn free(self) -> String {
        self.text
    }

    /// The text, for a place that needs at least this level.
    pub fn at(self, level: u8) -> String {
        if self.level < level { format!("({})", self.text) } else { self.text }
    }

    /// The text, for a place before a dot or an index.
    pub fn receiver(self) -> String {
        self.at(level::PRIMARY)
    }

    /// The text, for the operand of a cast or a sign.
    pub fn operand(self) -> String {
        self.at(level::POSTFIX)
    }
}

/// A binary operation.
pub fn binary(left: Expression, operator: &str, right: Expression, level: u8) -> Expression {
    Expression::new(format!("{} {operator} {}", left.at(level), right.at(level + 1)), level)
}

/// Lines of a program, indented by the braces in them. No literal of a generated program holds a brace.
pub fn indent(lines: &[String]) -> String {
    let mut text = String::new();
    let mut depth = 0usize;
    for line in lines.iter().flat_map(|line| line.split('\n')) {
        let line = line.trim();
        let closing = line.chars().take_while(|character| "})".contains(*character)).filter(|it| *it == '}').count();
        if line.is_empty() {
            text.push('\n');
            continue;
        }
        text.push_str(&"    ".repeat(depth.saturating_sub(closing)));
        text.push_str(line);
        text.push('\n');
        depth += line.matches('{').count();
        depth = depth.saturating_sub(line.matches('}').count());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parentheses_stand_where_they_are_needed() {
        let sum = binary(Expression::primary("a"), "+", Expression::primary("b"), level::SUM);
        let product = binary(sum.clone(), "*", Expression::primary("c"), level::PRODUCT);
        assert_eq!(product.clone().free(), "(a + b) * c");
        assert_eq!(binary(product, "-", sum, level::SUM).free(), "(a + b) * c - (a + b)");
    }

    #[test]
    fn lines_are_indented_by_their_braces() {
        let lines = ["class A {".to_owned(), "int f() {\nreturn 1;\n}".to_owned(), "}".to_owned()];
        assert_eq!(indent(&lines), "class A {\n    int f() {\n        return 1;\n    }\n}\n");
    }
}
