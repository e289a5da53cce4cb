// Modifiers that mean something which is not understood: what they stand at is skipped.
class ModifiersSkipped {
    // keyword: spec_safe_math
    //@ ensures x + 1 > x;
    //@ spec_safe_math //~ skipped[not-supported]
    static void safe(int x) {
    }

    // keyword: code_safe_math
    //@ ensures true;
    //@ code_safe_math //~ skipped[not-supported]
    static int safeCode(int x) {
        return x + 1;
    }

    // keyword: code_bigint_math
    static /*@ code_bigint_math @*/ class Unbounded { //~ skipped[not-supported], skipped[not-supported]
        static int next(int x) {
            return x + 1;
        }
    }

    // keyword: no_state
    int field;
    //@ model no_state int current() { return field; }

    //@ ensures current() == field; //~ skipped[not-supported]
    void speaksOfCurrent() {
    }

    // keyword: query
    //@ query //~ skipped[not-supported]
    int asks() {
        return 1;
    }

    // keyword: secret
    static class Hides {
        /*@ secret @*/ int hidden; //~ skipped[not-supported], skipped[not-supported]

        int get() {
            return hidden;
        }
    }

    // keyword: immutable
    static /*@ immutable @*/ class Fixed { //~ skipped[not-supported], skipped[not-supported]
        int value;

        void set() {
            value = 1;
        }
    }

    // keyword: peer
    static void same(/*@ peer @*/ Object o) { //~ skipped[not-supported]
    }

    // keyword: rep
    static void own(/*@ rep @*/ Object o) { //~ skipped[not-supported]
    }

    // keyword: readonly
    static void look(/*@ readonly @*/ int[] a) { //~ skipped[not-supported]
        a[0] = 1;
    }

    // keyword: non_null
    static void localOfSomething(/*@ nullable @*/ Object o) {
        /*@ non_null @*/ Object there = o; //~ skipped[not-supported]
    }

    // keyword: extract
    //@ extract //~ skipped[not-supported]
    static int taken() {
        return 1;
    }

    // keyword: inline
    //@ inline //~ skipped[not-supported]
    static int replaced() {
        return 1;
    }

    // keyword: skipesc
    //@ ensures \result == 2;
    //@ skipesc //~ skipped[not-supported]
    static int leftAlone() {
        return 1;
    }

    // keyword: helper
    static class HelpedField {
        /*@ helper @*/ int x; //~ skipped[not-supported]
    }
}
//~ obligations: 18
