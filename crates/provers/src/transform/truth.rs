//! First-order logic keeps formulas and terms apart. A formula that stands where a term must stand (stored in a map, handed to
//! a function) gets a name, which is true exactly if the formula holds.

use super::naming::{Naming, Scoped, roots};
use logic::build::eq;
use logic::{Goal, Op, Sort, Term, TermKind};

/// The goal in which only variables, functions and elements of maps are truth values in the place of terms.
pub(super) fn named(goal: &Goal) -> Goal {
    let mut naming = Naming::new(goal, "truth");
    let mut scoped = Scoped::new(|term: Term, scope: &[logic::Var]| {
        let TermKind::Apply(op @ (Op::Select | Op::Store | Op::ConstMap(_) | Op::Function(_)), arguments) = term.kind()
        else {
            return term;
        };
        if !arguments.iter().any(is_formula) {
            return term;
        }
        let mut value = |argument: &Term| {
            if !is_formula(argument) {
                return argument.clone();
            }
            naming.name(argument, scope, |name| eq(name, argument.clone()))
        };
        let arguments = arguments.iter().map(&mut value).collect();
        Term::apply(op.clone(), arguments)
    });
    let rewritten = roots(goal).into_iter().map(|root| scoped.run(root)).collect();
    drop(scoped);
    naming.finish(goal, rewritten)
}

/// Whether it is a formula that no term stands for.
fn is_formula(term: &Term) -> bool {
    *term.sort() == Sort::Bool
        && !matches!(
            term.kind(),
            TermKind::Bool(_) | TermKind::Var(_) | TermKind::Apply(Op::Select | Op::Function(_), _)
        )
}

#[cfg(test)]
mod tests {
    use super::*;
    use logic::Var;
    use logic::build::{bool, int, lt, select, store};

    #[test]
    fn a_formula_that_is_stored_gets_a_name() {
        let set = Var::new("s", Sort::map(Sort::Int, Sort::Bool)).term();
        let x = Var::new("x", Sort::Int).term();
        let changed = store(store(set, int(1), lt(x.clone(), int(3))), int(2), bool(true));
        let goal = Goal { name: String::new(), hypotheses: vec![], conclusion: select(changed, x) };
        let goal = named(&goal);
        assert_eq!(goal.conclusion.to_string(), "s[1 := `truth!1`()][2 := true][x]");
        assert_eq!(goal.hypotheses[0].to_string(), "`truth!1`() == x < 3");
    }
}
