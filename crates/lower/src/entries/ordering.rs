//! What Java asks of `compareTo` and of `compare`: an object is as great as itself, who is less has the other greater, and who is not
//! greater than one that is not greater than a third is not greater than the third. Where somebody wrote one of the methods, there are
//! laws of it; and where somebody wrote `equals` next to `compareTo`, it is asked whether the two say the same.

use crate::build::builder::{Builder, unsupported};
use crate::entries::laws::{Subject, given, is_of, lower_laws};
use crate::program::context::{Context, Lowered, behind_bridge};
use crate::program::equality::{has_objects, holds_captured, is_written};
use base::{Span, rules};
use ir::vocabulary::null;
use ir::{Program as Lowering, Requires, Terminator};
use logic::Term;
use logic::build::{and, eq, int, le, lt, ne};
use sema::dispatch::Dispatch;
use sema::program::{ClassId, Method, MethodId, MethodKind, Program, Type};
use std::collections::BTreeMap;

/// Adds the laws of each order that somebody wrote.
pub fn add_laws(context: &Context<'_>, lowered: &mut Lowering, sites: &mut u32) {
    for (compare, classes) in written(context, "java.lang.Comparable", "compareTo") {
        let Some(among) = Among::natural(context, compare) else { continue };
        let laws = Laws { compare, classes, among, words: &NATURAL };
        laws.add_order(context, lowered, sites);
        laws.add_consistency(context, lowered, sites);
    }
    for (compare, classes) in written(context, "java.util.Comparator", "compare") {
        let Some(among) = Among::given(context, compare) else { continue };
        Laws { compare, classes, among, words: &GIVEN }.add_order(context, lowered, sites);
    }
}

/// The methods that somebody wrote for one of an interface, each with the classes whose objects run it.
fn written(context: &Context<'_>, interface: &str, name: &str) -> BTreeMap<MethodId, Vec<ClassId>> {
    let program = context.program;
    let mut found: BTreeMap<MethodId, Vec<ClassId>> = BTreeMap::new();
    let declared = program.class_named(interface).and_then(|class| method_named(program, class, name));
    let Some(declared) = declared else { return found };
    let interface = program.methods[declared].owner;
    let is_one = |id: &ClassId, class| has_objects(program, class) && program.is_subclass(*id, interface);
    for (id, _) in program.classes.iter().filter(|(id, class)| is_one(id, class) && !class.name.contains("$$Lambda")) {
        let method = implementation(program, &context.dispatch, id, declared);
        if let Some(method) = method.filter(|method| is_written(program, *method)) {
            found.entry(method).or_default().push(id);
        }
    }
    found
}

fn method_named(program: &Program, class: ClassId, name: &str) -> Option<MethodId> {
    let is_named = |id: &MethodId| {
        let method = &program.methods[*id];
        &*method.name == name && method.kind == MethodKind::Instance
    };
    program.classes[class].methods.iter().copied().find(is_named)
}

/// The method that objects of a class run, behind the bridge that leads there.
fn implementation(program: &Program, dispatch: &Dispatch, class: ClassId, method: MethodId) -> Option<MethodId> {
    let chosen = dispatch.implementation(class, method)?;
    match behind_bridge(program, chosen) {
        Some(behind) => dispatch.implementation(class, behind),
        None => Some(chosen),
    }
}

/// What an order compares.
struct Among {
    /// The type that the method takes.
    ty: Type,
    /// For each class whose objects are compared by their own method, that method; empty if a third object compares them.
    methods: Vec<(MethodId, Vec<ClassId>)>,
}

impl Among {
    /// The objects of the type that `compareTo` takes, as far as they have one that takes it. An object that is not itself of that
    /// type is not compared by those that it is compared with, and there is no order.
    fn natural(context: &Context<'_>, compare: MethodId) -> Option<Among> {
        let ty = parameter_type(&context.program.methods[compare], 0)?;
        let Type::Class(taken) = ty else { return None };
        if !context.is_subclass(context.program.methods[compare].owner, taken) {
            return None;
        }
        let mut methods: Vec<(MethodId, Vec<ClassId>)> = Vec::new();
        for (class, method) in context.implementations(taken, compare) {
            match methods.iter_mut().find(|(known, _)| *known == method) {
                Some((_, classes)) => classes.push(class),
                None => methods.push((method, vec![class])),
            }
        }
        methods.retain(|(method, _)| is_written(context.program, *method));
        Some(Among { ty, methods })
    }

    /// The objects of the type that `compare` takes.
    fn given(context: &Context<'_>, compare: MethodId) -> Option<Among> {
        let method = &context.program.methods[compare];
        let ty = parameter_type(method, 0)?;
        (parameter_type(method, 1)? == ty).then_some(Among { ty, methods: Vec::new() })
    }

    fn classes(&self) -> Vec<ClassId> {
        self.methods.iter().flat_map(|(_, classes)| classes.iter().copied()).collect()
    }
}

fn parameter_type(method: &Method, position: usize) -> Option<Type> {
    method.parameters.get(position).map(|local| method.locals[*local].ty.clone())
}

/// How the laws read.
struct Words {
    reflexive: &'static str,
    opposite: &'static str,
    transitive: &'static str,
}

const NATURAL: Words = Words {
    reflexive: "an object is as great as itself, but `x.compareTo(x)` may not be 0",
    opposite: "if one is less the other is greater, but `x.compareTo(y)` and `y.compareTo(x)` may not have opposite signs",
    transitive: "an order is transitive, but `x.compareTo(y) <= 0` and `y.compareTo(z) <= 0` may hold \
                 and `x.compareTo(z) <= 0` not",
};

const GIVEN: Words = Words {
    reflexive: "an object is as great as itself, but `compare(x, x)` may not be 0",
    opposite: "if one is less the other is greater, but `compare(x, y)` and `compare(y, x)` may not have opposite signs",
    transitive: "an order is transitive, but `compare(x, y) <= 0` and `compare(y, z) <= 0` may hold \
                 and `compare(x, z) <= 0` not",
};

/// The laws of one method that compares.
struct Laws {
    compare: MethodId,
    /// The classes whose objects run it.
    classes: Vec<ClassId>,
    among: Among,
    words: &'static Words,
}

impl Laws {
    fn is_natural(&self) -> bool {
        !self.among.methods.is_empty()
    }

    fn span(&self, context: &Context<'_>) -> Span {
        context.program.methods[self.compare].span
    }

    /// That it is an order. In a natural one `this` is among those that are compared.
    fn add_order(&self, context: &Context<'_>, lowered: &mut Lowering, sites: &mut u32) {
        let names = if self.is_natural() { &["y", "z"] as &[_] } else { &["x", "y", "z"] };
        let subject = Subject {
            owner: context.program.methods[self.compare].owner,
            name: format!("{} as an order", context.procedure_name(self.compare)),
            others: names.iter().map(|name| (*name, self.among.ty.clone())).collect(),
            span: self.span(context),
        };
        let procedure = lower_laws(context, &subject, lowered, sites, |builder, objects| {
            let (this, others) = (&objects[0], &objects[1..]);
            let compared = if self.is_natural() { objects } else { others };
            self.check_order(builder, this, compared)?;
            self.requires(builder, this, others)
        });
        lowered.procedures.push(procedure);
    }

    fn check_order(&self, builder: &mut Builder<'_>, this: &Term, compared: &[Term]) -> Lowered<()> {
        let [x, y, z] = compared else {
            return unsupported(self.span(builder.context), "an order of other than three");
        };
        let span = self.span(builder.context);
        let rule = &rules::ORDER_CONTRACT;
        builder.begin(span);
        let itself = self.compare(builder, this, x, x)?;
        builder.law(rule, span, self.words.reflexive, eq(itself, int(0)));
        let there = self.compare(builder, this, x, y)?;
        let back = self.compare(builder, this, y, x)?;
        builder.law(rule, span, self.words.opposite, are_opposite(&there, &back));
        builder.leave_unless(le(there, int(0)));
        let next = self.compare(builder, this, y, z)?;
        builder.leave_unless(le(next, int(0)));
        let both = self.compare(builder, this, x, z)?;
        builder.law(rule, span, self.words.transitive, le(both, int(0)));
        Ok(())
    }

    /// That `compareTo` gives 0 exactly for what is equal, for each `equals` that somebody wrote for these classes.
    fn add_consistency(&self, context: &Context<'_>, lowered: &mut Lowering, sites: &mut u32) {
        let program = context.program;
        let object = program.class_named("java.lang.Object").and_then(|class| method_named(program, class, "equals"));
        let Some(object) = object else { return };
        let mut by_equals: BTreeMap<MethodId, Vec<ClassId>> = BTreeMap::new();
        for class in &self.classes {
            if let Some(equals) = context.dispatch.implementation(*class, object).filter(|id| is_written(program, *id))
            {
                by_equals.entry(equals).or_default().push(*class);
            }
        }
        for (equals, classes) in by_equals {
            let subject = Subject {
                owner: program.methods[self.compare].owner,
                name: format!("{} and {}", context.procedure_name(self.compare), context.procedure_name(equals)),
                others: vec![("y", self.among.ty.clone())],
                span: self.span(context),
            };
            let procedure = lower_laws(context, &subject, lowered, sites, |builder, objects| {
                let (this, other) = (&objects[0], &objects[1]);
                self.check_consistency(builder, equals, this, other)?;
                let mut list = self.requires(builder, this, &objects[1..])?;
                let formula = is_of(context, this, &classes);
                list.push(given(formula, subject.span, "`this` runs these methods"));
                Ok(list)
            });
            lowered.procedures.push(procedure);
        }
    }

    fn check_consistency(&self, builder: &mut Builder<'_>, equals: MethodId, x: &Term, y: &Term) -> Lowered<()> {
        let span = self.span(builder.context);
        builder.begin(span);
        let there = self.compare(builder, x, x, y)?;
        let equal = builder.call_directly(equals, vec![x.clone(), y.clone()], span)?;
        let message = "sorted collections take for one what `compareTo` gives 0 for, but `x.compareTo(y) == 0` and \
                       `x.equals(y)` may differ";
        builder.law(&rules::ORDER_EQUALITY, span, message, eq(eq(there, int(0)), equal));
        Ok(())
    }

    /// What holds of `this` and of the others.
    fn requires(&self, builder: &mut Builder<'_>, this: &Term, others: &[Term]) -> Lowered<Vec<Requires>> {
        let (context, span) = (builder.context, self.span(builder.context));
        let program = context.program;
        let compared = self.among.classes();
        if compared.iter().any(|class| holds_captured(program, &program.classes[*class])) {
            return unsupported(span, "orders of objects that hold captured variables");
        }
        let mut list = vec![given(is_of(context, this, &self.classes), span, "`this` runs this method")];
        for class in &self.classes {
            list.extend(builder.invariants_of(this, *class)?);
        }
        for other in others {
            list.push(given(ne(other.clone(), null()), span, "what is compared is not null"));
            if self.is_natural() {
                list.push(given(is_of(context, other, &compared), span, "what is compared can compare"));
            }
            let own = program.classes.iter().filter(|(_, class)| has_objects(program, class)).map(|(id, _)| id);
            for class in own.filter(|id| matches!(self.among.ty, Type::Class(taken) if context.is_subclass(*id, taken)))
            {
                list.extend(builder.invariants_of(other, class)?);
            }
        }
        Ok(list)
    }

    /// One object compared with another one.
    fn compare(&self, builder: &mut Builder<'_>, this: &Term, left: &Term, right: &Term) -> Lowered<Term> {
        let (context, span) = (builder.context, self.span(builder.context));
        if !self.is_natural() {
            return builder.call_directly(self.compare, vec![this.clone(), left.clone(), right.clone()], span);
        }
        let values = vec![left.clone(), right.clone()];
        // What `this` runs is known.
        if left == this || self.among.methods.len() == 1 {
            return builder.call_directly(self.compare, values, span);
        }
        builder.note_closed_world(&context.program.methods[self.compare], span);
        let result = builder.temporary(context.java_type(&context.program.methods[self.compare].result).sort());
        let join = builder.new_block();
        for (index, (method, classes)) in self.among.methods.iter().enumerate() {
            let (here, next) = (builder.new_block(), builder.new_block());
            if index + 1 < self.among.methods.len() {
                let condition = is_of(context, left, classes);
                builder.terminate(Terminator::Branch { condition, then_block: here, else_block: next, written: None });
            } else {
                builder.terminate(Terminator::Goto(here));
            }
            builder.enter(here);
            let value = builder.call_directly(*method, values.clone(), span)?;
            builder.assign(span, &result, value);
            builder.terminate(Terminator::Goto(join));
            builder.enter(next);
        }
        builder.enter(join);
        Ok(result.term())
    }
}

/// That two numbers have opposite signs, or both none.
fn are_opposite(there: &Term, back: &Term) -> Term {
    let is_negative = |number: &Term| lt(number.clone(), int(0));
    let is_positive = |number: &Term| lt(int(0), number.clone());
    and([eq(is_negative(there), is_positive(back)), eq(is_positive(there), is_negative(back))])
}
