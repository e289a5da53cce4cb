//! The state of the generation of one program, and what all its parts use.

use crate::context::{Context, Rank, Target, TargetKind, Variable};
use crate::plan::Plan;
use crate::random::Random;
use crate::text::Expression;
use crate::types::{self, Type};

/// Makes one program.
pub struct Generator {
    /// Where choices come from.
    pub random: Random,
    /// What the program declares.
    pub plan: Plan,
    /// Where the next piece stands.
    pub context: Context,
    /// The lines so far.
    pub lines: Vec<String>,
    /// How deeply statements are nested here.
    pub nesting: usize,
    /// About how many statements may still be made; large ones are left out when there are none.
    pub budget: isize,
}

impl Generator {
    /// A generator for a seed, with a main class of this name.
    pub fn new(seed: u64, main: &str) -> Generator {
        let mut random = Random::new(seed);
        let plan = Plan::draw(main.to_owned(), &mut random);
        let budget = random.between(3, 25) as isize;
        Generator { random, plan, context: Context::new(Rank::Leaf), lines: Vec::new(), nesting: 0, budget }
    }

    /// A name that was not there before.
    pub fn fresh(&mut self, prefix: &str) -> String {
        self.plan.name(prefix)
    }

    /// Adds a line.
    pub fn line(&mut self, line: impl Into<String>) {
        self.lines.push(line.into());
    }

    /// The text that something writes, instead of writing it.
    pub fn captured(&mut self, write: impl FnOnce(&mut Generator)) -> String {
        let before = std::mem::take(&mut self.lines);
        write(self);
        std::mem::replace(&mut self.lines, before).join("\n")
    }

    /// Does something in other surroundings.
    pub fn within<T>(&mut self, context: Context, make: impl FnOnce(&mut Generator) -> T) -> T {
        let before = std::mem::replace(&mut self.context, context);
        let made = make(self);
        self.context = before;
        made
    }

    /// Does something; the variables that it declares are gone afterwards.
    pub fn scoped<T>(&mut self, make: impl FnOnce(&mut Generator) -> T) -> T {
        let count = self.context.variables.len();
        let made = make(self);
        self.context.variables.truncate(count);
        made
    }

    /// Declares a variable that is never assigned again.
    pub fn declare_fixed(&mut self, name: &str, ty: &Type) {
        self.declare(name, ty, true);
    }

    /// Declares a variable that may be assigned, and so not captured.
    pub fn declare_free(&mut self, name: &str, ty: &Type) {
        self.declare(name, ty, false);
    }

    fn declare(&mut self, name: &str, ty: &Type, is_fixed: bool) {
        let frame = self.context.frame;
        self.context.variables.push(Variable { name: name.to_owned(), ty: ty.clone(), frame, is_fixed });
    }

    /// Makes the body of something that jumps can leave.
    pub fn targeted<T>(
        &mut self,
        label: Option<String>,
        kind: TargetKind,
        make: impl FnOnce(&mut Self) -> T,
    ) -> (T, Target) {
        self.context.targets.push(Target { label: label.clone(), kind, broken: false, continued: false });
        let made = make(self);
        let gone = Target { label, kind, broken: true, continued: true };
        (made, self.context.targets.pop().unwrap_or(gone))
    }

    /// What is passed as the depth to a deep method.
    pub fn depth(&self) -> &'static str {
        if self.context.has_depth && self.context.rank == Rank::Deep { "d - 1" } else { "0" }
    }

    /// The type, as written.
    pub fn type_name(&self, ty: &Type) -> String {
        types::name(ty)
    }

    /// A type for a variable.
    pub fn value_type(&mut self) -> Type {
        self.plan.value_type(&mut self.random)
    }

    /// True in so many of a hundred cases.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.random.chance(percent)
    }

    /// One of several expressions.
    pub fn one_of(&mut self, mut found: Vec<Expression>) -> Option<Expression> {
        (!found.is_empty()).then(|| found.swap_remove(self.random.below(found.len())))
    }
}
