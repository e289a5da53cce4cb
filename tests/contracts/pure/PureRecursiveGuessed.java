// Methods in specifications that call themselves and do not say what measures them: what becomes smaller is plain to see.
//~ options: --int math
class PureRecursiveGuessed {

    /*@ public model_behavior
      @   requires 0 <= n;
      @   ensures 2 * \result == n * (n + 1);
      @ public static model pure int triangle(int n) {
      @     return n == 0 ? 0 : n + triangle(n - 1);
      @ }
      @*/

    /*@ public model_behavior
      @   requires 0 <= low && low <= high && high <= a.length;
      @   ensures high == low ==> \result == 0;
      @ public static model pure int total(int[] a, int low, int high) {
      @     return low == high ? 0 : a[low] + total(a, low + 1, high);
      @ }
      @*/

    /*@ public model_behavior
      @   requires 0 <= from && from <= a.length;
      @   ensures 0 <= \result;
      @ public static model pure int zeros(int[] a, int from) {
      @     return from == a.length ? 0 : (a[from] == 0 ? 1 : 0) + zeros(a, from + 1);
      @ }
      @*/

    //@ requires 0 <= n;
    //@ ensures \result == triangle(n);
    static int sum(int n) {
        int sum = 0;
        //@ loop_invariant 0 <= i && i <= n && sum == triangle(i);
        //@ decreases n - i;
        for (int i = 0; i < n; i++) {
            sum += i + 1;
        }
        return sum;
    }

    // A method of the program.
    //@ requires 0 <= n;
    /*@ pure @*/ static int powers(int n) {
        return n == 0 ? 1 : 2 * powers(n - 1);
    }

    //@ requires 0 <= n;
    //@ ensures \result == powers(n);
    static int product(int n) {
        int product = 1;
        //@ loop_invariant 0 <= i && i <= n && product == powers(i);
        //@ decreases n - i;
        for (int i = 0; i < n; i++) {
            product = 2 * product;
        }
        return product;
    }
}
//~ obligations: 16
