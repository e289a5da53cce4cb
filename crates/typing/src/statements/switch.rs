//! `switch`, statement and expression (JLS 14.11, 15.28).

use super::dominance::Shape;
use crate::attribution::LocalId;
use crate::checker::{Checker, Target};
use crate::scope::{BlockScope, Scope, SwitchScope};
use base::{Span, rules};
use classes::{ClassId, ClassKind, Constant, FieldId, Primitive, Type};
use syntax::ast::{Case, CaseBody, Expr, Label, Pattern, PatternKind, Stmt, Switch};

/// What is switched on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Selector {
    /// `char`, `byte`, `short`, `int` or a box of them.
    Number,
    /// A `String`.
    Text,
    /// An enum.
    Enum(ClassId),
    /// Any other object: with patterns only.
    Object,
    /// Nothing that can be switched on, or not known.
    Unknown,
}

/// What is known of the cases so far.
pub(super) struct Cases {
    /// The type of the selector.
    pub ty: Type,
    /// What it is.
    pub selector: Selector,
    /// Constants that have been labels.
    pub constants: Vec<Constant>,
    /// Enum constants that have been labels.
    pub enum_constants: Vec<FieldId>,
    /// The labels that apply without a further condition: patterns and enum constants.
    pub shapes: Vec<Shape>,
    /// Where `default` is.
    pub has_default: bool,
    /// Whether `null` is a label.
    pub has_null: bool,
    /// Whether a pattern fits everything.
    pub has_total: bool,
    /// Whether there is a pattern.
    pub has_pattern: bool,
    /// Whether a label is wrong, so that nothing is concluded from what is not covered.
    pub is_wrong: bool,
}

impl<'a> Checker<'a> {
    /// `switch` as a statement.
    pub(super) fn switch_statement(&mut self, span: Span, switch: &'a Switch) {
        let mut cases = self.selector(switch);
        self.breakable(false, |checker| {
            checker.in_block(|checker| checker.cases(switch, &mut cases, None));
        });
        let must_cover = cases.has_pattern || cases.has_null || cases.selector == Selector::Object;
        if must_cover && !self.is_covered(&cases) {
            let message = "this `switch` does not cover all values";
            self.report(base::Diagnostic::error(&rules::TYPE_ERROR, span, message).with_help("add a `default` case"));
        }
    }

    /// `switch` as an expression.
    pub(crate) fn switch_expression(&mut self, e: &'a Expr, switch: &'a Switch, target: &Target) -> Type {
        let wanted = match target {
            Target::Assignment(Type::Void) => {
                self.error(&rules::TYPE_ERROR, e.span, "this `switch` has a value where none is expected");
                None
            }
            Target::Assignment(ty) if ty.is_known() => Some(ty.clone()),
            _ => None,
        };
        let mut cases = self.selector(switch);
        self.body.yielded.push(Vec::new());
        let scope = SwitchScope { target: wanted.clone(), yielded: Vec::new() };
        self.within(Scope::SwitchExpression(scope), |checker| {
            checker.in_block(|checker| checker.cases(switch, &mut cases, Some(wanted.as_ref())));
        });
        let results = self.body.yielded.pop().unwrap_or_default();
        if switch.cases.is_empty() {
            self.error(&rules::TYPE_ERROR, e.span, "this `switch` has no cases, so it has no value");
            return Type::Unknown;
        }
        if results.is_empty() {
            self.error(&rules::TYPE_ERROR, e.span, "no case of this `switch` gives a value");
            return Type::Unknown;
        }
        if !self.is_covered(&cases) {
            let message = "this `switch` does not give a value in all cases";
            self.report(base::Diagnostic::error(&rules::TYPE_ERROR, e.span, message).with_help("add a `default` case"));
        }
        match wanted {
            Some(ty) => ty,
            None => self.joined_type(&results),
        }
    }

    /// What is switched on.
    fn selector(&mut self, switch: &'a Switch) -> Cases {
        // A `switch` within the selector has results of its own.
        let open = std::mem::take(&mut self.body.open_switches);
        let ty = self.value(&switch.selector);
        self.body.open_switches = open;
        let selector = match &ty {
            Type::Unknown => Selector::Unknown,
            Type::Primitive(Primitive::Byte | Primitive::Short | Primitive::Char | Primitive::Int) => Selector::Number,
            Type::Primitive(_) | Type::Void | Type::Null => {
                let message = format!("there is no `switch` on values of type `{}`", self.classes.display(&ty));
                self.error(&rules::TYPE_ERROR, switch.selector.span, message);
                Selector::Unknown
            }
            _ if ty == self.classes.string() => Selector::Text,
            _ => match (self.classes.unboxed(&ty), ty.class_id()) {
                (Some(Primitive::Byte | Primitive::Short | Primitive::Char | Primitive::Int), _) => Selector::Number,
                (_, Some(class)) if self.classes.class(class).kind == ClassKind::Enum => Selector::Enum(class),
                _ => Selector::Object,
            },
        };
        Cases {
            ty,
            selector,
            constants: Vec::new(),
            enum_constants: Vec::new(),
            shapes: Vec::new(),
            has_default: false,
            has_null: false,
            has_total: false,
            has_pattern: false,
            is_wrong: selector == Selector::Unknown,
        }
    }

    /// Whether every value has its case.
    fn is_covered(&self, cases: &Cases) -> bool {
        cases.has_default || cases.has_total || cases.is_wrong || self.is_exhaustive(&cases.ty, &cases.shapes)
    }

    /// All cases; `result` is for `switch` expressions, with the type that is wanted if one is.
    fn cases(&mut self, switch: &'a Switch, cases: &mut Cases, result: Option<Option<&Type>>) {
        let mut falls_into = false;
        for (index, case) in switch.cases.iter().enumerate() {
            let declared = self.labels(cases, case);
            if let CaseBody::Statements(statements) = &case.body {
                self.check_fall_through(case, falls_into, &switch.cases[index + 1..]);
                self.case_statements(statements, &declared);
                falls_into = self.can_complete_all(statements);
                continue;
            }
            self.with_bindings(&declared, |checker| match (&case.body, result) {
                (CaseBody::Expr(e), Some(wanted)) => checker.yielded(e, wanted),
                (CaseBody::Expr(e), None) => {
                    checker.expression(e, &Target::Statement);
                }
                (CaseBody::Stmt(statement), _) => checker.substatement(statement),
                (CaseBody::Statements(_), _) => {}
            });
        }
    }

    /// The statements behind `case x:`. What they declare is visible in the groups behind them too.
    fn case_statements(&mut self, statements: &'a [Stmt], declared: &[LocalId]) {
        let bindings: Vec<_> = declared.iter().map(|local| (self.out().locals[*local].name, *local)).collect();
        let count = bindings.len();
        self.scopes.push(Scope::Block(BlockScope { locals: bindings, classes: Vec::new() }));
        self.statements(statements);
        if let Some(Scope::Block(block)) = self.scopes.pop()
            && let Some(around) = self.innermost_block()
        {
            around.locals.extend(block.locals.into_iter().skip(count));
        }
    }

    /// Reports that a group of statements is entered from the one before, so that its pattern variables are not set.
    fn check_fall_through(&mut self, case: &'a Case, falls_into: bool, rest: &[Case]) {
        let CaseBody::Statements(statements) = &case.body else {
            return;
        };
        let binding = case.labels.iter().find_map(|label| match label {
            Label::Pattern(pattern) if has_variables(pattern) => Some(pattern.span),
            _ => None,
        });
        let Some(span) = binding else {
            return;
        };
        let is_group = |case: &Case| matches!(&case.body, CaseBody::Statements(statements) if !statements.is_empty());
        if falls_into && !statements.is_empty() {
            self.error(&rules::FLOW_ERROR, span, "the case before runs into this pattern, whose variables are not set");
        } else if statements.is_empty() && rest.iter().any(is_group) {
            self.error(
                &rules::FLOW_ERROR,
                span,
                "this pattern runs into the next case, which cannot use its variables",
            );
        }
    }
}

/// Whether a pattern declares variables.
pub(super) fn has_variables(pattern: &Pattern) -> bool {
    match &pattern.kind {
        PatternKind::Type { .. } => true,
        PatternKind::Record { patterns, .. } => patterns.iter().any(has_variables),
        PatternKind::Paren(inner) => has_variables(inner),
    }
}
