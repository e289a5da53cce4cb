//! A prover that gets a process for each goal: the goal is transformed into its language, written to its standard input, and
//! what it prints is read when it has ended.

use crate::answer::{self, Said, Trouble};
use crate::canary;
use crate::confirm::Confirmation;
use crate::discover::look_at;
use crate::driver::{Driver, ProcessUse};
use crate::executable::Executable;
use crate::pool::PoolOptions;
use crate::profile::Attempt;
use crate::run::{self, Finished, KEPT};
use crate::smtlib::Printer;
use crate::tptp::{self, Typing};
use crate::transform::{self, Transformation};
use logic::{Answer, Goal, Hope, Prover};
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// A prover whose processes live for one goal. A call runs one process at a time.
pub struct OneShot {
    name: String,
    driver: Driver,
    executable: Executable,
    options: PoolOptions,
    queries: AtomicU64,
    standing: Mutex<Standing>,
}

/// What is known of its answers to canaries.
#[derive(Clone, Default)]
enum Standing {
    #[default]
    Untried,
    Tried,
    /// With the reason.
    Distrusted(String),
}

impl OneShot {
    /// The prover with this executable, which is asked for its version first.
    pub fn open(driver: &Driver, executable: &Path, options: PoolOptions) -> Result<OneShot, String> {
        if driver.process == ProcessUse::Kept {
            return Err(format!("{} is a prover whose processes are kept", driver.name));
        }
        let (executable, version) = look_at(driver, executable)?;
        Ok(OneShot::new(driver, &executable, &version, options))
    }

    pub(crate) fn new(driver: &Driver, executable: &Executable, version: &str, options: PoolOptions) -> OneShot {
        OneShot {
            name: format!("{} {version}", driver.name),
            driver: driver.clone(),
            executable: executable.clone(),
            options,
            queries: AtomicU64::new(0),
            standing: Mutex::default(),
        }
    }

    /// How many goals were sent to it so far.
    pub fn queries(&self) -> u64 {
        self.queries.load(Ordering::Relaxed)
    }

    /// Its executable.
    pub fn executable(&self) -> &Executable {
        &self.executable
    }

    /// Why it is not used any more, if it gave a wrong answer.
    pub fn distrusted(&self) -> Option<String> {
        match &*self.standing.lock().unwrap_or_else(PoisonError::into_inner) {
            Standing::Distrusted(reason) => Some(reason.clone()),
            Standing::Untried | Standing::Tried => None,
        }
    }

    /// Tries to prove all goals that the transformations make of the goal, in their order. `arguments` come before the
    /// driver's, and `resource_limit` is for each goal.
    pub fn attempt(
        &self,
        goal: &Goal,
        transformations: &[Transformation],
        arguments: &[String],
        resource_limit: u64,
    ) -> Answer {
        let count = |_: &Goal| {
            self.queries.fetch_add(1, Ordering::Relaxed);
        };
        let parts = self.parts(goal, transformations).into_iter().inspect(count);
        match self.try_out().and_then(|()| self.ask_all(parts, arguments, resource_limit)) {
            Ok(Said::Proved) => Answer::Proved { by: self.name.clone() },
            Ok(Said::Refuted) => {
                let reason = format!("{} has a counterexample to the goal as it was put to it", self.driver.name);
                Answer::Unknown { reason, candidate: None }
            }
            Ok(Said::Unknown) => {
                let reason = format!("{} does not know", self.driver.name);
                Answer::Unknown { reason, candidate: None }
            }
            Err(Trouble::OutOfResources(reason)) => Answer::OutOfResources(reason),
            Err(Trouble::Stopped(reason)) => Answer::Stopped(reason),
            Err(Trouble::Error(reason)) => Answer::Error(reason),
        }
    }

    /// Whether it proves what another prover has proved: as it is, so that a counterexample counts, or else as the attempt wants it.
    pub(crate) fn confirm(&self, goal: &Goal, attempt: &Attempt) -> Confirmation {
        match self.confirm_parts(self.parts(goal, &[]), &attempt.arguments) {
            Ok(Said::Refuted) if self.keeps_models() => return Confirmation::Contradicted,
            Ok(Said::Proved) => return Confirmation::Confirmed,
            _ => {}
        }
        match self.confirm_parts(self.parts(goal, &attempt.transformations), &attempt.arguments) {
            Ok(Said::Proved) => Confirmation::Confirmed,
            Ok(Said::Refuted | Said::Unknown) => Confirmation::Not(format!("{} does not know", self.driver.name)),
            Err(Trouble::OutOfResources(reason)) => Confirmation::Not(reason),
            Err(Trouble::Stopped(reason) | Trouble::Error(reason)) => Confirmation::Stopped(reason),
        }
    }

    fn confirm_parts(&self, parts: Vec<Goal>, arguments: &[String]) -> Result<Said, Trouble> {
        self.try_out()?;
        self.queries.fetch_add(parts.len() as u64, Ordering::Relaxed);
        self.ask_all(parts, arguments, self.options.resource_limit)
    }

    /// The goals that these transformations and its own make of a goal.
    fn parts(&self, goal: &Goal, transformations: &[Transformation]) -> Vec<Goal> {
        let all: Vec<Transformation> = transformations.iter().chain(&self.driver.transformations).copied().collect();
        transform::apply(&all, goal)
    }

    /// Asks about goals, up to the first that is not proved.
    fn ask_all(
        &self,
        goals: impl IntoIterator<Item = Goal>,
        arguments: &[String],
        resource_limit: u64,
    ) -> Result<Said, Trouble> {
        for part in goals {
            match self.ask(&part, arguments, resource_limit)? {
                Said::Proved => {}
                other => return Ok(other),
            }
        }
        Ok(Said::Proved)
    }

    /// Asks about canaries, once in a run. One that a process did not answer is asked again with the next goal.
    fn try_out(&self) -> Result<(), Trouble> {
        let mut standing = self.standing.lock().unwrap_or_else(PoisonError::into_inner);
        match &*standing {
            Standing::Tried => return Ok(()),
            Standing::Distrusted(reason) => return Err(Trouble::Error(reason.clone())),
            Standing::Untried => {}
        }
        for canary in canary::pair() {
            let said = match self.ask_all(self.parts(&canary.goal, &[]), &[], canary::RESOURCES) {
                // To saturate takes long where integers are axioms; only a wrong answer counts.
                Err(Trouble::OutOfResources(_)) => Said::Unknown,
                said => said?,
            };
            // A counterexample to a goal that was made weaker is none to the goal.
            let is_about_goal = said != Said::Refuted || self.keeps_models();
            if let Some(reason) = canary.truth.objection(&self.driver.name, said).filter(|_| is_about_goal) {
                *standing = Standing::Distrusted(reason.clone());
                return Err(Trouble::Error(reason));
            }
        }
        *standing = Standing::Tried;
        Ok(())
    }

    /// Whether a counterexample to what it is sent is one to the goal.
    fn keeps_models(&self) -> bool {
        self.driver.transformations.iter().all(|transformation| transformation.keeps_models())
    }

    /// The same with a part of the resources.
    pub(crate) fn attempt_quickly(
        &self,
        goal: &Goal,
        transformations: &[Transformation],
        arguments: &[String],
    ) -> Answer {
        let resource_limit = self.options.resource_limit / self.driver.quick.divisor.max(1);
        self.attempt(goal, transformations, arguments, resource_limit)
    }

    fn ask(&self, goal: &Goal, arguments: &[String], resource_limit: u64) -> Result<Said, Trouble> {
        let text = match self.text(goal, resource_limit) {
            Ok(text) => text,
            Err(reason) => return Err(Trouble::OutOfResources(format!("{}: {reason}", self.driver.name))),
        };
        self.executable.check().map_err(|reason| Trouble::Error(format!("{} {reason}", self.driver.name)))?;
        let mut command = self.command(arguments, resource_limit);
        let finished = run::run_with_input(&mut command, text.into_bytes(), self.options.timeout);
        self.read(finished.map_err(|failure| match failure {
            run::Failure::Start(reason) => Trouble::Error(format!("{} {reason}", self.driver.name)),
            run::Failure::Time(limit) => answer::failed(&self.driver, crate::process::Failure::Time(limit)),
        })?)
    }

    fn text(&self, goal: &Goal, resource_limit: u64) -> Result<String, String> {
        match Typing::of(self.driver.input_language) {
            Some(typing) => tptp::problem(goal, typing),
            None => Ok(self.driver.prelude(resource_limit) + &Printer::of(&self.driver).script(goal)),
        }
    }

    /// The command. Provers that cannot limit their memory themselves are limited by the shell that becomes them.
    fn command(&self, arguments: &[String], resource_limit: u64) -> Command {
        let memory = self.options.memory_megabytes;
        let own = self.driver.arguments_for_goal(memory, resource_limit);
        if self.driver.limits_its_memory() {
            let mut command = Command::new(self.executable.path());
            command.args(arguments).args(own);
            return command;
        }
        let limit = format!("ulimit -v {} && exec \"$0\" \"$@\"", memory.saturating_mul(1024));
        let mut command = Command::new("/bin/sh");
        command.args(["-c", &limit]).arg(self.executable.path()).args(arguments).args(own);
        command
    }

    /// Exactly one verdict, nothing unexpected beside it, and for a proof an end as it should be.
    fn read(&self, finished: Finished) -> Result<Said, Trouble> {
        let Driver { name, answers, .. } = &self.driver;
        let ending = run::ending(finished.status);
        let lines = || finished.output.lines().chain(finished.errors.lines()).map(str::trim_end);
        if lines().any(|line| answers.out_of_memory.iter().any(|part| line.contains(part))) {
            return Err(Trouble::OutOfResources(format!("{name} reached its memory limit")));
        }
        if finished.status.code().is_none() {
            return Err(Trouble::Error(format!("{name} {ending}")));
        }
        if finished.output.len() >= KEPT {
            return Err(Trouble::Error(format!("{name}: it printed without end")));
        }
        if let Some(line) = finished.errors.lines().find(|line| !line.trim().is_empty()) {
            return Err(Trouble::Error(format!("{name} {ending}: {}", crate::process::shortened(line))));
        }
        let said = answer::read_all(&self.driver, finished.output.lines().map(str::trim_end))
            .map_err(|trouble| with_ending(trouble, &ending, finished.status.success()))?;
        if said == Said::Proved && !finished.status.success() {
            return Err(Trouble::Error(format!("{name} says that it has a proof, but {ending}")));
        }
        Ok(said)
    }
}

/// An error with the way in which the process ended, if that tells more.
fn with_ending(trouble: Trouble, ending: &str, ended_well: bool) -> Trouble {
    match trouble {
        Trouble::Error(reason) if !ended_well => Trouble::Error(format!("{reason}; it {ending}")),
        other => other,
    }
}

impl Prover for OneShot {
    fn name(&self) -> &str {
        &self.name
    }

    fn identity(&self) -> String {
        let PoolOptions { resource_limit, memory_megabytes, .. } = &self.options;
        let (name, hash, driver) = (&self.name, self.executable.hash(), &self.driver);
        format!("{name} {hash}, resource limit {resource_limit}, memory {memory_megabytes}, {driver:?}")
    }

    fn prove(&self, goal: &Goal) -> Answer {
        self.attempt(goal, &[], &[], self.options.resource_limit)
    }

    fn try_quickly(&self, goal: &Goal, _: Hope) -> Answer {
        self.attempt_quickly(goal, &[], &[])
    }
}
