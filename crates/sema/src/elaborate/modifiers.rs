//! Modifiers of the specification language: which of them mean something here, and where. The others make what they stand at `skipped`, by
//! their names: what is written and not understood is never passed over.

use super::world::World;
use crate::program::{
    Arithmetics, CodeArithmetic, Expr, ExprKind, LogicOp, MethodId, Nullness, SpecArithmetic, Unsupported,
};
use syntax::ast::{self, Member, Modifier, Modifiers};

/// Where modifiers stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Class,
    Field,
    Method,
    Parameter,
    Local,
    /// An invariant or another clause of a class.
    Clause,
}

/// The first modifier that means something which is not understood at this place.
pub(super) fn refused(modifiers: &Modifiers, place: Place) -> Option<Unsupported> {
    let (modifier, span) = modifiers.list.iter().find(|(modifier, _)| !is_honoured(*modifier, place))?;
    let of = match place {
        Place::Class => "a class",
        Place::Field => "a field",
        Place::Method => "a method",
        Place::Parameter => "a parameter",
        Place::Local => "a local variable",
        Place::Clause => "a clause",
    };
    Some(Unsupported { what: format!("the modifier `{}` of {of}", modifier.keyword()), span: *span })
}

fn is_honoured(modifier: Modifier, place: Place) -> bool {
    // What only says who may mention something in a specification: everything may.
    let is_visibility = matches!(modifier, Modifier::SpecPublic | Modifier::SpecProtected);
    // Runtime checks are no business of a verifier.
    let is_elsewhere = modifier == Modifier::SkipRac;
    if modifier.is_java() || is_visibility || is_elsewhere {
        return true;
    }
    let is_mode = matches!(
        modifier,
        Modifier::NullableByDefault
            | Modifier::NonNullByDefault
            | Modifier::SpecJavaMath
            | Modifier::SpecBigintMath
            | Modifier::CodeJavaMath
            | Modifier::CodeSafeMath
            | Modifier::CodeBigintMath
    );
    let is_nullness = matches!(modifier, Modifier::Nullable | Modifier::NonNull);
    match place {
        Place::Class => is_mode || matches!(modifier, Modifier::Pure | Modifier::Model),
        Place::Field => is_nullness || matches!(modifier, Modifier::Ghost | Modifier::Model | Modifier::Instance),
        Place::Method => {
            let is_own = matches!(
                modifier,
                Modifier::Pure
                    | Modifier::StrictlyPure
                    | Modifier::Helper
                    | Modifier::Model
                    | Modifier::Instance
                    | Modifier::NoState
                    | Modifier::TwoState
            );
            is_mode || is_nullness || is_own
        }
        Place::Parameter => is_nullness,
        // Any local variable may hold null.
        Place::Local => matches!(modifier, Modifier::Nullable | Modifier::Ghost),
        Place::Clause => modifier == Modifier::Instance,
    }
}

/// What is said of null, if anything is.
pub(super) fn nullness(modifiers: &Modifiers) -> Option<Nullness> {
    let is_nullable = |annotation: &ast::Annotation| {
        annotation.path.last().is_some_and(|name| matches!(&*name.name, "Nullable" | "CheckForNull"))
    };
    if modifiers.has(Modifier::Nullable) || modifiers.annotations.iter().any(is_nullable) {
        Some(Nullness::Nullable)
    } else {
        modifiers.has(Modifier::NonNull).then_some(Nullness::NonNull)
    }
}

/// What is said of null where nothing is said, if anything is.
pub(super) fn default_nullness(modifiers: &Modifiers) -> Option<Nullness> {
    if modifiers.has(Modifier::NullableByDefault) {
        Some(Nullness::Nullable)
    } else {
        modifiers.has(Modifier::NonNullByDefault).then_some(Nullness::NonNull)
    }
}

/// What whole numbers do under some modifiers, within what is around them.
pub(super) fn arithmetics(modifiers: &Modifiers, around: Arithmetics) -> Arithmetics {
    let mut made = around;
    for (modifier, span) in &modifiers.list {
        match modifier {
            Modifier::SpecJavaMath => made.specification = SpecArithmetic::Java,
            Modifier::SpecBigintMath => made.specification = SpecArithmetic::Mathematical,
            Modifier::CodeJavaMath => made.code = Some((CodeArithmetic::Java, *span)),
            Modifier::CodeSafeMath => made.code = Some((CodeArithmetic::Safe, *span)),
            Modifier::CodeBigintMath => made.code = Some((CodeArithmetic::Bigint, *span)),
            _ => {}
        }
    }
    made
}

impl World<'_> {
    /// The methods that a modifier makes doubtful: its own, or all of the class that it stands in.
    pub(super) fn refuse_modifiers(&self, doubts: &mut Vec<(MethodId, Unsupported)>) {
        for source in self.sources.values() {
            let of_fields = source.decl.members.iter().filter_map(|member| match member {
                Member::Field(field) => refused(&field.modifiers, Place::Field),
                _ => None,
            });
            let components = source.decl.components.iter();
            let of_components = components.filter_map(|component| refused(&component.modifiers, Place::Parameter));
            let of_class = refused(&source.decl.modifiers, Place::Class);
            let Some(reason) = of_class.into_iter().chain(of_fields).chain(of_components).next() else { continue };
            let methods = &self.program.classes[source.class].methods;
            doubts.extend(methods.iter().map(|method| (*method, reason.clone())));
        }
        for (id, text) in &self.texts {
            let Some(decl) = text.decl else { continue };
            let of_parameters = decl.parameters.iter().map(|one| refused(&one.modifiers, Place::Parameter));
            let reasons = std::iter::once(refused(&decl.modifiers, Place::Method)).chain(of_parameters);
            doubts.extend(reasons.flatten().take(1).map(|reason| (*id, reason)));
        }
    }

    /// Methods that are said to depend on no state, and read some.
    pub(super) fn refuse_state(&self, doubts: &mut Vec<(MethodId, Unsupported)>) {
        for (id, text) in &self.texts {
            let Some((_, span)) = text
                .decl
                .and_then(|decl| decl.modifiers.list.iter().find(|(modifier, _)| *modifier == Modifier::NoState))
            else {
                continue;
            };
            let mut reads = false;
            for statement in self.program.methods[*id].body.iter().flatten() {
                statement.visit_expressions(&mut |expr| expr.visit(&mut |part| reads |= self.is_state(*id, part)));
            }
            if reads {
                let what = "`no_state` methods that read the state, or may".to_owned();
                doubts.push((*id, Unsupported { what, span: *span }));
            }
        }
    }

    /// Whether an expression may read the state. What a method reads that has no state itself is checked there.
    fn is_state(&self, within: MethodId, expr: &Expr) -> bool {
        let has_state = |called: &MethodId| {
            let decl = self.texts.get(called).and_then(|text| text.decl);
            *called != within && !decl.is_some_and(|decl| decl.modifiers.has(Modifier::NoState))
        };
        match &expr.kind {
            ExprKind::Field(_, field) | ExprKind::StaticField(field) => self.program.fields[*field].constant.is_none(),
            ExprKind::StaticCall(called, _)
            | ExprKind::SuperCall(called, _)
            | ExprKind::VirtualCall(_, called, _)
            | ExprKind::ConstructorCall(called, _)
            | ExprKind::New(called, _) => has_state(called),
            ExprKind::Index(..) | ExprKind::Content(..) | ExprKind::Old(_) | ExprKind::Before(_) => true,
            ExprKind::Logic(op, _) => matches!(
                op,
                LogicOp::Fresh
                    | LogicOp::NewElemsFresh
                    | LogicOp::InvariantFor
                    | LogicOp::StaticInvariantFor
                    | LogicOp::NonNullElements
                    | LogicOp::Reach
                    | LogicOp::ReachLocations
                    | LogicOp::SeqOfArray
            ),
            _ => false,
        }
    }
}
