//! Class invariants: those of the objects that a method is handed, `this` and its parameters. They hold on entry and on return
//! (on return, not those of what is handed as an `Object`); who calls by contract establishes them first. They are class invariants as written, and that fields which are not nullable are not null.
//! Methods that say `helper` neither rely on them nor keep them.

use crate::build::builder::Builder;
use crate::program::context::{Context, Lowered, ancestry};
use crate::program::signatures::has_this;
use crate::spec::expressions::nameless;
use crate::spec::expressions::{State, where_not_null};
use base::{Span, rules};
use ir::vocabulary::{null, type_constant, type_of};
use ir::{Ensures, ObligationId, Requires, Role};
use logic::Term;
use logic::build::{and, bool, eq, implies, ne, select};
use sema::program::{ClassId, FieldId, FieldKind, Invariant, LocalId, Method, MethodId, MethodKind, Origin, Type};
use std::collections::{HashMap, HashSet};

/// An object whose invariants matter.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// `this`
    This,
    /// A parameter.
    Parameter(LocalId),
    /// None: the invariant is static.
    Class,
}

/// An invariant that holds on entry to a method or on return from it.
#[derive(Clone, Copy)]
pub struct Kept<'a> {
    /// The object.
    pub subject: Subject,
    /// The class that the object must be of exactly, if the invariant is one of a subclass of its declared class.
    pub only: Option<ClassId>,
    /// The invariant.
    pub invariant: ClassInvariant<'a>,
}

/// One of the invariants of a class.
#[derive(Clone, Copy)]
pub enum ClassInvariant<'a> {
    /// One that somebody wrote.
    Written(&'a Invariant),
    /// That a field is not null.
    FieldNotNull(FieldId),
}

/// The invariants of objects of a class, inherited ones among them.
pub fn class_invariants<'a>(context: &Context<'a>, class: ClassId) -> Vec<ClassInvariant<'a>> {
    let program = context.program;
    let mut invariants = Vec::new();
    for id in ancestry(context, class) {
        let class = &program.classes[id];
        let required = class.fields.iter().filter(|field| is_required(context, **field));
        invariants.extend(required.map(|field| ClassInvariant::FieldNotNull(*field)));
        let of_objects = class.invariants.iter().filter(|invariant| !invariant.is_static);
        invariants.extend(of_objects.map(ClassInvariant::Written));
    }
    invariants
}

/// Whether a field of objects must not be null.
fn is_required(context: &Context<'_>, id: FieldId) -> bool {
    let field = &context.program.fields[id];
    // The object around an inner one is there before anything can be asked about it.
    let is_place = field.kind != FieldKind::Model && !context.program.enclosing.contains(&id);
    // A field of the library that nobody uses does not exist.
    is_place && context.has_place(id) && !field.is_static && !field.is_nullable && field.ty.is_reference()
}

/// Whether a class adds invariants of its objects to those that it inherits.
fn has_own_invariants(context: &Context<'_>, class: ClassId) -> bool {
    let class = &context.program.classes[class];
    class.fields.iter().any(|field| is_required(context, *field))
        || class.invariants.iter().any(|invariant| !invariant.is_static)
}

/// The invariants of a class itself: of its static fields.
fn static_invariants<'a>(context: &Context<'a>, class: ClassId) -> Vec<ClassInvariant<'a>> {
    let invariants = context.program.classes[class].invariants.iter();
    invariants.filter(|invariant| invariant.is_static).map(ClassInvariant::Written).collect()
}

/// Whether objects of a class, or the class itself, have invariants.
pub fn has_invariants(context: &Context<'_>, class: ClassId) -> bool {
    !class_invariants(context, class).is_empty() || !static_invariants(context, class).is_empty()
}

/// The invariants that hold on entry to a method.
pub fn invariants_on_entry<'a>(context: &Context<'a>, id: MethodId, method: &Method) -> Vec<Kept<'a>> {
    // It is the initialiser that makes the static invariants true.
    if method.kind == MethodKind::StaticInitializer {
        return Vec::new();
    }
    invariants_around(context, id, method, method.kind == MethodKind::Instance)
}

/// The invariants that hold on return from a method. What is handed as an `Object` may be anything, even one that shares its parts with
/// `this`: of that nothing is promised, and who uses it next shows that it is in order.
pub fn invariants_on_return<'a>(context: &Context<'a>, id: MethodId, method: &Method) -> Vec<Kept<'a>> {
    let root = context.program.class_named(ir::ARRAY_SUPERTYPES[0]);
    let is_promised = |kept: &Kept<'_>| match kept.subject {
        Subject::Parameter(local) => root.is_none_or(|root| method.locals[local].ty != Type::Class(root)),
        Subject::This | Subject::Class => true,
    };
    invariants_around(context, id, method, has_this(method)).into_iter().filter(is_promised).collect()
}

fn invariants_around<'a>(context: &Context<'a>, id: MethodId, method: &Method, has_this: bool) -> Vec<Kept<'a>> {
    if method.is_helper {
        return Vec::new();
    }
    let mut list = Vec::new();
    if has_this {
        list.extend(invariants_from(context, Subject::This, method.owner));
        // Objects of subclasses run the method too, if it is not overridden there. While an object is made it is none of a subclass yet.
        let runs = |class: &ClassId| context.dispatch.implementation(*class, id) == Some(id);
        if method.kind == MethodKind::Instance {
            list.extend(invariants_below(context, Subject::This, method.owner, &runs));
        }
    }
    for local in &method.parameters {
        if let Type::Class(class) = method.locals[*local].ty {
            list.extend(invariants_from(context, Subject::Parameter(*local), class));
            list.extend(invariants_below(context, Subject::Parameter(*local), class, &|_| true));
        }
    }
    let of_class = static_invariants(context, method.owner).into_iter();
    list.extend(of_class.map(|invariant| Kept { subject: Subject::Class, only: None, invariant }));
    list
}

/// The invariants of the declared class of an object.
fn invariants_from<'a>(context: &Context<'a>, subject: Subject, class: ClassId) -> impl Iterator<Item = Kept<'a>> {
    class_invariants(context, class).into_iter().map(move |invariant| Kept { subject, only: None, invariant })
}

/// The invariants that objects of subclasses have besides.
fn invariants_below<'a>(
    context: &Context<'a>,
    subject: Subject,
    class: ClassId,
    is_meant: &dyn Fn(&ClassId) -> bool,
) -> Vec<Kept<'a>> {
    let known = class_invariants(context, class);
    let carriers = context.carriers.get_or_init(|| carriers(context));
    let below = subclasses(context, class).into_iter().filter(|below| carriers.contains(below));
    let more = below.filter(is_meant).flat_map(|below| {
        let own = further_invariants(context, &known, below).into_iter();
        own.map(move |invariant| Kept { subject, only: Some(below), invariant })
    });
    more.collect()
}

/// The classes that have invariants, inherited ones among them.
fn carriers(context: &Context<'_>) -> HashSet<ClassId> {
    let own = context.program.classes.ids().filter(|class| has_own_invariants(context, *class));
    own.flat_map(|class| context.program.subclasses(class)).collect()
}

/// The classes below a class that have objects.
fn subclasses(context: &Context<'_>, class: ClassId) -> Vec<ClassId> {
    let is_meant = |id: &ClassId| {
        *id != class && !context.program.classes[*id].is_abstract && context.reach.instances.contains(id)
    };
    context.program.subclasses(class).into_iter().filter(is_meant).collect()
}

/// The invariants of a class that a class above it has not.
fn further_invariants<'a>(
    context: &Context<'a>,
    known: &[ClassInvariant<'a>],
    below: ClassId,
) -> Vec<ClassInvariant<'a>> {
    let is_new = |invariant: &ClassInvariant<'_>| !known.iter().any(|other| is_same(other, invariant));
    class_invariants(context, below).into_iter().filter(is_new).collect()
}

/// Whether an invariant is the library's own affair: that a field is not null which only the library's code can assign. Nobody is asked to show it.
pub fn is_of_library(context: &Context<'_>, invariant: &ClassInvariant<'_>) -> bool {
    let ClassInvariant::FieldNotNull(field) = invariant else { return false };
    let owner = context.program.fields[*field].owner;
    context.program.classes[owner].origin != Origin::Source && !context.assigned_by_user.contains(field)
}

impl Builder<'_> {
    /// An invariant in words, and where it is written.
    pub fn describe_invariant(&self, invariant: &ClassInvariant<'_>) -> (String, Span) {
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

    /// An invariant of an object of the method.
    pub fn invariant_formula(&mut self, kept: &Kept<'_>) -> Lowered<Term> {
        let object = match kept.subject {
            Subject::This => Some(self.this_object(self.method.span)?),
            Subject::Parameter(id) => Some(self.scope.entry_values[&id].term()),
            Subject::Class => None,
        };
        let formula = self.invariant_of(object.as_ref(), &kept.invariant, State::Current)?;
        let Some(object) = object else { return Ok(formula) };
        let formula = match kept.only {
            Some(class) => implies(self.is_exactly(&object, class), formula),
            None => formula,
        };
        Ok(match kept.subject {
            Subject::Parameter(_) => where_not_null(&object, formula),
            Subject::This | Subject::Class => formula,
        })
    }

    /// An invariant of an object, as of a state.
    pub fn invariant_of(
        &mut self,
        object: Option<&Term>,
        invariant: &ClassInvariant<'_>,
        state: State,
    ) -> Lowered<Term> {
        match (invariant, object) {
            (ClassInvariant::FieldNotNull(field), Some(object)) => {
                let map = self.context.field(*field);
                let map = match state {
                    State::Current => map.term(),
                    State::Entry => self.on_entry(&map),
                };
                Ok(ne(select(map, object.clone()), null()))
            }
            (ClassInvariant::FieldNotNull(_), None) => Ok(logic::build::bool(true)),
            (ClassInvariant::Written(invariant), object) => {
                if let Some(reason) = invariant.unsupported.first() {
                    return Err(reason.clone());
                }
                let meaning = nameless(object.cloned(), &invariant.locals, invariant.arithmetic);
                self.specification_at(state, &invariant.formula, &meaning)
            }
        }
    }

    /// That an object which is exactly of a class meets the invariants of that class.
    pub fn invariants_of(&mut self, object: &Term, class: ClassId) -> Lowered<Vec<Requires>> {
        let is_one = self.is_exactly(object, class);
        let is_one = and([ne(object.clone(), null()), is_one]);
        let mut list = Vec::new();
        for invariant in class_invariants(self.context, class) {
            let (text, span) = self.describe_invariant(&invariant);
            let formula = implies(is_one.clone(), self.invariant_of(Some(object), &invariant, State::Current)?);
            list.push(Requires { formula, role: Role::Checked, span, text });
        }
        Ok(list)
    }

    /// That an object is of exactly a class.
    pub fn is_exactly(&self, object: &Term, class: ClassId) -> Term {
        eq(type_of(object.clone()), type_constant(&self.context.java_type(&Type::Class(class))))
    }

    /// `\\invariant_for(object)`: the invariants of its class, whichever that is.
    pub fn invariant_for(&mut self, object: &Term, class: ClassId, state: State) -> Lowered<Term> {
        let context = self.context;
        let mut parts = Vec::new();
        let known = class_invariants(context, class);
        for invariant in &known {
            parts.push(self.invariant_of(Some(object), invariant, state)?);
        }
        for below in subclasses(context, class) {
            for invariant in further_invariants(context, &known, below) {
                let formula = self.invariant_of(Some(object), &invariant, state)?;
                parts.push(implies(self.is_exactly(object, below), formula));
            }
        }
        Ok(and(parts))
    }

    /// `\\static_invariant_for(class)`: the invariants of the class itself.
    pub fn static_invariant_for(&mut self, class: ClassId, state: State) -> Lowered<Term> {
        let invariants = static_invariants(self.context, class);
        let parts: Lowered<Vec<Term>> =
            invariants.iter().map(|invariant| self.invariant_of(None, invariant, state)).collect();
        Ok(and(parts?))
    }

    /// One obligation for each invariant, whichever object it is about.
    pub fn ensure_invariants(&mut self, id: MethodId, list: &mut Vec<Ensures>) -> Lowered<()> {
        let mut known: HashMap<Span, ObligationId> = HashMap::new();
        for kept in invariants_on_return(self.context, id, self.method) {
            let formula = self.invariant_formula(&kept)?;
            if is_of_library(self.context, &kept.invariant) {
                list.push(Ensures { formula, obligation: None });
                continue;
            }
            let (text, place) = self.describe_invariant(&kept.invariant);
            let obligation = *known.entry(place).or_insert_with(|| {
                let related = vec![(place, "declared here".to_string())];
                let message = format!("{text} may not hold on return");
                self.oblige(&rules::CLASS_INVARIANT, self.method.span, message, related)
            });
            list.push(Ensures { formula, obligation: Some(obligation) });
        }
        Ok(())
    }

    /// What `initially` and `constraint` clauses of the class and its superclasses say: of a new object, and of each method.
    pub fn ensure_history(&mut self, list: &mut Vec<Ensures>) -> Lowered<()> {
        let (method, program) = (self.method, self.context.program);
        if method.is_helper {
            return Ok(());
        }
        for class in ancestry(self.context, method.owner) {
            let (clauses, word) = match method.kind {
                MethodKind::Constructor => (&program.classes[class].initially, "what is true initially"),
                _ => (&program.classes[class].constraints, "the constraint"),
            };
            for clause in clauses.iter().filter(|clause| clause.is_static || has_this(method)) {
                let object = self.scope.this.clone().filter(|_| !clause.is_static);
                let formula = self.invariant_of(object.as_ref(), &ClassInvariant::Written(clause), State::Current)?;
                let meaning = nameless(object, &clause.locals, clause.arithmetic);
                let place = clause.formula.span;
                list.extend(self.promise_defined((&clause.formula, place), &meaning, bool(true))?);
                let message = format!("{word}, `{}`, may not hold on return", self.context.text(clause.formula.span));
                let related = vec![(clause.formula.span, "declared here".to_string())];
                let obligation = self.oblige(&rules::CLASS_INVARIANT, method.span, message, related);
                list.push(Ensures { formula, obligation: Some(obligation) });
            }
        }
        Ok(())
    }
}

fn is_same(left: &ClassInvariant<'_>, right: &ClassInvariant<'_>) -> bool {
    match (left, right) {
        (ClassInvariant::Written(left), ClassInvariant::Written(right)) => std::ptr::eq(*left, *right),
        (ClassInvariant::FieldNotNull(left), ClassInvariant::FieldNotNull(right)) => left == right,
        _ => false,
    }
}
