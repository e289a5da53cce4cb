//! The method that is run and checked. In a grammar its head is a line `run(type name = value; …) {`: the values are those of the run,
//! and ` ? condition` behind one says how a parameter of another type than a primitive one or `String` is recognised.

use crate::random::Random;

/// What the run passes.
#[derive(Clone, Debug, Default)]
pub struct Header {
    values: Vec<String>,
    /// All parameters are what they were in the run; empty without parameters.
    condition: String,
    /// Whether the parameters cannot change, so that the condition may stand anywhere in `run`.
    is_stable: bool,
}

/// Replaces the head of `run` by Java, on its line.
pub fn take(lines: &mut [String], random: &mut Random) -> Header {
    let Some((line, inside)) = lines.iter_mut().find_map(|line| {
        let inside = line.trim().strip_prefix("run(")?.strip_suffix(") {")?.to_owned();
        Some((line, inside))
    }) else {
        return Header::default();
    };
    let (mut declared, mut conditions, mut header) = (Vec::new(), Vec::new(), Header::default());
    header.is_stable = random.chance(50);
    for parameter in inside.split("; ").filter(|parameter| !parameter.is_empty()) {
        let (declaration, value) = parameter.split_once(" = ").unwrap_or((parameter, "0"));
        let (value, condition) = match value.split_once(" ? ") {
            Some((value, condition)) => {
                header.is_stable = false;
                (value, condition.to_owned())
            }
            None => (value, plain_condition(declaration, value)),
        };
        declared.push(format!("final {declaration}"));
        conditions.push(condition);
        header.values.push(value.to_owned());
    }
    header.condition = conditions.join(" && ");
    *line = format!("public static void run({}) {{", declared.join(", "));
    if !header.condition.is_empty() && !header.is_stable {
        line.push_str(&format!(" asRun = {};", header.condition));
    }
    header
}

fn plain_condition(declaration: &str, value: &str) -> String {
    let name = declaration.split_whitespace().last().unwrap_or_default();
    match declaration.starts_with("String ") && value != "null" {
        true => format!("{value}.equals({name})"),
        false => format!("{name} == {value}"),
    }
}

impl Header {
    /// Whether `run` has any parameters.
    pub fn has_parameters(&self) -> bool {
        !self.condition.is_empty()
    }

    /// What stands before an assertion; a brace is open behind it unless it is empty.
    pub fn guard(&self, random: &mut Random) -> String {
        match (self.condition.is_empty(), self.is_stable) {
            (true, _) => String::new(),
            (false, true) => format!("if ({}) {{ ", self.condition),
            (false, false) if random.chance(80) => "if (asRun) { ".to_owned(),
            (false, false) => "if (!asRun) { } else { ".to_owned(),
        }
    }

    /// The method that calls `run` as it is run.
    pub fn call(&self) -> String {
        format!("public static void call() {{ run({}); }}", self.values.join(", "))
    }
}
