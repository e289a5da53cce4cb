//! Calls: arguments, dispatch over the known classes, allocation and construction.

use crate::build::builder::{Builder, unsupported};
use crate::code::escapes::{Called, Escaping};
use crate::program::context::{Context, Lowered};
use base::{Span, rules};
use ir::vocabulary::{null, type_constant, type_of};
use ir::{CommandKind, JavaType, ProcedureId, Terminator};
use logic::build::{eq, ne, or};
use logic::{Sort, Term, Var};
use sema::program::{ClassId, Expr, ExprKind, Method, MethodId, MethodKind, Origin, Type};

impl Builder<'_> {
    /// A call of any kind; its value is the result.
    pub fn call(&mut self, expr: &Expr) -> Lowered<Term> {
        let span = expr.span;
        match &expr.kind {
            ExprKind::StaticCall(method, arguments) => {
                let arguments = self.operands(&arguments.iter().collect::<Vec<_>>())?;
                let value = self.call_directly(*method, arguments, span)?;
                self.assume_result(*method, &value, span);
                Ok(value)
            }
            ExprKind::VirtualCall(receiver, method, arguments) => {
                let exprs: Vec<&Expr> = std::iter::once(&**receiver).chain(arguments).collect();
                let values = self.operands(&exprs)?;
                self.check_not_null(&values[0], receiver.span);
                self.hold_keys(&values[0], receiver.span)?;
                let absent = self.absent(*method, &values, span);
                let value = self.virtual_call(receiver, *method, values, span)?;
                self.assume_result(*method, &value, span);
                if let Some(absent) = absent {
                    self.assume_typing(span, or([ne(value.clone(), null()), absent]));
                }
                Ok(value)
            }
            ExprKind::Unboxed(object, method) => self.unboxed(object, *method, span),
            ExprKind::SuperCall(method, arguments) | ExprKind::ConstructorCall(method, arguments) => {
                let mut values = vec![self.this_object(span)?];
                values.extend(self.operands(&arguments.iter().collect::<Vec<_>>())?);
                self.call_directly(*method, values, span)
            }
            ExprKind::New(constructor, arguments) => self.construct(*constructor, arguments, &expr.ty, span),
            _ => unsupported(span, "this kind of call"),
        }
    }

    /// The class is initialised first, and the object allocated after the arguments are evaluated: of that nobody can tell the
    /// difference.
    fn construct(&mut self, constructor: MethodId, arguments: &[Expr], ty: &Type, span: Span) -> Lowered<Term> {
        let (JavaType::Class(class), Type::Class(id)) = (self.context.java_type(ty), ty) else {
            return unsupported(span, "object creations without a class");
        };
        self.use_class(*id, span)?;
        let mut values = self.operands(&arguments.iter().collect::<Vec<_>>())?;
        let target = self.temporary(Sort::Ref);
        let site = self.next_site();
        self.emit(span, CommandKind::New { target: target.clone(), class, site });
        values.insert(0, target.term());
        self.hold_keys(&target.term(), span)?;
        self.call_directly(constructor, values, span)?;
        Ok(target.term())
    }

    /// Says of an object what the type arguments at a place say of its keys, if anything of the library asks for it.
    fn hold_keys(&mut self, object: &Term, place: Span) -> Lowered<()> {
        let program = self.context.program;
        if let Some(class) = program.keys.get(&place)
            && program.unchecked.is_none()
            && !self.is_library()
            && self.context.reach.asks_for_keys(program)
        {
            self.rely_on_generics(place);
            let name: Vec<u16> = program.classes[*class].name.encode_utf16().collect();
            self.library_call(
                crate::program::reachable::GENERIC,
                "hold",
                vec![object.clone(), ir::vocabulary::string(&name)],
                place,
            )?;
        }
        Ok(())
    }

    /// A call of exactly this method.
    pub fn call_directly(&mut self, method: MethodId, arguments: Vec<Term>, span: Span) -> Lowered<Term> {
        let result = self.result_variable(method);
        self.emit_call(method, arguments, result.clone(), span)?;
        // A call without result has a value that nobody can use.
        Ok(result.map_or_else(|| logic::build::bool(true), |variable| variable.term()))
    }

    fn result_variable(&mut self, method: MethodId) -> Option<Var> {
        let method = &self.context.program.methods[method];
        let has_result = method.result != Type::Void && method.kind != MethodKind::Constructor;
        has_result.then(|| self.temporary(self.context.java_type(&method.result).sort()))
    }

    /// A call of the method that the receiver's class chooses, among the classes that are known.
    fn virtual_call(&mut self, receiver: &Expr, method: MethodId, values: Vec<Term>, span: Span) -> Lowered<Term> {
        let declared = &self.context.program.methods[method];
        // Arrays have the methods of `Object`, and override none.
        if declared.is_final || matches!(receiver.ty, Type::Array(_)) {
            return self.call_directly(method, values, span);
        }
        let class = match receiver.ty {
            Type::Class(class) if self.context.is_subclass(class, declared.owner) => class,
            _ => declared.owner,
        };
        self.note_closed_world(declared, span);
        let targets = self.dispatch_targets(class, method, span)?;
        let has_contract = |id: &MethodId| self.context.has_contract(*id);
        if self.context.lacking(class, method).is_some() {
            return self.dispatch(method, values, span);
        }
        match targets.as_slice() {
            [(only, _)] if class_has_no_arrays(self, class) => self.call_directly(*only, values, span),
            // Each contract is asked for what it requires.
            _ if targets.iter().any(|(target, _)| has_contract(target)) => {
                self.branches(method, &targets, values, span)
            }
            _ => self.dispatch(method, values, span),
        }
    }

    /// Each method that may be meant, with the classes whose objects mean it. If arrays may be meant, what they run is last.
    fn dispatch_targets(
        &self,
        receiver: ClassId,
        method: MethodId,
        span: Span,
    ) -> Lowered<Vec<(MethodId, Vec<ClassId>)>> {
        let mut targets: Vec<(MethodId, Vec<ClassId>)> = Vec::new();
        for (class, chosen) in self.context.implementations(receiver, method) {
            match targets.iter_mut().find(|(known, _)| *known == chosen) {
                Some((_, classes)) => classes.push(class),
                None => targets.push((chosen, vec![class])),
            }
        }
        if !class_has_no_arrays(self, receiver) {
            let root = self.context.program.class_named(ir::ARRAY_SUPERTYPES[0]);
            let Some(of_arrays) = root.and_then(|root| self.context.dispatch.implementation(root, method)) else {
                return unsupported(span, "calls of methods that arrays lack, on what may be an array");
            };
            let known = targets.iter().position(|(target, _)| *target == of_arrays);
            let last = known.map_or_else(|| (of_arrays, Vec::new()), |at| targets.remove(at));
            targets.push(last);
        }
        Ok(targets)
    }

    /// By way of the procedure that all calls of this method by dispatch go through.
    pub fn dispatch(&mut self, method: MethodId, values: Vec<Term>, span: Span) -> Lowered<Term> {
        let declared = &self.context.program.methods[method];
        let Some(procedure) = self.context.dispatcher(method) else {
            return unsupported(span, format!("calls to `{}`, which nothing reaches", declared.signature));
        };
        let result = self.result_variable(method);
        let mut obligations = Vec::new();
        if !self.is_library() {
            let message = format!("the call to `{}` is not followed any deeper", declared.signature);
            obligations.push(self.oblige(&rules::CALL_DEPTH, span, message, Vec::new()));
        }
        let exception = Some(self.temporary(Sort::Ref));
        let escaping = self.escaping(method, Called::ByDispatch);
        self.finish_call(method, procedure, values, (result.clone(), exception), (obligations, escaping), span);
        Ok(result.map_or_else(|| logic::build::bool(true), |variable| variable.term()))
    }

    /// A call of a procedure that stands for a method and has no obligations.
    pub fn call_procedure(&mut self, method: MethodId, procedure: ProcedureId, values: Vec<Term>, span: Span) -> Term {
        let result = self.result_variable(method);
        let exception = Some(self.temporary(Sort::Ref));
        let nothing = (Vec::new(), Vec::new());
        self.finish_call(method, procedure, values, (result.clone(), exception), nothing, span);
        result.map_or_else(|| logic::build::bool(true), |variable| variable.term())
    }

    /// The same, and whatever it throws is no more than a value: the result, and the exception or null.
    pub fn call_catching(
        &mut self,
        method: MethodId,
        procedure: ProcedureId,
        arguments: Vec<Term>,
        span: Span,
    ) -> (Term, Term) {
        let result = self.result_variable(method);
        let exception = self.temporary(Sort::Ref);
        let kind = CommandKind::Call {
            procedure,
            arguments,
            result: result.clone(),
            exception: Some(exception.clone()),
            obligations: Vec::new(),
            catches: self.catches(),
        };
        self.emit(span, kind);
        (result.map_or_else(|| logic::build::bool(true), |variable| variable.term()), exception.term())
    }

    fn branches(
        &mut self,
        method: MethodId,
        targets: &[(MethodId, Vec<ClassId>)],
        values: Vec<Term>,
        span: Span,
    ) -> Lowered<Term> {
        let result = self.result_variable(method);
        let join = self.new_block();
        let receiver = values[0].clone();
        for (index, (target, classes)) in targets.iter().enumerate() {
            if index + 1 < targets.len() {
                let is_class = |class: &ClassId| {
                    let name = self.context.program.classes[*class].name;
                    eq(type_of(receiver.clone()), type_constant(&JavaType::Class(name)))
                };
                let condition = or(classes.iter().map(is_class));
                let (then_block, else_block) = (self.new_block(), self.new_block());
                self.terminate(Terminator::Branch { condition, then_block, else_block, written: None });
                self.enter(then_block);
                self.emit_call(*target, values.clone(), result.clone(), span)?;
                self.terminate(Terminator::Goto(join));
                self.enter(else_block);
            } else {
                // The receiver's type is known to be one of these classes: see `Context::typing`.
                self.emit_call(*target, values.clone(), result.clone(), span)?;
                self.go_on_in(join);
            }
        }
        Ok(result.map_or_else(|| logic::build::bool(true), |variable| variable.term()))
    }

    fn emit_call(
        &mut self,
        method: MethodId,
        mut arguments: Vec<Term>,
        result: Option<Var>,
        span: Span,
    ) -> Lowered<()> {
        let context = self.context;
        let callee = &context.program.methods[method];
        if callee.is_abstract {
            return unsupported(span, format!("calls to the abstract method `{}`", callee.signature));
        }
        if callee.kind == MethodKind::Static && self.may_initialize(callee.owner) {
            // What the initialiser changes does not change the arguments any more.
            arguments = arguments.into_iter().map(|argument| self.capture(span, argument)).collect();
            self.use_class(callee.owner, span)?;
        }
        let Some(procedure) = context.procedure(method) else {
            return unsupported(span, format!("calls to `{}`, which nothing reaches", callee.signature));
        };
        let obligations = match context.has_contract(method) {
            true => {
                self.note_free_clauses(method, span);
                self.precondition_obligations(method, span)?
            }
            false if context.program.assumed.contains_key(&method) => {
                self.note_reviewed(callee, span);
                Vec::new()
            }
            false if callee.is_native || self.is_library() || is_trusted(context, callee) => Vec::new(),
            false => {
                let message = format!("the call to `{}` is not followed any deeper", callee.signature);
                vec![self.oblige(&rules::CALL_DEPTH, span, message, Vec::new())]
            }
        };
        self.check_free_requires(method, &arguments, span)?;
        self.check_measure(method, &arguments, span)?;
        let exception = (!callee.is_native).then(|| self.temporary(Sort::Ref));
        let escaping = self.escaping(method, Called::Directly);
        self.finish_call(method, procedure, arguments, (result, exception), (obligations, escaping), span);
        Ok(())
    }

    /// The call itself, and what is known behind it.
    fn finish_call(
        &mut self,
        method: MethodId,
        procedure: ProcedureId,
        arguments: Vec<Term>,
        (result, exception): (Option<Var>, Option<Var>),
        (obligations, escaping): (Vec<ir::ObligationId>, Vec<Escaping>),
        span: Span,
    ) {
        let kind = CommandKind::Call {
            procedure,
            arguments,
            result: result.clone(),
            exception: exception.clone(),
            obligations,
            catches: self.catches(),
        };
        self.emit(span, kind);
        if let Some(exception) = exception {
            self.pass_on_checked(&exception, escaping, span);
        }
        if let Some(variable) = result {
            let typing = self.context.typing(&variable.term(), &self.context.program.methods[method].result);
            self.assume_typing(span, typing);
        }
    }

    /// The object for a string constant.
    pub fn string_constant(&mut self, text: &[u16], ty: &Type, span: Span) -> Lowered<Term> {
        let value = ir::vocabulary::string(text);
        let is_object = self.context.is_object(&value, ty);
        self.assume_typing(span, is_object);
        Ok(value)
    }

    /// `T.class`
    pub fn class_literal(&mut self, literal: &Type, ty: &Type, span: Span) -> Lowered<Term> {
        let name = match literal {
            Type::Void => "void".to_owned(),
            _ => self.context.java_type(literal).to_string(),
        };
        let text: Vec<u16> = name.encode_utf16().collect();
        let value = self.library_call(
            crate::program::reachable::IMPLICIT,
            "classNamed",
            vec![ir::vocabulary::string(&text)],
            span,
        )?;
        let is_object = self.context.is_object(&value, ty);
        self.assume_typing(span, is_object);
        Ok(value)
    }

    /// Strings one behind the other.
    pub fn concat(&mut self, parts: &[Expr], span: Span) -> Lowered<Term> {
        let values = self.operands(&parts.iter().collect::<Vec<_>>())?;
        let mut values = values.into_iter();
        let Some(mut text) = values.next() else { return unsupported(span, "a concatenation of nothing") };
        for part in values {
            text = self.library_call("java.lang.String", "concatenate", vec![text, part], span)?;
        }
        let value = self.capture(span, text);
        self.assume_typing(span, logic::build::ne(value.clone(), ir::vocabulary::null()));
        Ok(value)
    }

    /// A call of a static method of the library that the language itself needs.
    fn library_call(&mut self, class: &str, name: &str, arguments: Vec<Term>, span: Span) -> Lowered<Term> {
        let program = self.context.program;
        let is_meant = |method: &&MethodId| {
            let method = &program.methods[**method];
            &*method.name == name && method.parameters.len() == arguments.len()
        };
        let class = program.class_named(class);
        let found = class.and_then(|class| program.classes[class].methods.iter().find(is_meant));
        match found {
            Some(method) => self.call_directly(*method, arguments, span),
            None => unsupported(span, format!("what needs `{name}` of the library")),
        }
    }
}

/// Whether proofs do not follow a method of the library, but know what it may do.
fn is_trusted(context: &Context<'_>, callee: &Method) -> bool {
    callee.is_pure && context.program.classes[callee.owner].origin != Origin::Source
}

/// Whether no array has this type.
fn class_has_no_arrays(builder: &Builder<'_>, class: ClassId) -> bool {
    let name = builder.context.program.classes[class].name;
    !ir::ARRAY_SUPERTYPES.contains(&&*name)
}
