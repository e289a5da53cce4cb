// In a `while`, `continue` skips the increment at the end of the body.
class ContinueSkipsUpdate {

    static int sumOfPositive(int[] a) {
        int sum = 0;
        int i = 0;
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ decreases a.length - i;            //~ refuted[variant]
        while (i < a.length) {
            if (a[i] <= 0) {
                continue;
            }
            sum += a[i];
            i++;
        }
        return sum;
    }
}
//~ obligations: 10
