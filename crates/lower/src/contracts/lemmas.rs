//! What the contract of a method says of the function that the method is in specifications ([`crate::spec::opaque`]): where its precondition holds,
//! what it promises holds of the value.
//!
//! Such a lemma is true if the method keeps its contract and ends. The argument has four parts.
//!
//! - *Ending*: a method that never returns keeps any promise, even one that no value meets. So all loops that it may come to have a measure, which
//!   is checked where they are, and none of the methods that it may come to calls itself in the end.
//! - *States*: the contract was proved of states that an execution can be in, whose fields have values of their types. Of any other maps nothing
//!   is said: a lemma speaks of states in which `state of m` holds, a predicate that is assumed of nothing but the state of the execution in
//!   which a formula that mentions the method is looked at.
//! - *Precondition*: all that the method's own check assumes is a premise: types, parameters that are not null, invariants, and that the
//!   object runs this method. Only cases count in which the method returns.
//! - *No circles*: nobody's proof may rest on itself. Methods that a specification mentions, and all that they may call, are checked without
//!   lemmas. All others use lemmas, and none of these rests on a proof of theirs.
//!
//! A contract that nothing meets makes its lemma false wherever its precondition holds. That the method does not keep it is reported where the
//! method is; and whoever mentions it proves from a contradiction, which is looked for besides (IV0211).

use crate::build::builder::Builder;
use crate::contracts::invariants::{Subject, invariants_on_entry};
use crate::program::cases::WrittenCase;
use crate::program::context::{Context, Obligations};
use crate::program::lemmas::{Lemmas, Mark};
use crate::spec::expressions::State;
use crate::spec::opaque::{Code, numbered};
use base::Name;
use ir::{Defined, Definition, Lemma, Program};
use logic::build::{and, bool, call, function, implies, ne, quantified_with};
use logic::transform::{free_variables, substitute};
use logic::{Function, Quantifier, Sort, Term, Var};
use sema::program::{BinaryOp, Ending, Expr, ExprKind, LocalId, Method, MethodId, Stmt};
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

impl Context<'_> {
    /// The mark of the lemma about a method, whose function depends on these parts of the state.
    pub fn mark(&self, method: MethodId, about: &Arc<Function>, parts: &[Var]) -> Option<Mark> {
        if let Some(known) = self.lemmas.borrow().marks.get(&method) {
            return known.clone();
        }
        self.lemmas.borrow_mut().marks.insert(method, None);
        let (mark, lemma) = make(self, method, about, parts)?;
        let parameters = numbered(&mark.function.parameters);
        let definition = Definition { function: mark.function.clone(), parameters, meaning: Defined::State };
        self.definitions.borrow_mut().push(definition);
        let mut lemmas = self.lemmas.borrow_mut();
        lemmas.made.push((method, lemma));
        lemmas.marks.insert(method, Some(mark.clone()));
        Some(mark)
    }

    /// Gives the program its lemmas, with those who must do without.
    pub fn give_lemmas(&self, lowered: &mut Program) {
        let Lemmas { made, observers, .. } = self.lemmas.take();
        if made.is_empty() {
            return;
        }
        let initializers = self.program.classes.values().filter_map(|class| class.static_initializer);
        let below = called(self, observers.into_iter().chain(initializers).collect());
        let except: Vec<Name> = below
            .into_iter()
            .filter_map(|method| self.procedure(method))
            .map(|procedure| lowered.procedures[procedure].name)
            .collect();
        // A contract that nobody checks says nothing.
        let checked = made.into_iter().filter_map(|(method, lemma)| {
            let procedure = self.procedure(method).map(|id| &lowered.procedures[id]);
            let procedure = procedure.filter(|procedure| procedure.is_entry && procedure.unsupported.is_empty())?;
            Some(Lemma { procedure: procedure.name, except: except.clone(), ..lemma })
        });
        lowered.lemmas = checked.collect();
    }
}

/// These methods and all that they may call.
fn called(context: &Context<'_>, methods: BTreeSet<MethodId>) -> BTreeSet<MethodId> {
    let mut open: Vec<MethodId> = methods.iter().copied().collect();
    let mut seen = methods;
    while let Some(next) = open.pop() {
        let statements: &[Stmt] = context.program.methods[next].body.as_deref().unwrap_or_default();
        let mut found = Vec::new();
        for statement in statements {
            statement.visit_expressions(&mut |expr| expr.visit(&mut |part| callees(context, &part.kind, &mut found)));
        }
        open.extend(found.into_iter().filter(|method| seen.insert(*method)));
    }
    seen
}

fn callees(context: &Context<'_>, kind: &ExprKind, found: &mut Vec<MethodId>) {
    match kind {
        ExprKind::StaticCall(method, _)
        | ExprKind::SuperCall(method, _)
        | ExprKind::ConstructorCall(method, _)
        | ExprKind::New(method, _) => found.push(*method),
        ExprKind::VirtualCall(_, method, _) => {
            let owner = context.program.methods[*method].owner;
            found.push(*method);
            found.extend(context.implementations(owner, *method).into_iter().map(|(_, target)| target));
        }
        _ => {}
    }
}

fn make(context: &Context<'_>, id: MethodId, about: &Arc<Function>, parts: &[Var]) -> Option<(Mark, Lemma)> {
    let method = &context.program.methods[id];
    if !context.has_contract(id) || method.body.is_none() || asks_too_much(context, id, method) {
        return None;
    }
    Code::of(context, id).ok().filter(Code::ends)?;
    let (mut obligations, mut sites) = (Obligations::new(), 0);
    let mut builder = Builder::new(context, method, &mut obligations, &mut sites);
    builder.enter_parameters();
    let given: Vec<Var> =
        crate::program::signatures::parameters(context, method).into_iter().map(|it| it.variable).collect();
    let arguments = parts.iter().chain(&given).map(Var::term).collect();
    let says = builder.says(id, &call(about, arguments))?;
    // The method changes nothing, so that both states are one.
    let entry: HashMap<Var, Term> =
        builder.writer.snapshots.iter().map(|(global, local)| (local.clone(), global.term())).collect();
    let says = substitute(&says, &entry);
    let mentioned = free_variables(&says);
    let globals = context.globals.iter().map(|global| global.variable.clone());
    let state: Vec<Var> = globals.filter(|global| mentioned.contains(global) || parts.contains(global)).collect();
    if mentioned.iter().any(|variable| !state.contains(variable) && !given.contains(variable)) {
        return None;
    }
    let sorts: Vec<Sort> = state.iter().map(|part| part.sort.clone()).collect();
    let mark = function(&format!("state of {}", about.name), &sorts, Sort::Bool);
    let holds = call(&mark, state.iter().map(Var::term).collect());
    let value = call(about, parts.iter().chain(&given).map(Var::term).collect());
    let own = |variable: &Var| Var::new(format!("{}%lemma", variable.name), variable.sort.clone());
    let names: HashMap<Var, Term> =
        state.iter().chain(&given).map(|variable| (variable.clone(), own(variable).term())).collect();
    let trigger = vec![substitute(&holds, &names), substitute(&value, &names)];
    let formula = substitute(&implies(holds, says), &names);
    let variables = state.iter().chain(&given).map(own).collect();
    let formula = quantified_with(Quantifier::Forall, variables, vec![trigger], formula);
    Some((
        Mark { function: mark, parts: state },
        Lemma { function: about.name, procedure: method.signature, formula, except: Vec::new() },
    ))
}

/// Whether a method asks for the invariants of whatever class an argument has. Hardly anybody could use its lemma.
fn asks_too_much(context: &Context<'_>, id: MethodId, method: &Method) -> bool {
    let kept = invariants_on_entry(context, id, method);
    kept.iter().any(|kept| matches!(kept.subject, Subject::Parameter(_)) && kept.only.is_some())
}

/// Whether a clause says only that the result is the value of the method itself.
fn is_about_itself(context: &Context<'_>, id: MethodId, written: WrittenCase<'_>, clause: &Expr) -> bool {
    let ExprKind::Binary(BinaryOp::Eq, left, right) = &clause.kind else { return false };
    let value = match (&left.kind, &right.kind) {
        (ExprKind::Result, value) | (value, ExprKind::Result) => value,
        _ => return false,
    };
    let (called, arguments) = match value {
        ExprKind::StaticCall(called, arguments) => (*called, arguments),
        ExprKind::VirtualCall(receiver, called, arguments) if matches!(receiver.kind, ExprKind::This) => {
            (*called, arguments)
        }
        _ => return false,
    };
    let parameters = &context.program.methods[written.origin].parameters;
    let is_given = |(argument, parameter): (&Expr, &LocalId)| matches!(argument.kind, ExprKind::Local(local) if local == *parameter);
    (called == id || called == written.origin)
        && arguments.len() == parameters.len()
        && arguments.iter().zip(parameters).all(is_given)
}

impl Builder<'_> {
    /// What the contract of the method says of a value that it gives; nothing if it says nothing, or is not understood.
    fn says(&mut self, id: MethodId, value: &Term) -> Option<Term> {
        let requires = self.requires(id).ok()?;
        let premise = and(requires.into_iter().map(|requires| requires.formula).chain([self.runs_this(id)]));
        let mut promises = Vec::new();
        for written in self.context.cases(id) {
            let returns = match written.case.ending {
                Ending::Normal => true,
                Ending::Any => !self.context.may_throw(id),
                Ending::Exceptional | Ending::Return | Ending::Jump(_) => false,
            };
            if returns {
                promises.push(self.promised(id, written, value)?);
            }
        }
        let says = implies(premise, and(promises));
        (says != bool(true)).then_some(says)
    }

    fn promised(&mut self, id: MethodId, written: WrittenCase<'_>, value: &Term) -> Option<Term> {
        let precondition = self.precondition(written, State::Current).ok()?;
        let mut meaning = self.entry_meaning(written.origin, None);
        meaning.result = Some(value.clone());
        let mut parts = vec![self.context.typing(value, &self.method.result)];
        if self.method.result.is_reference() && !self.context.gives_null(id) {
            parts.push(ne(value.clone(), ir::vocabulary::null()));
        }
        let (context, mut says_something) = (self.context, false);
        for expr in written.case.ensures.iter().filter(|expr| !is_about_itself(context, id, written, expr)) {
            parts.push(self.specification(expr, &meaning).ok()?);
            says_something = true;
        }
        Some(if says_something { implies(precondition, and(parts)) } else { bool(true) })
    }
}
