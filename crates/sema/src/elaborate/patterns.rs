//! Patterns (JLS 14.30): a condition that declares the variables on its way.

use super::body::Body;
use super::expressions::{binary_operation, sequence, truth};
use super::world::{Made, unsupported};
use crate::program::{Catch, Expr, ExprKind, Stmt, StmtKind, Type};
use base::Span;
use classes::ClassKind;
use syntax::ast::{self, BinaryOp, PatternKind};

impl Body<'_, '_> {
    /// `e instanceof p`
    pub(super) fn matches(&mut self, operand: &ast::Expr, pattern: &ast::Pattern, span: Span) -> Made<Expr> {
        let java_type = self.type_of(operand)?;
        let value = self.raw(operand)?;
        let (before, value) = self.kept(value, "matched", span);
        // `instanceof` is never true of null, even if the pattern fits every value.
        let condition = self.pattern(pattern, value, &java_type, false)?;
        Ok(Expr { span, ..sequence(before, condition) })
    }

    /// A value that is needed several times: as it is if it is a variable already, else in a new one.
    pub(super) fn kept(&mut self, value: Expr, name: &str, span: Span) -> (Vec<Stmt>, Expr) {
        match value.kind {
            ExprKind::Local(_) | ExprKind::This => (Vec::new(), value),
            _ => {
                let local = self.fresh(name, value.ty.clone(), span);
                let kept = self.local(local, span);
                (vec![Stmt { kind: StmtKind::Local(local, Some(value)), span }], kept)
            }
        }
    }

    /// The value of an accessor that somebody wrote, in a new variable. What it throws becomes a `MatchException`
    /// (JLS 14.30.2), if the library has that class: it came with record patterns.
    fn kept_component(&mut self, call: Expr, name: &str, span: Span) -> Made<(Vec<Stmt>, Expr)> {
        let class = "java.lang.MatchException";
        let parameters = ["java.lang.String", "java.lang.Throwable"];
        if self.world.library_method(class, "<init>", &parameters, span).is_err() {
            return Ok(self.kept(call, name, span));
        }
        let throwable = self.throwable(span)?;
        let throwable = self.world.class(throwable);
        let value = self.fresh(name, call.ty.clone(), span);
        let caught = self.fresh("thrown", Type::Class(throwable), span);
        let assigned = self.assigned_local(value, call, span);
        let method = self.world.library_method("java.lang.Throwable", "toString", &[], span)?;
        let cause = self.local(caught, span);
        let text = ExprKind::VirtualCall(Box::new(cause.clone()), method, Vec::new());
        let text = Expr { kind: text, ty: self.world.string(), span };
        let wrapped = self.new_library_object(class, &parameters, vec![text, cause], span)?;
        let thrown = Stmt { kind: StmtKind::Throw(wrapped), span };
        let catch = Catch { classes: vec![throwable], variable: caught, body: vec![thrown], passes_on: true, span };
        let tried = StmtKind::Try { body: vec![assigned], catches: vec![catch], finally: None };
        let declared = Stmt { kind: StmtKind::Local(value, None), span };
        Ok((vec![declared, Stmt { kind: tried, span }], self.local(value, span)))
    }

    /// The type that a pattern tests for.
    pub(super) fn pattern_type(&self, pattern: &ast::Pattern) -> Made<classes::Type> {
        match &pattern.kind {
            PatternKind::Paren(inner) => self.pattern_type(inner),
            PatternKind::Type { ty, .. } | PatternKind::Record { ty, .. } => {
                match self.attribution().written.get(&ty.span) {
                    Some(found) if found.is_known() => Ok(found.clone()),
                    _ => unsupported("patterns whose type is not certain", pattern.span),
                }
            }
        }
    }

    /// The condition that a value, which is a variable, fits a pattern. `takes_null` says that a pattern for all values of
    /// the type fits null as well, or that the value is not null: there is no test then.
    pub(super) fn pattern(
        &mut self,
        pattern: &ast::Pattern,
        value: Expr,
        java_type: &classes::Type,
        takes_null: bool,
    ) -> Made<Expr> {
        let span = pattern.span;
        match &pattern.kind {
            PatternKind::Paren(inner) => self.pattern(inner, value, java_type, takes_null),
            PatternKind::Type { name, .. } => {
                let wanted = self.pattern_type(pattern)?;
                let test = self.type_test(&value, java_type, &wanted, takes_null, span);
                let id = self.declared_local(name.span)?;
                let bound = self.bound_value(value, java_type, &wanted, span)?;
                let local = self.declare(id);
                let declared = Stmt { kind: StmtKind::Local(local, Some(bound)), span: name.span };
                Ok(conjunction(test, sequence(vec![declared], truth(true, span)), span))
            }
            PatternKind::Record { patterns, .. } => {
                let wanted = self.pattern_type(pattern)?;
                // Null is no record, so that the test stays.
                let test = self.type_test(&value, java_type, &wanted, false, span);
                let record = self.bound_value(value, java_type, &wanted, span)?;
                let components = self.record_components(&wanted, patterns, record, span)?;
                Ok(conjunction(test, components, span))
            }
        }
    }

    /// The condition that a value is of a type; `None` if nothing has to be tested.
    fn type_test(
        &mut self,
        value: &Expr,
        java_type: &classes::Type,
        wanted: &classes::Type,
        takes_null: bool,
        span: Span,
    ) -> Option<Expr> {
        if wanted.primitive().is_some() {
            return None;
        }
        let classes = self.world.classes;
        let is_total = classes.is_subtype(&classes.erasure(java_type), &classes.erasure(wanted))
            || java_type.primitive().is_some();
        if is_total && takes_null {
            return None;
        }
        let tested = self.world.erase(wanted);
        let kind = ExprKind::InstanceOf(Box::new(value.clone()), tested);
        Some(Expr { kind, ty: Type::Boolean, span })
    }

    /// The value as one of the type that it has been tested for.
    fn bound_value(
        &mut self,
        value: Expr,
        java_type: &classes::Type,
        wanted: &classes::Type,
        span: Span,
    ) -> Made<Expr> {
        if java_type.primitive().is_some() || wanted.primitive().is_some() {
            return self.convert(value, java_type, wanted, span);
        }
        Ok(self.cast_to(value, java_type, wanted))
    }

    /// The conditions on the components of a record, which is worked out once; each component is, too.
    fn record_components(
        &mut self,
        ty: &classes::Type,
        patterns: &[ast::Pattern],
        record: Expr,
        span: Span,
    ) -> Made<Expr> {
        let classes = self.world.classes;
        let class = ty.class_id().filter(|class| classes.class(*class).kind == ClassKind::Record);
        let Some(class) = class else {
            return unsupported("patterns of what is no record", span);
        };
        let (before, record) = self.kept(record, "record", span);
        let site = classes.capture(ty);
        let components = classes.members(class).components.clone();
        let mut condition: Option<Expr> = None;
        for (field, pattern) in components.into_iter().zip(patterns) {
            let component = classes.field(field);
            let component_type = classes.member_type(&site, component.owner, &component.ty);
            let accessor = classes
                .declared_methods(class, component.name)
                .find(|method| classes.method(*method).parameters.is_empty());
            let Some(accessor) = accessor else {
                return unsupported("records without accessors", pattern.span);
            };
            let method = self.world.method(accessor, pattern.span)?;
            let result = self.world.program.methods[method].result.clone();
            let receiver = Box::new(record.clone());
            let call =
                Expr { kind: ExprKind::VirtualCall(receiver, method, Vec::new()), ty: result, span: pattern.span };
            let call = match component_type.primitive() {
                Some(_) => call,
                None => self.cast_to(call, &component_type, &component_type),
            };
            let is_written = classes.method(accessor).span.is_some();
            let (kept, value) = match is_written {
                true => self.kept_component(call, &component.name, pattern.span)?,
                false => self.kept(call, &component.name, pattern.span),
            };
            let fits = self.pattern(pattern, value, &component_type, true)?;
            let fits = sequence(kept, fits);
            condition = Some(match condition {
                None => fits,
                Some(before) => conjunction(Some(before), fits, span),
            });
        }
        Ok(sequence(before, condition.unwrap_or_else(|| truth(true, span))))
    }
}

/// `left && right`; `right` alone if there is nothing on the left.
fn conjunction(left: Option<Expr>, right: Expr, span: Span) -> Expr {
    match left {
        None => right,
        Some(left) => binary_operation(BinaryOp::AndAlso, left, right, Type::Boolean, span),
    }
}
