/** The rows are handed out with the array around them. */
class HeldArrayRows {
    private final int[][] rows = new int[3][5];

    int[][] rows() {
        return rows;
    }

    int get(int y, int x) {
        if (y < 0 || y >= 3 || x < 0 || x >= 5) {
            return 0;
        }
        return rows[y][x];    //~ unknown[null-dereference], unknown[array-index]
    }
}
//~ obligations: 4
