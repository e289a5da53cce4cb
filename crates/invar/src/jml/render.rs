//! A formula as JML, over the names of a method or of a class; `None` if JML has no words for it.

use crate::pipeline::Front;
use base::Name;
use engines::deductive::found::{OLD, index};
use ir::vocabulary::{
    ArithmeticSymbol, BOXES, DictSymbol, HeapSymbol, SeqSymbol, Symbol, TYPE_PREFIX, TextSymbol, constant_string,
};
use ir::{GlobalKind, ObjectInvariant, Procedure};
use logic::build::{add, int};
use logic::{Function, Op, Quantifier, Sort, Term, TermKind, Var};
use sema::program::Origin;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// How tightly a text binds, as in Java.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Conditional,
    Implies,
    Or,
    And,
    BitOr,
    BitXor,
    BitAnd,
    Equal,
    Compare,
    Shift,
    Sum,
    Product,
    Unary,
    Postfix,
}

/// A text, and how tightly it binds.
struct Text(String, Level);

/// Where a formula stands: what its names mean.
pub struct Scope<'s> {
    front: &'s Front,
    /// The class around it.
    class: Name,
    /// The parameters and locals around it.
    locals: BTreeSet<String>,
    /// Parameters that the method assigns: their own variables are what they were where it began.
    assigned: BTreeSet<Var>,
    /// The names that bound variables have got.
    bound: RefCell<BTreeMap<Var, String>>,
}

/// Names for bound variables whose own are taken.
const NAMES: [&str; 6] = ["i", "j", "k", "p", "q", "r"];

impl<'s> Scope<'s> {
    /// Within a class.
    pub fn of_class(front: &'s Front, class: Name) -> Scope<'s> {
        Scope { front, class, locals: BTreeSet::new(), assigned: BTreeSet::new(), bound: RefCell::default() }
    }

    /// Within a method of a class.
    pub fn of_method(front: &'s Front, class: Name, procedure: &Procedure) -> Scope<'s> {
        let parameters = procedure.parameters.iter().map(|parameter| &parameter.variable);
        let locals = || procedure.locals.iter().map(|local| plain(&local.name));
        let assigned = parameters.clone().filter(|parameter| locals().any(|local| local == &*parameter.name));
        let assigned = assigned.cloned().collect();
        let locals = locals().chain(parameters.map(|parameter| &*parameter.name)).map(str::to_owned).collect();
        Scope { front, class, locals, assigned, bound: RefCell::default() }
    }

    /// The formula as JML.
    pub fn formula(&self, formula: &Term) -> Option<String> {
        Some(self.text(formula, Level::Conditional)?)
    }

    /// A term where what binds less tightly needs parentheses.
    fn text(&self, term: &Term, least: Level) -> Option<String> {
        let Text(text, level) = self.term(term)?;
        Some(if level < least { format!("({text})") } else { text })
    }

    fn term(&self, term: &Term) -> Option<Text> {
        match term.kind() {
            TermKind::Bool(value) => Some(Text(value.to_string(), Level::Postfix)),
            TermKind::Int(value) => number(*value),
            TermKind::Var(variable) => Some(Text(self.variable(variable)?, Level::Postfix)),
            TermKind::Apply(op, parts) => self.application(op, parts),
            TermKind::Quantified { quantifier, variables, body, .. } => self.quantified(*quantifier, variables, body),
        }
    }

    fn variable(&self, variable: &Var) -> Option<String> {
        if let Some(name) = self.bound.borrow().get(variable) {
            return Some(name.clone());
        }
        if *variable == ObjectInvariant::object() {
            return Some("this".to_owned());
        }
        if matches!(variable.sort, Sort::Map(..)) {
            return None;
        }
        let global = self.front.ir.globals.iter().find(|global| global.variable == *variable);
        match global.map(|global| &global.kind) {
            Some(GlobalKind::Static { class, name, .. }) if *class == self.class => {
                Some(self.unless_hidden(name, class))
            }
            Some(GlobalKind::Static { class, name, .. }) => Some(format!("{}.{name}", simple(class))),
            Some(_) => None,
            None if self.assigned.contains(variable) => Some(format!("\\old({})", variable.name)),
            None => Some(plain(&variable.name).to_owned()),
        }
    }

    /// A static field by its own name, unless a local has it.
    fn unless_hidden(&self, field: &str, class: &str) -> String {
        if self.locals.contains(field) { format!("{}.{field}", simple(class)) } else { field.to_owned() }
    }

    fn application(&self, op: &Op, parts: &[Term]) -> Option<Text> {
        match (op, parts) {
            (Op::Not, [inner]) => self.negation(inner),
            (Op::And, _) => self.chain(parts, " && ", Level::And),
            (Op::Or, _) => self.chain(parts, " || ", Level::Or),
            (Op::Implies, [left, right]) => {
                let (left, right) = (self.text(left, Level::Or)?, self.text(right, Level::Implies)?);
                Some(Text(format!("{left} ==> {right}"), Level::Implies))
            }
            (Op::Eq, [left, right]) => self.equality(left, right, "=="),
            (Op::Ite, [condition, yes, no]) => {
                let condition = self.text(condition, Level::Implies)?;
                let (yes, no) = (self.text(yes, Level::Or)?, self.text(no, Level::Or)?);
                Some(Text(format!("{condition} ? {yes} : {no}"), Level::Conditional))
            }
            (Op::Le, [left, right]) => self.at_most(left, right),
            (Op::Lt, [left, right]) => self.infix(left, "<", right, Level::Compare, Level::Shift),
            (Op::Add, [first, rest @ ..]) => {
                let mut text = self.text(first, Level::Sum)?;
                for part in rest {
                    text += &match part.kind() {
                        TermKind::Int(value) if *value < 0 => format!(" - {}", number(value.checked_neg()?)?.0),
                        _ => format!(" + {}", self.text(part, Level::Product)?),
                    };
                }
                Some(Text(text, Level::Sum))
            }
            (Op::Sub, [left, right]) => self.infix(left, "-", right, Level::Sum, Level::Product),
            (Op::Neg, [inner]) => Some(Text(format!("-{}", self.text(inner, Level::Postfix)?), Level::Unary)),
            (Op::Mul, [left, right]) => self.infix(left, "*", right, Level::Product, Level::Unary),
            (Op::Select, [map, key]) => self.read(map, key),
            (Op::Function(function), _) => self.call(function, parts),
            _ => None,
        }
    }

    fn chain(&self, parts: &[Term], symbol: &str, level: Level) -> Option<Text> {
        // An operand of the same kind would be read as another tree, and in `||` an `&&` is easier to read in parentheses.
        let least = if level == Level::Or { Level::BitOr } else { Level::Equal };
        let texts: Option<Vec<String>> = parts.iter().map(|part| self.text(part, least)).collect();
        Some(Text(texts?.join(symbol), level))
    }

    fn infix(&self, left: &Term, symbol: &str, right: &Term, level: Level, right_least: Level) -> Option<Text> {
        let (left, right) = (self.text(left, level)?, self.text(right, right_least)?);
        Some(Text(format!("{left} {symbol} {right}"), level))
    }

    /// `left <= right`, where `left + 1 <= right` is `left < right`, and a number on one side takes that of the other.
    fn at_most(&self, left: &Term, right: &Term) -> Option<Text> {
        if let (TermKind::Int(number), Some((right, more))) = (left.kind(), and_number(right)) {
            return self.infix(&int(number.checked_sub(more)?), "<=", &right, Level::Compare, Level::Shift);
        }
        if let (TermKind::Int(number), Some((left, more))) = (right.kind(), and_number(left)) {
            return self.infix(&left, "<=", &int(number.checked_sub(more)?), Level::Compare, Level::Shift);
        }
        let strict = match (left.kind(), right.kind()) {
            (TermKind::Apply(Op::Add, _), _) => less_one(left, 1).map(|left| (left, right.clone())),
            (_, TermKind::Apply(Op::Add, _)) => less_one(right, -1).map(|right| (left.clone(), right)),
            _ => None,
        };
        match strict {
            Some((left, right)) => self.infix(&left, "<", &right, Level::Compare, Level::Shift),
            None => self.infix(left, "<=", right, Level::Compare, Level::Shift),
        }
    }

    fn negation(&self, inner: &Term) -> Option<Text> {
        match inner.kind() {
            TermKind::Apply(Op::Eq, parts) => self.equality(&parts[0], &parts[1], "!="),
            TermKind::Apply(Op::Le, parts) => self.infix(&parts[1], "<", &parts[0], Level::Compare, Level::Shift),
            TermKind::Apply(Op::Lt, parts) => self.at_most(&parts[1], &parts[0]),
            _ => Some(Text(format!("!{}", self.text(inner, Level::Unary)?), Level::Unary)),
        }
    }

    fn equality(&self, left: &Term, right: &Term, symbol: &str) -> Option<Text> {
        if let (Some(text), Some(other)) = (canonical(left), canonical(right)) {
            let equals =
                format!("{}.equals({})", self.text(text, Level::Postfix)?, self.text(other, Level::Conditional)?);
            return Some(if symbol == "==" {
                Text(equals, Level::Postfix)
            } else {
                Text(format!("!{equals}"), Level::Unary)
            });
        }
        if let (Some(object), Some(ty)) = (type_of(left), type_name(right)) {
            let text = format!("\\typeof({}) {symbol} \\type({ty})", self.text(object, Level::Conditional)?);
            return Some(Text(text, Level::Equal));
        }
        // A number or `null` stands on the right, as people write it.
        let (left, right) = if is_constant(left) && !is_constant(right) { (right, left) } else { (left, right) };
        self.infix(left, symbol, right, Level::Equal, Level::Compare)
    }

    /// A field of an object, or an element of an array.
    fn read(&self, map: &Term, key: &Term) -> Option<Text> {
        match map.kind() {
            TermKind::Var(variable) => Some(Text(self.field(variable, key)?, Level::Postfix)),
            TermKind::Apply(Op::Select, parts) => {
                let TermKind::Var(elements) = parts[0].kind() else { return None };
                let global = self.front.ir.globals.iter().find(|global| global.variable == *elements)?;
                let GlobalKind::Elements(_) = &global.kind else { return None };
                let array = self.text(&parts[1], Level::Postfix)?;
                Some(Text(format!("{array}[{}]", self.text(key, Level::Conditional)?), Level::Postfix))
            }
            TermKind::Apply(Op::Function(function), parts) if &*function.name == OLD => {
                let inner = self.text(&logic::build::select(parts[0].clone(), key.clone()), Level::Conditional)?;
                Some(Text(format!("\\old({inner})"), Level::Postfix))
            }
            _ => None,
        }
    }

    fn field(&self, map: &Var, object: &Term) -> Option<String> {
        let global = self.front.ir.globals.iter().find(|global| global.variable == *map)?;
        let GlobalKind::Field { class, name, .. } = &global.kind else { return None };
        if name.contains('$') {
            return None;
        }
        // The iterator of a `for` is no variable of the program.
        if matches!(object.kind(), TermKind::Var(variable) if is_iterator(&variable.name)) {
            return ITERATORS.contains(&(&**class, &**name)).then(|| "\\index".to_owned());
        }
        let declaring = self.front.program.class_named(class)?;
        if self.front.program.classes[declaring].origin != Origin::Source {
            return None;
        }
        let object = self.text(object, Level::Postfix)?;
        Some(if object == "this" && !self.locals.contains(&**name) {
            name.to_string()
        } else {
            format!("{object}.{name}")
        })
    }

    fn call(&self, function: &Function, parts: &[Term]) -> Option<Text> {
        let postfix = |text: String| Some(Text(text, Level::Postfix));
        let object = |at: usize| self.text(&parts[at], Level::Postfix);
        let any = |at: usize| self.text(&parts[at], Level::Conditional);
        if &*function.name == OLD {
            return postfix(format!("\\old({})", any(0)?));
        }
        if let Some(text) = constant_string(&function.name) {
            return postfix(format!("\"{}\"", literal(&text)?));
        }
        if let Some((class, _)) = BOXES.iter().find(|(class, _)| *function.name == *class_value(class)) {
            let ty = class.rsplit('.').next().unwrap_or_default();
            let word = if ty == "Integer" { "int" } else { &ty.to_lowercase() };
            let word = if ty == "Character" { "char" } else { word };
            return postfix(format!("{}.{word}Value()", object(0)?));
        }
        match Symbol::of(function)? {
            Symbol::Heap(HeapSymbol::Null) => postfix("null".into()),
            Symbol::Heap(HeapSymbol::Length) => postfix(format!("{}.length", object(0)?)),
            Symbol::Heap(HeapSymbol::Subtype) => {
                let ty = type_name(&parts[1])?;
                let object = self.text(type_of(&parts[0])?, Level::Shift)?;
                Some(Text(format!("{object} instanceof {ty}"), Level::Compare))
            }
            // What is looked up stands for itself.
            Symbol::Heap(HeapSymbol::Key) => self.term(&parts[0]),
            Symbol::Text(TextSymbol::Length) => {
                let text = canonical(&parts[0]).unwrap_or(&parts[0]);
                postfix(format!("{}.length()", self.text(text, Level::Postfix)?))
            }
            Symbol::Seq(SeqSymbol::Size) => postfix(format!("{}.size()", self.collection(&parts[0])?)),
            Symbol::Seq(SeqSymbol::Get) => postfix(format!("{}.get({})", self.collection(&parts[0])?, any(1)?)),
            Symbol::Dict(DictSymbol::Size) => postfix(format!("{}.size()", self.collection(&parts[0])?)),
            Symbol::Dict(DictSymbol::Has) => {
                postfix(format!("{}.containsKey({})", self.collection(&parts[0])?, any(1)?))
            }
            Symbol::Dict(DictSymbol::Get) => postfix(format!("{}.get({})", self.collection(&parts[0])?, any(1)?)),
            Symbol::Arithmetic(symbol) => self.arithmetic(symbol, parts),
            _ => None,
        }
    }

    /// The collection whose content this is.
    fn collection(&self, content: &Term) -> Option<String> {
        let TermKind::Apply(Op::Function(function), parts) = content.kind() else { return None };
        let (Symbol::Seq(SeqSymbol::Value) | Symbol::Dict(DictSymbol::Value)) = Symbol::of(function)? else {
            return None;
        };
        let TermKind::Apply(Op::Select, parts) = parts[0].kind() else { return None };
        let TermKind::Var(map) = parts[0].kind() else { return None };
        let is_library = map.name.starts_with("java.util.") && map.name.ends_with(CONTENT);
        is_library.then(|| self.text(&parts[1], Level::Postfix)).flatten()
    }

    fn arithmetic(&self, symbol: ArithmeticSymbol, parts: &[Term]) -> Option<Text> {
        use ArithmeticSymbol as A;
        let cast = |ty: &str| Some(Text(format!("({ty}) {}", self.text(&parts[0], Level::Postfix)?), Level::Unary));
        let (symbol, level, right) = match symbol {
            A::Wrap8 => return cast("byte"),
            A::Wrap16 => return cast("short"),
            A::WrapChar => return cast("char"),
            A::Wrap32 => return cast("int"),
            A::Wrap64 => return cast("long"),
            A::Div => ("/", Level::Product, Level::Unary),
            A::Rem => ("%", Level::Product, Level::Unary),
            A::And32 | A::And64 => ("&", Level::BitAnd, Level::Equal),
            A::Or32 | A::Or64 => ("|", Level::BitOr, Level::BitXor),
            A::Xor32 | A::Xor64 => ("^", Level::BitXor, Level::BitAnd),
            A::Shl32 | A::Shl64 => ("<<", Level::Shift, Level::Sum),
            A::Shr32 | A::Shr64 => (">>", Level::Shift, Level::Sum),
            A::Ushr32 | A::Ushr64 => (">>>", Level::Shift, Level::Sum),
        };
        self.infix(&parts[0], symbol, &parts[1], level, right)
    }

    fn quantified(&self, quantifier: Quantifier, variables: &[Var], body: &Term) -> Option<Text> {
        let [variable] = variables else { return None };
        if variable.sort != Sort::Int {
            return None;
        }
        let name = self.fresh(variable);
        let known = self.bound.borrow_mut().insert(variable.clone(), name.clone());
        let said = self.quantified_body(quantifier, &name, body);
        match known {
            Some(known) => self.bound.borrow_mut().insert(variable.clone(), known),
            None => self.bound.borrow_mut().remove(variable),
        };
        Some(Text(said?, Level::Postfix))
    }

    fn quantified_body(&self, quantifier: Quantifier, name: &str, body: &Term) -> Option<String> {
        let (range, body) = match (quantifier, body.kind()) {
            (Quantifier::Forall, TermKind::Apply(Op::Implies, parts)) => (Some(&parts[0]), &parts[1]),
            _ => (None, body),
        };
        let range = match range {
            Some(range) => format!("{}; ", self.text(range, Level::Conditional)?),
            None => String::new(),
        };
        let word = match quantifier {
            Quantifier::Forall => "forall",
            Quantifier::Exists => "exists",
        };
        Some(format!("(\\{word} int {name}; {range}{})", self.text(body, Level::Conditional)?))
    }

    /// A name for a bound variable that nothing else has.
    fn fresh(&self, variable: &Var) -> String {
        let own = variable.name.split(['%', '@', '$']).next().unwrap_or_default();
        let is_field = |name: &str| {
            let has_name = |kind: &GlobalKind| matches!(kind, GlobalKind::Field { class, name: field, .. } | GlobalKind::Static { class, name: field, .. } if *class == self.class && **field == *name);
            self.front.ir.globals.iter().any(|global| has_name(&global.kind))
        };
        let is_taken = |name: &str| {
            name.is_empty()
                || self.locals.contains(name)
                || is_field(name)
                || self.bound.borrow().values().any(|other| other == name)
        };
        let free = std::iter::once(own).chain(NAMES).find(|name| !is_taken(name));
        free.map_or_else(|| format!("index{}", self.bound.borrow().len()), str::to_owned)
    }
}

/// The fields of the library that count what an iterator has given.
const ITERATORS: [(&str, &str); 3] = [
    ("java.util.SeqList$Elements", "cursor"),
    ("java.util.HashSet$ElementIterator", "position"),
    ("java.util.HashMap$Walk", "position"),
];

/// How the names of the library's fields end that hold what is in a collection.
const CONTENT: &str = ".content";

/// Whether a term is the position of a `for` over elements.
pub fn is_position(term: &Term) -> bool {
    match term.kind() {
        TermKind::Var(variable) => *variable == index(),
        TermKind::Apply(Op::Select, parts) => match (parts[0].kind(), parts[1].kind()) {
            (TermKind::Var(map), TermKind::Var(object)) => {
                let is_counter = |(class, field): &(&str, &str)| *map.name == *format!("{class}.{field}");
                is_iterator(&object.name) && ITERATORS.iter().any(is_counter)
            }
            _ => false,
        },
        _ => false,
    }
}

fn is_iterator(name: &str) -> bool {
    plain(name) == "iterator"
}

fn class_value(class: &str) -> String {
    format!("{class}.value")
}

/// The name without what tells it from others of the same method.
fn plain(name: &str) -> &str {
    match name.rsplit_once('$') {
        Some((own, number)) if !own.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()) => own,
        _ => name,
    }
}

/// The name of a class without that of its package.
fn simple(class: &str) -> String {
    class.rsplit('.').next().unwrap_or_default().replace('$', ".")
}

/// A number, if Java can write it.
fn number(value: i128) -> Option<Text> {
    let value = i64::try_from(value).ok()?;
    let suffix = if i32::try_from(value).is_ok() { "" } else { "L" };
    let level = if value < 0 { Level::Unary } else { Level::Postfix };
    Some(Text(format!("{value}{suffix}"), level))
}

/// A sum without the number that is its last part, and that number.
fn and_number(term: &Term) -> Option<(Term, i128)> {
    let TermKind::Apply(Op::Add, parts) = term.kind() else { return None };
    let [sum @ .., last] = &parts[..] else { return None };
    let TermKind::Int(number) = last.kind() else { return None };
    Some((sum.iter().cloned().reduce(add)?, *number))
}

/// A sum less one, if a number with this sign is its last part.
fn less_one(term: &Term, sign: i128) -> Option<Term> {
    let (sum, number) = and_number(term)?;
    (number.signum() == sign).then(|| add(sum, int(number - sign)))
}

fn is_constant(term: &Term) -> bool {
    match term.kind() {
        TermKind::Bool(_) | TermKind::Int(_) => true,
        TermKind::Apply(Op::Function(_), parts) => parts.is_empty(),
        _ => false,
    }
}

/// The string whose text this is.
fn canonical(term: &Term) -> Option<&Term> {
    match term.kind() {
        TermKind::Apply(Op::Function(function), parts)
            if Symbol::of(function) == Some(Symbol::Text(TextSymbol::Canonical)) =>
        {
            parts.first()
        }
        _ => None,
    }
}

fn type_of(term: &Term) -> Option<&Term> {
    match term.kind() {
        TermKind::Apply(Op::Function(function), parts)
            if Symbol::of(function) == Some(Symbol::Heap(HeapSymbol::TypeOf)) =>
        {
            parts.first()
        }
        _ => None,
    }
}

/// The name of a type that is a constant.
fn type_name(term: &Term) -> Option<String> {
    let TermKind::Apply(Op::Function(function), parts) = term.kind() else { return None };
    let name = function.name.strip_prefix(TYPE_PREFIX).filter(|_| parts.is_empty())?;
    Some(simple(name))
}

/// The text of a literal, if all of it can be printed.
fn literal(text: &[u16]) -> Option<String> {
    let mut written = String::new();
    for unit in char::decode_utf16(text.iter().copied()) {
        match unit.ok()? {
            c @ ('"' | '\\') => written.extend(['\\', c]),
            '\n' => written.push_str("\\n"),
            '\t' => written.push_str("\\t"),
            c if c.is_control() => return None,
            c => written.push(c),
        }
    }
    Some(written)
}
