//! Jahob's specification language: `specvar`, `vardefs`, `invariant`, contracts, proof statements, and the formulas in
//! them, which stand between quotation marks and are Isabelle's, in ASCII or with `\<symbol>`s.

mod formulas;
mod items;
mod lexer;
mod operators;
pub mod print;
mod statements;
mod terms;
mod types;

#[cfg(test)]
mod tests;

use crate::ast::Ident;
use base::{Name, Span};

pub use items::{Comment, parse};

/// A formula or term at its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Formula {
    /// What it is.
    pub kind: FormulaKind,
    /// Its place.
    pub span: Span,
}

/// What a formula is.
#[derive(Clone, PartialEq, Debug)]
pub enum FormulaKind {
    /// `x`, `Node.next`
    Name(Name),
    /// `17`
    Number(Name),
    /// `True`, `False`
    Bool(bool),
    /// `null`
    Null,
    /// `{}`
    EmptySet,
    /// `UNIV`
    Universe,
    /// `f x y`
    Apply(Box<Formula>, Vec<Formula>),
    /// `x..f`
    Field(Box<Formula>, Box<Formula>),
    /// `a.[i]`
    Element(Box<Formula>, Box<Formula>),
    /// `~f`, `-n`, `old x`, …
    Unary(Unary, Box<Formula>),
    /// `f & g`, …
    Binary(Binary, Box<Formula>, Box<Formula>),
    /// `ALL x y. f`, `EX x. f`, `% x. f`
    Binder(Binder, Vec<Variable>, Box<Formula>),
    /// `let x = f in g`
    Let(Variable, Box<Formula>, Box<Formula>),
    /// `if c then a else b`
    If(Box<Formula>, Box<Formula>, Box<Formula>),
    /// `(a, b)`
    Tuple(Vec<Formula>),
    /// `[a, b]`
    List(Vec<Formula>),
    /// `{a, b}`
    Set(Vec<Formula>),
    /// `{(x, y). f}`
    Comprehension(Vec<Formula>, Box<Formula>),
    /// `[| f; g |]`
    Conjunction(Vec<Formula>),
    /// `f :: t`
    Typed(Box<Formula>, Type),
    /// `comment ''name'' f`
    Named(Name, Box<Formula>),
    /// `r^*`
    Closure(Box<Formula>),
}

/// A prefix operator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Unary {
    Not,
    Minus,
    Old,
    Cardinality,
    ReflexiveTransitiveClosure,
    ObjectLocations,
}

/// An infix operator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Binary {
    Definition,
    Iff,
    Implies,
    MetaImplies,
    Or,
    And,
    Equal,
    SetEqual,
    NotEqual,
    Element,
    NotElement,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Subset,
    SubsetOrEqual,
    Union,
    Intersection,
    Plus,
    Minus,
    Difference,
    Times,
    Divide,
    Modulo,
    Image,
    ElementImage,
}

/// What binds variables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Binder {
    Forall,
    Exists,
    Lambda,
}

/// A bound variable.
#[derive(Clone, PartialEq, Debug)]
pub struct Variable {
    /// Its name.
    pub name: Ident,
    /// Its type, if it is given.
    pub ty: Option<Type>,
}

/// A type of formulas.
#[derive(Clone, PartialEq, Debug)]
pub enum Type {
    /// `obj`, `int`, `Node`
    Name(Name),
    /// `'a`
    Variable(Name),
    /// `obj set`: the arguments, then what they are applied to.
    Apply(Vec<Type>, Name),
    /// `a * b`
    Product(Box<Type>, Box<Type>),
    /// `a => b`
    Function(Box<Type>, Box<Type>),
}

/// A formula that may have a name: `Name: "…"`.
#[derive(Clone, PartialEq, Debug)]
pub struct NamedFormula {
    /// Its name.
    pub name: Option<Ident>,
    /// The formula.
    pub formula: Formula,
}

/// A member of a class: `specvar`, `vardefs`, `invariant`, …
#[derive(Clone, PartialEq, Debug)]
pub struct Member {
    /// What it is.
    pub kind: MemberKind,
    /// `public`, `private`, `static`, `ghost`, `encap`, `ensured`, in order.
    pub modifiers: Vec<Ident>,
    /// The whole member.
    pub span: Span,
}

/// What a member is.
#[derive(Clone, PartialEq, Debug)]
pub enum MemberKind {
    /// `specvar x :: t = f`
    Variable {
        /// Its name.
        name: Ident,
        /// Its type.
        ty: Type,
        /// Its first value.
        initial: Option<Formula>,
    },
    /// `vardefs "x == f"`: definitions of specification variables.
    VariableDefinitions(Vec<Formula>),
    /// `constdefs "x == f"`
    ConstantDefinitions(Vec<Formula>),
    /// `invariant N: "f"`; before a loop `inv "f"`.
    Invariant(NamedFormula),
    /// `lemma N: "f"`
    Lemma(NamedFormula),
}

/// A modifier: of a class or field.
#[derive(Clone, PartialEq, Debug)]
pub enum Modifier {
    /// `claimedby C`
    ClaimedBy(Ident),
    /// `readonly`, `hidden`, `encap`, `encap+`
    Word(Ident),
}

impl Modifier {
    /// The word that shows where it stands: of `claimedby C` the class.
    pub fn word(&self) -> Ident {
        match self {
            Modifier::ClaimedBy(word) | Modifier::Word(word) => *word,
        }
    }
}

/// A clause of a contract.
#[derive(Clone, PartialEq, Debug)]
pub struct Clause {
    /// What it says.
    pub kind: ClauseKind,
    /// The whole clause.
    pub span: Span,
}

/// What a clause of a contract says.
#[derive(Clone, PartialEq, Debug)]
pub enum ClauseKind {
    /// `requires "f"`
    Requires(Formula),
    /// `modifies x, "y"`
    Modifies(Vec<Formula>),
    /// `ensures "f"`
    Ensures(Formula),
}

/// A statement: `note`, `assert`, `pickAny`, …
#[derive(Clone, PartialEq, Debug)]
pub struct Statement {
    /// What it is.
    pub kind: StatementKind,
    /// The whole statement.
    pub span: Span,
}

/// What a statement is.
#[derive(Clone, PartialEq, Debug)]
pub enum StatementKind {
    /// `assert N: "f" from A, B`
    Assert(NamedFormula, Vec<Ident>),
    /// `note N: "f" from A, B forSuch x, y`
    Note(NamedFormula, Vec<Ident>, Vec<Ident>),
    /// `assume N: "f"`
    Assume(NamedFormula),
    /// `assuming N: "f"`: up to the end of the block.
    Assuming(NamedFormula),
    /// `split "f"`, `noteOnly "f"`
    Split(NamedFormula),
    /// `havoc x, y suchThat "f"`
    Havoc(Vec<Formula>, Option<NamedFormula>),
    /// `pickAny x :: t suchThat "f"`
    PickAny(Vec<Variable>, Option<NamedFormula>),
    /// `pickWitness x :: t suchThat "f"`
    PickWitness(Vec<Variable>, Option<NamedFormula>),
    /// `witness "t" for "f" from A`
    Witness(Vec<Formula>, NamedFormula, Vec<Ident>),
    /// `cases "a", "b" for "f" from A`
    Cases(Vec<Formula>, NamedFormula, Vec<Ident>),
    /// `showedcase 1 of "f" from A`
    ShowedCase(Ident, NamedFormula, Vec<Ident>),
    /// `induct "f" over x :: t`
    Induct(NamedFormula, Variable),
    /// `bycontradiction "f"`
    ByContradiction(NamedFormula),
    /// `contradiction "f"`
    Contradiction(NamedFormula),
    /// `instantiate "f" with "t", …`
    Instantiate(NamedFormula, Vec<Formula>),
    /// `mp "f"`
    ModusPonens(NamedFormula),
    /// `proof`, `localize`
    Localize,
    /// `x := "f"`
    Assign(Formula, Formula),
    /// `operation("f", …)`
    Operation(Ident, Vec<Formula>),
    /// `hidden` behind `new`, or another modifier within a statement.
    Modifier(Modifier),
    /// A contract that stands among statements, or an invariant of a loop there.
    Clause(Clause),
    /// A member among statements: a `specvar` of a block.
    Member(Member),
}
