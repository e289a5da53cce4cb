//! The hierarchy of the classes of a finished program, with answers that need no walk: superclasses by the numbering of a tree,
//! interfaces by a set a class, which classes share that add none.

use crate::program::{ClassId, Program};
use base::Name;
use base::arena::Id;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// Who inherits from whom.
#[derive(Clone, Debug)]
pub struct Hierarchy {
    /// For each class, its number in a preorder of the tree of superclasses.
    first: Vec<usize>,
    /// For each class, the number behind those of its subclasses in that tree.
    behind: Vec<usize>,
    /// The classes in that preorder.
    order: Vec<ClassId>,
    /// For each class, all interfaces that it or a class above it implements; of an interface also itself and those it extends.
    interfaces: Vec<Arc<HashSet<ClassId>>>,
    /// For each interface, the classes that implement it and the interfaces that extend it, itself among them, in order.
    below: HashMap<ClassId, Vec<ClassId>>,
    by_name: HashMap<Name, ClassId>,
}

impl Hierarchy {
    /// Looks at all classes once.
    pub fn new(program: &Program) -> Hierarchy {
        let (first, behind, order) = numbered(program);
        let interfaces = interfaces(program, &order);
        let mut below: HashMap<ClassId, Vec<ClassId>> = HashMap::new();
        for id in program.classes.ids() {
            for interface in interfaces[id.index()].iter() {
                below.entry(*interface).or_default().push(id);
            }
        }
        let mut by_name = HashMap::new();
        for (id, class) in program.classes.iter() {
            by_name.entry(class.name).or_insert(id);
        }
        Hierarchy { first, behind, order, interfaces, below, by_name }
    }

    /// Whether `sub` is `superclass` or inherits from it, interfaces included.
    pub fn is_subclass(&self, sub: ClassId, superclass: ClassId) -> bool {
        let (number, class) = (self.first[sub.index()], superclass.index());
        let is_below = self.first[class] <= number && number < self.behind[class];
        is_below || self.interfaces[sub.index()].contains(&superclass)
    }

    /// A class with all that inherit from it, in order.
    pub fn subclasses(&self, class: ClassId) -> Vec<ClassId> {
        let range = self.first[class.index()]..self.behind[class.index()];
        let mut found = self.order[range].to_vec();
        found.extend(self.below.get(&class).into_iter().flatten().copied());
        found.sort_unstable();
        found.dedup();
        found
    }

    /// The class with this qualified name.
    pub fn class_named(&self, name: &str) -> Option<ClassId> {
        self.by_name.get(&Name::new(name)).copied()
    }
}

type Numbered = (Vec<usize>, Vec<usize>, Vec<ClassId>);

/// The tree of superclasses in preorder. Classes that inherit from themselves, which only code has that does not compile, stand alone.
fn numbered(program: &Program) -> Numbered {
    let count = program.classes.len();
    let mut children: Vec<Vec<ClassId>> = vec![Vec::new(); count];
    let mut roots = Vec::new();
    for (id, class) in program.classes.iter() {
        match class.superclass {
            Some(superclass) => children[superclass.index()].push(id),
            None => roots.push(id),
        }
    }
    let (mut first, mut behind, mut order) = (vec![0; count], vec![0; count], Vec::with_capacity(count));
    let mut is_seen = vec![false; count];
    for root in roots.into_iter().chain(program.classes.ids()) {
        if is_seen[root.index()] {
            continue;
        }
        let mut path = vec![(root, 0)];
        enter(root, &mut is_seen, &mut first, &mut order);
        while let Some((class, next)) = path.last_mut() {
            let class = *class;
            let child = children[class.index()].get(*next).copied();
            *next += 1;
            match child {
                Some(child) if !is_seen[child.index()] => {
                    enter(child, &mut is_seen, &mut first, &mut order);
                    path.push((child, 0));
                }
                Some(_) => {}
                None => {
                    behind[class.index()] = order.len();
                    path.pop();
                }
            }
        }
    }
    (first, behind, order)
}

fn enter(class: ClassId, is_seen: &mut [bool], first: &mut [usize], order: &mut Vec<ClassId>) {
    is_seen[class.index()] = true;
    first[class.index()] = order.len();
    order.push(class);
}

/// The interfaces of each class. A superclass comes before its subclasses.
fn interfaces(program: &Program, order: &[ClassId]) -> Vec<Arc<HashSet<ClassId>>> {
    let none: Arc<HashSet<ClassId>> = Arc::default();
    let mut found = vec![none; program.classes.len()];
    for id in order {
        let class = &program.classes[*id];
        let mut own = Vec::new();
        let mut open = class.interfaces.clone();
        if class.is_interface {
            open.push(*id);
        }
        let mut seen = HashSet::new();
        while let Some(interface) = open.pop() {
            if seen.insert(interface) {
                own.push(interface);
                open.extend(program.classes[interface].interfaces.iter().copied());
            }
        }
        let inherited = class.superclass.map(|superclass| found[superclass.index()].clone()).unwrap_or_default();
        found[id.index()] = match own.iter().all(|interface| inherited.contains(interface)) {
            true => inherited,
            false => Arc::new(inherited.iter().copied().chain(own).collect()),
        };
    }
    found
}
