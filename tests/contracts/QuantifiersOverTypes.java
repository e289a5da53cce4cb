// Quantified variables of type `long` and `boolean`.
class QuantifiersOverTypes {

    //@ ensures (\forall boolean b; (b ? flag : !flag) == \result ==> (b == (flag == \result)));   //~ proved[postcondition]
    static boolean same(boolean flag) {
        return flag;
    }

    //@ ensures (\exists boolean b; b == \result);             //~ proved[postcondition]
    //@ ensures (\forall boolean b; b == \result);             //~ refuted[postcondition]
    static boolean isPositive(int x) {
        return x > 0;
    }

    // A `long` is found beyond every `int`.
    //@ ensures (\exists long k; k == \result + 1);            //~ proved[postcondition]
    static int any(int x) {
        return x;
    }
}
//~ obligations: 4
