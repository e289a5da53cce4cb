//! What typing finds out about a file, kept beside its syntax tree under the ids of expressions and declarations.

use base::arena::Id;
use base::{Arena, Name, Span};
use classes::{ClassId, Constant, FieldId, MethodId, Type};
use std::collections::{BTreeMap, HashMap};
use syntax::ast::{CompilationUnit, DeclId, ExprId};

base::define_id! {
    /// A parameter, local variable, pattern variable, resource, exception parameter or quantified variable, within its file.
    LocalId;
}

/// What is known of one file.
#[derive(Clone, Debug, Default)]
pub struct Attribution {
    types: Vec<Option<Type>>,
    /// What names and field accesses denote.
    pub symbols: HashMap<ExprId, Symbol>,
    /// Calls, object creations, constructor calls and method references, with what they call.
    pub calls: HashMap<ExprId, CallInfo>,
    /// The values of constant expressions that are not literals alone.
    pub constants: HashMap<ExprId, Constant>,
    /// All local variables of the file.
    pub locals: Arena<LocalId, Local>,
    /// The local variable that is declared with its name at this place.
    pub declared: HashMap<Span, LocalId>,
    /// The types that stand in the text, by their place.
    pub written: HashMap<Span, Type>,
    /// The class of each declaration of the file.
    pub classes: HashMap<DeclId, ClassId>,
    /// The methods of the file, by the place of their name.
    pub methods: HashMap<Span, MethodId>,
    /// The fields of the file, by the place of their name.
    pub fields: HashMap<Span, FieldId>,
    /// What could not be decided, and why.
    pub uncertain: BTreeMap<Span, Uncertain>,
}

/// What a name denotes.
#[derive(Clone, PartialEq, Debug)]
pub enum Symbol {
    /// A local variable.
    Local(LocalId),
    /// A field; of this object, of another, or static.
    Field(FieldId),
    /// `length` of an array.
    Length,
    /// A class, as a qualifier; with its type.
    Class(Type),
    /// A package, as a qualifier.
    Package(Name),
}

/// A call with what it calls.
#[derive(Clone, PartialEq, Debug)]
pub struct CallInfo {
    /// The method or constructor.
    pub method: MethodId,
    /// Its type here: with the type arguments of this call.
    pub signature: Signature,
    /// Whether the last arguments are collected into an array.
    pub is_variable_arity: bool,
    /// How the method is found at run time.
    pub mode: CallMode,
}

/// The type of a method at a call.
#[derive(Clone, PartialEq, Debug)]
pub struct Signature {
    /// Its parameters.
    pub parameters: Vec<Type>,
    /// Its result.
    pub result: Type,
    /// What it may throw.
    pub throws: Vec<Type>,
}

/// How a method is found at run time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallMode {
    /// A static method.
    Static,
    /// By the class of the receiver.
    Virtual,
    /// On the `this` of this class, which is the current or an enclosing one: `m(…)` without a receiver.
    Implicit(ClassId),
    /// Exactly this method: `super.m(…)`.
    Super,
    /// A constructor: `new C(…)`, `this(…)`, `super(…)`, `C::new`.
    Constructor,
    /// `T[]::new`; `method` is meaningless and is `Object`'s constructor.
    ArrayConstructor,
}

/// A local variable.
#[derive(Clone, Debug)]
pub struct Local {
    /// Its name.
    pub name: Name,
    /// Its type.
    pub ty: Type,
    /// What kind of variable.
    pub kind: LocalKind,
    /// Whether it is declared `final` (or implicitly is: resources, parameters of a multi-catch).
    pub is_final: bool,
    /// Whether it belongs to the specification (`ghost`, quantified).
    pub is_specification: bool,
    /// Its value, if it is a constant variable.
    pub constant: Option<Constant>,
    /// Its name in its declaration.
    pub span: Span,
}

/// What kind of local variable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LocalKind {
    /// Of a method, constructor or lambda.
    Parameter,
    /// Declared by a statement.
    Variable,
    /// Declared by a pattern.
    Pattern,
    /// Of `try (…)`.
    Resource,
    /// Of `catch (…)`.
    Exception,
    /// Of a quantifier.
    Quantified,
}

/// Why something could not be decided.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Uncertain {
    /// The reason, in a few words that are the same wherever the reason is.
    pub reason: String,
}

impl Attribution {
    /// Nothing is known yet of this file.
    pub fn new(unit: &CompilationUnit) -> Attribution {
        Attribution { types: vec![None; unit.expressions], ..Attribution::default() }
    }

    /// The type of an expression; `None` for names of classes and packages, and for what was not reached.
    pub fn ty(&self, id: ExprId) -> Option<&Type> {
        self.types.get(id.index())?.as_ref()
    }

    /// The types of all expressions that have one.
    pub fn types(&self) -> impl Iterator<Item = &Type> {
        self.types.iter().flatten()
    }

    /// Says what the type of an expression is; what was said before of it was provisional.
    pub fn set_type(&mut self, id: ExprId, ty: Type) {
        if let Some(slot) = self.types.get_mut(id.index()) {
            *slot = Some(ty);
        }
    }

    /// Forgets the type of an expression.
    pub fn clear_type(&mut self, id: ExprId) {
        if let Some(slot) = self.types.get_mut(id.index()) {
            *slot = None;
        }
    }
}
