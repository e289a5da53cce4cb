//! What Java asks of `equals` and `hashCode`: an object equals itself and not null, whoever is equal says so of the other, and has
//! the same hash code. Where somebody wrote one of the two methods, there are laws of it.

use crate::build::builder::Builder;
use crate::entries::laws::{Subject, given, is_of, lower_laws};
use crate::entries::throwing_copies::Explicit;
use crate::program::context::{Context, Lowered};
use crate::program::equality::{Pair, Root, has_objects, is_written, pairs};
use crate::program::signatures::{parameters, result_of};
use base::{Name, Span, rules};
use ir::vocabulary::null;
use ir::{Contract, Ensures, Modified, Procedure, ProcedureId, Program as Lowering, Requires, Terminator, Visibility};
use logic::Term;
use logic::build::{eq, not};
use sema::program::{ClassId, Method, MethodId, Origin, Program, Type, Unsupported};
use std::collections::BTreeMap;

/// A method of `Object` as it is called on an object of which no more is known, and the procedure for that.
struct OnAny {
    declared: MethodId,
    procedure: ProcedureId,
}

struct Any {
    equals: OnAny,
    hash_code: OnAny,
}

/// How many methods of related classes proofs follow.
const MOST_RELATED: usize = 6;

/// The procedure that runs a method of `Object` by dispatch, but that proofs do not follow: it may do anything and give any value.
fn lower_any(context: &Context<'_>, declared: MethodId, lowered: &mut Lowering, sites: &mut u32) -> OnAny {
    let method = &context.program.methods[declared];
    let result = result_of(context, method);
    let typing = result.iter().map(|result| context.typing(&result.term(), &method.result));
    let known = typing.filter(|formula| *formula != logic::build::bool(true));
    let mut procedure = Procedure {
        contract: Contract {
            ensures: known.map(|formula| Ensures { formula, obligation: None }).collect(),
            modifies: vec![Modified::Everything],
            ..Contract::default()
        },
        visibility: Visibility::Contract,
        ..Procedure::empty(Name::new(&format!("any {}", context.dispatched_name(declared))), method.span)
    };
    procedure.parameters = parameters(context, method);
    let mut builder = Builder::new(context, method, &mut lowered.obligations, sites);
    builder.begin(method.span);
    let arguments = procedure.parameters.iter().map(|parameter| parameter.variable.term()).collect();
    match builder.dispatch(declared, arguments, method.span) {
        Ok(value) => {
            result.iter().for_each(|result| builder.assign(method.span, result, value.clone()));
            builder.terminate(Terminator::Return);
            let finished = builder.finish();
            procedure.locals = finished.locals;
            procedure.body = Some(finished.body);
        }
        Err(Unsupported { what, span }) => procedure.unsupported.push((span, what)),
    }
    procedure.result = result;
    OnAny { declared, procedure: lowered.procedures.push(procedure) }
}

/// Adds the laws of each pair of which somebody wrote a part.
pub fn add_laws(context: &Context<'_>, lowered: &mut Lowering, sites: &mut u32) {
    let Some(root) = Root::find(context.program) else { return };
    let pairs = pairs(context.program, &context.dispatch, &root);
    if pairs.is_empty() {
        return;
    }
    let any = Any {
        equals: lower_any(context, root.equals, lowered, sites),
        hash_code: lower_any(context, root.hash_code, lowered, sites),
    };
    for pair in pairs {
        let laws = Laws { any: &any, pair: &pair, span: context.program.methods[pair.written].span };
        let subject = subject(context, &root, &pair);
        let procedure = lower_laws(context, &subject, lowered, sites, |builder, objects| {
            let [this, other] = objects else { return Ok(Vec::new()) };
            laws.check(builder, this, other)?;
            laws.requires(builder, this, other)
        });
        lowered.procedures.push(procedure);
    }
}

/// The laws of calls with null, each an entry point of its own: they look at what `equals` throws, too.
pub fn add_null_laws(context: &Context<'_>, lowered: &mut Lowering, sites: &mut u32) {
    let Some(root) = Root::find(context.program) else { return };
    let pairs = pairs(context.program, &context.dispatch, &root);
    let mut by_equals: BTreeMap<MethodId, Vec<ClassId>> = BTreeMap::new();
    for pair in pairs.iter().filter(|pair| is_written(context.program, pair.equals)) {
        by_equals.entry(pair.equals).or_default().extend(&pair.classes);
    }
    let mut explicit = Explicit::default();
    for (equals, classes) in by_equals {
        let has_body = |id: &ProcedureId| lowered.procedures[*id].body.is_some();
        let Some(procedure) = context.procedure(equals).filter(has_body) else { continue };
        let throwing = explicit.copy(lowered, procedure, sites);
        let Method { owner, span, .. } = context.program.methods[equals];
        let name = format!("{} and null", context.procedure_name(equals));
        let subject = Subject { owner, name, others: Vec::new(), span };
        let procedure = lower_laws(context, &subject, lowered, sites, |builder, objects| {
            check_null(builder, (equals, throwing), &objects[0], span);
            runs(builder, &objects[0], &classes, span)
        });
        lowered.procedures.push(procedure);
    }
}

fn check_null(builder: &mut Builder<'_>, (equals, throwing): (MethodId, ProcedureId), this: &Term, span: Span) {
    builder.begin(span);
    let (value, exception) = builder.call_catching(equals, throwing, vec![this.clone(), null()], span);
    let returns = eq(exception, null());
    let message = "nothing equals null, but `x.equals(null)` may throw an exception";
    builder.law(&rules::EQUALITY_CONTRACT, span, message, returns.clone());
    builder.leave_unless(returns);
    let message = "nothing equals null, but `x.equals(null)` may be true";
    builder.law(&rules::EQUALITY_CONTRACT, span, message, not(value));
}

/// That an object is of one of the classes that run the methods, with what is known of it.
fn runs(builder: &mut Builder<'_>, this: &Term, classes: &[ClassId], span: Span) -> Lowered<Vec<Requires>> {
    let formula = is_of(builder.context, this, classes);
    let mut list = vec![given(formula, span, "`this` runs these methods")];
    for class in classes {
        list.extend(builder.invariants_of(this, *class)?);
    }
    Ok(list)
}

/// The class of the program that a class goes back to.
fn family(program: &Program, class: ClassId) -> ClassId {
    let is_source = |class: &ClassId| program.classes[*class].origin == Origin::Source;
    let chain = std::iter::successors(Some(class), |class| program.classes[*class].superclass);
    chain.take_while(is_source).last().unwrap_or(class)
}

fn subject(context: &Context<'_>, root: &Root, pair: &Pair) -> Subject {
    let written = &context.program.methods[pair.written];
    let partner = if pair.written == pair.equals { "hashCode()" } else { "equals(Object)" };
    Subject {
        owner: written.owner,
        name: format!("{} and {partner}", context.procedure_name(pair.written)),
        others: vec![("other", Type::Class(root.class))],
        span: written.span,
    }
}

/// The laws of one pair, about `this`, which runs it, and any object.
struct Laws<'l> {
    any: &'l Any,
    pair: &'l Pair,
    span: Span,
}

impl Laws<'_> {
    /// What holds of the two objects.
    fn requires(&self, builder: &mut Builder<'_>, this: &Term, other: &Term) -> Lowered<Vec<Requires>> {
        let mut list = runs(builder, this, &self.pair.classes, self.span)?;
        let program = builder.context.program;
        for (class, _) in program.classes.iter().filter(|(_, class)| has_objects(program, class)) {
            list.extend(builder.invariants_of(other, class)?);
        }
        Ok(list)
    }

    fn check(&self, builder: &mut Builder<'_>, this: &Term, other: &Term) -> Lowered<()> {
        builder.begin(self.span);
        let itself = self.equals(builder, this, this)?;
        self.law(builder, "an object equals itself, but `x.equals(x)` may be false", itself);
        builder.leave_unless(not(eq(other.clone(), null())));
        let equal = self.equals(builder, this, other)?;
        builder.leave_unless(equal);
        let back = self.call_on_other(builder, &self.any.equals, vec![other.clone(), this.clone()])?;
        self.law(
            builder,
            "who is equal says so of the other, but `x.equals(y)` may be true and `y.equals(x)` false",
            back,
        );
        let own = builder.call_directly(self.pair.hash_code, vec![this.clone()], self.span)?;
        let others = self.call_on_other(builder, &self.any.hash_code, vec![other.clone()])?;
        let same = eq(own, others);
        self.law(
            builder,
            "who is equal has the same hash code, but `x` and `y` may be equal and their hash codes differ",
            same,
        );
        Ok(())
    }

    fn equals(&self, builder: &mut Builder<'_>, this: &Term, argument: &Term) -> Lowered<Term> {
        builder.call_directly(self.pair.equals, vec![this.clone(), argument.clone()], self.span)
    }

    /// A call on the other object: of the method that its class runs if it is related to the class of `this`, and of any method
    /// otherwise. Few objects equal one of a class that is not related, and proofs need not follow what all classes do.
    fn call_on_other(&self, builder: &mut Builder<'_>, on: &OnAny, values: Vec<Term>) -> Lowered<Term> {
        let context = builder.context;
        let result = builder.temporary(context.java_type(&context.program.methods[on.declared].result).sort());
        let join = builder.new_block();
        for (target, classes) in self.related(context, on.declared) {
            let (here, next) = (builder.new_block(), builder.new_block());
            let condition = is_of(context, &values[0], &classes);
            builder.terminate(Terminator::Branch { condition, then_block: here, else_block: next, written: None });
            builder.enter(here);
            let value = builder.call_directly(target, values.clone(), self.span)?;
            builder.assign(self.span, &result, value);
            builder.terminate(Terminator::Goto(join));
            builder.enter(next);
        }
        builder.note_closed_world(&context.program.methods[on.declared], self.span);
        let value = builder.call_procedure(on.declared, on.procedure, values, self.span);
        builder.assign(self.span, &result, value);
        builder.go_on_in(join);
        Ok(result.term())
    }

    /// The methods that the classes of the pair and those related to them run, the pair's own first.
    fn related(&self, context: &Context<'_>, declared: MethodId) -> Vec<(MethodId, Vec<ClassId>)> {
        let program = context.program;
        let families: Vec<ClassId> = self.pair.classes.iter().map(|class| family(program, *class)).collect();
        let is_related =
            |id: &ClassId| has_objects(program, &program.classes[*id]) && families.contains(&family(program, *id));
        let others = program.classes.ids().filter(is_related).filter(|id| !self.pair.classes.contains(id));
        let mut targets: Vec<(MethodId, Vec<ClassId>)> = Vec::new();
        for class in self.pair.classes.iter().copied().chain(others) {
            let Some(chosen) = context.dispatch.implementation(class, declared) else { continue };
            match targets.iter_mut().find(|(known, _)| *known == chosen) {
                Some((_, classes)) => classes.push(class),
                None => targets.push((chosen, vec![class])),
            }
        }
        targets.truncate(MOST_RELATED);
        targets
    }

    fn law(&self, builder: &mut Builder<'_>, message: &str, condition: Term) {
        builder.law(&rules::EQUALITY_CONTRACT, self.span, message, condition);
    }
}
