// A local ghost variable keeps an intermediate value.
class GhostLocal {
    int x;

    //@ requires 0 <= x && x <= 1000;
    //@ ensures x == 2 * (\old(x) + 1);
    //@ assignable x;
    void grow() {
        x = x + 1;
        //@ ghost int middle = x;
        x = 2 * x;
        //@ assert x == 2 * middle && middle == \old(x) + 1;
        //@ set middle = 0;
        //@ assert middle == 0;
    }
}
//~ obligations: 4
