//! Initialisation of classes: what happens when a class is first used.
//!
//! The library's classes, and those of the user whose static fields get plain values, are initialised before the program
//! begins: nobody can tell the difference. Every other class has a *state*, a static field of its own: 0 before, 1 from the
//! moment its initialisation begins, 2 once it has failed. Whoever uses the class looks at the state first.

use crate::builder::Builder;
use crate::context::{Context, Lowered, Obligations};
use crate::reach::Reach;
use crate::stand_in::stand_in;
use base::{Name, Span};
use ir::{CommandKind, Contract, Procedure, Terminator};
use logic::Sort;
use logic::build::{eq, int};
use sema::program::{
    BinaryOp, ClassId, Expr, ExprKind, Method, MethodId, MethodKind, Origin, Program, StmtKind, Unsupported,
};
use std::collections::BTreeSet;

/// How the classes of a program are initialised.
pub struct Initialization {
    /// Classes that are initialised when they are first used.
    pub guarded: BTreeSet<ClassId>,
    /// The static initialisers that run before the program begins, in order.
    pub eager: Vec<MethodId>,
}

impl Initialization {
    /// Looks at all classes that matter.
    pub fn new(program: &Program, reach: &Reach) -> Initialization {
        let mut guarded = BTreeSet::new();
        for class in &reach.classes {
            if is_guarded(program, *class) {
                guarded.insert(*class);
            }
        }
        let mut order =
            Order { program, guarded: &guarded, classes: BTreeSet::new(), methods: BTreeSet::new(), eager: Vec::new() };
        // The library's first: the user's plain values may be objects of the library.
        let (library, user): (Vec<ClassId>, Vec<ClassId>) =
            reach.classes.iter().partition(|class| program.classes[**class].origin != Origin::Source);
        library.into_iter().chain(user).for_each(|class| order.class(class));
        let eager = order.eager.into_iter().filter(|method| reach.methods.contains(method)).collect();
        Initialization { guarded, eager }
    }
}

/// Whether using a class of the user for the first time may fail or have effects: through its own initialisation, or that of
/// a superclass, or of an interface with default methods.
fn is_guarded(program: &Program, id: ClassId) -> bool {
    let class = &program.classes[id];
    if class.origin != Origin::Source {
        return false;
    }
    let own = class.static_initializer.is_some_and(|method| !is_plain(program, method));
    own || parents(program, id).into_iter().any(|parent| is_guarded(program, parent))
}

/// The classes that are initialised before a class is, in order: its superclass, and interfaces with default methods.
fn parents(program: &Program, id: ClassId) -> Vec<ClassId> {
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

/// How deep objects may stand within objects.
const DEPTH: usize = 4;

/// Whether a static initialiser does nothing but give static fields of its class values that can neither fail nor change
/// anything, nor depend on when they are worked out.
fn is_plain(program: &Program, initializer: MethodId) -> bool {
    let method = &program.methods[initializer];
    let Some(body) = &method.body else { return false };
    body.iter().all(|statement| match &statement.kind {
        StmtKind::Expr(Expr { kind: ExprKind::Assign { compound: None, target, value }, .. }) => {
            let is_own = |field| program.fields[field].owner == method.owner;
            matches!(target.kind, ExprKind::StaticField(field) if is_own(field))
                && is_harmless(program, method.owner, value, DEPTH)
        }
        _ => false,
    })
}

/// Whether evaluating an expression can neither fail nor change what existed before.
fn is_harmless(program: &Program, owner: ClassId, expr: &Expr, depth: usize) -> bool {
    let harmless = |part: &Expr| is_harmless(program, owner, part, depth);
    match &expr.kind {
        ExprKind::Int(_)
        | ExprKind::Bool(_)
        | ExprKind::Float(_)
        | ExprKind::Double(_)
        | ExprKind::String(_)
        | ExprKind::Null
        | ExprKind::This
        | ExprKind::Local(_) => true,
        ExprKind::StaticField(field) => program.fields[*field].owner == owner,
        ExprKind::Unary(_, inner) | ExprKind::Convert(inner) => harmless(inner),
        ExprKind::Binary(BinaryOp::Div | BinaryOp::Rem, left, right) => {
            harmless(left) && matches!(right.kind, ExprKind::Int(divisor) if divisor != 0)
        }
        ExprKind::Binary(_, left, right) => harmless(left) && harmless(right),
        ExprKind::Conditional(condition, left, right) => {
            [condition, left, right].into_iter().all(|part| harmless(part))
        }
        ExprKind::NewArray(lengths) => {
            lengths.iter().all(|length| matches!(length.kind, ExprKind::Int(size) if size >= 0))
        }
        ExprKind::ArrayLiteral(elements) => elements.iter().all(harmless),
        ExprKind::New(constructor, arguments) => {
            let class = program.methods[*constructor].owner;
            let is_ready = class == owner || program.classes[class].static_initializer.is_none();
            depth > 0
                && is_ready
                && arguments.iter().all(harmless)
                && is_plain_constructor(program, *constructor, depth - 1)
        }
        _ => false,
    }
}

/// Whether a constructor does nothing but give the fields of its object such values.
fn is_plain_constructor(program: &Program, constructor: MethodId, depth: usize) -> bool {
    let method = &program.methods[constructor];
    let body = method.body.as_ref().filter(|_| method.unsupported.is_empty());
    let is_plain_statement = |kind: &StmtKind| match kind {
        StmtKind::Expr(Expr { kind: ExprKind::ConstructorCall(target, arguments), .. }) => {
            let harmless = arguments.iter().all(|part| is_harmless(program, method.owner, part, depth));
            depth > 0 && harmless && is_plain_constructor(program, *target, depth - 1)
        }
        StmtKind::Expr(Expr { kind: ExprKind::Assign { compound: None, target, value }, .. }) => {
            matches!(&target.kind, ExprKind::Field(object, _) if matches!(object.kind, ExprKind::This))
                && is_harmless(program, method.owner, value, depth)
        }
        _ => false,
    };
    body.is_some_and(|statements| statements.iter().all(|statement| is_plain_statement(&statement.kind)))
}

impl Builder<'_> {
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
        let state = self.context.initialization_state(class).term();
        let (ready, first) = (self.new_block(), self.new_block());
        self.terminate(Terminator::Branch {
            condition: eq(state, int(1)),
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
        let is = |number: i64| eq(state.term(), int(number));
        self.terminate(Terminator::Branch { condition: is(1), then_block: begun, else_block: other, written: None });
        self.enter(begun);
        self.terminate(Terminator::Return);
        self.enter(other);
        self.terminate(Terminator::Branch { condition: is(2), then_block: failed, else_block: first, written: None });
        self.enter(failed);
        let text: Vec<u16> = name.encode_utf16().collect();
        self.throw_made("noClass", vec![ir::vocabulary::string(&text)], span);
        self.enter(first);
        self.assign(span, &state, int(1));
        let failure = self.begin_catching(Sort::Ref, Vec::new());
        for parent in parents(program, class) {
            self.initialize(parent, span)?;
        }
        if let Some(initializer) = program.classes[class].static_initializer {
            self.call_directly(initializer, Vec::new(), span)?;
        }
        self.terminate(Terminator::Return);
        let exception = self.end_catching(failure);
        self.assign(span, &state, int(2));
        self.throw_made("initializerError", vec![exception.term()], span);
        Ok(())
    }
}
