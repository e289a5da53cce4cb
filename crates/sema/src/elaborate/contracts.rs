//! Contracts of methods and invariants of classes.

use super::body::Body;
use super::declare::Source;
use super::expressions::truth;
use super::members::MethodText;
use super::modifiers::{Place, refused};
use super::world::{Made, World, unsupported};
use crate::program::{
    Allocation, Case, ClassId, Contract, Dependency, Ending, Expr, ExprKind, Invariant, JumpKind, Leaves, MethodId,
    MethodKind, Represents, Signals, StmtKind, Type, Unsupported,
};
use syntax::ast::{self, Behavior, ClauseKind, LocationKind, Member, Modifier, SpecMemberKind};

impl<'a> World<'a> {
    /// Makes all contracts and invariants of the user's classes and of the library's. What is not understood is for later: the
    /// bodies can be made all the same.
    pub(super) fn make_contracts(&mut self) -> Vec<(MethodId, Unsupported)> {
        let mut doubts = Vec::new();
        for source in self.sources.ids().collect::<Vec<_>>() {
            let Source { decl, class, unit, java, .. } = self.sources[source];
            for member in &decl.members {
                match member {
                    Member::Invariant(invariant) => {
                        let made = self.class_formula((class, unit, java), &invariant.modifiers, &invariant.formula);
                        self.program.classes[class].invariants.push(made);
                    }
                    Member::Specification(member) => self.make_member((class, unit, java), member),
                    _ => {}
                }
            }
            self.refuse_jahob(class, decl, &mut doubts);
        }
        let mut methods: Vec<(MethodId, MethodText<'a>)> = self.texts.iter().map(|(id, text)| (*id, *text)).collect();
        methods.sort_by_key(|(id, _)| *id);
        for (method, text) in methods {
            if let Some(contract) = text.decl.and_then(|decl| decl.contract.as_ref()) {
                let made = self.make_contract(method, text, contract);
                doubts.extend(made.err().map(|reason| (method, reason)));
            }
        }
        doubts
    }

    /// What is said in Jahob's language about a class is not understood, so nothing is concluded from its methods.
    fn refuse_jahob(&mut self, class: ClassId, decl: &ast::TypeDecl, doubts: &mut Vec<(MethodId, Unsupported)>) {
        let members = decl.members.iter().filter_map(|member| match member {
            Member::Field(field) => Some((&field.modifiers, field.span)),
            Member::Method(method) => Some((&method.modifiers, method.span)),
            _ => None,
        });
        let mut modified = std::iter::once((&decl.modifiers, decl.name.span)).chain(members);
        let Some((_, span)) = modified.find(|(modifiers, _)| !modifiers.jahob.is_empty()) else { return };
        let reason = Unsupported { what: "Jahob annotations".into(), span };
        doubts.extend(self.program.classes[class].methods.iter().map(|method| (*method, reason.clone())));
        self.program.unsupported.push(reason);
    }

    /// A member that only the specification has.
    fn make_member(&mut self, place: (ClassId, usize, classes::ClassId), member: &ast::SpecMember) {
        match &member.kind {
            SpecMemberKind::Constraint(formula) => {
                let made = self.class_formula(place, &member.modifiers, formula);
                self.program.classes[place.0].constraints.push(made);
            }
            SpecMemberKind::Initially(formula) => {
                let made = self.class_formula(place, &member.modifiers, formula);
                self.program.classes[place.0].initially.push(made);
            }
            SpecMemberKind::Accessible(clause) => match self.dependency(place, clause) {
                Ok(dependency) => self.program.classes[place.0].dependencies.push(dependency),
                Err(reason) => self.program.unsupported.push(reason),
            },
            SpecMemberKind::Represents { location, is_relation, value } => {
                self.make_represents(place, member, location, *is_relation, value);
            }
            _ => self.program.unsupported.push(unsupported_member(member)),
        }
    }

    /// `accessible subject: locations;`
    fn dependency(
        &mut self,
        (class, unit, java): (ClassId, usize, classes::ClassId),
        clause: &ast::Clause,
    ) -> Made<Dependency> {
        let span = clause.span;
        let ClauseKind::Accessible { subject: Some(subject), locations, .. } = &clause.kind else {
            return unsupported("`accessible` clauses without a subject", span);
        };
        if !clause.heaps.is_empty() {
            return unsupported("`accessible` clauses of another heap", span);
        }
        let mut body = Body::new(self, unit, class, java);
        body.this = Some(body.own_this(span));
        let subject = body.raw(subject)?;
        let locations = body.locations(locations)?;
        let arithmetic = body.arithmetic.specification;
        Ok(Dependency { subject, locations, locals: body.locals, arithmetic, span })
    }

    /// `represents field = value;`
    fn make_represents(
        &mut self,
        (class, unit, java): (ClassId, usize, classes::ClassId),
        member: &ast::SpecMember,
        location: &ast::Location,
        is_relation: bool,
        value: &ast::Expr,
    ) {
        let span = member.span;
        let mut body = Body::new(self, unit, class, java);
        body.this = Some(body.own_this(span));
        let field = match &location.kind {
            LocationKind::Place(place) => body.raw(place).map(|place| place.kind),
            _ => unsupported("`represents` clauses of this form", span),
        };
        let (field, ty) = match field {
            Ok(ExprKind::Field(_, field) | ExprKind::StaticField(field)) => {
                (field, body.world.program.fields[field].ty.clone())
            }
            _ => {
                let reason = Unsupported { what: "`represents` clauses of this form".into(), span };
                return self.program.unsupported.push(reason);
            }
        };
        let value = match is_relation {
            true => unsupported("model fields that are given by a relation (`\\such_that`)", span),
            false => body.ghost_value(value, &ty),
        };
        let (locals, arithmetic) = (body.locals, body.arithmetic.specification);
        self.program.classes[class].represents.push(Represents { field, locals, value, arithmetic });
    }

    /// A formula about the objects of a class, or about the class itself.
    fn class_formula(
        &mut self,
        (class, unit, java): (ClassId, usize, classes::ClassId),
        modifiers: &ast::Modifiers,
        formula: &ast::Expr,
    ) -> Invariant {
        let is_static = modifiers.has(Modifier::Static);
        let span = formula.span;
        let mut body = Body::new(self, unit, class, java);
        if !is_static {
            body.this = Some(body.own_this(span));
        }
        let made = match refused(modifiers, Place::Clause) {
            Some(reason) => Err(reason),
            None => body.formula(formula),
        };
        let (formula, unsupported) = match made {
            Ok(formula) => (formula, Vec::new()),
            Err(reason) => (Expr { kind: ExprKind::Bool(true), ty: Type::Boolean, span }, vec![reason]),
        };
        let arithmetic = body.arithmetic.specification;
        Invariant { is_static, locals: body.locals, formula, unsupported, arithmetic }
    }

    fn make_contract(&mut self, method: MethodId, text: MethodText<'a>, contract: &'a ast::Contract) -> Made<()> {
        let Source { java, class, unit, .. } = self.sources[text.source];
        let described = &self.program.methods[method];
        let (locals, parameters) = (described.locals.clone(), described.parameters.clone());
        let (kind, span) = (described.kind, described.span);
        let mut body = Body::new(self, unit, class, java);
        body.locals = locals;
        if matches!(kind, MethodKind::Instance | MethodKind::Constructor) {
            body.this = Some(body.own_this(span));
        }
        if let Some(decl) = text.decl {
            body.enter_parameters(text.source, decl, &parameters);
        }
        let made = body.contract(contract)?;
        if let Some(case) = made.cases.iter().find(|case| is_of_block(case)) {
            return unsupported("clauses of blocks in the contract of a method", case.span);
        }
        let locals = body.locals;
        let described = &mut self.program.methods[method];
        described.locals = locals;
        described.contract = Some(made);
        Ok(())
    }
}

impl Body<'_, '_> {
    /// The contract of a method or block.
    pub(super) fn contract(&mut self, written: &ast::Contract) -> Made<Contract> {
        let mut made = Contract::default();
        for case in &written.cases {
            match case.role {
                ast::CaseRole::Case => self.add_cases(case, &Case::new(case.span), &mut made.cases)?,
                // What is said to follow from the cases, or to be an example of them, promises nothing more.
                ast::CaseRole::Implied | ast::CaseRole::Example => {
                    return unsupported("`implies_that` and `for_example` cases", case.span);
                }
            }
        }
        Ok(made)
    }

    /// Adds a case with what the cases around it say; one that has cases within adds those.
    fn add_cases(&mut self, case: &ast::SpecCase, around: &Case, cases: &mut Vec<Case>) -> Made<()> {
        let mut made = around.clone();
        made.span = case.span;
        match case.behavior {
            Some(Behavior::Normal) => made.ending = Ending::Normal,
            Some(Behavior::Exceptional) => made.ending = Ending::Exceptional,
            Some(Behavior::Any | Behavior::Model) | None => {}
            Some(Behavior::Return) => made.ending = Ending::Return,
            Some(Behavior::Break) => made.ending = Ending::Jump(JumpKind::Break),
            Some(Behavior::Continue) => made.ending = Ending::Jump(JumpKind::Continue),
            Some(Behavior::Feasible) => return unsupported("`feasible_behavior` cases", case.span),
        }
        let mut nested = None;
        for clause in &case.clauses {
            match &clause.kind {
                ClauseKind::Nested(inner) => nested = Some(inner),
                _ if nested.is_some() => return unsupported("clauses behind nested specification cases", clause.span),
                _ => self.clause(clause, &mut made)?,
            }
        }
        match nested {
            Some(inner) => inner.iter().try_for_each(|inner| self.add_cases(inner, &made, cases)),
            None => {
                cases.push(made);
                Ok(())
            }
        }
    }

    /// Adds what a clause says to its case.
    pub(super) fn clause(&mut self, clause: &ast::Clause, made: &mut Case) -> Made<()> {
        supported(clause)?;
        if clause.adds_to_inherited {
            made.adds_to_inherited.get_or_insert(clause.span);
        }
        match &clause.kind {
            ClauseKind::Requires(formula) => made.requires.push(self.formula(formula)?),
            ClauseKind::Ensures(formula) => made.ensures.push(self.formula(formula)?),
            ClauseKind::Assignable(locations) => {
                let more = self.locations(locations)?;
                made.assignable.get_or_insert_default().extend(more);
                if locations.iter().any(is_strict) {
                    made.allocates = Allocation::Nothing;
                }
            }
            ClauseKind::Signals { class, name, formula } => {
                let class = self.exception_class(class)?;
                let variable = match name {
                    Some(name) => Some(self.declared_local(name.span)?),
                    None => None,
                };
                let variable = variable.map(|id| self.declare(id));
                let formula = match formula {
                    Some(formula) => self.formula(formula)?,
                    None => truth(true, clause.span),
                };
                made.signals.push(Signals { class, variable, formula, span: clause.span });
            }
            ClauseKind::SignalsOnly(types) => {
                let (mut classes, span) = made.signals_only.take().unwrap_or((Vec::new(), clause.span));
                for ty in types {
                    classes.push(self.exception_class(ty)?);
                }
                made.signals_only = Some((classes, span));
            }
            ClauseKind::Leaves { is_break, label, formula } => {
                let kind = if *is_break { JumpKind::Break } else { JumpKind::Continue };
                let label = label.map(|label| label.name);
                let jump = match kind {
                    JumpKind::Break => self.break_statement(label, clause.span)?,
                    JumpKind::Continue => self.continue_statement(label, clause.span)?,
                };
                let (StmtKind::Break(Some(target)) | StmtKind::Continue(Some(target))) = jump.kind else {
                    return unsupported("jumps to nowhere", clause.span);
                };
                made.leaves.push(Leaves { kind, target, formula: self.formula(formula)? });
            }
            ClauseKind::Returns(formula) => made.returns.push(self.formula(formula)?),
            ClauseKind::MeasuredBy(measures) => {
                for measure in measures {
                    let measure = self.expression(measure)?;
                    if !measure.ty.is_integral() {
                        return unsupported("measures that are no integers", clause.span);
                    }
                    made.measures.push(measure);
                }
            }
            ClauseKind::Accessible { subject: None, locations, .. } => {
                let more = self.locations(locations)?;
                made.accessible.get_or_insert((Vec::new(), clause.span)).0.extend(more);
            }
            // That the method may run for ever is what nobody checks without a measure anyway; that it may not, too.
            ClauseKind::Diverges(formula) => {
                let formula = self.formula(formula)?;
                if !matches!(formula.kind, ExprKind::Bool(_)) {
                    return unsupported("`diverges` clauses with a condition", clause.span);
                }
            }
            ClauseKind::Other(word, formulas) => {
                for formula in formulas {
                    let formula = self.formula(formula)?;
                    match &*word.name {
                        "requires_free" => made.requires_free.push(formula),
                        "ensures_free" => made.ensures_free.push(formula),
                        _ => return unsupported("clauses of this kind", clause.span),
                    }
                }
            }
            _ => return unsupported("clauses of this kind", clause.span),
        }
        Ok(())
    }

    fn exception_class(&mut self, written: &ast::TypeRef) -> Made<ClassId> {
        let ty = self.written_type(written)?;
        match ty.class_id() {
            Some(class) => Ok(self.world.class(class)),
            None => unsupported("exceptions that are no classes", written.span),
        }
    }
}

/// Whether a clause is of a kind that is understood; if not, which kind it is.
pub(super) fn supported(clause: &ast::Clause) -> Made<()> {
    let what = match &clause.kind {
        // A set that is said to follow from another is not one more to be joined to it.
        ClauseKind::Assignable(_) if clause.is_redundant => "`assignable_redundantly` clauses".to_owned(),
        ClauseKind::Accessible { .. } if clause.is_redundant => "`accessible_redundantly` clauses".to_owned(),
        ClauseKind::SignalsOnly(_) if clause.is_redundant => "`signals_only_redundantly` clauses".to_owned(),
        ClauseKind::MeasuredBy(_) if clause.is_redundant => "`measured_by_redundantly` clauses".to_owned(),
        ClauseKind::Requires(_) if !clause.heaps.is_empty() => "`requires` clauses of another heap".to_owned(),
        ClauseKind::Ensures(_) if !clause.heaps.is_empty() => "`ensures` clauses of another heap".to_owned(),
        ClauseKind::Assignable(_) if !clause.heaps.is_empty() => "`assignable` clauses of another heap".to_owned(),
        ClauseKind::Requires(_)
        | ClauseKind::Ensures(_)
        | ClauseKind::Assignable(_)
        | ClauseKind::Signals { .. }
        | ClauseKind::SignalsOnly(_)
        | ClauseKind::Diverges(_)
        | ClauseKind::Returns(_)
        | ClauseKind::Leaves { .. }
        | ClauseKind::MeasuredBy(_) => {
            return Ok(());
        }
        ClauseKind::Accessible { .. } if !clause.heaps.is_empty() => "`accessible` clauses of another heap".to_owned(),
        ClauseKind::Accessible { subject: None, .. } => return Ok(()),
        ClauseKind::Accessible { .. } => "`accessible` clauses of something else".to_owned(),
        ClauseKind::When(_) => "`when` clauses".to_owned(),
        ClauseKind::Other(keyword, _) if clause.heaps.is_empty() && is_free(&keyword.name) => return Ok(()),
        ClauseKind::Other(keyword, _) => format!("`{}` clauses", keyword.name),
        ClauseKind::Determines(_) => "`determines` and `separates` clauses".to_owned(),
        ClauseKind::Forall(..) => "`forall` clauses".to_owned(),
        ClauseKind::Old(..) => "`old` clauses".to_owned(),
        ClauseKind::Nested(_) => "nested specification cases".to_owned(),
        ClauseKind::Jahob(_) => "Jahob annotations".to_owned(),
        ClauseKind::Unsupported(reason) => return Err(reason.clone()),
    };
    unsupported(what, clause.span)
}

/// Whether a place in `assignable` says that nothing may be created.
pub(super) fn is_strict(location: &ast::Location) -> bool {
    location.kind == LocationKind::StrictlyNothing
}

/// What a case says that only methods can do, if anything.
pub(super) fn only_of_methods(case: &Case) -> Option<Unsupported> {
    let what = if !case.measures.is_empty() {
        "`measured_by` clauses of blocks"
    } else if case.accessible.is_some() {
        "`accessible` clauses of blocks"
    } else {
        return None;
    };
    Some(Unsupported { what: what.to_owned(), span: case.span })
}

/// Whether a case says something that only blocks can do.
fn is_of_block(case: &Case) -> bool {
    let is_left = matches!(case.ending, Ending::Return | Ending::Jump(_));
    is_left || !case.returns.is_empty() || !case.leaves.is_empty()
}

/// Whether a clause by this keyword is assumed and not checked.
fn is_free(keyword: &str) -> bool {
    matches!(keyword, "requires_free" | "ensures_free")
}

/// A member of the specification of a kind that is not understood yet.
fn unsupported_member(member: &ast::SpecMember) -> Unsupported {
    let what = match &member.kind {
        SpecMemberKind::Represents { .. }
        | SpecMemberKind::Accessible(_)
        | SpecMemberKind::Constraint(_)
        | SpecMemberKind::Initially(_) => "clauses of classes".to_owned(),
        SpecMemberKind::Axiom(_) => "`axiom` clauses".to_owned(),
        SpecMemberKind::Other(keyword, _) => format!("`{}` clauses", keyword.name),
        SpecMemberKind::DataGroup(_) => "`in` and `maps` clauses".to_owned(),
        SpecMemberKind::Jahob(_) => "Jahob annotations".to_owned(),
        SpecMemberKind::Unsupported(reason) => return reason.clone(),
    };
    Unsupported { what, span: member.span }
}
