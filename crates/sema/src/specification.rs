//! What specifications say: contracts, invariants, model fields, sets of locations, and the operators that only they have.

use crate::program::{ClassId, Expr, FieldId, LabelId, Local, LocalId, Unsupported};
use base::{Arena, Span};

/// What specifications ask of collections.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ContentOp {
    /// `\\size(c)`
    Size,
    /// `\\at(c, i)`
    At,
    /// `\\get(m, k)`
    Get,
    /// `\\has(c, x)`: a key of a map, an element of another collection.
    Has,
    /// `\\has_value(m, v)`
    HasValue,
}

impl ContentOp {
    /// As it is written.
    pub fn word(self) -> &'static str {
        match self {
            ContentOp::Size => "\\size",
            ContentOp::At => "\\at",
            ContentOp::Get => "\\get",
            ContentOp::Has => "\\has",
            ContentOp::HasValue => "\\has_value",
        }
    }

    /// The function of specifications with this name.
    pub fn named(name: &str) -> Option<ContentOp> {
        Some(match name {
            "size" => ContentOp::Size,
            "at" => ContentOp::At,
            "get" => ContentOp::Get,
            "has" => ContentOp::Has,
            "has_value" => ContentOp::HasValue,
            _ => return None,
        })
    }
}

/// Functions that only specifications have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names are those of JML and KeY")]
pub enum LogicOp {
    Fresh,
    NewElemsFresh,
    InvariantFor,
    /// Of a class, which a literal names.
    StaticInvariantFor,
    TypeOf,
    NonNullElements,
    /// `\index`: the position of a loop over an array.
    Position,
    Max,
    Min,
    // Sets of locations.
    Everything,
    Union,
    Intersect,
    Minus,
    Disjoint,
    Subset,
    // Paths: along the field of the first argument, which is no value.
    Reach,
    ReachLocations,
    // Sequences.
    SeqEmpty,
    SeqSingleton,
    SeqConcat,
    SeqSub,
    SeqReverse,
    SeqUpdate,
    SeqGet,
    SeqLength,
    SeqOfArray,
    /// The element of a sequence as a value of the type of the whole.
    OfElement,
}

/// What is done with the values of a comprehension.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names are the keywords")]
pub enum ComprehensionOp {
    Sum,
    Product,
    Min,
    Max,
    NumOf,
    Union,
}

/// What whole numbers do in specifications.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum SpecArithmetic {
    /// `spec_bigint_math`: they are unbounded.
    #[default]
    Mathematical,
    /// `spec_java_math`: they wrap around, as Java's do.
    Java,
}

/// What whole numbers are to do in code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodeArithmetic {
    /// `code_java_math`: wrap around.
    Java,
    /// `code_safe_math`: an overflow is an error.
    Safe,
    /// `code_bigint_math`: they are unbounded.
    Bigint,
}

/// What whole numbers do in a class or method.
#[derive(Clone, Copy, Default, Debug)]
pub struct Arithmetics {
    /// In its specification.
    pub specification: SpecArithmetic,
    /// In its code, with the modifier that says so; as the run says, if none does.
    pub code: Option<(CodeArithmetic, Span)>,
}

/// `invariant e;`
#[derive(Clone, Debug)]
pub struct Invariant {
    /// Whether it is static: it does not speak of `this`.
    pub is_static: bool,
    /// Quantified variables in it.
    pub locals: Arena<LocalId, Local>,
    /// The formula.
    pub formula: Expr,
    /// Why it cannot be used, if so. Methods of the class are then not checked.
    pub unsupported: Vec<Unsupported>,
    /// What whole numbers do in it.
    pub arithmetic: SpecArithmetic,
}

/// `represents field = value;`
#[derive(Clone, Debug)]
pub struct Represents {
    /// The model field, of this class or one above it.
    pub field: FieldId,
    /// Quantified variables in the value.
    pub locals: Arena<LocalId, Local>,
    /// The value; none if it cannot be used, and then why.
    pub value: Result<Expr, Unsupported>,
    /// What whole numbers do in the value.
    pub arithmetic: SpecArithmetic,
}

/// `accessible subject: locations;`
#[derive(Clone, Debug)]
pub struct Dependency {
    /// A model field of `this`, or its invariant.
    pub subject: Expr,
    /// What it depends on.
    pub locations: Vec<Location>,
    /// Quantified variables in it.
    pub locals: Arena<LocalId, Local>,
    /// What whole numbers do in it.
    pub arithmetic: SpecArithmetic,
    /// The clause.
    pub span: Span,
}

/// The specification of a method: cases, each of which holds where its precondition held.
#[derive(Clone, Default, Debug)]
pub struct Contract {
    /// The cases, in order.
    pub cases: Vec<Case>,
}

/// One case of a contract.
#[derive(Clone, Debug)]
pub struct Case {
    /// `requires`, in order.
    pub requires: Vec<Expr>,
    /// `requires_free`, in order: assumed, and asked of nobody.
    pub requires_free: Vec<Expr>,
    /// `ensures_free`, in order: promised, and checked by nobody.
    pub ensures_free: Vec<Expr>,
    /// `ensures`, in order; they hold when the method returns normally.
    pub ensures: Vec<Expr>,
    /// `signals`, in order; they hold when an exception of their class leaves the method.
    pub signals: Vec<Signals>,
    /// The exceptions that may leave it, with the clause; `None` if not said.
    pub signals_only: Option<(Vec<ClassId>, Span)>,
    /// `returns` of a block: what holds when it returns from the method.
    pub returns: Vec<Expr>,
    /// `breaks` and `continues` of a block: what holds when it is left by a jump.
    pub leaves: Vec<Leaves>,
    /// How the method may end.
    pub ending: Ending,
    /// `assignable`; `None` if no such clause is there (anything may change, unless `pure`).
    pub assignable: Option<Vec<Location>>,
    /// Whether it may create objects.
    pub allocates: Allocation,
    /// `accessible`: what its result depends on, with the clause.
    pub accessible: Option<(Vec<Location>, Span)>,
    /// `measured_by`: what becomes smaller from call to recursive call, the first that differs deciding.
    pub measures: Vec<Expr>,
    /// The first clause that adds to what is inherited, where that applies: `also_ensures`.
    pub adds_to_inherited: Option<Span>,
    /// Its text.
    pub span: Span,
}

impl Case {
    /// A case that says nothing yet.
    pub fn new(span: Span) -> Case {
        Case {
            requires: Vec::new(),
            requires_free: Vec::new(),
            ensures_free: Vec::new(),
            ensures: Vec::new(),
            signals: Vec::new(),
            signals_only: None,
            returns: Vec::new(),
            leaves: Vec::new(),
            ending: Ending::Any,
            assignable: None,
            allocates: Allocation::Anything,
            accessible: None,
            measures: Vec::new(),
            adds_to_inherited: None,
            span,
        }
    }

    /// The formulas and measures of its clauses.
    pub fn expressions(&self) -> impl Iterator<Item = &Expr> {
        let signals = self.signals.iter().map(|signals| &signals.formula);
        let free = self.requires_free.iter().chain(&self.ensures_free);
        let leaves = self.leaves.iter().map(|leaves| &leaves.formula);
        let ends = self.ensures.iter().chain(&self.returns).chain(leaves).chain(signals);
        self.requires.iter().chain(free).chain(ends).chain(&self.measures)
    }
}

/// What a method may create.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Allocation {
    /// Any objects.
    #[default]
    Anything,
    /// None: `assignable \\strictly_nothing`.
    Nothing,
}

/// `signals (C e) formula;`
#[derive(Clone, Debug)]
pub struct Signals {
    /// The class of the exceptions that it speaks of.
    pub class: ClassId,
    /// The exception, if it has a name.
    pub variable: Option<LocalId>,
    /// What holds then.
    pub formula: Expr,
    /// The clause.
    pub span: Span,
}

/// `breaks (l) formula;` or `continues (l) formula;`
#[derive(Clone, Debug)]
pub struct Leaves {
    /// Whether it speaks of `break` or of `continue`.
    pub kind: JumpKind,
    /// The statement that is jumped to.
    pub target: LabelId,
    /// What holds then.
    pub formula: Expr,
}

/// A jump out of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JumpKind {
    /// `break`
    Break,
    /// `continue`
    Continue,
}

/// How a method may end in a case of its contract.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By returning or by an exception.
    Any,
    /// `normal_behavior`: by returning.
    Normal,
    /// `exceptional_behavior`: by an exception.
    Exceptional,
    /// `return_behavior` of a block: by returning from the method.
    Return,
    /// `break_behavior` or `continue_behavior` of a block: by such a jump.
    Jump(JumpKind),
}

/// A set of locations.
#[derive(Clone, Debug)]
pub enum Location {
    /// All there are.
    Everything,
    /// `o.f`; the receiver is `This` for a bare `f`.
    Field(Expr, FieldId),
    /// `C.f`
    StaticField(FieldId),
    /// `o.*`
    AllFields(Expr),
    /// `a[lo..hi]`, both included; `a[i]` has `lo` = `hi`.
    Elements(Expr, Expr, Expr),
    /// `a[*]`
    AllElements(Expr),
    /// A set that is computed: an expression of type `\\locset`.
    Set(Expr),
}

impl Location {
    /// The expressions in it.
    pub fn expressions(&self) -> Vec<&Expr> {
        match self {
            Location::Everything | Location::StaticField(_) => Vec::new(),
            Location::Field(expr, _)
            | Location::AllFields(expr)
            | Location::AllElements(expr)
            | Location::Set(expr) => {
                vec![expr]
            }
            Location::Elements(array, low, high) => vec![array, low, high],
        }
    }
}

/// The specification of a loop.
#[derive(Clone, Default, Debug)]
pub struct LoopSpec {
    /// `loop_invariant`, in order.
    pub invariants: Vec<Expr>,
    /// `ensures` of its contract, as far as it mentions the state before: from the same of the iterations to come it follows of all.
    pub summaries: Vec<Expr>,
    /// `loop_predicate`, in order.
    pub predicates: Vec<Expr>,
    /// `skolem_constant`, in order.
    pub constants: Vec<LocalId>,
    /// `decreases`.
    pub variant: Option<Expr>,
    /// `assignable`, if given; `Some(vec![])` is `\nothing`.
    pub assignable: Option<Vec<Location>>,
    /// Whether it may create objects.
    pub allocates: Allocation,
    /// The iterator of `for (T x : iterable)`, which nobody can name.
    pub iterator: Option<LocalId>,
    /// What holds of this iterator by its model, whenever none of its methods runs.
    pub facts: Vec<Expr>,
}

/// `\forall` or `\exists`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names are the keywords")]
pub enum Quantifier {
    Forall,
    Exists,
}
