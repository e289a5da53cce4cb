// Ranges of an array, single elements and sets of locations in several cases.
class FrameIntersectionOfElements {
    int x;

    //@ requires a.length >= 8;
    //@ assignable a[0 .. 4];
    //@ also
    //@ requires a.length >= 8;
    //@ assignable a[3 .. 6];
    void overlap(int[] a) {
        a[3] = 1;
        a[4] = 2;
    }

    //@ requires a.length >= 8;
    //@ assignable a[0 .. 4];
    //@ also
    //@ requires a.length >= 8;
    //@ assignable a[3 .. 6];
    void below(int[] a) { //~ refuted[frame]
        a[2] = 1;
    }

    //@ requires a.length >= 8;
    //@ assignable a[0 .. 4];
    //@ also
    //@ requires a.length >= 8;
    //@ assignable a[3 .. 6];
    void above(int[] a) { //~ refuted[frame]
        a[5] = 1;
    }

    //@ requires a.length >= 8;
    void callsOverlap(int[] a) {
        a[2] = 10;
        a[3] = 11;
        a[5] = 12;
        overlap(a);
        assert a[2] == 10 && a[5] == 12;
        assert a[3] == 11; //~ refuted[assertion]
    }

    //@ requires a.length >= 8 && b.length >= 8;
    //@ assignable a[*];
    //@ also
    //@ requires a.length >= 8 && b.length >= 8 && p > 0;
    //@ assignable b[1];
    void twoArrays(int[] a, int[] b, int p) {
        if (a == b || p <= 0) {
            a[1] = 3;
        }
    }

    //@ requires a.length >= 8 && b.length >= 8;
    //@ assignable a[*];
    //@ also
    //@ requires a.length >= 8 && b.length >= 8 && p > 0;
    //@ assignable b[1];
    void wrongArray(int[] a, int[] b, int p) { //~ refuted[frame]
        a[1] = 3;
    }

    //@ requires a.length >= 8;
    //@ assignable \set_union(a[*], this.x);
    //@ also
    //@ requires a.length >= 8;
    //@ assignable \set_minus(a[*], \singleton(a[0]));
    void sets(int[] a) {
        a[1] = 3;
    }

    //@ requires a.length >= 8;
    //@ assignable \set_minus(\set_union(a[*], this.x), \singleton(a[2]));
    //@ also
    //@ requires a.length >= 8;
    //@ assignable \set_minus(a[*], \singleton(a[0]));
    void wrongSets(int[] a) { //~ refuted[frame]
        a[2] = 3;
    }

    //@ requires a.length >= 8;
    void callsSets(int[] a) {
        x = 4;
        a[0] = 5;
        a[1] = 6;
        sets(a);
        assert x == 4;
        assert a[0] == 5;
        assert a[1] == 6; //~ refuted[assertion]
    }
}
//~ obligations: 52
