// The loop leaves out the last number: for n = 1 it returns 0, and the sum is 1.
class PureRecursiveWrong {

    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result == (n == 0 ? 0 : n + sumTo(n - 1));
    //@ ensures 0 <= \result && \result <= 1000 * n;
    //@ measured_by n;
    //@ assignable \strictly_nothing;
    static /*@ pure @*/ int sumTo(int n) {
        return n == 0 ? 0 : n + sumTo(n - 1);
    }

    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result == sumTo(n);      //~ FIXME-unknown[postcondition]
    //@ assignable \nothing;
    static int loop(int n) {
        int sum = 0;
        //@ loop_invariant 0 <= i && i <= n && (i == 0 ? sum == 0 : sum == sumTo(i - 1));
        //@ assignable \nothing;
        //@ decreases n - i;
        for (int i = 0; i < n; i++) {
            sum += i;
        }
        return sum;
    }
}
//~ obligations: 14
