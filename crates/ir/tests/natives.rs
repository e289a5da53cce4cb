//! The list of natives and what the interpreter has agree.
#![allow(missing_docs)]

use ir::interpreter::natives;

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
