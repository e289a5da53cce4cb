//! Specifications in the syntax tree: JML's contracts, loop specifications, members, statements and expressions.
//! Jahob's formulas have a language of their own, which stands in [`crate::jahob`].

use super::{Declarator, Expr, Ident, Modifiers, TypeRef, Unsupported};
use base::Span;

/// `normal_behavior`, …
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Behavior {
    /// `behavior`
    Any,
    /// `normal_behavior`: no exception leaves the method.
    Normal,
    /// `exceptional_behavior`
    Exceptional,
    /// `break_behavior`, of a block.
    Break,
    /// `continue_behavior`, of a block.
    Continue,
    /// `return_behavior`, of a block.
    Return,
    /// `model_behavior`
    Model,
    /// `feasible_behavior`
    Feasible,
}

/// The specification of a method or block: cases that all hold.
#[derive(Clone, PartialEq, Debug)]
pub struct Contract {
    /// Whether it begins with `also`: it is joined to what is inherited.
    pub extends_inherited: bool,
    /// Whether it stands before a loop as the contract of that loop (`loop_contract`).
    pub is_loop_contract: bool,
    /// The cases, in order.
    pub cases: Vec<SpecCase>,
    /// From the first clause to the last.
    pub span: Span,
}

/// One case of a contract.
#[derive(Clone, PartialEq, Debug)]
pub struct SpecCase {
    /// `public`, …
    pub modifiers: Modifiers,
    /// The heading, if there is one.
    pub behavior: Option<Behavior>,
    /// What joins it to the contract.
    pub role: CaseRole,
    /// The clauses, in order.
    pub clauses: Vec<Clause>,
    /// From the heading to the last clause.
    pub span: Span,
}

/// What joins a case to its contract.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CaseRole {
    /// A case that must hold.
    Case,
    /// Behind `implies_that`: follows from the others.
    Implied,
    /// Behind `for_example`.
    Example,
}

/// A clause of a contract.
#[derive(Clone, PartialEq, Debug)]
pub struct Clause {
    /// What it says.
    pub kind: ClauseKind,
    /// The heaps that it speaks of: `ensures<heap>`, KeY's.
    pub heaps: Vec<Ident>,
    /// Whether it is said to follow from the others: `ensures_redundantly`.
    pub is_redundant: bool,
    /// Whether it adds to what is inherited, where that applies: `also_ensures`, ESC/Java's.
    pub adds_to_inherited: bool,
    /// From the keyword to the `;`.
    pub span: Span,
}

/// What a clause says.
#[derive(Clone, PartialEq, Debug)]
pub enum ClauseKind {
    /// `requires e;`; of `\not_specified` or `\same` an expression of that word.
    Requires(Expr),
    /// `ensures e;`
    Ensures(Expr),
    /// `assignable l, …;`, `modifies`, `modifiable`, `writable`.
    Assignable(Vec<Location>),
    /// `accessible l, …;`, `reads`, with `\inv:` or a name before the colon.
    Accessible {
        /// What is said to depend on them only, if it is not the method.
        subject: Option<Box<Expr>>,
        /// The locations.
        locations: Vec<Location>,
        /// `\measured_by e`
        measure: Option<Box<Expr>>,
    },
    /// `signals (T e) P;`
    Signals {
        /// The class of the exception.
        class: TypeRef,
        /// The name of the exception, if it has one.
        name: Option<Ident>,
        /// What holds then; nothing said is `true`.
        formula: Option<Box<Expr>>,
    },
    /// `signals_only T, …;`, empty for `\nothing`.
    SignalsOnly(Vec<TypeRef>),
    /// `diverges e;`
    Diverges(Expr),
    /// `measured_by e, …;` or `decreases e;` of a method.
    MeasuredBy(Vec<Expr>),
    /// `when e;`
    When(Expr),
    /// `breaks (l) e;`, `continues (l) e;`
    Leaves {
        /// Whether it is `breaks`.
        is_break: bool,
        /// The label.
        label: Option<Ident>,
        /// What holds then.
        formula: Box<Expr>,
    },
    /// `returns e;` of a block.
    Returns(Expr),
    /// `captures`, `callable`, `duration`, `working_space`: expressions behind the keyword.
    Other(Ident, Vec<Expr>),
    /// `determines e, … \by e, … \declassifies … \new_objects …`
    Determines(Vec<(Option<Ident>, Vec<Expr>)>),
    /// `forall T x;` before the clauses it is for.
    Forall(TypeRef, Vec<Ident>),
    /// `old T x = e;` before the clauses it is for.
    Old(TypeRef, Vec<Declarator>),
    /// `{| … also … |}`
    Nested(Vec<SpecCase>),
    /// A clause in Jahob's language.
    Jahob(Box<crate::jahob::Clause>),
    /// Anything else.
    Unsupported(Unsupported),
}

/// A set of locations.
#[derive(Clone, PartialEq, Debug)]
pub struct Location {
    /// Which.
    pub kind: LocationKind,
    /// Its place.
    pub span: Span,
}

/// Which locations.
#[derive(Clone, PartialEq, Debug)]
pub enum LocationKind {
    /// `\nothing`
    Nothing,
    /// `\strictly_nothing`: not even new objects.
    StrictlyNothing,
    /// `\everything`
    Everything,
    /// `\not_specified`, `\less_than_nothing`, …: the word without its backslash.
    Word(Ident),
    /// `f`, `o.f`, `C.f` or `a[i]`, or an expression whose value is a set of locations.
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
    /// `loop_predicate e, …;` An invariant may be made of these.
    Predicates(Vec<Expr>),
    /// `skolem_constant T x, …;` Any values, of which the predicates speak.
    Constants(TypeRef, Vec<Declarator>),
    /// A clause of a contract: `ensures`, `signals`, `determines`, `breaks`, …
    Clause(Box<Clause>),
    /// A contract of the loop as a block.
    Contract(Box<Contract>),
    /// Jahob's `inv "…"`.
    Jahob(Box<crate::jahob::Formula>),
    /// Any other clause.
    Unsupported(Unsupported),
}

impl LoopClauseKind {
    /// Whether it claims something. Predicates are only a hint.
    pub fn claims(&self) -> bool {
        !matches!(self, LoopClauseKind::Predicates(_) | LoopClauseKind::Constants(..))
    }
}

/// A member of a class that only the specification has.
#[derive(Clone, PartialEq, Debug)]
pub struct SpecMember {
    /// Its modifiers.
    pub modifiers: Modifiers,
    /// What it is.
    pub kind: SpecMemberKind,
    /// The whole member.
    pub span: Span,
}

/// What a member of the specification is.
#[derive(Clone, PartialEq, Debug)]
pub enum SpecMemberKind {
    /// `represents l = e;` (`<-`), or `represents l \such_that e;`
    Represents {
        /// What is represented.
        location: Location,
        /// Whether it is `\such_that`.
        is_relation: bool,
        /// The value, or the relation.
        value: Expr,
    },
    /// `constraint e;`
    Constraint(Expr),
    /// `initially e;`
    Initially(Expr),
    /// `axiom e;`
    Axiom(Expr),
    /// `accessible x : l, …;`
    Accessible(Clause),
    /// `readable x if e;`, `writable x if e;`, `monitors_for x = l, …;`
    Other(Ident, Vec<Expr>),
    /// `in g, …;` and `maps l \into g, …;` behind a field.
    DataGroup(Vec<Expr>),
    /// A member in Jahob's language.
    Jahob(Box<crate::jahob::Member>),
    /// Anything else.
    Unsupported(Unsupported),
}

/// A statement that only the specification has.
#[derive(Clone, PartialEq, Debug)]
pub enum SpecStmt {
    /// `//@ assert e;`
    Assert(Expr),
    /// `//@ assume e;`
    Assume(Expr),
    /// `//@ set x = e;`: an assignment, or another expression statement over ghosts.
    Set(Expr),
    /// `//@ unreachable;`
    Unreachable,
    /// Another statement by its keyword with its expressions: `debug`, `hence_by`, `merge_point`, …
    Other(Ident, Vec<Expr>),
    /// A statement in Jahob's language.
    Jahob(Box<crate::jahob::Statement>),
    /// Anything else.
    Unsupported(Unsupported),
}

/// An expression that only specifications have.
#[derive(Clone, PartialEq, Debug)]
pub enum SpecExpr {
    /// `\result`
    Result,
    /// `\old(e)`, `\old(e, label)`, `\pre(e)`
    Old(Expr, Option<Ident>),
    /// `(\forall T x, y; range; body)`
    Quantified(Quantified),
    /// `(\let T x = e; body)`
    Let(TypeRef, Vec<Declarator>, Expr),
    /// `\fresh(e)`, `\seq_concat(a, b)`, `\dl_f(x)`, …: the name without its backslash.
    Function(Ident, Vec<Expr>),
    /// `\nothing`, `\inv`, `\index`, …: a word without arguments, without its backslash.
    Word(Ident),
    /// `o.\inv`, `o.\foo`
    Member(Expr, Ident),
    /// A type as an argument: of `\type(T)`, `\seq<T>`, …
    Type(TypeRef),
    /// `o.*` as a set of locations.
    AllFields(Expr),
    /// `a[*]`: locations or, of a sequence, its elements.
    AllElements(Expr),
    /// `a[lo .. hi]`
    Elements(Expr, Expr, Expr),
    /// `(\lblneg name e)`, `(\lblpos name e)`, `(\lbl name e)`
    Labelled(Ident, Expr),
    /// `(* text *)`: an informal remark, which counts as true.
    Informal,
    /// `new T { T x | e && p }`
    Comprehension(TypeRef, TypeRef, Ident, Expr),
    /// Anything else.
    Unsupported(Unsupported),
}

/// `(\forall T x, y; range; body)`
#[derive(Clone, PartialEq, Debug)]
pub struct Quantified {
    /// Which.
    pub quantifier: Quantifier,
    /// `nullable`, …
    pub modifiers: Modifiers,
    /// The type of the variables.
    pub ty: TypeRef,
    /// The variables.
    pub variables: Vec<Ident>,
    /// The range, if one is given; of `\sum`, `\bsum` and `\seq_def` with bounds `lo; hi;` there are two.
    pub range: Vec<Expr>,
    /// The body.
    pub body: Expr,
}

/// `\forall` and its kin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names are the keywords")]
pub enum Quantifier {
    Forall,
    Exists,
    Sum,
    Product,
    Min,
    Max,
    NumOf,
    Choose,
    BoundedSum,
    SequenceDefinition,
    InfiniteUnion,
}
