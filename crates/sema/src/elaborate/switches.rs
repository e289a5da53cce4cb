//! `switch`, statement and expression (JLS 14.11, 15.28). One on numbers stays as it is. Else the number of the case is
//! found out first, by comparing and matching in order, and the `switch` is one on that number.

use super::body::Body;
use super::expressions::{binary_operation, integer, sequence};
use super::labels::JumpKind;
use super::statements::non_null;
use super::world::{Made, unsupported};
use crate::program::{Expr, ExprKind, Group, LabelId, LocalId, Stmt, StmtKind, Type};
use base::{Name, Span};
use classes::{ClassKind, Flags, Primitive};
use syntax::ast::{self, BinaryOp, CaseBody, Label};
use typing::Symbol;

/// What a `switch` is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    /// To do something.
    Statement,
    /// To have a value.
    Value,
}

impl Body<'_, '_> {
    /// `switch` as a statement.
    pub(super) fn switch_statement(&mut self, switch: &ast::Switch, labels: &[Name], span: Span) -> Made<Stmt> {
        self.jumpable(JumpKind::Switch, labels, span, |body, label| {
            body.switch(switch, label, Purpose::Statement, span)
        })
    }

    /// `switch` as an expression: its value is put into a variable.
    pub(super) fn switch_expression(&mut self, expr: &ast::Expr, switch: &ast::Switch) -> Made<Expr> {
        let span = expr.span;
        let java_type = self.type_of(expr)?;
        let ty = self.world.erase(&java_type);
        let result = self.fresh("chosen", ty, span);
        let made = self.jumpable(JumpKind::Value(result, java_type), &[], span, |body, label| {
            body.switch(switch, label, Purpose::Value, span)
        })?;
        let declared = Stmt { kind: StmtKind::Local(result, None), span };
        let value = self.local(result, span);
        Ok(sequence(vec![declared, made], value))
    }

    fn switch(&mut self, switch: &ast::Switch, label: LabelId, purpose: Purpose, span: Span) -> Made<Stmt> {
        let java_type = self.type_of(&switch.selector)?;
        let primitive = self.world.classes.primitive_of(&java_type);
        let is_number =
            matches!(primitive, Some(Primitive::Byte | Primitive::Short | Primitive::Char | Primitive::Int));
        let labels = || switch.cases.iter().flat_map(|case| &case.labels);
        let has_pattern = labels().any(|label| matches!(label, Label::Pattern(_)));
        let has_null = labels().any(is_null);
        if is_number && !has_pattern && !has_null {
            let value = self.converted(&switch.selector, &classes::Type::INT)?;
            let mut groups = Vec::new();
            for case in &switch.cases {
                let values = self.numbers(case)?;
                groups.push(self.group(case, values, label, purpose)?);
            }
            return Ok(Stmt { kind: StmtKind::Switch { value, groups }, span });
        }
        let (mut statements, number) = self.number_of_case(switch, &java_type, has_null)?;
        let mut groups = Vec::new();
        for (index, case) in switch.cases.iter().enumerate() {
            groups.push(self.group(case, vec![case_number(index)], label, purpose)?);
        }
        let class = self.world.classes.erasure(&java_type).class_id().map(|class| self.world.classes.class(class).kind);
        let is_old = self.is_string(&java_type) || class == Some(ClassKind::Enum) || is_number;
        let must_cover = purpose == Purpose::Value || has_pattern || has_null || !is_old;
        if must_cover && !groups.iter().any(|group| group.is_default) {
            let error = self.no_case(has_pattern || has_null || !is_old, span)?;
            let body = vec![Stmt { kind: StmtKind::Throw(error), span }];
            // It stands first, so that no case runs into it.
            groups.insert(0, Group { values: Vec::new(), is_default: true, body });
        }
        let value = self.local(number, switch.selector.span);
        statements.push(Stmt { kind: StmtKind::Switch { value, groups }, span });
        Ok(Stmt { kind: StmtKind::Block(statements), span })
    }

    /// What is thrown where no case fits, which can only be if classes were compiled apart.
    fn no_case(&mut self, has_pattern: bool, span: Span) -> Made<Expr> {
        if has_pattern {
            let null = || Expr { kind: ExprKind::Null, ty: Type::Null, span };
            let parameters = ["java.lang.String", "java.lang.Throwable"];
            let arguments = vec![null(), null()];
            if let Ok(error) = self.new_library_object("java.lang.MatchException", &parameters, arguments, span) {
                return Ok(error);
            }
        }
        self.new_library_object("java.lang.IncompatibleClassChangeError", &[], Vec::new(), span)
    }

    /// The numbers that lead to a case.
    fn numbers(&mut self, case: &ast::Case) -> Made<Vec<i64>> {
        let mut values = Vec::new();
        for label in &case.labels {
            if let Label::Expr(expr) = label {
                let label = match self.constant(expr)? {
                    Some(constant) => constant,
                    None => self.raw(expr)?,
                };
                match label.kind {
                    ExprKind::Int(value) => values.push(value),
                    _ => return unsupported("labels of `switch` whose value is not certain", expr.span),
                }
            }
        }
        Ok(values)
    }

    /// A case with the values that lead to it.
    fn group(&mut self, case: &ast::Case, values: Vec<i64>, label: LabelId, purpose: Purpose) -> Made<Group> {
        let body = match &case.body {
            CaseBody::Statements(statements) => self.statements(statements)?,
            CaseBody::Expr(value) if purpose == Purpose::Value => vec![self.yield_statement(value, value.span)?],
            CaseBody::Expr(value) => {
                let done = super::body::expression_statement(self.raw(value)?);
                vec![done, self.leave(label, value.span)]
            }
            CaseBody::Stmt(statement) => {
                let mut made = vec![self.statement(statement)?];
                // In an expression a block ends by `yield` or an exception.
                if purpose == Purpose::Statement && !ends_in_jump(statement) {
                    made.push(self.leave(label, statement.span));
                }
                made
            }
        };
        let is_default = case.labels.iter().any(|label| matches!(label, Label::Default(_)));
        Ok(Group { values, is_default, body })
    }

    /// Statements that find out the number of the case, and the variable that has it then; -1 if no case but `default` fits.
    fn number_of_case(
        &mut self,
        switch: &ast::Switch,
        java_type: &classes::Type,
        has_null: bool,
    ) -> Made<(Vec<Stmt>, LocalId)> {
        let span = switch.selector.span;
        let boxed = self.world.classes.boxed(java_type);
        let value = self.converted(&switch.selector, &boxed)?;
        let value = if has_null { value } else { non_null(value) };
        let (mut statements, selector) = self.kept(value, "selector", span);
        let number = self.fresh("case", Type::Int, span);
        statements.push(Stmt { kind: StmtKind::Local(number, Some(integer(-1, span))), span });
        let search = self.jumpable(JumpKind::Block, &[], switch.body, |body, label| {
            let mut tests = Vec::new();
            if let Some(index) = switch.cases.iter().position(|case| case.labels.iter().any(is_null)) {
                let null = Expr { kind: ExprKind::Null, ty: Type::Null, span };
                let test = binary_operation(BinaryOp::Eq, selector.clone(), null, Type::Boolean, span);
                tests.push(body.found_case(test, number, index, label));
            }
            for (index, case) in switch.cases.iter().enumerate() {
                if let Some(test) = body.case_test(case, &selector, &boxed)? {
                    tests.push(body.found_case(test, number, index, label));
                }
            }
            Ok(Stmt { kind: StmtKind::Block(tests), span: switch.body })
        })?;
        statements.push(search);
        Ok((statements, number))
    }

    /// `if (test) { number = index; break label; }`
    fn found_case(&mut self, test: Expr, number: LocalId, index: usize, label: LabelId) -> Stmt {
        let span = test.span;
        let assigned = self.assigned_local(number, integer(case_number(index), span), span);
        let leave = self.leave(label, span);
        let found = Stmt { kind: StmtKind::Block(vec![assigned, leave]), span };
        Stmt { kind: StmtKind::If(test, Box::new(found), None), span }
    }

    /// The condition for a case, but for `default` and `null`.
    fn case_test(&mut self, case: &ast::Case, selector: &Expr, java_type: &classes::Type) -> Made<Option<Expr>> {
        let mut test: Option<Expr> = None;
        for label in &case.labels {
            let one = match label {
                Label::Default(_) => continue,
                label if is_null(label) => continue,
                Label::Expr(expr) => self.constant_test(expr, selector, java_type)?,
                // Null has been dealt with before.
                Label::Pattern(pattern) => self.pattern(pattern, selector.clone(), java_type, true)?,
            };
            let span = one.span;
            test = Some(match test {
                None => one,
                Some(before) => binary_operation(BinaryOp::OrElse, before, one, Type::Boolean, span),
            });
        }
        match (test, &case.guard) {
            (Some(test), Some(guard)) => {
                let guard = self.condition(guard)?;
                let span = guard.span;
                Ok(Some(binary_operation(BinaryOp::AndAlso, test, guard, Type::Boolean, span)))
            }
            (test, _) => Ok(test),
        }
    }

    /// Whether the selector, which is not null, is a constant.
    fn constant_test(&mut self, label: &ast::Expr, selector: &Expr, java_type: &classes::Type) -> Made<Expr> {
        let span = label.span;
        if let Some(Symbol::Field(field)) = self.attribution().symbols.get(&label.id)
            && self.world.classes.field(*field).flags.has(Flags::ENUM_CONSTANT)
        {
            let (_, constant) = self.field(*field, None, span)?;
            return Ok(binary_operation(BinaryOp::Eq, selector.clone(), constant, Type::Boolean, span));
        }
        let constant = self.raw(label)?;
        if let ExprKind::String(_) = constant.kind {
            let method = self.world.library_method("java.lang.String", "equals", &["java.lang.Object"], span)?;
            let kind = ExprKind::VirtualCall(Box::new(selector.clone()), method, vec![constant]);
            return Ok(Expr { kind, ty: Type::Boolean, span });
        }
        let ty = self.type_of(label)?;
        self.operation(BinaryOp::Eq, (selector.clone(), java_type.clone()), (constant, ty), span)
    }
}

/// The number of the case at a position.
fn case_number(index: usize) -> i64 {
    i64::try_from(index).unwrap_or(i64::MAX)
}

/// Whether a label is `null`.
fn is_null(label: &Label) -> bool {
    let Label::Expr(expr) = label else {
        return false;
    };
    let mut inner = expr;
    while let ast::ExprKind::Paren(next) = &inner.kind {
        inner = next;
    }
    matches!(inner.kind, ast::ExprKind::Literal(ast::Literal::Null))
}

/// Whether nothing behind a statement is reached, by its last statement.
fn ends_in_jump(statement: &ast::Stmt) -> bool {
    match &statement.kind {
        ast::StmtKind::Block(block) => block.statements.last().is_some_and(ends_in_jump),
        ast::StmtKind::Throw(_)
        | ast::StmtKind::Return(_)
        | ast::StmtKind::Break(_)
        | ast::StmtKind::Continue(_)
        | ast::StmtKind::Yield(_) => true,
        _ => false,
    }
}
