//! S-expressions: the little of SMT-LIB that is read back. Nothing here recurses, so that no depth overflows
//! the stack.

use std::fmt;

/// An atom or a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sexpr {
    /// A symbol, keyword, numeral, quoted symbol or string, as written.
    Atom(String),
    /// A list.
    List(Vec<Sexpr>),
}

impl Sexpr {
    /// The elements of a list.
    pub fn as_list(&self) -> Option<&[Sexpr]> {
        match self {
            Sexpr::List(elements) => Some(elements),
            Sexpr::Atom(_) => None,
        }
    }

    /// The text of an atom.
    pub fn as_atom(&self) -> Option<&str> {
        match self {
            Sexpr::Atom(text) => Some(text),
            Sexpr::List(_) => None,
        }
    }

    /// Every atom in it, from left to right.
    pub fn atoms(&self) -> Vec<&str> {
        let mut atoms = Vec::new();
        let mut work = vec![self];
        while let Some(next) = work.pop() {
            match next {
                Sexpr::Atom(text) => atoms.push(text.as_str()),
                Sexpr::List(elements) => work.extend(elements.iter().rev()),
            }
        }
        atoms
    }
}

impl Drop for Sexpr {
    /// Takes deep lists apart one level at a time.
    fn drop(&mut self) {
        let Sexpr::List(elements) = self else { return };
        let mut work = std::mem::take(elements);
        while let Some(mut next) = work.pop() {
            if let Sexpr::List(inner) = &mut next {
                work.append(inner);
            }
        }
    }
}

/// On one line, with single blanks: equal expressions have equal texts.
impl fmt::Display for Sexpr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        enum Step<'a> {
            Show(&'a Sexpr),
            Blank,
            Close,
        }
        let mut work = vec![Step::Show(self)];
        while let Some(step) = work.pop() {
            match step {
                Step::Blank => f.write_str(" ")?,
                Step::Close => f.write_str(")")?,
                Step::Show(Sexpr::Atom(text)) => f.write_str(text)?,
                Step::Show(Sexpr::List(elements)) => {
                    f.write_str("(")?;
                    work.push(Step::Close);
                    for (position, element) in elements.iter().enumerate().rev() {
                        work.push(Step::Show(element));
                        if position > 0 {
                            work.push(Step::Blank);
                        }
                    }
                }
            }
        }
        Ok(())
    }
}

/// Reads all expressions in a text.
pub(crate) fn parse(text: &str) -> Result<Vec<Sexpr>, String> {
    let mut open: Vec<Vec<Sexpr>> = Vec::new();
    let mut current = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        match first {
            '(' => {
                open.push(std::mem::take(&mut current));
                rest = &rest[1..];
            }
            ')' => {
                let outer = open.pop().ok_or("a parenthesis is closed that was not opened")?;
                let list = Sexpr::List(std::mem::replace(&mut current, outer));
                current.push(list);
                rest = &rest[1..];
            }
            ';' => rest = rest.find('\n').map_or("", |end| &rest[end..]),
            blank if blank.is_whitespace() => rest = &rest[blank.len_utf8()..],
            _ => {
                let length = atom_length(rest)?;
                current.push(Sexpr::Atom(rest[..length].to_owned()));
                rest = &rest[length..];
            }
        }
    }
    if open.is_empty() { Ok(current) } else { Err("a parenthesis is not closed".to_owned()) }
}

fn atom_length(text: &str) -> Result<usize, String> {
    if let Some(quoted) = text.strip_prefix('|') {
        let end = quoted.find('|').ok_or("a quoted symbol does not end")?;
        return Ok(end + 2);
    }
    if text.starts_with('"') {
        return string_length(text);
    }
    let ends = |c: char| c.is_whitespace() || matches!(c, '(' | ')' | '"' | ';' | '|');
    Ok(text.find(ends).unwrap_or(text.len()))
}

/// In a string, a doubled quote stands for one.
fn string_length(text: &str) -> Result<usize, String> {
    let mut position = 1;
    loop {
        let end = text[position..].find('"').ok_or("a string does not end")?;
        position += end + 1;
        if !text[position..].starts_with('"') {
            return Ok(position);
        }
        position += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_provers_print() {
        let read = parse("((x (- 5)) ; comment\n (|a b| \"say \"\"no\"\"\"))").expect("well-formed");
        assert_eq!(read.len(), 1);
        assert_eq!(read[0].to_string(), "((x (- 5)) (|a b| \"say \"\"no\"\"\"))");
        assert_eq!(read[0].atoms(), ["x", "-", "5", "|a b|", "\"say \"\"no\"\"\""]);
    }

    #[test]
    fn what_is_not_closed_is_an_error() {
        for wrong in ["(", ")", "(a", "|a", "\"a", "\"a\"\""] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn depth_does_not_matter() {
        let depth = 300_000;
        let text = format!("{}x{}", "(".repeat(depth), ")".repeat(depth));
        assert_eq!(parse(&text).expect("well-formed")[0].to_string(), text);
    }
}
