// `\old` of array elements: a rotation by one that loses an element.
class OldOfElement {

    //@ requires a.length == 3;
    //@ ensures a[0] == \old(a[1]) && a[1] == \old(a[2]) && a[2] == \old(a[0]);   //~ proved[postcondition]
    static void rotate(int[] a) {
        int first = a[0];
        a[0] = a[1];
        a[1] = a[2];
        a[2] = first;
    }

    //@ requires a.length == 3;
    //@ ensures a[0] == \old(a[1]) && a[1] == \old(a[2]);    //~ proved[postcondition]
    //@ ensures a[2] == \old(a[0]);                          //~ refuted[postcondition]
    static void lose(int[] a) {
        a[0] = a[1];
        a[1] = a[2];
        a[2] = a[0];
    }

    // The index inside `\old` is evaluated on entry as well.
    //@ requires 0 <= i && i < a.length;
    //@ ensures \result == \old(a[i]);                       //~ proved[postcondition]
    //@ ensures a[i] == \old(a[i]);                          //~ refuted[postcondition]
    static int take(int[] a, int i) {
        int taken = a[i];
        a[i] = 0;
        i = 0;
        return taken;
    }
}
//~ obligations: 36
