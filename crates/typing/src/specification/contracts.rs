//! Contracts of methods, constructors, blocks and loops: their cases and clauses.

use super::Rules;
use crate::attribution::LocalKind;
use crate::checker::Checker;
use crate::scope::Scope;
use crate::statements::with_dimensions;
use base::{Name, Span};
use classes::{MethodId, Type};
use syntax::ast::{
    Behavior, Clause, ClauseKind, Contract, Declarator, Expr, Ident, LocationKind, MethodDecl, Modifier, SpecCase,
    TypeRef,
};

/// What a contract is about.
#[derive(Clone, Debug, Default)]
pub(super) struct Subject {
    /// The type of its result, if it has one.
    pub result: Option<Type>,
    /// Whether it is a block or loop, and the method that it is in was entered before.
    pub is_inside: bool,
    /// Whether it compares two states: a model method with `two_state`.
    pub has_two_states: bool,
    /// Whether it is a method that says to be pure.
    pub is_pure: bool,
}

impl Subject {
    /// The rules of what speaks of the state before.
    pub fn before(&self) -> Rules {
        Rules { has_past: self.is_inside || self.has_two_states, ..Rules::plain() }
    }

    /// The rules of what speaks of the state after.
    pub fn after(&self) -> Rules {
        Rules { has_past: true, result: self.result.clone(), ..Rules::plain() }
    }

    /// The same where there is no result: something else happened than that it was returned.
    fn after_without_result(&self) -> Rules {
        Rules { result: None, ..self.after() }
    }
}

impl<'a> Checker<'a> {
    /// Types the contract of a method or constructor, whose parameters are declared.
    pub(crate) fn method_specification(&mut self, id: MethodId, method: &'a MethodDecl) {
        let Some(contract) = &method.contract else { return };
        let declared = self.classes.method(id);
        let is_constructor = declared.is_constructor();
        let has_result = !is_constructor && declared.result != Type::Void;
        let is_pure = method.modifiers.has(Modifier::Pure) || method.modifiers.has(Modifier::StrictlyPure);
        let subject = Subject {
            result: has_result.then(|| declared.result.clone()),
            is_inside: false,
            has_two_states: method.modifiers.has(Modifier::TwoState),
            is_pure: is_pure && !is_constructor,
        };
        self.contract(contract, &subject);
    }

    /// Types the contract of a block or loop in a body.
    pub(crate) fn block_specification(&mut self, contract: &'a Contract) {
        let result = self.scopes.iter().rev().find_map(|scope| match scope {
            Scope::Method(method) => Some(method.result.clone().filter(|ty| *ty != Type::Void)),
            _ => None,
        });
        let subject = Subject { result: result.flatten(), is_inside: true, ..Subject::default() };
        self.contract(contract, &subject);
    }

    fn contract(&mut self, contract: &'a Contract, subject: &Subject) {
        for case in &contract.cases {
            self.case(case, None, subject);
        }
    }

    /// Types a case; the variables that it declares are visible in the rest of it.
    fn case(&mut self, case: &'a SpecCase, around: Option<Behavior>, subject: &Subject) {
        let behavior = case.behavior.or(around);
        self.in_block(|checker| {
            for clause in &case.clauses {
                checker.clause(clause, behavior, subject);
            }
        });
    }

    /// Types a clause of a contract.
    pub(super) fn clause(&mut self, clause: &'a Clause, behavior: Option<Behavior>, subject: &Subject) {
        match &clause.kind {
            ClauseKind::Requires(e) => self.requires(e, subject),
            ClauseKind::Ensures(e) => self.formula_in(subject.after(), e, "what is ensured"),
            ClauseKind::Diverges(e) => self.formula_in(subject.before(), e, "the condition of `diverges`"),
            ClauseKind::When(e) => self.formula_in(subject.before(), e, "the condition of `when`"),
            ClauseKind::Returns(e) => self.formula_in(subject.after(), e, "the condition of `returns`"),
            ClauseKind::Leaves { formula, .. } => {
                self.formula_in(subject.after_without_result(), formula, "the condition");
            }
            ClauseKind::Assignable(locations) => {
                self.specify(subject.before(), |checker| checker.locations(locations, subject));
                if subject.is_pure {
                    self.check_pure(locations);
                }
            }
            ClauseKind::Accessible { subject: dependent, locations, measure } => {
                self.specify(subject.before(), |checker| {
                    checker.accessible(dependent.as_deref(), locations, measure.as_deref());
                });
            }
            ClauseKind::Signals { class, name, formula } => self.signals(class, *name, formula.as_deref(), subject),
            ClauseKind::SignalsOnly(types) => self.signals_only(clause, types, behavior),
            ClauseKind::MeasuredBy(measures) => {
                for measure in measures {
                    self.specify(subject.before(), |checker| checker.whole_number(measure, "a measure"));
                }
            }
            ClauseKind::Other(word, parts) => self.other_clause(clause.span, word.name, parts, subject),
            ClauseKind::Determines(parts) => {
                for (_, expressions) in parts {
                    self.specify(subject.after(), |checker| checker.determined(expressions));
                }
            }
            ClauseKind::Forall(ty, names) => self.specify(subject.before(), |checker| {
                let ty = checker.resolve_type(ty);
                for name in names {
                    checker.new_local(*name, ty.clone(), LocalKind::Quantified, true);
                }
            }),
            ClauseKind::Old(ty, declarators) => {
                self.specify(subject.before(), |checker| checker.specification_variables(ty, declarators));
            }
            ClauseKind::Nested(cases) => cases.iter().for_each(|case| self.case(case, behavior, subject)),
            ClauseKind::Jahob(clause) => {
                self.uncertain(clause.span, super::statements::JAHOB);
            }
            ClauseKind::Unsupported(what) => {
                self.uncertain(what.span, &what.what);
            }
        }
    }

    fn formula_in(&mut self, rules: Rules, e: &'a Expr, what: &str) {
        self.specify(rules, |checker| checker.formula(e, what));
    }

    /// `requires e`. In that of a constructor `this` is the object that is to be made, as KeY has it.
    fn requires(&mut self, e: &'a Expr, subject: &Subject) {
        self.formula_in(subject.before(), e, "what is required");
    }

    /// Variables with values: `old T x = e`, `\let`.
    pub(super) fn specification_variables(&mut self, ty: &'a TypeRef, declarators: &'a [Declarator]) {
        let written = self.resolve_type(ty);
        for declarator in declarators {
            let ty = with_dimensions(&written, declarator.dimensions);
            if let Some(e) = &declarator.initializer {
                self.expression_for(e, &ty, "the value");
            }
            self.new_local(declarator.name, ty, LocalKind::Quantified, true);
        }
    }

    /// `signals (T e) formula`
    fn signals(&mut self, class: &'a TypeRef, name: Option<Ident>, formula: Option<&'a Expr>, subject: &Subject) {
        self.specify(subject.after_without_result(), |checker| {
            let ty = checker.exception(class);
            checker.in_block(|checker| {
                if let Some(name) = name {
                    checker.new_local(name, ty, LocalKind::Exception, true);
                }
                if let Some(formula) = formula {
                    checker.formula(formula, "the condition of `signals`");
                }
            });
        });
    }

    fn signals_only(&mut self, clause: &Clause, types: &'a [TypeRef], behavior: Option<Behavior>) {
        self.specify(Rules::plain(), |checker| {
            for ty in types {
                checker.exception(ty);
            }
        });
        if behavior == Some(Behavior::Normal) && !types.is_empty() {
            self.specification_error(clause.span, "no exception leaves a method with `normal_behavior`");
        }
    }

    /// The class of an exception.
    fn exception(&mut self, written: &'a TypeRef) -> Type {
        let ty = self.resolve_type(written);
        let throwable = self.named("java.lang.Throwable");
        if ty.is_known() && throwable.is_known() && !self.classes.is_subtype(&ty, &throwable) {
            let message = format!("`{}` is no exception", self.classes.display(&ty));
            self.specification_error(written.span, message);
            return Type::Unknown;
        }
        ty
    }

    /// A clause that is known by its keyword only.
    fn other_clause(&mut self, span: Span, word: Name, parts: &'a [Expr], subject: &Subject) {
        match &*word {
            "requires_free" | "recommends" => parts.iter().for_each(|e| self.requires(e, subject)),
            "loop_invariant" | "loop_invariant_free" => {
                parts.iter().for_each(|e| self.formula_in(subject.before(), e, "the invariant"));
            }
            "ensures_free" => parts.iter().for_each(|e| self.formula_in(subject.after(), e, "what is ensured")),
            "assignable_free" => {
                self.specify(subject.before(), |checker| checker.location_values(parts));
            }
            "duration" | "working_space" => {
                for e in parts {
                    self.specify(subject.after(), |checker| checker.whole_number(e, "the amount"));
                }
            }
            "captures" => {
                self.specify(subject.before(), |checker| {
                    for e in parts {
                        checker.value(e);
                    }
                });
            }
            _ => {
                self.uncertain(span, "clauses that name methods");
            }
        }
    }

    /// What `determines` speaks of: values and locations.
    fn determined(&mut self, expressions: &'a [Expr]) {
        for e in expressions {
            self.value(e);
        }
    }

    /// A pure method assigns to nothing.
    fn check_pure(&mut self, locations: &[syntax::ast::Location]) {
        let changed = locations.iter().find(|location| match &location.kind {
            LocationKind::Nothing | LocationKind::StrictlyNothing => false,
            LocationKind::Word(word) => !matches!(&*word.name, "empty" | "less_than_nothing" | "not_specified"),
            _ => true,
        });
        if let Some(location) = changed {
            self.specification_error(location.span, "a `pure` method cannot have anything `assignable`");
        }
    }
}
