//! Contracts of methods and invariants of classes.

use super::body::Body;
use super::declare::Source;
use super::members::MethodText;
use super::world::{Made, World, unsupported};
use crate::program::{ClassId, Contract, Expr, ExprKind, Invariant, MethodId, MethodKind, Type, Unsupported};
use base::Name;
use syntax::ast::{self, Behavior, ClauseKind, Member, Modifier, SpecMemberKind};

impl<'a> World<'a> {
    /// Makes all contracts and invariants of the user's classes and of the library's. What is not understood is for later: the
    /// bodies can be made all the same.
    pub(super) fn make_contracts(&mut self) -> Vec<(MethodId, Unsupported)> {
        let mut doubts = Vec::new();
        for source in self.sources.ids().collect::<Vec<_>>() {
            let Source { decl, class, unit, java, .. } = self.sources[source];
            for member in &decl.members {
                match member {
                    Member::Invariant(invariant) => self.make_invariant(class, unit, java, invariant),
                    Member::Specification(member) => self.program.unsupported.push(unsupported_member(member)),
                    Member::Field(field) if field.modifiers.has(Modifier::Ghost) => {
                        self.program.unsupported.push(Unsupported { what: "ghost fields".into(), span: field.span });
                    }
                    Member::Field(field) if field.modifiers.has(Modifier::Model) => {
                        let what = "model fields and methods".into();
                        self.program.unsupported.push(Unsupported { what, span: field.span });
                    }
                    Member::Method(method) if method.modifiers.has(Modifier::Model) => {
                        let what = "model fields and methods".into();
                        self.program.unsupported.push(Unsupported { what, span: method.span });
                    }
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

    fn make_invariant(&mut self, class: ClassId, unit: usize, java: classes::ClassId, invariant: &ast::InvariantDecl) {
        let is_static = invariant.modifiers.has(Modifier::Static);
        let span = invariant.formula.span;
        let mut body = Body::new(self, unit, class, java);
        if !is_static {
            body.this = Some(body.own_this(span));
        }
        let (formula, unsupported) = match body.formula(&invariant.formula) {
            Ok(formula) => (formula, Vec::new()),
            Err(reason) => (Expr { kind: ExprKind::Bool(true), ty: Type::Boolean, span }, vec![reason]),
        };
        let locals = body.locals;
        self.program.classes[class].invariants.push(Invariant { is_static, locals, formula, unsupported });
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
        let locals = body.locals;
        let described = &mut self.program.methods[method];
        described.locals = locals;
        described.contract = Some(made);
        Ok(())
    }
}

impl Body<'_, '_> {
    fn contract(&mut self, written: &ast::Contract) -> Made<Contract> {
        let case = match written.cases.as_slice() {
            [case] if !written.extends_inherited => case,
            [] => return Ok(Contract::default()),
            cases => {
                let span = if written.extends_inherited { written.span.at_start() } else { cases[1].span };
                return unsupported("contracts with several cases (`also`)", span);
            }
        };
        let mut made = Contract::default();
        match case.behavior {
            Some(Behavior::Exceptional) => return unsupported("exceptional behaviours", written.span),
            Some(Behavior::Model) => return unsupported("model fields and methods", case.span),
            Some(Behavior::Break | Behavior::Continue | Behavior::Return) => {
                return unsupported("block contracts", case.span);
            }
            Some(Behavior::Feasible) => return unsupported("`feasible_behavior` cases", case.span),
            Some(Behavior::Normal) => made.signals_only = Some(Vec::new()),
            Some(Behavior::Any) | None => {}
        }
        for clause in &case.clauses {
            supported(clause)?;
            match &clause.kind {
                ClauseKind::Requires(formula) => made.requires.push(self.formula(formula)?),
                ClauseKind::Ensures(formula) => made.ensures.push(self.formula(formula)?),
                ClauseKind::Assignable(locations) => {
                    let more = self.locations(locations)?;
                    made.assignable.get_or_insert_default().extend(more);
                }
                ClauseKind::SignalsOnly(_) if case.behavior == Some(Behavior::Normal) => {}
                ClauseKind::SignalsOnly(_) if made.signals_only.is_some() => {
                    return unsupported("several `signals_only` clauses", clause.span);
                }
                ClauseKind::SignalsOnly(types) => {
                    let mut names: Vec<Name> = Vec::new();
                    for ty in types {
                        let class = self.written_type(ty)?;
                        let Some(class) = class.class_id() else {
                            return unsupported("exceptions that are no classes in `signals_only`", ty.span);
                        };
                        names.push(self.world.classes.class(class).binary_name);
                    }
                    made.signals_only = Some(names);
                }
                _ => return unsupported("clauses of this kind", clause.span),
            }
        }
        Ok(made)
    }
}

/// Whether a clause is of a kind that is understood; if not, which kind it is.
pub(super) fn supported(clause: &ast::Clause) -> Made<()> {
    let what = match &clause.kind {
        ClauseKind::Requires(_) if !clause.heaps.is_empty() => "`requires` clauses of another heap".to_owned(),
        ClauseKind::Ensures(_) if !clause.heaps.is_empty() => "`ensures` clauses of another heap".to_owned(),
        ClauseKind::Assignable(_) if !clause.heaps.is_empty() => "`assignable` clauses of another heap".to_owned(),
        ClauseKind::Requires(_) | ClauseKind::Ensures(_) | ClauseKind::Assignable(_) | ClauseKind::SignalsOnly(_) => {
            return Ok(());
        }
        ClauseKind::Accessible { .. } => "`accessible` clauses".to_owned(),
        ClauseKind::Signals { .. } => "`signals` clauses".to_owned(),
        ClauseKind::Diverges(_) => "`diverges` clauses".to_owned(),
        ClauseKind::MeasuredBy(_) => "`measured_by` clauses".to_owned(),
        ClauseKind::When(_) => "`when` clauses".to_owned(),
        ClauseKind::Leaves { is_break: true, .. } => "`breaks` clauses".to_owned(),
        ClauseKind::Leaves { is_break: false, .. } => "`continues` clauses".to_owned(),
        ClauseKind::Returns(_) => "`returns` clauses".to_owned(),
        ClauseKind::Other(keyword, _) => format!("`{}` clauses", keyword.name),
        ClauseKind::Determines(_) => "`determines` clauses".to_owned(),
        ClauseKind::Forall(..) => "`forall` clauses".to_owned(),
        ClauseKind::Old(..) => "`old` clauses".to_owned(),
        ClauseKind::Nested(_) => "nested specification cases".to_owned(),
        ClauseKind::Jahob(_) => "Jahob annotations".to_owned(),
        ClauseKind::Unsupported(reason) => return Err(reason.clone()),
    };
    unsupported(what, clause.span)
}

/// A member of the specification, none of which is understood yet.
fn unsupported_member(member: &ast::SpecMember) -> Unsupported {
    let what = match &member.kind {
        SpecMemberKind::Represents { .. } => "`represents` clauses".to_owned(),
        SpecMemberKind::Constraint(_) => "`constraint` clauses".to_owned(),
        SpecMemberKind::Initially(_) => "`initially` clauses".to_owned(),
        SpecMemberKind::Axiom(_) => "`axiom` clauses".to_owned(),
        SpecMemberKind::Accessible(_) => "`accessible` clauses".to_owned(),
        SpecMemberKind::Other(keyword, _) => format!("`{}` clauses", keyword.name),
        SpecMemberKind::DataGroup(_) => "`in` clauses".to_owned(),
        SpecMemberKind::Jahob(_) => "Jahob annotations".to_owned(),
        SpecMemberKind::Unsupported(reason) => return reason.clone(),
    };
    Unsupported { what, span: member.span }
}
