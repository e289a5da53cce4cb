//! The syntax tree: what stands in the source, with a span on every node. Nothing is resolved here.
//!
//! Java is whole: every construct of Java 21 has its node. Where the text has an error, the parser has reported it
//! and an [`ExprKind::Error`] or [`Member::Error`] stands at its place.

mod expressions;
mod specification;
mod statements;
mod types;
mod words;

use base::{Name, Span};
pub use expressions::*;
pub use specification::*;
pub use statements::*;
pub use types::*;

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
