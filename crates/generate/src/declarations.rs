//! Methods, classes, interfaces, enums and records of the plan, with their bodies.

use crate::context::{Context, LocalClasses, Rank, Returns};
use crate::generator::Generator;
use crate::plan::{Field, Method};
use crate::text::level;
use crate::types::{INT, Type};

impl Generator {
    /// A method with its body, in the surroundings of its class.
    pub fn method(&mut self, method: &Method, modifiers: &str, mut context: Context) {
        context.rank = if method.is_deep { Rank::Deep } else { Rank::Leaf };
        context.has_depth = method.is_deep;
        context.may_throw = method.throws;
        context.returns = method.result.clone().map_or(Returns::Nothing, Returns::Value);
        let head = self.method_head(method, modifiers);
        let (head, names) = head;
        if method.is_abstract {
            return self.line(format!("{head};"));
        }
        self.line(format!("{head} {{"));
        self.within(context, |it| {
            it.declare_all(&names, &method.parameters);
            if method.is_deep {
                it.depth_guard();
            }
            let count = if it.budget > 0 { it.random.between(1, 3) } else { usize::from(it.random.chance(50)) };
            it.body(count);
        });
        self.line("}");
    }

    fn method_head(&mut self, method: &Method, modifiers: &str) -> (String, Vec<String>) {
        let names: Vec<String> = method.parameters.iter().map(|_| self.fresh("a")).collect();
        let mut parameters = Vec::new();
        if method.is_deep {
            parameters.push("int d".to_owned());
        }
        for (at, (name, ty)) in names.iter().zip(&method.parameters).enumerate() {
            let is_last = at + 1 == method.parameters.len();
            match ty {
                Type::Array(element) if is_last && method.is_variable => {
                    parameters.push(format!("{}... {name}", self.type_name(element)));
                }
                _ => parameters.push(format!("{} {name}", self.type_name(ty))),
            }
        }
        let result = method.result.as_ref().map_or("void".to_owned(), |ty| self.type_name(ty));
        let throws = if method.throws { " throws Problem" } else { "" };
        let text = format!("{modifiers} {result} {}({}){throws}", method.name, parameters.join(", "));
        (text.trim_start().to_owned(), names)
    }

    fn declare_all(&mut self, names: &[String], types: &[Type]) {
        for (name, ty) in names.iter().zip(types) {
            if self.chance(50) {
                self.declare_fixed(name, ty);
            } else {
                self.declare_free(name, ty);
            }
        }
    }

    /// A method with depth ends when there is none left.
    pub fn depth_guard(&mut self) {
        self.line("if (d <= 0 || !T.go()) {");
        match self.context.returns.clone() {
            Returns::Value(ty) => {
                let value = self.simple(&ty).free();
                self.line(format!("return {value};"));
            }
            _ => self.line("return;"),
        }
        self.line("}");
    }

    /// A field of a class.
    pub fn field(&mut self, field: &Field, modifiers: &str, mut context: Context) {
        let mut modifiers = modifiers.to_owned();
        if field.is_static {
            modifiers.push_str("static ");
        }
        if field.is_final {
            modifiers.push_str("final ");
        }
        let head = format!("{modifiers}{} {}", self.type_name(&field.ty), field.name);
        if let Some(constant) = field.constant {
            return self.line(format!("{head} = {constant};"));
        }
        // Some fields keep the value that they have by themselves.
        if !field.is_final && self.chance(15) {
            return self.line(format!("{head};"));
        }
        // A class that cannot be initialised makes for a short program.
        let depth = match (field.is_static, self.random.below(10)) {
            (true, 0..6) => 0,
            (true, _) => 1,
            _ => 2,
        };
        context.local_classes = LocalClasses::Classes;
        let value = self.within(context, |it| match &field.ty {
            ty if depth == 0 => it.simple(ty).free(),
            Type::Function(_) => it.bare_function(&field.ty, 1),
            ty => it.assignable(ty, depth).free(),
        });
        self.line(format!("{head} = {value};"));
    }

    fn class_context(&self, ty: &Type) -> Context {
        let mut context = Context::new(Rank::Leaf);
        context.receivers.push(("this".to_owned(), ty.clone()));
        context.this_name = Some(format!("{}.this", self.type_name(ty)));
        context
    }

    /// A class.
    pub fn class(&mut self, index: usize) {
        let class = self.plan.classes[index].clone();
        let ty = Type::Class(index);
        let mut head = self.nested_modifier();
        if class.is_abstract {
            head.push_str("abstract ");
        }
        head.push_str(&format!("class C{index}"));
        if let Some(superclass) = class.superclass {
            head.push_str(&format!(" extends C{superclass}"));
        }
        let mut interfaces: Vec<String> = class.interfaces.iter().map(|it| format!("I{it}")).collect();
        interfaces.push("Printable".to_owned());
        self.line(format!("{head} implements {} {{", interfaces.join(", ")));
        let statics = Context::new(Rank::Leaf);
        let mut instance = self.class_context(&ty);
        instance.is_initialising = true;
        for field in &class.fields {
            let context = if field.is_static { statics.clone() } else { instance.clone() };
            self.field(field, "", context);
        }
        if self.chance(35) {
            self.initialiser("static ", &format!("C{index} static"), statics);
        }
        if self.chance(35) {
            self.initialiser("", &format!("C{index} object"), instance);
        }
        for at in 0..class.constructors.len() {
            self.constructor(index, at);
        }
        let context = self.class_context(&ty);
        for method in &class.methods {
            let modifiers = match (method.is_static, method.is_abstract) {
                (true, _) => "public static",
                (_, true) => "public abstract",
                _ => "public",
            };
            let context = if method.is_static { Context::new(Rank::Leaf) } else { context.clone() };
            self.method(method, modifiers, context);
        }
        self.description(index);
        if class.has_inner {
            self.inner_class(index);
        }
        self.line("}");
    }

    fn nested_modifier(&self) -> String {
        if self.plan.nested { "static ".to_owned() } else { String::new() }
    }

    fn initialiser(&mut self, modifier: &str, name: &str, context: Context) {
        self.line(format!("{modifier}{{"));
        self.line(format!("T.line(\"{name}\");"));
        self.within(context, |it| {
            // An initialiser must be able to complete, so nothing but plain statements stands in it.
            for _ in 0..it.random.between(1, 2) {
                if it.random.chance(50) {
                    it.print();
                } else {
                    it.assign();
                }
            }
        });
        self.line("}");
    }

    fn constructor(&mut self, index: usize, at: usize) {
        let class = self.plan.classes[index].clone();
        let types = &class.constructors[at];
        let names: Vec<String> = types.iter().map(|_| self.fresh("a")).collect();
        let mut parameters = vec!["int d".to_owned()];
        parameters.extend(names.iter().zip(types).map(|(name, ty)| format!("{} {name}", self.type_name(ty))));
        self.line(format!("C{index}({}) {{", parameters.join(", ")));
        let variables = self.within(Context::new(Rank::Leaf), |it| {
            it.declare_all(&names, types);
            std::mem::take(&mut it.context.variables)
        });
        // Before the other constructor has run, there is no object to speak of.
        let mut early = Context::new(Rank::Leaf);
        early.variables = variables.clone();
        early.has_depth = true;
        early.local_classes = LocalClasses::Records;
        let mut context = self.class_context(&Type::Class(index));
        context.variables = variables;
        context.rank = Rank::Deep;
        context.has_depth = true;
        context.returns = Returns::Nothing;
        let other = match class.superclass {
            _ if at > 0 && self.chance(40) => Some(("this", class.constructors[0].clone())),
            Some(superclass) => Some(("super", self.random.pick(&self.plan.classes[superclass].constructors).clone())),
            None => None,
        };
        if let Some((keyword, parameters)) = other {
            let arguments = self.within(early, |it| {
                let mut arguments = vec!["d".to_owned()];
                arguments.extend(parameters.iter().map(|ty| it.assignable(ty, 1).free()));
                arguments.join(", ")
            });
            self.line(format!("{keyword}({arguments});"));
        }
        self.line(format!("T.line(\"new C{index}\");"));
        self.within(context, |it| {
            it.line("if (d > 0 && T.go()) {");
            let count = it.random.between(1, 2);
            it.block(count);
            it.line("}");
        });
        self.line("}");
    }

    /// Only plain values: what an object refers to may refer to it.
    fn description(&mut self, index: usize) {
        if self.plan.classes[index].superclass.is_some() && self.chance(60) {
            return;
        }
        let mut text = format!("\"C{index}\"");
        for field in self.plan.fields_of(index) {
            let plain = match &field.ty {
                Type::Primitive(primitive) | Type::Boxed(primitive) => !primitive.is_floating(),
                Type::String | Type::Enum(_) => true,
                _ => false,
            };
            if plain && !field.is_static {
                text.push_str(&format!(" + \" \" + this.{}", field.name));
            }
        }
        self.line("public String toString() {");
        self.line(format!("return {text};"));
        self.line("}");
    }

    fn inner_class(&mut self, index: usize) {
        let mut context = Context::new(Rank::Deep);
        context.receivers.push((format!("C{index}.this"), Type::Class(index)));
        self.line(format!("class N{index} {{"));
        self.line("int x;");
        self.line(format!("N{index}(int x) {{"));
        let mut early = context.clone();
        early.rank = Rank::Leaf;
        let value = self.within(early, |it| it.assignable(&INT, 2).at(level::SUM));
        self.line(format!(
            "this.x = x - {value};",
            value = if value.contains(' ') { format!("({value})") } else { value }
        ));
        self.line("}");
        context.has_depth = true;
        context.returns = Returns::Value(INT);
        self.line("int reach(int d, int a) {");
        self.within(context, |it| {
            it.declare_free("a", &INT);
            it.declare_free("x", &INT);
            it.depth_guard();
            it.body(2);
        });
        self.line("}");
        self.line("}");
    }

    /// An interface.
    pub fn interface(&mut self, index: usize) {
        let interface = self.plan.interfaces[index].clone();
        let parent = interface.parent.map(|parent| format!(" extends I{parent}")).unwrap_or_default();
        self.line(format!("interface I{index}{parent} {{"));
        for field in &interface.fields {
            let plain = Field { is_static: false, is_final: false, ..field.clone() };
            if plain.constant.is_some() {
                self.field(&plain, "", Context::new(Rank::Leaf));
            } else {
                let mut context = Context::new(Rank::Leaf);
                context.local_classes = LocalClasses::Classes;
                let value = self.within(context, |it| match &field.ty {
                    Type::Function(_) => it.bare_function(&field.ty, 1),
                    ty => it.assignable(ty, 2).free(),
                });
                self.line(format!("{} {} = {value};", self.type_name(&field.ty), field.name));
            }
        }
        let context = self.class_context(&Type::Interface(index));
        for method in &interface.methods {
            let modifiers = match (method.is_static, method.is_abstract) {
                (true, _) => "static",
                (_, true) => "",
                _ => "default",
            };
            let context = if method.is_static { Context::new(Rank::Leaf) } else { context.clone() };
            self.method(method, modifiers, context);
        }
        self.line("}");
    }

    /// An enum.
    pub fn enumeration(&mut self, index: usize) {
        let enumeration = self.plan.enums[index].clone();
        let ty = Type::Enum(index);
        self.line(format!("enum E{index} {{"));
        let last = enumeration.constants.len() - 1;
        for (at, constant) in enumeration.constants.iter().enumerate() {
            let mut bare = Context::new(Rank::Bare);
            bare.unborn_enum = Some(index);
            bare.local_classes = LocalClasses::Classes;
            let arguments: Vec<String> =
                self.within(bare, |it| enumeration.fields.iter().map(|field| it.enum_argument(&field.ty)).collect());
            let end = if at == last { ";" } else { "," };
            let arguments = if arguments.is_empty() { String::new() } else { format!("({})", arguments.join(", ")) };
            let overridden: Vec<Method> =
                enumeration.methods.iter().filter(|_| self.random.chance(40)).cloned().collect();
            if overridden.is_empty() {
                self.line(format!("{constant}{arguments}{end}"));
                continue;
            }
            self.line(format!("{constant}{arguments} {{"));
            for method in &overridden {
                let mut context = Context::new(Rank::Leaf);
                context.receivers.push(("this".to_owned(), ty.clone()));
                self.method(method, "public", context);
            }
            self.line(format!("}}{end}"));
        }
        for field in &enumeration.fields {
            let modifier = if field.is_final { "final " } else { "" };
            self.line(format!("{modifier}{} {};", self.type_name(&field.ty), field.name));
        }
        let parameters: Vec<String> =
            enumeration.fields.iter().map(|field| format!("{} {}", self.type_name(&field.ty), field.name)).collect();
        self.line(format!("E{index}({}) {{", parameters.join(", ")));
        for field in &enumeration.fields {
            self.line(format!("this.{0} = {0};", field.name));
        }
        if !self.plan.switches_on_enums {
            self.line(format!("T.line(\"E{index} \" + name() + ordinal());"));
        }
        self.line("}");
        let context = self.class_context(&ty);
        for method in &enumeration.methods {
            self.method(method, "public", context.clone());
        }
        self.line("}");
    }

    fn enum_argument(&mut self, ty: &Type) -> String {
        if self.plan.switches_on_enums { self.simple(ty).free() } else { self.assignable(ty, 1).free() }
    }

    /// A record.
    pub fn record_declaration(&mut self, index: usize) {
        let record = self.plan.records[index].clone();
        let components: Vec<String> =
            record.components.iter().map(|(name, ty)| format!("{} {name}", self.type_name(ty))).collect();
        self.line(format!("record R{index}({}) {{", components.join(", ")));
        if self.chance(45) {
            self.line(format!("R{index} {{"));
            self.within(Context::new(Rank::Bare), |it| {
                for (name, ty) in &record.components {
                    it.declare_free(name, ty);
                }
                it.print();
                it.assign();
            });
            self.line("}");
        }
        if self.chance(25)
            && let Some((name, ty)) = record.components.first()
        {
            self.line(format!("public {} {name}() {{", self.type_name(ty)));
            self.line(format!("T.line(\"R{index}.{name}\");"));
            self.line(format!("return {name};"));
            self.line("}");
        }
        let context = self.class_context(&Type::Record(index));
        for method in &record.methods {
            self.method(method, "public", context.clone());
        }
        self.line("}");
    }
}
