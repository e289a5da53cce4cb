// The elements of the other array change.
class AllElementsWrong {

    //@ requires 0 < source.length && 0 < target.length;
    //@ assignable target[*];
    static void move(int[] source, int[] target) {      //~ refuted[frame]
        target[0] = source[0];
        // Another array, unless both are the same.
        source[0] = 0;
    }
}
//~ obligations: 7
