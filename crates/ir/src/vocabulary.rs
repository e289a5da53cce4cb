//! The function symbols that give the heap and Java's arithmetic their meaning in terms. `theories/java.smt2`
//! defines the arithmetic for provers, the interpreter computes it, and a test compares the two.

use crate::program::{ElementKind, JavaType};
use base::Name;
use logic::build::{call, function, int};
use logic::{Function, Sort, Term, Var};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

/// The table of functions: for each, what to match on, the function, its name in the IR's text and in SMT-LIB, and its sorts.
macro_rules! functions {
    ($($(#[$about:meta])* $group:ident $symbols:ident {
        $($(#[$meta:meta])* $variant:ident $name:ident $text:literal ($($parameter:expr),*) $result:expr;)*
    })*) => {
        $($(
            $(#[$meta])*
            pub static $name: LazyLock<Arc<Function>> = LazyLock::new(|| function($text, &[$($parameter),*], $result));
        )*)*

        $(
            $(#[$about])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            pub enum $symbols {
                $($(#[$meta])* $variant,)*
            }
        )*

        /// The functions of the vocabulary, as something to match on: whoever gives them a meaning, be it the interpreter or an analysis, says of
        /// each what it is there.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Symbol {
            $($(#[$about])* $group($symbols),)*
        }

        impl Symbol {
            /// All of them.
            pub const ALL: &'static [Symbol] = &[$($(Symbol::$group($symbols::$variant)),*),*];

            /// The function, with its name and its sorts.
            pub fn function(self) -> &'static Arc<Function> {
                match self {
                    $($(Symbol::$group($symbols::$variant) => &$name,)*)*
                }
            }
        }
    };
}

functions! {
    /// Objects, their types and identities.
    Heap HeapSymbol {
        /// The reference to no object. It was never born: `birth` says nothing of it.
        Null NULL "null" () Sort::Ref;
        /// The time at which an object was allocated.
        Birth BIRTH "birth" (Sort::Ref) Sort::Int;
        /// The class of an object or the type of an array.
        TypeOf TYPEOF "typeof" (Sort::Ref) Sort::Type;
        /// The class that type arguments say the keys of a map, or the elements of a collection, are of.
        KeyType KEY_TYPE "generic.key" (Sort::Ref) Sort::Type;
        /// The length of an array.
        Length LENGTH "length" (Sort::Ref) Sort::Int;
        /// Whether a runtime type is a subtype of another.
        Subtype SUBTYPE "subtype" (Sort::Type, Sort::Type) Sort::Bool;
        /// The element type of an array type.
        ElementType ELEMENT_TYPE "element_type" (Sort::Type) Sort::Type;
        /// The one object among those that are the same value: a string's is the constant, a box's the box of its number; other
        /// objects are their own.
        Key KEY "plain.key" (Sort::Ref) Sort::Ref;
        /// The object that one whose identity is open turns out to be: two are the same if these are.
        Shared SHARED "object.shared" (Sort::Ref) Sort::Ref;
        /// The number that an object has for good.
        Identity IDENTITY "object.identity" (Sort::Ref) Sort::Int;
        /// The object of `Class` for a type.
        ClassOf CLASS_OF "class.of" (Sort::Type) Sort::Ref;
        /// The type that an object of `Class` stands for.
        ClassType CLASS_TYPE "class.type" (Sort::Ref) Sort::Type;
    }
    /// Java's arithmetic on `int` and `long`.
    Arithmetic ArithmeticSymbol {
        /// Division that rounds towards zero.
        Div DIV "java.div" (Sort::Int, Sort::Int) Sort::Int;
        /// Remainder with the sign of the dividend.
        Rem REM "java.rem" (Sort::Int, Sort::Int) Sort::Int;
        /// The `int` that is congruent modulo 2^32.
        Wrap32 WRAP32 "java.wrap32" (Sort::Int) Sort::Int;
        /// The `long` that is congruent modulo 2^64.
        Wrap64 WRAP64 "java.wrap64" (Sort::Int) Sort::Int;
        /// The `byte` that is congruent modulo 2^8.
        Wrap8 WRAP8 "java.wrap8" (Sort::Int) Sort::Int;
        /// The `short` that is congruent modulo 2^16.
        Wrap16 WRAP16 "java.wrap16" (Sort::Int) Sort::Int;
        /// The `char` that is congruent modulo 2^16.
        WrapChar WRAP_CHAR "java.wrapchar" (Sort::Int) Sort::Int;
        /// `&` on `int`.
        And32 AND32 "java.and32" (Sort::Int, Sort::Int) Sort::Int;
        /// `|` on `int`.
        Or32 OR32 "java.or32" (Sort::Int, Sort::Int) Sort::Int;
        /// `^` on `int`.
        Xor32 XOR32 "java.xor32" (Sort::Int, Sort::Int) Sort::Int;
        /// `<<` on `int`.
        Shl32 SHL32 "java.shl32" (Sort::Int, Sort::Int) Sort::Int;
        /// `>>` on `int`.
        Shr32 SHR32 "java.shr32" (Sort::Int, Sort::Int) Sort::Int;
        /// `>>>` on `int`.
        Ushr32 USHR32 "java.ushr32" (Sort::Int, Sort::Int) Sort::Int;
        /// `&` on `long`.
        And64 AND64 "java.and64" (Sort::Int, Sort::Int) Sort::Int;
        /// `|` on `long`.
        Or64 OR64 "java.or64" (Sort::Int, Sort::Int) Sort::Int;
        /// `^` on `long`.
        Xor64 XOR64 "java.xor64" (Sort::Int, Sort::Int) Sort::Int;
        /// `<<` on `long`.
        Shl64 SHL64 "java.shl64" (Sort::Int, Sort::Int) Sort::Int;
        /// `>>` on `long`.
        Shr64 SHR64 "java.shr64" (Sort::Int, Sort::Int) Sort::Int;
        /// `>>>` on `long`.
        Ushr64 USHR64 "java.ushr64" (Sort::Int, Sort::Int) Sort::Int;
    }
    /// Java's arithmetic on `float` and `double`.
    Float FloatSymbol {
        /// `+` on `float`.
        AddFloat ADD_FLOAT "float.add" (Sort::Float32, Sort::Float32) Sort::Float32;
        /// `-` on `float`.
        SubFloat SUB_FLOAT "float.sub" (Sort::Float32, Sort::Float32) Sort::Float32;
        /// `*` on `float`.
        MulFloat MUL_FLOAT "float.mul" (Sort::Float32, Sort::Float32) Sort::Float32;
        /// `/` on `float`.
        DivFloat DIV_FLOAT "float.div" (Sort::Float32, Sort::Float32) Sort::Float32;
        /// `%` on `float`: the remainder of the division that rounds towards zero.
        RemFloat REM_FLOAT "float.rem" (Sort::Float32, Sort::Float32) Sort::Float32;
        /// `-` on `float`, with one operand.
        NegFloat NEG_FLOAT "float.neg" (Sort::Float32) Sort::Float32;
        /// `==` on `float`: NaN is not equal to itself, and the two zeros are equal.
        EqFloat EQ_FLOAT "float.eq" (Sort::Float32, Sort::Float32) Sort::Bool;
        /// `<` on `float`.
        LtFloat LT_FLOAT "float.lt" (Sort::Float32, Sort::Float32) Sort::Bool;
        /// `<=` on `float`.
        LeFloat LE_FLOAT "float.le" (Sort::Float32, Sort::Float32) Sort::Bool;
        /// `+` on `double`.
        AddDouble ADD_DOUBLE "double.add" (Sort::Float64, Sort::Float64) Sort::Float64;
        /// `-` on `double`.
        SubDouble SUB_DOUBLE "double.sub" (Sort::Float64, Sort::Float64) Sort::Float64;
        /// `*` on `double`.
        MulDouble MUL_DOUBLE "double.mul" (Sort::Float64, Sort::Float64) Sort::Float64;
        /// `/` on `double`.
        DivDouble DIV_DOUBLE "double.div" (Sort::Float64, Sort::Float64) Sort::Float64;
        /// `%` on `double`.
        RemDouble REM_DOUBLE "double.rem" (Sort::Float64, Sort::Float64) Sort::Float64;
        /// `-` on `double`, with one operand.
        NegDouble NEG_DOUBLE "double.neg" (Sort::Float64) Sort::Float64;
        /// `==` on `double`.
        EqDouble EQ_DOUBLE "double.eq" (Sort::Float64, Sort::Float64) Sort::Bool;
        /// `<` on `double`.
        LtDouble LT_DOUBLE "double.lt" (Sort::Float64, Sort::Float64) Sort::Bool;
        /// `<=` on `double`.
        LeDouble LE_DOUBLE "double.le" (Sort::Float64, Sort::Float64) Sort::Bool;
        /// The nearest `float` to an integer, ties to even.
        FloatOfInt FLOAT_OF_INT "float.of_int" (Sort::Int) Sort::Float32;
        /// The nearest `double` to an integer, ties to even.
        DoubleOfInt DOUBLE_OF_INT "double.of_int" (Sort::Int) Sort::Float64;
        /// `(float) d`
        FloatOfDouble FLOAT_OF_DOUBLE "float.of_double" (Sort::Float64) Sort::Float32;
        /// `(double) f`
        DoubleOfFloat DOUBLE_OF_FLOAT "double.of_float" (Sort::Float32) Sort::Float64;
        /// `(int) f`: towards zero, NaN is 0, and what is too large becomes the nearest `int`.
        IntOfFloat INT_OF_FLOAT "int.of_float" (Sort::Float32) Sort::Int;
        /// `(long) f`, likewise.
        LongOfFloat LONG_OF_FLOAT "long.of_float" (Sort::Float32) Sort::Int;
        /// `(int) d`, likewise.
        IntOfDouble INT_OF_DOUBLE "int.of_double" (Sort::Float64) Sort::Int;
        /// `(long) d`, likewise.
        LongOfDouble LONG_OF_DOUBLE "long.of_double" (Sort::Float64) Sort::Int;
    }
    /// Texts, each shown by its string constant.
    Text TextSymbol {
        /// The string constant with the same text.
        Canonical CANONICAL "string.canonical" (Sort::Ref) Sort::Ref;
        /// The number of units of a string.
        Length STRING_LENGTH "string.length" (Sort::Ref) Sort::Int;
        /// A unit of a string.
        Unit STRING_UNIT "string.unit" (Sort::Ref, Sort::Int) Sort::Int;
        /// The hash code of a string constant.
        Hash STRING_HASH "string.hash" (Sort::Ref) Sort::Int;
        /// What `compareTo` says of two string constants.
        Difference STRING_DIFFERENCE "string.difference" (Sort::Ref, Sort::Ref) Sort::Int;
        /// A number that is greater for the greater of two string constants that are compared.
        Rank STRING_RANK "string.rank" (Sort::Ref) Sort::Int;
        /// One text behind the other.
        Concat STRING_CONCAT "string.concat" (Sort::Ref, Sort::Ref) Sort::Ref;
        /// The units of a text from a position to before another one.
        Slice STRING_SLICE "string.slice" (Sort::Ref, Sort::Int, Sort::Int) Sort::Ref;
        /// The text of the elements of an array from a position on, so many.
        Of STRING_OF "string.of" (Sort::map(Sort::Int, Sort::Int), Sort::Int, Sort::Int) Sort::Ref;
        /// The text of one unit.
        OfUnit STRING_OF_UNIT "string.of_unit" (Sort::Int) Sort::Ref;
        /// Where a text stands in another one, not before a position, or -1.
        Find STRING_FIND "string.find" (Sort::Ref, Sort::Ref, Sort::Int) Sort::Int;
        /// Where a text stands in another one, the last time, not behind a position, or -1.
        FindLast STRING_FIND_LAST "string.find_last" (Sort::Ref, Sort::Ref, Sort::Int) Sort::Int;
        /// Where a unit stands in a text, not before a position, or -1.
        FindUnit STRING_FIND_UNIT "string.find_unit" (Sort::Ref, Sort::Int, Sort::Int) Sort::Int;
    }
    /// Sequences.
    Seq SeqSymbol {
        /// The sequence that an object of `invar.logic.Seq` stands for.
        Value SEQ_VALUE "seq.value" (Sort::Ref) Sort::Seq;
        /// The sequence without elements.
        Empty SEQ_EMPTY "seq.none" () Sort::Seq;
        /// The number of elements.
        Size SEQ_SIZE "seq.size" (Sort::Seq) Sort::Int;
        /// An element.
        Get SEQ_GET "seq.get" (Sort::Seq, Sort::Int) Sort::Ref;
        /// One more element at the end.
        Append SEQ_APPEND "seq.append" (Sort::Seq, Sort::Ref) Sort::Seq;
        /// One more element at an index.
        Insert SEQ_INSERT "seq.insert" (Sort::Seq, Sort::Int, Sort::Ref) Sort::Seq;
        /// Another element at an index.
        Set SEQ_SET "seq.set" (Sort::Seq, Sort::Int, Sort::Ref) Sort::Seq;
        /// Without the element at an index.
        Remove SEQ_REMOVE "seq.remove" (Sort::Seq, Sort::Int) Sort::Seq;
        /// The elements from an index to before another one.
        Slice SEQ_SLICE "seq.slice" (Sort::Seq, Sort::Int, Sort::Int) Sort::Seq;
        /// One behind the other.
        Concat SEQ_CONCAT "seq.concat" (Sort::Seq, Sort::Seq) Sort::Seq;
        /// From last to first.
        Reverse SEQ_REVERSE "seq.reverse" (Sort::Seq) Sort::Seq;
        /// So many times the same element.
        Repeat SEQ_REPEAT "seq.repeat" (Sort::Ref, Sort::Int) Sort::Seq;
        /// A whole number as an element of a sequence of specifications.
        FromInt OF_INT "value.of_int" (Sort::Int) Sort::Ref;
        /// The whole number that such an element is.
        ToInt INT_OF "value.int" (Sort::Ref) Sort::Int;
        /// A truth value as an element of a sequence of specifications.
        FromBool OF_BOOL "value.of_bool" (Sort::Bool) Sort::Ref;
        /// The truth value that such an element is.
        ToBool BOOL_OF "value.bool" (Sort::Ref) Sort::Bool;
        /// The first elements of an array, so many.
        Of SEQ_OF "seq.of" (Sort::map(Sort::Int, Sort::Ref), Sort::Int) Sort::Seq;
        /// An array's elements with those of the sequence in the first places.
        Into SEQ_INTO "seq.into" (Sort::map(Sort::Int, Sort::Ref), Sort::Seq) Sort::map(Sort::Int, Sort::Ref);
        /// The first index from a third argument on of an element with this key, or -1.
        Index SEQ_INDEX "seq.index" (Sort::Seq, Sort::Ref, Sort::Int) Sort::Int;
        /// The last index before the third argument of an element with this key, or -1.
        LastIndex SEQ_LAST_INDEX "seq.last_index" (Sort::Seq, Sort::Ref, Sort::Int) Sort::Int;
    }
    /// Dictionaries.
    Dict DictSymbol {
        /// The dictionary that an object of `invar.logic.Dict` stands for.
        Value DICT_VALUE "dict.value" (Sort::Ref) Sort::Dict;
        /// The dictionary without keys.
        Empty DICT_EMPTY "dict.empty" () Sort::Dict;
        /// The number of keys.
        Size DICT_SIZE "dict.size" (Sort::Dict) Sort::Int;
        /// Whether a key is there.
        Has DICT_HAS "dict.has" (Sort::Dict, Sort::Ref) Sort::Bool;
        /// The value of a key, null if it is not there.
        Get DICT_GET "dict.get" (Sort::Dict, Sort::Ref) Sort::Ref;
        /// The object that was put as this key.
        Object DICT_OBJECT "dict.object" (Sort::Dict, Sort::Ref) Sort::Ref;
        /// The position of a key, or -1.
        Position DICT_POSITION "dict.position" (Sort::Dict, Sort::Ref) Sort::Int;
        /// The number of keys that are less than a value of the same class, where they are in their natural order.
        Rank DICT_RANK "dict.rank" (Sort::Dict, Sort::Ref) Sort::Int;
        /// The key at a position.
        At DICT_AT "dict.at" (Sort::Dict, Sort::Int) Sort::Ref;
        /// With another value, or one more key at the end: key, its object, value.
        Put DICT_PUT "dict.put" (Sort::Dict, Sort::Ref, Sort::Ref, Sort::Ref) Sort::Dict;
        /// One more key at a position: position, key, its object, value.
        Insert DICT_INSERT "dict.insert" (Sort::Dict, Sort::Int, Sort::Ref, Sort::Ref, Sort::Ref) Sort::Dict;
        /// Without a key.
        Remove DICT_REMOVE "dict.remove" (Sort::Dict, Sort::Ref) Sort::Dict;
        /// The objects of all keys in their order.
        Keys DICT_KEYS "dict.keys" (Sort::Dict) Sort::Seq;
        /// All values in the order of their keys.
        Values DICT_VALUES "dict.values" (Sort::Dict) Sort::Seq;
        /// The hash code with which a key that is not plain was put into the dictionary of a handle; other keys have none, and that is
        /// no `int`. Dictionaries that are equal may have been given different ones.
        Hash DICT_HASH "dict.hash" (Sort::Ref, Sort::Ref) Sort::Int;
        /// The first position, not before another one, of a key that was put with this hash code, or -1; it depends on the handle too.
        Candidate DICT_CANDIDATE "dict.candidate" (Sort::Ref, Sort::Int, Sort::Int) Sort::Int;
        /// The objects of all keys of a dictionary in some order, which depends on a number, and on the handle: dictionaries that
        /// are equal may have been given different hash codes.
        Scattered DICT_SCATTERED "dict.scattered" (Sort::Ref, Sort::Int) Sort::Seq;
        /// Where a key stands in that order.
        Place DICT_PLACE "dict.place" (Sort::Ref, Sort::Int, Sort::Ref) Sort::Int;
    }
    /// Paths along a field.
    Path PathSymbol {
        /// Where the path along a field ends: the field, where it begins, and the number of steps. It is null from where the path cannot go on.
        End PATH_END "path.end" (Sort::map(Sort::Ref, Sort::Ref), Sort::Ref, Sort::Int) Sort::Ref;
        /// That a path goes along a field in a state with this clock: true, and said only so that it is known which states there are.
        State PATH_STATE "path.state" (Sort::map(Sort::Ref, Sort::Ref), Sort::Int) Sort::Bool;
        /// The same, as facts speak of it.
        Walk PATH_WALK "path.walk" (Sort::map(Sort::Ref, Sort::Ref), Sort::Ref, Sort::Int) Sort::Ref;
        /// The least number of steps along a field from one object to another; negative, or any number, if it does not lead there.
        Index PATH_INDEX "path.index" (Sort::map(Sort::Ref, Sort::Ref), Sort::Ref, Sort::Ref) Sort::Int;
    }
}

/// The symbols by the names of their functions: comparing interned names is cheap, and texts that nobody knows are not interned.
static SYMBOLS: LazyLock<HashMap<Name, Symbol>> =
    LazyLock::new(|| Symbol::ALL.iter().map(|symbol| (symbol.function().name, *symbol)).collect());
static NAMED: LazyLock<HashMap<&'static str, Symbol>> =
    LazyLock::new(|| SYMBOLS.iter().map(|(name, symbol)| (name.as_str(), *symbol)).collect());

impl Symbol {
    /// What the function is, if it belongs to the vocabulary.
    pub fn of(function: &Function) -> Option<Symbol> {
        SYMBOLS.get(&function.name).copied()
    }
}

/// The function with this name: one of those above, or a constant of a type, a number or a string.
pub fn function_named(name: &str) -> Option<Arc<Function>> {
    let known = NAMED.get(name).map(|symbol| symbol.function().clone());
    known.or_else(|| constant_sort(name).map(|sort| function(name, &[], sort)))
}

/// The sort of the constant that has this name.
pub fn constant_sort(name: &str) -> Option<Sort> {
    let sorts = [
        (TYPE_PREFIX, Sort::Type),
        (FLOAT_PREFIX, Sort::Float32),
        (DOUBLE_PREFIX, Sort::Float64),
        (STRING_PREFIX, Sort::Ref),
    ];
    sorts.into_iter().find(|(prefix, _)| name.starts_with(prefix)).map(|(_, sort)| sort)
}

/// `null`
pub fn null() -> Term {
    call(&NULL, vec![])
}

/// `birth(object)`
pub fn birth(object: Term) -> Term {
    call(&BIRTH, vec![object])
}

/// `typeof(object)`
pub fn type_of(object: Term) -> Term {
    call(&TYPEOF, vec![object])
}

/// `length(array)`
pub fn length(array: Term) -> Term {
    call(&LENGTH, vec![array])
}

/// `subtype(sub, ty)`
pub fn subtype(sub: Term, ty: Term) -> Term {
    call(&SUBTYPE, vec![sub, ty])
}

/// `path.walk(map, from, steps)`
pub fn walk(map: Term, from: Term, steps: Term) -> Term {
    call(&PATH_WALK, vec![map, from, steps])
}

/// `element_type(array_type)`
pub fn element_type(array_type: Term) -> Term {
    call(&ELEMENT_TYPE, vec![array_type])
}

/// What the names of type constants begin with: `type Node[]`.
pub const TYPE_PREFIX: &str = "type ";

/// The constant for a runtime type, a function without parameters.
pub fn type_constant(ty: &JavaType) -> Term {
    call(&function(&format!("{TYPE_PREFIX}{ty}"), &[], Sort::Type), vec![])
}

/// What the names of `float` constants begin with, before their bits: `float 3f800000`.
pub const FLOAT_PREFIX: &str = "float ";

/// What the names of `double` constants begin with, before their bits: `double 3ff0000000000000`.
pub const DOUBLE_PREFIX: &str = "double ";

/// What the names of string constants begin with, before their text: `string Hello`.
pub const STRING_PREFIX: &str = "string ";

/// A `float` constant, a function without parameters. All NaNs are one.
pub fn float(value: f32) -> Term {
    let bits = if value.is_nan() { f32::NAN.to_bits() & 0x7fff_ffff } else { value.to_bits() };
    call(&function(&format!("{FLOAT_PREFIX}{bits:08x}"), &[], Sort::Float32), vec![])
}

/// A `double` constant, a function without parameters. All NaNs are one.
pub fn double(value: f64) -> Term {
    let bits = if value.is_nan() { f64::NAN.to_bits() & 0x7fff_ffff_ffff_ffff } else { value.to_bits() };
    call(&function(&format!("{DOUBLE_PREFIX}{bits:016x}"), &[], Sort::Float64), vec![])
}

/// A string constant, a function without parameters: the one `String` object with this text that literals denote.
pub fn string(text: &[u16]) -> Term {
    call(&function(&format!("{STRING_PREFIX}{}", encode_text(text)), &[], Sort::Ref), vec![])
}

/// UTF-16 as a name: what is no plain character is written `\u{hex}`.
fn encode_text(text: &[u16]) -> String {
    let mut name = String::new();
    for unit in char::decode_utf16(text.iter().copied()) {
        match unit {
            Ok(c) if c != '\\' && !c.is_control() => name.push(c),
            Ok(c) => name.push_str(&format!("\\u{{{:x}}}", u32::from(c))),
            Err(half) => name.push_str(&format!("\\u{{{:x}}}", half.unpaired_surrogate())),
        }
    }
    name
}

/// The text that the name of a string constant stands for.
pub fn constant_string(function: &str) -> Option<Vec<u16>> {
    let mut rest = function.strip_prefix(STRING_PREFIX)?;
    let mut text = Vec::new();
    while let Some(c) = rest.chars().next() {
        if let Some(escape) = rest.strip_prefix("\\u{") {
            let (digits, after) = escape.split_once('}')?;
            let code = u32::from_str_radix(digits, 16).ok()?;
            match char::from_u32(code) {
                Some(c) => text.extend_from_slice(c.encode_utf16(&mut [0; 2])),
                None => text.push(u16::try_from(code).ok()?),
            }
            rest = after;
        } else {
            text.extend_from_slice(c.encode_utf16(&mut [0; 2]));
            rest = &rest[c.len_utf8()..];
        }
    }
    Some(text)
}

/// The `float` that the name of a constant stands for.
pub fn constant_float(function: &str) -> Option<f32> {
    u32::from_str_radix(function.strip_prefix(FLOAT_PREFIX)?, 16).ok().map(f32::from_bits)
}

/// The `double` that the name of a constant stands for.
pub fn constant_double(function: &str) -> Option<f64> {
    u64::from_str_radix(function.strip_prefix(DOUBLE_PREFIX)?, 16).ok().map(f64::from_bits)
}

/// The class of strings.
pub const STRING_CLASS: &str = "java.lang.String";

/// The boxes, with the type of the number in them.
pub const BOXES: [(&str, JavaType); 8] = [
    ("java.lang.Boolean", JavaType::Boolean),
    ("java.lang.Byte", JavaType::Byte),
    ("java.lang.Character", JavaType::Char),
    ("java.lang.Double", JavaType::Double),
    ("java.lang.Float", JavaType::Float),
    ("java.lang.Integer", JavaType::Int),
    ("java.lang.Long", JavaType::Long),
    ("java.lang.Short", JavaType::Short),
];

/// Stands for the whole state, the clock aside, until it is known which parts of it matter.
pub fn everything() -> Var {
    Var::new("$everything", Sort::Bool)
}

/// The clock of allocation.
pub fn now() -> Var {
    Var::new("$now", Sort::Int)
}

/// The global that holds a field of all objects.
pub fn field_map(class: &str, field: &str, ty: &JavaType) -> Var {
    Var::new(format!("{class}.{field}"), Sort::map(Sort::Ref, ty.sort()))
}

/// The global that holds a static field.
pub fn static_field(class: &str, field: &str, ty: &JavaType) -> Var {
    Var::new(format!("{class}.{field}"), ty.sort())
}

/// The global that holds the elements of all arrays of a kind.
pub fn elements(kind: ElementKind) -> Var {
    let name = match kind {
        ElementKind::Reference => "Object[]".to_owned(),
        _ => format!("{}[]", kind.element()),
    };
    Var::new(name, Sort::map(Sort::Ref, Sort::map(Sort::Int, kind.element().sort())))
}

/// The value that fields and elements of this type begin with.
pub fn default_value(sort: &Sort) -> Term {
    match sort {
        Sort::Bool => logic::build::bool(false),
        Sort::Int => int(0),
        Sort::Ref => null(),
        Sort::Float32 => float(0.0),
        Sort::Float64 => double(0.0),
        Sort::Map(_, value) => logic::build::const_map(sort.clone(), default_value(value)),
        Sort::Type => type_constant(&JavaType::Class("java.lang.Object".into())),
        Sort::Seq => call(&SEQ_EMPTY, vec![]),
        Sort::Dict => call(&DICT_EMPTY, vec![]),
    }
}

/// The one box of a number that stands for all of its boxes.
pub fn boxed(class: &str, number: Term) -> Term {
    let function = function(&format!("box {class}"), &[number.sort().clone()], Sort::Ref);
    call(&function, vec![number])
}
