//! Evaluating the small trees. `None` is to give up.

use super::*;
use crate::interpreter::classes::TypeNumber;

impl Look<'_> {
    /// The value of a term.
    #[inline]
    pub fn node(self, node: &Node) -> Option<Register> {
        Some(match node {
            Node::Int(node) => Register::Int(self.int(node)?),
            Node::Bool(node) => Register::Bool(self.truth(node)?),
            Node::Ref(node) => Register::Ref(self.reference(node)?),
            Node::Float(node) => Register::Float(self.float(node)?),
            Node::Double(node) => Register::Double(self.double(node)?),
            Node::Type(node) => Register::Type(self.ty(node)?.0),
            Node::Never => return None,
        })
    }

    #[inline]
    fn int_local(self, slot: u32) -> Option<i64> {
        match self.locals[slot as usize] {
            Register::Int(value) => Some(value),
            _ => None,
        }
    }

    #[inline]
    fn field(self, place: &FieldPlace, object: &RefNode) -> Option<usize> {
        self.state.heap.field_at(place, self.reference(object)?)
    }

    #[inline]
    fn element(self, node: &ElementNode) -> Option<usize> {
        let array = self.reference(&node.array)?;
        self.state.heap.element_at(node.kind, node.cell, array, self.int(&node.index)?)
    }

    /// An integer.
    pub fn int(self, node: &IntNode) -> Option<i64> {
        match node {
            IntNode::Local(slot) => self.int_local(*slot),
            IntNode::Constant(value) => Some(*value),
            IntNode::AddConstant32(slot, constant) => {
                Some(i64::from(self.int_local(*slot)?.wrapping_add(i64::from(*constant)) as i32))
            }
            IntNode::Add32(pair) => Some(i64::from(self.low(&pair[0])?.wrapping_add(self.low(&pair[1])?) as i32)),
            IntNode::Sub32(pair) => Some(i64::from(self.low(&pair[0])?.wrapping_sub(self.low(&pair[1])?) as i32)),
            IntNode::Mul32(pair) => Some(i64::from(self.low(&pair[0])?.wrapping_mul(self.low(&pair[1])?) as i32)),
            IntNode::Wrap(width, inner) => {
                let value = self.low(inner)?;
                Some(match width {
                    Width::Byte => i64::from(value as i8),
                    Width::Short => i64::from(value as i16),
                    Width::Char => i64::from(value as u16),
                    Width::Int => i64::from(value as i32),
                    Width::Long => value,
                })
            }
            IntNode::Field(place, object) => self.state.heap.int_at(place.cell, self.field(place, object)?),
            IntNode::Element(node) => self.state.heap.int_at(node.cell, self.element(node)?),
            IntNode::Static(global) => match self.state.statics[*global as usize] {
                Register::Int(value) => Some(value),
                _ => None,
            },
            IntNode::Length(array) => self.state.heap.length_of(self.reference(array)?).map(i64::from),
            IntNode::Add(pair) => self.int(&pair[0])?.checked_add(self.int(&pair[1])?),
            IntNode::Sub(pair) => self.int(&pair[0])?.checked_sub(self.int(&pair[1])?),
            IntNode::Mul(pair) => self.int(&pair[0])?.checked_mul(self.int(&pair[1])?),
            IntNode::Negate(inner) => self.int(inner)?.checked_neg(),
            IntNode::Div(pair) => self.int(&pair[0])?.checked_div(self.int(&pair[1])?),
            IntNode::Rem(pair) => self.int(&pair[0])?.checked_rem(self.int(&pair[1])?),
            IntNode::Bits32(operator, pair) => {
                let a = i32::try_from(self.int(&pair[0])?).ok()?;
                let b = self.int(&pair[1])?;
                Some(i64::from(match operator {
                    BitOperator::And => a & i32::try_from(b).ok()?,
                    BitOperator::Or => a | i32::try_from(b).ok()?,
                    BitOperator::Xor => a ^ i32::try_from(b).ok()?,
                    BitOperator::Shl => a << (b & 31),
                    BitOperator::Shr => a >> (b & 31),
                    BitOperator::Ushr => (a.cast_unsigned() >> (b & 31)).cast_signed(),
                }))
            }
            IntNode::Bits64(operator, pair) => {
                let (a, b) = (self.int(&pair[0])?, self.int(&pair[1])?);
                Some(match operator {
                    BitOperator::And => a & b,
                    BitOperator::Or => a | b,
                    BitOperator::Xor => a ^ b,
                    BitOperator::Shl => a << (b & 63),
                    BitOperator::Shr => a >> (b & 63),
                    BitOperator::Ushr => (a.cast_unsigned() >> (b & 63)).cast_signed(),
                })
            }
            IntNode::IntOfFloat(inner) => Some(i64::from(self.float(inner)? as i32)),
            IntNode::LongOfFloat(inner) => Some(self.float(inner)? as i64),
            IntNode::IntOfDouble(inner) => Some(i64::from(self.double(inner)? as i32)),
            IntNode::LongOfDouble(inner) => Some(self.double(inner)? as i64),
            IntNode::Choose(parts) => {
                if self.truth(&parts.0)? {
                    self.int(&parts.1)
                } else {
                    self.int(&parts.2)
                }
            }
        }
    }

    /// The lowest 64 bits of an integer, however large it is: sums, differences and products need no more of their
    /// operands.
    fn low(self, node: &IntNode) -> Option<i64> {
        match node {
            IntNode::Add(pair) => Some(self.low(&pair[0])?.wrapping_add(self.low(&pair[1])?)),
            IntNode::Sub(pair) => Some(self.low(&pair[0])?.wrapping_sub(self.low(&pair[1])?)),
            IntNode::Mul(pair) => Some(self.low(&pair[0])?.wrapping_mul(self.low(&pair[1])?)),
            IntNode::Negate(inner) => Some(self.low(inner)?.wrapping_neg()),
            IntNode::Div(pair) => {
                let (a, b) = (self.int(&pair[0])?, self.int(&pair[1])?);
                if b == 0 { None } else { Some(a.wrapping_div(b)) }
            }
            _ => self.int(node),
        }
    }

    /// A truth value.
    pub fn truth(self, node: &BoolNode) -> Option<bool> {
        Some(match node {
            BoolNode::Local(slot) => match self.locals[*slot as usize] {
                Register::Bool(value) => value,
                _ => return None,
            },
            BoolNode::LessLocals(left, right) => self.int_local(*left)? < self.int_local(*right)?,
            BoolNode::LessConstant(left, right) => self.int_local(*left)? < *right,
            BoolNode::IsConstant(left, right) => self.int_local(*left)? == *right,
            BoolNode::IsNull(slot) => match self.locals[*slot as usize] {
                Register::Ref(number) => number == 0,
                _ => return None,
            },
            BoolNode::Less(pair) => self.int(&pair[0])? < self.int(&pair[1])?,
            BoolNode::AtMost(pair) => self.int(&pair[0])? <= self.int(&pair[1])?,
            BoolNode::EqualInts(pair) => self.int(&pair[0])? == self.int(&pair[1])?,
            BoolNode::EqualReferences(pair) => self.reference(&pair[0])? == self.reference(&pair[1])?,
            BoolNode::Not(inner) => !self.truth(inner)?,
            BoolNode::And(parts) => {
                for part in parts {
                    if !self.truth(part)? {
                        return Some(false);
                    }
                }
                true
            }
            BoolNode::Or(parts) => {
                for part in parts {
                    if self.truth(part)? {
                        return Some(true);
                    }
                }
                false
            }
            BoolNode::Same(pair) => self.truth(&pair[0])? == self.truth(&pair[1])?,
            BoolNode::Constant(value) => *value,
            BoolNode::Static(global) => match self.state.statics[*global as usize] {
                Register::Bool(value) => value,
                _ => return None,
            },
            BoolNode::Field(place, object) => {
                let at = self.field(place, object)?;
                self.state.heap.memory[at] != 0
            }
            BoolNode::Element(node) => {
                let at = self.element(node)?;
                self.state.heap.memory[at] != 0
            }
            BoolNode::EqualTypes(pair) => self.ty(&pair[0])? == self.ty(&pair[1])?,
            BoolNode::Subtype(pair) => self.state.classes().is_subtype(self.ty(&pair[0])?, self.ty(&pair[1])?),
            BoolNode::CompareFloats(comparison, pair) => comparison.holds(self.float(&pair[0])?, self.float(&pair[1])?),
            BoolNode::CompareDoubles(comparison, pair) => {
                comparison.holds(self.double(&pair[0])?, self.double(&pair[1])?)
            }
            BoolNode::Choose(parts) => {
                return if self.truth(&parts[0])? { self.truth(&parts[1]) } else { self.truth(&parts[2]) };
            }
        })
    }

    /// The number of an object, or 0.
    #[inline]
    pub fn reference(self, node: &RefNode) -> Option<u32> {
        match node {
            RefNode::Local(slot) => match self.locals[*slot as usize] {
                Register::Ref(number) => Some(number),
                _ => None,
            },
            _ => self.other_reference(node),
        }
    }

    fn other_reference(self, node: &RefNode) -> Option<u32> {
        match node {
            RefNode::Local(_) => None,
            RefNode::Null => Some(0),
            RefNode::Text(position) => self.state.texts.get(*position as usize).copied().filter(|number| *number != 0),
            RefNode::Static(global) => match self.state.statics[*global as usize] {
                Register::Ref(number) => Some(number),
                _ => None,
            },
            RefNode::Field(place, object) => Some(self.state.heap.get_u32(self.field(place, object)?)),
            RefNode::Element(node) => Some(self.state.heap.get_u32(self.element(node)?)),
            RefNode::Choose(parts) => {
                if self.truth(&parts.0)? {
                    self.reference(&parts.1)
                } else {
                    self.reference(&parts.2)
                }
            }
        }
    }

    /// A `float`.
    pub fn float(self, node: &FloatNode) -> Option<f32> {
        Some(match node {
            FloatNode::Local(slot) => match self.locals[*slot as usize] {
                Register::Float(value) => value,
                _ => return None,
            },
            FloatNode::Constant(value) => *value,
            FloatNode::Static(global) => match self.state.statics[*global as usize] {
                Register::Float(value) => value,
                _ => return None,
            },
            FloatNode::Field(place, object) => f32::from_ne_bytes(self.state.heap.get(self.field(place, object)?)),
            FloatNode::Element(node) => f32::from_ne_bytes(self.state.heap.get(self.element(node)?)),
            FloatNode::Operate(operator, pair) => operator.float(self.float(&pair[0])?, self.float(&pair[1])?),
            FloatNode::Negate(inner) => -self.float(inner)?,
            FloatNode::OfInt(inner) => self.int(inner)? as f32,
            FloatNode::OfDouble(inner) => self.double(inner)? as f32,
            FloatNode::Choose(parts) => {
                return if self.truth(&parts.0)? { self.float(&parts.1) } else { self.float(&parts.2) };
            }
        })
    }

    /// A `double`.
    pub fn double(self, node: &DoubleNode) -> Option<f64> {
        Some(match node {
            DoubleNode::Local(slot) => match self.locals[*slot as usize] {
                Register::Double(value) => value,
                _ => return None,
            },
            DoubleNode::Constant(value) => *value,
            DoubleNode::Static(global) => match self.state.statics[*global as usize] {
                Register::Double(value) => value,
                _ => return None,
            },
            DoubleNode::Field(place, object) => f64::from_ne_bytes(self.state.heap.get(self.field(place, object)?)),
            DoubleNode::Element(node) => f64::from_ne_bytes(self.state.heap.get(self.element(node)?)),
            DoubleNode::Operate(operator, pair) => operator.double(self.double(&pair[0])?, self.double(&pair[1])?),
            DoubleNode::Negate(inner) => -self.double(inner)?,
            DoubleNode::OfInt(inner) => self.int(inner)? as f64,
            DoubleNode::OfFloat(inner) => f64::from(self.float(inner)?),
            DoubleNode::Choose(parts) => {
                return if self.truth(&parts.0)? { self.double(&parts.1) } else { self.double(&parts.2) };
            }
        })
    }

    /// A type.
    pub fn ty(self, node: &TypeNode) -> Option<TypeNumber> {
        match node {
            TypeNode::Local(slot) => match self.locals[*slot as usize] {
                Register::Type(number) => Some(TypeNumber(number)),
                _ => None,
            },
            TypeNode::Constant(number) => Some(TypeNumber(*number)),
            TypeNode::Of(object) => self.state.heap.type_number(self.reference(object)?),
            TypeNode::Element(inner) => self.ty(inner)?.element(),
        }
    }
}
