// expected: exit 1
/** A loop whose bound is one too large, and a loop with an invariant that is not one. */
class Counter {

    static void clear(int[] cells) {
        for (int i = 0; i <= cells.length; i++) {
            cells[i] = 0;
        }
    }

    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result == n * (n + 1) / 2;
    static int triangle(int n) {
        int sum = 0;
        int i = 0;
        //@ loop_invariant 0 <= i && i <= n;
        //@ loop_invariant sum == i * (i + 1) / 2;
        //@ decreases n - i;
        while (i < n) {
            sum = sum + i;
            i = i + 1;
        }
        return sum;
    }
}
