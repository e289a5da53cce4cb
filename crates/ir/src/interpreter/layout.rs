//! Where the fields of objects lie, and how large the elements of arrays are.
//!
//! A *compact* layout gives each type the size that it has on the JVM. An *exact* one gives integers 128 bits, for
//! runs in which numbers are mathematical. Subclasses put their fields behind those of their superclass, so that a
//! field has one place in all objects that have it.

use super::classes::{Classes, TypeNumber};
use super::contents::Hidden;
use super::equality::Equality;
use crate::program::{ElementKind, GlobalKind, Integers, JavaType, Program};

/// How a value is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Cell {
    Boolean,
    Byte,
    Short,
    Char,
    Int,
    Long,
    Float,
    Double,
    Reference,
    /// An integer of 128 bits.
    Wide,
    /// Not at all: sets and sequences of ghosts are not kept.
    Nothing,
}

impl Cell {
    /// Its size in bytes.
    pub fn size(self) -> usize {
        match self {
            Cell::Boolean | Cell::Byte | Cell::Nothing => 1,
            Cell::Short | Cell::Char => 2,
            Cell::Int | Cell::Float | Cell::Reference => 4,
            Cell::Long | Cell::Double => 8,
            Cell::Wide => 16,
        }
    }
}

/// How exactly integers are stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Precision {
    /// In the size of their types.
    Compact,
    /// In 128 bits.
    Exact,
}

impl Precision {
    /// What a program needs to be run.
    pub fn to_run(program: &Program) -> Precision {
        match program.integers {
            Integers::Bounded => Precision::Compact,
            Integers::Unbounded => Precision::Exact,
        }
    }

    /// How a value of this type is stored.
    pub fn cell(self, ty: &JavaType) -> Cell {
        match ty {
            JavaType::Boolean => Cell::Boolean,
            JavaType::Float => Cell::Float,
            JavaType::Double => Cell::Double,
            JavaType::Class(_) | JavaType::Array(_) => Cell::Reference,
            JavaType::Whole => Cell::Wide,
            JavaType::Locations | JavaType::Sequence | JavaType::Types => Cell::Nothing,
            _ if self == Precision::Exact => Cell::Wide,
            JavaType::Byte => Cell::Byte,
            JavaType::Short => Cell::Short,
            JavaType::Char => Cell::Char,
            JavaType::Int => Cell::Int,
            JavaType::Long => Cell::Long,
        }
    }

    /// How an element of this kind is stored.
    pub fn element(self, kind: ElementKind) -> Cell {
        match kind {
            ElementKind::Boolean => Cell::Boolean,
            ElementKind::Float => Cell::Float,
            ElementKind::Double => Cell::Double,
            ElementKind::Reference => Cell::Reference,
            _ if self == Precision::Exact => Cell::Wide,
            ElementKind::Byte => Cell::Byte,
            ElementKind::Short => Cell::Short,
            ElementKind::Char => Cell::Char,
            ElementKind::Int => Cell::Int,
            ElementKind::Long => Cell::Long,
        }
    }
}

/// Where a field lies in every object that has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FieldPlace {
    /// The number of its class.
    pub first: u32,
    /// How many numbers further its last subclass is.
    pub span: u32,
    /// Bytes behind the header.
    pub offset: u32,
    /// How it is stored.
    pub cell: Cell,
}

/// The fields of the objects of a class.
#[derive(Clone, Default, Debug)]
pub struct Layout {
    /// Bytes behind the header.
    pub size: u32,
    /// Where the references are.
    pub references: Vec<u32>,
    /// The globals of its fields, those of superclasses among them, and where they are.
    pub fields: Vec<(u32, FieldPlace)>,
}

/// The layouts of all classes.
#[derive(Clone, Debug)]
pub struct Layouts {
    /// How exact they are.
    pub precision: Precision,
    /// By position of the class.
    pub classes: Vec<Layout>,
    /// By position of the global; `None` for what is no field.
    pub fields: Vec<Option<FieldPlace>>,
    /// The class of strings, and where the reference to the text lies in them.
    pub string: Option<(TypeNumber, u32)>,
    /// The class of classes, and where the number of the type lies in them.
    pub class: Option<(TypeNumber, u32)>,
    /// The class of sequences, and where the number of the contents lies in them.
    pub sequence: Option<(TypeNumber, u32)>,
    /// The class of dictionaries, and where the number of the contents lies in them.
    pub dictionary: Option<(TypeNumber, u32)>,
    /// By position of the class.
    pub equalities: Vec<Equality>,
}

impl Layouts {
    /// The layouts of a program's classes.
    pub fn new(program: &Program, classes: &Classes, precision: Precision) -> Layouts {
        let mut own: Vec<Vec<(u32, &JavaType)>> = vec![Vec::new(); classes.numbers().count()];
        for (index, global) in program.globals.iter().enumerate() {
            if let GlobalKind::Field { class, ty, .. } = &global.kind
                && let Some(position) = classes.number(&JavaType::Class(*class)).and_then(|it| classes.position(it))
            {
                own[position].push((index as u32, ty));
            }
        }
        let mut layouts = Layouts {
            precision,
            classes: Vec::with_capacity(own.len()),
            fields: vec![None; program.globals.len()],
            string: None,
            class: None,
            sequence: None,
            dictionary: None,
            equalities: Vec::new(),
        };
        let (string, class) = (classes.class_named("java.lang.String"), classes.class_named("java.lang.Class"));
        let (sequence, dictionary) = (classes.class_named("invar.logic.Seq"), classes.class_named("invar.logic.Dict"));
        // Superclasses come first, since subclasses have greater numbers.
        for (number, mut fields) in classes.numbers().zip(own) {
            let parent = classes.superclass(number).and_then(|parent| classes.position(parent));
            let mut layout = parent.and_then(|parent| layouts.classes.get(parent)).cloned().unwrap_or_default();
            let (first, last) = classes.subclasses(number).unwrap_or((number.0, number.0));
            // Large ones first, so that nothing is lost between them.
            fields.sort_by_key(|(index, ty)| (std::cmp::Reverse(precision.cell(ty).size()), *index));
            for (index, ty) in fields {
                let cell = precision.cell(ty);
                let offset = layout.place(cell.size() as u32);
                let place = FieldPlace { first, span: last - first, offset, cell };
                if cell == Cell::Reference {
                    layout.references.push(offset);
                }
                layout.fields.push((index, place));
                layouts.fields[index as usize] = Some(place);
            }
            if string == Some(number) {
                let offset = layout.place(4);
                layout.references.push(offset);
                layouts.string = Some((number, offset));
            }
            if class == Some(number) {
                layouts.class = Some((number, layout.place(4)));
            }
            if sequence == Some(number) {
                layouts.sequence = Some((number, layout.place(4)));
            }
            if dictionary == Some(number) {
                layouts.dictionary = Some((number, layout.place(4)));
            }
            layouts.classes.push(layout);
        }
        layouts.equalities = super::equality::equalities(program, classes, &layouts.fields);
        layouts
    }

    /// Which contents beside the heap the objects of a class have, and where their number lies in them.
    #[inline]
    pub fn values(&self, class: TypeNumber) -> Option<(Hidden, u32)> {
        match (self.sequence, self.dictionary) {
            (Some((sequence, offset)), _) if sequence == class => Some((Hidden::Sequence, offset)),
            (_, Some((dictionary, offset))) if dictionary == class => Some((Hidden::Dictionary, offset)),
            _ => None,
        }
    }

    /// How the elements of an array of this type are stored.
    pub fn element(&self, array: TypeNumber) -> Option<Cell> {
        array.element_kind().map(|kind| self.precision.element(kind))
    }
}

impl Layout {
    fn place(&mut self, size: u32) -> u32 {
        let offset = self.size.next_multiple_of(size.min(8));
        self.size = offset + size;
        offset
    }
}
