// A field that was tested is set to null through another reference to the same object.
class NullThroughAlias {
    int[] cells;

    static int clearOther(NullThroughAlias left, NullThroughAlias right) {
        if (left.cells == null) {
            return 0;
        }
        right.cells = null;
        return left.cells.length; //~ refuted[null-dereference]
    }

    static int clearDifferent(NullThroughAlias left, NullThroughAlias right) {
        if (left == right || left.cells == null) {
            return 0;
        }
        right.cells = null;
        return left.cells.length; //~ proved[null-dereference]
    }
}
//~ obligations: 8
