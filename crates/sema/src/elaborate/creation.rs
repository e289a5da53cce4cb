//! `new C(…)`, `this(…)` and `super(…)`: with the enclosing objects and held variables that they pass on.

use super::body::{Body, non_null};
use super::declare::SourceId;
use super::world::{Made, World, unsupported};
use crate::program::{Expr, ExprKind, MethodId, Type};
use base::Span;
use syntax::ast;
use typing::CallInfo;

impl World<'_> {
    /// The class of the object that a constructor of a class takes first, if it takes one.
    pub(super) fn outer_of_superclass(&mut self, superclass: classes::ClassId) -> Option<Type> {
        let source = self.source_of_java(superclass)?;
        let outer = self.sources[source].outer?;
        Some(Type::Class(self.sources[outer].class))
    }
}

impl Body<'_, '_> {
    /// The constructor that typing chose.
    fn chosen(&self, expr: &ast::Expr) -> Made<CallInfo> {
        match self.attribution().calls.get(&expr.id) {
            Some(call) => Ok(call.clone()),
            None => unsupported("calls whose method is not certain", expr.span),
        }
    }

    /// `new C(…)`, `outer.new C(…)`, `new C(…) { … }`
    pub fn new_object(&mut self, expr: &ast::Expr, new: &ast::New) -> Made<Expr> {
        self.note_keys(expr, expr.span);
        self.creation_with(expr, new, Vec::new())
    }

    /// The same, with arguments that come before the written ones: name and ordinal of an enum constant.
    pub(super) fn creation_with(&mut self, expr: &ast::Expr, new: &ast::New, first: Vec<Expr>) -> Made<Expr> {
        let call = self.chosen(expr)?;
        let constructor = self.world.method(call.method, expr.span)?;
        let above = self.world.classes.method(call.method).owner;
        let source = self.world.source_of_java(above);
        let Some(body) = &new.body else {
            let mut arguments = Vec::new();
            if let Some(source) = source {
                arguments.extend(self.outer_argument(source, new.outer.as_ref(), expr.span)?);
            }
            arguments.extend(first);
            arguments.extend(self.arguments(&call, &new.arguments, expr.span)?);
            if let Some(source) = source {
                arguments.extend(self.captured_arguments(source, expr.span)?);
            }
            return Ok(self.created(constructor, arguments, expr.span));
        };
        let java = self.attribution().classes.get(&body.id).copied();
        let Some(anonymous) = java.and_then(|java| self.world.source_of_java(java)) else {
            return unsupported("anonymous classes whose type is not certain", expr.span);
        };
        let Some(constructor) = self.world.sources[anonymous].anonymous_constructor else {
            return unsupported("anonymous classes whose type is not certain", expr.span);
        };
        let mut arguments = Vec::new();
        arguments.extend(self.implicit_outer(anonymous, expr.span)?);
        arguments.extend(first);
        if let Some(source) = source {
            arguments.extend(self.outer_argument(source, new.outer.as_ref(), expr.span)?);
        }
        arguments.extend(self.arguments(&call, &new.arguments, expr.span)?);
        arguments.extend(self.captured_arguments(anonymous, expr.span)?);
        Ok(self.created(constructor, arguments, expr.span))
    }

    /// A new object of the class of a constructor.
    pub(super) fn created(&self, constructor: MethodId, arguments: Vec<Expr>, span: Span) -> Expr {
        let class = self.world.program.methods[constructor].owner;
        Expr { kind: ExprKind::New(constructor, arguments), ty: Type::Class(class), span }
    }

    /// The object that is to enclose a new one: the one that is given, or one that encloses this place.
    fn outer_argument(&mut self, source: SourceId, given: Option<&ast::Expr>, span: Span) -> Made<Option<Expr>> {
        match given {
            Some(outer) => Ok(Some(non_null(self.expression(outer)?))),
            None => self.implicit_outer(source, span),
        }
    }

    /// `this(…)`, `super(…)`, `outer.super(…)`
    pub fn constructor_call(&mut self, expr: &ast::Expr, call: &ast::ConstructorCall) -> Made<Expr> {
        let chosen = self.chosen(expr)?;
        self.before_construction(|body| {
            let constructor = body.world.method(chosen.method, expr.span)?;
            let mut arguments = Vec::new();
            if call.is_super {
                let above = body.world.classes.method(chosen.method).owner;
                let source = body.world.source_of_java(above);
                if let Some(source) = source {
                    arguments.extend(body.outer_argument(source, call.outer.as_ref(), expr.span)?);
                }
                arguments.extend(body.arguments(&chosen, &call.arguments, expr.span)?);
                if let Some(source) = source {
                    arguments.extend(body.captured_arguments(source, expr.span)?);
                }
            } else {
                arguments.extend(body.outer.as_ref().map(|(outer, _)| outer.clone()));
                arguments.extend(body.own_enum_arguments(expr.span));
                arguments.extend(body.arguments(&chosen, &call.arguments, expr.span)?);
                if let Some(source) = body.world.source_of(body.class) {
                    arguments.extend(body.captured_arguments(source, expr.span)?);
                }
            }
            Ok(called(constructor, arguments, expr.span))
        })
    }

    /// Does something where there is no `this` yet.
    pub(super) fn before_construction<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        let this = self.this.take();
        let result = work(self);
        self.this = this;
        result
    }

    /// The name and ordinal that a constructor of an enum was given.
    pub(super) fn own_enum_arguments(&self, span: Span) -> Vec<Expr> {
        let parameters = self.enum_parameters.iter().flat_map(|(name, ordinal)| [*name, *ordinal]);
        parameters.map(|parameter| self.local(parameter, span)).collect()
    }

    /// The call of the superclass's constructor that nobody wrote: the one without parameters.
    pub(super) fn implicit_super_call(&mut self, span: Span) -> Made<Option<Expr>> {
        let Some(source) = self.world.source_of(self.class) else { return Ok(None) };
        let header = self.world.classes.header(self.world.sources[source].java);
        let Some(above) = header.superclass.as_ref().and_then(classes::Type::class_id) else { return Ok(None) };
        let table = self.world.classes;
        if table.class(self.world.sources[source].java).kind == classes::ClassKind::Enum {
            let parameters = ["java.lang.String", "int"];
            let constructor = self.world.library_method("java.lang.Enum", "<init>", &parameters, span)?;
            return Ok(Some(called(constructor, self.own_enum_arguments(span), span)));
        }
        let constructors = table.constructors(above);
        let plain = constructors.iter().copied().find(|id| table.method(*id).parameters.is_empty());
        let variable = || {
            constructors.iter().copied().find(|id| {
                let method = table.method(*id);
                method.parameters.len() == 1 && method.flags.has(classes::Flags::VARARGS)
            })
        };
        let Some(chosen) = plain.or_else(variable) else {
            let name = table.class(above).binary_name;
            return unsupported(
                format!("constructors of subclasses of `{name}`, which has none without parameters"),
                span,
            );
        };
        let constructor = self.world.method(chosen, span)?;
        let source = self.world.source_of_java(above);
        let call = self.before_construction(|body| {
            let mut arguments = Vec::new();
            if let Some(source) = source {
                arguments.extend(body.implicit_outer(source, span)?);
            }
            if let Some(array) = table.method(chosen).parameters.first() {
                let ty = body.world.erase(array);
                arguments.push(Expr { kind: ExprKind::ArrayLiteral(Vec::new()), ty, span });
            }
            if let Some(source) = source {
                arguments.extend(body.captured_arguments(source, span)?);
            }
            Ok(called(constructor, arguments, span))
        })?;
        Ok(Some(call))
    }
}

/// The call of another constructor for the same object.
pub(super) fn called(constructor: MethodId, arguments: Vec<Expr>, span: Span) -> Expr {
    Expr { kind: ExprKind::ConstructorCall(constructor, arguments), ty: Type::Void, span }
}
