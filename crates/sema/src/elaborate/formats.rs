//! `String.format`, `formatted` and `printf` with a format that is written there and fits its arguments: it throws nothing, so that proofs need
//! not look into it. What the program says of its own objects (`toString`) is called before.

use super::body::Body;
use super::expressions::sequence;
use super::world::Made;
use crate::program::{ClassId, Expr, ExprKind, MethodId, Origin, Stmt, StmtKind, Type};
use base::Span;

/// What a specifier asks of its argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wanted {
    /// `%s`
    Text,
    /// `%h`
    Hash,
    /// `%b`
    Anything,
    /// `%c`
    Character,
    /// `%d`, `%x`, `%o`
    Whole,
    /// `%f`, `%e`, `%g`
    Fraction,
}

const WHOLE: [&str; 4] = ["java.lang.Integer", "java.lang.Long", "java.lang.Short", "java.lang.Byte"];
const FRACTION: [&str; 2] = ["java.lang.Double", "java.lang.Float"];
const OTHER: [&str; 3] = ["java.lang.String", "java.lang.Character", "java.lang.Boolean"];

/// Wider output than this is not common, and may need more memory than there is.
const WIDEST: u32 = 9999;

impl Body<'_, '_> {
    /// The same call, as one that does not fail if its format fits its arguments.
    pub(super) fn fitting(&mut self, call: Expr) -> Made<Expr> {
        let Some((format, elements)) = self.format_call(&call) else { return Ok(call) };
        let Some(wanted) = specifiers(format) else { return Ok(call) };
        let fits = wanted.len() <= elements.len()
            && wanted.iter().zip(elements).all(|(wanted, element)| self.fits(*wanted, &element.ty));
        if !fits || self.is_printed(&call) && self.has_own("java.io.OutputStream") {
            return Ok(call);
        }
        let wanted = wanted.clone();
        let Expr { kind, ty, span } = call;
        let (mut before, printed, format, array) = match kind {
            ExprKind::StaticCall(_, arguments) => {
                let Ok([format, array]) = <[Expr; 2]>::try_from(arguments) else { return self.lost(span) };
                (Vec::new(), None, format, array)
            }
            ExprKind::VirtualCall(receiver, _, mut arguments) => {
                let Some(array) = arguments.pop() else { return self.lost(span) };
                match arguments.pop() {
                    None => (Vec::new(), None, *receiver, array),
                    Some(format) => {
                        let stream = self.fresh("stream", receiver.ty.clone(), receiver.span);
                        let kept = self.local(stream, receiver.span);
                        let first = Stmt { kind: StmtKind::Local(stream, Some(*receiver)), span };
                        (vec![first], Some(kept), format, array)
                    }
                }
            }
            _ => return self.lost(span),
        };
        let array = self.shown(array, &wanted, &mut before)?;
        let types = ["java.lang.String", "java.lang.Object[]"];
        let method = self.world.library_method("java.lang.String", "formatFitting", &types, span)?;
        let string = self.world.string();
        let text = Expr { kind: ExprKind::StaticCall(method, vec![format, array]), ty: string, span };
        let Some(stream) = printed else { return Ok(sequence(before, text)) };
        let append = self.world.library_method("java.io.PrintStream", "append", &["java.lang.CharSequence"], span)?;
        Ok(sequence(before, Expr { kind: ExprKind::VirtualCall(Box::new(stream), append, vec![text]), ty, span }))
    }

    fn lost(&self, span: Span) -> Made<Expr> {
        super::world::unsupported("calls whose arguments are not certain", span)
    }

    /// The format and the arguments, if a call is one of those.
    fn format_call<'e>(&self, call: &'e Expr) -> Option<(&'e [u16], &'e [Expr])> {
        let (method, format, array) = match &call.kind {
            ExprKind::StaticCall(method, arguments) => match arguments.as_slice() {
                [format, array] => (*method, format, array),
                _ => return None,
            },
            ExprKind::VirtualCall(receiver, method, arguments) => match arguments.as_slice() {
                [array] => (*method, &**receiver, array),
                [format, array] => (*method, format, array),
                _ => return None,
            },
            _ => return None,
        };
        let (ExprKind::String(format), ExprKind::ArrayLiteral(elements)) = (&format.kind, &array.kind) else {
            return None;
        };
        let is_one = matches!(
            (self.class_of_method(method), &*self.world.program.methods[method].name),
            ("java.lang.String", "format" | "formatted") | ("java.io.PrintStream", "printf" | "format")
        );
        is_one.then_some((&**format, elements.as_slice()))
    }

    fn class_of_method(&self, method: MethodId) -> &str {
        &self.world.program.classes[self.world.program.methods[method].owner].name
    }

    fn is_printed(&self, call: &Expr) -> bool {
        matches!(&call.kind, ExprKind::VirtualCall(_, method, _) if self.class_of_method(*method) == "java.io.PrintStream")
    }

    /// Whether the program has a class of its own below this one.
    fn has_own(&self, name: &str) -> bool {
        let program = &self.world.program;
        let Some(class) = program.class_named(name) else { return false };
        let mut own = program.classes.iter().filter(|(_, class)| class.origin == Origin::Source);
        own.any(|(id, _)| program.is_subclass(id, class))
    }

    /// Whether every value of a type is one that a specifier takes.
    fn fits(&self, wanted: Wanted, ty: &Type) -> bool {
        let is_one = |names: &[&str]| self.is_value(ty, names);
        match wanted {
            Wanted::Anything => true,
            Wanted::Text => !self.has_own("java.util.Formattable"),
            Wanted::Hash => is_one(&WHOLE) || is_one(&FRACTION) || is_one(&OTHER),
            Wanted::Character => is_one(&["java.lang.Character"]),
            Wanted::Whole => is_one(&WHOLE),
            Wanted::Fraction => is_one(&FRACTION),
        }
    }

    fn is_value(&self, ty: &Type, names: &[&str]) -> bool {
        let name = |class: &ClassId| self.world.program.classes[*class].name;
        *ty == Type::Null || matches!(ty, Type::Class(class) if names.contains(&&*name(class)))
    }

    /// The array of arguments, with the text in place of each object that says itself how it reads.
    fn shown(&mut self, array: Expr, wanted: &[Wanted], before: &mut Vec<Stmt>) -> Made<Expr> {
        let Expr { kind, ty, span } = array;
        let ExprKind::ArrayLiteral(elements) = kind else { return self.lost(span) };
        let is_plain = |body: &Self, element: &Expr| {
            [&WHOLE[..], &FRACTION, &OTHER].iter().any(|names| body.is_value(&element.ty, names))
        };
        let says_itself: Vec<bool> = elements
            .iter()
            .enumerate()
            .map(|(at, element)| wanted.get(at) == Some(&Wanted::Text) && !is_plain(self, element))
            .collect();
        if !says_itself.contains(&true) {
            return Ok(Expr { kind: ExprKind::ArrayLiteral(elements), ty, span });
        }
        let string = self.world.string();
        let method = self.world.library_method("java.lang.String", "valueOf", &["java.lang.Object"], span)?;
        let mut shown = Vec::new();
        for (element, says_itself) in elements.into_iter().zip(says_itself) {
            let span = element.span;
            let local = self.fresh("argument", element.ty.clone(), span);
            before.push(Stmt { kind: StmtKind::Local(local, Some(element)), span });
            let kept = self.local(local, span);
            shown.push(match says_itself {
                true => Expr { kind: ExprKind::StaticCall(method, vec![kept]), ty: string.clone(), span },
                false => kept,
            });
        }
        Ok(Expr { kind: ExprKind::ArrayLiteral(shown), ty, span })
    }
}

/// What the specifiers of a format ask for, in their order; `None` if there is one that is not plain, or is wrong.
fn specifiers(format: &[u16]) -> Option<Vec<Wanted>> {
    let format = String::from_utf16(format).ok()?;
    let mut found = Vec::new();
    let mut rest = format.as_str();
    while let Some(at) = rest.find('%') {
        rest = &rest[at + 1..];
        let flags = taken(&mut rest, |letter| "-#+ 0,(".contains(letter));
        let width = number(taken(&mut rest, |letter| letter.is_ascii_digit()))?;
        let precision = match rest.strip_prefix('.') {
            Some(behind) => {
                rest = behind;
                Some(number(taken(&mut rest, |letter| letter.is_ascii_digit()))??)
            }
            None => None,
        };
        let conversion = rest.chars().next()?;
        rest = &rest[conversion.len_utf8()..];
        found.extend(specifier(flags, width, precision, conversion)?);
    }
    Some(found)
}

fn taken<'t>(rest: &mut &'t str, is_one: impl Fn(char) -> bool) -> &'t str {
    let end = rest.find(|letter| !is_one(letter)).unwrap_or(rest.len());
    let (first, second) = rest.split_at(end);
    *rest = second;
    first
}

/// A number, none where there are no digits; `None` if it is too large.
fn number(digits: &str) -> Option<Option<u32>> {
    match digits {
        "" => Some(None),
        digits => digits.parse().ok().filter(|number| *number <= WIDEST).map(Some),
    }
}

/// What a specifier takes, none for `%n` and `%%`; `None` if it is not certain to be right.
fn specifier(flags: &str, width: Option<u32>, precision: Option<u32>, conversion: char) -> Option<Option<Wanted>> {
    let has = |flag: char| flags.contains(flag);
    let is_twice = flags.chars().any(|flag| flags.matches(flag).count() > 1);
    let needs_width = has('-') || has('0');
    if is_twice || needs_width && width.is_none() || has('+') && has(' ') || has('-') && has('0') {
        return None;
    }
    let (allowed, takes_precision, wanted) = match conversion {
        'n' | '%' => ("", false, None),
        's' | 'S' => ("-", true, Some(Wanted::Text)),
        'b' | 'B' => ("-", true, Some(Wanted::Anything)),
        'h' | 'H' => ("-", true, Some(Wanted::Hash)),
        'c' | 'C' => ("-", false, Some(Wanted::Character)),
        'd' => ("-+ 0,(", false, Some(Wanted::Whole)),
        'x' | 'X' | 'o' => ("-#0", false, Some(Wanted::Whole)),
        'f' => ("-#+ 0,(", true, Some(Wanted::Fraction)),
        'e' | 'E' => ("-#+ 0(", true, Some(Wanted::Fraction)),
        'g' | 'G' => ("-+ 0,(", true, Some(Wanted::Fraction)),
        _ => return None,
    };
    let is_right = flags.chars().all(|flag| allowed.contains(flag))
        && (precision.is_none() || takes_precision)
        && (wanted.is_some() || width.is_none());
    is_right.then_some(wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(format: &str) -> Option<Vec<Wanted>> {
        specifiers(&format.encode_utf16().collect::<Vec<_>>())
    }

    #[test]
    fn plain_formats_are_understood() {
        assert_eq!(of("no specifier"), Some(vec![]));
        assert_eq!(of("%s has %,d%n"), Some(vec![Wanted::Text, Wanted::Whole]));
        assert_eq!(of("%-10s|%05d|%8.3f|100%%"), Some(vec![Wanted::Text, Wanted::Whole, Wanted::Fraction]));
        assert_eq!(of("%c%b%X%.2e"), Some(vec![Wanted::Character, Wanted::Anything, Wanted::Whole, Wanted::Fraction]));
    }

    #[test]
    fn what_may_fail_is_not() {
        for format in [
            "%", "%q", "%-d", "%0d", "%.2d", "%+s", "%+ d", "%-05d", "%--5d", "%1$s", "%<s", "%tY", "%#s", "%,x",
            "%99999s", "%5n", "%(x",
        ] {
            assert_eq!(of(format), None, "{format}");
        }
    }
}
