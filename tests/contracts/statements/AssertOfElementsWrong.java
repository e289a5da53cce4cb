// The last of the three is the old first one: i = 2 is wrong unless a[3] happens to be equal.
class AssertOfElementsWrong {

    //@ requires 4 <= a.length;
    //@ assignable a[*];
    static void rotate(int[] a) {
        int first = a[0];
        a[0] = a[1];
        a[1] = a[2];
        a[2] = first;
        //@ assert (\forall int i; 0 <= i && i < 3; a[i] == \old(a[i + 1]));      //~ refuted[assertion]
    }
}
//~ obligations: 15
