//! `c ? a : b` (JLS 15.25): numeric and boolean ones stand alone, the others take the type of where they go.

use super::operators::promoted_both;
use crate::checker::{Checker, Target};
use crate::patterns::Bindings;
use base::rules;
use classes::{Constant, Context, Primitive, Type};
use syntax::ast::{Expr, ExprKind, Literal};

impl<'a> Checker<'a> {
    /// `condition ? yes : no`
    pub(super) fn conditional(
        &mut self,
        e: &'a Expr,
        condition: &'a Expr,
        yes: &'a Expr,
        no: &'a Expr,
        target: &Target,
    ) -> Type {
        self.condition(condition);
        let bindings = std::mem::take(&mut self.body.bindings);
        let wanted = match target {
            Target::Assignment(ty) if ty.is_known() && !self.is_standalone(e) => Some(ty.clone()),
            _ => None,
        };
        if wanted == Some(Type::Void) {
            self.error(&rules::TYPE_ERROR, e.span, "this conditional expression has a value where none is expected");
            return Type::Unknown;
        }
        let branch = |checker: &mut Self, visible: &[_], branch: &'a Expr| {
            checker.with_bindings(visible, |checker| match &wanted {
                Some(ty) => checker.expression_for(branch, ty, "the value"),
                None => checker.expression(branch, &Target::None),
            })
        };
        let yes_type = branch(self, &bindings.when_true, yes);
        let no_type = branch(self, &bindings.when_false, no);
        self.body.bindings = Bindings::default();
        let ty = match wanted {
            Some(ty) => ty,
            None => self.joined_type(&[(yes, yes_type), (no, no_type)]),
        };
        self.set_conditional_constant(e, [condition, yes, no], &ty);
        ty
    }

    /// Remembers the value of a conditional expression all of whose parts are constant.
    pub(crate) fn set_conditional_constant(&mut self, e: &'a Expr, [condition, yes, no]: [&'a Expr; 3], ty: &Type) {
        let constant = match (self.constant_of(condition), self.constant_of(yes), self.constant_of(no)) {
            (Some(Constant::Boolean(true)), Some(value), Some(_))
            | (Some(Constant::Boolean(false)), Some(_), Some(value)) => self.converted_constant(&value, ty),
            _ => None,
        };
        self.set_constant(e, constant);
    }

    /// Whether a conditional expression is numeric or boolean, so that its type does not depend on where it goes.
    /// As in javac, the pattern variables of its condition are not visible to this question.
    pub(crate) fn is_standalone(&mut self, e: &'a Expr) -> bool {
        match &e.kind {
            ExprKind::Literal(literal) => !matches!(literal, Literal::String(_)),
            ExprKind::Lambda(_) | ExprKind::MethodReference(_) => false,
            ExprKind::Paren(inner) => self.is_standalone(inner),
            ExprKind::Conditional(_, yes, no) => self.is_standalone(yes) && self.is_standalone(no),
            ExprKind::Call(_) => {
                let (ty, _) = self.speculate(|checker| {
                    checker.expression(e, &Target::None);
                    checker.declared_result(e)
                });
                self.is_primitive_or_boxed(&ty)
            }
            ExprKind::New(new) => {
                let (ty, _) = self.speculate(|checker| checker.resolve_type(&new.class));
                self.is_primitive_or_boxed(&ty)
            }
            _ => {
                let (ty, _) = self.speculate(|checker| checker.expression(e, &Target::None));
                self.is_primitive_or_boxed(&ty)
            }
        }
    }

    /// The result of the method of a call as it is declared: a type parameter of the method stays one.
    fn declared_result(&mut self, e: &'a Expr) -> Type {
        let Some(info) = self.out().calls.get(&e.id) else {
            return Type::Unknown;
        };
        let (method, result) = (info.method, info.signature.result.clone());
        match &self.classes.method(method).result {
            // A type parameter of the class has been replaced by what it stands for there.
            Type::Variable(variable) if !self.classes.method(method).type_parameters.contains(variable) => result,
            declared => declared.clone(),
        }
    }

    fn is_primitive_or_boxed(&self, ty: &Type) -> bool {
        !matches!(ty, Type::Variable(_)) && self.classes.primitive_of(ty).is_some()
    }

    /// The type of an expression that has the value of one of several, which have been typed without a target: the
    /// branches of a conditional, or the results of a `switch`.
    pub(crate) fn joined_type(&mut self, branches: &[(&'a Expr, Type)]) -> Type {
        let Some((_, first)) = branches.first() else {
            return self.classes.object();
        };
        if branches.iter().all(|(_, ty)| self.classes.is_same(first, ty)) {
            return first.clone();
        }
        let mut types: Vec<Type> = Vec::new();
        for (e, ty) in branches {
            types.push(self.check_value(e, ty.clone()));
        }
        if types.iter().any(|ty| !ty.is_known()) {
            return Type::Unknown;
        }
        let primitives: Option<Vec<Primitive>> = types.iter().map(|ty| self.classes.primitive_of(ty)).collect();
        if let Some(ty) = primitives.and_then(|primitives| self.joined_primitive(branches, &types, &primitives)) {
            return Type::Primitive(ty);
        }
        let boxed: Vec<Type> = types.iter().map(|ty| self.classes.boxed(ty)).collect();
        for (at, ty) in boxed.iter().enumerate() {
            let mut others = boxed.iter().enumerate().filter(|(other, _)| *other != at);
            if others.all(|(_, other)| self.classes.is_convertible(other, ty, Context::Loose)) {
                return ty.clone();
            }
        }
        let known: Vec<Type> = boxed.into_iter().filter(|ty| *ty != Type::Null).collect();
        self.classes.lub(&known)
    }

    /// The primitive type of values that all are or unbox to primitive ones.
    fn joined_primitive(
        &self,
        branches: &[(&Expr, Type)],
        types: &[Type],
        primitives: &[Primitive],
    ) -> Option<Primitive> {
        use Primitive::{Boolean, Byte, Char, Int, Short};
        // An `int` constant that fits into a smaller type of the others does not make the result larger.
        for (at, small) in primitives.iter().enumerate() {
            let fits = |(other, primitive): (usize, &Primitive)| {
                other == at
                    || (*primitive == Int
                        && types[other] == Type::INT
                        && self.is_assignable(branches[other].0, &Type::INT, &Type::Primitive(*small)))
            };
            if matches!(small, Byte | Short | Char) && primitives.iter().enumerate().all(fits) {
                return Some(*small);
            }
        }
        let first = *primitives.first()?;
        if primitives.iter().all(|primitive| *primitive == first) {
            return Some(first);
        }
        if primitives.contains(&Boolean) {
            return None;
        }
        if primitives.iter().all(|primitive| matches!(primitive, Byte | Short)) {
            return Some(Short);
        }
        Some(primitives.iter().copied().fold(Int, promoted_both))
    }
}
