//! Goals as SMT-LIB text. The same goal gives the same bytes in every run.

use crate::driver::{Driver, InputLanguage};
use crate::print::Writer;
use crate::sharing::Sharing;
use crate::strict;
use crate::symbols::{Symbols, defined, is_known, signature, sort_text};
use crate::theory::Theory;
use logic::{Function, Goal, Hope, Op, Sort, Term, Var};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::fmt::Write;

/// The goal as a script that ends in `(check-sat)`: `unsat` means that it is valid.
pub fn script(goal: &Goal) -> String {
    Printer::default().script(goal)
}

/// Prints terms one batch after the other; what was declared and named for one is known to the next.
#[derive(Debug, Default)]
pub(crate) struct Printer {
    dialect: Dialect,
    symbols: Symbols,
    sorts: BTreeSet<Sort>,
    variables: HashSet<Var>,
    functions: HashSet<Function>,
    definitions: BTreeSet<usize>,
    names: HashMap<Term, String>,
    /// Whether the meaning of a function was left out.
    pub has_opaque: bool,
}

/// What a prover reads as SMT-LIB.
#[derive(Debug, Default)]
enum Dialect {
    /// Theories as they are written.
    #[default]
    AsWritten,
    /// By the letter, with other names for some symbols.
    Strict(BTreeMap<String, String>),
    /// Maps by `lambda` are functions with axioms, but for some definitions.
    Axioms {
        /// These keep their `lambda`.
        but: BTreeSet<String>,
        /// Functions whose names begin like this are only declared.
        opaque: Vec<String>,
    },
}

/// A batch of terms, printed.
pub(crate) struct Batch {
    /// Commands that must come first.
    pub declarations: String,
    /// For each term the definitions of names that it is the first to use, and the term.
    pub terms: Vec<(String, String)>,
}

impl Printer {
    /// A printer for what this prover reads.
    pub fn of(driver: &Driver) -> Printer {
        let dialect = match driver.input_language {
            InputLanguage::SmtLib2Strict => Dialect::Strict(driver.renamed.clone()),
            _ => Dialect::AsWritten,
        };
        Printer { dialect, ..Printer::default() }
    }

    /// A printer for an attempt of this prover that hopes for a proof, or for a model.
    pub fn hoping(driver: &Driver, hoping_for: Hope) -> Printer {
        match &driver.quick.lambdas {
            Some(lambdas) if hoping_for != Hope::Model => {
                let opaque = match hoping_for {
                    Hope::Glance => driver.quick.opaque_at_a_glance.clone(),
                    _ => Vec::new(),
                };
                Printer { dialect: Dialect::Axioms { but: lambdas.clone(), opaque }, ..Printer::default() }
            }
            _ => Printer::of(driver),
        }
    }

    /// The whole script for a goal.
    pub fn script(&mut self, goal: &Goal) -> String {
        self.assertions(goal) + "(check-sat)\n"
    }

    /// The script for a goal, up to the question.
    pub fn assertions(&mut self, goal: &Goal) -> String {
        let roots: Vec<&Term> = goal.hypotheses.iter().chain([&goal.conclusion]).collect();
        let Batch { declarations, terms } = self.batch(&roots);
        let mut text = format!("; {}\n{declarations}", goal.name.replace(char::is_control, " "));
        let last = terms.len() - 1;
        for (position, (definitions, term)) in terms.into_iter().enumerate() {
            text.push_str(&definitions);
            let command =
                if position == last { format!("(assert (not {term}))\n") } else { format!("(assert {term})\n") };
            text.push_str(&command);
        }
        text
    }

    /// Prints terms, with everything that they need and that was not printed before.
    pub fn batch(&mut self, roots: &[&Term]) -> Batch {
        let sharing = Sharing::of(roots);
        let declarations = self.declare(&sharing, roots);
        let mut terms = Vec::with_capacity(roots.len());
        for (root, order) in roots.iter().zip(&sharing.by_root) {
            let definitions = self.define(&sharing, order);
            terms.push((definitions, Writer::new(&sharing, &self.names, &mut self.symbols).root(root)));
        }
        Batch { declarations, terms }
    }

    fn declare(&mut self, sharing: &Sharing, roots: &[&Term]) -> String {
        let all: BTreeSet<&Var> = sharing.variables().collect();
        let functions: BTreeSet<&Function> = sharing
            .operators()
            .filter_map(|op| match op {
                Op::Function(function) => Some(&**function),
                _ => None,
            })
            .collect();
        let mut sorts: Vec<&Sort> = all.iter().map(|var| &var.sort).collect();
        for function in &functions {
            sorts.extend(function.parameters.iter().chain([&function.result]));
        }
        sorts.extend(sharing.operators().filter_map(|op| match op {
            Op::ConstMap(sort) => Some(sort),
            _ => None,
        }));
        let mut text = String::new();
        self.declare_sorts(sorts, &functions, &mut text);
        self.declare_variables(&sharing.free_variables(roots), &mut text);
        self.declare_functions(&functions, &mut text);
        for var in all {
            self.symbols.variable(var);
        }
        text
    }

    /// The sorts, and what theories say of them and of the functions.
    fn declare_sorts(&mut self, mut sorts: Vec<&Sort>, functions: &BTreeSet<&Function>, text: &mut String) {
        let theory = Theory::get();
        let mut used = BTreeSet::new();
        let mut needed: BTreeSet<usize> = functions.iter().filter_map(|function| defined(function)).collect();
        while let Some(sort) = sorts.pop() {
            match sort {
                Sort::Bool | Sort::Int | Sort::Float32 | Sort::Float64 => {}
                Sort::Ref | Sort::Type => {
                    used.insert(sort.clone());
                }
                Sort::Seq | Sort::Dict => needed.extend(theory.position(&sort_text(sort))),
                Sort::Map(key, value) => sorts.extend([&**key, &**value]),
            }
        }
        theory.close(&mut needed);
        if needed.iter().any(|position| theory.definition(*position).has_references) {
            used.insert(Sort::Ref);
        }
        for sort in used {
            if self.sorts.insert(sort.clone()) {
                line(text, format_args!("(declare-sort {} 0)", sort_text(&sort)));
            }
        }
        for position in needed {
            if self.definitions.insert(position) {
                match &self.dialect {
                    Dialect::AsWritten => line(text, format_args!("{}", theory.definition(position).text)),
                    Dialect::Strict(renamed) => line(text, format_args!("{}", strict::text(position, renamed))),
                    Dialect::Axioms { but, .. } if but.iter().any(|name| theory.position(name) == Some(position)) => {
                        line(text, format_args!("{}", theory.definition(position).text));
                    }
                    Dialect::Axioms { opaque, .. } => match theory.declaration(position, opaque) {
                        Some(declaration) => {
                            self.has_opaque = true;
                            line(text, format_args!("{declaration}"));
                        }
                        None => line(text, format_args!("{}", strict::text(position, &BTreeMap::new()))),
                    },
                }
            }
        }
    }

    fn declare_variables(&mut self, variables: &BTreeSet<&Var>, text: &mut String) {
        for &var in variables {
            if self.variables.insert(var.clone()) {
                let symbol = self.symbols.variable(var);
                line(text, format_args!("(declare-fun {symbol} () {})", sort_text(&var.sort)));
            }
        }
    }

    fn declare_functions(&mut self, functions: &BTreeSet<&Function>, text: &mut String) {
        for &function in functions {
            if !is_known(function) && self.functions.insert(function.clone()) {
                let symbol = self.symbols.function(function);
                line(text, format_args!("(declare-fun {symbol} {})", signature(function)));
            }
        }
    }

    /// Names the closed terms that are shared.
    fn define(&mut self, sharing: &Sharing, order: &[&Term]) -> String {
        let mut text = String::new();
        for &term in order {
            if sharing.is_named(term) && !self.names.contains_key(term) {
                let definition = Writer::new(sharing, &self.names, &mut self.symbols).root(term);
                let name = self.symbols.numbered("t");
                line(&mut text, format_args!("(define-fun {name} () {} {definition})", sort_text(term.sort())));
                self.names.insert(term.clone(), name);
            }
        }
        text
    }
}

fn line(text: &mut String, content: std::fmt::Arguments) {
    writeln!(text, "{content}").expect("writing to a string does not fail");
}
