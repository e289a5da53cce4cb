//! One goal, asked about many times with some candidates switched on and the others off: it is sent once, and what the prover has learnt of it stays.

use crate::answer::{self, Said, Trouble};
use crate::journal::Asked;
use crate::model;
use crate::pool::Workers;
use crate::process::Process;
use crate::smtlib::{Batch, Printer};
use logic::{Model, ModelValue, Reply, Sieve, Sifted, Term};
use std::sync::Arc;
use std::time::Instant;

/// A process that has been told a goal.
struct Told<'w> {
    workers: &'w Workers,
    /// `None` after the process failed.
    process: Option<Process>,
    printer: Printer,
    /// What has not been sent yet.
    pending: String,
}

/// Finds the candidates that hold together.
pub(crate) fn sift(workers: &Arc<Workers>, sieve: &Sieve<'_>, prelude: &str, mut printer: Printer) -> Sifted {
    let goal = printer.assertions(sieve.goal);
    let _permit = workers.permit();
    let process = match workers.tried_process() {
        Ok(process) => process,
        Err(trouble) => return Sifted { fickle: Some(model::in_words(trouble)), ..Sifted::default() },
    };
    let mut told = Told { workers, process: Some(process), printer, pending: prelude.to_owned() + &goal };
    let began = Instant::now();
    let sifted = sieve.sift(&mut |literals| match told.reply(literals, sieve) {
        Ok(reply) => reply,
        Err(Trouble::OutOfResources(_)) => Reply::Unknown,
        Err(Trouble::Stopped(why) | Trouble::Error(why)) => Reply::Fickle(why),
    });
    if let Some(journal) = &workers.options.journal {
        let answer = format!("{} of {} kept", sifted.kept.len(), sieve.switches.len());
        journal.note(sieve.goal, Asked::ToSift, &answer, sifted.questions, began.elapsed());
    }
    if let Some(process) = told.process {
        workers.give_back(process);
    }
    sifted
}

impl Told<'_> {
    fn reply(&mut self, literals: &[Term], sieve: &Sieve<'_>) -> Result<Reply, Trouble> {
        base::budget::point();
        self.workers.count_query();
        let Batch { declarations, terms } = self.printer.batch(&literals.iter().collect::<Vec<_>>());
        let mut commands = std::mem::take(&mut self.pending) + &declarations;
        let mut question = String::from("(check-sat-assuming (");
        for (definitions, literal) in terms {
            commands.push_str(&definitions);
            question.push_str(&literal);
            question.push(' ');
        }
        let lines = self.exchange(&(commands + &question + "))\n"))?;
        let said = answer::read(&self.workers.driver, &lines)?;
        if said == Said::Unknown {
            let why = self.exchange("(get-info :reason-unknown)")?.join(" ");
            if answer::is_out_of_resources(&self.workers.driver, &why) {
                return Ok(Reply::Unknown);
            }
        }
        match said {
            Said::Proved => Ok(Reply::Proved),
            Said::Refuted | Said::Unknown => Ok(Reply::Contradicted((sieve.contradicted)(self))),
        }
    }

    fn exchange(&mut self, commands: &str) -> Result<Vec<String>, Trouble> {
        let Some(mut process) = self.process.take() else {
            return Err(Trouble::Error("the prover is gone".to_owned()));
        };
        let lines = self.workers.exchange_quickly(&mut process, commands)?;
        self.process = Some(process);
        Ok(lines)
    }
}

/// The last counterexample.
impl Model for Told<'_> {
    fn evaluate(&mut self, terms: &[Term]) -> Result<Vec<ModelValue>, String> {
        if terms.is_empty() {
            return Ok(Vec::new());
        }
        let question = model::question(&mut self.printer, terms);
        let text = self.exchange(&question).map_err(model::in_words)?.join("\n");
        match text.lines().find(|line| answer::is_error(line)) {
            Some(line) => Err(model::in_words(answer::error_line(&self.workers.driver, line))),
            None => model::values(&text, terms),
        }
    }

    fn is_alive(&self) -> bool {
        self.process.is_some()
    }
}
