// Modifiers of specifications: each is honoured, so that a false claim is not proved, or is skipped by its name.
class Modifiers {
    int field;

    // keyword: pure
    //@ pure
    void changes() { //~ refuted[frame]
        field = 1;
    }

    // keyword: pure
    static /*@ pure @*/ class PureClass {
        int field;

        void changes() { //~ refuted[frame]
            field = 1;
        }
    }

    // keyword: strictly_pure
    //@ strictly_pure
    static int creates() { //~ refuted[postcondition]
        int[] a = new int[1];
        return a.length;
    }

    // keyword: strictly_pure
    //@ requires true;
    //@ ensures \result == 1;
    //@ strictly_pure
    static int createsByContract() { //~ refuted[postcondition]
        int[] a = new int[1];
        return a.length;
    }

    //@ strictly_pure
    static int createsNothing(int x) {
        return x / 2;
    }

    // keyword: nullable
    //@ requires true;
    static int nullable(/*@ nullable @*/ String s) {
        return s.length(); //~ refuted[null-dereference]
    }

    // keyword: non_null
    static class WithNonNull {
        /*@ nullable @*/ Object plain;
        /*@ non_null @*/ Object there = new Object();

        void forget() { //~ refuted[class-invariant]
            there = null;
        }
    }

    // keyword: nullable_by_default
    static /*@ nullable_by_default @*/ class AnyNull {
        Object field;
        /*@ non_null @*/ Object there = new Object();

        //@ requires true;
        static int length(String s) {
            return s.length(); //~ refuted[null-dereference]
        }

        //@ requires true;
        static int lengthOfThere(/*@ non_null @*/ String s) {
            return s.length();
        }

        void set(Object o) {
            field = o;
        }

        void setThere(Object o) { //~ refuted[class-invariant]
            there = o;
        }

        //@ ensures true;
        Object get() {
            return field;
        }
    }

    // keyword: nullable_by_default
    //@ requires true;
    //@ nullable_by_default
    static int lengthOfAny(String s) {
        return s.length(); //~ refuted[null-dereference]
    }

    // keyword: non_null_by_default
    static /*@ non_null_by_default @*/ class NoNull {
        Object field = new Object();

        Object get() {
            return field;
        }

        void set(/*@ nullable @*/ Object o) { //~ refuted[class-invariant]
            field = o;
        }
    }

    // keyword: spec_public
    static class OfSpecification {
        private /*@ spec_public @*/ int hidden;

        //@ ensures hidden == 1; //~ refuted[postcondition]
        public void set() {
            hidden = 2;
        }
    }

    // keyword: spec_protected
    static class OfSubclasses {
        private /*@ spec_protected @*/ int hidden;

        //@ ensures hidden == 1; //~ refuted[postcondition]
        public void set() {
            hidden = 2;
        }
    }

    // keyword: helper
    static class Helped {
        int positive = 1;
        //@ invariant positive > 0;

        private /*@ helper @*/ void breaks() {
            positive = 0;
        }

        public void callsHelper() { //~ refuted[class-invariant]
            breaks();
        }

        public /*@ helper @*/ int reliesOnNothing() {
            return 1 / positive; //~ refuted[division-by-zero]
        }
    }

    // keyword: ghost
    //@ ghost int counter;

    //@ ensures counter == \old(counter); //~ refuted[postcondition]
    void counts() {
        //@ set counter = counter + 1;
    }

    // keyword: model
    //@ model int twice;
    //@ represents twice = 2 * field;

    //@ ensures twice == field; //~ refuted[postcondition]
    void speaksOfModel() {
        field = 1;
    }

    // keyword: instance
    interface Sized {
        //@ public instance ghost int size;
    }

    static class OneSized implements Sized {
        //@ ensures other.size == \old(other.size); //~ unknown[postcondition]
        void grow(OneSized other) {
            //@ set size = size + 1;
        }
    }

    // keyword: no_state
    //@ model no_state static int half(int x) { return x / 2; }

    //@ ensures \result == half(x); //~ refuted[postcondition]
    static int speaksOfHalf(int x) {
        return x;
    }

    // keyword: two_state
    //@ model two_state boolean grew() { return field > \old(field); }

    //@ ensures grew(); //~ refuted[postcondition]
    void shrinks() {
        field = 0;
    }

    // keyword: spec_java_math
    //@ ensures x + 1 > x; //~ refuted[postcondition]
    //@ spec_java_math
    static void wrapsInSpecification(int x) {
    }

    // keyword: spec_java_math
    static /*@ spec_java_math @*/ class WrapsAll {
        int x;
        //@ invariant x + 1 > x;

        void set(int x) { //~ refuted[class-invariant]
            this.x = x;
        }

        //@ requires y >= 0;
        void asserts(int y) {
            //@ assert y + 1 > 0; //~ refuted[assertion]
        }

        //@ ensures \result == x + y;
        int sum(int y) {
            return x + y;
        }

        //@ spec_bigint_math
        //@ ensures \result == x + y; //~ refuted[postcondition]
        int sumOfUnbounded(int y) {
            return x + y;
        }
    }

    // keyword: spec_bigint_math
    //@ ensures x + 1 > x;
    //@ ensures \result == x + 1; //~ refuted[postcondition]
    //@ spec_bigint_math
    static int unboundedInSpecification(int x) {
        return x + 1;
    }

    // keyword: code_java_math
    //@ ensures \result > x; //~ refuted[postcondition]
    //@ code_java_math
    static int wraps(int x) {
        return x + 1;
    }

    // keyword: skiprac
    //@ ensures \result > x; //~ refuted[postcondition]
    //@ skiprac
    static int notAtRuntime(int x) {
        return x;
    }
}
//~ obligations: 44
