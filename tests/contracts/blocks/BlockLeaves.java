// What holds when a block is left by a jump: to the end of a statement around it, or to the next iteration of a loop.
class BlockLeaves {

    //@ requires 0 < x && x <= 100 && 0 < y && y <= 100;
    //@ ensures x < y ==> \result == y - x;
    //@ ensures x > y ==> \result == x;
    //@ ensures x == y ==> \result == 0;
    static int apart(int x, int y) {
        int z = 0;
        outside: {
            /*@ behavior
              @   requires z == 0;
              @   ensures x == y && z == 0;
              @   breaks (outside) x < y && z == y - \before(x);
              @   returns x > y && \result == x;
              @*/
            {
                if (x < y) {
                    z = y - x;
                    break outside;
                }
                if (x > y) {
                    return x;
                }
            }
            z = 0;
        }
        return z;
    }

    //@ requires 0 <= limit && limit <= 100;
    static int loop(int[] a, int limit) {
        int found = 0;
        //@ loop_invariant 0 <= i && i <= a.length && 0 <= found && found <= i;
        //@ decreases a.length - i;
        for (int i = 0; i < a.length; i++) {
            /*@ behavior
              @   ensures a[i] == limit;
              @   continues () a[i] < limit && found == \before(found);
              @   breaks () a[i] > limit;
              @*/
            {
                if (a[i] < limit) {
                    continue;
                }
                if (a[i] > limit) {
                    break;
                }
            }
            found++;
        }
        return found;
    }

    static int always(int x) {
        outer: while (true) {
            /*@ break_behavior
              @   breaks (outer) x <= 0;
              @*/
            {
                if (x > 0) {
                    x = 0;
                }
                break outer;
            }
        }
        return x;
    }
}
//~ obligations: 20
