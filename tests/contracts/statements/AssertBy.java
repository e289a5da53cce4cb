// A proof that somebody wrote for another verifier is not read: the assertion is checked.
class AssertBy {

    //@ requires 0 <= x && x <= 100;
    static int twice(int x) {
        int y = x + x;
        /*@ assert y >= x \by {
          @   oss;
          @   expand on: "y";
          @   { auto; }
          @ }*/
        /*@ assert y > x \by { auto; } */      //~ refuted[assertion]
        return y;
    }
}
//~ obligations: 2
