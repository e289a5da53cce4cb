// A labelled `break` leaves both loops.
class LabelledBreak {

    static boolean contains(int[][] rows, int value) {
        boolean found = false;
        search:
        for (int[] row : rows) {
            for (int cell : row) {
                if (cell == value) {
                    found = true;
                    break search;
                }
            }
        }
        return found;
    }

    static boolean first(int[] row, int value) {
        return row[0] == value; //~ refuted[array-index]
    }
}
//~ obligations: 4
