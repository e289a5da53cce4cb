//! Contracts: what holds on entry, what on return, and what callers must establish.

use crate::build::builder::Builder;
use crate::build::specified::Frame;
use crate::contracts::case_frames::CaseFrame;
use crate::contracts::frames::is_array_of;
use crate::contracts::invariants::{Kept, Subject, invariants_on_entry, is_of_library};
use crate::program::cases::WrittenCase;
use crate::program::context::{Context, Lowered};
use crate::program::library::contents;
use crate::spec::expressions::{Arithmetic, Meaning, State};
use base::{Span, rules};
use ir::vocabulary::{DICT_GET, DICT_HAS, DICT_VALUE, SEQ_GET, SEQ_SIZE, SEQ_VALUE, birth, length, now, null};
use ir::{Contract, ElementKind, Ensures, Global, GlobalKind, JavaType, Modified, ObligationId, Requires, Role};
use logic::build::{and, bool, call, eq, forall, implies, int, le, lt, ne, not, or, quantified_with, select};
use logic::{Quantifier, Sort, Term, Var};
use sema::program::{
    Allocation, Ending, Expr, ExprKind, FieldId, FieldKind, LocalId, LogicOp, Method, MethodId, MethodKind, Type,
};
use std::collections::HashMap;

/// As many invariants of an object have an obligation each where a call needs them. If there are more, they share one.
const FEW_INVARIANTS: usize = 3;

/// Something that a caller must establish.
enum Requirement<'a> {
    NotNull(LocalId),
    ElementsNotNull(LocalId),
    ContentNotNull(LocalId),
    /// A clause of the only case, with the method that it was written for.
    Written(MethodId, &'a Expr),
    /// The precondition of one of several cases.
    OneOf(Vec<WrittenCase<'a>>),
    Invariant(Kept<'a>),
}

/// How a method may end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Exits {
    /// By returning.
    Normal,
    /// By returning or by an exception.
    Both,
}

/// All that a caller must establish, in the order in which the contract has it.
fn requirements<'a>(context: &Context<'a>, id: MethodId, method: &'a Method) -> Vec<Requirement<'a>> {
    let mut list = Vec::new();
    for (position, local) in method.parameters.iter().enumerate() {
        let parameter = &method.locals[*local];
        if !parameter.ty.is_reference() || context.takes_null(id, position) {
            continue;
        }
        list.push(Requirement::NotNull(*local));
        if matches!(&parameter.ty, Type::Array(element) if element.is_reference()) {
            list.push(Requirement::ElementsNotNull(*local));
        }
        if !contents(context, &parameter.ty).is_empty() {
            list.push(Requirement::ContentNotNull(*local));
        }
    }
    match context.cases(id).as_slice() {
        [WrittenCase { origin, case }] => {
            list.extend(case.requires.iter().map(|expr| Requirement::Written(*origin, expr)));
        }
        [] => {}
        cases if cases.iter().any(|written| written.case.requires.is_empty()) => {}
        cases => list.push(Requirement::OneOf(cases.to_vec())),
    }
    list.extend(invariants_on_entry(context, id, method).into_iter().map(Requirement::Invariant));
    list
}

impl<'a> Builder<'a> {
    /// The obligations of a call by contract: one for each requirement, in order.
    pub fn precondition_obligations(&mut self, method: MethodId, span: Span) -> Lowered<Vec<ObligationId>> {
        let context = self.context;
        let callee = &context.program.methods[method];
        let mut obligations = Vec::new();
        let requirements = requirements(context, method, callee);
        let mut shared: Vec<(Subject, ObligationId)> = Vec::new();
        for requirement in &requirements {
            if let Requirement::Invariant(kept) = requirement {
                if is_of_library(context, &kept.invariant) {
                    continue;
                }
                if let Some((_, known)) = shared.iter().find(|(subject, _)| *subject == kept.subject) {
                    obligations.push(*known);
                    continue;
                }
                if let Some(obligation) = self.shared_obligation(kept.subject, &requirements, callee, span) {
                    shared.push((kept.subject, obligation));
                    obligations.push(obligation);
                    continue;
                }
            }
            let (text, place) = self.describe(requirement, callee);
            let (rule, text) = match requirement {
                Requirement::Invariant(_) => (
                    &rules::CLASS_INVARIANT,
                    format!("{text}, which `{}` relies on, may not hold here", callee.signature),
                ),
                _ => (&rules::PRECONDITION, format!("{text}, as `{}` requires, may not hold here", callee.signature)),
            };
            let related = vec![(place, "required here".to_string())];
            obligations.push(self.oblige(rule, span, text, related));
        }
        Ok(obligations)
    }

    /// One obligation for all invariants of an object that a call hands over, if they are many.
    fn shared_obligation(
        &mut self,
        subject: Subject,
        requirements: &[Requirement<'_>],
        callee: &Method,
        span: Span,
    ) -> Option<ObligationId> {
        let of_subject = requirements.iter().filter_map(|requirement| match requirement {
            Requirement::Invariant(kept) if kept.subject == subject => Some(kept),
            _ => None,
        });
        let count = of_subject.filter(|kept| !is_of_library(self.context, &kept.invariant)).count();
        if count <= FEW_INVARIANTS {
            return None;
        }
        let (whose, place) = match subject {
            Subject::This => ("the object".to_owned(), callee.span),
            Subject::Parameter(local) => (format!("`{}`", callee.locals[local].name), callee.locals[local].span),
            Subject::Class => ("the class".to_owned(), callee.span),
        };
        let signature = &callee.signature;
        let text = format!("one of the {count} invariants of {whose} that `{signature}` relies on may not hold here");
        Some(self.oblige(&rules::CLASS_INVARIANT, span, text, vec![(place, "required here".to_string())]))
    }

    /// A requirement in words, and where it is written.
    fn describe(&self, requirement: &Requirement<'_>, method: &Method) -> (String, Span) {
        let local = |id: &LocalId| &method.locals[*id];
        match requirement {
            Requirement::NotNull(id) => (format!("`{} != null`", local(id).name), local(id).span),
            Requirement::ElementsNotNull(id) | Requirement::ContentNotNull(id) => {
                (format!("that no element of `{}` is null", local(id).name), local(id).span)
            }
            Requirement::Written(_, expr) => (format!("`{}`", self.context.text(expr.span)), expr.span),
            Requirement::OneOf(cases) => {
                let place = cases.first().map_or(method.span, |written| written.case.span);
                ("the precondition of one of the cases".to_owned(), place)
            }
            Requirement::Invariant(kept) => self.describe_invariant(&kept.invariant),
        }
    }

    /// The contract of the method that is being lowered.
    pub fn contract(&mut self, id: MethodId, result: Option<&Var>) -> Lowered<Contract> {
        let requires = self.requires(id)?;
        if self.context.has_contract(id) {
            self.keep_lasting(&requires);
        }
        let modifies = self.modifies(id, State::Current)?;
        let at_entry = self.modifies(id, State::Entry)?;
        self.set_frame(at_entry);
        Ok(Contract { snapshots: Vec::new(), requires, ensures: self.ensures(id, result)?, modifies })
    }

    /// What names mean in a contract: parameters have their values on entry. The contract may have been written for a method that this
    /// one overrides, whose parameters have other names.
    pub fn entry_meaning(&self, origin: MethodId, result: Option<&Var>) -> Meaning<'a> {
        let origin = &self.context.program.methods[origin];
        let own = self.method.parameters.iter().map(|id| self.scope.entry_values[id].term());
        let values: HashMap<LocalId, Term> = origin.parameters.iter().copied().zip(own).collect();
        Meaning {
            this: self.scope.this.clone(),
            result: result.map(Var::term),
            variables: values.clone(),
            entry_values: values,
            locals: &origin.locals,
            arithmetic: Arithmetic::of(origin),
        }
    }

    /// The precondition of a case.
    pub fn precondition(&mut self, written: WrittenCase<'_>, state: State) -> Lowered<Term> {
        let meaning = self.entry_meaning(written.origin, None);
        let mut parts = Vec::new();
        for expr in &written.case.requires {
            parts.push(self.specification_at(state, expr, &meaning)?);
        }
        Ok(and(parts))
    }

    /// What holds on entry.
    pub fn requires(&mut self, id: MethodId) -> Lowered<Vec<Requires>> {
        self.required(requirements(self.context, id, self.method))
    }

    /// What holds on entry whatever is written there: types, parameters that are not null, invariants.
    pub fn implied_requires(&mut self, id: MethodId) -> Lowered<Vec<Requires>> {
        let mut list = requirements(self.context, id, self.method);
        list.retain(|requirement| !matches!(requirement, Requirement::Written(..) | Requirement::OneOf(_)));
        self.required(list)
    }

    fn required(&mut self, requirements: Vec<Requirement<'_>>) -> Lowered<Vec<Requires>> {
        let mut list = self.free_requires();
        for requirement in requirements {
            let (text, span) = self.describe(&requirement, self.method);
            let formula = self.requirement_formula(&requirement)?;
            let role = match &requirement {
                Requirement::Invariant(kept) if is_of_library(self.context, &kept.invariant) => Role::Free,
                _ => Role::Checked,
            };
            list.push(Requires { formula, role, span, text });
        }
        Ok(list)
    }

    /// What holds by the type system and the heap model.
    pub fn free_requires(&mut self) -> Vec<Requires> {
        let method = self.method;
        let free =
            |formula: Term, span: Span, text: &str| Requires { formula, role: Role::Free, span, text: text.into() };
        let mut list = Vec::new();
        if let Some(this) = &self.scope.this.clone() {
            let is_object = self.context.is_object(this, &Type::Class(method.owner));
            list.push(free(is_object, method.span, "`this` is an object of its class"));
        }
        for formula in self.initialization_on_entry() {
            list.push(free(formula, method.span, "the class has been initialised"));
        }
        for id in &method.parameters {
            let local = &method.locals[*id];
            let value = self.scope.entry_values[id].term();
            list.push(free(self.context.typing(&value, &local.ty), local.span, "parameters have their types"));
            if let (MethodKind::Constructor, Some(this), true) =
                (method.kind, &self.scope.this, local.ty.is_reference())
            {
                list.push(free(ne(value, this.clone()), local.span, "nobody knows a new object yet"));
            }
        }
        if let (MethodKind::Constructor, Some(this)) = (method.kind, &self.scope.this.clone()) {
            for field in self.context.possible_fields(method.owner) {
                // What runs do not keep cannot be looked at there.
                if matches!(self.context.program.fields[field].ty, Type::Locset | Type::Seq | Type::TypeValue) {
                    continue;
                }
                let map = self.context.field(field);
                let value = select(map.term(), this.clone());
                let default = ir::vocabulary::default_value(value.sort());
                list.push(free(eq(value, default), method.span, "fields of a new object are zero, false or null"));
            }
            let unknown = self.is_unknown_to_heap(this).into_iter();
            list.extend(unknown.map(|formula| free(formula, method.span, "nothing refers to a new object yet")));
        }
        list.retain(|requires| requires.formula != bool(true));
        list
    }

    /// That no field, no static field and no element refers to an object.
    fn is_unknown_to_heap(&mut self, this: &Term) -> Vec<Term> {
        let this_type = self.context.java_type(&Type::Class(self.method.owner));
        let globals = self.context.globals.iter().filter(|global| self.context.is_framed(global));
        globals.filter_map(|global| self.does_not_refer(global, this, &this_type)).collect()
    }

    fn does_not_refer(&self, global: &Global, this: &Term, this_type: &JavaType) -> Option<Term> {
        let may_refer = match &global.kind {
            GlobalKind::Static { ty, .. } | GlobalKind::Field { ty, .. } => self.context.may_hold(ty, this_type),
            GlobalKind::Elements(kind) => *kind == ElementKind::Reference,
            GlobalKind::Now => false,
        };
        if !may_refer {
            return None;
        }
        // The formula is the same for all constructors, whose `this` is one variable.
        let known = self.context.unknown_to.borrow().get(&global.variable).cloned();
        known.or_else(|| {
            let formula = self.is_not_held(global, this)?;
            self.context.unknown_to.borrow_mut().insert(global.variable.clone(), formula.clone());
            Some(formula)
        })
    }

    fn is_not_held(&self, global: &Global, this: &Term) -> Option<Term> {
        let object = Var::new("o%unknown", Sort::Ref);
        let is_object = and([ne(object.term(), null()), lt(birth(object.term()), now().term())]);
        match &global.kind {
            GlobalKind::Static { .. } => Some(ne(global.variable.term(), this.clone())),
            GlobalKind::Field { .. } => {
                let value = select(global.variable.term(), object.term());
                Some(forall(vec![object], implies(is_object, ne(value, this.clone()))))
            }
            GlobalKind::Elements(ElementKind::Reference) => {
                let index = Var::new("i%unknown", Sort::Int);
                let cell = select(select(global.variable.term(), object.term()), index.term());
                let inside = and([le(int(0), index.term()), lt(index.term(), length(object.term()))]);
                let guard = and([is_object, is_array_of(&global.variable, &object.term()), inside]);
                Some(forall(vec![object, index], implies(guard, ne(cell, this.clone()))))
            }
            _ => None,
        }
    }

    fn requirement_formula(&mut self, requirement: &Requirement<'_>) -> Lowered<Term> {
        match requirement {
            Requirement::NotNull(id) => Ok(ne(self.scope.entry_values[id].term(), null())),
            Requirement::ElementsNotNull(id) => {
                let array = self.scope.entry_values[id].term();
                let map = self.context.elements(&self.method.locals[*id].ty).term();
                let index = self.bind("i".into(), Sort::Int);
                let position = index.term();
                let within = and([le(int(0), position.clone()), lt(position.clone(), length(array.clone()))]);
                let element = select(select(map, array), position);
                Ok(forall(vec![index], implies(within, ne(element, null()))))
            }
            Requirement::ContentNotNull(id) => {
                let object = self.scope.entry_values[id].term();
                let fields = contents(self.context, &self.method.locals[*id].ty);
                Ok(and(fields.into_iter().map(|field| self.content_not_null(&object, field)).collect::<Vec<_>>()))
            }
            Requirement::Written(origin, expr) => {
                let meaning = self.entry_meaning(*origin, None);
                self.specification(expr, &meaning)
            }
            Requirement::OneOf(cases) => {
                let cases: Lowered<Vec<Term>> =
                    cases.iter().map(|written| self.precondition(*written, State::Current)).collect();
                Ok(or(cases?))
            }
            Requirement::Invariant(kept) => self.invariant_formula(kept),
        }
    }

    /// That nothing that an object holds in a field is null.
    fn content_not_null(&mut self, object: &Term, field: FieldId) -> Term {
        let owner = Type::Class(self.context.program.fields[field].owner);
        let is_there = self.context.has_type(object, &owner);
        let handle = select(self.context.field(field).term(), object.clone());
        let (bound, trigger, fact) = if self.context.is_sequence(field) {
            let index = self.bind("i".into(), Sort::Int);
            let sequence = call(&SEQ_VALUE, vec![handle]);
            let element = call(&SEQ_GET, vec![sequence.clone(), index.term()]);
            let within = and([le(int(0), index.term()), lt(index.term(), call(&SEQ_SIZE, vec![sequence]))]);
            (index, element.clone(), implies(within, ne(element, null())))
        } else {
            // By the keys, not by their positions: most goals do without the order of a dictionary.
            let key = self.bind("k".into(), Sort::Ref);
            let dictionary = call(&DICT_VALUE, vec![handle]);
            let has = call(&DICT_HAS, vec![dictionary.clone(), key.term()]);
            let value = call(&DICT_GET, vec![dictionary, key.term()]);
            (key.clone(), has.clone(), implies(has, and([ne(key.term(), null()), ne(value, null())])))
        };
        implies(is_there, quantified_with(Quantifier::Forall, vec![bound], vec![vec![trigger]], fact))
    }

    /// The locations that the method may change, as of a state. A constructor may always initialise its object.
    fn modifies(&mut self, id: MethodId, state: State) -> Lowered<Vec<Modified>> {
        let method = self.method;
        let cases = self.context.cases(id);
        let mut frames = Vec::new();
        for written in &cases {
            let applies = match cases.as_slice() {
                [_] => bool(true),
                _ => self.precondition(*written, state)?,
            };
            let meaning = self.entry_meaning(written.origin, None);
            let locations = match &written.case.assignable {
                Some(list) => self.locations(list, &meaning, state)?,
                None if self.context.is_pure(id) => Vec::new(),
                None => vec![Modified::Everything],
            };
            frames.push(CaseFrame { applies, locations });
        }
        let mut locations = self.intersection(&frames);
        if cases.is_empty() && !self.context.is_pure(id) {
            locations.push(Modified::Everything);
        }
        if let (MethodKind::Constructor, Some(this), false) =
            (method.kind, self.scope.this.clone(), locations.contains(&Modified::Everything))
        {
            let fields = self.context.instance_fields(method.owner);
            let place = |field| Modified::Place { map: self.context.field(field), keys: vec![this.clone()] };
            locations.extend(fields.into_iter().map(place));
        }
        Ok(locations)
    }

    fn set_frame(&mut self, locations: Vec<Modified>) {
        if locations.contains(&Modified::Everything) {
            return;
        }
        let framed = self.context.globals.iter().filter(|global| self.context.is_framed(global));
        let globals: Vec<Var> = framed.map(|global| global.variable.clone()).collect();
        let before = globals.into_iter().map(|global| (global.clone(), self.on_entry(&global))).collect();
        self.specified.frame = Some(Frame { locations, clock: self.entry_time(), before });
    }

    fn ensures(&mut self, id: MethodId, result: Option<&Var>) -> Lowered<Vec<Ensures>> {
        let method = self.method;
        let mut list = Vec::new();
        let exits = if self.context.may_throw(id) { Exits::Both } else { Exits::Normal };
        let returns = eq(self.control.exception.term(), null());
        if exits == Exits::Normal {
            list.push(Ensures { formula: returns.clone(), obligation: None });
        }
        if let Some(result) = result {
            let on_return =
                |formula: Term| if exits == Exits::Normal { formula } else { implies(returns.clone(), formula) };
            let typing = self.context.typing(&result.term(), &method.result);
            list.push(Ensures { formula: on_return(typing), obligation: None });
            if let Some(formula) = self.not_null_result(id, Some(result)) {
                let message = "the result may be null, and is not declared nullable";
                let obligation = self.oblige(&rules::POSTCONDITION, method.span, message, Vec::new());
                let formula = on_return(formula);
                list.push(Ensures { formula, obligation: Some(obligation) });
            }
        }
        list.extend(self.given(id, result, exits));
        let cases = self.context.cases(id);
        for written in &cases {
            let premise = match cases.as_slice() {
                [_] => bool(true),
                _ => self.precondition(*written, State::Entry)?,
            };
            self.ensure_case((id, *written), (&premise, &self.runs_this(id)), result, exits, &mut list)?;
        }
        self.ensure_no_creation(id, &cases, &mut list);
        self.ensure_invariants(id, &mut list)?;
        self.ensure_history(&mut list)?;
        self.ensure_frame(&mut list);
        // What the user wrote stays even if it is plain to see.
        list.retain(|ensures| ensures.formula != bool(true) || ensures.obligation.is_some());
        Ok(list)
    }

    /// That the result is not null, if it may not be.
    fn not_null_result(&self, id: MethodId, result: Option<&Var>) -> Option<Term> {
        let result = result.filter(|_| self.method.result.is_reference() && !self.context.gives_null(id))?;
        Some(ne(result.term(), null()))
    }

    /// That a method which only computes a value gives that value: specifications that mention it speak of the same.
    fn given(&mut self, id: MethodId, result: Option<&Var>, exits: Exits) -> Option<Ensures> {
        let is_pure = self.context.has_contract(id) && self.context.is_pure(id);
        let is_meant = is_pure && !crate::spec::guessed_measures::is_beside_the_point(self.context, id);
        let result = result.filter(|_| is_meant)?;
        let meaning = self.entry_meaning(id, None);
        let call = crate::program::stand_in::value_of(self.method, id, self.method.span);
        // A body that does more than that is not known, which is no loss.
        let value = self.specification(&call, &meaning).ok().filter(|value| value.sort() == &result.sort)?;
        let same = eq(result.term(), value);
        let formula = match exits {
            Exits::Normal => same,
            Exits::Both => implies(eq(self.control.exception.term(), null()), same),
        };
        Some(Ensures { formula, obligation: None })
    }

    /// That the object is of a class whose objects run this method and not one that overrides it: what it promises may speak of methods and
    /// model fields that subclasses change. Who calls it by `super` gets no promise.
    pub fn runs_this(&self, id: MethodId) -> Term {
        let Some(this) = self.scope.this.as_ref().filter(|_| self.method.kind == MethodKind::Instance) else {
            return bool(true);
        };
        let all = self.context.implementations(self.method.owner, id);
        let own: Vec<_> = all.iter().filter(|(_, target)| *target == id).collect();
        match own.is_empty() || own.len() == all.len() {
            true => bool(true),
            false => or(own.into_iter().map(|(class, _)| self.is_exactly(this, *class))),
        }
    }

    /// Whether what a formula says depends on the class of an object.
    fn is_dispatched(&self, formula: &Expr) -> bool {
        let program = self.context.program;
        let mut found = false;
        formula.visit(&mut |part| {
            found |= match &part.kind {
                ExprKind::VirtualCall(_, method, _) => !program.methods[*method].is_final,
                ExprKind::Field(_, field) => program.fields[*field].kind == FieldKind::Model,
                ExprKind::Logic(LogicOp::InvariantFor, _) => true,
                _ => false,
            }
        });
        found
    }

    /// What one case promises where its precondition held on entry.
    fn ensure_case(
        &mut self,
        (id, written): (MethodId, WrittenCase<'_>),
        (premise, runs_this): (&Term, &Term),
        result: Option<&Var>,
        exits: Exits,
        list: &mut Vec<Ensures>,
    ) -> Lowered<()> {
        let WrittenCase { origin, case } = written;
        let meaning = self.entry_meaning(origin, result);
        let exception = self.control.exception.term();
        let returns = match exits {
            Exits::Normal => bool(true),
            Exits::Both => eq(exception.clone(), null()),
        };
        let mut promise = |this: &mut Builder<'_>, span: Span, message: String, formula: Term| {
            let related = vec![(this.method.span, "of this method".to_string())];
            let obligation = this.oblige(&rules::POSTCONDITION, span, message, related);
            let formula = implies(premise.clone(), formula);
            list.push(Ensures { formula, obligation: Some(obligation) });
        };
        match (case.ending, exits) {
            (Ending::Normal, Exits::Both) => {
                let message = "an exception may leave the method, and its contract excludes that";
                promise(self, self.method.span, message.to_owned(), returns.clone());
            }
            (Ending::Exceptional, _) => {
                let message = "the method may return normally, and its contract excludes that";
                promise(self, self.method.span, message.to_owned(), not(returns.clone()));
            }
            (Ending::Normal, Exits::Normal) | (Ending::Any | Ending::Return | Ending::Jump(_), _) => {}
        }
        let (mut defined, mut free) = (Vec::new(), Vec::new());
        let mut earlier = vec![premise.clone(), returns.clone()];
        earlier.extend(self.not_null_result(id, result));
        for expr in &case.ensures {
            let is_meant = if self.is_dispatched(expr) { runs_this.clone() } else { bool(true) };
            let value = self.specification(expr, &meaning)?;
            defined.extend(self.promise_defined((expr, expr.span), &meaning, and(earlier.clone()))?);
            earlier.push(value.clone());
            let formula = implies(and([returns.clone(), is_meant]), value);
            let message = format!("the postcondition `{}` may not hold", self.context.text(expr.span));
            promise(self, expr.span, message, formula);
        }
        for expr in &case.ensures_free {
            let is_meant = if self.is_dispatched(expr) { runs_this.clone() } else { bool(true) };
            let value = self.specification(expr, &meaning)?;
            defined.extend(self.promise_defined((expr, expr.span), &meaning, and(earlier.clone()))?);
            self.note_free(expr, expr.span);
            let formula = implies(and([premise.clone(), returns.clone(), is_meant]), value);
            free.push(Ensures { formula, obligation: None });
        }
        for signals in &case.signals {
            let mut meaning = self.entry_meaning(origin, None);
            meaning.variables.extend(signals.variable.map(|variable| (variable, exception.clone())));
            let formula = self.specification(&signals.formula, &meaning)?;
            let is_meant = if self.is_dispatched(&signals.formula) { runs_this.clone() } else { bool(true) };
            let is_thrown = self.context.has_type(&exception, &Type::Class(signals.class));
            let is_thrown = and([not(returns.clone()), is_thrown]);
            let premises = and([premise.clone(), is_thrown.clone()]);
            defined.extend(self.promise_defined((&signals.formula, signals.span), &meaning, premises)?);
            let is_thrown = and([is_thrown, is_meant]);
            let message = format!("`{}` may not hold", self.context.text(signals.span).trim_end_matches(';'));
            promise(self, signals.span, message, implies(is_thrown, formula));
        }
        if let (Some((classes, clause)), false) = (&case.signals_only, case.ending == Ending::Normal) {
            let is_one = |class: &sema::program::ClassId| self.context.has_type(&exception, &Type::Class(*class));
            let formula = or(std::iter::once(returns.clone()).chain(classes.iter().map(is_one)));
            let message = "an exception may leave the method that `signals_only` does not name";
            promise(self, *clause, message.to_owned(), formula);
        }
        if case.allocates == Allocation::Nothing {
            let formula = eq(now().term(), self.entry_time());
            let message = "the method may create an object, and its contract excludes that";
            promise(self, case.span, message.to_owned(), formula);
        }
        list.extend(free);
        list.extend(defined);
        Ok(())
    }

    /// What `strictly_pure` says besides `pure`.
    fn ensure_no_creation(&mut self, id: MethodId, cases: &[WrittenCase<'_>], list: &mut Vec<Ensures>) {
        let is_strict = |id: &MethodId| self.context.program.methods[*id].allocates == Allocation::Nothing;
        let is_said = |written: &WrittenCase<'_>| written.case.allocates == Allocation::Nothing;
        let is_strict = is_strict(&id) || self.context.overridden(id).iter().any(is_strict);
        if !is_strict || !cases.is_empty() && cases.iter().all(is_said) {
            return;
        }
        let message = "the method may create an object, and is `strictly_pure`";
        let obligation = self.oblige(&rules::POSTCONDITION, self.method.span, message, Vec::new());
        let formula = eq(now().term(), self.entry_time());
        list.push(Ensures { formula, obligation: Some(obligation) });
    }

    fn ensure_frame(&mut self, list: &mut Vec<Ensures>) {
        let Some(frame) = self.specified.frame.clone() else { return };
        let unchanged = self.unchanged(&frame);
        if unchanged.is_empty() {
            return;
        }
        let message = "the method may change a location that is not assignable";
        let obligation = self.oblige(&rules::FRAME, self.method.span, message, Vec::new());
        list.extend(unchanged.into_iter().map(|(_, formula)| Ensures { formula, obligation: Some(obligation) }));
    }
}
