//! Methods that may come back to themselves and that nobody has specified. Each is checked on its own, and a call of one within another call of it is
//! not followed: what must hold in it is shown once, for any call that meets what is required (induction over the depth of the calls).

use crate::entries::gathered::{components, followed};
use crate::program::context::Context;
use ir::vocabulary::null;
use ir::{CommandKind, Procedure, ProcedureId, ProcedureKind, Program, Role, Terminator, Visibility};
use logic::build::ne;
use logic::{Op, Sort, Term, TermKind, Var};
use sema::program::{Access, MethodId, MethodKind, Origin};
use std::collections::{BTreeSet, HashMap};

/// Makes entry points of these methods, and tells which they are.
pub fn choose_inductive(context: &Context<'_>, program: &mut Program) -> BTreeSet<ProcedureId> {
    let candidates: Vec<(MethodId, ProcedureId)> = context
        .program
        .methods
        .ids()
        .filter(|id| is_candidate(context, *id))
        .filter_map(|id| Some((id, context.procedure(id)?)))
        .filter(|(_, procedure)| has_code(&program.procedures[*procedure]))
        .collect();
    if candidates.is_empty() {
        return BTreeSet::new();
    }
    let recursive = recursive(program);
    // Where objects or classes are in the making, less holds than what entry points begin with.
    let early = reached_early(context, program);
    let mut inductive = BTreeSet::new();
    for (method, id) in candidates {
        if !recursive.contains(&id) || early.contains(&id) {
            continue;
        }
        inductive.insert(id);
        let procedure = &mut program.procedures[id];
        procedure.is_entry = true;
        let tested = tested_for_null(procedure);
        let is_met_by_null = |formula: &Term| tested.iter().any(|tested| *formula == ne(tested.term(), null()));
        procedure.contract.requires.retain(|it| it.role == Role::Free || !is_met_by_null(&it.formula));
        if context.program.methods[method].access == Access::Private {
            // All callers are known: what they pass is looked at where they call. What collections hold may change from call to call.
            let objects = procedure.parameters.iter().filter(|parameter| parameter.variable.sort == Sort::Ref);
            let are_set: Vec<Term> = objects.map(|parameter| ne(parameter.variable.term(), null())).collect();
            procedure.contract.requires.retain(|it| it.role == Role::Free || are_set.contains(&it.formula));
            procedure.assumptions.retain(|(span, _)| *span != procedure.span);
        }
    }
    inductive
}

/// The parameters that the code compares with null: it expects that they may be.
fn tested_for_null(procedure: &Procedure) -> BTreeSet<Var> {
    let mut names: HashMap<&Var, &Var> = HashMap::new();
    for parameter in &procedure.parameters {
        names.insert(&parameter.variable, &parameter.variable);
    }
    let mut tests: Vec<&Term> = Vec::new();
    for command in procedure.commands() {
        if let CommandKind::Assign { target, value } = &command.kind {
            match value.kind() {
                TermKind::Var(source) if names.contains_key(source) => {
                    names.insert(target, names[source]);
                }
                _ => tests.push(value),
            }
        }
    }
    let blocks = procedure.body.iter().flat_map(|body| body.blocks.values());
    tests.extend(blocks.filter_map(|block| match &block.terminator {
        Terminator::Branch { condition, .. } => Some(condition),
        _ => None,
    }));
    let mut tested = BTreeSet::new();
    while let Some(term) = tests.pop() {
        if let TermKind::Apply(Op::Eq, parts) = term.kind()
            && let [TermKind::Var(variable), _] | [_, TermKind::Var(variable)] = [parts[0].kind(), parts[1].kind()]
            && parts.contains(&null())
            && let Some(parameter) = names.get(variable)
        {
            tested.insert((*parameter).clone());
        }
        tests.extend(term.children());
    }
    tested
}

/// A method of the user's without a specification, on an object that holds no variables of the code around its class.
fn is_candidate(context: &Context<'_>, id: MethodId) -> bool {
    let method = &context.program.methods[id];
    let class = &context.program.classes[method.owner];
    class.origin == Origin::Source
        && !class.has_specification
        && !context.has_contract(id)
        && !method.is_pure
        && !method.is_model
        && !method.is_abstract
        && !context.is_generated(method)
        && matches!(method.kind, MethodKind::Instance | MethodKind::Static)
        && !crate::entries::choice::holds_captured(context, id)
}

fn has_code(procedure: &Procedure) -> bool {
    procedure.kind == ProcedureKind::Code
        && procedure.visibility == Visibility::Body
        && procedure.unsupported.is_empty()
        && procedure.body.is_some()
}

/// The procedures that may come back to themselves.
fn recursive(program: &Program) -> BTreeSet<ProcedureId> {
    let calls_itself = |id: &ProcedureId| followed(program, *id).contains(id);
    let all = components(program).into_iter();
    all.filter(|component| component.len() > 1 || component.iter().any(calls_itself)).flatten().collect()
}

/// What constructors and initialisers of the user's classes come to.
fn reached_early(context: &Context<'_>, program: &Program) -> BTreeSet<ProcedureId> {
    let is_early = |id: &MethodId| {
        let method = &context.program.methods[*id];
        let is_own = context.program.classes[method.owner].origin == Origin::Source;
        is_own && matches!(method.kind, MethodKind::Constructor | MethodKind::StaticInitializer)
    };
    let early = context.program.methods.ids().filter(is_early);
    let mut open: Vec<ProcedureId> = early.filter_map(|id| context.procedure(id)).collect();
    let mut reached: BTreeSet<ProcedureId> = open.iter().copied().collect();
    while let Some(id) = open.pop() {
        // Whatever is called counts here, whether it is followed or not.
        let procedure = &program.procedures[id];
        let targets = match &procedure.kind {
            ProcedureKind::Dispatch(targets) => targets.as_slice(),
            _ => &[],
        };
        let called = procedure.commands().filter_map(|command| match &command.kind {
            CommandKind::Call { procedure, .. } => Some(*procedure),
            _ => None,
        });
        let all = called.chain(targets.iter().map(|(_, target)| *target));
        open.extend(all.filter(|callee| reached.insert(*callee)).collect::<Vec<_>>());
    }
    reached
}
