//! All expressions of the specifications of a file.

use syntax::ast::*;
use syntax::visit::{self, Visitor};

/// The expressions of the specifications of a file, inner ones too.
pub fn expressions(unit: &CompilationUnit) -> Vec<&Expr> {
    let mut walk = Walk { found: Vec::new(), is_specification: false };
    visit::unit(&mut walk, unit);
    walk.found
}

struct Walk<'a> {
    found: Vec<&'a Expr>,
    is_specification: bool,
}

fn is_specification(modifiers: &Modifiers) -> bool {
    modifiers.has(Modifier::Ghost) || modifiers.has(Modifier::Model)
}

impl<'a> Walk<'a> {
    fn specified(&mut self, is_specification: bool, work: impl FnOnce(&mut Self)) {
        let before = self.is_specification;
        self.is_specification |= is_specification;
        work(self);
        self.is_specification = before;
    }

    fn all(&mut self, expressions: impl IntoIterator<Item = &'a Expr>) {
        self.specified(true, |walk| expressions.into_iter().for_each(|e| walk.expression(e)));
    }

    fn contract(&mut self, contract: &'a Contract) {
        contract.cases.iter().flat_map(|case| &case.clauses).for_each(|clause| self.clause(clause));
    }

    fn clause(&mut self, clause: &'a Clause) {
        match &clause.kind {
            ClauseKind::Requires(e)
            | ClauseKind::Ensures(e)
            | ClauseKind::Diverges(e)
            | ClauseKind::When(e)
            | ClauseKind::Returns(e) => self.all([e]),
            ClauseKind::Leaves { formula, .. } => self.all([&**formula]),
            ClauseKind::Assignable(locations) => self.locations(locations),
            ClauseKind::Accessible { subject, locations, measure } => {
                self.all(subject.as_deref());
                self.locations(locations);
                self.all(measure.as_deref());
            }
            ClauseKind::Signals { formula, .. } => self.all(formula.as_deref()),
            ClauseKind::MeasuredBy(list) | ClauseKind::Other(_, list) => self.all(list),
            ClauseKind::Determines(parts) => parts.iter().for_each(|(_, list)| self.all(list)),
            ClauseKind::Old(_, declarators) => {
                self.all(declarators.iter().filter_map(|declarator| declarator.initializer.as_ref()));
            }
            ClauseKind::Nested(cases) => {
                cases.iter().flat_map(|case| &case.clauses).for_each(|clause| self.clause(clause));
            }
            ClauseKind::SignalsOnly(_) | ClauseKind::Forall(..) | ClauseKind::Jahob(_) | ClauseKind::Unsupported(_) => {
            }
        }
    }

    fn locations(&mut self, locations: &'a [Location]) {
        for location in locations {
            match &location.kind {
                LocationKind::Place(e) | LocationKind::AllFields(e) | LocationKind::AllElements(e) => self.all([e]),
                LocationKind::Elements(array, low, high) => self.all([array, low, high]),
                _ => {}
            }
        }
    }

    fn loop_spec(&mut self, spec: &'a LoopSpec) {
        for clause in &spec.clauses {
            match &clause.kind {
                LoopClauseKind::Invariant(e) | LoopClauseKind::Decreases(e) => self.all([e]),
                LoopClauseKind::Assignable(locations) => self.locations(locations),
                LoopClauseKind::Predicates(predicates) => self.all(predicates),
                LoopClauseKind::Clause(clause) => self.clause(clause),
                LoopClauseKind::Contract(contract) => self.contract(contract),
                LoopClauseKind::Constants(..) | LoopClauseKind::Jahob(_) | LoopClauseKind::Unsupported(_) => {}
            }
        }
    }

    fn member(&mut self, member: &'a SpecMember) {
        match &member.kind {
            SpecMemberKind::Represents { location, value, .. } => {
                self.locations(std::slice::from_ref(location));
                self.all([value]);
            }
            SpecMemberKind::Constraint(e) | SpecMemberKind::Initially(e) | SpecMemberKind::Axiom(e) => self.all([e]),
            SpecMemberKind::Accessible(clause) => self.clause(clause),
            SpecMemberKind::Other(_, list) | SpecMemberKind::DataGroup(list) => self.all(list),
            SpecMemberKind::Jahob(_) | SpecMemberKind::Unsupported(_) => {}
        }
    }

    fn inner(&mut self, inner: &'a SpecExpr) {
        match inner {
            SpecExpr::Old(e, _)
            | SpecExpr::Member(e, _)
            | SpecExpr::AllFields(e)
            | SpecExpr::AllElements(e)
            | SpecExpr::Labelled(_, e)
            | SpecExpr::Comprehension(_, _, _, e) => self.expression(e),
            SpecExpr::Quantified(quantified) => {
                self.all(&quantified.range);
                self.expression(&quantified.body);
            }
            SpecExpr::Let(_, declarators, body) => {
                self.all(declarators.iter().filter_map(|declarator| declarator.initializer.as_ref()));
                self.expression(body);
            }
            SpecExpr::Function(_, arguments) => self.all(arguments),
            SpecExpr::Elements(array, low, high) => self.all([array, low, high]),
            SpecExpr::Result
            | SpecExpr::Word(_)
            | SpecExpr::Type(_)
            | SpecExpr::Informal
            | SpecExpr::Unsupported(_) => {}
        }
    }
}

impl<'a> Visitor<'a> for Walk<'a> {
    fn type_declaration(&mut self, declaration: &'a TypeDecl) {
        for constant in &declaration.constants {
            self.expression(&constant.creation);
        }
        for member in &declaration.members {
            match member {
                Member::Field(field) => self.specified(is_specification(&field.modifiers), |walk| {
                    let initializers =
                        field.declarators.iter().filter_map(|declarator| declarator.initializer.as_ref());
                    initializers.for_each(|e| walk.expression(e));
                }),
                Member::Method(method) => self.method(method),
                Member::Initializer(initializer) => {
                    initializer.contract.iter().for_each(|contract| self.contract(contract));
                    visit::block(self, &initializer.body);
                }
                Member::Type(nested) => {
                    self.specified(is_specification(&nested.modifiers), |walk| walk.type_declaration(nested));
                }
                Member::Invariant(invariant) => self.all([&invariant.formula]),
                Member::Specification(member) => self.member(member),
                Member::Error(_) => {}
            }
        }
    }

    fn method(&mut self, method: &'a MethodDecl) {
        method.contract.iter().for_each(|contract| self.contract(contract));
        self.specified(is_specification(&method.modifiers), |walk| visit::method(walk, method));
    }

    fn statement(&mut self, statement: &'a Stmt) {
        match &statement.kind {
            StmtKind::While { spec, .. }
            | StmtKind::DoWhile { spec, .. }
            | StmtKind::For { spec, .. }
            | StmtKind::ForEach { spec, .. } => self.loop_spec(spec),
            StmtKind::Contracted(contract, _) => self.contract(contract),
            StmtKind::Specification(inner) => match &**inner {
                SpecStmt::Assert(e) | SpecStmt::Assume(e) | SpecStmt::Set(e) => self.all([e]),
                SpecStmt::Other(_, list) => self.all(list),
                SpecStmt::Unreachable | SpecStmt::Jahob(_) | SpecStmt::Unsupported(_) => {}
            },
            StmtKind::Local(local) => {
                return self.specified(is_specification(&local.modifiers), |walk| visit::statement(walk, statement));
            }
            _ => {}
        }
        visit::statement(self, statement);
    }

    fn expression(&mut self, expression: &'a Expr) {
        if self.is_specification {
            self.found.push(expression);
        }
        match &expression.kind {
            ExprKind::Specification(inner) => self.inner(inner),
            _ => visit::expression(self, expression),
        }
    }
}
