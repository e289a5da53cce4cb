// The loop starts with the second element: a = {1} gives 0.
//~ options: --int math
class ModelRecursiveWrong {

    /*@ public model_behavior
      @   requires 0 <= n && n <= a.length;
      @   measured_by n;
      @ public static model pure int total(int[] a, int n) {
      @     return n == 0 ? 0 : total(a, n - 1) + a[n - 1];
      @ }
      @*/

    //@ requires 0 < a.length;
    //@ ensures \result == total(a, a.length);      //~ FIXME-unknown[postcondition]
    //@ assignable \nothing;
    static int sum(int[] a) {
        int sum = 0;
        //@ loop_invariant 1 <= i && i <= a.length && sum == total(a, i) - a[0];
        //@ assignable \nothing;
        //@ decreases a.length - i;
        for (int i = 1; i < a.length; i++) {
            sum += a[i];
        }
        return sum;
    }
}
//~ obligations: 11
