//! Model methods with a contract: an entry point for each checks that what the method says meets it.

use crate::build::builder::Builder;
use crate::program::cases::WrittenCase;
use crate::program::context::{Context, Lowered};
use crate::program::signatures::parameters;
use crate::program::stand_in::value_of;
use base::{Name, rules};
use ir::{CommandKind, Contract, Procedure, Program, Requires, Terminator};
use logic::Term;
use logic::build::{bool, implies};
use sema::program::{Method, MethodId, Origin, Type, Unsupported};

/// Adds an entry point for each model method that has a body and a contract.
pub fn add_model_methods(context: &Context<'_>, lowered: &mut Program, sites: &mut u32) {
    for (id, method) in context.program.methods.iter() {
        let is_own = context.program.classes[method.owner].origin == Origin::Source;
        if !method.is_model || !is_own || method.is_abstract || context.cases(id).is_empty() {
            continue;
        }
        let procedure = check(context, id, method, lowered, sites);
        lowered.procedures.push(procedure);
    }
}

fn check(context: &Context<'_>, id: MethodId, method: &Method, lowered: &mut Program, sites: &mut u32) -> Procedure {
    let mut procedure = Procedure {
        parameters: parameters(context, method),
        is_entry: true,
        unsupported: method.unsupported.iter().map(|reason| (reason.span, reason.what.clone())).collect(),
        ..Procedure::empty(free_name(lowered, method.signature), method.span)
    };
    if !procedure.unsupported.is_empty() {
        return procedure;
    }
    let mut builder = Builder::new(context, method, &mut lowered.obligations, sites);
    builder.enter_parameters();
    match builder.model_method(id) {
        Ok(requires) => builder.finish().fill(&mut procedure, Contract { requires, ..Contract::default() }),
        Err(Unsupported { what, span }) => procedure.unsupported.push((span, what)),
    }
    procedure
}

/// A name that no procedure has.
fn free_name(lowered: &Program, name: Name) -> Name {
    let mut free = name;
    while lowered.procedure_named(&free).is_some() {
        free = Name::from(format!("{free}'"));
    }
    free
}

impl Builder<'_> {
    /// The value of the method meets each case.
    fn model_method(&mut self, id: MethodId) -> Lowered<Vec<Requires>> {
        let span = self.method.span;
        let requires = self.requires(id)?;
        self.begin(span);
        self.assume_free_requires(id)?;
        let call = value_of(self.method, id, span);
        let value = match self.method.result {
            Type::Void => bool(true),
            _ => self.ghost_value(&call, &call.ty, span)?,
        };
        self.check_recursion(id)?;
        let value = self.capture(span, value);
        let cases = self.context.cases(id);
        for written in &cases {
            let premise = match cases.as_slice() {
                [_] => bool(true),
                _ => self.precondition(*written, crate::spec::expressions::State::Current)?,
            };
            self.meets(*written, &premise, &value)?;
        }
        self.terminate(Terminator::Return);
        Ok(requires)
    }

    fn meets(&mut self, WrittenCase { origin, case }: WrittenCase<'_>, premise: &Term, value: &Term) -> Lowered<()> {
        for expr in &case.ensures {
            let mut meaning = self.entry_meaning(origin, None);
            meaning.result = Some(value.clone());
            let formula = implies(premise.clone(), self.specification(expr, &meaning)?);
            let message = format!("the postcondition `{}` may not hold", self.context.text(expr.span));
            let related = vec![(self.method.span, "of this method".to_string())];
            let obligation = self.oblige(&rules::POSTCONDITION, expr.span, message, related);
            self.emit(expr.span, CommandKind::Check { condition: formula, obligation });
        }
        Ok(())
    }
}
