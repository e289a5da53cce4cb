// The condition counts: what it changes belongs to the iteration that it begins.
class DecreasesInCondition {

    //@ requires 0 <= n && n <= 100;
    static int down(int n) {
        int sum = 0;
        //@ loop_invariant 0 <= n && n <= 100;
        //@ loop_invariant 0 <= sum && sum + 100 * n <= 10000;
        //@ decreases n + 1;
        while (0 <= --n) {
            sum = sum + n;
        }
        return sum;
    }

    static boolean isMore(int n) {
        return 0 < n;
    }

    //@ requires 0 <= n;
    static void called(int n) {
        //@ loop_invariant 0 <= n;
        //@ decreases n;
        while (isMore(n)) {
            n--;
        }
    }

    // The condition says that the measure has a value.
    //@ requires next == null || next.rank >= 0;
    static void guarded(/*@ nullable @*/ Ranked next) {
        //@ loop_invariant next == null || next.rank >= 0;
        //@ decreases next.rank;
        while (next != null) {
            next.rank--;
            if (next.rank < 0) {
                break;
            }
        }
    }
}

class Ranked {
    int rank;
}
//~ obligations: 14
