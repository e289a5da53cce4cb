// `diverges true` does not excuse a wrong result: for x = 1 the method returns 1.
class DivergesTrueWrong {

    //@ requires true;
    //@ ensures \result == 0;      //~ refuted[postcondition]
    //@ diverges true;
    static int down(int x) {
        while (x != 0 && x != 1) {
            if (x > 0) {
                x--;
            }
        }
        return x;
    }
}
//~ obligations: 1
