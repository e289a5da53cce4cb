// Parameters are not null unless they are marked; a marked one has to be tested.
class NullParameters {

    static int length(int[] cells) {
        return cells.length; //~ proved[null-dereference]
    }

    static int lengthOfNullable(/*@ nullable @*/ int[] cells) {
        return cells.length; //~ refuted[null-dereference]
    }

    static int lengthOrZero(/*@ nullable @*/ int[] cells) {
        return cells == null ? 0 : cells.length; //~ proved[null-dereference]
    }

    static int first(int[][] rows) {
        return rows.length == 0 ? 0 : rows[0].length; //~ proved[null-dereference]
    }

    static int write(/*@ nullable @*/ int[] cells, int index) {
        cells[index] = 1; //~ refuted[null-dereference], refuted[array-index]
        return cells[index]; //~ proved[null-dereference], proved[array-index]
    }
}
//~ obligations: 11
