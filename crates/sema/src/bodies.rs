//! Types the initial values of fields and the bodies of methods and constructors.

use crate::checker::{Checker, Finality, This};
use crate::constants::initializer_checker;
use crate::declarations::Declarations;
use crate::flow;
use crate::members::closing_brace;
use crate::program::{
    ClassId, Expr, ExprKind, FieldId, LocalId, Method, MethodId, MethodKind, Stmt, StmtKind, Unsupported,
};
use crate::slice as ast;
use base::{Diagnostic, Span, rules};

/// Types the initial values of all fields.
pub(crate) fn check_initializers(declarations: &mut Declarations<'_>) {
    for id in declarations.program.fields.ids() {
        let field = &declarations.program.fields[id];
        if !declarations.is_supported(field.owner) {
            continue;
        }
        let Some(initializer) = &declarations.fields[id].declarator.initializer else {
            check_static_final(declarations, id);
            continue;
        };
        let (owner, is_static) = (field.owner, field.is_static);
        let mut checker = initializer_checker(declarations, owner, id);
        let value = checker.initializer(initializer, &field.ty);
        let diagnostics = checker.take_diagnostics();
        let unsupported: Vec<Unsupported> = checker.unsupported;
        declarations.diagnostics.extend(diagnostics);
        for obstacle in unsupported {
            declarations.record_unsupported(obstacle.clone());
            if !is_static {
                declarations.classes[owner].initialization_obstacles.push(obstacle);
            }
        }
        declarations.program.fields[id].initializer = value;
    }
}

/// Without static initialisers, a static final field has its value from its declaration or not at all.
fn check_static_final(declarations: &mut Declarations<'_>, id: FieldId) {
    let field = &declarations.program.fields[id];
    if field.is_static && field.is_final {
        let message = format!("static final field `{}` has no initial value", field.name);
        declarations.diagnostics.push(Diagnostic::error(&rules::TYPE_ERROR, field.span, message));
    }
}

/// Types the bodies of all methods.
pub(crate) fn check_bodies(declarations: &mut Declarations<'_>) {
    for id in declarations.program.methods.ids() {
        let owner = declarations.program.methods[id].owner;
        if declarations.is_supported(owner) {
            check_body(declarations, id);
        }
        declarations.program.methods[id].unsupported.sort_by_key(|unsupported| unsupported.span);
    }
}

fn check_body(declarations: &mut Declarations<'_>, id: MethodId) {
    let method = &declarations.program.methods[id];
    let info = &declarations.methods[id];
    let block = info.declaration.and_then(|declaration| declaration.body.as_ref());
    let is_default_constructor = info.declaration.is_none();
    if info.takes_any_arguments || (block.is_none() && !is_default_constructor) {
        return;
    }
    let mut checker = body_checker(declarations, id);
    let body = match block {
        Some(block) if method.kind == MethodKind::Constructor => checker.constructor_body(method, block),
        Some(block) => checker.block(block),
        None => checker.implicit_super_call(method.span).into_iter().collect(),
    };
    if method.kind == MethodKind::Constructor && !begins_with_this_call(&body, method.owner, declarations) {
        for obstacle in &declarations.classes[method.owner].initialization_obstacles {
            checker.unsupported(obstacle.what.clone(), obstacle.span);
        }
    }
    let is_clean = checker.is_clean();
    let mut diagnostics = checker.take_diagnostics();
    if is_clean && method.unsupported.is_empty() {
        let end = block.map_or(method.span, closing_brace);
        diagnostics.extend(check_flow(declarations, method, &checker, &body, end));
    }
    let (locals, unsupported): (_, Vec<Unsupported>) = (checker.locals, checker.unsupported);
    let is_usable = is_clean && diagnostics.is_empty() && method.unsupported.is_empty();
    declarations.diagnostics.extend(diagnostics);
    let method = &mut declarations.program.methods[id];
    method.locals = locals;
    method.unsupported.extend(unsupported);
    method.body = is_usable.then_some(body);
}

/// A checker that knows the parameters of a method.
fn body_checker<'a, 'd>(declarations: &'d Declarations<'a>, id: MethodId) -> Checker<'a, 'd> {
    let method = &declarations.program.methods[id];
    let this = if method.kind == MethodKind::Static { This::Static } else { This::Available };
    let mut checker = Checker::new(declarations, method.owner, this);
    checker.locals = method.locals.clone();
    checker.parameters = method.parameters.clone();
    checker.result = declarations.methods[id].has_known_result.then(|| method.result.clone());
    checker.in_constructor = method.kind == MethodKind::Constructor;
    checker.in_body = true;
    let info = &declarations.methods[id];
    checker.has_failed = !info.has_known_result || info.parameter_types.iter().any(Option::is_none);
    if let Some(declaration) = declarations.methods[id].declaration {
        checker.bind_parameters(declaration, &method.parameters);
    }
    checker
}

/// The mistakes that depend on the flow of control.
fn check_flow(
    declarations: &Declarations<'_>,
    method: &Method,
    checker: &Checker<'_, '_>,
    body: &[Stmt],
    end: Span,
) -> Vec<Diagnostic> {
    let is_blank = |finality: &Finality| matches!(finality, Finality::Blank);
    let blank_locals: Vec<LocalId> =
        checker.finals.iter().filter(|(_, finality)| is_blank(finality)).map(|(local, _)| *local).collect();
    let blank_fields = match method.kind {
        MethodKind::Constructor => blank_fields(declarations, method.owner),
        MethodKind::Static | MethodKind::Instance => Vec::new(),
    };
    flow::check(&flow::Body {
        program: &declarations.program,
        locals: &checker.locals,
        parameters: &method.parameters,
        blank_locals: &blank_locals,
        blank_fields: &blank_fields,
        statements: body,
        result: &method.result,
        end,
    })
}

/// The final fields of a class that its constructors must give values to.
fn blank_fields(declarations: &Declarations<'_>, class: ClassId) -> Vec<FieldId> {
    let is_blank = |field: &FieldId| {
        let described = &declarations.program.fields[*field];
        described.is_final && !described.is_static && declarations.fields[*field].declarator.initializer.is_none()
    };
    declarations.program.classes[class].fields.iter().copied().filter(is_blank).collect()
}

/// Whether a constructor leaves the initialisation of the fields to another one of its class.
fn begins_with_this_call(body: &[Stmt], class: ClassId, declarations: &Declarations<'_>) -> bool {
    called_constructor(body).is_some_and(|called| declarations.program.methods[called].owner == class)
}

/// The constructor that a constructor's body begins with.
fn called_constructor(body: &[Stmt]) -> Option<MethodId> {
    match body.first().map(|statement| &statement.kind) {
        Some(StmtKind::Expr(Expr { kind: ExprKind::ConstructorCall(method, _), .. })) => Some(*method),
        _ => None,
    }
}

impl Checker<'_, '_> {
    /// A constructor's statements, beginning with the call of another constructor.
    fn constructor_body(&mut self, method: &Method, block: &ast::Block) -> Vec<Stmt> {
        let explicit = block.statements.split_first().and_then(|(first, rest)| match &first.kind {
            ast::StmtKind::Expr(ast::Expr { kind: ast::ExprKind::ConstructorCall { is_super, arguments }, .. }) => {
                Some((first.span, *is_super, arguments, rest))
            }
            _ => None,
        });
        match explicit {
            Some((span, is_super, arguments, rest)) => {
                let call = self.constructor_call(span, is_super, arguments);
                let call = call.map(|call| Stmt { kind: StmtKind::Expr(call), span });
                call.into_iter().chain(self.in_scope(|checker| checker.statements(rest))).collect()
            }
            None => {
                let call = self.implicit_super_call(method.span);
                call.into_iter().chain(self.block(block)).collect()
            }
        }
    }

    /// The inserted `super()`; `java.lang.Object` has none.
    fn implicit_super_call(&mut self, span: Span) -> Option<Stmt> {
        self.declarations.program.classes[self.class].superclass?;
        let call = self.constructor_call_with(span, true, Vec::new())?;
        Some(Stmt { kind: StmtKind::Expr(call), span })
    }
}

/// Reports constructors that call themselves, directly or through others.
pub(crate) fn check_constructor_cycles(declarations: &mut Declarations<'_>) {
    let mut reported: Vec<MethodId> = Vec::new();
    for id in declarations.program.methods.ids() {
        let mut path = vec![id];
        while let Some(next) =
            declarations.program.methods[path[path.len() - 1]].body.as_deref().and_then(called_constructor)
        {
            if next == id {
                if !path.iter().any(|method| reported.contains(method)) {
                    let method = &declarations.program.methods[id];
                    let message = format!("constructor `{}` calls itself", method.signature);
                    declarations.diagnostics.push(Diagnostic::error(&rules::TYPE_ERROR, method.span, message));
                    reported.push(id);
                }
                break;
            }
            if path.contains(&next) {
                break;
            }
            path.push(next);
        }
    }
}
