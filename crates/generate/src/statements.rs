//! Statements. Each says whether it can complete normally, by Java's rules: what follows one that cannot is an error.

use crate::context::{Rank, Returns, TargetKind};
use crate::generator::Generator;
use crate::text::{Expression, level};
use crate::types::{BOOLEAN, INT, Primitive, Type};

impl Generator {
    /// A body with about so many statements that returns what it must.
    pub fn body(&mut self, count: usize) {
        self.scoped(|it| {
            let completes = it.statements(count);
            if completes && let Returns::Value(ty) = it.context.returns.clone() {
                let value = it.assignable(&ty, 2).free();
                it.line(format!("return {value};"));
            }
        });
    }

    /// Statements; the variables that they declare are gone afterwards.
    pub fn block(&mut self, count: usize) -> bool {
        self.scoped(|it| it.statements(count))
    }

    fn statements(&mut self, count: usize) -> bool {
        self.nesting += 1;
        let mut completes = true;
        for _ in 0..count {
            completes = completes && self.statement();
        }
        self.nesting -= 1;
        completes
    }

    /// A statement in braces, after some text such as `if (…)`.
    pub fn braced(&mut self, head: &str, count: usize) -> bool {
        self.line(format!("{head} {{").trim_start().to_owned());
        let completes = self.block(count);
        self.line("}");
        completes
    }

    /// How many statements a nested block has.
    pub fn few(&mut self) -> usize {
        self.random.between(1, 2)
    }

    /// One statement.
    pub fn statement(&mut self) -> bool {
        self.budget -= 1;
        let small = self.nesting > 2 || self.budget <= 0;
        let kinds = if small { 50 } else { 100 };
        match self.random.below(kinds) {
            0..14 => self.declaration(),
            14..28 => self.print(),
            28..38 => self.assign(),
            38..42 => self.call_statement(),
            42..45 => self.conditional_jump(),
            45..47 => self.assertion(),
            47..50 => self.print(),
            50..58 => return self.branch(),
            58..68 => return self.bounded_loop(),
            68..75 => return self.switch_statement(),
            75..84 if !self.context.avoids_try => return self.try_statement(),
            84..87 => return self.labelled_block(),
            87..90 => self.split_declaration(),
            90..92 => return self.pattern_guard(),
            92..95 => self.local_class(),
            95..97 => self.anonymous_object(),
            97 if !self.context.avoids_try => return self.synchronized(),
            98 => self.inner_object(),
            _ => self.builder(),
        }
        true
    }

    /// `T x = …;`
    pub fn declaration(&mut self) {
        let ty = self.value_type();
        self.declaration_of(&ty);
    }

    /// A new variable of a type.
    pub fn declaration_of(&mut self, ty: &Type) {
        let name = self.fresh("v");
        let is_fixed = self.chance(45);
        // A value of an exact type is inferred to be of that type; others might be of a narrower one.
        let is_inferred = matches!(ty, Type::Primitive(_)) && self.chance(8);
        let value = match ty {
            Type::Function(_) => self.bare_function(ty, 2),
            Type::String => format!("T.cut({})", self.assignable(ty, 3).free()),
            _ if is_inferred => self.expression(ty, 3).free(),
            Type::Holder(content) if self.chance(40) => {
                format!("new Holder<>({})", self.expression(content, 2).free())
            }
            _ => self.assignable(ty, 3).free(),
        };
        // javac refuses `var` if there is a lambda or a method reference anywhere in a switch of the value.
        let is_inferred = is_inferred && !value.contains("->") && !value.contains("::");
        let written = if is_inferred { "var".to_owned() } else { self.type_name(ty) };
        let modifier = if is_fixed && self.chance(30) { "final " } else { "" };
        self.line(format!("{modifier}{written} {name} = {value};"));
        if is_fixed {
            self.declare_fixed(&name, ty);
        } else {
            self.declare_free(&name, ty);
        }
    }

    /// Prints some value.
    pub fn print(&mut self) {
        let value = match self.random.below(10) {
            0 => self.mixed_conditional(2).free(),
            1 => {
                // Whatever the two have in common is printed.
                let (left, right) = (self.value_type(), self.value_type());
                let condition = self.expression(&BOOLEAN, 2).at(level::OR);
                let (left, right) = (self.expression(&left, 1).operand(), self.expression(&right, 1).operand());
                format!("{condition} ? (Object) {left} : (Object) {right}")
            }
            _ => {
                let ty = self.value_type();
                match ty {
                    Type::Object => format!("(Object) {}", self.expression(&ty, 3).operand()),
                    Type::Function(_) => self.expression(&INT, 3).free(),
                    _ => self.expression(&ty, 3).free(),
                }
            }
        };
        self.line(format!("T.p({value});"));
    }

    /// Assigns something, or increments it.
    pub fn assign(&mut self) {
        for _ in 0..4 {
            let ty = self.value_type();
            let made = if self.chance(30) { self.increment(&ty, 2) } else { self.assignment(&ty, 2) };
            if let Some(made) = made {
                self.line(format!("{};", made.free()));
                return;
            }
        }
        self.print();
    }

    fn call_statement(&mut self) {
        let made = if self.chance(25) { self.function_call(None, 2) } else { self.call(None, 2) };
        match made {
            Some(call) => self.line(format!("{};", call.free())),
            None => self.print(),
        }
    }

    fn assertion(&mut self) {
        let condition = self.expression(&BOOLEAN, 2).at(level::AND);
        let condition = if self.chance(60) { format!("T.fine() || {condition}") } else { condition };
        if self.chance(50) {
            let detail = self.expression(&Type::String, 1).free();
            self.line(format!("assert {condition} : {detail};"));
        } else {
            self.line(format!("assert {condition};"));
        }
    }

    /// `if (…) { break; }` and the like.
    fn conditional_jump(&mut self) {
        let condition = self.expression(&BOOLEAN, 2).free();
        self.line(format!("if ({condition}) {{"));
        self.print();
        self.jump();
        self.line("}");
    }

    /// A statement that cannot complete: a jump, a return or a throw.
    pub fn jump(&mut self) {
        let targets = self.context.targets.len();
        if targets > 0 && self.chance(60) {
            return self.jump_to_target();
        }
        match self.context.returns.clone() {
            Returns::Value(ty) if self.chance(60) => {
                let value = self.assignable(&ty, 2).free();
                self.line(format!("return {value};"));
            }
            Returns::Nothing if self.chance(60) => self.line("return;"),
            _ => {
                let exception = self.exception();
                self.line(format!("throw {exception};"));
            }
        }
    }

    fn jump_to_target(&mut self) {
        let innermost = |kinds: &[TargetKind], targets: &[crate::context::Target]| {
            targets.iter().rposition(|target| kinds.contains(&target.kind))
        };
        let targets = &self.context.targets;
        let plain_break = innermost(&[TargetKind::Loop, TargetKind::Switch], targets);
        let plain_continue = innermost(&[TargetKind::Loop], targets);
        let mut choices: Vec<(String, usize, bool)> = Vec::new();
        choices.extend(plain_break.map(|at| ("break;".to_owned(), at, true)));
        choices.extend(plain_continue.map(|at| ("continue;".to_owned(), at, false)));
        for (at, target) in targets.iter().enumerate() {
            if let Some(label) = &target.label {
                choices.push((format!("break {label};"), at, true));
                if target.kind == TargetKind::Loop {
                    choices.push((format!("continue {label};"), at, false));
                }
            }
        }
        if choices.is_empty() {
            let exception = self.exception();
            return self.line(format!("throw {exception};"));
        }
        let (text, at, is_break) = choices.swap_remove(self.random.below(choices.len()));
        if is_break {
            self.context.targets[at].broken = true;
        } else {
            self.context.targets[at].continued = true;
        }
        self.line(text);
    }

    fn branch(&mut self) -> bool {
        let few = self.few();
        if self.chance(30)
            && let Some((test, name, found)) = self.pattern()
        {
            self.scoped(|it| {
                it.declare_fixed(&name, &found);
                let rest = if it.chance(50) {
                    format!(" && {}", it.expression(&BOOLEAN, 1).at(level::BIT_OR))
                } else {
                    String::new()
                };
                let head = format!("if ({}{rest})", test.at(level::BIT_OR));
                it.braced(&head, few)
            });
            return true;
        }
        let condition = self.expression(&BOOLEAN, 3).free();
        let first = self.branch_side(&format!("if ({condition})"), few);
        if self.chance(50) {
            let few = self.few();
            let second = self.branch_side("else", few);
            return first || second;
        }
        true
    }

    /// A side of a branch that sometimes ends in a jump.
    fn branch_side(&mut self, head: &str, count: usize) -> bool {
        self.line(format!("{head} {{"));
        let mut completes = self.block(count);
        if completes && self.chance(10) {
            self.jump();
            completes = false;
        }
        self.line("}");
        completes
    }

    /// `if (!(o instanceof C c)) { … return; }`, after which `c` is in scope.
    fn pattern_guard(&mut self) -> bool {
        if self.chance(70) {
            self.declaration_of(&Type::Object);
        }
        let Some((test, name, found)) = self.pattern() else { return true };
        self.line("{");
        self.line(format!("if (!({})) {{", test.free()));
        self.print();
        self.jump();
        self.line("}");
        let few = self.few();
        let completes = self.scoped(|it| {
            it.declare_fixed(&name, &found);
            it.block(few)
        });
        self.line("}");
        completes
    }

    fn labelled_block(&mut self) -> bool {
        let label = self.fresh("L");
        let few = self.few();
        self.line(format!("{label}: {{"));
        let (completes, target) = self.targeted(Some(label), TargetKind::Block, |it| it.block(few));
        self.line("}");
        completes || target.broken
    }

    /// A variable without a value that every path assigns once.
    fn split_declaration(&mut self) {
        let ty = Type::Primitive(*self.random.pick(&Primitive::ALL));
        let name = self.fresh("v");
        // In a compact constructor, javac 17 takes every variable that is final for a field of the record.
        let may_be_final = self.context.rank != Rank::Bare;
        let modifier = if may_be_final && self.chance(50) { "final " } else { "" };
        let condition = self.expression(&BOOLEAN, 2).free();
        let (first, second) = (self.assignable(&ty, 2).free(), self.assignable(&ty, 2).free());
        self.line(format!("{modifier}{} {name};", self.type_name(&ty)));
        self.line(format!("if ({condition}) {{"));
        self.line(format!("{name} = {first};"));
        self.line("} else {");
        self.line(format!("{name} = {second};"));
        self.line("}");
        self.declare_fixed(&name, &ty);
    }

    fn synchronized(&mut self) -> bool {
        let few = self.few();
        let lock = match self.context.receivers.first() {
            Some((receiver, _)) if self.random.chance(50) => receiver.clone(),
            _ => "T.LOCK".to_owned(),
        };
        self.braced(&format!("synchronized ({lock})"), few)
    }

    fn builder(&mut self) {
        let name = self.fresh("b");
        let start = self.expression(&Type::String, 1).free();
        self.line(format!("StringBuilder {name} = new StringBuilder().append({start});"));
        for _ in 0..self.random.between(1, 3) {
            let ty = self.random.pick(&[INT, BOOLEAN, Type::String, Type::Primitive(Primitive::Char)]).clone();
            if self.chance(20) {
                self.line(format!("{name}.setLength({name}.length() / 2);"));
                continue;
            }
            let value = self.expression(&ty, 2).free();
            let method = if self.chance(25) { format!("insert({name}.length() / 2, ") } else { "append(".to_owned() };
            self.line(format!("{name}.{method}{value});"));
        }
        self.line(format!("T.p({name}.toString());"));
    }

    /// An object of an inner class, with an object around it.
    fn inner_object(&mut self) {
        let outers: Vec<usize> = (0..self.plan.classes.len()).filter(|it| self.plan.classes[*it].has_inner).collect();
        if outers.is_empty() || self.context.rank < Rank::Lambda {
            return self.print();
        }
        let class = *self.random.pick(&outers);
        let outer = self.expression(&Type::Class(class), 1).receiver();
        let value = self.assignable(&INT, 1).free();
        let name = self.fresh("w");
        self.line(format!("C{class}.N{class} {name} = {outer}.new N{class}({value});"));
        let argument = self.assignable(&INT, 1).free();
        let call = Expression::primary(format!("{name}.reach({}, {argument})", self.depth()));
        self.line(format!("T.p({});", call.free()));
    }
}
