//! Texts that methods are called with: those that the program mentions or the state has, short ones over the characters that it compares with,
//! and changes of texts with which calls went another way than before, as a fuzzer makes them.

use super::samples::Numbers;
use base::arena::Id;
use ir::interpreter::{End, Run, STRING, Start, Value};
use ir::vocabulary::constant_string;
use ir::{JavaType, ProcedureId, Program};
use logic::{Op, Term, TermKind};
use std::collections::{BTreeSet, HashSet};

/// So many texts are remembered, each not longer than this.
const MOST_TEXTS: usize = 48;
const LONGEST: usize = 24;

/// A text, by its units.
type Text = Vec<Value>;

/// Where texts come from.
pub struct Texts {
    /// Those that the program mentions.
    mentioned: Vec<Text>,
    /// The characters that it mentions.
    letters: Vec<i128>,
    /// Those with which a call did something new.
    telling: Vec<Text>,
    /// What calls have done: how far they went, and whether they ended well.
    done: HashSet<(ProcedureId, u64, bool)>,
}

/// Whether this is the type of texts.
pub fn is_text(ty: &JavaType) -> bool {
    matches!(ty, JavaType::Class(class) if &**class == STRING)
}

impl Texts {
    /// Texts for code that mentions these, and these numbers.
    pub fn new(mentioned: Vec<Text>, constants: &[i128]) -> Texts {
        let letters = constants.iter().copied().filter(|it| (9..127).contains(it)).collect();
        Texts { mentioned, letters, telling: Vec::new(), done: HashSet::new() }
    }

    /// Notes the texts that a call was given, if it did something that no call did before.
    pub fn learn(&mut self, procedure: ProcedureId, start: &Start, run: &Run) {
        let given =
            start.arguments.iter().filter_map(|value| text_of(start, value)).filter(|text| text.len() <= LONGEST);
        let given: Vec<&Text> = given.collect();
        let ends_well = matches!(run.end, End::Finished(_)) && run.exception.is_none();
        if given.is_empty() || !self.done.insert((procedure, run.steps, ends_well)) {
            return;
        }
        for text in given {
            if !self.telling.contains(text) {
                if self.telling.len() == MOST_TEXTS {
                    self.telling.remove(0);
                }
                self.telling.push(text.clone());
            }
        }
    }

    /// Some text.
    pub fn next(&mut self, numbers: &mut Numbers, start: &Start, size: usize) -> Text {
        match numbers.below(8) {
            0 if !self.mentioned.is_empty() => self.mentioned[numbers.below(self.mentioned.len())].clone(),
            1 | 2 if size > 0 => held_by(start, numbers).unwrap_or_else(|| self.short(numbers, size)),
            3..=5 if size > 0 && !self.telling.is_empty() => self.changed(numbers),
            _ => self.short(numbers, size),
        }
    }

    fn short(&self, numbers: &mut Numbers, size: usize) -> Text {
        (0..numbers.below(size.min(4) + 1)).map(|_| self.letter(numbers)).collect()
    }

    /// A text that is telling, with a change or two.
    fn changed(&self, numbers: &mut Numbers) -> Text {
        let mut text = self.telling[numbers.below(self.telling.len())].clone();
        for _ in 0..numbers.below(3) {
            let at = numbers.below(text.len() + 1);
            match numbers.below(5) {
                0 if at < text.len() => {
                    text.remove(at);
                }
                1 if at < text.len() => text[at] = self.letter(numbers),
                2 => text.extend(self.telling[numbers.below(self.telling.len())].iter().cloned()),
                3 => text.push(self.letter(numbers)),
                _ => text.insert(at, self.letter(numbers)),
            }
        }
        text.truncate(LONGEST);
        text
    }

    /// A unit of a text: one of two letters, a digit, or a character that the program mentions or one beside it.
    fn letter(&self, numbers: &mut Numbers) -> Value {
        let letter = match numbers.below(6) {
            0 | 1 if !self.letters.is_empty() => {
                self.letters[numbers.below(self.letters.len())] + [0, 0, 0, 0, -1, 1][numbers.below(6)]
            }
            2 | 3 => i128::from(b'0') + numbers.below(3) as i128,
            _ => i128::from(b'a') + numbers.below(2) as i128,
        };
        Value::Int(letter)
    }
}

/// The text that a value is.
fn text_of<'s>(start: &'s Start, value: &Value) -> Option<&'s Text> {
    let Value::Ref(Some(id)) = value else { return None };
    Some(&start.objects[id.index()]).filter(|object| is_text(&object.ty)).map(|object| &object.elements)
}

/// A text that is somewhere in the state.
fn held_by(start: &Start, numbers: &mut Numbers) -> Option<Text> {
    let held: Vec<&Text> = start.objects.iter().filter(|it| is_text(&it.ty)).map(|it| &it.elements).collect();
    held.get(numbers.below(held.len())).map(|text| (*text).clone())
}

/// The numbers and the texts that procedures mention.
pub fn mentioned_by<'p>(
    program: &Program,
    procedures: impl Iterator<Item = &'p ProcedureId>,
) -> (Vec<i128>, Vec<Vec<Value>>) {
    let mut numbers = BTreeSet::new();
    let mut texts = BTreeSet::new();
    let mut seen = HashSet::new();
    let mut open: Vec<Term> = Vec::new();
    for id in procedures {
        let procedure = &program.procedures[*id];
        open.extend(procedure.commands().flat_map(|command| command.kind.parts().1).cloned());
        let blocks = procedure.body.iter().flat_map(|body| body.blocks.values());
        open.extend(blocks.filter_map(|block| match &block.terminator {
            ir::Terminator::Branch { condition, .. } => Some(condition.clone()),
            _ => None,
        }));
    }
    while let Some(term) = open.pop() {
        if !seen.insert(term.clone()) {
            continue;
        }
        match term.kind() {
            TermKind::Int(number) if number.unsigned_abs() > 1 => {
                numbers.insert(*number);
            }
            TermKind::Apply(Op::Function(function), _) => texts.extend(constant_string(&function.name)),
            _ => {}
        }
        open.extend(term.children().iter().cloned());
    }
    let is_bound =
        |number: &i128| [i32::MIN.into(), i32::MAX.into(), i64::MIN.into(), i64::MAX.into()].contains(number);
    // Names of classes are what failing casts tell.
    let is_type = |units: &Vec<u16>| {
        let name = String::from_utf16_lossy(units);
        JavaType::primitive(name.trim_end_matches("[]")).is_some() || program.class(name.as_str().into()).is_some()
    };
    texts.retain(|units| !is_type(units));
    let text = |units: Vec<u16>| units.into_iter().map(|unit| Value::Int(unit.into())).collect();
    (numbers.into_iter().filter(|number| !is_bound(number)).collect(), texts.into_iter().map(text).collect())
}
