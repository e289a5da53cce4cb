// The first method passes its argument on as it is; the measures of both are equal.
class MeasuredMutualWrong {

    //@ requires 0 <= n && n <= 1000;
    //@ measured_by n;
    //@ assignable \nothing;
    static void ping(int n) {
        pong(n);      //~ refuted[variant]
    }

    //@ requires 0 <= n && n <= 1000;
    //@ measured_by n;
    //@ assignable \nothing;
    static void pong(int n) {
        if (n > 0) {
            ping(n - 1);
        }
    }
}
//~ obligations: 6
