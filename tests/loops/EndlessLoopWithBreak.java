// `while (true)` is left only by `break`, and what follows knows why.
class EndlessLoopWithBreak {

    //@ requires 0 <= n;
    //@ ensures \result * \result <= n;                        //~ proved[postcondition]
    //@ ensures n < (\result + 1) * (\result + 1);             //~ proved[postcondition]
    static int root(int n) {
        long i = 0;
        //@ loop_invariant 0 <= i && i <= 46341 && i * i <= n;
        while (true) {
            if ((i + 1) * (i + 1) > n) {
                break;
            }
            i++;
        }
        return (int) i;
    }

    static int never(int x) {
        int steps = 0;
        while (true) {
            if (x == 0) {
                break;
            }
            x = x / 2;
            steps++;
        }
        assert x == 0;                                         //~ proved[assertion]
        assert steps == 0;                                     //~ refuted[assertion]
        return steps;
    }
}
//~ obligations: 6
