//! The functions of specifications, and sets of locations as values.

use super::body::{Body, Iterated};
use super::formulas::mentions_old;
use super::world::{Made, unsupported};
use crate::program::{ComprehensionOp, ContentOp, Expr, ExprKind, Location, LogicOp, Type};
use base::Span;
use syntax::ast::{self, BinaryOp, SpecExpr};

impl Body<'_, '_> {
    /// `\name(arguments)`
    pub(super) fn logic_function(&mut self, expr: &ast::Expr, name: &str, arguments: &[ast::Expr]) -> Made<Expr> {
        let span = expr.span;
        if let Some(op) = ContentOp::named(name) {
            let ty = self.type_of(expr)?;
            let ty = self.world.erase(&ty);
            let arguments = arguments.iter().map(|argument| self.expression(argument)).collect::<Made<Vec<Expr>>>()?;
            return Ok(Expr { kind: ExprKind::Content(op, arguments), ty, span });
        }
        let logic =
            |op: LogicOp, ty: Type, arguments: Vec<Expr>| Expr { kind: ExprKind::Logic(op, arguments), ty, span };
        Ok(match name {
            "before" => self.before(arguments, span)?,
            "fresh" => logic(LogicOp::Fresh, Type::Boolean, self.objects_or_locations(arguments)?),
            "new_elems_fresh" => logic(LogicOp::NewElemsFresh, Type::Boolean, self.location_sets(arguments)?),
            "invariant_for" => logic(LogicOp::InvariantFor, Type::Boolean, self.all(arguments)?),
            "static_invariant_for" => {
                let class = self.type_literal(arguments, span)?;
                logic(LogicOp::StaticInvariantFor, Type::Boolean, vec![class])
            }
            "nonnullelements" => logic(LogicOp::NonNullElements, Type::Boolean, self.all(arguments)?),
            "typeof" => logic(LogicOp::TypeOf, Type::TypeValue, self.all(arguments)?),
            "type" => self.type_literal(arguments, span)?,
            "max" | "min" => {
                let ty = self.type_of(expr)?;
                let ty = self.world.erase(&ty);
                if !ty.is_integral() {
                    return unsupported("the greatest or least of numbers that are not whole", span);
                }
                let op = if name == "max" { LogicOp::Max } else { LogicOp::Min };
                logic(op, ty, self.all(arguments)?)
            }
            "locset" | "storeref" | "singleton" | "set_union" | "intersect" | "set_minus" | "all_fields"
            | "reachLocs" | "all_objects" => self.location_set(expr)?,
            "disjoint" => logic(LogicOp::Disjoint, Type::Boolean, self.location_sets(arguments)?),
            "subset" => logic(LogicOp::Subset, Type::Boolean, self.location_sets(arguments)?),
            "reach" => logic(LogicOp::Reach, Type::Boolean, self.path(arguments)?),
            "seq_empty" => logic(LogicOp::SeqEmpty, Type::Seq, Vec::new()),
            "seq" | "seq_singleton" => {
                let mut made = logic(LogicOp::SeqEmpty, Type::Seq, Vec::new());
                for argument in arguments {
                    let one = vec![self.expression(argument)?];
                    let one = logic(LogicOp::SeqSingleton, Type::Seq, one);
                    made = match made.kind {
                        ExprKind::Logic(LogicOp::SeqEmpty, _) => one,
                        _ => logic(LogicOp::SeqConcat, Type::Seq, vec![made, one]),
                    };
                }
                made
            }
            "seq_concat" => logic(LogicOp::SeqConcat, Type::Seq, self.all(arguments)?),
            "seq_sub" => logic(LogicOp::SeqSub, Type::Seq, self.all(arguments)?),
            "seq_reverse" => logic(LogicOp::SeqReverse, Type::Seq, self.all(arguments)?),
            "seq_put" | "seq_upd" => logic(LogicOp::SeqUpdate, Type::Seq, self.all(arguments)?),
            "seq_length" => logic(LogicOp::SeqLength, Type::BigInt, self.all(arguments)?),
            "seq_get" => {
                let ty = self.world.object();
                logic(LogicOp::SeqGet, ty, self.all(arguments)?)
            }
            "array2seq" => logic(LogicOp::SeqOfArray, Type::Seq, self.all(arguments)?),
            _ => return unsupported(format!("`\\{name}` expressions"), span),
        })
    }

    /// `\name`
    pub(super) fn logic_word(&mut self, name: &str, span: Span) -> Made<Expr> {
        let made = |kind: ExprKind, ty: Type| Ok(Expr { kind, ty, span });
        match name {
            "inv" => {
                let this = self.this_object(self.java_class, span)?;
                made(ExprKind::Logic(LogicOp::InvariantFor, vec![this]), Type::Boolean)
            }
            "index" | "values" => match (name, self.iterated) {
                ("index", Some(Iterated::Array)) => made(ExprKind::Logic(LogicOp::Position, Vec::new()), Type::Int),
                ("index", Some(Iterated::Collection(iterator))) => self.given(iterator, span),
                ("values", Some(Iterated::Collection(iterator))) => self.given_elements(iterator, span),
                _ => unsupported(format!("`\\{name}` expressions"), span),
            },
            "seq_empty" => made(ExprKind::Logic(LogicOp::SeqEmpty, Vec::new()), Type::Seq),
            "empty" | "nothing" | "strictly_nothing" => made(ExprKind::Locations(Vec::new()), Type::Locset),
            "everything" => made(ExprKind::Logic(LogicOp::Everything, Vec::new()), Type::Locset),
            _ => unsupported(format!("`\\{name}` expressions"), span),
        }
    }

    /// `\before(e)`
    fn before(&mut self, arguments: &[ast::Expr], span: Span) -> Made<Expr> {
        let [inner] = arguments else { return unsupported("`\\before` of several values", span) };
        if mentions_old(inner) {
            return unsupported("earlier states inside of `\\before`", span);
        }
        let inner = self.expression(inner)?;
        let ty = inner.ty.clone();
        Ok(Expr { kind: ExprKind::Before(Box::new(inner)), ty, span })
    }

    fn all(&mut self, arguments: &[ast::Expr]) -> Made<Vec<Expr>> {
        arguments.iter().map(|argument| self.expression(argument)).collect()
    }

    fn location_sets(&mut self, arguments: &[ast::Expr]) -> Made<Vec<Expr>> {
        arguments.iter().map(|argument| self.location_set(argument)).collect()
    }

    /// The field that paths go along, as the place that was written, and the other arguments.
    fn path(&mut self, arguments: &[ast::Expr]) -> Made<Vec<Expr>> {
        let mut made = Vec::new();
        for (position, argument) in arguments.iter().enumerate() {
            made.push(if position == 0 { self.raw(argument)? } else { self.expression(argument)? });
        }
        Ok(made)
    }

    fn objects_or_locations(&mut self, arguments: &[ast::Expr]) -> Made<Vec<Expr>> {
        let mut made = Vec::new();
        for argument in arguments {
            let ty = self.type_of(argument)?;
            made.push(match self.world.erase(&ty) {
                Type::Locset => self.location_set(argument)?,
                _ => self.expression(argument)?,
            });
        }
        Ok(made)
    }

    fn type_literal(&mut self, arguments: &[ast::Expr], span: Span) -> Made<Expr> {
        let named = match arguments {
            [ast::Expr { kind: ast::ExprKind::Specification(inner), .. }] => match &**inner {
                SpecExpr::Type(written) => self.written_type(written)?,
                _ => return unsupported("types that are computed", span),
            },
            [name] => match self.attribution().symbols.get(&name.id) {
                Some(typing::Symbol::Class(ty)) => ty.clone(),
                _ => return unsupported("types that are computed", span),
            },
            _ => return unsupported("types that are computed", span),
        };
        let named = self.world.erase(&named);
        Ok(Expr { kind: ExprKind::TypeLiteral(named), ty: Type::TypeValue, span })
    }

    /// An expression that stands for locations: a field or array element for itself, or a set of them.
    pub(super) fn location_set(&mut self, expr: &ast::Expr) -> Made<Expr> {
        let span = expr.span;
        let logic =
            |op: LogicOp, arguments: Vec<Expr>| Expr { kind: ExprKind::Logic(op, arguments), ty: Type::Locset, span };
        match &expr.kind {
            ast::ExprKind::Paren(inner) => self.location_set(inner),
            ast::ExprKind::Conditional(condition, yes, no) => {
                let condition = self.condition(condition)?;
                let (yes, no) = (self.location_set(yes)?, self.location_set(no)?);
                let kind = ExprKind::Conditional(Box::new(condition), Box::new(yes), Box::new(no));
                Ok(Expr { kind, ty: Type::Locset, span })
            }
            ast::ExprKind::Binary(op @ (BinaryOp::Add | BinaryOp::Or | BinaryOp::Sub | BinaryOp::And), left, right) => {
                let both = vec![self.location_set(left)?, self.location_set(right)?];
                Ok(logic(
                    match op {
                        BinaryOp::Sub => LogicOp::Minus,
                        BinaryOp::And => LogicOp::Intersect,
                        _ => LogicOp::Union,
                    },
                    both,
                ))
            }
            ast::ExprKind::Specification(inner) => match &**inner {
                SpecExpr::Function(name, arguments) => match &*name.name {
                    "singleton" if arguments.len() == 1 => {
                        let place = self.raw(&arguments[0])?;
                        self.single_location(place, span)
                    }
                    "locset" | "storeref" | "singleton" | "set_union" => {
                        Ok(logic(LogicOp::Union, self.location_sets(arguments)?))
                    }
                    "reachLocs" => Ok(logic(LogicOp::ReachLocations, self.path(arguments)?)),
                    "intersect" => Ok(logic(LogicOp::Intersect, self.location_sets(arguments)?)),
                    "set_minus" => Ok(logic(LogicOp::Minus, self.location_sets(arguments)?)),
                    "all_fields" => match arguments.as_slice() {
                        [object] if !self.is_class_name(object) => {
                            Ok(locations(vec![Location::AllFields(self.expression(object)?)], span))
                        }
                        _ => unsupported("all static fields of a class as locations", span),
                    },
                    name => unsupported(format!("`\\{name}` locations"), span),
                },
                SpecExpr::Word(word) => self.logic_word(&word.name, span),
                SpecExpr::AllFields(object) if !self.is_class_name(object) => {
                    Ok(locations(vec![Location::AllFields(self.expression(object)?)], span))
                }
                SpecExpr::AllElements(array) => {
                    Ok(locations(vec![Location::AllElements(self.expression(array)?)], span))
                }
                SpecExpr::Elements(array, low, high) => {
                    let (array, low) = (self.expression(array)?, self.expression(low)?);
                    Ok(locations(vec![Location::Elements(array, low, self.expression(high)?)], span))
                }
                SpecExpr::Quantified(quantified) if quantified.quantifier == ast::Quantifier::InfiniteUnion => {
                    self.comprehension(ComprehensionOp::Union, quantified, expr)
                }
                SpecExpr::Old(..) | SpecExpr::Result | SpecExpr::Let(..) | SpecExpr::Labelled(..) => {
                    let made = self.raw(expr)?;
                    match made.ty {
                        Type::Locset => Ok(made),
                        _ => unsupported("places in an earlier state as locations", span),
                    }
                }
                _ => unsupported("locations of this form", span),
            },
            _ => {
                let made = self.raw(expr)?;
                match made.ty {
                    Type::Locset => Ok(made),
                    _ => self.single_location(made, span),
                }
            }
        }
    }

    /// The set that has one place in it.
    fn single_location(&mut self, place: Expr, span: Span) -> Made<Expr> {
        Ok(locations(
            vec![match place.kind {
                ExprKind::Field(object, field) => Location::Field(*object, field),
                ExprKind::StaticField(field) => Location::StaticField(field),
                ExprKind::Index(array, index) => Location::Elements(*array, (*index).clone(), *index),
                _ => return unsupported("locations of this form", span),
            }],
            span,
        ))
    }

    /// `\sum` and its kin.
    pub(super) fn comprehension(
        &mut self,
        op: ComprehensionOp,
        written: &ast::Quantified,
        expr: &ast::Expr,
    ) -> Made<Expr> {
        let span = expr.span;
        let mut variables = Vec::new();
        for variable in &written.variables {
            let id = self.declared_local(variable.span)?;
            variables.push(self.declare(id));
        }
        let range = match written.range.as_slice() {
            [] => None,
            [range] => Some(Box::new(self.formula(range)?)),
            // `\bsum` has bounds instead of a range.
            [low, high] => {
                let (low, high) = (self.expression(low)?, self.expression(high)?);
                let Some(variable) = variables.first().map(|id| self.local(*id, span)) else {
                    return unsupported("bounds without a variable", span);
                };
                let compare = |op, left: Expr, right: Expr| Expr {
                    kind: ExprKind::Binary(op, Box::new(left), Box::new(right)),
                    ty: Type::Boolean,
                    span,
                };
                let above = compare(BinaryOp::Le, low, variable.clone());
                let below = compare(BinaryOp::Lt, variable, high);
                Some(Box::new(compare(BinaryOp::AndAlso, above, below)))
            }
            _ => return unsupported("quantifiers with several ranges", span),
        };
        let body = match op {
            ComprehensionOp::NumOf => self.formula(&written.body)?,
            ComprehensionOp::Union => self.location_set(&written.body)?,
            _ => self.expression(&written.body)?,
        };
        let ty = match op {
            ComprehensionOp::Union => Type::Locset,
            _ if op != ComprehensionOp::NumOf && !body.ty.is_integral() => {
                return unsupported("sums of numbers that are not whole", span);
            }
            _ => {
                let ty = self.type_of(expr)?;
                self.world.erase(&ty)
            }
        };
        Ok(Expr { kind: ExprKind::Comprehension { op, variables, range, body: Box::new(body) }, ty, span })
    }

    /// `(\seq_def T x; low; high; body)`
    pub(super) fn sequence_definition(&mut self, written: &ast::Quantified, span: Span) -> Made<Expr> {
        let ([variable], [low, high]) = (written.variables.as_slice(), written.range.as_slice()) else {
            return unsupported("definitions of sequences of this form", span);
        };
        let (low, high) = (Box::new(self.expression(low)?), Box::new(self.expression(high)?));
        let id = self.declared_local(variable.span)?;
        let variable = self.declare(id);
        let body = Box::new(self.expression(&written.body)?);
        Ok(Expr { kind: ExprKind::SequenceDefinition { variable, low, high, body }, ty: Type::Seq, span })
    }
}

fn locations(list: Vec<Location>, span: Span) -> Expr {
    Expr { kind: ExprKind::Locations(list), ty: Type::Locset, span }
}
