//! Lambdas: each is an object of a class of its own, which holds what the lambda mentions of its surroundings.
//!
//! The method has the erased parameters of the interface's method, so that it is found as every implementation of that is;
//! it begins with casts to the types that the lambda's parameters have.

use super::bodies::finish;
use super::body::{Body, Capturing, cast, expression_statement, return_statement};
use super::creation::called;
use super::members::unnamed;
use super::world::{Made, World, unsupported};
use crate::program::{
    Access, Allocation, Arithmetics, Class, ClassId, Expr, ExprKind, FieldId, Local, LocalId, Method, MethodId,
    MethodKind, Nullness, Stmt, StmtKind, Type, Unsupported,
};
use base::{Arena, Name, Span};
use classes::{Descriptor, Flags};
use std::collections::HashSet;
use syntax::ast::{self, LambdaBody};

/// What was made for a lambda or method reference.
#[derive(Clone)]
pub(super) struct MadeLambda {
    /// Its constructor, which takes what it holds.
    pub constructor: MethodId,
    /// Whether it holds the object around it.
    pub holds_object: bool,
    /// The variables that it holds.
    pub captured: Vec<typing::LocalId>,
}

/// A class that is being made for a lambda or method reference.
pub(super) struct Functional {
    /// The class.
    pub class: ClassId,
    /// The method that implements the interface.
    pub method: MethodId,
    /// The function type.
    pub descriptor: Descriptor,
    /// The field for the object around it.
    pub outer_field: Option<FieldId>,
    /// The place.
    pub span: Span,
}

impl<'a> Body<'_, 'a> {
    /// `x -> e`, `(x, y) -> { … }`
    pub fn lambda(&mut self, expr: &ast::Expr, lambda: &ast::Lambda) -> Made<Expr> {
        let key = (self.unit, expr.id);
        if let Some(made) = self.world.made_lambdas.get(&key).cloned() {
            return self.functional_object(&made, Vec::new(), expr.span);
        }
        let functional = self.functional_class(expr)?;
        let mut inner = self.functional_body(&functional);
        let statements = inner.lambda_statements(&functional, lambda);
        let held = inner.capturing.take().map_or_else(Vec::new, |capturing| capturing.captured);
        let made = finish(statements.map(|statements| (inner, statements)));
        made.into_program(self.world, functional.method);
        let functional = self.world.without_needless_object(functional);
        let made = self.world.finish_functional(&functional, &held, None);
        self.world.made_lambdas.insert(key, made.clone());
        self.functional_object(&made, Vec::new(), expr.span)
    }

    fn lambda_statements(&mut self, functional: &Functional, lambda: &ast::Lambda) -> Made<Vec<Stmt>> {
        let mut statements = Vec::new();
        let parameters = self.world.program.methods[functional.method].parameters.clone();
        for (parameter, local) in lambda.parameters.iter().zip(&parameters) {
            let span = parameter.name.span;
            let Some(variable) = self.attribution().declared.get(&span).copied() else {
                return unsupported("lambdas whose type is not certain", span);
            };
            let wanted = self.world.erase(&self.attribution().locals[variable].ty);
            let given = self.local(*local, span);
            if self.world.is_assignable(&given.ty, &wanted) {
                self.locals[*local].name = parameter.name.name;
                self.locals[*local].span = span;
                self.variables.insert(variable, given);
            } else {
                let declared = self.declare(variable);
                statements.push(Stmt { kind: StmtKind::Local(declared, Some(cast(given, wanted))), span });
            }
        }
        let result = functional.descriptor.result.clone();
        match &lambda.body {
            LambdaBody::Block(block) => statements.extend(self.statements(&block.statements)?),
            LambdaBody::Expr(value) if result == classes::Type::Void => {
                statements.push(expression_statement(self.raw(value)?));
            }
            LambdaBody::Expr(value) => statements.push(return_statement(self.converted(value, &result)?)),
        }
        Ok(statements)
    }

    /// Declares the class for a lambda or method reference with the method that it implements.
    pub(super) fn functional_class(&mut self, expr: &ast::Expr) -> Made<Functional> {
        let span = expr.span;
        let Some(ty) = self.attribution().ty(expr.id).filter(|ty| ty.is_known()).cloned() else {
            return unsupported("expressions whose type is not certain", span);
        };
        let Some(descriptor) = self.world.classes.descriptor(&ty) else {
            return unsupported("lambdas whose type is not certain", span);
        };
        let Some((top, number)) = self.world.lambda_numbers.get(&(self.unit, expr.id)).copied() else {
            return unsupported("lambdas in this place", span);
        };
        let components: Vec<classes::Type> = match &ty {
            classes::Type::Intersection(types) => types.to_vec(),
            _ => vec![ty.clone()],
        };
        let mut interfaces = Vec::new();
        for component in &components {
            if let Type::Class(interface) = self.world.erase(component)
                && self.world.program.classes[interface].is_interface
            {
                interfaces.push(interface);
            }
        }
        let object = self.world.library_class("java.lang.Object", span)?;
        let shown = Name::from(format!("{}$$Lambda{number}", self.world.sources[top].shown));
        let around = self.world.program.classes[self.world.sources[top].class].name;
        let class = self.world.program.classes.push(Class {
            name: Name::from(format!("{around}$$Lambda{number}")),
            simple_name: shown,
            superclass: Some(object),
            interfaces,
            is_interface: false,
            is_abstract: false,
            is_final: true,
            is_hidden: true,
            fields: Vec::new(),
            methods: Vec::new(),
            invariants: Vec::new(),
            represents: Vec::new(),
            dependencies: Vec::new(),
            initially: Vec::new(),
            constraints: Vec::new(),
            initializers: Vec::new(),
            static_initializer: None,
            arithmetic: self.arithmetic,
            has_specification: false,
            origin: self.world.units[self.unit].origin,
            span,
        });
        let outer_field = match self.object_to_hold() {
            Some(object) => Some(self.world.add_hidden_field(class, "this$0", object.ty, span)),
            None => None,
        };
        let method = self.world.declare_implementation(class, shown, descriptor.method, span);
        let all = self.world.methods_to_implement(&components, &descriptor);
        for other in all {
            self.world.declare_lambda_bridge(class, shown, other, method, span);
        }
        Ok(Functional { class, method, descriptor, outer_field, span })
    }

    /// The object around a lambda: Java's `this`, or where there is none yet the one that encloses it.
    fn object_to_hold(&self) -> Option<Expr> {
        self.this.clone().or_else(|| self.outer.as_ref().map(|(outer, _)| outer.clone()))
    }

    /// The body of the method of a lambda's class.
    pub(super) fn functional_body(&mut self, functional: &Functional) -> Body<'_, 'a> {
        let mut available: HashSet<typing::LocalId> = self.variables.keys().copied().collect();
        if let Some(capturing) = &self.capturing {
            available.extend(&capturing.available);
        }
        let (unit, java_class, has_this) = (self.unit, self.java_class, self.this.is_some());
        let outer_class = self.outer.as_ref().map(|(_, class)| *class);
        let mut inner = Body::new(&mut *self.world, unit, functional.class, java_class);
        let method = &inner.world.program.methods[functional.method];
        inner.locals = method.locals.clone();
        inner.result = method.result.clone();
        inner.java_result = Some(functional.descriptor.result.clone()).filter(|ty| *ty != classes::Type::Void);
        inner.capturing = Some(Capturing { available, captured: Vec::new() });
        if let Some(field) = functional.outer_field {
            let held = inner.field_of(inner.own_this(functional.span), field, functional.span);
            if has_this {
                inner.this = Some(held);
            } else {
                inner.outer = outer_class.map(|class| (held, class));
            }
        }
        inner
    }

    /// A new object of the class that was made for a lambda.
    pub(super) fn functional_object(&mut self, made: &MadeLambda, first: Vec<Expr>, span: Span) -> Made<Expr> {
        let mut arguments = Vec::new();
        if made.holds_object {
            match self.object_to_hold() {
                Some(object) => arguments.push(Expr { span, ..object }),
                None => return unsupported("lambdas in this place", span),
            }
        }
        arguments.extend(first);
        for variable in &made.captured {
            arguments.push(self.captured_variable(*variable, span)?);
        }
        Ok(self.created(made.constructor, arguments, span))
    }
}

impl World<'_> {
    /// Whether a value of one type can stand where the other is wanted without a cast.
    pub(super) fn is_assignable(&self, from: &Type, to: &Type) -> bool {
        match (from, to) {
            (Type::Class(from), Type::Class(to)) => self.program.is_subclass(*from, *to),
            _ => from == to,
        }
    }

    /// Declares a method that implements one of an interface.
    fn declare_implementation(&mut self, owner: ClassId, shown: Name, of: classes::MethodId, span: Span) -> MethodId {
        let table = self.classes;
        let implemented = table.method(of);
        let mut locals: Arena<LocalId, Local> = Arena::new();
        let mut parameters = Vec::new();
        let mut texts = Vec::new();
        for (index, ty) in implemented.parameters.iter().enumerate() {
            let ty = self.erase(ty);
            texts.push(self.program.type_name(&ty));
            parameters.push(locals.push(unnamed(index, ty, span)));
        }
        let result = self.erase(&implemented.result);
        self.add_method(Method {
            owner,
            name: implemented.name,
            signature: Name::from(format!("{shown}.{}({})", implemented.name, texts.join(", "))),
            kind: MethodKind::Instance,
            access: Access::Public,
            is_abstract: false,
            is_native: false,
            is_final: true,
            is_pure: false,
            allocates: Allocation::Anything,
            is_helper: false,
            is_model: false,
            arithmetic: self.program.classes[owner].arithmetic,
            overrides: None,
            locals,
            parameters,
            result,
            result_is_nullable: true,
            throws: Vec::new(),
            contract: None,
            body: None,
            unsupported: Vec::new(),
            span,
        })
    }

    /// The other abstract methods that the method of a lambda implements, where their erased parameters differ: those that
    /// take the same here.
    fn methods_to_implement(&self, interfaces: &[classes::Type], descriptor: &Descriptor) -> Vec<classes::MethodId> {
        let table = self.classes;
        let implemented = table.method(descriptor.method);
        let taken = table.erase_all(&descriptor.parameters);
        let mut known = vec![table.erase_all(&implemented.parameters)];
        let mut found = Vec::new();
        for interface in interfaces {
            let mut open: Vec<classes::ClassId> = interface.class_id().into_iter().collect();
            let mut seen = HashSet::new();
            while let Some(class) = open.pop() {
                if !seen.insert(class) {
                    continue;
                }
                for id in &table.members(class).methods {
                    let method = table.method(*id);
                    let erased = table.erase_all(&method.parameters);
                    if method.name == implemented.name
                        && method.flags.has(Flags::ABSTRACT)
                        && !known.contains(&erased)
                        && table.erase_all(&table.signature(interface, *id).parameters) == taken
                    {
                        known.push(erased);
                        found.push(*id);
                    }
                }
                open.extend(table.header(class).interfaces.iter().filter_map(classes::Type::class_id));
            }
        }
        found
    }

    fn declare_lambda_bridge(&mut self, class: ClassId, shown: Name, of: classes::MethodId, to: MethodId, span: Span) {
        let bridge = self.declare_implementation(class, shown, of, span);
        self.fill_bridge(bridge, to);
    }

    /// Takes the field for the object around a lambda away again where its body does not need it.
    pub(super) fn without_needless_object(&mut self, functional: Functional) -> Functional {
        let Some(field) = functional.outer_field else { return functional };
        let mut is_needed = false;
        for statement in self.program.methods[functional.method].body.iter().flatten() {
            statement.visit_expressions(&mut |expr| {
                expr.visit(&mut |part| is_needed |= matches!(part.kind, ExprKind::Field(_, used) if used == field));
            });
        }
        if is_needed {
            return functional;
        }
        self.program.classes[functional.class].fields.retain(|known| *known != field);
        Functional { outer_field: None, ..functional }
    }

    /// Makes the constructor of a lambda's class, which takes what it holds: the object around it, the receiver of a method
    /// reference, variables.
    pub(super) fn finish_functional(
        &mut self,
        functional: &Functional,
        held: &[(typing::LocalId, FieldId)],
        receiver: Option<FieldId>,
    ) -> MadeLambda {
        let Functional { class, outer_field, span, .. } = *functional;
        let fields: Vec<FieldId> =
            outer_field.into_iter().chain(receiver).chain(held.iter().map(|(_, field)| *field)).collect();
        let mut locals: Arena<LocalId, Local> = Arena::new();
        let mut statements = Vec::new();
        let mut parameters = Vec::new();
        for field in fields {
            let Field { name, ty } = self.field_text(field);
            let is_nullable = ty.is_reference() && Some(field) != outer_field;
            let nullness = if is_nullable { Nullness::Nullable } else { Nullness::Unsaid };
            let parameter = locals.push(Local { name, ty: ty.clone(), nullness, span });
            parameters.push(parameter);
            let this = Expr { kind: ExprKind::This, ty: Type::Class(class), span };
            let target = Expr { kind: ExprKind::Field(Box::new(this), field), ty: ty.clone(), span };
            let value = Expr { kind: ExprKind::Local(parameter), ty, span };
            statements.push(super::body::assignment(target, value, span));
        }
        let mut obstacles: Vec<Unsupported> = Vec::new();
        match self.library_method("java.lang.Object", "<init>", &[], span) {
            Ok(object) => statements.push(expression_statement(called(object, Vec::new(), span))),
            Err(reason) => obstacles.push(reason),
        }
        let name = self.program.classes[class].simple_name;
        let constructor = self.add_method(Method {
            owner: class,
            name,
            signature: Name::from(format!("{name}()")),
            kind: MethodKind::Constructor,
            access: Access::Package,
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
            result: Type::Void,
            result_is_nullable: false,
            throws: Vec::new(),
            contract: None,
            body: obstacles.is_empty().then_some(statements),
            unsupported: obstacles,
            span,
        });
        MadeLambda {
            constructor,
            holds_object: outer_field.is_some(),
            captured: held.iter().map(|(variable, _)| *variable).collect(),
        }
    }

    fn field_text(&self, field: FieldId) -> Field {
        let field = &self.program.fields[field];
        Field { name: field.name, ty: field.ty.clone() }
    }
}

/// What a parameter takes from the field that it fills.
struct Field {
    name: Name,
    ty: Type,
}
