//! Exceptions: thrown on purpose, caught, and on their way through `finally` and resources.

use crate::generator::Generator;
use crate::types::{BOOLEAN, INT, Type};

impl Generator {
    /// Something to throw here.
    pub fn exception(&mut self) -> String {
        match self.random.below(10) {
            0..3 if self.context.may_throw => {
                self.context.throwing += 1;
                let text = self.expression(&Type::String, 1).free();
                format!("new Problem(T.cut({text}))")
            }
            0..4 => "new IllegalStateException(\"state\")".to_owned(),
            4 => "new ArithmeticException(\"own\")".to_owned(),
            5 => "new UnsupportedOperationException()".to_owned(),
            _ => {
                let text = self.expression(&Type::String, 1).free();
                let code = self.expression(&INT, 1).free();
                format!("new Fault(T.cut({text}), {code})")
            }
        }
    }

    /// A try statement; says whether it can complete normally.
    pub fn try_statement(&mut self) -> bool {
        let widest = *self.random.pick(&["", "", "RuntimeException", "RuntimeException", "Exception", "Throwable"]);
        let catches_problem = self.chance(50);
        let has_finally = self.chance(40);
        let outer_throws = self.context.may_throw;
        let catches_all = matches!(widest, "Exception" | "Throwable");
        let before = self.context.throwing;

        self.context.may_throw = outer_throws || catches_problem || catches_all;
        let few = self.few();
        let mut completes = false;
        let body = self.captured(|it| completes = it.try_body(few));
        self.context.may_throw = outer_throws;
        let throws = self.context.throwing > before;
        if (throws && catches_problem) || catches_all {
            self.context.throwing = before;
        }

        let mut clauses: Vec<&str> = Vec::new();
        if throws && catches_problem {
            clauses.push("Problem");
        }
        for class in ["ArithmeticException", "Fault", "ClassCastException"] {
            if self.chance(25) {
                clauses.push(class);
            }
        }
        if self.chance(25) {
            clauses.push("NullPointerException | IndexOutOfBoundsException");
        }
        if self.chance(12) {
            clauses.push("AssertionError");
        }
        if !widest.is_empty() {
            clauses.push(widest);
        }
        if clauses.is_empty() && !has_finally {
            clauses.push("RuntimeException");
        }
        self.line(body);
        for class in clauses {
            completes |= self.catch_clause(class);
        }
        if has_finally {
            self.line("} finally {");
            let unfinished = self.context.throwing;
            let few = self.few();
            let mut ends = self.block(few);
            if ends && self.chance(10) {
                self.jump();
                ends = false;
            }
            completes &= ends;
            // What was on its way does not come out of a `finally` that never ends normally.
            if !ends {
                self.context.throwing -= unfinished - before;
            }
        }
        self.line("}");
        completes
    }

    /// The part before the clauses, without its closing brace.
    fn try_body(&mut self, count: usize) -> bool {
        let resources = if self.chance(25) { self.random.between(1, 2) } else { 0 };
        let mut heads = Vec::new();
        for _ in 0..resources {
            let name = self.fresh("r");
            let value = if self.chance(10) {
                "null".to_owned()
            } else {
                let number = self.random.below(50);
                let (opening, closing) = (self.random.chance(10), self.random.chance(25));
                let opens = if opening { self.expression(&BOOLEAN, 1).free() } else { "false".to_owned() };
                let closes = if closing { self.expression(&BOOLEAN, 1).free() } else { "false".to_owned() };
                format!("new Resource({number}, {opens}, {closes})")
            };
            heads.push(format!("Resource {name} = {value}"));
        }
        if heads.is_empty() {
            self.line("try {");
        } else {
            self.line(format!("try ({}) {{", heads.join("; ")));
        }
        let mut completes = self.block(count);
        if completes && self.chance(15) {
            self.jump();
            completes = false;
        }
        completes
    }

    fn catch_clause(&mut self, class: &str) -> bool {
        let name = self.fresh("x");
        self.line(format!("}} catch ({class} {name}) {{"));
        self.line(format!("T.p({name});"));
        match self.random.below(12) {
            // What is rethrown must not be checked.
            0 if !matches!(class, "Problem" | "Exception" | "Throwable") => {
                self.line(format!("throw {name};"));
                return false;
            }
            1 => {
                let code = self.expression(&INT, 1).free();
                self.line(format!("throw new Fault(\"again\", {code}, {name});"));
                return false;
            }
            2 if class == "Fault" => self.line(format!("T.p({name}.code);")),
            3 => {
                self.jump();
                return false;
            }
            _ => {}
        }
        let few = self.random.below(3);
        self.block(few)
    }
}
