// With step = 0 the loop does not end.
class DivergesFalseWrong {

    //@ requires 0 <= x && 0 <= step;
    //@ ensures \result <= 0;
    //@ diverges false;
    static int down(int x, int step) {
        //@ decreases x;      //~ refuted[variant]
        while (x > 0) {
            x = x > step ? x - step : 0;
        }
        return x;
    }
}
//~ obligations: 2
