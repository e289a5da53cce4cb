//! Calls: arguments, dispatch over the known classes, allocation and construction.

use crate::Classes;
use crate::builder::{Builder, unsupported};
use crate::context::Lowered;
use crate::initializers::has_effects_when_used;
use base::{Span, rules};
use ir::vocabulary::{type_constant, type_of};
use ir::{CommandKind, JavaType, Terminator};
use logic::build::{eq, or};
use logic::{Sort, Term, Var};
use sema::program::{ClassId, Expr, ExprKind, Method, MethodId, MethodKind, Type};

impl Builder<'_> {
    /// A call of any kind; its value is the result.
    pub fn call(&mut self, expr: &Expr) -> Lowered<Term> {
        let span = expr.span;
        match &expr.kind {
            ExprKind::StaticCall(method, arguments) => {
                let arguments = self.operands(&arguments.iter().collect::<Vec<_>>())?;
                self.direct_call(*method, arguments, span)
            }
            ExprKind::VirtualCall(receiver, method, arguments) => {
                let exprs: Vec<&Expr> = std::iter::once(&**receiver).chain(arguments).collect();
                let values = self.operands(&exprs)?;
                self.check_not_null(&values[0], receiver.span);
                self.virtual_call(receiver, *method, values, span)
            }
            ExprKind::SuperCall(method, arguments) | ExprKind::ConstructorCall(method, arguments) => {
                let mut values = vec![self.this_object(span)?];
                values.extend(self.operands(&arguments.iter().collect::<Vec<_>>())?);
                self.direct_call(*method, values, span)
            }
            ExprKind::New(constructor, arguments) => self.construct(*constructor, arguments, &expr.ty, span),
            _ => unsupported(span, "this kind of call"),
        }
    }

    /// The object is allocated after the arguments are evaluated: nobody can tell the difference.
    fn construct(&mut self, constructor: MethodId, arguments: &[Expr], ty: &Type, span: Span) -> Lowered<Term> {
        let JavaType::Class(class) = self.context.java_type(ty) else {
            return unsupported(span, "object creations without a class");
        };
        let mut values = self.operands(&arguments.iter().collect::<Vec<_>>())?;
        let target = self.temporary(Sort::Ref);
        let site = self.next_site();
        self.emit(span, CommandKind::New { target: target.clone(), class, site });
        values.insert(0, target.term());
        self.direct_call(constructor, values, span)?;
        Ok(target.term())
    }

    /// A call of exactly this method.
    fn direct_call(&mut self, method: MethodId, arguments: Vec<Term>, span: Span) -> Lowered<Term> {
        let result = self.result_variable(method);
        self.emit_call(method, arguments, result.clone(), span)?;
        // A call without result has a value that nobody can use.
        Ok(result.map_or_else(|| logic::build::bool(true), |variable| variable.term()))
    }

    fn result_variable(&mut self, method: MethodId) -> Option<Var> {
        let ty = &self.context.program.methods[method].result;
        (*ty != Type::Void).then(|| self.temporary(self.context.java_type(ty).sort()))
    }

    /// A call of the method that the receiver's class chooses, among the classes that are known.
    fn virtual_call(&mut self, receiver: &Expr, method: MethodId, values: Vec<Term>, span: Span) -> Lowered<Term> {
        let declared = &self.context.program.methods[method];
        if declared.is_final {
            return self.direct_call(method, values, span);
        }
        let Type::Class(class) = receiver.ty else {
            return unsupported(span, "method calls on arrays");
        };
        if self.context.options.classes == Classes::SomeHidden {
            return unsupported(span, "dispatched calls in a program with local or anonymous classes");
        }
        let targets = self.dispatch_targets(class, method);
        self.note_closed_world(declared, span);
        match targets.as_slice() {
            [] => unsupported(span, format!("calls to `{}`, which no known class implements", declared.signature)),
            [(only, _)] => self.direct_call(*only, values, span),
            _ => self.dispatch(method, &targets, values, span),
        }
    }

    fn note_closed_world(&mut self, method: &Method, span: Span) {
        let class = &self.context.program.classes[method.owner];
        if !class.is_final {
            let text = format!("only the classes that were given override `{}`", method.signature);
            if !self.assumptions.iter().any(|(_, known)| *known == text) {
                self.assumptions.push((span, text));
            }
        }
    }

    /// Each method that may be meant, with the classes whose objects mean it.
    fn dispatch_targets(&self, receiver: ClassId, method: MethodId) -> Vec<(MethodId, Vec<ClassId>)> {
        let program = self.context.program;
        let mut targets: Vec<(MethodId, Vec<ClassId>)> = Vec::new();
        for (id, class) in program.classes.iter() {
            if class.is_abstract || !program.is_subclass(id, receiver) {
                continue;
            }
            let chosen = self.implementation(id, method);
            match targets.iter_mut().find(|(known, _)| *known == chosen) {
                Some((_, classes)) => classes.push(id),
                None => targets.push((chosen, vec![id])),
            }
        }
        targets
    }

    /// The method that an object of this class runs when `method` is called.
    fn implementation(&self, class: ClassId, method: MethodId) -> MethodId {
        let program = self.context.program;
        let mut current = Some(class);
        while let Some(id) = current {
            let found =
                program.classes[id].methods.iter().copied().find(|candidate| self.overrides(*candidate, method));
            if let Some(found) = found {
                return found;
            }
            current = program.classes[id].superclass;
        }
        method
    }

    fn overrides(&self, candidate: MethodId, method: MethodId) -> bool {
        let mut current = Some(candidate);
        while let Some(id) = current {
            if id == method {
                return true;
            }
            current = self.context.program.methods[id].overrides;
        }
        false
    }

    fn dispatch(
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
                self.terminate(Terminator::Branch { condition, then_block, else_block });
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

    /// Using another class may initialise it.
    pub fn use_class(&self, class: ClassId, span: Span) -> Lowered<()> {
        let program = self.context.program;
        let is_own = program.is_subclass(self.method.owner, class);
        if !is_own && has_effects_when_used(program, class) {
            let name = program.classes[class].simple_name;
            return unsupported(span, format!("uses of `{name}`, whose static fields have initialisers with effects"));
        }
        Ok(())
    }

    fn emit_call(&mut self, method: MethodId, arguments: Vec<Term>, result: Option<Var>, span: Span) -> Lowered<()> {
        let callee = &self.context.program.methods[method];
        if callee.is_abstract {
            return unsupported(span, format!("calls to the abstract method `{}`", callee.signature));
        }
        if callee.kind != MethodKind::Instance {
            self.use_class(callee.owner, span)?;
        }
        let obligations = match callee.contract {
            Some(_) => self.precondition_obligations(method, span)?,
            None => {
                let message = format!("the call to `{}` is not followed any deeper", callee.signature);
                vec![self.oblige(&rules::CALL_DEPTH, span, message, Vec::new())]
            }
        };
        let procedure = self.context.procedure(method);
        self.emit(span, CommandKind::Call { procedure, arguments, result: result.clone(), obligations });
        if callee.kind != MethodKind::Constructor
            && let Some(variable) = result
        {
            let typing = self.context.typing(&variable.term(), &callee.result);
            self.assume_typing(span, typing);
        }
        Ok(())
    }
}
