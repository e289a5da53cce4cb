//! Symbols: each variable and function gets a name of its own that SMT-LIB can read.

use crate::theory::Theory;
use logic::floats::{FloatConstant, float_constant};
use logic::{Function, Sort, Var};
use std::collections::{HashMap, HashSet};

/// Words that mean something in SMT-LIB already, as commands, binders, sorts or functions.
const RESERVED: &[&str] = &[
    "!",
    "*",
    "+",
    "-",
    "/",
    "<",
    "<=",
    "=",
    "=>",
    ">",
    ">=",
    "Array",
    "BINARY",
    "BitVec",
    "Bool",
    "DECIMAL",
    "Float128",
    "Float16",
    "Float32",
    "Float64",
    "FloatingPoint",
    "HEXADECIMAL",
    "Int",
    "NUMERAL",
    "NaN",
    "RNA",
    "RNE",
    "RTN",
    "RTP",
    "RTZ",
    "RegLan",
    "Dictionary",
    "Real",
    "Ref",
    "RoundingMode",
    "STRING",
    "Seq",
    "Sequence",
    "Set",
    "String",
    "Type",
    "_",
    "abs",
    "and",
    "as",
    "bv2int",
    "bvslt",
    "concat",
    "const",
    "default",
    "distinct",
    "div",
    "divisible",
    "exists",
    "extract",
    "false",
    "forall",
    "fp",
    "fp.add",
    "fp.div",
    "fp.eq",
    "fp.geq",
    "fp.isNaN",
    "fp.leq",
    "fp.lt",
    "fp.mul",
    "fp.neg",
    "fp.sub",
    "fp.to_sbv",
    "if",
    "iff",
    "implies",
    "is",
    "is_int",
    "ite",
    "lambda",
    "let",
    "map",
    "match",
    "mod",
    "not",
    "or",
    "par",
    "rem",
    "repeat",
    "roundNearestTiesToAway",
    "roundNearestTiesToEven",
    "roundTowardNegative",
    "roundTowardPositive",
    "roundTowardZero",
    "select",
    "store",
    "to_fp",
    "to_int",
    "to_real",
    "true",
    "xor",
];

/// The symbols given out so far.
#[derive(Debug)]
pub(crate) struct Symbols {
    taken: HashSet<String>,
    variables: HashMap<Var, String>,
    functions: HashMap<Function, String>,
    numbered: HashMap<&'static str, usize>,
}

impl Default for Symbols {
    fn default() -> Symbols {
        let words = RESERVED.iter().copied().chain(Theory::get().names());
        Symbols {
            taken: words.map(str::to_owned).collect(),
            variables: HashMap::new(),
            functions: HashMap::new(),
            numbered: HashMap::new(),
        }
    }
}

impl Symbols {
    /// The symbol of a variable. Variables that differ only in their sort get different ones.
    pub fn variable(&mut self, var: &Var) -> &str {
        if !self.variables.contains_key(var) {
            let symbol = self.take(&var.name);
            self.variables.insert(var.clone(), symbol);
        }
        &self.variables[var]
    }

    /// The symbol of a function: what SMT-LIB writes for it if it is a number, its own name if a theory defines it so,
    /// else one that nobody else has.
    pub fn function(&mut self, function: &Function) -> &str {
        if !self.functions.contains_key(function) {
            let symbol = match (float_literal(function), defined(function)) {
                (Some(literal), _) => literal,
                (None, Some(_)) => function.name.to_string(),
                (None, None) => self.take(&function.name),
            };
            self.functions.insert(function.clone(), symbol);
        }
        &self.functions[function]
    }

    /// A symbol for something that has no name: `t~7`.
    pub fn numbered(&mut self, prefix: &'static str) -> String {
        loop {
            let number = self.numbered.entry(prefix).or_default();
            *number += 1;
            let text = format!("{prefix}~{number}");
            if self.taken.insert(text.clone()) {
                return text;
            }
        }
    }

    fn take(&mut self, name: &str) -> String {
        let plain = readable(name);
        let mut text = plain.clone();
        let mut number = 1;
        while !self.taken.insert(text.clone()) {
            number += 1;
            text = format!("{plain}~{number}");
        }
        quoted(text)
    }
}

/// Where a theory defines this function with this signature.
pub(crate) fn defined(function: &Function) -> Option<usize> {
    let theory = Theory::get();
    let position = theory.position(&function.name)?;
    (theory.signature(&function.name) == Some(&signature(function))).then_some(position)
}

/// What SMT-LIB writes for a constant of floating point. There is one NaN.
pub(crate) fn float_literal(function: &Function) -> Option<String> {
    Some(match float_constant(function)? {
        FloatConstant::Float32(bits) if f32::from_bits(bits).is_nan() => "(_ NaN 8 24)".to_owned(),
        FloatConstant::Float32(bits) => {
            format!("(fp #b{:b} #b{:08b} #b{:023b})", bits >> 31, bits >> 23 & 0xff, bits & 0x7f_ffff)
        }
        FloatConstant::Float64(bits) if f64::from_bits(bits).is_nan() => "(_ NaN 11 53)".to_owned(),
        FloatConstant::Float64(bits) => {
            format!("(fp #b{:b} #b{:011b} #b{:052b})", bits >> 63, bits >> 52 & 0x7ff, bits & 0xf_ffff_ffff_ffff)
        }
    })
}

/// Whether a function needs no declaration.
pub(crate) fn is_known(function: &Function) -> bool {
    defined(function).is_some() || float_literal(function).is_some()
}

/// Sorts of parameters and result, as in a declaration: `(Int Ref) Bool`.
pub(crate) fn signature(function: &Function) -> String {
    let parameters: Vec<String> = function.parameters.iter().map(sort_text).collect();
    format!("({}) {}", parameters.join(" "), sort_text(&function.result))
}

/// A sort in SMT-LIB.
pub(crate) fn sort_text(sort: &Sort) -> String {
    match sort {
        Sort::Bool => "Bool".to_owned(),
        Sort::Int => "Int".to_owned(),
        Sort::Ref => "Ref".to_owned(),
        Sort::Float32 => "(_ FloatingPoint 8 24)".to_owned(),
        Sort::Float64 => "(_ FloatingPoint 11 53)".to_owned(),
        Sort::Type => "Type".to_owned(),
        Sort::Seq => "Sequence".to_owned(),
        Sort::Dict => "Dictionary".to_owned(),
        Sort::Map(key, value) => format!("(Array {} {})", sort_text(key), sort_text(value)),
    }
}

/// What a quoted symbol cannot hold is written as a percent sign with the character's number.
fn readable(name: &str) -> String {
    let mut text = String::with_capacity(name.len());
    for c in name.chars() {
        match c {
            '|' | '\\' | '%' => text.push_str(&format!("%{:x};", u32::from(c))),
            ' '..='~' => text.push(c),
            _ => text.push_str(&format!("%{:x};", u32::from(c))),
        }
    }
    if text.is_empty() { "%".to_owned() } else { text }
}

/// The symbol between bars, unless it can do without.
fn quoted(text: String) -> String {
    let simple = |c: char| c.is_ascii_alphanumeric() || "~!@$%^&*_-+=<>.?/".contains(c);
    let first = |c: char| c.is_ascii_alphabetic() || matches!(c, '_' | '$' | '<' | '%');
    if text.starts_with(first) && text.chars().all(simple) { text } else { format!("|{text}|") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use logic::build;

    #[test]
    fn strange_names_are_quoted_and_stay_different() {
        let mut symbols = Symbols::default();
        let mut symbol = |name: &str| symbols.variable(&Var::new(name, Sort::Int)).to_owned();
        assert_eq!(symbol("x"), "x");
        assert_eq!(symbol("A.<init>(int,B[])"), "|A.<init>(int,B[])|");
        assert_eq!(symbol("a|b"), "|a%7c;b|");
        assert_eq!(symbol("a%7c;b"), "|a%25;7c;b|");
        assert_eq!(symbol("é x"), "|%e9; x|");
        assert_eq!(symbol("7"), "|7|");
        assert_eq!(symbol("store"), "store~2");
        assert_eq!(symbol("java.div"), "java.div~2");
        assert_eq!(symbol(""), "%");
    }

    #[test]
    fn one_name_with_two_sorts_is_two_symbols() {
        let mut symbols = Symbols::default();
        assert_eq!(symbols.variable(&Var::new("x", Sort::Int)), "x");
        assert_eq!(symbols.variable(&Var::new("x", Sort::Ref)), "x~2");
        assert_eq!(symbols.function(&build::function("x", &[Sort::Int], Sort::Int)), "x~3");
        assert_eq!(symbols.variable(&Var::new("x", Sort::Ref)), "x~2");
    }

    #[test]
    fn a_theory_defines_only_its_own_signature() {
        assert!(defined(&build::function("java.div", &[Sort::Int, Sort::Int], Sort::Int)).is_some());
        assert!(defined(&build::function("java.div", &[Sort::Int, Sort::Ref], Sort::Int)).is_none());
    }
}
