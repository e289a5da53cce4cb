//! Statements and patterns in the syntax tree.

use super::{Contract, Declarator, Expr, Ident, LoopSpec, Modifiers, Parameter, SpecStmt, TypeDecl, TypeRef};
use base::Span;

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
