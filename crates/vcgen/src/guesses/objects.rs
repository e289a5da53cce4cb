//! Guesses about the objects of a class: relations between fields that only its own file gives values, as its methods ask for them.

use super::asked::{asked, copies};
use super::elements;
use super::harvest::Harvest;
use crate::graph::flat::Flat;
use crate::passes::loops::predecessors;
use base::Name;
use flow::linear::{Form, Linear};
use ir::interpreter::STRING;
use ir::vocabulary::{ArithmeticSymbol, CANONICAL, STRING_LENGTH, Symbol, length, null};
use ir::{GlobalKind, JavaType, ObjectInvariant, Program};
use logic::build::{call, eq, implies, int, not, or, select};
use logic::transform::{free_variables, substitute};
use logic::{Op, Sort, Term, TermKind, Var};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// An invariant that the objects of a class may have.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    /// The invariant.
    pub invariant: ObjectInvariant,
    /// What it says where there is all that it speaks of.
    formula: Term,
    /// What a stronger one of the same kind makes superfluous.
    kind: Option<(Form, bool)>,
    /// How strong it is among those.
    strength: i128,
}

/// So many numbers are put beside one another, and so many guesses are made for a class.
const MOST_NUMBERS: usize = 7;
const MOST: usize = 240;

/// Greater numbers that occurred in executions are accidental.
const MOST_OBSERVED: i128 = 1 << 16;

/// So many conditions may be premises.
const MOST_PREMISES: usize = 6;

/// What may be guessed about a class.
pub struct Candidates {
    class: Name,
    fields: BTreeSet<Var>,
    /// The numbers of an object: those in fields, and the lengths of arrays and texts.
    numbers: Vec<Term>,
    /// What numbers have been in executions, where they always were the same.
    constant: BTreeSet<i128>,
    forms: BTreeMap<Form, BTreeSet<i128>>,
    formulas: Vec<Term>,
}

impl Candidates {
    /// The guesses for a class, by what its methods ask of `this`: each with the variable that `this` is there.
    pub fn of(program: &Program, class: Name, methods: impl Iterator<Item = (Var, Flat)>) -> Candidates {
        let fields: BTreeSet<Var> =
            program.construction.kept_fields.get(&class).into_iter().flatten().cloned().collect();
        let object = ObjectInvariant::object();
        let constants = enum_constants(program);
        let is_about = |term: &Term| {
            let free = free_variables(term);
            let is_known =
                |variable: &Var| *variable == object || fields.contains(variable) || constants.contains(variable);
            free.contains(&object) && free.iter().all(is_known) && !divides(term)
        };
        let mut harvest = Harvest::new(&is_about);
        let own = numbers(program, &fields);
        own.iter().for_each(|number| harvest.compare(number, &int(0), 0));
        for (this, flat) in methods {
            let this = HashMap::from([(this, object.term())]);
            for condition in asked(&flat, &predecessors(&flat), flat.entry, &copies(&flat)).conditions {
                let condition = substitute(&condition, &this);
                harvest.note(&condition);
                harvest.note_formula(&condition);
            }
        }
        let mut numbers = harvest.numbers();
        numbers.truncate(MOST_NUMBERS);
        for (at, number) in numbers.iter().enumerate() {
            numbers[at + 1..].iter().for_each(|other| harvest.compare(number, other, 0));
        }
        let Harvest { forms, formulas, .. } = harvest;
        Candidates { class, fields, numbers: own, constant: BTreeSet::new(), forms, formulas }
    }

    /// The numbers of which it is worth knowing what they have been in executions.
    pub fn numbers(&self) -> &[Term] {
        &self.numbers
    }

    /// In executions a number has been between these.
    pub fn note_range(&mut self, number: &Term, least: i128, most: i128) {
        let Some((form, 0, false)) = Linear::of(number).map(Linear::parted) else { return };
        if least == most && matches!(number.kind(), TermKind::Apply(Op::Function(_), _)) {
            self.constant.insert(least);
        }
        // The least is often what it begins with; the greatest says how far executions have come.
        let is_telling = least.abs() <= MOST_OBSERVED && (least == most || !self.forms.contains_key(&form));
        self.forms.entry(form).or_default().extend(is_telling.then_some(least));
    }

    /// What may hold of all elements of the arrays in these fields.
    pub fn of_elements(&self, program: &Program, owned: &[Var]) -> Vec<Candidate> {
        let mut guesses = Guesses::new(self.class);
        let others: Vec<i128> = self.constant.iter().copied().collect();
        for field in owned {
            for formula in elements::of_field(program, field, &self.numbers, &others) {
                guesses.add(formula, None, 0);
            }
        }
        guesses.list.truncate(MOST);
        guesses.list
    }

    /// Relations between numbers, and conditions as they are.
    pub fn simple(&self) -> Vec<Candidate> {
        let mut guesses = Guesses::new(self.class);
        let object = ObjectInvariant::object().term();
        let references = self.fields.iter().filter(|field| field.sort == Sort::map(Sort::Ref, Sort::Ref));
        for field in references {
            guesses.add(not(eq(select(field.term(), object.clone()), null())), None, 0);
        }
        for (form, numbers) in self.forms.iter().filter(|(form, _)| form.is_one() || form.terms().count() > 1) {
            let near: BTreeSet<i128> = numbers.iter().flat_map(|number| [number - 1, *number, number + 1]).collect();
            for number in near {
                guesses.add(form.at_most(number), Some((form.clone(), true)), -number);
                guesses.add(form.at_least(number), Some((form.clone(), false)), number);
            }
        }
        for formula in &self.formulas {
            guesses.add(formula.clone(), None, 0);
            if is_simple(formula) {
                guesses.add(not(formula.clone()), None, 0);
            }
        }
        guesses.list.truncate(MOST);
        guesses.list
    }

    /// What may hold under conditions. Whatever holds anyway, or under conditions that never do, is none of that.
    pub fn conditional(&self, known: &[Candidate]) -> Vec<Candidate> {
        let known: HashSet<&Term> = known.iter().map(|candidate| &candidate.formula).collect();
        let is_open = |formula: &Term| !known.contains(formula) && !known.contains(&not(formula.clone()));
        let simple = self.formulas.iter().filter(|formula| is_simple(formula) && is_open(formula));
        let mut premises: Vec<Term> = simple.flat_map(|formula| [formula.clone(), not(formula.clone())]).collect();
        premises.truncate(MOST_PREMISES);
        let single = self.forms.keys().filter(|form| form.is_one());
        let signs = single.flat_map(|form| [form.at_most(0), form.at_least(0), form.at_least(1)]);
        let signs: Vec<Term> = signs.filter(|sign| !known.contains(sign)).collect();
        let mut guesses = Guesses::new(self.class);
        for premise in &premises {
            // What it says of the same fields says nothing new.
            let subjects = reads(premise);
            let others = signs.iter().chain(&premises).filter(|other| !reads(other).is_subset(&subjects));
            others.for_each(|conclusion| guesses.add(implies(premise.clone(), conclusion.clone()), None, 0));
        }
        guesses.list.truncate(MOST);
        guesses.list
    }
}

/// Whether a formula divides or looks at bits: it hardly ever is what a class rests on, and is hard to reason about.
fn divides(formula: &Term) -> bool {
    let is_hard = |symbol: Symbol| {
        let Symbol::Arithmetic(symbol) = symbol else { return false };
        !matches!(
            symbol,
            ArithmeticSymbol::Wrap8
                | ArithmeticSymbol::Wrap16
                | ArithmeticSymbol::Wrap32
                | ArithmeticSymbol::Wrap64
                | ArithmeticSymbol::WrapChar
        )
    };
    let mut open = vec![formula];
    while let Some(term) = open.pop() {
        if let TermKind::Apply(Op::Function(function), _) = term.kind()
            && Symbol::of(function).is_some_and(is_hard)
        {
            return true;
        }
        open.extend(term.children());
    }
    false
}

/// Whether a condition is made of no others.
fn is_simple(formula: &Term) -> bool {
    !matches!(formula.kind(), TermKind::Apply(Op::And | Op::Or | Op::Implies, _))
}

/// The constants of enums that are what they are from the beginning.
fn enum_constants(program: &Program) -> BTreeSet<Var> {
    let is_constant = |kind: &GlobalKind| match kind {
        GlobalKind::Static { class, ty, .. } => *ty == JavaType::Class(*class),
        _ => false,
    };
    let is_enum = |kind: &GlobalKind| match kind {
        GlobalKind::Static { class, .. } => {
            let superclass = program.class(*class).and_then(|class| class.superclass);
            superclass.is_some_and(|superclass| &*superclass == "java.lang.Enum")
        }
        _ => false,
    };
    let found = program.globals.iter().filter(|global| is_constant(&global.kind) && is_enum(&global.kind));
    // Others have no values yet while their class is initialised.
    let settled = found.filter(|global| program.initial.statics.contains(&global.variable));
    settled.map(|global| global.variable.clone()).collect()
}

/// The numbers in fields, and the lengths of arrays and texts.
fn numbers(program: &Program, fields: &BTreeSet<Var>) -> Vec<Term> {
    let object = ObjectInvariant::object().term();
    let of_field = |field: &Var| {
        let global = program.globals.iter().find(|global| global.variable == *field)?;
        let GlobalKind::Field { ty, .. } = &global.kind else { return None };
        let value = select(field.term(), object.clone());
        match ty {
            JavaType::Array(_) => Some(length(value)),
            JavaType::Class(class) if &**class == STRING => {
                Some(call(&STRING_LENGTH, vec![call(&CANONICAL, vec![value])]))
            }
            _ if *value.sort() == Sort::Int => Some(value),
            _ => None,
        }
    };
    fields.iter().filter_map(of_field).collect()
}

struct Guesses {
    class: Name,
    list: Vec<Candidate>,
    seen: HashSet<Term>,
}

impl Guesses {
    fn new(class: Name) -> Guesses {
        Guesses { class, list: Vec::new(), seen: HashSet::new() }
    }

    fn add(&mut self, formula: Term, kind: Option<(Form, bool)>, strength: i128) {
        if matches!(formula.kind(), TermKind::Bool(_)) || !self.seen.insert(formula.clone()) {
            return;
        }
        // What is said of an array holds where there is one.
        let missing = arrays(&formula).into_iter().map(|array| eq(array, null()));
        let guarded = or(missing.chain([formula.clone()]));
        let invariant = ObjectInvariant { class: self.class, formula: guarded };
        self.list.push(Candidate { invariant, formula, kind, strength });
    }
}

/// What a formula reads of its object.
fn reads(formula: &Term) -> BTreeSet<Term> {
    let (mut found, mut open) = (BTreeSet::new(), vec![formula]);
    while let Some(term) = open.pop() {
        match term.kind() {
            TermKind::Apply(Op::Select, _) => {
                found.insert(term.clone());
            }
            _ => open.extend(term.children()),
        }
    }
    found
}

/// The arrays and texts whose lengths a formula mentions.
fn arrays(formula: &Term) -> BTreeSet<Term> {
    let (mut found, mut open) = (BTreeSet::new(), vec![formula]);
    while let Some(term) = open.pop() {
        // What is said of elements says of itself what has to be there.
        if matches!(term.kind(), TermKind::Quantified { .. }) {
            continue;
        }
        if let TermKind::Apply(Op::Function(_), parts) = term.kind() {
            found.extend(parts.iter().filter(|part| *part.sort() == Sort::Ref && !part.children().is_empty()).cloned());
        }
        open.extend(term.children());
    }
    found
}

/// Those that say something that no other one says.
pub fn strongest(candidates: Vec<Candidate>) -> Vec<ObjectInvariant> {
    let mut best: BTreeMap<(Form, bool), i128> = BTreeMap::new();
    for Candidate { kind, strength, .. } in &candidates {
        if let Some(kind) = kind {
            let known = best.entry(kind.clone()).or_insert(*strength);
            *known = (*known).max(*strength);
        }
    }
    let is_best = |candidate: &Candidate| candidate.kind.as_ref().is_none_or(|kind| best[kind] == candidate.strength);
    candidates.into_iter().filter(is_best).map(|candidate| candidate.invariant).collect()
}
