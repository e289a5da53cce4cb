//! The list of natives and what the interpreter has agree.

use ir::interpreter::natives;
use ir::natives::Meaning;
use ir::types::parse_type;
use ir::vocabulary::{Symbol, function_named};
use logic::{Op, Sort, Term, TermKind, Var};

/// The names that a row of the list gives: what comes first is given in full, and others by their ends.
fn names(row: &str) -> Vec<String> {
    let Some(cell) = row.strip_prefix('|').and_then(|row| row.split('|').next()) else { return Vec::new() };
    let quoted: Vec<&str> = cell.split('`').skip(1).step_by(2).collect();
    let Some((first, others)) = quoted.split_first() else { return Vec::new() };
    let Some(open) = first.find('(') else { return Vec::new() };
    let Some(dot) = first[..open].rfind('.') else { return Vec::new() };
    let (class, parameters) = (&first[..=dot], &first[open..]);
    let mut names = vec![(*first).to_owned()];
    names.extend(others.iter().map(|other| match (other.contains('('), other.contains('.')) {
        (true, true) => (*other).to_owned(),
        (true, false) => format!("{class}{other}"),
        (false, _) => format!("{class}{other}{parameters}"),
    }));
    names
}

#[test]
fn every_native_of_the_list_is_there() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../library/NATIVES.md");
    let list = std::fs::read_to_string(path).expect("the list of natives");
    let listed: Vec<String> = list.lines().flat_map(names).collect();
    assert!(listed.len() > 40, "{listed:?}");
    let missing: Vec<&String> = listed.iter().filter(|name| natives::named(name).is_none()).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// An argument of a native with a type that is written like this.
fn argument(at: usize, ty: &str) -> Term {
    Var::new(format!("a{at}"), parse_type(ty).sort()).term()
}

#[test]
fn what_natives_mean_has_the_sorts_of_its_function() {
    let mut meant = 0;
    for name in natives::names() {
        let Some(meaning) = ir::natives::meaning(name) else { continue };
        meant += 1;
        let types = name[name.find('(').expect("a signature") + 1..].trim_end_matches(')');
        let given: Vec<Term> = types.split(',').enumerate().map(|(at, ty)| argument(at, ty)).collect();
        let TermKind::Apply(op, parts) = meaning.term(&given).kind().clone() else { panic!("{name}") };
        if let Meaning::Of(symbol, _) = meaning {
            assert_eq!(op, Op::Function(symbol.function().clone()), "{name}");
            let sorts: Vec<&Sort> = parts.iter().map(Term::sort).collect();
            assert_eq!(sorts, symbol.function().parameters.iter().collect::<Vec<_>>(), "{name}");
        }
    }
    assert!(meant > 20, "{meant}");
}

#[test]
fn every_symbol_has_a_name_of_its_own() {
    for symbol in Symbol::ALL {
        let function = symbol.function();
        assert_eq!(Symbol::of(function), Some(*symbol));
        assert_eq!(function_named(&function.name).as_ref(), Some(function));
    }
}
