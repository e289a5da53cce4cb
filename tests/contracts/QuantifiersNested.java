// Nested quantifiers: a sorted array has its smallest element first, and not its largest.
class QuantifiersNested {

    //@ requires 0 < a.length;
    //@ requires (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
    //@ ensures (\forall int i; 0 <= i && i < a.length; \result <= a[i]);      //~ proved[postcondition]
    static int smallest(int[] a) {
        return a[0];
    }

    //@ requires 0 < a.length;
    //@ requires (\forall int i; 0 <= i && i < a.length; (\forall int j; i < j && j < a.length; a[i] <= a[j]));
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] <= \result);      //~ refuted[postcondition]
    static int largest(int[] a) {
        return a[0];
    }
}
//~ obligations: 8
