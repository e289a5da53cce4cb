// The body of a quantifier must be true or false.
class QuantifiedNumber {
    //@ requires (\forall int i; 0 <= i && i < a.length; a[i]);    //~ error[specification-error]
    static int first(int[] a) {
        return a.length == 0 ? 0 : a[0];
    }
}
