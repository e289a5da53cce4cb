//! Text: what is printed is read back exactly, whatever the program; and no text makes the parser fail badly.

use crate::common::*;
use base::arena::Id;
use base::{Arena, FileId, Name, Span, rules};
use ir::interpreter::{Defaults, Interpreter, World};
use ir::*;
use logic::{Function, Obligation, Op, Quantifier, Sort, Term, TermKind, Var};
use std::sync::Arc;

fn round_trip(program: &Program) -> String {
    let text = ir::print::print(program);
    let read = ir::parse::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read, *program, "{text}");
    text
}

/// A generator of programs: not sensible ones, but with every construct, odd names, and undeclared variables.
struct Generator {
    state: u64,
}

const NAMES: [&str; 22] = [
    "x",
    "i$2",
    "$now",
    "int[]",
    "Node.next",
    "a..b",
    "then",
    "null",
    "sum",
    "",
    "type Node[]",
    "Account.withdraw(int)",
    "with space",
    "`\\\n\"",
    "grün",
    "@a",
    "new",
    "call",
    "array",
    "length",
    "loop",
    "b0",
];

impl Generator {
    fn below(&mut self, limit: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 11) as usize % limit
    }

    fn flip(&mut self) -> bool {
        self.below(2) == 0
    }

    fn many<T>(&mut self, most: usize, mut make: impl FnMut(&mut Generator) -> T) -> Vec<T> {
        (0..self.below(most + 1)).map(|_| make(self)).collect()
    }

    fn name(&mut self) -> Name {
        Name::new(NAMES[self.below(NAMES.len())])
    }

    fn text(&mut self) -> String {
        ["", "plain", "a \"quote\"", "two\nlines \\ and `more`", "ünï // no comment"][self.below(5)].to_owned()
    }

    fn span(&mut self) -> Span {
        Span::new(FileId::from_index(self.below(3)), self.below(100) as u32, self.below(5000) as u32)
    }

    fn sort(&mut self) -> Sort {
        match self.below(10) {
            0 => Sort::Bool,
            1 | 2 => Sort::Int,
            3 => Sort::Ref,
            4 => Sort::Type,
            5 => Sort::Float32,
            6 => Sort::Float64,
            7 => Sort::Seq,
            8 => Sort::Dict,
            _ => Sort::map(self.sort(), self.sort()),
        }
    }

    fn variable(&mut self) -> Var {
        Var { name: self.name(), sort: self.sort() }
    }

    fn java_type(&mut self) -> JavaType {
        match self.below(9) {
            0 => JavaType::Boolean,
            1 => JavaType::Int,
            2 => JavaType::Long,
            6 => [JavaType::Byte, JavaType::Short, JavaType::Char][self.below(3)].clone(),
            7 => JavaType::Float,
            8 => JavaType::Double,
            3 => JavaType::Array(Box::new(self.java_type())),
            4 => JavaType::Class("int".into()),
            _ => JavaType::Class(self.name()),
        }
    }

    fn term(&mut self, sort: &Sort, depth: usize) -> Term {
        let leaf = depth == 0 || self.below(6) == 0;
        if leaf || self.below(8) == 0 {
            return match (sort, self.below(3)) {
                (Sort::Bool, 0) => Term::new(TermKind::Bool(self.flip())),
                (Sort::Int, 0) => Term::new(TermKind::Int(self.below(20) as i128 - 10)),
                (Sort::Int, 1) => Term::new(TermKind::Int([i128::MIN, i128::MAX][self.below(2)])),
                (Sort::Ref, 0) => vocabulary::null(),
                (Sort::Ref, 1) => {
                    let texts: [&[u16]; 5] =
                        [&[], &[0x61, 0x20, 0x60], &[0x5c, 0x75, 10], &[0xd800], &[0xd83d, 0xde00]];
                    vocabulary::string(texts[self.below(5)])
                }
                (Sort::Float32, 0 | 1) => vocabulary::float([0.0, -0.0, 1.5, f32::NAN, f32::INFINITY][self.below(5)]),
                (Sort::Float64, 0 | 1) => vocabulary::double([0.0, -0.0, 0.1, f64::NAN, f64::MIN][self.below(5)]),
                (Sort::Seq | Sort::Dict, 0) => vocabulary::default_value(sort),
                (Sort::Type, 0) => vocabulary::type_constant(&self.java_type()),
                _ => Term::new(TermKind::Var(Var { name: self.name(), sort: sort.clone() })),
            };
        }
        let depth = depth - 1;
        match self.below(6) {
            0 => {
                let parts = vec![self.term(&Sort::Bool, depth), self.term(sort, depth), self.term(sort, depth)];
                return Term::apply(Op::Ite, parts);
            }
            1 => {
                let key = self.sort();
                let map = self.term(&Sort::map(key.clone(), sort.clone()), depth);
                return Term::apply(Op::Select, vec![map, self.term(&key, depth)]);
            }
            2 => {
                let sorts = self.many(3, Generator::sort);
                let arguments = sorts.iter().map(|sort| self.term(sort, depth)).collect();
                let function = Function { name: self.name(), parameters: sorts, result: sort.clone() };
                return Term::apply(Op::Function(Arc::new(function)), arguments);
            }
            _ => {}
        }
        match sort {
            Sort::Bool => self.formula(depth),
            Sort::Int => self.integer(depth),
            Sort::Map(key, value) => {
                if self.flip() {
                    return Term::apply(Op::ConstMap(sort.clone()), vec![self.term(value, depth)]);
                }
                Term::apply(Op::Store, vec![self.term(sort, depth), self.term(key, depth), self.term(value, depth)])
            }
            Sort::Ref | Sort::Type | Sort::Seq | Sort::Dict | Sort::Float32 | Sort::Float64 => self.term(sort, 0),
        }
    }

    fn formula(&mut self, depth: usize) -> Term {
        let sort = self.sort();
        match self.below(9) {
            0 => Term::apply(Op::Not, vec![self.term(&Sort::Bool, depth)]),
            1 => Term::apply(Op::And, self.many(3, |this| this.term(&Sort::Bool, depth))),
            2 => Term::apply(Op::Or, self.many(3, |this| this.term(&Sort::Bool, depth))),
            3 => Term::apply(Op::Implies, vec![self.term(&Sort::Bool, depth), self.term(&Sort::Bool, depth)]),
            4 => Term::apply(Op::Eq, vec![self.term(&sort, depth), self.term(&sort, depth)]),
            5 => Term::apply(Op::Le, vec![self.term(&Sort::Int, depth), self.term(&Sort::Int, depth)]),
            6 => Term::apply(Op::Lt, vec![self.term(&Sort::Int, depth), self.term(&Sort::Int, depth)]),
            7 => Term::apply(Op::Distinct, self.many(3, |this| this.term(&sort, depth))),
            _ => {
                let quantifier = if self.flip() { Quantifier::Forall } else { Quantifier::Exists };
                let variables = self.many(2, Generator::variable);
                let triggers = self.many(2, |this| this.many(2, |this| this.term(&sort, depth)));
                let body = self.term(&Sort::Bool, depth);
                Term::new(TermKind::Quantified { quantifier, variables, triggers, body })
            }
        }
    }

    fn integer(&mut self, depth: usize) -> Term {
        let pair = |this: &mut Generator| vec![this.term(&Sort::Int, depth), this.term(&Sort::Int, depth)];
        match self.below(6) {
            0 => Term::apply(Op::Neg, vec![self.term(&Sort::Int, depth)]),
            1 => Term::apply(Op::Add, self.many(3, |this| this.term(&Sort::Int, depth))),
            2 => Term::apply(Op::Add, pair(self)),
            3 => Term::apply(Op::Sub, pair(self)),
            4 => Term::apply(Op::Mul, pair(self)),
            _ => Term::apply(Op::Function(vocabulary::DIV.clone()), pair(self)),
        }
    }

    fn any_term(&mut self) -> Term {
        let sort = self.sort();
        self.term(&sort, 3)
    }

    fn obligation_id(&mut self) -> ObligationId {
        ObligationId::from_index(self.below(9))
    }

    fn block_id(&mut self) -> BlockId {
        BlockId::from_index(self.below(5))
    }

    fn caught(&mut self) -> Caught {
        Caught { class: self.name(), except: self.many(2, Generator::name) }
    }

    fn thrower(&mut self) -> Thrower {
        [Thrower::Library, Thrower::Own, Thrower::Callee][self.below(3)]
    }

    fn command(&mut self) -> Command {
        let kind = match self.below(9) {
            0 => CommandKind::Assign { target: self.variable(), value: self.any_term() },
            1 => {
                let keys = self.many(3, Generator::any_term);
                CommandKind::Update { map: self.variable(), keys, value: self.any_term() }
            }
            2 => CommandKind::Havoc(self.variable()),
            3 => {
                let reason = if self.flip() { AssumeReason::Typing } else { AssumeReason::Written };
                CommandKind::Assume { condition: self.any_term(), reason }
            }
            4 => CommandKind::Assert {
                condition: self.any_term(),
                obligation: self.obligation_id(),
                otherwise: self.flip().then(|| Otherwise { block: self.block_id(), class: self.name() }),
            },
            5 => CommandKind::New { target: self.variable(), class: self.name(), site: self.below(50) as u32 },
            6 => CommandKind::NewArray {
                target: self.variable(),
                element: self.java_type(),
                length: self.any_term(),
                site: self.below(50) as u32,
            },
            7 => CommandKind::Escape {
                exception: self.any_term(),
                condition: self.any_term(),
                thrower: self.thrower(),
                obligation: self.obligation_id(),
            },
            _ => CommandKind::Call {
                procedure: ProcedureId::from_index(self.below(5)),
                arguments: self.many(3, Generator::any_term),
                result: self.flip().then(|| self.variable()),
                exception: self.flip().then(|| self.variable()),
                obligations: self.many(2, Generator::obligation_id),
                catches: self.many(2, Generator::caught),
            },
        };
        Command { kind, span: self.span() }
    }

    fn block(&mut self) -> Block {
        let header = self.flip().then(|| LoopHeader {
            latch: self.block_id(),
            invariants: self.many(2, |this| LoopInvariant {
                formula: this.any_term(),
                on_entry: this.obligation_id(),
                preserved: this.obligation_id(),
            }),
            facts: self.many(2, |this| LoopFact { variable: this.variable(), formula: this.any_term() }),
            predicates: self.many(2, Generator::any_term),
            constants: self.many(2, Generator::variable),
            span: self.span(),
        });
        let terminator = match self.below(4) {
            0 => Terminator::Goto(self.block_id()),
            1 => Terminator::Branch {
                condition: self.any_term(),
                then_block: self.block_id(),
                else_block: self.block_id(),
                written: self.flip().then(|| self.span()),
            },
            2 => Terminator::Return,
            _ => Terminator::Stop,
        };
        Block { header, commands: self.many(5, Generator::command), terminator }
    }

    fn definition(&mut self) -> Definition {
        let mut parameters = vec![self.variable()];
        parameters.extend(self.many(2, Generator::variable));
        let meaning = match self.below(4) {
            0 => Defined::Value(self.any_term()),
            1 => Defined::Opaque,
            2 => Defined::State,
            _ => Defined::Fold {
                op: Fold::ALL[self.below(Fold::ALL.len())],
                variable: self.variable(),
                body: self.any_term(),
            },
        };
        let sorts = parameters.iter().map(|parameter| parameter.sort.clone()).collect();
        let function = Function { name: self.name(), parameters: sorts, result: Sort::Int };
        Definition { function: Arc::new(function), parameters, meaning }
    }

    fn contract(&mut self) -> Contract {
        Contract {
            snapshots: self.many(2, |this| (this.variable(), this.variable())),
            requires: self.many(2, |this| Requires {
                formula: this.any_term(),
                role: if this.flip() { Role::Checked } else { Role::Free },
                span: this.span(),
                text: this.text(),
            }),
            ensures: self.many(2, |this| Ensures {
                formula: this.any_term(),
                obligation: this.flip().then(|| this.obligation_id()),
            }),
            modifies: self.many(3, |this| match this.below(4) {
                0 => Modified::Everything,
                1 => Modified::When { condition: this.any_term(), place: Box::new(Modified::Where(this.any_term())) },
                2 => Modified::Place { map: this.variable(), keys: this.many(2, Generator::any_term) },
                _ => Modified::Elements {
                    map: this.variable(),
                    array: this.any_term(),
                    low: this.any_term(),
                    high: this.any_term(),
                },
            }),
        }
    }

    fn procedure(&mut self) -> Procedure {
        Procedure {
            memo: Default::default(),
            name: self.name(),
            span: self.span(),
            parameters: self.many(3, |this| Parameter { variable: this.variable(), ty: this.java_type() }),
            result: self.flip().then(|| self.variable()),
            exception: self.flip().then(|| self.variable()),
            kind: match self.below(4) {
                0 => ProcedureKind::Native,
                1 => {
                    ProcedureKind::Dispatch(self.many(3, |this| (this.name(), ProcedureId::from_index(this.below(4)))))
                }
                _ => ProcedureKind::Code,
            },
            locals: self.many(5, Generator::variable),
            contract: self.contract(),
            visibility: if self.flip() { Visibility::Contract } else { Visibility::Body },
            is_entry: self.flip(),
            escapes: Escapes {
                throwers: if self.flip() { Throwers::Callees } else { Throwers::Library },
                allowed: self.many(2, Generator::caught),
            },
            assumptions: self.many(2, |this| (this.span(), this.text())),
            unsupported: self.many(2, |this| (this.span(), this.text())),
            conjuncts: Vec::new(),
            body: self.flip().then(|| Body {
                entry: self.block_id(),
                blocks: self.many(4, Generator::block).into_iter().collect::<Arena<_, _>>(),
            }),
        }
    }

    fn global(&mut self) -> Global {
        let kind = match self.below(4) {
            0 => GlobalKind::Field { class: self.name(), name: self.name(), ty: self.java_type() },
            1 => GlobalKind::Static { class: self.name(), name: self.name(), ty: self.java_type() },
            2 => GlobalKind::Elements(ElementKind::ALL[self.below(ElementKind::ALL.len())]),
            _ => GlobalKind::Now,
        };
        Global { variable: self.variable(), kind, is_final: self.flip() }
    }

    fn program(&mut self) -> Program {
        Program {
            integers: if self.flip() { Integers::Bounded } else { Integers::Unbounded },
            classes: self.many(3, |this| {
                let is_interface = this.flip();
                Class {
                    name: this.name(),
                    superclass: this.flip().then(|| this.name()),
                    interfaces: this.many(2, Generator::name),
                    is_abstract: is_interface || this.flip(),
                    is_interface,
                    own_equality: this.flip(),
                }
            }),
            globals: self.many(6, Generator::global),
            definitions: self.many(2, Generator::definition),
            lemmas: self.many(2, |this| Lemma {
                function: this.name(),
                procedure: this.name(),
                formula: this.any_term(),
                except: this.many(2, Generator::name),
            }),
            obligations: self
                .many(4, |this| Obligation {
                    rule: rules::ALL[this.below(rules::ALL.len())],
                    span: this.span(),
                    message: this.text(),
                    related: this.many(2, |this| (this.span(), this.text())),
                })
                .into_iter()
                .collect(),
            initializers: self.many(2, |this| ProcedureId::from_index(this.below(4))),
            initial: Initial::default(),
            construction: Construction::default(),
            invariants: ir::Invariants::default(),
            procedures: self.many(3, Generator::procedure).into_iter().collect(),
        }
    }
}

#[test]
fn every_program_survives_the_round_trip() {
    for seed in 1..=300u64 {
        let program = Generator { state: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) }.program();
        round_trip(&program);
        // Nor does anything panic on what is not sensible.
        let _ = ir::check::check(&program);
        for id in program.procedures.ids() {
            let arguments = vec![int(0); program.procedures[id].parameters.len()];
            let limits = ir::interpreter::Limits { steps: 1000, ..Default::default() };
            ir::interpreter::run(&program, id, &start(vec![], arguments.clone()), &limits, &mut Defaults);
            let (mut output, mut errors, mut input, mut oracle) = (Vec::new(), Vec::new(), std::io::empty(), Defaults);
            let mut world = World::new(&mut output, &mut errors, &mut input, &mut oracle);
            Interpreter::new(&program).execute(id, &arguments, &mut world, &limits);
        }
    }
}

#[test]
fn damaged_texts_are_errors_and_nothing_worse() {
    let text = ir::print::print(&Generator { state: 77 }.program()) + &sample();
    let mut random = Generator { state: 12345 };
    let pieces =
        ["(", ")", "[", "forall", "==>", "@", "#", ":=", "`", "\"", "\n", "-", "99999999999", "if", "new", "é"];
    for _ in 0..1500 {
        let mut damaged: Vec<char> = text.chars().collect();
        for _ in 0..1 + random.below(3) {
            let at = random.below(damaged.len());
            match random.below(3) {
                0 => drop(damaged.remove(at)),
                1 => damaged.truncate(at + 1),
                _ => {
                    let piece = pieces[random.below(pieces.len())];
                    damaged.splice(at..at, piece.chars());
                }
            }
        }
        let damaged: String = damaged.into_iter().collect();
        if let Ok(program) = ir::parse::parse(&damaged) {
            round_trip(&program);
        }
    }
}

#[test]
fn deep_texts_are_refused() {
    for (open, inner, close) in [
        ("(", "x", ")"),
        ("!", "true", ""),
        ("-", "x", ""),
        ("", "x", "+ x"),
        ("", "x", "* x"),
        ("", "true", "==> true"),
        ("", "m", "[0 := 1]"),
        ("forall y: Int :: ", "true", ""),
        ("if true then 1 else ", "1", ""),
        ("true ==> true || true && true == (0 < 1 + 1 * java.div(", "1", ", 1))"),
        ("java.div(1, ", "1", ")"),
    ] {
        let variables = [Var::new("x", Sort::Int), Var::new("m", Sort::map(Sort::Int, Sort::Int))];
        let text = format!("{}{inner}{}", open.repeat(100_000), close.repeat(100_000));
        let error = ir::parse::parse_term(&text, &variables).expect_err(open);
        assert!(error.message.contains("nested too deeply") || error.message.contains("sort"), "{error}");
        let text = format!("{}{inner}{}", open.repeat(300), close.repeat(300));
        let _ = ir::parse::parse_term(&text, &variables);
    }
    assert!(ir::parse::parse(&format!("global x: {}", "Map<".repeat(100_000))).is_err());
    assert!(ir::parse::parse(&format!("global x: Int is static x of X: int{}", "[]".repeat(100_000))).is_err());
}

fn sample() -> String {
    include_str!("sample.ir").to_owned()
}

#[test]
fn the_sample_is_printed_as_it_is_written() {
    let text = sample();
    let program = ir::parse::parse(&text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(ir::print::print(&program), text);
    assert_eq!(ir::check::check(&program), []);
}

#[test]
fn the_documentation_s_example_is_a_program() {
    let page = include_str!("../../../docs/ir.md");
    let text = page.split("```ir\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let program = ir::parse::parse(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(ir::check::check(&program), []);
    round_trip(&program);
}

#[test]
fn errors_say_where() {
    for (text, line, column, message) in [
        ("clas A", 1, 1, "`class`, `global`, `obligation` or `procedure` is expected here, not `clas`"),
        ("class A\nglobal x: Number is clock", 2, 11, "a sort is expected here, not `Number`"),
        ("obligation #1 IV0101 \"x\" @0:1..2", 1, 15, "obligations are numbered in order: this is #0"),
        ("obligation #0 IV9999 \"x\" @0:1..2", 1, 15, "there is no rule IV9999"),
        ("class `A", 1, 7, "this quote is not closed on its line"),
        ("procedure p seen by body @0:1..2\n  ensures free x == 1\nend", 2, 16, "`x` is not declared"),
        (
            "procedure p seen by body @0:1..2\n  ensures free 1 + true == 1\nend",
            2,
            25,
            "an argument of `+` has the sort Bool, Int is expected",
        ),
        (
            "procedure p seen by body @0:1..2\n  begin b0\n  b0:\n    call q() @0:1..2\n    return\nend",
            4,
            10,
            "there is no procedure `q`",
        ),
        ("procedure p seen by body @0:1..2\n  begin b0\n  b1:\n", 3, 5, "blocks are numbered in order: this is b0"),
        ("%", 1, 1, "'%' has no meaning here"),
    ] {
        let error = ir::parse::parse(text).expect_err(text);
        assert_eq!((error.line, error.column, error.message.as_str()), (line, column, message), "{text}");
    }
}

#[test]
fn calls_may_come_before_what_they_call() {
    let program = program(
        "procedure p seen by body @0:1..2\n  begin b0\n  b0:\n    call q() @0:1..2\n    return\nend\n\
         procedure q seen by body @0:1..2\nend",
    );
    let text = round_trip(&program);
    assert!(text.contains("call q() @0:1..2"), "{text}");
}
