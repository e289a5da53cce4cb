//! Arithmetic.

use crate::generator::Generator;
use crate::text::{Expression, binary, level};
use crate::types::Primitive::{Byte, Char, Double, Float, Int, Long, Short};
use crate::types::{BOOLEAN, INT, Primitive, Type};

impl Generator {
    /// A number of exactly this type, made from others.
    pub fn number(&mut self, primitive: Primitive, depth: usize) -> Expression {
        match primitive {
            Int | Long | Float | Double => match self.random.below(20) {
                0..9 => self.arithmetic(primitive, depth),
                9..11 if primitive.is_integral() => self.shift(primitive, depth),
                11 => self.sign(primitive, depth),
                12..15 => self.cast(primitive, depth),
                15..17 => self.library_number(primitive, depth),
                17 => self.unboxed(primitive, depth),
                _ => self.arithmetic(primitive, depth),
            },
            Char if self.chance(25) => {
                let text = self.expression(&Type::String, depth).receiver();
                let at = self.expression(&INT, depth.min(1)).at(level::BIT_AND);
                Expression::primary(format!("{text}.charAt({at} & 1)"))
            }
            _ if self.chance(15) => self.unboxed(primitive, depth),
            _ => self.cast(primitive, depth),
        }
    }

    /// A number of this type or a box of one, for places where either will do.
    pub fn number_operand(&mut self, primitive: Primitive, depth: usize) -> Expression {
        if self.chance(15) {
            self.expression(&Type::Boxed(primitive), depth)
        } else {
            self.expression(&Type::Primitive(primitive), depth)
        }
    }

    /// Something to divide by, seldom zero.
    pub fn divisor(&mut self, primitive: Primitive, depth: usize) -> Expression {
        if primitive.is_floating() {
            return self.number_operand(primitive, depth);
        }
        match self.random.below(10) {
            0 => self.number_operand(primitive, depth),
            1..3 => {
                let suffix = if primitive == Long { "L" } else { "" };
                Expression::primary(format!("{}{suffix}", self.random.between(1, 40)))
            }
            _ => {
                let value = self.expression(&Type::Primitive(primitive), depth);
                binary(value, "|", Expression::primary("1"), level::BIT_OR)
            }
        }
    }

    /// The types of two operands whose operation has this type.
    fn operand_types(&mut self, primitive: Primitive) -> (Primitive, Primitive) {
        let other: &[Primitive] = match primitive {
            Long => &[Long, Long, Int, Short, Byte, Char],
            Float => &[Float, Float, Long, Int, Char],
            Double => &[Double, Double, Float, Long, Int],
            _ => &[Int, Int, Int, Short, Byte, Char],
        };
        let other = *self.random.pick(other);
        let first = if primitive == Int { *self.random.pick(&[Int, Int, Byte, Char, Short]) } else { primitive };
        if self.chance(50) { (first, other) } else { (other, first) }
    }

    fn arithmetic(&mut self, primitive: Primitive, depth: usize) -> Expression {
        let (left, right) = self.operand_types(primitive);
        let left_value = self.number_operand(left, depth);
        let kinds = if primitive.is_integral() { 12 } else { 9 };
        match self.random.below(kinds) {
            0..6 => {
                let operators = [("+", level::SUM), ("-", level::SUM), ("*", level::PRODUCT)];
                let (operator, at) = *self.random.pick(&operators);
                binary(left_value, operator, self.number_operand(right, depth), at)
            }
            6..9 => {
                let operator = *self.random.pick(&["/", "%"]);
                binary(left_value, operator, self.divisor(right, depth), level::PRODUCT)
            }
            _ => {
                let operators = [("&", level::BIT_AND), ("|", level::BIT_OR), ("^", level::BIT_XOR)];
                let (operator, at) = *self.random.pick(&operators);
                binary(left_value, operator, self.number_operand(right, depth), at)
            }
        }
    }

    fn shift(&mut self, primitive: Primitive, depth: usize) -> Expression {
        let left = if primitive == Long { Long } else { *self.random.pick(&[Int, Int, Byte, Short, Char]) };
        let distance = *self.random.pick(&Primitive::INTEGRAL);
        let operator = *self.random.pick(&["<<", ">>", ">>>"]);
        let (left, right) = (self.number_operand(left, depth), self.number_operand(distance, depth));
        binary(left, operator, right, level::SHIFT)
    }

    fn sign(&mut self, primitive: Primitive, depth: usize) -> Expression {
        let signs: &[&str] = if primitive.is_integral() { &["-", "+", "~"] } else { &["-", "+"] };
        let sign = *self.random.pick(signs);
        let operand = if primitive == Int { *self.random.pick(&[Int, Byte, Char, Short]) } else { primitive };
        Expression::new(format!("{sign}{}", self.number_operand(operand, depth).operand()), level::UNARY)
    }

    fn cast(&mut self, primitive: Primitive, depth: usize) -> Expression {
        let value = if self.chance(12) {
            self.mixed_conditional(depth)
        } else {
            let from = *self.random.pick(&Primitive::NUMERIC);
            self.expression(&Type::Primitive(from), depth)
        };
        Expression::new(format!("({}) {}", primitive.name(), value.operand()), level::UNARY)
    }

    /// `intValue()` and its kin of a box of any number.
    fn unboxed(&mut self, primitive: Primitive, depth: usize) -> Expression {
        let from = if primitive == Char { Char } else { *self.random.pick(&[primitive, Int, Long, Double]) };
        let value = self.expression(&Type::Boxed(from), depth);
        // A conditional of a box and null, or of two boxes, keeps its type; the cast says so to the reader.
        let value = format!("(({}) {})", from.boxed(), value.operand());
        Expression::primary(format!("{value}.{}Value()", primitive.name()))
    }

    fn library_number(&mut self, primitive: Primitive, depth: usize) -> Expression {
        let ty = Type::Primitive(primitive);
        let (name, boxed) = (primitive.name(), primitive.boxed());
        match self.random.below(8) {
            0 => Expression::primary(format!("Math.abs({})", self.expression(&ty, depth).free())),
            1 | 2 => {
                let method = *self.random.pick(&["min", "max"]);
                let (left, right) = (self.expression(&ty, depth).free(), self.expression(&ty, depth).free());
                Expression::primary(format!("Math.{method}({left}, {right})"))
            }
            3 if primitive == Double => {
                let method = *self.random.pick(&["floor", "ceil", "rint", "sqrt", "signum"]);
                Expression::primary(format!("Math.{method}({})", self.expression(&ty, depth).free()))
            }
            4 if primitive.is_integral() => {
                let method = *self.random.pick(&["floorMod", "floorDiv"]);
                let left = self.expression(&ty, depth).free();
                let right = self.random.between(1, 9);
                let suffix = if primitive == Long { "L" } else { "" };
                Expression::primary(format!("Math.{method}({left}, {right}{suffix})"))
            }
            5 if primitive == Int => {
                let other = *self.random.pick(&[Int, Long, Double, Char, Primitive::Boolean]);
                let ty = Type::Primitive(other);
                let (left, right) = (self.expression(&ty, depth).free(), self.expression(&ty, depth).free());
                Expression::primary(format!("{}.compare({left}, {right})", other.boxed()))
            }
            6 if primitive == Int => match self.random.below(4) {
                0 => Expression::primary(format!("{}.length()", self.expression(&Type::String, depth).receiver())),
                1 => Expression::primary(format!("{}.hashCode()", self.expression(&Type::String, depth).receiver())),
                2 => {
                    let (left, right) = (self.expression(&Type::String, depth), self.expression(&Type::String, depth));
                    Expression::primary(format!("{}.compareTo({})", left.receiver(), right.free()))
                }
                _ => {
                    let array = self.random.pick(&[INT, BOOLEAN, Type::String]).array();
                    Expression::primary(format!("{}.length", self.array_receiver(&array, depth)))
                }
            },
            7 if primitive == Int && !self.plan.enums.is_empty() => {
                let ty = Type::Enum(self.random.below(self.plan.enums.len()));
                Expression::primary(format!("{}.ordinal()", self.expression(&ty, depth).receiver()))
            }
            _ if primitive.is_integral() => {
                let methods: &[&str] = match self.random.below(3) {
                    0 => &["bitCount", "numberOfLeadingZeros", "numberOfTrailingZeros"],
                    _ => &["reverse", "highestOneBit", "signum"],
                };
                let method = *self.random.pick(methods);
                let value = self.expression(&ty, depth).free();
                Expression::new(format!("({name}) {boxed}.{method}({value})"), level::UNARY)
            }
            _ => {
                let (left, right) = (self.expression(&ty, depth).free(), self.expression(&ty, depth).free());
                Expression::primary(format!("{boxed}.sum({left}, {right})"))
            }
        }
    }

    /// An array before a dot; one made on the spot needs parentheses, lest its length be taken for a dimension.
    fn array_receiver(&mut self, ty: &Type, depth: usize) -> String {
        let array = self.expression(ty, depth);
        let text = array.receiver();
        if text.starts_with("new ") { format!("({text})") } else { text }
    }
}
