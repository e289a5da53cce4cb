// Elements on entry and now.
class AssertOfElements {

    //@ requires 3 <= a.length;
    //@ assignable a[*];
    static void rotate(int[] a) {
        int first = a[0];
        a[0] = a[1];
        //@ assert a[0] == \old(a[1]) && a[1] == \old(a[1]) && first == \old(a[0]);
        a[1] = a[2];
        a[2] = first;
        //@ assert (\forall int i; 0 <= i && i < 2; a[i] == \old(a[i + 1]));
        //@ assert (\forall int i; 3 <= i && i < a.length; a[i] == \old(a[i]));
    }
}
//~ obligations: 18
