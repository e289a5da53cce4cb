//! What holds of objects that have been constructed: what their constructors [establish](crate::program::established) of `final` fields. A
//! method that is checked on its own gets such objects; callers of the program see to that. And static fields that got different new
//! objects, as the constants of an enumeration do, are different.
//!
//! A constructor may hand its object on before it has set all fields. What it calls then is followed from there, without this
//! assumption. A method that is seen by its contract is not: it may not assume anything of fields that may not be set yet.

use crate::entries::gathered::Gathered;
use crate::program::context::Context;
use crate::program::established::Established;
use ir::vocabulary::{birth, now, null, type_constant, type_of};
use ir::{JavaType, Procedure, ProcedureId, Program, Requires, Role, Visibility};
use logic::build::{and, eq, implies, lt, ne, or, quantified_with, select};
use logic::{Quantifier, Sort, Term, Var};
use sema::program::{ClassId, ExprKind, FieldId, MethodKind, Origin, Type};
use std::collections::{BTreeSet, HashMap};

/// The assumption in words.
const ASSUMPTION: &str = "objects that methods are given have been constructed";

/// Lets every entry point of the program rely on it, for the fields that it uses.
pub fn assume_constructed(context: &Context<'_>, program: &mut Program, inductive: &BTreeSet<ProcedureId>) {
    let (established, constants) = (Established::new(context), constants(context));
    let mut fields: BTreeSet<FieldId> = established.not_null.clone();
    fields.extend(established.conditions.iter().flat_map(|condition| condition.fields.values().copied()));
    if fields.is_empty() && constants.is_empty() {
        return;
    }
    let fields: Vec<FieldId> = fields.into_iter().collect();
    let entries: Vec<ProcedureId> =
        program.procedures.iter().filter(|(_, procedure)| procedure.is_entry).map(|(id, _)| id).collect();
    let fields: Vec<FieldId> = fields.iter().chain(&constants).copied().collect();
    let gathered = Gathered::new(program, fields.iter().map(|field| context.field(*field)));
    let positions: HashMap<FieldId, usize> =
        fields.iter().map(|field| (*field, gathered.positions[&context.field(*field)])).collect();
    let constructors = constructors(context);
    let (mut laws, mut differences) = (HashMap::new(), HashMap::new());
    for entry in entries {
        let set = gathered.of(entry);
        let is_used = |field: &FieldId| set.contains(positions[field]);
        let is_constructor = constructors.contains(&entry);
        let procedure = &program.procedures[entry];
        let constants: Vec<FieldId> = constants.iter().copied().filter(is_used).collect();
        let is_checked_once = procedure.visibility == Visibility::Contract || inductive.contains(&entry);
        let may_be_unset = |field: &FieldId| is_checked_once && established.leaked.contains(field);
        let mut objects = Objects { context, procedure, is_constructor, laws: &mut laws };
        let mut facts = Vec::new();
        for field in established.not_null.iter().filter(|field| is_used(field) && !may_be_unset(field)) {
            let owner = context.program.fields[*field].owner;
            let class = established.classes.get(field).copied();
            let law = Law::Set(*field);
            facts.extend(objects.all(owner, *field, law, |object| is_set(context, *field, class, object)));
        }
        for (number, condition) in established.conditions.iter().enumerate() {
            let Some(first) = condition.fields_in().into_iter().next() else { continue };
            let matters = condition.fields_in().iter().any(is_used);
            if matters && !condition.fields_in().iter().any(may_be_unset) {
                let law = Law::Condition(number);
                facts.extend(objects.all(condition.class, first, law, |object| condition.formula(context, object)));
            }
        }
        let is_assumed = !facts.is_empty();
        facts.extend(differ(context, &constants, &mut differences));
        let procedure = &mut program.procedures[entry];
        let span = procedure.span;
        if is_assumed {
            procedure.assumptions.push((span, ASSUMPTION.to_owned()));
        }
        let free =
            facts.into_iter().map(|formula| Requires { formula, role: Role::Free, span, text: ASSUMPTION.into() });
        procedure.contract.requires.splice(0..0, free);
    }
}

/// The static fields of the user's classes that are `final` and get a new object when their class is initialised.
fn constants(context: &Context<'_>) -> Vec<FieldId> {
    let program = context.program;
    let is_new =
        |field: &FieldId| context.initial_value(*field).is_some_and(|value| matches!(value.kind, ExprKind::New(..)));
    let is_constant = |field: &FieldId| {
        let declared = &program.fields[*field];
        declared.is_static && declared.is_final && program.classes[declared.owner].origin == Origin::Source
    };
    context.reach.live_fields.iter().copied().filter(|field| is_constant(field) && is_new(field)).collect()
}

/// That of these fields, each of which gets a new object of its own, those of one type are different, or null still.
fn differ(context: &Context<'_>, constants: &[FieldId], known: &mut HashMap<(FieldId, FieldId), Term>) -> Vec<Term> {
    let mut facts = Vec::new();
    for (index, first) in constants.iter().enumerate() {
        for second in &constants[index + 1..] {
            if context.program.fields[*first].ty == context.program.fields[*second].ty {
                let fact = known.entry((*first, *second)).or_insert_with(|| {
                    let (first, second) = (context.field(*first).term(), context.field(*second).term());
                    or([eq(first.clone(), null()), ne(first, second)])
                });
                facts.push(fact.clone());
            }
        }
    }
    facts
}

/// The procedures that are constructors.
fn constructors(context: &Context<'_>) -> BTreeSet<ProcedureId> {
    let methods = context.program.methods.iter().filter(|(_, method)| method.kind == MethodKind::Constructor);
    methods.filter_map(|(id, _)| context.procedure(id)).collect()
}

/// That a field of an object is not null, and of this class if one is given.
fn is_set(context: &Context<'_>, field: FieldId, class: Option<ClassId>, object: &Term) -> Term {
    let value = select(context.field(field).term(), object.clone());
    let ty = class.map(|class| eq(type_of(value.clone()), type_constant(&context.java_type(&Type::Class(class)))));
    and(std::iter::once(ne(value, null())).chain(ty))
}

/// What holds of all objects of a class.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Law {
    /// A field is not null.
    Set(FieldId),
    /// The condition with this number.
    Condition(usize),
}

/// The objects that an entry point finds.
struct Objects<'o> {
    context: &'o Context<'o>,
    procedure: &'o Procedure,
    is_constructor: bool,
    /// What was said before of all objects, for entry points that are no constructors.
    laws: &'o mut HashMap<Law, Term>,
}

impl Objects<'_> {
    /// That something holds of the objects of a class that an entry point is given, and of all others that there are. That a field
    /// of an object is looked at brings the latter to mind.
    fn all(&mut self, owner: ClassId, field: FieldId, law: Law, holds: impl Fn(&Term) -> Term) -> Vec<Term> {
        // What is handed as something else is one of all objects, too.
        let declared = JavaType::Class(self.context.program.classes[owner].name);
        let parameters = self.procedure.parameters.iter().enumerate();
        let handed = parameters.filter(|(position, parameter)| {
            self.is_constructor && *position == 0 || self.context.may_hold(&declared, &parameter.ty)
        });
        let handed = handed.map(|(_, parameter)| parameter.variable.term());
        let (this, others): (Vec<Term>, Vec<Term>) = match self.is_constructor {
            true => (handed.clone().take(1).collect(), handed.skip(1).collect()),
            false => (Vec::new(), handed.collect()),
        };
        let is_one = |object: &Term| and([ne(object.clone(), null()), has_class(self.context, object, owner)]);
        let others = others.into_iter().filter(|term| *term.sort() == Sort::Ref);
        let mut facts: Vec<Term> = others.map(|object| implies(is_one(&object), holds(&object))).collect();
        let known = self.laws.get(&law).filter(|_| !self.is_constructor).cloned();
        let fact = known.unwrap_or_else(|| {
            let object = Var::new("o%constructed", Sort::Ref);
            let is_old = lt(birth(object.term()), now().term());
            let is_other = and(this.into_iter().map(|this| ne(object.term(), this)));
            let guard = and([is_one(&object.term()), is_old, is_other]);
            let place = select(self.context.field(field).term(), object.term());
            let fact = implies(guard, holds(&object.term()));
            quantified_with(Quantifier::Forall, vec![object], vec![vec![place]], fact)
        });
        if !self.is_constructor {
            self.laws.insert(law, fact.clone());
        }
        facts.push(fact);
        facts
    }
}

fn has_class(context: &Context<'_>, object: &Term, class: ClassId) -> Term {
    context.has_type(object, &Type::Class(class))
}
