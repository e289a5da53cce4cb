//! Private arrays that nothing but one field refers to: what their elements hold is the business of the file of the class alone, as what the field itself
//! holds is.
//!
//! A field owns its arrays if every value that any code gives it was allocated by that code, or by what it called, and is handed out nowhere: into no other
//! field, element or static field, to no caller, and to no callee that would keep it. Variables that may hold such an array are found without regard to
//! order; whatever is not understood is taken to hand it out.

use super::leaks::Leaks;
use base::Name;
use ir::vocabulary::null;
use ir::{CommandKind, GlobalKind, JavaType, Procedure, ProcedureId, ProcedureKind, Program};
use logic::{Op, Sort, Term, TermKind, Var};
use std::collections::{BTreeSet, HashMap};
use vcgen::guesses::map_of_elements;

/// The fields of a class that own their arrays.
pub fn owned_arrays(program: &Program, class: Name, leaks: &mut Leaks) -> Vec<Var> {
    let kept = program.construction.kept_fields.get(&class).into_iter().flatten();
    let private = kept.filter(|field| program.construction.private_fields.contains(*field));
    let mut makers = Makers::default();
    private.filter(|field| is_array(program, field) && makers.is_owned(program, field, leaks)).cloned().collect()
}

fn is_array(program: &Program, field: &Var) -> bool {
    let is_it = |kind: &GlobalKind| matches!(kind, GlobalKind::Field { ty: JavaType::Array(_), .. });
    program.globals.iter().any(|global| global.variable == *field && is_it(&global.kind))
}

/// Whether a procedure may write elements of what a field owns: it gets at the array, and writes elements or hands it on.
pub fn may_write_into(program: &Program, procedure: &Procedure, field: &Var) -> bool {
    if !procedure.mentioned().contains(field) {
        return false;
    }
    let Some(of_elements) = map_of_elements(program, field) else { return true };
    let holders = holders(procedure, Some(field), BTreeSet::new());
    procedure.commands().any(|command| match &command.kind {
        CommandKind::Call { arguments, .. } => {
            arguments.iter().any(|argument| leaves(argument).iter().any(|leaf| leaf.is_held(Some(field), &holders)))
        }
        other => other.parts().0.into_iter().any(|target| *target == of_elements),
    })
}

/// Which procedures give their callers a new array that nobody else has.
#[derive(Default)]
struct Makers {
    known: HashMap<ProcedureId, bool>,
}

impl Makers {
    fn is_owned(&mut self, program: &Program, field: &Var, leaks: &mut Leaks) -> bool {
        let touching = program.procedures.values().filter(|procedure| procedure.mentioned().contains(field));
        let touching: Vec<&Procedure> = touching.collect();
        touching.into_iter().all(|procedure| {
            let holders = holders(procedure, Some(field), BTreeSet::new());
            self.is_safe(program, procedure, Some(field), &holders, leaks)
        })
    }

    /// Whether what a procedure returns is new, or null.
    fn makes(&mut self, program: &Program, id: ProcedureId, leaks: &mut Leaks) -> bool {
        if let Some(known) = self.known.get(&id) {
            return *known;
        }
        self.known.insert(id, false);
        let procedure = &program.procedures[id];
        let makes = match (&procedure.kind, &procedure.result) {
            (ProcedureKind::Native, _) => &*procedure.name == COPY,
            (ProcedureKind::Code, Some(result)) if procedure.body.is_some() && procedure.unsupported.is_empty() => {
                let holders = holders(procedure, None, BTreeSet::from([result.clone()]));
                self.is_safe(program, procedure, None, &holders, leaks)
            }
            _ => false,
        };
        self.known.insert(id, makes);
        makes
    }

    /// Whether all that these variables hold is new or read from the field, and goes nowhere but into the field; without a field, to the caller.
    fn is_safe(
        &mut self,
        program: &Program,
        procedure: &Procedure,
        field: Option<&Var>,
        holders: &BTreeSet<Var>,
        leaks: &mut Leaks,
    ) -> bool {
        let is_global = |variable: &Var| program.globals.iter().any(|global| global.variable == *variable);
        let is_given = |variable: &Var| procedure.parameters.iter().any(|given| given.variable == *variable);
        let is_returned = |variable: &Var| field.is_some() && procedure.result.as_ref() == Some(variable);
        let is_thrown = |variable: &Var| procedure.exception.as_ref() == Some(variable);
        let is_other = |it: &Var| is_global(it) || is_given(it) || is_returned(it) || is_thrown(it);
        if procedure.body.is_none() || !procedure.unsupported.is_empty() || holders.iter().any(is_other) {
            return false;
        }
        let holds = |term: &Term| leaves(term).iter().any(|leaf| leaf.is_held(field, holders));
        procedure.commands().all(|command| match &command.kind {
            CommandKind::Assign { target, value } if holders.contains(target) => {
                leaves(value).iter().all(|leaf| leaf.is_held(field, holders) || *leaf == Leaf::Null)
            }
            CommandKind::Assign { value, .. } => !holds(value),
            CommandKind::Update { map, keys, value } if Some(map) == field && keys.len() == 1 => {
                leaves(value).iter().all(|leaf| leaf.is_held(field, holders) || *leaf == Leaf::Null)
            }
            CommandKind::Update { map, value, .. } => Some(map) != field && !holds(value),
            CommandKind::New { target, .. } | CommandKind::Havoc(target) => {
                !holders.contains(target) && Some(target) != field
            }
            CommandKind::Call { procedure: callee, arguments, result, exception, .. } => {
                let is_kept = |(position, argument): (usize, &Term)| {
                    holds(argument) && !is_harmless(program, *callee) && leaks.leaks(program, *callee, position)
                };
                let is_held = |variable: &Option<Var>| variable.as_ref().is_some_and(|it| holders.contains(it));
                !arguments.iter().enumerate().any(is_kept)
                    && !is_held(exception)
                    && (!is_held(result) || self.makes(program, *callee, leaks))
            }
            CommandKind::Assume { .. }
            | CommandKind::Assert { .. }
            | CommandKind::Check { .. }
            | CommandKind::Escape { .. }
            | CommandKind::NewArray { .. } => true,
        })
    }
}

/// The natives that copy an array, and elements of arrays: they keep nothing that they are handed.
const COPY: &str = "java.lang.Object.copyOf(java.lang.Object)";
const COPY_ELEMENTS: &str = "java.lang.System.copyElements(java.lang.Object,int,java.lang.Object,int,int)";

fn is_harmless(program: &Program, id: ProcedureId) -> bool {
    let procedure = &program.procedures[id];
    procedure.kind == ProcedureKind::Native && [COPY, COPY_ELEMENTS].contains(&&*procedure.name)
}

/// What a value may be.
#[derive(Clone, PartialEq, Debug)]
enum Leaf {
    Null,
    Variable(Var),
    /// What a map holds.
    Read(Var),
    Other,
}

impl Leaf {
    fn is_held(&self, field: Option<&Var>, holders: &BTreeSet<Var>) -> bool {
        match self {
            Leaf::Variable(variable) => holders.contains(variable),
            Leaf::Read(map) => Some(map) == field,
            Leaf::Null | Leaf::Other => false,
        }
    }
}

/// What a value may be, and what a map that is a value may hold by it.
fn leaves(value: &Term) -> Vec<Leaf> {
    let (mut list, mut open) = (Vec::new(), vec![value]);
    while let Some(term) = open.pop() {
        match term.kind() {
            TermKind::Var(variable) => list.push(Leaf::Variable(variable.clone())),
            TermKind::Apply(Op::Ite, parts) => open.extend(&parts[1..]),
            TermKind::Apply(Op::Select, parts) => list.push(match parts[0].kind() {
                TermKind::Var(map) => Leaf::Read(map.clone()),
                _ => Leaf::Other,
            }),
            _ if *term == null() => list.push(Leaf::Null),
            _ if matches!(term.sort(), Sort::Bool | Sort::Int) => {}
            // Whatever else is made of it counts as it.
            _ => {
                list.push(Leaf::Other);
                open.extend(term.children());
            }
        }
    }
    list
}

/// The variables that may hold what the field holds, what it is given, or what is in one of these variables.
fn holders(procedure: &Procedure, field: Option<&Var>, first: BTreeSet<Var>) -> BTreeSet<Var> {
    let mut holders = first;
    let variables = |value: &Term| -> Vec<Var> {
        let leaves = leaves(value).into_iter();
        leaves.filter_map(|leaf| if let Leaf::Variable(it) = leaf { Some(it) } else { None }).collect()
    };
    for command in procedure.commands() {
        if let CommandKind::Update { map, value, .. } = &command.kind
            && Some(map) == field
        {
            holders.extend(variables(value));
        }
    }
    loop {
        let before = holders.len();
        for command in procedure.commands() {
            let CommandKind::Assign { target, value } = &command.kind else { continue };
            if leaves(value).iter().any(|leaf| leaf.is_held(field, &holders)) {
                holders.insert(target.clone());
            }
            if holders.contains(target) {
                holders.extend(variables(value));
            }
        }
        if holders.len() == before {
            return holders;
        }
    }
}
