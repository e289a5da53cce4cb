// What creates objects, changes the heap or catches exceptions is no function of the state.
class PureLoopUnknown {
    static int count;

    //@ ensures true;
    /*@ pure @*/ static int[] made(int size) {
        int[] array = new int[3];      //~ skipped[not-supported]
        //@ loop_invariant 0 <= i;
        for (int i = 0; i < 3; i++) {
            array[i] = size;
        }
        return array;
    }

    //@ ensures made(1) == made(1);
    static void same() {
    }

    //@ assignable count;
    static int next() {
        for (int i = 0; i < 3; i++) {
            count++;
        }
        return count;
    }

    //@ ensures next() == next();      //~ skipped[not-supported]
    static void twice() {
    }

    //@ requires size >= 0;
    /*@ pure @*/ static int thrower(int size) {
        int sum = 0;
        for (int i = 0; i < size; i++) {
            if (i == 7) {
                throw new IllegalStateException();
            }
            sum += i;
        }
        return sum;
    }

    // No case says that it returns.
    //@ ensures thrower(size) == thrower(size);      //~ skipped[not-supported]
    static void thrown(int size) {
    }
}
//~ obligations: 16
