// Functions of specifications that are not understood.
class FunctionsSkipped {
    // keyword: \distinct
    //@ ensures \distinct(o, a); //~ skipped[not-supported]
    static void of_distinct(int x, Object o, int[] a) {
    }

    // keyword: \elemtype
    //@ ensures \elemtype(\typeof(a)) == \type(int); //~ skipped[not-supported]
    static void of_elemtype(int x, Object o, int[] a) {
    }

    // keyword: \is_initialized
    //@ ensures \is_initialized(String); //~ skipped[not-supported]
    static void of_is_initialized(int x, Object o, int[] a) {
    }

    // keyword: \static_invariant_free_for
    //@ ensures \static_invariant_free_for(FunctionsSkipped); //~ skipped[not-supported]
    static void of_static_invariant_free_for(int x, Object o, int[] a) {
    }

    // keyword: \invariant_free_for
    //@ ensures \invariant_free_for(o); //~ skipped[not-supported]
    static void of_invariant_free_for(int x, Object o, int[] a) {
    }

    // keyword: \inv_free
    //@ ensures \inv_free; //~ skipped[not-supported]
    void of_inv_free() {
    }

    // keyword: \same
    //@ requires \same; //~ skipped[not-supported]
    static void of_same(int x) {
    }

    // keyword: \string_equal
    //@ ensures \string_equal(s, t); //~ skipped[not-supported]
    static void of_string_equal(String s, String t) {
    }

    // keyword: \backup
    //@ ensures \backup(x) == x; //~ skipped[not-supported]
    static void of_backup(int x, Object o, int[] a) {
    }

    // keyword: \java_math
    //@ ensures \java_math(x + 1) > x; //~ skipped[not-supported]
    static void of_java_math(int x, Object o, int[] a) {
    }

    // keyword: \safe_math
    //@ ensures \safe_math(x + 1) > x; //~ skipped[not-supported]
    static void of_safe_math(int x, Object o, int[] a) {
    }

    // keyword: \bigint_math
    //@ ensures \bigint_math(x + 1) > x; //~ skipped[not-supported]
    static void of_bigint_math(int x, Object o, int[] a) {
    }

    // keyword: \duration
    //@ ensures \duration(of_fresh()) < 5; //~ skipped[not-supported]
    static void of_duration(int x, Object o, int[] a) {
    }

    // keyword: \space
    //@ ensures \space(o) < 5; //~ skipped[not-supported]
    static void of_space(int x, Object o, int[] a) {
    }

    // keyword: \working_space
    //@ ensures \working_space(of_fresh()) < 5; //~ skipped[not-supported]
    static void of_working_space(int x, Object o, int[] a) {
    }

    // keyword: \fp_nan
    //@ ensures \fp_nan(d); //~ skipped[not-supported]
    static void of_fp_nan(double d) {
    }

    // keyword: \fp_infinite
    //@ ensures \fp_infinite(d); //~ skipped[not-supported]
    static void of_fp_infinite(double d) {
    }

    // keyword: \fp_nice
    //@ ensures \fp_nice(d); //~ skipped[not-supported]
    static void of_fp_nice(double d) {
    }

    // keyword: \fp_normal
    //@ ensures \fp_normal(d); //~ skipped[not-supported]
    static void of_fp_normal(double d) {
    }

    // keyword: \fp_subnormal
    //@ ensures \fp_subnormal(d); //~ skipped[not-supported]
    static void of_fp_subnormal(double d) {
    }

    // keyword: \fp_negative
    //@ ensures \fp_negative(d); //~ skipped[not-supported]
    static void of_fp_negative(double d) {
    }

    // keyword: \fp_positive
    //@ ensures \fp_positive(d); //~ skipped[not-supported]
    static void of_fp_positive(double d) {
    }

    // keyword: \fp_abs
    //@ ensures \fp_abs(d) == d; //~ skipped[not-supported]
    static void of_fp_abs(double d) {
    }

    // keyword: \count
    //@ ensures \count == 0; //~ skipped[not-supported]
    static void of_count(int x, Object o, int[] a) {
    }

    // keyword: \values
    //@ ensures \values == \seq_empty; //~ skipped[not-supported]
    static void of_values(int x, Object o, int[] a) {
    }

    // keyword: \not_specified
    //@ ensures \subset(\not_specified, \empty); //~ skipped[not-supported]
    static void of_not_specified(int x, Object o, int[] a) {
    }

    // keyword: \all_objects
    //@ ensures \subset(\all_objects(c.field), \empty); //~ skipped[not-supported]
    static void of_all_objects(FunctionsSkipped c) {
    }

    // keyword: \object_creation
    //@ ensures \subset(\object_creation(String), \empty); //~ skipped[not-supported]
    static void of_object_creation(int x, Object o, int[] a) {
    }

    // keyword: \not_modified
    //@ ensures \not_modified(c.field); //~ skipped[not-supported]
    static void of_not_modified(FunctionsSkipped c) {
    }

    // keyword: \not_assigned
    //@ ensures \not_assigned(c.field); //~ skipped[not-supported]
    static void of_not_assigned(FunctionsSkipped c) {
    }

    // keyword: \only_assigned
    //@ ensures \only_assigned(c.field); //~ skipped[not-supported]
    static void of_only_assigned(FunctionsSkipped c) {
    }

    // keyword: \only_accessed
    //@ ensures \only_accessed(c.field); //~ skipped[not-supported]
    static void of_only_accessed(FunctionsSkipped c) {
    }

    // keyword: \only_captured
    //@ ensures \only_captured(c.field); //~ skipped[not-supported]
    static void of_only_captured(FunctionsSkipped c) {
    }

    // keyword: \contains
    //@ ensures \contains(\seq_empty, x); //~ skipped[not-supported]
    static void of_contains(int x, Object o, int[] a) {
    }

    // keyword: \indexOf
    //@ ensures \indexOf(\seq_empty, x) == 0; //~ skipped[not-supported]
    static void of_indexOf(int x, Object o, int[] a) {
    }

    // keyword: \map_empty
    //@ ensures \map_empty == \map_empty; //~ skipped[not-supported]
    static void of_map_empty(Object o) {
    }

    // keyword: \map_singleton
    //@ ensures \map_singleton(o, o) == \map_empty; //~ skipped[not-supported]
    static void of_map_singleton(Object o) {
    }

    // keyword: \map_get
    //@ ensures \map_get(\map_singleton(o, o), o) == null; //~ skipped[not-supported]
    static void of_map_get(Object o) {
    }

    // keyword: \map_update
    //@ ensures \map_update(\map_empty, o, o) == \map_empty; //~ skipped[not-supported]
    static void of_map_update(Object o) {
    }

    // keyword: \map_remove
    //@ ensures \map_remove(\map_empty, o) == \map_empty; //~ skipped[not-supported]
    static void of_map_remove(Object o) {
    }

    // keyword: \map_override
    //@ ensures \map_override(\map_empty, \map_empty) == \map_empty; //~ skipped[not-supported]
    static void of_map_override(Object o) {
    }

    // keyword: \map_size
    //@ ensures \map_size(\map_empty) == 1; //~ skipped[not-supported]
    static void of_map_size(Object o) {
    }

    // keyword: \in_domain
    //@ ensures \in_domain(\map_empty, o); //~ skipped[not-supported]
    static void of_in_domain(Object o) {
    }

    // keyword: \is_finite
    //@ ensures \is_finite(\map_empty); //~ skipped[not-supported]
    static void of_is_finite(Object o) {
    }

    // keyword: \domain_implies_created
    //@ ensures \domain_implies_created(\map_empty); //~ skipped[not-supported]
    static void of_domain_implies_created(Object o) {
    }

    // keyword: \seq_2_map
    //@ ensures \seq_2_map(\seq_empty) == \map_empty; //~ skipped[not-supported]
    static void of_seq_2_map(Object o) {
    }

    // keyword: \transactionUpdated
    //@ ensures \transactionUpdated(o); //~ skipped[not-supported]
    static void of_transactionUpdated(Object o) {
    }

    // keyword: \exception
    //@ ensures \exception == null; //~ skipped[not-supported]
    static void of_exception(Object o) {
    }

    // keyword: \lockset
    //@ ensures \lockset == null; //~ skipped[not-supported]
    static void of_lockset(Object o) {
    }

    // keyword: \itself
    //@ ensures \itself == \seq_empty; //~ skipped[not-supported]
    static void of_itself(Object o) {
    }

    // keyword: \permission
    //@ ensures \permission(c.field) == \permission(c.field); //~ skipped[not-supported]
    static void of_permission(FunctionsSkipped c) {
    }

    int field;

    static int of_fresh() {
        return 0;
    }
}
//~ obligations: 51
