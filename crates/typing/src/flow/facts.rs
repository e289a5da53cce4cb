//! What the flow analyses ask of the typed program.

use crate::attribution::{Attribution, Local, LocalId, Symbol};
use base::{Diagnostic, Span, rules};
use classes::{ClassId, Classes, Constant, Type};
use std::collections::HashSet;
use syntax::ast::{
    CaseBody, Expr, ExprKind, Label, Literal, MethodDecl, Modifier, Modifiers, Stmt, StmtKind, Switch, TypeDecl,
};

/// The typed program, to be looked at.
#[derive(Clone, Copy)]
pub(super) struct Facts<'c> {
    /// All classes.
    pub classes: &'c Classes,
    /// What is known of the file.
    pub found: &'c Attribution,
}

impl<'c> Facts<'c> {
    /// The type of an expression; not known where typing did not reach.
    pub fn ty(self, e: &Expr) -> &'c Type {
        self.found.ty(e.id).unwrap_or(&Type::Unknown)
    }

    /// The value of a constant expression of type `boolean`.
    pub fn boolean(self, e: &Expr) -> Option<bool> {
        match &e.kind {
            ExprKind::Literal(Literal::Bool(value)) => return Some(*value),
            ExprKind::Paren(inner) => return self.boolean(inner),
            _ => {}
        }
        match self.found.constants.get(&e.id)? {
            Constant::Boolean(value) => Some(*value),
            _ => None,
        }
    }

    /// Whether an expression is a `boolean`; one whose type is not known may be.
    pub fn is_boolean(self, e: &Expr) -> bool {
        matches!(self.ty(e), &Type::BOOLEAN | Type::Unknown)
    }

    /// What a name or field access denotes, in parentheses or not.
    pub fn symbol(self, e: &Expr) -> Option<&'c Symbol> {
        self.found.symbols.get(&without_parentheses(e).id)
    }

    /// The local variable that an expression denotes.
    pub fn local(self, e: &Expr) -> Option<&'c Local> {
        match self.symbol(e)? {
            Symbol::Local(id) => self.found.locals.get(*id),
            _ => None,
        }
    }

    /// The local variable that is declared with its name at a place.
    pub fn declared(self, name: Span) -> Option<&'c Local> {
        let id: LocalId = *self.found.declared.get(&name)?;
        self.found.locals.get(id)
    }

    /// The class of a declaration.
    pub fn class(self, declaration: &TypeDecl) -> Option<ClassId> {
        self.found.classes.get(&declaration.id).copied()
    }

    /// Whether control cannot pass a `switch` statement without taking one of its cases: it has a `default`, or it is
    /// of the kind that must be exhaustive (JLS 14.11.1.1), which was checked before.
    pub fn is_exhaustive(self, switch: &Switch) -> bool {
        let labels = || switch.cases.iter().flat_map(|case| &case.labels);
        labels().any(|label| match label {
            Label::Default(_) | Label::Pattern(_) => true,
            Label::Expr(e) => matches!(e.kind, ExprKind::Literal(Literal::Null)),
        }) || self.is_modern_selector(self.ty(&switch.selector))
    }

    /// Whether only a `switch` with patterns can have a selector of this type.
    fn is_modern_selector(self, ty: &Type) -> bool {
        let Type::Class(class) = ty else {
            return matches!(ty, Type::Variable(_) | Type::Intersection(_) | Type::Array(_));
        };
        let class = self.classes.class(class.class);
        let is_legacy = ["Character", "Byte", "Short", "Integer", "String"]
            .iter()
            .any(|name| class.binary_name.strip_prefix("java.lang.") == Some(name));
        !is_legacy && class.kind != classes::ClassKind::Enum
    }
}

/// What an analysis finds wrong; at one place only the first.
#[derive(Default)]
pub(super) struct Reports {
    /// The errors, in the order in which they were found.
    pub list: Vec<Diagnostic>,
    /// Those that do not depend on paths: javac finds them while it types, and then looks at no paths.
    pub early: Vec<Diagnostic>,
    places: HashSet<u32>,
}

impl Reports {
    /// Reports an error, unless there is one at the same place already: it is then most often about the same thing.
    pub fn error(&mut self, rule: &'static rules::Rule, span: Span, message: impl Into<String>) {
        if self.places.insert(span.start) {
            self.list.push(Diagnostic::error(rule, span, message));
        }
    }

    /// Reports an error that does not depend on paths.
    pub fn early(&mut self, rule: &'static rules::Rule, span: Span, message: impl Into<String>) {
        // The body of a loop may be looked at twice.
        if self.early.iter().all(|known| known.span != Some(span)) {
            self.early.push(Diagnostic::error(rule, span, message));
        }
    }

    /// Takes over what another analysis has found.
    pub fn append(&mut self, other: Reports) {
        self.early.extend(other.early);
        for diagnostic in other.list {
            if diagnostic.span.is_none_or(|span| self.places.insert(span.start)) {
                self.list.push(diagnostic);
            }
        }
    }
}

/// What stands within parentheses.
pub(super) fn without_parentheses(mut e: &Expr) -> &Expr {
    while let ExprKind::Paren(inner) = &e.kind {
        e = inner;
    }
    e
}

/// Whether it is `this`, in parentheses or not.
pub(super) fn is_this(e: &Expr) -> bool {
    matches!(without_parentheses(e).kind, ExprKind::This(None))
}

/// Whether a declaration belongs to the specification: nothing of Java is to be checked of it.
pub(super) fn is_specification(modifiers: &Modifiers) -> bool {
    modifiers.has(Modifier::Ghost) || modifiers.has(Modifier::Model)
}

/// Whether it is a constructor that does not begin with `this(…)`, and so initialises the fields itself.
pub(super) fn is_initial_constructor(method: &MethodDecl) -> bool {
    method.result.is_none() && !matches!(constructor_call(method), Some(call) if !call.is_super)
}

/// The `this(…)` or `super(…)` that a constructor begins with.
pub(super) fn constructor_call(method: &MethodDecl) -> Option<&syntax::ast::ConstructorCall> {
    let first = method.body.as_ref()?.statements.iter().find(|statement| !is_skipped(statement))?;
    match &first.kind {
        StmtKind::Expr(Expr { kind: ExprKind::ConstructorCall(call), .. }) => Some(call),
        _ => None,
    }
}

/// Whether a statement belongs to the specification.
pub(super) fn is_skipped(statement: &Stmt) -> bool {
    match &statement.kind {
        StmtKind::Specification(_) | StmtKind::Error => true,
        StmtKind::Local(local) => is_specification(&local.modifiers),
        _ => false,
    }
}

/// Whether a case is of the form `case … ->`.
pub(super) fn is_rule(body: &CaseBody) -> bool {
    !matches!(body, CaseBody::Statements(_))
}

/// The closing brace of a block.
pub(super) fn closing(span: Span) -> Span {
    Span { start: span.end.saturating_sub(1), ..span }
}
