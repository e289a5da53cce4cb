//! What specifications say through others: model fields, which stand for what `represents` says, and methods, which stand for what their bodies
//! give. Both are taken for their meaning where they are mentioned: the object's class, among the classes that are known, chooses.

use crate::build::builder::{Builder, unsupported};
use crate::build::specified::Expanding;
use crate::options::Integers;
use crate::program::context::{Context, Lowered};
use crate::spec::expressions::{Arithmetic, Meaning, Translation};
use crate::spec::opaque::unused_local;
use crate::spec::outcomes::{Outcome, Reading};
use base::Span;
use ir::vocabulary::{type_constant, type_of};
use logic::build::{and, bool, eq, implies, ite, or};
use logic::{Sort, Term};
use sema::program::{ClassId, Expr, ExprKind, FieldId, FieldKind, LocalId, Method, MethodId, Represents, Type};
use std::collections::HashMap;

/// One of the things that an expression may stand for, where a condition holds; the last one holds without.
type Alternatives<T> = Vec<(Option<Term>, T)>;

/// What computes something of a specification expression.
type Evaluate<'e, T> = &'e mut dyn FnMut(&mut Translation<'_, '_, '_, '_>, &Expr) -> Lowered<T>;

impl Builder<'_> {
    /// Does something while a definition is being expanded, which must not mention itself.
    pub fn expand<T>(&mut self, what: Expanding, span: Span, work: impl FnOnce(&mut Self) -> Lowered<T>) -> Lowered<T> {
        if self.specified.expanding.contains(&what) {
            let word = match what {
                Expanding::Method(_) => "recursive methods in specifications",
                Expanding::Field(..) => "recursive model fields",
                Expanding::Invariants(_) | Expanding::StaticInvariants(_) => "recursive invariants",
            };
            return unsupported(span, word);
        }
        self.specified.expanding.push(what);
        let done = work(self);
        self.specified.expanding.pop();
        done
    }
}

impl Translation<'_, '_, '_, '_> {
    /// Whether a field is a model field.
    pub fn is_model(&self, field: FieldId) -> bool {
        self.builder.context.program.fields[field].kind == FieldKind::Model
    }

    /// Whether an expression stands for what something else says.
    pub fn is_observer(&self, expr: &Expr) -> bool {
        match &expr.kind {
            ExprKind::Field(_, field) | ExprKind::StaticField(field) => self.is_model(*field),
            ExprKind::StaticCall(..) | ExprKind::SuperCall(..) => true,
            ExprKind::VirtualCall(_, method, _) => self.builder.context.number_in_box(*method).is_none(),
            _ => false,
        }
    }

    /// Whether an expression calls a method whose meaning is just being looked at.
    pub fn is_recursive(&self, expr: &Expr) -> bool {
        match &expr.kind {
            ExprKind::StaticCall(method, _) | ExprKind::SuperCall(method, _) | ExprKind::VirtualCall(_, method, _) => {
                self.builder.specified.expanding.contains(&Expanding::Method(*method))
            }
            _ => false,
        }
    }

    /// The value of a call of a method within its own meaning.
    pub fn recursive_call(&mut self, expr: &Expr) -> Option<Lowered<Term>> {
        if !self.is_recursive(expr) {
            return None;
        }
        let (this, method, arguments) = match &expr.kind {
            ExprKind::StaticCall(method, arguments) => (None, *method, arguments),
            ExprKind::SuperCall(method, arguments) => (self.meaning.this.clone().map(Ok), *method, arguments),
            ExprKind::VirtualCall(receiver, method, arguments) => (Some(self.term(receiver)), *method, arguments),
            _ => return None,
        };
        let state = self.state;
        let value = this.transpose().and_then(|this| {
            let arguments = self.arguments(arguments)?;
            self.builder.recursive_value(method, this, &arguments, state, expr.span)
        });
        Some(value)
    }

    /// The value that the class of the object chooses.
    pub fn chosen(&self, alternatives: Alternatives<Term>, expr: &Expr) -> Lowered<Term> {
        let mut found: Option<Term> = None;
        for (condition, value) in alternatives {
            found = Some(match (found, condition) {
                (Some(other), Some(condition)) => ite(condition, value, other),
                _ => value,
            });
        }
        found.map_or_else(|| unsupported(expr.span, "what no known class says"), Ok)
    }

    /// What an expression may stand for.
    pub fn alternatives<T>(&mut self, expr: &Expr, evaluate: Evaluate<'_, T>) -> Lowered<Alternatives<T>> {
        match &expr.kind {
            ExprKind::Field(object, field) => self.model_field(object, *field, expr.span, evaluate),
            ExprKind::StaticField(field) => {
                let owner = self.builder.context.program.fields[*field].owner;
                let value = self.represented(None, owner, *field, expr.span, evaluate)?;
                Ok(vec![(None, value)])
            }
            _ if self.is_recursive(expr) => unsupported(expr.span, "recursive methods in specifications"),
            ExprKind::StaticCall(method, arguments) => {
                let arguments = self.arguments(arguments)?;
                Ok(vec![(None, self.body_of(*method, None, arguments, expr.span, evaluate)?)])
            }
            ExprKind::SuperCall(method, arguments) => {
                let this = self.meaning.this.clone();
                let arguments = self.arguments(arguments)?;
                Ok(vec![(None, self.body_of(*method, this, arguments, expr.span, evaluate)?)])
            }
            ExprKind::VirtualCall(receiver, method, arguments) => {
                self.virtual_call(receiver, *method, arguments, expr.span, evaluate)
            }
            _ => unsupported(expr.span, "what stands for nothing else"),
        }
    }

    fn arguments(&mut self, arguments: &[Expr]) -> Lowered<Vec<Term>> {
        arguments.iter().map(|argument| self.term(argument)).collect()
    }

    /// That an object is of exactly one of these classes.
    fn is_one_of(&self, object: &Term, classes: &[ClassId]) -> Term {
        let context = self.builder.context;
        let is = |class: &ClassId| eq(type_of(object.clone()), type_constant(&context.java_type(&Type::Class(*class))));
        or(classes.iter().map(is))
    }

    fn virtual_call<T>(
        &mut self,
        receiver: &Expr,
        method: MethodId,
        arguments: &[Expr],
        span: Span,
        evaluate: Evaluate<'_, T>,
    ) -> Lowered<Alternatives<T>> {
        let context = self.builder.context;
        let declared = &context.program.methods[method];
        let object = self.term(receiver)?;
        let arguments = self.arguments(arguments)?;
        if declared.is_final {
            return Ok(vec![(None, self.body_of(method, Some(object), arguments, span, evaluate)?)]);
        }
        let targets = self.targets(&receiver.ty, method);
        self.builder.note_closed_world(declared, span);
        let mut list = Vec::new();
        for (index, (target, classes)) in targets.iter().enumerate() {
            let value = self.body_of(*target, Some(object.clone()), arguments.clone(), span, evaluate)?;
            let condition = (index > 0).then(|| self.is_one_of(&object, classes));
            list.push((condition, value));
        }
        if list.is_empty() {
            list.push((None, self.opaque(method, Some(object), &arguments, span, evaluate)?));
        }
        Ok(list)
    }

    /// What the body of a method gives, once.
    pub fn unfolded(
        &mut self,
        method: MethodId,
        this: Option<Term>,
        arguments: Vec<Term>,
        span: Span,
    ) -> Lowered<Term> {
        self.builder.specified.expanding.retain(|what| *what != Expanding::Method(method));
        self.body_of(method, this, arguments, span, &mut |translation, value| translation.term(value))
    }

    /// What the body of a method gives.
    fn body_of<T>(
        &mut self,
        method: MethodId,
        this: Option<Term>,
        arguments: Vec<Term>,
        span: Span,
        evaluate: Evaluate<'_, T>,
    ) -> Lowered<T> {
        self.builder.context.observe(method);
        let called = &self.builder.context.program.methods[method];
        if let Some(reason) = called.unsupported.first() {
            let what = format!("`{}` in specifications, which is not understood: {}", called.signature, reason.what);
            return unsupported(span, what);
        }
        let Some(body) = called.body.as_deref() else {
            return match self.native_value(method, &arguments) {
                Some(value) => self.value_of(method, value, span, evaluate),
                None => self.opaque(method, this, &arguments, span, evaluate),
            };
        };
        if let Some(reason) = self.builder.context.other_arithmetic(called) {
            return Err(reason);
        }
        let mut meaning = self.builder.context.body_meaning(called, this.clone(), arguments.clone());
        let state = self.state;
        let read = self.builder.expand(Expanding::Method(method), span, |builder| {
            match (Reading { builder, meaning: &mut meaning, state }).outcome(body)? {
                Outcome::Value(value) => {
                    Translation::new(builder, &meaning, state).evaluate_with(&value, evaluate).map(Some)
                }
                Outcome::Throws => {
                    unsupported(span, format!("`{}` in specifications, which always throws", called.signature))
                }
                Outcome::Other => Ok(None),
            }
        });
        match read {
            Ok(Some(value)) => Ok(value),
            Ok(None) => self.opaque(method, this, &arguments, span, evaluate),
            // Code may do more than specifications can say.
            Err(why) if !called.is_model => self.opaque(method, this, &arguments, span, evaluate).or(Err(why)),
            Err(why) => Err(why),
        }
    }

    /// What a native gives, if that is a function of its arguments and has a name in specifications.
    fn native_value(&self, method: MethodId, arguments: &[Term]) -> Option<Term> {
        let meaning = ir::natives::meaning(&self.builder.context.procedure_name(method))?;
        let value = meaning.term(arguments);
        (!matches!(value.sort(), Sort::Seq | Sort::Dict)).then_some(value)
    }

    /// What a method gives whose body is no expression.
    fn opaque<T>(
        &mut self,
        method: MethodId,
        this: Option<Term>,
        arguments: &[Term],
        span: Span,
        evaluate: Evaluate<'_, T>,
    ) -> Lowered<T> {
        let value = self.opaque_value(method, this, arguments, span)?;
        self.value_of(method, value, span, evaluate)
    }

    /// What a method gives, as an expression that is evaluated.
    fn value_of<T>(&mut self, method: MethodId, value: Term, span: Span, evaluate: Evaluate<'_, T>) -> Lowered<T> {
        let called = &self.builder.context.program.methods[method];
        let mut meaning = self.builder.context.body_meaning(called, None, Vec::new());
        let local = unused_local(called);
        meaning.variables.insert(local, value.clone());
        meaning.entry_values.insert(local, value);
        let named = Expr { kind: ExprKind::Local(local), ty: called.result.clone(), span };
        let state = self.state;
        Translation::new(self.builder, &meaning, state).evaluate_with(&named, evaluate)
    }

    /// When a call of a method does not end by an exception that its body throws.
    pub fn completes(&mut self, call: &Expr) -> Lowered<Term> {
        let context = self.builder.context;
        match &call.kind {
            ExprKind::StaticCall(method, arguments) => {
                let arguments = self.arguments(arguments)?;
                self.body_completes(*method, None, &arguments, call.span)
            }
            ExprKind::SuperCall(method, arguments) => {
                let this = self.meaning.this.clone();
                let arguments = self.arguments(arguments)?;
                self.body_completes(*method, this, &arguments, call.span)
            }
            ExprKind::VirtualCall(receiver, method, arguments) => {
                let object = self.term(receiver)?;
                let arguments = self.arguments(arguments)?;
                if context.program.methods[*method].is_final {
                    return self.body_completes(*method, Some(object), &arguments, call.span);
                }
                let mut parts = Vec::new();
                for (target, classes) in self.targets(&receiver.ty, *method) {
                    let completes = self.body_completes(target, Some(object.clone()), &arguments, call.span)?;
                    parts.push(implies(self.is_one_of(&object, &classes), completes));
                }
                Ok(and(parts))
            }
            _ => Ok(bool(true)),
        }
    }

    fn body_completes(
        &mut self,
        method: MethodId,
        this: Option<Term>,
        arguments: &[Term],
        span: Span,
    ) -> Lowered<Term> {
        let called = &self.builder.context.program.methods[method];
        let may_throw = self.builder.context.may_throw(method);
        let Some(body) = called.body.as_deref().filter(|_| may_throw) else { return Ok(bool(true)) };
        let mut meaning = self.builder.context.body_meaning(called, this, arguments.to_vec());
        let state = self.state;
        let completes = self.builder.expand(Expanding::Method(method), span, |builder| {
            Reading { builder, meaning: &mut meaning, state }.completes(body)
        })?;
        match completes {
            Some(completes) => Ok(completes),
            None => unsupported(
                span,
                format!("`{}` in specifications, which may throw, and no case says when it does not", called.signature),
            ),
        }
    }

    /// The methods that a call by dispatch comes to, with the classes whose objects run them.
    fn targets(&self, receiver: &Type, method: MethodId) -> Vec<(MethodId, Vec<ClassId>)> {
        let context = self.builder.context;
        let owner = context.program.methods[method].owner;
        let class = match receiver {
            Type::Class(class) if context.is_subclass(*class, owner) => *class,
            _ => owner,
        };
        let mut targets: Vec<(MethodId, Vec<ClassId>)> = Vec::new();
        for (class, chosen) in context.implementations(class, method) {
            match targets.iter_mut().find(|(known, _)| *known == chosen) {
                Some((_, classes)) => classes.push(class),
                None => targets.push((chosen, vec![class])),
            }
        }
        targets
    }

    fn model_field<T>(
        &mut self,
        object: &Expr,
        field: FieldId,
        span: Span,
        evaluate: Evaluate<'_, T>,
    ) -> Lowered<Alternatives<T>> {
        let context = self.builder.context;
        let program = context.program;
        let owner = program.fields[field].owner;
        let class = match object.ty {
            Type::Class(class) if context.is_subclass(class, owner) => class,
            _ => owner,
        };
        let object = self.term(object)?;
        // The classes that have objects, by the class that says what the field stands for.
        let mut groups: Vec<(ClassId, Vec<ClassId>)> = Vec::new();
        let instances = context.reach.instances.iter().copied();
        for id in instances.filter(|id| !program.classes[*id].is_abstract && context.is_subclass(*id, class)) {
            let Some(speaker) = self.speaker(id, field) else {
                let (class, field) = (program.classes[id].simple_name, program.fields[field].name);
                return unsupported(
                    span,
                    format!("the model field `{field}`, of which `{class}` does not say what it stands for"),
                );
            };
            match groups.iter_mut().find(|(known, _)| *known == speaker) {
                Some((_, classes)) => classes.push(id),
                None => groups.push((speaker, vec![id])),
            }
        }
        let mut list = Vec::new();
        for (index, (speaker, classes)) in groups.iter().enumerate() {
            let value = self.represented(Some(object.clone()), *speaker, field, span, evaluate)?;
            let condition = (index > 0).then(|| self.is_one_of(&object, classes));
            list.push((condition, value));
        }
        Ok(list)
    }

    /// The nearest class at or above one that says what a model field stands for.
    fn speaker(&self, class: ClassId, field: FieldId) -> Option<ClassId> {
        let program = self.builder.context.program;
        crate::program::context::ancestry(self.builder.context, class)
            .into_iter()
            .find(|id| program.classes[*id].represents.iter().any(|represents| represents.field == field))
    }

    fn represented<T>(
        &mut self,
        object: Option<Term>,
        class: ClassId,
        field: FieldId,
        span: Span,
        evaluate: Evaluate<'_, T>,
    ) -> Lowered<T> {
        let clauses = &self.builder.context.program.classes[class].represents;
        let found: Vec<&Represents> = clauses.iter().filter(|represents| represents.field == field).collect();
        let [represents] = found.as_slice() else {
            return unsupported(span, "model fields that stand for several things, or for nothing");
        };
        let value = represents.value.as_ref().map_err(Clone::clone)?;
        let meaning = Meaning {
            this: object,
            result: None,
            variables: HashMap::new(),
            entry_values: HashMap::new(),
            locals: &represents.locals,
            arithmetic: represents.arithmetic.into(),
        };
        let state = self.state;
        self.builder.expand(Expanding::Field(class, field), span, |builder| {
            Translation::new(builder, &meaning, state).evaluate_with(value, evaluate)
        })
    }

    fn evaluate_with<T>(&mut self, expr: &Expr, evaluate: Evaluate<'_, T>) -> Lowered<T> {
        evaluate(self, expr)
    }
}

impl Context<'_> {
    /// What names mean in the body of a method that is called with these values. Numbers do there what they do in code, if it is code.
    fn body_meaning<'m>(&self, called: &'m Method, this: Option<Term>, arguments: Vec<Term>) -> Meaning<'m> {
        let variables: HashMap<LocalId, Term> = called.parameters.iter().copied().zip(arguments).collect();
        let arithmetic = match self.options.integers {
            _ if called.is_model => Arithmetic::of(called),
            Integers::Java => Arithmetic::Wrapping,
            Integers::Checked | Integers::Math => Arithmetic::Mathematical,
        };
        let entry_values = variables.clone();
        Meaning { this, result: None, entry_values, variables, locals: &called.locals, arithmetic }
    }
}
