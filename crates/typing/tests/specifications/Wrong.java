// Each marked line has one error, the others none.
abstract class Wrong {
    int f;
    static int n;
    static final int K = 3;
    //@ ghost int g;
    //@ static ghost int h;
    //@ model \locset fp;
    //@ represents fp = f, next.*;
    //@ represents f = 3;                                     //~ error
    //@ model boolean even;
    //@ represents even = f;                                  //~ error
    Wrong next;

    //@ invariant f > K && g > 0;
    //@ invariant f + 1;                                      //~ error
    //@ invariant \old(f) == f;                               //~ error
    //@ static invariant f > 0;                               //~ error
    //@ static invariant \inv;                                //~ error
    //@ constraint \old(f) <= f;
    //@ initially f == 0;
    //@ accessible \inv: f, next.fp;
    //@ accessible fp: unknown;                               //~ error

    //@ requires x;                                           //~ error
    //@ requires \result > 0;                                 //~ error
    //@ requires \old(f) > 0;                                 //~ error
    //@ ensures \result > 0;                                  //~ error
    //@ requires unknown > 0;                                 //~ error
    //@ requires (\forall int x; true);
    //@ requires (\forall int i; 0 <= i; i);                  //~ error
    //@ requires (\sum int i; 0 <= i; true) > 0;              //~ error
    //@ requires (\seq_def int i; 0; i) != \seq_empty;        //~ error
    //@ assignable x;                                         //~ error
    //@ assignable f, next.f, n, next.*, fp, \nothing;
    //@ assignable f + 1;                                     //~ error
    //@ assignable x.*;                                       //~ error
    //@ assignable f[*];                                      //~ error
    //@ assignable \nothnig;                                  //~ error
    //@ measured_by true;                                     //~ error
    //@ ensures \frsh(next);                                  //~ error
    //@ ensures \fresh;                                       //~ error
    //@ ensures \fresh(x);                                    //~ error
    //@ ensures \seq_sub(\seq_empty, 1) == \seq_empty;        //~ error
    //@ ensures \seq_reverse(x) == \seq_empty;                //~ error
    //@ ensures x++ > 0;                                      //~ error
    //@ ensures new Object() != null;                         //~ error
    //@ ensures \seq_empty == null;                           //~ error
    //@ ensures fp + x == fp;                                 //~ error
    //@ ensures next.\foo;                                    //~ error
    //@ ensures \old(next.f) == g && \old(\old(f)) == 0;
    //@ signals (String e) true;                              //~ error
    //@ signals (RuntimeException e) e.getMessage() != null && \old(f) == f;
    //@ signals (RuntimeException e) \result == 0;            //~ error
    //@ signals_only RuntimeException, String;                //~ error
    //@ diverges false;
    abstract void contract(int x);

    //@ requires f > 0;
    //@ requires this != null;
    //@ requires x > 0 && n > 0;
    //@ ensures f == x;
    Wrong(int x) {
        f = x;
    }

    /*@ public normal_behavior
      @   forall int k;
      @   old int before = f + k;
      @   requires k > before;
      @   {| ensures \result > k; also ensures \result == m; |}   //~ error
      @   signals_only RuntimeException;                      //~ error
      @ also
      @   requires k > 0;                                     //~ error
      @*/
    abstract int cases();

    //@ assignable f;                                         //~ error
    abstract /*@ pure @*/ int pure();

    //@ model int twice(int x) { int y = 2 * x; return y; }
    //@ model boolean bad(int x) { return x; }                //~ error

    //@ ensures \result == twice(g);
    int body(int a, int[] list) {
        int x = 0;
        //@ ghost int y = twice(x) + g;
        //@ ghost int z = true;                               //~ error
        //@ set y = y + 1;
        //@ set x = 1;                                        //~ error
        //@ set f = 1;                                        //~ error
        //@ set g = f;
        //@ assert y > 0 && \old(f) == g;
        //@ assert y;                                         //~ error
        //@ assume \result > 0;                               //~ error
        /*@ loop_invariant 0 <= i && i <= x && y > i;
          @ loop_invariant inner > 0;                         //~ error
          @ decreases x - i;
          @ decreases list;                                   //~ error
          @ assignable f, x, list[*];
          @*/
        for (int i = 0; i < x; i++) {
            int inner = y;                                    //~ error
            f = g;                                            //~ error
            a = twice(a);                                     //~ error
        }
        /*@ requires x > 0 && \old(f) > 0;
          @ returns \result > 0;
          @ ensures i > 0;                                    //~ error
          @*/
        {
            x++;
        }
        return x;
    }

    //@ ensures f > 0;                                        //~ error
    static void nothing() {
    }
}
