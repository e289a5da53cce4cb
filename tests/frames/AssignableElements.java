// `assignable` of one element, of a range and of all elements.
class AssignableElements {

    //@ requires 0 <= i && i < a.length;
    //@ assignable a[i];
    static void one(int[] a, int i) {          //~ proved[frame]
        a[i] = 0;
    }

    //@ requires 0 <= i && i < a.length - 1;
    //@ assignable a[i];
    static void neighbour(int[] a, int i) {    //~ refuted[frame]
        a[i + 1] = 1;
    }

    //@ requires a.length == 5;
    //@ assignable a[1..3];
    static void range(int[] a) {               //~ proved[frame]
        a[1] = 0;
        a[3] = 0;
    }

    //@ requires a.length == 5;
    //@ assignable a[1..3];
    static void beyond(int[] a) {              //~ refuted[frame]
        a[3] = 0;
        a[4] = 0;
    }

    //@ requires a.length == b.length && a.length > 0;
    //@ assignable a[*];
    static void all(int[] a, int[] b) {        //~ proved[frame]
        a[0] = b[0];
        a[a.length - 1] = b[0];
    }
}
//~ obligations: 26
