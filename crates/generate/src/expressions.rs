//! Expressions of a wanted type.
//!
//! For a primitive type and for boxes the static type is exactly the wanted one; for other references it may be a subtype.

use crate::context::Rank;
use crate::generator::Generator;
use crate::text::{Expression, level};
use crate::types::{BOOLEAN, INT, Primitive, Type};

impl Generator {
    /// An expression of a type; the depth bounds its size.
    pub fn expression(&mut self, ty: &Type, depth: usize) -> Expression {
        if depth == 0 {
            if self.chance(70)
                && let Some(place) = self.read(ty, 0)
            {
                return place;
            }
            return self.simple(ty);
        }
        if self.chance(50)
            && let Some(expression) = self.common(ty, depth - 1)
        {
            return expression;
        }
        match ty {
            Type::Primitive(Primitive::Boolean) => self.condition(depth - 1),
            Type::Primitive(primitive) => self.number(*primitive, depth - 1),
            Type::Boxed(primitive) => self.boxed(*primitive, depth - 1),
            Type::String => self.string(depth - 1),
            Type::Object => self.any_object(depth - 1),
            Type::Class(_) | Type::Interface(_) => self.object(ty, depth - 1),
            Type::Enum(index) => self.enum_value(*index, depth - 1),
            Type::Record(index) => self.record(*index, depth - 1),
            Type::Array(element) => self.array(element, depth - 1),
            Type::Function(_) => self.function(ty, depth - 1),
            Type::Holder(_) => self.holder(ty, depth - 1),
        }
    }

    /// What there is for values of every type.
    fn common(&mut self, ty: &Type, depth: usize) -> Option<Expression> {
        match self.random.below(20) {
            0..4 => self.read(ty, depth),
            4..6 => self.assigned_value(ty, depth),
            6..8 => self.increment(ty, depth),
            8..11 => Some(self.conditional(ty, depth)),
            11..14 => self.call(Some(ty), depth),
            14..17 => Some(self.traced(ty, depth)),
            17 => self.switch_expression(ty, depth),
            18 => self.function_call(Some(ty), depth),
            _ => self.pattern_conditional(ty, depth),
        }
    }

    /// A value that says when it is evaluated.
    fn traced(&mut self, ty: &Type, depth: usize) -> Expression {
        let number = self.random.below(100);
        let value = self.expression(ty, depth).free();
        // One method for all objects would be generic, and javac takes long for many nested calls of one with overloads.
        let method = match ty {
            Type::Primitive(_) | Type::String => "t",
            Type::Boxed(Primitive::Int | Primitive::Long | Primitive::Char) => "t",
            _ => "u",
        };
        Expression::primary(format!("T.{method}({number}, {value})"))
    }

    fn conditional(&mut self, ty: &Type, depth: usize) -> Expression {
        let condition = self.expression(&BOOLEAN, depth).at(level::OR);
        let yes = self.expression(ty, depth).at(level::OR);
        let no = self.expression(ty, depth).at(level::CONDITIONAL);
        Expression::new(format!("{condition} ? {yes} : {no}"), level::CONDITIONAL)
    }

    /// A conditional whose sides have different numeric types: Java's rules for them are the longest of all.
    pub fn mixed_conditional(&mut self, depth: usize) -> Expression {
        let condition = self.expression(&BOOLEAN, depth).at(level::OR);
        let (yes, no) = (self.mixed_side(depth), self.mixed_box(depth));
        let (yes, no) = if self.chance(50) { (yes, no) } else { (no, yes) };
        Expression::new(format!("{condition} ? {yes} : {no}"), level::CONDITIONAL)
    }

    fn mixed_side(&mut self, depth: usize) -> String {
        let primitive = *self.random.pick(&Primitive::NUMERIC);
        match self.random.below(4) {
            0 => self.literal(primitive).at(level::OR),
            _ => self.expression(&Type::Primitive(primitive), depth).at(level::OR),
        }
    }

    /// One side may be a box. The cast makes it one for javac, which takes the result of a generic method for any object.
    fn mixed_box(&mut self, depth: usize) -> String {
        if self.chance(70) {
            return self.mixed_side(depth);
        }
        let primitive = *self.random.pick(&Primitive::NUMERIC);
        let value = self.expression(&Type::Boxed(primitive), depth).operand();
        format!("({}) {value}", primitive.boxed())
    }

    /// `o instanceof Integer n ? … n … : …`.
    fn pattern_conditional(&mut self, ty: &Type, depth: usize) -> Option<Expression> {
        let (test, name, found) = self.pattern()?;
        let yes = self.scoped(|it| {
            it.declare_fixed(&name, &found);
            it.expression(ty, depth).at(level::OR)
        });
        let no = self.expression(ty, depth).at(level::CONDITIONAL);
        Some(Expression::new(format!("{} ? {yes} : {no}", test.at(level::OR)), level::CONDITIONAL))
    }

    /// A test of an object in a variable, with the variable that it binds and its type.
    ///
    /// Only variables are tested: javac 17 makes wrong code, or crashes, if the tested expression is copied into a variable
    /// of its own within certain other expressions.
    pub fn pattern(&mut self) -> Option<(Expression, String, Type)> {
        let mut choices: Vec<(String, Type)> = Vec::new();
        for variable in &self.context.variables {
            if !self.context.sees(variable) {
                continue;
            }
            match &variable.ty {
                Type::Object => choices.push((variable.name.clone(), Type::Object)),
                Type::Class(class) => {
                    let below =
                        (0..self.plan.classes.len()).filter(|it| it != class && self.plan.is_subclass(*it, *class));
                    choices.extend(below.map(|it| (variable.name.clone(), Type::Class(it))));
                }
                _ => {}
            }
        }
        if choices.is_empty() {
            return None;
        }
        let (subject, found) = choices.swap_remove(self.random.below(choices.len()));
        let found = match (found, self.random.below(8)) {
            (Type::Class(class), _) => Type::Class(class),
            (_, 0 | 1) => Type::Boxed(*self.random.pick(&Primitive::ALL)),
            (_, 2) => Type::String,
            (_, 3) if !self.plan.enums.is_empty() => Type::Enum(self.random.below(self.plan.enums.len())),
            (_, 4) if !self.plan.records.is_empty() => Type::Record(self.random.below(self.plan.records.len())),
            (_, 5) => INT.array(),
            (_, 6) => Type::Class(self.random.below(self.plan.classes.len())),
            _ => Type::Boxed(Primitive::Int),
        };
        let name = self.fresh("n");
        let text = format!("{subject} instanceof {} {name}", self.type_name(&found));
        Some((Expression::new(text, level::RELATION), name, found))
    }

    /// An expression that can be assigned to a variable of the type, perhaps with a conversion.
    pub fn assignable(&mut self, ty: &Type, depth: usize) -> Expression {
        match ty {
            Type::Primitive(primitive) => {
                let narrower = primitive.narrower();
                match self.random.below(10) {
                    0 | 1 if !narrower.is_empty() => {
                        let narrow = *self.random.pick(narrower);
                        self.expression(&Type::Primitive(narrow), depth)
                    }
                    2 => self.box_for_value(*primitive, depth),
                    3 if !narrower.is_empty() => {
                        let narrow = *self.random.pick(narrower);
                        self.box_for_value(narrow, depth)
                    }
                    _ => self.expression(ty, depth),
                }
            }
            Type::Boxed(primitive) if self.chance(50) => self.expression(&Type::Primitive(*primitive), depth),
            Type::Object if self.chance(30) => {
                let primitive = *self.random.pick(&Primitive::ALL);
                self.expression(&Type::Primitive(primitive), depth)
            }
            _ => self.expression(ty, depth),
        }
    }

    /// A box where its value is wanted. A conditional with a null in it would be asked for the value of the null: not so behind a cast.
    fn box_for_value(&mut self, primitive: Primitive, depth: usize) -> Expression {
        let value = self.expression(&Type::Boxed(primitive), depth);
        match value.level() {
            level::CONDITIONAL => Expression::new(format!("({}) {}", primitive.boxed(), value.operand()), level::UNARY),
            _ => value,
        }
    }

    fn boxed(&mut self, primitive: Primitive, depth: usize) -> Expression {
        let name = primitive.boxed();
        // Nothing is made and then left out: what may throw is counted.
        if self.chance(4) {
            return self.null(&Type::Boxed(primitive));
        }
        let value = self.expression(&Type::Primitive(primitive), depth);
        match self.random.below(20) {
            1 => {
                let condition = self.expression(&BOOLEAN, depth).at(level::OR);
                let text = format!("{condition} ? {} : null", value.at(level::OR));
                Expression::new(text, level::CONDITIONAL)
            }
            2..8 => Expression::new(format!("({name}) {}", value.operand()), level::UNARY),
            8 | 9 if primitive == Primitive::Int => {
                let text = format!("Holder.pick({}, {}, 5)", self.expression(&BOOLEAN, depth).free(), value.free());
                Expression::primary(text)
            }
            _ => Expression::primary(format!("{name}.valueOf({})", value.free())),
        }
    }

    /// Any object at all.
    fn any_object(&mut self, depth: usize) -> Expression {
        let ty = self.value_type();
        match ty {
            Type::Primitive(_) => {
                Expression::new(format!("(Object) {}", self.expression(&ty, depth).operand()), level::UNARY)
            }
            Type::Object => self.simple(&ty),
            _ => self.expression(&ty, depth),
        }
    }

    fn object(&mut self, ty: &Type, depth: usize) -> Expression {
        if self.chance(4) {
            return self.null(ty);
        }
        // A cast downwards, which may fail.
        if self.chance(5)
            && let Type::Class(class) = ty
            && let Some(superclass) = self.plan.classes[*class].superclass
        {
            let value = self.expression(&Type::Class(superclass), depth).operand();
            return Expression::new(format!("(C{class}) (C{superclass}) {value}"), level::UNARY);
        }
        let classes = self.plan.concrete(ty);
        if self.context.rank < Rank::Lambda || classes.is_empty() || self.chance(30) {
            return self.expression(ty, 0);
        }
        let class = *self.random.pick(&classes);
        let arguments = self.constructor_arguments(class, depth);
        Expression::primary(format!("new C{class}({arguments})"))
    }

    /// The arguments for one of the constructors of a class.
    pub fn constructor_arguments(&mut self, class: usize, depth: usize) -> String {
        let parameters = self.random.pick(&self.plan.classes[class].constructors).clone();
        let mut arguments = vec![self.depth().to_owned()];
        arguments.extend(parameters.iter().map(|parameter| self.assignable(parameter, depth.min(1)).free()));
        arguments.join(", ")
    }

    fn enum_value(&mut self, index: usize, depth: usize) -> Expression {
        if self.context.unborn_enum == Some(index) || self.chance(60) {
            return self.enum_constant(index);
        }
        if self.chance(60) {
            let at = self.expression(&INT, depth).at(level::BIT_AND);
            return Expression::primary(format!("E{index}.values()[{at} & 1]"));
        }
        let constant = self.random.pick(&self.plan.enums[index].constants).clone();
        Expression::primary(format!("E{index}.valueOf(\"{constant}\")"))
    }

    fn record(&mut self, index: usize, depth: usize) -> Expression {
        if self.context.rank == Rank::Bare {
            return self.expression(&Type::Record(index), 0);
        }
        let components = self.plan.records[index].components.clone();
        let arguments: Vec<String> =
            components.iter().map(|(_, ty)| self.assignable(ty, depth.min(1)).free()).collect();
        Expression::primary(format!("new R{index}({})", arguments.join(", ")))
    }

    fn array(&mut self, element: &Type, depth: usize) -> Expression {
        // An array of a subtype, into which not everything can be stored.
        let made = match element {
            Type::Object if self.chance(35) => {
                self.random.pick(&[Type::String, Type::Boxed(Primitive::Int), INT.array()]).clone()
            }
            Type::Class(class) if self.chance(40) => {
                let below: Vec<usize> =
                    (0..self.plan.classes.len()).filter(|it| self.plan.is_subclass(*it, *class)).collect();
                Type::Class(*self.random.pick(&below))
            }
            _ => element.clone(),
        };
        match self.random.below(10) {
            0..6 => {
                let count = self.random.between(1, 4);
                let values: Vec<String> = (0..count).map(|_| self.assignable(&made, depth.min(1)).free()).collect();
                Expression::primary(format!("new {}[] {{{}}}", self.type_name(&made), values.join(", ")))
            }
            6..8 => {
                let mut base = &made;
                let mut brackets = String::new();
                while let Type::Array(inner) = base {
                    base = inner;
                    brackets.push_str(if self.chance(70) && brackets.is_empty() { "[2]" } else { "[]" });
                }
                let length = match self.random.below(10) {
                    0 => format!("{} % 5", self.expression(&INT, depth).at(level::PRODUCT)),
                    1 | 2 => format!("{} & 3", self.expression(&INT, depth).at(level::BIT_AND)),
                    _ => self.random.between(1, 4).to_string(),
                };
                Expression::primary(format!("new {}[{length}]{brackets}", self.type_name(base)))
            }
            _ => match self.read(&element.array(), 0) {
                Some(array) => Expression::primary(format!("{}.clone()", array.receiver())),
                None => self.simple(&element.array()),
            },
        }
    }

    fn holder(&mut self, ty: &Type, depth: usize) -> Expression {
        let Type::Holder(content) = ty else { return self.simple(ty) };
        let value = self.assignable(content, depth).free();
        Expression::primary(format!("new {}({value})", self.type_name(ty)))
    }
}
