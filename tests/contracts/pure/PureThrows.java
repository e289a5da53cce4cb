// A pure method that throws has a value where it returns.
class PureThrows {
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

    //@ requires 0 <= index && index < size;
    //@ ensures get(index) == value;
    //@ ensures (\forall int i; 0 <= i && i < size && i != index; get(i) == \old(get(i)));
    //@ assignable items[index];
    void set(int index, int value) {
        items[index] = value;
    }

    //@ requires 0 < size;
    //@ ensures \result == get(0);
    //@ assignable \nothing;
    int first() {
        return get(0);
    }

    /*@ pure @*/ static int checked(int value) {
        int doubled;
        if (value < 0 || value > 1000) {
            throw new IllegalArgumentException();
        }
        doubled = 2 * value;
        if (doubled > 100) {
            return 100;
        } else {
            return doubled;
        }
    }

    //@ requires 0 <= value && value <= 50;
    //@ ensures \result == checked(value) + 1;
    static int next(int value) {
        return 2 * value + 1;
    }
}
//~ obligations: 27
