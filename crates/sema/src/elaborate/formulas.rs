//! Expressions that only specifications have, and the formulas and locations that are made of them. What lies below them is Java,
//! and is made like Java in code; lowering gives it the meaning that it has in specifications.

use super::body::Body;
use super::world::{Made, unsupported};
use crate::program::{BinaryOp, ContentOp, Expr, ExprKind, Location, LoopSpec, Quantifier, Stmt, StmtKind, Type};
use base::Span;
use syntax::ast::{self, LocationKind, SpecExpr};

impl Body<'_, '_> {
    /// A formula.
    pub(super) fn formula(&mut self, expr: &ast::Expr) -> Made<Expr> {
        let formula = self.expression(expr)?;
        match formula.ty {
            Type::Boolean => Ok(formula),
            _ => unsupported("formulas that are not `boolean`", expr.span),
        }
    }

    /// An expression that only specifications have.
    pub(super) fn specification_expression(&mut self, expr: &ast::Expr, written: &SpecExpr) -> Made<Expr> {
        let span = expr.span;
        let word = |name: &str| format!("`\\{name}` expressions");
        match written {
            SpecExpr::Result => {
                let ty = self.type_of(expr)?;
                let ty = self.world.erase(&ty);
                Ok(Expr { kind: ExprKind::Result, ty, span })
            }
            SpecExpr::Old(inner, None) => {
                if mentions_old(inner) {
                    return unsupported("`\\old` inside of `\\old`", span);
                }
                let inner = self.expression(inner)?;
                let ty = inner.ty.clone();
                Ok(Expr { kind: ExprKind::Old(Box::new(inner)), ty, span })
            }
            SpecExpr::Old(_, Some(_)) => unsupported("`\\old` expressions with a label", span),
            SpecExpr::Quantified(quantified) => self.quantified(quantified, span),
            SpecExpr::Let(..) => unsupported("`\\let` expressions", span),
            SpecExpr::Function(name, arguments) => match ContentOp::named(&name.name) {
                Some(op) => {
                    let ty = self.type_of(expr)?;
                    let ty = self.world.erase(&ty);
                    let arguments = arguments.iter().map(|argument| self.content_argument(argument));
                    let arguments = arguments.collect::<Made<Vec<Expr>>>()?;
                    Ok(Expr { kind: ExprKind::Content(op, arguments), ty, span })
                }
                None => unsupported(word(&name.name), span),
            },
            SpecExpr::Word(name) | SpecExpr::Member(_, name) => unsupported(word(&name.name), span),
            SpecExpr::Type(_) => unsupported("types as values", span),
            SpecExpr::AllFields(_) | SpecExpr::AllElements(_) => unsupported("sets of locations", span),
            SpecExpr::Elements(..) => unsupported("ranges of elements", span),
            SpecExpr::Labelled(..) => unsupported("labelled expressions", span),
            SpecExpr::Informal => unsupported("informal descriptions", span),
            SpecExpr::Comprehension(..) => unsupported("set comprehensions", span),
            SpecExpr::Unsupported(reason) => Err(reason.clone()),
        }
    }

    /// What is asked for in a collection: an object as it is. The numbers in boxes are not modelled here.
    fn content_argument(&mut self, argument: &ast::Expr) -> Made<Expr> {
        self.expression(argument)
    }

    fn quantified(&mut self, written: &ast::Quantified, span: Span) -> Made<Expr> {
        let quantifier = match written.quantifier {
            ast::Quantifier::Forall => Quantifier::Forall,
            ast::Quantifier::Exists => Quantifier::Exists,
            other => return unsupported(format!("`\\{}` expressions", keyword(other)), span),
        };
        if !written.modifiers.list.is_empty() {
            return unsupported("quantifiers over possibly null values", span);
        }
        let mut variables = Vec::new();
        for variable in &written.variables {
            let Some(id) = self.attribution().declared.get(&variable.span).copied() else {
                return unsupported("quantified variables that are not certain", variable.span);
            };
            match &self.attribution().locals[id].ty {
                classes::Type::Primitive(_) | classes::Type::Class(_) => variables.push(self.declare(id)),
                classes::Type::Array(_) => return unsupported("quantified variables of array types", written.ty.span),
                _ => return unsupported("quantified variables of this type", written.ty.span),
            }
        }
        let range = match written.range.as_slice() {
            [] => None,
            [range] => Some(Box::new(self.formula(range)?)),
            _ => return unsupported("quantifiers with bounds", span),
        };
        let body = Box::new(self.formula(&written.body)?);
        Ok(Expr { kind: ExprKind::Quantified { quantifier, variables, range, body }, ty: Type::Boolean, span })
    }

    /// `a <= b < c`, in specifications: what is compared twice has no effects.
    pub(super) fn chained_comparison(
        &mut self,
        op: ast::BinaryOp,
        first: Expr,
        right: (Expr, classes::Type),
        node: &ast::Expr,
    ) -> Made<Expr> {
        let span = node.span;
        let ast::ExprKind::Binary(_, left, _) = &node.kind else { return Ok(first) };
        let ast::ExprKind::Binary(_, _, middle) = &left.kind else {
            return unsupported("comparisons of truth values", span);
        };
        let middle = (self.raw(middle)?, self.type_of(middle)?);
        let second = self.operation(op, middle, right, span)?;
        let kind = ExprKind::Binary(BinaryOp::AndAlso, Box::new(first), Box::new(second));
        Ok(Expr { kind, ty: Type::Boolean, span })
    }

    /// A set of locations; `\nothing` adds none.
    pub(super) fn locations(&mut self, written: &[ast::Location]) -> Made<Vec<Location>> {
        let mut list = Vec::new();
        for location in written {
            list.extend(self.location(location)?);
        }
        Ok(list)
    }

    fn location(&mut self, written: &ast::Location) -> Made<Option<Location>> {
        let span = written.span;
        Ok(Some(match &written.kind {
            LocationKind::Nothing | LocationKind::StrictlyNothing => return Ok(None),
            LocationKind::Everything => Location::Everything,
            LocationKind::Word(word) => return unsupported(format!("`\\{}` locations", word.name), span),
            LocationKind::Place(place) => {
                if let ast::ExprKind::Specification(inner) = &place.kind {
                    let what = match &**inner {
                        SpecExpr::Function(name, _) | SpecExpr::Word(name) => format!("`\\{}` locations", name.name),
                        _ => "locations of this form".to_owned(),
                    };
                    return unsupported(what, span);
                }
                let value = self.raw(place)?;
                match value.kind {
                    ExprKind::Field(object, field) => Location::Field(*object, field),
                    ExprKind::StaticField(field) => Location::StaticField(field),
                    ExprKind::Index(array, index) => Location::Elements(*array, (*index).clone(), *index),
                    _ => return unsupported("locations of this form", span),
                }
            }
            LocationKind::AllFields(object) if self.is_class_name(object) => {
                return unsupported("all static fields of a class as locations", span);
            }
            LocationKind::AllFields(object) => Location::AllFields(self.expression(object)?),
            LocationKind::AllElements(array) => Location::AllElements(self.expression(array)?),
            LocationKind::Elements(array, low, high) => {
                Location::Elements(self.expression(array)?, self.expression(low)?, self.expression(high)?)
            }
            LocationKind::Unsupported(reason) => return Err(reason.clone()),
        }))
    }

    /// The specification of a loop; what is not understood of it stays away, and with it every conclusion.
    pub(super) fn loop_specification(&mut self, spec: &ast::LoopSpec) -> LoopSpec {
        self.understood_loop(spec).unwrap_or_else(|reason| {
            self.doubts.push(reason);
            LoopSpec::default()
        })
    }

    fn understood_loop(&mut self, spec: &ast::LoopSpec) -> Made<LoopSpec> {
        let mut made = LoopSpec::default();
        for clause in &spec.clauses {
            match &clause.kind {
                ast::LoopClauseKind::Invariant(formula) => made.invariants.push(self.formula(formula)?),
                ast::LoopClauseKind::Decreases(_) if made.variant.is_some() => {
                    return unsupported("several `decreases` clauses of one loop", clause.span);
                }
                ast::LoopClauseKind::Decreases(measure) => {
                    let measure = self.expression(measure)?;
                    if !measure.ty.is_integral() {
                        return unsupported("measures that are no integers", clause.span);
                    }
                    made.variant = Some(measure);
                }
                ast::LoopClauseKind::Assignable(locations) => {
                    let more = self.locations(locations)?;
                    made.assignable.get_or_insert_default().extend(more);
                }
                ast::LoopClauseKind::Clause(inner) => {
                    super::contracts::supported(inner)?;
                    return unsupported("clauses of contracts before loops", clause.span);
                }
                ast::LoopClauseKind::Contract(_) => return unsupported("loop contracts", clause.span),
                ast::LoopClauseKind::Jahob(_) => return unsupported("Jahob annotations", clause.span),
                ast::LoopClauseKind::Unsupported(reason) => return Err(reason.clone()),
            }
        }
        Ok(made)
    }

    /// A statement of the specification; one that is not understood stays away, and with it every conclusion.
    pub(super) fn specification_statement(&mut self, statement: &ast::SpecStmt, span: Span) -> Option<Stmt> {
        match self.understood_statement(statement, span) {
            Ok(made) => Some(made),
            Err(reason) => {
                self.doubts.push(reason);
                None
            }
        }
    }

    fn understood_statement(&mut self, statement: &ast::SpecStmt, span: Span) -> Made<Stmt> {
        let kind = match statement {
            ast::SpecStmt::Assert(formula) => StmtKind::SpecAssert(self.formula(formula)?),
            ast::SpecStmt::Assume(formula) => StmtKind::SpecAssume(self.formula(formula)?),
            ast::SpecStmt::Set(_) => return unsupported("`set` statements", span),
            ast::SpecStmt::Unreachable => return unsupported("`unreachable` statements", span),
            ast::SpecStmt::Other(keyword, _) => return unsupported(format!("`{}` statements", keyword.name), span),
            ast::SpecStmt::Jahob(_) => return unsupported("Jahob annotations", span),
            ast::SpecStmt::Unsupported(reason) => return Err(reason.clone()),
        };
        Ok(Stmt { kind, span })
    }
}

/// `==>`, `<==>` and their kin.
pub(super) fn specification_operation(op: BinaryOp, left: Expr, right: Expr, span: Span) -> Made<Expr> {
    if op == BinaryOp::Subtype {
        return unsupported("comparisons of types (`<:`)", span);
    }
    let (op, left, right) = match op {
        BinaryOp::ImpliedBy => (BinaryOp::Implies, right, left),
        _ => (op, left, right),
    };
    Ok(Expr { kind: ExprKind::Binary(op, Box::new(left), Box::new(right)), ty: Type::Boolean, span })
}

/// The word for a quantifier that is not supported.
fn keyword(quantifier: ast::Quantifier) -> &'static str {
    match quantifier {
        ast::Quantifier::Forall => "forall",
        ast::Quantifier::Exists => "exists",
        ast::Quantifier::Sum => "sum",
        ast::Quantifier::Product => "product",
        ast::Quantifier::Min => "min",
        ast::Quantifier::Max => "max",
        ast::Quantifier::NumOf => "num_of",
        ast::Quantifier::Choose => "choose",
        ast::Quantifier::BoundedSum => "bsum",
        ast::Quantifier::SequenceDefinition => "seq_def",
        ast::Quantifier::InfiniteUnion => "infinite_union",
    }
}

/// Whether `\old` occurs in an expression.
fn mentions_old(expr: &ast::Expr) -> bool {
    struct Search(bool);
    impl<'a> syntax::visit::Visitor<'a> for Search {
        fn expression(&mut self, expr: &'a ast::Expr) {
            if let ast::ExprKind::Specification(inner) = &expr.kind {
                self.0 |= matches!(**inner, SpecExpr::Old(..));
            }
            syntax::visit::expression(self, expr);
        }
    }
    let mut search = Search(false);
    syntax::visit::Visitor::expression(&mut search, expr);
    search.0
}
