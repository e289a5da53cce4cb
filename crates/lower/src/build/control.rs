//! Where control may go that leaves a statement: the statements around it, jumps out of them, implicit exceptions.

use base::Name;
use ir::{BlockId, ObligationId};
use logic::build::{eq, int, or};
use logic::{Sort, Term, Var};
use sema::program::{ClassId, LabelId};
use std::collections::HashMap;

/// Where control goes that leaves the current statement.
pub struct Control {
    /// What is around that matters to whoever leaves, innermost last.
    pub regions: Vec<Region>,
    /// The labels that stand before the statement that comes next.
    pub labels: Vec<LabelId>,
    /// Blocks that make an implicit exception without arguments, by what makes it and by the number of regions around, with
    /// the handler that it goes to.
    pub makers: HashMap<(&'static str, usize), (BlockId, Option<BlockId>)>,
    /// The variable that an exception leaves the procedure in.
    pub exception: Var,
    /// Whether the code is a handler that nobody wrote and that passes exceptions on: whoever threw them answers for them.
    pub passes_on: bool,
}

impl Default for Control {
    fn default() -> Control {
        let exception = Var::new("$exception", Sort::Ref);
        Control { regions: Vec::new(), labels: Vec::new(), makers: HashMap::new(), exception, passes_on: false }
    }
}

/// A statement around the current one that matters to whoever leaves.
pub enum Region {
    /// A statement that can be left, or gone on with.
    Target {
        /// Its labels.
        labels: Vec<LabelId>,
        /// Behind it.
        after: BlockId,
        /// The next iteration, if it is a loop.
        next: Option<BlockId>,
    },
    /// Exceptions go to a handler.
    Catching {
        /// Where the handler begins.
        handler: BlockId,
        /// The variable that it expects the exception in.
        exception: Var,
        /// The classes that it catches.
        classes: Vec<ClassId>,
    },
    /// Whoever leaves goes through a `finally` block first.
    Finally {
        /// Where the block begins.
        entry: BlockId,
        /// Who came: [`NORMALLY`], [`BY_EXCEPTION`], or [`FIRST_JUMP`] and the position among the jumps.
        route: Var,
        /// The exception that goes on behind the block.
        pending: Var,
        /// The jumps that go on behind the block.
        jumps: Vec<Jump>,
        /// Whether nobody goes on behind the block: it ends by a jump of its own.
        swallows: bool,
        /// What failed on the way to the block and is a failure only if the exception goes on behind it: the position in `deferred`, from one
        /// on. `None` if nothing waits here.
        failed: Option<Var>,
        /// Failures that wait for the end of the block.
        deferred: Vec<Deferred>,
    },
}

/// A failure that throws an exception through a `finally` block.
#[derive(Clone, Copy)]
pub struct Deferred {
    /// What fails.
    pub obligation: ObligationId,
    /// The class of the exception.
    pub class: Name,
}

/// What becomes of an exception that arises.
pub enum Fate {
    /// It is caught here, or swallowed.
    Handled,
    /// It goes through the `finally` block of this region first.
    Deferred(usize),
    /// It leaves the procedure.
    Leaves,
}

/// Who comes to a `finally` block normally.
pub const NORMALLY: i64 = 0;

/// Who comes there by an exception.
pub const BY_EXCEPTION: i64 = 1;

/// Who comes there by the first of its jumps; others have greater numbers.
pub const FIRST_JUMP: i64 = 2;

/// A jump out of statements.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Jump {
    /// Out of the procedure; the result has its value.
    Return,
    /// To a block that belongs to a region; so many regions are around that one.
    To(BlockId, usize),
}

/// The ways out of what is left through a common block.
pub struct Exit {
    /// Who came.
    pub route: Var,
    /// The exception that goes on.
    pub pending: Var,
    /// The jumps that go on.
    pub jumps: Vec<Jump>,
}

impl Exit {
    /// The route of who comes to the end.
    pub fn normally() -> Term {
        int(NORMALLY)
    }

    /// The route of exceptions.
    pub fn by_exception() -> Term {
        int(BY_EXCEPTION)
    }

    /// That somebody leaves the procedure by returning.
    pub fn is_return(&self) -> Term {
        self.is_by(Jump::Return)
    }

    /// That somebody leaves by a jump.
    pub fn is_by(&self, jump: Jump) -> Term {
        let positions = self.jumps.iter().enumerate().filter(|(_, known)| **known == jump);
        or(positions.map(|(position, _)| eq(self.route.term(), int(FIRST_JUMP + position as i64))))
    }
}

/// What a failed `assert` throws.
pub const ASSERTION_ERROR: &str = "java.lang.AssertionError";

/// An implicit exception: which method of the library makes it, and from what.
pub struct Thrown {
    /// The method.
    pub maker: &'static str,
    /// Its arguments.
    pub arguments: Vec<Term>,
}

impl Thrown {
    /// The class of the exception.
    pub fn class(&self) -> &'static str {
        match self.maker {
            "nullPointer" => "java.lang.NullPointerException",
            "divisionByZero" => "java.lang.ArithmeticException",
            "index" => "java.lang.ArrayIndexOutOfBoundsException",
            "negativeSize" => "java.lang.NegativeArraySizeException",
            "arrayStore" => "java.lang.ArrayStoreException",
            "classCast" => "java.lang.ClassCastException",
            _ => ASSERTION_ERROR,
        }
    }

    /// One without arguments.
    pub fn plain(maker: &'static str) -> Thrown {
        Thrown { maker, arguments: Vec::new() }
    }
}

/// Where `break` and `continue` go.
#[derive(Clone, Copy)]
pub struct LoopTargets {
    /// Behind the loop.
    pub after: BlockId,
    /// To the next iteration.
    pub next: BlockId,
}
