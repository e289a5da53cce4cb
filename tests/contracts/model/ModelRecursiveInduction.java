// What a recursive model method promises is proved by induction on its measure.
//~ options: --int math
class ModelRecursiveInduction {

    /*@ public model_behavior
      @   requires 0 <= k && k <= a.length;
      @   ensures \result == (\num_of int l; 0 <= l && l < k; a[l] == v);
      @   ensures 0 <= \result && \result <= k;
      @   measured_by k;
      @ public static model pure int count(int[] a, int k, int v) {
      @     if (k == 0)
      @         return 0;
      @     if (a[k - 1] == v)
      @         return 1 + count(a, k - 1, v);
      @     return count(a, k - 1, v);
      @ }
      @*/

    /*@ public model_behavior
      @   requires 0 <= n;
      @   ensures 2 * \result == n * (n + 1);
      @   measured_by n;
      @ public static model pure int triangle(int n) {
      @     return n == 0 ? 0 : n + triangle(n - 1);
      @ }
      @*/

    // A lemma by recursion in code.
    //@ requires 0 <= k && k <= a.length;
    //@ ensures count(a, k, v) <= count(a, a.length, v);
    //@ assignable \nothing;
    //@ measured_by a.length - k;
    static void grows(int[] a, int k, int v) {
        if (k == a.length) {
            return;
        }
        grows(a, k + 1, v);
    }
}
//~ obligations: 12
