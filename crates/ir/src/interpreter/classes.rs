//! Runtime types as numbers, so that tests of types and dispatch compare no names.
//!
//! A number is the count of array dimensions above 24 bits for what the innermost elements are: a primitive type,
//! or a class. Classes are numbered so that the subclasses of one follow it without a gap.

use crate::program::{ARRAY_SUPERTYPES, Class, ElementKind, JavaType, Program};
use base::Name;
use std::collections::HashMap;

/// The number of a runtime type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TypeNumber(pub u32);

const DIMENSION: u32 = 1 << 24;
static PRIMITIVES: [JavaType; 8] = [
    JavaType::Boolean,
    JavaType::Byte,
    JavaType::Short,
    JavaType::Char,
    JavaType::Int,
    JavaType::Long,
    JavaType::Float,
    JavaType::Double,
];
/// What `void.class` stands for.
pub const VOID: TypeNumber = TypeNumber(8);
const FIRST_CLASS: u32 = 9;

impl TypeNumber {
    /// The number of array dimensions.
    pub fn dimensions(self) -> u32 {
        self.0 / DIMENSION
    }

    /// The type of the innermost elements; of what is no array, the type itself.
    pub fn innermost(self) -> TypeNumber {
        TypeNumber(self.0 % DIMENSION)
    }

    /// Whether it is an array type.
    pub fn is_array(self) -> bool {
        self.0 >= DIMENSION
    }

    /// Whether it is a primitive type or `void`.
    pub fn is_primitive(self) -> bool {
        self.0 < FIRST_CLASS
    }

    /// The type of the elements of an array type.
    pub fn element(self) -> Option<TypeNumber> {
        self.is_array().then(|| TypeNumber(self.0 - DIMENSION))
    }

    /// The type of arrays of this type.
    pub fn array(self) -> Option<TypeNumber> {
        self.0.checked_add(DIMENSION).map(TypeNumber)
    }

    /// The kind of elements of an array type.
    pub fn element_kind(self) -> Option<ElementKind> {
        let element = self.element()?;
        Some(match PRIMITIVES.get(element.0 as usize) {
            Some(ty) => ElementKind::of(ty),
            None => ElementKind::Reference,
        })
    }

    /// The primitive type.
    pub fn primitive(self) -> Option<&'static JavaType> {
        PRIMITIVES.get(self.0 as usize)
    }
}

/// What is known of a class.
#[derive(Clone, Debug)]
struct Known {
    name: Name,
    superclass: Option<TypeNumber>,
    /// The number of its last subclass.
    last: u32,
    is_abstract: bool,
    is_interface: bool,
}

/// The classes of a program by number.
#[derive(Clone, Debug)]
pub struct Classes {
    numbers: HashMap<Name, u32>,
    known: Vec<Known>,
    /// For each class, a bit for each class that it is a subtype of.
    ancestors: Vec<u64>,
    /// Words a row.
    row: usize,
    array_supertypes: Vec<u32>,
}

impl Classes {
    /// The classes of this program. A cyclic hierarchy is cut where it closes.
    pub fn new(program: &Program) -> Classes {
        let positions: HashMap<Name, usize> =
            program.classes.iter().enumerate().map(|(index, class)| (class.name, index)).collect();
        let superclass = |class: &Class| class.superclass.and_then(|name| positions.get(&name).copied());
        let mut children: Vec<Vec<usize>> = vec![Vec::new(); program.classes.len()];
        let mut roots = Vec::new();
        for (index, class) in program.classes.iter().enumerate() {
            match superclass(class) {
                Some(parent) => children[parent].push(index),
                None => roots.push(index),
            }
        }
        let mut classes = Classes {
            numbers: HashMap::new(),
            known: Vec::new(),
            ancestors: Vec::new(),
            row: program.classes.len().div_ceil(64),
            array_supertypes: Vec::new(),
        };
        let mut order: Vec<usize> = Vec::new();
        let mut seen = vec![false; program.classes.len()];
        // What no root leads to lies on a cycle.
        for root in roots.into_iter().chain(0..program.classes.len()) {
            classes.visit(program, root, &children, &mut seen, &mut order);
        }
        for index in &order {
            let class = &program.classes[*index];
            let number = classes.numbers.get(&class.name).copied().unwrap_or(FIRST_CLASS);
            let parent = class.superclass.and_then(|name| classes.numbers.get(&name).copied());
            classes.known[(number - FIRST_CLASS) as usize].superclass = parent.map(TypeNumber);
        }
        classes.fill_ancestors(program, &positions);
        classes.array_supertypes =
            ARRAY_SUPERTYPES.iter().filter_map(|name| classes.numbers.get(&Name::from(*name)).copied()).collect();
        classes
    }

    fn visit(
        &mut self,
        program: &Program,
        root: usize,
        children: &[Vec<usize>],
        seen: &mut [bool],
        order: &mut Vec<usize>,
    ) {
        // A second visit of a class closes its range of numbers.
        let mut work = vec![(root, None)];
        while let Some((index, opened)) = work.pop() {
            if let Some(opened) = opened {
                let last = FIRST_CLASS + self.known.len() as u32 - 1;
                let known: &mut Known = &mut self.known[opened];
                known.last = last;
                continue;
            }
            if std::mem::replace(&mut seen[index], true) {
                continue;
            }
            let class = &program.classes[index];
            let position = self.known.len();
            let number = FIRST_CLASS + position as u32;
            self.numbers.entry(class.name).or_insert(number);
            order.push(index);
            self.known.push(Known {
                name: class.name,
                superclass: None,
                last: number,
                is_abstract: class.is_abstract,
                is_interface: class.is_interface,
            });
            work.push((index, Some(position)));
            work.extend(children[index].iter().rev().map(|child| (*child, None)));
        }
    }

    fn fill_ancestors(&mut self, program: &Program, positions: &HashMap<Name, usize>) {
        self.ancestors = vec![0; self.row * self.known.len()];
        for position in 0..self.known.len() {
            let mut open = vec![self.known[position].name];
            while let Some(name) = open.pop() {
                let Some(ancestor) = self.numbers.get(&name).map(|number| (*number - FIRST_CLASS) as usize) else {
                    continue;
                };
                let word = &mut self.ancestors[position * self.row + ancestor / 64];
                if *word >> (ancestor % 64) & 1 == 1 {
                    continue;
                }
                *word |= 1 << (ancestor % 64);
                if let Some(class) = positions.get(&name).map(|index| &program.classes[*index]) {
                    open.extend(class.interfaces.iter().copied().chain(class.superclass));
                }
            }
        }
    }

    fn known(&self, number: TypeNumber) -> Option<&Known> {
        self.known.get(number.0.checked_sub(FIRST_CLASS)? as usize)
    }

    /// The number of a type; `None` for classes that the program does not have.
    pub fn number(&self, ty: &JavaType) -> Option<TypeNumber> {
        Some(match ty {
            JavaType::Class(name) if &**name == "void" => VOID,
            JavaType::Class(name) => TypeNumber(*self.numbers.get(name)?),
            JavaType::Array(element) => self.number(element)?.array()?,
            primitive => TypeNumber(PRIMITIVES.iter().position(|other| other == primitive)? as u32),
        })
    }

    /// The number of the class with this name.
    pub fn class_named(&self, name: &str) -> Option<TypeNumber> {
        self.numbers.get(&Name::from(name)).copied().map(TypeNumber)
    }

    /// The type with this number.
    pub fn java_type(&self, number: TypeNumber) -> JavaType {
        let innermost = number.innermost();
        let mut ty = match (innermost.primitive(), self.known(innermost)) {
            (Some(primitive), _) => primitive.clone(),
            (None, Some(known)) => JavaType::Class(known.name),
            (None, None) => JavaType::Class("void".into()),
        };
        for _ in 0..number.dimensions() {
            ty = JavaType::Array(Box::new(ty));
        }
        ty
    }

    /// The numbers of all classes.
    pub fn numbers(&self) -> impl Iterator<Item = TypeNumber> {
        (0..self.known.len() as u32).map(|position| TypeNumber(FIRST_CLASS + position))
    }

    /// The position of a class among the classes.
    pub fn position(&self, number: TypeNumber) -> Option<usize> {
        let position = number.0.checked_sub(FIRST_CLASS)? as usize;
        (position < self.known.len()).then_some(position)
    }

    /// The position of a class among the classes; of an array, that of `Object`, whose methods it has.
    pub fn position_or_root(&self, number: TypeNumber) -> Option<usize> {
        let class = if number.is_array() { self.number(&JavaType::Class("java.lang.Object".into()))? } else { number };
        self.position(class)
    }

    /// The superclass of a class.
    pub fn superclass(&self, number: TypeNumber) -> Option<TypeNumber> {
        self.known(number)?.superclass
    }

    /// The numbers of a class and its subclasses, from the first to the last.
    pub fn subclasses(&self, number: TypeNumber) -> Option<(u32, u32)> {
        self.known(number).map(|known| (number.0, known.last))
    }

    /// Whether an object may have exactly this type.
    pub fn is_concrete(&self, number: TypeNumber) -> bool {
        number.is_array() || self.known(number).is_some_and(|known| !known.is_abstract)
    }

    /// Whether it is an interface.
    pub fn is_interface(&self, number: TypeNumber) -> bool {
        self.known(number).is_some_and(|known| known.is_interface)
    }

    /// Whether every value of the reference type `sub` is one of `ty` too.
    pub fn is_subtype(&self, sub: TypeNumber, ty: TypeNumber) -> bool {
        if let (Some(sub), Some(ty)) = (self.position(sub), self.position(ty)) {
            return self.ancestors[sub * self.row + ty / 64] >> (ty % 64) & 1 == 1;
        }
        if sub == ty {
            return !sub.is_primitive();
        }
        match sub.dimensions().cmp(&ty.dimensions()) {
            std::cmp::Ordering::Less => false,
            std::cmp::Ordering::Equal => {
                let (sub, ty) = (sub.innermost(), ty.innermost());
                !sub.is_primitive() && !ty.is_primitive() && self.is_subtype(sub, ty)
            }
            std::cmp::Ordering::Greater => self.array_supertypes.contains(&ty.innermost().0),
        }
    }
}
