//! What lowering every method needs to know of the whole program: names of procedures and globals, types, and
//! what the heap model promises of values of a type.

use crate::options::{Integers, Models, NullDefault, Options};
use crate::program::exact::{Constant, Exact};
use crate::program::holdings::{Holdings, Known};
use crate::program::initialization::Initialization;
use crate::program::lemmas::Lemmas;
use crate::program::reachable::{Reach, kind_of};
use crate::program::throwing::{Failure, allowing, failures, implementations, throwing};
use crate::program::trial::Trial;
use base::{Arena, Name, SourceMap, Span};
use ir::vocabulary::{birth, elements, field_map, now, null, static_field, subtype, type_constant, type_of};
use ir::{Class, Definition, Global, GlobalKind, JavaType, ProcedureId};
use logic::build::{and, eq, int, le, lt, ne, or, select};
use logic::{Obligation, Op, Sort, Term, TermKind, Var};
use sema::dispatch::Dispatch;
use sema::program::{
    ClassId, CodeArithmetic, Expr, ExprKind, Field, FieldId, FieldKind, Method, MethodId, MethodKind, Nullness, Origin,
    Program, StmtKind, Type, Unsupported,
};
use std::cell::{OnceCell, RefCell};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::rc::Rc;

/// Success, or what is not supported and where.
pub type Lowered<T> = Result<T, Unsupported>;

/// The arena that obligations go into.
pub type Obligations = Arena<ir::ObligationId, Obligation>;

/// For each concrete class, the method that its objects run.
type Implementations = Rc<Vec<(ClassId, MethodId)>>;

/// Classes whose `equals` the interpreter knows.
pub const KNOWN_EQUALITY: [&str; 11] = [
    "java.lang.Object",
    "java.lang.Enum",
    "java.lang.String",
    "java.lang.Boolean",
    "java.lang.Byte",
    "java.lang.Character",
    "java.lang.Double",
    "java.lang.Float",
    "java.lang.Integer",
    "java.lang.Long",
    "java.lang.Short",
];

/// The whole program as lowering sees it.
pub struct Context<'a> {
    /// The typed program.
    pub program: &'a Program,
    /// The texts, for messages.
    pub sources: &'a SourceMap,
    /// The user's choices.
    pub options: Options,
    /// The heap and the static state.
    pub globals: Vec<Global>,
    /// What of the program matters.
    pub reach: Reach,
    /// Which method a call by dispatch comes to.
    pub dispatch: Dispatch,
    /// How classes are initialised.
    pub initialization: Initialization,
    /// What the trial run of static initialisers found.
    pub trial: Trial,
    /// The globals that code outside the making of implicit exceptions can change.
    framed: HashSet<Var>,
    /// The fields that hold objects of one class, with it.
    exact: BTreeMap<Var, Exact>,
    /// What fields, and the collections behind them, hold.
    pub holdings: Holdings,
    /// What fields of objects hold, by their maps.
    pub held: BTreeMap<Var, (FieldId, Known)>,
    /// The fields that hold the object around an inner one.
    enclosing: BTreeSet<Var>,
    fields: HashMap<FieldId, Var>,
    statics: HashMap<Var, FieldId>,
    names: HashMap<MethodId, Name>,
    procedures: HashMap<MethodId, ProcedureId>,
    dispatchers: BTreeMap<MethodId, ProcedureId>,
    implementations: RefCell<HashMap<(ClassId, MethodId), Implementations>>,
    /// The methods of the program that a method overrides, as far as somebody asked.
    pub overridden: RefCell<HashMap<MethodId, Rc<Vec<MethodId>>>>,
    throwing: BTreeSet<MethodId>,
    failures: BTreeMap<MethodId, BTreeSet<Failure>>,
    initial_values: HashMap<FieldId, &'a Expr>,
    by_name: HashMap<Name, ClassId>,
    /// The classes with invariants, inherited ones among them, once somebody asked.
    pub carriers: OnceCell<HashSet<ClassId>>,
    /// That a global does not hold the object of a constructor, where that was said before.
    pub unknown_to: RefCell<HashMap<Var, Term>>,
    /// The functions that specifications define.
    pub definitions: RefCell<Vec<Definition>>,
    /// What contracts say of those of them that are methods.
    pub lemmas: RefCell<Lemmas>,
    initializers: BTreeMap<ClassId, ProcedureId>,
    /// What the procedures are for.
    pub purpose: Purpose,
    /// The fields that code of the user assigns.
    pub assigned_by_user: HashSet<FieldId>,
}

/// What procedures are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Proofs, and runs.
    Proofs,
    /// The trial run of static initialisers, which looks at no contract.
    Trial,
}

impl<'a> Context<'a> {
    /// Names everything that is reached, with classes initialised in this way.
    pub fn of(
        program: &'a Program,
        sources: &'a SourceMap,
        options: Options,
        dispatch: Dispatch,
        reach: Reach,
        initialization: Initialization,
    ) -> Context<'a> {
        let throwing = throwing(program, &reach, &dispatch, &initialization);
        let failures = failures(program, &reach, &dispatch);
        let mut context = Context {
            program,
            sources,
            options,
            globals: Vec::new(),
            reach,
            dispatch,
            initialization,
            trial: Trial::default(),
            framed: HashSet::new(),
            exact: BTreeMap::new(),
            holdings: Holdings::default(),
            held: BTreeMap::new(),
            enclosing: BTreeSet::new(),
            fields: HashMap::new(),
            statics: HashMap::new(),
            names: HashMap::new(),
            procedures: HashMap::new(),
            dispatchers: BTreeMap::new(),
            implementations: RefCell::default(),
            overridden: RefCell::default(),
            throwing,
            failures,
            initial_values: initial_values(program),
            by_name: program.classes.iter().map(|(id, class)| (class.name, id)).collect(),
            carriers: OnceCell::new(),
            unknown_to: RefCell::default(),
            definitions: RefCell::default(),
            lemmas: RefCell::default(),
            initializers: BTreeMap::new(),
            purpose: Purpose::Proofs,
            assigned_by_user: assigned_by_user(program),
        };
        let allowing = allowing(&context);
        context.throwing.extend(allowing);
        context.declare_globals();
        let exact = crate::program::exact::fields(program).into_iter().filter(|(field, _)| context.has_place(*field));
        context.exact = exact.map(|(field, exact)| (context.field(field), exact)).collect();
        let enclosing = program.enclosing.iter().filter(|field| context.has_place(**field));
        context.enclosing = enclosing.map(|field| context.field(*field)).collect();
        context.name_procedures();
        context.number_procedures();
        context
    }

    /// Finds out what fields, and the collections behind them, hold.
    pub fn find_holdings(&mut self) {
        self.holdings = Holdings::new(self.program, &self.dispatch, self.options.null_default);
        let fields = self.holdings.fields.iter().filter(|(field, _)| self.has_place(**field));
        self.held = fields.map(|(field, known)| (self.field(*field), (*field, known.clone()))).collect();
    }

    /// Methods first, in their order, then dispatchers, then what initialises classes.
    fn number_procedures(&mut self) {
        let id = |index: usize| -> ProcedureId { base::arena::Id::from_index(index) };
        let mut next = 0;
        for method in &self.reach.methods {
            self.procedures.insert(*method, id(next));
            next += 1;
        }
        for method in &self.reach.dispatched {
            if !self.program.methods[*method].is_final {
                self.dispatchers.insert(*method, id(next));
                next += 1;
            }
        }
        for class in &self.initialization.guarded {
            self.initializers.insert(*class, id(next));
            next += 1;
        }
    }

    fn declare_globals(&mut self) {
        let mut declared = HashSet::new();
        for (id, field) in self.program.fields.iter().filter(|(id, _)| self.reach.fields.contains(id)) {
            let class = self.program.classes[field.owner].name;
            let ty = self.java_type(&field.ty);
            let name = field.name;
            let (variable, kind) = if field.is_static {
                (static_field(&class, &name, &ty), GlobalKind::Static { class, name, ty })
            } else {
                (field_map(&class, &name, &ty), GlobalKind::Field { class, name, ty })
            };
            self.fields.insert(id, variable.clone());
            if field.is_static {
                self.statics.insert(variable.clone(), id);
            }
            // Only in a file that does not compile are there two fields of one name.
            if !declared.insert(variable.name) {
                continue;
            }
            if self.reach.live_fields.contains(&id) && !self.is_cache(field) {
                self.framed.insert(variable.clone());
            }
            let is_final = field.is_final && !field.is_static && field.kind == sema::program::FieldKind::Java;
            self.globals.push(Global { variable, kind, is_final });
        }
        for class in &self.initialization.guarded {
            let (class, name, ty) = (self.program.classes[*class].name, Name::new("<state>"), JavaType::Int);
            let variable = static_field(&class, &name, &ty);
            self.framed.insert(variable.clone());
            let kind = GlobalKind::Static { class, name, ty };
            self.globals.push(Global { variable, kind, is_final: false });
        }
        for kind in &self.reach.elements {
            if self.reach.live_elements.contains(kind) {
                self.framed.insert(elements(*kind));
            }
            let variable = elements(*kind);
            self.globals.push(Global { variable, kind: GlobalKind::Elements(*kind), is_final: false });
        }
        self.globals.push(Global { variable: now(), kind: GlobalKind::Now, is_final: false });
    }

    /// Signatures have simple class names; where two packages share one, the qualified name takes its place.
    fn name_procedures(&mut self) {
        let mut count: HashMap<Name, usize> = HashMap::new();
        let mut taken = HashSet::new();
        let reached = || self.reach.methods.iter().map(|id| (*id, &self.program.methods[*id]));
        for (_, method) in reached() {
            *count.entry(method.signature).or_default() += 1;
        }
        let mut names = HashMap::new();
        for (id, method) in reached() {
            let class = &self.program.classes[method.owner];
            let mut name = match count[&method.signature] {
                // The interpreter finds its code by the full name of class, method and erased parameter types.
                _ if method.is_native => Name::new(&self.dispatched_name(id)),
                1 => method.signature,
                _ => Name::new(&format!("{}:{}", class.name, method.signature)),
            };
            // Only in a file that does not compile are there two methods of one signature.
            while !taken.insert(name) {
                name = Name::new(&format!("{name}'"));
            }
            names.insert(id, name);
        }
        self.names = names;
    }

    /// The classes, as far as runtime types go.
    pub fn classes(&self) -> Vec<Class> {
        let name = |id: ClassId| self.program.classes[id].name;
        let equals = self.method_equals();
        let class = |id: ClassId, class: &sema::program::Class| Class {
            name: class.name,
            superclass: class.superclass.map(name),
            interfaces: class.interfaces.iter().map(|id| name(*id)).collect(),
            is_abstract: class.is_abstract,
            is_interface: class.is_interface,
            own_equality: !class.is_interface && equals.is_some_and(|equals| self.has_own_equality(id, equals)),
        };
        let reached = self.program.classes.iter().filter(|(id, _)| self.reach.classes.contains(id));
        reached.map(|(id, reached)| class(id, reached)).collect()
    }

    /// `Object.equals`.
    fn method_equals(&self) -> Option<MethodId> {
        let root = *self.by_name.get(&Name::new("java.lang.Object"))?;
        let mut methods = self.program.classes[root].methods.iter().copied();
        methods.find(|id| &*self.program.methods[*id].name == "equals")
    }

    /// Whether code that is not known to the interpreter says what the objects of a class equal.
    fn has_own_equality(&self, class: ClassId, equals: MethodId) -> bool {
        let Some(chosen) = self.dispatch.implementation(class, equals) else { return false };
        let owner = self.program.classes[self.program.methods[chosen].owner].name;
        !KNOWN_EQUALITY.contains(&&*owner)
    }

    /// The name of the procedure for a method.
    pub fn procedure_name(&self, method: MethodId) -> Name {
        self.names[&method]
    }

    /// The procedure for a method that matters.
    pub fn procedure(&self, method: MethodId) -> Option<ProcedureId> {
        self.procedures.get(&method).copied()
    }

    /// For each concrete class that is the given one or a subclass, the method that its objects run when `method` is called.
    pub fn implementations(&self, receiver: ClassId, method: MethodId) -> Vec<(ClassId, MethodId)> {
        let known = self.implementations.borrow().get(&(receiver, method)).cloned();
        let list = known.unwrap_or_else(|| {
            let classes = self.program.subclasses(receiver).into_iter();
            let is_possible =
                |id: &ClassId| !self.program.classes[*id].is_abstract && self.reach.instances.contains(id);
            let chosen = |id: ClassId| self.dispatch.implementation(id, method).map(|target| (id, target));
            let list = Rc::new(classes.filter(is_possible).filter_map(chosen).collect::<Vec<_>>());
            self.implementations.borrow_mut().insert((receiver, method), list.clone());
            list
        });
        list.to_vec()
    }

    /// A class without a model whose objects may be meant when `method` is called on `receiver`, and of which not even the class file says
    /// what they run.
    pub fn lacking(&self, receiver: ClassId, method: MethodId) -> Option<ClassId> {
        let is_one = |id: &ClassId| {
            let class = &self.program.classes[*id];
            class.origin == Origin::External && !class.is_abstract && self.is_subclass(*id, receiver)
        };
        let mut classes = self.reach.instances.iter().copied().filter(is_one);
        classes.find(|id| self.dispatch.implementation(*id, method).is_none())
    }

    /// Whether `sub` is `class` or inherits from it, interfaces included.
    pub fn is_subclass(&self, sub: ClassId, class: ClassId) -> bool {
        self.program.is_subclass(sub, class)
    }

    /// Whether a method has no text: `values` and `valueOf` of enums, accessors of records.
    pub fn is_generated(&self, method: &Method) -> bool {
        is_generated(self.program, method)
    }

    /// Whether a method is a model whose own contract is checked against its body.
    pub fn is_checked_model(&self, method: &Method) -> bool {
        self.options.models == Models::Checked
            && self.program.classes[method.owner].origin == Origin::Library
            && method.contract.is_some()
            && !method.is_native
            && !method.is_abstract
    }

    /// Whether an exception that somebody throws may leave a method.
    pub fn may_throw(&self, method: MethodId) -> bool {
        self.throwing.contains(&method)
    }

    /// The exceptions of the library that a call of one of its methods may end by.
    pub fn failures(&self, method: MethodId, is_dispatched: bool) -> BTreeSet<Failure> {
        let of = |method: &MethodId| self.failures.get(method).into_iter().flatten().copied();
        match is_dispatched {
            false => of(&method).collect(),
            true => implementations(self.program, &self.reach, &self.dispatch, method).iter().flat_map(of).collect(),
        }
    }

    /// A name for a method that is called by dispatch, unique among those.
    pub fn dispatched_name(&self, method: MethodId) -> String {
        qualified_signature(self.program, method)
    }

    /// The procedure that calls of a method by dispatch go through.
    pub fn dispatcher(&self, method: MethodId) -> Option<ProcedureId> {
        self.dispatchers.get(&method).copied()
    }

    /// The procedure that initialises a class, if using it may need that.
    pub fn initializer(&self, class: ClassId) -> Option<ProcedureId> {
        self.initializers.get(&class).copied()
    }

    /// The classes that have been initialised, or are being, when code of a class runs.
    pub fn initialized_in(&self, class: ClassId) -> Vec<ClassId> {
        let mut list = Vec::new();
        let mut current = Some(class);
        while let Some(id) = current {
            if self.initialization.guarded.contains(&id) {
                list.push(id);
            }
            current = self.program.classes[id].superclass;
        }
        list
    }

    /// The global that says whether a class has been initialised: see [`crate::program::initialization`].
    pub fn initialization_state(&self, class: ClassId) -> Var {
        static_field(&self.program.classes[class].name, "<state>", &JavaType::Int)
    }

    /// Whether frames speak of a global: it is part of the heap or the static state, and code can change it.
    pub fn is_framed(&self, global: &Global) -> bool {
        global.kind != GlobalKind::Now && global.variable.sort != Sort::Type && self.framed.contains(&global.variable)
    }

    /// The value that a static field gets when its class is initialised, if that is where it gets it.
    pub fn initial_value(&self, field: FieldId) -> Option<&'a Expr> {
        self.initial_values.get(&field).copied()
    }

    /// The static field that a global holds, if it holds one.
    pub fn static_field(&self, variable: &Var) -> Option<FieldId> {
        self.statics.get(variable).copied()
    }

    /// Whether there is a global that holds a field.
    pub fn has_place(&self, field: FieldId) -> bool {
        self.fields.contains_key(&field)
    }

    /// The global that holds a field. For one without a place it is a variable that no procedure reads or writes.
    pub fn field(&self, field: FieldId) -> Var {
        self.fields.get(&field).cloned().unwrap_or_else(|| self.variable_of(&self.program.fields[field]))
    }

    /// The global that holds a field which a specification speaks of.
    pub fn place(&self, field: FieldId, span: Span) -> Lowered<Var> {
        let declared = &self.program.fields[field];
        let what = match declared.kind {
            FieldKind::Model => "model fields as locations".to_owned(),
            _ => format!("`{}`, which nothing uses, as a location", declared.name),
        };
        self.fields.get(&field).cloned().ok_or(Unsupported { what, span })
    }

    fn variable_of(&self, field: &Field) -> Var {
        let (class, ty) = (self.program.classes[field.owner].name, self.java_type(&field.ty));
        match field.is_static {
            true => static_field(&class, &field.name, &ty),
            false => field_map(&class, &field.name, &ty),
        }
    }

    /// The runtime type for a static type.
    pub fn java_type(&self, ty: &Type) -> JavaType {
        java_type(self.program, ty)
    }

    /// Whether a class of the library keeps its own objects there, to give the same ones again: boxes of small numbers. That is nobody's
    /// location.
    fn is_cache(&self, field: &Field) -> bool {
        let is_own = self.program.classes[field.owner].origin == Origin::Source;
        let holds_its_class = matches!(&field.ty, Type::Array(element) if **element == Type::Class(field.owner));
        !is_own && field.is_static && field.is_private && holds_its_class
    }

    /// The global that holds the elements of arrays of this type.
    pub fn elements(&self, array: &Type) -> Var {
        match array {
            Type::Array(element) => elements(kind_of(element)),
            _ => elements(ir::ElementKind::Reference),
        }
    }

    /// Whether a place of one type may hold an object whose static type is the other.
    pub fn may_hold(&self, place: &JavaType, object: &JavaType) -> bool {
        let (JavaType::Class(place), JavaType::Class(object)) = (place, object) else { return false };
        let named = |name: &Name| self.by_name.get(name).copied();
        let (Some(place), Some(object)) = (named(place), named(object)) else { return false };
        self.is_subclass(place, object) || self.is_subclass(object, place)
    }

    /// The text of a place, for messages, on one line.
    pub fn text(&self, span: Span) -> String {
        self.sources.snippet(span).split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// What the type system and the heap model promise of a value of this type: a number lies in its range, a
    /// reference is null or an allocated object of the type.
    pub fn typing(&self, value: &Term, ty: &Type) -> Term {
        match ty {
            ty if ty.is_integral() => self.in_range(value, ty),
            Type::Class(_) | Type::Array(_) => or([eq(value.clone(), null()), self.is_object(value, ty)]),
            _ => logic::build::bool(true),
        }
    }

    /// The same of what a field holds, which may have objects of one class only.
    pub fn field_typing(&self, field: &Var, value: &Term, ty: &Type) -> Term {
        if self.enclosing.contains(field) {
            return self.is_object(value, ty);
        }
        let Some(Exact { class, constants }) = self.exact.get(field) else { return self.typing(value, ty) };
        let exact = eq(type_of(value.clone()), type_constant(&self.java_type(&Type::Class(*class))));
        let mut facts = vec![ne(value.clone(), null()), lt(birth(value.clone()), now().term()), exact];
        let constants = constants.iter().filter(|(field, _)| self.has_place(**field));
        facts.extend(constants.map(|(field, constant)| {
            let constant = match constant {
                Constant::Null => null(),
                Constant::Truth(truth) => logic::build::bool(*truth),
            };
            eq(select(self.field(*field).term(), value.clone()), constant)
        }));
        let is_object = and(facts);
        or([eq(value.clone(), null()), is_object])
    }

    /// Whether a term is the enclosing object of an inner one, which is never null.
    pub fn is_enclosing(&self, object: &Term) -> bool {
        match object.kind() {
            TermKind::Apply(Op::Select, parts) => {
                matches!(parts[0].kind(), TermKind::Var(map) if self.enclosing.contains(map))
            }
            _ => false,
        }
    }

    /// That a value is an allocated object of this type.
    pub fn is_object(&self, value: &Term, ty: &Type) -> Term {
        self.is_object_at(value, ty, now().term())
    }

    /// That a value is an object of this type which was allocated before the clock showed `clock`.
    pub fn is_object_at(&self, value: &Term, ty: &Type, clock: Term) -> Term {
        let allocated = lt(birth(value.clone()), clock);
        and([ne(value.clone(), null()), allocated, self.has_type(value, ty)])
    }

    /// That an object has this type.
    pub fn has_type(&self, value: &Term, ty: &Type) -> Term {
        subtype(type_of(value.clone()), type_constant(&self.java_type(ty)))
    }

    /// That a number of the code lies in the range of its type.
    pub fn in_range(&self, value: &Term, ty: &Type) -> Term {
        if *ty == Type::BigInt || self.options.integers == Integers::Math && matches!(ty, Type::Int | Type::Long) {
            return logic::build::bool(true);
        }
        java_range(value, ty)
    }

    /// Why the code of a method cannot be lowered, if it asks for another arithmetic than the run has.
    pub fn other_arithmetic(&self, method: &sema::program::Method) -> Option<Unsupported> {
        let (wanted, span) = method.arithmetic.code?;
        let (modifier, integers, option) = match wanted {
            CodeArithmetic::Java => ("code_java_math", Integers::Java, "java"),
            CodeArithmetic::Safe => ("code_safe_math", Integers::Checked, "checked"),
            CodeArithmetic::Bigint => ("code_bigint_math", Integers::Math, "math"),
        };
        let what = format!("the modifier `{modifier}` without `--int {option}`");
        (integers != self.options.integers).then_some(Unsupported { what, span })
    }

    /// Whether a parameter may be null.
    pub fn parameter_is_nullable(&self, parameter: &sema::program::Local) -> bool {
        match parameter.nullness {
            Nullness::Nullable => true,
            Nullness::NonNull => false,
            Nullness::Unsaid => self.options.null_default == NullDefault::Nullable,
        }
    }

    /// All fields that an object of a class or of a subclass of it may have.
    pub fn possible_fields(&self, class: ClassId) -> Vec<FieldId> {
        let is_related = |owner| self.is_subclass(owner, class) || self.is_subclass(class, owner);
        let live = self.reach.live_fields.iter().map(|id| (*id, &self.program.fields[*id]));
        live.filter(|(_, field)| !field.is_static && is_related(field.owner)).map(|(id, _)| id).collect()
    }

    /// All fields of objects of a class, declared and inherited, those that specifications of its interfaces give it among them.
    pub fn instance_fields(&self, class: ClassId) -> Vec<FieldId> {
        let is_used =
            |field: &FieldId| !self.program.fields[*field].is_static && self.reach.live_fields.contains(field);
        let classes = ancestry(self, class).into_iter();
        classes.flat_map(|id| &self.program.classes[id].fields).copied().filter(is_used).collect()
    }
}

/// The runtime type for a static type.
fn java_type(program: &Program, ty: &Type) -> JavaType {
    match ty {
        Type::Boolean => JavaType::Boolean,
        Type::Byte => JavaType::Byte,
        Type::Short => JavaType::Short,
        Type::Char => JavaType::Char,
        Type::Int => JavaType::Int,
        Type::Long => JavaType::Long,
        Type::Float => JavaType::Float,
        Type::Double => JavaType::Double,
        Type::Class(class) => JavaType::Class(program.classes[*class].name),
        Type::Array(element) => JavaType::Array(Box::new(java_type(program, element))),
        Type::BigInt => JavaType::Whole,
        Type::Locset => JavaType::Locations,
        Type::Seq => JavaType::Sequence,
        Type::TypeValue => JavaType::Types,
        // `null` fits every reference type, and nothing has the type `void`.
        Type::Null | Type::Void => JavaType::Class("java.lang.Object".into()),
    }
}

/// The name of a method with its class and its erased parameters.
pub fn qualified_signature(program: &Program, method: MethodId) -> String {
    let declared = &program.methods[method];
    let class = program.classes[declared.owner].name;
    let types = declared.parameters.iter().map(|id| java_type(program, &declared.locals[*id].ty).to_string());
    format!("{class}.{}({})", declared.name, types.collect::<Vec<_>>().join(","))
}

/// Whether a method has no text: `values` and `valueOf` of enums, accessors of records.
pub fn is_generated(program: &Program, method: &Method) -> bool {
    matches!(method.kind, MethodKind::Static | MethodKind::Instance)
        && method.span == program.classes[method.owner].span
        && !program.classes[method.owner].name.contains("$$Lambda")
}

/// What a bridge leads to: it has nothing but a call of the method whose place it has.
pub fn behind_bridge(program: &Program, id: MethodId) -> Option<MethodId> {
    let method = &program.methods[id];
    let [statement] = method.body.as_deref()? else { return None };
    let (StmtKind::Return(Some(call)) | StmtKind::Expr(call)) = &statement.kind else { return None };
    let ExprKind::VirtualCall(receiver, behind, _) = &call.kind else { return None };
    let leads = program.methods[*behind].span == method.span && matches!(receiver.kind, ExprKind::This);
    leads.then_some(*behind)
}

/// A class with its superclasses and all their interfaces, the class first.
pub fn ancestry(context: &Context<'_>, class: ClassId) -> Vec<ClassId> {
    let mut seen = BTreeSet::from([class]);
    let mut list = vec![class];
    let mut next = 0;
    while let Some(id) = list.get(next).copied() {
        next += 1;
        let class = &context.program.classes[id];
        list.extend(class.superclass.iter().chain(&class.interfaces).copied().filter(|parent| seen.insert(*parent)));
    }
    list
}

/// The values that static initialisers give to static fields, in statements that always run.
fn initial_values(program: &Program) -> HashMap<FieldId, &Expr> {
    let initializers = program.classes.values().filter_map(|class| class.static_initializer);
    let statements = initializers.flat_map(|method| program.methods[method].body.iter().flatten());
    let assigned = statements.filter_map(|statement| match &statement.kind {
        StmtKind::Expr(Expr { kind: ExprKind::Assign { compound: None, target, value }, .. }) => match target.kind {
            ExprKind::StaticField(field) => Some((field, &**value)),
            _ => None,
        },
        _ => None,
    });
    assigned.collect()
}

/// That a number lies in the range of its integral type.
pub fn java_range(value: &Term, ty: &Type) -> Term {
    let (low, high) = match ty {
        Type::Byte => (i64::from(i8::MIN), i64::from(i8::MAX)),
        Type::Short => (i64::from(i16::MIN), i64::from(i16::MAX)),
        Type::Char => (0, i64::from(u16::MAX)),
        Type::Int => (i64::from(i32::MIN), i64::from(i32::MAX)),
        _ => (i64::MIN, i64::MAX),
    };
    and([le(int(low), value.clone()), le(value.clone(), int(high))])
}

/// The name of the local that holds a global's value at some earlier point.
pub fn snapshot(prefix: &str, global: &Var) -> Var {
    Var::new(format!("${prefix}${}", global.name), global.sort.clone())
}

/// The fields that code of the user assigns.
fn assigned_by_user(program: &Program) -> HashSet<FieldId> {
    let mut fields = HashSet::new();
    let mut note = |expr: &Expr| {
        expr.visit(&mut |part| {
            if let ExprKind::Assign { target, .. } | ExprKind::Update { target, .. } | ExprKind::Step { target, .. } =
                &part.kind
                && let ExprKind::Field(_, field) | ExprKind::StaticField(field) = &target.kind
            {
                fields.insert(*field);
            }
        });
    };
    let of_user = program.methods.values().filter(|method| program.classes[method.owner].origin == Origin::Source);
    for statement in of_user.flat_map(|method| method.body.iter().flatten()) {
        statement.visit_expressions(&mut note);
    }
    program.fields.values().filter_map(|field| field.initializer.as_ref()).for_each(&mut note);
    fields
}
