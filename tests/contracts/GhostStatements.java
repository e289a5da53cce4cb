// A ghost variable keeps what a variable of the program was.
class GhostStatements {

    static int twice(int x) {
        //@ ghost int before = x;
        x = x * 2;
        //@ assert x == 2 * before; //~ refuted[assertion]
        return x;
    }

    static int thrice(int x) {
        x = x * 3;
        assert x != 1; //~ refuted[assertion]
        return x;
    }
}
//~ obligations: 2
