// `assignable` of a loop says what its iterations change.
class LoopAssignable {
    int sum;
    int steps;

    //@ requires 0 <= steps && steps <= 5;
    void addAll(int[] a) {
        steps = 5;
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ assignable sum;
        for (int i = 0; i < a.length; i++) {           //~ proved[frame]
            sum += a[i];
        }
        assert steps == 5;                             //~ proved[assertion]
    }

    void addAllAndCount(int[] a) {
        //@ assignable sum;
        for (int value : a) {                          //~ refuted[frame]
            sum += value;
            steps++;
        }
    }
}
//~ obligations: 9
