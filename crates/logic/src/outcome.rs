//! Obligations, and what became of them: verdicts with their evidence. Plain data, so that engines need not
//! know who reports and reports need not know who proved.

use base::{Rule, Span};

/// Something that must hold at a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Obligation {
    /// The rule that it comes from.
    pub rule: &'static Rule,
    /// The place.
    pub span: Span,
    /// What could go wrong, without a full stop: "`a` may be null".
    pub message: String,
    /// Other places that matter: the violated clause.
    pub related: Vec<(Span, String)>,
}

/// What is known of an obligation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// It holds in every execution that meets the stated assumptions.
    Proved,
    /// It fails, and an execution in which it did fail is at hand.
    Refuted,
    /// No failure within bounds.
    Bounded,
    /// Neither.
    Unknown,
    /// It needs something that Invar does not model.
    Skipped,
}

impl Verdict {
    /// The word for it, in every output.
    pub fn word(self) -> &'static str {
        match self {
            Verdict::Proved => "proved",
            Verdict::Refuted => "refuted",
            Verdict::Bounded => "bounded",
            Verdict::Unknown => "unknown",
            Verdict::Skipped => "skipped",
        }
    }
}

/// An obligation of an entry point with its verdict.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// Unique and the same in every run: `Account.withdraw(int)#3`.
    pub id: String,
    /// What had to hold.
    pub obligation: Obligation,
    /// Signature of the method in which the place lies.
    pub method: String,
    /// Signature of the method from which it was reached.
    pub entry: String,
    /// The verdict.
    pub verdict: Verdict,
    /// What the verdict rests on.
    pub evidence: Evidence,
}

/// What a verdict rests on.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Evidence {
    /// The engine that decided: "deductive".
    pub engine: Option<String>,
    /// The prover that it used, with its version.
    pub prover: Option<String>,
    /// How long it took.
    pub millis: u64,
    /// Why it is unknown or skipped.
    pub reason: Option<String>,
    /// Whether nobody has looked at it: the work was stopped before.
    pub is_untried: bool,
    /// Whether it is open only because something else is, that is told as well.
    pub is_consequence: bool,
    /// A failing execution: confirmed for `refuted`, a candidate for `unknown`.
    pub execution: Option<Execution>,
    /// Where the conjuncts of the obligation are written that are false in the execution (`refuted`) or not proved (`unknown`);
    /// empty if it has none or they cannot be told apart.
    pub conjuncts: Vec<Span>,
    /// What the program decides on a way to where the obligation fails in the prover's counterexample to the proof (`unknown`); empty
    /// if that is not known. What a failing execution decides is in its trace.
    pub path: Vec<Decision>,
}

/// The truth of a condition that is written in the program, where it decides how to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The place of the condition.
    pub place: Span,
    /// Whether it is true.
    pub truth: bool,
}

/// Something that verdicts of an entry point rest on and that nobody checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assumption {
    /// Signature of the entry point.
    pub entry: String,
    /// The place.
    pub span: Span,
    /// What is assumed, without a full stop.
    pub text: String,
}

/// Something that verdicts of an entry point rest on, that another entry point has to prove, and that this run did not prove.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reliance {
    /// Signature of the entry point.
    pub entry: String,
    /// Where it is written.
    pub span: Span,
    /// What is relied on, without a full stop.
    pub text: String,
    /// How it stands.
    pub standing: Standing,
}

/// How something stands that is relied on, the worst last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Standing {
    /// Nobody asked for it in this run.
    NotChecked,
    /// It could not be proved.
    NotProved,
    /// What it needs is not modelled.
    Skipped,
    /// It fails.
    Refuted,
}

impl Standing {
    /// As reports say it.
    pub fn text(self) -> &'static str {
        match self {
            Standing::NotChecked => "not checked",
            Standing::NotProved => "not proved",
            Standing::Skipped => "skipped",
            Standing::Refuted => "refuted",
        }
    }
}

/// An execution in Java's terms.
#[derive(Clone, PartialEq, Debug)]
pub struct Execution {
    /// Whether it was executed and the obligation failed.
    pub confirmed: bool,
    /// `this`, the parameters and the static fields that matter, at the start.
    pub start: Vec<Binding>,
    /// The objects that the start state reaches.
    pub objects: Vec<HeapObject>,
    /// What happened, step by step.
    pub trace: Vec<TraceStep>,
}

/// A name with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Binding {
    /// As Java writes it: `a`, `this`, `Counter.total`.
    pub name: String,
    /// Its value.
    pub value: JavaValue,
}

/// A value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JavaValue {
    /// `true`, `false`
    Boolean(bool),
    /// An integer.
    Int(i128),
    /// `null`
    Null,
    /// An object, by its position in [`Execution::objects`] (for values in traces that came later: its label).
    Object(String),
}

/// An object at the start of an execution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeapObject {
    /// Class and number: `Node#2`, `int[]#1`.
    pub label: String,
    /// Its class or array type.
    pub class: String,
    /// The fields, in order of declaration.
    pub fields: Vec<Binding>,
    /// The elements, of an array.
    pub elements: Option<Vec<JavaValue>>,
}

/// A step of an execution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TraceStep {
    /// Where.
    pub span: Span,
    /// What happened: `mid = 0`.
    pub text: String,
}
