//! Guesses about all elements of arrays that an object alone has, and, for loops that fill such arrays, about those that have been written so far.

use super::What;
use super::ranges::{replaced, subterms};
use crate::graph::flat::Flat;
use ir::vocabulary::{elements, length, null};
use ir::{BlockId, CommandKind, ElementKind, GlobalKind, JavaType, ObjectInvariant, Program};
use logic::build::{add, and, eq, implies, int, le, lt, ne, or, quantified_with, select};
use logic::transform::{free_variables, substitute};
use logic::{Op, Quantifier, Sort, Term, TermKind, Var};
use std::collections::{BTreeSet, HashMap};

/// So many numbers are put beside the elements of an array, and so many guesses are made about one.
const MOST_NUMBERS: usize = 6;
const MOST: usize = 60;

/// So many guesses are made about what one loop has written so far.
const MOST_SO_FAR: usize = 16;

/// So often what a variable was given is looked up.
const MOST_STEPS: usize = 8;

/// The map that holds the elements of the arrays in a field.
pub fn map_of_elements(program: &Program, field: &Var) -> Option<Var> {
    Some(elements(ElementKind::of(&type_of_elements(program, field)?)))
}

fn type_of_elements(program: &Program, field: &Var) -> Option<JavaType> {
    program.globals.iter().find_map(|global| match &global.kind {
        GlobalKind::Field { ty: JavaType::Array(element), .. } if global.variable == *field => {
            Some((**element).clone())
        }
        _ => None,
    })
}

/// The position that such a guess speaks of.
fn position() -> Var {
    Var::new("x%element", Sort::Int)
}

/// The same, of what a loop has written.
fn written() -> Var {
    Var::new("x%written", Sort::Int)
}

/// What may hold of all elements of the array in a field, given the numbers that its object has, and others that occur.
pub fn of_field(program: &Program, field: &Var, numbers: &[Term], others: &[i128]) -> Vec<Term> {
    let Some(ty) = type_of_elements(program, field) else { return Vec::new() };
    let array = select(field.term(), ObjectInvariant::object().term());
    let row = select(elements(ElementKind::of(&ty)).term(), array.clone());
    let element = select(row, position().term());
    let others = others.iter().map(|number| int(*number));
    let near: Vec<Term> = numbers.iter().take(MOST_NUMBERS).cloned().chain(others).collect();
    let bodies = bodies(&ty, &element, &near);
    let x = position().term();
    let size = length(array.clone());
    let is_part = |number: &&Term| matches!(number.kind(), TermKind::Apply(Op::Select, _));
    let mut ranges = vec![vec![le(int(0), x.clone()), lt(x.clone(), size.clone())]];
    if *element.sort() == Sort::Ref {
        for number in numbers.iter().filter(is_part).take(MOST_NUMBERS) {
            ranges.push(vec![le(int(0), x.clone()), lt(x.clone(), size.clone()), lt(x.clone(), number.clone())]);
            ranges.push(vec![le(int(0), x.clone()), le(number.clone(), x.clone()), lt(x.clone(), size.clone())]);
        }
    }
    let mut list = Vec::new();
    for (at, range) in ranges.iter().enumerate() {
        for body in bodies.iter().filter(|body| at == 0 || is_about_null(body)) {
            let condition = implies(and(range.clone()), body.clone());
            let all =
                quantified_with(Quantifier::Forall, vec![position()], vec![vec![element.clone()]], condition.clone());
            let missing = arrays_in(&condition).into_iter().map(|array| eq(array, null()));
            list.push(or(missing.chain([all])));
        }
    }
    list.truncate(MOST);
    list
}

fn is_about_null(body: &Term) -> bool {
    body.children().iter().chain(body.children().iter().flat_map(|part| part.children())).any(|part| *part == null())
}

/// What may hold of an element.
fn bodies(ty: &JavaType, element: &Term, near: &[Term]) -> Vec<Term> {
    match ty {
        JavaType::Array(_) => {
            let is_null = eq(element.clone(), null());
            let size = length(element.clone());
            let x = position().term();
            let sizes = near.iter().cloned().chain([add(x.clone(), int(1)), x]);
            let sizes = sizes.map(|number| or([is_null.clone(), eq(size.clone(), number)]));
            [ne(element.clone(), null())].into_iter().chain(sizes).collect()
        }
        _ if *element.sort() == Sort::Ref => vec![ne(element.clone(), null()), eq(element.clone(), null())],
        _ if *element.sort() == Sort::Int => {
            let least = [0, 1].map(|number| le(int(number), element.clone()));
            let bounded = near.iter().flat_map(|number| {
                let opposite = matches!(number.kind(), TermKind::Int(_)).then(|| le(number.clone(), element.clone()));
                [lt(element.clone(), number.clone()), le(element.clone(), number.clone())].into_iter().chain(opposite)
            });
            least.into_iter().chain(bounded).collect()
        }
        _ => Vec::new(),
    }
}

/// The arrays of the object itself whose lengths or elements a formula mentions.
fn arrays_in(formula: &Term) -> BTreeSet<Term> {
    let object = ObjectInvariant::object().term();
    let is_field = |term: &&Term| match term.kind() {
        TermKind::Apply(Op::Select, parts) => parts[1] == object && *term.sort() == Sort::Ref,
        _ => false,
    };
    subterms(formula).into_iter().filter(is_field).cloned().collect()
}

/// What may hold of the elements that a loop has written so far: what invariants say of all elements, and of new arrays that they are there and how long.
pub fn so_far(
    flat: &Flat,
    members: &BTreeSet<BlockId>,
    changed: &BTreeSet<Var>,
    invariants: &[ObjectInvariant],
) -> Vec<What> {
    let filled = Filled { flat, members, changed };
    let mut list: Vec<What> = Vec::new();
    let commands = || members.iter().flat_map(|block| &flat.blocks[*block].commands);
    for command in commands() {
        let CommandKind::Update { map, keys, value } = &command.kind else { continue };
        let [array, index] = &keys[..] else { continue };
        let (array, index) = (&filled.source(array), &filled.source(index));
        let is_count = matches!(index.kind(), TermKind::Var(count) if filled.is_counted(count));
        let is_settled = free_variables(array).iter().all(|variable| !changed.contains(variable));
        if *index.sort() != Sort::Int || !is_count || !is_settled {
            continue;
        }
        let element = select(select(map.term(), array.clone()), written().term());
        let known = invariants.iter().filter_map(|invariant| said_of(invariant, map, array));
        let bodies: Vec<Term> = filled.made(value, index, &element).into_iter().chain(known).collect();
        for body in bodies {
            let x = written().term();
            let range = and([le(int(0), x.clone()), lt(x, index.clone())]);
            let triggers = vec![vec![element.clone()]];
            let (variable, subject) = (written(), body.clone());
            let guess = What::ForAll { variable, body: implies(range, body), subject, triggers };
            if list.len() < MOST_SO_FAR && !list.contains(&guess) {
                list.push(guess);
            }
        }
    }
    list
}

/// What an invariant says of an element of the array of an object, said of this one.
fn said_of(invariant: &ObjectInvariant, map: &Var, array: &Term) -> Option<Term> {
    let TermKind::Apply(Op::Select, parts) = array.kind() else { return None };
    let all = subterms(&invariant.formula).into_iter().find_map(|part| match part.kind() {
        TermKind::Quantified { body, .. } => Some(body),
        _ => None,
    })?;
    let TermKind::Apply(Op::Implies, condition) = all.kind() else { return None };
    let values = [(ObjectInvariant::object(), parts[1].clone()), (position(), written().term())];
    let own = substitute(&condition[1], &HashMap::from(values));
    let element = select(select(map.term(), array.clone()), written().term());
    subterms(&own).contains(&&element).then_some(own)
}

/// A loop that fills an array.
struct Filled<'f> {
    flat: &'f Flat,
    members: &'f BTreeSet<BlockId>,
    changed: &'f BTreeSet<Var>,
}

impl Filled<'_> {
    /// What holds of an element that is given this value, if it is something new.
    fn made(&self, value: &Term, index: &Term, element: &Term) -> Option<Term> {
        if *element.sort() != Sort::Ref {
            return None;
        }
        let there = ne(element.clone(), null());
        let (mut variable, mut steps) = (value.clone(), 0);
        while let TermKind::Var(given) = variable.kind()
            && steps < MOST_STEPS
        {
            steps += 1;
            match self.only(given)? {
                CommandKind::Assign { value, .. } => variable = value.clone(),
                CommandKind::Havoc(_) if self.is_assumed(&ne(variable.clone(), null())) => {
                    let size = self.size_of(&variable).and_then(|size| self.said_at(&size, index));
                    let long = size.map(|size| eq(length(element.clone()), size));
                    return Some(and([there].into_iter().chain(long)));
                }
                _ => return None,
            }
        }
        None
    }

    /// Whether the loop gives a variable values that depend on those before.
    fn is_counted(&self, count: &Var) -> bool {
        let is_it = |read: &Var| read == count || self.source(&read.term()) == count.term();
        let counts = |kind: &CommandKind| match kind {
            CommandKind::Assign { value, .. } => free_variables(value).iter().any(is_it),
            _ => false,
        };
        self.changed.contains(count) && self.only(count).is_some_and(counts)
    }

    /// The conditions that the loop assumes: what is new was chosen so that they hold.
    fn assumed(&self) -> impl Iterator<Item = &Term> {
        let commands = self.members.iter().flat_map(|block| &self.flat.blocks[*block].commands);
        commands.filter_map(|command| match &command.kind {
            CommandKind::Assume { condition, .. } => Some(condition),
            _ => None,
        })
    }

    fn is_assumed(&self, condition: &Term) -> bool {
        self.assumed().any(|assumed| assumed == condition)
    }

    /// How long a new array is.
    fn size_of(&self, array: &Term) -> Option<Term> {
        let size = length(array.clone());
        self.assumed().find_map(|assumed| match assumed.kind() {
            TermKind::Apply(Op::Eq, parts) if parts[0] == size => Some(parts[1].clone()),
            TermKind::Apply(Op::Eq, parts) if parts[1] == size => Some(parts[0].clone()),
            _ => None,
        })
    }

    /// What a variable of the loop was given: a term over what does not change, or another variable.
    fn source(&self, term: &Term) -> Term {
        let mut term = term.clone();
        for _ in 0..MOST_STEPS {
            let TermKind::Var(variable) = term.kind() else { break };
            let Some(CommandKind::Assign { value, .. }) = self.only(variable) else { break };
            let is_settled = free_variables(value).iter().all(|read| !self.changed.contains(read));
            if !matches!(value.kind(), TermKind::Var(_)) && !is_settled {
                break;
            }
            term = value.clone();
        }
        term
    }

    /// A number by what does not change and the position.
    fn said_at(&self, number: &Term, index: &Term) -> Option<Term> {
        let mut number = number.clone();
        for _ in 0..MOST_STEPS {
            number = replaced(&number, index, &written().term());
            let changing = free_variables(&number).into_iter().find(|variable| self.changed.contains(variable));
            let Some(changing) = changing else { return Some(number) };
            let Some(CommandKind::Assign { value, .. }) = self.only(&changing) else { return None };
            number = substitute(&number, &HashMap::from([(changing, value.clone())]));
        }
        None
    }

    /// The command of the loop that gives a variable its value, if it is only one.
    fn only(&self, variable: &Var) -> Option<&CommandKind> {
        let commands = self.members.iter().flat_map(|block| &self.flat.blocks[*block].commands);
        let mut assigning =
            commands.map(|command| &command.kind).filter(|kind| kind.parts().0.into_iter().any(|it| it == variable));
        let first = assigning.next()?;
        assigning.next().is_none().then_some(first)
    }
}
