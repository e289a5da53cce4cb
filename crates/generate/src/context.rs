//! Where an expression or a statement stands: what it may name, call, and jump to.

use crate::types::Type;

/// What may be called. Recursion is bounded because calls go down: a deep method passes on less depth than it has, a lambda
/// calls leaves and functions that existed before it, a leaf calls deep methods without any depth, which return at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// Constructors of records and enums: as a leaf, and no objects of records either.
    Bare,
    /// Methods without a depth and initialisers.
    Leaf,
    /// Bodies of functions.
    Lambda,
    /// Methods with a depth.
    Deep,
}

/// What `return` may do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Returns {
    /// There must not be one.
    Never,
    /// Without a value.
    Nothing,
    /// With a value of the type.
    Value(Type),
}

/// A local variable.
#[derive(Clone, Debug)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: Type,
    /// The frame that it belongs to.
    pub frame: usize,
    /// Whether it is never assigned after its declaration, and so may be captured.
    pub is_fixed: bool,
}

/// What kind of statement a jump leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum TargetKind {
    Loop,
    Switch,
    Block,
}

/// Local classes that a program may declare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LocalClasses {
    /// All of them.
    All,
    /// Only records: among the arguments of `this(…)` and `super(…)`, javac 17 refuses objects of other local classes, though
    /// they need no object around them (JLS 8.1.3).
    Records,
    /// No records: in the initial value of a field, javac 17 does not write down that a class is local (JVMS 4.7.7), so that the
    /// text of a record begins with another name than its own.
    Classes,
}

/// A statement that can be left by a jump.
#[derive(Clone, Debug)]
pub struct Target {
    /// Its label.
    pub label: Option<String>,
    /// What it is.
    pub kind: TargetKind,
    /// Whether some `break` leaves it.
    pub broken: bool,
    /// Whether some `continue` goes on with it.
    pub continued: bool,
}

/// The surroundings.
#[derive(Clone, Debug)]
pub struct Context {
    /// The variables in scope.
    pub variables: Vec<Variable>,
    /// The number of bodies of functions and classes around this place: other frames' variables can only be read.
    pub frame: usize,
    /// What may be called.
    pub rank: Rank,
    /// The objects whose members are at hand: `this`, `C0.this`.
    pub receivers: Vec<(String, Type)>,
    /// How `this` is called within a class that is declared here; objects of anonymous classes have no such name.
    pub this_name: Option<String>,
    /// Whether a parameter `d` says how deep calls may go.
    pub has_depth: bool,
    /// What `return` may do.
    pub returns: Returns,
    /// What jumps may leave, the innermost last.
    pub targets: Vec<Target>,
    /// Whether the checked exception may come out of here.
    pub may_throw: bool,
    /// How often it may come out.
    pub throwing: usize,
    /// Whether fields must be named with `this`, because they may be declared further down.
    pub is_initialising: bool,
    /// Whether there must be no `try`: within switch expressions, javac 17 makes wrong code for it or crashes.
    pub avoids_try: bool,
    /// The enum whose constants do not exist yet.
    pub unborn_enum: Option<usize>,
    /// Which local classes javac 17 can cope with here.
    pub local_classes: LocalClasses,
}

impl Context {
    /// A body by itself, with nothing around it.
    pub fn new(rank: Rank) -> Context {
        Context {
            variables: Vec::new(),
            frame: 0,
            rank,
            receivers: Vec::new(),
            this_name: None,
            has_depth: false,
            returns: Returns::Never,
            targets: Vec::new(),
            may_throw: false,
            throwing: 0,
            is_initialising: false,
            avoids_try: false,
            unborn_enum: None,
            local_classes: LocalClasses::All,
        }
    }

    /// The body of a function or of a class's method within this place.
    pub fn inside(&self, rank: Rank) -> Context {
        Context {
            variables: self.variables.clone(),
            frame: self.frame + 1,
            receivers: self.receivers.clone(),
            this_name: self.this_name.clone(),
            unborn_enum: self.unborn_enum,
            local_classes: self.local_classes,
            is_initialising: self.is_initialising,
            ..Context::new(rank)
        }
    }

    /// The body of a method of a local or anonymous class within this place.
    pub fn inside_class(&self, rank: Rank) -> Context {
        let mut context = self.inside(rank);
        context.is_initialising = false;
        context.this_name = None;
        context.receivers.clear();
        for (name, ty) in &self.receivers {
            let name = if name == "this" { self.this_name.clone() } else { Some(name.clone()) };
            context.receivers.extend(name.map(|name| (name, ty.clone())));
        }
        context
    }

    /// Whether a variable can be read here.
    pub fn sees(&self, variable: &Variable) -> bool {
        variable.is_fixed || variable.frame == self.frame
    }

    /// Whether a variable can be assigned here.
    pub fn assigns(&self, variable: &Variable) -> bool {
        !variable.is_fixed && variable.frame == self.frame
    }
}
