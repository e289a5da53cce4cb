// `\before` where no block has begun, or of what need not have been there.
class BlockBeforeElsewhere {
    int total;

    static int required(int x) {
        /*@ normal_behavior
          @   requires \before(x) == x;      //~ skipped[not-supported]
          @*/
        {
            x = x + 1;
        }
        return x;
    }

    static void objects(BlockBeforeElsewhere first) {
        /*@ normal_behavior
          @   ensures (\forall BlockBeforeElsewhere o; o.total == \before(o.total));      //~ skipped[not-supported]
          @*/
        {
            first.total = first.total;
        }
    }
}
//~ obligations: 2
