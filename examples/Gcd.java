// expected: exit 0
/** Euclid's algorithm ends, and divides by no zero. */
class Gcd {

    //@ requires 0 < a && 0 < b;
    //@ ensures 0 < \result && \result <= a && \result <= b;
    static int gcd(int a, int b) {
        //@ loop_invariant 0 < a && 0 < b && a <= \old(a) && b <= \old(b);
        //@ decreases a + b;
        while (a != b) {
            if (a > b) {
                a = a - b;
            } else {
                b = b - a;
            }
        }
        return a;
    }
}
