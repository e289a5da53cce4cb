//! Calls: which code of the user they run, and what becomes of values where nobody knows what is called.

use super::graph::{Arrival, Contents, Filter, Graph, Kind, Node, ObjectId, Trigger, Values};
use super::{functions, library};
use sema::dispatch::Dispatch;
use sema::program::{ClassId, MethodId, MethodKind, Origin, Program, Type};
use std::rc::Rc;

/// A call on some receiver.
#[derive(Clone, Debug)]
pub struct Call {
    /// Tells calls apart: each place in the code makes its own objects.
    pub site: usize,
    /// The method that is named.
    pub method: MethodId,
    /// The arguments; `None` for those that are no references.
    pub arguments: Vec<Option<Node>>,
    /// Gets the result; `None` if it is no reference.
    pub result: Option<Node>,
}

impl Graph {
    /// Something arrives at a node that has a trigger.
    pub fn fire(&mut self, program: &Program, dispatch: &Dispatch, trigger: &Trigger, arrival: Arrival) {
        match trigger {
            Trigger::Call(call) => self.call_on(program, dispatch, call, arrival),
            Trigger::Load(to) => self.load(arrival, *to, |contents| contents.element),
            Trigger::LoadKeys(to) => self.load(arrival, *to, |contents| contents.key),
            Trigger::Store(from) => self.store(arrival, *from, |contents| contents.element),
            Trigger::StoreKeys(from) => self.store(arrival, *from, |contents| contents.key),
            Trigger::Apply { interface, arguments, result } => {
                self.apply(program, dispatch, (*interface, arguments, *result), arrival);
            }
            Trigger::Collect { elements, result } => match self.held(arrival) {
                Some((Kind::Collector, contents)) => {
                    self.flow(*elements, contents.element, Filter::Kept);
                    self.flow(contents.key, *result, Filter::All);
                }
                _ => {
                    self.escape(*elements);
                    self.add(*result, &Values::anything());
                }
            },
            Trigger::Escape => self.let_out(program, arrival),
        }
    }

    /// The kind and the contents of an object that holds something.
    fn held(&mut self, arrival: Arrival) -> Option<(Kind, Contents)> {
        match arrival {
            Arrival::Object(object) => {
                let object = &self.objects[object];
                Some((object.kind, object.contents?))
            }
            Arrival::Given => Some((Kind::Plain, self.given)),
            Arrival::Unknown => None,
        }
    }

    fn load(&mut self, arrival: Arrival, to: Node, part: impl Fn(&Contents) -> Node) {
        match self.held(arrival) {
            Some((_, contents)) => self.flow(part(&contents), to, Filter::All),
            None => self.add(to, &Values::anything()),
        }
    }

    fn store(&mut self, arrival: Arrival, from: Node, part: impl Fn(&Contents) -> Node) {
        match self.held(arrival) {
            Some((_, contents)) => self.flow(from, part(&contents), Filter::Kept),
            None => self.escape(from),
        }
    }

    /// A function is called.
    fn apply(
        &mut self,
        program: &Program,
        dispatch: &Dispatch,
        (interface, arguments, result): (Option<ClassId>, &[Option<Node>], Option<Node>),
        arrival: Arrival,
    ) {
        if let Some((Kind::Comparator, contents)) = self.held(arrival) {
            arguments.iter().flatten().for_each(|argument| self.flow(*argument, contents.element, Filter::Kept));
            return;
        }
        let class = match arrival {
            Arrival::Object(object) => self.objects[object].class,
            Arrival::Unknown | Arrival::Given => None,
        };
        let method = interface.and_then(|interface| {
            *self.functions.entry(interface).or_insert_with(|| only_abstract_method(program, dispatch, interface))
        });
        let target = class.zip(method).and_then(|(class, method)| dispatch.implementation(class, method));
        match target {
            Some(target) if self.methods.contains_key(&target) => self.link(target, arguments, result),
            _ => self.unknown_call(arguments, result),
        }
    }

    /// A method of the user's code is called.
    pub fn link(&mut self, target: MethodId, arguments: &[Option<Node>], result: Option<Node>) {
        let Some((parameters, own_result)) = self.methods.get(&target).cloned() else { return };
        for (index, parameter) in parameters.iter().enumerate() {
            match (parameter, arguments.get(index).copied().flatten()) {
                (Some(parameter), Some(argument)) => self.flow(argument, *parameter, Filter::All),
                (Some(parameter), None) => self.add(*parameter, &Values::anything()),
                (None, _) => {}
            }
        }
        if let Some(result) = result {
            self.flow(own_result, result, Filter::All);
        }
    }

    /// Nobody knows what is called. It may change what callers have given, too.
    pub fn unknown_call(&mut self, arguments: &[Option<Node>], result: Option<Node>) {
        let Contents { key, element } = self.given;
        [key, element].into_iter().for_each(|node| self.add(node, &Values::anything()));
        self.unknown_function(arguments, result);
    }

    /// Nobody knows what a method of the library does with its arguments, but it cannot run code of the program's callers.
    pub fn unknown_function(&mut self, arguments: &[Option<Node>], result: Option<Node>) {
        arguments.iter().flatten().for_each(|argument| self.escape(*argument));
        if let Some(result) = result {
            self.add(result, &Values::anything());
        }
    }

    fn call_on(&mut self, program: &Program, dispatch: &Dispatch, call: &Rc<Call>, arrival: Arrival) {
        let object = match arrival {
            Arrival::Object(object) => object,
            Arrival::Given => {
                let kind = self.kind_of(program, program.methods[call.method].owner);
                self.view(kind, self.given)
            }
            Arrival::Unknown if is_closed_value(program, call.method) => {
                return self.unknown_function(&call.arguments, call.result);
            }
            Arrival::Unknown => return self.unknown_call(&call.arguments, call.result),
        };
        let known = self.objects[object].clone();
        if let Some(class) = known.class.filter(|class| program.classes[*class].origin == Origin::Source) {
            return match dispatch.implementation(class, call.method) {
                Some(target) if self.methods.contains_key(&target) => self.link(target, &call.arguments, call.result),
                _ => self.unknown_call(&call.arguments, call.result),
            };
        }
        if known.contents.is_none() && only_takes_values(program, call.method) {
            return self.unknown_function(&call.arguments, call.result);
        }
        let is_known = known
            .contents
            .is_some_and(|contents| library::Member { program, call, kind: known.kind, contents, object }.call(self));
        if !is_known {
            self.unknown_call(&call.arguments, call.result);
            self.let_out(program, Arrival::Object(object));
        }
    }

    /// Code that nobody knows has an object: it may put anything into it, and call its methods with anything.
    fn let_out(&mut self, program: &Program, arrival: Arrival) {
        let Arrival::Object(object) = arrival else { return };
        let object = self.objects[object].clone();
        if let Some(contents) = object.contents {
            for part in [contents.key, contents.element] {
                self.add(part, &Values::anything());
                self.escape(part);
            }
        }
        let Some(class) = object.class.filter(|class| program.classes[*class].origin == Origin::Source) else { return };
        let mut current = Some(class);
        while let Some(class) = current {
            for method in &program.classes[class].methods {
                self.let_out_method(program, *method);
            }
            current = program.classes[class].superclass;
        }
    }

    /// Code that nobody knows may call a method of an object that it has.
    fn let_out_method(&mut self, program: &Program, method: MethodId) {
        let declared = &program.methods[method];
        if declared.kind != MethodKind::Instance || declared.access == sema::program::Access::Private {
            return;
        }
        let Some((parameters, result)) = self.methods.get(&method).cloned() else { return };
        // What others may call anyway is given what they give.
        if program.classes[declared.owner].is_hidden {
            parameters.iter().flatten().for_each(|parameter| self.add(*parameter, &Values::anything()));
        }
        self.escape(result);
    }

    /// The object that a place in the code makes, one for each tag.
    pub fn made(&mut self, site: usize, tag: u8, kind: Kind, class: Option<ClassId>) -> (ObjectId, Contents) {
        if let Some(known) = self.made_at.get(&(site, tag)) {
            return *known;
        }
        let made = self.container(kind, class);
        self.made_at.insert((site, tag), made);
        made
    }
}

/// Whether a method takes nothing but numbers, texts and their kin: a method of the library cannot run the user's code then, unless its
/// object does.
pub fn only_takes_values(program: &Program, method: MethodId) -> bool {
    let method = &program.methods[method];
    method.parameters.iter().all(|local| match &method.locals[*local].ty {
        Type::Class(class) => functions::is_of_values(program, *class),
        ty => !ty.is_reference(),
    })
}

/// Whether a method is one of a `final` class of the library, and takes nothing but values.
fn is_closed_value(program: &Program, method: MethodId) -> bool {
    let owner = &program.classes[program.methods[method].owner];
    owner.is_final && owner.origin != Origin::Source && only_takes_values(program, method)
}

/// The method that functions of this type implement.
pub fn only_abstract_method(program: &Program, dispatch: &Dispatch, interface: ClassId) -> Option<MethodId> {
    let root = program.class_named("java.lang.Object")?;
    let of_root = |method: &MethodId| {
        let key = |id: &MethodId| {
            let method = &program.methods[*id];
            (method.name, method.parameters.len())
        };
        program.classes[root].methods.iter().any(|other| key(other) == key(method))
    };
    let mut open = vec![interface];
    let mut found = None;
    while let Some(class) = open.pop() {
        let class = &program.classes[class];
        let own = class.methods.iter().filter(|method| program.methods[**method].is_abstract && !of_root(method));
        for method in own {
            let is_default = dispatch.implementation(interface, *method).is_some();
            if !is_default && found.replace(*method).is_some() {
                return None;
            }
        }
        open.extend(class.interfaces.iter().copied());
    }
    found
}
