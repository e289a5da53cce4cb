// Type parameters are erased.
class GenericMethod {

    static <T> T same(T value) {
        return value;
    }

    static int third(int[] cells) {
        return cells[2]; //~ refuted[array-index]
    }
}
//~ obligations: 2
