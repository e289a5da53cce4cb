//! What does not matter goes, before anything costs time: copies of state that never changes, variables that nothing
//! reads, and what is known of state that nothing mentions. A program has hundreds of fields, most of them the
//! library's, and an entry point is about a handful.

use crate::graph::flat::{Flat, Renaming, assume};
use crate::options::{Calls, Options};
use crate::passes::made;
use ir::vocabulary::{DICT_CANDIDATE, DICT_HASH, constant_string, everything, now};
use ir::{AssumeReason, Block, Command, CommandKind, GlobalKind, ObligationId, Program, Terminator};
use logic::{Function, Op, Sort, Term, TermKind, Var};
use std::collections::{BTreeSet, HashMap, HashSet};

/// Removes what does not matter, and says what state is left.
pub fn prune(flat: &mut Flat, program: &Program, options: Options) {
    let is_state = |kind: &GlobalKind| *kind != GlobalKind::Now;
    let state: BTreeSet<Var> =
        program.globals.iter().filter(|global| is_state(&global.kind)).map(|global| global.variable.clone()).collect();
    forget_hashes(flat);
    let assigned = Assigned::of(flat);
    forget_copies(flat, &state, &assigned);
    // A search offers states to begin with: they have to meet what is assumed.
    let important = if options.calls == Calls::FollowAll { state.clone() } else { BTreeSet::new() };
    let copies = Copies::of(flat, &state, &assigned, important);
    let live = Live::of(flat, &state, &assigned, options.foresight.then_some(&copies));
    for id in flat.blocks.ids() {
        let is_entry = id == flat.entry;
        let block = &mut flat.blocks[id];
        block.commands.retain(|command| match &command.kind {
            CommandKind::Assign { target, .. } | CommandKind::Update { map: target, .. } => live.contains(target),
            CommandKind::Havoc(target) => *target == everything() || live.contains(target),
            CommandKind::Assume { condition, .. } if is_entry && flat.free.contains(condition) => {
                live.is_worth_knowing(condition, &state)
            }
            CommandKind::Assume { condition, reason: AssumeReason::Typing } if options.foresight => {
                live.is_told_something(condition, &copies.subjects(condition))
            }
            _ => true,
        });
        if let Some(header) = &mut block.header {
            header.facts.retain(|fact| assigned.changes(&fact.variable, &state) && live.contains(&fact.variable));
        }
        assert_once(block);
    }
    flat.state = state.into_iter().filter(|global| live.contains(global)).collect();
    spell_out_everything(flat, options.calls);
}

/// Drops what is known of the hash codes that keys were put with, unless a search by hash code asks for it.
fn forget_hashes(flat: &mut Flat) {
    let commands = || flat.blocks.values().flat_map(|block| &block.commands);
    let is_asked = commands().any(|command| command.kind.parts().1.iter().any(|term| mentions(term, &DICT_CANDIDATE)));
    if is_asked {
        return;
    }
    for id in flat.blocks.ids() {
        flat.blocks[id].commands.retain(|command| match &command.kind {
            CommandKind::Assume { condition, .. } => !mentions(condition, &DICT_HASH),
            _ => true,
        });
    }
}

/// Whether a term calls a function.
fn mentions(term: &Term, function: &Function) -> bool {
    let (mut seen, mut open) = (HashSet::new(), vec![term]);
    while let Some(term) = open.pop() {
        if matches!(term.kind(), TermKind::Apply(Op::Function(called), _) if **called == *function) {
            return true;
        }
        if seen.insert(term) {
            open.extend(term.children());
        }
    }
    false
}

/// How often each variable is assigned.
struct Assigned {
    counts: HashMap<Var, usize>,
}

impl Assigned {
    fn of(flat: &Flat) -> Assigned {
        let mut counts = HashMap::new();
        for command in flat.blocks.values().flat_map(|block| &block.commands) {
            for target in command.kind.parts().0 {
                *counts.entry(target.clone()).or_default() += 1;
            }
        }
        Assigned { counts }
    }

    fn count(&self, variable: &Var) -> usize {
        self.counts.get(variable).copied().unwrap_or(0)
    }

    /// Whether a variable may change. Allocations, which are still to be spelled out, change the clock.
    fn changes(&self, variable: &Var, state: &BTreeSet<Var>) -> bool {
        *variable == now() || self.count(variable) > 0 || (self.count(&everything()) > 0 && state.contains(variable))
    }
}

/// A snapshot of a map that never changes is that map; then most of what frames say is plain to see.
fn forget_copies(flat: &mut Flat, state: &BTreeSet<Var>, assigned: &Assigned) {
    let copy = |command: &Command| match &command.kind {
        CommandKind::Assign { target, value } => match value.kind() {
            TermKind::Var(global)
                if matches!(global.sort, Sort::Map(..))
                    && state.contains(global)
                    && !assigned.changes(global, state)
                    && assigned.count(target) == 1 =>
            {
                Some((target.clone(), global.clone()))
            }
            _ => None,
        },
        _ => None,
    };
    let copies: Vec<(Var, Var)> = flat.blocks.values().flat_map(|block| &block.commands).filter_map(copy).collect();
    if copies.is_empty() {
        return;
    }
    let is_copy: HashSet<Var> = copies.iter().map(|(snapshot, _)| snapshot.clone()).collect();
    let renaming = Renaming::new(copies);
    for block in flat.blocks.values_mut() {
        block.commands.retain(|command| match &command.kind {
            CommandKind::Assign { target, .. } => !is_copy.contains(target),
            _ => true,
        });
        *block = renaming.block(block, &|target| target);
    }
}

/// An obligation that holds plainly is asserted where nothing else of the block asserts it.
fn assert_once(block: &mut Block) {
    let asserted = |command: &Command| match &command.kind {
        CommandKind::Assert { condition, obligation, .. } => {
            Some((*obligation, matches!(condition.kind(), TermKind::Bool(true))))
        }
        _ => None,
    };
    let mut seen: HashSet<ObligationId> =
        block.commands.iter().filter_map(asserted).filter(|(_, is_plain)| !is_plain).map(|(id, _)| id).collect();
    block.commands.retain(|command| match asserted(command) {
        Some((obligation, true)) => seen.insert(obligation),
        _ => !matches!(&command.kind, CommandKind::Assume { condition, .. } if matches!(condition.kind(), TermKind::Bool(true))),
    });
}

/// The variables on whose values an assumption, an assertion, a branch or an allocation depends.
struct Live {
    variables: HashSet<Var>,
    /// Terms that were looked into.
    seen: HashSet<Term>,
    /// Variables that have just become live.
    open: Vec<Var>,
}

/// What is known of variables: of those that are assigned a term, and of those that are the subject of an assumption.
#[derive(Default)]
struct Facts<'f> {
    definitions: HashMap<&'f Var, Vec<&'f Term>>,
    assumptions: HashMap<Var, Vec<&'f Term>>,
}

impl Live {
    fn of(flat: &Flat, state: &BTreeSet<Var>, assigned: &Assigned, copies: Option<&Copies>) -> Live {
        let mut live = Live { variables: HashSet::new(), seen: HashSet::new(), open: Vec::new() };
        let mut known = Facts::default();
        let mut facts: Vec<&Term> = Vec::new();
        live.variable(&now());
        // What may be guessed of objects at loops speaks of these.
        if flat.blocks.values().any(|block| block.header.is_some()) {
            made::noted().iter().for_each(|variable| live.variable(variable));
        }
        for (id, block) in flat.blocks.iter() {
            for command in &block.commands {
                let (targets, read) = command.kind.parts();
                match &command.kind {
                    CommandKind::Assign { .. } | CommandKind::Update { .. } => {
                        known.definitions.entry(targets[0]).or_default().extend(read);
                    }
                    CommandKind::Assume { condition, .. } if id == flat.entry && flat.free.contains(condition) => {
                        facts.push(condition);
                    }
                    CommandKind::Assume { condition, reason: AssumeReason::Typing } => {
                        let subjects = copies.map(|copies| copies.subjects(condition)).unwrap_or_default();
                        // What is assumed of a text is about that text.
                        let is_of_text = copies.is_some() && !texts(condition).is_empty();
                        if subjects.is_empty() && !is_of_text {
                            live.term(condition);
                        }
                        for subject in subjects {
                            known.assumptions.entry(subject).or_default().push(condition);
                        }
                    }
                    _ => read.into_iter().for_each(|term| live.term(term)),
                }
            }
            if let Terminator::Branch { condition, .. } = &block.terminator {
                live.term(condition);
            }
            if let Some(header) = &block.header {
                header.invariants.iter().for_each(|invariant| live.term(&invariant.formula));
                header.predicates.iter().for_each(|predicate| live.term(predicate));
                for fact in header.facts.iter().filter(|fact| assigned.changes(&fact.variable, state)) {
                    known.definitions.entry(&fact.variable).or_default().push(&fact.formula);
                }
            }
        }
        live.close(&known);
        // What is assumed on entry speaks of the start; it matters if it speaks of something that does.
        for fact in facts.iter().filter(|fact| live.is_worth_knowing(fact, state)).collect::<Vec<_>>() {
            live.term(fact);
        }
        live.close(&known);
        live
    }

    fn close(&mut self, known: &Facts<'_>) {
        while let Some(variable) = self.open.pop() {
            base::budget::point();
            known.definitions.get(&variable).into_iter().flatten().for_each(|term| self.term(term));
            known.assumptions.get(&variable).into_iter().flatten().for_each(|term| self.term(term));
        }
    }

    fn variable(&mut self, variable: &Var) {
        if self.variables.insert(variable.clone()) {
            self.open.push(variable.clone());
        }
    }

    fn term(&mut self, term: &Term) {
        let mut work = vec![term];
        while let Some(term) = work.pop() {
            if self.seen.insert(term.clone()) {
                if let TermKind::Var(variable) = term.kind() {
                    self.variable(variable);
                }
                work.extend(term.children());
            }
        }
    }

    fn contains(&self, variable: &Var) -> bool {
        self.variables.contains(variable)
    }

    /// Whether an assumption with these subjects says something of a variable or a text that matters, or of none at all.
    fn is_told_something(&self, assumption: &Term, subjects: &BTreeSet<Var>) -> bool {
        if !subjects.is_empty() {
            return subjects.iter().any(|subject| self.contains(subject));
        }
        let texts = texts(assumption);
        texts.is_empty() || texts.iter().any(|text| self.seen.contains(text))
    }

    /// Whether a formula speaks of state that matters, or of no state at all.
    fn is_worth_knowing(&self, formula: &Term, state: &BTreeSet<Var>) -> bool {
        let mentioned = logic::transform::free_variables(formula);
        let mut globals = mentioned.iter().filter(|variable| state.contains(variable)).peekable();
        globals.peek().is_none() || globals.any(|global| self.contains(global))
    }
}

/// The string constants that a term mentions.
fn texts(term: &Term) -> Vec<Term> {
    let (mut found, mut open) = (Vec::new(), vec![term]);
    while let Some(term) = open.pop() {
        match term.kind() {
            TermKind::Apply(Op::Function(function), arguments)
                if arguments.is_empty() && constant_string(&function.name).is_some() =>
            {
                found.push(term.clone());
            }
            _ => open.extend(term.children()),
        }
    }
    found
}

/// The variables whose values each variable may be a copy of.
struct Copies {
    sources: HashMap<Var, Vec<Var>>,
    /// The variables that get any value once, such as results of calls: what is assumed with them is assumed of them.
    results: HashSet<Var>,
    /// State that changes: what is said of it and of a result is about it, too.
    changed: BTreeSet<Var>,
    /// Whatever is said of these matters.
    important: BTreeSet<Var>,
}

impl Copies {
    fn of(flat: &Flat, state: &BTreeSet<Var>, assigned: &Assigned, important: BTreeSet<Var>) -> Copies {
        let mut sources: HashMap<Var, Vec<Var>> = HashMap::new();
        let (mut results, mut changed) = (HashSet::new(), BTreeSet::new());
        for command in flat.blocks.values().flat_map(|block| &block.commands) {
            changed.extend(command.kind.parts().0.into_iter().filter(|target| state.contains(target)).cloned());
            match &command.kind {
                CommandKind::Havoc(target)
                    if assigned.count(target) == 1 && !state.contains(target) && *target != now() =>
                {
                    results.insert(target.clone());
                }
                _ => {}
            }
            let CommandKind::Assign { target, value } = &command.kind else { continue };
            let mut open = vec![value];
            while let Some(value) = open.pop() {
                match value.kind() {
                    TermKind::Var(source) => sources.entry(target.clone()).or_default().push(source.clone()),
                    TermKind::Apply(Op::Ite, parts) => open.extend(&parts[1..]),
                    _ => {}
                }
            }
        }
        Copies { sources, results, changed, important }
    }

    /// The variables that an assumption is about, and those that they are copies of; none if it matters anyway. What is said
    /// of a field of an object is about the field; what a call promises of its result and its arguments is about the result.
    fn subjects(&self, assumption: &Term) -> BTreeSet<Var> {
        let mut open = Vec::new();
        let mut terms = vec![assumption];
        let mut seen = HashSet::new();
        while let Some(term) = terms.pop() {
            match term.kind() {
                _ if !seen.insert(term) => {}
                TermKind::Var(variable) if *variable != now() => open.push(variable.clone()),
                TermKind::Apply(Op::Select, parts) => terms.push(&parts[0]),
                _ => terms.extend(term.children()),
            }
        }
        let mut subjects = BTreeSet::new();
        if open.iter().any(|variable| self.important.contains(variable)) {
            return subjects;
        }
        let is_about_state = open.iter().any(|variable| self.changed.contains(variable));
        if !is_about_state && open.iter().any(|variable| self.results.contains(variable)) {
            open.retain(|variable| self.results.contains(variable));
        }
        while let Some(variable) = open.pop() {
            if !subjects.contains(&variable) {
                open.extend(self.sources.get(&variable).into_iter().flatten().cloned());
                subjects.insert(variable);
            }
        }
        subjects
    }
}

/// Where everything changes, everything that matters does.
fn spell_out_everything(flat: &mut Flat, calls: Calls) {
    let is_everything = |command: &Command| command.kind == CommandKind::Havoc(everything());
    for id in flat.blocks.ids() {
        if !flat.blocks[id].commands.iter().any(is_everything) {
            continue;
        }
        let commands = std::mem::take(&mut flat.blocks[id].commands);
        let mut spelled = Vec::new();
        for command in commands {
            if !is_everything(&command) {
                spelled.push(command);
                continue;
            }
            for global in &flat.state {
                spelled.push(Command { kind: CommandKind::Havoc(global.clone()), span: command.span });
                let closed = crate::facts::heap::closed(global).filter(|_| calls == Calls::ByContract);
                spelled.extend(closed.map(|fact| assume(&fact, command.span)));
            }
        }
        flat.blocks[id].commands = spelled;
    }
}
