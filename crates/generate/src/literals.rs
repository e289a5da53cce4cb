//! Literals and other expressions that consist of nothing smaller.

use crate::context::Rank;
use crate::generator::Generator;
use crate::text::{Expression, level};
use crate::types::{Primitive, Type};

const INTS: [&str; 14] =
    ["0", "1", "2", "3", "7", "10", "31", "127", "128", "0x7fffffff", "0b1011", "65_535", "1000003", "0777"];
const NEGATIVE_INTS: [&str; 5] = ["-1", "-2", "-7", "-129", "-2147483648"];
const LONGS: [&str; 9] =
    ["0L", "1L", "3L", "63L", "4294967296L", "0x7fffffffffffffffL", "123456789012L", "0xffL", "2147483648L"];
const NEGATIVE_LONGS: [&str; 3] = ["-1L", "-5000000000L", "-9223372036854775808L"];
const FLOATS: [&str; 8] = ["0f", "1f", "2.5f", "0.1f", "1e10f", "3.4028235e38f", "1.4e-45f", "0x1.8p3f"];
const DOUBLES: [&str; 9] = ["0.0", "1.0", "0.5", "0.1", "1e300", "4.9e-324", "2147483648.0", "9.3e18", "0x1p-3"];
const FLOAT_NAMES: [&str; 3] = ["Float.NaN", "Float.POSITIVE_INFINITY", "Float.MIN_NORMAL"];
const DOUBLE_NAMES: [&str; 3] = ["Double.NaN", "Double.NEGATIVE_INFINITY", "Double.MAX_VALUE"];
const CHARS: [&str; 9] = ["'a'", "'b'", "'z'", "'0'", "' '", "'\\n'", "'\\u00e9'", "'\\uffff'", "'\\''"];
const STRINGS: [&str; 9] =
    ["\"\"", "\"a\"", "\"ab\"", "\"Invar\"", "\" x \"", "\"12\"", "\"\\t|\"", "\"z\\\"q\"", "\"\\u00e9\""];

impl Generator {
    /// The simplest value of a type: at hand everywhere.
    pub fn simple(&mut self, ty: &Type) -> Expression {
        match ty {
            Type::Primitive(primitive) => self.literal(*primitive),
            Type::Boxed(primitive) => {
                let value = self.literal(*primitive).free();
                Expression::primary(format!("{}.valueOf({value})", primitive.boxed()))
            }
            Type::String => Expression::primary(*self.random.pick(&STRINGS)),
            Type::Object => match self.random.below(3) {
                0 => Expression::new(format!("(Object) {}", self.random.pick(&INTS)), level::UNARY),
                1 => Expression::primary("T.LOCK"),
                _ => Expression::primary(*self.random.pick(&STRINGS)),
            },
            Type::Class(_) | Type::Interface(_) => self.simple_object(ty),
            Type::Enum(index) => self.enum_constant(*index),
            Type::Record(index) => {
                if self.context.rank == Rank::Bare {
                    return self.null(ty);
                }
                let components = self.plan.records[*index].components.clone();
                let arguments: Vec<String> = components.iter().map(|(_, ty)| self.simple(ty).free()).collect();
                Expression::primary(format!("new R{index}({})", arguments.join(", ")))
            }
            Type::Array(element) => {
                let values: Vec<String> = (0..self.random.between(1, 4)).map(|_| self.simple(element).free()).collect();
                Expression::primary(format!("new {}[] {{{}}}", self.type_name(element), values.join(", ")))
            }
            Type::Function(_) => self.function(ty, 0),
            Type::Holder(content) => {
                let value = self.simple(content).free();
                Expression::primary(format!("new {}({value})", self.type_name(ty)))
            }
        }
    }

    /// `null`, with its type, so that it chooses no method by itself.
    pub fn null(&mut self, ty: &Type) -> Expression {
        Expression::new(format!("({}) null", self.type_name(ty)), level::UNARY)
    }

    fn simple_object(&mut self, ty: &Type) -> Expression {
        let fitting: Vec<Expression> = self
            .context
            .receivers
            .iter()
            .filter(|(_, receiver)| self.plan.is_subtype(receiver, ty))
            .map(|(name, _)| Expression::primary(name))
            .collect();
        if let Some(receiver) = self.one_of(fitting) {
            return receiver;
        }
        let classes = self.plan.concrete(ty);
        if self.context.rank < Rank::Lambda || classes.is_empty() {
            return self.null(ty);
        }
        let class = *self.random.pick(&classes);
        let parameters = self.random.pick(&self.plan.classes[class].constructors).clone();
        // No objects within objects: the constructors of two classes may each ask for the other.
        let mut arguments = vec![self.depth().to_owned()];
        for parameter in &parameters {
            let value = match parameter {
                Type::Class(_) | Type::Interface(_) => self.null(parameter),
                Type::Array(element) if matches!(**element, Type::Class(_)) => self.null(parameter),
                Type::Function(_) if self.chance(50) => self.null(parameter),
                other => self.simple(other),
            };
            arguments.push(value.free());
        }
        Expression::primary(format!("new C{class}({})", arguments.join(", ")))
    }

    /// A constant of an enum, or null where there is none yet.
    pub fn enum_constant(&mut self, index: usize) -> Expression {
        if self.context.unborn_enum == Some(index) {
            return self.null(&Type::Enum(index));
        }
        let constant = self.random.pick(&self.plan.enums[index].constants);
        Expression::primary(format!("E{index}.{constant}"))
    }

    /// A literal of exactly this type.
    pub fn literal(&mut self, primitive: Primitive) -> Expression {
        match primitive {
            Primitive::Boolean => Expression::primary(if self.chance(50) { "true" } else { "false" }),
            Primitive::Byte => {
                let value = self.random.below(256) as i64 - 128;
                small("byte", value)
            }
            Primitive::Short => {
                let value = *self.random.pick(&[0, 1, 2, -1, 300, 32767, -32768, 77]);
                small("short", value)
            }
            Primitive::Char => Expression::primary(*self.random.pick(&CHARS)),
            Primitive::Int if self.chance(15) => Expression::new(*self.random.pick(&NEGATIVE_INTS), level::UNARY),
            Primitive::Int if self.chance(30) => Expression::primary(self.random.below(100).to_string()),
            Primitive::Int => Expression::primary(*self.random.pick(&INTS)),
            Primitive::Long if self.chance(20) => Expression::new(*self.random.pick(&NEGATIVE_LONGS), level::UNARY),
            Primitive::Long => Expression::primary(*self.random.pick(&LONGS)),
            Primitive::Float if self.chance(12) => Expression::primary(*self.random.pick(&FLOAT_NAMES)),
            Primitive::Float if self.chance(10) => Expression::new("-0f", level::UNARY),
            Primitive::Float => Expression::primary(*self.random.pick(&FLOATS)),
            Primitive::Double if self.chance(12) => Expression::primary(*self.random.pick(&DOUBLE_NAMES)),
            Primitive::Double if self.chance(10) => Expression::new("-0.0", level::UNARY),
            Primitive::Double => Expression::primary(*self.random.pick(&DOUBLES)),
        }
    }
}

fn small(ty: &str, value: i64) -> Expression {
    let value = if value < 0 { format!("({value})") } else { value.to_string() };
    Expression::new(format!("({ty}) {value}"), level::UNARY)
}
