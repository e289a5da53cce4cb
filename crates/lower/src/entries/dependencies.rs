//! What `accessible` says: a pure method, a model field or an invariant depends on some locations only. For each such clause there is an
//! entry point that changes everything else and compares: the value is the same as before.

use crate::build::builder::Builder;
use crate::build::specified::Frame;
use crate::contracts::frames::is_array_of;
use crate::program::cases::WrittenCase;
use crate::program::context::{Context, Lowered, snapshot};
use crate::program::signatures::parameters;
use crate::program::stand_in::{stand_in, value_of};
use crate::spec::expressions::{Arithmetic, Meaning, State, Translation};
use base::{Name, Span, rules};
use ir::vocabulary::{birth, length, now, null};
use ir::{CommandKind, Contract, ElementKind, Global, GlobalKind, Procedure, Program, Requires, Role, Terminator};
use logic::build::{and, bool, eq, forall, implies, int, le, lt, ne, or, quantified_with, select};
use logic::{Quantifier, Sort, Term, Var};
use sema::program::{
    ClassId, Dependency, Expr, ExprKind, Local, LocalId, Location, LogicOp, Method, MethodId, Origin, Type, Unsupported,
};
use std::collections::HashMap;

/// A clause that is to be checked.
struct Clause<'a> {
    /// The method that it is about, or one that lends its place to it.
    method: &'a Method,
    id: Option<MethodId>,
    /// The case that it belongs to.
    case: Option<WrittenCase<'a>>,
    name: Name,
    /// What depends on the locations.
    subject: Expr,
    locations: &'a [Location],
    /// The names in the locations.
    locals: &'a base::Arena<LocalId, Local>,
    /// What whole numbers do in the locations.
    arithmetic: Arithmetic,
    /// The parameters that the locations speak of.
    origin: Vec<LocalId>,
    span: Span,
}

/// Adds an entry point for each `accessible` clause.
pub fn add_dependencies(context: &Context<'_>, lowered: &mut Program, sites: &mut u32) {
    for id in context.program.methods.ids().filter(|id| is_own(context, *id)) {
        let method = &context.program.methods[id];
        for written in context.cases(id) {
            let Some((locations, span)) = &written.case.accessible else { continue };
            let origin = &context.program.methods[written.origin];
            let name = if method.is_model { method.signature } else { context.procedure_name(id) };
            let name = format!("{name} accessible");
            let clause = Clause {
                method,
                id: Some(id),
                case: Some(written),
                name: unique(lowered, &name),
                subject: value_of(method, id, *span),
                locations,
                locals: &origin.locals,
                arithmetic: Arithmetic::of(origin),
                origin: origin.parameters.clone(),
                span: *span,
            };
            add(context, &clause, lowered, sites);
        }
    }
    for (class, dependency) in of_classes(context) {
        let described = &context.program.classes[class];
        let method = stand_in(class, described.name, dependency.span);
        let what = match &dependency.subject.kind {
            ExprKind::Field(_, field) => context.program.fields[*field].name.to_string(),
            _ => "\\inv".to_owned(),
        };
        let name = format!("{}.{what} accessible", described.simple_name);
        let clause = Clause {
            method: &method,
            id: None,
            case: None,
            name: unique(lowered, &name),
            subject: dependency.subject.clone(),
            locations: &dependency.locations,
            locals: &dependency.locals,
            arithmetic: dependency.arithmetic.into(),
            origin: Vec::new(),
            span: dependency.span,
        };
        add(context, &clause, lowered, sites);
    }
}

/// A name that no procedure has yet.
pub fn unique(lowered: &Program, name: &str) -> Name {
    let is_free = |name: &String| lowered.procedure_named(name).is_none();
    let numbered = (2..).map(|number| format!("{name} {number}"));
    Name::from(std::iter::once(name.to_owned()).chain(numbered).find(is_free).unwrap_or_default())
}

/// Whether a method is the program's and has code.
fn is_own(context: &Context<'_>, id: MethodId) -> bool {
    let method = &context.program.methods[id];
    let is_source = context.program.classes[method.owner].origin == Origin::Source;
    is_source && !method.is_abstract && (method.is_model || context.procedure(id).is_some())
}

/// The clauses of classes, for each class that has objects and speaks for itself.
fn of_classes<'a>(context: &Context<'a>) -> Vec<(ClassId, &'a Dependency)> {
    let program = context.program;
    let mut list = Vec::new();
    for (class, described) in program.classes.iter() {
        if described.origin != Origin::Source || described.is_abstract || !context.reach.instances.contains(&class) {
            continue;
        }
        for above in crate::program::context::ancestry(context, class) {
            list.extend(program.classes[above].dependencies.iter().map(|dependency| (class, dependency)));
        }
    }
    list
}

/// Whether the subject holds by what the clause may rely on: it is the invariant of its object.
fn is_required(clause: &Clause<'_>) -> bool {
    let ExprKind::Logic(LogicOp::InvariantFor, objects) = &clause.subject.kind else { return false };
    clause.id.is_none() && matches!(objects.as_slice(), [Expr { kind: ExprKind::This, .. }])
}

fn add(context: &Context<'_>, clause: &Clause<'_>, lowered: &mut Program, sites: &mut u32) {
    let mut procedure = Procedure {
        parameters: parameters(context, clause.method),
        is_entry: true,
        ..Procedure::empty(clause.name, clause.span)
    };
    let mut builder = Builder::new(context, clause.method, &mut lowered.obligations, sites);
    builder.enter_parameters();
    match builder.dependency(clause) {
        Ok(requires) => builder.finish().fill(&mut procedure, Contract { requires, ..Contract::default() }),
        Err(Unsupported { what, span }) => procedure.unsupported.push((span, what)),
    }
    lowered.procedures.push(procedure);
}

impl Builder<'_> {
    /// Everything but the locations changes, and the subject is what it was.
    fn dependency(&mut self, clause: &Clause<'_>) -> Lowered<Vec<Requires>> {
        let span = clause.span;
        let requires = self.requires_of(clause)?;
        self.begin(span);
        let before = match is_required(clause) {
            true => bool(true),
            false => {
                let before = self.ghost_value(&clause.subject, &clause.subject.ty, span)?;
                self.capture(span, before)
            }
        };
        let own = clause.method.parameters.iter().map(|id| self.scope.entry_values[id].term());
        let values: HashMap<LocalId, Term> = clause.origin.iter().copied().zip(own).collect();
        let meaning = Meaning {
            this: self.scope.this.clone(),
            result: None,
            variables: values.clone(),
            entry_values: values,
            locals: clause.locals,
            arithmetic: clause.arithmetic,
        };
        let kept = self.locations(clause.locations, &meaning, State::Entry)?;
        self.change_all_but(kept, span);
        if let Some(id) = clause.id {
            self.assume_same_where_smaller(id, clause.locations)?;
        }
        // A case speaks of the calls that meet its precondition.
        let premise = match clause.case {
            Some(written) => self.precondition(written, State::Entry)?,
            None => bool(true),
        };
        let same = implies(premise, self.same_value(&clause.subject, before)?);
        let text = self.context.text(span);
        let message = format!("what `{}` is about may depend on other locations", text.trim_end_matches(';'));
        let obligation = self.oblige(&rules::DEPENDENCY, span, message, Vec::new());
        self.emit(span, CommandKind::Assert { condition: same, obligation, otherwise: None });
        self.terminate(Terminator::Return);
        Ok(requires)
    }

    /// What the clause may rely on: the precondition of its method, or the invariant of its object.
    fn requires_of(&mut self, clause: &Clause<'_>) -> Lowered<Vec<Requires>> {
        match clause.id {
            Some(id) => self.requires(id),
            None => {
                let mut list = self.free_requires();
                if let Some(this) = self.scope.this.clone() {
                    // The object is of this class, and of no subclass: that speaks for itself.
                    let exact = self.is_exactly(&this, clause.method.owner);
                    let text = "`this` is an object of exactly this class".to_owned();
                    list.push(Requires { formula: exact, role: Role::Free, span: clause.span, text });
                    // Of objects whose invariant is broken nothing is promised.
                    list.extend(self.invariants_of(&this, clause.method.owner)?);
                }
                Ok(list)
            }
        }
    }

    /// Each part of the heap gets any value, but for these locations of objects that there are.
    fn change_all_but(&mut self, kept: Vec<ir::Modified>, span: Span) {
        let context = self.context;
        let globals: Vec<_> = context.globals.iter().filter(|global| context.is_framed(global)).collect();
        let clock = self.entry_time();
        let mut before = Vec::new();
        for global in &globals {
            let copy = snapshot("kept", &global.variable);
            self.writer.locals.push(copy.clone());
            self.assign(span, &copy, global.variable.term());
            before.push((global.variable.clone(), copy.term()));
        }
        let frame = Frame { locations: kept, clock, before };
        // What is kept is that of objects that there are, so that it must be known which there are.
        globals.iter().filter_map(|global| closed(global)).for_each(|fact| self.assume_typing(span, fact));
        for global in &globals {
            self.emit(span, CommandKind::Havoc(global.variable.clone()));
        }
        for fact in self.kept(&frame) {
            self.assume_typing(span, fact);
        }
        globals.iter().filter_map(|global| closed(global)).for_each(|fact| self.assume_typing(span, fact));
    }

    /// That the subject has a value.
    fn same_value(&mut self, subject: &Expr, before: Term) -> Lowered<Term> {
        let meaning = self.meaning_here();
        let mut translation = Translation::new(self, &meaning, State::Current);
        Ok(match subject.ty {
            Type::Locset => {
                let (object, position) = translation.any_location();
                let member = translation.member(subject, &object.term(), &position.term())?;
                let was = select(select(before, object.term()), position.term());
                forall(vec![object, position], eq(was, member))
            }
            Type::Seq => {
                let now = translation.sequence(subject)?;
                let was = crate::spec::sequences::Sequence::held(before);
                let index = translation.fresh("i", Sort::Int);
                let inside = and([le(int(0), index.term()), lt(index.term(), was.length.clone())]);
                let same = implies(inside, eq(was.element(index.term()), now.element(index.term())));
                and([eq(was.length.clone(), now.length.clone()), forall(vec![index], same)])
            }
            Type::Void => bool(true),
            Type::Boolean if before == bool(true) => translation.term(subject)?,
            _ => eq(before, translation.term(subject)?),
        })
    }
}

/// That what an object refers to by a field, or an array by an element, is an object that there is, as the heap model has it.
fn closed(global: &Global) -> Option<Term> {
    let is_object = |object: Term| and([ne(object.clone(), null()), lt(birth(object), now().term())]);
    let refers = |place: Term| or([eq(place.clone(), null()), lt(birth(place), now().term())]);
    let (object, index) = (Var::new("o%closed", Sort::Ref), Var::new("i%closed", Sort::Int));
    match &global.kind {
        GlobalKind::Field { .. } if global.variable.sort == Sort::map(Sort::Ref, Sort::Ref) => {
            let place = select(global.variable.term(), object.term());
            let fact = implies(is_object(object.term()), refers(place.clone()));
            Some(quantified_with(Quantifier::Forall, vec![object], vec![vec![place]], fact))
        }
        GlobalKind::Elements(ElementKind::Reference) => {
            let inside = and([le(int(0), index.term()), lt(index.term(), length(object.term()))]);
            let is_array = is_array_of(&global.variable, &object.term());
            let cell = select(select(global.variable.term(), object.term()), index.term());
            let fact = implies(and([is_object(object.term()), is_array, inside]), refers(cell.clone()));
            Some(quantified_with(Quantifier::Forall, vec![object, index], vec![vec![cell]], fact))
        }
        _ => None,
    }
}
