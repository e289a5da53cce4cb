// Other words for the same clauses.
class Synonyms {

    /*@ public normal_behaviour
      @   requires 0 <= value && value <= 100;
      @   ensures (\forall int i; 0 <= i && i < a.length; a[i] == value);
      @   modifies a[*];
      @*/
    public static void fill(int[] a, int value) {
        /*@ maintaining 0 <= k && k <= a.length;
          @ maintaining (\forall int i; 0 <= i && i < k; a[i] == value);
          @ modifies a[*];
          @ decreasing a.length - k;
          @*/
        for (int k = 0; k < a.length; k++) {
            a[k] = value;
        }
    }
}
//~ obligations: 12
