//! Definitions of function symbols, read from `theories/*.smt2`. A goal is sent only those that it needs.

use crate::sexpr::{self, Sexpr};
use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

const JAVA: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../theories/java.smt2"));

static THEORY: LazyLock<Theory> =
    LazyLock::new(|| Theory::parse(JAVA).expect("theories/java.smt2 is part of the program and is tested"));

/// A function symbol with its meaning.
#[derive(Debug)]
pub(crate) struct Definition {
    /// The command that defines it, on one line.
    pub text: String,
    /// Positions of the definitions that it uses, itself not among them.
    uses: Vec<usize>,
    /// Sorts of its parameters and of its result, as in a declaration: `(Int Int) Int`.
    pub signature: String,
}

/// Definitions in an order in which each uses only earlier ones.
#[derive(Debug)]
pub(crate) struct Theory {
    definitions: Vec<Definition>,
    positions: HashMap<String, usize>,
}

impl Theory {
    /// All theories that Invar has.
    pub fn get() -> &'static Theory {
        &THEORY
    }

    fn parse(text: &str) -> Result<Theory, String> {
        let mut theory = Theory { definitions: Vec::new(), positions: HashMap::new() };
        for command in sexpr::parse(text)? {
            theory.add(&command)?;
        }
        Ok(theory)
    }

    fn add(&mut self, command: &Sexpr) -> Result<(), String> {
        let Some([keyword, name, parameters, result, body]) = command.as_list() else {
            return Err(format!("not a definition: {command}"));
        };
        let (Some("define-fun"), Some(name), Some(parameters)) =
            (keyword.as_atom(), name.as_atom(), parameters.as_list())
        else {
            return Err(format!("not a definition: {command}"));
        };
        let used: BTreeSet<usize> = body.atoms().iter().filter_map(|&atom| self.positions.get(atom).copied()).collect();
        let position = self.definitions.len();
        if self.positions.insert(name.to_owned(), position).is_some() {
            return Err(format!("{name} is defined twice"));
        }
        self.definitions.push(Definition {
            text: command.to_string(),
            uses: used.into_iter().collect(),
            signature: signature(parameters, result),
        });
        Ok(())
    }

    /// The names of everything that is defined.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.positions.keys().map(String::as_str)
    }

    /// Where this function is defined.
    pub fn position(&self, name: &str) -> Option<usize> {
        self.positions.get(name).copied()
    }

    /// A definition by its position.
    pub fn definition(&self, position: usize) -> &Definition {
        &self.definitions[position]
    }

    /// Adds everything to the set that its members need.
    pub fn close(&self, needed: &mut BTreeSet<usize>) {
        let mut work: Vec<usize> = needed.iter().copied().collect();
        while let Some(position) = work.pop() {
            work.extend(self.definitions[position].uses.iter().filter(|&&used| needed.insert(used)));
        }
    }
}

fn signature(parameters: &[Sexpr], result: &Sexpr) -> String {
    let sorts: Vec<String> = parameters
        .iter()
        .filter_map(|parameter| parameter.as_list().and_then(<[Sexpr]>::last))
        .map(Sexpr::to_string)
        .collect();
    format!("({}) {result}", sorts.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_needed_is_taken() {
        let theory = Theory::get();
        let position = theory.position("java.shl32").expect("defined");
        let mut needed = BTreeSet::from([position]);
        theory.close(&mut needed);
        let expected = BTreeSet::from([theory.position("java.wrap32").expect("defined"), position]);
        assert_eq!(needed, expected);
    }

    #[test]
    fn what_is_not_a_definition_is_an_error() {
        assert!(Theory::parse("(assert false)").is_err());
        assert!(Theory::parse("(define-fun f () Int 1) (define-fun f () Int 2)").is_err());
    }
}
