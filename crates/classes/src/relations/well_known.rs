//! Classes that the language itself knows by name.

use crate::table::{ClassId, Classes};
use crate::types::Type;
use base::Name;
use std::sync::LazyLock;

static OBJECT: LazyLock<Name> = LazyLock::new(|| Name::new("java.lang.Object"));
static STRING: LazyLock<Name> = LazyLock::new(|| Name::new("java.lang.String"));
static CLONEABLE: LazyLock<Name> = LazyLock::new(|| Name::new("java.lang.Cloneable"));
static SERIALIZABLE: LazyLock<Name> = LazyLock::new(|| Name::new("java.io.Serializable"));

impl Classes {
    /// The class with this binary name.
    pub fn well_known(&self, name: &str) -> Option<ClassId> {
        self.find(Name::new(name))
    }

    /// The class with this binary name as a type without arguments; not known if there is none.
    pub fn class_named(&self, name: &str) -> Type {
        self.well_known(name).map_or(Type::Unknown, Type::class)
    }

    /// `java.lang.Object`
    pub fn object(&self) -> Type {
        self.object_class().map_or(Type::Unknown, Type::class)
    }

    /// `java.lang.String`
    pub fn string(&self) -> Type {
        self.find(*STRING).map_or(Type::Unknown, Type::class)
    }

    /// The class `java.lang.Object`.
    pub(crate) fn object_class(&self) -> Option<ClassId> {
        self.find(*OBJECT)
    }

    /// Whether it is the type `java.lang.Object`.
    pub fn is_object(&self, ty: &Type) -> bool {
        ty.class_id().is_some_and(|class| self.class(class).binary_name == *OBJECT)
    }

    /// The interfaces that every array implements, in the order of javac.
    pub(crate) fn array_interfaces(&self) -> Vec<Type> {
        [*SERIALIZABLE, *CLONEABLE].into_iter().filter_map(|name| self.find(name)).map(Type::class).collect()
    }
}
