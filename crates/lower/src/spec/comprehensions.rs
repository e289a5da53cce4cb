//! `\sum`, `\product`, `\num_of`, `\min` and `\max` over a range of integers. Each becomes a function of the bounds and of what its body
//! depends on besides; where two have the same body they are one function.

use crate::build::builder::unsupported;
use crate::options::Integers;
use crate::program::context::Lowered;
use crate::spec::expressions::{Arithmetic, Translation};
use base::Span;
use ir::{Defined, Definition, Fold};
use logic::build::{add, call, function, int, ite, le, lt, mul};
use logic::transform::{free_variables, rebuild, substitute};
use logic::{Sort, Term, TermKind, Var};
use sema::program::{BinaryOp, ComprehensionOp, Expr, ExprKind, LocalId, Type};
use std::collections::HashMap;

/// How many values that are known are taken together at once.
const MOST_AT_ONCE: i128 = 16;

/// The bounds of the variable, and what else the range says.
struct Range<'r> {
    low: Vec<Term>,
    high: Vec<Term>,
    rest: Vec<&'r Expr>,
}

impl Translation<'_, '_, '_, '_> {
    /// A comprehension whose values are numbers.
    pub fn comprehension(
        &mut self,
        op: ComprehensionOp,
        variables: &[LocalId],
        range: Option<&Expr>,
        body: &Expr,
        span: Span,
    ) -> Lowered<Term> {
        let ([local], Some(range)) = (variables, range) else {
            return unsupported(span, "sums over several variables, or without a range");
        };
        if !self.meaning.locals[*local].ty.is_integral() {
            return unsupported(span, "sums over variables that are no integers");
        }
        if self.meaning.arithmetic == Arithmetic::Wrapping {
            return unsupported(span, "sums and their kin under `spec_java_math`");
        }
        let variable = self.bind(*local);
        let mut found = Range { low: Vec::new(), high: Vec::new(), rest: Vec::new() };
        self.bounds(range, *local, &mut found)?;
        let ty = self.meaning.locals[*local].ty.clone();
        let (Some(low), Some(high)) = (self.bound(found.low, &ty, Fold::Max), self.bound(found.high, &ty, Fold::Min))
        else {
            return unsupported(range.span, "sums over variables without bounds (`low <= i && i < high`)");
        };
        let mut condition = Vec::new();
        for part in found.rest {
            condition.push(self.term(part)?);
        }
        let (fold, value) = match op {
            ComprehensionOp::NumOf => {
                condition.push(self.term(body)?);
                (Fold::Sum, int(1))
            }
            ComprehensionOp::Sum => (Fold::Sum, self.term(body)?),
            ComprehensionOp::Product => (Fold::Product, self.term(body)?),
            ComprehensionOp::Min => (Fold::Min, self.term(body)?),
            ComprehensionOp::Max => (Fold::Max, self.term(body)?),
            ComprehensionOp::Union => return unsupported(span, "sets as values here"),
        };
        let value = match (logic::build::and(condition), fold.neutral()) {
            (condition, Some(neutral)) => ite(condition, value, int(neutral)),
            (condition, None) if condition == logic::build::bool(true) => value,
            _ => return unsupported(range.span, "the least or greatest of values that a further condition selects"),
        };
        Ok(self.folded(fold, low, high, &variable, &value))
    }

    /// Looks for bounds of the variable in a range.
    fn bounds<'r>(&mut self, range: &'r Expr, local: LocalId, found: &mut Range<'r>) -> Lowered<()> {
        let is_variable = |expr: &Expr| matches!(expr.kind, ExprKind::Local(id) if id == local);
        let mentions = |expr: &Expr| {
            let mut is_mentioned = false;
            expr.visit(&mut |part| is_mentioned |= is_variable(part));
            is_mentioned
        };
        let ExprKind::Binary(op, left, right) = &range.kind else {
            found.rest.push(range);
            return Ok(());
        };
        let (op, bound) = match op {
            BinaryOp::AndAlso | BinaryOp::And => {
                self.bounds(left, local, found)?;
                return self.bounds(right, local, found);
            }
            // `i < e` and `e > i` say the same.
            BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge if is_variable(left) && !mentions(right) => {
                (*op, right)
            }
            BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge if is_variable(right) && !mentions(left) => {
                (turned(*op), left)
            }
            _ => {
                found.rest.push(range);
                return Ok(());
            }
        };
        let bound = self.term(bound)?;
        match op {
            BinaryOp::Lt => found.high.push(bound),
            BinaryOp::Le => found.high.push(add(bound, int(1))),
            BinaryOp::Ge => found.low.push(bound),
            _ => found.low.push(add(bound, int(1))),
        }
        Ok(())
    }

    /// The one bound that several amount to; the variable has the range of its type besides.
    fn bound(&self, mut bounds: Vec<Term>, ty: &Type, outermost: Fold) -> Option<Term> {
        let is_unbounded = *ty == Type::BigInt || self.builder.context.options.integers == Integers::Math;
        if bounds.is_empty() {
            return None;
        }
        if !is_unbounded && !bounds.iter().all(is_of_code) {
            let (least, most) = self.builder.context.java_type(ty).range()?;
            bounds.push(match outermost {
                Fold::Max => int(least),
                _ => add(int(most), int(1)),
            });
        }
        bounds.into_iter().reduce(|one, other| {
            let keeps = match outermost {
                Fold::Max => le(other.clone(), one.clone()),
                _ => lt(one.clone(), other.clone()),
            };
            ite(keeps, one, other)
        })
    }

    /// The function for a body, applied. A few values that are known are taken together at once.
    fn folded(&mut self, op: Fold, low: Term, high: Term, variable: &Var, body: &Term) -> Term {
        if let (TermKind::Int(low), TermKind::Int(high)) = (low.kind(), high.kind())
            && high.saturating_sub(*low) <= MOST_AT_ONCE
            && (low < high || op.neutral().is_some())
        {
            let value = |index: i128| substitute(body, &HashMap::from([(variable.clone(), int(index))]));
            let joined = (*low..*high).map(value).reduce(|left, right| match op {
                Fold::Sum => add(left, right),
                Fold::Product => mul(left, right),
                Fold::Min => ite(le(left.clone(), right.clone()), left, right),
                Fold::Max => ite(le(right.clone(), left.clone()), left, right),
            });
            return joined.unwrap_or_else(|| int(op.neutral().unwrap_or_default()));
        }
        let mut taken = Taken { variable, parameters: Vec::new(), arguments: Vec::new(), known: HashMap::new() };
        let body = taken.apart(body);
        let index = Var::new("n%fold", Sort::Int);
        let body = substitute(&body, &HashMap::from([(variable.clone(), index.term())]));
        let bounds = ["low", "high"].map(|name| Var::new(format!("{name}%of"), Sort::Int));
        let parameters: Vec<Var> = bounds.into_iter().chain(taken.parameters).collect();
        let meaning = Defined::Fold { op, variable: index, body };
        let definition = self.builder.context.define(op.word(), parameters, meaning, Sort::Int);
        let arguments = [low, high].into_iter().chain(taken.arguments).collect();
        call(&definition.function, arguments)
    }
}

impl crate::program::context::Context<'_> {
    /// The function with a meaning: one that is known, or a new one.
    pub fn define(&self, word: &str, parameters: Vec<Var>, meaning: Defined, result: Sort) -> Definition {
        let mut definitions = self.definitions.borrow_mut();
        let is_same = |known: &&Definition| known.parameters == parameters && known.meaning == meaning;
        if let Some(known) = definitions.iter().find(is_same) {
            return known.clone();
        }
        let sorts: Vec<Sort> = parameters.iter().map(|parameter| parameter.sort.clone()).collect();
        let function = function(&format!("{word} {}", definitions.len() + 1), &sorts, result);
        let definition = Definition { function, parameters, meaning };
        definitions.push(definition.clone());
        definition
    }
}

/// A body on its way to a function: the largest parts that do not depend on the variable become parameters.
struct Taken<'t> {
    variable: &'t Var,
    parameters: Vec<Var>,
    arguments: Vec<Term>,
    known: HashMap<Term, Term>,
}

impl Taken<'_> {
    fn apart(&mut self, term: &Term) -> Term {
        if let Some(known) = self.known.get(term) {
            return known.clone();
        }
        let free = free_variables(term);
        let is_constant = matches!(term.kind(), TermKind::Int(_) | TermKind::Bool(_))
            || matches!(term.kind(), TermKind::Apply(_, arguments) if arguments.is_empty());
        let made = match term.kind() {
            _ if is_constant => term.clone(),
            _ if !free.contains(self.variable) => self.parameter(term),
            TermKind::Apply(op, arguments) => {
                rebuild(op, arguments.iter().map(|argument| self.apart(argument)).collect())
            }
            // Within a quantifier only variables are replaced: other parts may mention what it binds.
            TermKind::Quantified { .. } => {
                let others: Vec<Var> = free.into_iter().filter(|other| other != self.variable).collect();
                let values = others.into_iter().map(|other| (other.clone(), self.parameter(&other.term()))).collect();
                substitute(term, &values)
            }
            _ => term.clone(),
        };
        self.known.insert(term.clone(), made.clone());
        made
    }

    fn parameter(&mut self, value: &Term) -> Term {
        if let Some(position) = self.arguments.iter().position(|known| known == value) {
            return self.parameters[position].term();
        }
        let parameter = Var::new(format!("p{}%of", self.parameters.len()), value.sort().clone());
        self.parameters.push(parameter.clone());
        self.arguments.push(value.clone());
        parameter.term()
    }
}

/// Whether a bound is a number of the code, or one more or less: it lies in the range of its type.
fn is_of_code(bound: &Term) -> bool {
    match bound.kind() {
        TermKind::Int(_) | TermKind::Var(_) => true,
        TermKind::Apply(logic::Op::Select, _) => true,
        TermKind::Apply(logic::Op::Function(function), _) => *function == *ir::vocabulary::LENGTH,
        TermKind::Apply(logic::Op::Add | logic::Op::Sub, parts) => {
            parts.len() == 2 && is_of_code(&parts[0]) && matches!(parts[1].kind(), TermKind::Int(1))
        }
        _ => false,
    }
}

fn turned(op: BinaryOp) -> BinaryOp {
    match op {
        BinaryOp::Lt => BinaryOp::Gt,
        BinaryOp::Le => BinaryOp::Ge,
        BinaryOp::Gt => BinaryOp::Lt,
        _ => BinaryOp::Le,
    }
}
