// `nowarn` may stand anywhere, also in the middle of an expression. It hides nothing: what is found there is told.
class Nowarn {
    static int element(int[] a, int i) {
        return a[i]; //@ nowarn IndexTooBig, IndexNegative //~ refuted[array-index]
    }

    static int quotient(int x, int y) {
        return Math.max( //@ nowarn ZeroDiv
            x, 1 / y); //~ refuted[division-by-zero]
    }

    public static int never(int x, int z) {
        if (z > 5) {
            /*@ unreachable */ //@ nowarn Reachable //~ refuted[assertion]
        }
        return x; //@nowarn
    } //@ nowarn Exception

    //@ ensures \result == x //@ nowarn Post //~ refuted[postcondition]
    static int notTheSame(int x) {
        return x - x / 2;
    }
}
//~ obligations: 5
