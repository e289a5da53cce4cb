// What only blocks can do cannot be asked of a method, nor a jump to a label that is not around.
class BlockClausesOfMethod {

    /*@ return_behavior             //~ skipped[not-supported]
      @   returns \result == x;
      @*/
    static int same(int x) {
        return x;
    }

    static int nowhere(int x) {
        /*@ behavior
          @   breaks (away) x == 0; //~ skipped[not-supported]
          @*/
        {
            x = 0;
        }
        return x;
    }
}
//~ obligations: 2
