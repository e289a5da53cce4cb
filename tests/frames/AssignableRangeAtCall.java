// After a call by contract, elements outside of its range are as they were.
class AssignableRangeAtCall {

    //@ requires 0 <= low && low <= high && high < a.length;
    //@ ensures (\forall int i; low <= i && i <= high; a[i] == 0);         //~ proved[postcondition]
    //@ assignable a[low..high];
    static void clear(int[] a, int low, int high) {                        //~ proved[frame]
        //@ loop_invariant low <= i && i <= high + 1;
        //@ loop_invariant (\forall int k; low <= k && k < i; a[k] == 0);
        for (int i = low; i <= high; i++) {
            a[i] = 0;
        }
    }

    //@ requires a.length == 4;
    static void use(int[] a) {
        a[0] = 7;
        a[2] = 7;
        clear(a, 1, 2);
        assert a[0] == 7;                      //~ proved[assertion]
        assert a[2] == 0;                      //~ proved[assertion]
        assert a[1] == 7;                      //~ refuted[assertion]
    }
}
//~ obligations: 26
