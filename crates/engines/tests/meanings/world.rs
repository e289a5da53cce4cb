//! The program of these tests: some classes, the natives that proofs translate, and procedures that make objects.

use ir::Program;
use ir::interpreter::natives;

/// The boxes: class, sort and type of the number.
pub const BOXES: [(&str, &str, &str); 8] = [
    ("java.lang.Boolean", "Bool", "boolean"),
    ("java.lang.Byte", "Int", "byte"),
    ("java.lang.Short", "Int", "short"),
    ("java.lang.Character", "Int", "char"),
    ("java.lang.Integer", "Int", "int"),
    ("java.lang.Long", "Int", "long"),
    ("java.lang.Float", "Float32", "float"),
    ("java.lang.Double", "Float64", "double"),
];

/// Classes whose objects have no content, and what their equality is.
pub const OTHERS: [(&str, &str); 4] =
    [("Token", ""), ("Color", ""), ("Point", " equality own"), ("Spot", " equality own")];

const BEGIN: &str = "
class java.lang.Object
class java.lang.String extends java.lang.Object
class invar.logic.Seq extends java.lang.Object
class invar.logic.Dict extends java.lang.Object
global `Object[]`: Map<Ref, Map<Int, Ref>> is elements reference
global $now: Int is clock
procedure `new array` seen by body @0:0..1
  parameter n: Int is int
  result r: Ref
  begin b0
  b0:
    r := new array of java.lang.Object length n site 1 @0:0..1
    return
end
procedure `store` seen by body @0:0..1
  parameter a: Ref is java.lang.Object[]
  parameter i: Int is int
  parameter x: Ref is java.lang.Object
  begin b0
  b0:
    update `Object[]`[a][i] := x @0:0..1
    return
end
procedure `load` seen by body @0:0..1
  parameter a: Ref is java.lang.Object[]
  parameter i: Int is int
  result r: Ref
  begin b0
  b0:
    r := `Object[]`[a][i] @0:0..1
    return
end
";

/// The texts of the string constants.
pub const TEXTS: [&str; 4] = ["", "a", "ab", "Aa"];

/// Natives of the classes of values that proofs do not translate, or answer otherwise than runs, or that no run asks.
const UNTRANSLATED: [&str; 4] = [
    "invar.logic.Seq.isFollowed(invar.logic.Seq)",
    "invar.logic.Dict.holdTwice()",
    "invar.logic.Dict.askForShape()",
    "invar.logic.Dict.rank(invar.logic.Dict,java.lang.Object)",
];

/// Classes of natives whose results proofs leave open or know beforehand: there is no value to compare.
const OPEN: [&str; 6] = [
    "invar.logic.Entries.",
    "invar.logic.Generic.",
    "invar.logic.Identity.",
    "invar.logic.Running.",
    "invar.logic.Output.",
    "invar.logic.Missing.",
];

/// The natives of strings that proofs translate.
const OF_STRINGS: [&str; 5] = ["lengthOf(", "unitAt(", "sameContent(", "canonical(", "fill("];

/// The natives that proofs translate.
pub fn translated() -> Vec<&'static str> {
    let is_open = |name: &str| OPEN.iter().any(|class| name.starts_with(class));
    let is_value = |name: &str| name.starts_with("invar.logic.") && !UNTRANSLATED.contains(&name) && !is_open(name);
    let of_string = |name: &str| {
        let method = name.strip_prefix("java.lang.String.");
        method.is_some_and(|method| OF_STRINGS.iter().any(|known| method.starts_with(known)))
    };
    natives::names().into_iter().filter(|name| is_value(name) || of_string(name)).collect()
}

/// What a native gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gives {
    Nothing,
    Truth,
    Number,
    Object,
    Sequence,
    Dictionary,
}

impl Gives {
    /// The sort of the variable that gets it.
    pub fn sort(self) -> Option<&'static str> {
        match self {
            Gives::Nothing => None,
            Gives::Truth => Some("Bool"),
            Gives::Number => Some("Int"),
            Gives::Object | Gives::Sequence | Gives::Dictionary => Some("Ref"),
        }
    }

    /// What this native gives.
    pub fn of(native: &str) -> Gives {
        let path = native.split('(').next().unwrap_or_default();
        let mut parts = path.rsplit('.');
        let (method, class) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        match (class, method) {
            (_, "fill") => Gives::Nothing,
            (_, "has" | "isPlain" | "same" | "sameContent") => Gives::Truth,
            (_, "size" | "position" | "indexOf" | "lastIndexOf" | "candidate" | "lengthOf" | "unitAt") => Gives::Number,
            (_, "get" | "keyAt" | "valueAt" | "canonical") => Gives::Object,
            ("Dict", "put" | "insert" | "remove") => Gives::Dictionary,
            _ => Gives::Sequence,
        }
    }
}

fn native(name: &str) -> String {
    let mut text = format!("native procedure `{name}` seen by contract @0:0..1\n");
    let types = name.strip_suffix(')').and_then(|name| name.split_once('(')).map_or("", |(_, types)| types);
    for (index, ty) in types.split(',').enumerate() {
        let sort = if ty == "int" { "Int" } else { "Ref" };
        text.push_str(&format!("  parameter p{index}: {sort} is {ty}\n"));
    }
    if let Some(sort) = Gives::of(name).sort() {
        text.push_str(&format!("  result result: {sort}\n"));
    }
    text + "end\n"
}

fn maker(class: &str, parameter: &str, update: &str) -> String {
    format!(
        "procedure `new {class}` seen by body @0:0..1\n{parameter}  result r: Ref\n  begin b0\n  b0:\n    \
         r := new {class} site 1 @0:0..1\n{update}    return\nend\n"
    )
}

fn constant(text: &str) -> String {
    format!(
        "procedure `constant {text}` seen by body @0:0..1\n  result r: Ref\n  begin b0\n  b0:\n    \
         r := `string {text}` @0:0..1\n    return\nend\n"
    )
}

/// The program with more procedures.
pub fn program(more: &str) -> Program {
    let mut text = BEGIN.to_owned();
    for (class, sort, ty) in BOXES {
        text.push_str(&format!("class {class} extends java.lang.Object\n"));
        text.push_str(&format!("global {class}.value: Map<Ref, {sort}> is field value of {class}: {ty}\n"));
        let update = format!("    update {class}.value[r] := n @0:0..1\n");
        text.push_str(&maker(class, &format!("  parameter n: {sort} is {ty}\n"), &update));
    }
    for (class, equality) in OTHERS {
        text.push_str(&format!("class {class} extends java.lang.Object{equality}\n{}", maker(class, "", "")));
    }
    text.push_str(&maker("java.lang.String", "", ""));
    text.extend(TEXTS.map(constant));
    text.extend(translated().into_iter().map(native));
    text.push_str(more);
    let program = ir::parse::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(ir::check::check(&program), []);
    program
}
