//! Which classes may be used where (JLS 6.6).

use crate::checker::Checker;
use base::Name;
use classes::{ClassId, Flags};

impl<'a> Checker<'a> {
    /// Whether a class may be used in a package by code that is in no relation with it: it and all classes around it
    /// are public or in the same package.
    pub fn is_class_accessible_in(&self, class: ClassId, package: Option<Name>) -> bool {
        let found = self.classes.class(class);
        let is_same_package = *found.package == *package.map_or("", Name::as_str);
        let is_accessible =
            if found.flags.has(Flags::PRIVATE) { false } else { found.flags.has(Flags::PUBLIC) || is_same_package };
        is_accessible && found.outer.is_none_or(|outer| self.is_class_accessible_in(outer, package))
    }

    /// Whether a member class may be used here, found as a member of `site`.
    pub(super) fn is_member_class_accessible(&mut self, member: ClassId, site: ClassId) -> bool {
        let found = self.classes.class(member);
        let here = self.current_class();
        if found.flags.has(Flags::PUBLIC) {
            return true;
        }
        if found.flags.has(Flags::PRIVATE) {
            // A private class is not inherited, so it is no member of a subclass.
            return found.outer == Some(site)
                && here.is_some_and(|here| self.outermost(here) == self.outermost(member));
        }
        if *found.package == *self.package_here().map_or("", Name::as_str) {
            return true;
        }
        let (true, Some(owner)) = (found.flags.has(Flags::PROTECTED), found.outer) else { return false };
        let mut class = here;
        while let Some(current) = class {
            if self.is_below(current, owner) {
                return true;
            }
            class = self.classes.class(current).outer;
        }
        false
    }

    /// The top-level class around a class.
    pub fn outermost(&self, mut class: ClassId) -> ClassId {
        while let Some(outer) = self.classes.class(class).outer {
            class = outer;
        }
        class
    }

    /// Whether a class is another or is below it, also while headers are being resolved.
    pub fn is_below(&mut self, class: ClassId, other: ClassId) -> bool {
        let mut seen = vec![class];
        let mut next = 0;
        while let Some(current) = seen.get(next).copied() {
            if current == other {
                return true;
            }
            next += 1;
            for above in self.supers(current) {
                if !seen.contains(&above) {
                    seen.push(above);
                }
            }
        }
        false
    }
}
