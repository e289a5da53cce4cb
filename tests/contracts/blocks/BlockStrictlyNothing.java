// `assignable \strictly_nothing` of a block excludes new objects, too.
class BlockStrictlyNothing {
    static int good(int x) {
        int y;
        //@ assignable \strictly_nothing;
        {
            y = x + 1;
        }
        return y;
    }

    static int bad(int x) {
        int y;
        //@ assignable \strictly_nothing; //~ refuted[postcondition]
        {
            y = new int[1].length;
        }
        return y;
    }
}
//~ obligations: 5
