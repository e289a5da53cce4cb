// The argument gets smaller with each recursive call.
class MeasuredByArgument {

    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result == 2 * n;
    //@ measured_by n;
    //@ assignable \nothing;
    static int twice(int n) {
        return n == 0 ? 0 : 2 + twice(n - 1);
    }
}
//~ obligations: 4
