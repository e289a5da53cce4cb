// A recursive model method says what a loop computes.
//~ options: --int math
class ModelRecursive {

    /*@ public model_behavior
      @   requires 0 <= n && n <= a.length;
      @   measured_by n;
      @ public static model pure int total(int[] a, int n) {
      @     return n == 0 ? 0 : total(a, n - 1) + a[n - 1];
      @ }
      @*/

    //@ ensures \result == total(a, a.length);
    //@ assignable \nothing;
    static int sum(int[] a) {
        int sum = 0;
        //@ loop_invariant 0 <= i && i <= a.length && sum == total(a, i);
        //@ assignable \nothing;
        //@ decreases a.length - i;
        for (int i = 0; i < a.length; i++) {
            sum += a[i];
        }
        return sum;
    }
}
//~ obligations: 11
