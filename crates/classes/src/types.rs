//! Types of Java (JLS 4), and the types that only specifications have.

use crate::table::{ClassId, VariableId};
use base::Name;
use std::sync::Arc;

/// A type. Two types are the same type of Java exactly if they are equal, captured variables aside.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// `int`, …
    Primitive(Primitive),
    /// No value.
    Void,
    /// The type of `null`.
    Null,
    /// A class or interface, perhaps with arguments.
    Class(Arc<ClassType>),
    /// `T[]`
    Array(Arc<Type>),
    /// A type parameter of a class or method, or a captured variable.
    Variable(VariableId),
    /// `?`, only as an argument of a class.
    Wildcard(Wildcard),
    /// `A & B`, at least two, a class first.
    Intersection(Arc<[Type]>),
    /// `A | B` of an exception parameter, at least two.
    Union(Arc<[Type]>),
    /// A variable of an inference that is under way; never in a result.
    Inference(u32),
    /// A type of specifications, without its backslash: `bigint`, `seq`, `locset`, `map`, `TYPE`, …
    Logic(Name, Arc<[Type]>),
    /// Not known: an error was reported, or the reason why it is not certain was noted. Fits everything.
    Unknown,
}

/// A class or interface with its arguments.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ClassType {
    /// The enclosing type of an inner (not static) class, where that is parameterised.
    pub outer: Option<Type>,
    /// The class.
    pub class: ClassId,
    /// Its arguments; empty if it has no parameters, or if the type is raw.
    pub arguments: Vec<Type>,
}

/// `?`, `? extends T`, `? super T`
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Wildcard {
    /// `?`
    Any,
    /// `? extends T`
    Extends(Arc<Type>),
    /// `? super T`
    Super(Arc<Type>),
}

/// A primitive type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names are the keywords")]
pub enum Primitive {
    Boolean,
    Byte,
    Short,
    Char,
    Int,
    Long,
    Float,
    Double,
}

impl Primitive {
    /// All of them.
    pub const ALL: [Primitive; 8] = [
        Primitive::Boolean,
        Primitive::Byte,
        Primitive::Short,
        Primitive::Char,
        Primitive::Int,
        Primitive::Long,
        Primitive::Float,
        Primitive::Double,
    ];

    /// As Java writes it.
    pub fn keyword(self) -> &'static str {
        match self {
            Primitive::Boolean => "boolean",
            Primitive::Byte => "byte",
            Primitive::Short => "short",
            Primitive::Char => "char",
            Primitive::Int => "int",
            Primitive::Long => "long",
            Primitive::Float => "float",
            Primitive::Double => "double",
        }
    }

    /// The class that boxes it.
    pub fn box_name(self) -> &'static str {
        match self {
            Primitive::Boolean => "java.lang.Boolean",
            Primitive::Byte => "java.lang.Byte",
            Primitive::Short => "java.lang.Short",
            Primitive::Char => "java.lang.Character",
            Primitive::Int => "java.lang.Integer",
            Primitive::Long => "java.lang.Long",
            Primitive::Float => "java.lang.Float",
            Primitive::Double => "java.lang.Double",
        }
    }

    /// As descriptors of class files write it.
    pub fn descriptor(self) -> char {
        match self {
            Primitive::Boolean => 'Z',
            Primitive::Byte => 'B',
            Primitive::Short => 'S',
            Primitive::Char => 'C',
            Primitive::Int => 'I',
            Primitive::Long => 'J',
            Primitive::Float => 'F',
            Primitive::Double => 'D',
        }
    }

    /// Whether it is a number (`char` is one).
    pub fn is_numeric(self) -> bool {
        self != Primitive::Boolean
    }

    /// Whether it is a whole number.
    pub fn is_integral(self) -> bool {
        !matches!(self, Primitive::Boolean | Primitive::Float | Primitive::Double)
    }
}

impl Type {
    /// `boolean`
    pub const BOOLEAN: Type = Type::Primitive(Primitive::Boolean);
    /// `int`
    pub const INT: Type = Type::Primitive(Primitive::Int);
    /// `long`
    pub const LONG: Type = Type::Primitive(Primitive::Long);
    /// `char`
    pub const CHAR: Type = Type::Primitive(Primitive::Char);
    /// `double`
    pub const DOUBLE: Type = Type::Primitive(Primitive::Double);
    /// `float`
    pub const FLOAT: Type = Type::Primitive(Primitive::Float);

    /// A class without arguments: one that has no parameters, or the raw type.
    pub fn class(class: ClassId) -> Type {
        Type::generic(class, Vec::new())
    }

    /// A class with arguments.
    pub fn generic(class: ClassId, arguments: Vec<Type>) -> Type {
        Type::Class(Arc::new(ClassType { outer: None, class, arguments }))
    }

    /// `T[]`
    pub fn array(element: Type) -> Type {
        Type::Array(Arc::new(element))
    }

    /// `T[]…[]`
    pub fn array_of(element: Type, dimensions: usize) -> Type {
        (0..dimensions).fold(element, |ty, _| Type::array(ty))
    }

    /// The class of a class type.
    pub fn class_id(&self) -> Option<ClassId> {
        match self {
            Type::Class(class) => Some(class.class),
            _ => None,
        }
    }

    /// The element type of an array.
    pub fn element(&self) -> Option<&Type> {
        match self {
            Type::Array(element) => Some(element),
            _ => None,
        }
    }

    /// The primitive type that it is.
    pub fn primitive(&self) -> Option<Primitive> {
        match self {
            Type::Primitive(primitive) => Some(*primitive),
            _ => None,
        }
    }

    /// Whether values are references (the type of `null` counts).
    pub fn is_reference(&self) -> bool {
        !matches!(self, Type::Primitive(_) | Type::Void | Type::Logic(..) | Type::Unknown)
    }

    /// Whether it is known.
    pub fn is_known(&self) -> bool {
        *self != Type::Unknown
    }
}
