//! Classes within methods: local ones, with what they capture, and anonymous ones.

use crate::context::{Context, LocalClasses, Rank, Returns};
use crate::generator::Generator;
use crate::plan::Method;
use crate::types::{INT, Primitive, Type};

impl Generator {
    /// A local class or record, and an object of it.
    pub fn local_class(&mut self) {
        let wants_record = self.chance(25);
        match self.context.local_classes {
            LocalClasses::Records => return self.local_record(),
            LocalClasses::All if wants_record => return self.local_record(),
            _ => {}
        }
        let name = self.fresh("Local");
        let (object, depth) = (self.fresh("w"), self.depth());
        let result = Type::Primitive(*self.random.pick(&Primitive::NUMERIC));
        self.line(format!("class {name} {{"));
        let early = self.context.inside_class(Rank::Leaf);
        let value = self.within(early, |it| it.assignable(&INT, 2).free());
        // A name of its own: the value may mention the field of a class around this one.
        let field = self.fresh("x");
        self.line(format!("int {field} = {value};"));
        if self.chance(50) {
            let early = self.context.inside_class(Rank::Leaf);
            self.line("{");
            self.within(early, |it| {
                it.declare_free(&field, &INT);
                it.assign();
            });
            self.line("}");
        }
        let mut context = self.context.inside_class(Rank::Deep);
        context.has_depth = true;
        context.returns = Returns::Value(result.clone());
        self.line(format!("{} reach(int d, int a) {{", self.type_name(&result)));
        self.within(context, |it| {
            it.declare_free("a", &INT);
            it.declare_free(&field, &INT);
            it.depth_guard();
            it.body(2);
        });
        self.line("}");
        self.line("}");
        self.line(format!("{name} {object} = new {name}();"));
        for _ in 0..self.random.between(1, 2) {
            let argument = self.assignable(&INT, 1).free();
            self.line(format!("T.p({object}.reach({depth}, {argument}));"));
        }
        if self.chance(50) {
            self.line(format!("{object}.{field} += {object}.{field}++ - 3;"));
            self.line(format!("T.p({object}.{field});"));
        }
    }

    /// A record sees nothing of the method around it.
    fn local_record(&mut self) {
        let name = self.fresh("Local");
        let object = self.fresh("w");
        let second = Type::Primitive(*self.random.pick(&Primitive::INTEGRAL));
        self.line(format!("record {name}(int x, {} y) {{", self.type_name(&second)));
        let mut context = Context::new(Rank::Leaf);
        context.returns = Returns::Value(INT);
        self.line("int reach() {");
        self.within(context, |it| {
            it.declare_fixed("x", &INT);
            it.declare_fixed("y", &second);
            it.body(1);
        });
        self.line("}");
        self.line("}");
        let (x, y) = (self.assignable(&INT, 2).free(), self.assignable(&second, 2).free());
        self.line(format!("var {object} = new {name}({x}, {y});"));
        self.line(format!("T.p({object});"));
        self.line(format!("T.p({object}.reach() + {object}.x());"));
        let argument = self.assignable(&INT, 1).free();
        self.line(format!("T.p({object}.equals(new {name}({argument}, {object}.y())));"));
        self.line(format!("T.p({object}.hashCode());"));
    }

    /// A variable with an object of an anonymous class.
    pub fn anonymous_object(&mut self) {
        let classes = (0..self.plan.classes.len()).map(Type::Class);
        let interfaces = (0..self.plan.interfaces.len()).map(Type::Interface);
        let all: Vec<Type> = classes.chain(interfaces).collect();
        let ty = self.random.pick(&all).clone();
        if self.context.rank < Rank::Lambda {
            return self.print();
        }
        let arguments = match &ty {
            Type::Class(class) => self.constructor_arguments(*class, 1),
            _ => String::new(),
        };
        let name = self.fresh("v");
        let methods: Vec<Method> = self.plan.methods_on(&ty);
        let written = self.type_name(&ty);
        self.line(format!("{written} {name} = new {written}({arguments}) {{"));
        if self.chance(40) {
            let early = self.context.inside_class(Rank::Leaf);
            let value = self.within(early, |it| it.assignable(&INT, 1).free());
            let field = self.fresh("x");
            self.line(format!("int {field} = {value};"));
            self.line("{");
            self.line(format!("T.p({field});"));
            self.line("}");
        }
        for method in methods {
            if !method.is_abstract && !self.chance(35) {
                continue;
            }
            let mut context = self.context.inside_class(Rank::Leaf);
            context.receivers.insert(0, ("this".to_owned(), ty.clone()));
            let method = Method { is_abstract: false, ..method };
            self.method(&method, "public", context);
        }
        self.line("};");
        self.declare_fixed(&name, &ty);
        if let Some(call) = self.call(None, 1) {
            self.line(format!("{};", call.free()));
        }
    }
}
