//! Invariants of loops that were found, in the names of the method that the loop is written in: what loops, calls and Java's hidden variables have
//! become on the way to a proof is traced back to the program's text. Whoever shows them to people begins with these.

use super::Abstracted;
use ir::{BlockId, CommandKind, LoopHeader, ObjectInvariant, ProcedureId, Program};
use logic::build::{call, function, quantified_with};
use logic::transform::{Rewriter, free_variables, substitute};
use logic::{Quantifier, Sort, Term, TermKind, Var};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use vcgen::Flat;
use vcgen::followed::followed;
use vcgen::guesses::{Guess, What, entry_value_of, loop_of};

/// The invariants of one loop that were found.
#[derive(Clone, PartialEq, Debug)]
pub struct FoundLoop {
    /// The loop.
    pub place: base::Span,
    /// The procedure that it is written in.
    pub procedure: ProcedureId,
    /// What holds wherever an iteration begins, over the parameters and locals of the procedure, `this`, [`index`] and what [`old`] is put around.
    pub formulas: Vec<Term>,
    /// How many invariants cannot be said in these names.
    pub unsaid: usize,
    /// What it took to combine predicates.
    pub effort: Abstracted,
}

/// How many iterations of a loop over an array there were.
pub fn index() -> Var {
    Var::new("\\index", Sort::Int)
}

/// The name of the function around what something was where the method began.
pub const OLD: &str = "\\old";

fn old(term: Term) -> Term {
    let sort = term.sort().clone();
    call(&function(OLD, std::slice::from_ref(&sort), sort.clone()), vec![term])
}

/// How often a name is traced back to another one.
const MOST_STEPS: usize = 12;

/// So often a copy is copied.
const MOST_COPIES: usize = 30;

/// The invariants of an entry point's loops, in the names of their methods, in order of the loops.
pub fn found_loops(
    program: &Program,
    entry: ProcedureId,
    flat: &Flat,
    shown: &[Guess],
    efforts: &BTreeMap<BlockId, Abstracted>,
) -> Vec<FoundLoop> {
    let procedures = followed(program, entry);
    let is_written_in = |id: &ProcedureId, header: &LoopHeader| {
        let blocks = program.procedures[*id].body.iter().flat_map(|body| body.blocks.values());
        blocks.filter_map(|block| block.header.as_ref()).any(|other| other.span == header.span)
    };
    let mut heads: BTreeMap<BlockId, Vec<&Guess>> = BTreeMap::new();
    for guess in shown {
        heads.entry(guess.head).or_default().push(guess);
    }
    let mut found = Vec::new();
    for (head, guesses) in heads {
        let Some(header) = flat.blocks[head].header.as_ref() else { continue };
        let mut all = std::iter::once(&entry).chain(&procedures);
        let Some(procedure) = all.find(|id| is_written_in(id, header)) else { continue };
        let names = Names::of(program, flat, head, header);
        let new = guesses.into_iter().filter(|guess| !names.is_known_anyway(flat, guess));
        let said: Vec<Option<Term>> = new.map(|guess| names.formula(program, *procedure, guess)).collect();
        let unsaid = said.iter().filter(|formula| formula.is_none()).count();
        let formulas = said.into_iter().flatten().collect();
        let effort = efforts.get(&head).copied().unwrap_or_default();
        found.push(FoundLoop { place: header.span, procedure: *procedure, formulas, unsaid, effort });
    }
    found
}

/// What the names at the head of a loop stand for.
pub(super) struct Names {
    head: BlockId,
    globals: BTreeSet<Var>,
    /// What is behind the names of the method's variables where it was called: `@@` and a number, or nothing.
    instance: String,
    /// The variables that the loop changes.
    changed: BTreeSet<Var>,
    /// What is assigned to each variable, in the loop and outside; `None` where it is no value.
    inside: HashMap<Var, Vec<Option<Term>>>,
    outside: HashMap<Var, Vec<Option<Term>>>,
    /// The method's own names for hidden variables that they are copies of.
    own_names: HashMap<Var, Var>,
    /// The hidden variable that counts the elements of the array that the loop goes through.
    index: Option<Var>,
}

impl Names {
    /// The names at this loop.
    pub(super) fn of(program: &Program, flat: &Flat, head: BlockId, header: &LoopHeader) -> Names {
        let (members, changed) = loop_of(flat, head, header);
        let (mut inside, mut outside): (HashMap<Var, Vec<Option<Term>>>, HashMap<_, Vec<_>>) = Default::default();
        for (id, block) in flat.blocks.iter() {
            let assigned = if members.contains(&id) { &mut inside } else { &mut outside };
            for command in &block.commands {
                match &command.kind {
                    CommandKind::Assign { target, value } => {
                        assigned.entry(target.clone()).or_default().push(Some(value.clone()));
                    }
                    other => other
                        .parts()
                        .0
                        .into_iter()
                        .for_each(|target| assigned.entry(target.clone()).or_default().push(None)),
                }
            }
        }
        // The clock where the loop began is kept in a variable of the method's own.
        let own = header.facts.iter().flat_map(|fact| free_variables(&fact.formula));
        let instance = own.into_iter().find(|variable| is_hidden(variable) && variable.name.starts_with("$t"));
        let instance = instance.map_or_else(String::new, |variable| instance_of(&variable).to_owned());
        let index = header.facts.iter().find(|fact| is_hidden(&fact.variable) && fact.variable.name.starts_with("$t"));
        let index = index.map(|fact| fact.variable.clone());
        let globals = program.globals.iter().map(|global| global.variable.clone()).collect();
        let own_names = HashMap::new();
        let mut names = Names { head, globals, instance, changed, inside, outside, own_names, index };
        names.own_names = names.copied();
        names
    }

    /// The names at a loop that is written in this procedure. Where nothing else tells which call of it this is, the variables do that the loop changes.
    pub(super) fn in_procedure(
        program: &Program,
        flat: &Flat,
        head: BlockId,
        header: &LoopHeader,
        procedure: ProcedureId,
    ) -> Names {
        let mut names = Names::of(program, flat, head, header);
        if names.instance.is_empty() {
            let locals: BTreeSet<&Var> = program.procedures[procedure].locals.iter().collect();
            let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
            for variable in &names.changed {
                let instance = instance_of(variable);
                let own = variable.name.strip_suffix(instance).unwrap_or(&variable.name);
                if locals.contains(&Var::new(own, variable.sort.clone())) {
                    *counts.entry(instance).or_default() += 1;
                }
            }
            let most = counts.into_iter().max_by_key(|(_, count)| *count);
            names.instance = most.map_or_else(String::new, |(instance, _)| instance.to_owned());
            names.own_names = names.copied();
        }
        names
    }

    /// What the method's own variables are copies of that are assigned once, before the loop.
    fn copied(&self) -> HashMap<Var, Var> {
        let mut copied = HashMap::new();
        let once = |variable: &Var| match (self.inside.get(variable), self.outside.get(variable).map(Vec::as_slice)) {
            (None, Some([Some(value)])) => match value.kind() {
                TermKind::Var(source) => Some(source.clone()),
                _ => None,
            },
            _ => None,
        };
        let mut own: Vec<&Var> = self.outside.keys().filter(|variable| self.is_own(variable)).collect();
        own.sort();
        for variable in own {
            let mut source = once(variable);
            for _ in 0..MOST_COPIES {
                let Some(next) = source.filter(|source| !self.is_own(source)) else { break };
                source = once(&next);
                copied.entry(next).or_insert_with(|| variable.clone());
            }
        }
        copied
    }

    /// Whether flow analysis knows what a guess says, with the numbers that variables had where the loop began.
    fn is_known_anyway(&self, flat: &Flat, guess: &Guess) -> bool {
        let (What::Formula(formula), Some(heads)) = (&guess.what, &flat.heads) else { return false };
        let number = |variable: &Var| match self.outside.get(variable).map(Vec::as_slice) {
            Some([Some(value)]) if matches!(value.kind(), TermKind::Int(_)) => Some(value.clone()),
            _ => None,
        };
        let known = guess.entry_values().into_iter().filter_map(|(kept, variable)| Some((kept, number(&variable)?)));
        heads.entail(self.head, &substitute(formula, &known.collect()))
    }

    /// Whether a variable is one that the method's text names.
    fn is_own(&self, variable: &Var) -> bool {
        let name = variable.name.strip_suffix(self.instance.as_str()).unwrap_or(&variable.name);
        instance_of(variable) == self.instance && !name.contains('%') && !is_hidden(variable)
    }

    /// What a guess says; `None` if these names cannot say it.
    fn formula(&self, program: &Program, procedure: ProcedureId, guess: &Guess) -> Option<Term> {
        match &guess.what {
            What::Formula(formula) => self.named(formula, 0),
            What::ForAll { variable, body, triggers, .. } => {
                self.for_all(std::slice::from_ref(variable), body, triggers)
            }
            What::Combination { constants, body, triggers } => self.for_all(constants, body, triggers),
            What::OfObjects(invariant) => self.of_this(program, procedure, invariant),
        }
    }

    fn for_all(&self, variables: &[Var], body: &Term, triggers: &[Vec<Term>]) -> Option<Term> {
        let names = self.unused(body);
        let bound: Vec<Var> =
            names.zip(variables).map(|(name, variable)| Var::new(name, variable.sort.clone())).collect();
        let renamed = variables.iter().cloned().zip(bound.iter().map(Var::term)).collect();
        let triggers = triggers.iter().map(|trigger| trigger.iter().map(|part| substitute(part, &renamed)).collect());
        let body = substitute(body, &renamed);
        self.named(&quantified_with(Quantifier::Forall, bound, triggers.collect(), body), 0)
    }

    /// Names for bound variables that nothing else has.
    fn unused(&self, body: &Term) -> impl Iterator<Item = String> + use<> {
        let known = free_variables(body);
        let all = known.iter().chain(self.inside.keys()).chain(self.outside.keys());
        let name =
            |variable: &Var| variable.name.strip_suffix(self.instance.as_str()).unwrap_or(&variable.name).to_owned();
        let taken: BTreeSet<String> = all.map(name).collect();
        let names = ["k", "x", "y", "at"].into_iter().map(str::to_owned);
        names.chain((0..).map(|number| format!("k{number}"))).filter(move |name| !taken.contains(name))
    }

    /// An invariant of objects, for `this`.
    fn of_this(&self, program: &Program, procedure: ProcedureId, invariant: &ObjectInvariant) -> Option<Term> {
        let this = program.procedures[procedure].parameters.first().filter(|first| &*first.variable.name == "this")?;
        let is_one = program.is_subtype(&this.ty, &ir::JavaType::Class(invariant.class));
        is_one.then(|| invariant.of(&this.variable.term()))
    }

    /// A term in the names of the method, hidden ones among them. What a variable was where the loop began is what the second argument makes of its
    /// value there.
    pub(super) fn for_executions(&self, term: &Term, entry_value: &mut dyn FnMut(Term) -> Term) -> Option<Term> {
        let mut values = HashMap::new();
        for variable in free_variables(term) {
            let value = match entry_value_of(&variable, self.head) {
                Some(before) => entry_value(self.in_frame(&before)?),
                None => self.in_frame(&variable)?,
            };
            values.insert(variable, value);
        }
        Some(substitute(term, &values))
    }

    /// What a variable is in an execution of the method.
    fn in_frame(&self, variable: &Var) -> Option<Term> {
        if self.globals.contains(variable) {
            return Some(variable.term());
        }
        if instance_of(variable) == self.instance && !variable.name.contains('%') {
            let name = variable.name.strip_suffix(self.instance.as_str()).unwrap_or(&variable.name);
            return Some(Var::new(name, variable.sort.clone()).term());
        }
        self.value(variable, 0)
    }

    /// A term in the names of the method.
    fn named(&self, term: &Term, steps: usize) -> Option<Term> {
        let mut values = HashMap::new();
        for variable in free_variables(term) {
            values.insert(variable.clone(), self.value(&variable, steps)?);
        }
        Some(Rewriter::variables(|variable| values.get(variable).cloned()).rewrite(term))
    }

    fn value(&self, variable: &Var, steps: usize) -> Option<Term> {
        if steps > MOST_STEPS {
            return None;
        }
        if let Some(before) = entry_value_of(variable, self.head) {
            return self.before(&before, steps);
        }
        if self.index.as_ref() == Some(variable) {
            return Some(index().term());
        }
        let name = variable.name.strip_suffix(self.instance.as_str()).unwrap_or(&variable.name);
        let is_own = instance_of(variable) == self.instance && !name.contains('%') || self.globals.contains(variable);
        if is_own && !is_hidden(variable) {
            return Some(Var::new(name, variable.sort.clone()).term());
        }
        if let Some(own) = self.own_names.get(variable) {
            return self.value(own, steps + 1);
        }
        let elsewhere = self.outside.get(variable).into_iter().chain(self.inside.get(variable)).flatten();
        self.only(elsewhere.collect(), steps)
    }

    /// What a variable was where the loop began: the one value that was assigned before, or what it was where the method began.
    fn before(&self, variable: &Var, steps: usize) -> Option<Term> {
        match self.outside.get(variable) {
            None => match variable.sort {
                Sort::Map(..) => Some(old(variable.term())),
                _ => self.value(variable, steps + 1).map(old),
            },
            Some(values) => self.only(values.iter().collect(), steps),
        }
    }

    /// The value, if there is one only and it is what it was.
    fn only(&self, values: Vec<&Option<Term>>, steps: usize) -> Option<Term> {
        let [Some(value)] = values[..] else { return None };
        let is_stable = free_variables(value).is_disjoint(&self.changed);
        is_stable.then(|| self.named(value, steps + 1)).flatten()
    }
}

/// Whether Java's text does not have the variable.
fn is_hidden(variable: &Var) -> bool {
    variable.name.starts_with('$')
}

fn instance_of(variable: &Var) -> &str {
    variable.name.find("@@").map_or("", |at| &variable.name[at..])
}
