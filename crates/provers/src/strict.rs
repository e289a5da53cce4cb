//! Theories in SMT-LIB by the letter, for provers that have neither `lambda` nor a map with any one value everywhere: each of
//! these becomes a function of the parameters around it, with an axiom that says what its elements are.

use crate::sexpr::{self, Sexpr};
use crate::theory::Theory;
use std::collections::BTreeMap;
use std::sync::LazyLock;

static COMMANDS: LazyLock<Vec<Vec<Sexpr>>> = LazyLock::new(|| {
    let theory = Theory::get();
    let strict = |position: usize| match strict(&theory.definition(position).text) {
        Ok(commands) => commands,
        Err(problem) => panic!("theories are part of the program and are tested: {problem}"),
    };
    (0..theory.len()).map(strict).collect()
});

/// The commands that stand for one of a theory.
pub(crate) fn commands(position: usize) -> &'static [Sexpr] {
    &COMMANDS[position]
}

/// The text of these commands, a line each, with other names for some symbols.
pub(crate) fn text(position: usize, renamed: &BTreeMap<String, String>) -> String {
    let lines: Vec<String> = commands(position).iter().map(|command| rename(command, renamed).to_string()).collect();
    lines.join("\n")
}

fn rename(expression: &Sexpr, renamed: &BTreeMap<String, String>) -> Sexpr {
    match expression {
        Sexpr::Atom(text) => atom(renamed.get(text).unwrap_or(text)),
        Sexpr::List(parts) => Sexpr::List(parts.iter().map(|part| rename(part, renamed)).collect()),
    }
}

fn strict(command: &str) -> Result<Vec<Sexpr>, String> {
    let mut read = sexpr::parse(command)?;
    let Some(command) = read.pop() else { return Ok(Vec::new()) };
    let parts = command.as_list().unwrap_or_default();
    let [Sexpr::Atom(keyword), Sexpr::Atom(name), parameters, result, body] = parts else { return Ok(vec![command]) };
    if keyword != "define-fun" {
        return Ok(vec![command]);
    }
    let mut lifting =
        Lifting { name, parameters: parameters.as_list().unwrap_or_default(), number: 0, commands: Vec::new() };
    let body = lifting.lift(body, Some(result))?;
    let definition = Sexpr::List(vec![atom(keyword), atom(name), parameters.clone(), result.clone(), body]);
    let mut commands = lifting.commands;
    commands.push(definition);
    Ok(commands)
}

/// One definition on its way.
struct Lifting<'d> {
    name: &'d str,
    /// Its parameters with their sorts.
    parameters: &'d [Sexpr],
    number: usize,
    /// What must come before it.
    commands: Vec<Sexpr>,
}

impl Lifting<'_> {
    /// The expression without `lambda`; `sort` is its sort, where that is known from its place.
    fn lift(&mut self, expression: &Sexpr, sort: Option<&Sexpr>) -> Result<Sexpr, String> {
        let Some(parts) = expression.as_list() else { return Ok(expression.clone()) };
        match parts {
            [Sexpr::Atom(word), Sexpr::List(bindings), body] if word == "lambda" => match bindings.as_slice() {
                [binding] => self.function(binding.clone(), body, sort),
                _ => Err(format!("{}: a map has one key", self.name)),
            },
            [Sexpr::List(of), value] if of.len() == 3 && of[1].as_atom() == Some("const") && !is_literal(value) => {
                let map = of[2].clone();
                let key = map.as_list().and_then(|map| map.get(1)).cloned();
                let key = key.ok_or_else(|| format!("{}: {map} is no sort of maps", self.name))?;
                self.function(Sexpr::List(vec![atom("key!"), key]), value, Some(&map))
            }
            [Sexpr::Atom(word), ..] if word == "let" => {
                let is_plain = !expression.atoms().iter().any(|atom| matches!(*atom, "lambda" | "const"));
                if is_plain { Ok(expression.clone()) } else { Err(format!("{}: a map below `let`", self.name)) }
            }
            _ => self.lift_arguments(parts, sort),
        }
    }

    fn lift_arguments(&mut self, parts: &[Sexpr], sort: Option<&Sexpr>) -> Result<Sexpr, String> {
        let head = parts.first().and_then(Sexpr::as_atom);
        let signature = head.and_then(|name| Theory::get().signature(name)).map(sexpr::parse).transpose()?;
        let parameters = signature.as_deref().and_then(|signature| signature.first()).and_then(Sexpr::as_list);
        let mut lifted = Vec::with_capacity(parts.len());
        for (position, part) in parts.iter().enumerate() {
            let expected = match (head, parameters) {
                (Some("ite"), _) if position > 1 => sort,
                (Some("store"), _) if position == 1 => sort,
                (_, Some(parameters)) if position > 0 => parameters.get(position - 1),
                _ => None,
            };
            lifted.push(self.lift(part, expected)?);
        }
        Ok(Sexpr::List(lifted))
    }

    /// A function of the parameters whose values are maps with these elements.
    fn function(&mut self, binding: Sexpr, element: &Sexpr, sort: Option<&Sexpr>) -> Result<Sexpr, String> {
        let sort = sort.ok_or_else(|| format!("{}: a map of which the sort is not plain to see", self.name))?;
        if element.atoms().contains(&"lambda") {
            return Err(format!("{}: a map of maps", self.name));
        }
        self.number += 1;
        let name = format!("{}!{}", self.name, self.number);
        let part = |parameter: &Sexpr, index: usize| parameter.as_list().and_then(|pair| pair.get(index)).cloned();
        let names: Vec<Sexpr> = self.parameters.iter().filter_map(|parameter| part(parameter, 0)).collect();
        let sorts: Vec<Sexpr> = self.parameters.iter().filter_map(|parameter| part(parameter, 1)).collect();
        let key = part(&binding, 0).ok_or_else(|| format!("{}: {binding} is no binding", self.name))?;
        let map = match names.is_empty() {
            true => atom(&name),
            false => list([atom(&name)].into_iter().chain(names)),
        };
        let read = list([atom("select"), map.clone(), key]);
        let equation = list([atom("="), read.clone(), element.clone()]);
        let body = list([atom("!"), equation, atom(":pattern"), list([read])]);
        let bindings = list(self.parameters.iter().cloned().chain([binding]));
        self.commands.push(list([atom("declare-fun"), atom(&name), list(sorts), sort.clone()]));
        self.commands.push(list([atom("assert"), list([atom("forall"), bindings, body])]));
        Ok(map)
    }
}

fn is_literal(value: &Sexpr) -> bool {
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    value.as_atom().is_some_and(|text| matches!(text, "true" | "false") || is_number(text))
}

fn atom(text: &str) -> Sexpr {
    Sexpr::Atom(text.to_owned())
}

fn list(parts: impl IntoIterator<Item = Sexpr>) -> Sexpr {
    Sexpr::List(parts.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_theory_has_what_strict_provers_do_not_read() {
        for position in 0..Theory::get().len() {
            let text = text(position, &BTreeMap::new());
            assert!(!text.contains("lambda"), "{text}");
            assert!(!text.contains("))) null)"), "{text}");
        }
    }

    #[test]
    fn a_map_by_lambda_is_a_function_with_an_axiom() {
        let position = Theory::get().position("seq.slice").expect("defined");
        let text = text(position, &BTreeMap::new());
        let expected = "(declare-fun seq.slice!1 (Sequence Int Int) (Array Int Ref))\n\
            (assert (forall ((s Sequence) (from Int) (to Int) (j Int)) (! (= (select (seq.slice!1 s from to) j) \
            (select (seq.elements s) (+ from j))) :pattern ((select (seq.slice!1 s from to) j)))))\n\
            (define-fun seq.slice ((s Sequence) (from Int) (to Int)) Sequence (seq.make (- to from) (seq.slice!1 s from to)))";
        assert_eq!(text, expected);
    }
}
