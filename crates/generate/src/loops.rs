//! Loops. All of them ask the program's fuel whether they may go on.

use crate::context::TargetKind;
use crate::generator::Generator;
use crate::text::level;
use crate::types::{BOOLEAN, INT, Primitive, Type};

impl Generator {
    /// A loop of any kind; says whether it can complete normally.
    pub fn bounded_loop(&mut self) -> bool {
        let label = self.chance(35).then(|| self.fresh("L"));
        let prefix = label.as_ref().map(|label| format!("{label}: ")).unwrap_or_default();
        match self.random.below(10) {
            0..4 => self.for_loop(&prefix, label),
            4..6 => self.while_loop(&prefix, label),
            6 => return self.do_loop(&prefix, label),
            7 => self.endless_loop(&prefix, label),
            _ => self.for_each(&prefix, label),
        }
        true
    }

    fn loop_body(&mut self, label: Option<String>) -> (bool, crate::context::Target) {
        let few = self.few();
        self.targeted(label, TargetKind::Loop, |it| it.block(few))
    }

    fn for_loop(&mut self, prefix: &str, label: Option<String>) {
        let ty =
            *self.random.pick(&[Primitive::Int, Primitive::Int, Primitive::Long, Primitive::Char, Primitive::Byte]);
        let name = self.fresh("i");
        let count = self.random.between(1, 5);
        let is_second = self.chance(20) && ty == Primitive::Int;
        let (second, third) = (self.fresh("j"), self.random.between(1, 3));
        let start = if ty == Primitive::Char { "'a'".to_owned() } else { self.random.below(3).to_string() };
        let bound = if ty == Primitive::Char { format!("'a' + {count}") } else { count.to_string() };
        let (start, bound, step) = match self.random.below(3) {
            0 if ty != Primitive::Char => (bound, start, format!("{name} -= {third}")),
            1 => (start, bound, format!("{name} += {third}")),
            _ => (start, bound, format!("{name}++")),
        };
        let is_down = step.contains("-=");
        let (operator, other) = if is_down { (">", "") } else { ("<", "") };
        let more = if is_second { format!(", {second} = {third}") } else { other.to_owned() };
        let update = if is_second { format!("{step}, {second} *= 2") } else { step };
        let ty_name = ty.name();
        let condition = format!("{name} {operator} {bound} && T.go()");
        self.line(format!("{prefix}for ({ty_name} {name} = {start}{more}; {condition}; {update}) {{"));
        self.scoped(|it| {
            it.declare_free(&name, &Type::Primitive(ty));
            if is_second {
                it.declare_free(&second, &INT);
            }
            it.loop_body(label);
        });
        self.line("}");
    }

    fn while_loop(&mut self, prefix: &str, label: Option<String>) {
        let condition = self.expression(&BOOLEAN, 2).at(level::AND);
        self.line(format!("{prefix}while (T.go() && {condition}) {{"));
        self.loop_body(label);
        self.line("}");
    }

    fn do_loop(&mut self, prefix: &str, label: Option<String>) -> bool {
        self.line(format!("{prefix}do {{"));
        let (completes, target) = self.loop_body(label);
        let condition = self.expression(&BOOLEAN, 2).at(level::AND);
        self.line(format!("}} while (T.go() && {condition});"));
        completes || target.continued || target.broken
    }

    fn endless_loop(&mut self, prefix: &str, label: Option<String>) {
        let head = *self.random.pick(&["for (;;)", "while (true)"]);
        self.line(format!("{prefix}{head} {{"));
        let condition = self.expression(&BOOLEAN, 1).at(level::OR);
        self.line(format!("if (!T.go() || {condition}) {{"));
        self.line("break;");
        self.line("}");
        self.loop_body(label);
        self.line("}");
    }

    fn for_each(&mut self, prefix: &str, label: Option<String>) {
        let element = self.plan.element_type(&mut self.random);
        let known = if self.chance(70) { self.read(&element.array(), 1) } else { None };
        let array = match known {
            Some(array) => array,
            None => self.expression(&element.array(), 2),
        };
        let name = self.fresh("v");
        // Elements may be converted on the way into the variable.
        let ty = match &element {
            Type::Primitive(Primitive::Byte | Primitive::Short | Primitive::Char) if self.chance(40) => INT,
            Type::Primitive(Primitive::Int) if self.chance(25) => Type::Primitive(Primitive::Double),
            Type::Boxed(primitive) if self.chance(40) => Type::Primitive(*primitive),
            Type::Primitive(primitive) if self.chance(15) => Type::Boxed(*primitive),
            other => other.clone(),
        };
        self.line(format!("{prefix}for ({} {name} : {}) {{", self.type_name(&ty), array.free()));
        self.scoped(|it| {
            if it.chance(60) {
                it.declare_fixed(&name, &ty);
            } else {
                it.declare_free(&name, &ty);
            }
            it.line("if (!T.go()) {");
            it.line("break;");
            it.line("}");
            it.loop_body(label);
        });
        self.line("}");
    }
}
