//! What specifications say through others: model fields, which stand for what `represents` says, and methods, which stand for what their bodies
//! give. Both are taken for their meaning where they are mentioned: the object's class, among the classes that are known, chooses.

use crate::builder::{Builder, unsupported};
use crate::context::Lowered;
use crate::specification::{Arithmetic, Meaning, Translation};
use base::Span;
use ir::vocabulary::{type_constant, type_of};
use logic::Term;
use logic::build::{eq, ite, or};
use sema::program::{ClassId, Expr, ExprKind, FieldId, FieldKind, LocalId, MethodId, Represents, Stmt, StmtKind, Type};
use std::collections::HashMap;

/// Something that is being replaced by its meaning.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Expanding {
    /// The body of a method.
    Method(MethodId),
    /// What a model field stands for in a class.
    Field(ClassId, FieldId),
    /// The invariants of a class.
    Invariants(ClassId),
    /// The static invariants of a class.
    StaticInvariants(ClassId),
}

/// One of the things that an expression may stand for, where a condition holds; the last one holds without.
type Alternatives<T> = Vec<(Option<Term>, T)>;

/// What computes something of a specification expression.
type Evaluate<'e, T> = &'e mut dyn FnMut(&mut Translation<'_, '_, '_, '_>, &Expr) -> Lowered<T>;

impl Builder<'_> {
    /// Does something while a definition is being expanded, which must not mention itself.
    pub fn expand<T>(&mut self, what: Expanding, span: Span, work: impl FnOnce(&mut Self) -> Lowered<T>) -> Lowered<T> {
        if self.expanding.contains(&what) {
            let word = match what {
                Expanding::Method(_) => "recursive methods in specifications",
                Expanding::Field(..) => "recursive model fields",
                Expanding::Invariants(_) | Expanding::StaticInvariants(_) => "recursive invariants",
            };
            return unsupported(span, word);
        }
        self.expanding.push(what);
        let done = work(self);
        self.expanding.pop();
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
    fn is_recursive(&self, expr: &Expr) -> bool {
        match &expr.kind {
            ExprKind::StaticCall(method, _) | ExprKind::SuperCall(method, _) | ExprKind::VirtualCall(_, method, _) => {
                self.builder.expanding.contains(&Expanding::Method(*method))
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
        let class = match receiver.ty {
            Type::Class(class) if context.is_subclass(class, declared.owner) => class,
            _ => declared.owner,
        };
        let mut targets: Vec<(MethodId, Vec<ClassId>)> = Vec::new();
        for (class, chosen) in context.implementations(class, method) {
            match targets.iter_mut().find(|(known, _)| *known == chosen) {
                Some((_, classes)) => classes.push(class),
                None => targets.push((chosen, vec![class])),
            }
        }
        self.builder.note_closed_world(declared, span);
        let mut list = Vec::new();
        for (index, (target, classes)) in targets.iter().enumerate() {
            let value = self.body_of(*target, Some(object.clone()), arguments.clone(), span, evaluate)?;
            let condition = (index > 0).then(|| self.is_one_of(&object, classes));
            list.push((condition, value));
        }
        match list.is_empty() {
            true => unsupported(
                span,
                format!("`{}` in specifications, which no known class implements", declared.signature),
            ),
            false => Ok(list),
        }
    }

    /// What the body of a method gives, once.
    pub fn unfolded(
        &mut self,
        method: MethodId,
        this: Option<Term>,
        arguments: Vec<Term>,
        span: Span,
    ) -> Lowered<Term> {
        self.builder.expanding.retain(|what| *what != Expanding::Method(method));
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
        let called = &self.builder.context.program.methods[method];
        let Some(body) = called.body.as_deref().filter(|_| called.unsupported.is_empty()) else {
            return unsupported(span, format!("`{}` in specifications, whose body is not known", called.signature));
        };
        let variables: HashMap<LocalId, Term> = called.parameters.iter().copied().zip(arguments).collect();
        let mut meaning =
            Meaning { this, result: None, entry_values: variables.clone(), variables, locals: &called.locals };
        let arithmetic = if called.is_model { Arithmetic::Mathematical } else { Arithmetic::Java };
        let state = self.state;
        self.builder.expand(Expanding::Method(method), span, |builder| {
            // Variables get their values in order, and are not assigned again.
            let Some(value) = returned(builder, body, &mut meaning, state, arithmetic)? else {
                return unsupported(
                    span,
                    format!("`{}` in specifications: its body is no expression", called.signature),
                );
            };
            Translation::new(builder, &meaning, state, arithmetic).evaluate_with(&value, evaluate)
        })
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
        crate::invariants::ancestry(self.builder.context, class)
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
        };
        let state = self.state;
        self.builder.expand(Expanding::Field(class, field), span, |builder| {
            Translation::new(builder, &meaning, state, Arithmetic::Mathematical).evaluate_with(value, evaluate)
        })
    }

    fn evaluate_with<T>(&mut self, expr: &Expr, evaluate: Evaluate<'_, T>) -> Lowered<T> {
        evaluate(self, expr)
    }
}

/// The expression that statements return, if they do nothing else than choose and name values.
fn returned(
    builder: &mut Builder<'_>,
    statements: &[Stmt],
    meaning: &mut Meaning<'_>,
    state: crate::specification::State,
    arithmetic: Arithmetic,
) -> Lowered<Option<Expr>> {
    let Some((first, rest)) = statements.split_first() else { return Ok(None) };
    match &first.kind {
        StmtKind::Return(value) => Ok(value.clone()),
        StmtKind::Block(inner) => {
            let flat: Vec<Stmt> = inner.iter().chain(rest).cloned().collect();
            returned(builder, &flat, meaning, state, arithmetic)
        }
        StmtKind::Local(local, Some(value)) => {
            let value = Translation::new(builder, meaning, state, arithmetic).term(value)?;
            meaning.variables.insert(*local, value.clone());
            meaning.entry_values.insert(*local, value);
            returned(builder, rest, meaning, state, arithmetic)
        }
        StmtKind::If(condition, yes, no) => {
            let branch =
                |statement: Option<&Stmt>| -> Vec<Stmt> { statement.into_iter().chain(rest).cloned().collect() };
            let yes = returned(builder, &branch(Some(yes)), meaning, state, arithmetic)?;
            let no = returned(builder, &branch(no.as_deref()), meaning, state, arithmetic)?;
            let (Some(yes), Some(no)) = (yes, no) else { return Ok(None) };
            let ty = yes.ty.clone();
            let kind = ExprKind::Conditional(Box::new(condition.clone()), Box::new(yes), Box::new(no));
            Ok(Some(Expr { kind, ty, span: first.span }))
        }
        StmtKind::SpecAssert(_) | StmtKind::SpecAssume(_) | StmtKind::Set(..) | StmtKind::Assert(..) => {
            returned(builder, rest, meaning, state, arithmetic)
        }
        _ => Ok(None),
    }
}
