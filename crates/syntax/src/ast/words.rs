//! Operators and modifiers as they are written.

use super::{BinaryOp, Modifier, Primitive, UnaryOp};

impl UnaryOp {
    /// The operator as it is written.
    pub fn symbol(self) -> &'static str {
        match self {
            UnaryOp::Plus => "+",
            UnaryOp::Minus => "-",
            UnaryOp::Complement => "~",
            UnaryOp::Not => "!",
        }
    }
}

impl BinaryOp {
    /// The operator as it is written.
    pub fn symbol(self) -> &'static str {
        match self {
            BinaryOp::Mul => "*",
            BinaryOp::Div => "/",
            BinaryOp::Rem => "%",
            BinaryOp::Add => "+",
            BinaryOp::Sub => "-",
            BinaryOp::ShiftLeft => "<<",
            BinaryOp::ShiftRight => ">>",
            BinaryOp::ShiftRightUnsigned => ">>>",
            BinaryOp::Lt => "<",
            BinaryOp::Le => "<=",
            BinaryOp::Gt => ">",
            BinaryOp::Ge => ">=",
            BinaryOp::Eq => "==",
            BinaryOp::Ne => "!=",
            BinaryOp::And => "&",
            BinaryOp::Xor => "^",
            BinaryOp::Or => "|",
            BinaryOp::AndAlso => "&&",
            BinaryOp::OrElse => "||",
            BinaryOp::Implies => "==>",
            BinaryOp::ImpliedBy => "<==",
            BinaryOp::Iff => "<==>",
            BinaryOp::NotIff => "<=!=>",
            BinaryOp::Subtype => "<:",
        }
    }
}

impl Primitive {
    /// The type as it is written.
    pub fn keyword(self) -> &'static str {
        match self {
            Primitive::Boolean => "boolean",
            Primitive::Byte => "byte",
            Primitive::Short => "short",
            Primitive::Char => "char",
            Primitive::Int => "int",
            Primitive::Long => "long",
            Primitive::Float => "float",
            Primitive::Double => "double",
        }
    }
}

macro_rules! modifiers {
    (java { $($java:ident $java_text:literal,)* } specification { $($modifier:ident $text:literal,)* }) => {
        impl Modifier {
            /// The modifier as it is written.
            pub fn keyword(self) -> &'static str {
                match self {
                    $(Modifier::$java => $java_text,)*
                    $(Modifier::$modifier => $text,)*
                }
            }

            /// The modifier of the specification language that a word is.
            pub fn of_specification(word: &str) -> Option<Modifier> {
                match word {
                    $($text => Some(Modifier::$modifier),)*
                    _ => None,
                }
            }

            /// Those of the specification language.
            pub const SPECIFICATION: &[Modifier] = &[$(Modifier::$modifier,)*];

            /// Whether it is one of Java's.
            pub fn is_java(self) -> bool {
                matches!(self, $(Modifier::$java)|*)
            }
        }
    };
}

modifiers! {
    java {
        Public "public", Protected "protected", Private "private", Static "static", Abstract "abstract",
        Final "final", Native "native", Synchronized "synchronized", Transient "transient", Volatile "volatile",
        Strictfp "strictfp", Default "default", Sealed "sealed", NonSealed "non-sealed",
    }
    specification {
        Pure "pure", StrictlyPure "strictly_pure", Nullable "nullable", NullableByDefault "nullable_by_default",
        NonNull "non_null", NonNullByDefault "non_null_by_default", SpecPublic "spec_public",
        SpecProtected "spec_protected", Helper "helper", Ghost "ghost", Model "model", Instance "instance",
        NoState "no_state", TwoState "two_state", CodeJavaMath "code_java_math", CodeSafeMath "code_safe_math",
        CodeBigintMath "code_bigint_math", SpecJavaMath "spec_java_math", SpecSafeMath "spec_safe_math",
        SpecBigintMath "spec_bigint_math", Query "query", Secret "secret", Immutable "immutable", Peer "peer",
        Rep "rep", Readonly "readonly", Uninitialized "uninitialized", Extract "extract", Inline "inline",
        SkipEsc "skipesc", SkipRac "skiprac",
    }
}
