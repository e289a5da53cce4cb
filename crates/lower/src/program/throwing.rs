//! Which methods an exception may leave that somebody throws: by `throw`, in the method itself or in one that it calls. Implicit
//! exceptions do not count: each is an obligation where it arises.

use crate::program::allowed::allows_implicit;
use crate::program::context::{Context, is_generated};
use crate::program::initialization::Initialization;
use crate::program::reachable::{NULL_POINTER, Reach};
use base::rules::{self, Rule};
use sema::dispatch::Dispatch;
use sema::program::{
    BinaryOp, Case, ClassId, Ending, Expr, ExprKind, Method, MethodId, Origin, Program, Stmt, StmtKind, Type,
};
use std::collections::{BTreeMap, BTreeSet};

/// The methods that implicit exceptions may leave, because they say so, and whoever may come to call them.
pub fn allowing(context: &Context<'_>) -> BTreeSet<MethodId> {
    let methods = context.reach.methods.iter().copied();
    let open: Vec<MethodId> = methods.filter(|id| allows_implicit(context, *id)).collect();
    if open.is_empty() {
        return BTreeSet::new();
    }
    with_callers(open, &callers(context.program, &context.reach, &context.dispatch))
}

/// The methods that may throw.
pub fn throwing(
    program: &Program,
    reach: &Reach,
    dispatch: &Dispatch,
    initialization: &Initialization,
) -> BTreeSet<MethodId> {
    let callers = callers(program, reach, dispatch);
    let is_from_outside = |method: &MethodId| {
        let method = &program.methods[*method];
        method.is_abstract && program.outside.iter().any(|class| program.is_subclass(*class, method.owner))
    };
    let mut open = Vec::new();
    let mut has_code: BTreeMap<MethodId, bool> = BTreeMap::new();
    for id in &reach.methods {
        let mut used = Vec::new();
        let may_throw = match program.assumed.get(id) {
            Some(assumed) => assumed.refuses_null || !assumed.throws.is_empty(),
            None => is_unknown(&program.methods[*id]),
        };
        if may_throw {
            open.push(*id);
        }
        for statement in program.methods[*id].body.iter().flatten() {
            if throws(statement) {
                open.push(*id);
            }
            // The library's implicit exceptions are no obligations: they are thrown.
            let is_library = is_library(program, *id);
            statement.visit_expressions(&mut |expr| {
                expr.visit(&mut |part| match &part.kind {
                    _ if is_library && may_fail(part) => open.push(*id),
                    // What callers hand over, or no known class implements, may throw anything.
                    ExprKind::VirtualCall(_, method, _)
                        if is_from_outside(method)
                            || !*has_code.entry(*method).or_insert_with(|| {
                                let targets = implementations(program, reach, dispatch, *method);
                                targets.iter().any(|target| !program.methods[*target].is_abstract)
                            }) =>
                    {
                        open.push(*id);
                    }
                    ExprKind::StaticCall(method, _)
                    | ExprKind::SuperCall(method, _)
                    | ExprKind::ConstructorCall(method, _)
                    | ExprKind::New(method, _) => used.push(program.methods[*method].owner),
                    ExprKind::StaticField(field) => used.push(program.fields[*field].owner),
                    ExprKind::Sequence(statements, _) if statements.iter().any(throws) => open.push(*id),
                    _ => {}
                });
            });
        }
        // The initialisation of another class may fail, or may have failed before.
        let own = program.methods[*id].owner;
        if used.iter().any(|class| initialization.guarded.contains(class) && *class != own) {
            open.push(*id);
        }
    }
    with_callers(open, &callers)
}

/// Whether nothing is known of what a method does: it may throw anything.
fn is_unknown(method: &Method) -> bool {
    !method.unsupported.is_empty() || method.body.is_none() && !method.is_native && !method.is_abstract
}

/// Whether a method is the library's, or one that every enum and record has.
fn is_library(program: &Program, method: MethodId) -> bool {
    let method = &program.methods[method];
    program.classes[method.owner].origin != Origin::Source || is_generated(program, method)
}

/// Who may call each method.
fn callers(program: &Program, reach: &Reach, dispatch: &Dispatch) -> BTreeMap<MethodId, BTreeSet<MethodId>> {
    let mut callers: BTreeMap<MethodId, BTreeSet<MethodId>> = BTreeMap::new();
    let mut known: BTreeMap<MethodId, Vec<MethodId>> = BTreeMap::new();
    for id in &reach.methods {
        let mut calls = BTreeSet::new();
        for statement in program.methods[*id].body.iter().flatten() {
            statement.visit_expressions(&mut |expr| {
                expr.visit(&mut |part| match &part.kind {
                    ExprKind::StaticCall(method, _)
                    | ExprKind::SuperCall(method, _)
                    | ExprKind::ConstructorCall(method, _)
                    | ExprKind::New(method, _) => {
                        calls.insert(*method);
                    }
                    ExprKind::VirtualCall(_, method, _) | ExprKind::Unboxed(_, method) => {
                        let targets =
                            known.entry(*method).or_insert_with(|| implementations(program, reach, dispatch, *method));
                        calls.extend(targets.iter().copied());
                    }
                    _ => {}
                });
            });
        }
        for callee in calls {
            callers.entry(callee).or_default().insert(*id);
        }
    }
    callers
}

/// Methods, and whoever may come to call them.
fn with_callers(mut open: Vec<MethodId>, callers: &BTreeMap<MethodId, BTreeSet<MethodId>>) -> BTreeSet<MethodId> {
    let mut found = BTreeSet::new();
    while let Some(id) = open.pop() {
        if found.insert(id) {
            open.extend(callers.get(&id).into_iter().flatten().copied());
        }
    }
    found
}

/// The exceptions by which the library says that it was called wrongly, subclasses first. Each is an obligation of whoever calls it,
/// and so are all others that it throws: those fall under [`rules::LIBRARY_EXCEPTION`].
const FAILURES: [(&str, &Rule); 13] = [
    ("java.lang.IndexOutOfBoundsException", &rules::INDEX_RANGE),
    ("java.util.NoSuchElementException", &rules::NO_SUCH_ELEMENT),
    ("java.util.EmptyStackException", &rules::NO_SUCH_ELEMENT),
    ("java.util.ConcurrentModificationException", &rules::CONCURRENT_MODIFICATION),
    ("java.lang.IllegalStateException", &rules::ILLEGAL_STATE),
    ("java.lang.UnsupportedOperationException", &rules::UNSUPPORTED_OPERATION),
    ("java.lang.NullPointerException", &rules::NULL_ARGUMENT),
    ("java.lang.ClassCastException", &rules::CLASS_CAST),
    ("java.lang.NumberFormatException", &rules::NUMBER_FORMAT),
    ("java.lang.IllegalArgumentException", &rules::ILLEGAL_ARGUMENT),
    ("java.lang.ArithmeticException", &rules::EXACT_ARITHMETIC),
    ("java.lang.NegativeArraySizeException", &rules::NEGATIVE_ARRAY_SIZE),
    ("java.lang.ArrayStoreException", &rules::ARRAY_STORE),
];

/// Where what comes from outside the program decides: no caller can see to it that there is an element.
const OUTSIDE: [&str; 1] = ["java.util.Scanner"];

/// What the world around the program decides, which no caller can see to either: that the virtual machine is at its end, that a file
/// cannot be read, that somebody interrupts.
const DECIDED_OUTSIDE: [&str; 3] =
    ["java.lang.VirtualMachineError", "java.io.IOException", "java.lang.InterruptedException"];

/// An exception that the library throws.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Failure {
    /// Its position in [`FAILURES`], or behind all of them.
    position: usize,
    /// Its class, or the superclass of it that has a rule of its own.
    pub class: ClassId,
}

impl Failure {
    /// That an exception of this class is thrown; `None` if that is nobody's fault.
    fn of(program: &Program, class: ClassId) -> Option<Failure> {
        let is_one = |name: &str| program.class_named(name).is_some_and(|parent| program.is_subclass(class, parent));
        let known = FAILURES.iter().position(|(name, _)| is_one(name));
        match known.and_then(|position| Some((position, program.class_named(FAILURES[position].0)?))) {
            Some((position, class)) => Some(Failure { position, class }),
            None if DECIDED_OUTSIDE.iter().any(|name| is_one(name)) => None,
            None => Some(Failure { position: FAILURES.len(), class }),
        }
    }

    /// The rule that it falls under.
    pub fn rule(self) -> &'static Rule {
        FAILURES.get(self.position).map_or(&rules::LIBRARY_EXCEPTION, |(_, rule)| rule)
    }
}

/// Whether a method of the library promises to return, whatever it is given: proofs see its contract, and not its body.
fn returns(method: &Method) -> bool {
    let always = |case: &Case| case.ending == Ending::Normal && case.requires.is_empty();
    method.contract.as_ref().is_some_and(|contract| contract.cases.iter().any(always))
}

/// The failures by which each method of the library may end: by itself or in the methods of the library that it calls. They are thrown
/// in words, or arise from what a parameter is.
pub fn failures(program: &Program, reach: &Reach, dispatch: &Dispatch) -> BTreeMap<MethodId, BTreeSet<Failure>> {
    let counts = |method: MethodId| {
        let owner = &program.classes[program.methods[method].owner];
        // What is pure is trusted to return, and so is what promises it.
        is_library(program, method)
            && !OUTSIDE.contains(&&*owner.name)
            && !program.methods[method].is_pure
            && !returns(&program.methods[method])
    };
    let mut callers: BTreeMap<MethodId, BTreeSet<MethodId>> = BTreeMap::new();
    let mut targets: BTreeMap<MethodId, Vec<MethodId>> = BTreeMap::new();
    let mut found: BTreeMap<MethodId, BTreeSet<Failure>> = BTreeMap::new();
    for id in reach.methods.iter().filter(|id| counts(**id)) {
        let mut thrown: BTreeSet<Failure> = BTreeSet::new();
        if let Some(assumed) = program.assumed.get(id) {
            let refusal = assumed.refuses_null.then(|| program.class_named(NULL_POINTER)).flatten();
            thrown
                .extend(assumed.throws.iter().copied().chain(refusal).filter_map(|class| Failure::of(program, class)));
        }
        for statement in program.methods[*id].body.iter().flatten() {
            each_throw(statement, &mut |exception| {
                let Type::Class(class) = exception.ty else { return };
                thrown.extend(Failure::of(program, class));
            });
            statement.visit_expressions(&mut |expr| {
                expr.visit(&mut |part| {
                    let targets: &[MethodId] = match &part.kind {
                        ExprKind::StaticCall(method, _)
                        | ExprKind::SuperCall(method, _)
                        | ExprKind::ConstructorCall(method, _)
                        | ExprKind::New(method, _) => std::slice::from_ref(method),
                        ExprKind::VirtualCall(_, method, _) | ExprKind::Unboxed(_, method) => {
                            targets.entry(*method).or_insert_with(|| implementations(program, reach, dispatch, *method))
                        }
                        _ => &[],
                    };
                    for callee in targets.iter().filter(|callee| counts(**callee)) {
                        callers.entry(*callee).or_default().insert(*id);
                    }
                });
            });
        }
        if !thrown.is_empty() {
            found.insert(*id, thrown);
        }
    }
    spread(&mut found, &callers);
    for (id, faults) in crate::program::faults::faults(program, reach, dispatch, &counts) {
        let classes = faults.into_iter().filter_map(|fault| program.class_named(fault.class()));
        found.entry(id).or_default().extend(classes.filter_map(|class| Failure::of(program, class)));
    }
    found
}

/// What a method ends by its callers end by.
fn spread(found: &mut BTreeMap<MethodId, BTreeSet<Failure>>, callers: &BTreeMap<MethodId, BTreeSet<MethodId>>) {
    let mut open: Vec<MethodId> = found.keys().copied().collect();
    while let Some(id) = open.pop() {
        let own = found.get(&id).cloned().unwrap_or_default();
        for caller in callers.get(&id).into_iter().flatten() {
            let of_caller = found.entry(*caller).or_default();
            let before = of_caller.len();
            of_caller.extend(&own);
            if of_caller.len() > before {
                open.push(*caller);
            }
        }
    }
}

/// The methods that a call by dispatch may come to, itself among them.
pub fn implementations(program: &Program, reach: &Reach, dispatch: &Dispatch, method: MethodId) -> Vec<MethodId> {
    let owner = program.methods[method].owner;
    let classes = program.subclasses(owner).into_iter().filter(|class| reach.instances.contains(class));
    let mut found: Vec<_> = classes.filter_map(|class| dispatch.implementation(class, method)).collect();
    found.push(method);
    found.sort();
    found.dedup();
    found
}

/// Whether an expression may make an implicit exception itself.
fn may_fail(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Field(object, _) | ExprKind::Length(object) | ExprKind::VirtualCall(object, ..) => {
            !matches!(object.kind, ExprKind::This)
        }
        ExprKind::Index(..)
        | ExprKind::Unboxed(..)
        | ExprKind::Cast(_)
        | ExprKind::NewArray(_)
        | ExprKind::NonNull(_)
        | ExprKind::Binary(BinaryOp::Div | BinaryOp::Rem, ..)
        | ExprKind::Assign { compound: Some((BinaryOp::Div | BinaryOp::Rem, _)), .. } => true,
        _ => false,
    }
}

/// Whether a statement, or one within it, is a `throw`.
fn throws(statement: &Stmt) -> bool {
    let mut found = false;
    each_throw(statement, &mut |_| found = true);
    found
}

/// What a statement, or one within it, throws in words.
fn each_throw(statement: &Stmt, visit: &mut dyn FnMut(&Expr)) {
    let mut all = |statements: &mut dyn Iterator<Item = &Stmt>| statements.for_each(|it| each_throw(it, visit));
    match &statement.kind {
        StmtKind::Throw(exception) => visit(exception),
        StmtKind::Block(inner) => all(&mut inner.iter()),
        StmtKind::If(_, yes, no) => all(&mut std::iter::once(&**yes).chain(no.as_deref())),
        StmtKind::While { body, .. }
        | StmtKind::DoWhile { body, .. }
        | StmtKind::ForEach { body, .. }
        | StmtKind::Labeled(_, body)
        | StmtKind::Contracted(_, body) => each_throw(body, visit),
        StmtKind::Switch { groups, .. } => all(&mut groups.iter().flat_map(|group| &group.body)),
        StmtKind::Try { body, catches, finally } => {
            let handlers = catches.iter().flat_map(|catch| &catch.body);
            all(&mut body.iter().chain(handlers).chain(finally.iter().flatten()));
        }
        _ => {}
    }
}
