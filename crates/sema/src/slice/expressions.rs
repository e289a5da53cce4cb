//! Expressions.

use super::specification::spec_expression;
use super::types::type_reference;
use super::{Expr, ExprKind, unsupported};
use base::Span;
use syntax::ast::{self, BinaryOp, Literal, UnaryOp};

/// What the slice calls a string literal.
const STRING_LITERALS: &str = "string literals";

/// The slice of an expression.
pub fn expression(written: &ast::Expr) -> Expr {
    // Sums of thousands of terms nest to the left: they are cut without recursion along that side.
    let mut spine = Vec::new();
    let mut first = written;
    while let ast::ExprKind::Binary(op, left, right) = &first.kind {
        spine.push((*op, right, first.span));
        first = left;
    }
    let mut result = unchained(first);
    for (op, right, span) in spine.into_iter().rev() {
        result = binary(op, result, expression(right), span);
    }
    result
}

fn binary(op: BinaryOp, left: Expr, right: Expr, span: Span) -> Expr {
    let kind = match op {
        BinaryOp::Add if is_string(&left) && is_string(&right) => {
            ExprKind::Unsupported(unsupported(STRING_LITERALS, span))
        }
        // `a <= b < c` in specifications; in code it is an error of types, which was reported.
        _ if is_comparison(op) && matches!(&left.kind, ExprKind::Binary(inner, ..) if is_comparison(*inner)) => {
            ExprKind::Unsupported(unsupported("chains of comparisons", span))
        }
        BinaryOp::Subtype => ExprKind::Unsupported(unsupported("comparisons of types (`<:`)", span)),
        BinaryOp::ImpliedBy => ExprKind::Binary(BinaryOp::Implies, Box::new(right), Box::new(left)),
        _ => ExprKind::Binary(op, Box::new(left), Box::new(right)),
    };
    Expr { kind, span }
}

fn is_comparison(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge)
}

fn is_string(expression: &Expr) -> bool {
    matches!(&expression.kind, ExprKind::Unsupported(unsupported) if unsupported.what == STRING_LITERALS)
}

fn unchained(written: &ast::Expr) -> Expr {
    let what = |what: &str| ExprKind::Unsupported(unsupported(what, written.span));
    let kind = match &written.kind {
        ast::ExprKind::Literal(literal) => slice_of_literal(literal).unwrap_or_else(what),
        ast::ExprKind::This(None) => ExprKind::This,
        ast::ExprKind::This(Some(_)) => what("uses of an outer object (`C.this`)"),
        ast::ExprKind::Super(_) => what("uses of `super` alone"),
        ast::ExprKind::Name(name) => ExprKind::Name(*name),
        ast::ExprKind::Field(receiver, name) => match &receiver.kind {
            ast::ExprKind::Super(None) => ExprKind::SuperField(*name),
            ast::ExprKind::Super(Some(_)) => what("members of a qualified `super` (`C.super.m()`)"),
            _ => ExprKind::Field(boxed(receiver), *name),
        },
        ast::ExprKind::Index(array, index) => ExprKind::Index(boxed(array), boxed(index)),
        ast::ExprKind::Call(_)
        | ast::ExprKind::ConstructorCall(_)
        | ast::ExprKind::New(_)
        | ast::ExprKind::NewArray(_) => call_or_creation(written),
        ast::ExprKind::ArrayInitializer(elements) => {
            ExprKind::ArrayInitializer(elements.iter().map(expression).collect())
        }
        ast::ExprKind::Unary(op, operand) => unary(*op, operand),
        ast::ExprKind::Binary(..) => what("expressions that are too deep"),
        ast::ExprKind::Assign { op, target, value } => {
            ExprKind::Assign { op: *op, target: boxed(target), value: boxed(value) }
        }
        ast::ExprKind::Step { is_increment, is_prefix, target } => {
            ExprKind::Step { is_increment: *is_increment, is_prefix: *is_prefix, target: boxed(target) }
        }
        ast::ExprKind::Conditional(condition, then, otherwise) => {
            ExprKind::Conditional(boxed(condition), boxed(then), boxed(otherwise))
        }
        ast::ExprKind::Cast(ty, operand) => ExprKind::Cast(type_reference(ty), boxed(operand)),
        ast::ExprKind::InstanceOf(operand, ty) => ExprKind::InstanceOf(boxed(operand), type_reference(ty)),
        ast::ExprKind::Matches(..) => what("patterns in `instanceof`"),
        ast::ExprKind::Switch(_) => what("`switch` expressions"),
        ast::ExprKind::Lambda(_) => what("lambda expressions"),
        ast::ExprKind::MethodReference(_) => what("method references"),
        ast::ExprKind::ClassLiteral(_) => what("class literals"),
        ast::ExprKind::Paren(inner) => ExprKind::Paren(boxed(inner)),
        ast::ExprKind::Annotation(_) => what("annotations as values"),
        ast::ExprKind::Specification(inner) => spec_expression(inner, written.span),
        ast::ExprKind::Error => what("code with syntax errors"),
    };
    Expr { kind, span: written.span }
}

fn boxed(written: &ast::Expr) -> Box<Expr> {
    Box::new(expression(written))
}

fn slice_of_literal(literal: &Literal) -> Result<ExprKind, &'static str> {
    Ok(match literal {
        Literal::Int(value) => ExprKind::Int { value: i64::from(*value), is_long: false },
        Literal::Long(value) => ExprKind::Int { value: *value, is_long: true },
        Literal::Bool(value) => ExprKind::Bool(*value),
        Literal::Null => ExprKind::Null,
        Literal::Float(_) | Literal::Double(_) => return Err("floating-point literals"),
        Literal::Char(_) => return Err("character literals"),
        Literal::String(_) => return Err(STRING_LITERALS),
    })
}

/// The sign of a literal belongs to it.
fn unary(op: UnaryOp, operand: &ast::Expr) -> ExprKind {
    match (op, &operand.kind) {
        (UnaryOp::Minus, ast::ExprKind::Literal(Literal::Int(value))) => {
            ExprKind::Int { value: i64::from(value.wrapping_neg()), is_long: false }
        }
        (UnaryOp::Minus, ast::ExprKind::Literal(Literal::Long(value))) => {
            ExprKind::Int { value: value.wrapping_neg(), is_long: true }
        }
        _ => ExprKind::Unary(op, boxed(operand)),
    }
}

fn call_or_creation(written: &ast::Expr) -> ExprKind {
    let what = |what: &str| ExprKind::Unsupported(unsupported(what, written.span));
    let list = |arguments: &[ast::Expr]| arguments.iter().map(expression).collect();
    match &written.kind {
        ast::ExprKind::Call(call) if !call.type_arguments.is_empty() => what("calls with type arguments"),
        ast::ExprKind::Call(call) => match call.receiver.as_ref().map(|receiver| (&receiver.kind, receiver)) {
            Some((ast::ExprKind::Super(None), _)) => {
                ExprKind::SuperCall { name: call.name, arguments: list(&call.arguments) }
            }
            Some((ast::ExprKind::Super(Some(_)), _)) => what("members of a qualified `super` (`C.super.m()`)"),
            receiver => ExprKind::Call {
                receiver: receiver.map(|(_, receiver)| boxed(receiver)),
                name: call.name,
                arguments: list(&call.arguments),
            },
        },
        ast::ExprKind::ConstructorCall(call) if call.outer.is_some() => {
            what("qualified constructor calls (`o.super(…)`)")
        }
        ast::ExprKind::ConstructorCall(call) if !call.type_arguments.is_empty() => what("calls with type arguments"),
        ast::ExprKind::ConstructorCall(call) => {
            ExprKind::ConstructorCall { is_super: call.is_super, arguments: list(&call.arguments) }
        }
        ast::ExprKind::New(new) if new.outer.is_some() => what("creations of inner objects (`o.new C()`)"),
        ast::ExprKind::New(new) if new.body.is_some() => what("anonymous classes"),
        ast::ExprKind::New(new) if !new.type_arguments.is_empty() => what("calls with type arguments"),
        ast::ExprKind::New(new) => ExprKind::New { class: type_reference(&new.class), arguments: list(&new.arguments) },
        ast::ExprKind::NewArray(new) => ExprKind::NewArray {
            element: type_reference(&new.element),
            lengths: list(&new.lengths),
            dimensions: new.dimensions,
            initializer: new.initializer.as_ref().map(boxed),
        },
        _ => what("expressions of this kind"),
    }
}
