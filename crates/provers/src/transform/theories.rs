//! What theories define as axioms: a function is equal to the body of its definition, a datatype has its fields. What is large
//! (bits one by one) or speaks of floating point is left away: then nothing is known of the function, which is sound.

use super::naming::subterms;
use crate::sexpr::Sexpr;
use crate::strict;
use crate::symbols::{defined, sort_text};
use crate::theory::Theory;
use logic::build::{self, bool, int};
use logic::{Function, Goal, Op, Sort, Term, TermKind, Var};
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, LazyLock};

/// Definitions with more nodes than this, written out, are left away.
const LARGEST: usize = 100;
/// Definitions by more cases than this are left away.
const MOST_CASES: usize = 8;

/// The axioms of each definition; none if they cannot be read.
static AXIOMS: LazyLock<Vec<Vec<Term>>> = LazyLock::new(|| {
    let axioms = |position: usize| {
        let commands = strict::commands(position).iter();
        let read: Option<Vec<Vec<Term>>> = commands.map(axioms_of).collect();
        read.unwrap_or_default().concat().into_iter().filter(|axiom| size(axiom) <= LARGEST).collect()
    };
    (0..Theory::get().len()).map(axioms).collect()
});

/// The goal with axioms for what theories define of it.
pub(super) fn with_axioms(mut goal: Goal) -> Goal {
    let theory = Theory::get();
    let mut needed = BTreeSet::new();
    for term in subterms(&goal) {
        needed.extend(theory.position(&sort_text(term.sort())));
        if let TermKind::Apply(Op::Function(function), _) = term.kind() {
            needed.extend(defined(function));
        }
    }
    theory.close(&mut needed);
    goal.hypotheses.extend(needed.iter().flat_map(|position| AXIOMS[*position].iter().cloned()));
    if needed.iter().any(|position| AXIOMS[*position].iter().any(divides)) {
        goal.hypotheses.extend(division());
    }
    goal
}

fn size(term: &Term) -> usize {
    let mut count = 0;
    let mut work = vec![term];
    while let Some(term) = work.pop() {
        count += 1;
        if count > LARGEST {
            break;
        }
        work.extend(term.children());
    }
    count
}

fn divides(axiom: &Term) -> bool {
    let is_division =
        |term: &Term| matches!(term.kind(), TermKind::Apply(Op::Function(function), _) if is_quotient(function));
    let goal = Goal { name: String::new(), hypotheses: Vec::new(), conclusion: axiom.clone() };
    subterms(&goal).iter().any(is_division)
}

fn is_quotient(function: &Function) -> bool {
    matches!(function.name.as_str(), "div" | "mod")
}

fn quotient(name: &str) -> Arc<Function> {
    build::function(name, &[Sort::Int, Sort::Int], Sort::Int)
}

/// What is known of `div` and `mod`, for divisors above zero.
fn division() -> Vec<Term> {
    let (a, b) = (Var::new("theory!a", Sort::Int), Var::new("theory!b", Sort::Int));
    let of = |name: &str| build::call(&quotient(name), vec![a.term(), b.term()]);
    let positive = build::lt(int(0), b.term());
    let bounds = build::and([build::le(int(0), of("mod")), build::lt(of("mod"), b.term())]);
    let not_negative = build::and([positive.clone(), build::le(int(0), a.term())]);
    let between = build::and([build::le(int(0), of("div")), build::le(of("div"), a.term())]);
    let smaller = build::implies(
        build::and([build::lt(int(1), b.term()), build::lt(int(0), a.term())]),
        build::lt(of("div"), a.term()),
    );
    let both = vec![a.clone(), b.clone()];
    vec![
        build::forall(both.clone(), build::implies(positive, bounds)),
        build::forall(both.clone(), build::implies(not_negative, between)),
        build::forall(both, smaller),
    ]
}

fn axioms_of(command: &Sexpr) -> Option<Vec<Term>> {
    match command.as_list()? {
        [Sexpr::Atom(word), Sexpr::Atom(name), parameters, _, body] if word == "define-fun" => {
            let mut reader = Reader::default();
            let variables = reader.bind(parameters)?;
            let body = reader.term(body)?;
            let sorts: Vec<Sort> = variables.iter().map(|var| var.sort.clone()).collect();
            let function = build::function(name, &sorts, body.sort().clone());
            let call = build::call(&function, variables.iter().map(Var::term).collect());
            let cases = cases(&call, &body, build::bool(true));
            let kept = cases.iter().filter(|case| cases.len() <= MOST_CASES && !calculates(case));
            Some(kept.map(|case| build::forall(variables.clone(), case.clone())).collect())
        }
        [Sexpr::Atom(word), formula] if word == "assert" => {
            let [_, bindings, annotated] = formula.as_list()? else { return None };
            let mut reader = Reader::default();
            let variables = reader.bind(bindings)?;
            let equation = reader.term(annotated.as_list()?.get(1)?)?;
            let TermKind::Apply(Op::Eq, sides) = equation.kind() else { return None };
            let cases = cases(&sides[0], &sides[1], build::bool(true)).into_iter();
            Some(cases.map(|case| build::forall(variables.clone(), case)).collect())
        }
        [Sexpr::Atom(word), Sexpr::Atom(name), constructors] if word == "declare-datatype" => {
            fields(&sort(&Sexpr::Atom(name.clone()))?, constructors.as_list()?)
        }
        [Sexpr::Atom(word), ..] if word == "declare-fun" => Some(Vec::new()),
        _ => None,
    }
}

/// What a call is equal to, case by case.
fn cases(call: &Term, body: &Term, condition: Term) -> Vec<Term> {
    match body.kind() {
        TermKind::Apply(Op::Ite, choice) => {
            let holds = build::and([condition.clone(), choice[0].clone()]);
            let fails = build::and([condition, build::not(choice[0].clone())]);
            [cases(call, &choice[1], holds), cases(call, &choice[2], fails)].concat()
        }
        _ => vec![build::implies(condition, Term::apply(Op::Eq, vec![call.clone(), body.clone()]))],
    }
}

/// Whether it divides a sum: of no use to provers that do not calculate, and numbers as large as these cost them much.
fn calculates(case: &Term) -> bool {
    let divides_sum = |term: &Term| match term.kind() {
        TermKind::Apply(Op::Function(function), arguments) if is_quotient(function) => {
            arguments.iter().any(|argument| matches!(argument.kind(), TermKind::Apply(Op::Add | Op::Sub, _)))
        }
        _ => false,
    };
    let goal = Goal { name: String::new(), hypotheses: Vec::new(), conclusion: case.clone() };
    subterms(&goal).iter().any(divides_sum)
}

/// A datatype with one constructor: its fields are what it was made of, and it is made of its fields.
fn fields(datatype: &Sort, constructors: &[Sexpr]) -> Option<Vec<Term>> {
    let [constructor] = constructors else { return None };
    let [name, fields @ ..] = constructor.as_list()? else { return None };
    let mut selectors = Vec::new();
    let mut variables = Vec::new();
    for (position, field) in fields.iter().enumerate() {
        let [selector, of] = field.as_list()? else { return None };
        let of = sort(of)?;
        selectors.push(build::function(selector.as_atom()?, std::slice::from_ref(datatype), of.clone()));
        variables.push(Var::new(format!("theory!{position}"), of));
    }
    let sorts: Vec<Sort> = variables.iter().map(|var| var.sort.clone()).collect();
    let make = build::function(name.as_atom()?, &sorts, datatype.clone());
    let made = build::call(&make, variables.iter().map(Var::term).collect());
    let of_made = selectors.iter().zip(&variables).map(|(selector, variable)| {
        let equation = build::eq(build::call(selector, vec![made.clone()]), variable.term());
        build::forall(variables.clone(), equation)
    });
    let whole = Var::new("theory!whole", datatype.clone());
    let parts = selectors.iter().map(|selector| build::call(selector, vec![whole.term()])).collect();
    let again = build::eq(build::call(&make, parts), whole.term());
    Some(of_made.chain([build::forall(vec![whole.clone()], again)]).collect())
}

/// Reads expressions of theories; nothing if one is not of the logic.
#[derive(Default)]
struct Reader {
    known: HashMap<String, Term>,
}

impl Reader {
    fn bind(&mut self, bindings: &Sexpr) -> Option<Vec<Var>> {
        let mut variables = Vec::new();
        for binding in bindings.as_list()? {
            let [Sexpr::Atom(name), of] = binding.as_list()? else { return None };
            let variable = Var::new(format!("theory!{name}"), sort(of)?);
            self.known.insert(name.clone(), variable.term());
            variables.push(variable);
        }
        Some(variables)
    }

    fn term(&mut self, expression: &Sexpr) -> Option<Term> {
        match expression {
            Sexpr::Atom(text) => self.atom(text),
            Sexpr::List(parts) => match parts.as_slice() {
                [Sexpr::Atom(word), bindings, body] if word == "let" => {
                    let mut inner = Reader { known: self.known.clone() };
                    for binding in bindings.as_list()? {
                        let [Sexpr::Atom(name), value] = binding.as_list()? else { return None };
                        inner.known.insert(name.clone(), self.term(value)?);
                    }
                    inner.term(body)
                }
                [Sexpr::Atom(word), arguments @ ..] => {
                    let arguments: Option<Vec<Term>> = arguments.iter().map(|argument| self.term(argument)).collect();
                    apply(word, arguments?)
                }
                [Sexpr::List(of), value] if of.len() == 3 && of[1].as_atom() == Some("const") => {
                    Some(Term::apply(Op::ConstMap(sort(&of[2])?), vec![self.term(value)?]))
                }
                _ => None,
            },
        }
    }

    fn atom(&self, text: &str) -> Option<Term> {
        match text {
            "true" | "false" => Some(bool(text == "true")),
            _ if text.bytes().all(|byte| byte.is_ascii_digit()) => text.parse().ok().map(|value: i128| int(value)),
            _ => self.known.get(text).cloned().or_else(|| apply(text, Vec::new())),
        }
    }
}

fn apply(word: &str, arguments: Vec<Term>) -> Option<Term> {
    let op = match (word, arguments.len()) {
        ("not", 1) => Op::Not,
        ("and", _) => Op::And,
        ("or", _) => Op::Or,
        ("=>", 2) => Op::Implies,
        ("=", 2) => Op::Eq,
        ("ite", 3) => Op::Ite,
        ("+", 1..) => Op::Add,
        ("-", 1) => return Some(build::neg(arguments.into_iter().next()?)),
        ("-", 2) => Op::Sub,
        ("*", 2) => Op::Mul,
        ("<=", 2) => Op::Le,
        ("<", 2) => Op::Lt,
        (">=", 2) => return Some(Term::apply(Op::Le, arguments.into_iter().rev().collect())),
        (">", 2) => return Some(Term::apply(Op::Lt, arguments.into_iter().rev().collect())),
        ("select", 2) => Op::Select,
        ("store", 3) => Op::Store,
        ("div" | "mod", 2) => Op::Function(quotient(word)),
        _ => Op::Function(declared(word, &arguments)?),
    };
    Some(Term::apply(op, arguments))
}

/// A function of a theory, or one that stands for a map in it.
fn declared(name: &str, arguments: &[Term]) -> Option<Arc<Function>> {
    let parameters: Vec<Sort> = arguments.iter().map(|argument| argument.sort().clone()).collect();
    let result = match Theory::get().signature(name) {
        Some(signature) => crate::sexpr::parse(signature).ok()?.last().and_then(sort)?,
        None => {
            let (of, _) = name.split_once('!')?;
            let commands = strict::commands(Theory::get().position(of)?).iter();
            let is_it = |parts: &&[Sexpr]| parts.get(1).and_then(Sexpr::as_atom) == Some(name);
            sort(commands.filter_map(Sexpr::as_list).find(is_it)?.get(3)?)?
        }
    };
    Some(build::function(name, &parameters, result))
}

fn sort(text: &Sexpr) -> Option<Sort> {
    match text {
        Sexpr::Atom(name) => Some(match name.as_str() {
            "Bool" => Sort::Bool,
            "Int" => Sort::Int,
            "Ref" => Sort::Ref,
            "Sequence" => Sort::Seq,
            "Dictionary" => Sort::Dict,
            _ => return None,
        }),
        Sexpr::List(parts) => match parts.as_slice() {
            [Sexpr::Atom(array), key, value] if array == "Array" => Some(Sort::map(sort(key)?, sort(value)?)),
            _ => None,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn axioms(name: &str) -> Vec<String> {
        let position = Theory::get().position(name).expect("defined");
        AXIOMS[position].iter().map(ToString::to_string).collect()
    }

    #[test]
    fn definitions_and_fields_are_axioms() {
        assert_eq!(axioms("seq.get").len(), 1);
        assert!(axioms("seq.get")[0].contains("seq.get("), "{:?}", axioms("seq.get"));
        assert_eq!(axioms("Sequence").len(), 3);
        assert_eq!(axioms("seq.insert").len(), 4);
        assert_eq!(axioms("dict.put").len(), 1);
        assert_eq!(axioms("java.wrap32").len(), 1);
    }

    #[test]
    fn all_of_collections_is_read_and_floating_point_is_not() {
        for name in ["seq.concat", "seq.into", "dict.remove", "dict.empty", "dict.insert", "dict.keys", "java.and32"] {
            assert!(!axioms(name).is_empty(), "{name}");
        }
        for name in ["java.and32.mask", "float.add", "int.of_double"] {
            assert!(axioms(name).is_empty(), "{name}");
        }
    }
}
