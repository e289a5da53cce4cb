// `\everything` allows a method anything, and leaves its callers nothing.
class AssignableEverything {
    int x;
    static int calls;

    //@ assignable \everything;
    void anything(int[] a) {
        x++;
        calls++;
        if (a.length > 0) {
            a[0] = 0;
        }
    }

    void use(int[] a) {
        x = 1;
        int own = 2;
        anything(a);
        assert own == 2;                       //~ proved[assertion]
        assert a.length >= 0;                  //~ proved[assertion]
        assert x == 1;                         //~ refuted[assertion]
    }
}
//~ obligations: 8
