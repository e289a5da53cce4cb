// Contracts of loops that are not understood.
class LoopContractElsewhere {

    //@ requires arr != null;
    static void heap(int[] arr) {
        int i = 0;
        /*@ loop_contract normal_behavior
          @   requires arr != null && 0 <= i && i <= arr.length;
          @   ensures (\forall int j; \before(i) <= j && j < arr.length; arr[j] == \before(arr[j]) + 1); //~ skipped[not-supported]
          @   assignable arr[i .. arr.length];
          @   decreases arr.length - i;
          @*/
        while (i < arr.length) {
            ++arr[i];
            ++i;
        }
    }

    static void again(int n) {
        /*@ loop_contract normal_behavior     //~ skipped[not-supported]
          @   requires 0 <= n;
          @   decreases n;
          @*/
        do {
            n--;
        } while (n > 0);
    }

    static void position(int n) {
        //@ loop_invariant \index == 0;       //~ skipped[not-supported]
        while (n > 0) {
            n--;
        }
    }
}
//~ obligations: 3
