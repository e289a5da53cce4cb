//! Contracts: what holds on entry, what on return, and what callers must establish.
//!
//! Class invariants are those of the objects that a method is handed: `this` and its parameters. They hold on
//! entry and on return; who calls by contract establishes them first. They are class invariants as written, and
//! that fields which are not nullable are not null.

use crate::builder::{Builder, unsupported};
use crate::context::{Context, Lowered};
use crate::frames::Frame;
use crate::frames::is_array_of;
use crate::method::has_this;
use crate::specification::{Meaning, State, where_not_null};
use base::{Span, rules};
use ir::vocabulary::{
    DICT_AT, DICT_GET, DICT_SIZE, DICT_VALUE, SEQ_GET, SEQ_SIZE, SEQ_VALUE, birth, length, now, null, type_constant,
    type_of,
};
use ir::{Contract, ElementKind, Ensures, Global, GlobalKind, JavaType, Modified, ObligationId, Requires, Role};
use logic::build::{and, bool, call, eq, forall, implies, int, le, lt, ne, quantified_with, select};
use logic::{Quantifier, Sort, Term, Var};
use sema::program::{ClassId, Expr, FieldId, Invariant, LocalId, Method, MethodId, MethodKind, Type};
use std::collections::HashMap;

/// Something that a caller must establish.
enum Requirement<'a> {
    NotNull(LocalId),
    ElementsNotNull(LocalId),
    ContentNotNull(LocalId),
    Written(&'a Expr),
    Invariant(Subject, ClassInvariant<'a>),
}

/// How a method may end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Exits {
    /// By returning.
    Normal,
    /// By returning or by an exception.
    Both,
}

/// An object whose invariants matter.
#[derive(Clone, Copy)]
enum Subject {
    This,
    Parameter(LocalId),
}

/// One of the invariants of a class.
#[derive(Clone, Copy)]
enum ClassInvariant<'a> {
    Written(&'a Invariant),
    FieldNotNull(FieldId),
}

/// The invariants of a class and its superclasses.
fn class_invariants<'a>(context: &Context<'a>, class: ClassId) -> Vec<ClassInvariant<'a>> {
    let program = context.program;
    let mut invariants = Vec::new();
    let mut current = Some(class);
    while let Some(id) = current {
        let class = &program.classes[id];
        let is_required = |field: &&FieldId| {
            let field = &program.fields[**field];
            !field.is_static && !field.is_nullable && field.ty.is_reference()
        };
        invariants.extend(class.fields.iter().filter(is_required).map(|field| ClassInvariant::FieldNotNull(*field)));
        invariants.extend(class.invariants.iter().map(ClassInvariant::Written));
        current = class.superclass;
    }
    invariants
}

/// Whether objects of a class have invariants.
pub fn has_invariants(context: &Context<'_>, class: ClassId) -> bool {
    !class_invariants(context, class).is_empty()
}

fn parameter_subjects(method: &Method) -> Vec<(Subject, ClassId)> {
    let class_of = |id: &LocalId| match method.locals[*id].ty {
        Type::Class(class) => Some((Subject::Parameter(*id), class)),
        _ => None,
    };
    method.parameters.iter().filter_map(class_of).collect()
}

/// The objects whose invariants hold on entry.
fn subjects_on_entry(method: &Method) -> Vec<(Subject, ClassId)> {
    let this = (method.kind == MethodKind::Instance).then_some((Subject::This, method.owner));
    this.into_iter().chain(parameter_subjects(method)).collect()
}

/// The objects whose invariants hold on return.
fn subjects_on_return(method: &Method) -> Vec<(Subject, ClassId)> {
    let this = has_this(method).then_some((Subject::This, method.owner));
    this.into_iter().chain(parameter_subjects(method)).collect()
}

/// All that a caller must establish, in the order in which the contract has it.
fn requirements<'a>(context: &Context<'a>, method: &'a Method) -> Vec<Requirement<'a>> {
    let mut list = Vec::new();
    for id in &method.parameters {
        let parameter = &method.locals[*id];
        if !parameter.ty.is_reference() || context.parameter_is_nullable(parameter) {
            continue;
        }
        list.push(Requirement::NotNull(*id));
        if matches!(&parameter.ty, Type::Array(element) if element.is_reference()) {
            list.push(Requirement::ElementsNotNull(*id));
        }
        if !contents(context, &parameter.ty).is_empty() {
            list.push(Requirement::ContentNotNull(*id));
        }
    }
    list.extend(method.contract.iter().flat_map(|contract| &contract.requires).map(Requirement::Written));
    for (subject, class) in subjects_on_entry(method) {
        let invariants = class_invariants(context, class).into_iter();
        list.extend(invariants.map(|invariant| Requirement::Invariant(subject, invariant)));
    }
    list
}

/// The fields in which an object of the library of this type, or of a subtype, keeps what it holds.
pub fn contents(context: &Context<'_>, ty: &Type) -> Vec<FieldId> {
    let Type::Class(class) = ty else { return Vec::new() };
    let program = context.program;
    let is_content = |id: &FieldId| {
        let field = &program.fields[*id];
        let is_value = matches!(&field.ty, Type::Class(class) if VALUES.contains(&&*program.classes[*class].name));
        let is_related = context.is_subclass(field.owner, *class) || context.is_subclass(*class, field.owner);
        is_value && !field.is_static && is_related
    };
    context.reach.live_fields.iter().copied().filter(is_content).collect()
}

/// The classes whose objects stand for sequences and dictionaries.
const VALUES: [&str; 2] = ["invar.logic.Seq", "invar.logic.Dict"];

impl Context<'_> {
    /// Whether a field that holds a value of the library holds a sequence, and no dictionary.
    pub fn is_sequence(&self, field: FieldId) -> bool {
        self.java_type(&self.program.fields[field].ty) == JavaType::Class(VALUES[0].into())
    }
}

impl<'a> Builder<'a> {
    /// The obligations of a call by contract: one for each requirement, in order.
    pub fn precondition_obligations(&mut self, method: MethodId, span: Span) -> Lowered<Vec<ObligationId>> {
        let context = self.context;
        let callee = &context.program.methods[method];
        let mut obligations = Vec::new();
        for requirement in requirements(context, callee) {
            let (rule, text, place) = match &requirement {
                Requirement::Invariant(..) => {
                    let (text, place) = self.describe(&requirement, callee);
                    (
                        &rules::CLASS_INVARIANT,
                        format!("{text}, which `{}` relies on, may not hold here", callee.signature),
                        place,
                    )
                }
                _ => {
                    let (text, place) = self.describe(&requirement, callee);
                    (
                        &rules::PRECONDITION,
                        format!("{text}, as `{}` requires, may not hold here", callee.signature),
                        place,
                    )
                }
            };
            let related = vec![(place, "required here".to_string())];
            obligations.push(self.oblige(rule, span, text, related));
        }
        Ok(obligations)
    }

    /// A requirement in words, and where it is written.
    fn describe(&self, requirement: &Requirement<'_>, method: &Method) -> (String, Span) {
        let local = |id: &LocalId| &method.locals[*id];
        match requirement {
            Requirement::NotNull(id) => (format!("`{} != null`", local(id).name), local(id).span),
            Requirement::ElementsNotNull(id) | Requirement::ContentNotNull(id) => {
                (format!("that no element of `{}` is null", local(id).name), local(id).span)
            }
            Requirement::Written(expr) => (format!("`{}`", self.context.text(expr.span)), expr.span),
            Requirement::Invariant(_, invariant) => self.describe_invariant(invariant),
        }
    }

    fn describe_invariant(&self, invariant: &ClassInvariant<'_>) -> (String, Span) {
        match invariant {
            ClassInvariant::Written(invariant) => {
                let span = invariant.formula.span;
                (format!("the invariant `{}`", self.context.text(span)), span)
            }
            ClassInvariant::FieldNotNull(field) => {
                let field = &self.context.program.fields[*field];
                (format!("the invariant `{} != null` (the field is not nullable)", field.name), field.span)
            }
        }
    }

    /// The contract of the method that is being lowered.
    pub fn contract(&mut self, id: MethodId, result: Option<&Var>) -> Lowered<Contract> {
        let meaning = self.entry_meaning(result);
        let requires = self.requires(&meaning)?;
        let modifies = self.modifies(&meaning, State::Current)?;
        let at_entry = self.modifies(&meaning, State::Entry)?;
        self.set_frame(at_entry);
        let exits = if self.context.may_throw(id) { Exits::Both } else { Exits::Normal };
        Ok(Contract { snapshots: Vec::new(), requires, ensures: self.ensures(&meaning, result, exits)?, modifies })
    }

    /// What names mean in a contract: parameters have their values on entry.
    fn entry_meaning(&self, result: Option<&Var>) -> Meaning<'a> {
        let values: HashMap<LocalId, Term> = self.entry_values.iter().map(|(id, var)| (*id, var.term())).collect();
        Meaning {
            this: self.this.clone(),
            result: result.map(Var::term),
            variables: values.clone(),
            entry_values: values,
            locals: &self.method.locals,
        }
    }

    fn requires(&mut self, meaning: &Meaning<'_>) -> Lowered<Vec<Requires>> {
        let mut list = self.free_requires();
        for requirement in requirements(self.context, self.method) {
            let (text, span) = self.describe(&requirement, self.method);
            let formula = self.requirement_formula(&requirement, meaning)?;
            list.push(Requires { formula, role: Role::Checked, span, text });
        }
        Ok(list)
    }

    /// What holds by the type system and the heap model.
    pub fn free_requires(&mut self) -> Vec<Requires> {
        let method = self.method;
        let free =
            |formula: Term, span: Span, text: &str| Requires { formula, role: Role::Free, span, text: text.into() };
        let mut list = Vec::new();
        if let Some(this) = &self.this.clone() {
            let is_object = self.context.is_object(this, &Type::Class(method.owner));
            list.push(free(is_object, method.span, "`this` is an object of its class"));
        }
        for class in self.context.initialized_in(method.owner) {
            let state = self.context.initialization_state(class).term();
            list.push(free(eq(state, int(1)), method.span, "the class has been initialised"));
        }
        for id in &method.parameters {
            let local = &method.locals[*id];
            let value = self.entry_values[id].term();
            list.push(free(self.context.typing(&value, &local.ty), local.span, "parameters have their types"));
            if let (MethodKind::Constructor, Some(this), true) = (method.kind, &self.this, local.ty.is_reference()) {
                list.push(free(ne(value, this.clone()), local.span, "nobody knows a new object yet"));
            }
        }
        if let (MethodKind::Constructor, Some(this)) = (method.kind, &self.this.clone()) {
            for field in self.context.possible_fields(method.owner) {
                let map = self.context.field(field);
                let value = select(map.term(), this.clone());
                let default = ir::vocabulary::default_value(value.sort());
                list.push(free(eq(value, default), method.span, "fields of a new object are zero, false or null"));
            }
            let unknown = self.is_unknown_to_heap(this).into_iter();
            list.extend(unknown.map(|formula| free(formula, method.span, "nothing refers to a new object yet")));
        }
        list.retain(|requires| requires.formula != bool(true));
        list
    }

    /// That no field, no static field and no element refers to an object.
    fn is_unknown_to_heap(&mut self, this: &Term) -> Vec<Term> {
        let this_type = self.context.java_type(&Type::Class(self.method.owner));
        let globals = self.context.globals.iter().filter(|global| self.context.is_framed(global));
        globals.filter_map(|global| self.does_not_refer(global, this, &this_type)).collect()
    }

    fn does_not_refer(&self, global: &Global, this: &Term, this_type: &JavaType) -> Option<Term> {
        let may_refer = match &global.kind {
            GlobalKind::Static { ty, .. } | GlobalKind::Field { ty, .. } => self.context.may_hold(ty, this_type),
            GlobalKind::Elements(kind) => *kind == ElementKind::Reference,
            GlobalKind::Now => false,
        };
        if !may_refer {
            return None;
        }
        // The formula is the same for all constructors, whose `this` is one variable.
        let known = self.context.unknown_to.borrow().get(&global.variable).cloned();
        known.or_else(|| {
            let formula = self.is_not_held(global, this)?;
            self.context.unknown_to.borrow_mut().insert(global.variable.clone(), formula.clone());
            Some(formula)
        })
    }

    fn is_not_held(&self, global: &Global, this: &Term) -> Option<Term> {
        let object = Var::new("o%unknown", Sort::Ref);
        let is_object = and([ne(object.term(), null()), lt(birth(object.term()), now().term())]);
        match &global.kind {
            GlobalKind::Static { .. } => Some(ne(global.variable.term(), this.clone())),
            GlobalKind::Field { .. } => {
                let value = select(global.variable.term(), object.term());
                Some(forall(vec![object], implies(is_object, ne(value, this.clone()))))
            }
            GlobalKind::Elements(ElementKind::Reference) => {
                let index = Var::new("i%unknown", Sort::Int);
                let cell = select(select(global.variable.term(), object.term()), index.term());
                let inside = and([le(int(0), index.term()), lt(index.term(), length(object.term()))]);
                let guard = and([is_object, is_array_of(&global.variable, &object.term()), inside]);
                Some(forall(vec![object, index], implies(guard, ne(cell, this.clone()))))
            }
            _ => None,
        }
    }

    fn requirement_formula(&mut self, requirement: &Requirement<'_>, meaning: &Meaning<'_>) -> Lowered<Term> {
        match requirement {
            Requirement::NotNull(id) => Ok(ne(self.entry_values[id].term(), null())),
            Requirement::ElementsNotNull(id) => {
                let array = self.entry_values[id].term();
                let map = self.context.elements(&self.method.locals[*id].ty).term();
                let index = self.bind("i".into(), Sort::Int);
                let position = index.term();
                let within = and([le(int(0), position.clone()), lt(position.clone(), length(array.clone()))]);
                let element = select(select(map, array), position);
                Ok(forall(vec![index], implies(within, ne(element, null()))))
            }
            Requirement::ContentNotNull(id) => {
                let object = self.entry_values[id].term();
                let fields = contents(self.context, &self.method.locals[*id].ty);
                Ok(and(fields.into_iter().map(|field| self.content_not_null(&object, field)).collect::<Vec<_>>()))
            }
            Requirement::Written(expr) => self.specification(expr, meaning),
            Requirement::Invariant(subject, invariant) => self.invariant_formula(*subject, invariant),
        }
    }

    /// That nothing that an object holds in a field is null.
    fn content_not_null(&mut self, object: &Term, field: FieldId) -> Term {
        let owner = Type::Class(self.context.program.fields[field].owner);
        let is_there = self.context.has_type(object, &owner);
        let handle = select(self.context.field(field).term(), object.clone());
        let index = self.bind("i".into(), Sort::Int);
        let within = |size: Term| and([le(int(0), index.term()), lt(index.term(), size)]);
        let is_sequence = self.context.is_sequence(field);
        let (trigger, fact) = if is_sequence {
            let sequence = call(&SEQ_VALUE, vec![handle]);
            let element = call(&SEQ_GET, vec![sequence.clone(), index.term()]);
            let size = call(&SEQ_SIZE, vec![sequence]);
            (element.clone(), implies(within(size), ne(element, null())))
        } else {
            let dictionary = call(&DICT_VALUE, vec![handle]);
            let key = call(&DICT_AT, vec![dictionary.clone(), index.term()]);
            let value = call(&DICT_GET, vec![dictionary.clone(), key.clone()]);
            let size = call(&DICT_SIZE, vec![dictionary]);
            (key.clone(), implies(within(size), and([ne(key, null()), ne(value, null())])))
        };
        implies(is_there, quantified_with(Quantifier::Forall, vec![index], vec![vec![trigger]], fact))
    }

    fn invariant_formula(&mut self, subject: Subject, invariant: &ClassInvariant<'_>) -> Lowered<Term> {
        match subject {
            Subject::This => {
                let object = self.this_object(self.method.span)?;
                self.invariant_of(&object, invariant)
            }
            Subject::Parameter(id) => {
                let object = self.entry_values[&id].term();
                Ok(where_not_null(&object, self.invariant_of(&object, invariant)?))
            }
        }
    }

    fn invariant_of(&mut self, object: &Term, invariant: &ClassInvariant<'_>) -> Lowered<Term> {
        match invariant {
            ClassInvariant::FieldNotNull(field) => {
                Ok(ne(select(self.context.field(*field).term(), object.clone()), null()))
            }
            ClassInvariant::Written(invariant) => {
                if let Some(reason) = invariant.unsupported.first() {
                    return Err(reason.clone());
                }
                if invariant.is_static {
                    return unsupported(invariant.formula.span, "static invariants");
                }
                let meaning = Meaning {
                    this: Some(object.clone()),
                    result: None,
                    variables: HashMap::new(),
                    entry_values: HashMap::new(),
                    locals: &invariant.locals,
                };
                self.specification(&invariant.formula, &meaning)
            }
        }
    }

    /// That an object which is exactly of a class meets the invariants of that class.
    pub fn invariants_of(&mut self, object: &Term, class: ClassId) -> Lowered<Vec<Requires>> {
        let is_one = eq(type_of(object.clone()), type_constant(&self.context.java_type(&Type::Class(class))));
        let is_one = and([ne(object.clone(), null()), is_one]);
        let mut list = Vec::new();
        for invariant in class_invariants(self.context, class) {
            let (text, span) = self.describe_invariant(&invariant);
            let formula = implies(is_one.clone(), self.invariant_of(object, &invariant)?);
            list.push(Requires { formula, role: Role::Checked, span, text });
        }
        Ok(list)
    }

    /// The locations that the method may change, as of a state. A constructor may always initialise its object.
    fn modifies(&mut self, meaning: &Meaning<'_>, state: State) -> Lowered<Vec<Modified>> {
        let method = self.method;
        let assignable = method.contract.as_ref().and_then(|contract| contract.assignable.as_deref());
        let list = match assignable {
            Some(list) => list,
            None if method.is_pure => &[],
            None => return Ok(vec![Modified::Everything]),
        };
        let mut locations = self.locations(list, meaning, state)?;
        if let (MethodKind::Constructor, Some(this)) = (method.kind, self.this.clone()) {
            let fields = self.context.instance_fields(method.owner);
            let place = |field| Modified::Place { map: self.context.field(field), keys: vec![this.clone()] };
            locations.extend(fields.into_iter().map(place));
        }
        Ok(locations)
    }

    fn set_frame(&mut self, locations: Vec<Modified>) {
        if locations.contains(&Modified::Everything) {
            return;
        }
        let framed = self.context.globals.iter().filter(|global| self.context.is_framed(global));
        let globals: Vec<Var> = framed.map(|global| global.variable.clone()).collect();
        let before = globals.into_iter().map(|global| (global.clone(), self.on_entry(&global))).collect();
        self.frame = Some(Frame { locations, clock: self.entry_time(), before });
    }

    fn ensures(&mut self, meaning: &Meaning<'_>, result: Option<&Var>, exits: Exits) -> Lowered<Vec<Ensures>> {
        let method = self.method;
        let mut list = Vec::new();
        let returns = eq(self.exception.term(), null());
        let excludes_exceptions =
            method.contract.as_ref().is_some_and(|contract| contract.signals_only.as_ref().is_some_and(Vec::is_empty));
        match exits {
            Exits::Normal => list.push(Ensures { formula: returns.clone(), obligation: None }),
            Exits::Both if excludes_exceptions => {
                let message = "an exception may leave the method, and its contract excludes that";
                let obligation = self.oblige(&rules::POSTCONDITION, method.span, message, Vec::new());
                list.push(Ensures { formula: returns.clone(), obligation: Some(obligation) });
            }
            Exits::Both => {}
        }
        let on_return = |formula: Term| match exits {
            Exits::Normal => formula,
            Exits::Both => implies(returns.clone(), formula),
        };
        if let Some(result) = result {
            let typing = self.context.typing(&result.term(), &method.result);
            list.push(Ensures { formula: on_return(typing), obligation: None });
            if method.result.is_reference() && !method.result_is_nullable {
                let message = "the result may be null, and is not declared nullable";
                let obligation = self.oblige(&rules::POSTCONDITION, method.span, message, Vec::new());
                let formula = on_return(ne(result.term(), null()));
                list.push(Ensures { formula, obligation: Some(obligation) });
            }
        }
        for expr in method.contract.iter().flat_map(|contract| &contract.ensures) {
            let formula = on_return(self.specification(expr, meaning)?);
            let message = format!("the postcondition `{}` may not hold", self.context.text(expr.span));
            let related = vec![(method.span, "of this method".to_string())];
            let obligation = self.oblige(&rules::POSTCONDITION, expr.span, message, related);
            list.push(Ensures { formula, obligation: Some(obligation) });
        }
        self.ensure_invariants(&mut list)?;
        self.ensure_frame(&mut list);
        // What the user wrote stays even if it is plain to see.
        list.retain(|ensures| ensures.formula != bool(true) || ensures.obligation.is_some());
        Ok(list)
    }

    /// One obligation for each invariant, whichever object it is about.
    fn ensure_invariants(&mut self, list: &mut Vec<Ensures>) -> Lowered<()> {
        let mut known: HashMap<Span, ObligationId> = HashMap::new();
        for (subject, class) in subjects_on_return(self.method) {
            for invariant in class_invariants(self.context, class) {
                let formula = self.invariant_formula(subject, &invariant)?;
                let (text, place) = self.describe_invariant(&invariant);
                let obligation = *known.entry(place).or_insert_with(|| {
                    let related = vec![(place, "declared here".to_string())];
                    self.oblige(
                        &rules::CLASS_INVARIANT,
                        self.method.span,
                        format!("{text} may not hold on return"),
                        related,
                    )
                });
                list.push(Ensures { formula, obligation: Some(obligation) });
            }
        }
        Ok(())
    }

    fn ensure_frame(&mut self, list: &mut Vec<Ensures>) {
        let Some(frame) = self.frame.clone() else { return };
        let unchanged = self.unchanged(&frame);
        if unchanged.is_empty() {
            return;
        }
        let message = "the method may change a location that is not assignable";
        let obligation = self.oblige(&rules::FRAME, self.method.span, message, Vec::new());
        list.extend(unchanged.into_iter().map(|(_, formula)| Ensures { formula, obligation: Some(obligation) }));
    }
}
