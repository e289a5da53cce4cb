//! Specifications.

use super::expressions::expression;
use super::types::type_reference;
use super::{
    Behavior, Clause, ClauseKind, Contract, ExprKind, Location, LocationKind, LoopClause, LoopClauseKind, LoopSpec,
    Quantifier, StmtKind, Unsupported, unsupported,
};
use base::Span;
use syntax::ast;

/// The slice of a contract: one case.
pub fn contract(written: &ast::Contract) -> Contract {
    let mut clauses = Vec::new();
    let mut behavior = None;
    if written.extends_inherited {
        let span = written.span.at_start();
        let kind = ClauseKind::Unsupported(unsupported("contracts with several cases (`also`)", span));
        clauses.push(Clause { kind, span });
    }
    for (index, case) in written.cases.iter().enumerate() {
        if index == 0 {
            behavior = case.behavior.map(|behavior| match behavior {
                ast::Behavior::Normal => Behavior::Normal,
                ast::Behavior::Exceptional => Behavior::Exceptional,
                _ => Behavior::Any,
            });
            let unusual = match case.behavior {
                Some(ast::Behavior::Model) => Some("model fields and methods"),
                Some(ast::Behavior::Break | ast::Behavior::Continue | ast::Behavior::Return) => Some("block contracts"),
                Some(ast::Behavior::Feasible) => Some("`feasible_behavior` cases"),
                _ => None,
            };
            if let Some(what) = unusual {
                clauses.push(Clause { kind: ClauseKind::Unsupported(unsupported(what, case.span)), span: case.span });
            }
            clauses.extend(case.clauses.iter().map(clause));
        } else {
            let what = "contracts with several cases (`also`)";
            clauses.push(Clause { kind: ClauseKind::Unsupported(unsupported(what, case.span)), span: case.span });
        }
    }
    Contract { behavior, clauses, span: written.span }
}

fn clause(written: &ast::Clause) -> Clause {
    let what = |what: &str| ClauseKind::Unsupported(unsupported(what, written.span));
    let kind = match &written.kind {
        ast::ClauseKind::Requires(_) if !written.heaps.is_empty() => what("`requires` clauses"),
        ast::ClauseKind::Ensures(_) if !written.heaps.is_empty() => what("`ensures` clauses"),
        ast::ClauseKind::Assignable(_) if !written.heaps.is_empty() => what("`assignable` clauses"),
        ast::ClauseKind::Requires(formula) => ClauseKind::Requires(expression(formula)),
        ast::ClauseKind::Ensures(formula) => ClauseKind::Ensures(expression(formula)),
        ast::ClauseKind::Assignable(list) => ClauseKind::Assignable(list.iter().map(location).collect()),
        ast::ClauseKind::SignalsOnly(types) => ClauseKind::SignalsOnly(types.iter().map(type_reference).collect()),
        ast::ClauseKind::Accessible { .. } => what("`accessible` clauses"),
        ast::ClauseKind::Signals { .. } => what("`signals` clauses"),
        ast::ClauseKind::Diverges(_) => what("`diverges` clauses"),
        ast::ClauseKind::MeasuredBy(_) => what("`measured_by` clauses"),
        ast::ClauseKind::When(_) => what("`when` clauses"),
        ast::ClauseKind::Leaves { is_break: true, .. } => what("`breaks` clauses"),
        ast::ClauseKind::Leaves { is_break: false, .. } => what("`continues` clauses"),
        ast::ClauseKind::Returns(_) => what("`returns` clauses"),
        ast::ClauseKind::Other(keyword, _) => what(&format!("`{}` clauses", keyword.name)),
        ast::ClauseKind::Determines(_) => what("`determines` clauses"),
        ast::ClauseKind::Forall(..) => what("`forall` clauses"),
        ast::ClauseKind::Old(..) => what("`old` clauses"),
        ast::ClauseKind::Nested(_) => what("nested specification cases"),
        ast::ClauseKind::Jahob(_) => what("Jahob annotations"),
        ast::ClauseKind::Unsupported(reason) => ClauseKind::Unsupported(reason.clone()),
    };
    Clause { kind, span: written.span }
}

fn location(written: &ast::Location) -> Location {
    let what = |what: &str| LocationKind::Unsupported(unsupported(what, written.span));
    let kind = match &written.kind {
        ast::LocationKind::Nothing => LocationKind::Nothing,
        ast::LocationKind::StrictlyNothing => what("`\\strictly_nothing` locations"),
        ast::LocationKind::Everything => LocationKind::Everything,
        ast::LocationKind::Word(word) => what(&format!("`\\{}` locations", word.name)),
        ast::LocationKind::Place(place) => match &place.kind {
            ast::ExprKind::Specification(inner) => match &**inner {
                ast::SpecExpr::Function(name, _) | ast::SpecExpr::Word(name) => {
                    what(&format!("`\\{}` locations", name.name))
                }
                _ => what("locations of this form"),
            },
            ast::ExprKind::Name(_) | ast::ExprKind::Field(..) | ast::ExprKind::Index(..) => {
                LocationKind::Place(expression(place))
            }
            _ => what("locations of this form"),
        },
        ast::LocationKind::AllFields(object) => LocationKind::AllFields(expression(object)),
        ast::LocationKind::AllElements(array) => LocationKind::AllElements(expression(array)),
        ast::LocationKind::Elements(array, first, last) => {
            LocationKind::Elements(expression(array), expression(first), expression(last))
        }
        ast::LocationKind::Unsupported(reason) => LocationKind::Unsupported(reason.clone()),
    };
    Location { kind, span: written.span }
}

/// The slice of the specification of a loop.
pub fn loop_spec(written: &ast::LoopSpec) -> LoopSpec {
    LoopSpec { clauses: written.clauses.iter().map(loop_clause).collect() }
}

fn loop_clause(written: &ast::LoopClause) -> LoopClause {
    let what = |what: &str| LoopClauseKind::Unsupported(unsupported(what, written.span));
    let kind = match &written.kind {
        ast::LoopClauseKind::Invariant(formula) => LoopClauseKind::Invariant(expression(formula)),
        ast::LoopClauseKind::Decreases(variant) => LoopClauseKind::Decreases(expression(variant)),
        ast::LoopClauseKind::Assignable(list) => LoopClauseKind::Assignable(list.iter().map(location).collect()),
        ast::LoopClauseKind::Clause(inner) => match clause(inner).kind {
            ClauseKind::Unsupported(reason) => LoopClauseKind::Unsupported(reason),
            _ => what("clauses of contracts before loops"),
        },
        ast::LoopClauseKind::Contract(_) => what("loop contracts"),
        ast::LoopClauseKind::Jahob(_) => what("Jahob annotations"),
        ast::LoopClauseKind::Unsupported(reason) => LoopClauseKind::Unsupported(reason.clone()),
    };
    LoopClause { kind, span: written.span }
}

/// A member of the specification, none of which is in the slice.
pub fn member(written: &ast::SpecMember) -> Unsupported {
    let what = match &written.kind {
        ast::SpecMemberKind::Represents { .. } => "`represents` clauses".to_owned(),
        ast::SpecMemberKind::Constraint(_) => "`constraint` clauses".to_owned(),
        ast::SpecMemberKind::Initially(_) => "`initially` clauses".to_owned(),
        ast::SpecMemberKind::Axiom(_) => "`axiom` clauses".to_owned(),
        ast::SpecMemberKind::Accessible(_) => "`accessible` clauses".to_owned(),
        ast::SpecMemberKind::Other(keyword, _) => format!("`{}` clauses", keyword.name),
        ast::SpecMemberKind::DataGroup(_) => "`in` clauses".to_owned(),
        ast::SpecMemberKind::Jahob(_) => "Jahob annotations".to_owned(),
        ast::SpecMemberKind::Unsupported(reason) => return reason.clone(),
    };
    unsupported(what, written.span)
}

/// The slice of a statement of the specification.
pub fn spec_statement(written: &ast::SpecStmt, span: Span) -> StmtKind {
    let what = |what: &str| StmtKind::Unsupported(unsupported(what, span));
    match written {
        ast::SpecStmt::Assert(formula) => StmtKind::SpecAssert(expression(formula)),
        ast::SpecStmt::Assume(formula) => StmtKind::SpecAssume(expression(formula)),
        ast::SpecStmt::Set(_) => what("`set` statements"),
        ast::SpecStmt::Unreachable => what("`unreachable` statements"),
        ast::SpecStmt::Other(keyword, _) => what(&format!("`{}` statements", keyword.name)),
        ast::SpecStmt::Jahob(_) => what("Jahob annotations"),
        ast::SpecStmt::Unsupported(reason) => StmtKind::Unsupported(reason.clone()),
    }
}

/// The slice of an expression that only specifications have.
pub fn spec_expression(written: &ast::SpecExpr, span: Span) -> ExprKind {
    let what = |what: &str| ExprKind::Unsupported(unsupported(what, span));
    match written {
        ast::SpecExpr::Result => ExprKind::Result,
        ast::SpecExpr::Old(inner, None) => ExprKind::Old(Box::new(expression(inner))),
        ast::SpecExpr::Old(_, Some(_)) => what("`\\old` expressions with a label"),
        ast::SpecExpr::Quantified(quantified) => quantifier(quantified, span),
        ast::SpecExpr::Let(..) => what("`\\let` expressions"),
        ast::SpecExpr::Function(name, _) | ast::SpecExpr::Word(name) => what(&format!("`\\{}` expressions", name.name)),
        ast::SpecExpr::Member(_, name) => what(&format!("`\\{}` expressions", name.name)),
        ast::SpecExpr::Type(_) => what("types as values"),
        ast::SpecExpr::AllFields(_) | ast::SpecExpr::AllElements(_) => what("sets of locations"),
        ast::SpecExpr::Elements(..) => what("ranges of elements"),
        ast::SpecExpr::Labelled(..) => what("labelled expressions"),
        ast::SpecExpr::Informal => what("informal descriptions"),
        ast::SpecExpr::Comprehension(..) => what("set comprehensions"),
        ast::SpecExpr::Unsupported(reason) => ExprKind::Unsupported(reason.clone()),
    }
}

fn quantifier(written: &ast::Quantified, span: Span) -> ExprKind {
    let what = |what: &str| ExprKind::Unsupported(unsupported(what, span));
    let quantifier = match written.quantifier {
        ast::Quantifier::Forall => Quantifier::Forall,
        ast::Quantifier::Exists => Quantifier::Exists,
        ast::Quantifier::Sum => return what("`\\sum` expressions"),
        ast::Quantifier::Product => return what("`\\product` expressions"),
        ast::Quantifier::Min => return what("`\\min` expressions"),
        ast::Quantifier::Max => return what("`\\max` expressions"),
        ast::Quantifier::NumOf => return what("`\\num_of` expressions"),
        ast::Quantifier::Choose => return what("`\\choose` expressions"),
        ast::Quantifier::BoundedSum => return what("`\\bsum` expressions"),
        ast::Quantifier::SequenceDefinition => return what("`\\seq_def` expressions"),
        ast::Quantifier::InfiniteUnion => return what("`\\infinite_union` expressions"),
    };
    if !written.modifiers.list.is_empty() {
        return what("quantifiers over possibly null values");
    }
    ExprKind::Quantified {
        quantifier,
        ty: type_reference(&written.ty),
        variables: written.variables.clone(),
        range: written.range.first().map(|range| Box::new(expression(range))),
        body: Box::new(expression(&written.body)),
    }
}
