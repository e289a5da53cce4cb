//! What a comment in Jahob's language holds: members, clauses of contracts, modifiers and statements, one after the
//! other, with or without `;` between them.

use super::lexer::{self, Token, TokenKind};
use super::{
    Clause, ClauseKind, Formula, FormulaKind, Member, MemberKind, Modifier, NamedFormula, Statement, Type, formulas,
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
pub type Read<T> = Result<T, (Span, String)>;

/// Reads the items of a comment one after the other.
pub struct Items<'a> {
    tokens: Vec<Token<'a>>,
    position: usize,
    place: &'a dyn Fn(usize, usize) -> Span,
}

impl<'a> Items<'a> {
    /// The next token.
    pub fn token(&self) -> Token<'a> {
        self.tokens[self.position]
    }

    /// What the next token is.
    pub fn kind(&self) -> TokenKind {
        self.token().kind
    }

    /// The next token, which is taken. The end stays.
    pub fn bump(&mut self) -> Token<'a> {
        let token = self.token();
        self.position = (self.position + 1).min(self.tokens.len() - 1);
        token
    }

    fn at(&self, text: &str) -> bool {
        matches!(self.kind(), TokenKind::Word | TokenKind::Symbol) && self.token().text == text
    }

    /// Takes this symbol or word, if it is next.
    pub fn eat(&mut self, text: &str) -> bool {
        let is_there = self.at(text);
        if is_there {
            self.bump();
        }
        is_there
    }

    fn here(&self) -> Span {
        (self.place)(self.token().start, self.token().end)
    }

    /// A problem at the next token: something else is expected.
    pub fn expected<T>(&self, what: &str) -> Read<T> {
        let found = match self.kind() {
            TokenKind::End => "the end of the comment".to_owned(),
            TokenKind::String => "a text in quotation marks".to_owned(),
            _ => format!("`{}`", self.token().text),
        };
        Err((self.here(), format!("{what} is expected, {found} was found")))
    }

    /// Takes this symbol or word, which must be next.
    pub fn expect(&mut self, text: &str) -> Read<()> {
        if self.eat(text) { Ok(()) } else { self.expected(&format!("`{text}`")) }
    }

    /// The span from the token at this index to the last that was taken.
    fn span_from(&self, first: usize) -> Span {
        let last = self.position.saturating_sub(1).max(first);
        (self.place)(self.tokens[first].start, self.tokens[last].end)
    }

    fn item(&mut self, comment: &mut Comment) -> Read<()> {
        let first = self.position;
        let modifiers = self.member_modifiers(comment)?;
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
    fn member_modifiers(&mut self, comment: &mut Comment) -> Read<Vec<Ident>> {
        let mut modifiers = Vec::new();
        loop {
            match self.token().text {
                _ if self.kind() != TokenKind::Word => return Ok(modifiers),
                "public" | "private" | "protected" | "static" | "ghost" | "ensured" | "encap" | "encap+" | "hidden"
                | "readonly" => modifiers.push(self.ident_here()),
                "claimedby" => {
                    self.bump();
                    let class = self.word("the name of a class")?;
                    comment.modifiers.push(Modifier::ClaimedBy(class));
                }
                _ => return Ok(modifiers),
            }
        }
    }

    /// The next token as an identifier, which is taken.
    pub fn ident_here(&mut self) -> Ident {
        let span = self.here();
        Ident { name: Name::new(self.bump().text), span }
    }

    /// A word, which must be next.
    pub fn word(&mut self, what: &str) -> Read<Ident> {
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
            // Older files write one colon.
            if !self.eat(":") {
                self.expect("::")?;
            }
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
                    let name = self.formula_name()?;
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
                Some(ClauseKind::Requires(self.condition()?))
            }
            "modifies" if is_word => {
                self.bump();
                Some(ClauseKind::Modifies(self.formula_list()?))
            }
            "ensures" if is_word => {
                self.bump();
                Some(ClauseKind::Ensures(self.condition()?))
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

    /// A type: a word, or in quotation marks.
    pub fn ty(&mut self) -> Read<Type> {
        if !matches!(self.kind(), TokenKind::Word | TokenKind::String) {
            return self.expected("a type");
        }
        let (text, place) = self.inner();
        formulas::ty(text, &place)
    }

    /// `N: "f"` or `"f"`.
    pub fn named_formula(&mut self) -> Read<NamedFormula> {
        let mut name = None;
        if self.next_is(":") {
            name = Some(self.formula_name()?);
            self.bump();
        }
        Ok(NamedFormula { name, formula: self.formula()? })
    }

    /// The name of a formula: a word, or in quotation marks.
    fn formula_name(&mut self) -> Read<Ident> {
        match self.kind() {
            TokenKind::Word | TokenKind::String => Ok(self.ident_here()),
            _ => self.expected("the name of the formula"),
        }
    }

    /// Whether this symbol stands behind the next token.
    pub fn next_is(&self, symbol: &str) -> bool {
        let next = self.tokens.get(self.position + 1);
        next.is_some_and(|next| next.kind == TokenKind::Symbol && next.text == symbol)
    }

    /// Formulas or names, separated by `,`.
    pub fn formula_list(&mut self) -> Read<Vec<Formula>> {
        let mut formulas = vec![self.formula_or_name()?];
        while self.eat(",") {
            formulas.push(self.formula_or_name()?);
        }
        Ok(formulas)
    }

    /// The formula of a clause: a name needs no quotation marks.
    fn condition(&mut self) -> Read<Formula> {
        match self.token().text {
            "requires" | "modifies" | "ensures" => self.formula(),
            _ => self.formula_or_name(),
        }
    }

    /// A formula in quotation marks, or a name without them.
    pub fn formula_or_name(&mut self) -> Read<Formula> {
        if self.kind() != TokenKind::Word {
            return self.formula();
        }
        let name = self.ident_here();
        Ok(Formula { kind: FormulaKind::Name(name.name), span: name.span })
    }

    /// A formula in quotation marks.
    pub fn formula(&mut self) -> Read<Formula> {
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
