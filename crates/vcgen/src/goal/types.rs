//! Subtyping becomes equations between known types where these are few, and stays a question where they are many: then
//! the formulas get the answers for the types that they mention. Lengths of arrays, places of the heap and string
//! constants get the facts that hold of them by Java's types.

use crate::goal::hierarchy::Hierarchy;
use crate::goal::passive::{Passive, Step};
use crate::goal::used::Used;
use crate::graph::flat::BEFORE;
use crate::options::Loops;
use ir::types::Types;
use ir::vocabulary::{
    BOOL_OF, CANONICAL, DICT_EMPTY, DICT_SIZE, DICT_VALUE, ELEMENT_TYPE, INT_OF, LENGTH, OF_BOOL, OF_INT, SEQ_EMPTY,
    SEQ_SIZE, SEQ_VALUE, STRING_LENGTH, STRING_UNIT, SUBTYPE, birth, now, null, subtype, type_constant, type_of,
};
use ir::{ElementKind, GlobalKind, Integers, JavaType, Program};
use logic::build::{and, bool, call, distinct, eq, implies, int, le, lt, ne, not, or, quantified_with};
use logic::transform::Rewriter;
use logic::{Function, Op, Quantifier, Sort, Term, TermKind, Var};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Rewrites all formulas and adds the facts that they need.
pub fn expand(passive: &mut Passive, program: &Program, types: &Types, loops: Loops) {
    let mut mentioned = Used::default();
    for_each_formula(passive, |formula| mentioned.collect(formula));
    let known = KnownTypes::of(program, types, &mentioned, loops);
    let mut rewriter = Rewriter::applications(|op, arguments| known.rewrite(op, arguments));
    for_each_formula(passive, |formula| *formula = rewriter.rewrite(formula));
    drop(rewriter);
    let mut used = Used::default();
    for_each_formula(passive, |formula| used.collect(formula));
    if used.has_texts || used.has_keys {
        used.collect(&ir::vocabulary::string(&[]));
    }
    passive.lengths = used.lengths.iter().cloned().collect();
    let mut facts = known.places(&used.places);
    facts.extend(strings(&used.strings));
    let is_search = !loops.is_for_proof();
    if used.has_keys {
        facts.extend(crate::facts::values::keys(program, is_search.then_some(&used.keys)));
    }
    if used.has_texts || used.has_keys {
        let strings = used.texts.union(&used.keys).cloned().collect();
        facts.extend(crate::facts::values::texts(is_search.then_some(&strings)));
        facts.extend(used.strings.iter().flat_map(|string| constant_text(string, used.has_units)));
    }
    facts.extend(known.values(&used));
    facts.extend(used.sequences.iter().map(|sequence| le(int(0), call(&SEQ_SIZE, vec![sequence.clone()]))));
    if used.has_elements {
        facts.extend(elements());
    }
    // What the facts mention needs facts too, but for more places: those would never end.
    facts.iter().for_each(|fact| used.collect(fact));
    facts.extend(known.subtypes(&used));
    facts.push(distinct(used.types.iter().cloned().collect()));
    facts.extend(lengths(&used, program));
    facts.retain(|fact| *fact != bool(true));
    passive.facts = facts;
}

fn for_each_formula(passive: &mut Passive, mut visit: impl FnMut(&mut Term)) {
    for block in &mut passive.blocks {
        for step in &mut block.steps {
            match step {
                Step::Assume(formula) => visit(formula),
                Step::Check(formula, _) | Step::Probe(formula, _) => visit(formula),
                Step::Assert(checks) => checks.iter_mut().for_each(|(formula, _)| visit(formula)),
            }
        }
        block.edges.iter_mut().flat_map(|edge| &mut edge.guards).for_each(&mut visit);
    }
}

/// What is known of runtime types.
struct KnownTypes<'p> {
    hierarchy: Hierarchy<'p>,
    integers: Integers,
    /// The types of arrays of references that the formulas mention, and those below, if they are few.
    arrays: Vec<JavaType>,
    /// In a search: the types that objects are looked for in where there are many. What is found is executed.
    candidates: Option<BTreeMap<String, JavaType>>,
    globals: HashMap<&'p str, &'p GlobalKind>,
}

impl KnownTypes<'_> {
    fn of<'p>(program: &'p Program, types: &'p Types, mentioned: &Used, loops: Loops) -> KnownTypes<'p> {
        let hierarchy = Hierarchy::new(program, types);
        let constants: BTreeSet<JavaType> = mentioned.types.iter().filter_map(constant_type).collect();
        let with_below = |ty: &JavaType| [hierarchy.objects(ty).unwrap_or_default(), vec![ty.clone()]].concat();
        let mentioned: BTreeMap<String, JavaType> =
            constants.iter().flat_map(with_below).map(|ty| (ty.to_string(), ty)).collect();
        let candidates = (!loops.is_for_proof()).then(|| {
            let wrapped = mentioned.values().cloned().map(|ty| JavaType::Array(Box::new(ty)));
            let wrapped: Vec<JavaType> = wrapped.collect();
            let all = mentioned.values().cloned().chain(wrapped);
            all.filter(|ty| hierarchy.has_objects(ty)).map(|ty| (ty.to_string(), ty)).collect::<BTreeMap<_, _>>()
        });
        let is_reference_array = |ty: &&JavaType| matches!(ty, JavaType::Array(element) if element.sort() == Sort::Ref);
        let arrays = candidates.as_ref().unwrap_or(&mentioned).values().filter(is_reference_array).cloned().collect();
        let globals = program.globals.iter().map(|global| (global.variable.name.as_str(), &global.kind)).collect();
        KnownTypes { hierarchy, integers: program.integers, arrays, candidates, globals }
    }

    fn rewrite(&self, op: &Op, arguments: &[Term]) -> Option<Term> {
        let Op::Function(function) = op else { return None };
        if *function != *SUBTYPE {
            return None;
        }
        let (sub, ty) = (&arguments[0], &arguments[1]);
        if let Some(ty) = constant_type(ty) {
            return Some(self.is_subtype(sub, &ty));
        }
        let TermKind::Apply(Op::Function(inner), array) = ty.kind() else { return None };
        (*inner == *ELEMENT_TYPE).then(|| self.fits_element(sub, &array[0]))
    }

    /// That a runtime type is a subtype.
    fn is_subtype(&self, sub: &Term, ty: &JavaType) -> Term {
        if let Some(sub) = constant_type(sub) {
            return bool(self.hierarchy.is_subtype(&sub, ty));
        }
        if self.hierarchy.is_root(ty) {
            return bool(true);
        }
        let is_one_of = |types: Vec<JavaType>| or(types.iter().map(|known| eq(sub.clone(), type_constant(known))));
        if let Some(few) = self.hierarchy.objects(ty) {
            return is_one_of(few);
        }
        let Some(candidates) = &self.candidates else {
            return subtype(sub.clone(), type_constant(ty));
        };
        let fitting = candidates.values().filter(|candidate| self.hierarchy.is_subtype(candidate, ty));
        match fitting.cloned().collect::<Vec<_>>() {
            none if none.is_empty() => is_one_of(self.hierarchy.some(ty)),
            some => is_one_of(some),
        }
    }

    /// That an object of type `sub` may be stored into an array of type `array`.
    fn fits_element(&self, sub: &Term, array: &Term) -> Term {
        if let Some(JavaType::Array(element)) = constant_type(array) {
            return self.is_subtype(sub, &element);
        }
        let fits = |ty: &JavaType| match ty {
            JavaType::Array(element) => self.is_subtype(sub, element),
            _ => bool(false),
        };
        let is = |ty: &JavaType| eq(array.clone(), type_constant(ty));
        if self.candidates.is_some() {
            return or(self.arrays.iter().map(|ty| and([is(ty), fits(ty)])));
        }
        let known = self.arrays.iter().map(|ty| implies(is(ty), fits(ty)));
        let is_known = or(self.arrays.iter().map(is));
        let unknown = subtype(sub.clone(), call(&ELEMENT_TYPE, vec![array.clone()]));
        and(known.chain([or([is_known, unknown])]))
    }

    /// What holds of the questions about types that are left: the answers for the types that are mentioned, and that
    /// one answer may settle another.
    fn subtypes(&self, used: &Used) -> Vec<Term> {
        let types: Vec<(Term, JavaType)> =
            used.types.iter().filter_map(|term| Some((term.clone(), constant_type(term)?))).collect();
        let asked: Vec<(Term, JavaType)> =
            used.questions.keys().filter_map(|term| Some((term.clone(), constant_type(term)?))).collect();
        let mut facts = Vec::new();
        for (above, ty) in &asked {
            for (constant, known) in &types {
                let question = subtype(constant.clone(), above.clone());
                facts.push(if self.hierarchy.is_subtype(known, ty) { question } else { not(question) });
            }
        }
        for (position, (left, left_type)) in asked.iter().enumerate() {
            for (right, right_type) in &asked[position + 1..] {
                let relation: fn(Term, Term) -> Term = if self.hierarchy.is_subtype(left_type, right_type) {
                    implies
                } else if self.hierarchy.is_subtype(right_type, left_type) {
                    |left, right| implies(right, left)
                } else if self.hierarchy.are_disjoint(left_type, right_type) {
                    |left, right| not(and([left, right]))
                } else {
                    continue;
                };
                let of = |ty: &Term| relation(subtype(ty.clone(), left.clone()), subtype(ty.clone(), right.clone()));
                let both = used.questions[left].intersection(&used.questions[right]);
                facts.extend(both.map(of));
                if used.has_bound_question {
                    let any = Var::new("t%type", Sort::Type);
                    let trigger = |above: &Term| vec![subtype(any.term(), above.clone())];
                    let triggers = vec![trigger(left), trigger(right)];
                    facts.push(quantified_with(Quantifier::Forall, vec![any.clone()], triggers, of(&any.term())));
                }
            }
        }
        facts
    }

    /// That each place of the heap holds a value of its type. This holds of every map at every moment: whatever is
    /// stored has its type, and of what no object holds yet nothing else is known.
    fn places(&self, places: &BTreeSet<Term>) -> Vec<Term> {
        let fact = |place: &Term| Some(self.typing(place, &self.place_type(place)?));
        places.iter().filter_map(fact).filter(|fact| *fact != bool(true)).collect()
    }

    /// What holds of the sequences and dictionaries that are mentioned. In a search, not what needs quantifiers.
    fn values(&self, used: &Used) -> Vec<Term> {
        let mut facts: Vec<Term> = Vec::new();
        if !used.values.is_empty() {
            facts.push(eq(call(&SEQ_VALUE, vec![null()]), call(&SEQ_EMPTY, vec![])));
            facts.push(eq(call(&DICT_VALUE, vec![null()]), call(&DICT_EMPTY, vec![])));
        }
        for value in &used.values {
            match value.sort() {
                Sort::Dict if self.candidates.is_some() => {
                    facts.push(le(int(0), call(&DICT_SIZE, vec![value.clone()])))
                }
                Sort::Dict if !used.has_order => facts.push(crate::facts::values::holds_its_keys(value)),
                _ => facts.push(crate::facts::values::well_formed(value)),
            }
        }
        facts
    }

    fn typing(&self, place: &Term, ty: &JavaType) -> Term {
        if ty.sort() == Sort::Ref {
            return or([eq(place.clone(), null()), self.is_subtype(&type_of(place.clone()), ty)]);
        }
        match ty.range() {
            Some((low, high)) if self.integers == Integers::Bounded => {
                and([le(int(low), place.clone()), le(place.clone(), int(high))])
            }
            _ => bool(true),
        }
    }

    /// The declared type of what a place holds, if it is one of the heap or a static field.
    fn place_type(&self, place: &Term) -> Option<JavaType> {
        let (map, depth) = match place.kind() {
            TermKind::Var(variable) => (variable, 0),
            TermKind::Apply(Op::Select, outer) => match outer[0].kind() {
                TermKind::Var(variable) => (variable, 1),
                TermKind::Apply(Op::Select, inner) => match inner[0].kind() {
                    TermKind::Var(variable) => (variable, 2),
                    _ => return None,
                },
                _ => return None,
            },
            _ => return None,
        };
        let (name, is_row) = map_of(map);
        match (self.globals.get(name)?, depth + usize::from(is_row)) {
            (GlobalKind::Static { ty, .. }, 0) | (GlobalKind::Field { ty, .. }, 1) => Some(ty.clone()),
            (GlobalKind::Elements(ElementKind::Reference), 2) => None,
            (GlobalKind::Elements(kind), 2) => Some(kind.element()),
            _ => None,
        }
    }
}

/// The map that a variable is a version of, or what a version of it holds at one place: the variable is one of its rows then.
fn map_of(variable: &Var) -> (&str, bool) {
    let name = variable.name.as_str();
    let map = name.split(['@', '%']).next().unwrap_or(name);
    let is_row = name.contains('%') && !name.contains(BEFORE);
    (map, is_row)
}

/// Constants that are longer do not say what their units are.
const LONGEST_SPELLED: usize = 32;

/// What holds of the text of a string constant, and of its units, if they matter.
fn constant_text(string: &Term, has_units: bool) -> Vec<Term> {
    let TermKind::Apply(Op::Function(function), _) = string.kind() else { return Vec::new() };
    let Some(text) = ir::vocabulary::constant_string(&function.name) else { return Vec::new() };
    let mut facts = vec![
        eq(call(&CANONICAL, vec![string.clone()]), string.clone()),
        eq(call(&STRING_LENGTH, vec![string.clone()]), int(text.len() as i64)),
    ];
    if has_units && text.len() <= LONGEST_SPELLED {
        let unit = |at: usize| call(&STRING_UNIT, vec![string.clone(), int(at as i64)]);
        facts.extend(text.iter().enumerate().map(|(at, value)| eq(unit(at), int(i64::from(*value)))));
    }
    facts
}

/// Numbers and truth values that are elements of sequences are what they were, and nothing else.
fn elements() -> Vec<Term> {
    let taken_back = |sort: Sort, made: &std::sync::Arc<Function>, taken: &std::sync::Arc<Function>| {
        let value = Var::new("v%element", sort);
        let element = call(made, vec![value.term()]);
        let same = eq(call(taken, vec![element.clone()]), value.term());
        quantified_with(Quantifier::Forall, vec![value], vec![vec![element]], same)
    };
    vec![taken_back(Sort::Int, &OF_INT, &INT_OF), taken_back(Sort::Bool, &OF_BOOL, &BOOL_OF)]
}

/// String constants are objects from before the start, one for each text.
fn strings(strings: &BTreeSet<Term>) -> Vec<Term> {
    let class = type_constant(&JavaType::Class("java.lang.String".into()));
    let mut facts = vec![distinct(strings.iter().cloned().collect())];
    for string in strings {
        facts.push(ne(string.clone(), null()));
        facts.push(eq(type_of(string.clone()), class.clone()));
        facts.push(lt(birth(string.clone()), now().term()));
    }
    facts
}

fn lengths(used: &Used, program: &Program) -> Vec<Term> {
    let at_most = |length: &Term| match program.integers {
        Integers::Bounded => le(length.clone(), int(i32::MAX)),
        Integers::Unbounded => bool(true),
    };
    let in_range = |length: &Term| and([le(int(0), length.clone()), at_most(length)]);
    let mut facts: Vec<Term> = used.lengths.iter().map(in_range).collect();
    if used.has_bound_length {
        let array = Var::new("a%length", Sort::Ref);
        let length = call(&LENGTH, vec![array.term()]);
        let axiom = in_range(&length);
        facts.push(quantified_with(Quantifier::Forall, vec![array], vec![vec![length]], axiom));
    }
    facts
}

/// The type that a constant stands for.
pub fn constant_type(term: &Term) -> Option<JavaType> {
    match term.kind() {
        TermKind::Apply(Op::Function(function), _) => ir::types::constant_type(&function.name),
        _ => None,
    }
}
