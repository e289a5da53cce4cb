//! Terms made ready for evaluation: variables are positions, functions are known, quantifiers have their
//! bounds worked out as far as they do not depend on the state.

use super::arithmetic::{Builtin, Held};
use super::guard::{self, Linear};
use super::value::Value;
use crate::definitions::{Defined, Definition, Fold};
use crate::types::constant_type;
use crate::vocabulary::{HeapSymbol, Symbol, constant_double, constant_float, constant_string};
use base::Name;
use logic::transform::substitute;
use logic::{Function, Op, Quantifier, Sort, Term, TermKind, Var};
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A term ready for evaluation.
#[derive(Clone, Debug)]
pub enum Expression {
    /// A value that is always the same.
    Constant(Value),
    /// A variable of the procedure.
    Local(u32, Name),
    /// A global.
    Global(u32, Name),
    /// A string constant, by its position among those of the program.
    Text(u32),
    /// A bound variable, counted from the outermost.
    Bound(u32),
    /// Negation.
    Not(Box<Expression>),
    /// Conjunction.
    And(Vec<Expression>),
    /// Disjunction.
    Or(Vec<Expression>),
    /// Implication.
    Implies(Box<[Expression; 2]>),
    /// Equality of integers.
    EqualInts(Box<[Expression; 2]>),
    /// Equality of references.
    EqualReferences(Box<[Expression; 2]>),
    /// Equality of other values.
    Equal(Box<[Expression; 2]>),
    /// `if a then b else c`
    Choose(Box<[Expression; 3]>),
    /// A sum.
    Sum(Vec<Expression>),
    /// A difference.
    Difference(Box<[Expression; 2]>),
    /// The negative.
    Negative(Box<Expression>),
    /// A product.
    Product(Box<[Expression; 2]>),
    /// `<=`
    AtMost(Box<[Expression; 2]>),
    /// `<`
    Less(Box<[Expression; 2]>),
    /// The value of a map at a key.
    Select(Box<[Expression; 2]>),
    /// A map changed at a key.
    Store(Box<[Expression; 3]>),
    /// A map with one value everywhere.
    Everywhere(Box<Expression>),
    /// All different.
    Distinct(Vec<Expression>),
    /// A function of the vocabulary.
    Call(Builtin, Vec<Expression>),
    /// A quantified formula.
    Quantified(Arc<Quantified>),
    /// The values of a term for all integers of a range, taken together.
    Fold(Arc<Folded>),
    /// A term without meaning.
    Malformed(Arc<str>),
}

/// The values of a term for all integers of a range, taken together.
#[derive(Clone, Debug)]
pub struct Folded {
    /// How.
    pub op: Fold,
    /// The first integer, the first one that is too large, and the term.
    pub parts: [Expression; 3],
    /// The position of the integer among the bound variables.
    pub position: u32,
}

/// A quantified formula, with nested ones of the same kind taken in.
#[derive(Clone, Debug)]
pub struct Quantified {
    /// Which quantifier.
    pub quantifier: Quantifier,
    /// The position of the first variable among all bound ones.
    pub first: u32,
    /// The variables.
    pub variables: Vec<Var>,
    /// An instance matters only if it meets all constraints of one of these.
    pub cases: Vec<Vec<Linear>>,
    /// What must have this truth value for an instance to matter, with the variables that it mentions.
    pub filters: Vec<(Expression, bool, Vec<u32>)>,
    /// The formula.
    pub matrix: Expression,
}

/// The string constants of a program, in the order in which they were met.
#[derive(Default, Debug)]
pub struct Texts {
    known: Mutex<KnownTexts>,
}

#[derive(Default, Debug)]
struct KnownTexts {
    positions: HashMap<Arc<[u16]>, u32>,
    texts: Vec<Arc<[u16]>>,
}

impl Texts {
    /// The position of a text.
    pub fn position(&self, text: Vec<u16>) -> u32 {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let text: Arc<[u16]> = text.into();
        if let Some(position) = known.positions.get(&text) {
            return *position;
        }
        let position = known.texts.len() as u32;
        known.positions.insert(text.clone(), position);
        known.texts.push(text);
        position
    }

    /// The text at a position.
    pub fn get(&self, position: u32) -> Option<Arc<[u16]>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).texts.get(position as usize).cloned()
    }
}

/// What names mean in a procedure.
pub struct Scope<'a> {
    /// Parameters, result and locals by position.
    pub locals: HashMap<Var, u32>,
    /// Globals by position.
    pub globals: &'a HashMap<Var, u32>,
    /// The functions that specifications define.
    pub definitions: &'a [Definition],
    /// The string constants of the program.
    pub texts: &'a Texts,
    /// Those that were met here.
    pub met: RefCell<Vec<u32>>,
}

/// Deeper terms have no value: evaluating one would need too much stack.
const DEEPEST: usize = 500;

impl Scope<'_> {
    /// The term made ready.
    pub fn compile(&self, term: &Term) -> Expression {
        Compiler { scope: self, bound: Vec::new(), next: 0, depth: 0 }.term(term)
    }
}

struct Compiler<'a> {
    scope: &'a Scope<'a>,
    /// The bound variables in sight with their positions, innermost last.
    bound: Vec<(Var, u32)>,
    /// The position of the next bound variable.
    next: u32,
    depth: usize,
}

fn malformed(what: impl Into<Arc<str>>) -> Expression {
    Expression::Malformed(what.into())
}

impl Compiler<'_> {
    fn term(&mut self, term: &Term) -> Expression {
        if self.depth >= DEEPEST {
            return malformed("nested too deeply");
        }
        self.depth += 1;
        let result = match term.kind() {
            TermKind::Bool(value) => Expression::Constant(Value::Bool(*value)),
            TermKind::Int(value) => Expression::Constant(Value::Int(*value)),
            TermKind::Var(variable) => self.variable(variable),
            TermKind::Apply(op, arguments) => self.application(op, arguments),
            TermKind::Quantified { quantifier, variables, body, .. } => self.quantified(*quantifier, variables, body),
        };
        self.depth -= 1;
        result
    }

    fn variable(&self, variable: &Var) -> Expression {
        if let Some((_, position)) = self.bound.iter().rev().find(|(bound, _)| bound == variable) {
            Expression::Bound(*position)
        } else if let Some(slot) = self.scope.locals.get(variable) {
            Expression::Local(*slot, variable.name)
        } else if let Some(slot) = self.scope.globals.get(variable) {
            Expression::Global(*slot, variable.name)
        } else {
            malformed(format!("`{}` of sort {} is not declared", variable.name, variable.sort))
        }
    }

    fn all(&mut self, terms: &[Term]) -> Vec<Expression> {
        terms.iter().map(|term| self.term(term)).collect()
    }

    fn application(&mut self, op: &Op, arguments: &[Term]) -> Expression {
        match op {
            Op::And => Expression::And(self.all(arguments)),
            Op::Or => Expression::Or(self.all(arguments)),
            Op::Add => Expression::Sum(self.all(arguments)),
            Op::Distinct => Expression::Distinct(self.all(arguments)),
            Op::Function(function) => self.call(function, arguments),
            Op::Not | Op::Neg | Op::ConstMap(_) => match <[Expression; 1]>::try_from(self.all(arguments)) {
                Ok([inner]) => match op {
                    Op::Not => Expression::Not(Box::new(inner)),
                    Op::Neg => Expression::Negative(Box::new(inner)),
                    _ => Expression::Everywhere(Box::new(inner)),
                },
                Err(_) => malformed("an operator with a wrong number of arguments"),
            },
            Op::Ite | Op::Store => match <[Expression; 3]>::try_from(self.all(arguments)) {
                Ok(parts) if *op == Op::Ite => Expression::Choose(Box::new(parts)),
                Ok(parts) => Expression::Store(Box::new(parts)),
                Err(_) => malformed("an operator with a wrong number of arguments"),
            },
            Op::Eq if arguments.iter().any(is_key) => {
                Expression::Call(Builtin::Held(Held::SameKey), self.all(arguments))
            }
            _ => match <[Expression; 2]>::try_from(self.all(arguments)) {
                Ok(pair) => binary(op, arguments[0].sort(), Box::new(pair)),
                Err(_) => malformed("an operator with a wrong number of arguments"),
            },
        }
    }

    fn call(&mut self, function: &Function, arguments: &[Term]) -> Expression {
        let name = function.name.as_str();
        if arguments.is_empty() {
            if Symbol::of(function) == Some(Symbol::Heap(HeapSymbol::Null)) {
                return Expression::Constant(Value::NULL);
            }
            if let Some(ty) = constant_type(name) {
                return Expression::Constant(Value::Type(ty));
            }
            if let Some(value) = constant_float(name) {
                return Expression::Constant(Value::float(value));
            }
            if let Some(value) = constant_double(name) {
                return Expression::Constant(Value::double(value));
            }
            if let Some(text) = constant_string(name) {
                let position = self.scope.texts.position(text);
                self.scope.met.borrow_mut().push(position);
                return Expression::Text(position);
            }
        }
        if let Some(folded) = self.folded(name, arguments) {
            return folded;
        }
        let builtin = Symbol::of(function).filter(|symbol| symbol.function().parameters.len() == arguments.len());
        match builtin.and_then(Builtin::of) {
            Some(builtin) => Expression::Call(builtin, self.all(arguments)),
            None => malformed(format!("the function `{name}` is not known")),
        }
    }

    /// A sum or one of its kin. Functions that are given by formulas are not followed: they may not end.
    fn folded(&mut self, name: &str, arguments: &[Term]) -> Option<Expression> {
        let definition = self.scope.definitions.iter().find(|definition| &*definition.function.name == name)?;
        let Defined::Fold { op, variable, body } = &definition.meaning else { return None };
        let [low, high, others @ ..] = arguments else { return None };
        let values: HashMap<Var, Term> =
            definition.parameters.get(2..)?.iter().cloned().zip(others.iter().cloned()).collect();
        let body = substitute(body, &values);
        let (low, high) = (self.term(low), self.term(high));
        let position = self.next;
        self.bound.push((variable.clone(), position));
        self.next += 1;
        let body = self.term(&body);
        self.bound.pop();
        self.next = position;
        Some(Expression::Fold(Arc::new(Folded { op: *op, parts: [low, high, body], position })))
    }

    fn quantified(&mut self, quantifier: Quantifier, variables: &[Var], body: &Term) -> Expression {
        let first = self.next;
        let outside = self.bound.clone();
        let mut parts = Parts { quantifier, variables: Vec::new(), leaves: Vec::new() };
        self.enter(variables, &mut parts);
        self.flatten(body, &mut parts);
        // Only now all variables of this quantifier have their positions: quantifiers inside come after them.
        let (mut guards, mut rest) = (Vec::new(), Vec::new());
        for leaf in parts.leaves {
            self.bound = leaf.bound;
            let compiled = self.term(&leaf.term);
            if leaf.is_guard { guards.push(compiled) } else { rest.push(compiled) }
        }
        self.bound = outside;
        self.next = first;
        let wanted = guards.iter().map(|guard| (guard, true)).chain(rest.iter().map(|part| (part, false)));
        let filters = wanted.map(|(part, truth)| (part.clone(), truth, guard::own_variables(part, first))).collect();
        let matrix = match quantifier {
            Quantifier::Exists => Expression::And(guards),
            Quantifier::Forall => {
                let conclusion = if rest.len() == 1 { rest.remove(0) } else { Expression::Or(rest) };
                Expression::Implies(Box::new([Expression::And(guards), conclusion]))
            }
        };
        // What matters is an instance that could decide: a false one, or a true one.
        let cases = guard::cases(&matrix, quantifier == Quantifier::Exists, first, &parts.variables);
        let variables = parts.variables;
        Expression::Quantified(Arc::new(Quantified { quantifier, first, variables, cases, filters, matrix }))
    }

    fn enter(&mut self, variables: &[Var], parts: &mut Parts) {
        for variable in variables {
            self.bound.push((variable.clone(), self.next));
            self.next += 1;
            parts.variables.push(variable.clone());
        }
    }

    /// Splits a body into what an instance must meet to matter and the rest: a disjunction for `forall`, nothing
    /// for `exists`. Connectives do not care for the order of their operands.
    fn flatten(&mut self, body: &Term, parts: &mut Parts) {
        self.depth += 1;
        match (parts.quantifier, body.kind()) {
            _ if self.depth >= DEEPEST => self.leaf(body, parts.quantifier == Quantifier::Exists, parts),
            (kind, TermKind::Quantified { quantifier, variables, body, .. }) if kind == *quantifier => {
                let outside = self.bound.len();
                self.enter(variables, parts);
                self.flatten(body, parts);
                self.bound.truncate(outside);
            }
            (Quantifier::Forall, TermKind::Apply(Op::Implies, pair)) if pair.len() == 2 => {
                self.guards(&pair[0], parts);
                self.flatten(&pair[1], parts);
            }
            (Quantifier::Forall, TermKind::Apply(Op::Or, parts_of))
            | (Quantifier::Exists, TermKind::Apply(Op::And, parts_of)) => {
                parts_of.iter().for_each(|part| self.flatten(part, parts));
            }
            (Quantifier::Forall, TermKind::Apply(Op::Not, inner)) if inner.len() == 1 => self.guards(&inner[0], parts),
            (Quantifier::Forall, _) => self.leaf(body, false, parts),
            (Quantifier::Exists, _) => self.leaf(body, true, parts),
        }
        self.depth -= 1;
    }

    fn guards(&mut self, guard: &Term, parts: &mut Parts) {
        match guard.kind() {
            TermKind::Apply(Op::And, conjuncts) => {
                conjuncts.iter().for_each(|conjunct| self.leaf(conjunct, true, parts));
            }
            _ => self.leaf(guard, true, parts),
        }
    }

    fn leaf(&self, term: &Term, is_guard: bool, parts: &mut Parts) {
        parts.leaves.push(Leaf { term: term.clone(), is_guard, bound: self.bound.clone() });
    }
}

/// A quantified formula taken apart.
struct Parts {
    quantifier: Quantifier,
    variables: Vec<Var>,
    leaves: Vec<Leaf>,
}

struct Leaf {
    term: Term,
    is_guard: bool,
    bound: Vec<(Var, u32)>,
}

/// Whether a term is the key of an object.
fn is_key(term: &Term) -> bool {
    matches!(term.kind(), TermKind::Apply(Op::Function(function), _) if *function == *crate::vocabulary::KEY || *function == *crate::vocabulary::CANONICAL)
}

fn binary(op: &Op, sort: &Sort, pair: Box<[Expression; 2]>) -> Expression {
    match op {
        Op::Implies => Expression::Implies(pair),
        Op::Eq => match sort {
            Sort::Int => Expression::EqualInts(pair),
            Sort::Ref => Expression::EqualReferences(pair),
            _ => Expression::Equal(pair),
        },
        Op::Sub => Expression::Difference(pair),
        Op::Mul => Expression::Product(pair),
        Op::Le => Expression::AtMost(pair),
        Op::Lt => Expression::Less(pair),
        Op::Select => Expression::Select(pair),
        _ => malformed("an operator that takes other arguments"),
    }
}

impl Expression {
    /// The immediate subexpressions.
    pub fn children(&self) -> Vec<&Expression> {
        match self {
            Expression::Constant(_)
            | Expression::Local(..)
            | Expression::Global(..)
            | Expression::Text(_)
            | Expression::Bound(_)
            | Expression::Malformed(_) => Vec::new(),
            Expression::Not(inner) | Expression::Negative(inner) | Expression::Everywhere(inner) => vec![inner],
            Expression::And(parts)
            | Expression::Or(parts)
            | Expression::Sum(parts)
            | Expression::Distinct(parts)
            | Expression::Call(_, parts) => parts.iter().collect(),
            Expression::Implies(pair)
            | Expression::EqualInts(pair)
            | Expression::EqualReferences(pair)
            | Expression::Equal(pair)
            | Expression::Difference(pair)
            | Expression::Product(pair)
            | Expression::AtMost(pair)
            | Expression::Less(pair)
            | Expression::Select(pair) => pair.iter().collect(),
            Expression::Choose(parts) | Expression::Store(parts) => parts.iter().collect(),
            Expression::Quantified(quantified) => vec![&quantified.matrix],
            Expression::Fold(folded) => folded.parts.iter().collect(),
        }
    }
}
