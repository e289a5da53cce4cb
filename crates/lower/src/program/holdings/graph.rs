//! Nodes with sets of values, what flows from one to another, and what happens when an object arrives: the fixpoint.

use super::calls::Call;
use super::{Known, MOST_CLASSES};
use sema::dispatch::Dispatch;
use sema::program::{ClassId, MethodId, Program};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::rc::Rc;

base::define_id! {
    /// A set of values: of a variable, a field, an expression, the elements of a collection.
    Node;
    /// A set of objects that the analysis does not tell apart.
    ObjectId;
}

/// The values that a node may have.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Values {
    /// Null.
    pub null: bool,
    /// Null, from a method that gives it where there is nothing to give.
    pub absent: bool,
    /// Objects of which nothing is known.
    pub unknown: bool,
    /// Those that the program is given by its callers, whose elements are not null when a method begins. Nobody knows what they
    /// hold later.
    pub given: bool,
    /// Objects that the program makes.
    pub objects: BTreeSet<ObjectId>,
}

impl Values {
    /// Only null.
    pub fn null() -> Values {
        Values { null: true, ..Values::default() }
    }

    /// Null, for nothing.
    pub fn absent() -> Values {
        Values { absent: true, ..Values::default() }
    }

    /// Anything but null.
    pub fn unknown() -> Values {
        Values { unknown: true, ..Values::default() }
    }

    /// Anything.
    pub fn anything() -> Values {
        Values { null: true, unknown: true, ..Values::default() }
    }

    /// What a caller gives.
    pub fn given() -> Values {
        Values { given: true, ..Values::default() }
    }

    /// Some objects.
    pub fn object(object: ObjectId) -> Values {
        Values { objects: BTreeSet::from([object]), ..Values::default() }
    }

    /// Adds values, and gives those that are new.
    fn join(&mut self, other: &Values) -> Values {
        let is_new = |ours: &mut bool, theirs: bool| theirs && !std::mem::replace(ours, *ours || theirs);
        Values {
            null: is_new(&mut self.null, other.null),
            absent: is_new(&mut self.absent, other.absent),
            unknown: is_new(&mut self.unknown, other.unknown),
            given: is_new(&mut self.given, other.given),
            objects: other.objects.iter().copied().filter(|object| self.objects.insert(*object)).collect(),
        }
    }
}

/// What kind of library object it is: the kind says what its methods mean.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// One of the user's objects, or one that holds nothing that is followed.
    Plain,
    /// An array: elements.
    Array,
    /// A list, set, queue, …: elements.
    Collection,
    /// A `Stack`: a collection whose `peek` never gives null for nothing.
    Stack,
    /// A map: keys, and values as elements.
    Map,
    /// An iterator over elements.
    Iterator,
    /// An entry: a key, and a value as element.
    Entry,
    /// A stream of references.
    Stream,
    /// A stream of numbers.
    Numbers,
    /// An `Optional`: an element.
    Optional,
    /// A comparator of the library: whatever it is asked to compare arrives in its elements.
    Comparator,
    /// A collector of the library: what it collects arrives in its elements, what it gives is its key.
    Collector,
}

/// What library objects hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Contents {
    /// Keys of maps.
    pub key: Node,
    /// Elements of collections and arrays, values of maps.
    pub element: Node,
}

/// Some objects.
#[derive(Clone, Debug)]
pub struct Object {
    /// Their class, if it is known exactly.
    pub class: Option<ClassId>,
    /// What kind they are.
    pub kind: Kind,
    /// What they hold, if that is followed.
    pub contents: Option<Contents>,
}

/// What flows past an edge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Filter {
    /// Everything.
    All,
    /// Everything but null.
    NotNull,
    /// Everything, to where it stays longer than a call: what a caller gave is something unknown there.
    Kept,
}

/// What happens when an object arrives at a node.
#[derive(Clone, Debug)]
pub enum Trigger {
    /// A method is called on it.
    Call(Rc<Call>),
    /// Its elements flow to a node.
    Load(Node),
    /// Its keys flow to a node.
    LoadKeys(Node),
    /// What is in a node is put among its elements.
    Store(Node),
    /// What is in a node is put among its keys.
    StoreKeys(Node),
    /// It is a function, which is called with these arguments; its result flows to a node.
    Apply { interface: Option<ClassId>, arguments: Vec<Option<Node>>, result: Option<Node> },
    /// A collector collects elements and gives a result.
    Collect { elements: Node, result: Node },
    /// Code that nobody knows gets it.
    Escape,
}

#[derive(Default)]
struct NodeData {
    values: Values,
    /// Those of them that have not flowed on.
    news: Values,
    flows: Vec<(Node, Filter)>,
    triggers: Vec<usize>,
    is_queued: bool,
}

/// What makes an object one and not another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Origin {
    Class(ClassId),
    View(Kind, Contents),
}

/// One of the things that a trigger can see.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Arrival {
    /// An object.
    Object(ObjectId),
    /// One of which nothing is known.
    Unknown,
    /// One that a caller gave.
    Given,
}

/// The graph of all nodes.
pub struct Graph {
    nodes: base::Arena<Node, NodeData>,
    /// The objects.
    pub objects: base::Arena<ObjectId, Object>,
    triggers: Vec<Trigger>,
    interned: HashMap<Origin, ObjectId>,
    entries: HashMap<Contents, Node>,
    /// The kinds of library classes.
    pub kinds: HashMap<ClassId, Kind>,
    /// The methods that functions of an interface implement.
    pub functions: HashMap<ClassId, Option<MethodId>>,
    /// The objects that places in the code make.
    pub made_at: HashMap<(usize, u8), (ObjectId, Contents)>,
    /// What collections hold that callers give.
    pub given: Contents,
    done: HashSet<(usize, Arrival)>,
    edges: HashSet<(Node, Node, Filter)>,
    /// Triggers that have seen nothing yet.
    set: Vec<(Node, usize)>,
    escaped: HashSet<Node>,
    queue: Vec<Node>,
    /// Parameters and results of the user's methods.
    pub methods: BTreeMap<MethodId, (Vec<Option<Node>>, Node)>,
    /// Null, and nothing else.
    pub null: Node,
    /// Anything but null.
    pub unknown: Node,
    /// Anything.
    pub anything: Node,
}

impl Graph {
    /// A graph with the constant nodes.
    pub fn new() -> Graph {
        let mut nodes = base::Arena::new();
        let mut constant = |values: Values| nodes.push(NodeData { values, ..NodeData::default() });
        let (null, unknown) = (constant(Values::null()), constant(Values::unknown()));
        let anything = constant(Values::anything());
        let given = Contents { key: constant(Values::unknown()), element: constant(Values::unknown()) };
        let mut graph = Graph {
            nodes,
            objects: base::Arena::new(),
            triggers: Vec::new(),
            interned: HashMap::new(),
            entries: HashMap::new(),
            kinds: HashMap::new(),
            functions: HashMap::new(),
            made_at: HashMap::new(),
            given,
            done: HashSet::new(),
            edges: HashSet::new(),
            set: Vec::new(),
            escaped: HashSet::new(),
            queue: Vec::new(),
            methods: BTreeMap::new(),
            null,
            unknown,
            anything,
        };
        // Callers have what they gave.
        graph.escape(given.key);
        graph.escape(given.element);
        graph
    }

    /// A node without values.
    pub fn node(&mut self) -> Node {
        self.nodes.push(NodeData::default())
    }

    /// A node with these values to begin with.
    pub fn node_of(&mut self, values: Values) -> Node {
        self.nodes.push(NodeData { values, ..NodeData::default() })
    }

    /// The node of all plain objects of a class.
    pub fn node_of_class(&mut self, class: ClassId) -> Node {
        let object = self.plain(class);
        self.node_of(Values::object(object))
    }

    /// The plain objects of a class.
    pub fn plain(&mut self, class: ClassId) -> ObjectId {
        let object = Object { class: Some(class), kind: Kind::Plain, contents: None };
        *self.interned.entry(Origin::Class(class)).or_insert_with(|| self.objects.push(object))
    }

    /// Objects of one place in the code, which hold what is put into them.
    pub fn container(&mut self, kind: Kind, class: Option<ClassId>) -> (ObjectId, Contents) {
        let contents = Contents { key: self.node(), element: self.node() };
        (self.objects.push(Object { class, kind, contents: Some(contents) }), contents)
    }

    /// What shows the contents of another object: a view, an iterator, a stream.
    pub fn view(&mut self, kind: Kind, contents: Contents) -> ObjectId {
        let object = Object { class: None, kind, contents: Some(contents) };
        *self.interned.entry(Origin::View(kind, contents)).or_insert_with(|| self.objects.push(object))
    }

    /// The node that holds the entries of a map.
    pub fn entries(&mut self, contents: Contents) -> Node {
        if let Some(known) = self.entries.get(&contents) {
            return *known;
        }
        let entry = self.view(Kind::Entry, contents);
        let node = self.node_of(Values::object(entry));
        self.entries.insert(contents, node);
        node
    }

    /// Values arrive at a node.
    pub fn add(&mut self, node: Node, values: &Values) {
        let data = &mut self.nodes[node];
        let news = data.values.join(values);
        if news != Values::default() {
            data.news.join(&news);
            if !data.is_queued {
                data.is_queued = true;
                self.queue.push(node);
            }
        }
    }

    /// All values of one node flow to another.
    pub fn flow(&mut self, from: Node, to: Node, filter: Filter) {
        if from != to && self.edges.insert((from, to, filter)) {
            self.nodes[from].flows.push((to, filter));
            let values = self.nodes[from].values.clone();
            self.pass(&values, to, filter);
        }
    }

    /// Something happens whenever an object arrives at a node.
    pub fn on(&mut self, node: Node, trigger: Trigger) {
        self.triggers.push(trigger);
        let index = self.triggers.len() - 1;
        self.nodes[node].triggers.push(index);
        self.set.push((node, index));
    }

    /// What is in a node becomes known to code that nobody knows.
    pub fn escape(&mut self, node: Node) {
        if self.escaped.insert(node) {
            self.on(node, Trigger::Escape);
        }
    }

    /// Goes on until nothing changes: what is new at a node goes along its flows and to its triggers.
    pub fn solve(&mut self, program: &Program, dispatch: &Dispatch) {
        loop {
            if let Some((node, index)) = self.set.pop() {
                let values = self.nodes[node].values.clone();
                self.arrive(program, dispatch, index, &values);
            } else if let Some(node) = self.queue.pop() {
                let data = &mut self.nodes[node];
                data.is_queued = false;
                let news = std::mem::take(&mut data.news);
                for at in 0..self.nodes[node].flows.len() {
                    let (to, filter) = self.nodes[node].flows[at];
                    self.pass(&news, to, filter);
                }
                for at in 0..self.nodes[node].triggers.len() {
                    let index = self.nodes[node].triggers[at];
                    self.arrive(program, dispatch, index, &news);
                }
            } else {
                break;
            }
        }
    }

    /// Values pass an edge.
    fn pass(&mut self, values: &Values, to: Node, filter: Filter) {
        let mut passed = values.clone();
        passed.null |= std::mem::take(&mut passed.absent);
        match filter {
            Filter::All => {}
            Filter::NotNull => passed.null = false,
            Filter::Kept => self.keep(&mut passed),
        }
        self.add(to, &passed);
    }

    /// Values arrive where there is a trigger.
    fn arrive(&mut self, program: &Program, dispatch: &Dispatch, index: usize, values: &Values) {
        let others = [(values.unknown, Arrival::Unknown), (values.given, Arrival::Given)];
        let others = others.into_iter().filter(|(arrives, _)| *arrives).map(|(_, arrival)| arrival);
        let objects = values.objects.iter().copied().map(Arrival::Object);
        for arrival in objects.chain(others) {
            if self.done.insert((index, arrival)) {
                let trigger = self.triggers[index].clone();
                self.fire(program, dispatch, &trigger, arrival);
            }
        }
    }

    /// What a caller gave, and what shows what that holds, may hold anything later.
    fn keep(&mut self, values: &mut Values) {
        values.unknown |= values.given;
        values.given = false;
        let entries = self.entries(self.given);
        let of_given = [self.given.key, self.given.element, entries];
        for object in values.objects.clone() {
            let Object { kind, contents: Some(contents), .. } = self.objects[object] else { continue };
            if of_given.contains(&contents.element) {
                values.objects.remove(&object);
                values.unknown = true;
            }
            // Streams and iterators that are kept are asked later for what collections hold then.
            if matches!(kind, Kind::Stream | Kind::Numbers | Kind::Iterator) {
                self.add(self.given.key, &Values::anything());
                self.add(self.given.element, &Values::anything());
            }
        }
    }

    /// What is known of the values of a node. A node without any has none in an execution, and nothing is said of it.
    pub fn known(&self, node: Node) -> Known {
        let values = &self.nodes[node].values;
        let is_something = values.unknown || values.given || !values.objects.is_empty();
        let classes: Option<BTreeSet<ClassId>> =
            values.objects.iter().map(|object| self.objects[*object].class).collect();
        let is_told = |classes: &BTreeSet<ClassId>| !classes.is_empty() && classes.len() <= MOST_CLASSES;
        let classes = classes.filter(|classes| !values.unknown && !values.given && is_told(classes));
        Known {
            is_not_null: is_something && !values.null && !values.absent,
            is_null_if_absent: is_something && !values.null && values.absent,
            classes,
        }
    }
}
