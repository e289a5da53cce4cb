//! The syntax tree: what stands in the source, with a span on every node. Nothing is resolved here.
//!
//! Java is whole: every construct of Java 21 has its node. Where the text has an error, the parser has reported it
//! and an [`ExprKind::Error`] or [`Member::Error`] stands at its place.

mod specification;
mod words;

use base::{Name, Span};
pub use specification::*;

base::define_id! {
    /// An expression within its file. Later stages keep what they know of an expression under it.
    ExprId;
    /// A declaration of a class within its file, anonymous ones included.
    DeclId;
}

/// An identifier at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ident {
    /// The identifier.
    pub name: Name,
    /// Where it stands.
    pub span: Span,
}

/// A construct of a specification that is read over but not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsupported {
    /// What it is, as a plural noun phrase: "lambda expressions".
    pub what: String,
    /// The whole construct.
    pub span: Span,
}

/// One source file.
#[derive(Clone, PartialEq, Debug)]
pub struct CompilationUnit {
    /// `@A package a.b;`
    pub package: Option<Package>,
    /// The imports, in order.
    pub imports: Vec<Import>,
    /// The top-level types, in order.
    pub types: Vec<TypeDecl>,
    /// `module m { … }` of a `module-info.java`.
    pub module: Option<Module>,
    /// How many expressions the file has: each [`ExprId`] is smaller.
    pub expressions: usize,
    /// How many classes the file declares: each [`DeclId`] is smaller.
    pub declarations: usize,
    /// The whole file.
    pub span: Span,
}

/// `@A package a.b;`
#[derive(Clone, PartialEq, Debug)]
pub struct Package {
    /// Its annotations.
    pub annotations: Vec<Annotation>,
    /// The segments of its name.
    pub path: Vec<Ident>,
    /// The whole declaration.
    pub span: Span,
}

/// `import [static] a.b.C;` or `import [static] a.b.*;`
#[derive(Clone, PartialEq, Debug)]
pub struct Import {
    /// Whether it imports static members.
    pub is_static: bool,
    /// Whether it stands in a specification: `//@ model import a.B;`
    pub is_model: bool,
    /// The segments, without `*`.
    pub path: Vec<Ident>,
    /// Whether it ends in `.*`.
    pub on_demand: bool,
    /// The whole import.
    pub span: Span,
}

/// `[open] module a.b { … }`
#[derive(Clone, PartialEq, Debug)]
pub struct Module {
    /// Its annotations.
    pub annotations: Vec<Annotation>,
    /// Whether it is `open`.
    pub is_open: bool,
    /// The segments of its name.
    pub path: Vec<Ident>,
    /// What it says, in order.
    pub directives: Vec<Directive>,
    /// The whole declaration.
    pub span: Span,
}

/// A directive of a module.
#[derive(Clone, PartialEq, Debug)]
pub struct Directive {
    /// Which.
    pub kind: DirectiveKind,
    /// The module, package or service that it is about.
    pub path: Vec<Ident>,
    /// Behind `to` or `with`.
    pub targets: Vec<Vec<Ident>>,
    /// The whole directive.
    pub span: Span,
}

/// Which directive of a module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DirectiveKind {
    /// `requires [transitive] [static] m;`
    Requires {
        /// Whether `transitive` is said.
        is_transitive: bool,
        /// Whether `static` is said.
        is_static: bool,
    },
    /// `exports p to m, …;`
    Exports,
    /// `opens p to m, …;`
    Opens,
    /// `uses S;`
    Uses,
    /// `provides S with C, …;`
    Provides,
}

/// A modifier of Java or of the specification language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names are the keywords")]
pub enum Modifier {
    Public,
    Protected,
    Private,
    Static,
    Abstract,
    Final,
    Native,
    Synchronized,
    Transient,
    Volatile,
    Strictfp,
    Default,
    Sealed,
    NonSealed,
    Pure,
    StrictlyPure,
    Nullable,
    NullableByDefault,
    NonNull,
    NonNullByDefault,
    SpecPublic,
    SpecProtected,
    Helper,
    Ghost,
    Model,
    Instance,
    NoState,
    TwoState,
    CodeJavaMath,
    CodeSafeMath,
    CodeBigintMath,
    SpecJavaMath,
    SpecSafeMath,
    SpecBigintMath,
    Query,
    Secret,
    Immutable,
    Peer,
    Rep,
    Readonly,
    Uninitialized,
    Extract,
    Inline,
    SkipEsc,
    SkipRac,
}

/// The modifiers of a declaration, Java's and the specification's, in order.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Modifiers {
    /// Each with its place.
    pub list: Vec<(Modifier, Span)>,
    /// Annotations (`@Override`), in order.
    pub annotations: Vec<Annotation>,
    /// Modifiers in Jahob's language: `claimedby C`, `readonly`, …
    pub jahob: Vec<crate::jahob::Modifier>,
}

impl Modifiers {
    /// Whether `modifier` is among them.
    pub fn has(&self, modifier: Modifier) -> bool {
        self.list.iter().any(|(found, _)| *found == modifier)
    }

    /// Whether an annotation with this simple or qualified name is among them.
    pub fn has_annotation(&self, name: &str) -> bool {
        self.annotations.iter().any(|annotation| annotation.path.last().is_some_and(|last| &*last.name == name))
    }
}

/// `@a.B(x = 1)`
#[derive(Clone, PartialEq, Debug)]
pub struct Annotation {
    /// The segments of its name.
    pub path: Vec<Ident>,
    /// Its elements; `None` is the name of a lone value.
    pub arguments: Vec<(Option<Ident>, Expr)>,
    /// The whole annotation.
    pub span: Span,
}

/// What kind of type a declaration declares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names are the keywords")]
pub enum TypeKind {
    Class,
    Interface,
    Enum,
    Record,
    Annotation,
}

/// The declaration of a class or another type: top-level, nested, local, or the body of an anonymous class or of an
/// enum constant.
#[derive(Clone, PartialEq, Debug)]
pub struct TypeDecl {
    /// Which declaration of the file it is.
    pub id: DeclId,
    /// Class, interface, …
    pub kind: TypeKind,
    /// Its modifiers.
    pub modifiers: Modifiers,
    /// Its simple name; for the body of an anonymous class or enum constant the empty name.
    pub name: Ident,
    /// Its type parameters.
    pub type_parameters: Vec<TypeParameter>,
    /// `extends` of a class.
    pub superclass: Option<TypeRef>,
    /// `implements` of a class, `extends` of an interface.
    pub interfaces: Vec<TypeRef>,
    /// `permits`
    pub permits: Vec<TypeRef>,
    /// The components of a record.
    pub components: Vec<Parameter>,
    /// The constants of an enum, in order.
    pub constants: Vec<EnumConstant>,
    /// The members, in order.
    pub members: Vec<Member>,
    /// From the opening to the closing brace of the body.
    pub body: Span,
    /// The whole declaration.
    pub span: Span,
}

/// `T extends A & B`
#[derive(Clone, PartialEq, Debug)]
pub struct TypeParameter {
    /// Its annotations.
    pub annotations: Vec<Annotation>,
    /// Its name.
    pub name: Ident,
    /// Its bounds, in order.
    pub bounds: Vec<TypeRef>,
    /// The whole parameter.
    pub span: Span,
}

/// `A(1) { … }`
#[derive(Clone, PartialEq, Debug)]
pub struct EnumConstant {
    /// Its annotations.
    pub annotations: Vec<Annotation>,
    /// Its name.
    pub name: Ident,
    /// The call of its constructor, an [`ExprKind::New`] without a class type of its own; the parser gives it the
    /// span of the whole constant and as class the name of the constant's enum.
    pub creation: Expr,
    /// The whole constant.
    pub span: Span,
}

/// A member of a class.
#[derive(Clone, PartialEq, Debug)]
pub enum Member {
    /// One or more fields; with `ghost` or `model` they are the specification's.
    Field(FieldDecl),
    /// A method or constructor; with `model` it is the specification's.
    Method(MethodDecl),
    /// `{ … }` or `static { … }`.
    Initializer(Initializer),
    /// A nested type.
    Type(TypeDecl),
    /// `invariant e;`
    Invariant(InvariantDecl),
    /// Another member of the specification: `represents`, `constraint`, `specvar`, …
    Specification(SpecMember),
    /// Text that is none; an error was reported.
    Error(Span),
}

/// `{ … }` or `static { … }`.
#[derive(Clone, PartialEq, Debug)]
pub struct Initializer {
    /// Whether it is static.
    pub is_static: bool,
    /// The specification before it.
    pub contract: Option<Contract>,
    /// Its body.
    pub body: Block,
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

/// A method or constructor, or an element of an annotation type.
#[derive(Clone, PartialEq, Debug)]
pub struct MethodDecl {
    /// Its modifiers.
    pub modifiers: Modifiers,
    /// The specification before it.
    pub contract: Option<Contract>,
    /// Its type parameters.
    pub type_parameters: Vec<TypeParameter>,
    /// The result type, with the dimensions behind the parameters; `None` for a constructor.
    pub result: Option<TypeRef>,
    /// Its name; for a constructor the class's.
    pub name: Ident,
    /// Whether it is the compact constructor of a record: it has no parameter list.
    pub is_compact: bool,
    /// `C this` or `Outer Outer.this`, an annotated receiver; it is no parameter.
    pub receiver: Option<TypeRef>,
    /// Its parameters.
    pub parameters: Vec<Parameter>,
    /// `throws`.
    pub throws: Vec<TypeRef>,
    /// `default e` of an annotation's element.
    pub default_value: Option<Expr>,
    /// `None` for `;`.
    pub body: Option<Block>,
    /// From the first modifier to the end of the body, without the specification.
    pub span: Span,
}

/// A parameter, component of a record, variable of `for (T x : e)` or exception parameter.
#[derive(Clone, PartialEq, Debug)]
pub struct Parameter {
    /// Its modifiers.
    pub modifiers: Modifiers,
    /// Its type, with the dimensions behind its name. For `T... x` it is `T[]`.
    pub ty: TypeRef,
    /// Whether it is `T... x`.
    pub is_varargs: bool,
    /// Its name.
    pub name: Ident,
}

/// A type as it is written.
#[derive(Clone, PartialEq, Debug)]
pub struct TypeRef {
    /// What it is.
    pub kind: TypeRefKind,
    /// Its annotations (of an array: those before its `[]`).
    pub annotations: Vec<Annotation>,
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
    /// `var`, where it is no class: of a local variable, a lambda's parameter, a resource.
    Var,
    /// `a.b.C<T>.D<U>`
    Named(Vec<TypeSegment>),
    /// `T[]`
    Array(Box<TypeRef>),
    /// `A | B` of an exception parameter.
    Union(Vec<TypeRef>),
    /// `A & B` of a cast.
    Intersection(Vec<TypeRef>),
    /// A type of the specification: `\bigint`, `\seq`, `\locset`, `\map<K, V>`, …; the name is without the backslash.
    Logic(Ident, Vec<TypeRef>),
    /// No type: an error was reported.
    Error,
}

/// A segment of a written class type: `C<T>`.
#[derive(Clone, PartialEq, Debug)]
pub struct TypeSegment {
    /// Annotations before it (the first segment's are the type's).
    pub annotations: Vec<Annotation>,
    /// The name.
    pub name: Ident,
    /// `None` without `<…>`; empty for the diamond `<>`.
    pub arguments: Option<Vec<TypeArgument>>,
}

/// A type argument.
#[derive(Clone, PartialEq, Debug)]
pub enum TypeArgument {
    /// `T`
    Type(TypeRef),
    /// `?`, `? extends T`, `? super T`
    Wildcard {
        /// Its annotations.
        annotations: Vec<Annotation>,
        /// Its bound.
        bound: WildcardBound,
        /// Its place.
        span: Span,
    },
}

/// The bound of a wildcard.
#[derive(Clone, PartialEq, Debug)]
pub enum WildcardBound {
    /// `?`
    None,
    /// `? extends T`
    Extends(Box<TypeRef>),
    /// `? super T`
    Super(Box<TypeRef>),
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
    /// `[final] int a = 1, b;`; with `ghost` it is the specification's.
    Local(LocalDecl),
    /// A local class, interface, enum or record.
    Class(Box<TypeDecl>),
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
        parameter: Box<Parameter>,
        /// What is iterated over.
        iterable: Expr,
        /// The body.
        body: Box<Stmt>,
    },
    /// `l: s`
    Labeled {
        /// The label.
        label: Ident,
        /// What it labels.
        body: Box<Stmt>,
    },
    /// `switch (e) { … }` as a statement.
    Switch(Switch),
    /// `break;`, `break l;`
    Break(Option<Ident>),
    /// `continue;`, `continue l;`
    Continue(Option<Ident>),
    /// `yield e;`
    Yield(Expr),
    /// `return e;`
    Return(Option<Expr>),
    /// `throw e;`
    Throw(Expr),
    /// `synchronized (e) { … }`
    Synchronized(Expr, Block),
    /// `try (…) { … } catch … finally { … }`
    Try(Box<Try>),
    /// `assert c : m;`
    Assert {
        /// The condition.
        condition: Expr,
        /// The message.
        message: Option<Expr>,
    },
    /// A statement of the specification: `//@ assert e;`, `//@ set x = e;`, …
    Specification(Box<SpecStmt>),
    /// A statement with a contract of its own before it (a block contract).
    Contracted(Box<Contract>, Box<Stmt>),
    /// No statement: an error was reported.
    Error,
}

/// `[final] int a = 1, b;`
#[derive(Clone, PartialEq, Debug)]
pub struct LocalDecl {
    /// Modifiers of all of them.
    pub modifiers: Modifiers,
    /// Type of all of them.
    pub ty: TypeRef,
    /// The variables.
    pub declarators: Vec<Declarator>,
}

/// `switch (e) { … }`, statement or expression.
#[derive(Clone, PartialEq, Debug)]
pub struct Switch {
    /// What is switched on.
    pub selector: Box<Expr>,
    /// The cases, in order.
    pub cases: Vec<Case>,
    /// From brace to brace.
    pub body: Span,
}

/// `case A, B when c -> …` or `case A: case B: …` (each label group with what follows it).
#[derive(Clone, PartialEq, Debug)]
pub struct Case {
    /// The labels, in order.
    pub labels: Vec<Label>,
    /// `when c`
    pub guard: Option<Expr>,
    /// What is done.
    pub body: CaseBody,
    /// From `case` to the end of the body.
    pub span: Span,
}

/// A label of a case.
#[derive(Clone, PartialEq, Debug)]
pub enum Label {
    /// `default`, also in `case null, default`.
    Default(Span),
    /// A constant, the name of an enum constant, or `null`.
    Expr(Expr),
    /// A pattern.
    Pattern(Pattern),
}

/// What a case does.
#[derive(Clone, PartialEq, Debug)]
pub enum CaseBody {
    /// `: s s …`
    Statements(Vec<Stmt>),
    /// `-> e;`, in a `switch` expression its value.
    Expr(Expr),
    /// `-> { … }` or `-> throw e;`
    Stmt(Box<Stmt>),
}

/// A pattern.
#[derive(Clone, PartialEq, Debug)]
pub struct Pattern {
    /// What it is.
    pub kind: PatternKind,
    /// Its place.
    pub span: Span,
}

/// What a pattern is.
#[derive(Clone, PartialEq, Debug)]
pub enum PatternKind {
    /// `[final] T x`, or `var x` within a record pattern.
    Type {
        /// Modifiers of the variable.
        modifiers: Modifiers,
        /// Its type.
        ty: TypeRef,
        /// The variable.
        name: Ident,
    },
    /// `R(p, …)`
    Record {
        /// The record class.
        ty: TypeRef,
        /// The patterns of its components.
        patterns: Vec<Pattern>,
    },
    /// `(p)`
    Paren(Box<Pattern>),
}

/// `try (…) { … } catch … finally { … }`
#[derive(Clone, PartialEq, Debug)]
pub struct Try {
    /// The resources, in order.
    pub resources: Vec<Resource>,
    /// What is tried.
    pub body: Block,
    /// The handlers, in order.
    pub catches: Vec<Catch>,
    /// `finally`
    pub finally: Option<Block>,
}

/// A resource of `try`.
#[derive(Clone, PartialEq, Debug)]
pub enum Resource {
    /// `T r = e`
    Local {
        /// Its modifiers.
        modifiers: Modifiers,
        /// Its type.
        ty: TypeRef,
        /// Its name.
        name: Ident,
        /// Its value.
        value: Expr,
    },
    /// A variable or field that exists.
    Expr(Expr),
}

/// `catch (A | B e) { … }`
#[derive(Clone, PartialEq, Debug)]
pub struct Catch {
    /// The exception parameter.
    pub parameter: Parameter,
    /// The handler.
    pub body: Block,
    /// The whole clause.
    pub span: Span,
}

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
