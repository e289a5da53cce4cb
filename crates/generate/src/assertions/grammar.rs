//! Grammars as text. A line `%% name` begins a production with one alternative a line, `%%% name` one whose alternatives are separated
//! by lines `--`. Productions of one name are joined. A line that begins with `%#` is a comment.
//!
//! In an alternative, `<name>` stands for an expansion, `<name*2-5>` for two to five of them on lines of their own, `<name!>` for the
//! one expansion that the whole program shares; `«a|b»` is a choice, and `%name` a Java name that is fresh in this expansion. Beyond
//! a certain depth the first alternative is taken, which therefore must not lead back to itself.

use crate::random::Random;
use std::collections::BTreeMap;

/// From this depth on, first alternatives are taken.
const DEPTH: usize = 7;

/// Productions by name.
#[derive(Debug, Default)]
pub struct Grammar {
    productions: BTreeMap<String, Vec<String>>,
}

/// One expansion of a grammar.
struct Expansion<'a> {
    grammar: &'a Grammar,
    random: &'a mut Random,
    shared: BTreeMap<String, String>,
    names: usize,
}

/// A piece of an alternative.
enum Piece<'a> {
    Text(&'a str),
    Choice(&'a str),
    Fresh(&'a str),
    Named { name: &'a str, from: usize, to: usize, is_shared: bool },
}

impl Grammar {
    /// Adds the productions of a text.
    pub fn add(&mut self, text: &str) {
        let (mut name, mut is_block) = ("", false);
        let mut alternatives: Vec<String> = Vec::new();
        for line in text.lines().filter(|line| !line.starts_with("%#")) {
            if let Some(rest) = line.strip_prefix("%%") {
                self.finish(name, std::mem::take(&mut alternatives));
                (name, is_block) = rest.strip_prefix('%').map_or((rest.trim(), false), |rest| (rest.trim(), true));
            } else if line.trim().is_empty() {
                continue;
            } else if !is_block || alternatives.is_empty() {
                alternatives.push(line.trim().to_owned());
            } else if line.trim() == "--" {
                alternatives.push(String::new());
            } else if let Some(last) = alternatives.last_mut() {
                if !last.is_empty() {
                    last.push('\n');
                }
                last.push_str(line.trim());
            }
        }
        self.finish(name, alternatives);
    }

    fn finish(&mut self, name: &str, alternatives: Vec<String>) {
        if !name.is_empty() {
            self.productions.entry(name.to_owned()).or_default().extend(alternatives);
        }
    }

    /// One text of a production.
    pub fn expand(&self, name: &str, random: &mut Random) -> String {
        Expansion { grammar: self, random, shared: BTreeMap::new(), names: 0 }.of(name, 0)
    }

    /// Names in alternatives that look like productions and are none.
    #[cfg(test)]
    pub fn undefined(&self) -> Vec<String> {
        let mut found = Vec::new();
        for alternative in self.productions.values().flatten() {
            for part in alternative.split('<').skip(1) {
                let name = part.split(['>', '*', '!']).next().unwrap_or_default();
                let is_name = part.len() > name.len()
                    && name.starts_with(|first: char| first.is_ascii_lowercase())
                    && name.chars().all(|each| each.is_ascii_lowercase() || each == '-');
                if is_name && !self.productions.contains_key(name) {
                    found.push(name.to_owned());
                }
            }
        }
        found
    }

    /// The first piece of a text, and what follows it.
    fn piece<'a>(&self, text: &'a str) -> (Piece<'a>, &'a str) {
        if let Some(rest) = text.strip_prefix('«')
            && let Some(end) = rest.find('»')
        {
            return (Piece::Choice(&rest[..end]), &rest[end + '»'.len_utf8()..]);
        }
        if let Some(rest) = text.strip_prefix('<')
            && let Some(end) = rest.find('>')
            && let Some(named) = self.named(&rest[..end])
        {
            return (named, &rest[end + 1..]);
        }
        if let Some(rest) = text.strip_prefix('%')
            && rest.starts_with(|first: char| first.is_ascii_alphabetic())
        {
            let end = rest.find(|each: char| !each.is_ascii_alphanumeric()).unwrap_or(rest.len());
            return (Piece::Fresh(&rest[..end]), &rest[end..]);
        }
        let mut ends = text.char_indices().skip(1).filter(|(_, each)| "«<%".contains(*each));
        let end = ends.next().map_or(text.len(), |(at, _)| at);
        (Piece::Text(&text[..end]), &text[end..])
    }

    fn named<'a>(&self, inside: &'a str) -> Option<Piece<'a>> {
        let (name, from, to, is_shared) = match (inside.split_once('*'), inside.strip_suffix('!')) {
            (Some((name, range)), _) => {
                let (from, to) = range.split_once('-')?;
                (name, from.parse().ok()?, to.parse().ok()?, false)
            }
            (None, Some(name)) => (name, 1, 1, true),
            (None, None) => (inside, 1, 1, false),
        };
        self.productions.contains_key(name).then_some(Piece::Named { name, from, to, is_shared })
    }
}

impl Expansion<'_> {
    fn of(&mut self, name: &str, depth: usize) -> String {
        let grammar = self.grammar;
        let Some(alternatives) = grammar.productions.get(name) else { return String::new() };
        let alternative = if depth > DEPTH { &alternatives[0] } else { self.random.pick(alternatives) };
        let mut fresh = BTreeMap::new();
        self.text(alternative, depth, &mut fresh)
    }

    fn text(&mut self, text: &str, depth: usize, fresh: &mut BTreeMap<String, String>) -> String {
        let (mut made, mut rest) = (String::new(), text);
        while !rest.is_empty() {
            let (piece, behind) = self.grammar.piece(rest);
            rest = behind;
            match piece {
                Piece::Text(text) => made.push_str(text),
                Piece::Choice(choices) => {
                    let choices: Vec<&str> = choices.split('|').collect();
                    let choice = *self.random.pick(&choices);
                    made.push_str(&self.text(choice, depth, fresh));
                }
                Piece::Fresh(name) => {
                    let names = &mut self.names;
                    let of_name = fresh.entry(name.to_owned()).or_insert_with(|| {
                        *names += 1;
                        format!("{name}{names}")
                    });
                    made.push_str(of_name);
                }
                Piece::Named { name, is_shared: true, .. } => {
                    if !self.shared.contains_key(name) {
                        let text = self.of(name, depth + 1);
                        self.shared.insert(name.to_owned(), text);
                    }
                    made.push_str(&self.shared[name]);
                }
                Piece::Named { name, from, to, .. } => {
                    let all: Vec<String> =
                        (0..self.random.between(from, to)).map(|_| self.of(name, depth + 1)).collect();
                    made.push_str(&all.join("\n"));
                }
            }
        }
        made
    }
}

#[cfg(test)]
mod tests {
    use super::Grammar;
    use crate::random::Random;

    #[test]
    fn a_grammar_is_expanded() {
        let mut grammar = Grammar::default();
        grammar.add("%% sum\n1\n(<sum> + <sum>)\n%%% all\nint %x = <sum>;\nuse(%x);\n--\nuse(«2|3»); List<Integer> l; <sum!>=<sum!>\n");
        for seed in 0..100 {
            let text = grammar.expand("all", &mut Random::new(seed));
            assert!(!text.contains(['%', '«', '|']) && !text.contains("<sum"), "{text}");
            if let Some((_, shared)) = text.split_once("l; ") {
                let (left, right) = shared.split_once('=').unwrap_or_default();
                assert_eq!(left, right);
            }
        }
    }
}
