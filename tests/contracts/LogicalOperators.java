// `==>`, `<==`, `<==>` and `<=!=>`.
class LogicalOperators {

    //@ ensures x > 0 ==> \result;             //~ proved[postcondition]
    //@ ensures \result <== x > 0;             //~ proved[postcondition]
    //@ ensures \result <==> x > 0;            //~ proved[postcondition]
    //@ ensures \result <=!=> x <= 0;          //~ proved[postcondition]
    static boolean isPositive(int x) {
        return x > 0;
    }

    // Right in one direction only.
    //@ ensures x > 0 ==> \result;             //~ proved[postcondition]
    //@ ensures \result ==> x > 0;             //~ refuted[postcondition]
    static boolean isPositiveOrZero(int x) {
        return x >= 0;
    }

    //@ ensures \result <==> x > 0;            //~ refuted[postcondition]
    static boolean isNotZero(int x) {
        return x != 0;
    }

    // `==>` associates to the right: a ==> (b ==> c).
    //@ ensures a ==> b ==> \result;           //~ proved[postcondition]
    //@ ensures (a ==> b) ==> \result;         //~ refuted[postcondition]
    static boolean both(boolean a, boolean b) {
        return a && b;
    }
}
//~ obligations: 9
