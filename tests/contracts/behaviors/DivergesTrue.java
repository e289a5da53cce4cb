// With `diverges true` a method need not return; if it returns, it keeps its promise.
class DivergesTrue {

    //@ requires true;
    //@ ensures \result == 0;
    //@ diverges true;
    static int down(int x) {
        while (x != 0) {
            if (x > 0) {
                x--;
            }
        }
        return x;
    }

    //@ requires true;
    //@ ensures false;
    //@ diverges true;
    static void forever() {
        while (true) {
        }
    }
}
//~ obligations: 2
