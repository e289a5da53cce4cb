//! Switch statements and expressions, with arrows and with colons.

use crate::context::{Returns, TargetKind};
use crate::generator::Generator;
use crate::text::{Expression, level};
use crate::types::{INT, Primitive, Type};

/// What is switched on, and labels for it.
struct Selector {
    text: String,
    labels: Vec<String>,
    /// Whether the labels are all the values there are.
    is_complete: bool,
}

impl Generator {
    fn selector(&mut self, depth: usize) -> Selector {
        match self.random.below(10) {
            0..2 => {
                let text = self.expression(&Type::String, depth).free();
                let labels = ["\"\"", "\"a\"", "\"ab\"", "\"Invar\"", "\"12\""];
                Selector { text, labels: self.some_of(&labels), is_complete: false }
            }
            2..5 if self.plan.switches_on_enums && !self.plan.enums.is_empty() => {
                let index = self.random.below(self.plan.enums.len());
                let text = self.expression(&Type::Enum(index), depth).free();
                let all = self.plan.enums[index].constants.clone();
                let is_complete = self.chance(50);
                let labels = if is_complete { all } else { all.into_iter().take(1).collect() };
                Selector { text, labels, is_complete }
            }
            5 => {
                let text = self.expression(&Type::Primitive(Primitive::Char), depth).free();
                Selector { text, labels: self.some_of(&["'a'", "'b'", "'z'", "48", "'\\n'"]), is_complete: false }
            }
            6 => {
                let ty = if self.chance(50) { Type::Boxed(Primitive::Int) } else { Type::Boxed(Primitive::Char) };
                let text = self.expression(&ty, depth).free();
                Selector { text, labels: self.some_of(&["0", "1", "2", "97", "127"]), is_complete: false }
            }
            _ => {
                let value = self.expression(&INT, depth).at(level::BIT_AND);
                let mut labels = self.some_of(&["0", "1", "2", "3", "1 + 3"]);
                let constants: Vec<(String, i32)> = self
                    .static_fields()
                    .into_iter()
                    .filter_map(|(owner, field)| Some((format!("{owner}.{}", field.name), field.constant?)))
                    .collect();
                if let Some((name, value)) = constants.first()
                    && !(0..=4).contains(value)
                {
                    labels.push(name.clone());
                }
                Selector { text: format!("{value} & 3"), labels, is_complete: false }
            }
        }
    }

    fn some_of(&mut self, choices: &[&str]) -> Vec<String> {
        let count = self.random.between(1, choices.len());
        choices.iter().take(count).map(|it| (*it).to_owned()).collect()
    }

    /// Labels in groups, each as it stands behind `case`; with arrows or colons.
    fn groups(&mut self, labels: Vec<String>) -> Vec<String> {
        let mut groups: Vec<String> = Vec::new();
        for label in labels {
            match groups.last_mut() {
                Some(last) if self.random.chance(25) => {
                    last.push_str(", ");
                    last.push_str(&label);
                }
                _ => groups.push(label),
            }
        }
        groups.into_iter().map(|group| format!("case {group}")).collect()
    }

    /// A switch statement; says whether it can complete normally.
    pub fn switch_statement(&mut self) -> bool {
        let selector = self.selector(2);
        let mut groups = self.groups(selector.labels);
        let has_default = self.chance(65);
        if has_default {
            let at = self.random.below(groups.len() + 1);
            groups.insert(at, "default".to_owned());
        }
        self.line(format!("switch ({}) {{", selector.text));
        let arrows = self.chance(50);
        let (completes, target) = self.targeted(None, TargetKind::Switch, |it| {
            if arrows { it.arrow_arms(&groups) } else { it.colon_groups(&groups) }
        });
        self.line("}");
        completes || target.broken || !has_default
    }

    /// Whether some arm completes.
    fn arrow_arms(&mut self, groups: &[String]) -> bool {
        let mut completes = false;
        for group in groups {
            match self.random.below(10) {
                0..3 => {
                    let text = self.captured(Generator::print);
                    self.line(format!("{group} -> {text}"));
                    completes = true;
                }
                3 => {
                    let exception = self.exception();
                    self.line(format!("{group} -> throw {exception};"));
                }
                _ => {
                    let few = self.few();
                    completes |= self.braced(&format!("{group} ->"), few);
                }
            }
        }
        completes
    }

    /// Whether the last group completes.
    fn colon_groups(&mut self, groups: &[String]) -> bool {
        let mut completes = true;
        for group in groups {
            self.line(format!("{group}:"));
            let few = self.few();
            completes = self.block(few);
            if completes && self.chance(65) {
                if self.chance(80) {
                    self.line("break;");
                    if let Some(target) = self.context.targets.last_mut() {
                        target.broken = true;
                    }
                } else {
                    self.jump();
                }
                completes = false;
            }
        }
        completes
    }

    /// A switch expression, if statements may still be nested here.
    pub fn switch_expression(&mut self, ty: &Type, depth: usize) -> Option<Expression> {
        if self.nesting > 3 {
            return None;
        }
        let selector = self.selector(depth.min(1));
        let mut groups = self.groups(selector.labels);
        if !selector.is_complete || self.chance(30) {
            groups.push("default".to_owned());
        }
        // Nothing may jump out of a switch expression.
        let targets = std::mem::take(&mut self.context.targets);
        let returns = std::mem::replace(&mut self.context.returns, Returns::Never);
        let has_try = std::mem::replace(&mut self.context.avoids_try, true);
        let arrows = self.chance(70);
        let text = self.captured(|it| {
            it.line(format!("switch ({}) {{", selector.text));
            let last = groups.len() - 1;
            for (at, group) in groups.iter().enumerate() {
                if arrows {
                    it.value_arm(group, ty, depth, at == last);
                } else {
                    it.value_group(group, ty, depth, at == last);
                }
            }
            it.line("}");
        });
        self.context.targets = targets;
        self.context.returns = returns;
        self.context.avoids_try = has_try;
        Some(Expression::new(text, level::ASSIGNMENT))
    }

    fn value_arm(&mut self, group: &str, ty: &Type, depth: usize, is_last: bool) {
        match self.random.below(12) {
            0 if !is_last => {
                let exception = self.exception();
                self.line(format!("{group} -> throw {exception};"));
            }
            1..4 => {
                self.line(format!("{group} -> {{"));
                self.value_statements(ty, depth);
                self.line("}");
            }
            _ => {
                let value = self.expression(ty, depth).at(level::CONDITIONAL);
                self.line(format!("{group} -> {value};"));
            }
        }
    }

    fn value_group(&mut self, group: &str, ty: &Type, depth: usize, is_last: bool) {
        // A variable that is still in scope in the next group makes javac 17 write code that no JVM accepts.
        self.line(format!("{group}: {{"));
        if !is_last && self.chance(25) {
            self.block(1);
        } else {
            self.value_statements(ty, depth);
        }
        self.line("}");
    }

    fn value_statements(&mut self, ty: &Type, depth: usize) {
        let completes = if self.chance(50) { self.block(1) } else { true };
        if completes {
            let value = match ty {
                Type::Function(_) => self.expression(ty, depth).at(level::CONDITIONAL),
                _ => self.expression(ty, depth).free(),
            };
            if value.starts_with('(') && value.contains(['{', '>', ',']) {
                // javac takes `yield (…)` with certain characters in the parentheses for a call of a method.
                let name = self.fresh("y");
                self.line(format!("{} {name} = {value};", self.type_name(ty)));
                self.line(format!("yield {name};"));
            } else {
                self.line(format!("yield {value};"));
            }
        }
    }
}
