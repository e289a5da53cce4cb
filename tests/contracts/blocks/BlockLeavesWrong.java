// What is said of jumps and does not hold.
class BlockLeavesWrong {

    static int breaks(int x, int y) {
        outside: {
            /*@ behavior
              @   breaks (outside) x == y;         //~ refuted[postcondition]
              @   ensures x == y;                  //~ refuted[postcondition]
              @*/
            {
                if (x < y) {
                    break outside;
                }
            }
            x = y;
        }
        return x;
    }

    static int continues(int[] a) {
        int found = 0;
        outer:
        for (int i = 0; i < 1; i++) {
            for (int j = 0; j < 1; j++) {
                /*@ behavior
                  @   continues () j > 0;          //~ refuted[postcondition]
                  @   continues (outer) false;     //~ refuted[postcondition]
                  @   breaks () a.length == 0;
                  @*/
                {
                    if (a.length == 0) {
                        break;
                    }
                    if (a.length == 1) {
                        continue;
                    }
                    continue outer;
                }
            }
        }
        return found;
    }

    static int always(int x) {
        while (true) {
            /*@ break_behavior
              @   breaks () true;
              @*/
            {                                      //~ refuted[postcondition]
                if (x > 0) {
                    return x;
                }
                break;
            }
        }
        return x;
    }
}
//~ obligations: 9
