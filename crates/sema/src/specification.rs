//! Types the parts of expressions that only specifications have, and the clauses before loops.

use crate::checker::{Checker, Mode, SpecificationRules, This};
use crate::program::{Expr, ExprKind, LocalId, LoopSpec, Quantifier, Type};
use crate::slice::{self as ast, Ident, LoopClauseKind};
use base::{Diagnostic, Span, rules};

impl Checker<'_, '_> {
    /// Does something with the rules of a specification.
    pub fn with_rules<T>(&mut self, specification: SpecificationRules, action: impl FnOnce(&mut Self) -> T) -> T {
        let mode = std::mem::replace(&mut self.mode, Mode::Specification(specification));
        let result = action(self);
        self.mode = mode;
        result
    }

    /// The rules inside a method body: `\old` means the state on entry to the method.
    fn inline_rules(&self) -> SpecificationRules {
        SpecificationRules { result: None, allows_old: true, inside_old: false, known_before: self.parameters.clone() }
    }

    /// The formula of `//@ assert` and `//@ assume`.
    pub fn inline_formula(&mut self, formula: &ast::Expr) -> Option<Expr> {
        let inline = self.inline_rules();
        self.with_rules(inline, |checker| checker.condition(formula))
    }

    /// The specification of a loop.
    pub fn loop_spec(&mut self, spec: &ast::LoopSpec) -> LoopSpec {
        let inline = self.inline_rules();
        self.with_rules(inline, |checker| checker.loop_clauses(spec))
    }

    fn loop_clauses(&mut self, spec: &ast::LoopSpec) -> LoopSpec {
        let mut typed = LoopSpec::default();
        for clause in &spec.clauses {
            match &clause.kind {
                LoopClauseKind::Invariant(formula) => typed.invariants.extend(self.condition(formula)),
                LoopClauseKind::Decreases(measure) => {
                    if typed.variant.is_some() {
                        self.unsupported("several `decreases` clauses of one loop", clause.span);
                    }
                    typed.variant = self.measure(measure);
                }
                LoopClauseKind::Assignable(locations) => {
                    let known = typed.assignable.get_or_insert_default();
                    let more = self.locations(locations);
                    known.extend(more);
                }
                LoopClauseKind::Unsupported(what) => self.unsupported(what.what.clone(), what.span),
            }
        }
        typed
    }

    /// The expression of `decreases`.
    fn measure(&mut self, measure: &ast::Expr) -> Option<Expr> {
        let typed = self.value(measure)?;
        if !typed.ty.is_numeric() {
            let found = self.show(&typed.ty);
            self.type_error(typed.span, format!("expected `int` or `long`, found `{found}`"));
            return None;
        }
        Some(typed)
    }

    /// The rules in force, if a specification is being typed; otherwise reports that it is not one.
    fn rules(&mut self, span: Span, what: &str) -> Option<SpecificationRules> {
        match &self.mode {
            Mode::Specification(specification) => Some(specification.clone()),
            Mode::Code => {
                self.type_error(span, format!("{what} can only be used in a specification"));
                None
            }
        }
    }

    /// `\result`
    pub fn result_value(&mut self, span: Span) -> Option<Expr> {
        let specification = self.rules(span, "`\\result`")?;
        if specification.inside_old {
            self.type_error(span, "there is no `\\result` in the state on entry, which `\\old` speaks of");
            return None;
        }
        match specification.result {
            Some(ty) => Some(Expr { kind: ExprKind::Result, ty, span }),
            None => {
                let message = "`\\result` can only be used in `ensures` of a method that returns a value";
                self.type_error(span, message);
                None
            }
        }
    }

    /// `\old(inner)`
    pub fn old(&mut self, span: Span, inner: &ast::Expr) -> Option<Expr> {
        let specification = self.rules(span, "`\\old`")?;
        if !specification.allows_old {
            self.type_error(span, "`\\old` cannot be used here: there is no earlier state");
            return None;
        }
        if specification.inside_old {
            self.unsupported("`\\old` inside of `\\old`", span);
            return None;
        }
        let inside = SpecificationRules { inside_old: true, ..specification };
        let this = self.this;
        if self.in_constructor && this == This::Available {
            self.this = This::OldInConstructor;
        }
        let typed = self.with_rules(inside, |checker| checker.value(inner));
        self.this = this;
        let typed = typed?;
        let ty = typed.ty.clone();
        Some(Expr { kind: ExprKind::Old(Box::new(typed)), ty, span })
    }

    /// `(\forall T x, y; range; body)`
    pub fn quantified(
        &mut self,
        span: Span,
        quantifier: Quantifier,
        written: &ast::TypeRef,
        variables: &[Ident],
        range: Option<&ast::Expr>,
        body: &ast::Expr,
    ) -> Option<Expr> {
        self.rules(span, "a quantifier")?;
        let mut ty = self.written_type(written);
        if matches!(ty, Some(Type::Array(_))) {
            self.unsupported("quantified variables of array types", written.span);
            ty = None;
        }
        self.in_scope(|checker| {
            let declared: Vec<Option<LocalId>> =
                variables.iter().map(|variable| checker.declare(*variable, ty.clone())).collect();
            checker.know_before(declared.iter().flatten().copied());
            let range = range.map(|range| checker.condition(range));
            let body = checker.condition(body);
            let variables: Option<Vec<LocalId>> = declared.into_iter().collect();
            let range = match range {
                Some(range) => Some(Box::new(range?)),
                None => None,
            };
            let kind = ExprKind::Quantified { quantifier, variables: variables?, range, body: Box::new(body?) };
            Some(Expr { kind, ty: Type::Boolean, span })
        })
    }

    /// Quantified variables mean the same in every state.
    fn know_before(&mut self, variables: impl Iterator<Item = LocalId>) {
        if let Mode::Specification(specification) = &mut self.mode {
            specification.known_before.extend(variables);
        }
    }

    /// Reports a mistake in a specification that is not about types.
    pub fn specification_error(&mut self, span: Span, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(&rules::SPECIFICATION_ERROR, span, message));
    }
}
