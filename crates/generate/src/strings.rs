//! Strings: no fraction is ever converted to one, since JDKs differ in how many digits they print.

use crate::generator::Generator;
use crate::text::{Expression, level};
use crate::types::{BOOLEAN, INT, Primitive, Type};

impl Generator {
    /// A string made from other values.
    pub fn string(&mut self, depth: usize) -> Expression {
        match self.random.below(20) {
            0..8 => self.concatenation(depth),
            8..10 => {
                let method =
                    *self.random.pick(&["trim()", "toUpperCase()", "replace('a', 'b')", "concat(\"+\")", "strip()"]);
                Expression::primary(format!("{}.{method}", self.expression(&Type::String, depth).receiver()))
            }
            10 => {
                let at = self.expression(&INT, depth).at(level::BIT_AND);
                let text = self.expression(&Type::String, depth).receiver();
                Expression::primary(format!("{text}.substring({at} & 1)"))
            }
            11 => {
                let value = self.printable(depth).free();
                Expression::primary(format!("String.valueOf({value})"))
            }
            12 => {
                let (first, second) = (self.printable(depth).free(), self.printable(depth).free());
                let start = self.expression(&Type::String, depth).free();
                let reverse = if self.chance(30) { ".reverse()" } else { "" };
                let text = format!("new StringBuilder(T.some({start})).append({first}).append({second}){reverse}");
                Expression::primary(format!("{text}.toString()"))
            }
            13 | 14 => {
                let ty = self.value_type();
                let value = self.assignable(&ty, depth).free();
                Expression::primary(format!("T.s({value})"))
            }
            15 if !self.plan.enums.is_empty() => {
                let ty = Type::Enum(self.random.below(self.plan.enums.len()));
                let method = *self.random.pick(&["name", "toString"]);
                Expression::primary(format!("{}.{method}()", self.expression(&ty, depth).receiver()))
            }
            16 if !self.plan.records.is_empty() => {
                let ty = Type::Record(self.random.below(self.plan.records.len()));
                Expression::primary(format!("{}.toString()", self.expression(&ty, depth).receiver()))
            }
            17 => Expression::primary(format!("T.cut({})", self.expression(&Type::String, depth).free())),
            18 => {
                let number = *self.random.pick(&[Primitive::Int, Primitive::Long]);
                let value = self.expression(&Type::Primitive(number), depth).free();
                let method = *self.random.pick(&["toHexString", "toBinaryString", "toString"]);
                Expression::primary(format!("{}.{method}({value})", number.boxed()))
            }
            _ => self.concatenation(depth),
        }
    }

    /// A value whose conversion to a string is exact.
    fn printable(&mut self, depth: usize) -> Expression {
        match self.random.below(12) {
            0 => self.expression(&BOOLEAN, depth),
            1 => {
                // Small quarters print the same everywhere.
                let ty = *self.random.pick(&["float", "double"]);
                let value = self.expression(&INT, depth).operand();
                Expression::new(format!("({ty}) ({value} % 64) / 4"), level::PRODUCT)
            }
            2 | 3 => self.expression(&Type::Primitive(Primitive::Char), depth),
            4 => self.expression(&Type::Boxed(Primitive::Int), depth),
            5 => self.expression(&Type::Boxed(Primitive::Char), depth),
            6 if !self.plan.enums.is_empty() => {
                let ty = Type::Enum(self.random.below(self.plan.enums.len()));
                self.expression(&ty, depth)
            }
            7 if !self.plan.records.is_empty() => {
                let ty = Type::Record(self.random.below(self.plan.records.len()));
                self.expression(&ty, depth)
            }
            8..10 => {
                let primitive = *self.random.pick(&Primitive::INTEGRAL);
                self.expression(&Type::Primitive(primitive), depth)
            }
            _ => self.expression(&INT, depth),
        }
    }

    /// Several values, at least one of the first two a string.
    fn concatenation(&mut self, depth: usize) -> Expression {
        let mut parts = vec![self.expression(&Type::String, depth).at(level::PRODUCT)];
        let before = self.chance(40);
        for _ in 0..self.random.between(1, 3) {
            let part = if self.chance(30) { self.expression(&Type::String, depth) } else { self.printable(depth) };
            parts.push(part.at(level::PRODUCT));
        }
        if before {
            // Numbers before the string are added first; anything else there is joined to the string.
            let numbers = [Primitive::Int, Primitive::Char, Primitive::Long, Primitive::Byte];
            for _ in 0..self.random.between(1, 2) {
                let number = *self.random.pick(&numbers);
                parts.insert(0, self.expression(&Type::Primitive(number), depth).at(level::PRODUCT));
            }
        }
        Expression::new(parts.join(" + "), level::SUM)
    }
}
