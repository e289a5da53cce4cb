//! What a program declares: drawn first, so that every body may use everything.

use crate::random::Random;
use crate::types::{INT, Primitive, SHAPES, Type};

/// A field.
#[derive(Clone, Debug)]
pub struct Field {
    /// Its name, which no other field has, unless it hides one.
    pub name: String,
    /// Its type.
    pub ty: Type,
    /// Whether it belongs to the class.
    pub is_static: bool,
    /// Whether it is assigned once.
    pub is_final: bool,
    /// The value of a constant variable.
    pub constant: Option<i32>,
}

/// A method.
#[derive(Clone, Debug)]
pub struct Method {
    /// Its name.
    pub name: String,
    /// The types of its parameters, without the depth.
    pub parameters: Vec<Type>,
    /// The type of its result.
    pub result: Option<Type>,
    /// Whether it belongs to the class.
    pub is_static: bool,
    /// Whether it has no body.
    pub is_abstract: bool,
    /// Whether its first parameter is the depth of calls that is left; such a method may call everything.
    pub is_deep: bool,
    /// Whether it declares the checked exception.
    pub throws: bool,
    /// Whether the last parameter is one of many: `int...`.
    pub is_variable: bool,
}

impl Method {
    /// Whether one of the two overrides the other, if their classes are related.
    pub fn same_signature(&self, other: &Method) -> bool {
        self.name == other.name && self.parameters == other.parameters
    }
}

/// A class.
#[derive(Clone, Debug, Default)]
pub struct Class {
    /// The class that it extends, with a smaller index.
    pub superclass: Option<usize>,
    /// The interfaces that it names.
    pub interfaces: Vec<usize>,
    /// Whether it has no objects of its own.
    pub is_abstract: bool,
    /// Its own fields.
    pub fields: Vec<Field>,
    /// Its own methods, with those that override others.
    pub methods: Vec<Method>,
    /// The parameters of its constructors, without the depth.
    pub constructors: Vec<Vec<Type>>,
    /// Whether it has an inner class.
    pub has_inner: bool,
}

/// An interface.
#[derive(Clone, Debug, Default)]
pub struct Interface {
    /// The interface that it extends, with a smaller index.
    pub parent: Option<usize>,
    /// A field with an initialiser.
    pub fields: Vec<Field>,
    /// Its methods: abstract, default, static.
    pub methods: Vec<Method>,
}

/// An enum.
#[derive(Clone, Debug, Default)]
pub struct Enum {
    /// Its constants.
    pub constants: Vec<String>,
    /// Its fields, one a parameter of the constructor.
    pub fields: Vec<Field>,
    /// Its methods; constants may override them.
    pub methods: Vec<Method>,
}

/// A record.
#[derive(Clone, Debug, Default)]
pub struct Record {
    /// Its components.
    pub components: Vec<(String, Type)>,
    /// Its methods.
    pub methods: Vec<Method>,
}

/// Methods of one name and one parameter each, of different types; all return `int`.
#[derive(Clone, Debug)]
pub struct Overloads {
    /// The name.
    pub name: String,
    /// The parameters; `Object` is among them, so that there is always a method that applies.
    pub parameters: Vec<Type>,
    /// Whether there is one with `int...` too.
    pub is_variable: bool,
}

/// All declarations of a program.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// The main class.
    pub main: String,
    /// Whether the other classes stand inside of it.
    pub nested: bool,
    /// Whether there are switches on enums. javac makes a class for them whose initialiser asks for the values of all enums
    /// that are switched on, so that one sees more initialisation than the language has: then enums come about silently.
    pub switches_on_enums: bool,
    #[expect(missing_docs, reason = "the name says it")]
    pub classes: Vec<Class>,
    #[expect(missing_docs, reason = "the name says it")]
    pub interfaces: Vec<Interface>,
    #[expect(missing_docs, reason = "the name says it")]
    pub enums: Vec<Enum>,
    #[expect(missing_docs, reason = "the name says it")]
    pub records: Vec<Record>,
    /// Static fields of the main class.
    pub statics: Vec<Field>,
    /// Static methods of the main class.
    pub functions: Vec<Method>,
    /// Overloaded static methods of the main class.
    pub overloads: Vec<Overloads>,
    names: usize,
}

impl Plan {
    /// A plan for a program with this main class.
    pub fn draw(main: String, random: &mut Random) -> Plan {
        let (nested, switches_on_enums) = (random.chance(60), random.chance(60));
        let mut plan = Plan { main, nested, switches_on_enums, ..Plan::default() };
        for _ in 0..random.below(3) {
            plan.draw_enum(random);
        }
        for _ in 0..random.below(3) {
            plan.draw_record(random);
        }
        plan.draw_hierarchy(random);
        for index in 0..plan.interfaces.len() {
            plan.draw_interface(index, random);
        }
        for index in 0..plan.classes.len() {
            plan.draw_class(index, random);
        }
        for index in 0..plan.enums.len() {
            plan.enums[index].methods = plan.methods("e", random.below(2), random);
        }
        for index in 0..plan.records.len() {
            plan.records[index].methods = plan.methods("q", random.below(2), random);
        }
        for _ in 0..random.between(2, 5) {
            let field = plan.field(true, random);
            plan.statics.push(field);
        }
        for is_static in vec![true; random.between(1, 3)] {
            let mut method = plan.method("s", random);
            method.is_static = is_static;
            plan.functions.push(method);
        }
        if random.chance(60) {
            plan.draw_overloads(random);
        }
        plan
    }

    /// A name that was not there before.
    pub fn name(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("{prefix}{}", self.names)
    }

    /// A type for a field, a parameter or a variable.
    pub fn value_type(&self, random: &mut Random) -> Type {
        match random.below(100) {
            0..42 => Type::Primitive(*random.pick(&Primitive::NUMERIC)),
            42..50 => Type::Primitive(Primitive::Boolean),
            50..60 => Type::Boxed(*random.pick(&[Primitive::Int, Primitive::Int, Primitive::Long, Primitive::Char])),
            60..63 => Type::Boxed(*random.pick(&Primitive::ALL)),
            63..73 => Type::String,
            73..77 => Type::Object,
            77..84 => self.element_type(random).array(),
            84..88 if !self.classes.is_empty() => Type::Class(random.below(self.classes.len())),
            88..91 if !self.enums.is_empty() => Type::Enum(random.below(self.enums.len())),
            91..94 if !self.records.is_empty() => Type::Record(random.below(self.records.len())),
            94..97 => Type::Function(random.below(SHAPES.len())),
            97..100 => Type::Holder(Box::new(self.content_type(random))),
            _ => INT,
        }
    }

    /// A type that the generic class may hold.
    fn content_type(&self, random: &mut Random) -> Type {
        match random.below(6) {
            0 => Type::Boxed(Primitive::Long),
            1 => Type::Boxed(Primitive::Char),
            2 | 3 => Type::String,
            _ => Type::Boxed(Primitive::Int),
        }
    }

    /// A type that arrays may hold: none with type arguments.
    pub fn element_type(&self, random: &mut Random) -> Type {
        match random.below(14) {
            0 => Type::String,
            1 => Type::Object,
            2 => Type::Boxed(Primitive::Int),
            3 => INT.array(),
            4 => Type::Primitive(*random.pick(&Primitive::ALL)).array(),
            5 if !self.classes.is_empty() => Type::Class(random.below(self.classes.len())),
            6 if !self.enums.is_empty() => Type::Enum(random.below(self.enums.len())),
            7..11 => Type::Primitive(*random.pick(&Primitive::ALL)),
            _ => INT,
        }
    }

    /// A type for a result: one of which a value is at hand wherever a method must end.
    fn result_type(&self, random: &mut Random) -> Type {
        match random.below(20) {
            0..11 => Type::Primitive(*random.pick(&Primitive::NUMERIC)),
            11 => Type::Primitive(Primitive::Boolean),
            12 | 13 => Type::Boxed(*random.pick(&[Primitive::Int, Primitive::Long, Primitive::Char])),
            14 | 15 => Type::String,
            16 => Type::Primitive(*random.pick(&Primitive::ALL)).array(),
            17 if !self.enums.is_empty() => Type::Enum(random.below(self.enums.len())),
            18 => Type::Object,
            _ => INT,
        }
    }

    fn field(&mut self, is_static: bool, random: &mut Random) -> Field {
        let constant = (is_static && random.chance(15)).then(|| random.below(9) as i32 - 2);
        let ty = if constant.is_some() { INT } else { self.value_type(random) };
        let is_final = constant.is_some() || random.chance(15);
        Field { name: self.name("f"), ty, is_static, is_final, constant }
    }

    fn method(&mut self, prefix: &str, random: &mut Random) -> Method {
        let mut parameters: Vec<Type> = (0..random.below(4)).map(|_| self.value_type(random)).collect();
        let is_deep = random.chance(75);
        let is_variable = random.chance(12);
        if is_variable {
            parameters.push(random.pick(&[INT, Type::String, Type::Object, Type::Primitive(Primitive::Long)]).array());
        }
        let result = random.chance(85).then(|| self.result_type(random));
        let throws = is_deep && random.chance(20);
        let name = self.name(prefix);
        Method { name, parameters, result, is_static: false, is_abstract: false, is_deep, throws, is_variable }
    }

    fn methods(&mut self, prefix: &str, count: usize, random: &mut Random) -> Vec<Method> {
        (0..count).map(|_| self.method(prefix, random)).collect()
    }

    fn draw_enum(&mut self, random: &mut Random) {
        let constants = (0..random.between(2, 4)).map(|_| self.name("K")).collect();
        let types = [INT, Type::String, Type::Primitive(Primitive::Char), Type::Boxed(Primitive::Int)];
        let fields = (0..random.below(3))
            .map(|_| {
                let (name, ty) = (self.name("f"), random.pick(&types).clone());
                Field { name, ty, is_static: false, is_final: random.chance(50), constant: None }
            })
            .collect();
        self.enums.push(Enum { constants, fields, methods: Vec::new() });
    }

    /// Components are such that the record's own `toString` prints neither fractions nor addresses.
    fn draw_record(&mut self, random: &mut Random) {
        let components = (0..random.between(1, 3))
            .map(|_| {
                let ty = match random.below(9) {
                    0 | 1 => Type::String,
                    2 => Type::Boxed(*random.pick(&Primitive::INTEGRAL)),
                    3 => Type::Primitive(Primitive::Boolean),
                    4 if !self.enums.is_empty() => Type::Enum(random.below(self.enums.len())),
                    5 if !self.records.is_empty() => Type::Record(random.below(self.records.len())),
                    _ => Type::Primitive(*random.pick(&Primitive::INTEGRAL)),
                };
                (self.name("c"), ty)
            })
            .collect();
        self.records.push(Record { components, methods: Vec::new() });
    }

    /// Who extends whom; an abstract class has a concrete one below it.
    fn draw_hierarchy(&mut self, random: &mut Random) {
        for index in 0..random.below(3) {
            let parent = (index > 0 && random.chance(40)).then(|| index - 1);
            self.interfaces.push(Interface { parent, ..Interface::default() });
        }
        for index in 0..random.between(1, 3) {
            let superclass = (index > 0 && random.chance(60)).then(|| random.below(index));
            let interfaces = (0..self.interfaces.len()).filter(|_| random.chance(45)).collect();
            let class = Class { superclass, interfaces, is_abstract: random.chance(25), ..Class::default() };
            self.classes.push(class);
        }
        for index in 0..self.classes.len() {
            let concrete = |other: &usize| !self.classes[*other].is_abstract && self.is_subclass(*other, index);
            if !(0..self.classes.len()).any(|other| concrete(&other)) {
                self.classes[index].is_abstract = false;
            }
        }
    }

    fn draw_interface(&mut self, index: usize, random: &mut Random) {
        let mut methods = self.methods("i", random.between(1, 2), random);
        for (at, method) in methods.iter_mut().enumerate() {
            method.is_abstract = at == 0 || random.chance(30);
            method.is_static = !method.is_abstract && random.chance(25);
        }
        if random.chance(50) {
            let field = self.field(true, random);
            self.interfaces[index].fields.push(Field { is_final: true, ..field });
        }
        self.interfaces[index].methods = methods;
    }

    fn draw_class(&mut self, index: usize, random: &mut Random) {
        let mut fields: Vec<Field> = Vec::new();
        for _ in 0..random.between(1, 4) {
            let is_static = random.chance(35);
            fields.push(self.field(is_static, random));
        }
        let inherited = self.classes[index].superclass.map(|superclass| self.fields_of(superclass)).unwrap_or_default();
        if let Some(hidden) = inherited.iter().find(|_| random.chance(15)) {
            let ty = self.value_type(random);
            let name = hidden.name.clone();
            fields.push(Field { name, ty, is_static: false, is_final: false, constant: None });
        }
        let mut methods = self.methods("m", random.between(1, 2), random);
        for method in &mut methods {
            method.is_static = random.chance(20);
            method.is_abstract = self.classes[index].is_abstract && !method.is_static && random.chance(40);
        }
        let is_abstract = self.classes[index].is_abstract;
        for mut method in self.inherited_methods(index) {
            let must = method.is_abstract && !is_abstract;
            if !method.is_static && (must || random.chance(35)) {
                method.is_abstract = false;
                method.throws &= random.chance(60);
                methods.push(method);
            }
        }
        let constructors = (0..random.between(1, 2))
            .map(|count| (0..random.below(3) + count).map(|_| self.value_type(random)).collect::<Vec<_>>())
            .collect::<Vec<_>>();
        let class = &mut self.classes[index];
        class.has_inner = random.chance(25);
        class.fields = fields;
        class.methods = methods;
        // Two constructors differ in the number of their parameters, so that no call is ambiguous.
        class.constructors = constructors;
        class.constructors.dedup_by_key(|parameters| parameters.len());
    }

    fn draw_overloads(&mut self, random: &mut Random) {
        let all = [
            INT,
            Type::Primitive(Primitive::Long),
            Type::Primitive(Primitive::Double),
            Type::Primitive(Primitive::Char),
            Type::Primitive(Primitive::Short),
            Type::Boxed(Primitive::Int),
            Type::Boxed(Primitive::Long),
            Type::String,
        ];
        let mut parameters: Vec<Type> = all.iter().filter(|_| random.chance(45)).cloned().collect();
        parameters.push(Type::Object);
        let name = self.name("o");
        self.overloads.push(Overloads { name, parameters, is_variable: random.chance(40) });
    }
}
