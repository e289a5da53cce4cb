// Type parameters are not modelled.
class GenericMethod {

    static <T> T same(T value) { //~ skipped[not-supported]
        return value;
    }

    static int third(int[] cells) {
        return cells[2]; //~ refuted[array-index]
    }
}
