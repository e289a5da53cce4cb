// What `\before` says is not what held when the method began, nor what holds now.
class BlockBeforeWrong {
    int total;

    //@ requires 0 <= x && x <= 100 && 0 <= total && total <= 100;
    //@ assignable total;
    int twice(int x) {
        x = x + 1;
        int y = x;
        /*@ normal_behavior
          @   ensures \before(x) == \old(x);       //~ refuted[postcondition]
          @   ensures y == \before(y);             //~ refuted[postcondition]
          @   ensures total == \before(total);     //~ refuted[postcondition]
          @   ensures total == \before(total) + 1;
          @   ensures y == \before(y) + 1;
          @*/
        {
            y = y + 1;
            total = total + 1;
        }
        return y;
    }

    //@ requires 0 <= x && x <= 100;
    static int nested(int x) {
        int y = x;
        /*@ normal_behavior
          @   ensures y == \before(y) + 2;         //~ refuted[postcondition]
          @*/
        {
            y++;
            /*@ normal_behavior
              @   ensures y == \before(y) + 3;     //~ refuted[postcondition]
              @*/
            {
                y += 2;
            }
        }
        return y;
    }
}
//~ obligations: 11
