//! Tables: arrays in `private static final` fields that nothing changes once their class has been initialised, so that proofs may know their elements.
//!
//! An array stays as it is if no code but the initialiser of its class writes into it, or lets it or one of its rows go anywhere but into local
//! variables. Variables that may hold it are found without regard to order; whatever is not understood is taken to let it go.

use crate::program::context::Context;
use ir::vocabulary::null;
use ir::{CommandKind, GlobalKind, JavaType, Procedure, ProcedureKind, Program};
use logic::transform::free_variables;
use logic::{Op, Sort, Term, TermKind, Var};
use sema::program::ClassId;
use std::collections::BTreeSet;

/// The fields that hold tables.
pub fn tables(context: &Context<'_>, program: &Program) -> BTreeSet<Var> {
    let is_table = |variable: &Var, ty: &JavaType| {
        let Some(field) = context.static_field(variable).map(|field| &context.program.fields[field]) else {
            return false;
        };
        let is_private = field.is_private && field.is_final && matches!(ty, JavaType::Array(_));
        is_private && is_understood(context, program, field.owner) && Table { program, field: variable }.stays()
    };
    let statics = program.globals.iter().filter_map(|global| match &global.kind {
        GlobalKind::Static { ty, .. } => Some((&global.variable, ty)),
        _ => None,
    });
    statics.filter(|(variable, ty)| is_table(variable, ty)).map(|(variable, _)| variable.clone()).collect()
}

/// Whether all code is known that may name a private field of a class.
fn is_understood(context: &Context<'_>, program: &Program, class: ClassId) -> bool {
    let name = context.program.classes[class].name;
    let around = name.split_once('$').map_or(&*name, |(outer, _)| outer);
    let is_near = |procedure: &Procedure| {
        procedure.name.strip_prefix(around).is_some_and(|rest| rest.starts_with(['.', '$', '(']))
    };
    let is_known = |it: &Procedure| it.kind == ProcedureKind::Code && it.body.is_some() && it.unsupported.is_empty();
    program.procedures.values().filter(|procedure| is_near(procedure)).all(is_known)
}

struct Table<'t> {
    program: &'t Program,
    field: &'t Var,
}

impl Table<'_> {
    fn stays(&self) -> bool {
        let code = self.program.procedures.values().filter(|procedure| procedure.mentioned().contains(self.field));
        let mut initialisers = 0;
        for procedure in code {
            let is_initialiser = procedure.commands().any(|command| command.kind.parts().0.contains(&self.field));
            initialisers += usize::from(is_initialiser);
            let holders = self.holders(procedure, is_initialiser);
            let is_other = |variable: &Var| {
                let parameters = procedure.parameters.iter().map(|parameter| &parameter.variable);
                let ends = procedure.result.iter().chain(&procedure.exception);
                variable != self.field && (self.is_global(variable) || parameters.chain(ends).any(|it| it == variable))
            };
            let is_kept = |kind: &CommandKind| self.is_kept(kind, &holders, is_initialiser);
            if holders.iter().any(is_other) || !procedure.commands().all(|command| is_kept(&command.kind)) {
                return false;
            }
        }
        initialisers == 1
    }

    fn is_global(&self, variable: &Var) -> bool {
        self.program.globals.iter().any(|global| global.variable == *variable)
    }

    /// The field, and the variables that may hold its array or a row of it.
    fn holders(&self, procedure: &Procedure, is_initialiser: bool) -> BTreeSet<Var> {
        let mut holders = BTreeSet::from([self.field.clone()]);
        loop {
            let before = holders.len();
            for command in procedure.commands() {
                let (target, value) = match &command.kind {
                    CommandKind::Assign { target, value } if *value.sort() == Sort::Ref => (Some(target), value),
                    CommandKind::Update { map, keys, value } if is_elements(map) && *value.sort() == Sort::Ref => {
                        if is_initialiser && held(&keys[0], &holders) {
                            holders.extend(leaves(value).into_iter().filter_map(Leaf::variable));
                        }
                        continue;
                    }
                    _ => continue,
                };
                let Some(target) = target else { continue };
                if held(value, &holders) {
                    holders.insert(target.clone());
                }
                if is_initialiser && holders.contains(target) {
                    holders.extend(leaves(value).into_iter().filter_map(Leaf::variable));
                }
            }
            if holders.len() == before {
                return holders;
            }
        }
    }

    /// Whether a command leaves the table as it is and lets nothing of it go; that of the initialiser, whether it makes it of what is new.
    fn is_kept(&self, kind: &CommandKind, holders: &BTreeSet<Var>, is_initialiser: bool) -> bool {
        match kind {
            CommandKind::Assign { target, value } if is_initialiser && holders.contains(target) => {
                leaves(value).iter().all(|leaf| *leaf == Leaf::Null || leaf.is_held(holders))
            }
            CommandKind::Assign { target, value } => !carries(value, holders) || holders.contains(target),
            CommandKind::Update { map, keys, value } => {
                let is_inside = is_elements(map) && held(&keys[0], holders);
                if is_inside { is_initialiser && keys.len() == 2 } else { !carries(value, holders) }
            }
            CommandKind::Havoc(target) | CommandKind::New { target, .. } => !holders.contains(target),
            CommandKind::Call { arguments, result, exception, .. } => {
                let is_holder = |it: &Option<Var>| it.as_ref().is_some_and(|it| holders.contains(it));
                !arguments.iter().any(|argument| carries(argument, holders))
                    && !is_holder(result)
                    && !is_holder(exception)
            }
            CommandKind::Assume { .. }
            | CommandKind::Assert { .. }
            | CommandKind::Check { .. }
            | CommandKind::Escape { .. }
            | CommandKind::NewArray { .. } => true,
        }
    }
}

/// Whether a map holds the elements of arrays.
fn is_elements(map: &Var) -> bool {
    map.sort.as_map().is_some_and(|(_, value)| matches!(value, Sort::Map(..)))
}

/// What a reference may be.
#[derive(PartialEq)]
enum Leaf<'t> {
    Null,
    Variable(Var),
    /// An element of this array.
    Element(&'t Term),
    Other,
}

impl Leaf<'_> {
    fn variable(self) -> Option<Var> {
        if let Leaf::Variable(variable) = self { Some(variable) } else { None }
    }

    fn is_held(&self, holders: &BTreeSet<Var>) -> bool {
        match self {
            Leaf::Variable(variable) => holders.contains(variable),
            Leaf::Element(array) => held(array, holders),
            Leaf::Null | Leaf::Other => false,
        }
    }
}

/// Whether a value may be the table or a row, or a map or a sequence that may have one.
fn carries(value: &Term, holders: &BTreeSet<Var>) -> bool {
    match value.sort() {
        Sort::Ref => held(value, holders),
        Sort::Bool | Sort::Int | Sort::Float32 | Sort::Float64 => false,
        _ => free_variables(value).iter().any(|variable| holders.contains(variable)),
    }
}

fn held(value: &Term, holders: &BTreeSet<Var>) -> bool {
    leaves(value).iter().any(|leaf| leaf.is_held(holders))
}

fn leaves(value: &Term) -> Vec<Leaf<'_>> {
    let (mut list, mut open) = (Vec::new(), vec![value]);
    while let Some(term) = open.pop() {
        match term.kind() {
            TermKind::Var(variable) => list.push(Leaf::Variable(variable.clone())),
            TermKind::Apply(Op::Ite, parts) => open.extend(&parts[1..]),
            TermKind::Apply(Op::Select, parts) => match parts[0].kind() {
                TermKind::Apply(Op::Select, outer) if *term.sort() == Sort::Ref => list.push(Leaf::Element(&outer[1])),
                _ => list.push(Leaf::Other),
            },
            _ if *term == null() => list.push(Leaf::Null),
            _ if *term.sort() != Sort::Ref => {}
            _ => {
                list.push(Leaf::Other);
                open.extend(term.children());
            }
        }
    }
    list
}
