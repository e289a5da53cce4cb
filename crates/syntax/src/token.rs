//! The tokens of Java and of its annotation comments.

/// Where a bracket has no partner.
pub const NO_PARTNER: u32 = u32::MAX;

/// One token, as offsets into the text that was lexed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// Offset of the first byte.
    pub start: u32,
    /// Offset behind the last byte.
    pub end: u32,
    /// For a bracket, the index of the token that closes or opens it, or [`NO_PARTNER`].
    pub partner: u32,
    /// What it is.
    pub kind: TokenKind,
    /// Whether it stands in an annotation comment.
    pub in_annotation: bool,
    /// Whether a line ends between the token before it and this one.
    pub after_line_break: bool,
}

macro_rules! token_kinds {
    (
        classes { $($(#[$meta:meta])* $class:ident $description:literal,)* }
        keywords { $($keyword:ident $keyword_text:literal,)* }
        symbols { $($symbol:ident $symbol_text:literal,)* }
    ) => {
        /// What a token is.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum TokenKind {
            $($(#[$meta])* $class,)*
            $($keyword,)*
            $($symbol,)*
        }

        impl TokenKind {
            /// The keyword with this text, if there is one.
            pub fn keyword(text: &str) -> Option<TokenKind> {
                match text {
                    $($keyword_text => Some(TokenKind::$keyword),)*
                    _ => None,
                }
            }

            /// The text of a keyword or symbol, which is always the same.
            pub fn fixed_text(self) -> Option<&'static str> {
                match self {
                    $(TokenKind::$keyword => Some($keyword_text),)*
                    $(TokenKind::$symbol => Some($symbol_text),)*
                    _ => None,
                }
            }

            /// What it is, for people: "a string literal" or "`while`".
            pub fn describe(self) -> String {
                match self {
                    $(TokenKind::$class => $description.to_owned(),)*
                    _ => format!("`{}`", self.fixed_text().unwrap_or_default()),
                }
            }
        }
    };
}

token_kinds! {
    classes {
        /// A name that is not a keyword; the words of the specification language are names.
        Identifier "a name",
        /// `17`, `0x1FL`
        IntegerLiteral "a number",
        /// `1.5`, `2e3f`
        FloatLiteral "a floating-point number",
        /// `'a'`
        CharLiteral "a character literal",
        /// `"abc"`
        StringLiteral "a string literal",
        /// `"""…"""`
        TextBlock "a text block",
        /// `\result`, `\old`, …: a backslash and a word, in annotation comments only.
        BackslashWord "a specification keyword",
        /// `(* … *)`, in annotation comments only.
        InformalDescription "an informal description",
        /// `/*@` or `//@`: what follows is a specification.
        AnnotationStart "an annotation comment",
        /// The end of the annotation comment, or of the last of several in a row.
        AnnotationEnd "the end of the annotation comment",
        /// A whole comment `/*: … */` or `//: …`.
        JahobComment "a Jahob annotation",
        /// Characters that no token of Java begins with.
        Unknown "a character that Java does not know",
        /// Behind the last token.
        EndOfFile "the end of the file",
    }
    keywords {
        Abstract "abstract", Assert "assert", Boolean "boolean", Break "break", Byte "byte", Case "case",
        Catch "catch", Char "char", Class "class", Const "const", Continue "continue", Default "default", Do "do",
        Double "double", Else "else", Enum "enum", Extends "extends", False "false", Final "final",
        Finally "finally", Float "float", For "for", Goto "goto", If "if", Implements "implements",
        Import "import", InstanceOf "instanceof", Int "int", Interface "interface", Long "long", Native "native",
        New "new", Null "null", Package "package", Private "private", Protected "protected", Public "public",
        Return "return", Short "short", Static "static", Strictfp "strictfp", Super "super", Switch "switch",
        Synchronized "synchronized", This "this", Throw "throw", Throws "throws", Transient "transient",
        True "true", Try "try", Void "void", Volatile "volatile", While "while",
    }
    symbols {
        OpenParen "(", CloseParen ")", OpenBrace "{", CloseBrace "}", OpenBracket "[", CloseBracket "]",
        Semicolon ";", Comma ",", Dot ".", DotDot "..", Ellipsis "...", At "@", ColonColon "::", Colon ":",
        Question "?", Arrow "->", Assign "=", Equal "==", NotEqual "!=", Bang "!", Tilde "~", Less "<",
        LessEqual "<=", ShiftLeft "<<", ShiftLeftAssign "<<=", Greater ">", GreaterEqual ">=", AndAnd "&&",
        OrOr "||", PlusPlus "++", MinusMinus "--", Plus "+", PlusAssign "+=", Minus "-", MinusAssign "-=",
        Star "*", StarAssign "*=", Slash "/", SlashAssign "/=", Ampersand "&", AmpersandAssign "&=", Bar "|",
        BarAssign "|=", Caret "^", CaretAssign "^=", Percent "%", PercentAssign "%=", Implies "==>",
        ImpliedBy "<==", Equivalent "<==>", NotEquivalent "<=!=>", Subtype "<:",
    }
}

impl TokenKind {
    /// Whether it is the name of a primitive type.
    pub fn is_primitive_type(self) -> bool {
        use TokenKind::*;
        matches!(self, Boolean | Byte | Short | Char | Int | Long | Float | Double)
    }
}
