//! Expressions as `(operator operand …)`. Recursive: trees are not deeper than the parser allows.

use super::Printer;
use crate::ast::*;

impl Printer {
    pub(super) fn tree_expression(&mut self, value: &Expr) {
        match &value.kind {
            ExprKind::Literal(literal) => self.literal(literal),
            ExprKind::This(None) => self.put("this"),
            ExprKind::Super(None) => self.put("super"),
            ExprKind::Name(name) => self.name(name),
            ExprKind::Specification(specification) => self.tree_formula(specification),
            ExprKind::Error => self.put("(error)"),
            _ => {
                self.put("(");
                self.compound(value);
                self.put(")");
            }
        }
    }

    /// Operands, each with a space before it.
    pub(super) fn operands<'tree>(&mut self, operands: impl IntoIterator<Item = &'tree Expr>) {
        for operand in operands {
            self.put(" ");
            self.expression(operand);
        }
    }

    /// What stands between the parentheses.
    fn compound(&mut self, value: &Expr) {
        match &value.kind {
            ExprKind::This(outer) => {
                self.put("this");
                self.operands(outer.as_deref());
            }
            ExprKind::Super(outer) => {
                self.put("super");
                self.operands(outer.as_deref());
            }
            ExprKind::Field(object, name) => {
                self.put(".");
                self.name(name);
                self.operands([&**object]);
            }
            ExprKind::Index(array, index) => {
                self.put("[]");
                self.operands([&**array, &**index]);
            }
            ExprKind::ArrayInitializer(elements) => {
                self.put("array");
                self.operands(elements);
            }
            ExprKind::Unary(op, operand) => {
                self.put(op.symbol());
                self.operands([&**operand]);
            }
            ExprKind::Binary(op, left, right) => {
                self.put(op.symbol());
                self.operands([&**left, &**right]);
            }
            ExprKind::Assign { op, target, value } => {
                self.put(op.map(BinaryOp::symbol).unwrap_or_default());
                self.put("=");
                self.operands([&**target, &**value]);
            }
            ExprKind::Step { is_increment, is_prefix, target } => {
                self.put(if *is_prefix { "prefix " } else { "postfix " });
                self.put(if *is_increment { "++" } else { "--" });
                self.operands([&**target]);
            }
            ExprKind::Conditional(condition, then, other) => {
                self.put("?:");
                self.operands([&**condition, &**then, &**other]);
            }
            ExprKind::Cast(ty, operand) => {
                self.put("cast ");
                self.type_reference(ty);
                self.operands([&**operand]);
            }
            ExprKind::InstanceOf(operand, ty) => {
                self.put("instanceof ");
                self.type_reference(ty);
                self.operands([&**operand]);
            }
            ExprKind::Matches(operand, pattern) => {
                self.put("matches ");
                self.pattern(pattern);
                self.operands([&**operand]);
            }
            ExprKind::ClassLiteral(ty) => {
                self.put("class ");
                self.type_reference(ty);
            }
            ExprKind::Paren(inside) => {
                self.put("paren");
                self.operands([&**inside]);
            }
            ExprKind::Annotation(annotation) => self.annotation(annotation),
            _ => self.compound_with_names(value),
        }
    }

    fn compound_with_names(&mut self, value: &Expr) {
        match &value.kind {
            ExprKind::Call(call) => {
                self.put(if call.receiver.is_some() { "call ." } else { "call " });
                self.angles(&call.type_arguments);
                self.name(&call.name);
                self.operands(call.receiver.iter().chain(&call.arguments));
            }
            ExprKind::ConstructorCall(call) => {
                self.angles(&call.type_arguments);
                self.put(if call.is_super { "super(…)" } else { "this(…)" });
                if let Some(outer) = &call.outer {
                    self.put(" outer");
                    self.operands([outer]);
                }
                self.operands(&call.arguments);
            }
            ExprKind::New(new) => self.tree_new(new),
            ExprKind::NewArray(array) => {
                self.put("new ");
                self.type_reference(&array.element);
                self.put(&"[]".repeat(array.dimensions));
                self.operands(array.lengths.iter().chain(&array.initializer));
            }
            ExprKind::Switch(switch) => {
                self.put("switch");
                self.operands([&*switch.selector]);
                self.inner(|printer| printer.tree_cases(switch));
            }
            ExprKind::Lambda(lambda) => {
                self.put("lambda (");
                self.list(&lambda.parameters, Self::lambda_parameter);
                self.put(")");
                match &lambda.body {
                    LambdaBody::Expr(value) => self.operands([value]),
                    LambdaBody::Block(block) => self.inner(|printer| printer.statements(&block.statements)),
                }
            }
            ExprKind::MethodReference(reference) => {
                self.put("::");
                self.angles(&reference.type_arguments);
                self.name(&reference.name);
                match &reference.qualifier {
                    ReferenceQualifier::Expr(value) => self.operands([value]),
                    ReferenceQualifier::Type(ty) => {
                        self.put(" type ");
                        self.type_reference(ty);
                    }
                }
            }
            _ => {}
        }
    }

    fn tree_new(&mut self, new: &New) {
        self.put("new ");
        self.angles(&new.type_arguments);
        self.type_reference(&new.class);
        if let Some(outer) = &new.outer {
            self.put(" outer");
            self.operands([outer]);
        }
        self.operands(&new.arguments);
        if let Some(body) = &new.body {
            self.inner(|printer| printer.tree_body(body));
        }
    }

    /// Lines within an expression, in braces.
    fn inner(&mut self, print: impl FnOnce(&mut Self)) {
        self.put(" {\n");
        self.depth += 1;
        self.below(print);
        self.begin();
        self.put("}");
        self.depth -= 1;
    }
}
