//! Natives that compute with values: sequences, dictionaries, strings. Their calls become terms over the theory of
//! collections, so that proofs know exactly what they give.
//!
//! An object of `invar.logic.Seq` is a handle: `seq.value` says which sequence it stands for, once and for all. What makes a new
//! sequence gives any handle of it.

use crate::graph::call::Call;
use crate::graph::flat::assume;
use crate::options::Calls;
use ir::natives::{Operation, Proof};
use ir::types::{Types, parse_type};
use ir::vocabulary::*;
use ir::{Command, CommandKind, ElementKind, GlobalKind, JavaType, Procedure, Program};
use logic::build::{
    add, and, bool, call, eq, implies, int, ite, le, lt, ne, neg, not, or, quantified_with, select, sub,
};
use logic::{Function, Op, Quantifier, Sort, Term, TermKind, Var};
use std::collections::BTreeSet;
use std::sync::Arc;

/// What a call of such a native amounts to; `None` if the native is none of them. A search for failures does without what needs
/// quantifiers: what it finds is executed.
pub fn native(program: &Program, callee: &Procedure, made: &Call, calls: Calls) -> Option<Vec<Command>> {
    let arguments = &made.arguments;
    let of = |at: usize| arguments.get(at).cloned().unwrap_or_else(null);
    let seq = |at: usize| call(&SEQ_VALUE, vec![of(at)]);
    let dict = |at: usize| call(&DICT_VALUE, vec![of(at)]);
    let key = |at: usize| call(&KEY, vec![of(at)]);
    let canonical = |at: usize| call(&CANONICAL, vec![of(at)]);
    let value = |function: &Arc<Function>, arguments: Vec<Term>| Some(made.value(call(function, arguments)));
    let hashes = Hashes { matter: program.classes.iter().any(|class| class.own_equality), calls };
    let operation = match ir::natives::proof(&callee.name)? {
        Proof::Value(meaning) => return Some(made.value(meaning.term(arguments))),
        Proof::Operation(operation) => operation,
        Proof::Texts(_) | Proof::Contract => return None,
    };
    match operation {
        Operation::Follows => Some(made.value(bool(false))),
        Operation::SeqOf => {
            let row = select(elements(ElementKind::Reference).term(), of(0));
            value(&SEQ_OF, vec![row, length(of(0))])
        }
        Operation::SeqFill => {
            let map = elements(ElementKind::Reference);
            let row = call(&SEQ_INTO, vec![select(map.term(), of(0)), seq(1)]);
            let kind = CommandKind::Update { map, keys: vec![of(0)], value: row };
            Some(vec![Command { kind, span: made.span }])
        }
        Operation::SeqIndexOf => Some(found(made, &SEQ_INDEX, [seq(0), key(1), of(2)], calls)),
        Operation::SeqLastIndexOf => Some(found(made, &SEQ_LAST_INDEX, [seq(0), key(1), of(2)], calls)),
        Operation::DictPut => {
            let last = arguments.len() - 1;
            let put = made.value(call(&DICT_PUT, vec![dict(0), key(1), of(1), of(last)]));
            let hash = if last == 3 { of(2) } else { int(0) };
            Some(hashes.kept(made, put, &of(0), Some((key(1), hash_of(program, &of(1), hash)))))
        }
        Operation::DictRank => Some(rank(made, program, dict(0), key(1))),
        Operation::DictCandidate => Some(candidate(made, [of(0), of(1), of(2)], calls)),
        Operation::DictInsert => {
            let inserted = made.value(call(&DICT_INSERT, vec![dict(0), of(1), key(2), of(2), of(3)]));
            Some(hashes.kept(made, inserted, &of(0), Some((key(2), hash_of(program, &of(2), int(0))))))
        }
        Operation::DictRemove => {
            let removed = made.value(call(&DICT_REMOVE, vec![dict(0), key(1)]));
            Some(hashes.kept(made, removed, &of(0), None))
        }
        Operation::DictScattered => {
            let (facts, order) = scattered(&of(0), &of(1), calls);
            let mut commands = vec![assume(&facts, made.span)];
            commands.extend(made.value(order));
            Some(commands)
        }
        Operation::Nothing => Some(Vec::new()),
        Operation::Truth(truth) => Some(made.value(bool(truth))),
        Operation::HoldKeys => {
            let says = eq(call(&KEY_TYPE, vec![of(0)]), type_constant(&named(program, &of(1))?));
            Some(vec![assume(&says, made.span)])
        }
        Operation::IsKey => {
            let is_alike = eq(call(&KEY_TYPE, vec![of(0)]), type_of(of(1)));
            Some(made.value(and([ne(of(1), null()), is_alike])))
        }
        Operation::IsOutputSeen => Some(made.value(bool(sees_output(program)))),
        Operation::Open => Some(made.open()),
        Operation::OpenBetween => Some(made.open_between(of(0), of(1))),
        Operation::IsPlain => Some(made.value(is_plain(program, &of(0)))),
        Operation::TextDifference => Some(difference(made, canonical(0), canonical(1))),
        Operation::CopyOf => Some(array_copy(made, program, of(0), calls)),
        Operation::ClassOf => Some(class_object(made, type_of(of(0)))),
        Operation::ClassNamed => Some(class_object(made, type_constant(&named(program, &of(0))?))),
        Operation::SameText => Some(vec![assume(&eq(canonical(0), canonical(1)), made.span)]),
    }
}

/// How many keys are less than one: as many as stand before it, if it is there; and those that stand around its place are less, and not less.
fn rank(made: &Call, program: &Program, dict: Term, key: Term) -> Vec<Command> {
    let of = |function: &Arc<Function>| call(function, vec![dict.clone(), key.clone()]);
    let (rank, size) = (of(&DICT_RANK), call(&DICT_SIZE, vec![dict.clone()]));
    let at = |position: Term| call(&DICT_AT, vec![dict.clone(), position]);
    let next = add(rank.clone(), int(1));
    let mut facts = vec![
        le(int(0), rank.clone()),
        le(rank.clone(), size.clone()),
        implies(of(&DICT_HAS), eq(rank.clone(), of(&DICT_POSITION))),
    ];
    for (class, number) in numbers_in_order(program) {
        let number = |key: Term| call(&number, vec![key]);
        let (before, behind) = (number(at(sub(rank.clone(), int(1)))), number(at(rank.clone())));
        let around = and([
            or([eq(rank.clone(), int(0)), lt(before, number(key.clone()))]),
            or([eq(rank.clone(), size.clone()), of(&DICT_HAS), lt(number(key.clone()), behind)]),
            or([not(of(&DICT_HAS)), eq(next.clone(), size.clone()), lt(number(key.clone()), number(at(next.clone())))]),
        ]);
        facts.push(implies(eq(type_of(key.clone()), type_constant(&JavaType::Class(class.into()))), around));
    }
    [vec![assume(&and(facts), made.span)], made.value(rank)].concat()
}

/// Classes of values with the function that gives them numbers in their natural order.
fn numbers_in_order(program: &Program) -> Vec<(&'static str, Arc<Function>)> {
    let is_known = |class: &str| program.classes.iter().any(|known| &*known.name == class);
    let boxes = BOXES.iter().filter(|(_, ty)| matches!(ty, JavaType::Int | JavaType::Long | JavaType::Char));
    let mut numbers: Vec<(&str, Arc<Function>)> = boxes.map(|(class, ty)| (*class, unboxed(class, ty))).collect();
    numbers.push((STRING_CLASS, STRING_RANK.clone()));
    numbers.retain(|(class, _)| is_known(class));
    numbers
}

/// The streams of the library that keep nothing of what is written to them, nor hand it to anybody who does.
const BLIND_STREAMS: [&str; 4] =
    ["java.io.OutputStream", "java.io.FileOutputStream", "java.io.FilterOutputStream", "java.io.PrintStream"];

/// Whether a program has a stream that can see what is written to it, or through it: one of its own, or one that keeps it.
fn sees_output(program: &Program) -> bool {
    let types = Types::new(program);
    let stream = JavaType::Class(BLIND_STREAMS[0].into());
    let is_stream = |class: &&ir::Class| types.is_subtype(&JavaType::Class(class.name), &stream);
    program.classes.iter().filter(is_stream).any(|class| !BLIND_STREAMS.contains(&&*class.name))
}

/// How two texts compare: there is no difference if they are the same, and it is the other way round for the other text. And that is
/// an order: an execution compares finitely many texts, so that each can have a number among them.
fn difference(made: &Call, first: Term, second: Term) -> Vec<Command> {
    let difference = call(&STRING_DIFFERENCE, vec![first.clone(), second.clone()]);
    let back = call(&STRING_DIFFERENCE, vec![second.clone(), first.clone()]);
    let rank = |text: &Term| call(&STRING_RANK, vec![text.clone()]);
    let facts = and([
        eq(eq(difference.clone(), int(0)), eq(first.clone(), second.clone())),
        eq(back, neg(difference.clone())),
        eq(lt(difference.clone(), int(0)), lt(rank(&first), rank(&second))),
        eq(lt(int(0), difference.clone()), lt(rank(&second), rank(&first))),
    ]);
    [vec![assume(&facts, made.span)], made.value(difference)].concat()
}

/// The object of `Class` for a type. Different types have different ones.
fn class_object(made: &Call, ty: Term) -> Vec<Command> {
    let class = call(&CLASS_OF, vec![ty.clone()]);
    let fact = eq(call(&CLASS_TYPE, vec![class.clone()]), ty);
    [vec![assume(&fact, made.span)], made.value(class)].concat()
}

/// A copy: an object that has not been born, of the same class; that of an array happens to hold the same elements. Of other copies no
/// more is known.
fn array_copy(made: &Call, program: &Program, original: Term, calls: Calls) -> Vec<Command> {
    let Some(target) = &made.result else { return Vec::new() };
    let span = made.span;
    // The target may be the argument.
    let kept = Var::new(format!("{}%original", target.name), Sort::Ref);
    let mut commands = vec![Command { kind: CommandKind::Assign { target: kept.clone(), value: original }, span }];
    commands.push(Command { kind: CommandKind::Havoc(target.clone()), span });
    let mut facts = vec![
        ne(target.term(), null()),
        eq(birth(target.term()), now().term()),
        eq(type_of(target.term()), type_of(kept.term())),
        eq(length(target.term()), length(kept.term())),
    ];
    for global in &program.globals {
        let GlobalKind::Elements(_) = global.kind else { continue };
        let row = |array: &Var| select(global.variable.term(), array.term());
        facts.push(match calls {
            // What lies beyond the length is nothing: a proof must not know it.
            Calls::ByContract => {
                let index = Var::new(format!("i%{}", target.name), Sort::Int);
                let cell = |array: &Var| select(row(array), index.term());
                let inside = and([le(int(0), index.term()), lt(index.term(), length(target.term()))]);
                let fact = implies(inside, eq(cell(target), cell(&kept)));
                quantified_with(Quantifier::Forall, vec![index.clone()], vec![vec![cell(target)]], fact)
            }
            Calls::FollowAll => eq(row(target), row(&kept)),
        });
    }
    commands.extend(facts.iter().map(|fact| assume(fact, span)));
    let tick = CommandKind::Assign { target: now(), value: add(now().term(), int(1)) };
    commands.push(Command { kind: tick, span });
    commands
}

/// The type that a string constant names, if it is one of the program's, or an array of them. Nested classes have another name
/// there.
fn named(program: &Program, text: &Term) -> Option<JavaType> {
    let TermKind::Apply(Op::Function(constant), _) = text.kind() else { return None };
    let name = String::from_utf16(&constant_string(&constant.name)?).ok()?;
    let ty = parse_type(&name);
    let mut element = &ty;
    while let JavaType::Array(inner) = element {
        element = inner;
    }
    let is_known = matches!(element, JavaType::Class(name) if program.classes.iter().any(|class| class.name == *name));
    is_known.then_some(ty)
}

impl Call {
    /// The result is any number from one on and below another.
    fn open_between(&self, from: Term, to: Term) -> Vec<Command> {
        let range = |target: &Var| and([le(from, target.term()), lt(target.term(), to)]);
        let range = self.result.as_ref().map(range).map(|range| assume(&range, self.span));
        self.open().into_iter().chain(range).collect()
    }

    /// The result is any value.
    fn open(&self) -> Vec<Command> {
        let havoc = |target: &Var| Command { kind: CommandKind::Havoc(target.clone()), span: self.span };
        self.result.iter().map(havoc).collect()
    }

    /// The result is this value, or a handle of it.
    pub fn value(&self, value: Term) -> Vec<Command> {
        let Some(target) = &self.result else { return Vec::new() };
        let span = self.span;
        let handle = match value.sort() {
            Sort::Seq => &SEQ_VALUE,
            Sort::Dict => &DICT_VALUE,
            _ => {
                let kind = CommandKind::Assign { target: target.clone(), value };
                return vec![Command { kind, span }];
            }
        };
        // The target may be among the arguments: what is known of it is said of a copy.
        let kept = copy(target, value.sort());
        vec![
            Command { kind: CommandKind::Assign { target: kept.clone(), value }, span },
            Command { kind: CommandKind::Havoc(target.clone()), span },
            assume(&eq(call(handle, vec![target.term()]), kept.term()), span),
        ]
    }
}

/// The variable for what a new handle stands for.
fn copy(handle: &Var, sort: &Sort) -> Var {
    Var::new(format!("{}%value", handle.name), sort.clone())
}

/// What stands for the hash code of a key that has none.
const NO_HASH: i64 = 1 << 40;

/// The hash code with which an object becomes a key.
fn hash_of(program: &Program, object: &Term, hash: Term) -> Term {
    ite(is_plain(program, object), int(NO_HASH), hash)
}

/// What is known of the hash codes of keys.
struct Hashes {
    /// Whether there are keys that have one.
    matter: bool,
    calls: Calls,
}

impl Hashes {
    /// Keys keep their hash codes in the dictionary that a call makes of another one; one that was not there may get one.
    fn kept(&self, made: &Call, mut commands: Vec<Command>, old: &Term, added: Option<(Term, Term)>) -> Vec<Command> {
        let Some(handle) = made.result.as_ref().filter(|_| self.matter) else { return commands };
        // The target may be what the old dictionary was in.
        let kept = Var::new(format!("{}%old", handle.name), Sort::Ref);
        let keep = CommandKind::Assign { target: kept.clone(), value: old.clone() };
        commands.insert(0, Command { kind: keep, span: made.span });
        let (old, new) = (&kept.term(), handle.term());
        let hash = |handle: &Term, key: &Term| call(&DICT_HASH, vec![handle.clone(), key.clone()]);
        let other = Var::new("k%hash", Sort::Ref);
        let mut is_other = call(&DICT_HAS, vec![call(&DICT_VALUE, vec![new.clone()]), other.term()]);
        if let Some((key, added)) = added {
            let known = call(&DICT_HAS, vec![call(&DICT_VALUE, vec![old.clone()]), key.clone()]);
            let fact = eq(hash(&new, &key), ite(known, hash(old, &key), added));
            commands.push(assume(&fact, made.span));
            is_other = and([is_other, ne(other.term(), key)]);
        }
        if self.calls != Calls::FollowAll {
            let (before, after) = (hash(old, &other.term()), hash(&new, &other.term()));
            let fact = implies(is_other, eq(after.clone(), before));
            let fact = quantified_with(Quantifier::Forall, vec![other], vec![vec![after]], fact);
            commands.push(assume(&fact, made.span));
        }
        commands
    }
}

/// A search for a key by its hash code: what it finds has it, and what it passes over has not.
fn candidate(made: &Call, [handle, wanted, from]: [Term; 3], calls: Calls) -> Vec<Command> {
    let result = call(&DICT_CANDIDATE, vec![handle.clone(), wanted.clone(), from.clone()]);
    let d = call(&DICT_VALUE, vec![handle.clone()]);
    let size = call(&DICT_SIZE, vec![d.clone()]);
    let index = Var::new("i%candidate", Sort::Int);
    let at = |index: Term| call(&DICT_AT, vec![d.clone(), index]);
    let has_hash = |index: Term| eq(call(&DICT_HASH, vec![handle.clone(), at(index)]), wanted.clone());
    let hit = and([le(from.clone(), result.clone()), lt(result.clone(), size.clone()), has_hash(result.clone())]);
    let mut facts = vec![or([eq(result.clone(), int(-1)), hit])];
    if calls != Calls::FollowAll {
        let is_passed = and([
            le(from, index.term()),
            lt(index.term(), size),
            or([lt(result.clone(), int(0)), lt(index.term(), result.clone())]),
        ]);
        let fact = implies(is_passed, not(has_hash(index.term())));
        let trigger = vec![vec![at(index.term())]];
        facts.push(quantified_with(Quantifier::Forall, vec![index], trigger, fact));
    }
    let mut commands: Vec<Command> = facts.iter().map(|fact| assume(fact, made.span)).collect();
    commands.extend(made.value(result));
    commands
}

/// A search in a sequence: what it finds has the key, and what it passes over has not.
fn found(made: &Call, function: &Arc<Function>, [s, key, bound]: [Term; 3], calls: Calls) -> Vec<Command> {
    let result = call(function, vec![s.clone(), key.clone(), bound.clone()]);
    let size = call(&SEQ_SIZE, vec![s.clone()]);
    let index = Var::new("i%search", Sort::Int);
    let element = |at: Term| call(&SEQ_GET, vec![s.clone(), at]);
    let has_key = |at: Term| eq(call(&KEY, vec![element(at)]), key.clone());
    let is_first = *function == *SEQ_INDEX;
    let (low, high) = if is_first { (bound, size) } else { (int(0), bound) };
    let passed = match is_first {
        true => and([
            le(low.clone(), index.term()),
            lt(index.term(), high.clone()),
            or([lt(result.clone(), int(0)), lt(index.term(), result.clone())]),
        ]),
        false => and([lt(result.clone(), index.term()), le(int(0), index.term()), lt(index.term(), high.clone())]),
    };
    let others = quantified_with(
        Quantifier::Forall,
        vec![index.clone()],
        vec![vec![element(index.term())]],
        implies(passed, not(has_key(index.term()))),
    );
    let hit = and([le(low, result.clone()), lt(result.clone(), high), has_key(result.clone())]);
    let others = if calls == Calls::FollowAll { bool(true) } else { others };
    let facts = and([or([eq(result.clone(), int(-1)), hit]), others]);
    let mut commands = vec![assume(&facts, made.span)];
    commands.extend(made.value(result));
    commands
}

/// What is known of the order in which a hash table shows its keys, and that order: each key stands in one place. It is the order
/// of this handle: it depends on the hash codes that keys were put with, which are no part of the dictionary.
fn scattered(handle: &Term, number: &Term, calls: Calls) -> (Term, Term) {
    let d = &call(&DICT_VALUE, vec![handle.clone()]);
    let order = call(&DICT_SCATTERED, vec![handle.clone(), number.clone()]);
    let (index, key) = (Var::new("i%scattered", Sort::Int), Var::new("k%scattered", Sort::Ref));
    let size = call(&DICT_SIZE, vec![d.clone()]);
    let place = |key: Term| call(&DICT_PLACE, vec![handle.clone(), number.clone(), key]);
    let has = |key: Term| call(&DICT_HAS, vec![d.clone(), key]);
    let element = |at: Term| call(&SEQ_GET, vec![order.clone(), at]);
    let inside = |at: Term| and([le(int(0), at.clone()), lt(at, size.clone())]);
    let shown = call(&KEY, vec![element(index.term())]);
    let each_is_there = implies(
        inside(index.term()),
        and([
            has(shown.clone()),
            eq(call(&DICT_OBJECT, vec![d.clone(), shown.clone()]), element(index.term())),
            eq(place(shown), index.term()),
        ]),
    );
    let each_is_shown = implies(
        has(key.term()),
        and([
            inside(place(key.term())),
            eq(element(place(key.term())), call(&DICT_OBJECT, vec![d.clone(), key.term()])),
        ]),
    );
    let sizes = eq(call(&SEQ_SIZE, vec![order.clone()]), size);
    if calls == Calls::FollowAll {
        // The order in which they came is one of those that are possible.
        return (eq(order.clone(), call(&DICT_KEYS, vec![d.clone()])), order);
    }
    let facts = and([
        sizes,
        quantified_with(Quantifier::Forall, vec![index.clone()], vec![vec![element(index.term())]], each_is_there),
        quantified_with(Quantifier::Forall, vec![key.clone()], vec![vec![has(key.term())]], each_is_shown),
    ]);
    (facts, order)
}

/// Whether no code of the program decides what an object equals.
fn is_plain(program: &Program, object: &Term) -> Term {
    let own = program.classes.iter().filter(|class| class.own_equality && !class.is_abstract);
    let has_own = own.map(|class| eq(type_of(object.clone()), type_constant(&JavaType::Class(class.name))));
    or([eq(object.clone(), null()), not(or(has_own))])
}

/// What holds of keys: strings and boxes with the same content have the same one, all other objects are their own. For the
/// keys of these objects, or for all.
pub fn keys(program: &Program, objects: Option<&BTreeSet<Term>>) -> Vec<Term> {
    let is_known = |class: &str| program.classes.iter().any(|known| &*known.name == class);
    let has_class =
        |object: &Term, class: &str| eq(type_of(object.clone()), type_constant(&JavaType::Class(class.into())));
    let known: Vec<&(&str, JavaType)> = BOXES.iter().filter(|(class, _)| is_known(class)).collect();
    let meaning = |object: &Term| {
        let mut value = object.clone();
        for (class, ty) in &known {
            let of_object = boxed(class, call(&unboxed(class, ty), vec![object.clone()]));
            value = ite(has_class(object, class), of_object, value);
        }
        if is_known(STRING_CLASS) {
            value = ite(has_class(object, STRING_CLASS), call(&CANONICAL, vec![object.clone()]), value);
        }
        eq(call(&KEY, vec![object.clone()]), ite(eq(object.clone(), null()), null(), value))
    };
    let is_box = |class: &str, ty: &JavaType, number: Term| {
        let boxed = boxed(class, number.clone());
        and([
            ne(boxed.clone(), null()),
            has_class(&boxed, class),
            eq(call(&unboxed(class, ty), vec![boxed.clone()]), number),
        ])
    };
    let mut facts = Vec::new();
    match objects {
        Some(objects) => {
            for object in objects {
                facts.push(meaning(object));
                for (class, ty) in &known {
                    facts.push(is_box(class, ty, call(&unboxed(class, ty), vec![object.clone()])));
                }
            }
        }
        None => {
            for (class, ty) in &known {
                let number = Var::new("n%box", ty.sort());
                let fact = is_box(class, ty, number.term());
                let trigger = vec![boxed(class, number.term())];
                facts.push(quantified_with(Quantifier::Forall, vec![number], vec![trigger], fact));
            }
            let object = Var::new("o%key", Sort::Ref);
            let trigger = vec![call(&KEY, vec![object.term()])];
            let fact = meaning(&object.term());
            facts.push(quantified_with(Quantifier::Forall, vec![object], vec![trigger], fact));
        }
    }
    facts
}

/// What holds of texts: each has one constant. For those of these strings, or for all.
pub fn texts(strings: Option<&BTreeSet<Term>>) -> Vec<Term> {
    let fact = |string: &Term| {
        let canonical = call(&CANONICAL, vec![string.clone()]);
        and([
            ne(canonical.clone(), null()),
            eq(type_of(canonical.clone()), type_constant(&JavaType::Class(STRING_CLASS.into()))),
            eq(call(&CANONICAL, vec![canonical.clone()]), canonical.clone()),
            le(int(0), call(&STRING_LENGTH, vec![canonical.clone()])),
            le(call(&STRING_LENGTH, vec![canonical.clone()]), int(i32::MAX)),
            // One text only has no units.
            or([lt(int(0), call(&STRING_LENGTH, vec![canonical.clone()])), eq(canonical, ir::vocabulary::string(&[]))]),
        ])
    };
    match strings {
        Some(strings) => strings.iter().map(fact).collect(),
        None => {
            let string = Var::new("o%text", Sort::Ref);
            let trigger = vec![call(&CANONICAL, vec![string.term()])];
            let fact = fact(&string.term());
            vec![quantified_with(Quantifier::Forall, vec![string], vec![trigger], fact)]
        }
    }
}

/// What holds of a dictionary, but for the order of its keys.
pub fn holds_its_keys(value: &Term) -> Term {
    let size = call(&DICT_SIZE, vec![value.clone()]);
    let key = Var::new("k%dict", Sort::Ref);
    let has = call(&DICT_HAS, vec![value.clone(), key.term()]);
    let object = call(&DICT_OBJECT, vec![value.clone(), key.term()]);
    let of_key = implies(has.clone(), and([lt(int(0), size.clone()), eq(call(&KEY, vec![object]), key.term())]));
    and([le(int(0), size), quantified_with(Quantifier::Forall, vec![key], vec![vec![has]], of_key)])
}

/// What holds of the sequence or dictionary that a handle stands for.
pub fn well_formed(value: &Term) -> Term {
    match value.sort() {
        Sort::Seq => le(int(0), call(&SEQ_SIZE, vec![value.clone()])),
        Sort::Dict => {
            let size = call(&DICT_SIZE, vec![value.clone()]);
            let (index, key) = (Var::new("i%dict", Sort::Int), Var::new("k%dict", Sort::Ref));
            let has = |key: Term| call(&DICT_HAS, vec![value.clone(), key]);
            let position = |key: Term| call(&DICT_POSITION, vec![value.clone(), key]);
            let at = |index: Term| call(&DICT_AT, vec![value.clone(), index]);
            let inside = |at: Term| and([le(int(0), at.clone()), lt(at, size.clone())]);
            let object = call(&DICT_OBJECT, vec![value.clone(), key.term()]);
            let of_key = implies(
                has(key.term()),
                and([
                    inside(position(key.term())),
                    eq(at(position(key.term())), key.term()),
                    eq(call(&KEY, vec![object]), key.term()),
                ]),
            );
            let of_index = implies(
                inside(index.term()),
                and([has(at(index.term())), eq(position(at(index.term())), index.term())]),
            );
            and([
                le(int(0), size.clone()),
                quantified_with(Quantifier::Forall, vec![key.clone()], vec![vec![has(key.term())]], of_key),
                quantified_with(Quantifier::Forall, vec![index.clone()], vec![vec![at(index.term())]], of_index),
            ])
        }
        _ => bool(true),
    }
}

/// The number in a box, which never changes.
pub fn unboxed(class: &str, ty: &JavaType) -> Arc<Function> {
    logic::build::function(&format!("{class}.value"), &[Sort::Ref], ty.sort())
}
