//! What is known of the static state in which an entry point begins.
//!
//! Classes whose initialisers are [closed](crate::procedures::trial) have been initialised: their `static final` fields, and the `final` fields of
//! the objects these lead to, have the values that the trial gave them. An object of an enum is one of its constants. No class is in
//! the middle of its initialisation when a method is called from outside; what an initialiser calls is checked from there.

use crate::entries::gathered::{Gathered, Positions};
use crate::entries::tables::tables;
use crate::program::context::Context;
use crate::program::initialization::State;
use base::Name;
use base::arena::Id;
use ir::interpreter::{DICTIONARY, SEQUENCE, STRING, Start, StartObject, Value};
use ir::vocabulary::{
    DICT_GET, DICT_HAS, DICT_SIZE, DICT_VALUE, KEY, SEQ_GET, SEQ_SIZE, SEQ_VALUE, birth, elements, length, now, null,
    string, type_constant, type_of,
};
use ir::{ElementKind, GlobalKind, Initial, JavaType, ProcedureId, Program, Requires, Role, Visibility};
use logic::build::{and, call, eq, implies, int, le, lt, ne, not, or, quantified_with, select};
use logic::{Quantifier, Sort, Term, Var};
use sema::program::{ClassId, FieldId, MethodId, MethodKind, Origin, Type};
use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};

/// How far references are followed from a static field.
const DEPTH: usize = 3;
/// Larger collections and enums are not described.
const MOST_ELEMENTS: usize = 32;
/// The field that the front end gives enums: the array of their constants.
const VALUES: &str = "$VALUES";

/// Lets every entry point rely on it, as far as it matters to what the entry point follows.
pub fn assume_constants(context: &Context<'_>, program: &mut Program) {
    let mut known = Known::new(context);
    known.tables = tables(context, program);
    program.initial = known.initial();
    let entries: Vec<ProcedureId> =
        program.procedures.iter().filter(|(_, procedure)| procedure.is_entry).map(|(id, _)| id).collect();
    let methods: BTreeMap<ProcedureId, MethodId> =
        context.reach.methods.iter().filter_map(|id| Some((context.procedure(*id)?, *id))).collect();
    let gathered = Gathered::new(program, program.globals.iter().map(|global| global.variable.clone()));
    known.relevant(program, &gathered);
    let guarded = guarded(context, &gathered);
    for entry in entries {
        let used = Used { gathered: &gathered, set: gathered.of(entry) };
        let method = methods.get(&entry).copied();
        let mut facts = known.facts(method, used);
        facts.extend(known.enums(method, program, entry, used));
        facts.extend(not_begun(context, program, entry, method, &guarded, used.set));
        let procedure = &mut program.procedures[entry];
        let (span, text) = (procedure.span, "classes have been initialised");
        let free = facts.into_iter().map(|formula| Requires { formula, role: Role::Free, span, text: text.into() });
        procedure.contract.requires.splice(0..0, free);
    }
}

/// The globals that an entry point comes to.
#[derive(Clone, Copy)]
struct Used<'u> {
    gathered: &'u Gathered,
    set: &'u Positions,
}

impl Used<'_> {
    fn has(self, variable: &Var) -> bool {
        self.gathered.has(self.set, variable)
    }
}

/// A class with an initialisation of its own.
struct Guarded {
    class: ClassId,
    /// The position of its state.
    position: usize,
    not_begun: Term,
}

fn guarded(context: &Context<'_>, gathered: &Gathered) -> Vec<Guarded> {
    let guarded = context.initialization.guarded.iter().filter_map(|class| {
        let state = context.initialization_state(*class);
        let position = *gathered.positions.get(&state)?;
        Some(Guarded { class: *class, position, not_begun: not(State::Begun.of(&state)) })
    });
    guarded.collect()
}

/// That no guarded class that matters is being initialised, but for the one whose initialiser this is, and for those whose
/// initialisation may come to this contract.
fn not_begun(
    context: &Context<'_>,
    program: &Program,
    entry: ProcedureId,
    method: Option<MethodId>,
    guarded: &[Guarded],
    used: &Positions,
) -> Vec<Term> {
    let own = method.map(|id| context.initialized_in(context.program.methods[id].owner)).unwrap_or_default();
    let is_by_contract = program.procedures[entry].visibility == Visibility::Contract;
    // A superclass is initialised in the middle of the initialisation of its subclass.
    let initialized =
        method.map(|id| &context.program.methods[id]).filter(|it| it.kind == MethodKind::StaticInitializer);
    let is_outside = |class: ClassId| {
        let may_run = method.is_some_and(|id| context.initialization.may_run_during(class, id));
        let is_below = initialized.is_some_and(|method| context.is_subclass(class, method.owner));
        !(own.contains(&class) || is_below || is_by_contract && may_run)
    };
    let others = guarded.iter().filter(|known| used.contains(known.position) && is_outside(known.class));
    others.map(|known| known.not_begun.clone()).collect()
}

struct Known<'k> {
    context: &'k Context<'k>,
    values: &'k Start,
    /// The static fields that have their values for good.
    statics: BTreeMap<Var, Static<'k>>,
    /// The `final` fields of objects.
    finals: BTreeSet<Var>,
    /// The enums that are known.
    enums: Vec<Enum>,
    /// The fields that hold their constants, by the position of the object.
    constants: BTreeMap<usize, Var>,
    /// The static fields whose arrays keep their elements.
    tables: BTreeSet<Var>,
}

/// A static field that has its value for good.
struct Static<'k> {
    value: &'k Value,
    /// The class of the field.
    owner: ClassId,
    /// What holds of the value, found out when it is first needed.
    facts: OnceCell<Vec<Fact>>,
}

/// Something that holds, and the fields that it speaks of besides the static one: it matters to those that use them all.
struct Fact {
    formula: Term,
    fields: Vec<Var>,
}

/// Where facts are written while a value is looked at.
#[derive(Default)]
struct Facts {
    list: Vec<Fact>,
    /// The fields on the way to the part that is looked at.
    fields: Vec<Var>,
}

impl Facts {
    fn push(&mut self, formula: Term) {
        self.list.push(Fact { formula, fields: self.fields.clone() });
    }
}

/// An enum whose constants are known.
struct Enum {
    class: ClassId,
    name: Name,
    /// The array of all constants.
    values: Var,
    /// The fields that hold the constants, in their order.
    constants: Vec<Var>,
    /// The globals that hold objects of it, or lead to them.
    holders: OnceCell<Positions>,
    /// What holds of all its objects.
    laws: OnceCell<Laws>,
}

/// What holds of the objects of an enum.
struct Laws {
    /// Each constant was born after the one before it, so that they are different.
    births: Vec<Term>,
    /// What the array of all constants holds.
    values: Vec<Term>,
    /// Every object is a constant.
    constants: Term,
}

impl<'k> Known<'k> {
    fn new(context: &'k Context<'k>) -> Known<'k> {
        let (program, values) = (context.program, &context.trial.values);
        let is_initialized =
            |class: ClassId| program.classes[class].origin != Origin::Source || context.trial.closed.contains(&class);
        let mut statics = BTreeMap::new();
        for (variable, value) in &values.statics {
            let Some(field) = context.static_field(variable) else { continue };
            let declared = &program.fields[field];
            if declared.is_final && is_initialized(declared.owner) {
                let (owner, facts) = (declared.owner, OnceCell::new());
                statics.insert(variable.clone(), Static { value, owner, facts });
            }
        }
        let is_final = |(id, field): &(FieldId, &sema::program::Field)| {
            field.is_final && !field.is_static && context.has_place(*id)
        };
        let finals = program.fields.iter().filter(is_final).map(|(id, _)| context.field(id)).collect();
        let (enums, constants, tables) = (Vec::new(), BTreeMap::new(), BTreeSet::new());
        let mut known = Known { context, values, statics, finals, enums, constants, tables };
        known.enums = context.trial.closed.iter().filter_map(|class| known.enumeration(*class)).collect();
        let held = known.enums.iter().flat_map(|known| &known.constants);
        let held = held.filter_map(|constant| Some((known.object(known.statics[constant].value)?.0, constant.clone())));
        known.constants = held.collect();
        known
    }

    fn initial(&self) -> Initial {
        let (program, trial) = (self.context.program, &self.context.trial);
        let constants = self.enums.iter().flat_map(|known| &known.constants);
        let objects = constants.filter_map(|constant| self.object(self.statics[constant].value));
        let is_left = |variable: &&Var| {
            let field = self.context.static_field(variable).map(|field| &program.fields[field]);
            field.is_some_and(|field| field.is_final && trial.returned.contains(&field.owner))
        };
        let left = trial.state.statics.iter().map(|(variable, _)| variable).filter(is_left);
        Initial {
            values: trial.state.clone(),
            statics: self.statics.keys().chain(left).cloned().collect(),
            finals: self.finals.clone(),
            enums: objects.map(|(_, object)| object.ty.clone()).collect(),
        }
    }

    fn object(&self, value: &Value) -> Option<(usize, &'k StartObject)> {
        let Value::Ref(Some(id)) = value else { return None };
        Some((id.index(), self.values.objects.get(id.index())?))
    }

    fn enumeration(&self, class: ClassId) -> Option<Enum> {
        let program = self.context.program;
        let fields = program.classes[class].fields.iter().copied().filter(|field| self.context.has_place(*field));
        let own: BTreeMap<Name, Var> =
            fields.map(|field| (program.fields[field].name, self.context.field(field))).collect();
        let values = own.get(&Name::new(VALUES))?;
        let (_, array) = self.object(self.statics.get(values)?.value)?;
        let constant = |value: &Value| {
            let is_held = |variable: &&Var| self.statics.get(*variable).is_some_and(|held| held.value == value);
            own.values().find(is_held).cloned()
        };
        let constants: Option<Vec<Var>> = array.elements.iter().map(constant).collect();
        let constants = constants.filter(|constants| constants.len() <= MOST_ELEMENTS)?;
        let (name, values) = (program.classes[class].name, values.clone());
        Some(Enum { class, name, values, constants, holders: OnceCell::new(), laws: OnceCell::new() })
    }

    /// What the static fields that matter hold. The initialiser of a class begins before any of it is true.
    fn facts(&self, method: Option<MethodId>, used: Used<'_>) -> Vec<Term> {
        let mut facts = Vec::new();
        for (variable, known) in self.statics.iter().filter(|(variable, _)| used.has(variable)) {
            if !self.is_initializer_of(method, known.owner) {
                self.facts_of(variable, known, used, &mut facts);
            }
        }
        facts
    }

    /// What a static field holds, as far as it matters.
    fn facts_of(&self, variable: &Var, known: &Static<'_>, used: Used<'_>, facts: &mut Vec<Term>) {
        let all = known.facts.get_or_init(|| {
            let mut facts = Facts::default();
            self.describe(&variable.term(), known.value, DEPTH, &mut facts);
            if self.tables.contains(variable) {
                self.describe_table(&variable.term(), known.value, DEPTH, &mut facts);
            }
            facts.list
        });
        let that_matter = all.iter().filter(|fact| fact.fields.iter().all(|field| used.has(field)));
        facts.extend(that_matter.map(|fact| fact.formula.clone()));
    }

    fn is_initializer_of(&self, method: Option<MethodId>, class: ClassId) -> bool {
        method.is_some_and(|id| {
            let method = &self.context.program.methods[id];
            method.kind == MethodKind::StaticInitializer && method.owner == class
        })
    }

    /// That a term has this value.
    fn describe(&self, term: &Term, value: &Value, depth: usize, facts: &mut Facts) {
        match value {
            Value::Bool(value) => facts.push(eq(term.clone(), logic::build::bool(*value))),
            Value::Int(value) => facts.push(eq(term.clone(), int(*value))),
            Value::Float(bits) => facts.push(eq(term.clone(), ir::vocabulary::float(f32::from_bits(*bits)))),
            Value::Double(bits) => facts.push(eq(term.clone(), ir::vocabulary::double(f64::from_bits(*bits)))),
            Value::Ref(None) => facts.push(eq(term.clone(), null())),
            Value::Ref(Some(_)) => {
                if let Some((position, object)) = self.object(value) {
                    let constant = self.constants.get(&position).filter(|constant| constant.term() != *term);
                    constant.into_iter().for_each(|constant| facts.push(eq(term.clone(), constant.term())));
                    self.describe_object(term, object, depth, facts);
                }
            }
            _ => {}
        }
    }

    fn describe_object(&self, term: &Term, object: &StartObject, depth: usize, facts: &mut Facts) {
        let has_type = eq(type_of(term.clone()), type_constant(&object.ty));
        let is_allocated = lt(birth(term.clone()), now().term());
        facts.push(and([ne(term.clone(), null()), is_allocated, has_type]));
        match &object.ty {
            JavaType::Array(_) => facts.push(eq(length(term.clone()), int(object.elements.len() as i128))),
            JavaType::Class(class) if &**class == STRING => {
                if let Some(text) = text(object) {
                    facts.push(eq(call(&KEY, vec![term.clone()]), call(&KEY, vec![text])));
                }
            }
            JavaType::Class(class) if &**class == SEQUENCE => self.describe_sequence(term, object, depth, facts),
            JavaType::Class(class) if &**class == DICTIONARY => self.describe_dictionary(term, object, depth, facts),
            _ if depth > 0 => {
                for (field, value) in object.fields.iter().filter(|(field, _)| self.finals.contains(field)) {
                    facts.fields.push(field.clone());
                    self.describe(&select(field.term(), term.clone()), value, depth - 1, facts);
                    facts.fields.pop();
                }
            }
            _ => {}
        }
    }

    /// What the elements of an array are that keeps them: each, and all together.
    fn describe_table(&self, array: &Term, value: &Value, depth: usize, facts: &mut Facts) {
        let Some((_, object)) = self.object(value).filter(|_| depth > 0) else { return };
        let JavaType::Array(element) = &object.ty else { return };
        let map = elements(ElementKind::of(element));
        let place = |index: Term| select(select(map.term(), array.clone()), index);
        facts.fields.push(map.clone());
        if object.elements.len() <= MOST_ELEMENTS {
            for (index, value) in object.elements.iter().enumerate() {
                let place = place(int(index as i128));
                self.describe(&place, value, 0, facts);
                self.describe_table(&place, value, depth - 1, facts);
            }
        }
        let index = Var::new(format!("i%table{depth}"), Sort::Int);
        let any = place(index.term());
        if let Some(common) = self.common(&any, &object.elements) {
            let size = int(object.elements.len() as i128);
            let condition = implies(and([le(int(0), index.term()), lt(index.term(), size)]), common);
            facts.push(quantified_with(Quantifier::Forall, vec![index], vec![vec![any]], condition));
        }
        facts.fields.pop();
    }

    /// What is true of each of these values: that a number is between the least and the greatest; that a reference is not null, how long an array is,
    /// and between what its numbers are.
    fn common(&self, term: &Term, values: &[Value]) -> Option<Term> {
        let numbers: Option<Vec<i128>> =
            values.iter().map(|value| if let Value::Int(number) = value { Some(*number) } else { None }).collect();
        if let Some(numbers) = numbers {
            let (least, most) = (*numbers.iter().min()?, *numbers.iter().max()?);
            return Some(and([le(int(least), term.clone()), le(term.clone(), int(most))]));
        }
        let objects: Vec<&StartObject> =
            values.iter().map(|value| Some(self.object(value)?.1)).collect::<Option<_>>()?;
        let there = ne(term.clone(), null());
        let first = objects.first()?;
        let JavaType::Array(element) = &first.ty else { return Some(there) };
        let size = first.elements.len();
        if objects.iter().any(|object| object.elements.len() != size || object.ty != first.ty) {
            return Some(there);
        }
        let long = and([there, eq(length(term.clone()), int(size as i128))]);
        let all: Vec<Value> = objects.iter().flat_map(|object| object.elements.iter().cloned()).collect();
        let index = Var::new("i%row", Sort::Int);
        let any = select(select(elements(ElementKind::of(element)).term(), term.clone()), index.term());
        let Some(common) = self.common(&any, &all) else { return Some(long) };
        let inside = and([le(int(0), index.term()), lt(index.term(), int(size as i128))]);
        let rows = quantified_with(Quantifier::Forall, vec![index], vec![vec![any]], implies(inside, common));
        Some(and([long, rows]))
    }

    fn describe_sequence(&self, handle: &Term, object: &StartObject, depth: usize, facts: &mut Facts) {
        let sequence = call(&SEQ_VALUE, vec![handle.clone()]);
        facts.push(eq(call(&SEQ_SIZE, vec![sequence.clone()]), int(object.elements.len() as i128)));
        for (index, element) in object.elements.iter().enumerate().take(MOST_ELEMENTS).filter(|_| depth > 0) {
            let place = call(&SEQ_GET, vec![sequence.clone(), int(index as i128)]);
            self.describe(&place, element, depth - 1, facts);
        }
    }

    /// What texts map to. Other keys have no constant that stands for them.
    fn describe_dictionary(&self, handle: &Term, object: &StartObject, depth: usize, facts: &mut Facts) {
        let dictionary = call(&DICT_VALUE, vec![handle.clone()]);
        facts.push(eq(call(&DICT_SIZE, vec![dictionary.clone()]), int(object.pairs().len() as i128 / 2)));
        for pair in object.pairs().chunks_exact(2).take(MOST_ELEMENTS).filter(|_| depth > 0) {
            let Some(key) = self.object(&pair[0]).and_then(|(_, key)| text(key)) else { continue };
            let arguments = vec![dictionary.clone(), call(&KEY, vec![key])];
            facts.push(call(&DICT_HAS, arguments.clone()));
            self.describe(&call(&DICT_GET, arguments), &pair[1], depth - 1, facts);
        }
    }

    /// Notes which globals make each enum matter.
    fn relevant(&self, program: &Program, gathered: &Gathered) {
        let mut holders: BTreeMap<Name, Vec<usize>> = BTreeMap::new();
        for (position, global) in program.globals.iter().enumerate() {
            if let GlobalKind::Field { ty, .. } | GlobalKind::Static { ty, .. } = &global.kind
                && let Some(class) = innermost(ty)
            {
                holders.entry(class).or_default().push(position);
            }
        }
        for known in &self.enums {
            known.holders.get_or_init(|| {
                let own = known.constants.iter().chain([&known.values]);
                let own = own.filter_map(|variable| gathered.positions.get(variable)).copied();
                own.chain(holders.get(&known.name).into_iter().flatten().copied()).collect()
            });
        }
    }

    /// That objects of the enums that matter are constants of theirs.
    fn enums(&self, method: Option<MethodId>, program: &Program, entry: ProcedureId, used: Used<'_>) -> Vec<Term> {
        let handed: BTreeSet<Name> =
            program.procedures[entry].parameters.iter().filter_map(|parameter| innermost(&parameter.ty)).collect();
        let mut facts = Vec::new();
        for known in &self.enums {
            // An entry point uses the constants of an enum, or has objects of it.
            let matters = known.holders.get().is_some_and(|holders| used.set.meets(holders));
            if (matters || handed.contains(&known.name)) && !self.is_initializer_of(method, known.class) {
                self.describe_enum(known, program, entry, used, &mut facts);
            }
        }
        facts
    }

    fn describe_enum(
        &self,
        known: &Enum,
        program: &Program,
        entry: ProcedureId,
        used: Used<'_>,
        facts: &mut Vec<Term>,
    ) {
        for constant in known.constants.iter().filter(|constant| !used.has(constant)) {
            self.facts_of(constant, &self.statics[constant], used, facts);
        }
        let laws = known.laws.get_or_init(|| self.laws(known));
        facts.extend(laws.births.iter().cloned());
        if used.has(&known.values) {
            facts.extend(laws.values.iter().cloned());
        }
        let parameters = program.procedures[entry].parameters.iter();
        let handed = parameters.filter(|parameter| parameter.ty == JavaType::Class(known.name));
        facts.extend(handed.map(|parameter| self.is_constant(known, &parameter.variable.term())));
        facts.push(laws.constants.clone());
    }

    fn laws(&self, known: &Enum) -> Laws {
        let pairs = known.constants.windows(2);
        let births = pairs.map(|pair| lt(birth(pair[0].term()), birth(pair[1].term()))).collect();
        let all = select(elements(ElementKind::Reference).term(), known.values.term());
        let place = |(index, constant): (usize, &Var)| eq(select(all.clone(), int(index as i128)), constant.term());
        let values = known.constants.iter().enumerate().map(place).collect();
        let object = Var::new("o%constant", Sort::Ref);
        let is_old = lt(birth(object.term()), now().term());
        let fact = implies(is_old, self.is_constant(known, &object.term()));
        let trigger = vec![vec![type_of(object.term())]];
        Laws { births, values, constants: quantified_with(Quantifier::Forall, vec![object], trigger, fact) }
    }

    fn is_constant(&self, known: &Enum, object: &Term) -> Term {
        let own = Type::Class(known.class);
        let guard = and([ne(object.clone(), null()), self.context.has_type(object, &own)]);
        implies(guard, or(known.constants.iter().map(|constant| eq(object.clone(), constant.term()))))
    }
}

/// The class of a type, or of what arrays of it hold in the end.
fn innermost(ty: &JavaType) -> Option<Name> {
    match ty {
        JavaType::Array(element) => innermost(element),
        JavaType::Class(class) => Some(*class),
        _ => None,
    }
}

/// The constant for the text of a string.
fn text(object: &StartObject) -> Option<Term> {
    let is_string = object.ty == JavaType::Class(STRING.into());
    let unit = |value: &Value| match value {
        Value::Int(unit) => u16::try_from(*unit).ok(),
        _ => None,
    };
    let units: Vec<u16> = object.elements.iter().map(unit).collect::<Option<_>>()?;
    is_string.then(|| string(&units))
}
