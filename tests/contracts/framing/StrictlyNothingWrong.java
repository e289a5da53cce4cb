// With `\nothing` an array may be created, with `\strictly_nothing` it may not.
class StrictlyNothingWrong {

    //@ ensures \result == 2;
    //@ assignable \nothing;
    static int countLoosely() {
        int[] pair = new int[2];
        return pair.length;
    }

    //@ ensures \result == 2;
    //@ assignable \strictly_nothing;
    static int count() {      //~ refuted[frame]
        int[] pair = new int[2];
        return pair.length;
    }
}
