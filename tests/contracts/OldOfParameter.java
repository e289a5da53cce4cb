// In `ensures` a parameter means its value on entry, even where the body assigns to it.
class OldOfParameter {

    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result == n + 1;               //~ proved[postcondition]
    //@ ensures \result == \old(n) + 1;         //~ proved[postcondition]
    static int next(int n) {
        n = n + 1;
        return n;
    }

    // The body makes `n` zero, but the clause speaks of the argument.
    //@ requires 0 <= n;
    //@ ensures n == 0;                         //~ refuted[postcondition]
    //@ ensures \result == 0;                   //~ proved[postcondition]
    static int countDown(int n) {
        while (n > 0) {
            n--;
        }
        //@ assume n >= 0;
        return n;
    }
}
//~ obligations: 4
