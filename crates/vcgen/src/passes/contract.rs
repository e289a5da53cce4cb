//! A call by contract: what it asks of the caller, what it may change, and what is known behind it.

use crate::graph::call::Call;
use crate::graph::flat::{Renaming, assume, everything_changes};
use crate::options::Calls;
use crate::passes::calls::Expansion;
use base::{Span, rules};
use ir::vocabulary::{birth, now, null};
use ir::{
    Command, CommandKind, Ensures, GlobalKind, Modified, ObligationId, Procedure, ProcedureKind, Program, Requires,
    Role,
};
use logic::build::{and, bool, eq, forall, implies, int, ite, le, lt, or, quantified_with, select};
use logic::transform::{free_variables, substitute};
use logic::{Quantifier, Sort, Term, TermKind, Var};
use std::collections::{BTreeSet, HashMap};

/// What a call by contract asks of the caller.
pub fn checks(callee: &Procedure, arguments: &[Term], call: &Call) -> Vec<Command> {
    let parameters = callee.parameters.iter().map(|parameter| parameter.variable.clone());
    let values: HashMap<Var, Term> = parameters.zip(arguments.iter().cloned()).collect();
    let checked = callee.contract.requires.iter().filter(|requires| requires.role == Role::Checked);
    let check = |(requires, obligation): (&Requires, &ObligationId)| CommandKind::Assert {
        condition: substitute(&requires.formula, &values),
        obligation: *obligation,
        otherwise: None,
    };
    checked.zip(&call.obligations).map(check).map(|kind| Command { kind, span: call.span }).collect()
}

/// The commands that a call by contract amounts to. More may be known of its outcome than the contract says.
pub fn by_contract(expansion: &Expansion<'_>, callee: &Procedure, call: &Call, known: Option<&Term>) -> Vec<Command> {
    let span = call.span;
    let renaming = expansion.rename_all(callee);
    let mut commands = Vec::new();
    let mut emit = |kind| commands.push(Command { kind, span });
    for (parameter, argument) in callee.parameters.iter().zip(&call.arguments) {
        emit(CommandKind::Assign { target: renaming.variable(&parameter.variable), value: argument.clone() });
    }
    let parameters: Vec<Term> =
        callee.parameters.iter().map(|parameter| renaming.variable(&parameter.variable).term()).collect();
    commands.extend(checks(callee, &parameters, call));
    // The frame is what `modifies` says, but where everything may change under a condition: then it says what does not, otherwise. That
    // the promises have values says nothing more than they do.
    let is_frame_needed =
        callee.contract.modifies.iter().any(is_everything) && !callee.contract.modifies.contains(&Modified::Everything);
    let is_own_affair = |ensures: &&Ensures| {
        let rule = ensures.obligation.map(|id| expansion.program.obligations[id].rule);
        rule.is_some_and(|rule| rule == &rules::FRAME && !is_frame_needed || rule == &rules::ILL_DEFINED)
    };
    // A search for failures does without what natives do to each element: what it finds is executed.
    let is_beyond_search = |ensures: &&Ensures| {
        expansion.options.calls == Calls::FollowAll
            && callee.kind == ProcedureKind::Native
            && matches!(ensures.formula.kind(), TermKind::Quantified { .. })
    };
    let promised = callee.contract.ensures.iter().filter(|ensures| !is_own_affair(ensures));
    let mut promised: Vec<&Ensures> = promised.filter(|ensures| !is_beyond_search(ensures)).collect();
    promised.sort_by_key(|ensures| !is_about_ending(callee, ensures));
    let mentioned: BTreeSet<Var> = promised.iter().flat_map(|ensures| free_variables(&ensures.formula)).collect();
    let mut emit = |kind| commands.push(Command { kind, span });
    for (local, global) in callee.contract.snapshots.iter().filter(|(local, _)| mentioned.contains(local)) {
        emit(CommandKind::Assign { target: renaming.variable(local), value: global.term() });
    }
    commands.extend(changes(expansion, callee, &renaming, span));
    let mut emit = |kind| commands.push(Command { kind, span });
    if let Some(value) = &callee.result {
        emit(CommandKind::Havoc(renaming.variable(value)));
    }
    if let Some(thrown) = callee.exception.as_ref().map(|variable| renaming.variable(variable)) {
        emit(CommandKind::Havoc(thrown.clone()));
        commands.extend(crate::facts::heap::closed(&thrown).map(|fact| assume(&fact, span)));
    }
    commands.extend(promised.iter().map(|ensures| assume(&renaming.term(&ensures.formula), span)));
    commands.extend(
        crate::facts::boxing::cached(expansion.program, callee).map(|fact| assume(&renaming.term(&fact), span)),
    );
    let of_strings = crate::facts::strings::facts(callee, expansion.options.calls);
    commands.extend(of_strings.iter().chain(known).map(|fact| assume(&renaming.term(fact), span)));
    commands.extend(call.outcome(callee, &renaming));
    commands
}

/// Whether a promise is only about what is thrown. Known first, it says which of the others speak of this ending.
fn is_about_ending(callee: &Procedure, ensures: &Ensures) -> bool {
    let variables = free_variables(&ensures.formula);
    !variables.is_empty() && variables.iter().all(|variable| Some(variable) == callee.exception.as_ref())
}

/// Everything that the callee may change gets any value; objects may be allocated. Fields of objects that are
/// not allocated yet hold any value in every map, so that new objects of the callee need no change of a map.
fn changes(expansion: &Expansion<'_>, callee: &Procedure, renaming: &Renaming, span: Span) -> Vec<Command> {
    let mut commands = clock_moves(expansion, span);
    if callee.contract.modifies.iter().any(is_everything) {
        commands.push(everything_changes(span));
        return commands;
    }
    let mut fixed = FixedKeys { commands: &mut commands, expansion, count: 0, span };
    let places: Vec<Modified> = callee.contract.modifies.iter().map(|place| fixed.fix(place, renaming)).collect();
    let sets: Vec<Term> = places.iter().filter_map(set_of).collect();
    if !sets.is_empty() {
        // The sets speak of the state before any change.
        commands.extend(change_sets(expansion, &sets).into_iter().map(|kind| Command { kind, span }));
    }
    for (number, place) in places.iter().enumerate() {
        let fresh = |sort: Sort| expansion.instance_name(&Var::new(format!("$new{number}"), sort));
        commands.extend(change(place, None, fresh).into_iter().map(|kind| Command { kind, span }));
    }
    commands
}

fn is_everything(place: &Modified) -> bool {
    match place {
        Modified::Everything => true,
        Modified::When { place, .. } => is_everything(place),
        Modified::Place { .. } | Modified::Elements { .. } | Modified::Where(_) => false,
    }
}

/// The formula for a set of locations that is given by one.
fn set_of(place: &Modified) -> Option<Term> {
    match place {
        Modified::Where(set) => Some(set.clone()),
        Modified::When { condition, place } => set_of(place).map(|set| {
            let (object, position) = (Var::new("o%when", Sort::Ref), Var::new("k%when", Sort::Int));
            let member = Modified::member(&set, &object.term(), &position.term());
            forall(vec![object, position], and([condition.clone(), member]))
        }),
        Modified::Everything | Modified::Place { .. } | Modified::Elements { .. } => None,
    }
}

/// The locations of all these sets get any value: each part of the heap is the same outside of them. They may mention the heap, so
/// that what it was is kept first.
fn change_sets(expansion: &Expansion<'_>, sets: &[Term]) -> Vec<CommandKind> {
    let globals = || expansion.program.globals.iter().filter(|global| global.kind != GlobalKind::Now);
    let before = |map: &Var| expansion.instance_name(&Var::new(format!("$before${}", map.name), map.sort.clone()));
    let kept: HashMap<Var, Term> =
        globals().map(|global| (global.variable.clone(), before(&global.variable).term())).collect();
    let sets: Vec<Term> = sets.iter().map(|set| substitute(set, &kept)).collect();
    let has = |object: &Term, position: Term| or(sets.iter().map(|set| Modified::member(set, object, &position)));
    let mut commands: Vec<CommandKind> = globals()
        .map(|global| CommandKind::Assign { target: before(&global.variable), value: global.variable.term() })
        .collect();
    for global in globals() {
        let (map, old) = (&global.variable, before(&global.variable).term());
        let object = Var::new(format!("o%{}", map.name), Sort::Ref);
        let index = Var::new(format!("i%{}", map.name), Sort::Int);
        let code = || int(Program::location_code(&expansion.program.globals, map).unwrap_or_default());
        let fact = match &global.kind {
            GlobalKind::Static { .. } => or([has(&null(), code()), eq(map.term(), old)]),
            GlobalKind::Field { .. } => {
                let place = select(map.term(), object.term());
                let same = eq(place.clone(), select(old, object.term()));
                let fact = or([has(&object.term(), code()), same]);
                quantified_with(Quantifier::Forall, vec![object], vec![vec![place]], fact)
            }
            GlobalKind::Elements(_) => {
                let cell = |map: Term| select(select(map, object.term()), index.term());
                let fact = or([has(&object.term(), index.term()), eq(cell(map.term()), cell(old))]);
                let trigger = cell(map.term());
                quantified_with(Quantifier::Forall, vec![object, index], vec![vec![trigger]], fact)
            }
            GlobalKind::Now => bool(true),
        };
        commands.push(CommandKind::Havoc(map.clone()));
        let typing = |condition| CommandKind::Assume { condition, reason: ir::AssumeReason::Typing };
        commands.push(typing(fact));
        commands.extend(crate::facts::heap::closed(map).map(typing));
    }
    commands
}

/// Time goes by: objects may have been allocated.
pub fn clock_moves(expansion: &Expansion<'_>, span: Span) -> Vec<Command> {
    let clock = expansion.instance_name(&Var::new("$before", Sort::Int));
    vec![
        Command { kind: CommandKind::Assign { target: clock.clone(), value: now().term() }, span },
        Command { kind: CommandKind::Havoc(now()), span },
        assume(&le(clock.term(), now().term()), span),
    ]
}

/// Keeps what determines the changed places from the changes themselves.
struct FixedKeys<'f, 'e> {
    commands: &'f mut Vec<Command>,
    expansion: &'f Expansion<'e>,
    count: usize,
    span: Span,
}

impl FixedKeys<'_, '_> {
    fn fix(&mut self, place: &Modified, renaming: &Renaming) -> Modified {
        let mut keep = |term: &Term| {
            self.count += 1;
            let kept = Var::new(format!("$key{}", self.count), term.sort().clone());
            let kept = self.expansion.instance_name(&kept);
            let kind = CommandKind::Assign { target: kept.clone(), value: renaming.term(term) };
            self.commands.push(Command { kind, span: self.span });
            kept.term()
        };
        match place {
            Modified::Everything => Modified::Everything,
            Modified::Place { map, keys } => {
                Modified::Place { map: map.clone(), keys: keys.iter().map(&mut keep).collect() }
            }
            Modified::Elements { map, array, low, high } => {
                Modified::Elements { map: map.clone(), array: keep(array), low: keep(low), high: keep(high) }
            }
            Modified::Where(set) => Modified::Where(renaming.term(set)),
            Modified::When { condition, place } => {
                let condition = keep(condition);
                Modified::When { condition, place: Box::new(self.fix(place, renaming)) }
            }
        }
    }
}

/// The commands that give a place any value, if a condition holds.
fn change(place: &Modified, condition: Option<&Term>, fresh: impl Fn(Sort) -> Var) -> Vec<CommandKind> {
    let chosen = |value: Term, old: Term| match condition {
        Some(condition) => ite(condition.clone(), value, old),
        None => value,
    };
    match place {
        Modified::Everything | Modified::Where(_) => Vec::new(),
        Modified::When { condition: inner, place } => {
            let both = and(condition.into_iter().chain([inner]).cloned());
            change(place, Some(&both), fresh)
        }
        Modified::Place { map, keys } => {
            let old = logic::build::select_path(map.term(), keys);
            if keys.is_empty() && condition.is_none() {
                return vec![CommandKind::Havoc(map.clone())];
            }
            let value = fresh(old.sort().clone());
            let changed = chosen(value.term(), old);
            let update = match keys.as_slice() {
                [] => CommandKind::Assign { target: map.clone(), value: changed },
                _ => CommandKind::Update { map: map.clone(), keys: keys.clone(), value: changed },
            };
            let allocated = match value.sort {
                Sort::Ref => or([eq(value.term(), null()), lt(birth(value.term()), now().term())]),
                _ => bool(true),
            };
            let typing = CommandKind::Assume { condition: allocated, reason: ir::AssumeReason::Typing };
            vec![CommandKind::Havoc(value), typing, update]
        }
        Modified::Elements { map, array, low, high } => {
            let old = select(map.term(), array.clone());
            let value = fresh(old.sort().clone());
            let index = Var::new(format!("i%{}", value.name), Sort::Int);
            let position = index.term();
            let outside = or([lt(position.clone(), low.clone()), lt(high.clone(), position.clone())]);
            let same = eq(select(value.term(), position.clone()), select(old.clone(), position));
            let rest = forall(vec![index], implies(outside, same));
            let changed = chosen(value.term(), old);
            let update = CommandKind::Update { map: map.clone(), keys: vec![array.clone()], value: changed };
            vec![
                CommandKind::Havoc(value),
                CommandKind::Assume { condition: rest, reason: ir::AssumeReason::Typing },
                update,
            ]
        }
    }
}
