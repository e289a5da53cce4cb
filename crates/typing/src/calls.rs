//! Calls (JLS 15.9, 15.12, 15.13, 15.27): which method, with which type arguments, and the types of its arguments.
//!
//! A call is typed in two steps. First its arguments are looked at and its method is chosen; nothing of that depends on
//! where the result goes. Then, once that is known, its type arguments are inferred, together with those of the generic
//! calls, lambdas and method references among its arguments. So that every expression is typed once, no matter how
//! deeply calls are nested: only constraints are looked at anew for each candidate.

mod anonymous;
mod argument;
mod candidates;
mod checks;
mod completion;
mod constructors;
mod creation;
mod errors;
mod invocation;
mod lambdas;
mod overloads;
mod polymorphic;
mod reduction;
mod references;
mod shape;
mod specific;
mod stuck;
mod thrown;

use crate::checker::{Checker, Target};
use crate::expressions::Qualifier;
pub(crate) use argument::Given;
use argument::{Argument, Pending, skip_parentheses};
use base::rules;
use candidates::Level;
use classes::{MethodId, Selection, Type, Viewpoint, Wildcard};
use overloads::Passed;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use syntax::ast::{self, Expr, ExprKind, Literal};

/// Where the method of a call is looked for.
struct Site {
    levels: Vec<Level>,
    /// The type, if there is a receiver.
    ty: Option<Type>,
    is_super: bool,
    is_value: bool,
}

impl<'a> Checker<'a> {
    /// `m(…)`, `e.m(…)`, `C.m(…)`, `super.m(…)`
    pub(crate) fn call(&mut self, e: &'a Expr, call: &'a ast::Call, target: &Target) -> Type {
        match self.prepare_call(e, call, target) {
            Ok(pending) => self.finish_call(&pending, target),
            Err(ty) => ty,
        }
    }

    /// Looks at the arguments of a call and chooses its method. If that is all there is to it, or there is an error,
    /// this gives its type.
    fn prepare_call(&mut self, e: &'a Expr, call: &'a ast::Call, target: &Target) -> Result<Rc<Pending<'a>>, Type> {
        let arguments = self.arguments(&call.arguments);
        let type_arguments: Vec<Type> = call.type_arguments.iter().map(|ty| self.resolve_type(ty)).collect();
        let Some(site) = self.call_site(call) else {
            arguments.iter().for_each(|given| self.recover(given));
            return Err(Type::Unknown);
        };
        let passed = Passed { type_arguments: &type_arguments, arguments: &arguments, is_super: site.is_super };
        let chosen = match self.choose(&site.levels, passed) {
            Ok(chosen) => chosen,
            Err(failure) => {
                let ty = self.report_no_choice(call, site.ty.as_ref(), &arguments, &failure);
                arguments.iter().for_each(|given| self.recover(given));
                return Err(ty);
            }
        };
        self.check_chosen(call, &site, &chosen);
        if self.is_signature_polymorphic(chosen.candidate.method) {
            return Err(self.polymorphic_call(e, &chosen, &arguments, target));
        }
        Ok(Rc::new(Pending {
            expr: e,
            span: call.name.span,
            arguments,
            chosen,
            scopes: None,
            instance: RefCell::new(None),
        }))
    }

    /// Where the method of a call is looked for; nothing after an error.
    fn call_site(&mut self, call: &'a ast::Call) -> Option<Site> {
        let name = call.name.name;
        let Some(receiver) = &call.receiver else {
            return Some(Site { levels: self.visible_methods(name), ty: None, is_super: false, is_value: false });
        };
        let (ty, has_object, is_super) = match self.qualifier(receiver) {
            Qualifier::Expr(ty) => (ty, true, false),
            Qualifier::Class(ty) => (ty, false, false),
            Qualifier::Super { ty, .. } => (ty, true, true),
        };
        if !ty.is_known() {
            return None;
        }
        if matches!(ty, Type::Logic(..)) {
            self.uncertain(call.name.span, "methods of the types of specifications");
            return None;
        }
        if !matches!(ty, Type::Class(_) | Type::Array(_) | Type::Variable(_) | Type::Intersection(_) | Type::Union(_)) {
            let message = format!("`{}` has no methods", self.classes.display(&ty));
            self.error(&rules::TYPE_ERROR, call.name.span, message);
            return None;
        }
        let candidates = self.methods_of(&ty, name);
        let levels = vec![Level { candidates, has_object, class: None }];
        Some(Site { levels, ty: Some(ty), is_super, is_value: has_object && !is_super })
    }

    /// Looks at all arguments of a call.
    pub(super) fn arguments(&mut self, arguments: &'a [Expr]) -> Vec<Given<'a>> {
        let mut given = Vec::with_capacity(arguments.len());
        for e in arguments {
            let argument = match self.argument(e) {
                Argument::Value(ty) => Argument::Value(self.check_value(e, ty)),
                argument => argument,
            };
            given.push(Given::new(Some(e), argument));
        }
        given
    }

    /// Looks at an argument: types it if it stands alone.
    pub(super) fn argument(&mut self, e: &'a Expr) -> Argument<'a> {
        let inner = skip_parentheses(e);
        match &inner.kind {
            ExprKind::Lambda(lambda) => self.lambda_argument(inner, lambda),
            ExprKind::MethodReference(reference) => self.reference_argument(inner, reference),
            ExprKind::Call(call) if call.type_arguments.is_empty() => {
                let prepared = self.prepare_call(inner, call, &Target::None);
                self.call_argument(e, prepared)
            }
            ExprKind::New(new) if creation::is_diamond(new) => {
                let prepared = self.prepare_creation(inner, new);
                self.call_argument(e, prepared)
            }
            ExprKind::Conditional(condition, yes, no) => self.conditional_argument(e, condition, yes, no),
            ExprKind::Switch(switch) => self.switch_argument(inner, switch),
            _ => Argument::Value(self.expression(e, &Target::None)),
        }
    }

    /// A call as an argument: it waits for its target only if its type depends on it.
    fn call_argument(&mut self, e: &'a Expr, prepared: Result<Rc<Pending<'a>>, Type>) -> Argument<'a> {
        let ty = match prepared {
            Ok(pending) if self.is_poly(&pending.chosen.candidate) => return Argument::Call(pending),
            Ok(pending) => self.finish_call(&pending, &Target::None),
            Err(ty) => ty,
        };
        self.record(e, &ty);
        Argument::Value(ty)
    }

    /// `condition ? yes : no` as an argument: a numeric or boolean one stands alone, of the others the operands take
    /// the target (JLS 15.25).
    fn conditional_argument(&mut self, e: &'a Expr, condition: &'a Expr, yes: &'a Expr, no: &'a Expr) -> Argument<'a> {
        // As in javac, a `switch` between numbers is a number here, although it would take a target by itself.
        let is_switch = |branch: &Expr| matches!(skip_parentheses(branch).kind, ExprKind::Switch(_));
        if (is_switch(yes) || is_switch(no)) && self.is_standalone(e) {
            return Argument::Value(self.expression(e, &Target::None));
        }
        self.condition(condition);
        let bindings = std::mem::take(&mut self.body.bindings);
        let yes_argument = self.with_bindings(&bindings.when_true, |checker| checker.argument(yes));
        let no_argument = self.with_bindings(&bindings.when_false, |checker| checker.argument(no));
        if let (Argument::Value(yes_type), Argument::Value(no_type)) = (&yes_argument, &no_argument)
            && self.is_numeric_or_boolean(yes, yes_type)
            && self.is_numeric_or_boolean(no, no_type)
        {
            let ty = self.joined_type(&[(yes, yes_type.clone()), (no, no_type.clone())]);
            self.set_conditional_constant(skip_parentheses(e), [condition, yes, no], &ty);
            self.record(e, &ty);
            return Argument::Value(ty);
        }
        let yes = Given::new(Some(yes), yes_argument);
        let no = Given::new(Some(no), no_argument);
        Argument::Choice(Rc::new(vec![yes, no]))
    }

    fn is_numeric_or_boolean(&self, e: &Expr, ty: &Type) -> bool {
        let is_null = matches!(skip_parentheses(e).kind, ExprKind::Literal(Literal::Null));
        is_null || (!matches!(ty, Type::Variable(_)) && self.classes.primitive_of(ty).is_some())
    }

    /// A `switch` as an argument: its results take the target.
    fn switch_argument(&mut self, e: &'a Expr, switch: &'a ast::Switch) -> Argument<'a> {
        let depth = self.body.yielded.len() + 1;
        self.body.open_switches.push((depth, Vec::new()));
        let is_wrong = !self.switch_expression(e, switch, &Target::None).is_known();
        let results = self.body.open_switches.pop().map(|(_, results)| results).unwrap_or_default();
        if is_wrong && results.is_empty() { Argument::Value(Type::Unknown) } else { Argument::Choice(Rc::new(results)) }
    }

    /// Whether the innermost `switch` expression waits for its target.
    pub(crate) fn is_in_open_switch(&self) -> bool {
        self.body.open_switches.last().is_some_and(|(depth, _)| *depth == self.body.yielded.len())
    }

    /// A result of a `switch` expression that waits for its target.
    pub(crate) fn switch_result(&mut self, e: &'a Expr) -> Type {
        let argument = self.argument(e);
        let ty = match &argument {
            Argument::Value(ty) => ty.clone(),
            _ => Type::Unknown,
        };
        if let Some((_, results)) = self.body.open_switches.last_mut() {
            results.push(Given::new(Some(e), argument));
        }
        ty
    }

    /// The results that the language gives to two methods of `Object`: `getClass()` knows the class of its receiver,
    /// `clone()` of an array the array (JLS 4.3.2, 10.7).
    pub(super) fn special_result(&self, method: MethodId, site: &Type) -> Option<Type> {
        let method = self.classes.method(method);
        if !method.parameters.is_empty() || self.classes.well_known("java.lang.Object") != Some(method.owner) {
            return None;
        }
        match (&*method.name, site) {
            ("getClass", _) => {
                let bound = self.classes.erasure(site);
                let argument = Type::Wildcard(Wildcard::Extends(Arc::new(bound)));
                self.classes.well_known("java.lang.Class").map(|class| Type::generic(class, vec![argument]))
            }
            ("clone", Type::Array(_)) => Some(site.clone()),
            _ => None,
        }
    }

    /// Whether a method or constructor may be called as a member of a type.
    pub(super) fn is_method_accessible(&self, site: &Type, method: MethodId, is_super: bool) -> bool {
        let declared = self.classes.method(method);
        if self.in_specification || matches!(site, Type::Array(_)) && &*declared.name == "clone" {
            return true;
        }
        let selection = if is_super { Selection::Super } else { Selection::Plain };
        let viewpoint = Viewpoint { selection, ..self.viewpoint() };
        self.classes.is_accessible(declared.flags, declared.owner, site, &viewpoint)
    }
}
