//! What provers get to know of the paths that `\reach` follows: a field is a map `m`, and `walk(m, x, n)` is the object that one comes to from
//! `x` in `n` steps, null from where the path ends. `end(m, x, n)` is the same, as specifications mention it, and `state(m, t)`, which is true,
//! says that they do so in a state with the clock `t`.
//!
//! For `n >= 0` let `walk(m, x, 0)` be `x`, and `walk(m, x, n + 1)` be null if `walk(m, x, n)` is null, else `m[walk(m, x, n)]`; elsewhere it is
//! null. All facts here are true of that function, by induction over the number of steps where they speak of more than one:
//!
//! - no step leads nowhere, one step to what the field says; what begins at null, or has ended, stays there;
//! - the first step can be taken apart from the others, as can the last;
//! - two maps lead to the same object, or there is a first object on the path on which they differ (`split` is the number of steps to it);
//! - what lies on a path has a least number of steps to it (`index`);
//! - where a map leads from objects older than `t` to such objects (`closed`; otherwise `leak` is an object on which it does not), so do paths.
//!
//! They are instantiated for what specifications mention: `walk` alone makes only pairs of terms that are there, so that nothing goes on for
//! ever, and a new path makes terms for one step at either end.

use ir::vocabulary::{PATH_END, PATH_INDEX, PATH_STATE, birth, null, walk};
use logic::build::{add, and, call, eq, function, implies, int, ite, le, lt, ne, or, quantified_with, select};
use logic::{Function, Op, Quantifier, Sort, Term, TermKind, Var};
use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

/// Whether one of these functions is about paths.
pub fn are_mentioned(functions: &BTreeSet<base::Name>) -> bool {
    functions.contains(&PATH_END.name) || functions.contains(&PATH_INDEX.name)
}

/// Whether terms speak of paths.
pub fn speak_of_paths<'t>(terms: impl Iterator<Item = &'t Term>) -> bool {
    let (mut open, mut seen): (Vec<&Term>, HashSet<&Term>) = (terms.collect(), HashSet::new());
    while let Some(term) = open.pop() {
        if !seen.insert(term) {
            continue;
        }
        if matches!(term.kind(), TermKind::Apply(Op::Function(function), _) if function.name == PATH_END.name) {
            return true;
        }
        open.extend(term.children());
    }
    false
}

/// The variables of the facts.
struct Names {
    map: Var,
    other: Var,
    from: Var,
    start: Var,
    steps: Var,
    more: Var,
    clock: Var,
}

impl Names {
    fn new() -> Names {
        let field = || Sort::map(Sort::Ref, Sort::Ref);
        let named = |name: &str, sort: Sort| Var::new(format!("{name}%path"), sort);
        Names {
            map: named("m", field()),
            other: named("m'", field()),
            from: named("x", Sort::Ref),
            start: named("y", Sort::Ref),
            steps: named("n", Sort::Int),
            more: named("k", Sort::Int),
            clock: named("t", Sort::Int),
        }
    }

    /// `walk(m, x, n)` for some number of steps.
    fn after(&self, steps: Term) -> Term {
        walk(self.map.term(), self.from.term(), steps)
    }

    /// The path as specifications mention it.
    fn mentioned(&self) -> Term {
        call(&PATH_END, vec![self.map.term(), self.from.term(), self.steps.term()])
    }

    /// Any path that specifications mention, along another map.
    fn another(&self) -> Term {
        call(&PATH_END, vec![self.other.term(), self.start.term(), self.more.term()])
    }

    /// Where one more step leads.
    fn next(&self, object: Term) -> Term {
        ite(eq(object.clone(), null()), null(), select(self.map.term(), object))
    }
}

fn fact(variables: &[&Var], trigger: Vec<Term>, body: Term) -> Term {
    let variables = variables.iter().copied().cloned().collect();
    quantified_with(Quantifier::Forall, variables, vec![trigger], body)
}

/// What holds of paths.
pub fn facts() -> Vec<Term> {
    let names = Names::new();
    let mut list = ends(&names);
    list.extend(steps(&names));
    list.extend([split(&names), least(&names)]);
    list.extend(allocation(&names));
    list
}

fn ends(names: &Names) -> Vec<Term> {
    let Names { map, from, steps, more, .. } = names;
    let here = names.after(steps.term());
    let zero = implies(eq(steps.term(), int(0)), eq(here.clone(), from.term()));
    let one = implies(eq(steps.term(), int(1)), eq(here.clone(), names.next(from.term())));
    let nowhere = implies(and([eq(from.term(), null()), le(int(0), steps.term())]), eq(here.clone(), null()));
    let further = names.after(more.term());
    let has_ended = or([eq(here.clone(), null()), eq(select(map.term(), here.clone()), null())]);
    let is_before = and([le(int(0), steps.term()), lt(steps.term(), more.term())]);
    let ended = implies(and([is_before, has_ended]), eq(further.clone(), null()));
    vec![
        fact(&[map, from, steps], vec![names.mentioned()], eq(names.mentioned(), here.clone())),
        fact(&[map, from, steps], vec![here.clone()], and([zero, one, nowhere])),
        fact(&[map, from, steps, more], vec![here, further], ended),
    ]
}

fn steps(names: &Names) -> Vec<Term> {
    let Names { map, from, steps, more, .. } = names;
    let before = names.after(add(steps.term(), int(-1)));
    let last = eq(names.after(steps.term()), names.next(before));
    let rest = walk(map.term(), select(map.term(), from.term()), add(steps.term(), int(-1)));
    let first = implies(ne(from.term(), null()), eq(names.after(steps.term()), rest));
    let one_end = implies(lt(int(0), steps.term()), and([last, first]));
    let (here, next) = (names.after(steps.term()), names.after(more.term()));
    let is_next = and([le(int(0), steps.term()), eq(more.term(), add(steps.term(), int(1)))]);
    let pair = implies(is_next, eq(next.clone(), names.next(here.clone())));
    vec![
        fact(&[map, from, steps], vec![names.mentioned()], one_end),
        fact(&[map, from, steps, more], vec![here, next], pair),
    ]
}

fn split(names: &Names) -> Term {
    let Names { map, other, from, start, steps, more, .. } = names;
    let sorts = [map.sort.clone(), other.sort.clone(), Sort::Ref, Sort::Int];
    let split = function("path.split", &sorts, Sort::Int);
    let place = call(&split, vec![map.term(), other.term(), from.term(), steps.term()]);
    let object = names.after(place.clone());
    let differ = and([
        le(int(0), place.clone()),
        lt(place.clone(), steps.term()),
        ne(object.clone(), null()),
        eq(walk(other.term(), from.term(), place), object.clone()),
        ne(select(map.term(), object.clone()), select(other.term(), object)),
    ]);
    let same = eq(walk(other.term(), from.term(), steps.term()), names.after(steps.term()));
    let body = implies(and([ne(map.term(), other.term()), le(int(0), steps.term())]), or([same, differ]));
    let variables = [map, other, from, start, steps, more];
    fact(&variables, vec![names.mentioned(), names.another()], body)
}

fn least(names: &Names) -> Term {
    let Names { map, from, start: object, steps, .. } = names;
    let index = call(&PATH_INDEX, vec![map.term(), from.term(), object.term()]);
    let here = names.after(steps.term());
    let is_there = and([le(int(0), steps.term()), ne(object.term(), null()), eq(here.clone(), object.term())]);
    let is_least = and([
        le(int(0), index.clone()),
        le(index.clone(), steps.term()),
        eq(names.after(index.clone()), object.term()),
    ]);
    fact(&[map, from, object, steps], vec![index, here], implies(is_there, is_least))
}

fn allocation(names: &Names) -> Vec<Term> {
    let Names { map, from, steps, clock, .. } = names;
    let given = [map.sort.clone(), Sort::Int];
    let (closed, leak) = (function("path.closed", &given, Sort::Bool), function("path.leak", &given, Sort::Ref));
    let of = |function: &Arc<Function>| call(function, vec![map.term(), clock.term()]);
    let is_old = |object: Term| and([ne(object.clone(), null()), lt(birth(object), clock.term())]);
    let leads = select(map.term(), of(&leak));
    let leaks = and([is_old(of(&leak)), ne(leads.clone(), null()), le(clock.term(), birth(leads))]);
    let here = names.after(steps.term());
    let begins = and([of(&closed), le(int(0), steps.term()), is_old(from.term())]);
    let stays = implies(begins, or([eq(here.clone(), null()), lt(birth(here.clone()), clock.term())]));
    let state = of(&PATH_STATE);
    vec![
        fact(&[map, clock], vec![state.clone()], and([state.clone(), or([of(&closed), leaks])])),
        fact(&[map, from, steps, clock], vec![state, here], stays),
    ]
}
