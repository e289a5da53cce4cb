// What the value of a method that calls itself depends on is proved by induction.
//~ options: --int math
class AccessibleRecursive {
    int other;

    /*@ public model_behavior
      @   requires 0 <= k && k <= a.length;
      @   measured_by k;
      @   accessible a[*];
      @ public static model pure int total(int[] a, int k) {
      @     return k == 0 ? 0 : a[k - 1] + total(a, k - 1);
      @ }
      @*/

    /*@ public model_behavior
      @   requires 0 <= k && k <= a.length;
      @   measured_by k;
      @   accessible a[*];                                           //~ unknown[dependency]
      @ public model pure int more(int[] a, int k) {
      @     return k == 0 ? other : a[k - 1] + more(a, k - 1);
      @ }
      @*/

    /*@ public model_behavior
      @   requires 0 <= k;
      @   measured_by k;
      @   accessible \nothing;                                       //~ unknown[dependency]
      @ public static model pure int endless(int[] a, int k) {       //~ refuted[variant]
      @     return a.length == 0 ? 0 : a[0] + endless(a, k);
      @ }
      @*/
}
//~ obligations: 6
