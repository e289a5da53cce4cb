// `\before` is the state where the block begins, `\old` the one where the method began.
class BlockBefore {
    int total;

    //@ requires 0 <= x && x <= 100 && 0 <= total && total <= 100;
    //@ ensures \result == 2 * x + 1 && total == \old(total) + x + 2;
    //@ assignable total;
    int twice(int x) {
        total++;
        x = x + 1;
        int y = x;
        /*@ normal_behavior
          @   ensures y == \before(y) + \old(x) && x == \before(x) && \before(x) == \old(x) + 1;
          @   ensures total == \before(total) + x && \before(total) == \old(total) + 1;
          @   assignable total;
          @*/
        {
            y = y + x - 1;
            total = total + x;
        }
        return y;
    }

    // Under a quantifier, and in a loop: each iteration has a beginning of its own.
    //@ requires 0 < a.length;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == 0);
    //@ assignable a[*];
    static void clear(int[] a) {
        //@ loop_invariant 0 <= i && i <= a.length && (\forall int k; 0 <= k && k < i; a[k] == 0);
        //@ assignable a[*];
        //@ decreases a.length - i;
        for (int i = 0; i < a.length; i++) {
            /*@ normal_behavior
              @   ensures a[i] == 0 && (\forall int k; 0 <= k && k < a.length && k != i; a[k] == \before(a[k]));
              @   assignable a[i];
              @*/
            {
                a[i] = 0;
            }
        }
    }

    // A block within a block: each has its own.
    //@ requires 0 <= x && x <= 100;
    //@ ensures \result == x + 3;
    static int nested(int x) {
        int y = x;
        /*@ normal_behavior
          @   ensures y == \before(y) + 3;
          @*/
        {
            y++;
            /*@ normal_behavior
              @   ensures y == \before(y) + 2;
              @*/
            {
                y += 2;
            }
        }
        return y;
    }
}
//~ obligations: 24
