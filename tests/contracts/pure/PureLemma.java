// What a pure method with a loop promises holds of its value, if it is seen to that it ends.
class PureLemma {
    int[] items = new int[10];

    //@ ensures \result == (\exists int i; 0 <= i && i < items.length; items[i] == value);
    /*@ pure @*/ boolean has(int value) {
        //@ loop_invariant 0 <= i && i <= items.length;
        //@ loop_invariant (\forall int k; 0 <= k && k < i; items[k] != value);
        //@ decreases items.length - i;
        for (int i = 0; i < items.length; i++) {
            if (items[i] == value) {
                return true;
            }
        }
        return false;
    }

    /*@ normal_behavior
      @   requires 0 < items.length;
      @   ensures (\forall int i; 0 <= i && i < items.length; items[i] <= \result);
      @   // What specifications mention is itself checked without such lemmas, so that nothing rests on itself.
      @   ensures has(\result);                              //~ FIXME-unknown[postcondition]
      @*/
    /*@ pure @*/ int greatest() {
        int found = items[0];
        //@ loop_invariant 1 <= i && i <= items.length;
        //@ loop_invariant (\forall int k; 0 <= k && k < i; items[k] <= found);
        //@ loop_invariant (\exists int k; 0 <= k && k < i; items[k] == found);
        //@ decreases items.length - i;
        for (int i = 1; i < items.length; i++) {
            if (items[i] > found) {
                found = items[i];
            }
        }
        return found;
    }

    //@ requires 0 <= index && index < items.length;
    //@ ensures has(value);
    //@ assignable items[index];
    void set(int index, int value) {
        items[index] = value;
    }

    //@ requires has(value);
    //@ ensures items.length > 0;
    //@ assignable \nothing;
    void some(int value) {
    }

    //@ requires 0 < items.length;
    //@ ensures greatest() <= \result;
    //@ assignable items[*];
    int raise() {
        int top = greatest();
        items[0] = top;
        return top;
    }
}
//~ obligations: 53
