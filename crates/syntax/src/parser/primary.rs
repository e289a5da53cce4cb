//! Expressions: names, literals, calls, `new`, and what is written behind them.

use super::numbers::Sign;
use super::{Parse, Parser};
use crate::ast::{Expr, ExprKind, TypeRef};
use crate::token::TokenKind;

/// What string literals and sums of them are called.
pub(super) const STRING_LITERALS: &str = "string literals";

impl Parser<'_> {
    /// A primary expression with everything that is written behind it.
    pub(super) fn primary_with_postfix(&mut self) -> Parse<Expr> {
        let start = self.position;
        let first = self.primary()?;
        self.postfix(start, first)
    }

    fn primary(&mut self) -> Parse<Expr> {
        match self.kind() {
            _ if self.at_lambda() => self.lambda(),
            TokenKind::Identifier => self.name_or_call(),
            TokenKind::IntegerLiteral => self.integer_literal(self.position, Sign::None),
            TokenKind::OpenParen => self.parenthesis(),
            TokenKind::This if self.ahead(1) == TokenKind::OpenParen => Err(self.misplaced_constructor_call()),
            TokenKind::Super => self.super_member(),
            TokenKind::New => self.creation(self.position),
            TokenKind::Switch => self.switch_expression(),
            TokenKind::BackslashWord => self.specification_primary(),
            TokenKind::Void => self.type_in_expression(self.position),
            kind if kind.is_primitive_type() => self.type_in_expression(self.position),
            _ => self.literal(),
        }
    }

    fn literal(&mut self) -> Parse<Expr> {
        let start = self.position;
        let kind = match self.kind() {
            TokenKind::True => ExprKind::Bool(true),
            TokenKind::False => ExprKind::Bool(false),
            TokenKind::Null => ExprKind::Null,
            TokenKind::This => ExprKind::This,
            TokenKind::StringLiteral => return Ok(self.unsupported_token(STRING_LITERALS)),
            TokenKind::TextBlock => return Ok(self.unsupported_token("text blocks")),
            TokenKind::CharLiteral => return Ok(self.unsupported_token("character literals")),
            TokenKind::FloatLiteral => return Ok(self.unsupported_token("floating-point literals")),
            TokenKind::InformalDescription => return Ok(self.unsupported_token("informal descriptions")),
            TokenKind::OpenBrace => {
                return Err(self.error("an array initialiser can only stand in a declaration or behind `new T[]`"));
            }
            _ => return Err(self.expected("an expression")),
        };
        self.bump();
        Ok(Expr { kind, span: self.span_from(start) })
    }

    fn unsupported_token(&mut self, what: &str) -> Expr {
        let start = self.position;
        self.bump();
        self.unsupported_expression(start, what)
    }

    fn misplaced_constructor_call(&mut self) -> super::Broken {
        self.error("a constructor call can only be a statement of its own, the first of a constructor")
    }

    fn name_or_call(&mut self) -> Parse<Expr> {
        let start = self.position;
        let token = self.bump();
        let name = self.ident_of(&token);
        if !self.at(TokenKind::OpenParen) {
            return Ok(Expr { kind: ExprKind::Name(name), span: name.span });
        }
        let arguments = self.arguments()?;
        Ok(Expr { kind: ExprKind::Call { receiver: None, name, arguments }, span: self.span_from(start) })
    }

    /// `super.f`, `super.m(…)`, `super::m`
    fn super_member(&mut self) -> Parse<Expr> {
        let start = self.position;
        self.bump();
        match self.kind() {
            TokenKind::ColonColon => return self.method_reference(start),
            TokenKind::OpenParen => {
                self.position = start;
                return Err(self.misplaced_constructor_call());
            }
            _ => {}
        }
        self.expect(TokenKind::Dot, "after `super`")?;
        if self.at(TokenKind::Less) {
            return self.call_with_type_arguments(start);
        }
        let token = self.expect(TokenKind::Identifier, "of a field or method after `super.`")?;
        let name = self.ident_of(&token);
        let kind = if self.at(TokenKind::OpenParen) {
            ExprKind::SuperCall { name, arguments: self.arguments()? }
        } else {
            ExprKind::SuperField(name)
        };
        Ok(Expr { kind, span: self.span_from(start) })
    }

    /// `(…)` behind a method or class.
    pub(super) fn arguments(&mut self) -> Parse<Vec<Expr>> {
        let open = self.position;
        self.expect(TokenKind::OpenParen, "before the arguments")?;
        if self.eat(TokenKind::CloseParen).is_some() {
            return Ok(Vec::new());
        }
        let arguments = self.expression_list()?;
        self.close(open, TokenKind::CloseParen)?;
        Ok(arguments)
    }

    fn parenthesis(&mut self) -> Parse<Expr> {
        if let Some(quantified) = self.quantifier() {
            return quantified;
        }
        let start = self.position;
        self.bump();
        let inside = self.expression()?;
        self.close(start, TokenKind::CloseParen)?;
        Ok(Expr { kind: ExprKind::Paren(Box::new(inside)), span: self.span_from(start) })
    }

    /// Everything that can be written behind an expression.
    pub(super) fn postfix(&mut self, start: usize, first: Expr) -> Parse<Expr> {
        let mut result = first;
        loop {
            result = match self.kind() {
                TokenKind::Dot => self.member_access(start, result)?,
                TokenKind::OpenBracket if self.ahead(1) == TokenKind::CloseBracket => self.type_in_expression(start)?,
                TokenKind::OpenBracket => self.index(start, result)?,
                TokenKind::PlusPlus | TokenKind::MinusMinus => self.postfix_step(start, result),
                TokenKind::ColonColon => self.method_reference(start)?,
                TokenKind::Less if is_name(&result) && self.at_type_arguments() => self.type_in_expression(start)?,
                _ => return Ok(result),
            };
            self.grow()?;
        }
    }

    fn index(&mut self, start: usize, array: Expr) -> Parse<Expr> {
        let open = self.position;
        self.bump();
        let is_all = self.at(TokenKind::Star) && self.ahead(1) == TokenKind::CloseBracket;
        if is_all {
            self.bump();
            return Ok(self.unsupported_suffix(start, "sets of locations"));
        }
        let index = self.expression()?;
        if self.at(TokenKind::DotDot) && self.token().in_annotation {
            self.position = open;
            self.skip_group()?;
            return Ok(self.unsupported_expression(start, "ranges of elements"));
        }
        self.close(open, TokenKind::CloseBracket)?;
        Ok(Expr { kind: ExprKind::Index(Box::new(array), Box::new(index)), span: self.span_from(start) })
    }

    /// What follows a dot.
    fn member_access(&mut self, start: usize, receiver: Expr) -> Parse<Expr> {
        self.bump();
        match self.kind() {
            TokenKind::Identifier => {}
            TokenKind::Class => return Ok(self.unsupported_suffix(start, "class literals")),
            TokenKind::This => return Ok(self.unsupported_suffix(start, "uses of an outer object (`C.this`)")),
            TokenKind::New => {
                self.creation(start)?;
                return Ok(self.unsupported_expression(start, "creations of inner objects (`o.new C()`)"));
            }
            TokenKind::BackslashWord => {
                let what = format!("`{}` expressions", self.text_of(self.token()));
                return Ok(self.unsupported_suffix(start, &what));
            }
            TokenKind::Star if self.token().in_annotation => {
                return Ok(self.unsupported_suffix(start, "sets of locations"));
            }
            TokenKind::Super => return self.qualified_super(start),
            TokenKind::Less => return self.call_with_type_arguments(start),
            _ => return Err(self.expected("a name after `.`")),
        }
        let token = self.bump();
        let name = self.ident_of(&token);
        let kind = if self.at(TokenKind::OpenParen) {
            ExprKind::Call { receiver: Some(Box::new(receiver)), name, arguments: self.arguments()? }
        } else {
            ExprKind::Field(Box::new(receiver), name)
        };
        Ok(Expr { kind, span: self.span_from(start) })
    }

    fn unsupported_suffix(&mut self, start: usize, what: &str) -> Expr {
        self.bump();
        self.unsupported_expression(start, what)
    }

    /// `C.super.m(…)`, `C.super::m`, `o.super(…)`
    fn qualified_super(&mut self, start: usize) -> Parse<Expr> {
        self.bump();
        match self.kind() {
            TokenKind::ColonColon => return self.method_reference(start),
            TokenKind::OpenParen => {
                self.arguments()?;
                return Ok(self.unsupported_expression(start, "qualified constructor calls (`o.super(…)`)"));
            }
            _ => {}
        }
        self.expect(TokenKind::Dot, "after `super`")?;
        if self.at(TokenKind::Less) {
            return self.call_with_type_arguments(start);
        }
        self.expect(TokenKind::Identifier, "of a field or method after `super.`")?;
        if self.at(TokenKind::OpenParen) {
            self.arguments()?;
        }
        Ok(self.unsupported_expression(start, "members of a qualified `super` (`C.super.m()`)"))
    }

    /// `o.<T>m(…)`, with `<` next; also `o.<T>super(…)`.
    pub(super) fn call_with_type_arguments(&mut self, start: usize) -> Parse<Expr> {
        self.skip_group()?;
        match self.kind() {
            TokenKind::Super if self.ahead(1) == TokenKind::Dot => {
                self.bump();
                self.bump();
                self.expect(TokenKind::Identifier, "of the method after `super.`")?;
            }
            TokenKind::Identifier | TokenKind::This | TokenKind::Super => {
                self.bump();
            }
            _ => return Err(self.expected("the name of a method after its type arguments")),
        }
        self.arguments()?;
        Ok(self.unsupported_expression(start, "calls with type arguments"))
    }

    /// `::m` or `::new` behind an expression or type.
    fn method_reference(&mut self, start: usize) -> Parse<Expr> {
        self.bump();
        if self.at(TokenKind::Less) {
            self.skip_group()?;
        }
        if self.eat(TokenKind::Identifier).is_none() && self.eat(TokenKind::New).is_none() {
            return Err(self.expected("the name of a method or `new` after `::`"));
        }
        Ok(self.unsupported_expression(start, "method references"))
    }

    /// A type that stands in an expression, which began at index `start`: `int[].class`, `List<String>::new`.
    fn type_in_expression(&mut self, start: usize) -> Parse<Expr> {
        let behind = match self.kind_at(start) {
            TokenKind::Void => Some(start + 1),
            _ => self.behind_type_arguments_or_dimensions(start),
        };
        let Some(behind) = behind else { return Err(self.expected("an expression")) };
        self.position = behind;
        if self.at(TokenKind::ColonColon) {
            return self.method_reference(start);
        }
        if self.at(TokenKind::Dot) && self.ahead(1) == TokenKind::Class {
            self.bump();
            return Ok(self.unsupported_suffix(start, "class literals"));
        }
        Err(self.expected("`.class` or `::` after a type"))
    }

    /// Behind the type at `start`, which must be all there is up to the position and reach behind it.
    fn behind_type_arguments_or_dimensions(&self, start: usize) -> Option<usize> {
        let behind = self.behind_type(start)?;
        (behind > self.position).then_some(behind)
    }

    fn lambda(&mut self) -> Parse<Expr> {
        let start = self.position;
        if self.at(TokenKind::OpenParen) {
            self.skip_group()?;
        } else {
            self.bump();
        }
        self.expect(TokenKind::Arrow, "of the lambda expression")?;
        if self.at(TokenKind::OpenBrace) {
            self.skip_group()?;
        } else {
            self.expression()?;
        }
        Ok(self.unsupported_expression(start, "lambda expressions"))
    }

    fn switch_expression(&mut self) -> Parse<Expr> {
        let start = self.position;
        self.skip_switch()?;
        Ok(self.unsupported_expression(start, "`switch` expressions"))
    }

    /// Steps over `switch (…) {…}`.
    pub(super) fn skip_switch(&mut self) -> Parse<()> {
        self.bump();
        if !self.at(TokenKind::OpenParen) {
            return Err(self.expected("`(` after `switch`"));
        }
        self.skip_group()?;
        if !self.at(TokenKind::OpenBrace) {
            return Err(self.expected("`{` after `switch (…)`"));
        }
        self.skip_group()
    }

    /// `new C(…)`, `new T[n]`, `new T[]{…}`, …; the expression began at index `start`.
    fn creation(&mut self, start: usize) -> Parse<Expr> {
        self.bump();
        let type_start = self.position;
        let mut is_generic = false;
        if self.at(TokenKind::Less) {
            self.skip_group()?;
            is_generic = true;
        }
        let is_annotated = match self.kind() {
            TokenKind::AnnotationStart => self.skip_group().map(|()| true)?,
            TokenKind::JahobComment => self.eat(TokenKind::JahobComment).is_some(),
            _ => false,
        };
        let mut class = self.type_without_dimensions()?;
        if is_annotated {
            class = self.unsupported_type(type_start, "annotation comments behind `new`");
        }
        match self.kind() {
            TokenKind::OpenBracket | TokenKind::At => self.array_creation(start, class),
            TokenKind::OpenParen => {
                let arguments = self.arguments()?;
                if self.at(TokenKind::OpenBrace) {
                    self.skip_group()?;
                    return Ok(self.unsupported_expression(start, "anonymous classes"));
                }
                if is_generic {
                    return Ok(self.unsupported_expression(start, "calls with type arguments"));
                }
                Ok(Expr { kind: ExprKind::New { class, arguments }, span: self.span_from(start) })
            }
            TokenKind::OpenBrace if self.token().in_annotation => {
                self.skip_group()?;
                Ok(self.unsupported_expression(start, "set comprehensions"))
            }
            _ => Err(self.expected("`(` or `[` after the type of `new`")),
        }
    }

    fn array_creation(&mut self, start: usize, element: TypeRef) -> Parse<Expr> {
        let mut lengths = Vec::new();
        while self.at(TokenKind::OpenBracket) && self.ahead(1) != TokenKind::CloseBracket {
            let open = self.position;
            self.bump();
            lengths.push(self.expression()?);
            self.close(open, TokenKind::CloseBracket)?;
        }
        if self.at(TokenKind::At) {
            return self.annotated_array_creation(start);
        }
        let dimensions = lengths.len() + self.dimensions();
        let mut initializer = None;
        if self.at(TokenKind::OpenBrace) && lengths.is_empty() {
            initializer = Some(Box::new(self.array_initializer()?));
        } else if lengths.is_empty() {
            return Err(self.expected("the length of the array, or its elements in `{ … }`"));
        }
        let kind = ExprKind::NewArray { element, lengths, dimensions, initializer };
        let array = Expr { kind, span: self.span_from(start) };
        self.refuse_index_of_new_array(array)
    }

    /// `new int[n][i]` creates two dimensions: an index cannot follow.
    fn refuse_index_of_new_array(&mut self, array: Expr) -> Parse<Expr> {
        let has_elements = matches!(&array.kind, ExprKind::NewArray { initializer: Some(_), .. });
        if self.at(TokenKind::OpenBracket) && !has_elements {
            return Err(self.error("a length cannot follow an empty dimension of an array"));
        }
        Ok(array)
    }

    /// `new T @A [n]`
    fn annotated_array_creation(&mut self, start: usize) -> Parse<Expr> {
        loop {
            match self.behind_annotations(self.position) {
                Some(behind) if self.kind_at(behind) == TokenKind::OpenBracket => self.position = behind,
                _ => break,
            }
            self.skip_group()?;
        }
        if self.at(TokenKind::At) {
            return Err(self.expected("the length of the array"));
        }
        if self.at(TokenKind::OpenBrace) {
            self.skip_group()?;
        }
        Ok(self.unsupported_expression(start, "annotated types"))
    }

    /// `{ a, b }`
    pub(super) fn array_initializer(&mut self) -> Parse<Expr> {
        self.nested(|parser| {
            let start = parser.position;
            parser.expect(TokenKind::OpenBrace, "of the array initialiser")?;
            let mut elements = Vec::new();
            while !parser.at(TokenKind::CloseBrace) {
                elements.push(parser.variable_initializer()?);
                if parser.eat(TokenKind::Comma).is_none() {
                    break;
                }
            }
            parser.close(start, TokenKind::CloseBrace)?;
            Ok(Expr { kind: ExprKind::ArrayInitializer(elements), span: parser.span_from(start) })
        })
    }

    /// An expression or an array initialiser.
    pub(super) fn variable_initializer(&mut self) -> Parse<Expr> {
        if self.at(TokenKind::OpenBrace) { self.array_initializer() } else { self.expression() }
    }
}

/// Whether it is `a` or `a.b`, which could be a type.
fn is_name(expression: &Expr) -> bool {
    let mut inner = expression;
    while let ExprKind::Field(receiver, _) = &inner.kind {
        inner = receiver;
    }
    matches!(inner.kind, ExprKind::Name(_))
}
