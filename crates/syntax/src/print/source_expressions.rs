//! Expressions as Java. Parentheses are nodes of the tree, so that none must be added.

use super::Printer;
use crate::ast::*;

impl Printer {
    pub(super) fn source_expression(&mut self, value: &Expr) {
        match &value.kind {
            ExprKind::Literal(literal) => self.literal(literal),
            ExprKind::Name(name) => self.name(name),
            ExprKind::This(outer) => self.qualified(outer.as_deref(), "this"),
            ExprKind::Super(outer) => self.qualified(outer.as_deref(), "super"),
            ExprKind::Field(object, name) => {
                self.expression(object);
                self.put(".");
                self.name(name);
            }
            ExprKind::Index(array, index) => {
                self.expression(array);
                self.put("[");
                self.expression(index);
                self.put("]");
            }
            ExprKind::ArrayInitializer(elements) => {
                self.put("{");
                self.expressions(elements);
                self.put("}");
            }
            ExprKind::Paren(inside) => {
                self.put("(");
                self.expression(inside);
                self.put(")");
            }
            ExprKind::Annotation(annotation) => self.annotation(annotation),
            ExprKind::Specification(specification) => self.source_formula(specification),
            ExprKind::Error => self.put("null"),
            ExprKind::Call(_)
            | ExprKind::ConstructorCall(_)
            | ExprKind::New(_)
            | ExprKind::NewArray(_)
            | ExprKind::Switch(_)
            | ExprKind::Lambda(_)
            | ExprKind::MethodReference(_)
            | ExprKind::ClassLiteral(_) => self.source_compound(value),
            _ => self.operation(value),
        }
    }

    fn qualified(&mut self, outer: Option<&Expr>, word: &str) {
        if let Some(outer) = outer {
            self.expression(outer);
            self.put(".");
        }
        self.put(word);
    }

    /// `left symbol right`
    fn infix(&mut self, left: &Expr, symbol: &str, right: &Expr) {
        self.expression(left);
        self.put(" ");
        self.put(symbol);
        self.put(" ");
        self.expression(right);
    }

    fn operation(&mut self, value: &Expr) {
        match &value.kind {
            ExprKind::Unary(op, operand) => {
                self.put(op.symbol());
                // `- -a` is not `--a`.
                let is_signed = matches!(operand.kind, ExprKind::Unary(..) | ExprKind::Step { is_prefix: true, .. });
                self.put(if is_signed { " " } else { "" });
                self.expression(operand);
            }
            ExprKind::Binary(op, left, right) => self.infix(left, op.symbol(), right),
            ExprKind::Assign { op, target, value } => {
                let symbol = op.map(BinaryOp::symbol).unwrap_or_default();
                self.infix(target, &format!("{symbol}="), value);
            }
            ExprKind::Step { is_increment, is_prefix, target } => {
                let symbol = if *is_increment { "++" } else { "--" };
                self.put(if *is_prefix { symbol } else { "" });
                self.expression(target);
                self.put(if *is_prefix { "" } else { symbol });
            }
            ExprKind::Conditional(condition, then, other) => {
                self.infix(condition, "?", then);
                self.put(" : ");
                self.expression(other);
            }
            ExprKind::Cast(ty, operand) => {
                self.put("(");
                self.type_reference(ty);
                self.put(") ");
                self.expression(operand);
            }
            ExprKind::InstanceOf(operand, ty) => {
                self.expression(operand);
                self.put(" instanceof ");
                self.type_reference(ty);
            }
            ExprKind::Matches(operand, pattern) => {
                self.expression(operand);
                self.put(" instanceof ");
                self.pattern(pattern);
            }
            _ => {}
        }
    }

    fn arguments(&mut self, arguments: &[Expr]) {
        self.put("(");
        self.expressions(arguments);
        self.put(")");
    }

    fn before_dot(&mut self, receiver: Option<&Expr>) {
        if let Some(receiver) = receiver {
            self.expression(receiver);
            self.put(".");
        }
    }

    fn source_compound(&mut self, value: &Expr) {
        match &value.kind {
            ExprKind::Call(call) => {
                self.before_dot(call.receiver.as_ref());
                self.angles(&call.type_arguments);
                self.name(&call.name);
                self.arguments(&call.arguments);
            }
            ExprKind::ConstructorCall(call) => {
                self.before_dot(call.outer.as_ref());
                self.angles(&call.type_arguments);
                self.put(if call.is_super { "super" } else { "this" });
                self.arguments(&call.arguments);
            }
            ExprKind::New(new) => {
                self.before_dot(new.outer.as_ref());
                self.put("new ");
                self.angles(&new.type_arguments);
                self.type_reference(&new.class);
                self.arguments(&new.arguments);
                if let Some(body) = &new.body {
                    self.put(" ");
                    self.class_body(body);
                }
            }
            ExprKind::NewArray(array) => self.new_array(array),
            ExprKind::Switch(switch) => self.source_switch(switch),
            ExprKind::Lambda(lambda) => {
                self.put("(");
                self.list(&lambda.parameters, Self::lambda_parameter);
                self.put(") -> ");
                match &lambda.body {
                    LambdaBody::Expr(value) => self.expression(value),
                    LambdaBody::Block(block) => self.source_block(block),
                }
            }
            ExprKind::MethodReference(reference) => {
                match &reference.qualifier {
                    ReferenceQualifier::Expr(value) => self.expression(value),
                    ReferenceQualifier::Type(ty) => self.type_reference(ty),
                }
                self.put("::");
                self.angles(&reference.type_arguments);
                self.name(&reference.name);
            }
            ExprKind::ClassLiteral(ty) => {
                self.type_reference(ty);
                self.put(".class");
            }
            _ => {}
        }
    }

    fn new_array(&mut self, array: &NewArray) {
        self.put("new ");
        self.type_reference(&array.element);
        for length in &array.lengths {
            self.put("[");
            self.expression(length);
            self.put("]");
        }
        self.put(&"[]".repeat(array.dimensions - array.lengths.len().min(array.dimensions)));
        if let Some(initializer) = &array.initializer {
            self.put(" ");
            self.expression(initializer);
        }
    }
}
