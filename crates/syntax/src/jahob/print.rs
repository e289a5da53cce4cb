//! Jahob's language as text that can be read again.

use super::operators::{Grouping, level};
use super::{
    Binary, Binder, Clause, ClauseKind, Formula, FormulaKind, Member, MemberKind, Modifier, NamedFormula, Statement,
    StatementKind, Type, Unary, Variable,
};
use crate::ast::Ident;

/// A member, without the comment around it.
pub fn member(member: &Member) -> String {
    let modifiers: String = member.modifiers.iter().map(|word| format!("{} ", word.name)).collect();
    let text = match &member.kind {
        MemberKind::Variable { name, ty: of, initial } => {
            let initial = initial.as_ref().map_or(String::new(), |value| format!(" = {}", quoted(value)));
            format!("specvar {} :: \"{}\"{initial}", name.name, ty(of))
        }
        MemberKind::VariableDefinitions(definitions) => format!("vardefs {}", sequence(definitions, "; ")),
        MemberKind::ConstantDefinitions(definitions) => format!("constdefs {}", sequence(definitions, "; ")),
        MemberKind::Invariant(formula) => format!("invariant {}", named(formula)),
        MemberKind::Lemma(formula) => format!("lemma {}", named(formula)),
    };
    format!("{modifiers}{text};")
}

/// A modifier.
pub fn modifier(modifier: &Modifier) -> String {
    match modifier {
        Modifier::ClaimedBy(class) => format!("claimedby {}", class.name),
        Modifier::Word(word) => word.name.to_string(),
    }
}

/// A clause of a contract.
pub fn clause(clause: &Clause) -> String {
    match &clause.kind {
        ClauseKind::Requires(formula) => format!("requires {}", quoted(formula)),
        ClauseKind::Modifies(formulas) => format!("modifies {}", sequence(formulas, ", ")),
        ClauseKind::Ensures(formula) => format!("ensures {}", quoted(formula)),
    }
}

/// A statement.
pub fn statement(statement: &Statement) -> String {
    let text = match &statement.kind {
        StatementKind::Assert(formula, from) => format!("assert {}{}", named(formula), after("from", from)),
        StatementKind::Note(formula, from, such) => {
            format!("note {}{}{}", named(formula), after("from", from), after("forSuch", such))
        }
        StatementKind::Assume(formula) => format!("assume {}", named(formula)),
        StatementKind::Assuming(formula) => format!("assuming {}", named(formula)),
        StatementKind::Split(formula) => format!("split {}", named(formula)),
        StatementKind::Havoc(variables, condition) => {
            format!("havoc {}{}", sequence(variables, ", "), such_that(condition.as_ref()))
        }
        StatementKind::PickAny(variables, condition) => {
            format!("pickAny {}{}", typed(variables), such_that(condition.as_ref()))
        }
        StatementKind::PickWitness(variables, condition) => {
            format!("pickWitness {}{}", typed(variables), such_that(condition.as_ref()))
        }
        StatementKind::Witness(terms, formula, from) => {
            format!("witness {} for {}{}", sequence(terms, ", "), named(formula), after("from", from))
        }
        StatementKind::Cases(cases, formula, from) => {
            format!("cases {} for {}{}", sequence(cases, ", "), named(formula), after("from", from))
        }
        StatementKind::ShowedCase(number, formula, from) => {
            format!("showedcase {} of {}{}", number.name, named(formula), after("from", from))
        }
        StatementKind::Induct(formula, variable) => {
            format!("induct {} over {}", named(formula), typed(std::slice::from_ref(variable)))
        }
        StatementKind::ByContradiction(formula) => format!("bycontradiction {}", named(formula)),
        StatementKind::Contradiction(formula) => format!("contradiction {}", named(formula)),
        StatementKind::Instantiate(formula, terms) => {
            format!("instantiate {} with {}", named(formula), sequence(terms, ", "))
        }
        StatementKind::ModusPonens(formula) => format!("mp {}", named(formula)),
        StatementKind::Localize => "localize".to_owned(),
        StatementKind::Assign(target, value) => format!("{} := {}", quoted(target), quoted(value)),
        StatementKind::Operation(name, arguments) => format!("{}({})", name.name, sequence(arguments, ", ")),
        StatementKind::Modifier(inner) => modifier(inner),
        StatementKind::Clause(inner) => return clause(inner),
        StatementKind::Member(inner) => return member(inner),
    };
    format!("{text};")
}

fn after(keyword: &str, names: &[Ident]) -> String {
    let names: Vec<&str> = names.iter().map(|name| name.name.as_str()).collect();
    if names.is_empty() { String::new() } else { format!(" {keyword} {}", names.join(", ")) }
}

fn such_that(condition: Option<&NamedFormula>) -> String {
    condition.map_or(String::new(), |formula| format!(" suchThat {}", named(formula)))
}

fn typed(variables: &[Variable]) -> String {
    let show = |variable: &Variable| match &variable.ty {
        Some(of) => format!("{} :: \"{}\"", variable.name.name, ty(of)),
        None => variable.name.name.to_string(),
    };
    variables.iter().map(show).collect::<Vec<_>>().join(", ")
}

fn named(formula: &NamedFormula) -> String {
    let is_word = |name: &str| name.chars().all(|letter| letter.is_alphanumeric() || letter == '_');
    let name = match formula.name {
        Some(name) if is_word(name.name.as_str()) => format!("{}: ", name.name),
        Some(name) => format!("\"{}\": ", name.name),
        None => String::new(),
    };
    format!("{name}{}", quoted(&formula.formula))
}

fn sequence(formulas: &[Formula], separator: &str) -> String {
    formulas.iter().map(quoted).collect::<Vec<_>>().join(separator)
}

/// A formula in quotation marks. A name that no formula can hold was written without them.
fn quoted(formula: &Formula) -> String {
    match &formula.kind {
        FormulaKind::Name(name) if name.contains(['\'', '+']) => name.to_string(),
        _ => format!("\"{}\"", self::formula(formula)),
    }
}

/// A type.
pub fn ty(of: &Type) -> String {
    match of {
        Type::Name(name) | Type::Variable(name) => name.to_string(),
        Type::Apply(arguments, name) => {
            let arguments: Vec<String> = arguments.iter().map(|argument| format!("({})", ty(argument))).collect();
            format!("{} {name}", arguments.join(" "))
        }
        Type::Product(left, right) => format!("({}) * ({})", ty(left), ty(right)),
        Type::Function(left, right) => format!("({}) => ({})", ty(left), ty(right)),
    }
}

/// A formula, with parentheses around every part that is not a word, except for chains like `a & b & c`.
pub fn formula(written: &Formula) -> String {
    let mut text = String::new();
    put_formula(&mut text, written);
    text
}

/// Only chooses: its frame is on the stack once for every part within a part.
fn put_formula(text: &mut String, written: &Formula) {
    match &written.kind {
        FormulaKind::Name(name) | FormulaKind::Number(name) => *text += name.as_str(),
        FormulaKind::Bool(true) => *text += "True",
        FormulaKind::Bool(false) => *text += "False",
        FormulaKind::Null => *text += "null",
        FormulaKind::EmptySet => *text += "{}",
        FormulaKind::Universe => *text += "UNIV",
        FormulaKind::Apply(..) | FormulaKind::Unary(..) | FormulaKind::Named(..) => put_application(text, written),
        FormulaKind::Field(..) | FormulaKind::Element(..) | FormulaKind::Closure(..) => put_postfix(text, written),
        FormulaKind::Typed(inner, of) => {
            put_part(text, inner);
            *text += " :: ";
            *text += &ty(of);
        }
        FormulaKind::Binary(op, left, right) => put_binary(text, *op, left, right),
        FormulaKind::Binder(..) | FormulaKind::Let(..) | FormulaKind::If(..) => put_bound(text, written),
        FormulaKind::Tuple(parts) => put_list(text, "(", parts, ", ", ")"),
        FormulaKind::List(parts) => put_list(text, "[", parts, ", ", "]"),
        FormulaKind::Set(parts) => put_list(text, "{", parts, ", ", "}"),
        FormulaKind::Conjunction(parts) => put_list(text, "[| ", parts, "; ", " |]"),
        FormulaKind::Comprehension(pattern, condition) => {
            put_list(text, "{", pattern, ", ", " . ");
            put_formula(text, condition);
            *text += "}";
        }
    }
}

fn put_list(text: &mut String, open: &str, parts: &[Formula], separator: &str, close: &str) {
    *text += open;
    for (index, part) in parts.iter().enumerate() {
        *text += if index > 0 { separator } else { "" };
        put_formula(text, part);
    }
    *text += close;
}

/// A part of a formula: in parentheses, unless it is one word or has brackets of its own.
fn put_part(text: &mut String, part: &Formula) {
    let is_closed = matches!(
        part.kind,
        FormulaKind::Name(_)
            | FormulaKind::Number(_)
            | FormulaKind::Bool(_)
            | FormulaKind::Null
            | FormulaKind::EmptySet
            | FormulaKind::Universe
            | FormulaKind::Tuple(_)
            | FormulaKind::Set(_)
            | FormulaKind::List(_)
            | FormulaKind::Comprehension(..)
    );
    *text += if is_closed { "" } else { "(" };
    put_formula(text, part);
    *text += if is_closed { "" } else { ")" };
}

/// `f x y`, `old x`, `comment ''name'' x`
fn put_application(text: &mut String, written: &Formula) {
    match &written.kind {
        FormulaKind::Apply(function, arguments) => {
            put_part(text, function);
            for argument in arguments {
                *text += " ";
                put_part(text, argument);
            }
        }
        FormulaKind::Unary(op, operand) => {
            *text += unary(*op);
            *text += " ";
            put_part(text, operand);
        }
        FormulaKind::Named(name, inner) => {
            *text += &format!("comment ''{name}'' (");
            put_formula(text, inner);
            *text += ")";
        }
        _ => {}
    }
}

/// `x..f`, `a.[i]`, `r^*`; chains of the first two are written without parentheses, in a loop.
fn put_postfix(text: &mut String, written: &Formula) {
    let mut first = written;
    let mut selectors = Vec::new();
    while let FormulaKind::Field(object, _) | FormulaKind::Element(object, _) = &first.kind {
        selectors.push(first);
        first = object;
    }
    match &first.kind {
        FormulaKind::Closure(inner) if selectors.is_empty() => {
            put_part(text, inner);
            *text += "^*";
        }
        _ => put_part(text, first),
    }
    for selector in selectors.into_iter().rev() {
        match &selector.kind {
            FormulaKind::Field(_, field) => {
                *text += "..";
                put_part(text, field);
            }
            FormulaKind::Element(_, index) => {
                *text += ".[";
                put_formula(text, index);
                *text += "]";
            }
            _ => {}
        }
    }
}

/// Operators; chains that group to the left are written in a loop.
fn put_binary(text: &mut String, op: Binary, left: &Formula, right: &Formula) {
    let (level_of_op, grouping) = level(op);
    let mut first = left;
    let mut rest = vec![(op, right)];
    while let FormulaKind::Binary(op, left, right) = &first.kind
        && grouping == Grouping::Left
        && level(*op).0 == level_of_op
    {
        rest.push((*op, right));
        first = left;
    }
    put_part(text, first);
    for (op, right) in rest.into_iter().rev() {
        *text += &format!(" {} ", binary(op));
        match right.kind {
            FormulaKind::Binary(inner, ..) if grouping == Grouping::Right && level(inner).0 == level_of_op => {
                put_formula(text, right);
            }
            _ => put_part(text, right),
        }
    }
}

/// `ALL x . f`, `let x = f in g`, `if c then a else b`
fn put_bound(text: &mut String, written: &Formula) {
    match &written.kind {
        FormulaKind::Binder(binder, variables, body) => {
            *text += match binder {
                Binder::Forall => "ALL",
                Binder::Exists => "EX",
                Binder::Lambda => "%",
            };
            variables.iter().for_each(|variable| *text += &format!(" {}", bound(variable)));
            *text += " . ";
            put_formula(text, body);
        }
        FormulaKind::Let(variable, value, body) => {
            *text += &format!("let {} = ", bound(variable));
            put_part(text, value);
            *text += " in ";
            put_part(text, body);
        }
        FormulaKind::If(condition, then, otherwise) => {
            *text += "if ";
            put_part(text, condition);
            *text += " then ";
            put_part(text, then);
            *text += " else ";
            put_part(text, otherwise);
        }
        _ => {}
    }
}

/// A bound variable: `x` or `(x :: t)`.
fn bound(variable: &Variable) -> String {
    match &variable.ty {
        Some(of) => format!("({} :: {})", variable.name.name, ty(of)),
        None => variable.name.name.to_string(),
    }
}

fn unary(op: Unary) -> &'static str {
    match op {
        Unary::Not => "~",
        Unary::Minus => "-",
        Unary::Old => "old",
        Unary::Cardinality => "card",
        Unary::ReflexiveTransitiveClosure => "rtrancl",
        Unary::ObjectLocations => "objlocs",
    }
}

fn binary(op: Binary) -> &'static str {
    match op {
        Binary::Definition => "==",
        Binary::Iff => "<->",
        Binary::Implies => "-->",
        Binary::MetaImplies => "==>",
        Binary::Or => "|",
        Binary::And => "&",
        Binary::Equal => "=",
        Binary::SetEqual => "===",
        Binary::NotEqual => "~=",
        Binary::Element => ":",
        Binary::NotElement => "~:",
        Binary::Less => "<",
        Binary::LessOrEqual => "<=",
        Binary::Greater => ">",
        Binary::GreaterOrEqual => ">=",
        Binary::Subset => "\\<subset>",
        Binary::SubsetOrEqual => "\\<subseteq>",
        Binary::Union => "Un",
        Binary::Intersection => "Int",
        Binary::Plus => "+",
        Binary::Minus => "-",
        Binary::Difference => "\\<setminus>",
        Binary::Times => "*",
        Binary::Divide => "div",
        Binary::Modulo => "mod",
        Binary::Image => "``",
        Binary::ElementImage => "$",
    }
}
