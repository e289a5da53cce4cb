//! Loops go: cut at their invariants for proofs, or unrolled a few times to find failures.

use crate::facts::heap::holds_allocated;
use crate::graph::flat::{BEFORE, Changed, Flat, Places, assume};
use crate::guesses::{self, Standing, What};
use crate::options::{BEYOND, Loops};
use crate::passes::made::{self, Asserted};
use base::arena::Id;
use ir::vocabulary::{birth, now};
use ir::{Block, BlockId, Command, CommandKind, LoopHeader, ObligationId, Terminator};
use logic::build::{and, bool, eq, implies, lt, ne, quantified_with, select};
use logic::transform::substitute;
use logic::{Quantifier, Sort, Term, Var};
use std::collections::{BTreeSet, HashMap, HashSet};

/// From here on loops are no longer unrolled.
const MOST_BLOCKS: usize = 20_000;

/// Removes all loops.
pub fn remove(flat: &mut Flat, loops: Loops) {
    match loops {
        Loops::Cut => cut(flat, |_| true),
        Loops::Unroll(iterations) => unroll_all(flat, iterations),
        Loops::Exhaust(iterations) => {
            cut(flat, |header| !header.invariants.is_empty());
            unroll_all(flat, iterations);
        }
    }
}

fn unroll_all(flat: &mut Flat, iterations: usize) {
    for header in innermost_first(flat) {
        // Deeply nested loops would become very many blocks; then fewer iterations have to do.
        let affordable = if flat.blocks.len() < MOST_BLOCKS { iterations } else { 0 };
        unroll(flat, header, affordable);
    }
}

pub fn headers(flat: &Flat) -> Vec<BlockId> {
    flat.blocks.iter().filter(|(_, block)| block.header.is_some()).map(|(id, _)| id).collect()
}

/// The blocks that jump to each block.
pub type Predecessors = HashMap<BlockId, Vec<BlockId>>;

pub fn predecessors(flat: &Flat) -> Predecessors {
    let mut predecessors = Predecessors::new();
    for (id, block) in flat.blocks.iter() {
        for successor in block.terminator.successors() {
            predecessors.entry(successor).or_default().push(id);
        }
    }
    predecessors
}

/// The blocks of a loop: those from which the latch is reached without passing the header.
pub fn members(predecessors: &Predecessors, header: BlockId, latch: BlockId) -> BTreeSet<BlockId> {
    let mut members = BTreeSet::from([header]);
    let mut open = vec![latch];
    while let Some(block) = open.pop() {
        if members.insert(block) {
            open.extend(predecessors.get(&block).into_iter().flatten());
        }
    }
    members
}

/// The variables that the commands of these blocks change.
pub fn changed_variables(flat: &Flat, members: &BTreeSet<BlockId>) -> BTreeSet<Var> {
    let commands = members.iter().flat_map(|block| &flat.blocks[*block].commands);
    commands.flat_map(|command| command.kind.parts().0).cloned().collect()
}

fn invariants(header: &LoopHeader, obligation: impl Fn(&ir::LoopInvariant) -> ObligationId) -> Vec<Command> {
    let assertion = |invariant: &ir::LoopInvariant| CommandKind::Assert {
        condition: invariant.formula.clone(),
        obligation: obligation(invariant),
        otherwise: None,
    };
    header.invariants.iter().map(|invariant| Command { kind: assertion(invariant), span: header.span }).collect()
}

fn cut(flat: &mut Flat, is_cut: impl Fn(&LoopHeader) -> bool) {
    // What a loop changes is read off before any loop is cut.
    let predecessors = predecessors(flat);
    let all: Vec<_> = headers(flat)
        .into_iter()
        .filter_map(|id| {
            let header = flat.blocks[id].header.clone().filter(&is_cut)?;
            let changed = changed_variables(flat, &members(&predecessors, id, header.latch));
            Some((id, header, changed))
        })
        .collect();
    for (id, header, changed) in all {
        let mut commands = invariants(&header, |invariant| invariant.on_entry);
        let places = flat.places.get(&id);
        let kinds = havoc(&changed, places);
        commands.extend(kinds.into_iter().map(|kind| Command { kind, span: header.span }));
        let facts = header.facts.iter().filter(|fact| changed.contains(&fact.variable)).map(|fact| &fact.formula);
        // One may be about several variables.
        let mut told: HashSet<&Term> = HashSet::new();
        commands.extend(facts.filter(|fact| told.insert(fact)).map(|fact| assume(fact, header.span)));
        commands.extend(changed.iter().filter_map(crate::facts::heap::closed).map(|fact| assume(&fact, header.span)));
        // Where nothing is allocated, nobody asks whether elements are.
        let held = flat.collections.iter().filter(|(field, _)| changed.contains(field) && changed.contains(&now()));
        commands.extend(held.map(|(field, held)| assume(&holds_allocated(field, held), header.span)));
        commands.extend(header.invariants.iter().map(|invariant| assume(&invariant.formula, header.span)));
        let guessed = Guessed::of(flat, id, &header);
        commands.splice(0..0, guessed.on_entry);
        if made::are_unsettled(&changed) {
            commands.extend(made::settle(header.span));
        }
        commands.extend(guessed.assumed);
        let block = &mut flat.blocks[id];
        block.header = None;
        block.commands.splice(0..0, commands);
        let latch = &mut flat.blocks[header.latch];
        latch.commands.extend(invariants(&header, |invariant| invariant.preserved));
        latch.commands.extend(guessed.preserved);
        latch.terminator = Terminator::Stop;
    }
}

/// What becomes of the guesses about a loop: what is asserted where it begins, behind what they speak of; what is assumed of any iteration; and what is
/// asserted where one ends.
#[derive(Default)]
struct Guessed {
    on_entry: Vec<Command>,
    assumed: Vec<Command>,
    preserved: Vec<Command>,
}

impl Guessed {
    fn of(flat: &Flat, head: BlockId, header: &LoopHeader) -> Guessed {
        let mut guessed = Guessed::default();
        let (mut kept, mut asserted) = (BTreeSet::new(), Vec::new());
        let (mut of_objects, mut of_objects_preserved) = (Vec::new(), Vec::new());
        let mut any: BTreeSet<Var> = BTreeSet::new();
        for (position, (guess, standing)) in
            flat.guesses.iter().enumerate().filter(|(_, (guess, _))| guess.head == head)
        {
            let [on_entry, preserved] = guesses::obligations(position);
            let is_asserted = *standing != Standing::Shown;
            let is_switched = *standing == Standing::Claimed;
            let under =
                |switch: Var, formula: Term| if is_switched { implies(switch.term(), formula) } else { formula };
            let given = |formula: Term| under(guesses::given(position), formula);
            let claimed = |formula: Term| under(guesses::claimed(position), formula);
            match &guess.what {
                What::Formula(formula)
                | What::ForAll { body: formula, .. }
                | What::Combination { body: formula, .. } => {
                    kept.extend(guess.entry_values());
                    let (variables, assumed) = match &guess.what {
                        What::ForAll { variable, body, triggers, .. } => {
                            let variables = std::slice::from_ref(variable);
                            (variables, for_all(variables, body, triggers))
                        }
                        What::Combination { constants, body, triggers } => {
                            (&constants[..], for_all(constants, body, triggers))
                        }
                        _ => (&[][..], formula.clone()),
                    };
                    any.extend(variables.iter().cloned());
                    let is_assumed = *standing != Standing::Asked;
                    guessed.assumed.extend(is_assumed.then(|| assume(&given(assumed), header.span)));
                    let asserting = |obligation| {
                        let condition = claimed(formula.clone());
                        let kind = CommandKind::Assert { condition, obligation, otherwise: None };
                        Command { kind, span: header.span }
                    };
                    asserted.extend(is_asserted.then(|| asserting(on_entry)));
                    guessed.preserved.extend(is_asserted.then(|| asserting(preserved)));
                }
                What::OfObjects(invariant) => {
                    let always = made::always(invariant, made::is_made_by_now());
                    guessed.assumed.push(assume(&given(always), header.span));
                    let asserted = |obligation| Asserted {
                        class: invariant.class,
                        formula: invariant.formula.clone(),
                        claimed: is_switched.then(|| guesses::claimed(position)),
                        obligation,
                    };
                    of_objects.extend(is_asserted.then(|| asserted(on_entry)));
                    of_objects_preserved.extend(is_asserted.then(|| asserted(preserved)));
                }
            }
        }
        // What holds for all values holds for any.
        let any: Vec<Command> =
            any.into_iter().map(|variable| Command { kind: CommandKind::Havoc(variable), span: header.span }).collect();
        asserted.splice(0..0, any.clone());
        guessed.preserved.splice(0..0, any);
        asserted.extend(made::assert_each(of_objects, header.span));
        guessed.preserved.extend(made::assert_each(of_objects_preserved, header.span));
        let keep = |(kept, variable): (Var, Var)| CommandKind::Assign { target: kept, value: variable.term() };
        guessed.on_entry.extend(kept.into_iter().map(|pair| Command { kind: keep(pair), span: header.span }));
        guessed.on_entry.extend(asserted);
        guessed
    }
}

/// A formula for all values of some variables. What is bound has names of its own, for the variables may have got any values before.
fn for_all(variables: &[Var], body: &Term, triggers: &[Vec<Term>]) -> Term {
    if variables.is_empty() {
        return body.clone();
    }
    let bound = |variable: &Var| Var::new(format!("{}%all", variable.name), variable.sort.clone());
    let renamed: HashMap<Var, Term> =
        variables.iter().map(|variable| (variable.clone(), bound(variable).term())).collect();
    let triggers = triggers.iter().map(|trigger| trigger.iter().map(|part| substitute(part, &renamed)).collect());
    let bound = variables.iter().map(bound).collect();
    quantified_with(Quantifier::Forall, bound, triggers.collect(), substitute(body, &renamed))
}

/// Whatever a loop changes gets any value; of maps, the places that it changes.
fn havoc(changed: &BTreeSet<Var>, places: Option<&Changed>) -> Vec<CommandKind> {
    let places = |variable: &Var| places.and_then(|places| places.get(variable));
    let kept = |variable: &Var| Var::new(format!("{}{BEFORE}", variable.name), variable.sort.clone());
    let keep = |variable: &Var| CommandKind::Assign { target: kept(variable), value: variable.term() };
    // New objects are told by the clock, whose value on entry is kept.
    let frames: Vec<(&Var, &Places)> = changed
        .iter()
        .filter_map(|variable| Some((variable, places(variable)?)))
        .filter(|(_, places)| places.new_objects)
        .collect();
    let mut commands: Vec<CommandKind> = frames.iter().map(|(map, _)| keep(map)).collect();
    if !frames.is_empty() {
        commands.push(keep(&now()));
    }
    for variable in changed {
        match places(variable).filter(|places| !places.new_objects) {
            Some(places) => commands.extend(places.objects.iter().enumerate().flat_map(|(number, object)| {
                let value = Var::new(format!("{}%{number}", variable.name), row_sort(variable));
                let update =
                    CommandKind::Update { map: variable.clone(), keys: vec![object.clone()], value: value.term() };
                [CommandKind::Havoc(value), update]
            })),
            None => commands.push(CommandKind::Havoc(variable.clone())),
        }
    }
    for (map, places) in frames {
        let object = Var::new("o%place", Sort::Ref);
        let row = select(map.term(), object.term());
        let is_older = lt(birth(object.term()), kept(&now()).term());
        let is_other = places.objects.iter().map(|place| ne(object.term(), place.clone()));
        let same = eq(row.clone(), select(kept(map).term(), object.term()));
        let condition = implies(and(std::iter::once(is_older).chain(is_other)), same);
        let condition = quantified_with(Quantifier::Forall, vec![object], vec![vec![row]], condition);
        commands.push(CommandKind::Assume { condition, reason: ir::AssumeReason::Typing });
    }
    commands
}

/// The sort of what a map of the heap holds for an object.
fn row_sort(map: &Var) -> Sort {
    map.sort.as_map().map_or(Sort::Bool, |(_, row)| row.clone())
}

/// Inner loops, which are smaller, first: a copy of an outer loop then copies what the inner one has become.
fn innermost_first(flat: &Flat) -> Vec<BlockId> {
    let predecessors = predecessors(flat);
    let mut headers = headers(flat);
    headers.sort_by_cached_key(|id| {
        let latch = flat.blocks[*id].header.as_ref().map_or(*id, |header| header.latch);
        members(&predecessors, *id, latch).len()
    });
    headers
}

/// Copies the loop: the latch of each copy jumps to the next, that of the last nowhere.
fn unroll(flat: &mut Flat, id: BlockId, iterations: usize) {
    let Some(header) = flat.blocks[id].header.take() else { return };
    let members: Vec<BlockId> = members(&predecessors(flat), id, header.latch).into_iter().collect();
    let original: Vec<Block> = members.iter().map(|block| flat.blocks[*block].clone()).collect();
    let on_entry = invariants(&header, |invariant| invariant.on_entry);
    flat.blocks[id].commands.splice(0..0, on_entry);
    let mut latch = header.latch;
    for _ in 0..iterations {
        base::budget::check();
        let offset = flat.blocks.len();
        let number = |block: BlockId| match members.binary_search(&block) {
            Ok(index) => BlockId::from_index(index + offset),
            Err(_) => block,
        };
        for block in &original {
            flat.blocks.push(crate::graph::flat::Renaming::new([]).block(block, &number));
        }
        let start = number(id);
        let preserved = invariants(&header, |invariant| invariant.preserved);
        flat.blocks[start].commands.splice(0..0, preserved);
        flat.blocks[latch].terminator = Terminator::Goto(start);
        latch = number(header.latch);
    }
    // The invariant is checked once more after the last iteration, so that a failure there is found too.
    flat.blocks[latch].commands.extend(invariants(&header, |invariant| invariant.preserved));
    flat.blocks[latch].terminator = Terminator::Stop;
    if header.invariants.is_empty() {
        let beyond = CommandKind::Assert { condition: bool(false), obligation: *BEYOND, otherwise: None };
        flat.blocks[latch].commands.push(Command { kind: beyond, span: header.span });
    }
}
