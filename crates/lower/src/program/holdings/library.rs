//! What methods of library objects do with what the objects hold: `put` puts, `get` gives, `keySet` shows. A method that is not told here
//! may do anything.

use super::calls::Call;
use super::graph::{Contents, Filter, Graph, Kind, Node, ObjectId, Trigger, Values};
use sema::program::{ClassId, Origin, Program, Type};
use std::rc::Rc;

impl Graph {
    /// The kind of objects of a library class or interface.
    pub fn kind_of(&mut self, program: &Program, class: ClassId) -> Kind {
        *self.kinds.entry(class).or_insert_with(|| kind_of(program, class))
    }
}

/// Of classes without a model nothing is known.
fn kind_of(program: &Program, class: ClassId) -> Kind {
    if program.classes[class].origin != Origin::Library {
        return Kind::Plain;
    }
    let is = |name: &str| program.class_named(name).is_some_and(|above| program.is_subclass(class, above));
    match &*program.classes[class].name {
        "java.util.Optional" => return Kind::Optional,
        "java.util.stream.Stream" => return Kind::Stream,
        "java.util.stream.IntStream" | "java.util.stream.LongStream" | "java.util.stream.DoubleStream" => {
            return Kind::Numbers;
        }
        "java.lang.Iterable" => return Kind::Collection,
        _ => {}
    }
    match () {
        () if is("java.util.Stack") => Kind::Stack,
        () if is("java.util.Collection") => Kind::Collection,
        () if is("java.util.Map") => Kind::Map,
        () if is("java.util.Iterator") => Kind::Iterator,
        () if is("java.util.Map$Entry") => Kind::Entry,
        () => Kind::Plain,
    }
}

/// A call of a method of a library object.
pub struct Member<'m> {
    /// The program.
    pub program: &'m Program,
    /// The call.
    pub call: &'m Rc<Call>,
    /// The kind of the receiver.
    pub kind: Kind,
    /// What the receiver holds.
    pub contents: Contents,
    /// The receiver.
    pub object: ObjectId,
}

impl Member<'_> {
    /// Notes what the call does; false if nobody knows.
    pub fn call(&self, graph: &mut Graph) -> bool {
        let method = &self.program.methods[self.call.method];
        let name: &str = &method.name;
        match name {
            "hashCode" | "equals" | "isEmpty" | "size" | "clear" | "getClass" => return self.gives_unknown(graph),
            "toString" => return self.gives_unknown(graph),
            _ => {}
        }
        match self.kind {
            Kind::Plain => false,
            Kind::Array => name == "clone" && self.copy(graph, Kind::Array),
            Kind::Collection | Kind::Stack => self.collection(graph, name),
            Kind::Map => self.map(graph, name),
            Kind::Iterator => self.iterator(graph, name),
            Kind::Entry => self.entry(graph, name),
            Kind::Stream => self.stream(graph, name),
            Kind::Numbers => self.numbers(graph, name),
            Kind::Optional => self.optional(graph, name),
            Kind::Comparator => self.comparator(graph, name),
            Kind::Collector => false,
        }
    }

    fn arity(&self) -> usize {
        self.call.arguments.len()
    }

    /// The interface of a parameter, for functions.
    fn interface(&self, index: usize) -> Option<ClassId> {
        let method = &self.program.methods[self.call.method];
        match method.parameters.get(index).map(|local| &method.locals[*local].ty) {
            Some(Type::Class(class)) => Some(*class),
            _ => None,
        }
    }

    fn gives_unknown(&self, graph: &mut Graph) -> bool {
        if let Some(result) = self.call.result {
            graph.add(result, &Values::unknown());
        }
        true
    }

    /// The result is what is in a node.
    fn gives(&self, graph: &mut Graph, from: Node) -> bool {
        if let Some(result) = self.call.result {
            graph.flow(from, result, Filter::All);
        }
        true
    }

    fn gives_or_null(&self, graph: &mut Graph, from: Node) -> bool {
        if let Some(result) = self.call.result {
            graph.add(result, &Values::absent());
        }
        self.gives(graph, from)
    }

    fn gives_argument(&self, graph: &mut Graph, index: usize) -> bool {
        self.call.arguments.get(index).copied().flatten().is_none_or(|argument| self.gives(graph, argument))
    }

    fn gives_object(&self, graph: &mut Graph, object: ObjectId) -> bool {
        if let Some(result) = self.call.result {
            graph.add(result, &Values::object(object));
        }
        true
    }

    /// The result shows what the receiver holds.
    fn shows(&self, graph: &mut Graph, kind: Kind) -> bool {
        let view = graph.view(kind, self.contents);
        self.gives_object(graph, view)
    }

    fn shows_elements(&self, graph: &mut Graph, element: Node) -> bool {
        let contents = Contents { key: element, element };
        let view = graph.view(Kind::Collection, contents);
        self.gives_object(graph, view)
    }

    /// An argument is put into what the receiver holds.
    fn put(&self, graph: &mut Graph, index: usize, into: Node) -> bool {
        if let Some(argument) = self.call.arguments.get(index).copied().flatten() {
            graph.flow(argument, into, Filter::Kept);
        }
        true
    }

    /// All that an argument holds is put into the receiver.
    fn put_all(&self, graph: &mut Graph, index: usize) -> bool {
        let Some(argument) = self.call.arguments.get(index).copied().flatten() else { return false };
        let (elements, keys) = (graph.node(), graph.node());
        graph.on(argument, Trigger::Load(elements));
        graph.flow(elements, self.contents.element, Filter::Kept);
        if self.kind == Kind::Map {
            graph.on(argument, Trigger::LoadKeys(keys));
            graph.flow(keys, self.contents.key, Filter::Kept);
        }
        true
    }

    /// A function that is an argument is called; where its result goes.
    fn apply(&self, graph: &mut Graph, index: usize, arguments: &[Node]) -> Node {
        let result = graph.node();
        if let Some(function) = self.call.arguments.get(index).copied().flatten() {
            let arguments = arguments.iter().map(|argument| Some(*argument)).collect();
            let interface = self.interface(index);
            graph.on(function, Trigger::Apply { interface, arguments, result: Some(result) });
        }
        result
    }

    /// A function that is an argument is called, and what it gives is put into what the receiver holds unless it is null; it is the
    /// result of the call too.
    fn apply_into(&self, graph: &mut Graph, index: usize, arguments: &[Node]) -> bool {
        let value = self.apply(graph, index, arguments);
        graph.flow(value, self.contents.element, Filter::NotNull);
        self.gives(graph, value)
    }

    /// A new object of this call, with what it holds.
    fn fresh(&self, graph: &mut Graph, tag: u8, kind: Kind) -> Contents {
        let (object, contents) = graph.made(self.call.site, tag, kind, None);
        self.gives_object(graph, object);
        contents
    }

    /// A copy of the receiver.
    fn copy(&self, graph: &mut Graph, kind: Kind) -> bool {
        let class = graph.objects[self.object].class;
        let (object, copy) = graph.made(self.call.site, 0, kind, class);
        graph.flow(self.contents.element, copy.element, Filter::Kept);
        graph.flow(self.contents.key, copy.key, Filter::Kept);
        self.gives_object(graph, object)
    }

    fn collection(&self, graph: &mut Graph, name: &str) -> bool {
        let element = self.contents.element;
        let takes_int = self.call.arguments.first().is_some_and(Option::is_none);
        match (name, self.arity()) {
            ("add" | "addFirst" | "addLast" | "offer" | "offerFirst" | "offerLast" | "addElement", 1) => {
                self.put(graph, 0, element)
            }
            ("push", 1) => self.put(graph, 0, element) && self.gives_argument(graph, 0),
            ("add", 2) => self.put(graph, 1, element),
            ("set", 2) => self.put(graph, 1, element) && self.gives(graph, element),
            ("addAll", 1) => self.put_all(graph, 0),
            ("addAll", 2) => self.put_all(graph, 1),
            ("get" | "elementAt", 1) if takes_int => self.gives(graph, element),
            ("remove", 1) if takes_int => self.gives(graph, element),
            (
                "remove" | "removeFirst" | "removeLast" | "getFirst" | "getLast" | "element" | "pop" | "first" | "last"
                | "firstElement" | "lastElement",
                0,
            ) => self.gives(graph, element),
            ("peek", 0) if self.kind == Kind::Stack => self.gives(graph, element),
            ("poll" | "pollFirst" | "pollLast" | "peek" | "peekFirst" | "peekLast", 0) => {
                self.gives_or_null(graph, element)
            }
            ("lower" | "floor" | "ceiling" | "higher", 1) => self.gives_or_null(graph, element),
            ("iterator" | "listIterator" | "descendingIterator", _) => self.shows(graph, Kind::Iterator),
            ("stream" | "parallelStream", 0) => self.shows(graph, Kind::Stream),
            ("subList" | "headSet" | "tailSet" | "subSet" | "descendingSet", _) => self.shows(graph, Kind::Collection),
            ("forEach" | "removeIf", 1) => {
                self.apply(graph, 0, &[element]);
                true
            }
            ("replaceAll", 1) => {
                let value = self.apply(graph, 0, &[element]);
                graph.flow(value, element, Filter::Kept);
                true
            }
            ("sort", 1) => {
                self.apply(graph, 0, &[element, element]);
                true
            }
            ("toArray", 0) => {
                let array = self.fresh(graph, 0, Kind::Array);
                graph.flow(element, array.element, Filter::Kept);
                true
            }
            ("toArray", 1) => self.to_given_array(graph),
            ("clone", 0) => self.copy(graph, self.kind),
            (
                "contains"
                | "containsAll"
                | "indexOf"
                | "lastIndexOf"
                | "remove"
                | "removeAll"
                | "retainAll"
                | "ensureCapacity"
                | "trimToSize"
                | "search"
                | "capacity"
                | "empty"
                | "removeFirstOccurrence"
                | "removeLastOccurrence",
                _,
            ) => self.call.result.is_none(),
            _ => false,
        }
    }

    /// `toArray(array)`: the array that is given, or another one that is as long as needed.
    fn to_given_array(&self, graph: &mut Graph) -> bool {
        let Some(given) = self.call.arguments[0] else { return false };
        if self.interface(0).is_some() {
            return false;
        }
        graph.on(given, Trigger::Store(self.contents.element));
        self.gives(graph, given);
        let array = self.fresh(graph, 0, Kind::Array);
        graph.flow(self.contents.element, array.element, Filter::Kept);
        true
    }

    fn map(&self, graph: &mut Graph, name: &str) -> bool {
        let Contents { key, element } = self.contents;
        match (name, self.arity()) {
            ("put" | "putIfAbsent", 2) => {
                self.put(graph, 0, key) && self.put(graph, 1, element) && self.gives_or_null(graph, element)
            }
            ("putAll", 1) => self.put_all(graph, 0),
            ("get" | "remove", 1) => self.gives_or_null(graph, element),
            ("getOrDefault", 2) => self.gives(graph, element) && self.gives_argument(graph, 1),
            ("computeIfAbsent", 2) => {
                self.put(graph, 0, key);
                let given = self.argument(graph, 0);
                self.apply_into(graph, 1, &[given]) && self.gives(graph, element)
            }
            ("computeIfPresent", 2) => {
                let given = self.argument(graph, 0);
                self.apply_into(graph, 1, &[given, element]) && self.gives_or_null(graph, element)
            }
            ("compute", 2) => {
                self.put(graph, 0, key);
                let (given, old) = (self.argument(graph, 0), graph.node_of(Values::null()));
                graph.flow(element, old, Filter::All);
                self.apply_into(graph, 1, &[given, old])
            }
            ("merge", 3) => {
                self.put(graph, 0, key);
                self.put(graph, 1, element);
                let given = self.argument(graph, 1);
                self.apply_into(graph, 2, &[element, given]) && self.gives_argument(graph, 1)
            }
            ("replace", 2) => self.put(graph, 1, element) && self.gives_or_null(graph, element),
            ("replace", 3) => self.put(graph, 2, element),
            ("replaceAll", 1) => {
                let value = self.apply(graph, 0, &[key, element]);
                graph.flow(value, element, Filter::Kept);
                true
            }
            ("forEach", 1) => {
                self.apply(graph, 0, &[key, element]);
                true
            }
            ("keySet" | "navigableKeySet" | "descendingKeySet", 0) => self.shows_elements(graph, key),
            ("values", 0) => self.shows_elements(graph, element),
            ("entrySet", 0) => {
                let entries = graph.entries(self.contents);
                self.shows_elements(graph, entries)
            }
            ("firstKey" | "lastKey", 0) => self.gives(graph, key),
            ("lowerKey" | "floorKey" | "ceilingKey" | "higherKey", 1) => self.gives_or_null(graph, key),
            ("firstEntry" | "lastEntry" | "pollFirstEntry" | "pollLastEntry", 0)
            | ("lowerEntry" | "floorEntry" | "ceilingEntry" | "higherEntry", 1) => {
                let entries = graph.entries(self.contents);
                self.gives_or_null(graph, entries)
            }
            ("headMap" | "tailMap" | "subMap" | "descendingMap", _) => self.shows(graph, Kind::Map),
            ("clone", 0) => self.copy(graph, Kind::Map),
            ("containsKey" | "containsValue" | "remove", _) => self.call.result.is_none(),
            _ => false,
        }
    }

    fn argument(&self, graph: &mut Graph, index: usize) -> Node {
        self.call.arguments[index].unwrap_or(graph.anything)
    }

    fn iterator(&self, graph: &mut Graph, name: &str) -> bool {
        let element = self.contents.element;
        match (name, self.arity()) {
            ("next" | "previous" | "nextElement", 0) => self.gives(graph, element),
            ("set" | "add", 1) => self.put(graph, 0, element),
            ("forEachRemaining", 1) => {
                self.apply(graph, 0, &[element]);
                true
            }
            ("hasNext" | "hasPrevious" | "hasMoreElements" | "nextIndex" | "previousIndex" | "remove", 0) => true,
            _ => false,
        }
    }

    fn entry(&self, graph: &mut Graph, name: &str) -> bool {
        let Contents { key, element } = self.contents;
        match (name, self.arity()) {
            ("getKey", 0) => self.gives(graph, key),
            ("getValue", 0) => self.gives(graph, element),
            ("setValue", 1) => self.put(graph, 0, element) && self.gives(graph, element),
            _ => false,
        }
    }

    fn stream(&self, graph: &mut Graph, name: &str) -> bool {
        let element = self.contents.element;
        match (name, self.arity()) {
            ("filter" | "peek" | "takeWhile" | "dropWhile", 1) => {
                self.apply(graph, 0, &[element]);
                self.shows(graph, Kind::Stream)
            }
            ("distinct" | "limit" | "skip" | "parallel" | "sequential" | "unordered", _) | ("sorted", 0) => {
                self.shows(graph, Kind::Stream)
            }
            ("sorted", 1) => {
                self.apply(graph, 0, &[element, element]);
                self.shows(graph, Kind::Stream)
            }
            ("map", 1) => {
                let value = self.apply(graph, 0, &[element]);
                let mapped = self.fresh(graph, 0, Kind::Stream);
                graph.flow(value, mapped.element, Filter::Kept);
                true
            }
            ("flatMap", 1) => {
                let streams = self.apply(graph, 0, &[element]);
                let mapped = self.fresh(graph, 0, Kind::Stream);
                let elements = graph.node();
                graph.on(streams, Trigger::Load(elements));
                graph.flow(elements, mapped.element, Filter::Kept);
                true
            }
            ("mapToInt" | "mapToLong" | "mapToDouble", 1) => {
                self.apply(graph, 0, &[element]);
                self.fresh(graph, 0, Kind::Numbers);
                true
            }
            ("forEach" | "forEachOrdered" | "anyMatch" | "allMatch" | "noneMatch", 1) => {
                self.apply(graph, 0, &[element]);
                true
            }
            ("count", 0) => true,
            ("iterator", 0) => self.shows(graph, Kind::Iterator),
            ("toList", 0) => {
                let list = self.fresh(graph, 0, Kind::Collection);
                graph.flow(element, list.element, Filter::Kept);
                true
            }
            ("findFirst" | "findAny", 0) => self.gives_optional(graph, element),
            ("max" | "min", 1) => {
                self.apply(graph, 0, &[element, element]);
                self.gives_optional(graph, element)
            }
            ("reduce", 1 | 2) => self.reduce(graph),
            ("collect", 1) => match (self.call.arguments[0], self.call.result) {
                (Some(collector), Some(result)) => {
                    graph.on(collector, Trigger::Collect { elements: element, result });
                    true
                }
                _ => false,
            },
            ("toArray", 0) => {
                let array = self.fresh(graph, 0, Kind::Array);
                graph.flow(element, array.element, Filter::Kept);
                true
            }
            ("toArray", 1) => {
                let array = self.apply(graph, 0, &[]);
                graph.on(array, Trigger::Store(element));
                self.gives(graph, array)
            }
            _ => false,
        }
    }

    fn gives_optional(&self, graph: &mut Graph, value: Node) -> bool {
        let optional = self.fresh(graph, 1, Kind::Optional);
        graph.flow(value, optional.element, Filter::NotNull);
        true
    }

    /// `reduce(first, function)` and `reduce(function)`.
    fn reduce(&self, graph: &mut Graph) -> bool {
        let so_far = graph.node();
        let function = self.arity() - 1;
        let first = match function {
            0 => self.contents.element,
            _ => self.argument(graph, 0),
        };
        graph.flow(first, so_far, Filter::All);
        let value = self.apply(graph, function, &[so_far, self.contents.element]);
        graph.flow(value, so_far, Filter::All);
        match function {
            0 => self.gives_optional(graph, so_far),
            _ => self.gives(graph, so_far),
        }
    }

    /// Functions on numbers are given numbers.
    fn numbers(&self, graph: &mut Graph, name: &str) -> bool {
        match (name, self.arity()) {
            ("boxed", 0) => {
                let boxed = self.fresh(graph, 0, Kind::Stream);
                graph.add(boxed.element, &Values::unknown());
                true
            }
            ("mapToObj", 1) => {
                let value = self.apply(graph, 0, &[]);
                let mapped = self.fresh(graph, 0, Kind::Stream);
                graph.flow(value, mapped.element, Filter::Kept);
                true
            }
            (
                "filter" | "map" | "peek" | "mapToLong" | "mapToInt" | "mapToDouble" | "takeWhile" | "dropWhile"
                | "forEach" | "forEachOrdered" | "anyMatch" | "allMatch" | "noneMatch",
                1,
            )
            | (
                "sorted" | "distinct" | "limit" | "skip" | "parallel" | "sequential" | "asLongStream"
                | "asDoubleStream",
                _,
            ) => {
                if self.arity() == 1 && self.call.arguments[0].is_some() {
                    self.apply(graph, 0, &[]);
                }
                self.call.result.is_none() || self.shows(graph, Kind::Numbers)
            }
            (
                "sum" | "count" | "average" | "max" | "min" | "findFirst" | "findAny" | "toArray" | "summaryStatistics",
                0,
            ) => self.gives_unknown(graph),
            _ => false,
        }
    }

    fn optional(&self, graph: &mut Graph, name: &str) -> bool {
        let element = self.contents.element;
        match (name, self.arity()) {
            ("get" | "orElseThrow", 0) => self.gives(graph, element),
            ("orElseThrow", 1) => {
                self.apply(graph, 0, &[]);
                self.gives(graph, element)
            }
            ("orElse", 1) => self.gives(graph, element) && self.gives_argument(graph, 0),
            ("orElseGet" | "or", 1) => {
                let value = self.apply(graph, 0, &[]);
                self.gives(graph, value);
                match name {
                    "or" => self.shows(graph, Kind::Optional),
                    _ => self.gives(graph, element),
                }
            }
            ("map", 1) => {
                let value = self.apply(graph, 0, &[element]);
                self.gives_optional(graph, value)
            }
            ("flatMap", 1) => {
                let value = self.apply(graph, 0, &[element]);
                self.fresh(graph, 1, Kind::Optional);
                self.gives(graph, value)
            }
            ("filter", 1) => {
                self.apply(graph, 0, &[element]);
                self.shows(graph, Kind::Optional)
            }
            ("ifPresent", 1) => {
                self.apply(graph, 0, &[element]);
                true
            }
            ("ifPresentOrElse", 2) => {
                self.apply(graph, 0, &[element]);
                self.apply(graph, 1, &[]);
                true
            }
            ("isPresent", 0) => true,
            ("stream", 0) => self.shows(graph, Kind::Stream),
            _ => false,
        }
    }

    fn comparator(&self, graph: &mut Graph, name: &str) -> bool {
        let element = self.contents.element;
        match (name, self.arity()) {
            ("compare", 2) => self.put(graph, 0, element) && self.put(graph, 1, element),
            ("reversed", 0) => {
                let other = self.fresh(graph, 0, Kind::Comparator);
                graph.flow(other.element, element, Filter::All);
                true
            }
            ("thenComparing" | "thenComparingInt" | "thenComparingLong" | "thenComparingDouble", 1 | 2) => {
                let other = self.fresh(graph, 0, Kind::Comparator);
                graph.flow(other.element, element, Filter::All);
                let value = self.apply(graph, 0, &[other.element, other.element]);
                if self.arity() == 2 {
                    self.apply(graph, 1, &[value, value]);
                }
                true
            }
            _ => false,
        }
    }
}
