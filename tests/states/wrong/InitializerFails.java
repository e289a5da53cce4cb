// An initialiser that fails is a failure of the program, whoever uses the class first.
class InitializerFails {
    static final int[] TABLE = new int[2];
    static final int LAST;

    static {
        LAST = TABLE[2]; //~ refuted[array-index]
    }

    public static int last() {
        return LAST;
    }
}
//~ obligations: 2
