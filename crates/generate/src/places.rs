//! What can be read and assigned: variables, fields, elements of arrays.

use crate::context::Rank;
use crate::generator::Generator;
use crate::plan::Field;
use crate::text::{Expression, level};
use crate::types::{INT, Primitive, SHAPES, Type};

/// What a place is wanted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Use {
    Read,
    Write,
}

impl Generator {
    /// Something that holds a value of the type (for references: or of a subtype), if there is anything.
    pub fn read(&mut self, ty: &Type, depth: usize) -> Option<Expression> {
        self.place(ty, depth, Use::Read)
    }

    /// Something of exactly this type that can be assigned.
    pub fn target(&mut self, ty: &Type, depth: usize) -> Option<Expression> {
        self.place(ty, depth, Use::Write)
    }

    fn place(&mut self, ty: &Type, depth: usize, wanted: Use) -> Option<Expression> {
        let mut locals = self.local_places(ty, wanted);
        if !locals.is_empty() && self.chance(55) {
            return self.one_of(locals);
        }
        // A function that is not in a local variable may be the one that is being defined.
        if matches!(ty, Type::Function(_)) && self.context.rank <= Rank::Lambda {
            return self.one_of(locals);
        }
        if self.chance(30)
            && let Some(element) = self.element(ty, depth)
        {
            return Some(element);
        }
        locals.extend(self.fields(ty, wanted));
        self.one_of(locals)
    }

    fn fits(&self, found: &Type, ty: &Type, wanted: Use) -> bool {
        found == ty || (wanted == Use::Read && ty.is_reference() && self.plan.is_subtype(found, ty))
    }

    fn local_places(&self, ty: &Type, wanted: Use) -> Vec<Expression> {
        let variables = self.context.variables.iter();
        let usable = variables.filter(|variable| match wanted {
            Use::Read => self.context.sees(variable),
            Use::Write => self.context.assigns(variable),
        });
        let fitting = usable.filter(|variable| self.fits(&variable.ty, ty, wanted));
        fitting.map(|variable| Expression::primary(&variable.name)).collect()
    }

    /// Fields of the objects at hand, static fields, fields of objects in variables.
    fn fields(&mut self, ty: &Type, wanted: Use) -> Vec<Expression> {
        let mut found = Vec::new();
        let fitting = |generator: &Generator, field: &Field| {
            generator.fits(&field.ty, ty, wanted) && !(wanted == Use::Write && field.is_final)
        };
        for (receiver, receiver_type) in self.context.receivers.clone() {
            let mut fields = self.instance_fields(&receiver_type);
            if let Type::Record(index) = receiver_type {
                for (name, ty) in self.plan.records[index].components.clone() {
                    fields.push(Field { name, ty, is_static: false, is_final: true, constant: None });
                }
            }
            for field in fields {
                if fitting(self, &field) {
                    let simple = receiver == "this" && !self.context.is_initialising && self.chance(50);
                    let text = if simple { field.name } else { format!("{receiver}.{}", field.name) };
                    found.push(Expression::primary(text));
                }
            }
        }
        for (owner, field) in self.static_fields() {
            if fitting(self, &field) {
                found.push(Expression::primary(format!("{owner}.{}", field.name)));
            }
        }
        for variable in self.context.variables.clone() {
            if !self.context.sees(&variable) {
                continue;
            }
            for field in self.instance_fields(&variable.ty) {
                if fitting(self, &field) {
                    found.push(Expression::primary(format!("{}.{}", variable.name, field.name)));
                }
            }
            match &variable.ty {
                Type::Holder(content) if **content == *ty => {
                    found.push(Expression::primary(format!("{}.value", variable.name)));
                }
                Type::Record(index) if wanted == Use::Read => {
                    for (name, component) in &self.plan.records[*index].components {
                        if self.fits(component, ty, wanted) {
                            found.push(Expression::primary(format!("{}.{name}()", variable.name)));
                        }
                    }
                }
                _ => {}
            }
        }
        found
    }

    fn instance_fields(&self, ty: &Type) -> Vec<Field> {
        let mut fields = match ty {
            Type::Class(class) => self.plan.fields_of(*class),
            Type::Enum(index) => self.plan.enums[*index].fields.clone(),
            _ => Vec::new(),
        };
        fields.retain(|field| !field.is_static);
        fields
    }

    /// All static fields with the class that declares them.
    pub fn static_fields(&self) -> Vec<(String, Field)> {
        let mut found: Vec<(String, Field)> =
            self.plan.statics.iter().map(|field| (self.plan.main.clone(), field.clone())).collect();
        for (index, class) in self.plan.classes.iter().enumerate() {
            let statics = class.fields.iter().filter(|field| field.is_static);
            found.extend(statics.map(|field| (format!("C{index}"), field.clone())));
        }
        for (index, interface) in self.plan.interfaces.iter().enumerate() {
            found.extend(interface.fields.iter().map(|field| (format!("I{index}"), field.clone())));
        }
        found
    }

    /// An element of an array in a variable. Most indices are within bounds.
    fn element(&mut self, ty: &Type, depth: usize) -> Option<Expression> {
        let name = {
            let arrays = self.local_places(&ty.array(), Use::Read);
            self.one_of(arrays)?.free()
        };
        let index = if depth == 0 { self.literal(Primitive::Int) } else { self.expression(&INT, depth.min(2) - 1) };
        let index = match self.random.below(10) {
            0 => index.free(),
            1..4 => format!("{} & 1", index.at(level::BIT_AND)),
            4..6 => self.random.below(2).to_string(),
            _ => format!("T.at({}, {name}.length)", index.free()),
        };
        Some(Expression::primary(format!("{name}[{index}]")))
    }

    /// The call of a function that a variable or field holds.
    pub fn function_call(&mut self, ty: Option<&Type>, depth: usize) -> Option<Expression> {
        if self.context.rank < Rank::Lambda {
            return None;
        }
        let fitting: Vec<usize> = (0..SHAPES.len()).filter(|it| SHAPES[*it].result.as_ref() == ty).collect();
        let mut found = Vec::new();
        for index in fitting {
            if let Some(function) = self.read(&Type::Function(index), 0) {
                found.push((index, function));
            }
        }
        if found.is_empty() {
            return None;
        }
        let (index, function) = found.swap_remove(self.random.below(found.len()));
        let shape = &SHAPES[index];
        let arguments: Vec<String> =
            shape.parameters.iter().map(|parameter| self.assignable(parameter, depth).free()).collect();
        Some(Expression::primary(format!("{}.{}({})", function.receiver(), shape.method, arguments.join(", "))))
    }

    /// `++` and `--`, before or behind.
    pub fn increment(&mut self, ty: &Type, depth: usize) -> Option<Expression> {
        if !matches!(ty, Type::Primitive(it) | Type::Boxed(it) if *it != Primitive::Boolean) {
            return None;
        }
        let place = self.target(ty, depth)?.free();
        let operator = if self.chance(60) { "++" } else { "--" };
        Some(if self.chance(50) {
            Expression::new(format!("{operator}{place}"), level::UNARY)
        } else {
            Expression::new(format!("{place}{operator}"), level::POSTFIX)
        })
    }

    /// An assignment to something of exactly this type.
    pub fn assignment(&mut self, ty: &Type, depth: usize) -> Option<Expression> {
        if self.chance(45)
            && let Some(compound) = self.compound(ty, depth)
        {
            return Some(compound);
        }
        let (place, value) = self.place_and_value(ty, depth)?;
        Some(Expression::new(format!("{place} = {value}"), level::ASSIGNMENT))
    }

    /// An assignment whose value is used.
    ///
    /// javac 17 forgets of which type `holder.value = …` is where that is to be unboxed and widened, and casts the `Long` to the
    /// box of the wider type, so that it gets a type by a cast.
    pub fn assigned_value(&mut self, ty: &Type, depth: usize) -> Option<Expression> {
        if self.chance(45)
            && let Some(compound) = self.compound(ty, depth)
        {
            return Some(compound);
        }
        let (place, value) = self.place_and_value(ty, depth)?;
        Some(match ty {
            Type::Boxed(primitive) if place.ends_with(".value") => {
                Expression::new(format!("({}) ({place} = {value})", primitive.boxed()), level::UNARY)
            }
            _ => Expression::new(format!("{place} = {value}"), level::ASSIGNMENT),
        })
    }

    fn place_and_value(&mut self, ty: &Type, depth: usize) -> Option<(String, String)> {
        let place = self.target(ty, depth)?.free();
        let value = match ty {
            // Strings that are kept do not grow.
            Type::String => format!("T.cut({})", self.expression(ty, depth).free()),
            _ => self.assignable(ty, depth).free(),
        };
        Some((place, value))
    }

    /// A compound assignment, with the conversion that it implies.
    fn compound(&mut self, ty: &Type, depth: usize) -> Option<Expression> {
        use Primitive::{Boolean, Byte, Char, Double, Float, Int, Long, Short};
        const ARITHMETIC: [&str; 3] = ["+=", "-=", "*="];
        const DIVISION: [&str; 2] = ["/=", "%="];
        const BITS: [&str; 3] = ["&=", "|=", "^="];
        const SHIFTS: [&str; 3] = ["<<=", ">>=", ">>>="];
        let (primitive, operands): (Primitive, &[Primitive]) = match ty {
            Type::String => {
                let place = self.target(ty, depth)?.free();
                let operand = *self.random.pick(&[Int, Char, Boolean, Long, Byte]);
                let operand = self.expression(&Type::Primitive(operand), depth).free();
                return Some(Expression::new(format!("{place} += {operand}"), level::ASSIGNMENT));
            }
            Type::Primitive(Boolean) | Type::Boxed(Boolean) => {
                let place = self.target(ty, depth)?.free();
                let operator = self.random.pick(&BITS);
                let operand = self.expression(&Type::Primitive(Boolean), depth).free();
                return Some(Expression::new(format!("{place} {operator} {operand}"), level::ASSIGNMENT));
            }
            Type::Primitive(primitive) => (*primitive, &Primitive::NUMERIC),
            // The result must be boxed again without being narrowed.
            Type::Boxed(Int) => (Int, &[Byte, Short, Char, Int]),
            Type::Boxed(Long) => (Long, &Primitive::INTEGRAL),
            Type::Boxed(Float) => (Float, &[Byte, Short, Char, Int, Long, Float]),
            Type::Boxed(Double) => (Double, &Primitive::NUMERIC),
            _ => return None,
        };
        let place = self.target(ty, depth)?.free();
        let operand = *self.random.pick(operands);
        let kind = self.random.below(if primitive.is_integral() { 10 } else { 5 });
        let (operator, value) = match kind {
            0..4 => (*self.random.pick(&ARITHMETIC), self.number_operand(operand, depth).free()),
            4 => (*self.random.pick(&DIVISION), self.divisor(operand, depth).free()),
            5..7 if operand.is_integral() => (*self.random.pick(&BITS), self.number_operand(operand, depth).free()),
            _ => {
                let distance = *self.random.pick(&Primitive::INTEGRAL);
                if primitive.is_integral() {
                    (*self.random.pick(&SHIFTS), self.number_operand(distance, depth).free())
                } else {
                    ("+=", self.number_operand(operand, depth).free())
                }
            }
        };
        Some(Expression::new(format!("{place} {operator} {value}"), level::ASSIGNMENT))
    }
}
