//! Lambdas (JLS 15.27): their targets, their parameters and the results of their bodies.

use super::argument::{Argument, Body, Given, LambdaArgument, is_explicit, is_statement_expression};
use super::errors::has_open_part;
use super::overloads::Mismatch;
use super::reduction::{Deferred, Fit, Solver, Step};
use super::shape;
use crate::attribution::{Local, LocalKind};
use crate::checker::{Checker, Target};
use crate::scope::{LambdaResult, LambdaScope, Scope};
use base::{Span, rules};
use classes::inference::{Bound, Inference};
use classes::{ClassType, Descriptor, Substitution, Type, Wildcard};
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use syntax::ast::{Expr, Lambda, LambdaBody, Modifier};

impl<'a> Checker<'a> {
    /// A lambda that is assigned, returned or cast.
    pub(crate) fn lambda(&mut self, e: &'a Expr, lambda: &'a Lambda, target: &Target) -> Type {
        let target = match target {
            Target::Assignment(ty) | Target::Cast(ty) => ty.clone(),
            Target::None | Target::Statement => {
                self.error(
                    &rules::TYPE_ERROR,
                    e.span,
                    "a lambda can only stand where a functional interface is expected",
                );
                Type::Unknown
            }
        };
        let given = Given::new(Some(e), self.lambda_argument(e, lambda));
        if !target.is_known() {
            self.recover(&given);
            return Type::Unknown;
        }
        self.finish_alone(&given, &target)
    }

    /// A lambda as an argument. If its parameters are declared, its body can be typed at once.
    pub(super) fn lambda_argument(&mut self, e: &'a Expr, lambda: &'a Lambda) -> Argument<'a> {
        let declared = is_explicit(lambda).then(|| {
            let written = lambda.parameters.iter().filter_map(|parameter| parameter.ty.as_ref());
            written.collect::<Vec<_>>().into_iter().map(|ty| self.resolve_type(ty)).collect::<Vec<_>>()
        });
        let argument = LambdaArgument {
            expr: e,
            lambda,
            scopes: self.scopes.clone(),
            declared: declared.clone(),
            body: RefCell::new(None),
            target: RefCell::new(None),
        };
        if let Some(declared) = declared {
            let body = self.lambda_body(&argument, &declared, LambdaResult::Open);
            *argument.body.borrow_mut() = Some(Rc::new(body));
        }
        Argument::Lambda(Rc::new(argument))
    }

    /// Types the body of a lambda, but not what it returns: that depends on where it goes.
    pub(super) fn lambda_body(
        &mut self,
        argument: &LambdaArgument<'a>,
        parameters: &[Type],
        result: LambdaResult,
    ) -> Body<'a> {
        let lambda = argument.lambda;
        let scopes = std::mem::replace(&mut self.scopes, argument.scopes.clone());
        let outer_results = std::mem::take(&mut self.lambda_results);
        let is_void = result == LambdaResult::Void;
        self.scopes.push(Scope::Lambda(LambdaScope { result, returned: Vec::new() }));
        let mut results = self.in_block(|checker| {
            checker.declare_lambda_parameters(lambda, parameters);
            match &lambda.body {
                LambdaBody::Expr(body) if is_void => {
                    checker.expression(body, &Target::Statement);
                    Vec::new()
                }
                LambdaBody::Expr(body) => vec![Given::new(Some(body), checker.argument(body))],
                LambdaBody::Block(block) => {
                    checker.block(block);
                    Vec::new()
                }
            }
        });
        results.append(&mut self.lambda_results);
        self.lambda_results = outer_results;
        self.scopes = scopes;
        let shape = shape::of_body(&lambda.body, self);
        Body { results, can_complete: shape.can_complete, empty_return: shape.empty_return }
    }

    /// `return e;` within a lambda whose result is not known yet.
    pub(crate) fn lambda_result(&mut self, e: &'a Expr) {
        let argument = self.argument(e);
        self.lambda_results.push(Given::new(Some(e), argument));
    }

    fn declare_lambda_parameters(&mut self, lambda: &'a Lambda, types: &[Type]) {
        for (index, parameter) in lambda.parameters.iter().enumerate() {
            self.check_redeclaration(parameter.name);
            self.declare_local(Local {
                name: parameter.name.name,
                ty: types.get(index).cloned().unwrap_or(Type::Unknown),
                kind: LocalKind::Parameter,
                is_final: parameter.modifiers.has(Modifier::Final),
                is_specification: self.in_specification,
                constant: None,
                span: parameter.name.span,
            });
        }
    }

    /// The constraint that a lambda fits a type.
    pub(super) fn reduce_lambda(
        &mut self,
        solver: &mut Solver<'a>,
        given: &Given<'a>,
        lambda: &LambdaArgument<'a>,
        formal: &Type,
    ) -> Result<(), Mismatch> {
        let formal = solver.engine.instantiate(formal);
        if formal == Type::Unknown {
            return Ok(());
        }
        if solver.step == Step::Applicability {
            if matches!(formal, Type::Inference(_)) {
                return Ok(());
            }
            if !self.is_pertinent(solver, given, &formal) {
                return self.check_structure(lambda, &formal);
            }
        } else if !self.stuck(solver, given, &formal).inputs.is_empty() {
            solver.deferred.push(Deferred { given: given.clone(), formal, fit: Fit::Loose });
            return Ok(());
        }
        self.check_lambda(solver, lambda, &formal)
    }

    /// Whether a lambda has the number of parameters and the kind of body for a type (JLS 15.12.2.1).
    fn check_structure(&mut self, lambda: &LambdaArgument<'a>, formal: &Type) -> Result<(), Mismatch> {
        let mismatch = || Mismatch::Argument { span: Some(lambda.expr.span), found: None, expected: formal.clone() };
        let descriptor = self.descriptor_of(formal).ok_or_else(mismatch)?;
        if descriptor.parameters.len() != lambda.lambda.parameters.len() {
            return Err(mismatch());
        }
        let shape = shape::of_body(&lambda.lambda.body, self);
        let fits = match (&lambda.lambda.body, &descriptor.result) {
            (LambdaBody::Expr(_), Type::Void) => is_statement_expression(lambda.lambda),
            (LambdaBody::Expr(_), _) => true,
            (LambdaBody::Block(_), Type::Void) => !shape.has_value_return,
            (LambdaBody::Block(_), _) => shape.empty_return.is_none() && !shape.can_complete,
        };
        if fits { Ok(()) } else { Err(mismatch()) }
    }

    /// Checks a lambda the types of whose parameters are known.
    pub(super) fn check_lambda(
        &mut self,
        solver: &mut Solver<'a>,
        lambda: &LambdaArgument<'a>,
        formal: &Type,
    ) -> Result<(), Mismatch> {
        let expr = lambda.expr;
        let mismatch = || Mismatch::Argument { span: Some(expr.span), found: None, expected: formal.clone() };
        let target = match &lambda.declared {
            Some(declared) => self.explicit_target(solver, formal, declared).ok_or_else(mismatch)?,
            None => formal.clone(),
        };
        let target = self.ground(&target).ok_or_else(mismatch)?;
        let descriptor = self.descriptor_of(&target).ok_or_else(mismatch)?;
        let is_fitting = descriptor.parameters.len() == lambda.lambda.parameters.len();
        if !is_fitting || !descriptor.type_parameters.is_empty() {
            return Err(mismatch());
        }
        *lambda.target.borrow_mut() = Some(target);
        let result = solver.engine.instantiate(&descriptor.result);
        match &lambda.declared {
            Some(declared) => {
                for (parameter, declared) in descriptor.parameters.iter().zip(declared) {
                    if !solver.engine.same(parameter, declared) {
                        return Err(mismatch());
                    }
                }
            }
            None => {
                let instantiated = |ty: &Type| solver.engine.instantiate(ty);
                let parameters: Vec<Type> = descriptor.parameters.iter().map(instantiated).collect();
                let kind = if result == Type::Void { LambdaResult::Void } else { LambdaResult::Open };
                let body = self.lambda_body(lambda, &parameters, kind);
                *lambda.body.borrow_mut() = Some(Rc::new(body));
            }
        }
        let body = lambda.body.borrow().clone();
        if let Some(body) = body {
            self.check_results(solver, lambda, &body, &result, formal)?;
            if solver.step == Step::Invocation {
                self.reduce_thrown(solver, lambda, &body, &descriptor);
            }
        }
        Ok(())
    }

    fn check_results(
        &mut self,
        solver: &mut Solver<'a>,
        lambda: &LambdaArgument<'a>,
        body: &Body<'a>,
        result: &Type,
        formal: &Type,
    ) -> Result<(), Mismatch> {
        let is_final = solver.step == Step::Invocation;
        let mismatch = |place: Option<Span>| {
            let span = place.filter(|_| is_final).unwrap_or(lambda.expr.span);
            Err(Mismatch::Argument { span: Some(span), found: None, expected: formal.clone() })
        };
        let is_block = matches!(lambda.lambda.body, LambdaBody::Block(_));
        if *result == Type::Void {
            let fits = if is_block { body.results.is_empty() } else { is_statement_expression(lambda.lambda) };
            if !fits {
                return mismatch(body.results.first().and_then(|given| given.expr).map(|e| e.span));
            }
            for given in &body.results {
                if let Argument::Call(pending) = &given.argument {
                    self.reduce_pending(solver, pending, None, Fit::Assignment)?;
                }
            }
            return Ok(());
        }
        for given in &body.results {
            self.reduce_argument(solver, given, result, Fit::Assignment)?;
        }
        if is_block && (body.can_complete || body.empty_return.is_some()) {
            return mismatch(body.empty_return);
        }
        Ok(())
    }

    /// What a lambda throws that its function type leaves open (JLS 18.2.5).
    fn reduce_thrown(
        &mut self,
        solver: &mut Solver<'a>,
        lambda: &LambdaArgument<'a>,
        body: &Body<'a>,
        descriptor: &Descriptor,
    ) {
        let open: Vec<Type> =
            descriptor.throws.iter().filter(|ty| solver.engine.mentions_unresolved(ty)).cloned().collect();
        if open.is_empty() {
            return;
        }
        let proper: Vec<&Type> = descriptor.throws.iter().filter(|ty| !solver.engine.mentions_unresolved(ty)).collect();
        for thrown in self.thrown_by(solver, &lambda.lambda.body, body) {
            if proper.iter().any(|declared| self.classes.is_subtype(&thrown, declared)) {
                continue;
            }
            for variable in &open {
                // A contradiction shows when the variable is resolved.
                let _ = solver.engine.subtype(&thrown, variable);
            }
        }
        for variable in &open {
            if let Type::Inference(variable) = solver.engine.instantiate(variable) {
                solver.engine.mark_throws(variable);
            }
        }
    }

    /// The type that declared parameters choose among those that a functional interface with wildcards stands for
    /// (JLS 18.5.3).
    fn explicit_target(&mut self, solver: &mut Solver<'a>, formal: &Type, declared: &[Type]) -> Option<Type> {
        if let Type::Intersection(parts) = formal {
            let targets: Option<Vec<Type>> =
                parts.iter().map(|part| self.explicit_target(solver, part, declared)).collect();
            return targets.map(|targets| Type::Intersection(targets.into()));
        }
        let Type::Class(class) = formal else { return Some(formal.clone()) };
        if !class.arguments.iter().any(|argument| matches!(argument, Type::Wildcard(_))) {
            return Some(formal.clone());
        }
        let parameters = &self.classes.header(class.class).parameters;
        let descriptor = self.classes.descriptor(&self.classes.declared_type(class.class))?;
        if descriptor.parameters.len() != declared.len() {
            return None;
        }
        let mut inference = Inference::new(self.classes);
        let variables = inference.add_variables(parameters, &Substitution::new());
        for (parameter, declared) in descriptor.parameters.iter().zip(declared) {
            if !inference.same(&self.classes.substitute(parameter, &variables), declared) {
                return None;
            }
        }
        let choose = |(index, argument): (usize, &Type)| {
            let found = inference.proper_bounds(index as u32, Bound::Equal).into_iter().next();
            found.unwrap_or_else(|| argument.clone())
        };
        let arguments = class.arguments.iter().enumerate().map(choose).collect();
        let chosen = Type::Class(Arc::new(ClassType { outer: class.outer.clone(), class: class.class, arguments }));
        solver.engine.subtype(&chosen, formal).then_some(chosen)
    }

    /// The type with types for its wildcards (JLS 9.9); it may mention inference variables. Nothing if these types do
    /// not respect the bounds of its parameters.
    pub(super) fn ground(&self, ty: &Type) -> Option<Type> {
        match ty {
            Type::Class(class) if class.arguments.iter().any(|argument| matches!(argument, Type::Wildcard(_))) => {
                let parameters = &self.classes.header(class.class).parameters;
                let ground = |(index, argument): (usize, &Type)| {
                    let Type::Wildcard(wildcard) = argument else { return argument.clone() };
                    let parameter = parameters.get(index);
                    let bound =
                        parameter.map_or_else(|| self.classes.object(), |variable| self.classes.bound_of(*variable));
                    let is_dependent = super::candidates::mentions(&bound, parameters);
                    let is_plain = is_dependent || bound == self.classes.object();
                    match wildcard {
                        Wildcard::Super(lower) => (**lower).clone(),
                        Wildcard::Any if is_dependent => self.classes.object(),
                        Wildcard::Any => bound,
                        Wildcard::Extends(upper) if is_plain || matches!(**upper, Type::Inference(_)) => {
                            (**upper).clone()
                        }
                        Wildcard::Extends(upper) => self.classes.glb(&[(**upper).clone(), bound]),
                    }
                };
                let arguments = class.arguments.iter().enumerate().map(ground).collect();
                let grounded = ClassType { outer: class.outer.clone(), class: class.class, arguments };
                let is_open = has_open_part(ty);
                (is_open || self.classes.is_within_bounds(&grounded)).then(|| Type::Class(Arc::new(grounded)))
            }
            Type::Intersection(parts) => {
                let parts: Option<Vec<Type>> = parts.iter().map(|part| self.ground(part)).collect();
                parts.map(|parts| Type::Intersection(parts.into()))
            }
            _ => Some(ty.clone()),
        }
    }

    /// The function type of a functional interface type, which may mention inference variables.
    pub(super) fn descriptor_of(&self, ty: &Type) -> Option<Descriptor> {
        self.classes.descriptor(&self.ground(ty)?)
    }
}
