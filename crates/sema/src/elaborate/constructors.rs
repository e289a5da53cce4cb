//! The bodies of constructors and static initialisers.
//!
//! A constructor sets the fields for the enclosing object and the held variables first, so that a superclass's constructor
//! which calls an overridden method finds them; then it calls the superclass's constructor, then come the initial values
//! of the fields and the initialiser blocks in the order of the text, then what is written in it.

use super::body::{Body, assignment, expression_statement};
use super::creation::called;
use super::declare::{Source, SourceId};
use super::members::MethodText;
use super::world::{Made, World, unsupported};
use crate::program::{Access, Allocation, Expr, ExprKind, LocalId, Method, MethodId, MethodKind, Stmt, StmtKind, Type};
use base::{Arena, Name, Span};
use classes::{ClassKind, Flags};
use syntax::ast::{self, Member};

/// What a constructor takes before its own parameters: the enclosing object, name and ordinal of an enum constant.
pub(super) fn leading_parameters(world: &mut World<'_>, source: SourceId) -> Vec<(&'static str, Type)> {
    let mut parameters = Vec::new();
    if let Some(outer) = world.sources[source].outer {
        parameters.push(("this$0", Type::Class(world.sources[outer].class)));
    }
    if is_enum_like(world, source) {
        let string = world.string();
        parameters.push(("$name", string));
        parameters.push(("$ordinal", Type::Int));
    }
    parameters
}

/// Whether it is an enum or the body of an enum constant.
fn is_enum_like(world: &World<'_>, source: SourceId) -> bool {
    let java = world.sources[source].java;
    let is_enum = |class: classes::ClassId| world.classes.class(class).kind == ClassKind::Enum;
    let above = world.classes.header(java).superclass.as_ref().and_then(classes::Type::class_id);
    is_enum(java) || above.is_some_and(is_enum)
}

impl<'a> World<'a> {
    /// Makes the body of a constructor.
    pub(super) fn constructor_body(
        &mut self,
        method: MethodId,
        text: MethodText<'a>,
    ) -> Made<(Body<'_, 'a>, Vec<Stmt>)> {
        let Source { java, class, unit, .. } = self.sources[text.source];
        let described = &self.program.methods[method];
        let (locals, parameters) = (described.locals.clone(), described.parameters.clone());
        let arithmetic = described.arithmetic;
        let mut body = Body::new(self, unit, class, java);
        body.locals = locals;
        body.arithmetic = arithmetic;
        body.this = Some(body.own_this(body.world.program.methods[method].span));
        let statements = body.constructor_statements(method, text, &parameters)?;
        Ok((body, statements))
    }

    /// Declares the static initialiser of a class that has something to initialise.
    pub(super) fn declare_static_initializer(&mut self, source: SourceId) {
        let Source { class, shown, .. } = self.sources[source];
        if !self.has_static_initialization(source) {
            return;
        }
        let span = self.program.classes[class].span;
        let method = self.add_method(Method {
            owner: class,
            name: Name::new("<clinit>"),
            signature: Name::from(format!("{shown}.<clinit>()")),
            kind: MethodKind::StaticInitializer,
            access: Access::Private,
            is_abstract: false,
            is_native: false,
            is_final: true,
            is_pure: false,
            allocates: Allocation::Anything,
            is_helper: false,
            is_model: false,
            arithmetic: self.program.classes[class].arithmetic,
            overrides: None,
            locals: Arena::new(),
            parameters: Vec::new(),
            result: Type::Void,
            result_is_nullable: false,
            throws: Vec::new(),
            contract: None,
            body: None,
            unsupported: Vec::new(),
            span,
        });
        self.program.classes[class].static_initializer = Some(method);
    }

    fn has_static_initialization(&self, source: SourceId) -> bool {
        let Source { decl, unit, java, .. } = self.sources[source];
        let is_enum = self.classes.class(java).kind == ClassKind::Enum;
        is_enum
            || decl.members.iter().any(|member| match member {
                Member::Field(field) => field.declarators.iter().any(|one| {
                    one.initializer.is_some() && self.field_to_initialize(unit, one.name.span, true).is_some()
                }),
                Member::Initializer(initializer) => initializer.is_static,
                _ => false,
            })
    }

    /// The field that is declared at a place, if its initial value is given by code.
    fn field_to_initialize(&self, unit: usize, span: Span, is_static: bool) -> Option<classes::FieldId> {
        let id = *self.units[unit].attribution.fields.get(&span)?;
        let made = &self.program.fields[*self.field_ids.get(&id)?];
        let is_set_from_the_start = made.is_static && made.constant.is_some();
        (made.is_static == is_static && !is_set_from_the_start).then_some(id)
    }

    /// Makes the body of a static initialiser.
    pub(super) fn static_initializer_body(&mut self, source: SourceId) -> Made<(Body<'_, 'a>, Vec<Stmt>)> {
        let Source { java, class, unit, .. } = self.sources[source];
        let is_enum = self.classes.class(java).kind == ClassKind::Enum;
        let mut body = Body::new(self, unit, class, java);
        let mut statements = Vec::new();
        if is_enum {
            statements.extend(body.enum_constants(source)?);
        }
        statements.extend(body.initializers(source, true)?);
        Ok((body, statements))
    }
}

impl<'a> Body<'_, 'a> {
    fn constructor_statements(
        &mut self,
        method: MethodId,
        text: MethodText<'a>,
        parameters: &[LocalId],
    ) -> Made<Vec<Stmt>> {
        let source = text.source;
        let span = self.world.program.methods[method].span;
        self.enter_hidden_parameters(source, parameters, span);
        let written: &'a [ast::Stmt] =
            text.decl.and_then(|decl| decl.body.as_ref()).map_or(&[], |body| body.statements.as_slice());
        if let Some(decl) = text.decl {
            let leading = self.leading_count(source);
            self.enter_parameters(source, decl, &parameters[leading..]);
        }
        let call = written.iter().position(|statement| constructor_call(statement).is_some());
        let calls_this = call.and_then(|at| constructor_call(&written[at])).is_some_and(|call| !call.is_super);
        if calls_this {
            return self.statements(written);
        }
        let mut statements = self.set_hidden_fields(source, parameters, span);
        let rest = match call {
            Some(at) => {
                statements.extend(self.statements(&written[..=at])?);
                &written[at + 1..]
            }
            None => {
                let call = match self.world.sources[source].creation {
                    Some(creation) => self.anonymous_super_call(source, creation, parameters, span)?,
                    None => self.implicit_super_call(span)?,
                };
                statements.extend(call.map(expression_statement));
                written
            }
        };
        statements.extend(self.initializers(source, false)?);
        statements.extend(self.statements(rest)?);
        statements.extend(self.record_assignments(text, parameters, span));
        Ok(statements)
    }

    fn leading_count(&mut self, source: SourceId) -> usize {
        leading_parameters(self.world, source).len()
    }

    /// The parameters that Java's text does not have, as it reaches them.
    fn enter_hidden_parameters(&mut self, source: SourceId, parameters: &[LocalId], span: Span) {
        let leading = leading_parameters(self.world, source);
        for ((name, _), parameter) in leading.iter().zip(parameters) {
            if *name == "this$0"
                && let Some(outer) = self.world.sources[source].outer
            {
                self.outer = Some((self.local(*parameter, span), self.world.sources[outer].java));
            }
        }
        if let (Some(name), Some(ordinal)) = (
            leading.iter().position(|(name, _)| *name == "$name"),
            leading.iter().position(|(name, _)| *name == "$ordinal"),
        ) {
            self.enum_parameters = Some((parameters[name], parameters[ordinal]));
        }
        let held = self.world.sources[source].captured.clone();
        let first = parameters.len() - held.len();
        for ((variable, _), parameter) in held.iter().zip(&parameters[first..]) {
            let value = self.local(*parameter, span);
            self.variables.insert(*variable, value);
        }
    }

    /// Sets the fields for the enclosing object and the held variables.
    fn set_hidden_fields(&mut self, source: SourceId, parameters: &[LocalId], span: Span) -> Vec<Stmt> {
        let mut statements = Vec::new();
        if let (Some(field), Some((outer, _))) = (self.world.sources[source].outer_field, &self.outer) {
            statements.push(self.set_field(self.own_this(span), field, outer.clone(), span));
        }
        let held = self.world.sources[source].captured.clone();
        let first = parameters.len() - held.len();
        for ((_, field), parameter) in held.iter().zip(&parameters[first..]) {
            if let Some(field) = field {
                statements.push(self.set_field(self.own_this(span), *field, self.local(*parameter, span), span));
            }
        }
        statements
    }

    /// The written parameters of a method, as its text reaches them.
    pub(super) fn enter_parameters(&mut self, source: SourceId, decl: &ast::MethodDecl, parameters: &[LocalId]) {
        let components = &self.world.sources[source].decl.components;
        let written = if decl.is_compact { components } else { &decl.parameters };
        for (parameter, local) in written.iter().zip(parameters) {
            if let Some(variable) = self.attribution().declared.get(&parameter.name.span) {
                let value = self.local(*local, parameter.name.span);
                self.variables.insert(*variable, value);
            }
        }
    }

    /// The call of the superclass's constructor in that of an anonymous class: it passes on what it was given.
    fn anonymous_super_call(
        &mut self,
        source: SourceId,
        creation: &ast::Expr,
        parameters: &[LocalId],
        span: Span,
    ) -> Made<Option<Expr>> {
        let Some(call) = self.attribution().calls.get(&creation.id) else {
            return unsupported("anonymous classes whose type is not certain", span);
        };
        let constructor = self.world.method(call.method, span)?;
        let above = self.world.classes.method(call.method).owner;
        let leading = self.leading_count(source);
        let trailing = self.world.sources[source].captured.len();
        let mut arguments = Vec::new();
        let mut passed: &[LocalId] = &parameters[leading..parameters.len() - trailing];
        if self.world.outer_of_superclass(above).is_some()
            && let Some((outer, rest)) = passed.split_first()
        {
            arguments.push(self.local(*outer, span));
            passed = rest;
        }
        arguments.extend(self.own_enum_arguments(span));
        arguments.extend(passed.iter().map(|parameter| self.local(*parameter, span)));
        if let Some(superclass) = self.world.source_of_java(above) {
            arguments.extend(self.captured_arguments(superclass, span)?);
        }
        Ok(Some(called(constructor, arguments, span)))
    }

    /// The initial values of fields and the initialiser blocks, in the order of the text.
    fn initializers(&mut self, source: SourceId, is_static: bool) -> Made<Vec<Stmt>> {
        let decl = self.world.sources[source].decl;
        let mut statements = Vec::new();
        for member in &decl.members {
            match member {
                Member::Field(field) => {
                    for declarator in &field.declarators {
                        statements.extend(self.initial_value(declarator, is_static)?);
                    }
                }
                Member::Initializer(initializer) if initializer.is_static == is_static => {
                    let inner = self.statements(&initializer.body.statements)?;
                    statements.push(Stmt { kind: StmtKind::Block(inner), span: initializer.body.span });
                }
                _ => {}
            }
        }
        Ok(statements)
    }

    fn initial_value(&mut self, declarator: &ast::Declarator, is_static: bool) -> Made<Option<Stmt>> {
        let span = declarator.name.span;
        let Some(initializer) = &declarator.initializer else { return Ok(None) };
        let Some(id) = self.world.field_to_initialize(self.unit, span, is_static) else { return Ok(None) };
        let declared = self.world.classes.field(id);
        let field = self.world.field(id, span)?;
        let is_ghost = declared.flags.has(Flags::SPECIFICATION);
        let value = match is_ghost {
            true => {
                let ty = self.world.program.fields[field].ty.clone();
                match self.ghost_value(initializer, &ty) {
                    Ok(value) => value,
                    Err(reason) => {
                        self.doubts.push(reason);
                        return Ok(None);
                    }
                }
            }
            false => self.converted(initializer, &declared.ty)?,
        };
        let target = if is_static {
            let ty = self.world.program.fields[field].ty.clone();
            Expr { kind: ExprKind::StaticField(field), ty, span }
        } else {
            self.field_of(self.own_this(span), field, span)
        };
        Ok(Some(match is_ghost {
            true => Stmt { kind: StmtKind::Set(target, value), span },
            false => assignment(target, value, span),
        }))
    }
}

/// The call of another constructor that a statement is.
fn constructor_call(statement: &ast::Stmt) -> Option<&ast::ConstructorCall> {
    match &statement.kind {
        ast::StmtKind::Expr(expr) => match &expr.kind {
            ast::ExprKind::ConstructorCall(call) => Some(call),
            _ => None,
        },
        _ => None,
    }
}
