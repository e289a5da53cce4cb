//! Building terms. Each constructor simplifies what is plain to see; what it returns is equivalent to what
//! was asked for.

use crate::sort::Sort;
use crate::term::{Function, Op, Quantifier, Term, TermKind, Var};
use std::sync::Arc;

/// A truth value.
pub fn bool(value: bool) -> Term {
    Term::new(TermKind::Bool(value))
}

/// An integer.
pub fn int(value: impl Into<i128>) -> Term {
    Term::new(TermKind::Int(value.into()))
}

/// A function symbol.
pub fn function(name: &str, parameters: &[Sort], result: Sort) -> Arc<Function> {
    Arc::new(Function { name: name.into(), parameters: parameters.to_vec(), result })
}

/// A function applied.
pub fn call(function: &Arc<Function>, arguments: Vec<Term>) -> Term {
    debug_assert!(
        function.parameters.len() == arguments.len()
            && function.parameters.iter().zip(&arguments).all(|(sort, term)| sort == term.sort()),
        "wrong arguments for {}",
        function.name
    );
    Term::apply(Op::Function(function.clone()), arguments)
}

/// `!a`
pub fn not(term: Term) -> Term {
    match term.kind() {
        TermKind::Bool(value) => bool(!value),
        TermKind::Apply(Op::Not, arguments) => arguments[0].clone(),
        _ => Term::apply(Op::Not, vec![term]),
    }
}

/// Conjunction.
pub fn and(terms: impl IntoIterator<Item = Term>) -> Term {
    junction(Op::And, true, terms)
}

/// Disjunction.
pub fn or(terms: impl IntoIterator<Item = Term>) -> Term {
    junction(Op::Or, false, terms)
}

fn junction(op: Op, neutral: bool, terms: impl IntoIterator<Item = Term>) -> Term {
    let mut parts: Vec<Term> = Vec::new();
    for term in terms {
        match term.kind() {
            TermKind::Bool(value) if *value == neutral => {}
            TermKind::Bool(_) => return bool(!neutral),
            TermKind::Apply(inner, arguments) if *inner == op => parts.extend(arguments.iter().cloned()),
            _ => parts.push(term),
        }
    }
    match parts.len() {
        0 => bool(neutral),
        1 => parts.remove(0),
        _ => Term::apply(op, parts),
    }
}

/// `a ==> b`
pub fn implies(premise: Term, conclusion: Term) -> Term {
    match (premise.kind(), conclusion.kind()) {
        (TermKind::Bool(true), _) => conclusion,
        (TermKind::Bool(false), _) | (_, TermKind::Bool(true)) => bool(true),
        (_, TermKind::Bool(false)) => not(premise),
        _ => Term::apply(Op::Implies, vec![premise, conclusion]),
    }
}

/// `a == b`
pub fn eq(left: Term, right: Term) -> Term {
    debug_assert_eq!(left.sort(), right.sort(), "equality between {left:?} and {right:?}");
    if left == right {
        return bool(true);
    }
    match (left.kind(), right.kind()) {
        (TermKind::Int(a), TermKind::Int(b)) => bool(a == b),
        (TermKind::Bool(true), _) => right,
        (_, TermKind::Bool(true)) => left,
        (TermKind::Bool(false), _) => not(right),
        (_, TermKind::Bool(false)) => not(left),
        _ => Term::apply(Op::Eq, vec![left, right]),
    }
}

/// `a != b`
pub fn ne(left: Term, right: Term) -> Term {
    not(eq(left, right))
}

/// `c ? a : b`
pub fn ite(condition: Term, then_term: Term, else_term: Term) -> Term {
    if then_term == else_term {
        return then_term;
    }
    match (condition.kind(), then_term.kind(), else_term.kind()) {
        (TermKind::Bool(true), ..) => then_term,
        (TermKind::Bool(false), ..) => else_term,
        (_, TermKind::Bool(true), _) => or([condition, else_term]),
        (_, TermKind::Bool(false), _) => and([not(condition), else_term]),
        (_, _, TermKind::Bool(true)) => or([not(condition), then_term]),
        (_, _, TermKind::Bool(false)) => and([condition, then_term]),
        _ => Term::apply(Op::Ite, vec![condition, then_term, else_term]),
    }
}

fn as_int(term: &Term) -> Option<i128> {
    match term.kind() {
        TermKind::Int(value) => Some(*value),
        _ => None,
    }
}

/// `a + b`
pub fn add(left: Term, right: Term) -> Term {
    match (as_int(&left), as_int(&right)) {
        (Some(0), _) => return right,
        (_, Some(0)) => return left,
        (Some(a), Some(b)) => {
            if let Some(sum) = a.checked_add(b) {
                return int(sum);
            }
        }
        _ => {}
    }
    Term::apply(Op::Add, vec![left, right])
}

/// `a - b`
pub fn sub(left: Term, right: Term) -> Term {
    match (as_int(&left), as_int(&right)) {
        (_, Some(0)) => return left,
        (Some(a), Some(b)) => {
            if let Some(difference) = a.checked_sub(b) {
                return int(difference);
            }
        }
        _ => {}
    }
    Term::apply(Op::Sub, vec![left, right])
}

/// `-a`
pub fn neg(term: Term) -> Term {
    match as_int(&term).and_then(i128::checked_neg) {
        Some(value) => int(value),
        None => Term::apply(Op::Neg, vec![term]),
    }
}

/// `a * b`
pub fn mul(left: Term, right: Term) -> Term {
    match (as_int(&left), as_int(&right)) {
        (Some(1), _) => return right,
        (_, Some(1)) => return left,
        (Some(a), Some(b)) => {
            if let Some(product) = a.checked_mul(b) {
                return int(product);
            }
        }
        _ => {}
    }
    Term::apply(Op::Mul, vec![left, right])
}

/// `a <= b`
pub fn le(left: Term, right: Term) -> Term {
    match (as_int(&left), as_int(&right)) {
        (Some(a), Some(b)) => bool(a <= b),
        _ => Term::apply(Op::Le, vec![left, right]),
    }
}

/// `a < b`
pub fn lt(left: Term, right: Term) -> Term {
    match (as_int(&left), as_int(&right)) {
        (Some(a), Some(b)) => bool(a < b),
        _ => Term::apply(Op::Lt, vec![left, right]),
    }
}

/// `map[key]`
pub fn select(map: Term, key: Term) -> Term {
    debug_assert_eq!(map.sort().as_map().map(|(sort, _)| sort), Some(key.sort()), "select from {map:?} at {key:?}");
    if let TermKind::Apply(Op::Store, arguments) = map.kind()
        && arguments[1] == key
    {
        return arguments[2].clone();
    }
    if let TermKind::Apply(Op::ConstMap(_), arguments) = map.kind() {
        return arguments[0].clone();
    }
    Term::apply(Op::Select, vec![map, key])
}

/// `map[keys[0]][keys[1]]…`
pub fn select_path(map: Term, keys: &[Term]) -> Term {
    keys.iter().fold(map, |inner, key| select(inner, key.clone()))
}

/// `map[key := value]`
pub fn store(map: Term, key: Term, value: Term) -> Term {
    debug_assert_eq!(map.sort().as_map(), Some((key.sort(), value.sort())), "store into {map:?}");
    Term::apply(Op::Store, vec![map, key, value])
}

/// The map changed at `map[keys[0]][keys[1]]…`; without keys, the value itself.
pub fn store_path(map: Term, keys: &[Term], value: Term) -> Term {
    match keys {
        [] => value,
        [key, rest @ ..] => {
            let inner = select(map.clone(), key.clone());
            store(map, key.clone(), store_path(inner, rest, value))
        }
    }
}

/// The map of this sort with one value everywhere.
pub fn const_map(sort: Sort, value: Term) -> Term {
    debug_assert_eq!(sort.as_map().map(|(_, sort)| sort), Some(value.sort()));
    Term::apply(Op::ConstMap(sort), vec![value])
}

/// All different from one another.
pub fn distinct(terms: Vec<Term>) -> Term {
    if terms.len() < 2 { bool(true) } else { Term::apply(Op::Distinct, terms) }
}

/// A quantified formula; the prover chooses how to instantiate it.
pub fn quantified(quantifier: Quantifier, variables: Vec<Var>, body: Term) -> Term {
    quantified_with(quantifier, variables, Vec::new(), body)
}

/// A quantified formula with triggers.
pub fn quantified_with(quantifier: Quantifier, variables: Vec<Var>, triggers: Vec<Vec<Term>>, body: Term) -> Term {
    if variables.is_empty() || matches!(body.kind(), TermKind::Bool(_)) {
        return body;
    }
    Term::new(TermKind::Quantified { quantifier, variables, triggers, body })
}

/// `forall variables. body`
pub fn forall(variables: Vec<Var>, body: Term) -> Term {
    quantified(Quantifier::Forall, variables, body)
}

/// `exists variables. body`
pub fn exists(variables: Vec<Var>, body: Term) -> Term {
    quantified(Quantifier::Exists, variables, body)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_terms_are_one_object() {
        let x = Var::new("x", Sort::Int);
        let left = le(add(x.term(), int(1)), int(7));
        let right = le(add(x.term(), int(1)), int(7));
        assert_eq!(left.address(), right.address());
        assert_ne!(left, le(add(x.term(), int(2)), int(7)));
    }

    #[test]
    fn connectives_drop_what_says_nothing() {
        let p = Var::new("p", Sort::Bool).term();
        assert_eq!(and([bool(true), p.clone()]), p);
        assert_eq!(or([p.clone(), bool(true)]), bool(true));
        assert_eq!(implies(p.clone(), bool(false)), not(p.clone()));
        assert_eq!(not(not(p.clone())), p);
        assert_eq!(ite(bool(false), int(1), int(2)), int(2));
    }

    #[test]
    fn selecting_what_was_stored_gives_it_back() {
        let map = Var::new("f", Sort::map(Sort::Ref, Sort::map(Sort::Int, Sort::Int))).term();
        let key = Var::new("o", Sort::Ref).term();
        let changed = store_path(map, &[key.clone(), int(3)], int(5));
        assert_eq!(select_path(changed, &[key, int(3)]), int(5));
    }

    #[test]
    fn arithmetic_beyond_128_bits_is_left_alone() {
        let big = add(int(i128::MAX), int(1));
        assert!(matches!(big.kind(), TermKind::Apply(Op::Add, _)));
    }
}
