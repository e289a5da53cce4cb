//! Types the specifications of methods and the invariants of classes.

use crate::checker::{Checker, SpecificationRules, This};
use crate::constants::{Constant, literal};
use crate::declarations::Declarations;
use crate::java_lang;
use crate::names::join;
use crate::program::{ClassId, Contract, Invariant, MethodId, MethodKind, Type, Unsupported};
use crate::slice::{self as ast, Behavior, ClauseKind, Member, Modifier};
use base::{Diagnostic, Name, rules};

/// Types all contracts and invariants.
pub(crate) fn check(declarations: &mut Declarations<'_>) {
    for class in declarations.program.classes.ids() {
        if declarations.is_supported(class) {
            check_invariants(declarations, class);
            for method in declarations.program.classes[class].methods.clone() {
                check_contract(declarations, method);
            }
        }
    }
}

/// Types the invariants of a class.
fn check_invariants(declarations: &mut Declarations<'_>, class: ClassId) {
    for member in &declarations.classes[class].declaration.members {
        let Member::Invariant(invariant) = member else { continue };
        let is_static = invariant.modifiers.has(Modifier::Static);
        let mut checker = Checker::new(declarations, class, if is_static { This::Static } else { This::Available });
        let formula = checker.with_rules(plain_rules(), |checker| checker.condition(&invariant.formula));
        let diagnostics = checker.take_diagnostics();
        let typed = Invariant {
            is_static,
            formula: formula.unwrap_or_else(|| literal(Constant::Bool(true), &Type::Boolean, invariant.formula.span)),
            locals: checker.locals,
            unsupported: checker.unsupported,
        };
        declarations.diagnostics.extend(diagnostics);
        declarations.program.classes[class].invariants.push(typed);
    }
}

/// A specification that speaks of one state.
fn plain_rules() -> SpecificationRules {
    SpecificationRules { result: None, allows_old: false, inside_old: false, known_before: Vec::new() }
}

/// Types the contract of a method.
fn check_contract(declarations: &mut Declarations<'_>, id: MethodId) {
    let Some(declaration) = declarations.methods[id].declaration else { return };
    let Some(contract) = &declaration.contract else { return };
    if declarations.methods[id].takes_any_arguments {
        return;
    }
    let method = &declarations.program.methods[id];
    let this = if method.kind == MethodKind::Static { This::Static } else { This::Available };
    let mut checker = Checker::new(declarations, method.owner, this);
    checker.in_constructor = method.kind == MethodKind::Constructor;
    checker.locals = method.locals.clone();
    checker.bind_parameters(declaration, &method.parameters);
    checker.result = declarations.methods[id].has_known_result.then(|| method.result.clone());
    checker.parameters = method.parameters.clone();
    let typed = checker.contract(contract);
    if method.is_pure && method.kind != MethodKind::Constructor {
        checker.check_pure(contract);
    }
    let is_clean = checker.is_clean();
    let diagnostics = checker.take_diagnostics();
    let (locals, unsupported): (_, Vec<Unsupported>) = (checker.locals, checker.unsupported);
    declarations.diagnostics.extend(diagnostics);
    let method = &mut declarations.program.methods[id];
    method.locals = locals;
    method.unsupported.extend(unsupported);
    if is_clean && method.unsupported.is_empty() {
        method.contract = Some(typed);
    } else {
        declarations.methods[id].is_callable = false;
    }
}

impl Checker<'_, '_> {
    fn contract(&mut self, contract: &ast::Contract) -> Contract {
        let mut typed = Contract::default();
        match contract.behavior {
            Some(Behavior::Exceptional) => self.unsupported("exceptional behaviours", contract.span),
            Some(Behavior::Normal) => typed.signals_only = Some(Vec::new()),
            Some(Behavior::Any) | None => {}
        }
        for clause in &contract.clauses {
            match &clause.kind {
                ClauseKind::Requires(formula) => typed.requires.extend(self.requires(formula)),
                ClauseKind::Ensures(formula) => typed.ensures.extend(self.ensures(formula)),
                ClauseKind::Assignable(locations) => {
                    let more = self.with_rules(self.entry_rules(), |checker| checker.locations(locations));
                    typed.assignable.get_or_insert_default().extend(more);
                }
                ClauseKind::SignalsOnly(types) => self.signals_only(contract, clause, types, &mut typed),
                ClauseKind::Unsupported(what) => self.unsupported(what.what.clone(), what.span),
            }
        }
        typed
    }

    /// A specification that speaks of the state on entry.
    fn entry_rules(&self) -> SpecificationRules {
        SpecificationRules { known_before: self.parameters.clone(), ..plain_rules() }
    }

    fn requires(&mut self, formula: &ast::Expr) -> Option<crate::program::Expr> {
        let this = self.this;
        if self.in_constructor {
            self.this = This::ConstructorPrecondition;
        }
        let typed = self.with_rules(self.entry_rules(), |checker| checker.condition(formula));
        self.this = this;
        typed
    }

    fn ensures(&mut self, formula: &ast::Expr) -> Option<crate::program::Expr> {
        let result = self.result.clone().filter(|ty| *ty != Type::Void);
        let specification = SpecificationRules { result, allows_old: true, ..self.entry_rules() };
        let has_unknown_result = self.result.is_none();
        let errors = self.diagnostics.len();
        let typed = self.with_rules(specification, |checker| checker.condition(formula));
        if has_unknown_result {
            // The result type is not supported, so what is said of `\result` cannot be judged.
            self.diagnostics.truncate(errors);
        }
        typed
    }

    fn signals_only(
        &mut self,
        contract: &ast::Contract,
        clause: &ast::Clause,
        types: &[ast::TypeRef],
        typed: &mut Contract,
    ) {
        if contract.behavior == Some(Behavior::Normal) {
            if !types.is_empty() {
                self.specification_error(clause.span, "no exception leaves a method with `normal_behavior`");
            }
            return;
        }
        if typed.signals_only.is_some() {
            self.unsupported("several `signals_only` clauses", clause.span);
        }
        let names: Vec<Name> = types.iter().filter_map(|ty| self.exception(ty)).collect();
        typed.signals_only = Some(names);
    }

    /// The name of an exception class of `java.lang`.
    fn exception(&mut self, written: &ast::TypeRef) -> Option<Name> {
        if let ast::TypeRefKind::Named(path) = &written.kind {
            let name = join(path);
            let simple = name.strip_prefix("java.lang.").unwrap_or(&name);
            let is_declared = path.len() == 1 && self.declarations.find_simple(self.place(), path[0]).is_ok();
            if java_lang::has_throwable(simple) && !is_declared {
                return Some(Name::new(simple));
            }
        }
        self.unsupported("exceptions outside of java.lang in `signals_only`", written.span);
        None
    }

    /// A pure method assigns to nothing.
    fn check_pure(&mut self, contract: &ast::Contract) {
        for clause in &contract.clauses {
            let ClauseKind::Assignable(locations) = &clause.kind else { continue };
            let changed = locations.iter().find(|location| !matches!(location.kind, ast::LocationKind::Nothing));
            if let Some(location) = changed {
                let diagnostic = Diagnostic::error(
                    &rules::SPECIFICATION_ERROR,
                    location.span,
                    "a `pure` method cannot have anything `assignable`",
                );
                self.diagnostics.push(diagnostic);
            }
        }
    }
}
