// With `\nothing` an array may be created, with `\strictly_nothing` it may not.
class StrictlyNothingWrong {

    //@ ensures \result == 2;
    //@ assignable \nothing;
    static int countLoosely() {
        int[] pair = new int[2];
        return pair.length;
    }

    //@ ensures \result == 2; //~ refuted[postcondition]
    //@ assignable \strictly_nothing;
    static int count() {      // should be refuted, rule frame
        int[] pair = new int[2];
        return pair.length;
    }
}
//~ obligations: 7
