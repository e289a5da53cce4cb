//! Which method an object runs when one is called on it: by name and erased parameter types, as the JVM chooses. Bridge methods
//! have been made where a generic method is overridden with other types.

use crate::program::{Access, ClassId, MethodId, MethodKind, Program, Type};
use base::Name;
use std::collections::{BTreeSet, HashMap};

type Key = (Name, Vec<Type>);

/// The methods of each class by name and parameter types.
pub struct Dispatch {
    methods: Vec<HashMap<Key, MethodId>>,
    keys: HashMap<MethodId, Key>,
    superclasses: Vec<Option<ClassId>>,
    interfaces: Vec<Vec<ClassId>>,
    /// For each method that only its package may override, the package.
    packages: HashMap<MethodId, String>,
    class_packages: Vec<String>,
    is_abstract: BTreeSet<MethodId>,
}

fn package(class: &str) -> &str {
    class.rsplit_once('.').map_or("", |(package, _)| package)
}

impl Dispatch {
    /// Looks at all methods once.
    pub fn new(program: &Program) -> Dispatch {
        let mut dispatch = Dispatch {
            methods: Vec::new(),
            keys: HashMap::new(),
            superclasses: Vec::new(),
            interfaces: Vec::new(),
            packages: HashMap::new(),
            class_packages: Vec::new(),
            is_abstract: BTreeSet::new(),
        };
        for class in program.classes.values() {
            let mut table = HashMap::new();
            for id in &class.methods {
                let method = &program.methods[*id];
                if method.kind != MethodKind::Instance {
                    continue;
                }
                let types = method.parameters.iter().map(|local| method.locals[*local].ty.clone());
                let key: Key = (method.name, types.collect());
                dispatch.keys.insert(*id, key.clone());
                if method.access == Access::Package {
                    dispatch.packages.insert(*id, package(&class.name).to_owned());
                }
                if method.is_abstract {
                    dispatch.is_abstract.insert(*id);
                }
                if method.access != Access::Private {
                    table.insert(key, *id);
                }
            }
            dispatch.methods.push(table);
            dispatch.superclasses.push(class.superclass);
            dispatch.interfaces.push(class.interfaces.clone());
            dispatch.class_packages.push(package(&class.name).to_owned());
        }
        dispatch
    }

    /// The method that an object of exactly this class runs when `method` is called; `None` if the class lacks it.
    pub fn implementation(&self, class: ClassId, method: MethodId) -> Option<MethodId> {
        let key = self.keys.get(&method)?;
        let mut current = Some(class);
        while let Some(id) = current {
            let index = base::arena::Id::index(id);
            if let Some(found) = self.methods[index].get(key)
                && self.may_override(id, *found, method)
            {
                // An abstract method of a class hides default methods of interfaces.
                return (!self.is_abstract.contains(found)).then_some(*found);
            }
            current = self.superclasses[index];
        }
        self.default_method(class, key)
    }

    /// The methods of superclasses and interfaces that a method of a class overrides or implements, each once, the nearest first.
    pub fn overridden(&self, class: ClassId, method: MethodId) -> Vec<MethodId> {
        let Some(key) = self.keys.get(&method) else { return Vec::new() };
        let mut found = Vec::new();
        let mut seen = BTreeSet::from([class]);
        let mut open = std::collections::VecDeque::from([class]);
        while let Some(id) = open.pop_front() {
            let index = base::arena::Id::index(id);
            if id != class
                && let Some(above) = self.methods[index].get(key)
                && self.may_override(class, method, *above)
            {
                found.push(*above);
            }
            let parents = self.superclasses[index].iter().chain(&self.interfaces[index]);
            open.extend(parents.copied().filter(|parent| seen.insert(*parent)));
        }
        found
    }

    /// A method that only its package sees is overridden only there.
    fn may_override(&self, class: ClassId, found: MethodId, method: MethodId) -> bool {
        found == method
            || self
                .packages
                .get(&method)
                .is_none_or(|package| *package == self.class_packages[base::arena::Id::index(class)])
    }

    /// The most specific method of the interfaces, if it is a default method.
    fn default_method(&self, class: ClassId, key: &Key) -> Option<MethodId> {
        let mut candidates: Vec<(ClassId, MethodId)> = Vec::new();
        let mut current = Some(class);
        let mut seen = BTreeSet::new();
        while let Some(id) = current {
            let index = base::arena::Id::index(id);
            for interface in &self.interfaces[index] {
                self.collect(*interface, key, &mut seen, &mut candidates);
            }
            current = self.superclasses[index];
        }
        let is_hidden = |(interface, _): &(ClassId, MethodId)| {
            candidates.iter().any(|(other, _)| other != interface && self.extends(*other, *interface))
        };
        let specific = candidates.iter().filter(|candidate| !is_hidden(candidate));
        let mut defaults = specific.map(|(_, method)| *method).filter(|method| !self.is_abstract.contains(method));
        defaults.next()
    }

    fn collect(
        &self,
        interface: ClassId,
        key: &Key,
        seen: &mut BTreeSet<ClassId>,
        candidates: &mut Vec<(ClassId, MethodId)>,
    ) {
        if !seen.insert(interface) {
            return;
        }
        let index = base::arena::Id::index(interface);
        if let Some(found) = self.methods[index].get(key) {
            candidates.push((interface, *found));
        }
        for parent in &self.interfaces[index] {
            self.collect(*parent, key, seen, candidates);
        }
    }

    fn extends(&self, interface: ClassId, parent: ClassId) -> bool {
        interface == parent
            || self.interfaces[base::arena::Id::index(interface)].iter().any(|next| self.extends(*next, parent))
    }
}
