//! What an IR program is made of.
//!
//! State: one map for each field (`Node.next : Map<Ref, Ref>`), one variable for each static field, one map of
//! maps for each kind of array element (`int[] : Map<Ref, Map<Int, Int>>`), and `$now`, the clock of allocation:
//! an object `o` is allocated exactly if `birth(o) < $now`. Expressions are [`Term`]s over these, parameters and locals.

use crate::definitions::{Definition, Lemma};
use crate::escapes::{Caught, Escapes, Thrower};
use crate::memo::Memo;
use base::{Arena, Name, Span};
use logic::transform::substitute;
use logic::{Obligation, Sort, Term, TermKind, Var};
use std::collections::BTreeSet;
use std::fmt;

base::define_id! {
    /// A procedure of a program.
    ProcedureId;
    /// A basic block of a body.
    BlockId;
    /// An obligation of a program.
    ObligationId;
}

/// A whole program.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Program {
    /// Whether numbers fit their types.
    pub integers: Integers,
    /// The classes: what runtime types there are.
    pub classes: Vec<Class>,
    /// The heap and the static state.
    pub globals: Vec<Global>,
    /// The functions that specifications define.
    pub definitions: Vec<Definition>,
    /// What is known of those of them that nobody says the meaning of.
    pub lemmas: Vec<Lemma>,
    /// What the procedures' assertions, calls and contracts refer to.
    pub obligations: Arena<ObligationId, Obligation>,
    /// What runs before the program begins, in order: it initialises classes where nobody can tell when.
    pub initializers: Vec<ProcedureId>,
    /// The procedures: one for each method and constructor.
    pub procedures: Arena<ProcedureId, Procedure>,
    /// What is known of the static state once these have run. No part of the text of a program: contracts say what follows from it.
    pub initial: crate::initial::Initial,
    /// How objects of the program's own classes come about. No part of the text of a program either.
    pub construction: crate::construction::Construction,
    /// What was found to hold of objects that have been made, wherever code outside their files runs. Nor is this a part of the text.
    pub invariants: crate::invariants::Invariants,
}

/// Whether numbers in the state fit their Java types.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Integers {
    /// They do: `int` and `long` have their ranges.
    #[default]
    Bounded,
    /// They are mathematical.
    Unbounded,
}

/// A class, as far as runtime types go.
#[derive(Clone, PartialEq, Debug)]
pub struct Class {
    /// Its name.
    pub name: Name,
    /// `None` only for the root. An interface's is the root.
    pub superclass: Option<Name>,
    /// The interfaces that it implements, or that an interface extends.
    pub interfaces: Vec<Name>,
    /// Whether no object has exactly this class.
    pub is_abstract: bool,
    /// Whether it is an interface; it is abstract then, and nobody's superclass.
    pub is_interface: bool,
    /// Whether its objects run code of their own to find out what they equal: neither `Object`'s, nor that of an enum, a
    /// string or a box.
    pub own_equality: bool,
}

/// A type of Java as it is at run time.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum JavaType {
    /// `boolean`
    Boolean,
    /// `byte`
    Byte,
    /// `short`
    Short,
    /// `char`
    Char,
    /// `int`
    Int,
    /// `long`
    Long,
    /// `float`
    Float,
    /// `double`
    Double,
    /// A class, by its name.
    Class(Name),
    /// An array.
    Array(Box<JavaType>),
    /// `\bigint`: any whole number. Only ghosts have this and the following types.
    Whole,
    /// `\locset`: a set of locations.
    Locations,
    /// `\seq`: a sequence.
    Sequence,
    /// `\TYPE`: a type.
    Types,
}

impl JavaType {
    /// The least and the greatest value of an integral type.
    pub fn range(&self) -> Option<(i64, i64)> {
        Some(match self {
            JavaType::Byte => (i8::MIN.into(), i8::MAX.into()),
            JavaType::Short => (i16::MIN.into(), i16::MAX.into()),
            JavaType::Char => (0, u16::MAX.into()),
            JavaType::Int => (i32::MIN.into(), i32::MAX.into()),
            JavaType::Long => (i64::MIN, i64::MAX),
            JavaType::Boolean
            | JavaType::Float
            | JavaType::Double
            | JavaType::Class(_)
            | JavaType::Array(_)
            | JavaType::Whole
            | JavaType::Locations
            | JavaType::Sequence
            | JavaType::Types => return None,
        })
    }

    /// The primitive type with this name.
    pub fn primitive(name: &str) -> Option<JavaType> {
        Some(match name {
            "boolean" => JavaType::Boolean,
            "byte" => JavaType::Byte,
            "short" => JavaType::Short,
            "char" => JavaType::Char,
            "int" => JavaType::Int,
            "long" => JavaType::Long,
            "float" => JavaType::Float,
            "double" => JavaType::Double,
            "bigint" => JavaType::Whole,
            "locset" => JavaType::Locations,
            "seq" => JavaType::Sequence,
            "typevalue" => JavaType::Types,
            _ => return None,
        })
    }

    /// The sort of its values.
    pub fn sort(&self) -> Sort {
        match self {
            JavaType::Boolean => Sort::Bool,
            JavaType::Byte | JavaType::Short | JavaType::Char | JavaType::Int | JavaType::Long => Sort::Int,
            JavaType::Float => Sort::Float32,
            JavaType::Double => Sort::Float64,
            JavaType::Class(_) | JavaType::Array(_) => Sort::Ref,
            JavaType::Whole => Sort::Int,
            JavaType::Locations => Sort::locations(),
            JavaType::Sequence => Sort::Seq,
            JavaType::Types => Sort::Type,
        }
    }
}

impl fmt::Display for JavaType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JavaType::Boolean => f.write_str("boolean"),
            JavaType::Byte => f.write_str("byte"),
            JavaType::Short => f.write_str("short"),
            JavaType::Char => f.write_str("char"),
            JavaType::Int => f.write_str("int"),
            JavaType::Long => f.write_str("long"),
            JavaType::Float => f.write_str("float"),
            JavaType::Double => f.write_str("double"),
            JavaType::Class(name) => write!(f, "{name}"),
            JavaType::Array(element) => write!(f, "{element}[]"),
            JavaType::Whole => f.write_str("bigint"),
            JavaType::Locations => f.write_str("locset"),
            JavaType::Sequence => f.write_str("seq"),
            JavaType::Types => f.write_str("typevalue"),
        }
    }
}

/// A part of the state that outlives calls.
#[derive(Clone, PartialEq, Debug)]
pub struct Global {
    /// The variable that holds it.
    pub variable: Var,
    /// What it stands for.
    pub kind: GlobalKind,
    /// Whether it is a field of objects that only their constructors assign.
    pub is_final: bool,
}

/// What a global variable stands for.
#[derive(Clone, PartialEq, Debug)]
pub enum GlobalKind {
    /// A field of objects: a map from references.
    Field {
        /// The declaring class.
        class: Name,
        /// The field.
        name: Name,
        /// The declared type.
        ty: JavaType,
    },
    /// A static field.
    Static {
        /// The declaring class.
        class: Name,
        /// The field.
        name: Name,
        /// The declared type.
        ty: JavaType,
    },
    /// The elements of all arrays of this kind: a map from references to maps from indices.
    Elements(ElementKind),
    /// The clock of allocation.
    Now,
}

/// Arrays of different kinds never share elements.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum ElementKind {
    Boolean,
    Byte,
    Short,
    Char,
    Int,
    Long,
    Float,
    Double,
    Reference,
}

impl ElementKind {
    /// All kinds.
    pub const ALL: [ElementKind; 9] = [
        ElementKind::Boolean,
        ElementKind::Byte,
        ElementKind::Short,
        ElementKind::Char,
        ElementKind::Int,
        ElementKind::Long,
        ElementKind::Float,
        ElementKind::Double,
        ElementKind::Reference,
    ];

    /// The type of the elements; `Object` stands for all references.
    pub fn element(self) -> JavaType {
        match self {
            ElementKind::Boolean => JavaType::Boolean,
            ElementKind::Byte => JavaType::Byte,
            ElementKind::Short => JavaType::Short,
            ElementKind::Char => JavaType::Char,
            ElementKind::Int => JavaType::Int,
            ElementKind::Long => JavaType::Long,
            ElementKind::Float => JavaType::Float,
            ElementKind::Double => JavaType::Double,
            ElementKind::Reference => JavaType::Class("java.lang.Object".into()),
        }
    }

    /// The kind of arrays with elements of this type.
    pub fn of(element: &JavaType) -> ElementKind {
        match element {
            JavaType::Boolean => ElementKind::Boolean,
            JavaType::Byte => ElementKind::Byte,
            JavaType::Short => ElementKind::Short,
            JavaType::Char => ElementKind::Char,
            JavaType::Int => ElementKind::Int,
            JavaType::Long => ElementKind::Long,
            JavaType::Float => ElementKind::Float,
            JavaType::Double => ElementKind::Double,
            // There are no arrays of what only ghosts hold.
            JavaType::Class(_)
            | JavaType::Array(_)
            | JavaType::Whole
            | JavaType::Locations
            | JavaType::Sequence
            | JavaType::Types => ElementKind::Reference,
        }
    }
}

/// A method or constructor.
#[derive(Clone, PartialEq, Debug)]
pub struct Procedure {
    /// Its signature, unique in the program: `Account.withdraw(int)`.
    pub name: Name,
    /// Its place.
    pub span: Span,
    /// Its parameters, `this` first. They are never assigned.
    pub parameters: Vec<Parameter>,
    /// The variable that holds the result when it returns normally.
    pub result: Option<Var>,
    /// The variable that holds the exception when it ends by one, and null when it returns normally. `None` if it
    /// never ends by an exception.
    pub exception: Option<Var>,
    /// All other variables that the body assigns, snapshots among them.
    pub locals: Vec<Var>,
    /// What it promises and asks for.
    pub contract: Contract,
    /// Where its code is.
    pub kind: ProcedureKind,
    /// How callers see it.
    pub visibility: Visibility,
    /// Whether it is checked on its own.
    pub is_entry: bool,
    /// Which exceptions that leave it are failures.
    pub escapes: Escapes,
    /// What its verdicts rest on and nobody checks.
    pub assumptions: Vec<(Span, String)>,
    /// What in it is not supported; then there is no body.
    pub unsupported: Vec<(Span, String)>,
    /// Where the conjuncts of its clauses are written, for reports. The text form leaves them out.
    pub conjuncts: Vec<Conjunct>,
    /// Its code, if it is of the kind that has some.
    pub body: Option<Body>,
    /// What was found out about it.
    pub memo: Memo,
}

/// An operand of a conjunction in a clause.
#[derive(Clone, PartialEq, Debug)]
pub struct Conjunct {
    /// The place of the clause.
    pub clause: Span,
    /// What it has become.
    pub formula: Term,
    /// Where it is written.
    pub place: Span,
}

/// Where the code of a procedure is.
#[derive(Clone, PartialEq, Debug)]
pub enum ProcedureKind {
    /// In its body.
    Code,
    /// In the interpreter. For proofs its contract says what is known of it.
    Native,
    /// In the procedure that the class of the first parameter, which is not null, chooses: for each concrete class,
    /// sorted by name. Other classes cannot occur.
    Dispatch(Vec<(Name, ProcedureId)>),
}

/// How callers see a procedure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// They rely on its contract, and establish what it requires.
    Contract,
    /// They follow it into its body; its contract says only what is assumed when it is checked on its own.
    Body,
}

/// A parameter.
#[derive(Clone, PartialEq, Debug)]
pub struct Parameter {
    /// The variable that holds it.
    pub variable: Var,
    /// Its declared type.
    pub ty: JavaType,
}

/// What a procedure asks for and promises, over its parameters, its result, globals and snapshots.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Contract {
    /// `(s, g)`: the local `s` holds the value that the global `g` had on entry. The body begins with `s := g`.
    pub snapshots: Vec<(Var, Var)>,
    /// What holds on entry.
    pub requires: Vec<Requires>,
    /// What holds on return.
    pub ensures: Vec<Ensures>,
    /// What it may change of what existed on entry.
    pub modifies: Vec<Modified>,
}

/// Something that holds on entry.
#[derive(Clone, PartialEq, Debug)]
pub struct Requires {
    /// The formula.
    pub formula: Term,
    /// Who sees to it.
    pub role: Role,
    /// Where it is written.
    pub span: Span,
    /// As people read it: "`amount > 0`", "`a` is not null".
    pub text: String,
}

/// Who sees to it that a formula holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// It is checked (on entry: by each caller).
    Checked,
    /// It holds by the type system and the heap model; it is assumed and never checked.
    Free,
}

/// Something that holds on return.
#[derive(Clone, PartialEq, Debug)]
pub struct Ensures {
    /// The formula.
    pub formula: Term,
    /// The obligation of the procedure's own check; `None` if it holds by the heap model.
    pub obligation: Option<ObligationId>,
}

/// A set of locations.
#[derive(Clone, PartialEq, Debug)]
pub enum Modified {
    /// All there are.
    Everything,
    /// `map[keys…]`: a field of an object, all elements of an array, one element; without keys, a static field.
    Place {
        /// The global.
        map: Var,
        /// The keys.
        keys: Vec<Term>,
    },
    /// `map[array][low..=high]`
    Elements {
        /// The global.
        map: Var,
        /// The array.
        array: Term,
        /// The first index.
        low: Term,
        /// The last index.
        high: Term,
    },
    /// The locations for which a formula holds: it is quantified over an object and a position. The position is the index
    /// of an element, or the [`location code`](Program::location_code) of a field.
    Where(Term),
    /// Some locations, where a condition held on entry.
    When {
        /// The condition.
        condition: Term,
        /// The locations.
        place: Box<Modified>,
    },
}

impl Modified {
    /// Whether a set of locations that is given by a formula has this one.
    pub fn member(set: &Term, object: &Term, position: &Term) -> Term {
        match set.kind() {
            TermKind::Quantified { variables, body, .. } => {
                let values = variables.iter().cloned().zip([object.clone(), position.clone()]).collect();
                substitute(body, &values)
            }
            // A formula that is plainly true or false is not quantified.
            _ => set.clone(),
        }
    }

    /// The terms that say which locations they are.
    pub fn terms(&self) -> Vec<&Term> {
        match self {
            Modified::Everything => Vec::new(),
            Modified::Place { keys, .. } => keys.iter().collect(),
            Modified::Elements { array, low, high, .. } => vec![array, low, high],
            Modified::Where(set) => vec![set],
            Modified::When { condition, place } => std::iter::once(condition).chain(place.terms()).collect(),
        }
    }
}

/// The code of a procedure.
#[derive(Clone, PartialEq, Debug)]
pub struct Body {
    /// The blocks.
    pub blocks: Arena<BlockId, Block>,
    /// Where it begins.
    pub entry: BlockId,
}

/// Commands without a jump between them.
#[derive(Clone, PartialEq, Debug)]
pub struct Block {
    /// If a loop begins here.
    pub header: Option<LoopHeader>,
    /// The commands, in order.
    pub commands: Vec<Command>,
    /// What comes then.
    pub terminator: Terminator,
}

/// Where control goes at the end of a block.
#[derive(Clone, PartialEq, Debug)]
pub enum Terminator {
    /// To this block.
    Goto(BlockId),
    /// To one of two blocks.
    Branch {
        /// The condition.
        condition: Term,
        /// If true.
        then_block: BlockId,
        /// If false.
        else_block: BlockId,
        /// Where the condition is written, if it is one of the program's own.
        written: Option<Span>,
    },
    /// Out of the procedure.
    Return,
    /// Nowhere: no execution comes here.
    Stop,
}

/// What is known where a loop begins. The formulas hold on every arrival at the block.
#[derive(Clone, PartialEq, Debug)]
pub struct LoopHeader {
    /// The one block that jumps back here.
    pub latch: BlockId,
    /// The written invariants.
    pub invariants: Vec<LoopInvariant>,
    /// What holds by construction: types of variables, and what frames leave unchanged.
    pub facts: Vec<LoopFact>,
    /// Formulas of which an invariant may be made. They claim nothing.
    pub predicates: Vec<Term>,
    /// Variables in them that nothing else mentions: an invariant holds whatever their values are.
    pub constants: Vec<Var>,
    /// The place of the loop.
    pub span: Span,
}

/// A written invariant.
#[derive(Clone, PartialEq, Debug)]
pub struct LoopInvariant {
    /// The formula.
    pub formula: Term,
    /// That it holds when the loop is reached.
    pub on_entry: ObligationId,
    /// That each iteration preserves it.
    pub preserved: ObligationId,
}

/// Something that holds by construction whenever the loop changes a variable.
#[derive(Clone, PartialEq, Debug)]
pub struct LoopFact {
    /// The variable that it is about. If the loop does not change it, the fact is not needed.
    pub variable: Var,
    /// The formula.
    pub formula: Term,
}

/// A command at a place.
#[derive(Clone, PartialEq, Debug)]
pub struct Command {
    /// What it does.
    pub kind: CommandKind,
    /// The place in the source that it comes from.
    pub span: Span,
}

/// What a command does.
#[derive(Clone, PartialEq, Debug)]
pub enum CommandKind {
    /// `target := value`
    Assign {
        /// A local, the result, or a static field.
        target: Var,
        /// The value.
        value: Term,
    },
    /// `map[keys…] := value`
    Update {
        /// A global map (or, for snapshots that are changed, none).
        map: Var,
        /// At least one key.
        keys: Vec<Term>,
        /// The value.
        value: Term,
    },
    /// The variable gets any value of its sort.
    Havoc(Var),
    /// Executions in which the condition is false do not count.
    Assume {
        /// The condition.
        condition: Term,
        /// Who sees to it.
        reason: AssumeReason,
    },
    /// The condition must hold. Where it does not, an execution that checks ends, unless somebody who called catches what Java throws; one
    /// that runs the program as Java does goes on in `otherwise`, where the exception is made, and ends if there is none.
    Assert {
        /// The condition.
        condition: Term,
        /// What must hold.
        obligation: ObligationId,
        /// What Java does where it does not hold.
        otherwise: Option<Otherwise>,
    },
    /// The condition must hold, but nothing follows from it: where it does not, an execution that checks notes that and goes on.
    /// Who runs the program does not look at it.
    Check {
        /// The condition.
        condition: Term,
        /// What must hold.
        obligation: ObligationId,
    },
    /// An exception is on its way out of the procedure. Unless the condition holds, one of those who called must catch it, or the
    /// procedure that is checked must allow it: see [`handlers`](crate::escapes::handlers). Where that is not so, an execution that
    /// checks ends. Who runs the program does not look at it.
    Escape {
        /// The exception.
        exception: Term,
        /// When it does not count: it is of another class, or caught in the procedure itself.
        condition: Term,
        /// Who threw it.
        thrower: Thrower,
        /// What must hold.
        obligation: ObligationId,
    },
    /// A new object of exactly this class, all fields zero, false or null.
    New {
        /// The variable that gets the reference.
        target: Var,
        /// The class.
        class: Name,
        /// The allocation site, unique in the program.
        site: u32,
    },
    /// A new array, all elements zero, false or null. The length is not negative.
    NewArray {
        /// The variable that gets the reference.
        target: Var,
        /// The type of its elements.
        element: JavaType,
        /// Its length.
        length: Term,
        /// The allocation site, unique in the program.
        site: u32,
    },
    /// A call.
    Call {
        /// What is called.
        procedure: ProcedureId,
        /// One for each parameter.
        arguments: Vec<Term>,
        /// The variable that gets the result, if the call returns normally.
        result: Option<Var>,
        /// The variable that gets the exception, or null; there is one exactly if the procedure has one.
        exception: Option<Var>,
        /// For a procedure seen by its contract: one for each checked `requires`, in order. For one that is followed:
        /// one, which says that the call lies too deep to be followed.
        obligations: Vec<ObligationId>,
        /// The exceptions that handlers around the call catch.
        catches: Vec<Caught>,
    },
}

/// Who sees to an assumption.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AssumeReason {
    /// The type system and the heap model.
    Typing,
    /// The user wrote it.
    Written,
}

/// The classes and interfaces that every array is an instance of.
pub const ARRAY_SUPERTYPES: [&str; 3] = ["java.lang.Object", "java.lang.Cloneable", "java.io.Serializable"];

impl Program {
    /// The procedure with this name.
    pub fn procedure_named(&self, name: &str) -> Option<ProcedureId> {
        self.procedures.iter().find(|(_, procedure)| &*procedure.name == name).map(|(id, _)| id)
    }

    /// What stands for a field where locations are objects with positions: a negative number, another one for each field. Those of
    /// static fields belong to null. Elements of arrays have their indices.
    pub fn location_code(globals: &[Global], field: &Var) -> Option<i64> {
        let index = globals.iter().position(|global| global.variable == *field)?;
        match globals[index].kind {
            GlobalKind::Field { .. } | GlobalKind::Static { .. } => Some(-1 - i64::try_from(index).ok()?),
            GlobalKind::Elements(_) | GlobalKind::Now => None,
        }
    }

    /// The class with this name.
    pub fn class(&self, name: Name) -> Option<&Class> {
        self.classes.iter().find(|class| class.name == name)
    }

    /// Whether every value of the reference type `sub` is one of `ty` too.
    pub fn is_subtype(&self, sub: &JavaType, ty: &JavaType) -> bool {
        match (sub, ty) {
            (JavaType::Class(sub), JavaType::Class(name)) => {
                let mut open = vec![*sub];
                let mut seen = BTreeSet::new();
                while let Some(class) = open.pop() {
                    if class == *name {
                        return true;
                    }
                    if seen.insert(class)
                        && let Some(class) = self.class(class)
                    {
                        open.extend(class.superclass.into_iter().chain(class.interfaces.iter().copied()));
                    }
                }
                false
            }
            (JavaType::Array(_), JavaType::Class(name)) => ARRAY_SUPERTYPES.contains(&&**name),
            (JavaType::Array(sub), JavaType::Array(element)) => {
                sub == element
                    || (sub.sort() == Sort::Ref && element.sort() == Sort::Ref && self.is_subtype(sub, element))
            }
            _ => false,
        }
    }
}

impl Terminator {
    /// The blocks that may come next.
    pub fn successors(&self) -> Vec<BlockId> {
        match self {
            Terminator::Goto(block) => vec![*block],
            Terminator::Branch { then_block, else_block, .. } => vec![*then_block, *else_block],
            Terminator::Return | Terminator::Stop => Vec::new(),
        }
    }
}

impl Block {
    /// The blocks that may come next: also those where Java goes on behind an assertion that does not hold.
    pub fn successors(&self) -> Vec<BlockId> {
        let mut blocks = self.terminator.successors();
        blocks.extend(self.commands.iter().filter_map(|command| match command.kind {
            CommandKind::Assert { otherwise, .. } => otherwise.map(|otherwise| otherwise.block),
            _ => None,
        }));
        blocks
    }
}

/// What Java does where an assertion does not hold: it throws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Otherwise {
    /// Where the exception is made and handed on.
    pub block: BlockId,
    /// Its exact class.
    pub class: Name,
}

impl CommandKind {
    /// The variables that it changes, and the terms that it reads.
    pub fn parts(&self) -> (Vec<&Var>, Vec<&Term>) {
        match self {
            CommandKind::Assign { target, value } => (vec![target], vec![value]),
            CommandKind::Update { map, keys, value } => (vec![map], keys.iter().chain([value]).collect()),
            CommandKind::Havoc(variable) => (vec![variable], Vec::new()),
            CommandKind::Assume { condition, .. }
            | CommandKind::Assert { condition, .. }
            | CommandKind::Check { condition, .. } => (Vec::new(), vec![condition]),
            CommandKind::Escape { exception, condition, .. } => (Vec::new(), vec![condition, exception]),
            CommandKind::New { target, .. } => (vec![target], Vec::new()),
            CommandKind::NewArray { target, length, .. } => (vec![target], vec![length]),
            CommandKind::Call { arguments, result, exception, .. } => {
                (result.iter().chain(exception).collect(), arguments.iter().collect())
            }
        }
    }
}
