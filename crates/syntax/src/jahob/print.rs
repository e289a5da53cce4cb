//! Jahob's language as text that can be read again.

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

fn quoted(formula: &Formula) -> String {
    format!("\"{}\"", self::formula(formula))
}

fn list(formulas: &[Formula]) -> String {
    formulas.iter().map(formula).collect::<Vec<_>>().join(", ")
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

/// A formula, with parentheses around every part that is not a word.
pub fn formula(written: &Formula) -> String {
    let part = |part: &Formula| match &part.kind {
        FormulaKind::Name(_)
        | FormulaKind::Number(_)
        | FormulaKind::Bool(_)
        | FormulaKind::Null
        | FormulaKind::EmptySet
        | FormulaKind::Universe
        | FormulaKind::Tuple(_)
        | FormulaKind::Set(_)
        | FormulaKind::List(_)
        | FormulaKind::Comprehension(..) => formula(part),
        _ => format!("({})", formula(part)),
    };
    match &written.kind {
        FormulaKind::Name(name) | FormulaKind::Number(name) => name.to_string(),
        FormulaKind::Bool(true) => "True".to_owned(),
        FormulaKind::Bool(false) => "False".to_owned(),
        FormulaKind::Null => "null".to_owned(),
        FormulaKind::EmptySet => "{}".to_owned(),
        FormulaKind::Universe => "UNIV".to_owned(),
        FormulaKind::Apply(function, arguments) => {
            let parts: Vec<String> = std::iter::once(&**function).chain(arguments).map(part).collect();
            parts.join(" ")
        }
        FormulaKind::Field(object, field) => format!("{}..{}", part(object), part(field)),
        FormulaKind::Element(array, index) => format!("{}.[{}]", part(array), formula(index)),
        FormulaKind::Unary(op, operand) => format!("{} {}", unary(*op), part(operand)),
        FormulaKind::Binary(op, left, right) => format!("{} {} {}", part(left), binary(*op), part(right)),
        FormulaKind::Binder(binder, variables, body) => {
            let variables: Vec<String> = variables.iter().map(bound).collect();
            let word = match binder {
                Binder::Forall => "ALL",
                Binder::Exists => "EX",
                Binder::Lambda => "%",
            };
            format!("{word} {} . {}", variables.join(" "), part(body))
        }
        FormulaKind::Let(variable, value, body) => {
            format!("let {} = {} in {}", bound(variable), part(value), part(body))
        }
        FormulaKind::If(condition, then, otherwise) => {
            format!("if {} then {} else {}", part(condition), part(then), part(otherwise))
        }
        FormulaKind::Tuple(parts) => format!("({})", list(parts)),
        FormulaKind::List(parts) => format!("[{}]", list(parts)),
        FormulaKind::Set(parts) => format!("{{{}}}", list(parts)),
        FormulaKind::Comprehension(pattern, condition) => {
            format!("{{{} . {}}}", list(pattern), formula(condition))
        }
        FormulaKind::Conjunction(parts) => {
            format!("[| {} |]", parts.iter().map(formula).collect::<Vec<_>>().join("; "))
        }
        FormulaKind::Typed(inner, of) => format!("{} :: {}", part(inner), ty(of)),
        FormulaKind::Named(name, inner) => format!("comment ''{name}'' ({})", formula(inner)),
        FormulaKind::Closure(inner) => format!("{}^*", part(inner)),
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
