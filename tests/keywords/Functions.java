// Functions of specifications: each is honoured, so that a false claim is not proved, or is skipped by its name.
class Functions {
    // keyword: \nonnullelements
    //@ ensures \nonnullelements(a); //~ refuted[postcondition]
    static void of_nonnullelements(Object[] a) {
        if (a.length > 0) {
            a[0] = null;
        }
    }

    // keyword: \fresh
    //@ ensures \fresh(\result); //~ refuted[postcondition]
    static Object of_fresh(Object o) {
        return o;
    }

    // keyword: \typeof
    //@ ensures \typeof(o) == \type(String); //~ refuted[postcondition]
    static void of_typeof(Object o) {
    }

    // keyword: \type
    //@ ensures \typeof(o) <: \type(String); //~ refuted[postcondition]
    static void of_type(Object o) {
    }

    // keyword: \static_invariant_for
    //@ ensures \static_invariant_for(Counted) ==> Counted.count > 5; //~ refuted[postcondition]
    static void of_static_invariant_for() {
    }

    // keyword: \invariant_for
    //@ ensures \invariant_for(c) && c.value > 5; //~ refuted[postcondition]
    static void of_invariant_for(Counted c) {
    }

    // keyword: \inv
    //@ ensures \inv && field > 5; //~ refuted[postcondition]
    void of_inv() {
    }

    // keyword: \max
    //@ ensures \max(x, y) == x; //~ refuted[postcondition]
    static void of_greater(int x, int y) {
    }

    // keyword: \min
    //@ ensures \min(x, y) == x; //~ refuted[postcondition]
    static void of_less(int x, int y) {
    }

    // keyword: \index
    static void of_index(int[] a) {
        //@ loop_invariant \index <= 1; //~ refuted[invariant-preserved]
        for (int e : a) {
        }
    }

    // keyword: \before
    void of_before() {
        field = 1;
        //@ ensures field == \before(field); //~ refuted[postcondition]
        {
            field = 2;
        }
    }

    // keyword: \nothing
    //@ assignable \nothing;
    void of_nothing() { //~ refuted[frame]
        field = 1;
    }

    // keyword: \strictly_nothing
    //@ assignable \strictly_nothing; //~ refuted[postcondition]
    static void of_strictly_nothing() {
        Object o = new Object();
    }

    // keyword: \everything
    //@ assignable \everything;
    void of_everything() {
        field = 1;
    }

    void calls_of_everything() {
        int before = field;
        of_everything();
        assert field == before; //~ refuted[assertion]
    }

    // keyword: \empty
    //@ ensures \subset(\singleton(c.field), \empty); //~ refuted[postcondition]
    static void of_empty(Functions c) {
    }

    // keyword: \locset
    //@ ensures \subset(\locset(c.field), \locset(d.field)); //~ refuted[postcondition]
    static void of_locset(Functions c, Functions d) {
    }

    // keyword: \storeref
    //@ ensures \subset(\storeref(c.field), \storeref(d.field)); //~ refuted[postcondition]
    static void of_storeref(Functions c, Functions d) {
    }

    // keyword: \singleton
    //@ ensures \singleton(c.field) == \singleton(d.field); //~ unknown[postcondition]
    static void of_singleton(Functions c, Functions d) {
    }

    // keyword: \set_union
    //@ ensures \subset(\set_union(c.field, d.field), \singleton(c.field)); //~ refuted[postcondition]
    static void of_set_union(Functions c, Functions d) {
    }

    // keyword: \intersect
    //@ ensures \subset(\singleton(c.field), \intersect(\singleton(c.field), \singleton(d.field))); //~ refuted[postcondition]
    static void of_intersect(Functions c, Functions d) {
    }

    // keyword: \set_minus
    //@ ensures \subset(\singleton(c.field), \set_minus(\singleton(c.field), \singleton(d.field))); //~ refuted[postcondition]
    static void of_set_minus(Functions c, Functions d) {
    }

    // keyword: \all_fields
    //@ ensures \subset(\all_fields(c), \singleton(c.field)); //~ unknown[postcondition]
    static void of_all_fields(Functions c) {
    }

    // keyword: \disjoint
    //@ ensures \disjoint(\singleton(c.field), \singleton(d.field)); //~ refuted[postcondition]
    static void of_disjoint(Functions c, Functions d) {
    }

    // keyword: \subset
    //@ ensures \subset(\singleton(c.field), \singleton(d.field)); //~ refuted[postcondition]
    static void of_subset(Functions c, Functions d) {
    }

    // keyword: \new_elems_fresh
    //@ requires c.next != null;
    //@ ensures \new_elems_fresh(\all_fields(c.next)); //~ unknown[postcondition]
    static void of_new_elems_fresh(Functions c) {
        c.next = c;
    }

    // keyword: \reach
    //@ ensures \reach(c.next, c, d); //~ refuted[postcondition]
    static void of_reach(Functions c, Functions d) {
    }

    // keyword: \reachLocs
    //@ ensures \subset(\reachLocs(c.next, c), \singleton(c.next)); //~ unknown[postcondition]
    static void of_reachLocs(Functions c) {
    }

    // keyword: \seq_empty
    //@ ensures \seq_length(\seq_empty) == 1; //~ refuted[postcondition]
    static void of_seq_empty() {
    }

    // keyword: \seq
    //@ ensures \seq_length(\seq(x, x)) == 1; //~ refuted[postcondition]
    static void of_seq(int x) {
    }

    // keyword: \array2seq
    //@ ensures \array2seq(a).length == 1; //~ refuted[postcondition]
    static void of_array2seq(int[] a) {
    }

    // keyword: \seq_singleton
    //@ ensures \seq_length(\seq_singleton(x)) == 2; //~ refuted[postcondition]
    static void of_seq_singleton(int x) {
    }

    // keyword: \seq_concat
    //@ ensures \seq_length(\seq_concat(\seq(x), \seq(x))) == 1; //~ refuted[postcondition]
    static void of_seq_concat(int x) {
    }

    // keyword: \seq_sub
    //@ ensures \seq_length(\seq_sub(\seq(x, x), 0, 1)) == 2; //~ refuted[postcondition]
    static void of_seq_sub(int x) {
    }

    // keyword: \seq_reverse
    //@ ensures \seq_length(\seq_reverse(\seq(x, x))) == 1; //~ refuted[postcondition]
    static void of_seq_reverse(int x) {
    }

    // keyword: \seq_put
    //@ ensures (int) \seq_put(\seq(x), 0, 5)[0] == 6; //~ refuted[postcondition]
    static void of_seq_put(int x) {
    }

    // keyword: \seq_upd
    //@ ensures (int) \seq_upd(\seq(x), 0, 5)[0] == 6; //~ refuted[postcondition]
    static void of_seq_upd(int x) {
    }

    // keyword: \seq_get
    //@ ensures (int) \seq_get(\seq(x), 0) == 6; //~ refuted[postcondition]
    static void of_seq_get(int x) {
    }

    // keyword: \seq_length
    //@ ensures \seq_length(\seq(x)) == 2; //~ refuted[postcondition]
    static void of_seq_length(int x) {
    }

    // keyword: \size
    //@ ensures \size(l) == 1; //~ refuted[postcondition]
    static int of_size(java.util.ArrayList<String> l) {
        return l.size();
    }

    // keyword: \at
    //@ requires \size(l) > 0;
    //@ ensures \at(l, 0) == s; //~ refuted[postcondition]
    static int of_at(java.util.ArrayList<String> l, String s) {
        return l.size();
    }

    // keyword: \has
    //@ ensures \has(l, s); //~ refuted[postcondition]
    static int of_has(java.util.ArrayList<String> l, String s) {
        return l.size();
    }

    // keyword: \get
    //@ ensures \get(m, s) == s; //~ refuted[postcondition]
    static int of_get(java.util.HashMap<String, String> m, String s) {
        return m.size();
    }

    // keyword: \has_value
    //@ ensures \has_value(m, s); //~ refuted[postcondition]
    static int of_has_value(java.util.HashMap<String, String> m, String s) {
        return m.size();
    }

    int field;
    //@ nullable
    Functions next;

    static class Counted {
        static int count;
        int value;
        //@ static invariant count >= 0;
        //@ invariant value >= 0;
    }
}
//~ obligations: 59
