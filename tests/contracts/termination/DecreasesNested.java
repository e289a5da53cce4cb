// Each loop has its own variant.
class DecreasesNested {

    //@ requires 0 <= n && n <= 100;
    //@ ensures \result == n * n;
    //@ assignable \nothing;
    static int square(int n) {
        int count = 0;
        //@ loop_invariant 0 <= i && i <= n && count == i * n;
        //@ decreases n - i;
        for (int i = 0; i < n; i++) {
            //@ loop_invariant 0 <= j && j <= n && count == i * n + j;
            //@ decreases n - j;
            for (int j = 0; j < n; j++) {
                count++;
            }
        }
        return count;
    }
}
//~ obligations: 10
