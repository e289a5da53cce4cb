//! `if c then a else b` as a term gets a name `t`, with `c ==> t == a` and `!c ==> t == b`. As a formula it stays.

use super::naming::{Naming, Scoped, roots};
use logic::build::{and, eq, implies, not};
use logic::{Goal, Op, Sort, Term, TermKind};

/// The goal without conditional terms.
pub(super) fn named(goal: &Goal) -> Goal {
    let mut naming = Naming::new(goal, "if");
    let mut scoped = Scoped::new(|term: Term, scope: &[logic::Var]| {
        let TermKind::Apply(Op::Ite, arguments) = term.kind() else { return term };
        let [condition, then_term, else_term] = arguments.as_slice() else { return term };
        if *term.sort() == Sort::Bool {
            return term;
        }
        naming.name(&term, scope, |name| {
            and([
                implies(condition.clone(), eq(name.clone(), then_term.clone())),
                implies(not(condition.clone()), eq(name, else_term.clone())),
            ])
        })
    });
    let rewritten = roots(goal).into_iter().map(|root| scoped.run(root)).collect();
    drop(scoped);
    naming.finish(goal, rewritten)
}

#[cfg(test)]
mod tests {
    use super::*;
    use logic::Var;
    use logic::build::{forall, int, ite, lt};

    #[test]
    fn the_name_depends_on_the_bound_variables() {
        let (x, y) = (Var::new("x", Sort::Int), Var::new("y", Sort::Int));
        let smaller = ite(lt(x.term(), y.term()), x.term(), y.term());
        let conclusion = forall(vec![x.clone()], lt(smaller, int(9)));
        let goal = named(&Goal { name: String::new(), hypotheses: vec![], conclusion });
        assert_eq!(goal.conclusion.to_string(), "forall x: Int :: `if!1`(x) < 9");
        let definition = goal.hypotheses[0].to_string();
        assert!(definition.starts_with("forall x: Int :: (x < y ==> `if!1`(x) == x) && (!(x < y) ==>"), "{definition}");
    }

    #[test]
    fn what_is_free_outside_and_bound_inside_has_two_names() {
        let x = Var::new("x", Sort::Int);
        let choice = ite(lt(x.term(), int(0)), int(1), int(2));
        let hypothesis = lt(choice.clone(), int(2));
        let conclusion = forall(vec![x.clone()], lt(choice, int(2)));
        let goal = named(&Goal { name: String::new(), hypotheses: vec![hypothesis], conclusion });
        assert_eq!(goal.hypotheses[0].to_string(), "`if!1`() < 2");
        assert_eq!(goal.conclusion.to_string(), "forall x: Int :: `if!2`(x) < 2");
    }
}
