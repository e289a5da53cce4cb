//! What Invar knows of `java.lang` by name alone: its public types, its exceptions, and the methods of `Object`.

use crate::program::Type;

/// The public types of `java.lang` (JDK 21), sorted.
const TYPE_NAMES: &[&str] = &[
    "AbstractMethodError",
    "Appendable",
    "ArithmeticException",
    "ArrayIndexOutOfBoundsException",
    "ArrayStoreException",
    "AssertionError",
    "AutoCloseable",
    "Boolean",
    "BootstrapMethodError",
    "Byte",
    "CharSequence",
    "Character",
    "Class",
    "ClassCastException",
    "ClassCircularityError",
    "ClassFormatError",
    "ClassLoader",
    "ClassNotFoundException",
    "ClassValue",
    "CloneNotSupportedException",
    "Cloneable",
    "Comparable",
    "Compiler",
    "Deprecated",
    "Double",
    "Enum",
    "EnumConstantNotPresentException",
    "Error",
    "Exception",
    "ExceptionInInitializerError",
    "Float",
    "FunctionalInterface",
    "IO",
    "IllegalAccessError",
    "IllegalAccessException",
    "IllegalArgumentException",
    "IllegalCallerException",
    "IllegalMonitorStateException",
    "IllegalStateException",
    "IllegalThreadStateException",
    "IncompatibleClassChangeError",
    "IndexOutOfBoundsException",
    "InheritableThreadLocal",
    "InstantiationError",
    "InstantiationException",
    "Integer",
    "InternalError",
    "InterruptedException",
    "Iterable",
    "LayerInstantiationException",
    "LinkageError",
    "Long",
    "MatchException",
    "Math",
    "Module",
    "ModuleLayer",
    "NegativeArraySizeException",
    "NoClassDefFoundError",
    "NoSuchFieldError",
    "NoSuchFieldException",
    "NoSuchMethodError",
    "NoSuchMethodException",
    "NullPointerException",
    "Number",
    "NumberFormatException",
    "Object",
    "OutOfMemoryError",
    "Override",
    "Package",
    "Process",
    "ProcessBuilder",
    "ProcessHandle",
    "Readable",
    "Record",
    "ReflectiveOperationException",
    "Runnable",
    "Runtime",
    "RuntimeException",
    "RuntimePermission",
    "SafeVarargs",
    "ScopedValue",
    "SecurityException",
    "SecurityManager",
    "Short",
    "StackOverflowError",
    "StackTraceElement",
    "StackWalker",
    "StrictMath",
    "String",
    "StringBuffer",
    "StringBuilder",
    "StringIndexOutOfBoundsException",
    "StringTemplate",
    "SuppressWarnings",
    "System",
    "Thread",
    "ThreadDeath",
    "ThreadGroup",
    "ThreadLocal",
    "Throwable",
    "TypeNotPresentException",
    "UnknownError",
    "UnsatisfiedLinkError",
    "UnsupportedClassVersionError",
    "UnsupportedOperationException",
    "VerifyError",
    "VirtualMachineError",
    "Void",
    "WrongThreadException",
];

/// The methods of `java.lang.Object`, by name and parameters.
const OBJECT_METHODS: &[(&str, &[ObjectParameter])] = &[
    ("clone", &[]),
    ("equals", &[ObjectParameter::Object]),
    ("finalize", &[]),
    ("getClass", &[]),
    ("hashCode", &[]),
    ("notify", &[]),
    ("notifyAll", &[]),
    ("toString", &[]),
    ("wait", &[]),
    ("wait", &[ObjectParameter::Long]),
    ("wait", &[ObjectParameter::Long, ObjectParameter::Int]),
];

/// A parameter of a method of `java.lang.Object`.
#[derive(Clone, Copy)]
enum ObjectParameter {
    Object,
    Int,
    Long,
}

/// Whether `java.lang` has a public type with this simple name.
pub(crate) fn has_type(name: &str) -> bool {
    TYPE_NAMES.binary_search(&name).is_ok()
}

/// Whether `java.lang` has a throwable class with this simple name.
pub(crate) fn has_throwable(name: &str) -> bool {
    has_type(name)
        && (name.ends_with("Exception") || name.ends_with("Error") || name == "Throwable" || name == "ThreadDeath")
}

/// The parameter types of the methods of `java.lang.Object` with this name, one list a method.
pub(crate) fn object_methods(name: &str, object: &Type) -> Vec<Vec<Type>> {
    let parameter = |parameter: &ObjectParameter| match parameter {
        ObjectParameter::Object => object.clone(),
        ObjectParameter::Int => Type::Int,
        ObjectParameter::Long => Type::Long,
    };
    OBJECT_METHODS
        .iter()
        .filter(|(method, _)| *method == name)
        .map(|(_, parameters)| parameters.iter().map(parameter).collect())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_are_sorted() {
        assert!(TYPE_NAMES.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(has_type("String") && has_throwable("NullPointerException") && !has_throwable("String"));
    }

    #[test]
    fn wait_has_three_forms() {
        assert_eq!(object_methods("wait", &Type::Null), [vec![], vec![Type::Long], vec![Type::Long, Type::Int]]);
    }
}
