// The block runs where it stands: before the array is made.
class StaticBlockTooEarly {
    static {
        fill();
    }

    static final int[] TABLE = new int[4];

    static void fill() {
        TABLE[0] = 1; //~ refuted[null-dereference]
    }
}
//~ obligations: 2
