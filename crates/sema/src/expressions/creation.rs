//! New objects and arrays (JLS 15.9, 15.10, 10.6).

use crate::checker::Checker;
use crate::program::{Expr, ExprKind, Type};
use crate::slice as ast;
use base::Span;

impl Checker<'_, '_> {
    /// `new C(…)`
    pub(super) fn new_object(&mut self, span: Span, written: &ast::TypeRef, arguments: &[ast::Expr]) -> Option<Expr> {
        if self.is_impure(span, "`new`") {
            return None;
        }
        let ty = self.written_type(written);
        let arguments = self.arguments(arguments);
        let (ty, arguments) = (ty?, arguments?);
        let Type::Class(class) = ty else {
            let shown = self.show(&ty);
            self.type_error(written.span, format!("expected a class, found `{shown}`"));
            return None;
        };
        if self.declarations.program.classes[class].is_abstract {
            let shown = self.show(&ty);
            self.type_error(span, format!("class `{shown}` is abstract and has no objects of its own"));
            return None;
        }
        let (constructor, arguments) = self.resolve(class, class, None, written.span, arguments)?;
        Some(Expr { kind: ExprKind::New(constructor, arguments), ty, span })
    }

    /// `new T[n][m][]`, `new T[]{…}`
    pub(super) fn new_array(
        &mut self,
        span: Span,
        element: &ast::TypeRef,
        lengths: &[ast::Expr],
        dimensions: usize,
        initializer: Option<&ast::Expr>,
    ) -> Option<Expr> {
        if self.is_impure(span, "`new`") {
            return None;
        }
        let ty = self.written_type(element).map(|ty| ty.with_dimensions(dimensions));
        let typed: Vec<Option<Expr>> = lengths
            .iter()
            .map(|length| self.value(length).and_then(|length| self.expect(length, &Type::Int)))
            .collect();
        let ty = ty?;
        if let Some(initializer) = initializer {
            return self.initializer(initializer, &ty).map(|literal| Expr { span, ..literal });
        }
        let lengths: Option<Vec<Expr>> = typed.into_iter().collect();
        Some(Expr { kind: ExprKind::NewArray(lengths?), ty, span })
    }

    /// The initial value of a variable of this type: an expression, or `{ … }` for an array.
    pub fn initializer(&mut self, initializer: &ast::Expr, ty: &Type) -> Option<Expr> {
        let ast::ExprKind::ArrayInitializer(elements) = &initializer.kind else {
            let value = self.value(initializer)?;
            return self.expect(value, ty);
        };
        let Type::Array(element) = ty else {
            let shown = self.show(ty);
            self.type_error(initializer.span, format!("expected `{shown}`, found an array initialiser"));
            return None;
        };
        let typed: Vec<Option<Expr>> = elements.iter().map(|value| self.initializer(value, element)).collect();
        let elements: Option<Vec<Expr>> = typed.into_iter().collect();
        Some(Expr { kind: ExprKind::ArrayLiteral(elements?), ty: ty.clone(), span: initializer.span })
    }
}
