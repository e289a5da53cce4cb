//! What is claimed of methods of the library that have no model: a list that somebody has reviewed (`library/effects.txt`).
//!
//! Every method on the list is claimed to change no field of the program, no array, and no object of a class with a model, and to run no code of the
//! program but, perhaps, methods of its arguments. It may change what is hidden in objects of classes without a model, and files: of what such an
//! object gives nothing is known, so that nobody can tell. A line names a class, methods of it (`new` for its constructors) and what more is claimed:
//!
//! ```text
//! java.time.LocalDate: of ofEpochDay plusDays = non-null throws java.time.DateTimeException
//! java.time.LocalDate: getYear isLeapYear compareTo(ChronoLocalDate) =
//! ```
//!
//! A name means all methods of this name that the class declares, one with simple names of parameter types only that one.

use std::collections::HashMap;

/// What is claimed of a method.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Claim {
    /// `non-null`: its result is not null.
    pub is_non_null: bool,
    /// `filled`: its result is an array of objects, and none of them is null.
    pub is_filled: bool,
    /// `null-safe`: null is an argument like any other. Otherwise it may throw a `NullPointerException` if it is handed null.
    pub is_null_safe: bool,
    /// `inert`: it calls no method of its arguments, nor keeps them to do so later.
    pub is_inert: bool,
    /// `throws`: what else it may throw, by qualified names.
    pub throws: Vec<String>,
}

/// The list.
#[derive(Default, Debug)]
pub struct Effects {
    /// By class and name, or by class, name and parameters.
    claims: HashMap<(String, String), Claim>,
    /// The types whose implementations a class calls whenever it likes.
    wrapped: HashMap<String, Vec<String>>,
}

impl Effects {
    /// Reads the list; else, what is wrong and in which line.
    pub fn parse(text: &str) -> Result<Effects, String> {
        let mut effects = Effects::default();
        for (number, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if !line.is_empty() {
                effects.line(line).map_err(|what| format!("line {}: {what}", number + 1))?;
            }
        }
        Ok(effects)
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        let (class, rest) = line.split_once(':').ok_or("no `:` behind the name of the class")?;
        let class = class.trim();
        if let Some(types) = rest.trim().strip_prefix("wraps ") {
            let types = types.split_whitespace().map(str::to_owned);
            self.wrapped.entry(class.to_owned()).or_default().extend(types);
            return Ok(());
        }
        let (names, words) = rest.split_once('=').ok_or("no `=` behind the methods")?;
        let claim = claim(words)?;
        for name in names.split_whitespace() {
            if self.claims.insert((class.to_owned(), name.to_owned()), claim.clone()).is_some() {
                return Err(format!("`{class}.{name}` is there twice"));
            }
        }
        Ok(())
    }

    /// What is claimed of a method of this class; `new` is the name of constructors.
    pub fn claim(&self, class: &str, name: &str, parameters: &[String]) -> Option<&Claim> {
        let exact = format!("{name}({})", parameters.join(","));
        let find = |name: String| self.claims.get(&(class.to_owned(), name));
        find(exact).or_else(|| find(name.to_owned()))
    }

    /// The types whose implementations a class calls, because its objects were handed some.
    pub fn wrapped(&self, class: &str) -> &[String] {
        self.wrapped.get(class).map_or(&[], Vec::as_slice)
    }

    /// All that is claimed: class, method with or without parameters, claim; sorted.
    pub fn all(&self) -> Vec<(&str, &str, &Claim)> {
        let entries = self.claims.iter().map(|((class, name), claim)| (class.as_str(), name.as_str(), claim));
        let mut all: Vec<_> = entries.collect();
        all.sort_by_key(|(class, name, _)| (*class, *name));
        all
    }
}

fn claim(words: &str) -> Result<Claim, String> {
    let mut claim = Claim::default();
    let mut words = words.split_whitespace();
    while let Some(word) = words.next() {
        match word {
            "non-null" => claim.is_non_null = true,
            "filled" => claim.is_filled = true,
            "null-safe" => claim.is_null_safe = true,
            "inert" => claim.is_inert = true,
            "throws" => claim.throws = words.by_ref().map(str::to_owned).collect(),
            other => return Err(format!("`{other}` is no claim")),
        }
    }
    Ok(claim)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_mean_all_methods_and_parameters_one() {
        let text = "# none\na.B: f g(int) = non-null throws a.C a.D  # why\n\na.B: g =\na.B: wraps java.io.Writer";
        let effects = Effects::parse(text).unwrap();
        let of = |name: &str, parameters: &[&str]| {
            effects.claim("a.B", name, &parameters.iter().map(|ty| (*ty).to_owned()).collect::<Vec<_>>()).cloned()
        };
        let throwing = Claim { is_non_null: true, throws: vec!["a.C".into(), "a.D".into()], ..Claim::default() };
        assert_eq!(of("f", &["long"]), Some(throwing.clone()));
        assert_eq!(of("g", &["int"]), Some(throwing));
        assert_eq!(of("g", &["long"]), Some(Claim::default()));
        assert_eq!(of("h", &[]), None);
        assert_eq!(effects.wrapped("a.B"), ["java.io.Writer"]);
    }

    #[test]
    fn mistakes_are_told_with_their_line() {
        for (text, message) in [
            ("\na.B f =", "line 2: no `:` behind the name of the class"),
            ("a.B: f", "line 1: no `=` behind the methods"),
            ("a.B: f = pure", "line 1: `pure` is no claim"),
            ("a.B: f =\na.B: f = inert", "line 2: `a.B.f` is there twice"),
        ] {
            assert_eq!(Effects::parse(text).unwrap_err(), message);
        }
    }
}
