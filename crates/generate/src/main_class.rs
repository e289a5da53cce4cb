//! The main class: its static members, and `main`.

use crate::context::{Context, Rank, Returns};
use crate::generator::Generator;
use crate::types::{BOOLEAN, INT, Primitive, Type};

impl Generator {
    /// The static methods of the main class that differ in the type of their parameter.
    pub fn overloads(&mut self) {
        for overloads in self.plan.overloads.clone() {
            for ty in &overloads.parameters {
                let mut context = Context::new(Rank::Leaf);
                context.returns = Returns::Value(INT);
                let written = self.type_name(ty);
                self.line(format!("static int {}({written} a) {{", overloads.name));
                self.line(format!("T.line(\"{} {written}\");", overloads.name));
                self.within(context, |it| {
                    it.declare_free("a", ty);
                    it.body(1);
                });
                self.line("}");
            }
            if overloads.is_variable {
                self.line(format!("static int {}(int... a) {{", overloads.name));
                self.line(format!("T.line(\"{} many\");", overloads.name));
                self.line("return a.length;");
                self.line("}");
            }
        }
    }

    /// The main class.
    pub fn main_class(&mut self) {
        self.line(format!("public class {} {{", self.plan.main));
        for field in self.plan.statics.clone() {
            self.field(&field, "", Context::new(Rank::Leaf));
        }
        if self.plan.nested {
            self.types();
        }
        for method in self.plan.functions.clone() {
            self.method(&method, "static", Context::new(Rank::Leaf));
        }
        self.overloads();
        self.main_method();
        self.line("}");
        if !self.plan.nested {
            self.types();
        }
    }

    fn types(&mut self) {
        for index in 0..self.plan.enums.len() {
            self.enumeration(index);
        }
        for index in 0..self.plan.records.len() {
            self.record_declaration(index);
        }
        for index in 0..self.plan.interfaces.len() {
            self.interface(index);
        }
        for index in 0..self.plan.classes.len() {
            self.class(index);
        }
    }

    /// Each part of it catches what it throws; the last part sometimes does not.
    fn main_method(&mut self) {
        let mut context = Context::new(Rank::Deep);
        context.has_depth = true;
        self.budget = self.budget.max(0) + 15;
        self.line("public static void main(String[] args) {");
        let depth = self.random.between(3, 5);
        self.line(format!("int d = {depth};"));
        self.line("try {");
        self.within(context, |it| {
            it.nesting = 1;
            for _ in 0..it.random.between(2, 4) {
                it.line("try {");
                it.context.may_throw = true;
                let count = it.random.between(2, 5);
                it.block(count);
                it.line("} catch (Throwable x) {");
                it.line("T.p(x);");
                it.line("}");
            }
            it.context.may_throw = false;
            if it.chance(20) {
                let ty = *it.random.pick(&[Primitive::Int, Primitive::Byte, Primitive::Double]);
                it.declaration_of(&Type::Primitive(ty));
                it.print();
                if it.chance(60) {
                    let condition = it.expression(&BOOLEAN, 2).free();
                    let exception = it.exception();
                    it.line(format!("if ({condition}) {{"));
                    it.line(format!("throw {exception};"));
                    it.line("}");
                }
            }
            it.nesting = 0;
        });
        self.line("} finally {");
        self.line("T.end();");
        self.line("}");
        self.line("}");
    }
}
