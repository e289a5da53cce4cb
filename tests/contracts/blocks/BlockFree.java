// What a block requires or ensures freely is assumed where it begins or ends.
class BlockFree {
    static int field;

    //@ ensures field == 42;
    static void required() {
        /*@ normal_behavior
          @   requires_free field == 41;
          @   ensures field == 42;
          @*/
        {
            ++field;
        }
    }

    //@ ensures field == 42;
    static void ensured() {
        /*@ normal_behavior
          @   ensures_free field == 42;
          @*/
        {
            ++field;
        }
    }

    // The method ends in another way: nothing is assumed of that.
    //@ ensures \result == 0;             //~ refuted[postcondition]
    static int returned(int x) {
        /*@ behavior
          @   ensures_free x == 0;
          @   returns \result > 0;
          @*/
        {
            if (x > 0) {
                return x;
            }
        }
        return x;
    }

    // What is promised beside it is checked before.
    static int checked(int x) {
        /*@ normal_behavior
          @   ensures x == 0;         //~ refuted[postcondition]
          @   ensures_free x == 0;
          @*/
        {
            x = x + 0;
        }
        return x;
    }

    static int never(int x) {
        /*@ normal_behavior
          @   ensures_free x != x;    //~ unknown[vacuous]
          @*/
        {
            x = x + 0;
        }
        return x;
    }
}
//~ obligations: 11
