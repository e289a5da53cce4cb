// Two methods call each other with a smaller number.
class MeasuredMutual {

    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result <==> n % 2 == 0;
    //@ measured_by n;
    //@ assignable \nothing;
    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result <==> n % 2 == 1;
    //@ measured_by n;
    //@ assignable \nothing;
    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }
}
//~ obligations: 8
