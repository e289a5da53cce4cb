//! Definitions of function symbols, read from `theories/*.smt2`. A goal is sent only those that it needs.

use crate::sexpr::{self, Sexpr};
use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

/// The theories, in an order in which each uses only earlier ones.
const TEXTS: [(&str, &str); 2] = [
    ("java", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../theories/java.smt2"))),
    ("collections", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../theories/collections.smt2"))),
];

static THEORY: LazyLock<Theory> = LazyLock::new(|| {
    let mut theory = Theory::default();
    for (name, text) in TEXTS {
        if let Err(problem) = theory.read(text) {
            panic!("theories/{name}.smt2 is part of the program and is tested: {problem}");
        }
    }
    theory
});

/// A command of a theory: the meaning of a function symbol, or the declaration of one or of a sort with its functions.
#[derive(Debug)]
pub(crate) struct Definition {
    /// What it defines.
    name: String,
    /// The command, on one line.
    pub text: String,
    /// Positions of the definitions that it uses, itself not among them.
    uses: Vec<usize>,
    /// Whether it speaks of references.
    pub has_references: bool,
}

/// Definitions in an order in which each uses only earlier ones.
#[derive(Debug, Default)]
pub(crate) struct Theory {
    definitions: Vec<Definition>,
    /// Where each symbol is defined, and for functions the sorts of parameters and result, as in a declaration: `(Int Int) Int`.
    symbols: HashMap<String, (usize, Option<String>)>,
}

impl Theory {
    /// All theories that Invar has.
    pub fn get() -> &'static Theory {
        &THEORY
    }

    /// The text of all theories, for what depends on all of them.
    pub fn texts() -> impl Iterator<Item = &'static str> {
        TEXTS.iter().map(|(_, text)| *text)
    }

    fn read(&mut self, text: &str) -> Result<(), String> {
        sexpr::parse(text)?.iter().try_for_each(|command| self.add(command))
    }

    fn add(&mut self, command: &Sexpr) -> Result<(), String> {
        let problem = || format!("not a definition: {command}");
        let parts = command.as_list().ok_or_else(problem)?;
        let (keyword, name) = match parts {
            [keyword, name, ..] => (keyword.as_atom(), name.as_atom().ok_or_else(problem)?),
            _ => return Err(problem()),
        };
        let position = self.definitions.len();
        let atoms = command.atoms();
        let used: BTreeSet<usize> = atoms.iter().filter_map(|&atom| Some(self.symbols.get(atom)?.0)).collect();
        match (keyword, &parts[2..]) {
            (Some("define-fun"), [parameters, result, _]) => {
                let parameters = parameters.as_list().ok_or_else(problem)?;
                let sorts = parameters.iter().filter_map(|parameter| parameter.as_list().and_then(<[Sexpr]>::last));
                self.declare(name, position, Some(signature(sorts, result)))?;
            }
            (Some("declare-fun"), [parameters, result]) => {
                let parameters = parameters.as_list().ok_or_else(problem)?;
                self.declare(name, position, Some(signature(parameters.iter(), result)))?;
            }
            (Some("declare-datatype"), [constructors]) => {
                self.declare(name, position, None)?;
                let sort = &parts[1];
                for constructor in constructors.as_list().ok_or_else(problem)? {
                    let [constructor, fields @ ..] = constructor.as_list().ok_or_else(problem)? else {
                        return Err(problem());
                    };
                    let mut sorts = Vec::new();
                    for field in fields {
                        let [selector, of] = field.as_list().ok_or_else(problem)? else { return Err(problem()) };
                        let selector = selector.as_atom().ok_or_else(problem)?;
                        self.declare(selector, position, Some(signature([sort].into_iter(), of)))?;
                        sorts.push(of);
                    }
                    let constructor = constructor.as_atom().ok_or_else(problem)?;
                    self.declare(constructor, position, Some(signature(sorts.into_iter(), sort)))?;
                }
            }
            _ => return Err(problem()),
        }
        self.definitions.push(Definition {
            name: name.to_owned(),
            text: command.to_string(),
            uses: used.into_iter().collect(),
            has_references: atoms.contains(&"Ref"),
        });
        Ok(())
    }

    fn declare(&mut self, name: &str, position: usize, signature: Option<String>) -> Result<(), String> {
        match self.symbols.insert(name.to_owned(), (position, signature)) {
            None => Ok(()),
            Some(_) => Err(format!("{name} is defined twice")),
        }
    }

    /// The names of everything that is defined.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.symbols.keys().map(String::as_str)
    }

    /// Where this function or sort is defined.
    pub fn position(&self, name: &str) -> Option<usize> {
        self.symbols.get(name).map(|(position, _)| *position)
    }

    /// Sorts of the parameters and of the result of this function, as in a declaration: `(Int Int) Int`.
    pub fn signature(&self, name: &str) -> Option<&str> {
        self.symbols.get(name)?.1.as_deref()
    }

    /// A definition by its position.
    pub fn definition(&self, position: usize) -> &Definition {
        &self.definitions[position]
    }

    /// A function of which nothing is said, if its name begins like one of these.
    pub fn declaration(&self, position: usize, beginnings: &[String]) -> Option<String> {
        let name = &self.definitions[position].name;
        let is_one = beginnings.iter().any(|beginning| name.starts_with(beginning.as_str()));
        let signature = if is_one { self.signature(name) } else { None };
        signature.map(|signature| format!("(declare-fun {name} {signature})"))
    }

    /// How many definitions there are.
    pub fn len(&self) -> usize {
        self.definitions.len()
    }

    /// Adds everything to the set that its members need.
    pub fn close(&self, needed: &mut BTreeSet<usize>) {
        let mut work: Vec<usize> = needed.iter().copied().collect();
        while let Some(position) = work.pop() {
            work.extend(self.definitions[position].uses.iter().filter(|&&used| needed.insert(used)));
        }
    }
}

fn signature<'s>(sorts: impl Iterator<Item = &'s Sexpr>, result: &Sexpr) -> String {
    let sorts: Vec<String> = sorts.map(Sexpr::to_string).collect();
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
        assert!(Theory::default().read("(assert false)").is_err());
        assert!(Theory::default().read("(define-fun f () Int 1) (define-fun f () Int 2)").is_err());
    }
}
