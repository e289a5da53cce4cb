// A parameter is never fresh.
class FreshParameter {

    //@ ensures \result == a && !\fresh(\result);
    //@ assignable \nothing;
    static int[] same(int[] a) {
        return a;
    }
}
//~ obligations: 3
