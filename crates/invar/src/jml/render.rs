//! A formula as JML, over the names of a method or of a class; `None` if JML has no words for it.

use super::terms::{
    CONTENT, ITERATORS, and_number, canonical, class_value, is_constant, is_iterator, less_one, literal, plain, simple,
    type_name, type_of,
};
use crate::pipeline::Front;
use base::Name;
use engines::deductive::found::OLD;
use ir::vocabulary::{ArithmeticSymbol, BOXES, DictSymbol, HeapSymbol, SeqSymbol, Symbol, TextSymbol, constant_string};
use ir::{GlobalKind, ObjectInvariant, Procedure};
use logic::build::int;
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
        self.text(formula, Level::Conditional)
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

/// A number, if Java can write it.
fn number(value: i128) -> Option<Text> {
    let value = i64::try_from(value).ok()?;
    let suffix = if i32::try_from(value).is_ok() { "" } else { "L" };
    let level = if value < 0 { Level::Unary } else { Level::Postfix };
    Some(Text(format!("{value}{suffix}"), level))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pipeline::{FrontOptions, front};
    use ir::ElementKind;
    use ir::vocabulary::{DICT_HAS, DICT_VALUE, KEY, WRAP32, elements, length, null, string};
    use logic::build::{add, and, call, eq, forall, implies, le, lt, mul, ne, not, or, select, sub};
    use std::path::Path;

    #[test]
    fn formulas_are_written_as_people_write_them() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/infer/Stack.java");
        let front = front(&[file], &FrontOptions::default());
        let scope = Scope::of_class(&front, "shop.Stack".into());
        let text = |formula: Term| scope.formula(&formula).unwrap_or_else(|| "nothing".into());
        let this = ObjectInvariant::object().term();
        let field = |name: &str, sort: Sort| {
            let map = Var::new(format!("shop.Stack.{name}"), Sort::map(Sort::Ref, sort));
            select(map.term(), this.clone())
        };
        let (data, size) = (field("data", Sort::Ref), field("size", Sort::Int));
        assert_eq!(text(le(size.clone(), length(data.clone()))), "size <= data.length");
        assert_eq!(text(le(add(size.clone(), int(1)), length(data.clone()))), "size < data.length");
        assert_eq!(text(le(int(0), add(size.clone(), int(2)))), "-2 <= size");
        let is_null = eq(data.clone(), null());
        assert_eq!(text(or([is_null.clone(), not(le(size.clone(), int(0)))])), "data == null || 0 < size");
        let fits = and([lt(int(0), size.clone()), ne(size.clone(), int(7))]);
        assert_eq!(text(implies(not(is_null), fits)), "data != null ==> 0 < size && size != 7");
        let product = mul(sub(size.clone(), int(1)), call(&WRAP32, vec![add(size.clone(), size.clone())]));
        assert_eq!(text(le(int(0), product)), "0 <= (size - 1) * (int) (size + size)");
        // Bound variables have names that nothing else has.
        let bound = Var::new("size%3", Sort::Int);
        let element = select(select(elements(ElementKind::Int).term(), data.clone()), bound.term());
        let range = and([le(int(0), bound.term()), lt(bound.term(), size.clone())]);
        let all = forall(vec![bound], implies(range, le(int(0), element)));
        assert_eq!(text(all), "(\\forall int i; 0 <= i && i < size; 0 <= data[i])");
        let content = Var::new("java.util.HashMap.content", Sort::map(Sort::Ref, Sort::Ref)).term();
        let dictionary = call(&DICT_VALUE, vec![select(content, Var::new("m", Sort::Ref).term())]);
        let key = string(&"a\"b".encode_utf16().collect::<Vec<u16>>());
        let has = call(&DICT_HAS, vec![dictionary, call(&KEY, vec![key])]);
        assert_eq!(text(has), "m.containsKey(\"a\\\"b\")");
        // What only the heap model knows cannot be said.
        assert_eq!(text(lt(ir::vocabulary::birth(data), ir::vocabulary::now().term())), "nothing");
    }
}
