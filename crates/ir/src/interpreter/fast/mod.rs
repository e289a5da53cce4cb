//! The quick way to evaluate a term: for each sort a small tree that computes in machine words.
//!
//! It is an optimisation and no second meaning. Whatever does not fit (an integer of more than 64 bits, a term without a
//! value, a map used as a value) makes it give up with `None`, and [`super::evaluate`], which is exact, evaluates the
//! term instead. Terms have no effects, so nothing is done twice.

mod build;
mod evaluate;

use super::floats::{Comparison, FloatOperator};
use super::layout::{Cell, FieldPlace};
use super::register::Register;
use super::state::State;
use crate::program::ElementKind;

pub use build::Builder;

/// A term of any sort.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Node {
    Int(IntNode),
    Bool(BoolNode),
    Ref(RefNode),
    Float(FloatNode),
    Double(DoubleNode),
    Type(TypeNode),
    /// There is no quick way.
    Never,
}

/// An element of an array.
#[derive(Clone, Debug)]
pub struct ElementNode {
    pub(super) kind: ElementKind,
    pub(super) cell: Cell,
    pub(super) array: RefNode,
    pub(super) index: IntNode,
}

/// A term of sort `Int`.
#[derive(Clone, Debug)]
pub enum IntNode {
    /// A variable.
    Local(u32),
    /// A number.
    Constant(i64),
    /// A static field.
    Static(u32),
    /// A field.
    Field(FieldPlace, Box<RefNode>),
    /// An element.
    Element(Box<ElementNode>),
    /// The length of an array.
    Length(Box<RefNode>),
    /// A sum.
    Add(Box<[IntNode; 2]>),
    /// A difference.
    Sub(Box<[IntNode; 2]>),
    /// A product.
    Mul(Box<[IntNode; 2]>),
    /// The negative.
    Negate(Box<IntNode>),
    /// `java.wrap32` of a variable and a number.
    AddConstant32(u32, i32),
    /// `java.wrap32` of a sum.
    Add32(Box<[IntNode; 2]>),
    /// `java.wrap32` of a difference.
    Sub32(Box<[IntNode; 2]>),
    /// `java.wrap32` of a product.
    Mul32(Box<[IntNode; 2]>),
    /// The number in a type that is congruent.
    Wrap(Width, Box<IntNode>),
    /// Division towards zero.
    Div(Box<[IntNode; 2]>),
    /// Its remainder.
    Rem(Box<[IntNode; 2]>),
    /// An operator on bits of `int`s.
    Bits32(BitOperator, Box<[IntNode; 2]>),
    /// An operator on bits of `long`s.
    Bits64(BitOperator, Box<[IntNode; 2]>),
    /// `(int) f`
    IntOfFloat(Box<FloatNode>),
    /// `(long) f`
    LongOfFloat(Box<FloatNode>),
    /// `(int) d`
    IntOfDouble(Box<DoubleNode>),
    /// `(long) d`
    LongOfDouble(Box<DoubleNode>),
    /// A choice.
    Choose(Box<(BoolNode, IntNode, IntNode)>),
}

/// An integral type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Width {
    Byte,
    Short,
    Char,
    Int,
    Long,
}

/// An operator on bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum BitOperator {
    And,
    Or,
    Xor,
    Shl,
    Shr,
    Ushr,
}

/// A formula.
#[derive(Clone, Debug)]
pub enum BoolNode {
    /// A variable.
    Local(u32),
    /// A truth value.
    Constant(bool),
    /// A static field.
    Static(u32),
    /// A field.
    Field(FieldPlace, Box<RefNode>),
    /// An element.
    Element(Box<ElementNode>),
    /// Negation.
    Not(Box<BoolNode>),
    /// Conjunction.
    And(Vec<BoolNode>),
    /// Disjunction.
    Or(Vec<BoolNode>),
    /// Whether two truth values are the same.
    Same(Box<[BoolNode; 2]>),
    /// `<` of two variables.
    LessLocals(u32, u32),
    /// `<` of a variable and a number.
    LessConstant(u32, i64),
    /// Whether a variable has a value.
    IsConstant(u32, i64),
    /// `<`
    Less(Box<[IntNode; 2]>),
    /// `<=`
    AtMost(Box<[IntNode; 2]>),
    /// `==` of integers.
    EqualInts(Box<[IntNode; 2]>),
    /// Whether a variable is null.
    IsNull(u32),
    /// `==` of references.
    EqualReferences(Box<[RefNode; 2]>),
    /// `==` of types.
    EqualTypes(Box<[TypeNode; 2]>),
    /// Whether a type is a subtype of another.
    Subtype(Box<[TypeNode; 2]>),
    /// A comparison of `float`s.
    CompareFloats(Comparison, Box<[FloatNode; 2]>),
    /// A comparison of `double`s.
    CompareDoubles(Comparison, Box<[DoubleNode; 2]>),
    /// A choice.
    Choose(Box<[BoolNode; 3]>),
}

/// A term of sort `Ref`.
#[derive(Clone, Debug)]
pub enum RefNode {
    /// A variable.
    Local(u32),
    /// `null`
    Null,
    /// A string constant.
    Text(u32),
    /// A static field.
    Static(u32),
    /// A field.
    Field(FieldPlace, Box<RefNode>),
    /// An element.
    Element(Box<ElementNode>),
    /// A choice.
    Choose(Box<(BoolNode, RefNode, RefNode)>),
}

/// A term of sort `Float32`.
#[derive(Clone, Debug)]
pub enum FloatNode {
    /// A variable.
    Local(u32),
    /// A number.
    Constant(f32),
    /// A static field.
    Static(u32),
    /// A field.
    Field(FieldPlace, Box<RefNode>),
    /// An element.
    Element(Box<ElementNode>),
    /// An operator.
    Operate(FloatOperator, Box<[FloatNode; 2]>),
    /// The other sign.
    Negate(Box<FloatNode>),
    /// `(float) i`
    OfInt(Box<IntNode>),
    /// `(float) d`
    OfDouble(Box<DoubleNode>),
    /// A choice.
    Choose(Box<(BoolNode, FloatNode, FloatNode)>),
}

/// A term of sort `Float64`.
#[derive(Clone, Debug)]
pub enum DoubleNode {
    /// A variable.
    Local(u32),
    /// A number.
    Constant(f64),
    /// A static field.
    Static(u32),
    /// A field.
    Field(FieldPlace, Box<RefNode>),
    /// An element.
    Element(Box<ElementNode>),
    /// An operator.
    Operate(FloatOperator, Box<[DoubleNode; 2]>),
    /// The other sign.
    Negate(Box<DoubleNode>),
    /// `(double) i`
    OfInt(Box<IntNode>),
    /// `(double) f`
    OfFloat(Box<FloatNode>),
    /// A choice.
    Choose(Box<(BoolNode, DoubleNode, DoubleNode)>),
}

/// A term of sort `Type`.
#[derive(Clone, Debug)]
pub enum TypeNode {
    /// A variable.
    Local(u32),
    /// A type.
    Constant(u32),
    /// The type of an object.
    Of(Box<RefNode>),
    /// The element type of an array type.
    Element(Box<TypeNode>),
}

/// A state to be looked at.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// The objects and the globals.
    pub state: &'a State,
    /// The variables of the procedure.
    pub locals: &'a [Register],
}
