//! Expressions in the syntax tree.

use super::{Annotation, Block, ExprId, Ident, Modifiers, Pattern, SpecExpr, Switch, TypeDecl, TypeRef};
use base::Span;

/// An expression of Java or of a specification.
#[derive(Clone, PartialEq, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Its place.
    pub span: Span,
    /// Which expression of the file it is.
    pub id: ExprId,
}

/// What an expression is.
#[derive(Clone, PartialEq, Debug)]
pub enum ExprKind {
    /// `17`, `'a'`, `"text"`, `true`, `null`
    Literal(Literal),
    /// `this`, `Outer.this`
    This(Option<Box<Expr>>),
    /// `super`, `Outer.super`: only before `.f`, `.m(…)` and `::m`.
    Super(Option<Box<Expr>>),
    /// A simple name: local, field, or the start of a qualified name.
    Name(Ident),
    /// `e.f`; also each step of a qualified name `a.b.c`.
    Field(Box<Expr>, Ident),
    /// `a[i]`
    Index(Box<Expr>, Box<Expr>),
    /// `m(…)`, `e.m(…)`, `e.<T>m(…)`
    Call(Box<Call>),
    /// `this(…)`, `super(…)`, `outer.super(…)`
    ConstructorCall(Box<ConstructorCall>),
    /// `new C(…) { … }`
    New(Box<New>),
    /// `new T[n][m][]`, or `new T[]{…}` with an initialiser and no lengths.
    NewArray(Box<NewArray>),
    /// `{ a, b }` in a declaration, behind `new T[]` or in an annotation.
    ArrayInitializer(Vec<Expr>),
    /// `-e`, …
    Unary(UnaryOp, Box<Expr>),
    /// `a + b`, …
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `a = b`, `a += b`, …
    Assign {
        /// `None` for `=`.
        op: Option<BinaryOp>,
        /// What is assigned to.
        target: Box<Expr>,
        /// The value.
        value: Box<Expr>,
    },
    /// `++a`, `a--`, …
    Step {
        /// Whether it is `++`.
        is_increment: bool,
        /// Whether the operator stands before the variable.
        is_prefix: bool,
        /// What is changed.
        target: Box<Expr>,
    },
    /// `c ? a : b`
    Conditional(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `(T) e`, `(A & B) e`
    Cast(Box<TypeRef>, Box<Expr>),
    /// `e instanceof T`
    InstanceOf(Box<Expr>, Box<TypeRef>),
    /// `e instanceof p`
    Matches(Box<Expr>, Box<Pattern>),
    /// `switch (e) { … }` as an expression.
    Switch(Switch),
    /// `x -> e`, `(int x, int y) -> { … }`
    Lambda(Box<Lambda>),
    /// `e::m`, `T::m`, `T[]::new`
    MethodReference(Box<MethodReference>),
    /// `T.class`
    ClassLiteral(Box<TypeRef>),
    /// `(e)`
    Paren(Box<Expr>),
    /// `@A(…)` as the value of an annotation's element.
    Annotation(Box<Annotation>),
    /// An expression that only specifications have.
    Specification(Box<SpecExpr>),
    /// No expression: an error was reported.
    Error,
}

/// A literal.
#[derive(Clone, PartialEq, Debug)]
pub enum Literal {
    /// `17`, `0xFF`: the value of its 32 bits. `2147483648`, legal only behind `-`, is -2147483648.
    Int(i32),
    /// `17L`: the value of its 64 bits, as for `Int`.
    Long(i64),
    /// `1f`: its bits.
    Float(u32),
    /// `1.0`: its bits.
    Double(u64),
    /// `'a'`
    Char(u16),
    /// `"text"` or a text block, its escapes and indentation resolved: UTF-16, for it may hold half a pair.
    String(Box<[u16]>),
    /// `true`, `false`
    Bool(bool),
    /// `null`
    Null,
}

/// `m(…)`, `e.m(…)`, `e.<T>m(…)`
#[derive(Clone, PartialEq, Debug)]
pub struct Call {
    /// The receiver, or the class of a static call.
    pub receiver: Option<Expr>,
    /// `<T>`
    pub type_arguments: Vec<TypeRef>,
    /// The method.
    pub name: Ident,
    /// The arguments.
    pub arguments: Vec<Expr>,
}

/// `this(…)`, `super(…)`, `outer.super(…)`
#[derive(Clone, PartialEq, Debug)]
pub struct ConstructorCall {
    /// The enclosing object: `outer.super(…)`.
    pub outer: Option<Expr>,
    /// `<T>`
    pub type_arguments: Vec<TypeRef>,
    /// Whether it is `super(…)`.
    pub is_super: bool,
    /// The arguments.
    pub arguments: Vec<Expr>,
}

/// `new C(…) { … }`
#[derive(Clone, PartialEq, Debug)]
pub struct New {
    /// The enclosing object: `outer.new C(…)`.
    pub outer: Option<Expr>,
    /// `new <T>C(…)`
    pub type_arguments: Vec<TypeRef>,
    /// The class; a diamond is an empty list of arguments in its last segment.
    pub class: TypeRef,
    /// The arguments.
    pub arguments: Vec<Expr>,
    /// The body of an anonymous class.
    pub body: Option<TypeDecl>,
}

/// `new T[n][m][]`, `new T[]{…}`
#[derive(Clone, PartialEq, Debug)]
pub struct NewArray {
    /// The type of the innermost elements.
    pub element: TypeRef,
    /// The lengths that are given.
    pub lengths: Vec<Expr>,
    /// The number of all dimensions.
    pub dimensions: usize,
    /// `{ … }`
    pub initializer: Option<Expr>,
}

/// `x -> e`
#[derive(Clone, PartialEq, Debug)]
pub struct Lambda {
    /// Its parameters.
    pub parameters: Vec<LambdaParameter>,
    /// Its body.
    pub body: LambdaBody,
}

/// A parameter of a lambda.
#[derive(Clone, PartialEq, Debug)]
pub struct LambdaParameter {
    /// Its modifiers.
    pub modifiers: Modifiers,
    /// Its type; `None` or `var` where it is inferred.
    pub ty: Option<TypeRef>,
    /// Whether it is `T... x`.
    pub is_varargs: bool,
    /// Its name.
    pub name: Ident,
}

/// The body of a lambda.
#[derive(Clone, PartialEq, Debug)]
pub enum LambdaBody {
    /// `-> e`
    Expr(Expr),
    /// `-> { … }`
    Block(Block),
}

/// `e::m`, `T::<U>m`, `T::new`
#[derive(Clone, PartialEq, Debug)]
pub struct MethodReference {
    /// What stands before `::`.
    pub qualifier: ReferenceQualifier,
    /// `<U>`
    pub type_arguments: Vec<TypeRef>,
    /// The method; `new` for a constructor.
    pub name: Ident,
}

/// What stands before `::`.
#[derive(Clone, PartialEq, Debug)]
pub enum ReferenceQualifier {
    /// An expression, or a name that may turn out to be a class: `a.b`.
    Expr(Expr),
    /// What can only be a type: `List<String>`, `int[]`.
    Type(TypeRef),
}

/// An operator with one operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnaryOp {
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `~`
    Complement,
    /// `!`
    Not,
}

/// An operator with two operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BinaryOp {
    /// `*`
    Mul,
    /// `/`
    Div,
    /// `%`
    Rem,
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `<<`
    ShiftLeft,
    /// `>>`
    ShiftRight,
    /// `>>>`
    ShiftRightUnsigned,
    /// `<`
    Lt,
    /// `<=`
    Le,
    /// `>`
    Gt,
    /// `>=`
    Ge,
    /// `==`
    Eq,
    /// `!=`
    Ne,
    /// `&`
    And,
    /// `^`
    Xor,
    /// `|`
    Or,
    /// `&&`
    AndAlso,
    /// `||`
    OrElse,
    /// `==>`
    Implies,
    /// `<==`
    ImpliedBy,
    /// `<==>`
    Iff,
    /// `<=!=>`
    NotIff,
    /// `<:` between types.
    Subtype,
}
