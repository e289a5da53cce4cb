//! Expressions that only specifications have, and the formulas and locations that are made of them. What lies below them is Java,
//! and is made like Java in code; lowering gives it the meaning that it has in specifications.

use super::body::Body;
use super::contracts::is_strict;
use super::expressions::truth;
use super::world::{Made, unsupported};
use crate::program::{
    Allocation, BinaryOp, ComprehensionOp, Expr, ExprKind, Location, LogicOp, LoopSpec, Quantifier, Stmt, StmtKind,
    Type,
};
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
            SpecExpr::Old(inner, None) => self.old(inner, span),
            SpecExpr::Old(_, Some(_)) => unsupported("`\\old` expressions with a label", span),
            SpecExpr::Quantified(quantified) => self.quantified(expr, quantified, span),
            SpecExpr::Let(..) => unsupported("`\\let` expressions", span),
            SpecExpr::Function(name, arguments) => self.logic_function(expr, &name.name, arguments),
            SpecExpr::Word(name) => self.logic_word(&name.name, span),
            SpecExpr::Member(object, name) if &*name.name == "inv" => {
                let object = self.expression(object)?;
                Ok(Expr { kind: ExprKind::Logic(LogicOp::InvariantFor, vec![object]), ty: Type::Boolean, span })
            }
            SpecExpr::Member(_, name) => unsupported(word(&name.name), span),
            SpecExpr::Type(written) => {
                let named = self.written_type(written)?;
                let named = self.world.erase(&named);
                Ok(Expr { kind: ExprKind::TypeLiteral(named), ty: Type::TypeValue, span })
            }
            SpecExpr::Elements(array, low, high) => {
                let ty = self.type_of(array)?;
                if self.world.erase(&ty) != Type::Seq {
                    return self.location_set(expr);
                }
                // Both ends of a part of a sequence are given; the second is not part of it.
                let arguments = vec![self.expression(array)?, self.expression(low)?, self.expression(high)?];
                Ok(Expr { kind: ExprKind::Logic(LogicOp::SeqSub, arguments), ty: Type::Seq, span })
            }
            SpecExpr::AllElements(array) => {
                let ty = self.type_of(array)?;
                match self.world.erase(&ty) {
                    Type::Seq => self.expression(array),
                    _ => self.location_set(expr),
                }
            }
            SpecExpr::AllFields(_) => self.location_set(expr),
            SpecExpr::Labelled(_, inner) => self.raw(inner),
            SpecExpr::Informal => unsupported("informal descriptions", span),
            SpecExpr::Comprehension(..) => unsupported("set comprehensions", span),
            SpecExpr::Unsupported(reason) => Err(reason.clone()),
        }
    }

    fn quantified(&mut self, expr: &ast::Expr, written: &ast::Quantified, span: Span) -> Made<Expr> {
        if !written.modifiers.list.is_empty() {
            return unsupported("quantifiers over possibly null values", span);
        }
        let quantifier = match written.quantifier {
            ast::Quantifier::Forall => Quantifier::Forall,
            ast::Quantifier::Exists => Quantifier::Exists,
            ast::Quantifier::Sum | ast::Quantifier::BoundedSum => {
                return self.comprehension(ComprehensionOp::Sum, written, expr);
            }
            ast::Quantifier::Product => return self.comprehension(ComprehensionOp::Product, written, expr),
            ast::Quantifier::Min => return self.comprehension(ComprehensionOp::Min, written, expr),
            ast::Quantifier::Max => return self.comprehension(ComprehensionOp::Max, written, expr),
            ast::Quantifier::NumOf => return self.comprehension(ComprehensionOp::NumOf, written, expr),
            ast::Quantifier::InfiniteUnion => return self.comprehension(ComprehensionOp::Union, written, expr),
            ast::Quantifier::SequenceDefinition => return self.sequence_definition(written, span),
            ast::Quantifier::Choose => return unsupported("`\\choose` expressions", span),
        };
        let mut variables = Vec::new();
        for variable in &written.variables {
            let Some(id) = self.attribution().declared.get(&variable.span).copied() else {
                return unsupported("quantified variables that are not certain", variable.span);
            };
            match &self.attribution().locals[id].ty {
                classes::Type::Primitive(_) | classes::Type::Class(_) => variables.push(self.declare(id)),
                classes::Type::Logic(name, _) if &**name == "bigint" => variables.push(self.declare(id)),
                classes::Type::Array(_) => return unsupported("quantified variables of array types", written.ty.span),
                classes::Type::Logic(name, _) => {
                    return unsupported(format!("quantified variables of type `\\{name}`"), written.ty.span);
                }
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
            LocationKind::Word(word) => Location::Set(self.logic_word(&word.name, span)?),
            LocationKind::Place(place) => {
                let set = self.location_set(place)?;
                match set.kind {
                    ExprKind::Locations(mut list) if list.len() == 1 => return Ok(list.pop()),
                    kind => Location::Set(Expr { kind, ..set }),
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
        if let Some(contract) = self.loop_contract.take() {
            if let Some(clause) = spec.clauses.first() {
                return unsupported("clauses of loops behind loop contracts", clause.span);
            }
            self.contract_of_iterations(&contract, &mut made)?;
        }
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
                    if locations.iter().any(is_strict) {
                        made.allocates = Allocation::Nothing;
                    }
                }
                ast::LoopClauseKind::Predicates(predicates) => self.predicates(predicates, &mut made),
                ast::LoopClauseKind::Constants(_, declarators) => {
                    let declared = &self.attribution().declared;
                    let known = declarators.iter().filter_map(|it| declared.get(&it.name.span).copied());
                    for constant in known.collect::<Vec<_>>() {
                        made.constants.push(self.declare(constant));
                    }
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

    /// Hints of what an invariant may be made of; what is not understood of them is none. In them, `\old` is the state where the loop began.
    fn predicates(&mut self, predicates: &[ast::Expr], made: &mut LoopSpec) {
        let around = std::mem::replace(&mut self.is_in_predicates, true);
        made.predicates.extend(predicates.iter().filter_map(|predicate| self.formula(predicate).ok()));
        self.is_in_predicates = around;
    }

    /// `\old(e)`
    fn old(&mut self, inner: &ast::Expr, span: Span) -> Made<Expr> {
        if mentions_old(inner) {
            return unsupported("`\\old` inside of `\\old`", span);
        }
        let inner = self.expression(inner)?;
        let (ty, inner) = (inner.ty.clone(), Box::new(inner));
        let kind = if self.is_in_predicates { ExprKind::Before(inner) } else { ExprKind::Old(inner) };
        Ok(Expr { kind, ty, span })
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
            ast::SpecStmt::Set(expr) => return self.set_statement(expr, span),
            ast::SpecStmt::Unreachable => StmtKind::SpecAssert(truth(false, span)),
            ast::SpecStmt::Other(keyword, _) => return unsupported(format!("`{}` statements", keyword.name), span),
            ast::SpecStmt::Jahob(_) => return unsupported("Jahob annotations", span),
            ast::SpecStmt::Unsupported(reason) => return Err(reason.clone()),
        };
        Ok(Stmt { kind, span })
    }
}

impl Body<'_, '_> {
    /// `set target = value;`
    fn set_statement(&mut self, expr: &ast::Expr, span: Span) -> Made<Stmt> {
        let ast::ExprKind::Assign { op: None, target, value } = &expr.kind else {
            return unsupported("`set` statements that are no assignments", span);
        };
        let (before, place) = self.variable(target)?;
        if !before.is_empty() {
            return unsupported("`set` statements with effects", span);
        }
        let value = self.ghost_value(value, &place.ty)?;
        Ok(Stmt { kind: StmtKind::Set(place, value), span })
    }

    /// The value of a ghost variable or field of a type.
    pub(super) fn ghost_value(&mut self, value: &ast::Expr, ty: &Type) -> Made<Expr> {
        match ty {
            Type::Locset => self.location_set(value),
            _ => self.expression(value),
        }
    }
}

/// `==>`, `<==>` and their kin.
pub(super) fn specification_operation(op: BinaryOp, left: Expr, right: Expr, span: Span) -> Made<Expr> {
    let (op, left, right) = match op {
        BinaryOp::ImpliedBy => (BinaryOp::Implies, right, left),
        _ => (op, left, right),
    };
    Ok(Expr { kind: ExprKind::Binary(op, Box::new(left), Box::new(right)), ty: Type::Boolean, span })
}

/// Whether an expression speaks of an earlier state.
pub(super) fn mentions_old(expr: &ast::Expr) -> bool {
    struct Search(bool);
    impl<'a> syntax::visit::Visitor<'a> for Search {
        fn expression(&mut self, expr: &'a ast::Expr) {
            if let ast::ExprKind::Specification(inner) = &expr.kind {
                self.0 |= match &**inner {
                    SpecExpr::Old(..) => true,
                    SpecExpr::Function(name, _) => matches!(&*name.name, "before" | "past"),
                    _ => false,
                };
            }
            syntax::visit::expression(self, expr);
        }
    }
    let mut search = Search(false);
    syntax::visit::Visitor::expression(&mut search, expr);
    search.0
}
