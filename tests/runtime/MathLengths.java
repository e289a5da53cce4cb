// With unbounded integers an array may be longer than Java allows; that is no contradiction.
//~ options: --int math
class MathLengths {
    //@ requires n >= 0;
    //@ ensures \result.length == n;
    //@ assignable \nothing;
    static int[] make(int n) {
        return new int[n];
    }

    static void use() {
        int[] cells = make(2147483647 + 5);
        assert false; //~ unknown[assertion]
    }
}
//~ obligations: 6
