//! Which sorts operators take. Terms built with `logic::build` have them right in debug builds; terms that were
//! read from text or changed by a pass are checked here.

use logic::{Op, Sort, Term};

/// Whether the operator can be applied to these arguments; if not, why.
pub fn check_application(op: &Op, arguments: &[Term]) -> Result<(), String> {
    match op {
        Op::Not => exactly("!", &[Sort::Bool], arguments),
        Op::Implies => exactly("==>", &[Sort::Bool, Sort::Bool], arguments),
        Op::And => each("&&", &Sort::Bool, arguments),
        Op::Or => each("||", &Sort::Bool, arguments),
        Op::Add => each("+", &Sort::Int, arguments),
        Op::Sub => exactly("-", &[Sort::Int, Sort::Int], arguments),
        Op::Neg => exactly("-", &[Sort::Int], arguments),
        Op::Mul => exactly("*", &[Sort::Int, Sort::Int], arguments),
        Op::Le => exactly("<=", &[Sort::Int, Sort::Int], arguments),
        Op::Lt => exactly("<", &[Sort::Int, Sort::Int], arguments),
        Op::Eq => match arguments {
            [left, right] => expect("the right side of ==", left.sort(), right),
            _ => count("==", 2, arguments),
        },
        Op::Distinct => match arguments {
            [] => Ok(()),
            [first, rest @ ..] => each("distinct", first.sort(), rest),
        },
        Op::Ite => match arguments {
            [condition, then_term, else_term] => {
                expect("a condition", &Sort::Bool, condition)?;
                expect("the part behind else", then_term.sort(), else_term)
            }
            _ => count("if", 3, arguments),
        },
        Op::Select => match arguments {
            [map, key] => expect("the key", parts(map)?.0, key),
            _ => count("a lookup", 2, arguments),
        },
        Op::Store => match arguments {
            [map, key, value] => {
                let (key_sort, value_sort) = parts(map)?;
                expect("the key", key_sort, key)?;
                expect("the stored value", value_sort, value)
            }
            _ => count("a store", 3, arguments),
        },
        Op::ConstMap(sort) => match (sort.as_map(), arguments) {
            (Some((_, value_sort)), [value]) => expect("the value of const", value_sort, value),
            (None, _) => Err(format!("const needs a sort of maps, not {sort}")),
            _ => count("const", 1, arguments),
        },
        Op::Function(function) => exactly(&function.name, &function.parameters, arguments),
    }
}

fn parts(map: &Term) -> Result<(&Sort, &Sort), String> {
    map.sort().as_map().ok_or_else(|| format!("`{map}` has the sort {} and is no map", map.sort()))
}

fn count(what: &str, wanted: usize, arguments: &[Term]) -> Result<(), String> {
    if arguments.len() == wanted {
        return Ok(());
    }
    Err(format!("`{what}` takes {wanted} arguments, not {}", arguments.len()))
}

fn expect(what: &str, sort: &Sort, term: &Term) -> Result<(), String> {
    if term.sort() == sort {
        return Ok(());
    }
    Err(format!("{what} has the sort {}, {sort} is expected", term.sort()))
}

fn exactly(what: &str, sorts: &[Sort], arguments: &[Term]) -> Result<(), String> {
    count(what, sorts.len(), arguments)?;
    sorts.iter().zip(arguments).try_for_each(|(sort, term)| expect(&format!("an argument of `{what}`"), sort, term))
}

fn each(what: &str, sort: &Sort, arguments: &[Term]) -> Result<(), String> {
    arguments.iter().try_for_each(|term| expect(&format!("an argument of `{what}`"), sort, term))
}
