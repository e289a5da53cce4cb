// Over an empty range `\forall` holds and `\exists` does not.
class QuantifiersEmptyRange {

    //@ ensures (\forall int i; 0 <= i && i < 0; false);       //~ proved[postcondition]
    //@ ensures !(\exists int i; 0 <= i && i < 0; true);       //~ proved[postcondition]
    static void nothing() {
    }

    //@ ensures \result ==> (\exists int i; 0 <= i && i < a.length; a[i] == 0);   //~ refuted[postcondition]
    static boolean isEmpty(int[] a) {
        return a.length == 0;
    }

    //@ ensures \result ==> (\forall int i; 0 <= i && i < a.length; a[i] == 0);   //~ proved[postcondition]
    static boolean isEmptyToo(int[] a) {
        return a.length == 0;
    }
}
//~ obligations: 6
