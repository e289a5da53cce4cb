//! One term as text. The work list stands in for recursion, so that no depth overflows the stack.

use crate::sharing::Sharing;
use crate::symbols::{Symbols, sort_text};
use logic::{Op, Quantifier, Term, TermKind, Var};
use std::borrow::Cow;
use std::collections::HashMap;

/// A trigger that is longer than this, written out, is left away: the prover then chooses for itself.
const LONGEST_TRIGGER: u64 = 10_000;

/// Writes a term; shared closed terms by their names, shared open ones by a `let` in the quantifier.
pub(crate) struct Writer<'w, 'a> {
    sharing: &'w Sharing<'a>,
    names: &'w HashMap<Term, String>,
    symbols: &'w mut Symbols,
    out: String,
    work: Vec<Step<'a>>,
    /// The variables of the quantifiers around the present place.
    scopes: Vec<&'a [Var]>,
    /// Names given by `let`, each with the number of scopes around it.
    lets: HashMap<&'a Term, Vec<(usize, String)>>,
}

enum Step<'a> {
    /// Write the term.
    Write(&'a Term),
    /// Write the term out although it has a name, or is about to get one.
    WriteOut(&'a Term),
    Text(Cow<'static, str>),
    /// From here on the term has this name.
    Name(&'a Term, String),
    /// From here on these terms have lost their names.
    Forget(Vec<&'a Term>),
    LeaveScope,
}

impl<'w, 'a> Writer<'w, 'a> {
    pub fn new(sharing: &'w Sharing<'a>, names: &'w HashMap<Term, String>, symbols: &'w mut Symbols) -> Writer<'w, 'a> {
        let (out, work, scopes, lets) = (String::new(), Vec::new(), Vec::new(), HashMap::new());
        Writer { sharing, names, symbols, out, work, scopes, lets }
    }

    /// The text of a term that stands for itself.
    pub fn root(mut self, root: &'a Term) -> String {
        let steps = self.with_lets(root);
        self.schedule(steps);
        while let Some(step) = self.work.pop() {
            match step {
                Step::Text(text) => self.out.push_str(&text),
                Step::Write(term) => match self.name(term).map(str::to_owned) {
                    Some(name) => self.out.push_str(&name),
                    None => self.write_out(term),
                },
                Step::WriteOut(term) => self.write_out(term),
                Step::Name(term, name) => self.lets.entry(term).or_default().push((self.scopes.len(), name)),
                Step::Forget(terms) => self.forget(terms),
                Step::LeaveScope => {
                    self.scopes.pop();
                }
            }
        }
        self.out
    }

    fn schedule(&mut self, steps: Vec<Step<'a>>) {
        self.work.extend(steps.into_iter().rev());
    }

    fn forget(&mut self, terms: Vec<&'a Term>) {
        for term in terms {
            if let Some(names) = self.lets.get_mut(term) {
                names.pop();
            }
        }
    }

    /// The name under which the term is known here.
    fn name(&self, term: &Term) -> Option<&str> {
        if self.sharing.is_closed(term) {
            return self.names.get(term).map(String::as_str);
        }
        let (depth, name) = self.lets.get(term)?.last()?;
        let hidden = self.scopes[*depth..].iter().any(|variables| self.sharing.mentions(term, variables));
        (!hidden).then_some(name)
    }

    fn write_out(&mut self, term: &'a Term) {
        match term.kind() {
            TermKind::Bool(value) => self.out.push_str(if *value { "true" } else { "false" }),
            TermKind::Int(value) => self.out.push_str(&integer(*value)),
            TermKind::Var(var) => self.out.push_str(self.symbols.variable(var)),
            TermKind::Apply(op, arguments) => self.write_application(op, arguments),
            TermKind::Quantified { quantifier, variables, triggers, body } => {
                self.write_quantified(*quantifier, variables, triggers, body);
            }
        }
    }

    fn write_application(&mut self, op: &'a Op, arguments: &'a [Term]) {
        if let Some(constant) = without_arguments(op, arguments.len()) {
            self.out.push_str(constant);
            return;
        }
        let symbol = self.operator(op);
        if arguments.is_empty() {
            self.out.push_str(&symbol);
            return;
        }
        self.out.push('(');
        self.out.push_str(&symbol);
        let mut steps = spaced(arguments);
        steps.push(Step::Text(")".into()));
        self.schedule(steps);
    }

    fn operator(&mut self, op: &Op) -> Cow<'static, str> {
        let word = match op {
            Op::Not => "not",
            Op::And => "and",
            Op::Or => "or",
            Op::Implies => "=>",
            Op::Eq => "=",
            Op::Ite => "ite",
            Op::Add => "+",
            Op::Sub | Op::Neg => "-",
            Op::Mul => "*",
            Op::Le => "<=",
            Op::Lt => "<",
            Op::Select => "select",
            Op::Store => "store",
            Op::Distinct => "distinct",
            Op::ConstMap(sort) => return format!("(as const {})", sort_text(sort)).into(),
            Op::Function(function) => return self.symbols.function(function).to_owned().into(),
        };
        word.into()
    }

    fn write_quantified(
        &mut self,
        quantifier: Quantifier,
        variables: &'a [Var],
        triggers: &'a [Vec<Term>],
        body: &'a Term,
    ) {
        self.out.push_str(match quantifier {
            Quantifier::Forall => "(forall (",
            Quantifier::Exists => "(exists (",
        });
        for (position, variable) in variables.iter().enumerate() {
            let blank = if position > 0 { " " } else { "" };
            let binding = format!("{blank}({} {})", self.symbols.variable(variable), sort_text(&variable.sort));
            self.out.push_str(&binding);
        }
        self.out.push_str(") ");
        self.scopes.push(variables);
        let triggers: Vec<&'a Vec<Term>> = triggers.iter().filter(|trigger| self.is_short(trigger)).collect();
        let mut steps = self.with_lets(body);
        if !triggers.is_empty() {
            self.out.push_str("(! ");
            for trigger in triggers {
                steps.push(Step::Text(" :pattern (".into()));
                steps.extend(spaced(trigger).into_iter().skip(1));
                steps.push(Step::Text(")".into()));
            }
            steps.push(Step::Text(")".into()));
        }
        steps.push(Step::LeaveScope);
        steps.push(Step::Text(")".into()));
        self.schedule(steps);
    }

    fn is_short(&self, trigger: &[Term]) -> bool {
        !trigger.is_empty() && trigger.iter().all(|part| self.sharing.size(part) <= LONGEST_TRIGGER)
    }

    /// Writes a body with a `let` around it for each open term that it shares.
    fn with_lets(&mut self, body: &'a Term) -> Vec<Step<'a>> {
        let shared = self.sharing.shared_below(body, |term| self.name(term).is_some());
        let mut steps = Vec::new();
        for &term in &shared {
            let name = self.symbols.numbered("l");
            steps.push(Step::Text(format!("(let (({name} ").into()));
            steps.push(Step::WriteOut(term));
            steps.push(Step::Text(")) ".into()));
            steps.push(Step::Name(term, name));
        }
        steps.push(Step::Write(body));
        steps.push(Step::Text(")".repeat(shared.len()).into()));
        steps.push(Step::Forget(shared));
        steps
    }
}

fn spaced(terms: &[Term]) -> Vec<Step<'_>> {
    terms.iter().flat_map(|term| [Step::Text(" ".into()), Step::Write(term)]).collect()
}

fn integer(value: i128) -> String {
    if value < 0 { format!("(- {})", value.unsigned_abs()) } else { value.to_string() }
}

/// What an operator over any number of terms means for too few of them.
fn without_arguments(op: &Op, count: usize) -> Option<&'static str> {
    match (op, count) {
        (Op::And, 0) | (Op::Distinct, 0 | 1) => Some("true"),
        (Op::Or, 0) => Some("false"),
        (Op::Add, 0) => Some("0"),
        _ => None,
    }
}
