//! The typed program: every name resolved, every expression typed, every implicit conversion explicit.
//!
//! A method whose text Invar does not fully understand has a non-empty `unsupported` list; nothing may
//! be concluded from its body then, which is why `body` is `None` in that case.

use crate::hierarchy::Hierarchy;
pub use crate::specification::*;
use base::{Arena, Name, Span};
use std::collections::{BTreeMap, BTreeSet};
pub use syntax::ast::{BinaryOp, UnaryOp, Unsupported};

base::define_id! {
    /// A class.
    ClassId;
    /// A field, static or not.
    FieldId;
    /// A method or constructor.
    MethodId;
    /// A parameter, local variable or quantified variable, within its method (or invariant).
    LocalId;
    /// A statement that `break` or `continue` can name, within its method.
    LabelId;
}

/// A type, erased.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Type {
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
    /// The type of `null`.
    Null,
    /// No value.
    Void,
    /// A class.
    Class(ClassId),
    /// An array.
    Array(Box<Type>),
    /// `\\bigint`: any whole number. Only specifications have values of this and the following types.
    BigInt,
    /// `\\locset`: a set of locations.
    Locset,
    /// `\\seq`: a finite sequence of values.
    Seq,
    /// `\\TYPE`: a type as a value.
    TypeValue,
}

impl Type {
    /// Whether values are references.
    pub fn is_reference(&self) -> bool {
        matches!(self, Type::Null | Type::Class(_) | Type::Array(_))
    }

    /// Whether values are integers: `char` among them.
    pub fn is_integral(&self) -> bool {
        matches!(self, Type::Byte | Type::Short | Type::Char | Type::Int | Type::Long | Type::BigInt)
    }

    /// Whether values are numbers.
    pub fn is_numeric(&self) -> bool {
        self.is_integral() || matches!(self, Type::Float | Type::Double)
    }
}

/// All classes known to a run: the user's and those of `library/`.
#[derive(Clone, Default, Debug)]
pub struct Program {
    /// The classes.
    pub classes: Arena<ClassId, Class>,
    /// The fields of all classes.
    pub fields: Arena<FieldId, Field>,
    /// The methods and constructors of all classes.
    pub methods: Arena<MethodId, Method>,
    /// Things that are not supported and lie outside every method: a field's type, a nested class, …
    pub unsupported: Vec<Unsupported>,
    /// Where the user's code does something unchecked: with raw types, or by a cast that nobody can test. Without it, generic
    /// types hold what they say.
    pub unchecked: Option<Span>,
    /// Receivers of calls, and new objects, whose type arguments name the class of their keys (of a map) or elements, where it is one of
    /// values in a natural order.
    pub keys: BTreeMap<Span, ClassId>,
    /// Arguments of which type arguments say more than their erased type does: that they are objects of a `final` class.
    pub promised: BTreeMap<Span, ClassId>,
    /// The fields that hold the object around an inner one. They are set before anything else happens to the object, and are never null.
    pub enclosing: BTreeSet<FieldId>,
    /// Who inherits from whom, once all classes are there.
    pub hierarchy: Option<Hierarchy>,
    /// Classes that stand for those of functions which callers hand over: nothing is known of their methods.
    pub outside: BTreeSet<ClassId>,
    /// What is assumed of methods of the library that have no model.
    pub assumed: BTreeMap<MethodId, Assumed>,
}

/// What is assumed of a method without a model: that it changes nothing that the program can see, and more.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Assumed {
    /// Its result is not null.
    pub is_non_null: bool,
    /// Its result is null or an array without a null.
    pub is_filled: bool,
    /// It may throw a `NullPointerException` if it is handed null.
    pub refuses_null: bool,
    /// What else it may throw.
    pub throws: Vec<ClassId>,
}

/// What an object is that comes from outside the program, if it is declared to be of the first type and no class of the program
/// is one: of the second. The first types say all that is promised of it.
pub const STANDARD_CLASSES: &[(&str, &str)] = &[
    ("java.lang.Iterable", "java.util.ArrayList"),
    ("java.util.Collection", "java.util.ArrayList"),
    ("java.util.List", "java.util.ArrayList"),
    ("java.util.Queue", "java.util.ArrayDeque"),
    ("java.util.Deque", "java.util.ArrayDeque"),
    ("java.util.Set", "java.util.HashSet"),
    ("java.util.SortedSet", "java.util.TreeSet"),
    ("java.util.NavigableSet", "java.util.TreeSet"),
    ("java.util.Map", "java.util.HashMap"),
    ("java.util.SortedMap", "java.util.TreeMap"),
    ("java.util.NavigableMap", "java.util.TreeMap"),
    ("java.lang.CharSequence", "java.lang.String"),
];

/// Where a class comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The user's source: to be checked.
    Source,
    /// `library/`: to be used.
    Library,
    /// A class file without a model: only its name and its supertypes are known, and which methods of known classes it overrides. Of what
    /// its methods do nothing is known but what a list says ([`Program::assumed`]).
    External,
}

/// A class.
#[derive(Clone, Debug)]
pub struct Class {
    /// Binary name: `java.lang.Object`, `bank.Account`, `bank.Account$Entry`, `bank.Account$1`; what is made for a
    /// lambda expression has a name of the same kind: `bank.Account$$Lambda1`.
    pub name: Name,
    /// Simple name, as reports show it.
    pub simple_name: Name,
    /// `None` only for `java.lang.Object`; an interface's is `java.lang.Object`.
    pub superclass: Option<ClassId>,
    /// The interfaces that it implements, or that an interface extends.
    pub interfaces: Vec<ClassId>,
    /// Whether it is an interface.
    pub is_interface: bool,
    /// Whether it is abstract: no object has exactly this class.
    pub is_abstract: bool,
    /// Whether it can have no subclass.
    pub is_final: bool,
    /// Whether only code of the same file can name it: it is private, local or anonymous, or stands in such a class.
    pub is_hidden: bool,
    /// Declared fields, static and not, in order.
    pub fields: Vec<FieldId>,
    /// Declared methods and constructors, in order; a class without constructor has the default one, with an empty body.
    pub methods: Vec<MethodId>,
    /// Declared invariants.
    pub invariants: Vec<Invariant>,
    /// What the model fields of objects of this class are.
    pub represents: Vec<Represents>,
    /// `accessible`: what model fields and invariants depend on.
    pub dependencies: Vec<Dependency>,
    /// `initially`: what holds of a new object.
    pub initially: Vec<Invariant>,
    /// `constraint`: how each method may change the state.
    pub constraints: Vec<Invariant>,
    /// Instance initialisation in textual order, to be put behind the call of the superclass's constructor; empty where
    /// constructors contain it already.
    pub initializers: Vec<FieldId>,
    /// What initialises the class when it is first used, if anything has to be done: a method without parameters.
    pub static_initializer: Option<MethodId>,
    /// What whole numbers do in it.
    pub arithmetic: Arithmetics,
    /// Whether any specification but invariants and variants stands in the class; only then fields are non-null by default.
    pub has_specification: bool,
    /// Where it comes from.
    pub origin: Origin,
    /// Its name in its declaration.
    pub span: Span,
}

/// Who has a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldKind {
    /// The program.
    Java,
    /// The specification, which sets it (`ghost`).
    Ghost,
    /// The specification, which says what it stands for (`model`). It has no place in the state.
    Model,
}

/// A field.
#[derive(Clone, Debug)]
pub struct Field {
    /// Who has it.
    pub kind: FieldKind,
    /// The class that declares it.
    pub owner: ClassId,
    /// Its name.
    pub name: Name,
    /// Its type. Where the type is not supported the field does not exist here, and whoever mentions it is unsupported.
    pub ty: Type,
    /// Whether it is static.
    pub is_static: bool,
    /// Whether it is final.
    pub is_final: bool,
    /// Whether it is private: only code of the same file assigns it.
    pub is_private: bool,
    /// Whether it may hold null: `nullable`, or no specification in the class and no `non_null`.
    pub is_nullable: bool,
    /// The value of a constant variable (`static final int MAX = 10;`, JLS 4.12.4), as a literal. Whoever reads the field gets this
    /// value, even before the field of an object is set (JLS 13.1).
    pub constant: Option<Expr>,
    /// The initial value, converted to the type of the field.
    pub initializer: Option<Expr>,
    /// Its name in its declaration.
    pub span: Span,
}

/// Method or constructor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum MethodKind {
    Static,
    Instance,
    Constructor,
    StaticInitializer,
}

/// Who may call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names are the keywords")]
pub enum Access {
    Public,
    Protected,
    Package,
    Private,
}

/// A method or constructor.
#[derive(Clone, Debug)]
pub struct Method {
    /// The class that declares it.
    pub owner: ClassId,
    /// Its name; a constructor's is that of its class.
    pub name: Name,
    /// As reports show it: `Account.withdraw(int)`, `Account(int)` for a constructor.
    pub signature: Name,
    /// Static, instance, constructor.
    pub kind: MethodKind,
    /// Who may call it.
    pub access: Access,
    /// Whether it has no body by design.
    pub is_abstract: bool,
    /// Whether the interpreter has its body.
    pub is_native: bool,
    /// Whether no subclass can override it: final, private, static, a constructor, or in a final class.
    pub is_final: bool,
    /// Whether it is `pure`: it changes nothing that existed before the call.
    pub is_pure: bool,
    /// Whether it may create objects: `strictly_pure` says that it does not.
    pub allocates: Allocation,
    /// Whether it is a `helper`: it neither relies on invariants nor keeps them.
    pub is_helper: bool,
    /// Whether it is one of the specification (`model`), which no code can call.
    pub is_model: bool,
    /// What whole numbers do in it.
    pub arithmetic: Arithmetics,
    /// The method of the nearest superclass that it overrides.
    pub overrides: Option<MethodId>,
    /// Parameters, locals and quantified variables.
    pub locals: Arena<LocalId, Local>,
    /// The parameters, without `this`.
    pub parameters: Vec<LocalId>,
    /// The result type.
    pub result: Type,
    /// Whether the result may be null (as for fields).
    pub result_is_nullable: bool,
    /// The classes that its `throws` clause names.
    pub throws: Vec<ClassId>,
    /// Its specification, if it has one (`pure` alone is none).
    pub contract: Option<Contract>,
    /// Its statements; `None` if it has none or they are not supported.
    pub body: Option<Vec<Stmt>>,
    /// What in its signature, contract or body is not supported, in order of place.
    pub unsupported: Vec<Unsupported>,
    /// Its name in its declaration.
    pub span: Span,
}

/// What a specification says of null.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nullness {
    /// Nothing.
    Unsaid,
    /// `nullable`
    Nullable,
    /// `non_null`
    NonNull,
}

/// A parameter or variable.
#[derive(Clone, Debug)]
pub struct Local {
    /// Its name.
    pub name: Name,
    /// Its type.
    pub ty: Type,
    /// What is said of a parameter.
    pub nullness: Nullness,
    /// Its name in its declaration.
    pub span: Span,
}

/// A statement.
#[derive(Clone, Debug)]
pub struct Stmt {
    /// What it is.
    pub kind: StmtKind,
    /// Its place.
    pub span: Span,
}

/// What a statement is.
#[derive(Clone, Debug)]
pub enum StmtKind {
    /// `{ … }`
    Block(Vec<Stmt>),
    /// A local variable with its initial value, converted to its type. Each time control comes here it is a new one.
    Local(LocalId, Option<Expr>),
    /// `e;`
    Expr(Expr),
    /// `if`
    If(Expr, Box<Stmt>, Option<Box<Stmt>>),
    /// `while`, and `for` (`init` becomes a block around it, `update` runs after the body and after `continue`).
    While {
        /// Its specification.
        spec: LoopSpec,
        /// The condition.
        condition: Expr,
        /// What runs after the body.
        update: Vec<Expr>,
        /// The body.
        body: Box<Stmt>,
    },
    /// `do … while`: the invariants hold before each execution of the body.
    DoWhile {
        /// Its specification.
        spec: LoopSpec,
        /// The body.
        body: Box<Stmt>,
        /// The condition.
        condition: Expr,
    },
    /// `for (T x : array)`
    ForEach {
        /// Its specification.
        spec: LoopSpec,
        /// The variable.
        variable: LocalId,
        /// The array.
        array: Expr,
        /// The body.
        body: Box<Stmt>,
    },
    /// A statement that `break` can leave; if it is a loop, `continue` can go on with it.
    Labeled(LabelId, Box<Stmt>),
    /// `break` out of the statement with this label; `None`: out of the innermost loop.
    Break(Option<LabelId>),
    /// `continue` of the loop that has this label; `None`: of the innermost loop.
    Continue(Option<LabelId>),
    /// `switch`, over an integer that is worked out once. The body of a group goes on with that of the next unless it leaves
    /// the switch (which stands in a `Labeled`). Where no group has the value and none is the default, nothing is done.
    Switch {
        /// The value: an `int`. Strings, enum constants and patterns have become the number of the case.
        value: Expr,
        /// The groups, in order.
        groups: Vec<Group>,
    },
    /// `throw e;`: null becomes a `NullPointerException`.
    Throw(Expr),
    /// `try`, without resources (they have become nested `try` statements).
    Try {
        /// What is tried.
        body: Vec<Stmt>,
        /// The handlers, in order.
        catches: Vec<Catch>,
        /// What is done in any case.
        finally: Option<Vec<Stmt>>,
    },
    /// `return`, with the value converted to the result type.
    Return(Option<Expr>),
    /// Java's `assert`, with the `AssertionError` that is thrown where it fails (an expression that makes it, with the
    /// message); `None`: the one without message.
    Assert(Expr, Option<Expr>),
    /// A block with a contract.
    Contracted(Contract, Box<Stmt>),
    /// `//@ set target = value;`: the target is a ghost variable or field.
    Set(Expr, Expr),
    /// `//@ assert`
    SpecAssert(Expr),
    /// `//@ assume`
    SpecAssume(Expr),
}

/// Some statements of a `switch`, with the values that lead to them.
#[derive(Clone, Debug)]
pub struct Group {
    /// The values.
    pub values: Vec<i64>,
    /// Whether all other values lead here.
    pub is_default: bool,
    /// The statements.
    pub body: Vec<Stmt>,
}

/// `catch (A | B e) { … }`
#[derive(Clone, Debug)]
pub struct Catch {
    /// The classes that are caught.
    pub classes: Vec<ClassId>,
    /// The variable that gets the exception.
    pub variable: LocalId,
    /// The handler.
    pub body: Vec<Stmt>,
    /// Whether nobody wrote it, and the exception, or one that stands for it, goes on behind it.
    pub passes_on: bool,
    /// The clause.
    pub span: Span,
}

/// A typed expression, of Java or of a specification.
#[derive(Clone, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Its static type. In specifications integers are unbounded, whatever their type says.
    pub ty: Type,
    /// Its place.
    pub span: Span,
}

/// What an expression is. The names of constants are replaced by their values.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// A value of an integral type: the type of the expression says which.
    Int(i64),
    /// A `float`.
    Float(f32),
    /// A `double`.
    Double(f64),
    /// A string constant: the one object for this text, in UTF-16.
    String(Box<[u16]>),
    /// `T.class`
    ClassLiteral(Type),
    /// `true`, `false`
    Bool(bool),
    /// `null`
    Null,
    /// `this`
    This,
    /// A parameter, local or quantified variable.
    Local(LocalId),
    /// `o.f`
    Field(Box<Expr>, FieldId),
    /// `C.f`. A qualifier that is an expression does not occur (it is not supported).
    StaticField(FieldId),
    /// `a.length`
    Length(Box<Expr>),
    /// `a[i]`
    Index(Box<Expr>, Box<Expr>),
    /// `-e`, `~e`, `!e`; the operand has the type of the result. `+e` is dropped.
    Unary(UnaryOp, Box<Expr>),
    /// Both operands have been converted to one type, except that each operand of a shift is promoted by itself.
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `t = e` and `t op= e`.
    Assign {
        /// The operator of a compound assignment, with the type in which it computes (for shifts, that of the left operand).
        compound: Option<(BinaryOp, Type)>,
        /// A `Local`, `Field`, `StaticField` or `Index` expression.
        target: Box<Expr>,
        /// The value, converted to the type of the target (`=`), or to the type that the operator computes in.
        value: Box<Expr>,
    },
    /// Any other change of a place by its old value: `b += 1` for a `byte`, `s += e` for a string, `++` on a box. The place
    /// is worked out once, its value is kept in the local, then the new value is worked out and written.
    Update {
        /// A `Local`, `Field`, `StaticField` or `Index` expression.
        target: Box<Expr>,
        /// Gets the old value.
        old: LocalId,
        /// The new value, converted to the type of the target; it mentions the local.
        value: Box<Expr>,
        /// Whether the value of the expression is the old one.
        is_postfix: bool,
    },
    /// Statements, and then the value: `switch` expressions, pattern variables. A variable may be declared in them.
    Sequence(Vec<Stmt>, Box<Expr>),
    /// The same reference; null becomes a `NullPointerException`.
    NonNull(Box<Expr>),
    /// Strings, none of them null, one behind the other, as a new string.
    Concat(Vec<Expr>),
    /// `++`, `--` on an `int` or `long` place.
    Step {
        /// Whether it is `++`.
        is_increment: bool,
        /// Whether the value of the expression is the new one.
        is_prefix: bool,
        /// A `Local`, `Field`, `StaticField` or `Index` expression.
        target: Box<Expr>,
    },
    /// `c ? a : b`, both converted to the type of the whole.
    Conditional(Box<Expr>, Box<Expr>, Box<Expr>),
    /// Numeric conversion to the type of the whole: widening, or narrowing by a cast. In specifications too.
    Convert(Box<Expr>),
    /// Reference cast to the type of the whole.
    Cast(Box<Expr>),
    /// `e instanceof T`
    InstanceOf(Box<Expr>, Type),
    /// A static method.
    StaticCall(MethodId, Vec<Expr>),
    /// An instance method, dispatched by the class of the receiver.
    VirtualCall(Box<Expr>, MethodId, Vec<Expr>),
    /// The number in a box, by the method that gives it (`intValue`), where nobody wrote it; null becomes a `NullPointerException`.
    Unboxed(Box<Expr>, MethodId),
    /// `a == b` on boxes of one class: whether they are the same object. The method gives the number in such a box.
    SameBox(Box<Expr>, Box<Expr>, MethodId),
    /// `super.m(…)`: exactly this method, on `this`.
    SuperCall(MethodId, Vec<Expr>),
    /// `this(…)` or `super(…)`. A constructor that does not begin with one begins with an inserted `super()`.
    ConstructorCall(MethodId, Vec<Expr>),
    /// `new C(…)`; the type of the whole says the class.
    New(MethodId, Vec<Expr>),
    /// `new T[a][b][]`: the lengths that are given; the type of the whole says the rest.
    NewArray(Vec<Expr>),
    /// `new T[]{…}`; the elements are converted to the element type.
    ArrayLiteral(Vec<Expr>),
    /// `\result`
    Result,
    /// `\old(e)`
    Old(Box<Expr>),
    /// `\before(e)`: what it was when the block began whose contract this is.
    Before(Box<Expr>),
    /// What a collection holds, in a specification: the collection, and a position, key or value.
    Content(ContentOp, Vec<Expr>),
    /// A function that only specifications have.
    Logic(LogicOp, Vec<Expr>),
    /// `\type(T)`
    TypeLiteral(Type),
    /// Some locations as a value of type `\locset`.
    Locations(Vec<Location>),
    /// `\sum` and its kin, and `\infinite_union`: the values of the body for all values of the variables in the range.
    Comprehension {
        /// What is done with them.
        op: ComprehensionOp,
        /// The variables.
        variables: Vec<LocalId>,
        /// The range, if one is given.
        range: Option<Box<Expr>>,
        /// The body.
        body: Box<Expr>,
    },
    /// `(\seq_def T x; low; high; body)`: the values of the body from the first bound to before the second.
    SequenceDefinition {
        /// The variable.
        variable: LocalId,
        /// The first value of the variable.
        low: Box<Expr>,
        /// The first value that is too large.
        high: Box<Expr>,
        /// The body.
        body: Box<Expr>,
    },
    /// `\forall`, `\exists`
    Quantified {
        /// Which.
        quantifier: Quantifier,
        /// The variables.
        variables: Vec<LocalId>,
        /// The range, if one is given.
        range: Option<Box<Expr>>,
        /// The body.
        body: Box<Expr>,
    },
}

impl Program {
    /// The class with this qualified name.
    pub fn class_named(&self, name: &str) -> Option<ClassId> {
        if let Some(hierarchy) = &self.hierarchy {
            return hierarchy.class_named(name);
        }
        self.classes.iter().find(|(_, class)| &*class.name == name).map(|(id, _)| id)
    }

    /// Whether `sub` is `superclass` or inherits from it, interfaces included.
    pub fn is_subclass(&self, sub: ClassId, superclass: ClassId) -> bool {
        if let Some(hierarchy) = &self.hierarchy {
            return hierarchy.is_subclass(sub, superclass);
        }
        let mut open = vec![sub];
        let mut seen = std::collections::BTreeSet::new();
        while let Some(class) = open.pop() {
            if class == superclass {
                return true;
            }
            if seen.insert(class) {
                let class = &self.classes[class];
                open.extend(class.superclass.into_iter().chain(class.interfaces.iter().copied()));
            }
        }
        false
    }

    /// A class with all that it inherits from, in order.
    pub fn superclasses(&self, class: ClassId) -> Vec<ClassId> {
        let mut open = vec![class];
        let mut seen = BTreeSet::new();
        while let Some(id) = open.pop() {
            if seen.insert(id) {
                let class = &self.classes[id];
                open.extend(class.superclass.into_iter().chain(class.interfaces.iter().copied()));
            }
        }
        seen.into_iter().collect()
    }

    /// A class with all that inherit from it, in order.
    pub fn subclasses(&self, class: ClassId) -> Vec<ClassId> {
        match &self.hierarchy {
            Some(hierarchy) => hierarchy.subclasses(class),
            None => self.classes.ids().filter(|id| self.is_subclass(*id, class)).collect(),
        }
    }

    /// The type as Java writes it, with simple class names.
    pub fn type_name(&self, ty: &Type) -> String {
        match ty {
            Type::Boolean => "boolean".into(),
            Type::Byte => "byte".into(),
            Type::Short => "short".into(),
            Type::Char => "char".into(),
            Type::Int => "int".into(),
            Type::Long => "long".into(),
            Type::Float => "float".into(),
            Type::Double => "double".into(),
            Type::Null => "null".into(),
            Type::Void => "void".into(),
            Type::Class(class) => self.classes[*class].simple_name.to_string(),
            Type::Array(element) => format!("{}[]", self.type_name(element)),
            Type::BigInt => "\\bigint".into(),
            Type::Locset => "\\locset".into(),
            Type::Seq => "\\seq".into(),
            Type::TypeValue => "\\TYPE".into(),
        }
    }
}
