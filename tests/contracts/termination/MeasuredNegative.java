// The measure gets smaller, but it may be negative: from n = -1 the recursion goes down forever.
class MeasuredNegative {

    //@ requires -1000000 <= n && n <= 1000;
    //@ measured_by n;
    //@ assignable \nothing;
    static void down(int n) {
        if (n != 0 && n != -1000000) {
            down(n - 1);      //~ refuted[variant]
        }
    }
}
//~ obligations: 3
