//! Terms as text: infix, as close to Java as the logic allows. Parentheses appear where the structure needs
//! them, so that different terms have different texts. What is shared in memory is written out each time.

use crate::sort::Sort;
use crate::term::{Function, Op, Quantifier, Term, TermKind, Var};
use std::fmt::{self, Display, Formatter, Write};

/// Words that a name must be quoted for, wherever it stands.
pub const KEYWORDS: [&str; 9] = ["true", "false", "null", "if", "then", "else", "forall", "exists", "const"];

/// Words that mean an operator if a parenthesis follows.
pub const OPERATOR_WORDS: [&str; 4] = ["and", "or", "sum", "distinct"];

/// What the names of nullary functions begin with that need no parentheses: `type Node[]`.
pub const TYPE_PREFIX: &str = "type ";

/// What a reader of the text knows. What it does not know is written with its sort.
pub trait Declarations {
    /// Whether the name of this variable is enough.
    fn declares(&self, variable: &Var) -> bool;
    /// Whether the name of this function is enough.
    fn declares_function(&self, function: &Function) -> bool;
}

struct Everything;

impl Declarations for Everything {
    fn declares(&self, _: &Var) -> bool {
        true
    }
    fn declares_function(&self, _: &Function) -> bool {
        true
    }
}

/// A term to be displayed for a reader who knows only these declarations.
pub struct Printed<'a> {
    term: &'a Term,
    declarations: &'a dyn Declarations,
}

/// The term as text for a reader who knows only these declarations.
pub fn with_declarations<'a>(term: &'a Term, declarations: &'a dyn Declarations) -> Printed<'a> {
    Printed { term, declarations }
}

impl Display for Printed<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Printer { out: f, declarations: self.declarations, bound: Vec::new() }.term(self.term, Level::Lowest)
    }
}

impl Display for Term {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        with_declarations(self, &Everything).fmt(f)
    }
}

impl Display for Var {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        quoted(&self.name).fmt(f)
    }
}

/// Whether the text is lexically one word: letters, digits, `_`, `$`, `@`, and dots between them.
pub fn is_word(text: &str) -> bool {
    let mut previous = '.';
    for character in text.chars() {
        let continues = is_word_part(character) || character == '@';
        let good = if previous == '.' { is_word_start(character) } else { continues || character == '.' };
        if !good {
            return false;
        }
        previous = character;
    }
    previous != '.'
}

/// Whether a word, and what follows a dot in it, may begin with this character.
pub fn is_word_start(character: char) -> bool {
    is_word_part(character) && !character.is_ascii_digit()
}

/// Whether a word may contain this character.
pub fn is_word_part(character: char) -> bool {
    character.is_alphanumeric() || character == '_' || character == '$'
}

/// A name, in backquotes unless it is a plain word.
pub struct Quoted<'a> {
    text: &'a str,
    plain: bool,
}

/// The name as terms show it: in backquotes unless it is a plain word and none of [`KEYWORDS`].
pub fn quoted(name: &str) -> Quoted<'_> {
    Quoted { text: name, plain: is_word(name) && !KEYWORDS.contains(&name) }
}

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.plain { f.write_str(self.text) } else { escaped(f, self.text, '`') }
    }
}

/// Writes a text between two quotes, with `\` before what would end it, and `\n`, `\r` for ends of lines.
pub fn escaped(out: &mut impl Write, text: &str, quote: char) -> fmt::Result {
    out.write_char(quote)?;
    for character in text.chars() {
        match character {
            '\n' => out.write_str("\\n")?,
            '\r' => out.write_str("\\r")?,
            '\\' => out.write_str("\\\\")?,
            _ if character == quote => write!(out, "\\{quote}")?,
            _ => out.write_char(character)?,
        }
    }
    out.write_char(quote)
}

/// How tightly a term binds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Lowest,
    Implies,
    Or,
    And,
    Equal,
    Compare,
    Sum,
    Product,
    Unary,
    Postfix,
}

fn level(term: &Term) -> Level {
    match term.kind() {
        TermKind::Quantified { .. } => Level::Lowest,
        TermKind::Int(value) if *value < 0 => Level::Unary,
        TermKind::Bool(_) | TermKind::Int(_) | TermKind::Var(_) => Level::Postfix,
        TermKind::Apply(op, arguments) => match (op, arguments.as_slice()) {
            (Op::Ite, [_, _, _]) => Level::Lowest,
            (Op::Implies, [_, _]) => Level::Implies,
            (Op::Or, [_, _, ..]) => Level::Or,
            (Op::And, [_, _, ..]) => Level::And,
            (Op::Eq, [_, _]) => Level::Equal,
            (Op::Not, [inner]) if as_equality(inner).is_some() => Level::Equal,
            (Op::Le | Op::Lt, [_, _]) => Level::Compare,
            (Op::Add | Op::Sub, [_, _]) => Level::Sum,
            (Op::Mul, [_, _]) => Level::Product,
            (Op::Not | Op::Neg, [_]) => Level::Unary,
            _ => Level::Postfix,
        },
    }
}

fn as_equality(term: &Term) -> Option<(&Term, &Term)> {
    match term.kind() {
        TermKind::Apply(Op::Eq, arguments) => match arguments.as_slice() {
            [left, right] => Some((left, right)),
            _ => None,
        },
        _ => None,
    }
}

struct Printer<'a, 'f> {
    out: &'a mut Formatter<'f>,
    declarations: &'a dyn Declarations,
    bound: Vec<Var>,
}

impl Printer<'_, '_> {
    fn term(&mut self, term: &Term, least: Level) -> fmt::Result {
        if level(term) < least {
            self.out.write_char('(')?;
            self.bare(term)?;
            return self.out.write_char(')');
        }
        self.bare(term)
    }

    fn bare(&mut self, term: &Term) -> fmt::Result {
        match term.kind() {
            TermKind::Bool(value) => write!(self.out, "{value}"),
            TermKind::Int(value) => write!(self.out, "{value}"),
            TermKind::Var(variable) => self.variable(variable),
            TermKind::Apply(op, arguments) => self.application(op, arguments),
            TermKind::Quantified { quantifier, variables, triggers, body } => {
                self.quantified(*quantifier, variables, triggers, body)
            }
        }
    }

    fn variable(&mut self, variable: &Var) -> fmt::Result {
        let nearest = self.bound.iter().rev().find(|bound| bound.name == variable.name);
        let known = nearest.map_or_else(|| self.declarations.declares(variable), |bound| bound == variable);
        if known && !variable.name.starts_with(TYPE_PREFIX) {
            write!(self.out, "{variable}")
        } else {
            write!(self.out, "({variable}: {})", variable.sort)
        }
    }

    fn application(&mut self, op: &Op, arguments: &[Term]) -> fmt::Result {
        match (op, arguments) {
            (Op::Not, [inner]) => match as_equality(inner) {
                Some((left, right)) => self.infix(left, " != ", right, Level::Compare, Level::Compare),
                None => self.prefix('!', inner, Level::Unary),
            },
            // The literal `-5` is an integer of its own: the negative of 5 is `-(5)`.
            (Op::Neg, [inner]) if matches!(inner.kind(), TermKind::Int(_)) => write!(self.out, "-({inner})"),
            (Op::Neg, [inner]) => self.prefix('-', inner, Level::Postfix),
            (Op::And, [_, _, ..]) => self.chain(arguments, " && ", Level::Equal),
            (Op::Or, [_, _, ..]) => self.chain(arguments, " || ", Level::And),
            (Op::Implies, [left, right]) => self.infix(left, " ==> ", right, Level::Or, Level::Implies),
            (Op::Eq, [left, right]) => self.infix(left, " == ", right, Level::Compare, Level::Compare),
            (Op::Le, [left, right]) => self.infix(left, " <= ", right, Level::Sum, Level::Sum),
            (Op::Lt, [left, right]) => self.infix(left, " < ", right, Level::Sum, Level::Sum),
            (Op::Add, [left, right]) => self.infix(left, " + ", right, Level::Sum, Level::Product),
            (Op::Sub, [left, right]) => self.infix(left, " - ", right, Level::Sum, Level::Product),
            (Op::Mul, [left, right]) => self.infix(left, " * ", right, Level::Product, Level::Unary),
            (Op::Ite, [condition, then_term, else_term]) => self.conditional(condition, then_term, else_term),
            (Op::Select, [map, key]) => {
                self.term(map, Level::Postfix)?;
                self.out.write_char('[')?;
                self.term(key, Level::Lowest)?;
                self.out.write_char(']')
            }
            (Op::Store, [map, key, value]) => {
                self.term(map, Level::Postfix)?;
                self.out.write_char('[')?;
                self.term(key, Level::Lowest)?;
                self.out.write_str(" := ")?;
                self.term(value, Level::Lowest)?;
                self.out.write_char(']')
            }
            (Op::ConstMap(sort), _) => {
                write!(self.out, "const<{sort}>")?;
                self.arguments(arguments)
            }
            (Op::Function(function), _) => self.call(function, arguments),
            (Op::And, _) => self.word("and", arguments),
            (Op::Or, _) => self.word("or", arguments),
            (Op::Add, _) => self.word("sum", arguments),
            (Op::Distinct, _) => self.word("distinct", arguments),
            // No constructor builds these: the number of arguments is wrong.
            _ => self.word(&format!("`{op:?}`"), arguments),
        }
    }

    fn prefix(&mut self, symbol: char, inner: &Term, least: Level) -> fmt::Result {
        self.out.write_char(symbol)?;
        self.term(inner, least)
    }

    fn infix(&mut self, left: &Term, symbol: &str, right: &Term, least: Level, least_right: Level) -> fmt::Result {
        self.term(left, least)?;
        self.out.write_str(symbol)?;
        self.term(right, least_right)
    }

    fn chain(&mut self, parts: &[Term], symbol: &str, least: Level) -> fmt::Result {
        for (index, part) in parts.iter().enumerate() {
            if index > 0 {
                self.out.write_str(symbol)?;
            }
            self.term(part, least)?;
        }
        Ok(())
    }

    fn conditional(&mut self, condition: &Term, then_term: &Term, else_term: &Term) -> fmt::Result {
        self.out.write_str("if ")?;
        self.term(condition, Level::Implies)?;
        self.out.write_str(" then ")?;
        self.term(then_term, Level::Implies)?;
        self.out.write_str(" else ")?;
        self.term(else_term, Level::Lowest)
    }

    fn word(&mut self, word: &str, arguments: &[Term]) -> fmt::Result {
        self.out.write_str(word)?;
        self.arguments(arguments)
    }

    fn arguments(&mut self, arguments: &[Term]) -> fmt::Result {
        self.out.write_char('(')?;
        self.chain(arguments, ", ", Level::Lowest)?;
        self.out.write_char(')')
    }

    fn call(&mut self, function: &Function, arguments: &[Term]) -> fmt::Result {
        let name = &*function.name;
        let known = self.declarations.declares_function(function);
        if known && arguments.is_empty() && name == "null" && function.result == Sort::Ref {
            return self.out.write_str("null");
        }
        if known && arguments.is_empty() && name.starts_with(TYPE_PREFIX) && function.result == Sort::Type {
            return escaped(self.out, name, '`');
        }
        Quoted { plain: quoted(name).plain && !OPERATOR_WORDS.contains(&name), text: name }.fmt(self.out)?;
        if !known {
            write!(self.out, ":{}", function.result)?;
        }
        self.arguments(arguments)
    }

    fn quantified(
        &mut self,
        quantifier: Quantifier,
        variables: &[Var],
        triggers: &[Vec<Term>],
        body: &Term,
    ) -> fmt::Result {
        self.out.write_str(match quantifier {
            Quantifier::Forall => "forall",
            Quantifier::Exists => "exists",
        })?;
        for (index, variable) in variables.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(self.out, "{comma} {variable}: {}", variable.sort)?;
        }
        let depth = self.bound.len();
        self.bound.extend(variables.iter().cloned());
        for trigger in triggers {
            self.out.write_str(" {")?;
            self.chain(trigger, ", ", Level::Lowest)?;
            self.out.write_char('}')?;
        }
        self.out.write_str(" :: ")?;
        self.term(body, Level::Lowest)?;
        self.bound.truncate(depth);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::build::*;

    fn variable(name: &str) -> Term {
        Var::new(name, Sort::Int).term()
    }

    fn truth(name: &str) -> Term {
        Var::new(name, Sort::Bool).term()
    }

    #[test]
    fn operators_bind_as_in_java() {
        let (i, n) = (variable("i"), variable("n"));
        let guard = and([le(int(0), i.clone()), lt(i.clone(), n.clone())]);
        assert_eq!(guard.to_string(), "0 <= i && i < n");
        let product = mul(add(i.clone(), int(1)), sub(n.clone(), sub(i.clone(), int(2))));
        assert_eq!(product.to_string(), "(i + 1) * (n - (i - 2))");
        assert_eq!(implies(guard.clone(), ne(i.clone(), n.clone())).to_string(), "0 <= i && i < n ==> i != n");
        assert_eq!(not(or([truth("p"), truth("q")])).to_string(), "!(p || q)");
        assert_eq!(sub(i, int(-5)).to_string(), "i - -5");
        assert_eq!(Term::apply(Op::Neg, vec![int(5)]).to_string(), "-(5)");
    }

    #[test]
    fn maps_functions_and_quantifiers() {
        let next = Var::new("Node.next", Sort::map(Sort::Ref, Sort::Ref)).term();
        let (x, y) = (Var::new("x", Sort::Ref), Var::new("y", Sort::Ref));
        let null = call(&function("null", &[], Sort::Ref), vec![]);
        assert_eq!(select(next.clone(), x.term()).to_string(), "Node.next[x]");
        assert_eq!(store(next.clone(), x.term(), y.term()).to_string(), "Node.next[x := y]");
        let formula = quantified_with(
            Quantifier::Forall,
            vec![x.clone()],
            vec![vec![select(next.clone(), x.term())]],
            ne(select(next, x.term()), null),
        );
        assert_eq!(formula.to_string(), "forall x: Ref {Node.next[x]} :: Node.next[x] != null");
        let zero = const_map(Sort::map(Sort::Int, Sort::Int), int(0));
        assert_eq!(zero.to_string(), "const<Map<Int, Int>>(0)");
        let ty = call(&function("type Node[]", &[], Sort::Type), vec![]);
        assert_eq!(ty.to_string(), "`type Node[]`");
        assert_eq!(ite(truth("p"), int(1), int(2)).to_string(), "if p then 1 else 2");
    }

    #[test]
    fn names_that_are_no_words_are_quoted() {
        assert_eq!(quoted("i$2").to_string(), "i$2");
        assert_eq!(quoted("$now").to_string(), "$now");
        assert_eq!(quoted("int[]").to_string(), "`int[]`");
        assert_eq!(quoted("a..b").to_string(), "`a..b`");
        assert_eq!(quoted("then").to_string(), "`then`");
        assert_eq!(quoted("a`\n").to_string(), "`a\\`\\n`");
        assert_eq!(quoted("").to_string(), "``");
    }
}
