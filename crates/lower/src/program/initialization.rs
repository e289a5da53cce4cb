//! Initialisation of classes: what happens when a class is first used.
//!
//! The library's classes, and those of the user whose initialisers are [closed](crate::procedures::trial), are initialised before the program
//! begins: nobody can tell the difference. Every other class is *guarded*: it has a [state](State), a static field of its own, and
//! whoever uses the class looks at the state first.
//!
//! What is known of `static final` fields holds once the initialiser of their class has ended. Whatever the initialiser reaches runs
//! before that ([`Initialization::may_run_during`]). A method that is seen by its body is checked twice: on its own, with its class
//! initialised, and wherever an initialiser, itself an entry point, comes to it. A method that is seen by its contract is checked only
//! once, so there both must be covered.

use crate::program::call_graph::{CallGraph, initializers};
use crate::program::context::Context;
use crate::program::reachable::Reach;
use crate::program::trial::Trial;
use logic::build::{eq, int};
use logic::{Term, Var};
use sema::dispatch::Dispatch;
use sema::program::{ClassId, ExprKind, FieldId, FieldKind, MethodId, MethodKind, Origin, Program, Type};
use std::collections::{BTreeMap, BTreeSet};

/// How far the initialisation of a class has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// It is going on: the class may be used by what its initialiser reaches.
    Begun = 1,
    /// It ended by an exception: the class cannot be used.
    Failed = 2,
    /// It ended normally. (Before the class is used the state is 0.)
    Ended = 3,
}

impl State {
    /// That the variable of a class shows this state.
    pub fn of(self, variable: &Var) -> Term {
        eq(variable.term(), int(self as i64))
    }
}

/// How the classes of a program are initialised.
pub struct Initialization {
    /// Classes that are initialised when they are first used.
    pub guarded: BTreeSet<ClassId>,
    /// The static initialisers that run before the program begins, in order.
    pub eager: Vec<MethodId>,
    /// For each guarded class, the methods that its initialisation may run.
    during: BTreeMap<ClassId, BTreeSet<MethodId>>,
}

impl Initialization {
    /// Looks at all classes that matter.
    pub fn new(program: &Program, reach: &Reach, dispatch: &Dispatch, trial: &Trial) -> Initialization {
        let is_guarded = |class: &ClassId| is_guarded(program, *class, &trial.closed);
        let guarded: BTreeSet<ClassId> = reach.classes.iter().copied().filter(is_guarded).collect();
        let eager = eager(program, reach, &guarded);
        let during = match guarded.is_empty() {
            true => BTreeMap::new(),
            false => during(program, &CallGraph::new(program, reach, dispatch), &guarded),
        };
        Initialization { guarded, eager, during }
    }

    /// As if all classes were initialised before the program begins.
    pub fn all_eager(program: &Program, reach: &Reach) -> Initialization {
        let guarded = BTreeSet::new();
        Initialization { eager: eager(program, reach, &guarded), guarded, during: BTreeMap::new() }
    }

    /// Whether a method may run while a class is being initialised.
    pub fn may_run_during(&self, class: ClassId, method: MethodId) -> bool {
        self.during.get(&class).is_some_and(|methods| methods.contains(&method))
    }

    /// Whether the static fields of a guarded class have their default values when its initialiser begins. The initialisers of its
    /// parents come earlier, and may have assigned them.
    pub fn begins_with_defaults(&self, program: &Program, class: ClassId) -> bool {
        parents(program, class).iter().all(|parent| !self.guarded.contains(parent))
    }
}

/// The static initialisers that run before the program begins, in order.
fn eager(program: &Program, reach: &Reach, guarded: &BTreeSet<ClassId>) -> Vec<MethodId> {
    let mut order = Order { program, guarded, classes: BTreeSet::new(), methods: BTreeSet::new(), eager: Vec::new() };
    // The library's first: the user's values may be objects of the library.
    let (library, user): (Vec<ClassId>, Vec<ClassId>) =
        reach.classes.iter().partition(|class| program.classes[**class].origin != Origin::Source);
    library.into_iter().chain(user).for_each(|class| order.class(class));
    order.eager.into_iter().filter(|method| reach.methods.contains(method)).collect()
}

fn during(program: &Program, graph: &CallGraph, guarded: &BTreeSet<ClassId>) -> BTreeMap<ClassId, BTreeSet<MethodId>> {
    let of_class = |class: ClassId| {
        let mut roots = BTreeSet::new();
        initializers(program, class, &mut roots);
        (class, graph.reached_from(roots))
    };
    guarded.iter().copied().map(of_class).collect()
}

/// Whether using a class of the user for the first time may fail or have effects: through its own initialisation, or that of
/// a superclass, or of an interface with default methods.
fn is_guarded(program: &Program, id: ClassId, closed: &BTreeSet<ClassId>) -> bool {
    let class = &program.classes[id];
    if class.origin != Origin::Source {
        return false;
    }
    let own = class.static_initializer.is_some() && !closed.contains(&id);
    own || parents(program, id).into_iter().any(|parent| is_guarded(program, parent, closed))
}

/// The classes that are initialised before a class is, in order: its superclass, and interfaces with default methods.
pub fn parents(program: &Program, id: ClassId) -> Vec<ClassId> {
    let class = &program.classes[id];
    if class.is_interface {
        return Vec::new();
    }
    let mut list: Vec<ClassId> = class.superclass.into_iter().collect();
    class.interfaces.iter().for_each(|interface| interfaces(program, *interface, &mut list));
    list
}

fn interfaces(program: &Program, id: ClassId, list: &mut Vec<ClassId>) {
    let interface = &program.classes[id];
    interface.interfaces.iter().for_each(|parent| interfaces(program, *parent, list));
    let is_default = |method: &MethodId| {
        let method = &program.methods[*method];
        method.kind == MethodKind::Instance && !method.is_abstract
    };
    if interface.methods.iter().any(is_default) && !list.contains(&id) {
        list.push(id);
    }
}

struct Order<'a> {
    program: &'a Program,
    guarded: &'a BTreeSet<ClassId>,
    classes: BTreeSet<ClassId>,
    methods: BTreeSet<MethodId>,
    eager: Vec<MethodId>,
}

impl Order<'_> {
    /// What the initialiser of a class uses comes before it.
    fn class(&mut self, id: ClassId) {
        if self.guarded.contains(&id) || !self.classes.insert(id) {
            return;
        }
        if let Some(superclass) = self.program.classes[id].superclass {
            self.class(superclass);
        }
        if let Some(initializer) = self.program.classes[id].static_initializer {
            self.method(initializer);
            self.eager.push(initializer);
        }
    }

    fn method(&mut self, id: MethodId) {
        if !self.methods.insert(id) {
            return;
        }
        let mut used = Vec::new();
        for statement in self.program.methods[id].body.iter().flatten() {
            statement.visit_expressions(&mut |expr| {
                expr.visit(&mut |part| match &part.kind {
                    ExprKind::StaticField(field) => used.push((self.program.fields[*field].owner, None)),
                    ExprKind::StaticCall(method, _)
                    | ExprKind::New(method, _)
                    | ExprKind::ConstructorCall(method, _)
                    | ExprKind::SuperCall(method, _)
                    | ExprKind::VirtualCall(_, method, _)
                    | ExprKind::Unboxed(_, method) => {
                        used.push((self.program.methods[*method].owner, Some(*method)));
                    }
                    _ => {}
                });
            });
        }
        for (class, method) in used {
            self.class(class);
            method.into_iter().for_each(|method| self.method(method));
        }
    }
}

impl Context<'_> {
    /// That the static fields of a guarded class still have their default values, as far as that is certain when its initialiser
    /// begins.
    pub fn default_statics(&self, class: ClassId) -> Vec<Term> {
        if !self.initialization.begins_with_defaults(self.program, class) {
            return Vec::new();
        }
        let fields = self.program.classes[class].fields.iter().copied();
        let is_default = |field: &FieldId| {
            let declared = &self.program.fields[*field];
            let is_kept =
                declared.kind == FieldKind::Java && !matches!(declared.ty, Type::Locset | Type::Seq | Type::TypeValue);
            declared.is_static && declared.constant.is_none() && is_kept && self.reach.live_fields.contains(field)
        };
        let fields = fields.filter(is_default).map(|field| self.field(field));
        fields.map(|field| eq(field.term(), ir::vocabulary::default_value(&field.sort))).collect()
    }
}
