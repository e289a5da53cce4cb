// A block whose contract has several cases: what all that apply allow.
class FrameOfSeveralCases {
    int x;
    int y;

    void good(int p) {
        /*@ requires p > 0;
          @ assignable x, y;
          @ also
          @ requires true;
          @ assignable x;
          @*/
        {
            x = p;
        }
    }

    void bad(int p) {
        /*@ requires p > 0;
          @ assignable x, y;
          @ also
          @ requires true;
          @ assignable x;
          @*/
        { //~ refuted[frame]
            y = p;
        }
    }
}
//~ obligations: 4
