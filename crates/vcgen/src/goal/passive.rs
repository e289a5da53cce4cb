//! Passive form: each variable is assigned once, so that an assignment is an equation. Where control flows together,
//! a variable that differs gets a new name, and each edge says what it equals.

use crate::facts::paths::speak_of_paths;
use crate::goal::memory::{Arriving, Memory, is_read};
use crate::goal::subjects::Subjects;
use crate::goal::told::Told;
use crate::graph::flat::{Flat, is_probe};
use crate::graph::live::Live;
use crate::guesses;
use crate::options::{BEYOND, Loops};
use base::arena::Id;
use base::{Arena, Rule, rules};
use ir::vocabulary::now;
use ir::{AssumeReason, BlockId, CommandKind, ObligationId, Program, Terminator};
use logic::build::{eq, not, select, store, store_path};
use logic::transform::{Rewriter, free_variables};
use logic::{Decision, Op, Sort, Term, TermKind, Var};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::OnceLock;

/// A procedure in passive form: a graph without cycles. A variable's first name is its own, so that terms over
/// parameters and globals speak of the start.
#[derive(Clone, Default, Debug)]
pub struct Passive {
    /// The signature of the procedure.
    pub name: String,
    /// The blocks, each after its predecessors.
    pub blocks: Vec<PassiveBlock>,
    /// What may be used everywhere.
    pub facts: Vec<Term>,
    /// The lengths of arrays that the formulas mention.
    pub lengths: Vec<Term>,
    /// How often each loop without an invariant seems to run at most (`Flat::trips`).
    pub trips: Option<i128>,
    /// The variables that each fact mentions, once somebody has asked.
    variables_of_facts: OnceLock<Vec<BTreeSet<Var>>>,
}

impl Passive {
    /// The facts about what these formulas mention. Facts are about terms that stand in the formulas of some block: where a goal is about a few
    /// blocks, those about the others only cost time.
    pub fn facts_about(&self, formulas: &[Term]) -> Vec<Term> {
        let of_facts = self.variables_of_facts.get_or_init(|| self.facts.iter().map(free_variables).collect());
        let mut mentioned: HashSet<&Var> = HashSet::new();
        let (mut seen, mut open): (HashSet<&Term>, Vec<&Term>) = (HashSet::new(), formulas.iter().collect());
        while let Some(term) = open.pop() {
            if seen.insert(term) {
                if let TermKind::Var(variable) = term.kind() {
                    mentioned.insert(variable);
                }
                open.extend(term.children());
            }
        }
        let is_about = |variables: &BTreeSet<Var>| variables.iter().all(|variable| mentioned.contains(variable));
        self.facts
            .iter()
            .zip(of_facts)
            .filter(|(_, variables)| is_about(variables))
            .map(|(fact, _)| fact.clone())
            .collect()
    }

    /// Whether nothing in it is quantified: such goals are decided, given the time.
    pub fn is_ground(&self) -> bool {
        !self.mentions(|term| matches!(term.kind(), TermKind::Quantified { .. }))
    }

    /// Whether it is about floating-point numbers.
    pub fn has_floats(&self) -> bool {
        self.mentions(|term| matches!(term.sort(), Sort::Float32 | Sort::Float64))
    }

    /// Whether a term in it is like this.
    fn mentions(&self, is_one: impl Fn(&Term) -> bool) -> bool {
        let of_step = |step: &Step| match step {
            Step::Assume(condition) | Step::Check(condition, _) | Step::Probe(condition, _) => vec![condition.clone()],
            Step::Assert(checks) => checks.iter().map(|(condition, _)| condition.clone()).collect(),
        };
        let steps = self.blocks.iter().flat_map(|block| block.steps.iter().flat_map(of_step));
        let guards = self.blocks.iter().flat_map(|block| block.edges.iter().flat_map(|edge| edge.guards.clone()));
        let (mut seen, mut open) =
            (HashSet::new(), self.facts.iter().cloned().chain(steps).chain(guards).collect::<Vec<_>>());
        while let Some(term) = open.pop() {
            if is_one(&term) {
                return true;
            }
            if seen.insert(term.clone()) {
                open.extend(term.children().iter().cloned());
            }
        }
        false
    }

    /// The obligations that it asserts, each once.
    pub fn obligations(&self) -> BTreeSet<ObligationId> {
        let steps = self.blocks.iter().flat_map(|block| &block.steps);
        let asserted = steps.flat_map(|step| match step {
            Step::Assert(checks) => checks.iter().map(|(_, obligation)| *obligation).collect(),
            Step::Check(_, obligation) => vec![*obligation],
            Step::Assume(_) | Step::Probe(..) => Vec::new(),
        });
        asserted.filter(|obligation| *obligation != *BEYOND).collect()
    }

    /// The places that executions ought to come to, as far as it was not known ahead that none does.
    pub fn probes(&self) -> BTreeSet<ObligationId> {
        let steps = self.blocks.iter().flat_map(|block| &block.steps);
        let probes = steps.filter_map(|step| match step {
            Step::Probe(_, obligation) => Some(*obligation),
            _ => None,
        });
        probes.collect()
    }
}

/// A block in passive form.
#[derive(Clone, Default, Debug)]
pub struct PassiveBlock {
    /// Its steps, in order.
    pub steps: Vec<Step>,
    /// Where control goes.
    pub edges: Vec<Edge>,
}

/// A step.
#[derive(Clone, Debug)]
pub enum Step {
    /// This holds.
    Assume(Term),
    /// All of these must hold, each by itself; afterwards all do.
    Assert(Vec<(Term, ObligationId)>),
    /// This must hold, but what follows does not rely on it.
    Check(Term, ObligationId),
    /// An execution ought to come here in which this does not hold. It is of no account for anything else.
    Probe(Term, ObligationId),
}

/// An edge, taken where its guards hold.
#[derive(Clone, Debug)]
pub struct Edge {
    /// The position of the target in [`Passive::blocks`].
    pub target: usize,
    /// The branch condition, and what variables are called in the target.
    pub guards: Vec<Term>,
    /// What was decided by taking it, if that is written in the program.
    pub decision: Option<Decision>,
}

/// The current name of each variable that has another than its own.
type Names = BTreeMap<Var, Term>;

/// Brings a graph without cycles into passive form. In proofs, reads of the heap are resolved where their place is known, and what nothing depends
/// on goes. A search offers states to begin with, which have to meet all that is assumed.
pub fn passive(flat: &Flat, program: &Program, loops: Loops) -> Passive {
    let order = topological(flat);
    let position: HashMap<BlockId, usize> = order.iter().enumerate().map(|(index, id)| (*id, index)).collect();
    let live = Live::of(flat, &order);
    let on_entry = program.globals.iter().map(|global| global.variable.clone()).chain(flat.parameters.iter().cloned());
    // What is known of paths relates maps that nothing else mentions.
    let terms = flat.blocks.values().flat_map(|block| &block.commands).flat_map(|command| command.kind.parts().1);
    let is_plain = loops.is_for_proof() && !speak_of_paths(terms);
    let memory = is_plain.then(|| Memory::new(on_entry.chain([now()])));
    let mut builder = PassiveBuilder {
        program,
        counters: HashMap::new(),
        memory,
        subjects: Subjects::default(),
        told: Told::default(),
    };
    let mut blocks: Vec<PassiveBlock> = Vec::new();
    let mut arriving: HashMap<usize, Vec<(usize, usize, Names)>> = HashMap::new();
    for (index, id) in order.iter().enumerate() {
        base::budget::point();
        let before = arriving.remove(&index).unwrap_or_default();
        builder.told.enter(before.iter().map(|(block, _, _)| *block));
        let mut names = builder.join(before, &mut blocks);
        let mut steps = Vec::new();
        for command in &flat.blocks[*id].commands {
            builder.command(&command.kind, &mut names, &mut steps, &mut blocks);
        }
        let steps = together(steps, program);
        let mut edges = Vec::new();
        for (target, guard, decision) in edges_of(&flat.blocks[*id].terminator) {
            let kept = names.iter().filter(|(variable, _)| live.matters(target, variable));
            let kept: Names = kept.map(|(variable, name)| (variable.clone(), name.clone())).collect();
            let target = position[&target];
            let guards = guard.map(|guard| builder.rename(&guard, &names, &mut blocks)).into_iter().collect();
            arriving.entry(target).or_default().push((index, edges.len(), kept));
            edges.push(Edge { target, guards, decision });
        }
        blocks.push(PassiveBlock { steps, edges });
    }
    if is_plain {
        builder.subjects.prune(&mut blocks);
    }
    Passive { name: flat.name.clone(), blocks, trips: flat.trips, ..Passive::default() }
}

/// The promises of one return, the invariants of one loop and what one call requires stand side by side and are
/// checked each by itself: that one of them fails must not make another seem to hold. What Java checks, it checks in
/// order, and what comes after a failure does not happen.
fn together(steps: Vec<Step>, program: &Program) -> Vec<Step> {
    let rule = |obligation: ObligationId| program.obligations.get(obligation).map(|obligation| obligation.rule);
    let is_sibling = |obligation: ObligationId| {
        guesses::is_about_guess(obligation) || rule(obligation).is_some_and(|rule| SIBLINGS.contains(&rule))
    };
    let is_group = |checks: &[(Term, ObligationId)]| checks.iter().all(|(_, obligation)| is_sibling(*obligation));
    // That a call is not followed stops no execution.
    let is_unfollowed = |checks: &[(Term, ObligationId)]| {
        checks.iter().all(|(_, obligation)| rule(*obligation).is_some_and(|rule| rules::NOT_FOLLOWED.contains(&rule)))
    };
    let mut grouped: Vec<Step> = Vec::new();
    for step in steps {
        match (grouped.last_mut(), step) {
            (_, Step::Assert(checks)) if is_unfollowed(&checks) => {
                grouped.extend(checks.into_iter().map(|(condition, obligation)| Step::Check(condition, obligation)));
            }
            (Some(Step::Assert(before)), Step::Assert(checks)) if is_group(before) && is_group(&checks) => {
                before.extend(checks);
            }
            (_, step) => grouped.push(step),
        }
    }
    grouped
}

/// Obligations that are checked at the same time where they follow one another.
static SIBLINGS: [&Rule; 7] = [
    &rules::POSTCONDITION,
    &rules::PRECONDITION,
    &rules::CLASS_INVARIANT,
    &rules::FRAME,
    &rules::INVARIANT_ENTRY,
    &rules::INVARIANT_PRESERVED,
    &rules::ILL_DEFINED,
];

fn edges_of(terminator: &Terminator) -> Vec<(BlockId, Option<Term>, Option<Decision>)> {
    match terminator {
        Terminator::Goto(target) => vec![(*target, None, None)],
        Terminator::Branch { condition, then_block, else_block, written } => {
            let decision = |truth| written.map(|place| Decision { place, truth });
            let no = not(condition.clone());
            vec![(*then_block, Some(condition.clone()), decision(true)), (*else_block, Some(no), decision(false))]
        }
        Terminator::Return | Terminator::Stop => Vec::new(),
    }
}

/// The reachable blocks, each after its predecessors.
fn topological(flat: &Flat) -> Vec<BlockId> {
    let mut state: Arena<BlockId, bool> = flat.blocks.ids().map(|_| false).collect();
    let mut order = Vec::new();
    let mut stack = vec![(flat.entry, 0)];
    state[flat.entry] = true;
    while let Some((block, next)) = stack.pop() {
        match flat.blocks[block].terminator.successors().get(next) {
            Some(successor) => {
                stack.push((block, next + 1));
                if !std::mem::replace(&mut state[*successor], true) {
                    stack.push((*successor, 0));
                }
            }
            None => order.push(block),
        }
    }
    order.reverse();
    debug_assert_eq!(order.first().map(|id| id.index()), Some(flat.entry.index()));
    order
}

struct PassiveBuilder<'p> {
    program: &'p Program,
    counters: HashMap<Var, usize>,
    memory: Option<Memory>,
    subjects: Subjects,
    told: Told,
}

impl PassiveBuilder<'_> {
    fn fresh(&mut self, variable: &Var) -> Var {
        let counter = self.counters.entry(variable.clone()).or_default();
        *counter += 1;
        let fresh = Var::new(format!("{}@{counter}", variable.name), variable.sort.clone());
        self.memory.iter_mut().for_each(|memory| memory.note(&fresh));
        fresh
    }

    /// A term by the current names, and by what is known of memory.
    fn rename(&mut self, term: &Term, names: &Names, blocks: &mut [PassiveBlock]) -> Term {
        let name = |variable: &Var| names.get(variable).cloned();
        match &mut self.memory {
            Some(memory) => {
                Rewriter::both(name, |op, arguments| memory.simplified(op, arguments, blocks)).rewrite(term)
            }
            None => Rewriter::variables(name).rewrite(term),
        }
    }

    fn command(
        &mut self,
        command: &CommandKind,
        names: &mut Names,
        steps: &mut Vec<Step>,
        blocks: &mut [PassiveBlock],
    ) {
        match command {
            CommandKind::Assign { target, value } => {
                let value = self.rename(value, names, blocks);
                self.assign(target, value, names, steps);
                if *target == now() {
                    self.memory.iter_mut().for_each(Memory::tick);
                }
            }
            CommandKind::Update { map, keys, value } => {
                let keys: Vec<Term> = keys.iter().map(|key| self.rename(key, names, blocks)).collect();
                let value = self.rename(value, names, blocks);
                self.update(map, &keys, value, names, steps, blocks);
            }
            CommandKind::Havoc(variable) => {
                let fresh = self.fresh(variable);
                self.memory.iter_mut().for_each(|memory| memory.note_any(&fresh));
                names.insert(variable.clone(), fresh.term());
            }
            CommandKind::Assume { condition, reason } => {
                let plain = Rewriter::variables(|variable| names.get(variable).cloned()).rewrite(condition);
                let clock = names.get(&now()).cloned().unwrap_or_else(|| now().term());
                let is_learned = self.memory.as_mut().is_some_and(|memory| memory.learn(&plain, &clock));
                let formula = if is_learned { plain } else { self.rename(condition, names, blocks) };
                let instances = self.memory.as_ref().map(|memory| memory.instances(&formula)).unwrap_or_default();
                let instances: Vec<Term> =
                    instances.iter().map(|instance| self.rename(instance, &Names::new(), blocks)).collect();
                for formula in [formula].into_iter().chain(instances) {
                    let Some(formula) = self.news(formula) else { continue };
                    if *reason == AssumeReason::Typing {
                        self.subjects.note_assumption(&formula);
                    }
                    steps.push(Step::Assume(formula));
                }
            }
            CommandKind::Assert { condition, obligation, .. } => {
                steps.push(Step::Assert(vec![(self.rename(condition, names, blocks), *obligation)]));
            }
            CommandKind::Check { condition, obligation } if is_probe(self.program, *obligation) => {
                steps.push(Step::Probe(self.rename(condition, names, blocks), *obligation));
            }
            CommandKind::Check { condition, obligation } => {
                steps.push(Step::Check(self.rename(condition, names, blocks), *obligation));
            }
            CommandKind::New { .. }
            | CommandKind::NewArray { .. }
            | CommandKind::Call { .. }
            | CommandKind::Escape { .. } => {
                unreachable!("the passes before this one have replaced allocations, calls and escapes")
            }
        }
    }

    /// What an assumption says that is not known from the way here, if anything.
    fn news(&mut self, assumption: Term) -> Option<Term> {
        let Some(memory) = &mut self.memory else { return Some(assumption) };
        let assumption = memory.without_known_births(&assumption);
        if !self.told.is_new(&assumption) {
            return None;
        }
        memory.learn_of_variables(&assumption, self.told.is_at_entry());
        Some(assumption).filter(|formula| !matches!(formula.kind(), TermKind::Bool(true)))
    }

    /// A map changes at a place. What it holds there has a name, by which it is read again.
    fn update(
        &mut self,
        map: &Var,
        keys: &[Term],
        value: Term,
        names: &mut Names,
        steps: &mut Vec<Step>,
        blocks: &mut [PassiveBlock],
    ) {
        let before = names.get(map).cloned().unwrap_or_else(|| map.term());
        let (Some(_), [place, inner @ ..]) = (&self.memory, keys) else {
            return self.assign(map, store_path(before, keys, value), names, steps);
        };
        let row = match inner {
            [] => value,
            _ => {
                let row = self.rename(&select(before.clone(), place.clone()), &Names::new(), blocks);
                store_path(row, inner, value)
            }
        };
        let name = Var::new(format!("{}%row", map.name), row.sort().clone());
        let row = match self.memory.as_ref().and_then(|memory| memory.any_value(&row)) {
            // By its name a number is known to be of the type that the map holds.
            Some(any) => {
                let is_named = any.name.strip_prefix(map.name.as_str()).is_some_and(|rest| rest.starts_with('%'));
                let stays = is_named || any.sort == Sort::Ref;
                let named = if stays { any } else { self.fresh(&name) };
                if !stays {
                    self.define(&named, row, steps);
                }
                self.memory.iter_mut().for_each(|memory| memory.note_row_of_any(&named));
                named.term()
            }
            None => self.named(&name, row, steps),
        };
        let version = self.fresh(map);
        self.define(&version, store(before.clone(), place.clone(), row.clone()), steps);
        self.memory
            .iter_mut()
            .for_each(|memory| memory.note_update(&version, before.clone(), place.clone(), row.clone()));
        names.insert(map.clone(), version.term());
    }

    fn assign(&mut self, target: &Var, value: Term, names: &mut Names, steps: &mut Vec<Step>) {
        let value = self.named(target, value, steps);
        names.insert(target.clone(), value);
    }

    /// A name for a value. One that has a name of its own needs no new one.
    fn named(&mut self, base: &Var, value: Term, steps: &mut Vec<Step>) -> Term {
        let is_named = match value.kind() {
            TermKind::Var(_) | TermKind::Int(_) | TermKind::Bool(_) => true,
            TermKind::Apply(Op::Select, _) => self.memory.is_some() && is_read(&value),
            TermKind::Apply(_, arguments) => arguments.is_empty(),
            TermKind::Quantified { .. } => false,
        };
        if is_named {
            return value;
        }
        let fresh = self.fresh(base);
        self.define(&fresh, value, steps);
        fresh.term()
    }

    fn define(&mut self, variable: &Var, value: Term, steps: &mut Vec<Step>) {
        let equation = eq(variable.term(), value);
        self.subjects.note_definition(&equation, variable);
        steps.push(Step::Assume(equation));
    }

    /// The names where edges meet. Where they differ, the edges get equations.
    fn join(&mut self, arriving: Vec<(usize, usize, Names)>, blocks: &mut [PassiveBlock]) -> Names {
        let mut names = Names::new();
        let variables: BTreeSet<Var> = arriving.iter().flat_map(|(_, _, names)| names.keys().cloned()).collect();
        let start = self.memory.as_ref().map_or(0, Memory::moment_now);
        for variable in variables {
            let value = |names: &Names| names.get(&variable).cloned().unwrap_or_else(|| variable.term());
            let mut values = arriving.iter().map(|(_, _, names)| value(names));
            let Some(first) = values.next() else { continue };
            if values.all(|other| other == first) {
                names.insert(variable, first);
                continue;
            }
            let fresh = self.fresh(&variable);
            for (block, edge, incoming) in &arriving {
                let equation = eq(fresh.term(), value(incoming));
                self.subjects.note_definition(&equation, &fresh);
                blocks[*block].edges[*edge].guards.push(equation);
            }
            if let Some(memory) = &mut self.memory {
                let edges = arriving.iter();
                let edges =
                    edges.map(|(block, edge, names)| Arriving { block: *block, edge: *edge, value: value(names) });
                memory.note_join(&fresh, start, edges.collect());
            }
            names.insert(variable, fresh.term());
        }
        self.memory.iter_mut().for_each(Memory::enter);
        names
    }
}
