//! What fields, and the collections and arrays behind them, can hold: a points-to analysis of the user's code, without regard to the order of
//! execution. It knows library collections at the level of their interfaces ([`library`]): what `put` puts in, `get` gives. Whatever reaches code that nobody knows
//! may be changed there, so only what stays within the program is known: a private `Map` that is never handed out holds what the program puts into it.
//!
//! The results are facts of every execution: which places never hold null, and objects of which classes they hold. They hold
//! for objects of any state that the program comes to, so entry points may rely on them.
//!
//! - [`graph`]: nodes, what flows between them, and the fixpoint;
//! - [`code`]: from statements and expressions to nodes;
//! - [`declared`]: fields and methods before any code is seen;
//! - [`calls`]: calls, of the user's code and of the library;
//! - [`library`]: what methods of library objects do with what they hold;
//! - [`functions`]: what static methods of the library do.

mod calls;
mod code;
mod declared;
mod functions;
mod graph;
mod library;

use crate::options::NullDefault;
use crate::program::established::set_by_constructors;
use base::Span;
use graph::Node;
use sema::dispatch::Dispatch;
use sema::program::{ClassId, FieldId, MethodId, Origin, Program};
use std::collections::{BTreeMap, BTreeSet};

/// More classes than that are not told.
const MOST_CLASSES: usize = 8;

/// What is known of the values of a place or an expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// They are never null.
    pub is_not_null: bool,
    /// They are null only where a method of the library has nothing to give.
    pub is_null_if_absent: bool,
    /// The classes that the objects can have, if all are known.
    pub classes: Option<BTreeSet<ClassId>>,
}

impl Known {
    fn is_something(&self) -> bool {
        self.is_not_null || self.is_null_if_absent || self.classes.is_some()
    }

    /// What is known of values that are these or those.
    fn or(self, other: Known) -> Known {
        let classes = self.classes.zip(other.classes).map(|(ours, theirs)| ours.union(&theirs).copied().collect());
        Known { is_not_null: self.is_not_null && other.is_not_null, is_null_if_absent: false, classes }
    }
}

/// What is known of the values of a program.
#[derive(Default, Debug)]
pub struct Holdings {
    /// Of fields of objects that have been constructed.
    pub fields: BTreeMap<FieldId, Known>,
    /// Of results of calls of the library, by the place of the call.
    pub results: BTreeMap<(Span, MethodId), Known>,
    /// The class of the object that such a call is made on, if it is known.
    pub receivers: BTreeMap<(Span, MethodId), ClassId>,
    /// Of elements of arrays, by the place of the access.
    pub elements: BTreeMap<Span, Known>,
    /// Of the elements of arrays that `for` loops go over, by the place of the array.
    pub iterated: BTreeMap<Span, Known>,
    /// Of parameters of lambda expressions.
    pub parameters: BTreeMap<(MethodId, usize), Known>,
}

impl Holdings {
    /// Analyses the user's code. Where something lies outside of every method that is not understood, nothing is known.
    pub fn new(program: &Program, dispatch: &Dispatch, null_default: NullDefault) -> Holdings {
        if !program.unsupported.is_empty() {
            return Holdings::default();
        }
        let mut analysis = code::Analysis::new(program, dispatch, null_default);
        analysis.see_everything();
        analysis.graph.solve(program, dispatch);
        let mut found = Holdings::default();
        let is_own = |class: ClassId| {
            let class = &program.classes[class];
            class.origin == Origin::Source && !class.has_specification
        };
        for (field, node) in &analysis.fields {
            let declared = &program.fields[*field];
            let known = analysis.graph.known(*node);
            let is_set = set_by_constructors(program, *field);
            let known = Known { is_not_null: known.is_not_null && is_set, ..known };
            if is_own(declared.owner) && !declared.is_static && known.is_something() {
                found.fields.insert(*field, known);
            }
        }
        let all = |nodes: &[Node]| {
            let known = nodes.iter().map(|node| analysis.graph.known(*node)).reduce(Known::or);
            known.filter(Known::is_something)
        };
        for (place, nodes) in &analysis.results {
            found.results.extend(all(nodes).map(|known| (*place, known)));
        }
        for (place, nodes) in &analysis.receivers {
            let classes = all(nodes).and_then(|known| known.classes).filter(|classes| classes.len() == 1);
            found.receivers.extend(classes.and_then(|classes| Some((*place, *classes.first()?))));
        }
        found.elements = analysis.elements.iter().filter_map(|(place, nodes)| Some((*place, all(nodes)?))).collect();
        found.iterated = analysis.iterated.iter().filter_map(|(place, nodes)| Some((*place, all(nodes)?))).collect();
        for ((method, index), node) in &analysis.lambda_parameters {
            let known = analysis.graph.known(*node);
            if is_own(program.methods[*method].owner) && known.is_something() {
                found.parameters.insert((*method, *index), known);
            }
        }
        found
    }
}
