//! Infix operators of formulas: how tightly they bind, and how they group.

use super::Binary;
use super::lexer::{Token, TokenKind};

/// How operators of one level group.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Grouping {
    /// `a & b & c` is `(a & b) & c`.
    Left,
    /// `a --> b --> c` is `a --> (b --> c)`.
    Right,
    /// `a = b = c` means nothing.
    None,
}

/// What `::` may stand behind: a whole formula.
pub const WHOLE: u8 = 0;
/// The weakest operator that the last part of `if … then … else …` takes.
pub const IMPLICATION: u8 = 3;
/// `~` binds more loosely than comparisons, …
pub const NOT: u8 = 7;
/// … `^*` like `*`, …
pub const PRODUCT: u8 = 14;
/// … and `-` more tightly than `*`.
pub const MINUS: u8 = 15;

/// The operator that a token is. `==` is none of them: it takes all that follows.
pub fn binary_operator(token: &Token<'_>) -> Option<Binary> {
    match token.kind {
        TokenKind::Symbol => symbol(token.text),
        TokenKind::Word => match token.text {
            "Un" => Some(Binary::Union),
            "Int" => Some(Binary::Intersection),
            "div" => Some(Binary::Divide),
            "mod" => Some(Binary::Modulo),
            _ => None,
        },
        TokenKind::Number | TokenKind::String | TokenKind::TypeVariable | TokenKind::End => None,
    }
}

fn symbol(text: &str) -> Option<Binary> {
    Some(match text {
        "<->" | "<-->" | "\\<longleftrightarrow>" => Binary::Iff,
        "-->" | "\\<longrightarrow>" => Binary::Implies,
        "==>" | "\\<Longrightarrow>" => Binary::MetaImplies,
        "|" | "\\<or>" => Binary::Or,
        "&" | "\\<and>" => Binary::And,
        "=" => Binary::Equal,
        ":" | "\\<in>" => Binary::Element,
        "~:" | "\\<notin>" => Binary::NotElement,
        "<" => Binary::Less,
        ">" => Binary::Greater,
        "<=" | "\\<le>" => Binary::LessOrEqual,
        ">=" | "\\<ge>" => Binary::GreaterOrEqual,
        "~=" | "!=" | "\\<noteq>" => Binary::NotEqual,
        "<==" | "\\<subseteq>" => Binary::SubsetOrEqual,
        "\\<subset>" => Binary::Subset,
        "===" => Binary::SetEqual,
        "\\<union>" => Binary::Union,
        "\\<inter>" => Binary::Intersection,
        "+" => Binary::Plus,
        "-" => Binary::Minus,
        "\\<setminus>" => Binary::Difference,
        "*" | "\\<times>" => Binary::Times,
        "``" => Binary::Image,
        "$" => Binary::ElementImage,
        _ => return None,
    })
}

/// How tightly an operator binds, and how it groups with others of its level.
pub fn level(operator: Binary) -> (u8, Grouping) {
    match operator {
        Binary::Definition => (1, Grouping::Right),
        Binary::Iff => (2, Grouping::None),
        Binary::Implies => (IMPLICATION, Grouping::Right),
        Binary::MetaImplies => (4, Grouping::Right),
        Binary::Or => (5, Grouping::Left),
        Binary::And => (6, Grouping::Left),
        Binary::Equal | Binary::Element | Binary::NotElement => (8, Grouping::None),
        Binary::Less | Binary::LessOrEqual | Binary::Greater | Binary::GreaterOrEqual | Binary::NotEqual => {
            (9, Grouping::None)
        }
        Binary::Subset | Binary::SubsetOrEqual | Binary::SetEqual => (10, Grouping::None),
        Binary::Union | Binary::Intersection => (11, Grouping::Left),
        Binary::Plus | Binary::Minus | Binary::Difference => (12, Grouping::Left),
        Binary::Times | Binary::Divide | Binary::Modulo | Binary::Image => (PRODUCT, Grouping::Right),
        Binary::ElementImage => (17, Grouping::Left),
    }
}
