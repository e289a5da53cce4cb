//! Interned names: comparing two costs one pointer comparison, and copying one costs nothing.

use std::cmp::Ordering;
use std::collections::HashSet;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{LazyLock, Mutex, PoisonError};

/// An interned string. Ordered by its text, so that sorted output never depends on the run.
#[derive(Clone, Copy)]
pub struct Name(&'static str);

static NAMES: LazyLock<Mutex<HashSet<&'static str>>> = LazyLock::new(Mutex::default);

impl Name {
    /// The name with this text.
    pub fn new(text: &str) -> Name {
        let mut names = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = names.get(text) {
            return Name(known);
        }
        // Names live as long as the process: a program has few distinct ones, and they repeat.
        let kept: &'static str = Box::leak(text.into());
        names.insert(kept);
        Name(kept)
    }

    /// The text of the name.
    pub fn as_str(self) -> &'static str {
        self.0
    }
}

impl PartialEq for Name {
    fn eq(&self, other: &Name) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Name {}

impl Hash for Name {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.as_ptr().hash(state);
    }
}

impl PartialOrd for Name {
    fn partial_cmp(&self, other: &Name) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Name {
    fn cmp(&self, other: &Name) -> Ordering {
        self.0.cmp(other.0)
    }
}

impl Deref for Name {
    type Target = str;
    fn deref(&self) -> &str {
        self.0
    }
}

impl From<&str> for Name {
    fn from(text: &str) -> Name {
        Name::new(text)
    }
}

impl From<String> for Name {
    fn from(text: String) -> Name {
        Name::new(&text)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.0, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_are_one_name_and_order_is_by_text() {
        let text = String::from("withdraw");
        assert_eq!(Name::new("withdraw"), Name::from(text));
        assert_ne!(Name::new("withdraw"), Name::new("deposit"));
        assert!(Name::new("deposit") < Name::new("withdraw"));
    }
}
