// Where a pure method throws it has no value, whatever its contract says of that.
class PureThrowsWrong {
    private int[] items = new int[10];
    private int size;
    //@ private invariant 0 <= size && size <= items.length;

    /*@ normal_behavior
      @   requires 0 <= index && index < size;
      @   ensures \result == get(index);
      @ also exceptional_behavior
      @   requires index < 0 || size <= index;
      @   signals_only IndexOutOfBoundsException;
      @*/
    /*@ pure @*/ int get(int index) {
        if (index < 0 || size <= index) {
            throw new IndexOutOfBoundsException();
        }
        return items[index];
    }

    //@ ensures get(index) == 0;      //~ refuted[ill-defined-specification], refuted[postcondition]
    //@ assignable \nothing;
    void nothing(int index) {
    }

    //@ requires 0 <= index && index < size;
    //@ ensures get(index) == value + 1;      //~ refuted[postcondition]
    //@ assignable items[index];
    void set(int index, int value) {
        items[index] = value;
    }

    /*@ pure @*/ static int checked(int value) {
        if (value < 0) {
            throw new IllegalArgumentException();
        }
        return value;
    }

    //@ requires checked(value) == 3;      //~ refuted[ill-defined-specification]
    static void three(int value) {
    }

    //@ requires value > 0;
    //@ ensures \result == checked(value);      //~ refuted[postcondition]
    static int other(int value) {
        return 2 * value;
    }
}
//~ obligations: 23
