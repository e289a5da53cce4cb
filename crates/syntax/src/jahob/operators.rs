//! Infix operators of formulas: how tightly they bind, and how they group.

use super::Binary;
use super::lexer::{Token, TokenKind};

/// How operators of one level group.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Grouping {
    Left,
    Right,
    /// `a = b = c` means nothing.
    None,
}

/// What `::` and `==` may stand behind: a whole formula.
pub const WHOLE: u8 = 0;
/// The weakest operator that the last part of `if … then … else …` takes.
pub const IMPLICATION: u8 = 3;
/// `~` binds more loosely than comparisons, …
pub const NOT: u8 = 7;
/// … `^*` like `*`, …
pub const PRODUCT: u8 = 14;
/// … and `-` more tightly than `*`.
pub const MINUS: u8 = 15;

/// The operator that a token is, its level and how it groups. `==` is none of them: it takes all that follows.
pub fn binary_operator(token: &Token<'_>) -> Option<(Binary, u8, Grouping)> {
    use Grouping::{Left, None as Alone, Right};
    let is_word = token.kind == TokenKind::Word;
    if !is_word && token.kind != TokenKind::Symbol {
        return None;
    }
    Some(match token.text {
        "<->" | "<-->" | "\\<longleftrightarrow>" => (Binary::Iff, 2, Alone),
        "-->" | "\\<longrightarrow>" => (Binary::Implies, IMPLICATION, Right),
        "==>" | "\\<Longrightarrow>" => (Binary::MetaImplies, 4, Right),
        "|" | "\\<or>" => (Binary::Or, 5, Left),
        "&" | "\\<and>" => (Binary::And, 6, Left),
        "=" => (Binary::Equal, 8, Alone),
        ":" | "\\<in>" => (Binary::Element, 8, Alone),
        "~:" | "\\<notin>" => (Binary::NotElement, 8, Alone),
        "<" => (Binary::Less, 9, Alone),
        ">" => (Binary::Greater, 9, Alone),
        "<=" | "\\<le>" => (Binary::LessOrEqual, 9, Alone),
        ">=" | "\\<ge>" => (Binary::GreaterOrEqual, 9, Alone),
        "~=" | "!=" | "\\<noteq>" => (Binary::NotEqual, 9, Alone),
        "<==" | "\\<subseteq>" => (Binary::SubsetOrEqual, 10, Alone),
        "\\<subset>" => (Binary::Subset, 10, Alone),
        "===" => (Binary::SetEqual, 10, Alone),
        "\\<union>" => (Binary::Union, 11, Left),
        "\\<inter>" => (Binary::Intersection, 11, Left),
        "Un" if is_word => (Binary::Union, 11, Left),
        "Int" if is_word => (Binary::Intersection, 11, Left),
        "+" => (Binary::Plus, 12, Left),
        "-" => (Binary::Minus, 12, Left),
        "\\<setminus>" => (Binary::Difference, 12, Left),
        "*" | "\\<times>" => (Binary::Times, PRODUCT, Right),
        "div" if is_word => (Binary::Divide, PRODUCT, Right),
        "mod" if is_word => (Binary::Modulo, PRODUCT, Right),
        "``" => (Binary::Image, PRODUCT, Right),
        "$" => (Binary::ElementImage, 17, Left),
        _ => return None,
    })
}
