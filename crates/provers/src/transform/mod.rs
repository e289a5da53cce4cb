//! Transformations: a goal becomes goals, all of which must be proved. Each is sound: if all of them hold, so does the
//! goal. They have names, so that drivers and profiles can list them.

mod conditionals;
mod const_maps;
mod integers;
mod maps;
mod naming;
mod select;
mod split;
mod theories;
mod truth;

use logic::Goal;
use serde::Deserialize;

/// One of the transformations, with its parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub enum Transformation {
    /// `split:16`: implications and quantifiers of the conclusion become hypotheses and constants, conjunctions become
    /// several goals, at most so many.
    Split(usize),
    /// `select:3`: only hypotheses that so many steps from symbol to symbol lead to.
    Select(usize),
    /// `theories`: what theories define becomes axioms.
    Theories,
    /// `integers`: sums are ordered, and what first-order logic must know of integers becomes axioms.
    Integers,
    /// `conditionals`: what is chosen by a condition gets a name.
    Conditionals,
    /// `truth-values`: a formula that is stored or handed to a function gets a name.
    TruthValues,
    /// `maps`: what reading and writing maps means becomes axioms.
    Maps,
    /// `const-maps`: a map with one value everywhere that is not written down becomes a function of it.
    ConstMaps,
}

impl TryFrom<String> for Transformation {
    type Error = String;

    fn try_from(text: String) -> Result<Transformation, String> {
        let (name, parameter) = match text.split_once(':') {
            Some((name, number)) => {
                (name, Some(number.parse().map_err(|_| format!("`{text}` should end in a number"))?))
            }
            None => (text.as_str(), None),
        };
        Ok(match (name, parameter) {
            ("split", Some(most)) => Transformation::Split(most),
            ("select", Some(steps)) => Transformation::Select(steps),
            ("theories", None) => Transformation::Theories,
            ("integers", None) => Transformation::Integers,
            ("conditionals", None) => Transformation::Conditionals,
            ("truth-values", None) => Transformation::TruthValues,
            ("maps", None) => Transformation::Maps,
            ("const-maps", None) => Transformation::ConstMaps,
            _ => {
                return Err(format!(
                    "there is no transformation `{text}`: there are split:N, select:N, theories, integers, \
                     conditionals, truth-values, maps and const-maps"
                ));
            }
        })
    }
}

impl Transformation {
    /// Whether a counterexample to what it makes of a goal is one to the goal: it says no less, and in one goal.
    pub(crate) fn keeps_models(self) -> bool {
        matches!(self, Transformation::ConstMaps)
    }

    /// The goals that are left to be proved, at least one.
    fn apply(self, goal: Goal) -> Vec<Goal> {
        match self {
            Transformation::Split(most) => split::split(&goal, most),
            Transformation::Select(steps) => vec![select::select(goal, steps)],
            Transformation::Theories => vec![theories::with_axioms(goal)],
            Transformation::Integers => vec![integers::with_axioms(goal)],
            Transformation::Conditionals => vec![conditionals::named(&goal)],
            Transformation::TruthValues => vec![truth::named(&goal)],
            Transformation::Maps => vec![maps::with_axioms(goal)],
            Transformation::ConstMaps => vec![const_maps::named(goal)],
        }
    }
}

/// Applies transformations, one after the other, to every goal.
pub(crate) fn apply(transformations: &[Transformation], goal: &Goal) -> Vec<Goal> {
    transformations.iter().fold(vec![goal.clone()], |goals, transformation| {
        goals.into_iter().flat_map(|goal| transformation.apply(goal)).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_others_refused() {
        let read = |text: &str| Transformation::try_from(text.to_owned());
        assert_eq!(read("split:16"), Ok(Transformation::Split(16)));
        assert_eq!(read("maps"), Ok(Transformation::Maps));
        for wrong in ["split", "split:many", "maps:3", "magic", ""] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
