//! Subtyping becomes equations between known types, and lengths of arrays get their range. The classes of a run are
//! all there are; a class that is abstract and has no known subclass stands for its unknown ones.

use crate::passive::{Passive, Step};
use ir::vocabulary::{ELEMENT_TYPE, LENGTH, SUBTYPE, TYPE_PREFIX, null, type_constant, type_of};
use ir::{CommandKind, ElementKind, GlobalKind, Integers, JavaType, Program};
use logic::build::{and, bool, call, distinct, eq, int, le, or, quantified_with};
use logic::transform::{Rewriter, free_variables};
use logic::{Op, Quantifier, Sort, Term, TermKind, Var};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// Rewrites all formulas and adds the facts that they need.
pub fn expand(passive: &mut Passive, program: &Program) {
    let mut constants = Used::default();
    for_each_formula(passive, |formula| constants.collect(formula));
    let types = KnownTypes::of(program, &constants.types);
    let mut rewriter = Rewriter::applications(|op, arguments| types.rewrite(op, arguments));
    for_each_formula(passive, |formula| *formula = rewriter.rewrite(formula));
    drop(rewriter);
    let mut used = Used::default();
    for_each_formula(passive, |formula| used.collect(formula));
    passive.lengths = used.lengths.iter().cloned().collect();
    passive.facts = types.places(&used.places);
    passive.facts.extend(used.facts(program));
}

fn for_each_formula(passive: &mut Passive, mut visit: impl FnMut(&mut Term)) {
    for block in &mut passive.blocks {
        for step in &mut block.steps {
            match step {
                Step::Assume(formula) => visit(formula),
                Step::Check(formula, _) => visit(formula),
                Step::Assert(checks) => checks.iter_mut().for_each(|(formula, _)| visit(formula)),
            }
        }
        block.edges.iter_mut().flat_map(|edge| &mut edge.guards).for_each(&mut visit);
    }
}

/// All runtime types that a run knows.
struct KnownTypes<'p> {
    program: &'p Program,
    names: BTreeMap<String, JavaType>,
    globals: BTreeMap<&'p str, &'p GlobalKind>,
}

impl KnownTypes<'_> {
    /// All classes, all types that are mentioned, and arrays of everything, one dimension deeper than anything that is
    /// mentioned: an `Object[]` may be an array of arrays.
    fn of<'p>(program: &'p Program, constants: &BTreeSet<Term>) -> KnownTypes<'p> {
        let mut types: BTreeSet<JavaType> = constants.iter().filter_map(constant_type).collect();
        types.extend(program.classes.iter().map(|class| JavaType::Class(class.name)));
        for global in &program.globals {
            if let GlobalKind::Field { ty, .. } | GlobalKind::Static { ty, .. } = &global.kind {
                types.insert(ty.clone());
            }
        }
        for procedure in program.procedures.values() {
            types.extend(procedure.parameters.iter().map(|parameter| parameter.ty.clone()));
            let blocks = procedure.body.iter().flat_map(|body| body.blocks.values());
            types.extend(blocks.flat_map(|block| &block.commands).filter_map(|command| match &command.kind {
                CommandKind::NewArray { element, .. } => Some(JavaType::Array(Box::new(element.clone()))),
                _ => None,
            }));
        }
        let deepest = types.iter().map(dimensions).max().unwrap_or(0) + 1;
        let primitives = [JavaType::Boolean, JavaType::Int, JavaType::Long];
        let mut level: Vec<JavaType> =
            program.classes.iter().map(|class| JavaType::Class(class.name)).chain(primitives).collect();
        for _ in 0..deepest {
            level = level.into_iter().map(|element| JavaType::Array(Box::new(element))).collect();
            types.extend(level.iter().cloned());
        }
        let references = types.into_iter().filter(|ty| ty.sort() == Sort::Ref);
        let globals = program.globals.iter().map(|global| (global.variable.name.as_str(), &global.kind)).collect();
        KnownTypes { program, names: references.map(|ty| (ty.to_string(), ty)).collect(), globals }
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

    /// That a runtime type is one of the known subtypes.
    fn is_subtype(&self, sub: &Term, ty: &JavaType) -> Term {
        if let Some(sub) = constant_type(sub) {
            return bool(self.program.is_subtype(&sub, ty));
        }
        if matches!(ty, JavaType::Class(name) if self.program.class(*name).is_some_and(|class| class.superclass.is_none()))
        {
            return bool(true);
        }
        let mut subtypes: Vec<&JavaType> =
            self.names.values().filter(|known| self.program.is_subtype(known, ty)).collect();
        if subtypes.iter().any(|known| self.has_objects(known)) {
            subtypes.retain(|known| self.has_objects(known));
        } else {
            subtypes = vec![ty];
        }
        or(subtypes.into_iter().map(|known| eq(sub.clone(), type_constant(known))))
    }

    /// That each place of the heap holds a value of its type. This holds of every map at every moment: whatever is
    /// stored has its type, and of what no object holds yet nothing else is known.
    fn places(&self, places: &BTreeSet<Term>) -> Vec<Term> {
        let fact = |place: &Term| Some(self.typing(place, &self.place_type(place)?));
        places.iter().filter_map(fact).filter(|fact| *fact != bool(true)).collect()
    }

    fn typing(&self, place: &Term, ty: &JavaType) -> Term {
        let (low, high) = match ty {
            _ if self.program.integers == Integers::Unbounded && place.sort() == &Sort::Int => return bool(true),
            JavaType::Int => (i128::from(i32::MIN), i128::from(i32::MAX)),
            JavaType::Long => (i128::from(i64::MIN), i128::from(i64::MAX)),
            JavaType::Boolean => return bool(true),
            JavaType::Class(_) | JavaType::Array(_) => {
                return or([eq(place.clone(), null()), self.is_subtype(&type_of(place.clone()), ty)]);
            }
        };
        and([le(int(low), place.clone()), le(place.clone(), int(high))])
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
        let name = map.name.split_once('@').map_or(&*map.name, |(name, _)| name);
        match (self.globals.get(name)?, depth) {
            (GlobalKind::Static { ty, .. }, 0) | (GlobalKind::Field { ty, .. }, 1) => Some(ty.clone()),
            (GlobalKind::Elements(kind), 2) => match kind {
                ElementKind::Int => Some(JavaType::Int),
                ElementKind::Long => Some(JavaType::Long),
                ElementKind::Boolean | ElementKind::Reference => None,
            },
            _ => None,
        }
    }

    fn has_objects(&self, ty: &JavaType) -> bool {
        !matches!(ty, JavaType::Class(name) if self.program.class(*name).is_some_and(|class| class.is_abstract))
    }

    /// That an object of type `sub` may be stored into an array of type `array`.
    fn fits_element(&self, sub: &Term, array: &Term) -> Term {
        let arrays = self.names.values().filter_map(|ty| match ty {
            JavaType::Array(element) if element.sort() == Sort::Ref => Some((ty, element)),
            _ => None,
        });
        or(arrays.map(|(ty, element)| {
            let is_array = match constant_type(array) {
                Some(known) => bool(known == *ty),
                None => eq(array.clone(), type_constant(ty)),
            };
            and([is_array, self.is_subtype(sub, element)])
        }))
    }
}

fn dimensions(ty: &JavaType) -> usize {
    match ty {
        JavaType::Array(element) => 1 + dimensions(element),
        _ => 0,
    }
}

/// The type that a constant stands for.
fn constant_type(term: &Term) -> Option<JavaType> {
    match term.kind() {
        TermKind::Apply(Op::Function(function), _) => function.name.strip_prefix(TYPE_PREFIX).map(parse_type),
        _ => None,
    }
}

fn parse_type(name: &str) -> JavaType {
    match name.strip_suffix("[]") {
        Some(element) => JavaType::Array(Box::new(parse_type(element))),
        None => match name {
            "boolean" => JavaType::Boolean,
            "int" => JavaType::Int,
            "long" => JavaType::Long,
            _ => JavaType::Class(name.into()),
        },
    }
}

/// What the formulas mention that needs facts.
#[derive(Default)]
struct Used {
    types: BTreeSet<Term>,
    lengths: BTreeSet<Term>,
    /// Places in the heap and static fields, as of any moment.
    places: BTreeSet<Term>,
    has_bound_length: bool,
    seen: HashSet<Term>,
}

impl Used {
    fn collect(&mut self, term: &Term) {
        self.collect_within(term, &mut Vec::new());
    }

    fn collect_within(&mut self, term: &Term, bound: &mut Vec<Var>) {
        if !self.seen.insert(term.clone()) {
            return;
        }
        if let TermKind::Apply(Op::Function(function), arguments) = term.kind() {
            if function.name.starts_with(TYPE_PREFIX) {
                self.types.insert(term.clone());
            } else if *function == *LENGTH {
                if free_variables(&arguments[0]).iter().any(|variable| bound.contains(variable)) {
                    self.has_bound_length = true;
                } else {
                    self.lengths.insert(term.clone());
                }
            }
        }
        let is_place = matches!(term.kind(), TermKind::Apply(Op::Select, _) | TermKind::Var(_));
        if is_place && !free_variables(term).iter().any(|variable| bound.contains(variable)) {
            self.places.insert(term.clone());
        }
        if let TermKind::Quantified { variables, .. } = term.kind() {
            let depth = bound.len();
            bound.extend(variables.iter().cloned());
            term.children().iter().for_each(|child| self.collect_within(child, bound));
            bound.truncate(depth);
        } else {
            term.children().iter().for_each(|child| self.collect_within(child, bound));
        }
    }

    fn facts(self, program: &Program) -> Vec<Term> {
        let at_most = |length: &Term| match program.integers {
            Integers::Bounded => le(length.clone(), int(i32::MAX)),
            Integers::Unbounded => bool(true),
        };
        let in_range = |length: &Term| and([le(int(0), length.clone()), at_most(length)]);
        let mut facts = vec![distinct(self.types.into_iter().collect())];
        facts.extend(self.lengths.iter().map(in_range));
        if self.has_bound_length {
            let array = Var::new("a%length", Sort::Ref);
            let length = call(&LENGTH, vec![array.term()]);
            let axiom = in_range(&length);
            facts.push(quantified_with(Quantifier::Forall, vec![array], vec![vec![length]], axiom));
        }
        facts.retain(|fact| *fact != bool(true));
        facts
    }
}
