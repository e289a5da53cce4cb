//! Tokens of Jahob's language. Items and formulas share one set: what differs is which words are keywords.

/// A token with its place in the text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Token<'text> {
    /// What it is.
    pub kind: TokenKind,
    /// Its text; of a string without its quotation marks.
    pub text: &'text str,
    /// Where it begins.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
}

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// `x`, `Node.next`, `encap+`
    Word,
    /// `17`
    Number,
    /// `"…"` among items, `''…''` in formulas.
    String,
    /// `'a`
    TypeVariable,
    /// `&`, `\<and>`, …
    Symbol,
    /// The end.
    End,
}

/// Symbols of more than one character, longest first.
const SYMBOLS: &[&str] = &[
    "<-->", "===", "==>", "-->", "<->", "<==", "...", "::", ":=", "==", "=>", "~=", "!=", "~:", "<=", ">=", "[|", "|]",
    ".[", "$[", "..", "``", "{}",
];

/// The tokens of a text, the last of which is `End`; or where something is no token.
pub fn tokens(text: &str, in_formula: bool) -> Result<Vec<Token<'_>>, (usize, &'static str)> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(start) = skip_blanks(text, at, in_formula) {
        let rest = &text[start..];
        let (kind, length, inner) = next(rest, in_formula).map_err(|message| (start, message))?;
        let end = start + length;
        tokens.push(Token { kind, text: &text[start + inner..end - inner], start, end });
        at = end;
    }
    tokens.push(Token { kind: TokenKind::End, text: "", start: text.len(), end: text.len() });
    Ok(tokens)
}

/// Where the next token begins.
fn skip_blanks(text: &str, from: usize, in_formula: bool) -> Option<usize> {
    let mut at = from;
    loop {
        let rest = &text[at..];
        let blanks = rest.len() - rest.trim_start().len();
        at += blanks;
        let rest = &text[at..];
        if in_formula && rest.starts_with("(*") {
            at += rest.find("*)").map_or(rest.len(), |end| end + 2);
        } else if !in_formula && rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
        } else {
            return (!rest.is_empty()).then_some(at);
        }
    }
}

/// The kind of the next token, its length, and how much of it at each end is quotation marks.
fn next(rest: &str, in_formula: bool) -> Result<(TokenKind, usize, usize), &'static str> {
    let first = rest.chars().next().unwrap_or(' ');
    if first.is_ascii_digit() {
        let length = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        return Ok((TokenKind::Number, length, 0));
    }
    if is_letter(first) {
        return Ok((TokenKind::Word, word(rest, in_formula), 0));
    }
    if !in_formula && first == '"' {
        let end = rest[1..].find('"').ok_or("the quotation mark is not closed")?;
        return Ok((TokenKind::String, end + 2, 1));
    }
    if in_formula && rest.starts_with("''") {
        let end = rest[2..].find("''").ok_or("the quotation marks `''` are not closed")?;
        return Ok((TokenKind::String, end + 4, 2));
    }
    if first == '\'' && rest[1..].starts_with(is_letter) {
        return Ok((TokenKind::TypeVariable, 1 + word(&rest[1..], in_formula), 0));
    }
    if let Some(name) = rest.strip_prefix("\\<") {
        let end = name.find(|c: char| !is_letter(c)).filter(|end| name[*end..].starts_with('>'));
        return Ok((TokenKind::Symbol, end.ok_or("`\\<` is not closed")? + 3, 0));
    }
    let symbol = SYMBOLS.iter().find(|symbol| rest.starts_with(**symbol));
    Ok((TokenKind::Symbol, symbol.map_or(first.len_utf8(), |symbol| symbol.len()), 0))
}

fn is_letter(character: char) -> bool {
    character.is_alphabetic() || character == '_'
}

/// The length of the word that begins here: dots belong to it where a letter follows them.
fn word(text: &str, in_formula: bool) -> usize {
    let mut end = 0;
    for (at, character) in text.char_indices() {
        let is_dot = character == '.' && text[at + 1..].starts_with(is_letter) && !text[..at].ends_with('.');
        let is_mark = !in_formula && at > 0 && matches!(character, '\'');
        let is_plus = !in_formula && character == '+' && &text[..at] == "encap";
        if !(is_letter(character) || character.is_ascii_digit() || is_dot || is_mark || is_plus) {
            break;
        }
        end = at + character.len_utf8();
    }
    end
}
