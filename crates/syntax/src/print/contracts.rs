//! Contracts, loop specifications, and members and statements of specifications, in both forms of text.

use super::{Printer, Style};
use crate::ast::*;
use crate::jahob;

impl Printer {
    /// A line of a specification: an expression behind a word, and in Java's form a `;`.
    pub(super) fn spec_line(&mut self, word: &str, print: impl FnOnce(&mut Self)) {
        self.begin();
        self.put(word);
        print(self);
        self.put(if self.style == Style::Source { ";" } else { "" });
        self.end();
    }

    fn formula_line(&mut self, word: &str, formula: &Expr) {
        self.spec_line(word, |printer| {
            printer.put(" ");
            printer.expression(formula);
        });
    }

    /// What is not understood is only shown in the tree.
    pub(super) fn unsupported(&mut self, unsupported: &Unsupported) {
        if self.style == Style::Tree {
            self.line(&format!("unsupported {:?}", unsupported.what));
        }
    }

    pub(super) fn contract(&mut self, contract: &Contract) {
        if contract.is_loop_contract {
            self.line("loop_contract");
        }
        for (index, case) in contract.cases.iter().enumerate() {
            let joined = index > 0 || contract.extends_inherited;
            let mut head = String::new();
            match (self.style, case.role) {
                (_, CaseRole::Implied) => head += "implies_that",
                (_, CaseRole::Example) => head += "for_example",
                (Style::Tree, CaseRole::Case) if index == 0 => {
                    head += if joined { "contract also" } else { "contract" }
                }
                (_, CaseRole::Case) => head += if joined { "also" } else { "" },
            }
            let visibility = case.modifiers.list.iter().map(|(modifier, _)| modifier.keyword());
            let visibility = visibility.filter(|_| self.style == Style::Source);
            for word in visibility.chain(case.behavior.map(behavior_keyword)) {
                head += if head.is_empty() { "" } else { " " };
                head += word;
            }
            if !head.is_empty() {
                self.line(&head);
            }
            self.below(|printer| case.clauses.iter().for_each(|clause| printer.clause("", clause)));
        }
    }

    /// A clause, with modifiers before it.
    fn clause(&mut self, modifiers: &str, clause: &Clause) {
        let suffix = if clause.is_redundant { "_redundantly" } else { "" };
        let heaps: String = clause.heaps.iter().map(|heap| format!("<{}>", heap.name)).collect();
        let word = |word: &str| format!("{modifiers}{word}{suffix}{heaps}");
        match &clause.kind {
            ClauseKind::Requires(formula) => self.formula_line(&word("requires"), formula),
            ClauseKind::Ensures(formula) => self.formula_line(&word("ensures"), formula),
            ClauseKind::Diverges(formula) => self.formula_line(&word("diverges"), formula),
            ClauseKind::When(formula) => self.formula_line(&word("when"), formula),
            ClauseKind::Returns(formula) => self.formula_line(&word("returns"), formula),
            ClauseKind::Assignable(locations) => self.locations_line(&word("assignable"), locations),
            ClauseKind::MeasuredBy(values) => self.values_line(&word("measured_by"), values, ", "),
            ClauseKind::Other(keyword, values) => self.values_line(&word(&keyword.name), values, ", "),
            ClauseKind::Nested(cases) => {
                self.line("{|");
                let span = clause.span;
                let (extends_inherited, is_loop_contract) = (false, false);
                let nested = Contract { extends_inherited, is_loop_contract, cases: cases.clone(), span };
                self.below(|printer| printer.contract(&nested));
                self.line("|}");
            }
            ClauseKind::Jahob(clause) => self.jahob_in_tree(&jahob::print::clause(clause)),
            ClauseKind::Unsupported(unsupported) => self.unsupported(unsupported),
            kind => self.spec_line(&word(keyword(kind)), |printer| {
                printer.put(" ");
                printer.clause_rest(kind);
            }),
        }
    }

    /// What follows the keyword of a clause that has parts of several kinds.
    fn clause_rest(&mut self, kind: &ClauseKind) {
        match kind {
            ClauseKind::Accessible { subject, locations, measure } => {
                if let Some(subject) = subject {
                    self.expression(subject);
                    self.put(": ");
                }
                self.list(locations, Self::location);
                if let Some(measure) = measure {
                    self.put(" \\measured_by ");
                    self.expression(measure);
                }
            }
            ClauseKind::Signals { class, name, formula } => {
                self.put("(");
                self.type_reference(class);
                if let Some(name) = name {
                    self.put(" ");
                    self.name(name);
                }
                self.put(")");
                self.operands(formula.as_deref());
            }
            ClauseKind::SignalsOnly(types) => {
                self.list(types, Self::type_reference);
                self.put(if types.is_empty() { "\\nothing" } else { "" });
            }
            ClauseKind::Leaves { label, formula, .. } => {
                self.put("(");
                label.iter().for_each(|label| self.name(label));
                self.put(") ");
                self.expression(formula);
            }
            ClauseKind::Determines(parts) => {
                for (index, (keyword, values)) in parts.iter().enumerate() {
                    self.put(if index > 0 { " " } else { "" });
                    if let Some(keyword) = keyword {
                        self.put(&format!("\\{} ", keyword.name));
                    }
                    self.expressions(values);
                }
            }
            ClauseKind::Forall(ty, names) => {
                self.type_reference(ty);
                self.put(" ");
                self.list(names, Self::name);
            }
            ClauseKind::Old(ty, declarators) => self.variables(ty, declarators),
            _ => {}
        }
    }

    /// Expressions behind a word.
    fn values_line(&mut self, word: &str, values: &[Expr], separator: &str) {
        self.spec_line(word, |printer| {
            printer.put(" ");
            printer.separated(values, separator, Self::expression);
        });
    }

    fn locations_line(&mut self, word: &str, locations: &[Location]) {
        self.spec_line(word, |printer| {
            printer.put(" ");
            printer.list(locations, Self::location);
        });
    }

    pub(super) fn loop_clauses(&mut self, spec: &LoopSpec) {
        for clause in &spec.clauses {
            match &clause.kind {
                LoopClauseKind::Invariant(formula) => self.formula_line("loop_invariant", formula),
                LoopClauseKind::Decreases(variant) => self.formula_line("decreases", variant),
                LoopClauseKind::Assignable(locations) => self.locations_line("assignable", locations),
                LoopClauseKind::Predicates(predicates) => self.values_line("loop_predicate", predicates, ", "),
                LoopClauseKind::Constants(ty, declarators) => self.spec_line("skolem_constant", |printer| {
                    printer.put(" ");
                    printer.variables(ty, declarators);
                }),
                LoopClauseKind::Clause(clause) => match &clause.kind {
                    ClauseKind::MeasuredBy(values) if values.len() > 1 && clause.heaps.is_empty() => {
                        self.values_line("decreases", values, ", ");
                    }
                    _ => self.clause("", clause),
                },
                LoopClauseKind::Contract(contract) => self.contract(contract),
                LoopClauseKind::Jahob(formula) => self.jahob_in_tree(&jahob::print::formula(formula)),
                LoopClauseKind::Unsupported(unsupported) => self.unsupported(unsupported),
            }
        }
    }

    /// Jahob's language in a comment of its own.
    fn jahob(&mut self, text: &str) {
        match self.style {
            Style::Tree => self.line(&format!("jahob {text}")),
            Style::Source => self.line(&format!("/*: {text} */")),
        }
    }

    /// Jahob's language within a contract, which the Java form writes elsewhere.
    fn jahob_in_tree(&mut self, text: &str) {
        if self.style == Style::Tree {
            self.jahob(text);
        }
    }

    /// Jahob's clauses of a contract: in Java's form they stand behind the head of the method.
    pub(super) fn jahob_contract(&mut self, contract: Option<&Contract>) {
        let cases = contract.into_iter().flat_map(|contract| &contract.cases);
        let clauses = cases.flat_map(|case| &case.clauses).filter_map(|clause| match &clause.kind {
            ClauseKind::Jahob(clause) => Some(jahob::print::clause(clause)),
            _ => None,
        });
        self.jahob_inline(&clauses.collect::<Vec<_>>().join(" "));
    }

    /// Jahob's invariants of a loop: in Java's form they stand behind `while`.
    pub(super) fn jahob_invariants(&mut self, spec: &LoopSpec) {
        let invariants = spec.clauses.iter().filter_map(|clause| match &clause.kind {
            LoopClauseKind::Jahob(formula) => Some(format!("inv \"{}\"", jahob::print::formula(formula))),
            _ => None,
        });
        self.jahob_inline(&invariants.collect::<Vec<_>>().join(" "));
    }

    fn jahob_inline(&mut self, text: &str) {
        if !text.is_empty() {
            self.put(&format!(" /*: {text} */"));
        }
    }

    pub(super) fn spec_member(&mut self, member: &SpecMember) {
        let modifiers: String = member.modifiers.list.iter().map(|(word, _)| format!("{} ", word.keyword())).collect();
        let word = |word: &str| format!("{modifiers}{word}");
        match &member.kind {
            SpecMemberKind::Represents { location, is_relation, value } => {
                self.spec_line(&word("represents "), |printer| {
                    printer.location(location);
                    printer.put(if *is_relation { " \\such_that " } else { " = " });
                    printer.expression(value);
                });
            }
            SpecMemberKind::Constraint(formula) => self.formula_line(&word("constraint"), formula),
            SpecMemberKind::Initially(formula) => self.formula_line(&word("initially"), formula),
            SpecMemberKind::Axiom(formula) => self.formula_line(&word("axiom"), formula),
            SpecMemberKind::Accessible(clause) => self.clause(&modifiers, clause),
            SpecMemberKind::Other(keyword, values) => {
                let separator = if keyword.name.as_str() == "monitors_for" { " = " } else { " if " };
                self.values_line(&word(&keyword.name), values, separator);
            }
            SpecMemberKind::DataGroup(groups) => self.values_line(&word("in"), groups, ", "),
            SpecMemberKind::Jahob(member) => self.jahob(&jahob::print::member(member)),
            SpecMemberKind::Unsupported(unsupported) => self.unsupported(unsupported),
        }
    }

    pub(super) fn spec_statement(&mut self, statement: &SpecStmt) {
        let mark = if self.style == Style::Tree { "@" } else { "" };
        match statement {
            SpecStmt::Assert(formula) => self.formula_line(&format!("{mark}assert"), formula),
            SpecStmt::Assume(formula) => self.formula_line(&format!("{mark}assume"), formula),
            SpecStmt::Set(value) => self.formula_line(&format!("{mark}set"), value),
            SpecStmt::Unreachable => self.spec_line(&format!("{mark}unreachable"), |_| {}),
            SpecStmt::Other(keyword, values) => self.values_line(&format!("{mark}{}", keyword.name), values, ", "),
            SpecStmt::Jahob(statement) => self.jahob(&jahob::print::statement(statement)),
            SpecStmt::Unsupported(unsupported) => self.unsupported(unsupported),
        }
    }
}

/// The keyword of a clause that has parts of several kinds.
fn keyword(kind: &ClauseKind) -> &'static str {
    match kind {
        ClauseKind::Accessible { .. } => "accessible",
        ClauseKind::Signals { .. } => "signals",
        ClauseKind::SignalsOnly(_) => "signals_only",
        ClauseKind::Leaves { is_break: true, .. } => "breaks",
        ClauseKind::Leaves { is_break: false, .. } => "continues",
        ClauseKind::Determines(_) => "determines",
        ClauseKind::Forall(..) => "forall",
        _ => "old",
    }
}

fn behavior_keyword(behavior: Behavior) -> &'static str {
    match behavior {
        Behavior::Any => "behavior",
        Behavior::Normal => "normal_behavior",
        Behavior::Exceptional => "exceptional_behavior",
        Behavior::Break => "break_behavior",
        Behavior::Continue => "continue_behavior",
        Behavior::Return => "return_behavior",
        Behavior::Model => "model_behavior",
        Behavior::Feasible => "feasible_behavior",
    }
}
