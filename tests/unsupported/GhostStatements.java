// Ghost variables and `set` are not modelled: their method is skipped.
class GhostStatements {

    static int twice(int x) {
        //@ ghost int before = x; //~ skipped[not-supported]
        x = x * 2;
        return x;
    }

    static int thrice(int x) {
        x = x * 3;
        assert x != 1; //~ refuted[assertion]
        return x;
    }
}
