//! One method or constructor → one procedure.

use crate::build::builder::{Builder, unsupported};
use crate::code::escapes::escapes;
use crate::contracts::invariants::has_invariants;
use crate::options::Models;
use crate::procedures::assumed::promise;
use crate::procedures::natives::native;
use crate::program::context::{Context, Lowered, Obligations, Purpose};
use crate::program::reachable::IMPLICIT;
use crate::program::signatures::{assigned_locals, has_this, parameters, result_of};
use base::Name;
use ir::vocabulary::null;
use ir::{Contract, Ensures, Procedure, Terminator, Visibility};
use logic::Sort;
use logic::build::eq;
use sema::program::{
    ExprKind, LocalId, Method, MethodId, MethodKind, Origin, STANDARD_CLASSES, Stmt, StmtKind, Type, Unsupported,
};
use std::collections::BTreeSet;

/// The procedure for a method. If anything in it is not supported, it has no body and says why.
pub fn lower_method(context: &Context<'_>, id: MethodId, obligations: &mut Obligations, sites: &mut u32) -> Procedure {
    let method = &context.program.methods[id];
    if method.is_native {
        return native(context, id);
    }
    let mut procedure = Procedure {
        parameters: parameters(context, method),
        result: result_of(context, method),
        visibility: if context.has_contract(id) { Visibility::Contract } else { Visibility::Body },
        unsupported: method.unsupported.iter().map(|reason| (reason.span, reason.what.clone())).collect(),
        escapes: escapes(context, id),
        ..Procedure::empty(context.procedure_name(id), method.span)
    };
    if method.is_abstract {
        return procedure;
    }
    if let Some(assumed) = context.program.assumed.get(&id) {
        promise(context, method, assumed, &mut procedure);
        return procedure;
    }
    // Nothing is known of it, not even its contract.
    if method.body.is_none() && method.contract.is_none() && !procedure.unsupported.is_empty() {
        procedure.visibility = Visibility::Body;
        return procedure;
    }
    let is_maker = &*context.program.classes[method.owner].name == IMPLICIT && method.kind == MethodKind::Static;
    if let Err(Unsupported { what, span }) = fill(context, id, &mut procedure, obligations, sites) {
        procedure.unsupported.push((span, what));
    }
    let is_library = context.program.classes[method.owner].origin != Origin::Source;
    if is_maker {
        trust_maker(context, method, &mut procedure);
    } else if is_library && method.is_pure && method.contract.is_none() {
        trust_pure(context, method, &mut procedure);
    } else if is_library && !context.is_checked_model(method) {
        // What the library promises is not checked, and what it keeps for itself is nobody's affair: the cache of boxes.
        let is_frame =
            |ensures: &Ensures| ensures.obligation.is_some_and(|id| obligations[id].rule == &base::rules::FRAME);
        procedure.contract.ensures.retain(|ensures| !is_frame(ensures));
        procedure.contract.ensures.iter_mut().for_each(|ensures| ensures.obligation = None);
    }
    if is_library {
        crate::build::snapshots::drop_unread(&mut procedure);
    }
    procedure
}

/// What the library calls `pure` is not followed by proofs: it changes nothing, returns, and gives any value of its type. But it is
/// followed if it may run code of the program, because it is handed objects and the program says itself what is equal or how it reads.
fn trust_pure(context: &Context<'_>, method: &Method, procedure: &mut Procedure) {
    let is_handed_objects = method.parameters.iter().any(|id| method.locals[*id].ty.is_reference());
    if is_handed_objects && runs_own_code(context, method) {
        return;
    }
    let returns = procedure.exception.iter().map(|exception| eq(exception.term(), null()));
    let typing = procedure.result.iter().map(|result| context.typing(&result.term(), &method.result));
    let known = returns.chain(typing).filter(|formula| *formula != logic::build::bool(true));
    procedure.visibility = Visibility::Contract;
    procedure.contract = Contract {
        snapshots: std::mem::take(&mut procedure.contract.snapshots),
        ensures: known.map(|formula| Ensures { formula, obligation: None }).collect(),
        ..Contract::default()
    };
}

/// Whether a class of the program has an `equals`, `hashCode` or `toString` that somebody wrote, and a method of the library may run it. What
/// is equal decides about hash codes too.
fn runs_own_code(context: &Context<'_>, method: &Method) -> bool {
    let asked = asked_of_objects(context, method);
    let decides = |method: &Method| asked.contains(&&*method.name) && !context.is_generated(method);
    let of_user = context.program.classes.values().filter(|class| class.origin == Origin::Source);
    of_user.flat_map(|class| &class.methods).any(|id| decides(&context.program.methods[*id]))
}

/// What a method asks of objects whose classes it does not know, itself or through others that it calls by their names.
fn asked_of_objects(context: &Context<'_>, method: &Method) -> Vec<&'static str> {
    let program = context.program;
    let (mut called, mut open) = (BTreeSet::new(), vec![method]);
    let (mut texts, mut equality) = (false, false);
    while let Some(method) = open.pop() {
        for statement in method.body.iter().flatten() {
            statement.visit_expressions(&mut |expr| {
                expr.visit(&mut |part| match &part.kind {
                    ExprKind::StaticCall(callee, _) | ExprKind::New(callee, _) if called.insert(*callee) => {
                        open.push(&program.methods[*callee]);
                    }
                    ExprKind::VirtualCall(_, callee, _) => match &*program.methods[*callee].name {
                        "toString" => texts = true,
                        "equals" | "hashCode" => equality = true,
                        _ => (texts, equality) = (true, true),
                    },
                    _ => {}
                });
            });
        }
    }
    let texts = texts.then_some(&["toString"][..]);
    let equality = equality.then_some(&["equals", "hashCode"][..]);
    texts.into_iter().chain(equality).flatten().copied().collect()
}

/// What makes implicit exceptions is not followed by proofs: it gives a new object of its type and does nothing else.
fn trust_maker(context: &Context<'_>, method: &Method, procedure: &mut Procedure) {
    let (Some(result), Some(exception)) = (&procedure.result, &procedure.exception) else { return };
    let free = |formula| Ensures { formula, obligation: None };
    procedure.visibility = Visibility::Contract;
    procedure.contract = Contract {
        ensures: vec![free(eq(exception.term(), null())), free(context.is_object(&result.term(), &method.result))],
        ..Contract::default()
    };
}

fn fill(
    context: &Context<'_>,
    id: MethodId,
    procedure: &mut Procedure,
    obligations: &mut Obligations,
    sites: &mut u32,
) -> Lowered<()> {
    let method = &context.program.methods[id];
    // Unless its contract is understood nobody sees it by that.
    let visibility = std::mem::replace(&mut procedure.visibility, Visibility::Body);
    if let Some(reason) = context.other_arithmetic(method) {
        return Err(reason);
    }
    let mut builder = Builder::new(context, method, obligations, sites);
    if has_this(method) {
        builder.scope.this = Some(builder.declare("this".into(), Sort::Ref).term());
    }
    for id in &method.parameters {
        let local = &method.locals[*id];
        let variable = builder.declare(local.name, context.java_type(&local.ty).sort());
        builder.scope.variables.insert(*id, variable.clone());
        builder.scope.entry_values.insert(*id, variable);
    }
    let is_library = context.program.classes[method.owner].origin != Origin::Source;
    let written = match context.unknown_contract(id) {
        _ if context.purpose == Purpose::Trial => Ok(Contract::default()),
        Some(reason) => Err(reason),
        // What the library does not promise in so many words is followed.
        None if is_library && method.contract.is_none() => Ok(builder.contract_of_followed()),
        None => builder.contract(id, procedure.result.as_ref()),
    };
    let contract = match written {
        Ok(contract) => {
            procedure.visibility = visibility;
            contract
        }
        // What only its specification makes unsupported can still be run.
        Err(reason) => {
            builder.proofless = Some((reason.span, reason.what));
            Contract::default()
        }
    };
    if let Err(reason) = code(&mut builder, id) {
        builder.promise_only(procedure, contract);
        // Why there is no code may be known already.
        return if procedure.unsupported.is_empty() { Err(reason) } else { Ok(()) };
    }
    builder.finish().fill(procedure, contract);
    procedure.assumptions.extend(entry_assumptions(context, id));
    Ok(())
}

/// The code of a method.
fn code(builder: &mut Builder<'_>, id: MethodId) -> Lowered<()> {
    let method = &builder.context.program.methods[id];
    let Some(statements) = &method.body else {
        return unsupported(method.span, "methods without a body");
    };
    builder.begin(method.span);
    builder.assume_parameters(id);
    copy_assigned_parameters(builder, statements);
    builder.expect_start(id)?;
    builder.assume_free_requires(id)?;
    builder.body(statements)
}

/// Parameters of the IR keep their values: one that Java assigns gets a variable of its own.
fn copy_assigned_parameters(builder: &mut Builder<'_>, statements: &[Stmt]) {
    let mut assigned = Vec::new();
    statements.iter().for_each(|statement| assigned_locals(statement, &mut assigned));
    for id in builder.method.parameters.clone() {
        if assigned.contains(&id) {
            let parameter = builder.scope.variables[&id].clone();
            let variable = builder.declare_local(id);
            builder.assign(builder.method.locals[id].span, &variable, parameter.term());
        }
    }
}

/// What is assumed of the caller where no contract says it.
fn entry_assumptions(context: &Context<'_>, id: MethodId) -> Vec<(base::Span, String)> {
    let method = &context.program.methods[id];
    if context.has_contract(id) {
        return Vec::new();
    }
    let mut list = Vec::new();
    let is_assumed = |id: &&LocalId| {
        let local = &method.locals[**id];
        local.ty.is_reference() && !context.parameter_is_nullable(local)
    };
    let names: Vec<Name> = method.parameters.iter().filter(is_assumed).map(|id| method.locals[*id].name).collect();
    if !names.is_empty() {
        let quoted: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
        let is_array = |id: &LocalId| matches!(&method.locals[*id].ty, Type::Array(element) if element.is_reference());
        let is_collection =
            |id: &LocalId| !crate::program::library::contents(context, &method.locals[*id].ty).is_empty();
        let has = |what: &dyn Fn(&LocalId) -> bool| method.parameters.iter().any(what);
        let elements = match (has(&is_array), has(&is_collection)) {
            (false, false) => "",
            (true, false) => " (nor are elements of arrays)",
            (false, true) => " (nor are elements of collections)",
            (true, true) => " (nor are elements of arrays and collections)",
        };
        list.push((method.span, format!("callers pass no null for {}{elements}", quoted.join(", "))));
    }
    let handed = method.parameters.iter().filter_map(|id| match method.locals[*id].ty {
        Type::Class(class) => Some(class),
        _ => None,
    });
    for id in &method.parameters {
        let Type::Class(class) = method.locals[*id].ty else { continue };
        let name = context.program.classes[class].name;
        if let Some((_, standard)) = STANDARD_CLASSES.iter().find(|(known, _)| **known == *name) {
            let simple = |name: &str| name.rsplit('.').next().unwrap_or(name).to_owned();
            let text = format!(
                "`{}` is one of the classes that the program creates, or of `{}`, as far as `{}` says",
                method.locals[*id].name,
                simple(standard),
                simple(&name)
            );
            list.push((method.span, text));
        }
    }
    let this = (method.kind == MethodKind::Instance).then_some(method.owner);
    if this.into_iter().chain(handed).any(|class| has_invariants(context, class)) {
        list.push((method.span, "class invariants of `this` and of parameters hold on entry".to_string()));
    }
    list
}

impl Builder<'_> {
    /// The contract of a model without one. Where models are checked, those that call others with a contract are checked too, and begin with
    /// values of their types.
    fn contract_of_followed(&mut self) -> Contract {
        match self.context.options.models {
            Models::Trusted => Contract::default(),
            Models::Checked => Contract { requires: self.free_requires(), ..Contract::default() },
        }
    }

    /// The statements of the method; a constructor initialises fields after `super(…)`.
    fn body(&mut self, statements: &[Stmt]) -> Lowered<()> {
        let mut rest = statements;
        if self.method.kind == MethodKind::Constructor {
            let delegates = self.constructor_call(&mut rest)?;
            if !delegates {
                self.initialize_fields()?;
            }
        }
        self.statements(rest)?;
        // Java lets nobody come to the end of a method that has a result.
        let has_result = self.method.kind != MethodKind::Constructor && self.method.result != Type::Void;
        self.terminate(if has_result { Terminator::Stop } else { Terminator::Return });
        Ok(())
    }

    /// Lowers a leading `this(…)` or `super(…)`; the answer is whether it was `this(…)`.
    fn constructor_call(&mut self, rest: &mut &[Stmt]) -> Lowered<bool> {
        if let Some((Stmt { kind: StmtKind::Expr(expr), .. }, tail)) = rest.split_first()
            && let ExprKind::ConstructorCall(target, _) = &expr.kind
        {
            *rest = tail;
            self.expression(expr)?;
            return Ok(self.context.program.methods[*target].owner == self.method.owner);
        }
        Ok(false)
    }

    fn initialize_fields(&mut self) -> Lowered<()> {
        let program = self.context.program;
        for field in &program.classes[self.method.owner].initializers {
            let declaration = &program.fields[*field];
            let Some(initializer) = &declaration.initializer else { continue };
            if declaration.is_static {
                continue;
            }
            let value = self.expression(initializer)?;
            let keys = vec![self.this_object(declaration.span)?];
            let map = self.context.field(*field);
            self.emit(initializer.span, ir::CommandKind::Update { map, keys, value });
        }
        Ok(())
    }
}
