//! What a comment in Jahob's language holds: members, clauses of contracts, modifiers and statements, one after the
//! other, with or without `;` between them.

use super::lexer::{self, Token, TokenKind};
use super::{
    Clause, ClauseKind, Formula, FormulaKind, Member, MemberKind, Modifier, NamedFormula, Statement, StatementKind,
    Type, Variable, formulas,
};
use crate::ast::Ident;
use base::{Name, Span};

/// What a comment holds.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Comment {
    /// Members of the class, or invariants of the loop.
    pub members: Vec<Member>,
    /// Clauses of the contract.
    pub clauses: Vec<Clause>,
    /// Modifiers of the declaration.
    pub modifiers: Vec<Modifier>,
    /// Statements.
    pub statements: Vec<Statement>,
    /// What is wrong, at most one: what follows is not read.
    pub problem: Option<(Span, String)>,
}

/// Reads the text of a comment; `place` turns offsets in it into spans.
pub fn parse(text: &str, place: &dyn Fn(usize, usize) -> Span) -> Comment {
    let mut comment = Comment::default();
    let tokens = match lexer::tokens(text, false) {
        Ok(tokens) => tokens,
        Err((at, message)) => {
            comment.problem = Some((place(at, at + 1), message.to_owned()));
            return comment;
        }
    };
    let mut items = Items { tokens, position: 0, place };
    while items.kind() != TokenKind::End {
        if let Err(problem) = items.item(&mut comment) {
            comment.problem = Some(problem);
            break;
        }
        while items.eat(";") {}
    }
    comment
}

/// A problem with its place.
type Read<T> = Result<T, (Span, String)>;

struct Items<'a> {
    tokens: Vec<Token<'a>>,
    position: usize,
    place: &'a dyn Fn(usize, usize) -> Span,
}

impl<'a> Items<'a> {
    fn token(&self) -> Token<'a> {
        self.tokens[self.position]
    }

    fn kind(&self) -> TokenKind {
        self.token().kind
    }

    fn bump(&mut self) -> Token<'a> {
        let token = self.token();
        self.position = (self.position + 1).min(self.tokens.len() - 1);
        token
    }

    fn at(&self, text: &str) -> bool {
        matches!(self.kind(), TokenKind::Word | TokenKind::Symbol) && self.token().text == text
    }

    fn eat(&mut self, text: &str) -> bool {
        let is_there = self.at(text);
        if is_there {
            self.bump();
        }
        is_there
    }

    fn here(&self) -> Span {
        (self.place)(self.token().start, self.token().end)
    }

    fn expected<T>(&self, what: &str) -> Read<T> {
        let found = match self.kind() {
            TokenKind::End => "the end of the comment".to_owned(),
            TokenKind::String => "a text in quotation marks".to_owned(),
            _ => format!("`{}`", self.token().text),
        };
        Err((self.here(), format!("{what} is expected, {found} was found")))
    }

    fn expect(&mut self, text: &str) -> Read<()> {
        if self.eat(text) { Ok(()) } else { self.expected(&format!("`{text}`")) }
    }

    /// The span from the token at this index to the last that was taken.
    fn span_from(&self, first: usize) -> Span {
        let last = self.position.saturating_sub(1).max(first);
        (self.place)(self.tokens[first].start, self.tokens[last].end)
    }

    fn item(&mut self, comment: &mut Comment) -> Read<()> {
        let first = self.position;
        let modifiers = self.member_modifiers(comment);
        let Some(kind) = self.member()? else {
            // Modifiers that belong to no member are those of the declaration.
            for word in modifiers {
                comment.modifiers.push(Modifier::Word(word));
            }
            return self.other(first, comment);
        };
        comment.members.push(Member { kind, modifiers, span: self.span_from(first) });
        Ok(())
    }

    /// `public`, `private`, `static`, … before a member.
    fn member_modifiers(&mut self, comment: &mut Comment) -> Vec<Ident> {
        let mut modifiers = Vec::new();
        loop {
            match self.token().text {
                _ if self.kind() != TokenKind::Word => return modifiers,
                "public" | "private" | "protected" | "static" | "ghost" | "ensured" | "encap" | "encap+" | "hidden"
                | "readonly" => modifiers.push(self.ident_here()),
                "claimedby" => {
                    self.bump();
                    let class = self.ident_here();
                    comment.modifiers.push(Modifier::ClaimedBy(class));
                }
                _ => return modifiers,
            }
        }
    }

    /// The next token as an identifier, which is taken.
    fn ident_here(&mut self) -> Ident {
        let span = self.here();
        Ident { name: Name::new(self.bump().text), span }
    }

    fn word(&mut self, what: &str) -> Read<Ident> {
        if self.kind() == TokenKind::Word { Ok(self.ident_here()) } else { self.expected(what) }
    }

    fn member(&mut self) -> Read<Option<MemberKind>> {
        if self.kind() != TokenKind::Word {
            return Ok(None);
        }
        let text = self.token().text;
        if matches!(text, "specvar" | "specfield" | "specstatic") {
            self.bump();
            let name = self.word("the name of the specification variable")?;
            self.expect("::")?;
            let ty = self.ty()?;
            let initial = if self.eat("=") { Some(self.formula_or_name()?) } else { None };
            return Ok(Some(MemberKind::Variable { name, ty, initial }));
        }
        Ok(Some(match text {
            "vardefs" | "constdefs" => {
                self.bump();
                let mut definitions = vec![self.formula()?];
                loop {
                    while self.eat(";") {}
                    if self.kind() != TokenKind::String {
                        break;
                    }
                    definitions.push(self.formula()?);
                }
                match text {
                    "vardefs" => MemberKind::VariableDefinitions(definitions),
                    _ => MemberKind::ConstantDefinitions(definitions),
                }
            }
            "invariant" | "inv" => {
                self.bump();
                if self.eat("(") {
                    let name = self.ident_here();
                    self.expect(")")?;
                    MemberKind::Invariant(NamedFormula { name: Some(name), formula: self.formula()? })
                } else {
                    MemberKind::Invariant(self.named_formula()?)
                }
            }
            "lemma" => {
                self.bump();
                MemberKind::Lemma(self.named_formula()?)
            }
            _ => return Ok(None),
        }))
    }

    /// A clause of a contract or a statement; nothing, if only modifiers stood here.
    fn other(&mut self, first: usize, comment: &mut Comment) -> Read<()> {
        let is_word = self.kind() == TokenKind::Word;
        let clause = match self.token().text {
            "requires" if is_word => {
                self.bump();
                Some(ClauseKind::Requires(self.formula()?))
            }
            "modifies" if is_word => {
                self.bump();
                Some(ClauseKind::Modifies(self.formula_list()?))
            }
            "ensures" if is_word => {
                self.bump();
                Some(ClauseKind::Ensures(self.formula()?))
            }
            _ => None,
        };
        if let Some(kind) = clause {
            comment.clauses.push(Clause { kind, span: self.span_from(first) });
            return Ok(());
        }
        if self.position > first && matches!(self.kind(), TokenKind::End | TokenKind::Symbol) {
            return Ok(());
        }
        let kind = self.statement()?;
        comment.statements.push(Statement { kind, span: self.span_from(first) });
        Ok(())
    }

    fn statement(&mut self) -> Read<StatementKind> {
        if self.kind() != TokenKind::Word {
            return self.assignment();
        }
        let keyword = self.token().text;
        let is_assignment = self.tokens.get(self.position + 1).is_some_and(|next| matches!(next.text, ":=" | "("));
        if is_assignment {
            return self.assignment();
        }
        match keyword {
            "assert" | "note" | "noteThat" | "assume" | "assuming" | "split" | "noteOnly" | "bycontradiction"
            | "contradiction" | "mp" => self.statement_about_formula(),
            "havoc" => {
                self.bump();
                let variables = self.formula_list()?;
                Ok(StatementKind::Havoc(variables, self.such_that()?))
            }
            "pickAny" | "pickWitness" => {
                self.bump();
                let variables = self.typed_variables()?;
                let condition = self.such_that()?;
                Ok(match keyword {
                    "pickAny" => StatementKind::PickAny(variables, condition),
                    _ => StatementKind::PickWitness(variables, condition),
                })
            }
            "witness" | "cases" => {
                self.bump();
                let terms = self.formula_list()?;
                self.expect("for")?;
                let formula = self.named_formula()?;
                let from = self.names_after(&["from", "by"])?;
                Ok(match keyword {
                    "witness" => StatementKind::Witness(terms, formula, from),
                    _ => StatementKind::Cases(terms, formula, from),
                })
            }
            "showedcase" => {
                self.bump();
                let number = self.ident_here();
                self.expect("of")?;
                let formula = self.named_formula()?;
                Ok(StatementKind::ShowedCase(number, formula, self.names_after(&["from", "by"])?))
            }
            "induct" => {
                self.bump();
                let formula = self.named_formula()?;
                self.expect("over")?;
                let variable = self.typed_variable()?;
                Ok(StatementKind::Induct(formula, variable))
            }
            "instantiate" => {
                self.bump();
                let formula = self.named_formula()?;
                self.expect("with")?;
                Ok(StatementKind::Instantiate(formula, self.formula_list()?))
            }
            "proof" | "localize" => {
                self.bump();
                Ok(StatementKind::Localize)
            }
            _ => self.assignment(),
        }
    }

    /// Statements of one formula with what it is proved from.
    fn statement_about_formula(&mut self) -> Read<StatementKind> {
        let keyword = self.bump().text;
        let formula = self.named_formula()?;
        Ok(match keyword {
            "assert" => StatementKind::Assert(formula, self.names_after(&["from", "by"])?),
            "note" | "noteThat" => {
                let from = self.names_after(&["from", "by"])?;
                StatementKind::Note(formula, from, self.names_after(&["forSuch"])?)
            }
            "assume" => StatementKind::Assume(formula),
            "assuming" => StatementKind::Assuming(formula),
            "bycontradiction" => StatementKind::ByContradiction(formula),
            "contradiction" => StatementKind::Contradiction(formula),
            "mp" => StatementKind::ModusPonens(formula),
            _ => StatementKind::Split(formula),
        })
    }

    /// `x := "f"` or `operation(…)`.
    fn assignment(&mut self) -> Read<StatementKind> {
        if self.kind() == TokenKind::Word && self.tokens.get(self.position + 1).is_some_and(|next| next.text == "(") {
            let name = self.ident_here();
            self.bump();
            let arguments = self.formula_list()?;
            self.expect(")")?;
            return Ok(StatementKind::Operation(name, arguments));
        }
        if !matches!(self.kind(), TokenKind::Word | TokenKind::String) {
            return self.expected("a specification");
        }
        let is_assignment = self.tokens.get(self.position + 1).is_some_and(|next| next.text == ":=");
        if !is_assignment && self.kind() == TokenKind::Word {
            return self.expected("a specification");
        }
        let target = self.formula_or_name()?;
        self.expect(":=")?;
        Ok(StatementKind::Assign(target, self.formula_or_name()?))
    }

    fn such_that(&mut self) -> Read<Option<NamedFormula>> {
        let is_there = self.eat("suchThat") || self.eat("ST");
        if is_there { self.named_formula().map(Some) } else { Ok(None) }
    }

    /// `keyword A, B.c`
    fn names_after(&mut self, keywords: &[&str]) -> Read<Vec<Ident>> {
        let mut names = Vec::new();
        if keywords.iter().any(|keyword| self.eat(keyword)) {
            loop {
                names.push(self.word("a name")?);
                if !self.eat(",") {
                    break;
                }
            }
        }
        Ok(names)
    }

    fn typed_variables(&mut self) -> Read<Vec<Variable>> {
        let mut variables = vec![self.typed_variable()?];
        while self.eat(",") {
            variables.push(self.typed_variable()?);
        }
        Ok(variables)
    }

    fn typed_variable(&mut self) -> Read<Variable> {
        let name = self.word("the name of a variable")?;
        self.expect("::")?;
        Ok(Variable { name, ty: Some(self.ty()?) })
    }

    /// A type: a word, or in quotation marks.
    fn ty(&mut self) -> Read<Type> {
        if !matches!(self.kind(), TokenKind::Word | TokenKind::String) {
            return self.expected("a type");
        }
        let (text, place) = self.inner();
        formulas::ty(text, &place)
    }

    /// `N: "f"` or `"f"`.
    fn named_formula(&mut self) -> Read<NamedFormula> {
        let is_named = self.tokens.get(self.position + 1).is_some_and(|next| next.text == ":");
        let mut name = None;
        if is_named {
            name = Some(self.ident_here());
            self.bump();
        }
        Ok(NamedFormula { name, formula: self.formula()? })
    }

    fn formula_list(&mut self) -> Read<Vec<Formula>> {
        let mut formulas = vec![self.formula_or_name()?];
        while self.eat(",") {
            formulas.push(self.formula_or_name()?);
        }
        Ok(formulas)
    }

    fn formula_or_name(&mut self) -> Read<Formula> {
        if self.kind() != TokenKind::Word {
            return self.formula();
        }
        let name = self.ident_here();
        Ok(Formula { kind: FormulaKind::Name(name.name), span: name.span })
    }

    fn formula(&mut self) -> Read<Formula> {
        if self.kind() != TokenKind::String {
            return self.expected("a formula in quotation marks");
        }
        let (text, place) = self.inner();
        formulas::formula(text, &place)
    }

    /// The text of the next token, which is taken, and how its offsets become spans.
    fn inner(&mut self) -> (&'a str, impl Fn(usize, usize) -> Span + use<'a>) {
        let token = self.bump();
        let quotes = (token.end - token.start - token.text.len()) / 2;
        let (place, start) = (self.place, token.start + quotes);
        (token.text, move |from: usize, to: usize| place(start + from, start + to))
    }
}
