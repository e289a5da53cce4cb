//! Comparisons, tests and what combines them.

use crate::generator::Generator;
use crate::text::{Expression, binary, level};
use crate::types::{BOOLEAN, Primitive, Type};

impl Generator {
    /// Something true or false.
    pub fn condition(&mut self, depth: usize) -> Expression {
        match self.random.below(20) {
            0..6 => self.comparison(depth),
            6..8 => {
                let (operator, at) = *self.random.pick(&[("&&", level::AND), ("||", level::OR)]);
                let (left, right) = (self.expression(&BOOLEAN, depth), self.expression(&BOOLEAN, depth));
                binary(left, operator, right, at)
            }
            8 => {
                let operators =
                    [("&", level::BIT_AND), ("|", level::BIT_OR), ("^", level::BIT_XOR), ("==", level::EQUALITY)];
                let (operator, at) = *self.random.pick(&operators);
                let right = if self.chance(25) { Type::Boxed(Primitive::Boolean) } else { BOOLEAN };
                let (left, right) = (self.expression(&BOOLEAN, depth), self.expression(&right, depth));
                binary(left, operator, right, at)
            }
            9 => Expression::new(format!("!{}", self.expression(&BOOLEAN, depth).operand()), level::UNARY),
            10..12 => self.object_comparison(depth),
            12 => match self.pattern() {
                Some((test, name, found)) => self.scoped(|it| {
                    it.declare_fixed(&name, &found);
                    let right = it.expression(&BOOLEAN, depth);
                    binary(test, "&&", right, level::AND)
                }),
                None => self.simple(&BOOLEAN),
            },
            13 => {
                let text = self.expression(&Type::String, depth).receiver();
                let other = self.expression(&Type::String, depth.min(1)).free();
                let method = *self.random.pick(&["equals", "startsWith", "contains", "endsWith"]);
                Expression::primary(format!("{text}.{method}({other})"))
            }
            14 => {
                let (test, number) = (["Double.isNaN", "Double.isInfinite"], Primitive::Double);
                let test = *self.random.pick(&test);
                Expression::primary(format!("{test}({})", self.number(number, depth).free()))
            }
            15 => {
                let character = self.number(Primitive::Char, depth).free();
                let test = *self.random.pick(&["isDigit", "isLetter", "isUpperCase", "isWhitespace"]);
                // Only ASCII: what other characters are depends on the edition of Unicode.
                Expression::primary(format!("Character.{test}((char) (({character}) & 127))"))
            }
            _ => self.comparison(depth),
        }
    }

    /// Two numbers of any types.
    fn comparison(&mut self, depth: usize) -> Expression {
        let (left, right) = (*self.random.pick(&Primitive::NUMERIC), *self.random.pick(&Primitive::NUMERIC));
        if self.chance(30) {
            // Two boxes would be compared as references, so one side is primitive.
            let operator = *self.random.pick(&["==", "!="]);
            let left = self.expression(&Type::Primitive(left), depth);
            let right = self.number_operand(right, depth);
            return if self.chance(50) {
                binary(left, operator, right, level::EQUALITY)
            } else {
                binary(right, operator, left, level::EQUALITY)
            };
        }
        let operator = *self.random.pick(&["<", "<=", ">", ">="]);
        let (left, right) = (self.number_operand(left, depth), self.number_operand(right, depth));
        binary(left, operator, right, level::RELATION)
    }

    /// References compared by identity or by value.
    fn object_comparison(&mut self, depth: usize) -> Expression {
        let operator = *self.random.pick(&["==", "!="]);
        match self.random.below(6) {
            0 => {
                let value = self.value_type();
                let value = if value.is_reference() { value } else { Type::Boxed(Primitive::Int) };
                let object = self.expression(&value, depth);
                let object =
                    if value == Type::Object { format!("(Object) {}", object.operand()) } else { object.operand() };
                binary(Expression::new(object, level::UNARY), operator, Expression::primary("null"), level::EQUALITY)
            }
            1 => {
                // Constant strings are one object if they are equal.
                let left = *self.random.pick(&["\"ab\"", "\"a\" + \"b\"", "\"a\" + 1", "\"\" + 'a'"]);
                let right = *self.random.pick(&["\"ab\"", "\"a1\"", "\"a\"", "\"b\""]);
                let left = Expression::new(left, level::SUM);
                binary(left, operator, Expression::primary(right), level::EQUALITY)
            }
            2 if !self.plan.enums.is_empty() => {
                let ty = Type::Enum(self.random.below(self.plan.enums.len()));
                let (left, right) = (self.expression(&ty, depth), self.expression(&ty, depth));
                binary(left, operator, right, level::EQUALITY)
            }
            3 if !self.plan.records.is_empty() => {
                let ty = Type::Record(self.random.below(self.plan.records.len()));
                let (left, right) = (self.expression(&ty, depth).receiver(), self.expression(&ty, depth).free());
                Expression::primary(format!("{left}.equals({right})"))
            }
            4 => {
                let (left, right) = (self.value_type(), self.value_type());
                let (left, right) = (self.assignable(&left, depth).free(), self.assignable(&right, depth).free());
                Expression::primary(format!("java.util.Objects.equals({left}, {right})"))
            }
            _ => {
                // Small numbers share their boxes.
                let primitive = *self.random.pick(&[Primitive::Int, Primitive::Long, Primitive::Char]);
                let ty = Type::Boxed(primitive);
                let (left, right) = (self.expression(&ty, depth), self.expression(&ty, depth));
                binary(left, operator, right, level::EQUALITY)
            }
        }
    }
}
