//! Initialisation of classes: what happens when a class is first used.
//!
//! The library's classes, and those of the user whose initialisers are [closed](crate::trial), are initialised before the program
//! begins: nobody can tell the difference. Every other class is *guarded*: it has a [state](State), a static field of its own, and
//! whoever uses the class looks at the state first.
//!
//! What is known of `static final` fields holds once the initialiser of their class has ended. Whatever the initialiser reaches runs
//! before that ([`Initialization::may_run_during`]). A method that is seen by its body is checked twice: on its own, with its class
//! initialised, and wherever an initialiser, itself an entry point, comes to it. A method that is seen by its contract is checked only
//! once, so there both must be covered.

use crate::builder::Builder;
use crate::call_graph::{CallGraph, initializers};
use crate::context::{Context, Lowered, Obligations};
use crate::reach::Reach;
use crate::stand_in::stand_in;
use crate::trial::Trial;
use base::{Name, Span};
use ir::{CommandKind, Contract, Procedure, Terminator};
use logic::build::{eq, int, or};
use logic::{Sort, Term, Var};
use sema::dispatch::Dispatch;
use sema::program::{
    ClassId, ExprKind, FieldId, FieldKind, Method, MethodId, MethodKind, Origin, Program, Type, Unsupported,
};
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

impl Builder<'_> {
    /// The method that is being lowered, if somebody wrote it.
    fn method_id(&self) -> Option<MethodId> {
        let owner = &self.context.program.classes[self.method.owner];
        let mut ids = owner.methods.iter().copied().chain(owner.static_initializer);
        ids.find(|id| std::ptr::eq(&self.context.program.methods[*id], self.method))
    }

    /// Whether the code that is being lowered may run while a class is being initialised.
    pub fn may_run_during(&self, class: ClassId) -> bool {
        self.method_id().is_some_and(|id| self.context.initialization.may_run_during(class, id))
    }

    /// How far the initialisation of the classes around this code has come when it begins.
    pub fn initialization_on_entry(&self) -> Vec<Term> {
        let context = self.context;
        let is_seen_by_contract = self.method_id().is_some_and(|id| context.has_contract(id));
        let is_initializer = self.method.kind == MethodKind::StaticInitializer;
        let mut list = Vec::new();
        for class in context.initialized_in(self.method.owner) {
            let state = context.initialization_state(class);
            list.push(if is_initializer && class == self.method.owner {
                State::Begun.of(&state)
            } else if is_seen_by_contract && self.may_run_during(class) {
                or([State::Begun.of(&state), State::Ended.of(&state)])
            } else {
                State::Ended.of(&state)
            });
        }
        if is_initializer {
            list.extend(context.default_statics(self.method.owner));
        }
        list
    }

    /// Using a class may initialise it.
    pub fn use_class(&mut self, class: ClassId, span: Span) -> Lowered<()> {
        if self.may_initialize(class) { self.initialize(class, span) } else { Ok(()) }
    }

    /// Whether using a class here may run its initialiser. Code of the class itself, or of a subclass, runs only when that has
    /// begun.
    pub fn may_initialize(&self, class: ClassId) -> bool {
        let program = self.context.program;
        let is_begun = program.is_subclass(self.method.owner, class) && !program.classes[class].is_interface;
        let is_source = program.classes[self.method.owner].origin == Origin::Source;
        is_source && !is_begun && self.context.initializer(class).is_some()
    }

    /// Initialises a class unless that has begun.
    fn initialize(&mut self, class: ClassId, span: Span) -> Lowered<()> {
        let Some(procedure) = self.context.initializer(class) else { return Ok(()) };
        let state = self.context.initialization_state(class);
        let (ready, first) = (self.new_block(), self.new_block());
        self.terminate(Terminator::Branch {
            condition: State::Ended.of(&state),
            then_block: ready,
            else_block: first,
            written: None,
        });
        self.enter(first);
        let name = self.context.program.classes[class].simple_name;
        let message = format!("the initialisation of `{name}` is not followed any deeper");
        let obligation = self.oblige(&base::rules::CALL_DEPTH, span, message, Vec::new());
        let exception = self.temporary(Sort::Ref);
        self.emit(
            span,
            CommandKind::Call {
                procedure,
                arguments: Vec::new(),
                result: None,
                exception: Some(exception.clone()),
                obligations: vec![obligation],
                catches: self.catches(),
            },
        );
        self.pass_on(&exception, span);
        self.go_on_in(ready);
        Ok(())
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
            let is_kept = declared.kind == FieldKind::Java && !matches!(declared.ty, Type::Locset | Type::Seq);
            declared.is_static && declared.constant.is_none() && is_kept && self.reach.live_fields.contains(field)
        };
        let fields = fields.filter(is_default).map(|field| self.field(field));
        fields.map(|field| eq(field.term(), ir::vocabulary::default_value(&field.sort))).collect()
    }
}

/// The procedure that initialises a class: its parents first, then what is written in it. A failure is remembered.
pub fn lower_initializer(
    context: &Context<'_>,
    class: ClassId,
    obligations: &mut Obligations,
    sites: &mut u32,
) -> Procedure {
    let program = context.program;
    let name = program.classes[class].name;
    let span = program.classes[class].span;
    let mut procedure = Procedure::empty(Name::new(&format!("{name}.<initialize>()")), span);
    let method = Method {
        signature: procedure.name,
        kind: MethodKind::Static,
        is_pure: false,
        ..stand_in(class, "<initialize>".into(), span)
    };
    let mut builder = Builder::new(context, &method, obligations, sites);
    match builder.initialize_class(class, span) {
        Ok(()) => builder.finish().fill(&mut procedure, Contract::default()),
        Err(Unsupported { what, span }) => procedure.unsupported.push((span, what)),
    }
    procedure
}

impl Builder<'_> {
    fn initialize_class(&mut self, class: ClassId, span: Span) -> Lowered<()> {
        self.begin(span);
        let program = self.context.program;
        let state = self.context.initialization_state(class);
        let name = program.classes[class].name;
        let (begun, other, failed, first) = (self.new_block(), self.new_block(), self.new_block(), self.new_block());
        // Who uses a class while it is being initialised uses it as it is.
        let is_begun = or([State::Ended.of(&state), State::Begun.of(&state)]);
        self.terminate(Terminator::Branch { condition: is_begun, then_block: begun, else_block: other, written: None });
        self.enter(begun);
        self.terminate(Terminator::Return);
        self.enter(other);
        let has_failed = State::Failed.of(&state);
        self.terminate(Terminator::Branch {
            condition: has_failed,
            then_block: failed,
            else_block: first,
            written: None,
        });
        self.enter(failed);
        let text: Vec<u16> = name.encode_utf16().collect();
        self.throw_made("noClass", vec![ir::vocabulary::string(&text)], span);
        self.enter(first);
        for default in self.context.default_statics(class) {
            self.assume_typing(span, default);
        }
        self.assign(span, &state, int(State::Begun as i64));
        let failure = self.begin_catching(Sort::Ref, Vec::new());
        for parent in parents(program, class) {
            self.initialize(parent, span)?;
        }
        if let Some(initializer) = program.classes[class].static_initializer {
            self.call_directly(initializer, Vec::new(), span)?;
        }
        self.assign(span, &state, int(State::Ended as i64));
        self.terminate(Terminator::Return);
        let exception = self.end_catching(failure);
        self.assign(span, &state, int(State::Failed as i64));
        self.throw_made("initializerError", vec![exception.term()], span);
        Ok(())
    }
}
