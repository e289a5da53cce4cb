// Variants that stay as they are, or are negative.
class VariantNotDecreasing {

    //@ requires 0 <= n;
    static void stuck(int n) {
        int i = 0;
        //@ loop_invariant 0 <= i;
        //@ decreases n - i;                   //~ refuted[variant]
        while (i < n) {
            if (i < 3) {
                i++;
            }
        }
    }

    static void negative(int n) {
        //@ decreases n;                       //~ refuted[variant]
        while (n != 0) {
            n = n - 1;
        }
    }

    //@ requires 0 <= n;
    static void right(int n) {
        //@ loop_invariant 0 <= n;
        //@ decreases n;                       //~ proved[variant]
        while (n != 0) {
            n = n / 2;
        }
    }

    // Negative when the loop ends is no mistake: it counts when an iteration starts.
    //@ requires 0 <= n && n <= 1000;
    static void belowZeroAtTheEnd(int n) {
        //@ decreases n;                       //~ proved[variant]
        while (n > 0) {
            n = n - 3;
        }
    }
}
//~ obligations: 8
