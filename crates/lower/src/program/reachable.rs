//! What of the program matters: the methods that the user's code can come to, and the fields, classes and arrays that those
//! mention. The library has much more, and none of that should cost anything.
//!
//! What only the making of implicit exceptions needs is told apart: it exists when a program runs, but no proof comes there.

use ir::ElementKind;
use sema::dispatch::Dispatch;
use sema::program::{
    Assumed, Case, Catch, ClassId, Expr, ExprKind, FieldId, FieldKind, Location, Method, MethodId, MethodKind, Origin,
    Program, STANDARD_CLASSES, Stmt, StmtKind, Type,
};
use std::collections::{BTreeMap, BTreeSet};

/// The class of the library that makes implicit exceptions.
pub const IMPLICIT: &str = "java.lang.Implicit";

/// The implicit exceptions that handlers of the user's code catch in proofs too.
pub const HANDLED: [&str; 6] = [
    "java.lang.NullPointerException",
    "java.lang.ArithmeticException",
    "java.lang.ArrayIndexOutOfBoundsException",
    "java.lang.NegativeArraySizeException",
    "java.lang.ArrayStoreException",
    "java.lang.ClassCastException",
];

/// What methods throw that are handed null and do not take it.
pub const NULL_POINTER: &str = "java.lang.NullPointerException";

/// The class whose natives say and ask what type arguments say.
pub const GENERIC: &str = "invar.logic.Generic";

/// What of the program matters.
#[derive(Default)]
pub struct Reach {
    /// The methods that may run.
    pub methods: BTreeSet<MethodId>,
    /// The methods that are called by dispatch.
    pub dispatched: BTreeSet<MethodId>,
    /// The fields that may be used.
    pub fields: BTreeSet<FieldId>,
    /// Those that are used other than in making implicit exceptions.
    pub live_fields: BTreeSet<FieldId>,
    /// The classes that are mentioned, with their superclasses and interfaces.
    pub classes: BTreeSet<ClassId>,
    /// Those that the user's code mentions.
    pub mentioned: BTreeSet<ClassId>,
    /// The classes that may have objects: the user's, those that the user's code mentions, and those of the library whose
    /// objects are made somewhere.
    pub instances: BTreeSet<ClassId>,
    /// The kinds of arrays that are mentioned.
    pub elements: BTreeSet<ElementKind>,
    /// Those that are mentioned other than in making implicit exceptions.
    pub live_elements: BTreeSet<ElementKind>,
}

impl Reach {
    /// Whether anything asks what type arguments say of keys.
    pub fn asks_for_keys(&self, program: &Program) -> bool {
        let methods = program.class_named(GENERIC).map(|class| &program.classes[class].methods);
        let mut asked = methods.into_iter().flatten().filter(|method| &*program.methods[**method].name == "isKey");
        asked.any(|method| self.methods.contains(method))
    }

    /// What the user's code can come to.
    pub fn new(program: &Program, dispatch: &Dispatch) -> Reach {
        Walk::new(program, dispatch).finish(Walk::start)
    }

    /// What these methods can come to.
    pub fn of(program: &Program, dispatch: &Dispatch, roots: &[MethodId]) -> Reach {
        Walk::new(program, dispatch).finish(|walk| {
            walk.always();
            roots.iter().for_each(|method| walk.method(*method));
        })
    }
}

struct Walk<'a> {
    program: &'a Program,
    dispatch: &'a Dispatch,
    reach: Reach,
    open: Vec<MethodId>,
    /// For each class, the methods that are called by dispatch on it or on a subclass.
    calls: BTreeMap<ClassId, BTreeSet<MethodId>>,
    /// Whether the code is the user's.
    in_user: bool,
    /// Whether proofs come to where implicit exceptions are made, since the user's code handles some.
    handles: bool,
}

impl<'a> Walk<'a> {
    fn new(program: &'a Program, dispatch: &'a Dispatch) -> Walk<'a> {
        Walk {
            program,
            dispatch,
            reach: Reach::default(),
            open: Vec::new(),
            calls: BTreeMap::new(),
            in_user: true,
            handles: false,
        }
    }

    /// All that matters once the walk has begun in this way.
    fn finish(mut self, begin: impl FnOnce(&mut Self)) -> Reach {
        begin(&mut self);
        self.run();
        self.standard_of_calls();
        self.run();
        if self.handles {
            self.implicit();
            self.run();
        }
        self.reach.live_fields = self.reach.fields.clone();
        self.reach.live_elements = self.reach.elements.clone();
        self.implicit();
        if self.reach.asks_for_keys(self.program) {
            self.library(GENERIC, "hold");
        }
        self.run();
        self.reach
    }

    /// What every program has.
    fn always(&mut self) {
        for (id, class) in self.program.classes.iter() {
            if class.superclass.is_none() && !class.is_interface {
                self.class(id);
            }
            if matches!(&*class.name, "java.lang.String" | "java.lang.Class") {
                self.instance(id);
            }
        }
        self.reach.elements.extend([ElementKind::Boolean, ElementKind::Int, ElementKind::Long, ElementKind::Reference]);
    }

    /// The user's code.
    fn start(&mut self) {
        self.always();
        let program = self.program;
        for (id, class) in program.classes.iter() {
            if class.origin == Origin::Source {
                self.instance(id);
                let is_place = |field: &FieldId| program.fields[*field].kind != FieldKind::Model;
                self.reach.fields.extend(class.fields.iter().copied().filter(is_place));
                let has_code = |method: &&MethodId| !program.methods[**method].is_model;
                let methods = class.methods.iter().chain(&class.static_initializer).filter(has_code);
                methods.for_each(|method| self.method(*method));
            }
        }
        program.outside.iter().for_each(|class| self.instance(*class));
        self.clauses_of_classes();
        for field in self.reach.fields.clone() {
            self.mention(&program.fields[field].ty);
            self.instances_of(&program.fields[field].ty);
            self.standard_of(&program.fields[field].ty);
        }
        crate::program::equality::called(program, self.dispatch)
            .into_iter()
            .for_each(|method| self.dispatch_call(method));
    }

    /// What the specifications of the user's classes speak of, and where contracts say that something may change.
    fn clauses_of_classes(&mut self) {
        let program = self.program;
        let of_user = |class: ClassId| program.classes[class].origin == Origin::Source;
        for (_, class) in program.classes.iter().filter(|(id, _)| of_user(*id)) {
            let clauses = class.invariants.iter().chain(&class.constraints).chain(&class.initially);
            clauses.for_each(|clause| self.expression(&clause.formula));
        }
        for method in program.methods.values().filter(|method| of_user(method.owner)) {
            let cases = method.contract.iter().flat_map(|contract| &contract.cases);
            for location in cases.flat_map(|case| case.assignable.iter().flatten()) {
                if let Location::Field(_, field) | Location::StaticField(field) = location {
                    self.part(&Part { what: What::Field(*field), types: Vec::new() });
                }
                location.expressions().into_iter().for_each(|expr| self.expression(expr));
            }
        }
    }

    /// Whether a clause of a `try` may handle an implicit exception, or a `finally` swallow one.
    fn handles_implicit(&self, catches: &[Catch], finally: Option<&[Stmt]>) -> bool {
        let program = self.program;
        let mut made = HANDLED.iter().filter_map(|name| program.class_named(name));
        let caught: Vec<ClassId> = catches.iter().flat_map(|catch| catch.classes.iter().copied()).collect();
        finally.is_some() || made.any(|made| caught.iter().any(|caught| program.is_subclass(made, *caught)))
    }

    /// What makes implicit exceptions, and what the interpreter itself throws.
    fn implicit(&mut self) {
        let program = self.program;
        if let Some(class) = program.class_named(IMPLICIT) {
            program.classes[class].methods.iter().for_each(|method| self.method(*method));
        }
        for name in ["java.lang.StackOverflowError", "java.lang.OutOfMemoryError"] {
            if let Some(class) = program.class_named(name) {
                self.instance(class);
            }
        }
    }

    fn run(&mut self) {
        while let Some(id) = self.open.pop() {
            self.body(&self.program.methods[id]);
        }
    }

    fn method(&mut self, id: MethodId) {
        if self.reach.methods.insert(id) {
            self.open.push(id);
            if let Some(assumed) = self.program.assumed.get(&id) {
                self.thrown(assumed);
            }
        }
    }

    /// What a method without a model may throw.
    fn thrown(&mut self, assumed: &Assumed) {
        assumed.throws.iter().for_each(|class| self.instance(*class));
        if assumed.refuses_null
            && let Some(class) = self.program.class_named(NULL_POINTER)
        {
            self.instance(class);
        }
    }

    fn body(&mut self, method: &'a Method) {
        self.in_user = self.program.classes[method.owner].origin == Origin::Source;
        self.class(method.owner);
        self.mention(&method.result);
        if self.in_user {
            let types = method.locals.values().map(|local| &local.ty).chain([&method.result]);
            types.for_each(|ty| self.instances_of(ty));
            method.parameters.iter().for_each(|id| self.standard_of(&method.locals[*id].ty));
        }
        if method.kind != MethodKind::Instance {
            self.use_class(method.owner);
        }
        method.locals.values().for_each(|local| self.mention(&local.ty));
        for statement in method.body.iter().flatten() {
            self.statement(statement);
        }
        for case in method.contract.iter().flat_map(|contract| &contract.cases) {
            case.expressions().for_each(|expr| self.expression(expr));
            let read = case.accessible.iter().flat_map(|(list, _)| list);
            case.assignable.iter().flatten().chain(read).for_each(|location| self.location(location));
            let exceptions = case
                .signals
                .iter()
                .map(|signals| &signals.class)
                .chain(case.signals_only.iter().flat_map(|(classes, _)| classes));
            exceptions.for_each(|class| self.class(*class));
        }
    }

    fn statement(&mut self, statement: &'a Stmt) {
        let mut expressions = Vec::new();
        collect(statement, &mut expressions);
        expressions.into_iter().for_each(|part| self.part(&part));
        self.clauses(statement);
        statement.visit_expressions(&mut |expr| {
            expr.visit(&mut |part| {
                if let ExprKind::Sequence(statements, _) = &part.kind {
                    statements.iter().for_each(|inner| self.clauses(inner));
                }
            });
        });
    }

    /// The ghost fields that a formula speaks of: no code mentions them.
    fn ghosts(&mut self, formula: &Expr) {
        let program = self.program;
        let mut found = Vec::new();
        formula.visit(&mut |part| match &part.kind {
            ExprKind::Field(_, field) | ExprKind::StaticField(field) => found.push(*field),
            _ => {}
        });
        for field in found.into_iter().filter(|field| program.fields[*field].kind == FieldKind::Ghost) {
            self.part(&Part { what: What::Field(field), types: Vec::new() });
        }
    }

    /// The classes of `catch` clauses, and what the specifications of statements speak of.
    fn clauses(&mut self, statement: &Stmt) {
        match &statement.kind {
            StmtKind::SpecAssert(formula) | StmtKind::SpecAssume(formula) => self.ghosts(formula),
            StmtKind::Set(target, value) => [target, value].into_iter().for_each(|expr| self.ghosts(expr)),
            StmtKind::While { spec, .. } | StmtKind::DoWhile { spec, .. } | StmtKind::ForEach { spec, .. } => {
                spec.invariants.iter().chain(&spec.predicates).for_each(|formula| self.ghosts(formula));
            }
            StmtKind::Contracted(contract, _) => {
                contract.cases.iter().flat_map(Case::expressions).for_each(|formula| self.ghosts(formula));
            }
            _ => {}
        }
        match &statement.kind {
            StmtKind::Try { body, catches, finally } => {
                self.handles |= self.in_user && self.handles_implicit(catches, finally.as_deref());
                body.iter().chain(finally.iter().flatten()).for_each(|inner| self.clauses(inner));
                for catch in catches {
                    catch.classes.iter().for_each(|class| self.class(*class));
                    catch.body.iter().for_each(|inner| self.clauses(inner));
                }
            }
            StmtKind::Block(inner) => inner.iter().for_each(|inner| self.clauses(inner)),
            StmtKind::If(_, yes, no) => {
                self.clauses(yes);
                no.iter().for_each(|no| self.clauses(no));
            }
            StmtKind::While { body, .. }
            | StmtKind::DoWhile { body, .. }
            | StmtKind::ForEach { body, .. }
            | StmtKind::Labeled(_, body)
            | StmtKind::Contracted(_, body) => self.clauses(body),
            StmtKind::Switch { groups, .. } => {
                groups.iter().flat_map(|group| &group.body).for_each(|inner| self.clauses(inner));
            }
            _ => {}
        }
    }

    fn expression(&mut self, expr: &Expr) {
        let mut parts = Vec::new();
        expr.visit(&mut |part| parts.push(Part::of(part)));
        parts.into_iter().for_each(|part| self.part(&part));
    }

    /// What a frame speaks of.
    fn location(&mut self, location: &Location) {
        if let Location::Field(_, field) | Location::StaticField(field) = location {
            self.part(&Part { what: What::Field(*field), types: Vec::new() });
        }
        location.expressions().into_iter().for_each(|expr| self.expression(expr));
    }

    fn part(&mut self, part: &Part) {
        part.types.iter().for_each(|ty| self.mention(ty));
        match part.what {
            // A model field stands for others.
            What::Field(field) if self.program.fields[field].kind == FieldKind::Model => {}
            What::Call(method) | What::Dispatch(method) if self.program.methods[method].is_model => {}
            What::Field(field) => {
                if self.reach.fields.insert(field) {
                    self.mention(&self.program.fields[field].ty);
                }
                if self.program.fields[field].is_static {
                    self.use_class(self.program.fields[field].owner);
                }
            }
            What::Call(method) => self.method(method),
            What::New(method) => {
                self.instance(self.program.methods[method].owner);
                self.method(method);
            }
            What::Dispatch(method) => self.dispatch_call(method),
            What::Library(class, name) => self.library(class, name),
            What::Nothing => {}
        }
    }

    /// Methods that the language itself calls.
    fn library(&mut self, class: &str, name: &str) {
        let Some(class) = self.program.class_named(class) else { return };
        let methods = self.program.classes[class].methods.iter().copied();
        let meant: Vec<MethodId> = methods.filter(|id| &*self.program.methods[*id].name == name).collect();
        meant.into_iter().for_each(|id| self.method(id));
    }

    /// A call by dispatch may come to the implementation of every class that there is.
    fn dispatch_call(&mut self, method: MethodId) {
        if !self.reach.dispatched.insert(method) {
            return;
        }
        let owner = self.program.methods[method].owner;
        self.class(owner);
        self.calls.entry(owner).or_default().insert(method);
        for class in self.program.subclasses(owner) {
            if self.reach.instances.contains(&class) {
                self.implementation(class, method);
            }
        }
        if self.program.methods[method].is_final {
            self.method(method);
        }
    }

    fn implementation(&mut self, class: ClassId, method: MethodId) {
        if !self.program.classes[class].is_abstract
            && let Some(target) = self.dispatch.implementation(class, method)
        {
            self.method(target);
        }
    }

    fn class(&mut self, id: ClassId) {
        if !self.reach.classes.insert(id) {
            return;
        }
        let program = self.program;
        let class = &program.classes[id];
        class.superclass.into_iter().chain(class.interfaces.iter().copied()).for_each(|parent| self.class(parent));
        // The fields of the user's classes are there anyway.
        if class.origin != Origin::Source {
            let written = class.invariants.iter().chain(&class.initially).chain(&class.constraints);
            written.for_each(|invariant| self.expression(&invariant.formula));
        }
    }

    /// A class that may have objects.
    fn instance(&mut self, id: ClassId) {
        self.class(id);
        if !self.reach.instances.insert(id) {
            return;
        }
        let above = self.program.superclasses(id).into_iter();
        let called: Vec<MethodId> =
            above.filter_map(|owner| self.calls.get(&owner)).flat_map(|methods| methods.iter().copied()).collect();
        called.into_iter().for_each(|method| self.implementation(id, method));
    }

    /// A class that is initialised.
    fn use_class(&mut self, class: ClassId) {
        self.class(class);
        if let Some(initializer) = self.program.classes[class].static_initializer {
            self.method(initializer);
        }
        if let Some(superclass) = self.program.classes[class].superclass
            && self.program.classes[superclass].static_initializer.is_some_and(|id| !self.reach.methods.contains(&id))
        {
            self.use_class(superclass);
        }
    }

    fn instances_of(&mut self, ty: &Type) {
        match ty {
            Type::Class(class) => self.instance(*class),
            Type::Array(element) => self.instances_of(element),
            _ => {}
        }
    }

    /// What comes from outside may be of a class of the library that nobody here mentions.
    fn standard_of(&mut self, ty: &Type) {
        match ty {
            Type::Class(class) => {
                let name = self.program.classes[*class].name;
                let standard = STANDARD_CLASSES.iter().find(|(known, _)| **known == *name);
                if let Some(class) = standard.and_then(|(_, standard)| self.program.class_named(standard)) {
                    self.instance(class);
                }
            }
            Type::Array(element) => self.standard_of(element),
            _ => {}
        }
    }

    /// Calls on an interface that no class of the program implements: their objects came from outside, within others.
    fn standard_of_calls(&mut self) {
        let is_concrete = |class: &&ClassId| !self.program.classes[**class].is_abstract;
        let has_objects = |owner: ClassId| {
            let below = self.program.subclasses(owner);
            below.iter().filter(is_concrete).any(|class| self.reach.instances.contains(class))
        };
        let owners: Vec<ClassId> = self.calls.keys().copied().filter(|owner| !has_objects(*owner)).collect();
        owners.into_iter().for_each(|owner| self.standard_of(&Type::Class(owner)));
    }

    fn mention(&mut self, ty: &Type) {
        match ty {
            Type::Class(class) => {
                self.class(*class);
                if self.in_user {
                    self.reach.mentioned.insert(*class);
                }
            }
            Type::Array(element) => {
                self.reach.elements.insert(kind_of(element));
                self.mention(element);
            }
            _ => {}
        }
    }
}

/// The kind of arrays with elements of this type.
pub fn kind_of(element: &Type) -> ElementKind {
    match element {
        Type::Boolean => ElementKind::Boolean,
        Type::Byte => ElementKind::Byte,
        Type::Short => ElementKind::Short,
        Type::Char => ElementKind::Char,
        Type::Int => ElementKind::Int,
        Type::Long => ElementKind::Long,
        Type::Float => ElementKind::Float,
        Type::Double => ElementKind::Double,
        Type::Null
        | Type::Void
        | Type::Class(_)
        | Type::Array(_)
        | Type::BigInt
        | Type::Locset
        | Type::Seq
        | Type::TypeValue => ElementKind::Reference,
    }
}

/// What one expression, without those below it, mentions.
struct Part {
    what: What,
    types: Vec<Type>,
}

enum What {
    Field(FieldId),
    Call(MethodId),
    New(MethodId),
    Dispatch(MethodId),
    Library(&'static str, &'static str),
    Nothing,
}

impl Part {
    fn of(expr: &Expr) -> Part {
        let mut types = vec![expr.ty.clone()];
        let what = match &expr.kind {
            ExprKind::Field(_, field) | ExprKind::StaticField(field) => What::Field(*field),
            ExprKind::StaticCall(method, _) | ExprKind::SuperCall(method, _) | ExprKind::ConstructorCall(method, _) => {
                What::Call(*method)
            }
            ExprKind::New(method, _) => What::New(*method),
            ExprKind::VirtualCall(_, method, _) | ExprKind::Unboxed(_, method) | ExprKind::SameBox(_, _, method) => {
                What::Dispatch(*method)
            }
            ExprKind::InstanceOf(_, ty) => {
                types.push(ty.clone());
                What::Nothing
            }
            ExprKind::ClassLiteral(ty) => {
                types.push(ty.clone());
                What::Library(IMPLICIT, "classNamed")
            }
            ExprKind::Concat(_) => What::Library("java.lang.String", "concatenate"),
            _ => What::Nothing,
        };
        Part { what, types }
    }
}

fn collect(statement: &Stmt, parts: &mut Vec<Part>) {
    statement.visit_expressions(&mut |expr| expr.visit(&mut |part| parts.push(Part::of(part))));
}
