//! Contracts, loop specifications, and members and statements of specifications, in both forms of text.

use super::{Printer, Style};
use crate::ast::*;

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
        for (index, case) in contract.cases.iter().enumerate() {
            let joined = index > 0 || contract.extends_inherited;
            let mut head = String::new();
            match (self.style, case.role) {
                (_, CaseRole::Implied) => head += "implies_that",
                (_, CaseRole::Example) => head += "for_example",
                (Style::Tree, CaseRole::Case) if index == 0 => head += if joined { "contract also" } else { "contract" },
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
            self.below(|printer| case.clauses.iter().for_each(|clause| printer.clause(clause)));
        }
    }

    fn clause(&mut self, clause: &Clause) {
        let suffix = if clause.is_redundant { "_redundantly" } else { "" };
        let heaps: String = clause.heaps.iter().map(|heap| format!("<{}>", heap.name)).collect();
        let word = |word: &str| format!("{word}{suffix}{heaps}");
        match &clause.kind {
            ClauseKind::Requires(formula) => self.formula_line(&word("requires"), formula),
            ClauseKind::Ensures(formula) => self.formula_line(&word("ensures"), formula),
            ClauseKind::Assignable(locations) => self.locations_line(&word("assignable"), locations),
            ClauseKind::Accessible { subject, locations, measure } => {
                self.spec_line(&word("accessible "), |printer| {
                    if let Some(subject) = subject {
                        printer.expression(subject);
                        printer.put(": ");
                    }
                    printer.list(locations, Self::location);
                    if let Some(measure) = measure {
                        printer.put(" \\measured_by ");
                        printer.expression(measure);
                    }
                });
            }
            ClauseKind::Signals { class, name, formula } => self.spec_line(&word("signals ("), |printer| {
                printer.type_reference(class);
                if let Some(name) = name {
                    printer.put(" ");
                    printer.name(name);
                }
                printer.put(")");
                printer.operands(formula.as_deref());
            }),
            ClauseKind::SignalsOnly(types) => self.spec_line(&word("signals_only "), |printer| {
                printer.list(types, Self::type_reference);
                printer.put(if types.is_empty() { "\\nothing" } else { "" });
            }),
            _ => self.other_clause(&word, clause),
        }
    }

    fn other_clause(&mut self, word: &dyn Fn(&str) -> String, clause: &Clause) {
        match &clause.kind {
            ClauseKind::Diverges(formula) => self.formula_line(&word("diverges"), formula),
            ClauseKind::When(formula) => self.formula_line(&word("when"), formula),
            ClauseKind::Returns(formula) => self.formula_line(&word("returns"), formula),
            ClauseKind::MeasuredBy(values) => {
                self.spec_line(&word("measured_by "), |printer| printer.expressions(values));
            }
            ClauseKind::Leaves { is_break, label, formula } => {
                self.spec_line(&word(if *is_break { "breaks (" } else { "continues (" }), |printer| {
                    label.iter().for_each(|label| printer.name(label));
                    printer.put(") ");
                    printer.expression(formula);
                });
            }
            ClauseKind::Other(keyword, values) => self.spec_line(&word(&keyword.name), |printer| {
                printer.put(" ");
                printer.expressions(values);
            }),
            ClauseKind::Determines(parts) => self.spec_line(&word("determines"), |printer| {
                for (keyword, values) in parts {
                    if let Some(keyword) = keyword {
                        printer.put(" \\");
                        printer.name(keyword);
                    }
                    printer.put(" ");
                    printer.expressions(values);
                }
            }),
            ClauseKind::Forall(ty, names) => self.spec_line("forall ", |printer| {
                printer.type_reference(ty);
                printer.put(" ");
                printer.list(names, Self::name);
            }),
            ClauseKind::Old(ty, declarators) => self.spec_line("old ", |printer| printer.variables(ty, declarators)),
            ClauseKind::Nested(cases) => {
                self.line("{|");
                let span = clause.span;
                let (extends_inherited, is_loop_contract) = (false, false);
                let nested = Contract { extends_inherited, is_loop_contract, cases: cases.clone(), span };
                self.below(|printer| printer.contract(&nested));
                self.line("|}");
            }
            ClauseKind::Unsupported(unsupported) => self.unsupported(unsupported),
            _ => {}
        }
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
                LoopClauseKind::Clause(clause) => self.clause(clause),
                LoopClauseKind::Contract(contract) => {
                    self.line("loop_contract");
                    self.contract(contract);
                }
                LoopClauseKind::Jahob(formula) => self.jahob(&format!("{formula:?}")),
                LoopClauseKind::Unsupported(unsupported) => self.unsupported(unsupported),
            }
        }
    }

    /// What is written in Jahob's language is only shown in the tree.
    fn jahob(&mut self, text: &str) {
        if self.style == Style::Tree {
            self.line(&format!("jahob {text}"));
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
            SpecMemberKind::Accessible(clause) => self.clause(clause),
            SpecMemberKind::Other(keyword, values) => self.spec_line(&word(&keyword.name), |printer| {
                printer.put(" ");
                printer.expressions(values);
            }),
            SpecMemberKind::DataGroup(groups) => {
                self.spec_line(&word("in "), |printer| printer.expressions(groups));
            }
            SpecMemberKind::Jahob(member) => self.jahob(&format!("{member:?}")),
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
            SpecStmt::Other(keyword, values) => self.spec_line(&format!("{mark}{}", keyword.name), |printer| {
                printer.put(" ");
                printer.expressions(values);
            }),
            SpecStmt::Jahob(statement) => self.jahob(&format!("{statement:?}")),
            SpecStmt::Unsupported(unsupported) => self.unsupported(unsupported),
        }
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
