// Expressions and types of specifications: each is honoured, so that a false claim is not proved, or is skipped by its name.
class Expressions {
    int field;

    // keyword: \forall
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] > 0); //~ refuted[postcondition]
    static void forall(int[] a) {
    }

    // keyword: \exists
    //@ ensures (\exists int i; 0 <= i && i < a.length; a[i] > 0); //~ refuted[postcondition]
    static void exists(int[] a) {
    }

    // keyword: \sum
    //@ ensures (\sum int i; 0 <= i && i < 3; i) == 4; //~ refuted[postcondition]
    static void sum() {
    }

    // keyword: \product
    //@ ensures (\product int i; 1 <= i && i < 4; i) == 5; //~ refuted[postcondition]
    static void product() {
    }

    // keyword: \min
    //@ ensures (\min int i; 0 <= i && i < 3; i) == 1; //~ refuted[postcondition]
    static void min() {
    }

    // keyword: \max
    //@ ensures (\max int i; 0 <= i && i < 3; i) == 1; //~ refuted[postcondition]
    static void max() {
    }

    // keyword: \num_of
    //@ ensures (\num_of int i; 0 <= i && i < 3; i > 0) == 1; //~ refuted[postcondition]
    static void numOf() {
    }

    // keyword: \bsum
    //@ ensures (\bsum int i; 0; 3; i) == 4; //~ refuted[postcondition]
    static void bsum() {
    }

    // keyword: \choose
    //@ ensures (\choose int i; 0 <= i && i < 3; i > 1) == 1; //~ skipped[not-supported]
    static void choose() {
    }

    // keyword: \seq_def
    //@ ensures \seq_length((\seq_def int i; 0; 3; i)) == 4; //~ refuted[postcondition]
    static void seqDef() {
    }

    // keyword: \infinite_union
    //@ assignable \infinite_union(int i; 0 <= i && i < 2; a[i]);
    static void infiniteUnion(int[] a) { //~ refuted[frame]
        if (a.length > 2) {
            a[2] = a[1] + 1;
        }
    }

    // keyword: \result
    //@ ensures \result == 1; //~ refuted[postcondition]
    static int result() {
        return 2;
    }

    // keyword: \old
    //@ ensures field == \old(field); //~ refuted[postcondition]
    void old() {
        field++;
    }

    // keyword: \pre
    //@ ensures field == \pre(field); //~ refuted[postcondition]
    void pre() {
        field++;
    }

    // keyword: \past
    //@ ensures field == \past(field); //~ refuted[postcondition]
    void past() {
        field++;
    }

    // keyword: \let
    //@ ensures (\let int y = x + 1; y == x); //~ skipped[not-supported]
    static void let(int x) {
    }

    // keyword: \lblneg
    //@ ensures (\lblneg small x < 5); //~ refuted[postcondition]
    static void lblneg(int x) {
    }

    // keyword: \lblpos
    //@ ensures (\lblpos small x < 5); //~ refuted[postcondition]
    static void lblpos(int x) {
    }

    // keyword: \lbl
    //@ ensures (\lbl small x < 5); //~ refuted[postcondition]
    static void lbl(int x) {
    }

    // keyword: \bigint
    //@ ensures (\forall \bigint i; i < 5); //~ unknown[postcondition]
    static void bigint() {
    }

    // keyword: \real
    //@ ensures (\forall \real r; r < 5); //~ skipped[not-supported]
    static void real() {
    }

    // keyword: \locset
    //@ ghost \locset footprint;

    //@ ensures footprint == \empty; //~ unknown[postcondition]
    void locset() {
        //@ set footprint = \singleton(field);
    }

    // keyword: \seq
    //@ ghost \seq content;

    //@ ensures \seq_length(content) == 2; //~ unknown[postcondition]
    void seq() {
        //@ set content = \seq(1);
    }

    // keyword: \TYPE
    //@ ghost \TYPE type;

    //@ ensures type == \type(String); //~ unknown[postcondition]
    void type() {
    }

    // keyword: \map
    //@ ghost \map ghost_map;

    //@ ensures ghost_map == \old(ghost_map); //~ skipped[not-supported]
    void of_map() {
    }

    // keyword: \set
    //@ ghost \set ghost_set;

    //@ ensures ghost_set == \old(ghost_set); //~ skipped[not-supported]
    void of_set() {
    }

    // keyword: \free
    //@ ghost \free ghost_free;

    //@ ensures ghost_free == \old(ghost_free); //~ skipped[not-supported]
    void of_free() {
    }

    // keyword: \string
    //@ ghost \string ghost_string;

    //@ ensures ghost_string == \old(ghost_string); //~ skipped[not-supported]
    void of_string() {
    }
}
//~ obligations: 33
