//! Goals as TPTP text, for provers of first-order logic: with sorts (`tff`), or without (`fof`).
//!
//! Without sorts, a quantifier speaks of everything. A sort that may be finite (references are as many as the model has) gets a
//! predicate that guards its quantifiers. Sorts that are infinite in every model need none: all such sorts of a countable
//! model can be the same set. Truth values that are stored are a sort with two constants.

use crate::driver::InputLanguage;
use logic::{Function, Goal, Op, Quantifier, Sort, Term, TermKind, Var};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt::Write;
use std::sync::Arc;

/// A goal that is longer than this, written out, is not printed: nothing is shared in TPTP.
const MOST_NODES: usize = 200_000;

/// Whether formulas have sorts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Typing {
    /// `tff`
    Typed,
    /// `fof`
    Untyped,
}

impl Typing {
    /// That of a language, if it is TPTP.
    pub fn of(language: InputLanguage) -> Option<Typing> {
        match language {
            InputLanguage::TptpTyped => Some(Typing::Typed),
            InputLanguage::TptpUntyped => Some(Typing::Untyped),
            InputLanguage::SmtLib2 | InputLanguage::SmtLib2Strict => None,
        }
    }

    fn word(self) -> &'static str {
        match self {
            Typing::Typed => "tff",
            Typing::Untyped => "fof",
        }
    }
}

/// The goal as a problem with one conjecture, or why it cannot be written so.
pub(crate) fn problem(goal: &Goal, typing: Typing) -> Result<String, String> {
    let mut printer = Printer { typing, ..Printer::new(goal) };
    let mut formulas = String::new();
    for (position, hypothesis) in goal.hypotheses.iter().enumerate() {
        let text = printer.formula(hypothesis)?;
        line(&mut formulas, format_args!("{}(h{position},axiom,{text}).", typing.word()));
    }
    let conjecture = printer.formula(&goal.conclusion)?;
    let mut text = format!("% {}\n", goal.name.replace(char::is_control, " "));
    text.push_str(&printer.declarations());
    text.push_str(&formulas);
    line(&mut text, format_args!("{}(goal,conjecture,{conjecture}).", typing.word()));
    Ok(text)
}

/// What has a name in a problem.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Symbol {
    Variable(Var),
    Function(Arc<Function>),
    Select(Sort),
    Store(Sort),
    ConstMap(Sort),
    Number(i128),
    Truth(bool),
    Sum,
    Product,
    Negative,
    AtMost,
}

impl Symbol {
    /// The sorts of its parameters, and that of its result.
    fn signature(&self) -> (Vec<Sort>, Sort) {
        let of_map =
            |sort: &Sort| sort.as_map().map_or((Sort::Ref, Sort::Ref), |(key, value)| (key.clone(), value.clone()));
        match self {
            Symbol::Variable(var) => (Vec::new(), var.sort.clone()),
            Symbol::Function(function) => (function.parameters.clone(), function.result.clone()),
            Symbol::Select(sort) => {
                let (key, value) = of_map(sort);
                (vec![sort.clone(), key], value)
            }
            Symbol::Store(sort) => {
                let (key, value) = of_map(sort);
                (vec![sort.clone(), key, value], sort.clone())
            }
            Symbol::ConstMap(sort) => (vec![of_map(sort).1], sort.clone()),
            Symbol::Number(_) => (Vec::new(), Sort::Int),
            Symbol::Truth(_) => (Vec::new(), Sort::Bool),
            Symbol::Sum | Symbol::Product => (vec![Sort::Int, Sort::Int], Sort::Int),
            Symbol::Negative => (vec![Sort::Int], Sort::Int),
            Symbol::AtMost => (vec![Sort::Int, Sort::Int], Sort::Bool),
        }
    }

    /// A word that a reader of the problem understands.
    fn hint(&self) -> String {
        match self {
            Symbol::Variable(var) => var.name.to_string(),
            Symbol::Function(function) => function.name.to_string(),
            Symbol::Select(_) => "select".to_owned(),
            Symbol::Store(_) => "store".to_owned(),
            Symbol::ConstMap(_) => "everywhere".to_owned(),
            Symbol::Number(value) if *value < 0 => format!("minus{}", value.unsigned_abs()),
            Symbol::Number(value) => value.to_string(),
            Symbol::Truth(value) => value.to_string(),
            Symbol::Sum => "sum".to_owned(),
            Symbol::Product => "product".to_owned(),
            Symbol::Negative => "negative".to_owned(),
            Symbol::AtMost => "at_most".to_owned(),
        }
    }
}

struct Printer {
    typing: Typing,
    /// Names in the order in which they were given.
    symbols: Vec<Symbol>,
    names: HashMap<Symbol, String>,
    sorts: Vec<Sort>,
    /// Symbols for truth values that are terms somewhere. Others are predicates.
    data: HashSet<Symbol>,
    /// The bound variables around the present place, with their names.
    scope: Vec<(Var, String)>,
    bound: usize,
    nodes: usize,
}

impl Printer {
    fn new(goal: &Goal) -> Printer {
        Printer {
            typing: Typing::Typed,
            symbols: Vec::new(),
            names: HashMap::new(),
            sorts: Vec::new(),
            data: truth_values_in_terms(goal),
            scope: Vec::new(),
            bound: 0,
            nodes: 0,
        }
    }

    fn count(&mut self) -> Result<(), String> {
        self.nodes += 1;
        if self.nodes > MOST_NODES { Err("the goal is too large without sharing".to_owned()) } else { Ok(()) }
    }

    fn name(&mut self, symbol: Symbol) -> String {
        if let Some(name) = self.names.get(&symbol) {
            return name.clone();
        }
        let hint: String =
            symbol.hint().chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).take(40).collect();
        let name = format!("s{}_{hint}", self.symbols.len());
        self.names.insert(symbol.clone(), name.clone());
        self.symbols.push(symbol.clone());
        let (parameters, result) = symbol.signature();
        for sort in parameters {
            self.sort(&sort);
        }
        if !self.is_predicate(&symbol) {
            self.sort(&result);
        }
        name
    }

    /// The name of a sort. Truth values bring their constants along.
    fn sort(&mut self, sort: &Sort) -> String {
        let position = match self.sorts.iter().position(|known| known == sort) {
            Some(position) => position,
            None => {
                self.sorts.push(sort.clone());
                self.sorts.len() - 1
            }
        };
        if *sort == Sort::Bool {
            self.constant(true);
            self.constant(false);
        }
        format!("t{position}")
    }

    fn constant(&mut self, value: bool) -> String {
        let symbol = Symbol::Truth(value);
        match self.names.get(&symbol) {
            Some(name) => name.clone(),
            None => self.name(symbol),
        }
    }

    /// Whether it is true or false of its arguments, and no term.
    fn is_predicate(&self, symbol: &Symbol) -> bool {
        match symbol {
            Symbol::Truth(_) => false,
            _ => symbol.signature().1 == Sort::Bool && !self.data.contains(symbol),
        }
    }

    fn formula(&mut self, term: &Term) -> Result<String, String> {
        self.count()?;
        match term.kind() {
            TermKind::Bool(true) => Ok("$true".to_owned()),
            TermKind::Bool(false) => Ok("$false".to_owned()),
            TermKind::Quantified { quantifier, variables, body, .. } => self.quantified(*quantifier, variables, body),
            TermKind::Var(var) => match self.bound_name(var) {
                Some(name) => Ok(format!("({name} = {})", self.constant(true))),
                None => self.atom(Symbol::Variable(var.clone()), &[]),
            },
            TermKind::Apply(op, arguments) => self.application(op, arguments),
            TermKind::Int(_) => Err("a number is no formula".to_owned()),
        }
    }

    fn application(&mut self, op: &Op, arguments: &[Term]) -> Result<String, String> {
        match op {
            Op::Not => Ok(format!("~ {}", self.formula(&arguments[0])?)),
            Op::And => self.junction(" & ", "$true", arguments),
            Op::Or => self.junction(" | ", "$false", arguments),
            Op::Implies => Ok(format!("({} => {})", self.formula(&arguments[0])?, self.formula(&arguments[1])?)),
            Op::Eq => self.equation(&arguments[0], &arguments[1]),
            Op::Ite => {
                let condition = self.formula(&arguments[0])?;
                let (left, right) = (self.formula(&arguments[1])?, self.formula(&arguments[2])?);
                Ok(format!("(({condition} => {left}) & (~ {condition} => {right}))"))
            }
            Op::Le => self.atom(Symbol::AtMost, arguments),
            Op::Lt => {
                let turned = [arguments[1].clone(), arguments[0].clone()];
                Ok(format!("~ {}", self.atom(Symbol::AtMost, &turned)?))
            }
            Op::Distinct => {
                let mut parts = Vec::new();
                for (index, left) in arguments.iter().enumerate() {
                    for right in &arguments[index + 1..] {
                        parts.push(format!("~ {}", self.equation(left, right)?));
                    }
                }
                Ok(if parts.is_empty() { "$true".to_owned() } else { format!("({})", parts.join(" & ")) })
            }
            Op::Select => self.atom(Symbol::Select(arguments[0].sort().clone()), arguments),
            Op::Function(function) => self.atom(Symbol::Function(function.clone()), arguments),
            Op::Add | Op::Sub | Op::Neg | Op::Mul | Op::Store | Op::ConstMap(_) => {
                Err("a term stands where a formula must stand".to_owned())
            }
        }
    }

    fn junction(&mut self, word: &str, empty: &str, arguments: &[Term]) -> Result<String, String> {
        let parts: Result<Vec<String>, String> = arguments.iter().map(|argument| self.formula(argument)).collect();
        let parts = parts?;
        Ok(if parts.is_empty() { empty.to_owned() } else { format!("({})", parts.join(word)) })
    }

    fn equation(&mut self, left: &Term, right: &Term) -> Result<String, String> {
        if *left.sort() == Sort::Bool {
            return Ok(format!("({} <=> {})", self.formula(left)?, self.formula(right)?));
        }
        Ok(format!("({} = {})", self.term(left)?, self.term(right)?))
    }

    /// A predicate, or a term that is a truth value and must be true.
    fn atom(&mut self, symbol: Symbol, arguments: &[Term]) -> Result<String, String> {
        let is_predicate = self.is_predicate(&symbol);
        let text = self.call(symbol, arguments)?;
        Ok(if is_predicate { text } else { format!("({text} = {})", self.constant(true)) })
    }

    fn call(&mut self, symbol: Symbol, arguments: &[Term]) -> Result<String, String> {
        let name = self.name(symbol);
        if arguments.is_empty() {
            return Ok(name);
        }
        let texts: Result<Vec<String>, String> = arguments.iter().map(|argument| self.term(argument)).collect();
        Ok(format!("{name}({})", texts?.join(",")))
    }

    fn quantified(&mut self, quantifier: Quantifier, variables: &[Var], body: &Term) -> Result<String, String> {
        let depth = self.scope.len();
        let (mut bindings, mut guards) = (Vec::new(), Vec::new());
        for var in variables {
            self.bound += 1;
            let name = format!("X{}", self.bound);
            let sort = self.sort(&var.sort);
            match self.typing {
                Typing::Typed => bindings.push(format!("{name}: {sort}")),
                Typing::Untyped => {
                    if !is_infinite(&var.sort) {
                        guards.push(format!("{sort}({name})"));
                    }
                    bindings.push(name.clone());
                }
            }
            self.scope.push((var.clone(), name));
        }
        let body = self.formula(body)?;
        self.scope.truncate(depth);
        let (sign, link) = match quantifier {
            Quantifier::Forall => ("!", "=>"),
            Quantifier::Exists => ("?", "&"),
        };
        let body = if guards.is_empty() { body } else { format!("(({}) {link} {body})", guards.join(" & ")) };
        Ok(format!("({sign} [{}] : {body})", bindings.join(",")))
    }

    fn term(&mut self, term: &Term) -> Result<String, String> {
        self.count()?;
        match term.kind() {
            TermKind::Bool(value) => Ok(self.constant(*value)),
            TermKind::Int(value) => Ok(self.name(Symbol::Number(*value))),
            TermKind::Var(var) => match self.bound_name(var) {
                Some(name) => Ok(name),
                None => Ok(self.name(Symbol::Variable(var.clone()))),
            },
            TermKind::Quantified { .. } => Err("a formula stands where a term must stand".to_owned()),
            TermKind::Apply(op, arguments) => match op {
                Op::Select => self.call(Symbol::Select(arguments[0].sort().clone()), arguments),
                Op::Store => self.call(Symbol::Store(arguments[0].sort().clone()), arguments),
                Op::ConstMap(sort) => self.call(Symbol::ConstMap(sort.clone()), arguments),
                Op::Function(function) => self.call(Symbol::Function(function.clone()), arguments),
                Op::Mul => self.call(Symbol::Product, arguments),
                Op::Neg => self.call(Symbol::Negative, arguments),
                Op::Sub => {
                    let negative = Term::apply(Op::Neg, vec![arguments[1].clone()]);
                    self.call(Symbol::Sum, &[arguments[0].clone(), negative])
                }
                Op::Add => match arguments.as_slice() {
                    [] => Ok(self.name(Symbol::Number(0))),
                    [one] => self.term(one),
                    [first @ .., last] => {
                        let first = Term::apply(Op::Add, first.to_vec());
                        self.call(Symbol::Sum, &[first, last.clone()])
                    }
                },
                Op::Ite => Err("a conditional stands where a term must stand".to_owned()),
                Op::Not | Op::And | Op::Or | Op::Implies | Op::Eq | Op::Le | Op::Lt | Op::Distinct => {
                    Err("a formula stands where a term must stand".to_owned())
                }
            },
        }
    }

    fn bound_name(&self, var: &Var) -> Option<String> {
        self.scope.iter().rev().find(|(bound, _)| bound == var).map(|(_, name)| name.clone())
    }

    /// What must be said of the names that were given.
    fn declarations(&mut self) -> String {
        let mut text = match self.typing {
            Typing::Typed => self.types(),
            Typing::Untyped => self.guards(),
        };
        if self.sorts.contains(&Sort::Bool) {
            let word = self.typing.word();
            let (yes, no, sort) = (self.constant(true), self.constant(false), self.sort(&Sort::Bool));
            let (binding, guard) = match self.typing {
                Typing::Typed => (format!("X: {sort}"), String::new()),
                Typing::Untyped => ("X".to_owned(), format!("~ {sort}(X) | ")),
            };
            line(
                &mut text,
                format_args!("{word}(truth_values,axiom,(! [{binding}] : ({guard}(X = {yes}) | (X = {no}))))."),
            );
            line(&mut text, format_args!("{word}(truth_differs,axiom,~ ({yes} = {no}))."));
        }
        text
    }

    fn types(&mut self) -> String {
        let mut text = String::new();
        let symbols = self.symbols.clone();
        let mut declared = String::new();
        for (position, symbol) in symbols.into_iter().enumerate() {
            let (parameters, result) = symbol.signature();
            let result = if self.is_predicate(&symbol) { "$o".to_owned() } else { self.sort(&result) };
            let parameters: Vec<String> = parameters.iter().map(|sort| self.sort(sort)).collect();
            let ty = match parameters.as_slice() {
                [] => result,
                [one] => format!("{one} > {result}"),
                many => format!("({}) > {result}", many.join(" * ")),
            };
            line(&mut declared, format_args!("tff(d{position},type,{}: {ty}).", self.names[&symbol]));
        }
        for position in 0..self.sorts.len() {
            line(&mut text, format_args!("tff(u{position},type,t{position}: $tType)."));
        }
        text + &declared
    }

    /// Functions give values of their sorts, and no sort is empty.
    fn guards(&mut self) -> String {
        let mut text = String::new();
        let symbols = self.symbols.clone();
        for (position, symbol) in symbols.into_iter().enumerate() {
            let (parameters, result) = symbol.signature();
            if self.is_predicate(&symbol) || is_infinite(&result) {
                continue;
            }
            let (name, sort) = (self.names[&symbol].clone(), self.sort(&result));
            let variables: Vec<String> = (0..parameters.len()).map(|number| format!("X{number}")).collect();
            match variables.is_empty() {
                true => line(&mut text, format_args!("fof(d{position},axiom,{sort}({name})).")),
                false => {
                    let all = variables.join(",");
                    line(&mut text, format_args!("fof(d{position},axiom,(! [{all}] : {sort}({name}({all}))))."));
                }
            }
        }
        for (position, sort) in self.sorts.iter().enumerate().filter(|(_, sort)| !is_infinite(sort)) {
            let _ = sort;
            line(&mut text, format_args!("fof(u{position},axiom,(? [X] : t{position}(X)))."));
        }
        text
    }
}

/// Whether a sort has infinitely many values in every model: numbers, and what holds a number.
fn is_infinite(sort: &Sort) -> bool {
    match sort {
        Sort::Int | Sort::Seq | Sort::Dict => true,
        Sort::Map(_, value) => is_infinite(value),
        Sort::Bool | Sort::Ref | Sort::Float32 | Sort::Float64 | Sort::Type => false,
    }
}

/// The symbols for truth values that are arguments of something that is no connective.
fn truth_values_in_terms(goal: &Goal) -> HashSet<Symbol> {
    let mut seen: BTreeSet<Term> = BTreeSet::new();
    let mut found = HashSet::new();
    let mut work: Vec<Term> = goal.hypotheses.iter().chain([&goal.conclusion]).cloned().collect();
    let mut visited = HashSet::new();
    while let Some(term) = work.pop() {
        if !visited.insert(term.clone()) {
            continue;
        }
        if let TermKind::Apply(Op::Select | Op::Store | Op::ConstMap(_) | Op::Function(_), arguments) = term.kind() {
            seen.extend(arguments.iter().filter(|argument| *argument.sort() == Sort::Bool).cloned());
        }
        work.extend(term.children().iter().cloned());
    }
    for term in seen {
        match term.kind() {
            TermKind::Var(var) => drop(found.insert(Symbol::Variable(var.clone()))),
            TermKind::Apply(Op::Select, arguments) => drop(found.insert(Symbol::Select(arguments[0].sort().clone()))),
            TermKind::Apply(Op::Function(function), _) => drop(found.insert(Symbol::Function(function.clone()))),
            _ => {}
        }
    }
    found
}

fn line(text: &mut String, content: std::fmt::Arguments) {
    writeln!(text, "{content}").expect("writing to a string does not fail");
}

#[cfg(test)]
mod tests {
    use super::*;
    use logic::build::{bool, eq, forall, int, le, not, select, store};

    fn printed(conclusion: Term, typing: Typing) -> String {
        problem(&Goal { name: "g".into(), hypotheses: vec![], conclusion }, typing).expect("it can be written")
    }

    #[test]
    fn sorts_are_declared_or_guarded() {
        let (r, i) = (Var::new("r", Sort::Ref), Var::new("i", Sort::Int));
        let f = logic::build::function("f", &[Sort::Ref], Sort::Int);
        let body = le(i.term(), logic::build::call(&f, vec![r.term()]));
        let formula = forall(vec![r, i], body);
        let typed = printed(formula.clone(), Typing::Typed);
        assert!(typed.ends_with("tff(goal,conjecture,(! [X1: t0,X2: t1] : s0_at_most(X2,s1_f(X1)))).\n"), "{typed}");
        assert!(typed.contains("tff(d1,type,s1_f: t0 > t1)."), "{typed}");
        let untyped = printed(formula, Typing::Untyped);
        assert!(
            untyped.ends_with("fof(goal,conjecture,(! [X1,X2] : ((t0(X1)) => s0_at_most(X2,s1_f(X1))))).\n"),
            "{untyped}"
        );
    }

    #[test]
    fn truth_values_are_terms_only_where_they_are_stored() {
        let set = Var::new("s", Sort::map(Sort::Int, Sort::Bool)).term();
        let (p, q) = (Var::new("p", Sort::Bool).term(), Var::new("q", Sort::Bool).term());
        let read = select(set.clone(), int(1));
        let text = printed(not(eq(read.clone(), p.clone())), Typing::Typed);
        assert!(text.contains("~ (s0_select(s1_s,s2_1) <=> s3_p)") && !text.contains("truth_values"), "{text}");
        let text = printed(eq(select(store(set, int(2), p.clone()), int(1)), q), Typing::Typed);
        assert!(text.contains("truth_values") && text.contains("truth_differs"), "{text}");
        assert!(printed(bool(true), Typing::Untyped).ends_with("fof(goal,conjecture,$true).\n"));
    }

    #[test]
    fn what_cannot_be_said_is_an_error() {
        let (p, x) = (Var::new("p", Sort::Bool).term(), Var::new("x", Sort::Int).term());
        let choice = logic::build::ite(p, x, int(1));
        let goal = Goal { name: String::new(), hypotheses: vec![], conclusion: le(choice, int(2)) };
        assert!(problem(&goal, Typing::Typed).is_err());
    }
}
