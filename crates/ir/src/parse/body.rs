//! Bodies: blocks, commands and jumps.

use super::lexer::TokenKind;
use super::{Parsed, Parser};
use crate::escapes::{Caught, Thrower};
use crate::program::*;
use base::Name;
use base::arena::Id;
use logic::{Term, Var};

/// A call whose procedure was not known when it was read.
pub struct Unresolved {
    /// What it calls.
    pub name: Name,
    /// Where the name stands among the tokens.
    pub position: usize,
    /// The procedure that it stands in.
    pub caller: ProcedureId,
    /// Where in it.
    pub place: CallPlace,
}

/// Where a procedure names another.
pub enum CallPlace {
    /// In a command: the block, and the position of the command.
    Command(BlockId, usize),
    /// In its table: the position.
    Dispatch(usize),
}

impl Parser {
    /// `begin b0` and the blocks.
    pub fn body(&mut self, caller: ProcedureId, unresolved: &mut Vec<Unresolved>) -> Parsed<Body> {
        self.word("begin")?;
        let entry = self.label()?;
        self.newline()?;
        let mut body = Body { blocks: base::Arena::new(), entry };
        while !self.at_word("end") {
            let id = body.blocks.next_id();
            if self.label()? != id {
                return Err(self.error(format!("blocks are numbered in order: this is b{}", id.index())));
            }
            self.symbol(":")?;
            let header = self.header()?;
            let mut commands = Vec::new();
            let terminator = loop {
                if let Some(terminator) = self.terminator()? {
                    break terminator;
                }
                let (command, callee) = self.command()?;
                if let Some((name, position)) = callee {
                    unresolved.push(Unresolved {
                        name,
                        position,
                        caller,
                        place: CallPlace::Command(id, commands.len()),
                    });
                }
                commands.push(command);
            };
            self.newline()?;
            body.blocks.push(Block { header, commands, terminator });
        }
        Ok(body)
    }

    /// `b3`
    fn label(&mut self) -> Parsed<BlockId> {
        let TokenKind::Word(word) = self.peek() else { return Err(self.unexpected("a block")) };
        let digits = word.strip_prefix('b').filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
        let Some(number) = digits.and_then(|digits| digits.parse::<u32>().ok()) else {
            return Err(self.unexpected("a block"));
        };
        self.advance();
        Ok(BlockId::from_index(number as usize))
    }

    fn header(&mut self) -> Parsed<Option<LoopHeader>> {
        if !self.take_word("loop") {
            self.newline()?;
            return Ok(None);
        }
        self.word("latch")?;
        let latch = self.label()?;
        let span = self.span()?;
        self.newline()?;
        let (mut invariants, mut facts) = (Vec::new(), Vec::new());
        while self.at_word("invariant") && *self.peek_at(1) == TokenKind::Symbol("#") {
            self.advance();
            let on_entry = self.obligation_id()?;
            let preserved = self.obligation_id()?;
            invariants.push(LoopInvariant { formula: self.term()?, on_entry, preserved });
            self.newline()?;
        }
        while self.at_word("fact") && matches!(self.peek_at(1), TokenKind::Word(word) if word == "about") {
            self.advance();
            self.advance();
            let variable = self.variable()?;
            self.symbol(":")?;
            facts.push(LoopFact { variable, formula: self.term()? });
            self.newline()?;
        }
        let (mut predicates, mut constants) = (Vec::new(), Vec::new());
        while self.at_word("predicate") && !self.at_assignment() {
            self.advance();
            predicates.push(self.term()?);
            self.newline()?;
        }
        while self.at_word("constant") && !self.at_assignment() {
            self.advance();
            constants.push(self.variable()?);
            self.newline()?;
        }
        Ok(Some(LoopHeader { latch, invariants, facts, predicates, constants, span }))
    }

    /// Whether the line assigns a variable that is called like a command.
    fn at_assignment(&self) -> bool {
        *self.peek_at(1) == TokenKind::Symbol(":=")
    }

    fn terminator(&mut self) -> Parsed<Option<Terminator>> {
        if self.at_assignment() {
            return Ok(None);
        }
        Ok(Some(if self.take_word("goto") {
            Terminator::Goto(self.label()?)
        } else if self.take_word("branch") {
            let condition = self.term()?;
            self.word("then")?;
            let then_block = self.label()?;
            self.word("else")?;
            let else_block = self.label()?;
            let written = if *self.peek() == TokenKind::Symbol("@") { Some(self.span()?) } else { None };
            Terminator::Branch { condition, then_block, else_block, written }
        } else if self.take_word("return") {
            Terminator::Return
        } else if self.take_word("stop") {
            Terminator::Stop
        } else {
            return Ok(None);
        }))
    }

    /// A command, and what it calls if that is a name.
    fn command(&mut self) -> Parsed<(Command, Option<(Name, usize)>)> {
        let mut callee = None;
        let kind = if self.at_assignment() {
            self.assignment(&mut callee)?
        } else if self.take_word("update") {
            let map = self.variable()?;
            let mut keys = Vec::new();
            while self.take_symbol("[") {
                keys.push(self.term()?);
                self.symbol("]")?;
            }
            self.symbol(":=")?;
            CommandKind::Update { map, keys, value: self.term()? }
        } else if self.take_word("havoc") {
            CommandKind::Havoc(self.variable()?)
        } else if self.take_word("assume") {
            let reason = if self.take_word("typing") {
                AssumeReason::Typing
            } else if self.take_word("written") {
                AssumeReason::Written
            } else {
                return Err(self.unexpected("`typing` or `written`"));
            };
            CommandKind::Assume { condition: self.term()?, reason }
        } else if self.take_word("assert") {
            let obligation = self.obligation_id()?;
            let condition = self.term()?;
            let otherwise = if self.take_word("otherwise") { Some(self.otherwise()?) } else { None };
            CommandKind::Assert { condition, obligation, otherwise }
        } else if self.take_word("check") {
            let obligation = self.obligation_id()?;
            CommandKind::Check { condition: self.term()?, obligation }
        } else if self.take_word("escape") {
            self.escape()?
        } else if self.take_word("call") {
            self.call(None, &mut callee)?
        } else {
            self.assignment(&mut callee)?
        };
        let span = self.span()?;
        self.newline()?;
        Ok((Command { kind, span }, callee))
    }

    fn assignment(&mut self, callee: &mut Option<(Name, usize)>) -> Parsed<CommandKind> {
        let target = self.variable()?;
        self.symbol(":=")?;
        // Two names in a row are no term, so that `new` and `call` may be variables too.
        let is_name = |kind: &TokenKind| matches!(kind, TokenKind::Word(_) | TokenKind::Quoted(_));
        let next = self.peek_at(1);
        if self.at_word("new") && is_name(next) {
            self.advance();
            return self.allocation(target);
        }
        if self.at_word("call") && (is_name(next) || *next == TokenKind::Symbol("#")) {
            self.advance();
            return self.call(Some(target), callee);
        }
        Ok(CommandKind::Assign { target, value: self.term()? })
    }

    fn allocation(&mut self, target: Var) -> Parsed<CommandKind> {
        let is_array = self.at_word("array") && matches!(self.peek_at(1), TokenKind::Word(word) if word == "of");
        if !is_array {
            let class = self.name()?;
            self.word("site")?;
            return Ok(CommandKind::New { target, class, site: self.number()? });
        }
        self.advance();
        self.advance();
        let element = self.java_type()?;
        self.word("length")?;
        let length = self.term()?;
        self.word("site")?;
        Ok(CommandKind::NewArray { target, element, length, site: self.number()? })
    }

    fn call(&mut self, result: Option<Var>, callee: &mut Option<(Name, usize)>) -> Parsed<CommandKind> {
        let procedure = if self.take_symbol("#") {
            ProcedureId::from_index(self.number()? as usize)
        } else {
            let position = self.position;
            *callee = Some((self.name()?, position));
            ProcedureId::from_index(0)
        };
        self.symbol("(")?;
        let mut arguments: Vec<Term> = Vec::new();
        while !self.take_symbol(")") {
            if !arguments.is_empty() {
                self.symbol(",")?;
            }
            arguments.push(self.term()?);
        }
        let exception = if self.take_word("throws") { Some(self.variable()?) } else { None };
        let mut obligations = Vec::new();
        while self.at_symbol("#") {
            obligations.push(self.obligation_id()?);
        }
        let mut catches = Vec::new();
        while self.take_word("catching") {
            catches.push(self.caught()?);
        }
        Ok(CommandKind::Call { procedure, arguments, result, exception, obligations, catches })
    }

    fn otherwise(&mut self) -> Parsed<Otherwise> {
        let block = self.label()?;
        if !self.take_word("by") {
            return Err(self.unexpected("`by`"));
        }
        Ok(Otherwise { block, class: self.name()? })
    }

    fn escape(&mut self) -> Parsed<CommandKind> {
        let thrower = if self.take_word("library") {
            Thrower::Library
        } else if self.take_word("own") {
            Thrower::Own
        } else if self.take_word("callee") {
            Thrower::Callee
        } else {
            return Err(self.unexpected("`library`, `own` or `callee`"));
        };
        let obligation = self.obligation_id()?;
        let exception = self.term()?;
        self.word("unless")?;
        Ok(CommandKind::Escape { exception, condition: self.term()?, thrower, obligation })
    }

    /// `java.lang.Exception except java.lang.RuntimeException`
    pub fn caught(&mut self) -> Parsed<Caught> {
        let class = self.name()?;
        let mut except = Vec::new();
        while self.take_word("except") {
            except.push(self.name()?);
        }
        Ok(Caught { class, except })
    }
}
