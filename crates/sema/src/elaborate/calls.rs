//! Method calls (JLS 15.12): the receiver, the arguments, and how the method is found.

use super::body::{Body, expression_statement};
use super::expressions::sequence;
use super::world::{Made, unsupported};
use crate::program::{
    Access, Allocation, Arithmetics, ClassId, Expr, ExprKind, Local, Method, MethodId, MethodKind, Nullness, Stmt,
    StmtKind, Type,
};
use base::{Arena, Name, Span};
use syntax::ast;
use typing::{CallInfo, CallMode};

impl Body<'_, '_> {
    /// `m(…)`, `e.m(…)`, `super.m(…)`
    pub(super) fn call(&mut self, expr: &ast::Expr, call: &ast::Call) -> Made<Expr> {
        let span = expr.span;
        let Some(info) = self.attribution().calls.get(&expr.id) else {
            return unsupported("calls whose method is not certain", span);
        };
        let declared = self.world.classes.method(info.method);
        if declared.flags.has(classes::Flags::SIGNATURE_POLYMORPHIC) {
            return unsupported("calls of method handles", span);
        }
        let method = self.world.method(info.method, call.name.span)?;
        let owner = declared.owner;
        let ty = self.world.program.methods[method].result.clone();
        match info.mode {
            CallMode::Static => {
                let before = self.evaluated(call.receiver.as_ref())?;
                let arguments = self.arguments(info, &call.arguments, span)?;
                let call = self.fitting(Expr { kind: ExprKind::StaticCall(method, arguments), ty, span })?;
                Ok(sequence(before, call))
            }
            CallMode::Virtual => {
                let Some(receiver) = &call.receiver else {
                    return unsupported("calls whose receiver is not certain", span);
                };
                let written = receiver;
                let receiver = self.receiver(written, owner)?;
                self.note_keys(written, receiver.span);
                let arguments = self.arguments(info, &call.arguments, span)?;
                self.fitting(Expr { kind: ExprKind::VirtualCall(Box::new(receiver), method, arguments), ty, span })
            }
            CallMode::Implicit(class) => {
                let receiver = self.this_object(class, span)?;
                let arguments = self.arguments(info, &call.arguments, span)?;
                Ok(Expr { kind: ExprKind::VirtualCall(Box::new(receiver), method, arguments), ty, span })
            }
            CallMode::Super => {
                let class = self.class_of_super(call.receiver.as_ref());
                let arguments = self.arguments(info, &call.arguments, span)?;
                self.super_call(class, method, arguments, span)
            }
            CallMode::Constructor | CallMode::ArrayConstructor => unsupported("constructors called by name", span),
        }
    }

    /// The class whose `this` a call through `super` is for: `Outer.super` means an enclosing class, `Interface.super` the
    /// current one.
    fn class_of_super(&self, receiver: Option<&ast::Expr>) -> classes::ClassId {
        let Some(ast::Expr { kind: ast::ExprKind::Super(Some(outer)), .. }) = receiver else {
            return self.java_class;
        };
        match self.class_named_by(outer) {
            Some(named) if self.is_enclosing(named) => named,
            _ => self.java_class,
        }
    }

    /// Whether a class is the current one or one around it.
    fn is_enclosing(&self, wanted: classes::ClassId) -> bool {
        let mut next = Some(self.java_class);
        while let Some(class) = next {
            if class == wanted {
                return true;
            }
            next = self.world.classes.class(class).outer;
        }
        false
    }

    /// Exactly this method on the `this` of a class. Where that is not the object whose code runs (in a lambda, or for an
    /// enclosing class), it goes through a method that is made for it in that class.
    pub(super) fn super_call(
        &mut self,
        class: classes::ClassId,
        method: MethodId,
        arguments: Vec<Expr>,
        span: Span,
    ) -> Made<Expr> {
        let ty = self.world.program.methods[method].result.clone();
        let made = self.world.class(class);
        if made == self.class {
            return Ok(Expr { kind: ExprKind::SuperCall(method, arguments), ty, span });
        }
        let receiver = self.this_object(class, span)?;
        let accessor = self.super_accessor(made, method, span);
        Ok(Expr { kind: ExprKind::VirtualCall(Box::new(receiver), accessor, arguments), ty, span })
    }

    /// The method of a class that does nothing but call `super.m(…)`.
    pub(super) fn super_accessor(&mut self, class: ClassId, method: MethodId, span: Span) -> MethodId {
        let program = &mut self.world.program;
        let called = &program.methods[method];
        let name = Name::from(format!("super${}", called.name));
        let is_same = |other: &MethodId| {
            let other = &program.methods[*other];
            let calls = other.body.as_deref().and_then(|body| body.first());
            let call = calls.and_then(|statement| match &statement.kind {
                StmtKind::Return(Some(value)) | StmtKind::Expr(value) => Some(&value.kind),
                _ => None,
            });
            other.name == name && matches!(call, Some(ExprKind::SuperCall(found, _)) if *found == method)
        };
        if let Some(known) = program.classes[class].methods.iter().find(|other| is_same(other)) {
            return *known;
        }
        let (result, is_nullable) = (called.result.clone(), called.result_is_nullable);
        let mut locals: Arena<crate::program::LocalId, Local> = Arena::new();
        let mut parameters = Vec::new();
        let mut arguments = Vec::new();
        for parameter in &called.parameters {
            let parameter = Local { nullness: Nullness::Nullable, span, ..called.locals[*parameter].clone() };
            let ty = parameter.ty.clone();
            let local = locals.push(parameter);
            parameters.push(local);
            arguments.push(Expr { kind: ExprKind::Local(local), ty, span });
        }
        let types: Vec<String> = arguments.iter().map(|argument| program.type_name(&argument.ty)).collect();
        let signature = format!("{}.{name}({})", program.classes[class].simple_name, types.join(", "));
        let value = Expr { kind: ExprKind::SuperCall(method, arguments), ty: result.clone(), span };
        let statement = match result {
            Type::Void => expression_statement(value),
            _ => Stmt { kind: StmtKind::Return(Some(value)), span },
        };
        let accessor = program.methods.push(Method {
            owner: class,
            name,
            signature: Name::from(signature),
            kind: MethodKind::Instance,
            access: Access::Private,
            is_abstract: false,
            is_native: false,
            is_final: true,
            is_pure: false,
            allocates: Allocation::Anything,
            is_helper: false,
            is_model: false,
            arithmetic: Arithmetics::default(),
            overrides: None,
            locals,
            parameters,
            result,
            result_is_nullable: is_nullable,
            throws: Vec::new(),
            contract: None,
            body: Some(vec![statement]),
            unsupported: Vec::new(),
            span,
        });
        program.classes[class].methods.push(accessor);
        accessor
    }

    /// The arguments of a call, converted to the erased types that the method declares; those of a variable-arity call are
    /// collected.
    pub fn arguments(&mut self, call: &CallInfo, arguments: &[ast::Expr], span: Span) -> Made<Vec<Expr>> {
        let classes = self.world.classes;
        let parameters = &classes.method(call.method).parameters;
        let mut made = Vec::new();
        let fixed = if call.is_variable_arity { parameters.len().saturating_sub(1) } else { parameters.len() };
        if arguments.len() < fixed || (!call.is_variable_arity && arguments.len() > fixed) {
            return unsupported("calls whose arguments are not certain", span);
        }
        for (argument, parameter) in arguments.iter().zip(parameters).take(fixed) {
            let value = self.converted(argument, &classes.erasure(parameter))?;
            self.note_promised(argument, &value);
            made.push(value);
        }
        if call.is_variable_arity
            && let Some(declared) = parameters.last()
        {
            made.push(self.collected(call, declared, &arguments[fixed..], span)?);
        }
        Ok(made)
    }

    /// The array of the last arguments. Its element type is that of this call: a `T...` may be an array of strings here.
    fn collected(
        &mut self,
        call: &CallInfo,
        declared: &classes::Type,
        arguments: &[ast::Expr],
        span: Span,
    ) -> Made<Expr> {
        let array = match call.signature.parameters.last() {
            Some(array @ classes::Type::Array(_)) => array.clone(),
            _ => declared.clone(),
        };
        let array = self.world.classes.erasure(&array);
        let Some(element) = array.element().cloned() else {
            return unsupported("calls whose arguments are not certain", span);
        };
        let mut values = Vec::new();
        for argument in arguments {
            values.push(self.converted(argument, &element)?);
        }
        Ok(Expr { kind: ExprKind::ArrayLiteral(values), ty: self.world.erase(&array), span })
    }
}
