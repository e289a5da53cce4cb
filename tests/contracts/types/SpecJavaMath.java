// The arithmetic of specifications is that of the class or method they were written for, wherever they are used.
class SpecJavaMath {
    //@ spec_java_math
    //@ requires x + 1 > 0;
    //@ ensures \result == x + 1;
    static int next(int x) {
        return x + 1;
    }

    static void callsNext() {
        assert next(5) == 6;
        next(Integer.MAX_VALUE); //~ refuted[precondition]
    }

    // In an unbounded sense the precondition would hold.
    static void unbounded(int x) {
        //@ assert x == Integer.MAX_VALUE ==> x + 1 > 0;
    }

    interface Counter {
        //@ spec_java_math
        //@ ensures \result == x + 1; //~ refuted[postcondition]
        int after(int x);
    }

    static class Plain implements Counter {
        public int after(int x) {
            return x + 1;
        }
    }

    static class Faulty implements Counter {
        public int after(int x) { // the clause is not met
            return x == Integer.MAX_VALUE ? x : x + 1;
        }
    }

    //@ spec_java_math
    //@ ensures \result == (\sum int i; 0 <= i && i < 2; i); //~ skipped[not-supported]
    static int sums() {
        return 1;
    }

    //@ spec_java_math
    //@ requires n >= 0;
    static void loop(int n) {
        //@ loop_invariant 0 <= i && i <= n && n + 1 != 0;
        for (int i = 0; i < n; i++) {
        }
    }
}
//~ obligations: 10
