//! Invariants of objects that were found, not written (`ir::Program::invariants`). They hold of every object that has been made, wherever code runs
//! that cannot touch its private fields: so they are assumed where an entry point begins, and behind calls of code of which nothing is known.
//! Where it is to be shown that an entry point keeps them (`Options::keeps`), they are asserted where it ends and before such calls.
//!
//! An object is in the making from `new` until its constructor has returned; one whose constructor threw stays so. A map that nobody else has says
//! which objects these are. Nobody else sees them: classes whose constructors hand out `this` have no such invariants.
//!
//! Where the invariants are known of all objects (where an entry point or an iteration begins, behind unknown code) the clock is noted, and each
//! object that a constructor has made since. So what is asserted is asserted of these objects, and of no others that might have come about meanwhile.

use crate::graph::flat::assume;
use crate::guesses::kept;
use crate::options::Options;
use base::{Name, Span};
use ir::vocabulary::{birth, now, null, subtype, type_constant, type_of};
use ir::{Command, CommandKind, JavaType, ObjectInvariant, ObligationId, Procedure, ProcedureId, Program};
use logic::build::{and, bool, const_map, eq, implies, lt, ne, not, or, quantified_with, select, store};
use logic::transform::{free_variables, substitute};
use logic::{Op, Quantifier, Sort, Term, TermKind, Var};
use std::collections::{BTreeSet, HashMap};

/// The map that says which objects are in the making.
pub fn making() -> Var {
    Var::new("$making", Sort::map(Sort::Ref, Sort::Bool))
}

/// The clock where the invariants of all objects were known last.
fn settled() -> Var {
    Var::new("$settled", Sort::Int)
}

/// The map that says which objects have been made since then.
fn made_since() -> Var {
    Var::new("$made", Sort::map(Sort::Ref, Sort::Bool))
}

/// What notes that the invariants of all objects are known here.
pub fn settle(span: Span) -> [Command; 2] {
    let nothing = const_map(made_since().sort, bool(false));
    [(settled(), now().term()), (made_since(), nothing)]
        .map(|(target, value)| Command { kind: CommandKind::Assign { target, value }, span })
}

/// Whether code that changes these variables makes objects, so that behind it the invariants of all objects have to be known anew.
pub fn are_unsettled(changed: &BTreeSet<Var>) -> bool {
    noted().iter().any(|variable| changed.contains(variable))
}

/// What is noted of objects in the making.
pub fn noted() -> [Var; 3] {
    [making(), settled(), made_since()]
}

/// Whether invariants of objects matter at all.
pub fn matter(program: &Program, options: Options) -> bool {
    options.loops.is_for_proof() && !program.invariants.get().is_empty()
}

/// The object that a constructor makes, if the procedure is one of the program's own classes.
fn made_by(program: &Program, id: ProcedureId) -> Option<Term> {
    let is_constructor = program.construction.all_constructors.contains_key(&id);
    let this = program.procedures[id].parameters.first().filter(|_| is_constructor)?;
    Some(this.variable.term())
}

/// What is assumed where an entry point begins, all of it free.
pub fn on_entry(program: &Program, id: ProcedureId) -> Vec<Command> {
    let procedure = &program.procedures[id];
    // Only its own file calls it, and may do so while invariants do not hold.
    if program.construction.closed.contains(&id) {
        return Vec::new();
    }
    let made = made_by(program, id);
    let nothing = const_map(making().sort, bool(false));
    let value = match &made {
        Some(this) => store(nothing, this.clone(), bool(true)),
        None => nothing,
    };
    let mut commands = vec![Command { kind: CommandKind::Assign { target: making(), value }, span: procedure.span }];
    commands.extend(settle(procedure.span));
    let given = procedure.parameters.iter().filter(|given| given.variable.sort == Sort::Ref);
    let given: Vec<Term> = given.map(|given| given.variable.term()).collect();
    commands.extend(apart(program, &given).iter().map(|fact| assume(fact, procedure.span)));
    for invariant in program.invariants.get().iter() {
        let is_other = made.iter().map(|this| ne(ObjectInvariant::object().term(), this.clone()));
        commands.push(assume(&always(invariant, and(is_other)), procedure.span));
        let known = procedure.parameters.iter().filter(|parameter| Some(parameter.variable.term()) != made);
        for parameter in known.filter(|parameter| parameter.ty == JavaType::Class(invariant.class)) {
            let object = parameter.variable.term();
            let holds = or([eq(object.clone(), null()), invariant.of(&object)]);
            commands.push(assume(&holds, procedure.span));
        }
    }
    commands
}

/// That an invariant holds of all objects that have been made and of which this holds.
pub fn always(invariant: &ObjectInvariant, which: Term) -> Term {
    // What is bound has a name of its own: elsewhere the object may be any that is looked at.
    let bound = Var::new("o%all", Sort::Ref);
    let renamed = HashMap::from([(ObjectInvariant::object(), bound.term())]);
    let condition = implies(and([is_there(&invariant.class), which]), invariant.formula.clone());
    let triggers = triggers(&invariant.formula).into_iter();
    let triggers = triggers.map(|trigger| trigger.iter().map(|part| substitute(part, &renamed)).collect());
    quantified_with(Quantifier::Forall, vec![bound], triggers.collect(), substitute(&condition, &renamed))
}

/// Any field of the object that is read.
fn triggers(formula: &Term) -> Vec<Vec<Term>> {
    let object = ObjectInvariant::object().term();
    let is_field = |variable: &Var| matches!(&variable.sort, Sort::Map(_, value) if !matches!(**value, Sort::Map(..)));
    let maps = free_variables(formula).into_iter().filter(is_field);
    maps.map(|map| vec![select(map.term(), object.clone())]).collect()
}

/// That the object of an invariant is one of a class.
fn is_there(class: &Name) -> Term {
    let object = ObjectInvariant::object().term();
    and([
        ne(object.clone(), null()),
        lt(birth(object.clone()), now().term()),
        subtype(type_of(object), type_constant(&JavaType::Class(*class))),
    ])
}

/// That the object of an invariant is not in the making.
pub fn is_made() -> Term {
    not(select(making().term(), ObjectInvariant::object().term()))
}

/// That the object of an invariant has been made: it was there where all invariants were known last, or came about since.
pub fn is_made_by_now() -> Term {
    let object = ObjectInvariant::object().term();
    let was_there = lt(birth(object.clone()), settled().term());
    and([is_made(), or([was_there, select(made_since().term(), object)])])
}

/// Whether objects of exactly this class come from constructors of the program's own.
pub fn is_constructed(program: &Program, class: Name) -> bool {
    program.construction.all_constructors.values().any(|made| *made == class)
}

/// An object is in the making.
pub fn note_making(object: &Term, span: Span) -> Command {
    Command { kind: CommandKind::Update { map: making(), keys: vec![object.clone()], value: bool(true) }, span }
}

/// The constructor of an object has ended.
pub fn note_made(object: &Term, threw: Term, span: Span) -> [Command; 2] {
    [(making(), threw.clone()), (made_since(), not(threw))]
        .map(|(map, value)| Command { kind: CommandKind::Update { map, keys: vec![object.clone()], value }, span })
}

/// Whether a constructor that ended so has not made its object.
pub fn threw(exception: Option<&Var>) -> Term {
    exception.map_or_else(|| bool(false), |exception| ne(exception.term(), null()))
}

/// Asserts the invariants of any object that has been made, those of one class after another.
pub fn assert_all(program: &Program, span: Span) -> Vec<Command> {
    let invariants = program.invariants.get();
    let all = invariants.iter().enumerate();
    let asserted = all.map(|(position, invariant)| Asserted {
        class: invariant.class,
        formula: invariant.formula.clone(),
        claimed: None,
        obligation: kept(position),
    });
    assert_each(asserted.collect(), span)
}

/// That the invariants hold of all objects that have been made.
pub fn all_in_order(program: &Program) -> Vec<Term> {
    let invariants = program.invariants.get();
    invariants.iter().map(|invariant| always(invariant, is_made_by_now())).collect()
}

/// What is asserted of any object of a class that has been made.
pub struct Asserted {
    /// The class.
    pub class: Name,
    /// What holds of [`ObjectInvariant::object`].
    pub formula: Term,
    /// What says that it is claimed, if it need not be.
    pub claimed: Option<Var>,
    /// What fails otherwise.
    pub obligation: ObligationId,
}

/// Asserts each of these of any object that has been made.
pub fn assert_each(all: Vec<Asserted>, span: Span) -> Vec<Command> {
    let object = ObjectInvariant::object();
    let mut commands = Vec::new();
    for class in all.iter().map(|asserted| asserted.class).collect::<BTreeSet<Name>>() {
        commands.push(Command { kind: CommandKind::Havoc(object.clone()), span });
        commands.push(assume(&and([is_there(&class), is_made_by_now()]), span));
        let own = all.iter().filter(|asserted| asserted.class == class);
        let own: Vec<_> = own.map(|asserted| (of_any(&asserted.formula), asserted)).collect();
        let any: BTreeSet<Var> = own.iter().flat_map(|((_, any), _)| any.iter().cloned()).collect();
        commands.extend(any.into_iter().map(|any| Command { kind: CommandKind::Havoc(any), span }));
        for ((formula, _), Asserted { claimed, obligation, .. }) in own {
            let condition = match claimed {
                Some(claimed) => implies(claimed.term(), formula),
                None => formula,
            };
            let kind = CommandKind::Assert { condition, obligation: *obligation, otherwise: None };
            commands.push(Command { kind, span });
        }
    }
    commands
}

/// An invariant of any elements in place of all: what is to be shown, and the variables that may have any value.
fn of_any(formula: &Term) -> (Term, Vec<Var>) {
    match formula.kind() {
        TermKind::Quantified { quantifier: Quantifier::Forall, variables, body, .. } => {
            // What is bound elsewhere has another name.
            let any = |variable: &Var| Var::new(format!("{}%any", variable.name), variable.sort.clone());
            let renamed = variables.iter().map(|variable| (variable.clone(), any(variable).term())).collect();
            (substitute(body, &renamed), variables.iter().map(any).collect())
        }
        TermKind::Apply(Op::Or, parts) => {
            let parts: Vec<(Term, Vec<Var>)> = parts.iter().map(of_any).collect();
            // One part that is about all of something: several would be about the same.
            if parts.iter().filter(|(_, any)| !any.is_empty()).count() > 1 {
                return (formula.clone(), Vec::new());
            }
            let any = parts.iter().flat_map(|(_, any)| any.iter().cloned()).collect();
            (or(parts.into_iter().map(|(part, _)| part)), any)
        }
        _ => (formula.clone(), Vec::new()),
    }
}

/// What is claimed where an entry point ends.
pub fn on_return(program: &Program, id: ProcedureId) -> Vec<Command> {
    let procedure: &Procedure = &program.procedures[id];
    // Only its own file calls it: whoever calls it is where invariants have to hold.
    if program.construction.closed.contains(&id) {
        return Vec::new();
    }
    let made = made_by(program, id).map(|this| note_made(&this, threw(procedure.exception.as_ref()), procedure.span));
    made.into_iter().flatten().chain(assert_all(program, procedure.span)).collect()
}

/// What is assumed behind code of which nothing is known.
pub fn behind_unknown(program: &Program, span: Span) -> Vec<Command> {
    let invariants = program.invariants.get();
    let known = invariants.iter().map(|invariant| assume(&always(invariant, is_made()), span));
    let apart = apart(program, &[]);
    settle(span).into_iter().chain(apart.iter().map(|fact| assume(fact, span))).chain(known).collect()
}

/// That the arrays that fields own are none of these objects, nor those that other fields own. It holds at any time, of all objects there are.
pub fn apart(program: &Program, others: &[Term]) -> Vec<Term> {
    let owned = program.invariants.owned();
    let objects = [Var::new("o%owner", Sort::Ref), Var::new("p%owner", Sort::Ref)];
    let held = |field: &Var, object: &Var| select(field.term(), object.term());
    let is_older = |reference: Term| lt(birth(reference), now().term());
    let all = |count: usize, triggers: Vec<Term>, condition: Term| {
        quantified_with(Quantifier::Forall, objects[..count].to_vec(), vec![triggers], condition)
    };
    let mut facts = Vec::new();
    for (at, field) in owned.iter().enumerate() {
        let array = held(field, &objects[0]);
        let is_other = others.iter().map(|other| ne(array.clone(), other.clone()));
        let known = and(std::iter::once(is_older(array.clone())).chain(is_other));
        let condition = implies(is_older(objects[0].term()), or([eq(array.clone(), null()), known]));
        facts.push(all(1, vec![array.clone()], condition));
        for another in &owned[at + 1..] {
            let other = held(another, &objects[1]);
            let are_there = and(objects.iter().map(|object| is_older(object.term())));
            let differ = or([eq(array.clone(), null()), ne(array.clone(), other.clone())]);
            facts.push(all(2, vec![array.clone(), other], implies(are_there, differ)));
        }
    }
    facts
}
