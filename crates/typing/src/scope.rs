//! What is visible at a place: a stack of scopes, innermost last.

use crate::attribution::LocalId;
use base::Name;
use classes::{ClassId, Type, VariableId};
use std::collections::HashMap;
use std::rc::Rc;

/// One scope.
#[derive(Clone, Debug)]
pub(crate) enum Scope {
    /// A file with its imports.
    File(Rc<FileScope>),
    /// The body of a class.
    Class(ClassScope),
    /// A method, constructor or initialiser: its type parameters, and where `return` goes.
    Method(MethodScope),
    /// A block, or whatever else declares local variables and local classes.
    Block(BlockScope),
    /// A lambda: where `return` goes within it.
    Lambda(LambdaScope),
    /// A statement that `break` or `continue` can leave, with its label.
    Jump(JumpScope),
    /// A `switch` expression: where `yield` goes; neither `break`, `continue` nor `return` may pass it.
    SwitchExpression(SwitchScope),
}

/// A file with its imports. Names are resolved when asked for, not before.
#[derive(Clone, Debug, Default)]
pub(crate) struct FileScope {
    /// The package; `None` for the unnamed one.
    pub package: Option<Name>,
    /// `import a.B;`: simple name → class.
    pub single: HashMap<Name, ClassId>,
    /// `import a.*;`: packages.
    pub packages: Vec<Name>,
    /// `import a.B.*;`: classes whose member classes are visible.
    pub class_demands: Vec<ClassId>,
    /// `import static a.B.m;`: simple name → classes that have a static member of that name.
    pub static_single: HashMap<Name, Vec<ClassId>>,
    /// `import static a.B.*;`
    pub static_demands: Vec<ClassId>,
    /// Names whose imports have failed, which has been reported.
    pub broken: Vec<Name>,
    /// The top-level classes of the file.
    pub own: HashMap<Name, ClassId>,
}

/// The body of a class.
#[derive(Clone, Debug)]
pub(crate) struct ClassScope {
    /// The class.
    pub class: ClassId,
    /// Whether what is being typed in it has no `this`: a static member, a static initialiser, or the arguments of
    /// `this(…)` and `super(…)`.
    pub is_static: bool,
    /// Whether only type parameters and member types of enclosing scopes are visible yet, not those inherited: the
    /// header of this class is being typed.
    pub in_header: bool,
}

/// A method, constructor or initialiser.
#[derive(Clone, Debug)]
pub(crate) struct MethodScope {
    /// Its type parameters.
    pub type_parameters: Vec<(Name, VariableId)>,
    /// What `return` gives; `None` in an initialiser, where there is no `return`.
    pub result: Option<Type>,
    /// Whether it is a constructor or an initialiser of objects (it may assign final fields).
    pub is_constructor: bool,
}

/// A block.
#[derive(Clone, Debug, Default)]
pub(crate) struct BlockScope {
    /// Local variables, in order of declaration.
    pub locals: Vec<(Name, LocalId)>,
    /// Local classes.
    pub classes: Vec<(Name, ClassId)>,
}

/// A lambda.
#[derive(Clone, Debug)]
pub(crate) struct LambdaScope {
    /// What `return` must give.
    pub result: LambdaResult,
    /// The types of the values returned so far.
    pub returned: Vec<Type>,
}

/// What `return` within a lambda must give.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum LambdaResult {
    /// Nothing.
    Void,
    /// Not known yet: the body is looked at without a target.
    Open,
}

/// A statement that `break` or `continue` can leave.
#[derive(Clone, Debug)]
pub(crate) struct JumpScope {
    /// Its label.
    pub label: Option<Name>,
    /// Whether `continue` can go to it.
    pub is_loop: bool,
    /// Whether a `break` without label leaves it: loops and `switch`.
    pub is_breakable: bool,
}

/// A `switch` expression.
#[derive(Clone, Debug)]
pub(crate) struct SwitchScope {
    /// The target type of its results, if it is a poly expression with one.
    pub target: Option<Type>,
    /// The types of the values yielded so far.
    pub yielded: Vec<Type>,
}
