// A quantified `int` is an `int`: nothing is greater than the greatest.
class QuantifierOverIntRange {

    //@ requires x < 2147483647;
    //@ ensures (\exists int k; k > \result);      //~ proved[postcondition]
    static int smaller(int x) {
        return x;
    }

    // False for 2147483647.
    //@ ensures (\exists int k; k > \result);      //~ refuted[postcondition]
    static int any(int x) {
        return x;
    }
}
//~ obligations: 2
