//! Several provers behind one face. Quick attempts go to one of them; a full attempt goes through the attempts of a profile in
//! their order, until one gives a proof. The order is fixed, so that every run gives the same answer.

use crate::confirm::Confirmation;
use crate::discover::{Found, discover_named};
use crate::executable::Executable;
use crate::once::OneShot;
use crate::pool::{Pool, PoolOptions};
use crate::profile::{Attempt, Profile};
use logic::{Answer, Goal, Hope, Prover, Sieve, Sifted};

/// A prover of the portfolio.
enum Member {
    Kept(Pool),
    Once(Box<OneShot>),
}

/// Provers that work through a profile.
pub struct Portfolio {
    members: Vec<(String, Member)>,
    attempts: Vec<Attempt>,
    options: PoolOptions,
}

impl Portfolio {
    /// The provers that the environment leads to. Those that are not there are left out; at least one must be.
    pub fn find(profile: &Profile, options: PoolOptions) -> Result<Portfolio, String> {
        Portfolio::of(profile, &discover_named(|name| profile.mentions(name)), options)
    }

    /// These provers alone (`--prover`): each of them must be there.
    pub fn find_only(profile: &Profile, provers: &[String], options: PoolOptions) -> Result<Portfolio, String> {
        let profile = profile.only(provers)?;
        let found = discover_named(|name| profile.mentions(name));
        for name in provers {
            match found.iter().find(|prover| prover.driver.name == *name).map(|prover| &prover.version) {
                Some(Ok(_)) => {}
                Some(Err(reason)) => return Err(format!("{name} cannot be used: {reason}")),
                None => return Err(format!("{name} was not found; `invar provers` says how to get it")),
            }
        }
        Portfolio::of(&profile, &found, options)
    }

    /// Those of these provers that the profile wants.
    pub fn of(profile: &Profile, found: &[Found], options: PoolOptions) -> Result<Portfolio, String> {
        let wanted = |prover: &&Found| profile.mentions(&prover.driver.name);
        let (mut members, mut reasons) = (Vec::new(), Vec::new());
        for Found { driver, version, executable, .. } in found.iter().filter(wanted) {
            match (version, executable) {
                (Ok(version), Some(executable)) if driver.is_one_shot() => {
                    let prover = OneShot::new(driver, executable, version, options.clone());
                    members.push((driver.name.clone(), Member::Once(Box::new(prover))));
                }
                (Ok(version), Some(executable)) => {
                    let prover = Pool::new(driver, executable, version, options.clone());
                    members.push((driver.name.clone(), Member::Kept(prover)));
                }
                (Err(reason), _) => reasons.push(reason.clone()),
                (Ok(_), None) => {}
            }
        }
        if members.is_empty() {
            return Err(match reasons.is_empty() {
                true => "no prover was found; `invar provers install` gets one".to_owned(),
                false => format!("no prover can be used: {}", reasons.join("; ")),
            });
        }
        let is_there = |attempt: &&Attempt| members.iter().any(|(name, _)| *name == attempt.prover);
        let attempts = profile.attempts.iter().filter(is_there).cloned().collect();
        Ok(Portfolio { members, attempts, options })
    }

    /// How many goals were sent to provers so far.
    pub fn queries(&self) -> u64 {
        let queries = |(_, member): &(String, Member)| match member {
            Member::Kept(pool) => pool.queries(),
            Member::Once(prover) => prover.queries(),
        };
        self.members.iter().map(queries).sum()
    }

    /// Names and versions of the provers that can be asked.
    pub fn provers(&self) -> Vec<&str> {
        self.members.iter().map(|(_, member)| member.prover().name()).collect()
    }

    /// The same, with their executables.
    pub fn executables(&self) -> Vec<(&str, &Executable)> {
        self.members.iter().map(|(_, member)| (member.prover().name(), member.executable())).collect()
    }

    /// Provers that gave a wrong answer, by name and version, with what was wrong.
    pub fn distrusted(&self) -> Vec<(String, String)> {
        let reason = |member: &Member| match member {
            Member::Kept(pool) => pool.distrusted().map(str::to_owned),
            Member::Once(prover) => prover.distrusted(),
        };
        let all = self.members.iter().map(|(_, member)| (member.prover().name().to_owned(), reason(member)));
        all.filter_map(|(name, reason)| Some((name, reason?))).collect()
    }

    /// Whether one of its provers proves what somebody else has proved.
    pub(crate) fn confirm(&self, goal: &Goal) -> Confirmation {
        let mut reasons = Vec::new();
        let mut is_fickle = false;
        for attempt in &self.attempts {
            let Some((_, member)) = self.members.iter().find(|(name, _)| *name == attempt.prover) else { continue };
            let answer = match member {
                Member::Once(prover) => match prover.confirm(goal, attempt) {
                    Confirmation::Not(reason) => Answer::OutOfResources(reason),
                    Confirmation::Stopped(reason) => Answer::Stopped(reason),
                    decided => return decided,
                },
                Member::Kept(pool) => pool.attempt(goal, &attempt.transformations, self.options.resource_limit),
            };
            match answer {
                Answer::Proved { .. } => return Confirmation::Confirmed,
                Answer::Refuted(_) => return Confirmation::Contradicted,
                Answer::Stopped(reason) | Answer::Error(reason) => {
                    is_fickle = true;
                    reasons.push(reason);
                }
                Answer::Unknown { reason, .. } | Answer::OutOfResources(reason) | Answer::Unconfirmed(reason) => {
                    reasons.push(reason);
                }
            }
        }
        let reason = reasons.join("; ");
        if is_fickle { Confirmation::Stopped(reason) } else { Confirmation::Not(reason) }
    }

    /// Who gets quick attempts: the first prover whose processes are kept, for they start at once, else the first there is.
    fn quick(&self) -> &(String, Member) {
        let kept = self.members.iter().find(|(_, member)| matches!(member, Member::Kept(_)));
        kept.unwrap_or(&self.members[0])
    }

    fn attempt(&self, attempt: &Attempt, goal: &Goal) -> Option<Answer> {
        let (_, member) = self.members.iter().find(|(name, _)| *name == attempt.prover)?;
        let resource_limit = (self.options.resource_limit / 100).saturating_mul(attempt.percent);
        Some(match member {
            Member::Kept(pool) => pool.attempt(goal, &attempt.transformations, resource_limit),
            Member::Once(prover) => prover.attempt(goal, &attempt.transformations, &attempt.arguments, resource_limit),
        })
    }
}

impl Member {
    fn executable(&self) -> &Executable {
        match self {
            Member::Kept(pool) => pool.executable(),
            Member::Once(prover) => prover.executable(),
        }
    }

    fn prover(&self) -> &dyn Prover {
        match self {
            Member::Kept(pool) => pool,
            Member::Once(prover) => &**prover,
        }
    }
}

impl Prover for Portfolio {
    /// The prover of the quick attempts, from which models come. What another one proves says so.
    fn name(&self) -> &str {
        self.quick().1.prover().name()
    }

    fn identity(&self) -> String {
        let members: Vec<String> = self.members.iter().map(|(_, member)| member.prover().identity()).collect();
        format!("{}; {:?}", members.join("; "), self.attempts)
    }

    fn has_others(&self) -> bool {
        self.attempts.len() > 1
    }

    fn workers(&self) -> usize {
        self.quick().1.prover().workers()
    }

    fn prove(&self, goal: &Goal) -> Answer {
        let mut failures = Failures::default();
        for answer in self.attempts.iter().filter_map(|attempt| self.attempt(attempt, goal)) {
            match answer {
                // Nobody can prove what has a counterexample.
                Answer::Proved { .. } | Answer::Refuted(_) => return answer,
                failure => failures.add(failure),
            }
        }
        failures.answer()
    }

    fn try_quickly(&self, goal: &Goal, hoping_for: Hope) -> Answer {
        let (name, member) = self.quick();
        match (member, self.attempts.iter().find(|attempt| attempt.prover == *name)) {
            // Without z3, another gets goals as its first attempt wants them.
            (Member::Once(prover), Some(attempt)) => {
                prover.attempt_quickly(goal, &attempt.transformations, &attempt.arguments)
            }
            (member, _) => member.prover().try_quickly(goal, hoping_for),
        }
    }

    fn sift(&self, sieve: &Sieve<'_>, hoping_for: Hope) -> Sifted {
        match self.quick() {
            (_, Member::Kept(pool)) => pool.sift(sieve, hoping_for),
            _ => sieve.sift_by_goals(self, hoping_for),
        }
    }
}

/// Answers that decide nothing. The first of them is the answer, with the reasons of all.
#[derive(Default)]
struct Failures {
    first: Option<Answer>,
    reasons: Vec<String>,
    /// Whether one of them may be another the next time.
    is_fickle: bool,
}

impl Failures {
    fn add(&mut self, answer: Answer) {
        if let Answer::Unknown { reason, .. }
        | Answer::OutOfResources(reason)
        | Answer::Stopped(reason)
        | Answer::Unconfirmed(reason)
        | Answer::Error(reason) = &answer
            && !self.reasons.contains(reason)
        {
            self.reasons.push(reason.clone());
        }
        self.is_fickle |= matches!(answer, Answer::Stopped(_) | Answer::Error(_));
        self.first.get_or_insert(answer);
    }

    fn answer(self) -> Answer {
        let reason = self.reasons.join("; ");
        match self.first {
            Some(Answer::Unknown { candidate, .. }) => Answer::Unknown { reason, candidate },
            Some(_) if self.is_fickle => Answer::Stopped(reason),
            Some(Answer::OutOfResources(_)) => Answer::OutOfResources(reason),
            Some(Answer::Error(_)) => Answer::Error(reason),
            other => other.unwrap_or_else(|| Answer::Error("no prover was asked".to_owned())),
        }
    }
}
