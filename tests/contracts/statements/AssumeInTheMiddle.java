// What is assumed is known afterwards, and only afterwards.
class AssumeInTheMiddle {
    int x;

    //@ requires true;
    //@ assignable x;
    void limit(int[] a) {
        x = a.length;
        //@ assume x >= 1 && (\forall int i; 0 <= i && i < a.length; a[i] == i);
        assert a[0] == 0;
        //@ assert a[a.length - 1] == x - 1;
    }
}
//~ obligations: 7
