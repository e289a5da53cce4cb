//! Declarations: classes, globals, obligations, procedures and their contracts.

use super::lexer::TokenKind;
use super::{Parsed, Parser};
use crate::definitions::{Defined, Definition, Fold, Lemma};
use crate::escapes::Throwers;
use crate::parse::body::{CallPlace, Unresolved};
use crate::program::*;
use base::arena::Id;
use base::{Name, Rule};
use logic::{Function, Obligation, Var};
use std::collections::HashMap;
use std::sync::Arc;

impl Parser {
    /// A whole program.
    pub fn program(mut self) -> Parsed<Program> {
        let mut program = Program::default();
        let mut unresolved = Vec::new();
        loop {
            match self.peek() {
                TokenKind::End => break,
                TokenKind::Newline => self.advance(),
                TokenKind::Word(word) => match word.as_str() {
                    "integers" => {
                        self.word("integers")?;
                        self.word("unbounded")?;
                        self.newline()?;
                        program.integers = Integers::Unbounded;
                    }
                    "class" | "abstract" | "interface" => program.classes.push(self.class()?),
                    "global" => {
                        let global = self.global()?;
                        self.scope.insert(global.variable.name, global.variable.sort.clone());
                        program.globals.push(global);
                    }
                    "define" => program.definitions.push(self.definition()?),
                    "lemma" => program.lemmas.push(self.lemma()?),
                    "initialize" => {
                        self.word("initialize")?;
                        self.symbol("#")?;
                        program.initializers.push(ProcedureId::from_index(self.number()? as usize));
                        self.newline()?;
                    }
                    "obligation" => {
                        let expected = program.obligations.len();
                        let obligation = self.obligation(expected)?;
                        program.obligations.push(obligation);
                    }
                    "procedure" | "entry" | "native" => {
                        let procedure = self.procedure(program.procedures.next_id(), &mut unresolved)?;
                        self.own.clear();
                        program.procedures.push(procedure);
                    }
                    _ => return Err(self.unexpected("`class`, `global`, `obligation` or `procedure`")),
                },
                _ => return Err(self.unexpected("a declaration")),
            }
        }
        self.resolve_calls(&mut program, unresolved)?;
        Ok(program)
    }

    /// Calls name procedures that may come later.
    fn resolve_calls(&mut self, program: &mut Program, unresolved: Vec<Unresolved>) -> Parsed<()> {
        let mut names: HashMap<Name, ProcedureId> = HashMap::new();
        for (id, procedure) in program.procedures.iter() {
            names.entry(procedure.name).or_insert(id);
        }
        for call in unresolved {
            let Some(id) = names.get(&call.name) else {
                self.position = call.position;
                return Err(self.error(format!("there is no procedure `{}`", call.name)));
            };
            let caller = &mut program.procedures[call.caller];
            match call.place {
                CallPlace::Dispatch(index) => {
                    if let ProcedureKind::Dispatch(targets) = &mut caller.kind
                        && let Some((_, target)) = targets.get_mut(index)
                    {
                        *target = *id;
                    }
                }
                CallPlace::Command(block, index) => {
                    let commands = caller.body.as_mut().map(|body| &mut body.blocks[block].commands);
                    if let Some(command) = commands.and_then(|commands| commands.get_mut(index))
                        && let CommandKind::Call { procedure, .. } = &mut command.kind
                    {
                        *procedure = *id;
                    }
                }
            }
        }
        Ok(())
    }

    fn definition(&mut self) -> Parsed<Definition> {
        self.word("define")?;
        let Var { name, sort: result } = self.declaration()?;
        self.word("from")?;
        let mut parameters = Vec::new();
        if !self.at_word("anything") && !self.at_word("state") {
            parameters.push(self.declaration()?);
        }
        while self.take_symbol(",") {
            parameters.push(self.declaration()?);
        }
        let meaning = if self.take_word("is") {
            Defined::Value(self.term()?)
        } else if self.take_word("anything") {
            Defined::Opaque
        } else if self.take_word("state") {
            Defined::State
        } else {
            let op = Fold::ALL.into_iter().find(|op| self.at_word(op.word()));
            let op = op.ok_or_else(|| self.unexpected("`is`, or how values are taken together"))?;
            self.word(op.word())?;
            self.word("over")?;
            let variable = self.declaration()?;
            self.word("of")?;
            Defined::Fold { op, variable, body: self.term()? }
        };
        self.newline()?;
        let sorts = parameters.iter().map(|parameter| parameter.sort.clone()).collect();
        let function = Arc::new(Function { name, parameters: sorts, result });
        Ok(Definition { function, parameters, meaning })
    }

    fn lemma(&mut self) -> Parsed<Lemma> {
        self.word("lemma")?;
        let function = self.name()?;
        self.word("of")?;
        let procedure = self.name()?;
        let mut except = Vec::new();
        while self.take_word("except") {
            except.push(self.name()?);
        }
        self.word("says")?;
        let formula = self.term()?;
        self.newline()?;
        Ok(Lemma { function, procedure, formula, except })
    }

    fn class(&mut self) -> Parsed<Class> {
        let is_interface = self.take_word("interface");
        let is_abstract = is_interface || self.take_word("abstract");
        if !is_interface {
            self.word("class")?;
        }
        let name = self.name()?;
        let superclass = if self.take_word("extends") { Some(self.name()?) } else { None };
        let mut interfaces = Vec::new();
        if self.take_word("implements") {
            interfaces.push(self.name()?);
            while self.take_symbol(",") {
                interfaces.push(self.name()?);
            }
        }
        let own_equality = self.take_word("equality");
        if own_equality {
            self.word("own")?;
        }
        self.newline()?;
        Ok(Class { name, superclass, interfaces, is_abstract, is_interface, own_equality })
    }

    /// A runtime type.
    pub fn java_type(&mut self) -> Parsed<JavaType> {
        let mut ty = match self.peek() {
            TokenKind::Word(word) => JavaType::primitive(word).unwrap_or_else(|| JavaType::Class(Name::new(word))),
            TokenKind::Quoted(word) => JavaType::Class(Name::new(word)),
            _ => return Err(self.unexpected("a type")),
        };
        self.advance();
        // Java's limit, and one that keeps dropping a type from needing much stack.
        for _ in 0..255 {
            if !self.take_symbol("[") {
                break;
            }
            self.symbol("]")?;
            ty = JavaType::Array(Box::new(ty));
        }
        Ok(ty)
    }

    fn global(&mut self) -> Parsed<Global> {
        self.word("global")?;
        let variable = self.declaration()?;
        self.word("is")?;
        let kind = if self.take_word("clock") {
            GlobalKind::Now
        } else if self.take_word("elements") {
            GlobalKind::Elements(self.element_kind()?)
        } else if self.take_word("field") {
            let (class, name, ty) = self.member()?;
            GlobalKind::Field { class, name, ty }
        } else if self.take_word("static") {
            let (class, name, ty) = self.member()?;
            GlobalKind::Static { class, name, ty }
        } else {
            return Err(self.unexpected("`field`, `static`, `elements` or `clock`"));
        };
        let is_final = self.take_word("final");
        self.newline()?;
        Ok(Global { variable, kind, is_final })
    }

    fn member(&mut self) -> Parsed<(Name, Name, JavaType)> {
        let name = self.name()?;
        self.word("of")?;
        let class = self.name()?;
        self.symbol(":")?;
        Ok((class, name, self.java_type()?))
    }

    fn element_kind(&mut self) -> Parsed<ElementKind> {
        if self.take_word("reference") {
            return Ok(ElementKind::Reference);
        }
        let primitives = ElementKind::ALL.into_iter().filter(|kind| *kind != ElementKind::Reference);
        let found = primitives.into_iter().find(|kind| self.take_word(&kind.element().to_string()));
        found.ok_or_else(|| self.unexpected("a kind of elements"))
    }

    fn obligation(&mut self, expected: usize) -> Parsed<Obligation> {
        self.word("obligation")?;
        let id = self.obligation_id()?;
        if id.index() != expected {
            return Err(self.error(format!("obligations are numbered in order: this is #{expected}")));
        }
        let rule = match self.peek() {
            TokenKind::Word(word) => Rule::find(word).ok_or_else(|| self.error(format!("there is no rule {word}")))?,
            _ => return Err(self.unexpected("a rule")),
        };
        self.advance();
        let message = self.text()?;
        let span = self.span()?;
        self.newline()?;
        let mut related = Vec::new();
        while self.take_word("related") {
            let text = self.text()?;
            related.push((self.span()?, text));
            self.newline()?;
        }
        Ok(Obligation { rule, span, message, related })
    }

    /// `#3`
    pub fn obligation_id(&mut self) -> Parsed<ObligationId> {
        self.symbol("#")?;
        Ok(ObligationId::from_index(self.number()? as usize))
    }

    fn procedure(&mut self, id: ProcedureId, unresolved: &mut Vec<Unresolved>) -> Parsed<Procedure> {
        let is_entry = self.take_word("entry");
        let kind = if self.take_word("native") { ProcedureKind::Native } else { ProcedureKind::Code };
        self.word("procedure")?;
        let name = self.name()?;
        self.word("seen")?;
        self.word("by")?;
        let visibility = if self.take_word("contract") {
            Visibility::Contract
        } else if self.take_word("body") {
            Visibility::Body
        } else {
            return Err(self.unexpected("`contract` or `body`"));
        };
        let span = self.span()?;
        self.newline()?;
        let mut procedure = Procedure { exception: None, kind, visibility, is_entry, ..Procedure::empty(name, span) };
        while !self.take_word("end") {
            if self.at_word("begin") {
                procedure.body = Some(self.body(id, unresolved)?);
                self.word("end")?;
                break;
            }
            if self.at_word("dispatch") {
                self.dispatch(id, &mut procedure, unresolved)?;
            } else {
                self.part(&mut procedure)?;
            }
            self.newline()?;
        }
        self.newline()?;
        Ok(procedure)
    }

    /// `dispatch Circle to Circle.area()`, or `dispatch nothing`.
    fn dispatch(
        &mut self,
        caller: ProcedureId,
        procedure: &mut Procedure,
        unresolved: &mut Vec<Unresolved>,
    ) -> Parsed<()> {
        self.word("dispatch")?;
        if !matches!(procedure.kind, ProcedureKind::Dispatch(_)) {
            procedure.kind = ProcedureKind::Dispatch(Vec::new());
        }
        let ProcedureKind::Dispatch(targets) = &mut procedure.kind else { return Ok(()) };
        let is_nothing = self.at_word("nothing") && *self.peek_at(1) == TokenKind::Newline;
        if is_nothing {
            self.advance();
            return Ok(());
        }
        let class = self.name()?;
        self.word("to")?;
        let target = if self.take_symbol("#") {
            ProcedureId::from_index(self.number()? as usize)
        } else {
            let position = self.position;
            let name = self.name()?;
            let place = CallPlace::Dispatch(targets.len());
            unresolved.push(Unresolved { name, position, caller, place });
            ProcedureId::from_index(0)
        };
        targets.push((class, target));
        Ok(())
    }

    fn part(&mut self, procedure: &mut Procedure) -> Parsed<()> {
        let TokenKind::Word(word) = self.peek() else { return Err(self.unexpected("a part of a procedure")) };
        let word = word.clone();
        self.advance();
        match word.as_str() {
            "parameter" => {
                let variable = self.declare()?;
                self.word("is")?;
                procedure.parameters.push(Parameter { variable, ty: self.java_type()? });
            }
            "result" if procedure.result.is_none() => procedure.result = Some(self.declare()?),
            "exception" if procedure.exception.is_none() => procedure.exception = Some(self.declare()?),
            "local" => procedure.locals.push(self.declare()?),
            "snapshot" => {
                let snapshot = self.variable()?;
                self.word("of")?;
                procedure.contract.snapshots.push((snapshot, self.variable()?));
            }
            "contains" => {
                procedure.escapes.throwers = if self.take_word("callees") {
                    Throwers::Callees
                } else if self.take_word("all") {
                    Throwers::All
                } else {
                    return Err(self.unexpected("`callees` or `all`"));
                };
            }
            "allows" => {
                let caught = self.caught()?;
                procedure.escapes.allowed.push(caught);
            }
            "requires" => procedure.contract.requires.push(self.requires()?),
            "ensures" => {
                let obligation = if self.take_word("free") { None } else { Some(self.obligation_id()?) };
                procedure.contract.ensures.push(Ensures { formula: self.term()?, obligation });
            }
            "modifies" => procedure.contract.modifies.push(self.modified()?),
            "assumption" => {
                let text = self.text()?;
                procedure.assumptions.push((self.span()?, text));
            }
            "unsupported" => {
                let text = self.text()?;
                procedure.unsupported.push((self.span()?, text));
            }
            _ => {
                self.position -= 1;
                return Err(self.unexpected("a part of a procedure, `begin` or `end`"));
            }
        }
        Ok(())
    }

    fn declare(&mut self) -> Parsed<Var> {
        let variable = self.declaration()?;
        self.own.insert(variable.name, variable.sort.clone());
        Ok(variable)
    }

    fn requires(&mut self) -> Parsed<Requires> {
        let role = if self.take_word("checked") {
            Role::Checked
        } else if self.take_word("free") {
            Role::Free
        } else {
            return Err(self.unexpected("`checked` or `free`"));
        };
        let formula = self.term()?;
        let text = self.text()?;
        Ok(Requires { formula, role, span: self.span()?, text })
    }

    fn modified(&mut self) -> Parsed<Modified> {
        if self.take_word("everything") {
            return Ok(Modified::Everything);
        }
        if self.take_word("where") {
            return Ok(Modified::Where(self.term()?));
        }
        if self.take_word("when") {
            let condition = self.term()?;
            self.word("then")?;
            return Ok(Modified::When { condition, place: Box::new(self.modified()?) });
        }
        self.word("place")?;
        let map = self.variable()?;
        let mut keys = Vec::new();
        while self.take_symbol("[") {
            let key = self.term()?;
            if !self.take_symbol("..=") {
                self.symbol("]")?;
                keys.push(key);
                continue;
            }
            let high = self.term()?;
            self.symbol("]")?;
            return match (keys.pop(), keys.is_empty()) {
                (Some(array), true) => Ok(Modified::Elements { map, array, low: key, high }),
                _ => Err(self.error("a range stands behind one key")),
            };
        }
        Ok(Modified::Place { map, keys })
    }
}
