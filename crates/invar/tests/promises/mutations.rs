//! Mutations of contracts. Each makes a clause say something else, and never merely less: what a formula asserts is strengthened or
//! turned round, what it assumes (on the left of `==>`, in the range of a quantifier) is loosened or turned round.

use super::contracts::Promising;
use base::{SourceMap, Span};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use syntax::ast::{BinaryOp, ClauseKind, Expr, ExprKind, Literal, Quantifier, SpecExpr, UnaryOp};

/// One clause of a model, changed.
#[derive(Clone)]
pub struct Mutant {
    /// The file, below `library/`.
    pub file: PathBuf,
    /// The method, as in [`Promising`].
    pub method: String,
    /// The clause as it is, and as it is then.
    old: String,
    new: String,
    /// The whole file, with the clause changed.
    text: String,
}

impl fmt::Display for Mutant {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}: `{}` instead of `{}`", self.method, self.new, self.old)
    }
}

impl Mutant {
    /// How a list names it.
    pub fn key(&self) -> String {
        format!("{}: {}", self.method, self.new)
    }

    /// Writes the file into another folder, at the same path.
    pub fn write(&self, target: &Path) {
        let copy = target.join(&self.file);
        fs::create_dir_all(copy.parent().expect("it has a folder")).expect("a folder can be made");
        fs::write(&copy, &self.text).expect("a file can be written");
    }
}

/// All mutants of all promises of a method.
pub fn mutants(sources: &SourceMap, method: &Promising) -> Vec<Mutant> {
    let text = sources.text(method.span.file);
    let mut all = Vec::new();
    for clause in &method.clauses {
        let mut changes = Changes { sources, list: Vec::new() };
        match &clause.kind {
            ClauseKind::Ensures(formula) => changes.formula(formula, Side::Asserted),
            ClauseKind::Signals { formula: Some(formula), .. } => changes.formula(formula, Side::Asserted),
            ClauseKind::SignalsOnly(classes) => {
                if let (Some(first), Some(last)) = (classes.first(), classes.last()) {
                    changes.list.push((first.span.to(last.span), "\\nothing".to_owned()));
                }
            }
            _ => {}
        }
        for (span, new) in changes.list {
            let (before, after) = (&text[..span.start as usize], &text[span.end as usize..]);
            let clause_text = |from: u32, to: u32| &text[from as usize..to as usize];
            all.push(Mutant {
                file: method.file.clone(),
                method: method.name.clone(),
                old: sources.snippet(clause.span).to_owned(),
                new: [clause_text(clause.span.start, span.start), &new, clause_text(span.end, clause.span.end)]
                    .concat(),
                text: [before, &new, after].concat(),
            });
        }
    }
    all
}

/// What a formula does in its clause.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    /// The clause says that it holds.
    Asserted,
    /// The clause says something where it holds.
    Assumed,
    /// It bounds the variable of a quantifier: without it there would be no end of values.
    Range,
}

impl Side {
    fn turned(self) -> Side {
        match self {
            Side::Asserted => Side::Assumed,
            Side::Assumed => Side::Asserted,
            Side::Range => Side::Range,
        }
    }
}

/// The changes to a clause: places, and what stands there instead.
struct Changes<'s> {
    sources: &'s SourceMap,
    list: Vec<(Span, String)>,
}

impl Changes<'_> {
    fn text(&self, of: &Expr) -> String {
        self.sources.snippet(of.span).to_owned()
    }

    fn instead(&mut self, of: &Expr, new: impl Into<String>) {
        self.list.push((of.span, new.into()));
    }

    fn formula(&mut self, formula: &Expr, side: Side) {
        match &formula.kind {
            ExprKind::Paren(inner) => self.formula(inner, side),
            ExprKind::Literal(Literal::Bool(true)) if side == Side::Asserted => self.instead(formula, "false"),
            ExprKind::Unary(UnaryOp::Not, inner) => {
                self.instead(formula, self.text(inner));
                self.within(inner);
            }
            ExprKind::Binary(op, left, right) => self.binary(formula, *op, left, right, side),
            ExprKind::Specification(special) => self.special(formula, special, side),
            _ => self.atom(formula, side),
        }
    }

    /// A formula that is no connective and no comparison: it is negated.
    fn atom(&mut self, formula: &Expr, side: Side) {
        if side != Side::Range {
            self.instead(formula, format!("!{}", self.text(formula)));
        }
        self.within(formula);
    }

    fn binary(&mut self, whole: &Expr, op: BinaryOp, left: &Expr, right: &Expr, side: Side) {
        match op {
            BinaryOp::Implies => {
                self.instead(whole, self.text(right));
                self.formula(left, side.turned());
                self.formula(right, side);
            }
            BinaryOp::AndAlso | BinaryOp::OrElse => {
                // Less is assumed without one side of `&&`, more is asserted without one side of `||`.
                let says_more = if op == BinaryOp::AndAlso { Side::Assumed } else { Side::Asserted };
                if side == says_more {
                    self.instead(whole, self.text(right));
                    self.instead(whole, self.text(left));
                }
                self.formula(left, side);
                self.formula(right, side);
            }
            BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => self.ordering(op, left, right, side),
            BinaryOp::Eq | BinaryOp::Ne => self.equation(op, left, right, side),
            _ => self.atom(whole, side),
        }
    }

    fn special(&mut self, formula: &Expr, special: &SpecExpr, side: Side) {
        match special {
            SpecExpr::Quantified(quantified) if quantified.quantifier == Quantifier::Forall => {
                for range in &quantified.range {
                    self.formula(range, Side::Range);
                }
                self.formula(&quantified.body, side);
            }
            _ => self.atom(formula, side),
        }
    }

    /// `a <= b`: strict where it is asserted, `a <= b + 1` where it is assumed and `b` is a constant, and the other way round.
    fn ordering(&mut self, op: BinaryOp, left: &Expr, right: &Expr, side: Side) {
        let (strict, lax, opposite) = match op {
            BinaryOp::Lt | BinaryOp::Le => ("<", "<=", if op == BinaryOp::Lt { ">=" } else { ">" }),
            _ => (">", ">=", if op == BinaryOp::Gt { "<=" } else { "<" }),
        };
        let is_strict = matches!(op, BinaryOp::Lt | BinaryOp::Gt);
        match side {
            Side::Asserted if !is_strict => self.operator(left, right, strict),
            Side::Assumed | Side::Range if is_strict => self.operator(left, right, lax),
            // A constant says by one more or less what the operator cannot.
            _ => {
                let upwards = matches!(op, BinaryOp::Lt | BinaryOp::Le) != (side == Side::Asserted);
                self.step(right, if upwards { 1 } else { -1 });
                self.step(left, if upwards { -1 } else { 1 });
            }
        }
        if side != Side::Range {
            self.operator(left, right, opposite);
        }
        self.within(left);
        self.within(right);
    }

    fn equation(&mut self, op: BinaryOp, left: &Expr, right: &Expr, side: Side) {
        self.operator(left, right, if op == BinaryOp::Eq { "!=" } else { "==" });
        for (one, other) in [(left, right), (right, left)] {
            self.step(one, 1);
            // No length is below zero, so to assume that is to say nothing.
            if side == Side::Asserted && !self.text(other).contains("length") {
                self.step(one, -1);
            }
        }
        self.within(left);
        self.within(right);
    }

    /// Another operator between two operands.
    fn operator(&mut self, left: &Expr, right: &Expr, new: &str) {
        let (start, end) = (left.span.end, right.span.start);
        self.list.push((Span::new(left.span.file, start, end), format!(" {new} ")));
    }

    /// A constant with something added.
    fn step(&mut self, constant: &Expr, by: i64) {
        match &constant.kind {
            ExprKind::Literal(Literal::Int(value)) => self.instead(constant, (i64::from(*value) + by).to_string()),
            ExprKind::Literal(Literal::Char(value)) => {
                self.instead(constant, format!("(char) {}", i64::from(*value) + by));
            }
            ExprKind::Unary(UnaryOp::Minus, positive) => {
                if let ExprKind::Literal(Literal::Int(value)) = &positive.kind {
                    self.instead(constant, (by - i64::from(*value)).to_string());
                }
            }
            _ => {}
        }
    }

    /// What lies within an operand: arithmetic, indices, classes.
    fn within(&mut self, expression: &Expr) {
        match &expression.kind {
            ExprKind::Binary(op, left, right) => {
                match op {
                    BinaryOp::Mul | BinaryOp::Sub => self.operator(left, right, "+"),
                    BinaryOp::Add => self.operator(left, right, "-"),
                    _ => {}
                }
                for operand in [left, right] {
                    self.step(operand, 1);
                    self.within(operand);
                }
            }
            ExprKind::Call(call) => {
                call.receiver.iter().for_each(|receiver| self.within(receiver));
                for argument in &call.arguments {
                    self.step(argument, 1);
                    self.within(argument);
                }
            }
            ExprKind::Index(array, index) => {
                self.within(array);
                self.within(index);
            }
            ExprKind::Field(object, _) => self.within(object),
            ExprKind::Paren(inner) => self.within(inner),
            ExprKind::Specification(special) => match &**special {
                SpecExpr::Function(name, _) if &*name.name == "type" => self.instead(expression, "\\type(Object)"),
                _ => {}
            },
            _ => {}
        }
    }
}
