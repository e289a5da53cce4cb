// Where several cases apply, the frame is what all of them allow: for the method and for its callers.
class FrameIntersection {
    int x;
    int y;
    int[] a = new int[4];

    //@ requires p > 0;
    //@ assignable x, y;
    //@ also
    //@ requires p > 10;
    //@ assignable x;
    void both(int p) {
        x = p;
    }

    //@ requires p > 0;
    //@ assignable x, y;
    //@ also
    //@ requires p > 10;
    //@ assignable x;
    void tooMuch(int p) { //~ refuted[frame]
        y = p;
    }

    //@ requires p > 0;
    //@ assignable x, y;
    //@ also
    //@ requires p > 10;
    //@ assignable x;
    void onlyWhereOneApplies(int p) {
        if (p <= 10) {
            y = p;
        }
        x = p;
    }

    //@ requires true;
    //@ assignable x;
    //@ also
    //@ requires true;
    //@ assignable y;
    void nothingInCommon() { //~ refuted[frame]
        x = 1;
    }

    void callsNothingInCommon() {
        x = 5;
        y = 6;
        nothingInCommon();
        assert x == 5 && y == 6;
    }

    void callsBoth() {
        x = 5;
        y = 6;
        both(11);
        assert y == 6;
        assert x == 5; //~ refuted[assertion]
    }

    void callsOne() {
        y = 6;
        both(3);
        assert y == 6; //~ unknown[assertion]
    }

    // A case without `assignable` lets everything change; it does not widen the other.
    //@ requires p > 0;
    //@ assignable x;
    //@ also
    //@ requires p > 10;
    //@ ensures x == p;
    void open(int p) {
        x = p;
    }

    //@ requires p >= 0;
    //@ assignable x;
    //@ also
    //@ requires p > 10;
    //@ ensures y == p;
    void opener(int p) { //~ refuted[frame]
        y = p;
    }

    void callsOpen() {
        y = 6;
        open(11);
        assert y == 6;
        assert x == 11;
    }

    //@ requires p < 0;
    //@ assignable x;
    //@ also
    //@ requires p >= 0;
    void split(int p) {
        if (p >= 0) {
            y = p;
        }
        x = p;
    }

    void callsSplit() {
        y = 6;
        split(-1);
        assert y == 6;
        split(1);
        assert y == 6; //~ refuted[assertion]
    }

    public static void main(String[] arguments) {
        FrameIntersection f = new FrameIntersection();
        f.y = 6;
        f.split(1);
        assert f.y == 6; //~ refuted[assertion]
    }
}
//~ obligations: 36
