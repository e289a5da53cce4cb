//! What constructors and static methods of the library make of their arguments. What is not told here may do anything with them.

use super::calls::only_takes_values;
use super::graph::{Contents, Filter, Graph, Kind, Node, Trigger, Values};
use sema::program::{ClassId, MethodId, Program, Type};

/// So many calls are followed to see what a method returns.
const MOST_CALLS: usize = 4;

/// Classes of values, and others whose methods keep nothing of what they are given, change nothing that holds references, and give no null.
const VALUES: [&str; 15] = [
    "java.lang.String",
    "java.lang.StringBuilder",
    "java.lang.StringBuffer",
    "java.lang.Integer",
    "java.lang.Long",
    "java.lang.Short",
    "java.lang.Byte",
    "java.lang.Character",
    "java.lang.Boolean",
    "java.lang.Double",
    "java.lang.Float",
    "java.lang.Math",
    "java.util.StringJoiner",
    "java.io.PrintStream",
    "java.lang.Number",
];

/// Whether methods of a class keep nothing of their arguments and give no null.
pub fn is_of_values(program: &Program, class: ClassId) -> bool {
    VALUES.contains(&&*program.classes[class].name)
}

/// A call of a static method or a constructor of the library.
pub struct Function<'f> {
    /// The program.
    pub program: &'f Program,
    /// Tells calls apart.
    pub site: usize,
    /// The method.
    pub method: MethodId,
    /// The arguments; `None` for those that are no references.
    pub arguments: &'f [Option<Node>],
    /// Gets the result.
    pub result: Option<Node>,
}

impl Function<'_> {
    /// Notes what the call does.
    pub fn call(&self, graph: &mut Graph) {
        let method = &self.program.methods[self.method];
        let is_known = match &*self.program.classes[method.owner].name {
            "java.util.List" | "java.util.Set" => self.of_elements(graph, &method.name),
            "java.util.Map" => self.of_map(graph, &method.name),
            "java.util.Arrays" => self.of_arrays(graph, &method.name),
            "java.util.Collections" => self.of_collections(graph, &method.name),
            "java.util.Objects" => self.of_objects(graph, &method.name),
            "java.util.Optional" => self.of_optional(graph, &method.name),
            "java.util.Comparator" => self.of_comparator(graph, &method.name),
            "java.util.Map$Entry" => self.of_entry(graph, &method.name),
            "java.util.stream.Collectors" => self.of_collectors(graph, &method.name),
            "java.util.stream.Stream" => &*method.name == "of" && self.of_elements(graph, "of"),
            "java.util.stream.IntStream" | "java.util.stream.LongStream" => {
                matches!(&*method.name, "range" | "rangeClosed" | "of") && self.makes(graph, Kind::Numbers).is_some()
            }
            "java.lang.System" if &*method.name == "arraycopy" => self.copies_array(graph),
            "java.util.EnumSet" => self.of_elements(graph, &method.name),
            _ => {
                let is_plain = is_of_values(self.program, method.owner) && !may_give_null(self.program, self.method);
                is_plain && self.gives_unknown(graph)
            }
        };
        match is_known {
            true => {}
            false if only_takes_values(self.program, self.method) => {
                graph.unknown_function(self.arguments, self.result);
            }
            false => graph.unknown_call(self.arguments, self.result),
        }
    }

    /// A new object of the library: what it holds from the beginning.
    pub fn construct(&self, graph: &mut Graph, class: ClassId) {
        let kind = graph.kind_of(self.program, class);
        let Some(result) = self.result else { return };
        if kind == Kind::Plain {
            let object = graph.plain(class);
            graph.add(result, &Values::object(object));
            if !is_of_values(self.program, class) {
                self.arguments.iter().flatten().for_each(|argument| graph.escape(*argument));
            }
            return;
        }
        let (object, contents) = graph.made(self.site, 0, kind, Some(class));
        graph.add(result, &Values::object(object));
        for (index, argument) in self.arguments.iter().enumerate() {
            let Some(argument) = argument else { continue };
            let parameter = self.parameter(index);
            let of_parameter = parameter.map(|parameter| graph.kind_of(self.program, parameter));
            let is_order =
                parameter.is_some_and(|parameter| &*self.program.classes[parameter].name == "java.util.Comparator");
            if is_order {
                let compared = if kind == Kind::Map { contents.key } else { contents.element };
                self.apply(graph, index, &[compared, compared]);
            } else if matches!(of_parameter, Some(Kind::Collection | Kind::Map)) {
                self.copy_into(graph, *argument, contents);
            } else if kind == Kind::Entry && self.arguments.len() == 2 {
                graph.flow(*argument, if index == 0 { contents.key } else { contents.element }, Filter::Kept);
            } else {
                graph.escape(*argument);
                graph.add(contents.key, &Values::anything());
                graph.add(contents.element, &Values::anything());
            }
        }
    }

    fn parameter(&self, index: usize) -> Option<ClassId> {
        let method = &self.program.methods[self.method];
        match method.parameters.get(index).map(|local| &method.locals[*local].ty) {
            Some(Type::Class(class)) => Some(*class),
            _ => None,
        }
    }

    fn is_array(&self, index: usize) -> bool {
        let method = &self.program.methods[self.method];
        method.parameters.get(index).is_some_and(|local| matches!(method.locals[*local].ty, Type::Array(_)))
    }

    fn argument(&self, index: usize) -> Option<Node> {
        self.arguments.get(index).copied().flatten()
    }

    fn gives_unknown(&self, graph: &mut Graph) -> bool {
        if let Some(result) = self.result {
            graph.add(result, &Values::unknown());
        }
        true
    }

    fn gives(&self, graph: &mut Graph, from: Node, filter: Filter) -> bool {
        if let Some(result) = self.result {
            graph.flow(from, result, filter);
        }
        true
    }

    /// The result is a new object.
    fn makes(&self, graph: &mut Graph, kind: Kind) -> Option<Contents> {
        let class = super::code::only_new(self.program, self.method, MOST_CALLS);
        let (object, contents) = graph.made(self.site, 0, kind, class);
        graph.add(self.result?, &Values::object(object));
        Some(contents)
    }

    fn copy_into(&self, graph: &mut Graph, from: Node, to: Contents) {
        let (elements, keys) = (graph.node(), graph.node());
        graph.on(from, Trigger::Load(elements));
        graph.flow(elements, to.element, Filter::Kept);
        graph.on(from, Trigger::LoadKeys(keys));
        graph.flow(keys, to.key, Filter::Kept);
    }

    fn apply(&self, graph: &mut Graph, index: usize, arguments: &[Node]) -> Node {
        let result = graph.node();
        if let Some(function) = self.argument(index) {
            let arguments = arguments.iter().map(|argument| Some(*argument)).collect();
            let interface = self.parameter(index);
            graph.on(function, Trigger::Apply { interface, arguments, result: Some(result) });
        }
        result
    }

    /// Puts an argument, or the elements of an array of arguments, into a node.
    fn put(&self, graph: &mut Graph, index: usize, into: Node) {
        let Some(argument) = self.argument(index) else { return };
        if self.is_array(index) {
            let elements = graph.node();
            graph.on(argument, Trigger::Load(elements));
            graph.flow(elements, into, Filter::Kept);
        } else {
            graph.flow(argument, into, Filter::Kept);
        }
    }

    /// `List.of(…)`, `Set.copyOf(…)`, …
    fn of_elements(&self, graph: &mut Graph, name: &str) -> bool {
        let owner = self.program.methods[self.method].owner;
        let is_enums = &*self.program.classes[owner].name == "java.util.EnumSet";
        match name {
            "of" | "range" if is_enums || name == "of" => {
                let kind = graph.kind_of(self.program, owner);
                let Some(made) = self.makes(graph, kind) else { return true };
                (0..self.arguments.len()).for_each(|index| self.put(graph, index, made.element));
                true
            }
            "copyOf" => {
                let Some(made) = self.makes(graph, Kind::Collection) else { return true };
                let Some(from) = self.argument(0) else { return false };
                self.copy_into(graph, from, made);
                true
            }
            "noneOf" if is_enums => self.makes(graph, Kind::Collection).is_some(),
            "allOf" if is_enums => {
                let Some(made) = self.makes(graph, Kind::Collection) else { return true };
                graph.add(made.element, &Values::unknown());
                true
            }
            _ => false,
        }
    }

    fn of_map(&self, graph: &mut Graph, name: &str) -> bool {
        match name {
            "of" => {
                let Some(made) = self.makes(graph, Kind::Map) else { return true };
                for index in 0..self.arguments.len() {
                    self.put(graph, index, if index % 2 == 0 { made.key } else { made.element });
                }
                true
            }
            "entry" => {
                let Some(made) = self.makes(graph, Kind::Entry) else { return true };
                self.put(graph, 0, made.key);
                self.put(graph, 1, made.element);
                true
            }
            "copyOf" => {
                let Some(made) = self.makes(graph, Kind::Map) else { return true };
                let Some(from) = self.argument(0) else { return false };
                self.copy_into(graph, from, made);
                true
            }
            _ => false,
        }
    }

    fn of_entry(&self, graph: &mut Graph, name: &str) -> bool {
        matches!((name, self.arguments.len()), ("comparingByKey" | "comparingByValue", 0))
            && self.makes(graph, Kind::Comparator).is_some()
    }

    fn of_arrays(&self, graph: &mut Graph, name: &str) -> bool {
        match (name, self.arguments.len()) {
            ("asList", 1) => {
                let Some(made) = self.makes(graph, Kind::Collection) else { return true };
                // It shows the array: what is put into one is in the other.
                let Some(array) = self.argument(0) else { return false };
                let elements = graph.node();
                graph.on(array, Trigger::Load(elements));
                graph.flow(elements, made.element, Filter::All);
                graph.on(array, Trigger::Store(made.element));
                true
            }
            ("copyOf" | "copyOfRange", 2 | 3) => {
                let Some(made) = self.makes(graph, Kind::Array) else { return true };
                let Some(from) = self.argument(0) else { return false };
                self.copy_into(graph, from, made);
                graph.add(made.element, &Values::null());
                true
            }
            ("fill", 2 | 4) => {
                if let (Some(array), Some(value)) = (self.argument(0), self.arguments.last().copied().flatten()) {
                    graph.on(array, Trigger::Store(value));
                }
                true
            }
            ("sort", 1 | 3) => true,
            ("sort", 2) => {
                let elements = graph.node();
                let Some(array) = self.argument(0) else { return true };
                graph.on(array, Trigger::Load(elements));
                self.apply(graph, 1, &[elements, elements]);
                true
            }
            ("stream", 1) => {
                let Type::Array(element) = self.parameter_type(0) else { return false };
                let kind = if element.is_reference() { Kind::Stream } else { Kind::Numbers };
                let Some(made) = self.makes(graph, kind) else { return true };
                let Some(array) = self.argument(0) else { return false };
                self.copy_into(graph, array, made);
                true
            }
            ("toString" | "deepToString", 1) => self.gives_unknown(graph),
            ("equals" | "hashCode" | "deepEquals" | "binarySearch", _) => true,
            _ => false,
        }
    }

    fn parameter_type(&self, index: usize) -> Type {
        let method = &self.program.methods[self.method];
        method.parameters.get(index).map_or(Type::Void, |local| method.locals[*local].ty.clone())
    }

    fn copies_array(&self, graph: &mut Graph) -> bool {
        let (Some(from), Some(to)) = (self.argument(0), self.argument(2)) else { return false };
        let elements = graph.node();
        graph.on(from, Trigger::Load(elements));
        graph.on(to, Trigger::Store(elements));
        true
    }

    fn of_collections(&self, graph: &mut Graph, name: &str) -> bool {
        match (name, self.arguments.len()) {
            ("emptyList" | "emptySet", 0) => self.makes(graph, Kind::Collection).is_some(),
            ("emptyMap", 0) => self.makes(graph, Kind::Map).is_some(),
            ("singletonList" | "singleton", 1) => {
                let Some(made) = self.makes(graph, Kind::Collection) else { return true };
                self.put(graph, 0, made.element);
                true
            }
            ("sort", 1) | ("reverse" | "shuffle", 1) | ("swap", 3) => true,
            ("sort", 2) => {
                let elements = self.elements(graph, 0);
                self.apply(graph, 1, &[elements, elements]);
                true
            }
            ("max" | "min", 1) => {
                let elements = self.elements(graph, 0);
                self.gives(graph, elements, Filter::All)
            }
            ("max" | "min", 2) => {
                let elements = self.elements(graph, 0);
                self.apply(graph, 1, &[elements, elements]);
                self.gives(graph, elements, Filter::All)
            }
            ("addAll", 2) => {
                let elements = self.elements(graph, 1);
                let Some(collection) = self.argument(0) else { return false };
                graph.on(collection, Trigger::Store(elements));
                true
            }
            ("nCopies", 2) => {
                let Some(made) = self.makes(graph, Kind::Collection) else { return true };
                self.put(graph, 1, made.element);
                true
            }
            ("reverseOrder", 0) => self.makes(graph, Kind::Comparator).is_some(),
            _ => self.shows_unchanged(graph, name),
        }
    }

    /// `Collections.unmodifiableList(…)` and its kin: nobody can put anything into what is shown, so it may be handed on.
    fn shows_unchanged(&self, graph: &mut Graph, name: &str) -> bool {
        let kind = match name {
            "unmodifiableList" | "unmodifiableSet" | "unmodifiableCollection" | "unmodifiableSortedSet" => {
                Kind::Collection
            }
            "unmodifiableMap" | "unmodifiableSortedMap" => Kind::Map,
            _ => return false,
        };
        let Some(made) = self.makes(graph, kind) else { return true };
        let Some(from) = self.argument(0) else { return false };
        self.copy_into(graph, from, made);
        true
    }

    fn elements(&self, graph: &mut Graph, index: usize) -> Node {
        let elements = graph.node();
        if let Some(argument) = self.argument(index) {
            graph.on(argument, Trigger::Load(elements));
        }
        elements
    }

    fn of_objects(&self, graph: &mut Graph, name: &str) -> bool {
        match (name, self.arguments.len()) {
            ("requireNonNull", 1 | 2) => {
                let Some(value) = self.argument(0) else { return false };
                if let Some(other) = self.argument(1) {
                    graph.escape(other);
                }
                self.gives(graph, value, Filter::NotNull)
            }
            ("requireNonNullElse", 2) => {
                let (Some(value), Some(other)) = (self.argument(0), self.argument(1)) else { return false };
                self.gives(graph, value, Filter::NotNull) && self.gives(graph, other, Filter::NotNull)
            }
            ("toString", 1) => self.gives_anything(graph),
            ("equals" | "hash" | "hashCode" | "isNull" | "nonNull" | "checkIndex", _) => true,
            _ => false,
        }
    }

    fn gives_anything(&self, graph: &mut Graph) -> bool {
        if let Some(result) = self.result {
            graph.add(result, &Values::anything());
        }
        true
    }

    fn of_optional(&self, graph: &mut Graph, name: &str) -> bool {
        let Some(made) = self.makes(graph, Kind::Optional) else { return true };
        match (name, self.argument(0)) {
            ("empty", _) => true,
            ("of" | "ofNullable", Some(value)) => {
                let present = graph.node();
                graph.flow(value, present, Filter::NotNull);
                graph.flow(present, made.element, Filter::Kept);
                true
            }
            _ => false,
        }
    }

    fn of_comparator(&self, graph: &mut Graph, name: &str) -> bool {
        match (name, self.arguments.len()) {
            ("naturalOrder" | "reverseOrder", 0) => self.makes(graph, Kind::Comparator).is_some(),
            ("comparing" | "comparingInt" | "comparingLong" | "comparingDouble", 1 | 2) => {
                let Some(made) = self.makes(graph, Kind::Comparator) else { return true };
                let value = self.apply(graph, 0, &[made.element]);
                if self.arguments.len() == 2 {
                    self.apply(graph, 1, &[value, value]);
                }
                true
            }
            _ => false,
        }
    }

    /// A collector: what it collects arrives in its elements, and what it gives leaves by its key.
    fn of_collectors(&self, graph: &mut Graph, name: &str) -> bool {
        let known = matches!(
            (name, self.arguments.len()),
            ("toList" | "toSet" | "toUnmodifiableList" | "toUnmodifiableSet" | "counting", 0)
                | ("joining", 0..=3)
                | ("groupingBy", 1..=3)
                | ("mapping" | "filtering", 2)
                | ("toMap", 2..=4)
                | ("partitioningBy", 1 | 2)
                | ("toCollection" | "summingInt" | "summingLong" | "summingDouble", 1)
                | ("averagingInt" | "averagingLong" | "averagingDouble", 1)
        );
        if !known {
            return false;
        }
        let Some(made) = self.makes(graph, Kind::Collector) else { return true };
        let Contents { element: input, key: output } = made;
        match name {
            "toList" | "toSet" | "toUnmodifiableList" | "toUnmodifiableSet" => self.collect_all(graph, input, output),
            "toCollection" => {
                let collection = self.apply(graph, 0, &[]);
                graph.on(collection, Trigger::Store(input));
                graph.flow(collection, output, Filter::All);
            }
            "groupingBy" => self.group(graph, input, output),
            "partitioningBy" => {
                self.apply(graph, 0, &[input]);
                let (map, contents) = graph.made(self.site, 1, Kind::Map, None);
                graph.add(contents.key, &Values::unknown());
                self.downstream(graph, 1, input, contents.element);
                graph.add(output, &Values::object(map));
            }
            "mapping" => {
                let value = self.apply(graph, 0, &[input]);
                self.downstream(graph, 1, value, output);
            }
            "filtering" => {
                self.apply(graph, 0, &[input]);
                self.downstream(graph, 1, input, output);
            }
            "toMap" => self.to_map(graph, input, output),
            // Numbers and texts.
            "joining" | "counting" => graph.add(output, &Values::unknown()),
            _ => {
                self.apply(graph, 0, &[input]);
                graph.add(output, &Values::unknown());
            }
        }
        true
    }

    /// Everything is put into a new list.
    fn collect_all(&self, graph: &mut Graph, input: Node, output: Node) {
        let (list, contents) = graph.made(self.site, 2, Kind::Collection, None);
        graph.flow(input, contents.element, Filter::Kept);
        graph.add(output, &Values::object(list));
    }

    /// What a collector that is an argument makes of some elements; without one, a list of them.
    fn downstream(&self, graph: &mut Graph, index: usize, elements: Node, result: Node) {
        match self.argument(index) {
            Some(collector) => graph.on(collector, Trigger::Collect { elements, result }),
            None => self.collect_all(graph, elements, result),
        }
    }

    fn group(&self, graph: &mut Graph, input: Node, output: Node) {
        let key = self.apply(graph, 0, &[input]);
        let value = graph.node();
        match self.arguments.len() {
            3 => {
                let map = self.apply(graph, 1, &[]);
                graph.on(map, Trigger::StoreKeys(key));
                graph.on(map, Trigger::Store(value));
                graph.flow(map, output, Filter::All);
                self.downstream(graph, 2, input, value);
            }
            _ => {
                let (map, contents) = graph.made(self.site, 1, Kind::Map, None);
                graph.flow(key, contents.key, Filter::Kept);
                graph.flow(value, contents.element, Filter::Kept);
                graph.add(output, &Values::object(map));
                self.downstream(graph, 1, input, value);
            }
        }
    }

    fn to_map(&self, graph: &mut Graph, input: Node, output: Node) {
        let key = self.apply(graph, 0, &[input]);
        let value = self.apply(graph, 1, &[input]);
        let held = graph.node();
        graph.flow(value, held, Filter::NotNull);
        if self.arguments.len() > 2 {
            let merged = self.apply(graph, 2, &[held, held]);
            graph.flow(merged, held, Filter::NotNull);
        }
        if self.arguments.len() > 3 {
            let map = self.apply(graph, 3, &[]);
            graph.on(map, Trigger::StoreKeys(key));
            graph.on(map, Trigger::Store(held));
            graph.flow(map, output, Filter::All);
        } else {
            let (map, contents) = graph.made(self.site, 1, Kind::Map, None);
            graph.flow(key, contents.key, Filter::Kept);
            graph.flow(held, contents.element, Filter::Kept);
            graph.add(output, &Values::object(map));
        }
    }
}

/// Whether a method of a class of values may give null, or calls a function that it is given.
pub fn may_give_null(program: &Program, method: MethodId) -> bool {
    let method = &program.methods[method];
    let takes_object = || {
        let ty = method.parameters.first().map(|local| &method.locals[*local].ty);
        matches!(ty, Some(Type::Class(class)) if &*program.classes[*class].name == "java.lang.Object")
    };
    match &*method.name {
        "getInteger" | "getLong" | "getName" | "transform" | "describeConstable" | "getBoolean" => true,
        "valueOf" => takes_object(),
        _ => false,
    }
}
