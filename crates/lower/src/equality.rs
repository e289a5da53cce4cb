//! What Java asks of `equals` and `hashCode`: an object equals itself and not null, whoever is equal says so of the other, and has
//! the same hash code. Where somebody wrote one of the two methods, a procedure of its own calls them and checks these laws.
//!
//! It is an entry point that claims nothing but the laws: what else must hold in the methods is checked where they are checked
//! themselves. A call that ends by an exception ends the procedure too, and nothing more is said.

use crate::builder::Builder;
use crate::context::{Context, Lowered, Obligations, is_generated};
use crate::method::{parameters, result_of};
use base::{Arena, Name, Span, rules};
use ir::vocabulary::{null, type_constant, type_of};
use ir::{
    CommandKind, Contract, Ensures, Modified, Parameter, Procedure, ProcedureId, ProcedureKind, Program as Lowering,
    Requires, Role, Terminator, Visibility,
};
use logic::build::{eq, not, or};
use logic::{Sort, Term, Var};
use sema::dispatch::Dispatch;
use sema::program::{Access, Class, ClassId, Local, Method, MethodId, MethodKind, Origin, Program, Type, Unsupported};

/// An `equals` and a `hashCode` that belong together.
struct Pair {
    equals: MethodId,
    hash_code: MethodId,
    /// The one of the two that somebody wrote, and wrote last: nearest to the classes that run it.
    written: MethodId,
    /// The classes whose objects run both.
    classes: Vec<ClassId>,
}

/// `Object.equals` and `Object.hashCode`.
struct Root {
    class: ClassId,
    equals: MethodId,
    hash_code: MethodId,
}

impl Root {
    fn find(program: &Program) -> Option<Root> {
        let class = program.class_named("java.lang.Object")?;
        let named =
            |name: &str| program.classes[class].methods.iter().copied().find(|id| &*program.methods[*id].name == name);
        Some(Root { class, equals: named("equals")?, hash_code: named("hashCode")? })
    }
}

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

/// The methods that the laws call by dispatch; none if the program leaves equality to the library.
pub fn called(program: &Program, dispatch: &Dispatch) -> Vec<MethodId> {
    let Some(root) = Root::find(program) else { return Vec::new() };
    match pairs(program, dispatch, &root).is_empty() {
        true => Vec::new(),
        false => vec![root.equals, root.hash_code],
    }
}

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
        ..empty(Name::new(&format!("any {}", context.dispatched_name(declared))), method.span)
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

fn empty(name: Name, span: Span) -> Procedure {
    Procedure {
        name,
        span,
        parameters: Vec::new(),
        result: None,
        exception: Some(Var::new("$exception", Sort::Ref)),
        locals: Vec::new(),
        contract: Contract::default(),
        kind: ProcedureKind::Code,
        visibility: Visibility::Body,
        is_entry: false,
        assumptions: Vec::new(),
        unsupported: Vec::new(),
        body: None,
    }
}

/// Adds a procedure for each pair of which somebody wrote a part. What it calls has been lowered already.
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
        let mut procedure = lower_pair(context, (&root, &any), &pair, &mut lowered.obligations, sites);
        let skipped = procedure.calls().find(|callee| !lowered.procedures[*callee].unsupported.is_empty());
        if let Some(callee) = skipped {
            let what = format!("calls to `{}`, which is skipped itself", lowered.procedures[callee].name);
            procedure.unsupported.push((procedure.span, what));
        }
        lowered.procedures.push(procedure);
    }
}

/// The pairs of which somebody wrote a part, by what the objects of each class of the program run.
fn pairs(program: &Program, dispatch: &Dispatch, root: &Root) -> Vec<Pair> {
    let mut pairs: Vec<Pair> = Vec::new();
    for (id, _) in program.classes.iter().filter(|(_, class)| has_objects(program, class)) {
        let chosen = |method| dispatch.implementation(id, method);
        let (Some(equals), Some(hash_code)) = (chosen(root.equals), chosen(root.hash_code)) else { continue };
        let known = pairs.iter_mut().find(|pair| (pair.equals, pair.hash_code) == (equals, hash_code));
        match (known, written_last(program, equals, hash_code)) {
            (Some(pair), _) => pair.classes.push(id),
            (None, Some(written)) => pairs.push(Pair { equals, hash_code, written, classes: vec![id] }),
            (None, None) => {}
        }
    }
    pairs
}

/// Whether a class of the program has objects that can be given to a method. What objects with captured variables hold is known
/// only where they are made.
fn has_objects(program: &Program, class: &Class) -> bool {
    let is_captured = |name: Name| name.starts_with("val$");
    class.origin == Origin::Source
        && !class.is_abstract
        && !class.is_interface
        && !class.fields.iter().any(|field| is_captured(program.fields[*field].name))
}

/// The class of the program that a class goes back to.
fn family(program: &Program, class: ClassId) -> ClassId {
    let is_source = |class: &ClassId| program.classes[*class].origin == Origin::Source;
    let chain = std::iter::successors(Some(class), |class| program.classes[*class].superclass);
    chain.take_while(is_source).last().unwrap_or(class)
}

/// That an object is exactly of one of these classes.
fn is_of(context: &Context<'_>, object: &Term, classes: &[ClassId]) -> Term {
    let is_class =
        |class: &ClassId| eq(type_of(object.clone()), type_constant(&context.java_type(&Type::Class(*class))));
    or(classes.iter().map(is_class))
}

fn written_last(program: &Program, equals: MethodId, hash_code: MethodId) -> Option<MethodId> {
    let owner = |id: MethodId| program.methods[id].owner;
    let is_written = |id: &MethodId| {
        let method = &program.methods[*id];
        program.classes[method.owner].origin == Origin::Source && !is_generated(program, method)
    };
    let order = match program.is_subclass(owner(equals), owner(hash_code)) {
        true => [equals, hash_code],
        false => [hash_code, equals],
    };
    order.into_iter().find(is_written)
}

fn lower_pair(
    context: &Context<'_>,
    (root, any): (&Root, &Any),
    pair: &Pair,
    obligations: &mut Obligations,
    sites: &mut u32,
) -> Procedure {
    let stand_in = stand_in(context, root, pair);
    let span = context.program.methods[pair.written].span;
    let mut procedure =
        Procedure { parameters: parameters(context, &stand_in), is_entry: true, ..empty(stand_in.signature, span) };
    let mut builder = Builder::new(context, &stand_in, obligations, sites);
    for (id, Parameter { variable, .. }) in stand_in.parameters.iter().zip(&procedure.parameters[1..]) {
        builder.entry_values.insert(*id, variable.clone());
    }
    let [this, other] = [0, 1].map(|index| procedure.parameters[index].variable.term());
    builder.this = Some(this.clone());
    let laws = Laws { any, pair, this, other, span };
    match laws.requires(&mut builder).and_then(|requires| laws.body(&mut builder).map(|()| requires)) {
        Ok(requires) => {
            let finished = builder.finish();
            procedure.contract = Contract { requires, snapshots: finished.snapshots, ..Contract::default() };
            procedure.locals = finished.locals;
            procedure.assumptions = finished.assumptions;
            procedure.body = Some(finished.body);
        }
        Err(Unsupported { what, span }) => procedure.unsupported.push((span, what)),
    }
    procedure
}

/// A method that lends its place to the builder: an instance method with the one parameter `other`.
fn stand_in(context: &Context<'_>, root: &Root, pair: &Pair) -> Method {
    let written = &context.program.methods[pair.written];
    let partner = if pair.written == pair.equals { "hashCode()" } else { "equals(Object)" };
    let span = context.program.classes[written.owner].span;
    let mut locals = Arena::new();
    let other = Local { name: "other".into(), ty: Type::Class(root.class), is_nullable: true, span };
    let parameters = vec![locals.push(other)];
    Method {
        owner: written.owner,
        name: "<equality>".into(),
        signature: Name::new(&format!("{} and {partner}", context.procedure_name(pair.written))),
        kind: MethodKind::Instance,
        access: Access::Public,
        is_abstract: false,
        is_native: false,
        is_final: true,
        is_pure: false,
        is_helper: false,
        is_model: false,
        overrides: None,
        locals,
        parameters,
        result: Type::Void,
        result_is_nullable: false,
        contract: None,
        body: None,
        unsupported: Vec::new(),
        span,
    }
}

/// The laws of one pair, about `this`, which runs it, and any object.
struct Laws<'l> {
    any: &'l Any,
    pair: &'l Pair,
    this: Term,
    other: Term,
    span: Span,
}

impl Laws<'_> {
    /// What holds of the two objects.
    fn requires(&self, builder: &mut Builder<'_>) -> Lowered<Vec<Requires>> {
        let mut list = builder.free_requires();
        let text = "`this` runs these methods".to_owned();
        let formula = is_of(builder.context, &self.this, &self.pair.classes);
        list.push(Requires { formula, role: Role::Free, span: self.span, text });
        for class in &self.pair.classes {
            list.extend(builder.invariants_of(&self.this, *class)?);
        }
        let program = builder.context.program;
        for (class, _) in program.classes.iter().filter(|(_, class)| has_objects(program, class)) {
            list.extend(builder.invariants_of(&self.other, class)?);
        }
        Ok(list)
    }

    fn body(&self, builder: &mut Builder<'_>) -> Lowered<()> {
        builder.begin(self.span);
        let itself = self.this_equals(builder, self.this.clone())?;
        self.law(builder, "an object equals itself, but `x.equals(x)` may be false", itself);
        let nothing = self.this_equals(builder, null())?;
        self.law(builder, "nothing equals null, but `x.equals(null)` may be true", not(nothing));
        self.leave_unless(builder, not(eq(self.other.clone(), null())));
        let equal = self.this_equals(builder, self.other.clone())?;
        self.leave_unless(builder, equal);
        let back = self.call_on_other(builder, &self.any.equals, vec![self.this.clone()])?;
        self.law(
            builder,
            "who is equal says so of the other, but `x.equals(y)` may be true and `y.equals(x)` false",
            back,
        );
        let own = builder.call_directly(self.pair.hash_code, vec![self.this.clone()], self.span)?;
        let others = self.call_on_other(builder, &self.any.hash_code, Vec::new())?;
        let same = eq(own, others);
        self.law(
            builder,
            "who is equal has the same hash code, but `x` and `y` may be equal and their hash codes differ",
            same,
        );
        builder.terminate(Terminator::Return);
        Ok(())
    }

    fn this_equals(&self, builder: &mut Builder<'_>, argument: Term) -> Lowered<Term> {
        builder.call_directly(self.pair.equals, vec![self.this.clone(), argument], self.span)
    }

    /// A call on the other object: of the method that its class runs if it is related to the class of `this`, and of any method
    /// otherwise. Few objects equal one of a class that is not related, and proofs need not follow what all classes do.
    fn call_on_other(&self, builder: &mut Builder<'_>, on: &OnAny, arguments: Vec<Term>) -> Lowered<Term> {
        let context = builder.context;
        let values: Vec<Term> = std::iter::once(self.other.clone()).chain(arguments).collect();
        let result = builder.temporary(context.java_type(&context.program.methods[on.declared].result).sort());
        let join = builder.new_block();
        for (target, classes) in self.related(context, on.declared) {
            let (here, next) = (builder.new_block(), builder.new_block());
            let condition = is_of(context, &self.other, &classes);
            builder.terminate(Terminator::Branch { condition, then_block: here, else_block: next });
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
        let obligation = builder.oblige(&rules::EQUALITY_CONTRACT, self.span, message, Vec::new());
        builder.emit(self.span, CommandKind::Check { condition, obligation });
    }

    /// Goes on only where a condition holds.
    fn leave_unless(&self, builder: &mut Builder<'_>, condition: Term) {
        let (inside, outside) = (builder.new_block(), builder.new_block());
        builder.terminate(Terminator::Branch { condition, then_block: inside, else_block: outside });
        builder.enter(outside);
        builder.terminate(Terminator::Return);
        builder.enter(inside);
    }
}
