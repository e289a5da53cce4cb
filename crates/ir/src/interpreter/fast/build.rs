//! Making the small trees. `None` is a term that has no quick way.

use super::*;
use crate::interpreter::arithmetic::{Arithmetic, Builtin};
use crate::interpreter::classes::Classes;
use crate::interpreter::expression::Expression;
use crate::interpreter::floats::FloatFunction;
use crate::interpreter::layout::Layouts;
use crate::interpreter::value::Value;
use crate::program::{Global, GlobalKind};
use logic::Sort;

/// What is needed to find the places of fields and the numbers of types.
pub struct Builder<'a> {
    /// The program's globals.
    pub globals: &'a [Global],
    /// Its classes.
    pub classes: &'a Classes,
    /// Where fields lie.
    pub layouts: &'a Layouts,
}

/// What a lookup in the heap is.
enum Place {
    Field(FieldPlace, Box<RefNode>),
    Element(Box<ElementNode>),
}

/// The same for each sort: variables, static fields, fields, elements and choices.
macro_rules! common {
    ($builder:expr, $expression:expr, $node:ident, $method:ident, $kinds:pat) => {
        match $expression {
            Expression::Local(slot, _) => return Some($node::Local(*slot)),
            Expression::Global(slot, _) => {
                return match $builder.globals.get(*slot as usize)?.kind {
                    GlobalKind::Static { .. } => Some($node::Static(*slot)),
                    _ => None,
                };
            }
            Expression::Select(pair) => {
                return match $builder.place(pair)? {
                    Place::Field(place, object) if matches!(place.cell, $kinds) => Some($node::Field(place, object)),
                    Place::Element(node) if matches!(node.cell, $kinds) => Some($node::Element(node)),
                    _ => None,
                };
            }
            Expression::Choose(parts) => {
                let parts = ($builder.truth(&parts[0])?, $builder.$method(&parts[1])?, $builder.$method(&parts[2])?);
                return Some($node::Choose(Box::new(parts.into())));
            }
            _ => {}
        }
    };
}

impl Builder<'_> {
    /// A term of this sort.
    pub fn node(&self, expression: &Expression, sort: &Sort) -> Node {
        let node = match sort {
            Sort::Int => self.int(expression).map(Node::Int),
            Sort::Bool => self.truth(expression).map(Node::Bool),
            Sort::Ref => self.reference(expression).map(Node::Ref),
            Sort::Float32 => self.float(expression).map(Node::Float),
            Sort::Float64 => self.double(expression).map(Node::Double),
            Sort::Type => self.ty(expression).map(Node::Type),
            Sort::Seq | Sort::Dict | Sort::Map(..) => None,
        };
        node.unwrap_or(Node::Never)
    }

    fn place(&self, pair: &[Expression; 2]) -> Option<Place> {
        match &pair[0] {
            Expression::Global(global, _) => {
                let place = (*self.layouts.fields.get(*global as usize)?)?;
                Some(Place::Field(place, Box::new(self.reference(&pair[1])?)))
            }
            Expression::Select(inner) => {
                let Expression::Global(global, _) = &inner[0] else { return None };
                let GlobalKind::Elements(kind) = self.globals.get(*global as usize)?.kind else { return None };
                let (array, index) = (self.reference(&inner[1])?, self.int(&pair[1])?);
                let cell = self.layouts.precision.element(kind);
                Some(Place::Element(Box::new(ElementNode { kind, cell, array, index })))
            }
            _ => None,
        }
    }

    fn ints(&self, pair: &[Expression]) -> Option<Box<[IntNode; 2]>> {
        let [left, right] = pair else { return None };
        Some(Box::new([self.int(left)?, self.int(right)?]))
    }

    /// An integer.
    pub fn int(&self, expression: &Expression) -> Option<IntNode> {
        common!(
            self,
            expression,
            IntNode,
            int,
            Cell::Byte | Cell::Short | Cell::Char | Cell::Int | Cell::Long | Cell::Wide
        );
        Some(match expression {
            Expression::Constant(Value::Int(value)) => IntNode::Constant(i64::try_from(*value).ok()?),
            Expression::Sum(parts) => {
                let mut nodes = parts.iter().map(|part| self.int(part));
                let first = nodes.next().unwrap_or(Some(IntNode::Constant(0)))?;
                nodes.try_fold(first, |sum, node| Some(IntNode::Add(Box::new([sum, node?]))))?
            }
            Expression::Difference(pair) => IntNode::Sub(self.ints(&pair[..])?),
            Expression::Product(pair) => IntNode::Mul(self.ints(&pair[..])?),
            Expression::Negative(inner) => IntNode::Negate(Box::new(self.int(inner)?)),
            Expression::Call(Builtin::Length, arguments) => {
                IntNode::Length(Box::new(self.reference(arguments.first()?)?))
            }
            Expression::Call(Builtin::Arithmetic(function), arguments) => self.arithmetic(*function, arguments)?,
            Expression::Call(Builtin::Float(function), arguments) => {
                let argument = arguments.first()?;
                match function {
                    FloatFunction::IntOfFloat => IntNode::IntOfFloat(Box::new(self.float(argument)?)),
                    FloatFunction::LongOfFloat => IntNode::LongOfFloat(Box::new(self.float(argument)?)),
                    FloatFunction::IntOfDouble => IntNode::IntOfDouble(Box::new(self.double(argument)?)),
                    FloatFunction::LongOfDouble => IntNode::LongOfDouble(Box::new(self.double(argument)?)),
                    _ => return None,
                }
            }
            _ => return None,
        })
    }

    fn arithmetic(&self, function: Arithmetic, arguments: &[Expression]) -> Option<IntNode> {
        let bits32 = |operator| Some(IntNode::Bits32(operator, self.ints(arguments)?));
        let bits64 = |operator| Some(IntNode::Bits64(operator, self.ints(arguments)?));
        let wrap = |width| Some(IntNode::Wrap(width, Box::new(self.int(arguments.first()?)?)));
        match function {
            Arithmetic::Div => Some(IntNode::Div(self.ints(arguments)?)),
            Arithmetic::Rem => Some(IntNode::Rem(self.ints(arguments)?)),
            Arithmetic::Wrap32 => Some(match self.int(arguments.first()?)? {
                IntNode::Add(pair) => match &*pair {
                    [IntNode::Local(slot), IntNode::Constant(value)]
                    | [IntNode::Constant(value), IntNode::Local(slot)] => match i32::try_from(*value) {
                        Ok(value) => IntNode::AddConstant32(*slot, value),
                        Err(_) => IntNode::Add32(pair),
                    },
                    _ => IntNode::Add32(pair),
                },
                IntNode::Sub(pair) => match &*pair {
                    [IntNode::Local(slot), IntNode::Constant(value)] => match i32::try_from(-i128::from(*value)) {
                        Ok(value) => IntNode::AddConstant32(*slot, value),
                        Err(_) => IntNode::Sub32(pair),
                    },
                    _ => IntNode::Sub32(pair),
                },
                IntNode::Mul(pair) => IntNode::Mul32(pair),
                inner => IntNode::Wrap(Width::Int, Box::new(inner)),
            }),
            Arithmetic::Wrap64 => wrap(Width::Long),
            Arithmetic::Wrap8 => wrap(Width::Byte),
            Arithmetic::Wrap16 => wrap(Width::Short),
            Arithmetic::WrapChar => wrap(Width::Char),
            Arithmetic::And32 => bits32(BitOperator::And),
            Arithmetic::Or32 => bits32(BitOperator::Or),
            Arithmetic::Xor32 => bits32(BitOperator::Xor),
            Arithmetic::Shl32 => bits32(BitOperator::Shl),
            Arithmetic::Shr32 => bits32(BitOperator::Shr),
            Arithmetic::Ushr32 => bits32(BitOperator::Ushr),
            Arithmetic::And64 => bits64(BitOperator::And),
            Arithmetic::Or64 => bits64(BitOperator::Or),
            Arithmetic::Xor64 => bits64(BitOperator::Xor),
            Arithmetic::Shl64 => bits64(BitOperator::Shl),
            Arithmetic::Shr64 => bits64(BitOperator::Shr),
            Arithmetic::Ushr64 => bits64(BitOperator::Ushr),
        }
    }

    /// A formula.
    pub fn truth(&self, expression: &Expression) -> Option<BoolNode> {
        common!(self, expression, BoolNode, truth, Cell::Boolean);
        let all = |parts: &[Expression]| parts.iter().map(|part| self.truth(part)).collect::<Option<Vec<_>>>();
        Some(match expression {
            Expression::Constant(Value::Bool(value)) => BoolNode::Constant(*value),
            Expression::Not(inner) => BoolNode::Not(Box::new(self.truth(inner)?)),
            Expression::And(parts) => BoolNode::And(all(parts)?),
            Expression::Or(parts) => BoolNode::Or(all(parts)?),
            Expression::Implies(pair) => {
                BoolNode::Or(vec![BoolNode::Not(Box::new(self.truth(&pair[0])?)), self.truth(&pair[1])?])
            }
            Expression::Less(pair) => {
                let pair = self.ints(&pair[..])?;
                match &*pair {
                    [IntNode::Local(left), IntNode::Local(right)] => BoolNode::LessLocals(*left, *right),
                    [IntNode::Local(left), IntNode::Constant(right)] => BoolNode::LessConstant(*left, *right),
                    _ => BoolNode::Less(pair),
                }
            }
            Expression::AtMost(pair) => BoolNode::AtMost(self.ints(&pair[..])?),
            Expression::EqualInts(pair) => {
                let pair = self.ints(&pair[..])?;
                match &*pair {
                    [IntNode::Local(left), IntNode::Constant(right)] => BoolNode::IsConstant(*left, *right),
                    _ => BoolNode::EqualInts(pair),
                }
            }
            Expression::EqualReferences(pair) => {
                let pair = [self.reference(&pair[0])?, self.reference(&pair[1])?];
                match pair {
                    [RefNode::Local(slot), RefNode::Null] | [RefNode::Null, RefNode::Local(slot)] => {
                        BoolNode::IsNull(slot)
                    }
                    _ => BoolNode::EqualReferences(Box::new(pair)),
                }
            }
            Expression::Equal(pair) => match self.types(&pair[..]) {
                Some(pair) => BoolNode::EqualTypes(pair),
                None => BoolNode::Same(Box::new([self.truth(&pair[0])?, self.truth(&pair[1])?])),
            },
            Expression::Call(Builtin::Subtype, arguments) => BoolNode::Subtype(self.types(arguments)?),
            Expression::Call(Builtin::Float(FloatFunction::CompareFloats(comparison)), arguments) => {
                BoolNode::CompareFloats(*comparison, self.floats(arguments)?)
            }
            Expression::Call(Builtin::Float(FloatFunction::CompareDoubles(comparison)), arguments) => {
                BoolNode::CompareDoubles(*comparison, self.doubles(arguments)?)
            }
            _ => return None,
        })
    }

    /// A reference.
    pub fn reference(&self, expression: &Expression) -> Option<RefNode> {
        common!(self, expression, RefNode, reference, Cell::Reference);
        Some(match expression {
            Expression::Constant(Value::Ref(None)) => RefNode::Null,
            Expression::Text(position) => RefNode::Text(*position),
            _ => return None,
        })
    }

    fn floats(&self, pair: &[Expression]) -> Option<Box<[FloatNode; 2]>> {
        let [left, right] = pair else { return None };
        Some(Box::new([self.float(left)?, self.float(right)?]))
    }

    fn doubles(&self, pair: &[Expression]) -> Option<Box<[DoubleNode; 2]>> {
        let [left, right] = pair else { return None };
        Some(Box::new([self.double(left)?, self.double(right)?]))
    }

    fn float(&self, expression: &Expression) -> Option<FloatNode> {
        common!(self, expression, FloatNode, float, Cell::Float);
        Some(match expression {
            Expression::Constant(Value::Float(bits)) => FloatNode::Constant(f32::from_bits(*bits)),
            Expression::Call(Builtin::Float(function), arguments) => match function {
                FloatFunction::Float(operator) => FloatNode::Operate(*operator, self.floats(arguments)?),
                FloatFunction::NegateFloat => FloatNode::Negate(Box::new(self.float(arguments.first()?)?)),
                FloatFunction::FloatOfInt => FloatNode::OfInt(Box::new(self.int(arguments.first()?)?)),
                FloatFunction::FloatOfDouble => FloatNode::OfDouble(Box::new(self.double(arguments.first()?)?)),
                _ => return None,
            },
            _ => return None,
        })
    }

    fn double(&self, expression: &Expression) -> Option<DoubleNode> {
        common!(self, expression, DoubleNode, double, Cell::Double);
        Some(match expression {
            Expression::Constant(Value::Double(bits)) => DoubleNode::Constant(f64::from_bits(*bits)),
            Expression::Call(Builtin::Float(function), arguments) => match function {
                FloatFunction::Double(operator) => DoubleNode::Operate(*operator, self.doubles(arguments)?),
                FloatFunction::NegateDouble => DoubleNode::Negate(Box::new(self.double(arguments.first()?)?)),
                FloatFunction::DoubleOfInt => DoubleNode::OfInt(Box::new(self.int(arguments.first()?)?)),
                FloatFunction::DoubleOfFloat => DoubleNode::OfFloat(Box::new(self.float(arguments.first()?)?)),
                _ => return None,
            },
            _ => return None,
        })
    }

    fn types(&self, pair: &[Expression]) -> Option<Box<[TypeNode; 2]>> {
        let [left, right] = pair else { return None };
        // Of two variables nothing says that they hold types.
        if matches!((left, right), (Expression::Local(..), Expression::Local(..))) {
            return None;
        }
        Some(Box::new([self.ty(left)?, self.ty(right)?]))
    }

    fn ty(&self, expression: &Expression) -> Option<TypeNode> {
        Some(match expression {
            Expression::Local(slot, _) => TypeNode::Local(*slot),
            Expression::Constant(Value::Type(ty)) => TypeNode::Constant(self.classes.number(ty)?.0),
            Expression::Call(Builtin::TypeOf, arguments) => TypeNode::Of(Box::new(self.reference(arguments.first()?)?)),
            Expression::Call(Builtin::ElementType, arguments) => {
                TypeNode::Element(Box::new(self.ty(arguments.first()?)?))
            }
            _ => return None,
        })
    }
}
