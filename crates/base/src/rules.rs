//! The rules: everything that Invar reports has a code, a short name, a title, and a page in
//! `docs/rules/`, which is part of the program (`invar explain`).

/// Something that Invar checks or reports.
#[derive(Debug)]
pub struct Rule {
    /// `IV` and four digits. Never reused.
    pub code: &'static str,
    /// The short name that `kind` in JSON and `//~` in tests use.
    pub name: &'static str,
    /// A few words for people.
    pub title: &'static str,
    /// The page that explains it, in Markdown.
    pub page: &'static str,
}

impl PartialEq for Rule {
    fn eq(&self, other: &Rule) -> bool {
        self.code == other.code
    }
}

impl Eq for Rule {}

impl Rule {
    /// The rule with this code or short name; letter case does not matter.
    pub fn find(text: &str) -> Option<&'static Rule> {
        ALL.iter().copied().find(|rule| rule.code.eq_ignore_ascii_case(text) || rule.name.eq_ignore_ascii_case(text))
    }
}

macro_rules! rules {
    ($($constant:ident $code:literal $name:literal $title:literal;)*) => {
        $(
            #[doc = $title]
            pub static $constant: Rule = Rule {
                code: $code,
                name: $name,
                title: $title,
                page: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/", $code, ".md")),
            };
        )*

        /// All rules, by code.
        pub static ALL: &[&Rule] = &[$(&$constant),*];
    };
}

rules! {
    NULL_DEREFERENCE "IV0101" "null-dereference" "null dereference";
    ARRAY_INDEX "IV0102" "array-index" "array index out of range";
    NEGATIVE_ARRAY_SIZE "IV0103" "negative-array-size" "negative array size";
    DIVISION_BY_ZERO "IV0104" "division-by-zero" "division by zero";
    CLASS_CAST "IV0105" "class-cast" "class cast";
    ARRAY_STORE "IV0106" "array-store" "value does not fit the array";
    OVERFLOW "IV0107" "overflow" "arithmetic overflow";
    INDEX_RANGE "IV0111" "index-range" "index out of the range of a list or string";
    NO_SUCH_ELEMENT "IV0112" "no-such-element" "element that is not there";
    CONCURRENT_MODIFICATION "IV0113" "concurrent-modification" "collection changed during an iteration";
    ILLEGAL_STATE "IV0114" "illegal-state" "call at the wrong time";
    UNSUPPORTED_OPERATION "IV0115" "unsupported-operation" "operation that a collection does not support";
    NULL_ARGUMENT "IV0116" "null-argument" "null that a method refuses";
    NULL_UNBOXING "IV0117" "null-unboxing" "null that is unboxed";
    BOX_COMPARISON "IV0118" "box-comparison" "boxes compared by identity";
    EQUALITY_CONTRACT "IV0119" "equality-contract" "equals or hashCode that breaks its contract";
    CHANGING_KEY "IV0120" "changing-key" "key that may change";
    ORDER_CONTRACT "IV0121" "order-contract" "compareTo or compare that is no order";
    ORDER_EQUALITY "IV0122" "order-equality" "compareTo and equals that differ";
    ILLEGAL_ARGUMENT "IV0123" "illegal-argument" "argument that a method refuses";
    NUMBER_FORMAT "IV0124" "number-format" "text that is no number";
    EXACT_ARITHMETIC "IV0125" "exact-arithmetic" "result that a method cannot compute";
    LIBRARY_EXCEPTION "IV0126" "library-exception" "another exception of the library";
    UNCAUGHT_EXCEPTION "IV0127" "uncaught-exception" "exception that nothing catches";
    POSTCONDITION "IV0201" "postcondition" "postcondition";
    PRECONDITION "IV0202" "precondition" "precondition at a call";
    CLASS_INVARIANT "IV0203" "class-invariant" "class invariant";
    INVARIANT_ENTRY "IV0204" "invariant-entry" "loop invariant on entry";
    INVARIANT_PRESERVED "IV0205" "invariant-preserved" "loop invariant preserved";
    VARIANT "IV0206" "variant" "loop variant";
    FRAME "IV0207" "frame" "frame (assignable)";
    ASSERTION "IV0208" "assertion" "assertion";
    CALL_DEPTH "IV0209" "call-depth" "call that is not followed";
    ILL_DEFINED "IV0210" "ill-defined-specification" "specification that has no value";
    VACUOUS "IV0211" "vacuous" "proof from a contradiction";
    DEPENDENCY "IV0212" "dependency" "dependency (accessible)";
    NOT_SUPPORTED "IV0301" "not-supported" "not yet supported";
    CONCURRENCY "IV0302" "concurrency" "concurrency is not modelled";
    UNKNOWN_EFFECT "IV0303" "unknown-effect" "call of which nothing is known";
    SYNTAX_ERROR "IV0401" "syntax-error" "syntax error";
    NAME_ERROR "IV0402" "name-error" "name that cannot be resolved";
    TYPE_ERROR "IV0403" "type-error" "type error";
    SPECIFICATION_ERROR "IV0404" "specification-error" "error in a specification";
    EXCEPTION_ERROR "IV0405" "exception-error" "checked exception that is neither caught nor declared";
    ASSIGNMENT_ERROR "IV0406" "assignment-error" "variable that may not be assigned, or assigned again";
    FLOW_ERROR "IV0407" "flow-error" "statement that cannot be reached, or an end that can";
    CLASS_ERROR "IV0408" "class-error" "class or member that is declared wrongly";
    CANNOT_READ "IV0501" "cannot-read" "file that cannot be read";
    NOTHING_TO_CHECK "IV0502" "nothing-to-check" "nothing to check";
    CACHE "IV0503" "cache" "cache that cannot be used";
    NO_JDK "IV0504" "no-jdk" "no JDK";
    REPLAY "IV0505" "replay" "proof of the cache that is not found again";
    NO_PROVER "IV0601" "no-prover" "no prover";
    WRONG_PROVER "IV0602" "wrong-prover" "prover that gives wrong answers";
    INTERNAL_ERROR "IV0901" "internal-error" "internal error";
}

/// That a call is followed. Where it is not, the state behind it is not known, and executions go on.
pub static NOT_FOLLOWED: &[&Rule] = &[&CALL_DEPTH, &UNKNOWN_EFFECT];

/// What is checked of methods by entry points of their own, which claim nothing else.
pub static LAWS: &[&Rule] = &[&EQUALITY_CONTRACT, &ORDER_CONTRACT, &ORDER_EQUALITY];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_sorted_and_names_are_distinct() {
        assert!(ALL.windows(2).all(|pair| pair[0].code < pair[1].code));
        for rule in ALL {
            assert_eq!(Rule::find(rule.name), Some(*rule));
            assert_eq!(Rule::find(&rule.code.to_lowercase()), Some(*rule));
            assert!(
                rule.page.starts_with(&format!("# {} ", rule.code)),
                "{}: the page starts with its code",
                rule.code
            );
        }
    }
}
