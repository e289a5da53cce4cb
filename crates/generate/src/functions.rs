//! Lambdas, method references and objects of anonymous classes as functions.

use crate::context::{Rank, Returns};
use crate::generator::Generator;
use crate::text::{Expression, level};
use crate::types::{SHAPES, Type};

impl Generator {
    /// A function, with a cast that says of which type.
    pub fn function(&mut self, ty: &Type, depth: usize) -> Expression {
        let text = self.bare_function(ty, depth);
        Expression::new(format!("({}) {text}", self.type_name(ty)), level::ASSIGNMENT)
    }

    /// A function for a place that says of which type it is.
    pub fn bare_function(&mut self, ty: &Type, depth: usize) -> String {
        let Type::Function(index) = ty else { return self.null(ty).free() };
        match self.random.below(10) {
            0..2 => match self.method_reference(*index) {
                Some(text) => text,
                None => self.lambda(*index, depth),
            },
            2 if depth > 0 && self.nesting < 3 => self.anonymous_function(*index),
            _ => self.lambda(*index, depth),
        }
    }

    fn lambda(&mut self, index: usize, depth: usize) -> String {
        let shape = &SHAPES[index];
        let names: Vec<String> = shape.parameters.iter().map(|_| self.fresh("a")).collect();
        let rank = self.context.rank.min(Rank::Lambda);
        let context = self.context.inside(rank);
        let body = self.within(context, |it| {
            it.declare_parameters(&names, shape.parameters);
            it.context.returns = shape.result.clone().map_or(Returns::Nothing, Returns::Value);
            if it.nesting < 3 && it.budget > 0 && depth > 0 && it.chance(40) {
                return it.captured_body();
            }
            match &shape.result {
                Some(result) => it.assignable(result, depth.min(2)).at(level::CONDITIONAL),
                None => {
                    let ty = it.value_type();
                    match it.assignment(&ty, depth) {
                        Some(assignment) => assignment.free(),
                        None => format!("T.p({})", it.expression(&ty, depth).free()),
                    }
                }
            }
        });
        let typed = self.chance(30);
        let parameters: Vec<String> = names
            .iter()
            .zip(shape.parameters)
            .map(|(name, ty)| if typed { format!("{} {name}", self.type_name(ty)) } else { name.clone() })
            .collect();
        match parameters.as_slice() {
            [parameter] if !typed && self.random.chance(50) => format!("{parameter} -> {body}"),
            _ => format!("({}) -> {body}", parameters.join(", ")),
        }
    }

    fn declare_parameters(&mut self, names: &[String], types: &[Type]) {
        for (name, ty) in names.iter().zip(types) {
            if self.chance(50) {
                self.declare_fixed(name, ty);
            } else {
                self.declare_free(name, ty);
            }
        }
    }

    /// A block with a few statements that returns what the context says.
    fn captured_body(&mut self) -> String {
        self.captured(|it| {
            it.line("{");
            it.body(2);
            it.line("}");
        })
    }

    fn anonymous_function(&mut self, index: usize) -> String {
        let shape = &SHAPES[index];
        let names: Vec<String> = shape.parameters.iter().map(|_| self.fresh("a")).collect();
        let mut context = self.context.inside_class(self.context.rank.min(Rank::Lambda));
        context.returns = shape.result.clone().map_or(Returns::Nothing, Returns::Value);
        let body = self.within(context, |it| {
            it.declare_parameters(&names, shape.parameters);
            it.captured_body()
        });
        let result = shape.result.as_ref().map_or("void".to_owned(), |ty| self.type_name(ty));
        let parameters: Vec<String> =
            names.iter().zip(shape.parameters).map(|(name, ty)| format!("{} {name}", self.type_name(ty))).collect();
        let head = format!("public {result} {}({})", shape.method, parameters.join(", "));
        format!("new {}() {{\n{head} {body}\n}}", shape.name)
    }

    /// A reference to a method with the types that the function needs.
    fn method_reference(&mut self, index: usize) -> Option<String> {
        let shape = &SHAPES[index];
        let mut found: Vec<String> = Vec::new();
        for (owner, methods) in std::iter::once((self.plan.main.clone(), &self.plan.functions))
            .chain(self.plan.classes.iter().enumerate().map(|(at, class)| (format!("C{at}"), &class.methods)))
        {
            let fitting = methods.iter().filter(|it| it.is_static && !it.is_deep && !it.throws && !it.is_variable);
            let fitting = fitting.filter(|it| it.parameters == shape.parameters && it.result == shape.result);
            found.extend(fitting.map(|method| format!("{owner}::{}", method.name)));
        }
        if self.context.rank < Rank::Lambda {
            // In a leaf, no function may lead back to a leaf.
            found.clear();
        }
        let library: &[&str] = match shape.name {
            "IntUnaryOperator" => &["Math::abs", "Integer::reverse", "T::twice", "T::varied"],
            "IntBinaryOperator" => &["Math::max", "Integer::sum", "Integer::compare", "T::at", "T::varied"],
            "LongUnaryOperator" => &["Math::abs", "Long::reverse"],
            "IntFunction<String>" => &["Integer::toString", "String::valueOf", "T::s"],
            "ToIntFunction<String>" => &["String::length", "T::size"],
            "Supplier<String>" => &["T.LOCK::toString", "String::new", "\"x y\"::trim"],
            "Function<Integer, String>" => &["String::valueOf", "Integer::toHexString", "T::s"],
            "Function<String, Integer>" => &["String::length", "T::size"],
            "UnaryOperator<Integer>" => &["Math::abs", "T::twice"],
            "BinaryOperator<String>" => &["String::concat", "T::join"],
            "Predicate<String>" => &["String::isEmpty", "\"ab\"::startsWith"],
            "IntConsumer" => &["T::p"],
            "BiFunction<Integer, Long, Long>" => &["Long::sum", "Math::max"],
            _ => &[],
        };
        found.extend(library.iter().map(|it| (*it).to_owned()));
        (!found.is_empty()).then(|| found.swap_remove(self.random.below(found.len())))
    }
}
