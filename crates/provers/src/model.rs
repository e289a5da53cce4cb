//! Models: the values that a prover found, asked for as long as its process lives.

use crate::answer::{self, Trouble};
use crate::pool::Workers;
use crate::process::{Process, shortened};
use crate::sexpr::{self, Sexpr};
use crate::smtlib::{Batch, Printer};
use logic::{Model, ModelValue, Sort, Term};
use std::sync::Arc;

/// A model in a process of its own; the process goes back to the pool when the model is dropped.
pub(crate) struct LiveModel {
    workers: Arc<Workers>,
    /// `None` after the process failed.
    process: Option<Process>,
    printer: Printer,
}

impl LiveModel {
    pub fn new(workers: Arc<Workers>, process: Process, printer: Printer) -> LiveModel {
        LiveModel { workers, process: Some(process), printer }
    }

    fn ask(&mut self, commands: &str) -> Result<String, String> {
        let mut process = self.process.take().ok_or("the prover of this model is gone")?;
        let _permit = self.workers.permit();
        let lines = self.workers.exchange(&mut process, commands).map_err(in_words)?;
        self.process = Some(process);
        match lines.iter().find(|line| answer::is_error(line)) {
            Some(line) => Err(in_words(answer::error_line(&self.workers.driver, line))),
            None => Ok(lines.join("\n")),
        }
    }
}

impl Model for LiveModel {
    /// Variables and functions that the goal did not mention are unconstrained: the prover chooses a value, the
    /// same at every evaluation. If one term has no value (one with quantifiers may not), the whole question is an
    /// error, and others may follow. Texts of maps are as the prover prints them, and equal maps may have different
    /// ones: ask for the equation.
    fn evaluate(&mut self, terms: &[Term]) -> Result<Vec<ModelValue>, String> {
        if terms.is_empty() {
            return Ok(Vec::new());
        }
        let commands = question(&mut self.printer, terms);
        let text = self.ask(&commands)?;
        values(&text, terms)
    }

    fn is_alive(&self) -> bool {
        self.process.is_some()
    }
}

impl Drop for LiveModel {
    fn drop(&mut self) {
        if let Some(process) = self.process.take() {
            self.workers.give_back(process);
        }
    }
}

/// What asks for the values of terms.
pub(crate) fn question(printer: &mut Printer, terms: &[Term]) -> String {
    let Batch { declarations, terms: printed } = printer.batch(&terms.iter().collect::<Vec<_>>());
    let mut commands = declarations;
    let mut query = String::from("(get-value (");
    for (definitions, term) in printed {
        commands.push_str(&definitions);
        query.push_str(&term);
        query.push('\n');
    }
    commands + &query + "))"
}

/// Whether there is a model to be asked after `unknown`.
pub(crate) fn is_available(workers: &Workers, process: &mut Process) -> Result<bool, Trouble> {
    let lines = workers.exchange(process, "(get-value (true))")?;
    Ok(!lines.iter().any(|line| answer::is_error(line)))
}

pub(crate) fn in_words(trouble: Trouble) -> String {
    match trouble {
        Trouble::OutOfResources(reason) | Trouble::Stopped(reason) | Trouble::Error(reason) => reason,
    }
}

/// Reads `((term value) …)`.
pub(crate) fn values(text: &str, terms: &[Term]) -> Result<Vec<ModelValue>, String> {
    let unreadable = || "the prover's values cannot be read".to_owned();
    let read = sexpr::parse(text)?;
    let [Sexpr::List(pairs)] = read.as_slice() else {
        return Err(unreadable());
    };
    if pairs.len() != terms.len() {
        return Err(format!("the prover gave {} values for {} terms", pairs.len(), terms.len()));
    }
    let value_of = |(pair, term): (&Sexpr, &Term)| match pair.as_list() {
        Some([_, value]) => self::value(value, term.sort()),
        _ => Err(unreadable()),
    };
    pairs.iter().zip(terms).map(value_of).collect()
}

fn value(read: &Sexpr, sort: &Sort) -> Result<ModelValue, String> {
    match sort {
        Sort::Bool => truth_value(read).ok_or_else(|| no_value(read)),
        Sort::Int => integer(read),
        Sort::Float32 => float(read, 8, 23).map(|bits| ModelValue::Float32(bits as u32)),
        Sort::Float64 => float(read, 11, 52).map(ModelValue::Float64),
        Sort::Ref | Sort::Type | Sort::Seq | Sort::Dict | Sort::Map(..) => Ok(ModelValue::Opaque(read.to_string())),
    }
}

fn truth_value(read: &Sexpr) -> Option<ModelValue> {
    match read.as_atom()? {
        "true" => Some(ModelValue::Bool(true)),
        "false" => Some(ModelValue::Bool(false)),
        _ => None,
    }
}

fn integer(read: &Sexpr) -> Result<ModelValue, String> {
    let text = match read {
        Sexpr::Atom(digits) => digits.clone(),
        Sexpr::List(elements) => match elements.as_slice() {
            [Sexpr::Atom(minus), Sexpr::Atom(digits)] if minus == "-" => format!("-{digits}"),
            _ => return Err(no_value(read)),
        },
    };
    let digits = text.strip_prefix('-').unwrap_or(&text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(no_value(read));
    }
    text.parse().map(ModelValue::Int).map_err(|_| format!("the integer {text} does not fit 128 bits"))
}

/// The bits of a number of floating point, with so many of them for the exponent and the fraction:
/// `(fp #b0 #x7f #b000…)`, or `(_ +oo 8 24)` and the like.
fn float(read: &Sexpr, exponent: u32, fraction: u32) -> Result<u64, String> {
    let Some(parts) = read.as_list() else { return Err(no_value(read)) };
    let atoms: Option<Vec<&str>> = parts.iter().map(Sexpr::as_atom).collect();
    let special = |sign: u64, quiet: u64| {
        let greatest = (1 << exponent) - 1;
        Ok(sign << (exponent + fraction) | greatest << fraction | quiet << (fraction - 1))
    };
    match atoms.as_deref() {
        Some(["fp", sign, biased, digits]) => {
            let parts = [(*sign, 1), (*biased, exponent), (*digits, fraction)];
            let bits = parts.iter().try_fold(0, |bits, (part, width)| Some(bits << width | bit_vector(part, *width)?));
            bits.ok_or_else(|| no_value(read))
        }
        Some(["_", "NaN", ..]) => special(0, 1),
        Some(["_", "+oo", ..]) => special(0, 0),
        Some(["_", "-oo", ..]) => special(1, 0),
        Some(["_", "+zero", ..]) => Ok(0),
        Some(["_", "-zero", ..]) => Ok(1 << (exponent + fraction)),
        _ => Err(no_value(read)),
    }
}

/// `#b0101` or `#x5`, of this many bits.
fn bit_vector(text: &str, width: u32) -> Option<u64> {
    let (digits, base, bits) = match (text.strip_prefix("#b"), text.strip_prefix("#x")) {
        (Some(digits), _) => (digits, 2, 1),
        (_, Some(digits)) => (digits, 16, 4),
        _ => return None,
    };
    let is_whole = digits.len() * bits == width as usize && digits.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_whole.then(|| u64::from_str_radix(digits, base).ok()).flatten()
}

/// A formula with quantifiers, for example, is not evaluated by every prover.
fn no_value(read: &Sexpr) -> String {
    format!("the prover cannot evaluate {}", shortened(&read.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use logic::Var;

    fn terms(sorts: &[Sort]) -> Vec<Term> {
        sorts.iter().map(|sort| Var::new("x", sort.clone()).term()).collect()
    }

    #[test]
    fn values_are_read() {
        let text = "((x 3)\n ((f x) (- 5))\n (b true)\n (r Ref!val!0)\n (m ((as const (Array Ref Int))\n    0)))";
        let map = Sort::map(Sort::Ref, Sort::Int);
        let expected = vec![
            ModelValue::Int(3),
            ModelValue::Int(-5),
            ModelValue::Bool(true),
            ModelValue::Opaque("Ref!val!0".to_owned()),
            ModelValue::Opaque("((as const (Array Ref Int)) 0)".to_owned()),
        ];
        assert_eq!(values(text, &terms(&[Sort::Int, Sort::Int, Sort::Bool, Sort::Ref, map])), Ok(expected));
    }

    #[test]
    fn the_limits_of_128_bits_fit_and_nothing_beyond() {
        let read = |value: &str| values(&format!("((x {value}))"), &terms(&[Sort::Int]));
        assert_eq!(read(&i128::MAX.to_string()), Ok(vec![ModelValue::Int(i128::MAX)]));
        let least = i128::MIN.unsigned_abs();
        assert_eq!(read(&format!("(- {least})")), Ok(vec![ModelValue::Int(i128::MIN)]));
        assert!(read(&least.to_string()).is_err());
    }

    #[test]
    fn numbers_of_floating_point_are_read_by_their_bits() {
        let read =
            |value: &str, sort: Sort| values(&format!("((x {value}))"), &terms(&[sort])).map(|mut all| all.pop());
        let float = |value: &str| read(value, Sort::Float32);
        let single = |value: f32| Ok(Some(ModelValue::Float32(value.to_bits())));
        assert_eq!(float("(fp #b1 #x7f #b10000000000000000000000)"), single(-1.5));
        assert_eq!(float("(fp #b0 #b00000000 #b00000000000000000000001)"), single(f32::from_bits(1)));
        assert_eq!(float("(_ +oo 8 24)"), single(f32::INFINITY));
        assert_eq!(float("(_ -zero 8 24)"), single(-0.0));
        assert_eq!(float("(_ NaN 8 24)"), Ok(Some(ModelValue::Float32(0x7fc0_0000))));
        let double = |value: &str| read(value, Sort::Float64);
        let pi = "(fp #b0 #b10000000000 #x921fb54442d18)";
        assert_eq!(double(pi), Ok(Some(ModelValue::Float64(std::f64::consts::PI.to_bits()))));
        assert_eq!(double("(_ -oo 11 53)"), Ok(Some(ModelValue::Float64(f64::NEG_INFINITY.to_bits()))));
        for wrong in ["(fp #b1 #x7f #b1)", "(fp #b1 #x7f)", "x", "(fp.add RNE x x)", "(fp #b1 #x+f #b0)", "1.5"] {
            assert!(float(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_is_not_a_value_is_an_error() {
        let int = terms(&[Sort::Int]);
        for wrong in ["sat", "", "((x 3) (y 4))", "((x y))", "((x (- y)))", "((x (+ 1 2)))", "((x))", "((x -))"] {
            assert!(values(wrong, &int).is_err(), "{wrong}");
        }
        assert!(values("((x (forall ((y Int)) (< y 0))))", &terms(&[Sort::Bool])).is_err());
    }
}
