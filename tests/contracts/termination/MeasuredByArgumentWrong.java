// For n = 1 the recursive call has the same argument: n - n / 2 is 1.
class MeasuredByArgumentWrong {

    //@ requires 0 <= n && n <= 1000;
    //@ measured_by n;
    //@ assignable \nothing;
    static void halve(int n) {
        if (n > 0) {
            halve(n - n / 2);      //~ refuted[variant]
        }
    }
}
//~ obligations: 3
