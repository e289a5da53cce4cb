//! `invar explain`: the page of a rule.

use super::{fail, print};
use crate::cli::ExplainArguments;
use base::Rule;
use base::rules::ALL;

/// Prints the page of a rule, or the list of all rules.
pub fn run(arguments: &ExplainArguments) -> u8 {
    let Some(wanted) = &arguments.rule else {
        let list: String = ALL.iter().map(|rule| format!("{}  {:<22}{}\n", rule.code, rule.name, rule.title)).collect();
        return print(&list);
    };
    match Rule::find(wanted) {
        Some(rule) => print(rule.page),
        None => fail(&format!("there is no rule `{wanted}`; `invar explain` lists all of them")),
    }
}
