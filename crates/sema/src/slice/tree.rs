//! The part of the syntax tree that the typed program can express. Everything else is an `Unsupported` node at its
//! place, so that the rest of the file keeps its meaning and it can be said exactly what is skipped.

use base::Span;
pub use syntax::ast::{BinaryOp, Ident, Modifier, Primitive, TypeKind, UnaryOp, Unsupported};

/// One source file.
#[derive(Clone, PartialEq, Debug)]
pub struct CompilationUnit {
    /// `package a.b;`
    pub package: Option<Vec<Ident>>,
    /// The imports, in order.
    pub imports: Vec<Import>,
    /// The top-level types, in order.
    pub types: Vec<TypeDecl>,
    /// The whole file.
    pub span: Span,
}

/// `import [static] a.b.C;` or `import [static] a.b.*;`
#[derive(Clone, PartialEq, Debug)]
pub struct Import {
    /// Whether it imports static members.
    pub is_static: bool,
    /// The segments, without `*`.
    pub path: Vec<Ident>,
    /// Whether it ends in `.*`.
    pub on_demand: bool,
    /// The whole import.
    pub span: Span,
}

/// The modifiers of a declaration, Java's and the specification's, in order.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Modifiers {
    /// Each with its place.
    pub list: Vec<(Modifier, Span)>,
    /// Names of annotations (`@Override`); their arguments are not kept.
    pub annotations: Vec<Ident>,
}

impl Modifiers {
    /// Whether `modifier` is among them.
    pub fn has(&self, modifier: Modifier) -> bool {
        self.list.iter().any(|(found, _)| *found == modifier)
    }
}

/// The declaration of a class or another type.
#[derive(Clone, PartialEq, Debug)]
pub struct TypeDecl {
    /// Class, interface, …
    pub kind: TypeKind,
    /// Its modifiers.
    pub modifiers: Modifiers,
    /// Its simple name.
    pub name: Ident,
    /// `extends` of a class.
    pub superclass: Option<TypeRef>,
    /// `implements` of a class.
    pub interfaces: Vec<TypeRef>,
    /// What of the declaration as a whole is not understood yet: type parameters, being an enum, `permits`, …
    /// Where this is not empty, `members` may be empty.
    pub unsupported: Vec<Unsupported>,
    /// The members, in order.
    pub members: Vec<Member>,
    /// The whole declaration.
    pub span: Span,
}

/// A member of a class.
#[derive(Clone, PartialEq, Debug)]
pub enum Member {
    /// One or more fields.
    Field(FieldDecl),
    /// A method or constructor.
    Method(MethodDecl),
    /// `{ … }` or `static { … }`.
    Initializer {
        /// Whether it is static.
        is_static: bool,
        /// Its body.
        body: Block,
    },
    /// A nested type.
    Type(TypeDecl),
    /// `invariant e;`
    Invariant(InvariantDecl),
    /// Anything else.
    Unsupported(Unsupported),
}

/// `[static|instance] invariant e;`
#[derive(Clone, PartialEq, Debug)]
pub struct InvariantDecl {
    /// Its modifiers.
    pub modifiers: Modifiers,
    /// The formula.
    pub formula: Expr,
    /// The whole clause.
    pub span: Span,
}

/// `int a = 1, b[];`
#[derive(Clone, PartialEq, Debug)]
pub struct FieldDecl {
    /// Modifiers of all of them.
    pub modifiers: Modifiers,
    /// Type of all of them.
    pub ty: TypeRef,
    /// The variables.
    pub declarators: Vec<Declarator>,
    /// The whole declaration.
    pub span: Span,
}

/// A variable in a declaration.
#[derive(Clone, PartialEq, Debug)]
pub struct Declarator {
    /// Its name.
    pub name: Ident,
    /// Number of `[]` behind the name.
    pub dimensions: usize,
    /// The initial value; an array initialiser is [`ExprKind::ArrayInitializer`].
    pub initializer: Option<Expr>,
}

/// A method or constructor.
#[derive(Clone, PartialEq, Debug)]
pub struct MethodDecl {
    /// Its modifiers.
    pub modifiers: Modifiers,
    /// The specification before it.
    pub contract: Option<Contract>,
    /// The result type; `None` for a constructor.
    pub result: Option<TypeRef>,
    /// Its name; for a constructor the class's.
    pub name: Ident,
    /// Its parameters.
    pub parameters: Vec<Parameter>,
    /// `throws`.
    pub throws: Vec<TypeRef>,
    /// Type parameters, varargs, … that are not understood yet.
    pub unsupported: Vec<Unsupported>,
    /// `None` for `;`.
    pub body: Option<Block>,
    /// From the first modifier to the end of the body, without the specification.
    pub span: Span,
}

/// A parameter.
#[derive(Clone, PartialEq, Debug)]
pub struct Parameter {
    /// Its modifiers.
    pub modifiers: Modifiers,
    /// Its type, with the dimensions behind its name.
    pub ty: TypeRef,
    /// Its name.
    pub name: Ident,
}

/// `normal_behavior`, …
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Behavior {
    /// `behavior`
    Any,
    /// `normal_behavior`: no exception leaves the method.
    Normal,
    /// `exceptional_behavior`
    Exceptional,
}

/// The specification of a method: one case.
#[derive(Clone, PartialEq, Debug)]
pub struct Contract {
    /// The heading, if there is one.
    pub behavior: Option<Behavior>,
    /// The clauses, in order.
    pub clauses: Vec<Clause>,
    /// From the first clause to the last.
    pub span: Span,
}

/// A clause of a method's specification.
#[derive(Clone, PartialEq, Debug)]
pub struct Clause {
    /// What it says.
    pub kind: ClauseKind,
    /// From the keyword to the `;`.
    pub span: Span,
}

/// What a clause says.
#[derive(Clone, PartialEq, Debug)]
pub enum ClauseKind {
    /// `requires e;`
    Requires(Expr),
    /// `ensures e;`
    Ensures(Expr),
    /// `assignable l, …;`
    Assignable(Vec<Location>),
    /// `signals_only T, …;`, empty for `\nothing`.
    SignalsOnly(Vec<TypeRef>),
    /// Any other clause, and `also`.
    Unsupported(Unsupported),
}

/// A set of locations in an `assignable` clause.
#[derive(Clone, PartialEq, Debug)]
pub struct Location {
    /// Which.
    pub kind: LocationKind,
    /// Its place.
    pub span: Span,
}

/// Which locations.
#[derive(Clone, PartialEq, Debug)]
#[expect(clippy::large_enum_variant, reason = "locations are few and live in vectors")]
pub enum LocationKind {
    /// `\nothing`
    Nothing,
    /// `\everything`
    Everything,
    /// `f`, `o.f`, `C.f` or `a[i]`: an expression of that form.
    Place(Expr),
    /// `o.*` (or `this.*`, `C.*`)
    AllFields(Expr),
    /// `a[*]`
    AllElements(Expr),
    /// `a[lo .. hi]`, both included.
    Elements(Expr, Expr, Expr),
    /// Anything else.
    Unsupported(Unsupported),
}

/// The specification before a loop.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct LoopSpec {
    /// The clauses, in order.
    pub clauses: Vec<LoopClause>,
}

/// A clause before a loop.
#[derive(Clone, PartialEq, Debug)]
pub struct LoopClause {
    /// What it says.
    pub kind: LoopClauseKind,
    /// From the keyword to the `;`.
    pub span: Span,
}

/// What a clause before a loop says.
#[derive(Clone, PartialEq, Debug)]
pub enum LoopClauseKind {
    /// `loop_invariant e;` or `maintaining e;`
    Invariant(Expr),
    /// `decreases e;` or `decreasing e;`
    Decreases(Expr),
    /// `assignable l, …;`
    Assignable(Vec<Location>),
    /// Any other clause.
    Unsupported(Unsupported),
}

/// A type as it is written.
#[derive(Clone, PartialEq, Debug)]
pub struct TypeRef {
    /// What it is.
    pub kind: TypeRefKind,
    /// Its place.
    pub span: Span,
}

/// What a written type is.
#[derive(Clone, PartialEq, Debug)]
pub enum TypeRefKind {
    /// `int`, …
    Primitive(Primitive),
    /// `void`
    Void,
    /// `a.b.C` without type arguments.
    Named(Vec<Ident>),
    /// `T[]`
    Array(Box<TypeRef>),
    /// Generic types, `var`, wildcards, …
    Unsupported(Unsupported),
}

/// `{ … }`
#[derive(Clone, PartialEq, Debug)]
pub struct Block {
    /// The statements, in order.
    pub statements: Vec<Stmt>,
    /// From brace to brace.
    pub span: Span,
}

/// A statement.
#[derive(Clone, PartialEq, Debug)]
pub struct Stmt {
    /// What it is.
    pub kind: StmtKind,
    /// Its place.
    pub span: Span,
}

/// What a statement is.
#[derive(Clone, PartialEq, Debug)]
pub enum StmtKind {
    /// `;`
    Empty,
    /// `{ … }`
    Block(Block),
    /// `[final] int a = 1, b;`
    Local {
        /// Modifiers of all of them.
        modifiers: Modifiers,
        /// Type of all of them.
        ty: TypeRef,
        /// The variables.
        declarators: Vec<Declarator>,
    },
    /// `e;`
    Expr(Expr),
    /// `if (c) s else s`
    If {
        /// The condition.
        condition: Expr,
        /// If true.
        then_branch: Box<Stmt>,
        /// If false.
        else_branch: Option<Box<Stmt>>,
    },
    /// `while (c) s`
    While {
        /// The specification before it.
        spec: LoopSpec,
        /// The condition.
        condition: Expr,
        /// The body.
        body: Box<Stmt>,
    },
    /// `do s while (c);`
    DoWhile {
        /// The specification before it.
        spec: LoopSpec,
        /// The body.
        body: Box<Stmt>,
        /// The condition.
        condition: Expr,
    },
    /// `for (i; c; u) s`
    For {
        /// The specification before it.
        spec: LoopSpec,
        /// Local declarations or expression statements.
        init: Vec<Stmt>,
        /// The condition.
        condition: Option<Expr>,
        /// What happens after each iteration.
        update: Vec<Expr>,
        /// The body.
        body: Box<Stmt>,
    },
    /// `for (T x : e) s`
    ForEach {
        /// The specification before it.
        spec: LoopSpec,
        /// The variable.
        parameter: Parameter,
        /// What is iterated over.
        iterable: Expr,
        /// The body.
        body: Box<Stmt>,
    },
    /// `break;`
    Break,
    /// `continue;`
    Continue,
    /// `return e;`
    Return(Option<Expr>),
    /// `assert c : m;`
    Assert {
        /// The condition.
        condition: Expr,
        /// The message.
        message: Option<Expr>,
    },
    /// `//@ assert e;`
    SpecAssert(Expr),
    /// `//@ assume e;`
    SpecAssume(Expr),
    /// Anything else: `throw`, `try`, `switch`, labels, local classes, …
    Unsupported(Unsupported),
}

/// An expression of Java or of a specification.
#[derive(Clone, PartialEq, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Its place.
    pub span: Span,
}

/// What an expression is.
#[derive(Clone, PartialEq, Debug)]
pub enum ExprKind {
    /// `17`, `0x1F`, `5L`: the value without sign. `2147483648` is only legal behind `-`; the parser folds the sign of
    /// a literal into it, so that this value is what the literal means (hexadecimal `0xFFFFFFFF` is -1).
    Int {
        /// The value.
        value: i64,
        /// Whether it has the suffix `L`.
        is_long: bool,
    },
    /// `true`, `false`
    Bool(bool),
    /// `null`
    Null,
    /// `this`
    This,
    /// A simple name: local, field, or the start of a qualified name.
    Name(Ident),
    /// `e.f`; also each step of a qualified name `a.b.c`.
    Field(Box<Expr>, Ident),
    /// `super.f`
    SuperField(Ident),
    /// `a[i]`
    Index(Box<Expr>, Box<Expr>),
    /// `m(…)` or `e.m(…)`
    Call {
        /// The receiver, or the class of a static call.
        receiver: Option<Box<Expr>>,
        /// The method.
        name: Ident,
        /// The arguments.
        arguments: Vec<Expr>,
    },
    /// `super.m(…)`
    SuperCall {
        /// The method.
        name: Ident,
        /// The arguments.
        arguments: Vec<Expr>,
    },
    /// `this(…)` or `super(…)` as the first statement of a constructor.
    ConstructorCall {
        /// Whether it is `super(…)`.
        is_super: bool,
        /// The arguments.
        arguments: Vec<Expr>,
    },
    /// `new C(…)`
    New {
        /// The class.
        class: TypeRef,
        /// The arguments.
        arguments: Vec<Expr>,
    },
    /// `new T[n][m][]`, or `new T[]{…}` with an initialiser and no lengths.
    NewArray {
        /// The type of the innermost elements.
        element: TypeRef,
        /// The lengths that are given.
        lengths: Vec<Expr>,
        /// The number of all dimensions.
        dimensions: usize,
        /// `{ … }`
        initializer: Option<Box<Expr>>,
    },
    /// `{ a, b }` in a declaration or behind `new T[]`.
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
    /// `(T) e`
    Cast(TypeRef, Box<Expr>),
    /// `e instanceof T`
    InstanceOf(Box<Expr>, TypeRef),
    /// `(e)`
    Paren(Box<Expr>),
    /// `\result`
    Result,
    /// `\old(e)`
    Old(Box<Expr>),
    /// `(\forall T x, y; range; body)`
    Quantified {
        /// Which.
        quantifier: Quantifier,
        /// The type of the variables.
        ty: TypeRef,
        /// The variables.
        variables: Vec<Ident>,
        /// The range, if one is given.
        range: Option<Box<Expr>>,
        /// The body.
        body: Box<Expr>,
    },
    /// Anything else: lambdas, strings, floating-point and character literals, `switch` expressions, …
    Unsupported(Unsupported),
}

/// `\forall` or `\exists`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names are the keywords")]
pub enum Quantifier {
    Forall,
    Exists,
}
