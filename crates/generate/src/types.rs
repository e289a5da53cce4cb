//! The types that generated programs use.

/// A primitive type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "they are Java's")]
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

use Primitive::{Boolean, Byte, Char, Double, Float, Int, Long, Short};

impl Primitive {
    /// All of them.
    pub const ALL: [Primitive; 8] = [Boolean, Byte, Short, Char, Int, Long, Float, Double];
    /// Those with arithmetic; `int` is there more than once because programs use it most.
    pub const NUMERIC: [Primitive; 9] = [Int, Byte, Short, Char, Int, Long, Long, Float, Double];
    /// Those that become `int` by themselves.
    pub const INT_LIKE: [Primitive; 4] = [Int, Byte, Short, Char];
    /// Those with bits.
    pub const INTEGRAL: [Primitive; 5] = [Byte, Short, Char, Int, Long];

    /// The keyword.
    pub fn name(self) -> &'static str {
        match self {
            Boolean => "boolean",
            Byte => "byte",
            Short => "short",
            Char => "char",
            Int => "int",
            Long => "long",
            Float => "float",
            Double => "double",
        }
    }

    /// The class of boxes.
    pub fn boxed(self) -> &'static str {
        match self {
            Boolean => "Boolean",
            Byte => "Byte",
            Short => "Short",
            Char => "Character",
            Int => "Integer",
            Long => "Long",
            Float => "Float",
            Double => "Double",
        }
    }

    /// Whether it has bits.
    pub fn is_integral(self) -> bool {
        matches!(self, Byte | Short | Char | Int | Long)
    }

    /// Whether it is `float` or `double`.
    pub fn is_floating(self) -> bool {
        matches!(self, Float | Double)
    }

    /// The types that become this one by themselves, other than itself.
    pub fn narrower(self) -> &'static [Primitive] {
        match self {
            Boolean | Byte | Char => &[],
            Short => &[Byte],
            Int => &[Byte, Short, Char],
            Long => &[Byte, Short, Char, Int],
            Float => &[Byte, Short, Char, Int, Long],
            Double => &[Byte, Short, Char, Int, Long, Float],
        }
    }
}

/// A type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Type {
    /// A primitive type.
    Primitive(Primitive),
    /// Its boxes.
    Boxed(Primitive),
    /// `String`.
    String,
    /// `Object`.
    Object,
    /// A generated class.
    Class(usize),
    /// A generated interface.
    Interface(usize),
    /// A generated enum.
    Enum(usize),
    /// A generated record.
    Record(usize),
    /// An array of something.
    Array(Box<Type>),
    /// A functional interface: an index into [`SHAPES`].
    Function(usize),
    /// The program's own generic class, of a reference type.
    Holder(Box<Type>),
}

/// `int`.
pub const INT: Type = Type::Primitive(Int);
/// `long`.
pub const LONG: Type = Type::Primitive(Long);
/// `boolean`.
pub const BOOLEAN: Type = Type::Primitive(Boolean);
/// `Integer`.
pub const INTEGER: Type = Type::Boxed(Int);

impl Type {
    /// Whether values are references.
    pub fn is_reference(&self) -> bool {
        !matches!(self, Type::Primitive(_))
    }

    /// An array of this.
    pub fn array(&self) -> Type {
        Type::Array(Box::new(self.clone()))
    }
}

/// A functional interface and its one method.
pub struct Shape {
    /// The type, with its arguments.
    pub name: &'static str,
    /// The method.
    pub method: &'static str,
    /// The types of its parameters.
    pub parameters: &'static [Type],
    /// The type of its result.
    pub result: Option<Type>,
}

const fn shape(name: &'static str, method: &'static str, parameters: &'static [Type], result: Option<Type>) -> Shape {
    Shape { name, method, parameters, result }
}

/// The functional interfaces of generated programs. `Mix`, `Step` and `Link` are their own.
pub static SHAPES: [Shape; 20] = [
    shape("IntUnaryOperator", "applyAsInt", &[INT], Some(INT)),
    shape("IntBinaryOperator", "applyAsInt", &[INT, INT], Some(INT)),
    shape("LongUnaryOperator", "applyAsLong", &[LONG], Some(LONG)),
    shape("IntPredicate", "test", &[INT], Some(BOOLEAN)),
    shape("IntFunction<String>", "apply", &[INT], Some(Type::String)),
    shape("ToIntFunction<String>", "applyAsInt", &[Type::String], Some(INT)),
    shape("IntSupplier", "getAsInt", &[], Some(INT)),
    shape("IntConsumer", "accept", &[INT], None),
    shape("Runnable", "run", &[], None),
    shape("Supplier<String>", "get", &[], Some(Type::String)),
    shape("Supplier<Integer>", "get", &[], Some(INTEGER)),
    shape("Function<Integer, String>", "apply", &[INTEGER], Some(Type::String)),
    shape("Function<String, Integer>", "apply", &[Type::String], Some(INTEGER)),
    shape("UnaryOperator<Integer>", "apply", &[INTEGER], Some(INTEGER)),
    shape("BinaryOperator<String>", "apply", &[Type::String, Type::String], Some(Type::String)),
    shape("BiFunction<Integer, Long, Long>", "apply", &[INTEGER, Type::Boxed(Long)], Some(Type::Boxed(Long))),
    shape("Predicate<String>", "test", &[Type::String], Some(BOOLEAN)),
    shape("Mix", "mix", &[INT, Type::Primitive(Short), Type::String], Some(LONG)),
    shape("Step", "step", &[Type::Primitive(Char)], Some(Type::Primitive(Byte))),
    shape("Link<Integer, Character>", "link", &[INTEGER], Some(Type::Boxed(Char))),
];

/// The type as it is written.
pub fn name(ty: &Type) -> String {
    match ty {
        Type::Primitive(primitive) => primitive.name().to_owned(),
        Type::Boxed(primitive) => primitive.boxed().to_owned(),
        Type::String => "String".to_owned(),
        Type::Object => "Object".to_owned(),
        Type::Class(index) => format!("C{index}"),
        Type::Interface(index) => format!("I{index}"),
        Type::Enum(index) => format!("E{index}"),
        Type::Record(index) => format!("R{index}"),
        Type::Array(element) => format!("{}[]", name(element)),
        Type::Function(index) => SHAPES[*index].name.to_owned(),
        Type::Holder(content) => format!("Holder<{}>", name(content)),
    }
}
